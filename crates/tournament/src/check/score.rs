//! What each slot has from a round, worked out a second time: the sheet, then what the hall gives and takes.
use super::world::World;
use crate::id::{EntryId, RoundNo, TableId, TableNo};
use crate::penalty::{Force, Penalty, Sanction, Unit};
use crate::protocol::{Deals, Progress, Sheet, Totals};
use crate::round::Signal;
use crate::seats::{Origin, RoundKind, Seats};
use crate::substitute::Substitution;
use rules::classical::{
    ClassicalRules, DealEnd, DealResult, LateSanction, Lateness, Replacement, Scoring, Stage,
};
use rules::frame::classical::Game as ClassicalGame;
use rules::frame::riichi::{FinalScores, Game as RiichiGame, PlayedDeal, finish};
use rules::frame::sichuan::SichuanGame;
use rules::hall::{LateScale, MissedRound, ReplacedResult};
use rules::regulation::TableRules;
use rules::riichi::{CHOMBO_DEDUCTION, ChomboCost, DrawPayment, RiichiRules};
use rules::seat::Seat;
use rules::settlement::Party;
use rules::sichuan::{DealResult as SichuanDeal, Players, SichuanRules};

/// What a slot has from a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// Halves of tournament points, whists, Mahjongs.
    Classical { halves: i64, whists: i64, mahjongs: i64 },
    /// Game points, and sessions won: one or none.
    Sichuan { points: i64, won: i64 },
    /// Table points, the first and the last of the places shared, twelfths of the result, chombos.
    Riichi { points: i64, places: (i64, i64), twelfths: i64, chombos: i64 },
}

/// A mark with its slot and the table where it was played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    pub(super) entry: EntryId,
    pub(super) table: Option<TableNo>,
    pub(super) mark: Mark,
}

/// A riichi game of its deals.
pub(super) struct Folded {
    pub(super) points: [i32; 4],
    pub(super) bets: u16,
    pub(super) chombos: [u8; 4],
    /// Whether the game has come to its end.
    pub(super) over: Option<usize>,
    /// The first deal that cannot be, from 0.
    pub(super) bad: Option<usize>,
}

/// Plays the deals of a riichi game again.
pub(super) fn fold_riichi(rules: &RiichiRules, deals: &[PlayedDeal]) -> Folded {
    let mut game = RiichiGame::start(rules);
    let mut folded = Folded { points: game.scores, bets: game.bets, chombos: [0; 4], over: None, bad: None };
    for (i, deal) in deals.iter().enumerate() {
        if folded.over.is_some() {
            break;
        }
        let Ok(step) = game.after(rules, deal) else {
            folded.bad = Some(i);
            break;
        };
        for seat in Seat::ALL {
            let pays = step.payments.iter().any(|t| {
                t.kind == DrawPayment::Chombo && matches!(t.from, Party::Seat(from) if from == seat)
            });
            if pays || step.game.deductions[seat.index()] > game.deductions[seat.index()] {
                folded.chombos[seat.index()] += 1;
            }
        }
        if let rules::frame::riichi::Next::End(_) = step.next {
            folded.over = Some(i);
        }
        game = step.game;
    }
    folded.points = game.scores;
    folded.bets = game.bets;
    folded
}

/// What the deals of a Sichuan session brought, and the first that cannot be.
pub(super) fn fold_sichuan(
    rules: &SichuanRules,
    players: Players,
    deals: &[SichuanDeal],
) -> (Vec<[i32; 4]>, Option<usize>) {
    let mut game = SichuanGame::new(rules, players);
    let mut all = Vec::new();
    for (i, deal) in deals.iter().enumerate() {
        match game.deal(deal) {
            Ok(settlement) => all.push(settlement.deltas()),
            Err(_) => return (all, Some(i)),
        }
    }
    (all, None)
}

/// Halves of tournament points, whists and Mahjongs of each seat in each classical deal, and the first that cannot be.
pub(super) fn fold_classical(
    rules: &ClassicalRules,
    stage: Stage,
    late: [Lateness; 4],
    deals: &[DealResult],
) -> (Vec<[[i64; 3]; 4]>, Option<usize>) {
    let mut game = ClassicalGame::new(stage, late);
    let mut all = Vec::new();
    for (i, deal) in deals.iter().enumerate() {
        let Ok(score) = game.play(rules, deal) else { return (all, Some(i)) };
        let points = score.points();
        all.push(Seat::ALL.map(|seat| {
            let made = i64::from(deal.winner() == Some(seat));
            [i64::from(points[seat.index()].halves()), i64::from(score.whists[seat.index()]), made]
        }));
    }
    (all, None)
}

