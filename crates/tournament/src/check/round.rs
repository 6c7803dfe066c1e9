//! Rounds: signals and their time, lateness and what follows from it, confirmation and opening again.
use super::world::reaches;
use super::{Fault, Walk};
use crate::event::{Entry, Event};
use crate::id::{EntryId, RoundNo, TableId, TableNo};
use crate::penalty::{self, Offence, Sanction, Unit};
use crate::people::Told;
use crate::protocol::{Progress, Sheet, Totals};
use crate::round::{Event as Happened, Extra, GivenSignal, Signal, Tables};
use crate::seats::{RoundKind, Visibility};
use crate::time::{Date, Moment, Span};
use rules::hall::{LateScale, MissedRound, ReplacedResult, TimeUp};
use rules::regulation::TableRules;

/// The same day so many months later, or the last of that month.
pub(super) fn months_after(day: Date, months: i32) -> Option<Date> {
    let (mut year, mut month) = (i32::from(day.year()), i32::from(day.month()) + months);
    while month > 12 {
        month -= 12;
        year += 1;
    }
    let (year, month) = (i16::try_from(year).ok()?, u8::try_from(month).ok()?);
    // A month has the day, or the one before it, or one of the two before that.
    (0..4).find_map(|short| Date::new(year, month, day.day().checked_sub(short)?))
}

