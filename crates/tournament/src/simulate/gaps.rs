//! Players who do not come to a round of a simulated event, and what becomes of their seats.
use super::desk::{Desk, Done, JUDGE};
use crate::command::Command;
use crate::id::{EntryId, RoundNo, TableId};
use crate::people::Told;
use crate::round::confirm::lacking;
use crate::round::play::gaps;
use crate::round::{Command as Round, Lacks, Signal, Tables};
use crate::seats::{Command as Seating, RoundKind};
use crate::substitute::{Command as Substitute, Instead, Until};
use rules::hall::{ComesBack, Gap, ReplacementMoment};

impl Desk<'_> {
    /// Slots that have left and still sit there, and some who just do not come.
    pub(super) fn nobody_comes(&mut self, round: RoundNo) -> Done {
        let Some(seated) = self.event.seats.round(round) else { return Ok(()) };
        let sits: Vec<EntryId> = seated.seated().collect();
        let out = |entry: &EntryId| {
            let slot = self.event.people.slot(*entry);
            slot.is_none_or(|s| s.out_from.is_some_and(|from| from <= round))
        };
        for entry in sits.iter().copied().filter(out).collect::<Vec<_>>() {
            self.close_around(round, entry)?;
            self.rests(round, entry)?;
        }
        if sits.len() > 8 && self.chance(20) {
            self.one_does_not_come(round)?;
        }
        Ok(())
    }

    /// Where nobody has come in for somebody who has left, no signal is given before it is recorded that he is away.
    fn rests(&mut self, round: RoundNo, entry: EntryId) -> Done {
        let open = gaps(&self.event, round).into_iter().any(|gap| gap.missing.contains(&entry));
        if !open {
            return Ok(());
        }
        let start = Round::Signal { round, tables: Tables::All, signal: Signal::Start };
        self.is_refused(JUDGE, Command::Round(start))?;
        self.give(JUDGE, Command::Round(Round::Absent { round, entry, told: Told::Judge }))
    }

    /// Tables that an absent player has kept from playing and that bring nothing: a judge says that they do not count.
    pub(super) fn voids(&mut self, round: RoundNo) -> Done {
        let lacking = lacking(&self.event, round).into_iter();
        let open = lacking.filter(|(lacks, _)| *lacks == Lacks::Decision).flat_map(|(_, tables)| tables);
        for table in open.collect::<Vec<_>>() {
            self.is_refused(JUDGE, Command::Round(Round::Confirm { round }))?;
            let reason = "nobody could come in".to_owned();
            self.give(JUDGE, Command::Round(Round::Void { at: TableId { round, table }, reason }))?;
        }
        Ok(())
    }

    fn one_does_not_come(&mut self, round: RoundNo) -> Done {
        // Of who has left it may be recorded already.
        let absent = |entry: &EntryId| self.event.round.course(round).is_some_and(|c| c.is_absent(*entry));
        let seated = self.event.seats.round(round);
        let sits: Vec<EntryId> =
            seated.map(|r| r.seated().filter(|e| !absent(e)).collect()).unwrap_or_default();
        let Some(entry) = self.pick(&sits) else { return Ok(()) };
        let told = if self.chance(60) { Told::Judge } else { Told::Nobody };
        self.give(JUDGE, Command::Round(Round::Absent { round, entry, told }))?;
        self.is_refused(JUDGE, Command::Round(Round::Absent { round, entry, told }))?;
        self.close_around(round, entry)
    }

    /// Somebody is missing: a substitute plays, or the tables close up, as the law has it; or nobody does anything.
    pub(super) fn close_around(&mut self, round: RoundNo, entry: EntryId) -> Done {
        let closes = self.law().hall.short.gap.value != Gap::Substitute;
        let is_round = self.event.seats.round(round).is_some_and(|r| r.kind == RoundKind::Round);
        let close_up = Command::Seats(Seating::CloseUp { round, missing: vec![entry] });
        if !closes {
            self.is_refused(JUDGE, close_up)?;
        } else if is_round && self.chance(60) {
            return self.give(JUDGE, close_up);
        }
        if closes || self.chance(85) { self.put_in(round, entry, 1) } else { Ok(()) }
    }

    /// Puts a substitute in from a deal on.
    pub(super) fn put_in(&mut self, round: RoundNo, entry: EntryId, from_deal: u8) -> Done {
        let law = self.law().hall.substitute;
        let until = match law.comes_back.value {
            ComesBack::LaterRound if self.chance(80) => Until::RoundEnd,
            ComesBack::Never | ComesBack::LaterRound => Until::EventEnd,
        };
        let by = self.candidate(round, entry, until)?;
        let in_deal = law.moment.value == ReplacementMoment::AnyMoment;
        let put = |by, moment| {
            let put = Substitute::Put { round, entry, by, from_deal, moment, until, over: None };
            Command::Substitute(put)
        };
        if in_deal {
            return self.give(JUDGE, put(Some(by), Instead::InDeal));
        }
        self.is_refused(JUDGE, put(Some(by), Instead::InDeal))?;
        self.is_refused(JUDGE, put(None, Instead::InBreak))?;
        self.give(JUDGE, put(Some(by), Instead::InBreak))?;
        self.is_refused(JUDGE, put(Some(by), Instead::InBreak))?;
        if self.chance(10) {
            let reason = "the player is here after all".into();
            let back = Substitute::TakeBack { round, entry, reason };
            self.give(JUDGE, Command::Substitute(back))?;
            self.give(JUDGE, put(Some(by), Instead::InBreak))?;
        }
        Ok(())
    }

    /// Somebody has to go in the middle of a round.
    pub(super) fn comes_in_between_deals(&mut self, round: RoundNo) -> Done {
        if !self.chance(12) {
            return Ok(());
        }
        let tables = self.tables(round);
        let Some(at) = self.pick(&tables) else { return Ok(()) };
        let seats: Vec<EntryId> =
            self.event.seats.seats(at).map(|s| s.iter().flatten().copied().collect()).unwrap_or_default();
        let fresh = |e: &EntryId| {
            self.event.substitute.of(round, *e).next().is_none() && self.at_seat(round, *e).is_some()
        };
        let fresh: Vec<EntryId> = seats.into_iter().filter(fresh).collect();
        let Some(entry) = self.pick(&fresh) else { return Ok(()) };
        let deal = 2 + self.below(3) as u8;
        self.put_in(round, entry, deal)
    }
}
