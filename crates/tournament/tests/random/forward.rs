//! What brings an event on: the next step that it names, done as people do it.
use super::run::{Done, Run};
use reglament_tournament::people::{self, Experience, Membership, Part, Profile, Standing, Told};
use reglament_tournament::protocol::Progress;
use reglament_tournament::round::next::{Step, Wait, next_step};
use reglament_tournament::round::phase::{Phase, RoundPhase};
use reglament_tournament::round::{self, Signal, Tables, clock, play};
use reglament_tournament::seats::{self, Seats, SeatsBy, present, seats_by, unsettled};
use reglament_tournament::setup::{self, Waiting, waiting};
use reglament_tournament::standings::{self, Remedy};
use reglament_tournament::substitute::{self, Instead, Until};
use reglament_tournament::{
    Actor, CallNo, Command, Date, EntryId, PersonId, Role, RoundNo, Span, TableId, TableNo, club, penalty,
};
use rules::hall::{ComesBack, EventKind};

pub(super) const JUDGE: Actor = Actor::of(Role::Judge);
pub(super) const ORGANISER: Actor = Actor::of(Role::Organiser);

impl Run<'_> {
    /// One step on.
    pub(super) fn forward(&mut self) -> Done {
        let next = next_step(&self.event, self.now);
        if let Phase::Round(round, RoundPhase::Unseated) = next.phase
            && self.event.setup.law.hall.course.kind.value == EventKind::League
            && round.0 > 3
        {
            return self.close();
        }
        let number = next.waits.iter().find_map(|wait| match wait {
            Wait::Number { over, missing, .. } => Some((over.clone(), *missing)),
            _ => None,
        });
        if let Some((over, _)) = number
            && self.chance(80)
        {
            return self.fill_up(&over);
        }
        let first = next.steps[0];
        // A list that is long enough is not made longer for ever.
        let first = match first {
            Step::Register if self.event.people.slots.len() >= 8 => {
                next.steps.last().copied().unwrap_or(first)
            }
            first => first,
        };
        let step = if self.chance(85) { first } else { self.pick(&next.steps).unwrap_or(first) };
        self.step(step)
    }

    /// Players for the last table; or those who are over go home.
    fn fill_up(&mut self, over: &[EntryId]) -> Done {
        if self.chance(40)
            && let Some(person) = over.first().and_then(|entry| self.event.people.slot(*entry)?.now())
        {
            self.give(JUDGE, Command::People(people::Command::Leave { person, told: Told::Judge }))?;
            return Ok(());
        }
        self.register(Part::Player)?;
        self.check_in()
    }

    /// Somebody new; mostly somebody who passes all gates.
    pub(super) fn register(&mut self, part: Part) -> Done {
        let profile = Box::new(self.profile());
        let over = self.over();
        self.give(ORGANISER, Command::People(people::Command::Register { profile, part, over }))?;
        Ok(())
    }

    pub(super) fn over(&mut self) -> Option<people::Override> {
        self.chance(50).then(|| people::Override { reason: "the organiser knows him".into() })
    }

    pub(super) fn profile(&mut self) -> Profile {
        let number = self.event.people.persons.len() + 1;
        let some = |run: &mut Self, of: &str, most: usize| match run.below(most + 2) {
            0 | 1 => String::new(),
            n => format!("{of} {n}"),
        };
        let year = if self.chance(85) { 1990 } else { 2008 + self.below(8) as i16 };
        Profile {
            name: if self.chance(4) { "Player 2".into() } else { format!("Player {number}") },
            clan: some(self, "Clan", 3),
            team: some(self, "Team", 3),
            birth: if self.chance(95) { Date::new(year, 3, 29) } else { None },
            experience: if self.chance(92) { Experience::Tournaments } else { Experience::None },
            membership: if self.chance(92) { Membership::Visitor } else { Membership::None },
            ..Profile::default()
        }
    }

    fn check_in(&mut self) -> Done {
        let all = self.event.people.all();
        let listed: Vec<PersonId> =
            all.filter(|(_, p)| p.standing == Standing::Listed).map(|(person, _)| person).collect();
        let Some(person) = self.pick(&listed) else { return Ok(()) };
        let by = if self.chance(50) { Actor::of(Role::Scribe) } else { JUDGE };
        if !self.give(by, Command::People(people::Command::CheckIn { person }))? {
            // A gate is open.
            if let Some((gate, _)) = people::open_gates(&self.event, person).first().copied() {
                let reason = "seen".into();
                let command = match gate {
                    people::Gate::Restrictions => {
                        people::Command::Restrict { person, restrictions: "until nine".into() }
                    }
                    _ => people::Command::Waive { person, gate, reason },
                };
                self.give(ORGANISER, Command::People(command))?;
            }
        }
        Ok(())
    }

    fn step(&mut self, step: Step) -> Done {
        let seed = self.seed();
        let seats = |command| Command::Seats(command);
        let command = match step {
            Step::Register => {
                let part = if self.chance(80) { Part::Player } else { Part::Substitute(None) };
                return self.register(part);
            }
            Step::CheckIn => return self.check_in(),
            Step::Choose => {
                let mut settings = self.event.setup.settings.clone();
                settings.choices.rounds = Some(self.event.seats.rounds.len() as u16 + 1);
                return self
                    .give(ORGANISER, Command::Setup(setup::Command::Change(settings.into())))
                    .map(|_| ());
            }
            Step::Draw => seats(seats::Command::Draw { seed }),
            Step::Plan => seats(seats::Command::Plan { system: None, seed }),
            Step::Load => {
                let list = self.list();
                seats(seats::Command::Load(list))
            }
            Step::Seat(_) => return self.seat(seed),
            Step::SeatFinal => {
                if self.give(JUDGE, seats(seats::Command::SeatFinal))? {
                    return Ok(());
                }
                return self.decide_tie(standings::latest(&self.event));
            }
            Step::Publish(round) => seats(seats::Command::Publish { round }),
            Step::FindSeats(round) => return self.find_seats(round),
            Step::CloseUp(round) | Step::PutIn(round) => return self.close_up(round),
            Step::Start(round) => {
                let (tables, signal) = (Tables::All, Signal::Start);
                Command::Round(round::Command::Signal { round, tables, signal })
            }
            Step::LastDeal(round) => {
                let (tables, signal) = (Tables::All, Signal::LastDeal);
                Command::Round(round::Command::Signal { round, tables, signal })
            }
            Step::Protocols(round) | Step::Settle(round) => return self.protocols(round),
            Step::Confirm(round) => {
                self.settle_fines(round)?;
                Command::Round(round::Command::Confirm { round })
            }
            Step::StartGame => return self.start_game(),
            Step::AnswerCalls => {
                let calls = self.event.round.waiting(self.now);
                let call = calls.first().map_or(CallNo(0), |(call, ..)| *call);
                Command::Round(round::Command::Answer { call, ruling: "play on".into() })
            }
            Step::SettleLines => return Ok(()),
            Step::Close => return self.close(),
            Step::Reopen => {
                let reason = "a name was wrong".into();
                return self.give(ORGANISER, Command::Setup(setup::Command::Reopen { reason })).map(|_| ());
            }
        };
        self.give(JUDGE, command)?;
        Ok(())
    }

    /// The next round; where some cannot be kept apart the judge accepts that.
    fn seat(&mut self, seed: u64) -> Done {
        if self.give(JUDGE, Command::Seats(seats::Command::Seat { system: None, seed }))? {
            return Ok(());
        }
        let (conflicts, reason) = (6, "they are few".into());
        let accepting = seats::Command::SeatAccepting { system: None, seed, conflicts, reason };
        self.give(JUDGE, Command::Seats(accepting))?;
        Ok(())
    }

    /// A list of one round for those who are here.
    pub(super) fn list(&mut self) -> Vec<Vec<Seats>> {
        let mut here = present(&self.event, self.event.seats.next());
        self.lots.shuffle(&mut here);
        let table = |four: &[EntryId]| std::array::from_fn(|i| four.get(i).copied());
        vec![here.chunks(4).map(table).collect()]
    }

    fn find_seats(&mut self, round: RoundNo) -> Done {
        let Some(table) = unsettled(&self.event, round).first().copied() else { return Ok(()) };
        let (at, seed) = (TableId { round, table }, self.seed());
        let by = Actor { table: Some(at), ..Actor::of(Role::Player) };
        let command = match seats_by(&self.event, round).value {
            SeatsBy::WindTiles => seats::Command::DrawWinds { at, order: None, seed },
            SeatsBy::Dice | SeatsBy::Announced => {
                let mut sums = [3, 5, 8, 11];
                self.lots.shuffle(&mut sums);
                seats::Command::Throw { at, sums }
            }
        };
        self.give(by, Command::Seats(command))?;
        Ok(())
    }

    /// Somebody is missing: the tables close up, a substitute plays, or it is noted that he does not come.
    fn close_up(&mut self, round: RoundNo) -> Done {
        let gaps = play::gaps(&self.event, round);
        let mut missing: Vec<EntryId> = gaps.iter().flat_map(|gap| gap.missing.clone()).collect();
        let active: Vec<EntryId> = self.event.people.active(round).collect();
        let seated = self.event.seats.round(round);
        let gone = seated.map(|s| s.seated().filter(|e| !active.contains(e)).collect::<Vec<_>>());
        missing.extend(gone.into_iter().flatten());
        missing.dedup();
        let Some(entry) = self.pick(&missing) else { return Ok(()) };
        match self.below(3) {
            0 => {
                let close = seats::Command::CloseUp { round, missing };
                self.give(JUDGE, Command::Seats(close))?;
            }
            1 => self.put_in(round, entry)?,
            _ => {
                let absent = round::Command::Absent { round, entry, told: Told::Judge };
                self.give(JUDGE, Command::Round(absent))?;
            }
        }
        Ok(())
    }

    pub(super) fn put_in(&mut self, round: RoundNo, entry: EntryId) -> Done {
        let never = self.event.setup.law.hall.substitute.comes_back.value == ComesBack::Never;
        let until = if never || self.chance(30) { Until::EventEnd } else { Until::RoundEnd };
        let candidates = substitute::candidates(&self.event, round, entry, until);
        let by = self.pick(&candidates).map(|answer| answer.value);
        if by.is_none() && self.chance(80) {
            return self.register(Part::Substitute(None));
        }
        let from_deal = 1 + self.below(3) as u8;
        let over = if self.chance(20) { self.over() } else { None };
        let moment = if self.chance(90) { Instead::InBreak } else { Instead::InDeal };
        let put = substitute::Command::Put { round, entry, by, from_deal, moment, until, over };
        self.give(JUDGE, Command::Substitute(put))?;
        Ok(())
    }

    fn start_game(&mut self) -> Done {
        let next = self.event.seats.next();
        // An evening of so many games, then those that are open come to their end.
        let open = (0..self.event.seats.rounds.len()).map(RoundNo::of_index);
        let open: Vec<RoundNo> = open.filter(|r| !self.event.round.is_confirmed(*r)).collect();
        if let Some(round) = open.first().copied()
            && (open.len() > 1 || self.chance(80))
        {
            let over = round::confirm::lacking(&self.event, round).is_empty();
            let confirm = Command::Round(round::Command::Confirm { round });
            return if over { self.give(JUDGE, confirm).map(|_| ()) } else { self.protocols(round) };
        }
        if next.0 > 8 || self.event.people.slots.len() < 4 {
            return if next.0 > 8 { self.close() } else { self.register(Part::Player) };
        }
        let day = self.event.setup.settings.first_day;
        let mut present = present(&self.event, next);
        self.lots.shuffle(&mut present);
        let command = if self.chance(50) {
            let seats = std::array::from_fn(|i| present.get(i).copied());
            let rated = if self.chance(80) { club::Rated::Yes } else { club::Rated::Agreed };
            club::Command::StartGame { day, seats, rated }
        } else {
            let seed = self.seed();
            club::Command::AutoTables { day, present, seed }
        };
        self.give(Actor::of(Role::Scribe), Command::Club(command))?;
        Ok(())
    }

    /// What waits for the judge in a round.
    fn settle_fines(&mut self, round: RoundNo) -> Done {
        let all = self.event.penalty.all.iter().enumerate();
        let pending = all.filter(|(_, p)| p.round == round && p.force == penalty::Force::Pending);
        let pending: Vec<_> = pending.map(|(i, _)| reglament_tournament::PenaltyNo::of_index(i)).collect();
        for penalty in pending {
            let command = match self.below(3) {
                0 => penalty::Command::Cancel { penalty, reason: "nobody saw it".into() },
                _ => penalty::Command::Confirm { penalty, seat: None },
            };
            self.give(JUDGE, Command::Penalty(command))?;
        }
        Ok(())
    }

    /// Closes the event, or does what it waits for.
    fn close(&mut self) -> Done {
        match waiting(&self.event).first().copied() {
            Some(Waiting::Tie(..)) => self.decide_tie(standings::latest(&self.event)),
            Some(Waiting::Penalty(penalty)) => {
                let confirm = penalty::Command::Confirm { penalty, seat: None };
                self.give(JUDGE, Command::Penalty(confirm))?;
                Ok(())
            }
            Some(Waiting::Conflict(at) | Waiting::Objection(at)) => self.protocol(at),
            Some(Waiting::Confirmation(round)) if round::confirm::lacking(&self.event, round).is_empty() => {
                self.give(JUDGE, Command::Round(round::Command::Confirm { round }))?;
                Ok(())
            }
            Some(Waiting::Confirmation(round)) => self.protocols(round),
            None | Some(_) => {
                self.give(ORGANISER, Command::Setup(setup::Command::Close))?;
                Ok(())
            }
        }
    }

    /// A lot, or the organiser's word, between players who are equal.
    pub(super) fn decide_tie(&mut self, after: RoundNo) -> Done {
        let standings = standings::after(&self.event, after);
        let ties: Vec<_> = standings.ties.iter().filter(|tie| tie.open.is_some()).cloned().collect();
        let Some(tie) = self.pick(&ties).or_else(|| standings.ties.first().cloned()) else { return Ok(()) };
        let (mut among, seed) = (tie.entries, self.seed());
        let command = if tie.open == Some(Remedy::Organiser) && self.chance(70) {
            self.lots.shuffle(&mut among);
            standings::Command::Decide { after, order: among, reason: "they agreed".into() }
        } else {
            standings::Command::Lot { after, among, seed }
        };
        self.give(ORGANISER, Command::Standings(command))?;
        Ok(())
    }

    /// Time passes, until the clocks of a round are over.
    pub(super) fn time_passes(&mut self) {
        let Some(round) = round::phase::current(&self.event) else { return };
        let tables = play::playing(&self.event, round);
        let left = tables.filter_map(|at| clock::table(&self.event, at, self.now).left).max();
        match left {
            Some(left) if left > Span::ZERO && self.chance(60) => self.wait(left + Span::seconds(1)),
            _ => self.wait(Span::minutes(7)),
        }
    }

    /// The protocols of a round, one step of one table.
    fn protocols(&mut self, round: RoundNo) -> Done {
        let open: Vec<TableNo> =
            round::confirm::lacking(&self.event, round).into_iter().flat_map(|(_, tables)| tables).collect();
        let begun = |table: &TableNo| {
            self.event.round.course(round).is_some_and(|course| course.has_begun_at(*table))
        };
        let begun: Vec<TableNo> = open.iter().copied().filter(begun).collect();
        let Some(table) = self.pick(if begun.is_empty() { &open } else { &begun }) else { return Ok(()) };
        self.protocol(TableId { round, table })
    }

    /// Whether a protocol is confirmed.
    pub(super) fn is_confirmed(&self, at: TableId) -> bool {
        self.event.protocol.get(at).is_some_and(|p| matches!(p.progress, Progress::Confirmed(_)))
    }
}