impl World {
    /// What each slot has from a round: of confirmed protocols, and what is awarded without one.
    pub(super) fn lines(&self, round: RoundNo) -> Vec<Line> {
        let mut all = Vec::new();
        for (i, seats) in self.tables(round).iter().enumerate() {
            let at = TableId { round, table: TableNo(i as u16 + 1) };
            if self.is_void(at) {
                continue;
            }
            match self.papers.get(&at) {
                Some(paper) => {
                    if let (Progress::Confirmed(_), Some(entered)) =
                        (paper.progress, paper.versions.get(paper.current))
                    {
                        for (entry, mark) in self.of_sheet(round, seats, &entered.sheet) {
                            all.push(Line { entry, table: Some(at.table), mark });
                        }
                    }
                }
                None if self.has_begun(round) => {
                    for (entry, mark) in self.awards(at, seats) {
                        all.push(Line { entry, table: None, mark });
                    }
                }
                None => {}
            }
        }
        if self.has_begun(round) {
            self.of_others(round, &mut all);
        }
        all
    }

    /// Slots that sat at no table, or whose table brought them nothing.
    fn of_others(&self, round: RoundNo, all: &mut Vec<Line>) {
        let Some(seated) = self.rounds.get(&round) else { return };
        if seated.origin != Origin::Loaded {
            let at_none = |entry: &&EntryId| self.seat_of(round, **entry).is_none();
            for entry in seated.out.iter().filter(at_none).filter(|e| !self.is_missing(round, **e)) {
                let mark = match &self.law.table {
                    TableRules::Riichi(_) => None,
                    TableRules::Sichuan(rules) => Some(self.sichuan_award(round, rules, *entry)),
                    TableRules::Classical(rules) => {
                        let alone = [Some(*entry), None, None, None];
                        self.classical_award(round, rules, &alone, 3).first().map(|(_, mark)| *mark)
                    }
                };
                all.extend(mark.map(|mark| Line { entry: *entry, table: None, mark }));
            }
        }
        let Some(play) = self.plays.get(&round) else { return };
        for entry in play.absent.keys() {
            let wrote = self
                .seat_of(round, *entry)
                .is_some_and(|(table, _)| self.papers.contains_key(&TableId { round, table }));
            if !wrote {
                let mark = self.missed();
                all.extend(mark.map(|mark| Line { entry: *entry, table: None, mark }));
            }
        }
    }

    fn of_sheet(&self, round: RoundNo, seats: &Seats, sheet: &Sheet) -> Vec<(EntryId, Mark)> {
        match &self.law.table {
            TableRules::Riichi(rules) => self.riichi(round, rules, seats, sheet),
            TableRules::Sichuan(rules) => self.sichuan(round, rules, seats, sheet),
            TableRules::Classical(rules) => self.classical(round, rules, seats, sheet),
        }
    }

    /// What a table has that did not play.
    fn awards(&self, at: TableId, seats: &Seats) -> Vec<(EntryId, Mark)> {
        let small = self.players_at(at) < self.least();
        match &self.law.table {
            // Who did not come has nothing for it, whoever was put in for him: nobody plays there.
            TableRules::Sichuan(rules) if small => seats
                .iter()
                .flatten()
                .filter(|entry| !self.is_missing(at.round, **entry))
                .map(|entry| (*entry, self.sichuan_award(at.round, rules, *entry)))
                .collect(),
            TableRules::Riichi(_) | TableRules::Sichuan(_) => Vec::new(),
            TableRules::Classical(rules) => {
                let empty = |i: &usize| seats[*i].is_some_and(|entry| self.is_deserted(at.round, entry));
                let gap = (0..4).find(empty).or_else(|| (0..4).find(|i| small && seats[*i].is_none()));
                match gap {
                    None => Vec::new(),
                    Some(gap) => {
                        let mut all = self.classical_award(at.round, rules, seats, gap);
                        all.retain(|(entry, _)| !self.is_deserted(at.round, *entry));
                        all
                    }
                }
            }
        }
    }

    /// The first who was put in for a slot says from when on its player was away.
    fn put(&self, round: RoundNo, entry: EntryId) -> Option<&Substitution> {
        self.puts_of(entry, round).first().copied()
    }

