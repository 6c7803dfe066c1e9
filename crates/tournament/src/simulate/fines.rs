//! Penalties of a simulated event: those of the catalogue, rulings, reports of a scribe, penalties that the players of
//! a table give together; cancelled and mapped ones.
use super::desk::{Desk, Done, JUDGE, SCRIBE};
use crate::command::Command;
use crate::id::{EntryId, PenaltyNo, RoundNo, TableId};
use crate::penalty::{Command as Fine, Force, Offence, Offered, Sanction, Tariff, Unit, catalogue};
use crate::seats::Seats;
use rules::hall::Punishes;
use rules::regulation::TableRules;

impl Desk<'_> {
    /// Some fines of a round that is played.
    pub(super) fn fines(&mut self, round: RoundNo) -> Done {
        for at in self.tables(round) {
            if self.chance(12) {
                self.fine_at(at)?;
            }
        }
        Ok(())
    }

    fn fine_at(&mut self, at: TableId) -> Done {
        let seats = self.event.seats.seats(at).copied().unwrap_or([None; 4]);
        let there: Vec<EntryId> =
            seats.iter().flatten().copied().filter(|e| self.at_seat(at.round, *e).is_some()).collect();
        let Some(entry) = self.pick(&there) else { return Ok(()) };
        if self.chance(25) {
            return self.ruling(at.round, entry);
        }
        let offers: Vec<Offered> = catalogue(self.law())
            .into_iter()
            .filter(|o| !matches!(o.offence, Offence::NoShow | Offence::MissedRound | Offence::Late))
            .collect();
        let Some(offered) = self.pick(&offers) else { return Ok(()) };
        let choice = match offered.tariff {
            Tariff::Choice(from) => self.pick(from),
            Tariff::Free => Some(self.sanction()),
            _ => None,
        };
        // The same twice in one deal is refused, unless a note says that it was twice.
        let deal = Some(1 + self.below(4) as u8);
        let note = format!("after {} lines", self.event.log().len());
        let give = |note: &str| {
            let (round, offence, note) = (at.round, offered.offence, note.to_owned());
            Command::Penalty(Fine::Give { entry, round, deal, offence, choice, note })
        };
        let number = PenaltyNo::of_index(self.event.penalty.all.len());
        if self.law().hall.staff.punishes.value == Punishes::Table && self.chance(60) {
            self.by_the_table(at, &seats, entry, give(&note), number)?;
        } else if self.chance(20) {
            self.give(SCRIBE, give(&note))?;
        } else {
            if self.law().hall.staff.punishes.value == Punishes::Judge
                && let Some(person) = self.at_seat(at.round, entry)
            {
                self.is_refused(Self::person(person), give(&note))?;
            }
            self.give(JUDGE, give(&note))?;
        }
        self.afterwards(number)
    }

    /// The judge takes it back, or says what a noted fine comes to.
    fn afterwards(&mut self, number: PenaltyNo) -> Done {
        let Some(penalty) = self.event.penalty.all.get(number.index()) else { return Ok(()) };
        let (sanction, force) = (penalty.sanction, penalty.force.clone());
        if matches!(sanction, Sanction::Noted(_)) && force == Force::InForce && self.chance(70) {
            let sanction = self.sanction();
            let map = |reason: &str| Fine::Map { penalty: number, sanction, reason: reason.into() };
            self.is_refused(JUDGE, Command::Penalty(map(" ")))?;
            self.give(JUDGE, Command::Penalty(map("ten of ours")))?;
        }
        if self.chance(20) {
            self.cancel(number)?;
        }
        Ok(())
    }

    fn cancel(&mut self, penalty: PenaltyNo) -> Done {
        let cancel = Command::Penalty(Fine::Cancel { penalty, reason: "it was the neighbour".into() });
        self.give(JUDGE, cancel.clone())?;
        self.is_refused(JUDGE, cancel)
    }

    /// The players of a table punish together; the offender has no voice.
    fn by_the_table(
        &mut self,
        at: TableId,
        seats: &Seats,
        offender: EntryId,
        give: Command,
        penalty: PenaltyNo,
    ) -> Done {
        let players: Vec<_> = seats
            .iter()
            .flatten()
            .filter(|e| **e != offender)
            .filter_map(|e| self.at_seat(at.round, *e))
            .collect();
        let agree = Command::Penalty(Fine::Confirm { penalty, seat: None });
        let Some((first, others)) = players.split_first() else { return Ok(()) };
        self.give(Self::person(*first), give)?;
        if let Some(own) = self.at_seat(at.round, offender) {
            self.is_refused(Self::person(own), agree.clone())?;
        }
        for person in others {
            if self.event.penalty.all[penalty.index()].force == Force::Pending {
                self.give(Self::person(*person), agree.clone())?;
            }
        }
        Ok(())
    }

    /// A ruling of the judge: points off, points given, results annulled, a warning.
    pub(super) fn ruling(&mut self, round: RoundNo, entry: EntryId) -> Done {
        let sanction = self.sanction();
        let number = PenaltyNo::of_index(self.event.penalty.all.len());
        let rule = |reason: &str| Fine::Rule { entry, round, sanction, reason: reason.into() };
        self.is_refused(JUDGE, Command::Penalty(rule("")))?;
        self.give(JUDGE, Command::Penalty(rule("conduct")))?;
        self.afterwards(number)
    }

    /// A sanction that the law of the table knows.
    fn sanction(&mut self) -> Sanction {
        let units: &[Unit] = match &self.law().table {
            TableRules::Riichi(_) => &[Unit::TablePoints],
            TableRules::Sichuan(_) => &[Unit::GamePoints],
            TableRules::Classical(_) => &[Unit::Whists, Unit::TournamentPointHalves],
        };
        let unit = self.pick(units).unwrap_or(Unit::TablePoints);
        let step = if unit == Unit::TablePoints { 1000 } else { 1 };
        let points = step * (1 + self.below(5) as i32);
        match self.below(12) {
            0 => Sanction::Annulled,
            1..3 => Sanction::Warning,
            3 => Sanction::None,
            4..7 => Sanction::Off(-points, unit),
            _ => Sanction::Off(points, unit),
        }
    }

    /// What waits for the judge in a round is put in force or cancelled before the round is confirmed.
    pub(super) fn settle_fines(&mut self, round: RoundNo) -> Done {
        let all = self.event.penalty.all.iter().enumerate();
        let pending: Vec<PenaltyNo> = all
            .filter(|(_, p)| p.round == round && p.force == Force::Pending)
            .map(|(i, _)| PenaltyNo::of_index(i))
            .collect();
        for penalty in pending {
            if self.chance(70) {
                self.give(JUDGE, Command::Penalty(Fine::Confirm { penalty, seat: None }))?;
                self.is_refused(JUDGE, Command::Penalty(Fine::Confirm { penalty, seat: None }))?;
            } else {
                self.cancel(penalty)?;
            }
        }
        Ok(())
    }
}
