//! What people do besides what brings an event on: late players, fines, substitutes, corrections, things taken back.
use super::forward::{JUDGE, ORGANISER};
use super::run::{Done, Run};
use reglament_tournament::penalty::{self, Force, Offence, Sanction, Tariff, Unit, catalogue};
use reglament_tournament::people::{self, Part, Told};
use reglament_tournament::round::{self, Extra, Signal, Tables, play};
use reglament_tournament::seats::{self, Demands, Edit, Kin};
use reglament_tournament::setup::{self, Law, ProgrammeItem, ProgrammeKind};
use reglament_tournament::{
    Actor, CallNo, Command, EntryId, PenaltyNo, PersonId, Role, RoundNo, Span, TableId, TableNo, standings,
    substitute, undo,
};
use rules::hall::Punishes;
use rules::regulation::RegulationId;
use rules::seat::Seat;

/// Whose tables are taken over.
const OTHERS: [RegulationId; 4] =
    [RegulationId::Samara, RegulationId::Tesuji, RegulationId::Aleague, RegulationId::Wrc];

const CHIEF: Actor = Actor::of(Role::ChiefJudge);

impl Run<'_> {
    /// Something besides.
    pub(super) fn aside(&mut self) -> Done {
        let round = round::phase::current(&self.event).unwrap_or(RoundNo(1));
        match self.below(20) {
            0..3 => self.of_people(),
            3..7 => self.of_round(round),
            7..9 => self.of_seats(round),
            9..12 => self.fine(round),
            12 => self.of_standings(),
            13 => self.of_setup(),
            14 => self.taken_back(),
            15 => self.of_substitutes(round),
            16 => self.of_result(round),
            _ => {
                self.time_passes();
                Ok(())
            }
        }
    }

    pub(super) fn person(&mut self) -> PersonId {
        PersonId::of_index(self.below(self.event.people.persons.len()))
    }

    pub(super) fn slot(&mut self) -> EntryId {
        EntryId::of_index(self.below(self.event.people.slots.len()))
    }

    /// A table of the round that plays.
    pub(super) fn table(&mut self, round: RoundNo) -> Option<TableId> {
        let tables: Vec<TableId> = play::playing(&self.event, round).collect();
        self.pick(&tables)
    }

    fn seated(&mut self, round: RoundNo) -> Option<EntryId> {
        let seated = self.event.seats.round(round)?.seated().collect::<Vec<_>>();
        self.pick(&seated)
    }

    fn of_people(&mut self) -> Done {
        use people::Command as C;
        let person = self.person();
        let parts = [Part::Player, Part::Substitute(None), Part::AssistantJudge, Part::ChiefJudge];
        let part = parts[self.below(4)];
        let command = match self.below(16) {
            0 | 1 => return self.register(part),
            2 => C::Edit { person, profile: Box::new(self.profile()) },
            3 => C::Appoint { person, part, over: self.over() },
            4 => {
                let open = people::open_gates(&self.event, person);
                let gate = open.first().map_or(people::Gate::AgeUnknown, |(gate, _)| *gate);
                C::Waive { person, gate, reason: "he is known".into() }
            }
            5 => {
                let person = self.event.people.waiting.first().copied().unwrap_or(person);
                C::Admit { person, over: self.over() }
            }
            6 => C::Restrict { person, restrictions: "until nine".into() },
            7 if self.chance(50) => C::ApproveList,
            8 | 9 if self.chance(40) => {
                let told = if self.chance(50) { Told::Judge } else { Told::Nobody };
                let by = Actor { person: Some(person), ..Actor::of(Role::Player) };
                let by = if self.chance(50) { by } else { JUDGE };
                return self.give(by, Command::People(C::Leave { person, told })).map(|_| ());
            }
            10 if self.chance(50) => C::Merge { keep: person, other: self.person() },
            11 => {
                let merged = |p: &people::Person| matches!(p.standing, people::Standing::MergedInto(_));
                let at = self.event.people.persons.iter().position(merged);
                C::Unmerge { other: at.map_or(person, PersonId::of_index) }
            }
            12 if self.chance(40) => C::Anonymise { person },
            _ => C::CheckIn { person },
        };
        self.give(ORGANISER, Command::People(command))?;
        Ok(())
    }

    fn of_round(&mut self, round: RoundNo) -> Done {
        use round::Command as C;
        let (Some(at), Some(entry)) = (self.table(round), self.seated(round)) else { return Ok(()) };
        let one = if self.chance(50) { Tables::one(at.table) } else { Tables::All };
        let reason = "the lamp".to_owned();
        let by = Span::seconds(1 + self.below(20 * 60) as i64);
        let signals = [Signal::Start, Signal::Pause, Signal::Resume, Signal::LastDeal, Signal::End];
        let (by_role, command) = match self.below(20) {
            0..5 => (JUDGE, C::Signal { round, tables: one, signal: signals[self.below(5)] }),
            5 | 6 => {
                let extra = if self.chance(50) { Extra::Deals(1) } else { Extra::Time(Span::minutes(5)) };
                (JUDGE, C::Extra { round, tables: one, extra, reason })
            }
            7..10 => (JUDGE, C::Late { round, entry, by }),
            10 if self.chance(30) => (JUDGE, C::LateOut { round, entry, by, reason }),
            11 | 12 if self.chance(50) => {
                let told = if self.chance(60) { Told::Judge } else { Told::Nobody };
                (JUDGE, C::Absent { round, entry, told })
            }
            13 => (JUDGE, C::StopEarly { at, reason }),
            14 if self.chance(30) => (JUDGE, C::Void { at, reason }),
            15 if self.chance(60) => {
                let last = round::phase::current(&self.event).map_or(RoundNo(1), |r| RoundNo(r.0 - 1));
                let round = if self.chance(50) { round } else { last };
                (CHIEF, C::Reopen { round, reason })
            }
            16 => {
                let call = CallNo::of_index(self.below(self.event.round.calls.len()));
                (JUDGE, C::Answer { call, ruling: "it is a chow".into() })
            }
            _ => (self.scribe(at), C::Call { at, about: "a chow?".into() }),
        };
        self.give(by_role, Command::Round(command))?;
        Ok(())
    }

    fn of_seats(&mut self, round: RoundNo) -> Done {
        use seats::Command as C;
        let reason = if self.chance(80) { "they asked".to_owned() } else { String::new() };
        let (one, other) = (self.slot(), self.slot());
        let tables = self.event.seats.round(round).map_or(0, |r| r.tables.len());
        let mut table =
            || TableNo::of_index(if tables == 0 { 0 } else { self.lots.below(tables as u32) as usize });
        let (first, second) = (table(), table());
        let (a, b) = (Seat::ALL[self.below(4)], Seat::ALL[self.below(4)]);
        let command = match self.below(12) {
            0..3 => C::Edit { round, edit: Edit::Swap(one, other), reason },
            3 => C::Edit { round, edit: Edit::SwapSeats(first, a, b), reason },
            4 => C::Edit { round, edit: Edit::SwapTables(first, second), reason },
            5 if self.chance(40) => C::Withdraw { round },
            6 | 7 => {
                let apart = [vec![], vec![Kin::Clan], vec![Kin::Team], vec![Kin::Clan, Kin::Team]];
                let forbidden = if self.chance(40) { vec![(one, other)] } else { Vec::new() };
                let fixed = if self.chance(30) { vec![(one, first)] } else { Vec::new() };
                C::Demand(Demands { apart: apart[self.below(4)].clone(), forbidden, fixed })
            }
            8 => {
                let missing = self.seated(round).into_iter().collect();
                C::CloseUp { round, missing }
            }
            9 => C::Plan { system: None, seed: self.seed() },
            10 if self.chance(50) => C::Draw { seed: self.seed() },
            _ => {
                let Some(at) = self.table(round) else { return Ok(()) };
                let mut order = self.event.seats.seats(at).copied().unwrap_or([None; 4]);
                self.lots.shuffle(&mut order);
                C::DrawWinds { at, order: Some(order), seed: 0 }
            }
        };
        self.give(JUDGE, Command::Seats(command))?;
        Ok(())
    }

    pub(super) fn sanction(&mut self) -> Sanction {
        let units = [Unit::TablePoints, Unit::GamePoints, Unit::Whists, Unit::TournamentPointHalves];
        let points = [1, -1, 3, 1000, -2000, 40][self.below(6)];
        let all = [
            Sanction::Warning,
            Sanction::LostCall,
            Sanction::DeadHand,
            Sanction::FalseHu,
            Sanction::Chombo,
            Sanction::Annulled,
            Sanction::None,
            Sanction::Noted(10),
        ];
        match self.below(12) {
            0..6 => Sanction::Off(points, units[self.below(4)]),
            6 if self.chance(20) => Sanction::Disqualified,
            7 if self.chance(20) => Sanction::Banned(self.event.setup.settings.last_day),
            _ => all[self.below(8)],
        }
    }

    fn fine(&mut self, round: RoundNo) -> Done {
        use penalty::Command as C;
        let Some(entry) = self.seated(round) else { return Ok(()) };
        let penalty = PenaltyNo::of_index(self.below(self.event.penalty.all.len()));
        let reason = "conduct".to_owned();
        let command = match self.below(10) {
            0 => C::Rule { entry, round, sanction: self.sanction(), reason },
            1 => C::Cancel { penalty, reason },
            2 | 3 => {
                let noted = |p: &penalty::Penalty| {
                    matches!(p.sanction, Sanction::Noted(_)) && p.force == Force::InForce
                };
                let at = self.event.penalty.all.iter().position(noted);
                let (penalty, sanction) = (at.map_or(penalty, PenaltyNo::of_index), self.sanction());
                C::Map { penalty, sanction, reason }
            }
            4 => return self.agree(),
            _ => {
                let all: Vec<_> = catalogue(&self.event.setup.law);
                let all: Vec<_> = if self.chance(90) {
                    let hard =
                        |o: &Offence| matches!(o, Offence::NoShow | Offence::MissedRound | Offence::Late);
                    all.into_iter().filter(|o| !hard(&o.offence)).collect()
                } else {
                    all
                };
                let Some(offered) = self.pick(&all) else { return Ok(()) };
                let choice = match offered.tariff {
                    Tariff::Choice(from) => self.pick(from),
                    Tariff::Free => Some(self.sanction()),
                    _ => None,
                };
                let deal = Some(1 + self.below(4) as u8);
                let note = if self.chance(50) { String::new() } else { "again".into() };
                C::Give { entry, round, deal, offence: offered.offence, choice, note }
            }
        };
        let by = if self.event.setup.law.hall.staff.punishes.value == Punishes::Table || self.chance(15) {
            let at = self.event.seats.round(round).and_then(|r| r.find(entry));
            at.map_or(JUDGE, |(table, _)| self.scribe(TableId { round, table }))
        } else {
            JUDGE
        };
        self.give(by, Command::Penalty(command))?;
        Ok(())
    }

    /// Somebody of the table agrees to what its players have given.
    fn agree(&mut self) -> Done {
        let all = self.event.penalty.all.iter().enumerate();
        let pending: Vec<(PenaltyNo, TableId)> = all
            .filter(|(_, p)| p.force == Force::Pending)
            .filter_map(|(i, p)| Some((PenaltyNo::of_index(i), TableId { round: p.round, table: p.at?.0 })))
            .collect();
        let Some((penalty, at)) = self.pick(&pending) else { return Ok(()) };
        let by = self.scribe(at);
        let seat = if by.table.is_some() { Some(Seat::ALL[self.below(4)]) } else { None };
        self.give(by, Command::Penalty(penalty::Command::Confirm { penalty, seat }))?;
        Ok(())
    }

    fn of_standings(&mut self) -> Done {
        use standings::Command as C;
        let latest = standings::latest(&self.event);
        let command = match self.below(5) {
            0 => C::Hold { from: RoundNo(1 + self.below(4) as u32) },
            1 => C::Release,
            2 | 3 if self.event.standings.held_from.is_some() => {
                let next = standings::ceremony(&self.event).and_then(|c| c.next);
                C::Reveal { place: next.unwrap_or(1) }
            }
            _ => return self.decide_tie(latest),
        };
        self.give(ORGANISER, Command::Standings(command))?;
        Ok(())
    }

    fn of_setup(&mut self) -> Done {
        use setup::Command as C;
        let hour = Span::minutes(60);
        let command = match self.below(6) {
            0 => C::Timetable { midnight: self.now },
            1 => {
                let round = RoundNo(1 + self.below(3) as u32);
                let what = ProgrammeKind::Round(round);
                let item = ProgrammeItem { from: self.now, to: self.now + hour, what, title: String::new() };
                C::Programme(vec![item])
            }
            2 => C::Announce { tables: vec![TableNo(1)], text: "tea".into() },
            3 => {
                // A club takes over the table of another one, and comes back to its own.
                let law = self.event.setup.law.clone();
                let table_of = if law.table_of == law.id { OTHERS[self.below(OTHERS.len())] } else { law.id };
                C::AdoptLaw(Box::new(Law { table_of, table: table_of.regulation().table, ..law }))
            }
            _ => {
                let mut settings = self.event.setup.settings.clone();
                match self.below(4) {
                    0 => settings.choices.limit = [Some(12), Some(8), None][self.below(3)],
                    1 => settings.choices.prize_places = [Some(2), Some(5), None][self.below(3)],
                    2 if self.event.setup.law.hall.clock.round_minutes.value.get().is_none() => {
                        settings.choices.round_minutes = [Some(60), Some(90), None][self.below(3)];
                    }
                    _ => settings.place = "another hall".into(),
                }
                C::Change(Box::new(settings))
            }
        };
        self.give(ORGANISER, Command::Setup(command))?;
        Ok(())
    }

    /// Something of the last minutes is taken back.
    fn taken_back(&mut self) -> Done {
        let log = self.event.log();
        let back = 1 + self.lots.below(5) as usize;
        let Some(line) = log.len().checked_sub(back).map(|at| log[at].command) else { return Ok(()) };
        let command = undo::Command { command: line, reason: "a slip".into() };
        let by = Actor::of(if self.chance(80) { Role::Owner } else { Role::Judge });
        self.give(by, Command::Undo(command))?;
        Ok(())
    }

    fn of_substitutes(&mut self, round: RoundNo) -> Done {
        if self.chance(30) {
            let last = self.event.substitute.all.last();
            let (round, entry) = last.map_or((round, EntryId(1)), |put| (put.round, put.entry));
            let reason = "he is here".into();
            let back = substitute::Command::TakeBack { round, entry, reason };
            self.give(JUDGE, Command::Substitute(back))?;
            return Ok(());
        }
        let Some(entry) = self.seated(round) else { return Ok(()) };
        self.put_in(round, entry)
    }

    fn of_result(&mut self, round: RoundNo) -> Done {
        let Some(at) = self.table(round) else { return Ok(()) };
        match self.event.protocol.get(at) {
            Some(_) if self.lots.below(2) == 0 => self.object(at),
            Some(_) if self.is_confirmed(at) => self.correct(at),
            _ => self.protocol(at),
        }
    }
}