impl Walk<'_> {
    pub(super) fn round(&mut self, entry: &Entry, event: &Happened) {
        match event {
            Happened::Signalled { round, given } => {
                self.is_open(*round);
                self.signal(*round, *given);
            }
            Happened::Extended { round, .. } => self.is_open(*round),
            Happened::CameLate { round, entry: slot, by } => self.came_late(entry, *round, *slot, *by),
            Happened::WasAbsent { round, entry: slot, told } => self.was_absent(entry, *round, *slot, *told),
            Happened::StoppedEarly { at, .. } => {
                self.is_open(at.round);
                self.is_table(*at);
                if self.world.heard(*at).iter().any(|s| s.signal == Signal::Start) {
                    let basis = self.world.law.hall.clock.early.basis;
                    self.say(Fault::EarlySignal).at(*at).by(basis);
                }
            }
            Happened::Voided { at, .. } => {
                self.is_open(at.round);
                self.is_table(*at);
                if self.world.is_void(*at) {
                    self.say(Fault::VoidTable).at(*at);
                }
            }
            Happened::Called { call, at, .. } => {
                self.is_table(*at);
                let next = self.world.calls.len() as u32 + 1;
                if call.0 != next {
                    self.say(Fault::NumberOutOfOrder).at(*at).numbers(next, call.0);
                }
            }
            Happened::Answered { call, .. } => {
                if self.world.calls.get(call.index()) != Some(&None) {
                    let there = self.world.calls.len() as i64;
                    self.say(Fault::Unknown).numbers(there, call.0);
                }
            }
            Happened::Confirmed { round, .. } => self.confirmed(*round),
            Happened::Reopened { round, .. } => {
                if !self.world.is_confirmed(*round) {
                    self.say(Fault::NotClosed).round(*round);
                }
            }
        }
    }

    fn is_table(&mut self, at: TableId) {
        if self.world.table(at).is_none() {
            self.say(Fault::TableNotSeated).at(at);
        }
    }

    /// The round is announced and not confirmed.
    fn is_open(&mut self, round: RoundNo) {
        let seated = self.world.rounds.get(&round);
        if seated.is_none_or(|seated| seated.visibility == Visibility::Planned) {
            self.say(Fault::NotPublished).round(round);
        }
        if self.world.is_confirmed(round) {
            self.say(Fault::RoundConfirmed).round(round);
        }
    }

    /// A signal reaches a table that plays, and the last deal is not called before the time is over. What goes to
    /// all is right where it is due at one table.
    fn signal(&mut self, round: RoundNo, given: GivenSignal) {
        let clock = self.world.law.hall.clock;
        let all =
            (1..=self.world.tables(round).len() as u16).map(|table| TableId { round, table: TableNo(table) });
        let meant: Vec<TableId> = all.filter(|at| reaches(given.tables, at.table)).collect();
        let (mut idle, mut early) = (Vec::new(), Vec::new());
        for at in &meant {
            if !self.world.heard(*at).iter().any(|s| s.signal == Signal::Start) {
                idle.push(*at);
            } else if let Some(left) = self.time_left(*at, given.at).filter(|left| *left > 0) {
                early.push((*at, left));
            }
        }
        let any = if given.tables == Tables::All { meant.len() } else { 1 };
        if given.signal != Signal::Start && idle.len() >= any {
            for at in &idle {
                self.say(Fault::NotStarted).at(*at);
            }
        }
        let waits = given.signal == Signal::LastDeal && clock.time_up.value == TimeUp::LastDealSignal;
        if waits && !early.is_empty() && early.len() + idle.len() >= any {
            for (at, left) in early {
                self.say(Fault::EarlySignal).at(at).numbers(0, left).by(clock.time_up.basis);
            }
        }
    }

    /// The milliseconds that a table has left; nothing where there is no limit.
    fn time_left(&self, at: TableId, now: Moment) -> Option<i64> {
        let law = &self.world.law.hall.clock;
        let minutes = match self.world.rounds.get(&at.round)?.kind {
            RoundKind::Final => law.final_minutes.value.get().map(i64::from),
            RoundKind::Round | RoundKind::Game => {
                let own = self.world.settings.choices.round_minutes.map(i64::from);
                law.round_minutes.value.get().map(i64::from).or(own)
            }
        };
        let mut length: i64 = minutes? * 60_000;
        let (mut started, mut paused_at) = (None, None);
        for signal in self.world.heard(at).iter().filter(|s| s.at <= now) {
            match signal.signal {
                Signal::Start if started.is_none() => started = Some(signal.at),
                Signal::Pause if started.is_some() && paused_at.is_none() => paused_at = Some(signal.at),
                Signal::Resume => {
                    if let Some(since) = paused_at.take() {
                        length = length.saturating_add((signal.at - since).0);
                    }
                }
                Signal::Start | Signal::Pause | Signal::LastDeal | Signal::End => {}
            }
        }
        if let Some(since) = paused_at {
            length = length.saturating_add((now - since).0);
        }
        for extra in &self.world.plays.get(&at.round)?.extras {
            if let Extra::Time(span) = extra.extra
                && reaches(extra.tables, at.table)
                && extra.at <= now
            {
                length = length.saturating_add(span.0);
            }
        }
        Some(started?.0.saturating_add(length).saturating_sub(now.0))
    }

    fn is_in_round(&mut self, round: RoundNo, slot: EntryId) {
        let out = self.world.rounds.get(&round).is_some_and(|seated| seated.out.contains(&slot));
        // Tables may have been closed up around somebody who takes part in the round.
        let is_round = self.world.rounds.get(&round).is_some_and(|seated| seated.kind == RoundKind::Round);
        let part = is_round && self.world.takes_part(slot, round);
        if self.world.seat_of(round, slot).is_none() && !out && !part {
            self.say(Fault::Unknown).round(round).entry(slot);
        }
        if self.world.is_confirmed(round) {
            self.say(Fault::RoundConfirmed).round(round);
        }
        if self.world.is_absent(round, slot) {
            self.say(Fault::WrongConsequence).round(round).entry(slot);
        }
    }

    /// What was given against a slot in a line.
    fn given_in(entry: &Entry, slot: EntryId) -> Vec<(Offence, Sanction)> {
        let given = |event: &Event| match event {
            Event::Penalty(penalty::Event::Given { penalty, .. }) if penalty.entry == slot => {
                Some((penalty.offence, penalty.sanction))
            }
            _ => None,
        };
        entry.events.iter().filter_map(given).collect()
    }

    fn came_late(&mut self, entry: &Entry, round: RoundNo, slot: EntryId, by: Span) {
        self.is_in_round(round, slot);
        if by.0 <= 0 {
            self.say(Fault::WrongConsequence).round(round).entry(slot).numbers(1, by.0);
        }
        let law = self.world.law.hall.late;
        let given = Self::given_in(entry, slot);
        // The judge may put him out instead of the scale.
        if given.contains(&(Offence::Late, Sanction::Disqualified)) {
            return;
        }
        let too_late = law.no_show_minutes.value.get().is_some_and(|most| by.0 > i64::from(most) * 60_000);
        let absent = entry
            .events
            .iter()
            .any(|event| matches!(event, Event::Round(Happened::WasAbsent { entry, .. }) if *entry == slot));
        if too_late != absent {
            self.say(Fault::WrongConsequence).round(round).entry(slot).by(law.no_show_minutes.basis);
        }
        if law.scale.value == LateScale::PointsAMinute && !too_late {
            // Every minute that has begun.
            let minutes = by.0 / 60_000 + i64::from(by.0 % 60_000 > 0);
            let points = minutes * i64::from(law.points_a_minute.value.get().unwrap_or(0));
            let off: Vec<i64> = given
                .iter()
                .filter_map(|(offence, sanction)| match (offence, sanction) {
                    (Offence::Late, Sanction::Off(points, Unit::TablePoints)) => Some(i64::from(*points)),
                    _ => None,
                })
                .collect();
            if off != [points] {
                let found: i64 = off.iter().sum();
                let basis = law.points_a_minute.basis;
                self.say(Fault::WrongConsequence).round(round).entry(slot).numbers(points, found).by(basis);
            }
        }
    }

    fn was_absent(&mut self, entry: &Entry, round: RoundNo, slot: EntryId, told: Told) {
        self.is_in_round(round, slot);
        let law = self.world.law.hall.late;
        let given = Self::given_in(entry, slot);
        match (law.ban_months.value.get(), law.missed.value) {
            (Some(_), _) if told == Told::Nobody => {
                if !given.iter().any(|(_, sanction)| matches!(sanction, Sanction::Banned(_))) {
                    self.say(Fault::WrongConsequence).round(round).entry(slot).by(law.ban_months.basis);
                }
            }
            (_, MissedRound::Out) => {
                // Who has left takes no part any more.
                if self.world.takes_part(slot, round)
                    && !given.iter().any(|(_, sanction)| *sanction == Sanction::Disqualified)
                {
                    self.say(Fault::WrongConsequence).round(round).entry(slot).by(law.missed.basis);
                }
            }
            (_, MissedRound::AsReplaced | MissedRound::Nothing) => {}
        }
    }

    /// All tables that play have a confirmed protocol, nothing is contested, and nothing of a substitute's is another's.
    fn confirmed(&mut self, round: RoundNo) {
        let seated = self.world.rounds.get(&round);
        if seated.is_none_or(|seated| seated.visibility == Visibility::Planned) {
            self.say(Fault::NotPublished).round(round);
        }
        if self.world.is_confirmed(round) {
            self.say(Fault::RoundConfirmed).round(round);
        }
        for table in (1..=self.world.tables(round).len() as u16).map(TableNo) {
            let at = TableId { round, table };
            if self.world.plays(at) {
                self.table_is_done(at);
            } else if self.fell_silent(at) {
                self.say(Fault::ProtocolMissing).at(at);
            }
            self.substitutes_points(at);
        }
    }

    /// A full table that does not play because somebody has left, and nobody has recorded it; in riichi, where it brings
    /// nobody anything, also one about which no judge has decided.
    fn fell_silent(&self, at: TableId) -> bool {
        let seats = self.world.table(at).copied().unwrap_or_default();
        let sits: Vec<EntryId> = seats.into_iter().flatten().collect();
        let away = |slot: &&EntryId| !self.world.is_played(at.round, **slot);
        let riichi = matches!(self.world.law.table, TableRules::Riichi(_));
        let said = |slot: &&EntryId| !riichi && self.world.is_absent(at.round, **slot);
        let mut unsaid = sits.iter().filter(away).filter(|slot| !said(slot));
        !self.world.is_void(at) && sits.len() >= self.world.least() && unsaid.next().is_some()
    }

    pub(super) fn table_is_done(&mut self, at: TableId) {
        let Some(paper) = self.world.papers.get(&at) else {
            self.say(Fault::ProtocolMissing).at(at);
            return;
        };
        let (progress, objections) = (paper.progress, paper.objections);
        match progress {
            Progress::Entered(_) => _ = self.say(Fault::ConfirmationMissing).at(at),
            Progress::Conflict => _ = self.say(Fault::ConflictOpen).at(at),
            Progress::Confirmed(_) => {}
        }
        if objections > 0 {
            self.say(Fault::ObjectionOpen).at(at).numbers(0, objections as i64);
        }
    }

    /// What stands as a replaced player's own is his own: nothing where the substitute played from the first deal on.
    fn substitutes_points(&mut self, at: TableId) {
        let law = self.world.law.hall.substitute.result;
        let seats = self.world.table(at).copied().unwrap_or_default();
        let paper = self.world.papers.get(&at);
        let sheet = paper.and_then(|paper| paper.versions.get(paper.current)).map(|entered| &entered.sheet);
        let Some(Sheet::Totals(Totals::Sichuan { own, .. })) = sheet else { return };
        let own = *own;
        if law.value != ReplacedResult::OwnDealsOnly {
            return;
        }
        for (i, slot) in seats.iter().enumerate() {
            let (Some(slot), Some(points)) = (*slot, own[i]) else { continue };
            let put = self.world.puts_of(slot, at.round).first().map(|put| put.from_deal);
            match put {
                Some(from) if from > 1 => {}
                // Nobody came in, or for the whole session: there is no own part.
                _ if points != 0 => {
                    self.say(Fault::SubstitutePoints).at(at).entry(slot).numbers(0, points).by(law.basis);
                }
                _ => {}
            }
        }
    }
}
