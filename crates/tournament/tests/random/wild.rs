//! What nobody should say: numbers that are not there, texts without a word, other roles, another time, twice.
use super::papers::NUMBERS;
use super::run::{Done, Run};
use reglament_tournament::penalty::{self, Offence, Sanction, Unit};
use reglament_tournament::people::{self, Gate, Part, Profile, Told};
use reglament_tournament::protocol;
use reglament_tournament::round::{self, Extra, Signal, Tables};
use reglament_tournament::seats::{self, Demands, Edit, Seats};
use reglament_tournament::setup::{self, Law, ProgrammeItem, ProgrammeKind};
use reglament_tournament::substitute::{self, Instead, Until};
use reglament_tournament::{
    Actor, CallNo, Command, CommandId, Date, EntryId, Moment, PenaltyNo, PersonId, Role, RoundNo, Span,
    TableId, TableNo, Version, club, merge, standings, undo,
};
use rules::hall::SeatingSystem;
use rules::regulation::RegulationId;
use rules::riichi::Offence as RiichiOffence;
use rules::seat::Seat;
use rules::sichuan::Slip;

impl Run<'_> {
    /// A command with anything in it.
    pub(super) fn wild(&mut self) -> Done {
        let command = match self.below(11) {
            0 => Command::Setup(self.wild_setup()),
            1 => Command::People(self.wild_people()),
            2 | 3 => Command::Seats(self.wild_seats()),
            4 => Command::Substitute(self.wild_substitute()),
            5 => Command::Round(self.wild_round()),
            6 => Command::Protocol(self.wild_protocol()),
            7 => Command::Penalty(self.wild_penalty()),
            8 => Command::Standings(self.wild_standings()),
            9 => Command::Club(self.wild_club()),
            _ => match self.below(4) {
                0 => Command::Merge(merge::Command::Settle { line: self.number(), ruling: self.words() }),
                1 => Command::Merge(merge::Command::TakeOver { line: self.number(), reason: self.words() }),
                _ => Command::Undo(undo::Command { command: self.some_id(), reason: self.words() }),
            },
        };
        let by = match &command {
            Command::Protocol(_) if self.lots.below(2) == 0 => {
                let at = self.at();
                self.scribe(at)
            }
            _ => self.anybody(),
        };
        self.give(by, command)?;
        Ok(())
    }

    fn anybody(&mut self) -> Actor {
        if self.chance(65) {
            return Actor::of(if self.chance(50) { Role::Owner } else { Role::Judge });
        }
        let person = if self.chance(50) {
            Some(PersonId(self.of_list(self.event.people.persons.len())))
        } else {
            None
        };
        let table = if self.chance(30) { Some(self.at()) } else { None };
        Actor { role: Role::ALL[self.below(7)], person, table }
    }

    /// A number of a list of so many, mostly one that is there.
    fn of_list(&mut self, count: usize) -> u32 {
        match self.below(12) {
            0 => 0,
            1 => count as u32 + 1,
            2 => u32::MAX,
            _ => 1 + self.below(count.max(1)) as u32,
        }
    }

    fn number(&mut self) -> u32 {
        [0, 1, 2, 7, 65_535, u32::MAX][self.below(6)]
    }

    fn words(&mut self) -> String {
        ["", " ", "why not", "\u{202e}слова\n", "reason"][self.below(5)].to_owned()
    }

    fn some_id(&mut self) -> CommandId {
        let at = self.below(self.event.log().len() + 2);
        self.event.log().get(at).map_or(CommandId(u128::MAX / 2), |line| line.command)
    }

    fn any_round(&mut self) -> RoundNo {
        RoundNo(self.of_list(self.event.seats.rounds.len()))
    }

    fn any_slot(&mut self) -> EntryId {
        EntryId(self.of_list(self.event.people.slots.len()))
    }

    fn any_person(&mut self) -> PersonId {
        PersonId(self.of_list(self.event.people.persons.len()))
    }

    fn any_table(&mut self) -> TableNo {
        TableNo(self.of_list(3) as u16)
    }

    fn at(&mut self) -> TableId {
        let current = round::phase::current(&self.event).filter(|_| self.lots.below(2) == 0);
        if let Some(at) = current.and_then(|round| self.table(round)) {
            return at;
        }
        TableId { round: self.any_round(), table: self.any_table() }
    }

    fn any_seat(&mut self) -> Seat {
        Seat::ALL[self.below(4)]
    }

    fn any_span(&mut self) -> Span {
        let spans = [0, -1, 1, 59_999, 60_000, 600_001, -600_000, i64::MAX, i64::MIN, 86_400_000_000];
        Span(spans[self.below(10)])
    }

    fn any_moment(&mut self) -> Moment {
        let moments = [self.now, Moment(i64::MAX), Moment(i64::MIN), Moment(0)];
        moments[self.below(4)]
    }

    fn any_date(&mut self) -> Date {
        let own = self.event.setup.settings.first_day;
        let days = [Date::new(9999, 12, 31), Date::new(1, 1, 1), Date::new(2026, 2, 28), None];
        days[self.below(4)].unwrap_or(own)
    }

    fn some_slots(&mut self) -> Vec<EntryId> {
        let count = self.below(7);
        (0..count).map(|_| self.any_slot()).collect()
    }

    fn some_seats(&mut self) -> Seats {
        std::array::from_fn(|_| if self.chance(85) { Some(self.any_slot()) } else { None })
    }

    fn system(&mut self) -> Option<SeatingSystem> {
        if self.chance(70) { Some(SeatingSystem::ALL[self.below(8)]) } else { None }
    }

    fn part(&mut self) -> Part {
        let parts = [
            Part::Player,
            Part::Substitute(None),
            Part::Substitute(Some(0)),
            Part::Substitute(Some(1)),
            Part::Substitute(Some(200)),
            Part::ChiefJudge,
            Part::AssistantJudge,
        ];
        parts[self.below(7)]
    }

    fn some_profile(&mut self) -> Box<Profile> {
        if self.chance(30) {
            return Box::new(Profile { birth: Some(self.any_date()), ..Profile::default() });
        }
        Box::new(self.profile())
    }

    fn some_over(&mut self) -> Option<people::Override> {
        if self.chance(50) { Some(people::Override { reason: self.words() }) } else { None }
    }

    fn told(&mut self) -> Told {
        if self.chance(50) { Told::Judge } else { Told::Nobody }
    }

    fn wild_setup(&mut self) -> setup::Command {
        use setup::Command as C;
        let (law, mut settings) = (self.event.setup.law.clone(), self.event.setup.settings.clone());
        match self.below(9) {
            0 => C::Open(Box::new((law, settings))),
            1 => {
                let ids = RegulationId::ALL;
                let other = ids[self.below(ids.len())];
                C::AdoptLaw(Box::new(Law { table_of: other, table: other.regulation().table, ..law }))
            }
            2 => C::AdoptLaw(Box::new(law)),
            3 => C::Close,
            4 => C::Reopen { reason: self.words() },
            5 => C::Announce { tables: vec![self.any_table()], text: self.words() },
            6 => C::Timetable { midnight: self.any_moment() },
            7 => {
                let count = self.below(4);
                let item = |run: &mut Self| {
                    let what = match run.below(3) {
                        0 => ProgrammeKind::Final,
                        1 => ProgrammeKind::Round(RoundNo(run.number())),
                        _ => ProgrammeKind::Break,
                    };
                    let from = run.any_moment();
                    ProgrammeItem { from, to: from + run.any_span(), what, title: run.words() }
                };
                C::Programme((0..count).map(|_| item(self)).collect())
            }
            _ => {
                let some = [None, Some(0), Some(1), Some(3), Some(4), Some(500)];
                match self.below(9) {
                    0 => settings.choices.rounds = some[self.below(5)],
                    1 => settings.choices.system = self.system(),
                    2 => settings.choices.round_minutes = some[self.below(6)],
                    3 => settings.choices.prize_places = some[self.below(6)],
                    4 => settings.choices.limit = some[self.below(6)],
                    5 => settings.choices.stake = Some(u32::MAX),
                    6 => settings.name = self.words(),
                    7 => settings.zone = self.words(),
                    _ => settings.last_day = self.any_date(),
                }
                C::Change(Box::new(settings))
            }
        }
    }

    fn wild_people(&mut self) -> people::Command {
        use people::Command as C;
        let person = self.any_person();
        match self.below(12) {
            0 => C::Register { profile: self.some_profile(), part: self.part(), over: self.some_over() },
            1 => C::Edit { person, profile: self.some_profile() },
            2 => C::Appoint { person, part: self.part(), over: self.some_over() },
            3 => C::Waive { person, gate: Gate::ALL[self.below(10)], reason: self.words() },
            4 => C::Admit { person, over: self.some_over() },
            5 => C::Restrict { person, restrictions: self.words() },
            6 => C::ApproveList,
            7 => C::CheckIn { person },
            8 => C::Leave { person, told: self.told() },
            9 => C::Merge { keep: person, other: self.any_person() },
            10 => C::Unmerge { other: person },
            _ => C::Anonymise { person },
        }
    }

    fn wild_seats(&mut self) -> seats::Command {
        use seats::Command as C;
        let (round, at, seed) = (self.any_round(), self.at(), self.seed());
        match self.below(13) {
            0 => C::Draw { seed },
            1 => C::Plan { system: self.system(), seed },
            2 => C::Seat { system: self.system(), seed },
            3 => {
                let (conflicts, reason) = (self.number() as u16, self.words());
                C::SeatAccepting { system: self.system(), seed, conflicts, reason }
            }
            4 => C::Demand(Demands {
                apart: Vec::new(),
                forbidden: vec![(self.any_slot(), self.any_slot())],
                fixed: vec![(self.any_slot(), self.any_table()), (self.any_slot(), self.any_table())],
            }),
            5 if self.chance(50) => {
                let count = self.below(3);
                C::Load((0..count).map(|_| vec![self.some_seats(), self.some_seats()]).collect())
            }
            5 => C::Load(self.list()),
            6 => C::SeatFinal,
            7 => {
                let edit = match self.below(3) {
                    0 => Edit::Swap(self.any_slot(), self.any_slot()),
                    1 => Edit::SwapSeats(self.any_table(), self.any_seat(), self.any_seat()),
                    _ => Edit::SwapTables(self.any_table(), self.any_table()),
                };
                C::Edit { round, edit, reason: self.words() }
            }
            8 => C::Publish { round },
            9 => C::Withdraw { round },
            10 => {
                let sums = [[2, 12, 12, 2], [0, 5, 6, 7], [255; 4], [3, 4, 5, 6]];
                C::Throw { at, sums: sums[self.below(4)] }
            }
            11 => {
                C::DrawWinds { at, order: if self.chance(50) { Some(self.some_seats()) } else { None }, seed }
            }
            _ => C::CloseUp { round, missing: self.some_slots() },
        }
    }

    fn wild_substitute(&mut self) -> substitute::Command {
        let (round, entry) = (self.any_round(), self.any_slot());
        if self.chance(30) {
            return substitute::Command::TakeBack { round, entry, reason: self.words() };
        }
        substitute::Command::Put {
            round,
            entry,
            by: if self.chance(85) { Some(self.any_person()) } else { None },
            from_deal: [0, 1, 2, 255][self.below(4)],
            moment: if self.chance(70) { Instead::InBreak } else { Instead::InDeal },
            until: if self.chance(50) { Until::RoundEnd } else { Until::EventEnd },
            over: self.some_over(),
        }
    }

    fn wild_round(&mut self) -> round::Command {
        use round::Command as C;
        let (round, at, entry, reason) = (self.any_round(), self.at(), self.any_slot(), self.words());
        let signals = [Signal::Start, Signal::Pause, Signal::Resume, Signal::LastDeal, Signal::End];
        let tables = match self.below(3) {
            0 => Tables::All,
            1 => Tables::Range(self.any_table(), self.any_table()),
            _ => Tables::one(self.any_table()),
        };
        match self.below(11) {
            0 => C::Signal { round, tables, signal: signals[self.below(5)] },
            1 if self.chance(50) => C::Extra { round, tables, extra: Extra::Time(self.any_span()), reason },
            1 => C::Extra { round, tables, extra: Extra::Deals(self.number() as u8), reason },
            2 => C::Late { round, entry, by: self.any_span() },
            3 => C::LateOut { round, entry, by: self.any_span(), reason },
            4 => C::Absent { round, entry, told: self.told() },
            5 => C::StopEarly { at, reason },
            6 => C::Void { at, reason },
            7 => C::Call { at, about: reason },
            8 => C::Answer { call: CallNo(self.of_list(self.event.round.calls.len())), ruling: reason },
            9 => C::Confirm { round },
            _ => C::Reopen { round, reason },
        }
    }

    fn wild_protocol(&mut self) -> protocol::Command {
        use protocol::Command as C;
        let (at, version) = (self.at(), Version(self.of_list(2) as u16));
        let seat = if self.chance(60) { Some(self.any_seat()) } else { None };
        match self.below(6) {
            0..3 => {
                let sheet = match self.below(4) {
                    0 => self.sheet(at),
                    1 => self.nonsense(),
                    _ => self.damaged(),
                };
                let seen = if self.chance(50) { Some(version) } else { None };
                C::Enter { at, sheet: Box::new(sheet), seen, reason: self.words() }
            }
            3 => C::Confirm { at, version, seat },
            4 => C::Object { at, seat: self.any_seat(), text: self.words() },
            _ => C::Settle { at, version, reason: self.words() },
        }
    }

    fn wild_sanction(&mut self) -> Sanction {
        let units = [Unit::TablePoints, Unit::GamePoints, Unit::Whists, Unit::TournamentPointHalves];
        match self.below(4) {
            0 => Sanction::Off(NUMBERS[self.below(12)], units[self.below(4)]),
            1 => Sanction::Noted(NUMBERS[self.below(12)]),
            2 => Sanction::Banned(self.any_date()),
            _ => self.sanction(),
        }
    }

    fn offence(&mut self) -> Offence {
        let riichi: Vec<_> = RiichiOffence::all().collect();
        match self.below(7) {
            0 => Offence::Riichi(riichi[self.below(riichi.len())]),
            1 => Offence::Sichuan(Slip::ALL[self.below(Slip::ALL.len())]),
            2 => Offence::IgnoredSignal,
            3 => Offence::Late,
            4 => Offence::NoShow,
            5 => Offence::MissedRound,
            _ => Offence::Ruling,
        }
    }

    fn wild_penalty(&mut self) -> penalty::Command {
        use penalty::Command as C;
        let (entry, round, reason) = (self.any_slot(), self.any_round(), self.words());
        let penalty = PenaltyNo(self.of_list(self.event.penalty.all.len()));
        match self.below(6) {
            0 | 1 => {
                let deal = [None, Some(0), Some(1), Some(255)][self.below(4)];
                let choice = if self.chance(50) { Some(self.wild_sanction()) } else { None };
                C::Give { entry, round, deal, offence: self.offence(), choice, note: reason }
            }
            2 => C::Rule { entry, round, sanction: self.wild_sanction(), reason },
            3 => C::Confirm { penalty, seat: if self.chance(50) { Some(self.any_seat()) } else { None } },
            4 => C::Cancel { penalty, reason },
            _ => C::Map { penalty, sanction: self.wild_sanction(), reason },
        }
    }

    fn wild_standings(&mut self) -> standings::Command {
        use standings::Command as C;
        let after = self.any_round();
        match self.below(5) {
            0 => C::Lot { after, among: self.some_slots(), seed: self.seed() },
            1 => C::Decide { after, order: self.some_slots(), reason: self.words() },
            2 => C::Hold { from: self.any_round() },
            3 => C::Release,
            _ => C::Reveal { place: self.number() as u16 },
        }
    }

    fn wild_club(&mut self) -> club::Command {
        let day = self.any_date();
        let rated = [club::Rated::Yes, club::Rated::Agreed, club::Rated::OneRound, club::Rated::NotOfficial];
        if self.chance(50) {
            return club::Command::StartGame { day, seats: self.some_seats(), rated: rated[self.below(4)] };
        }
        club::Command::AutoTables { day, present: self.some_slots(), seed: self.seed() }
    }
}
