//! Signals, lateness, pauses, more time and the end of a round of a simulated event.
use super::desk::{Desk, Done, JUDGE, SCRIBE};
use crate::command::Command;
use crate::id::{CallNo, EntryId, RoundNo, TableNo};
use crate::round::clock::{self, Stage};
use crate::round::{Command as Round, Extra, LateVerdict, Signal, Tables, verdict};
use crate::time::Span;
use rules::hall::TimeUp;

impl Desk<'_> {
    fn signal(&mut self, round: RoundNo, tables: Tables, signal: Signal) -> Done {
        self.give(JUDGE, Command::Round(Round::Signal { round, tables, signal }))
    }

    /// The signal to start, to all or to some first; somebody has begun too early.
    pub(super) fn begin(&mut self, round: RoundNo) -> Done {
        let tables = self.tables(round);
        if let Some(at) = self.pick(&tables)
            && self.chance(8)
        {
            let reason = "before the gong".into();
            self.give(JUDGE, Command::Round(Round::StopEarly { at, reason }))?;
        }
        let start = |tables| Command::Round(Round::Signal { round, tables, signal: Signal::Start });
        self.is_refused(SCRIBE, start(Tables::All))?;
        if tables.len() > 1 && self.chance(15) {
            self.signal(round, Tables::one(tables[0].table), Signal::Start)?;
            self.wait(Span::minutes(2));
        }
        self.signal(round, Tables::All, Signal::Start)?;
        self.is_refused(JUDGE, start(Tables::All))
    }

    /// Some come late: by seconds, by minutes, by so much that they have not come; one is put out for it.
    pub(super) fn somebody_is_late(&mut self, round: RoundNo) -> Done {
        if !self.chance(35) {
            return Ok(());
        }
        let here: Vec<EntryId> = self
            .tables(round)
            .iter()
            .filter_map(|at| self.event.seats.seats(*at))
            .flat_map(|seats| seats.iter().flatten().copied())
            .filter(|e| self.event.substitute.of(round, *e).next().is_none())
            .filter(|e| self.at_seat(round, *e).is_some())
            .collect();
        let Some(entry) = self.pick(&here) else { return Ok(()) };
        let none = Command::Round(Round::Late { round, entry, by: Span::ZERO });
        self.is_refused(JUDGE, none)?;
        let minutes = [0, 1, 4, 5, 7, 9, 10, 12, 14, 15, 16, 20];
        let minutes = self.pick(&minutes).unwrap_or(1);
        let by = Span::minutes(minutes) + Span::seconds(1 + self.below(58) as i64);
        self.wait(by);
        let out = self.chance(4) && here.len() > 8;
        if out {
            let reason = "the third time".into();
            self.give(JUDGE, Command::Round(Round::LateOut { round, entry, by, reason }))?;
        } else {
            self.give(JUDGE, Command::Round(Round::Late { round, entry, by }))?;
        }
        if out || verdict(self.law(), by).value == LateVerdict::NoShow {
            self.close_around(round, entry)?;
        }
        Ok(())
    }

    /// What happens while they play.
    pub(super) fn goes_on(&mut self, round: RoundNo) -> Done {
        let tables = self.tables(round);
        let Some(at) = self.pick(&tables) else { return Ok(()) };
        self.wait(Span::minutes(5));
        if self.chance(15) {
            self.signal(round, Tables::All, Signal::Pause)?;
            self.wait(Span::minutes(3));
            self.signal(round, Tables::All, Signal::Resume)?;
        }
        let one = Tables::one(at.table);
        if self.chance(15) {
            let time = Extra::Time(Span::minutes(5));
            let extra =
                |reason: &str| Round::Extra { round, tables: one, extra: time, reason: reason.into() };
            self.is_refused(JUDGE, Command::Round(extra(" ")))?;
            self.give(JUDGE, Command::Round(extra("a broken wall")))?;
        }
        if self.chance(15) {
            let call = CallNo::of_index(self.event.round.calls.len());
            let called = Command::Round(Round::Call { at, about: "is this a chow?".into() });
            self.give(Self::device(at), called.clone())?;
            self.is_refused(Self::device(at), called)?;
            self.is_alive()?;
            self.give(JUDGE, Command::Round(Round::Answer { call, ruling: "it is not".into() }))?;
        }
        if self.chance(2) && tables.len() > 2 {
            self.give(JUDGE, Command::Round(Round::Void { at, reason: "the lamp went out".into() }))?;
        }
        Ok(())
    }

    /// The end of the time, and the signals that come with it.
    pub(super) fn ends(&mut self, round: RoundNo) -> Done {
        let tables: Vec<TableNo> = self.tables(round).into_iter().map(|at| at.table).collect();
        let Some(first) = tables.first().copied() else { return Ok(()) };
        let last_deal = |tables| Command::Round(Round::Signal { round, tables, signal: Signal::LastDeal });
        let at = crate::id::TableId { round, table: first };
        let clock = clock::table(&self.event, at, self.now);
        let by_signal = self.law().hall.clock.time_up.value == TimeUp::LastDealSignal;
        if by_signal && clock.left.is_some_and(|left| left > Span::minutes(1)) {
            self.is_refused(JUDGE, last_deal(Tables::one(first)))?;
        }
        if !self.chance(70) {
            return Ok(());
        }
        let left = |desk: &Self| {
            let all = tables.iter().filter_map(|t| {
                clock::table(&desk.event, crate::id::TableId { round, table: *t }, desk.now).left
            });
            all.max().unwrap_or(Span::ZERO)
        };
        let wait = left(self);
        if wait > Span::ZERO {
            self.wait(wait + Span::seconds(1));
        }
        if by_signal || self.chance(20) {
            self.give(JUDGE, last_deal(Tables::All))?;
            self.is_refused(JUDGE, last_deal(Tables::All))?;
            if self.chance(15) {
                let reason = "the judge was at the table".into();
                let extra =
                    Round::Extra { round, tables: Tables::one(first), extra: Extra::Deals(1), reason };
                self.give(JUDGE, Command::Round(extra))?;
            }
        }
        self.wait(Span::minutes(5));
        if self.chance(60) && clock::table(&self.event, at, self.now).stage != Stage::Ended {
            self.signal(round, Tables::All, Signal::End)?;
        }
        Ok(())
    }
}
