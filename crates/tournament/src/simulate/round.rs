//! A round of a simulated event: seated, announced, seats drawn, begun, played, reported, confirmed; sometimes opened
//! again.
use super::desk::{Desk, Done, JUDGE, ORGANISER, SCRIBE, Why};
use crate::command::{Command, Order};
use crate::id::{CommandId, EntryId, RoundNo, TableId, TableNo};
use crate::refusal::{Reason as Any, Refused};
use crate::round::play::playing;
use crate::round::{Command as Round, next};
use crate::seats::Reason;
use crate::seats::{Command as Seating, Edit, RoundKind, Seats, SeatsBy, Visibility, present, seats_by};
use rules::hall::{Clans, EventKind, FinalStage, FirstRound, SeatingSystem, Tables};

impl Desk<'_> {
    /// The lots.
    pub(super) fn draw(&mut self) -> Done {
        let seed = self.seed();
        if self.law().hall.seating.first.value == FirstRound::Lots {
            let early = Command::Seats(Seating::Seat { system: Some(SeatingSystem::Danish), seed });
            self.is_refused(JUDGE, early)?;
        }
        self.give(JUDGE, Command::Seats(Seating::Draw { seed }))?;
        if self.chance(10) {
            let seed = self.seed();
            self.give(JUDGE, Command::Seats(Seating::Draw { seed }))?;
        }
        Ok(())
    }

    /// A whole round.
    pub(super) fn round(&mut self, round: RoundNo) -> Done {
        self.seat(round)?;
        self.is_alive()?;
        self.by_hand(round)?;
        self.is_refused(JUDGE, Command::Round(Round::Confirm { round }))?;
        self.give(JUDGE, Command::Seats(Seating::Publish { round }))?;
        self.is_refused(JUDGE, Command::Seats(Seating::Publish { round }))?;
        if self.chance(8) {
            let held = crate::standings::Command::Hold { from: round };
            self.give(ORGANISER, Command::Standings(held))?;
        }
        self.play(round)?;
        if round.0 < u32::from(self.event.setup.rounds().unwrap_or(0)) {
            let next = RoundNo(round.0 + 1);
            self.dropouts(next)?;
            self.dropouts(next)?;
        }
        Ok(())
    }

    /// What is the same in a round and in the final, from the announcement on.
    pub(super) fn play(&mut self, round: RoundNo) -> Done {
        self.nobody_comes(round)?;
        self.find_seats(round)?;
        self.begin(round)?;
        self.closed_around_late(round)?;
        self.somebody_is_late(round)?;
        self.goes_on(round)?;
        self.fines(round)?;
        self.comes_in_between_deals(round)?;
        self.ends(round)?;
        for at in self.tables(round) {
            self.report(at)?;
        }
        self.confirm(round)
    }

    /// Confirms a round; what waits for the judge is settled first. Sometimes it is opened again.
    pub(super) fn confirm(&mut self, round: RoundNo) -> Done {
        self.is_alive()?;
        self.settle_fines(round)?;
        self.voids(round)?;
        self.give(JUDGE, Command::Round(Round::Confirm { round }))?;
        self.is_refused(JUDGE, Command::Round(Round::Confirm { round }))?;
        if self.chance(12) {
            let reason = "a wrong number".to_owned();
            let reopen = Command::Round(Round::Reopen { round, reason });
            self.is_refused(JUDGE, reopen.clone())?;
            let chief = self.chief();
            self.give(chief, reopen)?;
            let tables = self.tables(round);
            if let Some(at) = self.pick(&tables) {
                self.correct(at)?;
            }
            self.give(JUDGE, Command::Round(Round::Confirm { round }))?;
        }
        Ok(())
    }

    /// The tables of a round that a result is to come from.
    pub(super) fn tables(&self, round: RoundNo) -> Vec<TableId> {
        playing(&self.event, round).collect()
    }

    /// No state is a dead end.
    pub(super) fn is_alive(&self) -> Done {
        if next::next_step(&self.event, self.now).steps.is_empty() {
            return self.stuck("there is no next step");
        }
        Ok(())
    }

    pub(super) fn stuck<T>(&self, why: &str) -> Done<T> {
        let command = Command::Setup(crate::setup::Command::Close);
        let order = Order { id: CommandId(0), by: JUDGE, at: self.now, command };
        self.stop(order, Why::Stuck(why.to_owned()))
    }

    fn seat(&mut self, round: RoundNo) -> Done {
        let planned = self.event.seats.round(round).is_some();
        let leaves_it = planned && self.law().hall.entry.tables.value == Tables::Full && self.chance(40);
        if !leaves_it {
            let before = self.event.people.slots.clone();
            self.fill_tables(round)?;
            if planned && (before != self.event.people.slots || self.chance(5)) && !self.is_list() {
                self.plan_anew(round)?;
            }
        }
        if self.event.seats.round(round).is_some() {
            return Ok(());
        }
        let seed = self.seed();
        match self.event.setup.system() {
            SeatingSystem::Fixed | SeatingSystem::Manual => self.load(round),
            SeatingSystem::Italian => self.give(JUDGE, Command::Seats(Seating::Plan { system: None, seed })),
            SeatingSystem::Random if self.chance(40) && self.event.setup.rounds().is_some() => {
                self.give(JUDGE, Command::Seats(Seating::Plan { system: None, seed }))
            }
            _ => self.seat_one(round, seed),
        }
    }

    fn is_list(&self) -> bool {
        matches!(self.event.setup.system(), SeatingSystem::Fixed | SeatingSystem::Manual)
    }

    /// A plan of the rounds that are left, for those who are left; one that nobody can make is left out.
    fn plan_anew(&mut self, round: RoundNo) -> Done {
        if !present(&self.event, round).len().is_multiple_of(4) {
            return Ok(());
        }
        let seed = self.seed();
        self.give(JUDGE, Command::Seats(Seating::Plan { system: None, seed }))
    }

    /// Seats one round; where clans cannot be kept apart the judge accepts that.
    fn seat_one(&mut self, round: RoundNo, seed: u64) -> Done {
        let seat = Command::Seats(Seating::Seat { system: None, seed });
        let told = Order { id: CommandId(0), by: JUDGE, at: self.now, command: seat.clone() };
        let Err(refused) = self.attempt(JUDGE, seat)? else { return Ok(()) };
        let conflicts = refused.reasons.iter().filter_map(conflicts).max();
        let only = refused.reasons.iter().all(|reason| kin(reason) || conflicts_of(reason).is_some());
        match conflicts {
            Some(conflicts) if only => {
                let reason = format!("round {round} is to be played");
                let accepting = Seating::SeatAccepting { system: None, seed, conflicts, reason };
                self.give(JUDGE, Command::Seats(accepting))
            }
            _ => self.stop(told, Why::Refused(Refused { reasons: refused.reasons })),
        }
    }

    /// A schedule of one round or of two, as somebody has made it outside.
    fn load(&mut self, round: RoundNo) -> Done {
        let last = u32::from(self.event.setup.rounds().unwrap_or(1));
        let count = if round.0 < last && self.chance(30) { 2 } else { 1 };
        let mut rounds: Vec<Vec<Seats>> = Vec::new();
        for _ in 0..count {
            let mut here = present(&self.event, round);
            self.lots.shuffle(&mut here);
            let table = |four: &[EntryId]| std::array::from_fn(|i| four.get(i).copied());
            rounds.push(here.chunks(4).map(table).collect());
        }
        self.give(JUDGE, Command::Seats(Seating::Load(rounds)))
    }

    /// Small changes of a seating that is not announced.
    fn by_hand(&mut self, round: RoundNo) -> Done {
        let Some(seated) = self.event.seats.round(round) else { return Ok(()) };
        let all: Vec<EntryId> = seated.seated().collect();
        let tables = seated.tables.len();
        if seated.visibility == Visibility::Planned && self.chance(15) && all.len() > 4 {
            let (one, other) = (all[0], all[all.len() - 1]);
            let needs_reason = self.law().hall.seating.clans.value == Clans::Apart;
            let reason = if needs_reason { "they asked for it" } else { "" };
            let edit = Seating::Edit { round, edit: Edit::Swap(one, other), reason: reason.into() };
            self.give(JUDGE, Command::Seats(edit))?;
        }
        // The short table stays the last one.
        if tables > 3 && self.chance(10) {
            let edit = Edit::SwapTables(TableNo(1), TableNo(2));
            let edit = Seating::Edit { round, edit, reason: "the light".into() };
            self.give(JUDGE, Command::Seats(edit))?;
        }
        Ok(())
    }

    /// Dice and wind tiles; dice that fall alike are thrown again.
    fn find_seats(&mut self, round: RoundNo) -> Done {
        let by = seats_by(&self.event, round).value;
        let kind = self.event.seats.round(round).map(|r| r.kind);
        if by == SeatsBy::Announced || kind == Some(RoundKind::Game) {
            return Ok(());
        }
        for at in self.tables(round) {
            let seed = self.seed();
            let actor = if self.chance(50) { Self::device(at) } else { SCRIBE };
            if by == SeatsBy::WindTiles {
                let winds = Seating::DrawWinds { at, order: None, seed };
                // A judge, where the scribe may not: whoever draws is at the table.
                self.give(if actor.table.is_some() { actor } else { JUDGE }, Command::Seats(winds))?;
                continue;
            }
            self.is_refused(JUDGE, Command::Seats(Seating::Throw { at, sums: [7, 7, 7, 7] }))?;
            let mut sums = [2, 4, 6, 9].map(|n| n + self.below(2) as u8);
            self.lots.shuffle(&mut sums);
            if self.event.seats.seats(at).is_some_and(|s| s.contains(&None)) {
                sums = [8, 5, 4, 3];
            }
            self.give(Self::device(at), Command::Seats(Seating::Throw { at, sums }))?;
        }
        Ok(())
    }

    /// The final of the best four, where there is one.
    pub(super) fn play_final(&mut self) -> Done {
        let last = RoundNo(self.event.seats.rounds.len() as u32);
        if self.law().hall.course.final_stage.value != FinalStage::BestFour {
            if self.law().hall.course.kind.value == EventKind::Tournament {
                self.is_refused(JUDGE, Command::Seats(Seating::SeatFinal))?;
            }
            return Ok(());
        }
        self.decide_ties(last)?;
        self.give(JUDGE, Command::Seats(Seating::SeatFinal))?;
        let round = RoundNo(last.0 + 1);
        self.give(JUDGE, Command::Seats(Seating::Publish { round }))?;
        self.find_seats(round)?;
        self.begin(round)?;
        self.goes_on(round)?;
        self.fines(round)?;
        self.ends(round)?;
        for at in self.tables(round) {
            self.report(at)?;
        }
        self.confirm(round)
    }
}

fn conflicts_of(reason: &Any) -> Option<u16> {
    match reason {
        Any::Seats(Reason::NoSeating { conflicts }) => Some(*conflicts),
        _ => None,
    }
}

fn conflicts(reason: &Any) -> Option<u16> {
    conflicts_of(reason)
}

/// Whether a seating fails for people who are to be kept apart.
const fn kin(reason: &Any) -> bool {
    matches!(
        reason,
        Any::Seats(Reason::GroupTooBig { .. } | Reason::TooManyApart { .. } | Reason::Alone { .. })
    )
}