    /// Whether the player of a slot did not come, whoever played for him.
    pub(super) fn is_missing(&self, round: RoundNo, entry: EntryId) -> bool {
        self.is_absent(round, entry) || self.band(round, entry) == Lateness::NoShow
    }

    /// Whether nobody plays at the seat.
    fn is_deserted(&self, round: RoundNo, entry: EntryId) -> bool {
        self.is_missing(round, entry) && self.put(round, entry).is_none_or(|put| put.by.is_none())
    }

    /// How late a slot came, as the deals of its table are scored with.
    pub(super) fn band(&self, round: RoundNo, entry: EntryId) -> Lateness {
        let late = self.plays.get(&round).and_then(|play| play.late.get(&entry));
        let Some(by) = late.map(|by| by.0).filter(|by| *by > 0) else { return Lateness::OnTime };
        let law = &self.law.hall.late;
        if law.no_show_minutes.value.get().is_some_and(|most| by > i64::from(most) * 60_000) {
            return Lateness::NoShow;
        }
        if law.scale.value != LateScale::DealScale {
            return Lateness::OnTime;
        }
        match (by, &self.law.table) {
            (_, TableRules::Riichi(_) | TableRules::Sichuan(_)) => Lateness::OnTime,
            (1..300_000, _) => Lateness::Short,
            (300_000..600_000, _) => Lateness::Middle,
            _ => Lateness::Long,
        }
    }

    fn bands(&self, round: RoundNo, seats: &Seats) -> [Lateness; 4] {
        seats.map(|seat| seat.map_or(Lateness::OnTime, |entry| self.band(round, entry)))
    }

    pub(super) fn stage(&self, round: RoundNo) -> Stage {
        match self.rounds.get(&round).map(|seated| seated.kind) {
            Some(RoundKind::Final) => Stage::Final,
            _ => Stage::Qualifying,
        }
    }

    fn in_force(&self, round: RoundNo, entry: EntryId) -> impl Iterator<Item = &Penalty> {
        self.penalties
            .iter()
            .filter(move |p| p.entry == entry && p.round == round && p.force == Force::InForce)
    }

    /// What penalties take off in a unit.
    fn off(&self, round: RoundNo, entry: EntryId, unit: Unit) -> i64 {
        let mut sum = 0;
        for penalty in self.in_force(round, entry) {
            if let Sanction::Off(points, of) = penalty.sanction
                && of == unit
            {
                sum += i64::from(points);
            }
        }
        sum
    }

    fn is_annulled(&self, round: RoundNo, entry: EntryId) -> bool {
        self.in_force(round, entry).any(|penalty| penalty.sanction == Sanction::Annulled)
    }

    /// What somebody has whose seat's result is not his.
    fn replaced(&self) -> Option<Mark> {
        let law = &self.law.hall.substitute;
        let points = i64::from(law.points.value.get().unwrap_or(0));
        match law.result.value {
            ReplacedResult::SlotGoesOn | ReplacedResult::Valid => None,
            ReplacedResult::OwnDealsOnly | ReplacedResult::LastPlaceFixedPoints => {
                Some(match &self.law.table {
                    TableRules::Riichi(rules) => {
                        let start = i64::from(rules.game.start_points.value.get());
                        let twelfths = (points - start) * 12;
                        Mark::Riichi { points, places: (4, 4), twelfths, chombos: 0 }
                    }
                    TableRules::Sichuan(_) => Mark::Sichuan { points, won: 0 },
                    TableRules::Classical(_) => Mark::Classical { halves: 0, whists: points, mahjongs: 0 },
                })
            }
        }
    }

    fn missed(&self) -> Option<Mark> {
        match self.law.hall.late.missed.value {
            MissedRound::AsReplaced => self.replaced(),
            MissedRound::Out | MissedRound::Nothing => None,
        }
    }

