//! Protocols: where and when they are entered, what stands in them, who confirms them.
use super::score::{fold_classical, fold_riichi, fold_sichuan};
use super::{Fault, Walk};
use crate::event::{Entry, Event};
use crate::id::{EntryId, TableId, Version};
use crate::protocol::{ClassicalTotals, Deals, Entered, Event as Happened, Progress, Sheet, Totals};
use crate::round::Signal;
use crate::seats::{RoundKind, Visibility};
use crate::who::Role;
use rules::classical::{ClassicalRules, Lateness, Scoring, Stage, Topic as ClassicalTopic};
use rules::hall::{HallTopic, ReplacedResult};
use rules::regulation::TableRules;
use rules::riichi::Topic as RiichiTopic;
use rules::seat::{Seat, SeatSet};
use rules::sichuan::{Players, Topic as SichuanTopic};

impl Walk<'_> {
    pub(super) fn protocol(&mut self, entry: &Entry, event: &Happened) {
        match event {
            Happened::Entered { at, version, entered } => {
                if self.new_version(*at, *version) {
                    self.sheet(*at, &entered.sheet);
                }
                let progress = self.world.papers.get(at).map(|paper| paper.progress);
                let settled = |event: &Event| matches!(event, Event::Protocol(Happened::Settled { at: there, .. }) if there == at);
                let is_done = matches!(progress, Some(Progress::Confirmed(_) | Progress::Conflict));
                if is_done && !(entry.by.role >= Role::Judge && entry.events.iter().any(settled)) {
                    self.say(Fault::ProtocolConfirmed).at(*at);
                }
            }
            Happened::Contradicted { at, version, entered } => {
                if self.new_version(*at, *version) {
                    self.sheet(*at, &entered.sheet);
                }
                if !self.world.papers.contains_key(at) {
                    self.say(Fault::OtherVersion).at(*at).numbers(1, version.0);
                }
            }
            Happened::SeatConfirmed { at, version, seat } => {
                self.is_current(*at, *version);
                let empty = self.world.table(*at).is_none_or(|seats| seats[seat.index()].is_none());
                if empty || !self.needed(*at).contains(*seat) {
                    self.say(Fault::OtherSeat).at(*at).numbers(0, seat.index() as i64);
                }
            }
            Happened::Confirmed { at, version, .. } => {
                self.is_current(*at, *version);
                self.confirmed_by(entry, *at);
                self.finished(*at);
            }
            Happened::Objected { at, .. } => {
                if !self.world.papers.contains_key(at) {
                    self.say(Fault::ProtocolMissing).at(*at);
                }
                self.may_change(*at);
            }
            Happened::Settled { at, version, .. } => {
                self.may_change(*at);
                let versions = self.world.papers.get(at).map_or(0, |paper| paper.versions.len());
                if version.index() >= versions {
                    self.say(Fault::OtherVersion).at(*at).numbers(versions as i64, version.0);
                }
            }
        }
    }

    /// The table is there and its round is open.
    fn may_change(&mut self, at: TableId) -> bool {
        if self.world.table(at).is_none() {
            self.say(Fault::TableNotSeated).at(at);
            return false;
        }
        if self.world.is_void(at) {
            let basis = self.world.law.hall.cite(HallTopic::VoidGame);
            self.say(Fault::VoidTable).at(at).by(basis);
        }
        if self.world.is_confirmed(at.round) {
            self.say(Fault::RoundConfirmed).at(at);
        }
        true
    }

    fn new_version(&mut self, at: TableId, version: Version) -> bool {
        if !self.may_change(at) {
            return false;
        }
        let seated = self.world.rounds.get(&at.round);
        let is_game = seated.is_some_and(|seated| seated.kind == RoundKind::Game);
        if seated.is_none_or(|seated| seated.visibility == Visibility::Planned) {
            self.say(Fault::NotPublished).at(at);
        } else if !is_game && !self.world.heard(at).iter().any(|s| s.signal == Signal::Start) {
            let basis = self.world.law.hall.cite(HallTopic::StartSignal);
            self.say(Fault::NotStarted).at(at).by(basis);
        }
        let next = self.world.papers.get(&at).map_or(0, |paper| paper.versions.len()) + 1;
        if usize::from(version.0) != next {
            self.say(Fault::OtherVersion).at(at).numbers(next as i64, version.0);
        }
        true
    }

    fn is_current(&mut self, at: TableId, version: Version) {
        self.may_change(at);
        let Some(paper) = self.world.papers.get(&at) else {
            self.say(Fault::ProtocolMissing).at(at);
            return;
        };
        let (current, conflict) = (paper.current as i64 + 1, paper.progress == Progress::Conflict);
        if conflict {
            self.say(Fault::ConflictOpen).at(at);
        }
        if i64::from(version.0) != current {
            self.say(Fault::OtherVersion).at(at).numbers(current, version.0);
        }
    }

    /// The seats that must confirm: where somebody sits, without whoever entered the result.
    fn needed(&self, at: TableId) -> SeatSet {
        let seats = self.world.table(at).copied().unwrap_or_default();
        let paper = self.world.papers.get(&at);
        let entered: Option<&Entered> = paper.and_then(|paper| paper.versions.get(paper.current));
        let by = entered.and_then(|entered| entered.by.person).map(|person| self.world.really(person));
        let mut needed = SeatSet::EMPTY;
        for seat in Seat::ALL {
            let Some(slot) = seats[seat.index()] else { continue };
            let own = by.is_some_and(|person| self.world.players_of(slot, at.round).contains(&person));
            let puts = self.world.puts_of(slot, at.round);
            let there = if puts.is_empty() {
                !self.world.is_absent(at.round, slot)
            } else {
                puts.iter().any(|put| put.by.is_some())
            };
            if there && !own {
                needed.insert(seat);
            }
        }
        needed
    }

    /// A judge confirms for all; otherwise all seats have.
    fn confirmed_by(&mut self, entry: &Entry, at: TableId) {
        let by_seat = |event: &Event| matches!(event, Event::Protocol(Happened::SeatConfirmed { .. }));
        let Some(paper) = self.world.papers.get(&at) else { return };
        let (progress, objections) = (paper.progress, paper.objections);
        if objections > 0 {
            self.say(Fault::ObjectionOpen).at(at).numbers(0, objections as i64);
        }
        if entry.by.role >= Role::Judge && !entry.events.iter().any(by_seat) {
            return;
        }
        let Progress::Entered(seats) = progress else { return };
        let missing = self.needed(at).difference(seats).len();
        if missing > 0 {
            self.say(Fault::ConfirmationMissing).at(at).numbers(0, missing as i64);
        }
    }

    /// The game of a protocol that players confirm has come to its end.
    fn finished(&mut self, at: TableId) {
        let Some(paper) = self.world.papers.get(&at) else { return };
        let Some(sheet) = paper.versions.get(paper.current).map(|entered| entered.sheet.clone()) else {
            return;
        };
        let ended = self.world.was_ended(at);
        match (&self.world.law.table, &sheet) {
            (TableRules::Classical(rules), sheet) => {
                let (most, basis) = length(rules, self.world.stage(at.round));
                let seats = self.world.table(at).copied().unwrap_or_default();
                let waited = |slot: &EntryId| {
                    let came_in = self.world.puts_of(*slot, at.round).iter().any(|put| put.by.is_some());
                    self.world.is_missing(at.round, *slot) && came_in
                };
                let first = i64::from(seats.iter().flatten().any(waited));
                let played = match sheet {
                    Sheet::Totals(Totals::Classical { deals, .. }) => i64::from(*deals) + first,
                    Sheet::Deals(Deals::Classical(deals)) | Sheet::Game(_, Deals::Classical(deals)) => {
                        deals.len() as i64
                    }
                    _ => return,
                };
                if played < most && !ended {
                    self.say(Fault::WrongDeals).at(at).numbers(most, played).by(basis);
                }
            }
            (
                TableRules::Riichi(rules),
                Sheet::Deals(Deals::Riichi(deals)) | Sheet::Game(_, Deals::Riichi(deals)),
            ) => {
                let law = self.world.law.hall.clock.round_minutes.value.get().is_some();
                let clock = law || self.world.settings.choices.round_minutes.is_some();
                let basis = rules.cite(RiichiTopic::LastDealPasses);
                if !clock && !ended && fold_riichi(rules, deals).over.is_none() {
                    self.say(Fault::WrongDeals).at(at).by(basis);
                }
            }
            _ => {}
        }
    }

    /// What stands in a sheet can be.
    fn sheet(&mut self, at: TableId, sheet: &Sheet) {
        let seats = self.world.table(at).copied().unwrap_or_default();
        let players = self.world.players_at(at);
        if players < self.world.least() && !self.world.is_void(at) {
            let basis = self.world.law.hall.cite(HallTopic::TooFewDoNotPlay);
            let least = self.world.least() as i64;
            self.say(Fault::TooFewPlayers).at(at).numbers(least, players as i64).by(basis);
        }
        let table = self.world.law.table.clone();
        match (&table, sheet) {
            (TableRules::Riichi(rules), Sheet::Totals(Totals::Riichi { points, bets, chombos })) => {
                let sum = points.iter().map(|p| i64::from(*p)).sum::<i64>() + 1000 * i64::from(*bets);
                let should = 4 * i64::from(rules.game.start_points.value.get());
                if sum != should {
                    let basis = rules.cite(RiichiTopic::TableSum);
                    self.say(Fault::WrongSum).at(at).numbers(should, sum).by(basis);
                }
                if points.iter().any(|p| p % 100 != 0) {
                    self.say(Fault::NotHundreds).at(at);
                }
                self.empty_seats(at, |i| points[i] != 0 || chombos[i] > 0);
            }
            (TableRules::Sichuan(rules), Sheet::Totals(Totals::Sichuan { points, own })) => {
                let sum: i64 = points.iter().map(|p| i64::from(*p)).sum();
                let each = i64::from(rules.payment.forbidden_suit.value.get());
                if !nothing_or_fines(sum, each, i64::MAX) {
                    self.say(Fault::WrongSum).at(at).numbers(0, sum).by(rules.cite(SichuanTopic::Counted));
                }
                self.empty_seats(at, |i| points[i] != 0);
                let law = self.world.law.hall.substitute.result;
                for (i, slot) in seats.iter().enumerate() {
                    let Some(slot) = *slot else { continue };
                    let put = self.world.puts_of(slot, at.round).first().map(|put| put.from_deal);
                    let lacks = put.is_some_and(|from| from > 1) && own[i].is_none();
                    if lacks && law.value == ReplacedResult::OwnDealsOnly {
                        self.say(Fault::OwnPartMissing).at(at).entry(slot).by(law.basis);
                    }
                }
            }
            (TableRules::Classical(rules), Sheet::Totals(Totals::Classical { deals, seats: totals })) => {
                self.classical_totals(at, rules, *deals, totals);
            }
            (
                TableRules::Riichi(rules),
                Sheet::Deals(Deals::Riichi(deals)) | Sheet::Game(_, Deals::Riichi(deals)),
            ) => {
                let folded = fold_riichi(rules, deals);
                if let Some(bad) = folded.bad {
                    self.say(Fault::UnlawfulDeal).at(at).numbers(0, bad as i64 + 1);
                }
                if let Some(over) = folded.over.filter(|over| over + 1 < deals.len()) {
                    self.say(Fault::AfterEnd).at(at).numbers(over as i64 + 1, deals.len() as i64);
                }
                // Folded again, the points still add up to what the table began with.
                let sum =
                    folded.points.iter().map(|p| i64::from(*p)).sum::<i64>() + 1000 * i64::from(folded.bets);
                let should = 4 * i64::from(rules.game.start_points.value.get());
                if sum != should {
                    self.say(Fault::WrongSum)
                        .at(at)
                        .numbers(should, sum)
                        .by(rules.cite(RiichiTopic::TableSum));
                }
            }
            (
                TableRules::Sichuan(rules),
                Sheet::Deals(Deals::Sichuan(deals)) | Sheet::Game(_, Deals::Sichuan(deals)),
            ) => {
                if let Some(players) = Players::of(seats.iter().flatten().count())
                    && let Some(bad) = fold_sichuan(rules, players, deals).1
                {
                    self.say(Fault::UnlawfulDeal).at(at).numbers(0, bad as i64 + 1);
                }
            }
            (
                TableRules::Classical(rules),
                Sheet::Deals(Deals::Classical(deals)) | Sheet::Game(_, Deals::Classical(deals)),
            ) => {
                let stage = self.world.stage(at.round);
                let late = seats.map(|slot| slot.map_or(Lateness::OnTime, |s| self.world.band(at.round, s)));
                let (most, basis) = length(rules, stage);
                if let Some(bad) = fold_classical(rules, stage, late, deals).1 {
                    let fault = if bad as i64 >= most { Fault::AfterEnd } else { Fault::UnlawfulDeal };
                    self.say(fault).at(at).numbers(most, bad as i64 + 1).by(basis);
                }
            }
            _ => _ = self.say(Fault::OtherFamily).at(at),
        }
    }

    fn empty_seats(&mut self, at: TableId, has: impl Fn(usize) -> bool) {
        let seats = self.world.table(at).copied().unwrap_or_default();
        for (i, slot) in seats.iter().enumerate() {
            if slot.is_none() && has(i) {
                self.say(Fault::EmptySeat).at(at).numbers(0, i as i64);
            }
        }
    }

    fn classical_totals(
        &mut self,
        at: TableId,
        rules: &ClassicalRules,
        deals: u8,
        totals: &[ClassicalTotals; 4],
    ) {
        let stage = self.world.stage(at.round);
        let (most, basis) = length(rules, stage);
        if i64::from(deals) > most {
            self.say(Fault::WrongDeals).at(at).numbers(most, deals).by(basis);
        }
        let sum: i64 = totals.iter().map(|t| i64::from(t.whists)).sum();
        let fine = i64::from(rules.false_mahjong.fine.value.get());
        if !nothing_or_fines(sum, fine, 3 * i64::from(deals)) {
            self.say(Fault::WrongSum).at(at).numbers(0, sum).by(rules.cite(ClassicalTopic::Whists));
        }
        let made: i64 = totals.iter().map(|t| i64::from(t.mahjongs)).sum();
        if made > i64::from(deals) {
            self.say(Fault::TooManyMahjongs).at(at).numbers(deals, made);
        }
        let scoring = rules.scoring(stage).value;
        // Last with a heavy loss, first with a heavy win; a final has whists alone.
        let (worst, best) = if scoring == Scoring::TournamentPoints { (-3, 6) } else { (0, 0) };
        // Places are worth 3, 2, 1 and 0; at best three are far ahead, and the fourth pays for all.
        let all: i64 = totals.iter().map(|t| i64::from(t.points.halves())).sum();
        let together = 2 * 12 * i64::from(deals);
        if all > together {
            let basis = rules.cite(ClassicalTopic::DealPoints);
            self.say(Fault::PointsOutOfRange).at(at).numbers(together, all).by(basis);
        }
        let seats = self.world.table(at).copied().unwrap_or_default();
        for (i, own) in totals.iter().enumerate() {
            let halves = i64::from(own.points.halves());
            let (from, to) = (2 * worst * i64::from(deals), 2 * best * i64::from(deals));
            if halves < from || halves > to {
                let basis = rules.cite(ClassicalTopic::DealPoints);
                self.say(Fault::PointsOutOfRange)
                    .at(at)
                    .numbers(if halves < from { from } else { to }, halves)
                    .by(basis);
            }
            let late = seats[i].map_or(Lateness::OnTime, |slot| self.world.band(at.round, slot));
            if late == Lateness::Short && own.mahjongs > 0 {
                let basis = rules.late.mahjong_whists.basis;
                self.say(Fault::WrongDeals).at(at).numbers(0, own.mahjongs).by(basis);
            }
        }
        self.empty_seats(at, |i| totals[i].whists != 0 || totals[i].mahjongs > 0);
    }
}

/// How many deals a stage has, and where that stands.
fn length(rules: &ClassicalRules, stage: Stage) -> (i64, rules::clause::Basis) {
    let deals = rules.deals(stage);
    (i64::from(deals.value.get()), deals.basis)
}

/// A sum is nothing, or falls short by some fines that are paid to nobody.
fn nothing_or_fines(sum: i64, each: i64, most: i64) -> bool {
    sum == 0 || (sum < 0 && each > 0 && sum % each == 0 && -sum / each <= most)
}