    fn riichi(
        &self,
        round: RoundNo,
        rules: &RiichiRules,
        seats: &Seats,
        sheet: &Sheet,
    ) -> Vec<(EntryId, Mark)> {
        let (points, bets, written) = match sheet {
            Sheet::Totals(Totals::Riichi { points, bets, chombos }) => (*points, *bets, *chombos),
            Sheet::Deals(Deals::Riichi(deals)) | Sheet::Game(_, Deals::Riichi(deals)) => {
                let folded = fold_riichi(rules, deals);
                (folded.points, folded.bets, folded.chombos)
            }
            _ => return Vec::new(),
        };
        let given =
            |entry: EntryId| self.in_force(round, entry).filter(|p| p.sanction == Sanction::Chombo).count();
        let chombos: [i64; 4] = std::array::from_fn(|i| {
            let given = seats[i].map_or(0, given) as i64;
            given.max(i64::from(written[i]))
        });
        let each = match rules.result.chombo.value {
            ChomboCost::AfterUma => CHOMBO_DEDUCTION,
            ChomboCost::Mangan => 0,
        };
        let deductions = chombos.map(|n| each * n as i32);
        let finished = finish(rules, &FinalScores { points, bets, deductions });
        let totals = finished.totals();
        let law = &self.law.hall;
        let mut all = Vec::new();
        for (i, entry) in seats.iter().enumerate() {
            let Some(entry) = *entry else { continue };
            let put_in = self.put(round, entry).is_some_and(|put| put.by.is_some());
            let fixed = if put_in && law.substitute.result.value == ReplacedResult::LastPlaceFixedPoints {
                self.replaced()
            } else if self.is_deserted(round, entry) {
                self.missed()
            } else {
                None
            };
            let off = self.off(round, entry, Unit::TablePoints);
            let player = &finished.players[i];
            let mark = match fixed {
                Some(mark) => mark,
                None if self.is_annulled(round, entry) => {
                    Mark::Riichi { points: 0, places: (4, 4), twelfths: 0, chombos: 0 }
                }
                None => Mark::Riichi {
                    points: i64::from(player.points) - off,
                    places: (i64::from(player.place.first), i64::from(player.place.last)),
                    twelfths: totals[i].twelfths() - 12 * off,
                    chombos: chombos[i],
                },
            };
            all.push((entry, mark));
        }
        all
    }

    fn sichuan_award(&self, round: RoundNo, rules: &SichuanRules, entry: EntryId) -> Mark {
        let award = i64::from(rules.session.incomplete_award.value.get());
        Mark::Sichuan { points: award - self.off(round, entry, Unit::GamePoints), won: 0 }
    }

    fn sichuan(
        &self,
        round: RoundNo,
        rules: &SichuanRules,
        seats: &Seats,
        sheet: &Sheet,
    ) -> Vec<(EntryId, Mark)> {
        let own_only = self.law.hall.substitute.result.value == ReplacedResult::OwnDealsOnly;
        // From which deal on somebody else played, counted from 0.
        let away = |entry: EntryId| -> Option<usize> {
            if !own_only {
                return None;
            }
            match self.put(round, entry) {
                Some(put) => Some(usize::from(put.from_deal.max(1)) - 1),
                None => self.is_deserted(round, entry).then_some(0),
            }
        };
        let (mut whole, mut own) = ([0_i64; 4], [None; 4]);
        match sheet {
            Sheet::Totals(Totals::Sichuan { points, own: parts }) => {
                for (i, seat) in seats.iter().enumerate() {
                    whole[i] = i64::from(points[i]);
                    own[i] = seat
                        .and_then(away)
                        .map(|from| if from == 0 { 0 } else { i64::from(parts[i].unwrap_or(0)) });
                }
            }
            Sheet::Deals(Deals::Sichuan(deals)) | Sheet::Game(_, Deals::Sichuan(deals)) => {
                let Some(players) = Players::of(seats.iter().flatten().count()) else { return Vec::new() };
                let played = fold_sichuan(rules, players, deals).0;
                for (i, seat) in seats.iter().enumerate() {
                    whole[i] = played.iter().map(|deal| i64::from(deal[i])).sum();
                    own[i] = seat
                        .and_then(away)
                        .map(|from| played.iter().take(from).map(|deal| i64::from(deal[i])).sum());
                }
            }
            _ => return Vec::new(),
        }
        // Penalties are in the result of the session; an annulled one is nothing.
        for (i, seat) in seats.iter().enumerate() {
            let Some(entry) = *seat else { continue };
            let off = self.off(round, entry, Unit::GamePoints);
            let void = self.is_annulled(round, entry);
            whole[i] = if void { 0 } else { whole[i] - off };
            own[i] = own[i].map(|own| if void { 0 } else { own - off });
        }
        let mut all = Vec::new();
        for (i, seat) in seats.iter().enumerate() {
            let Some(entry) = *seat else { continue };
            let points = own[i].unwrap_or(whole[i]);
            // Strictly more than the whole seat of everybody else.
            let first = (0..4).all(|j| j == i || seats[j].is_none() || points > whole[j]);
            all.push((entry, Mark::Sichuan { points, won: i64::from(first) }));
        }
        all
    }

    /// All deals of a round to those at a table at which somebody is missing.
    fn classical_award(
        &self,
        round: RoundNo,
        rules: &ClassicalRules,
        seats: &Seats,
        gap: usize,
    ) -> Vec<(EntryId, Mark)> {
        let length = rules.deals(self.stage(round));
        let deal = DealResult::new(DealEnd::Absent(Seat::ALL[gap], Replacement::Impossible));
        let deals = vec![deal; usize::try_from(length.value.get()).unwrap_or(0)];
        let mut all = self.classical_deals(round, rules, seats, &deals);
        all.retain(|(entry, _)| seats[gap] != Some(*entry));
        all
    }

    fn classical_deals(
        &self,
        round: RoundNo,
        rules: &ClassicalRules,
        seats: &Seats,
        deals: &[DealResult],
    ) -> Vec<(EntryId, Mark)> {
        let played = fold_classical(rules, self.stage(round), self.bands(round, seats), deals).0;
        let own_only = self.law.hall.substitute.result.value == ReplacedResult::OwnDealsOnly;
        let mut all = Vec::new();
        for (i, seat) in seats.iter().enumerate() {
            let Some(entry) = *seat else { continue };
            let away = self.put(round, entry).filter(|_| own_only);
            let most = away.map_or(usize::MAX, |put| usize::from(put.from_deal.max(1)) - 1);
            let mut sum = [0; 3];
            for deal in played.iter().take(most) {
                for (sum, part) in sum.iter_mut().zip(deal[i]) {
                    *sum += part;
                }
            }
            all.push((entry, self.classical_mark(round, entry, sum)));
        }
        all
    }

    fn classical(
        &self,
        round: RoundNo,
        rules: &ClassicalRules,
        seats: &Seats,
        sheet: &Sheet,
    ) -> Vec<(EntryId, Mark)> {
        let (deals, totals) = match sheet {
            Sheet::Deals(Deals::Classical(deals)) | Sheet::Game(_, Deals::Classical(deals)) => {
                return self.classical_deals(round, rules, seats, deals);
            }
            Sheet::Totals(Totals::Classical { deals, seats }) => (*deals, seats),
            _ => return Vec::new(),
        };
        let scoring = rules.scoring(self.stage(round)).value;
        let waited = |entry: EntryId| self.is_missing(round, entry) && !self.is_deserted(round, entry);
        let absent = (0..4).find(|i| seats[*i].is_some_and(waited));
        let mut all = Vec::new();
        for (i, seat) in seats.iter().enumerate() {
            let Some(entry) = *seat else { continue };
            let mut halves = 0;
            if scoring == Scoring::TournamentPoints {
                halves = i64::from(totals[i].points.halves());
                // Points for each deal that was played go with lateness.
                if let Some(sanction) = self.band(round, entry).sanction(rules)
                    && let LateSanction::PointsOffDeal(points) = sanction.value
                {
                    halves -= i64::from(points.halves()) * i64::from(deals);
                }
                if absent.is_some_and(|absent| absent != i) {
                    halves += 2 * i64::from(rules.late.absent_first.value.get());
                }
            }
            let sum = [halves, i64::from(totals[i].whists), i64::from(totals[i].mahjongs)];
            all.push((entry, self.classical_mark(round, entry, sum)));
        }
        all
    }

    /// What the hall makes of a seat's sums.
    fn classical_mark(&self, round: RoundNo, entry: EntryId, sum: [i64; 3]) -> Mark {
        let fixed = self.law.hall.substitute.result.value == ReplacedResult::LastPlaceFixedPoints;
        if fixed
            && self.put(round, entry).is_some()
            && let Some(mark) = self.replaced()
        {
            return mark;
        }
        if self.is_annulled(round, entry) {
            return Mark::Classical { halves: 0, whists: 0, mahjongs: 0 };
        }
        Mark::Classical {
            halves: sum[0] - self.off(round, entry, Unit::TournamentPointHalves),
            whists: sum[1] - self.off(round, entry, Unit::Whists),
            mahjongs: sum[2],
        }
    }

    /// Whether the judge has given the signal that ends a table's game.
    pub(super) fn was_ended(&self, at: TableId) -> bool {
        self.heard(at).iter().any(|s| matches!(s.signal, Signal::LastDeal | Signal::End))
    }
}
