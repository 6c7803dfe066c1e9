//! Whole events, played through the public commands, and what is needed to damage their logs.
use reglament_tournament::check::{Fault, Finding, check, summary};
use reglament_tournament::club::Rated;
use reglament_tournament::people::{self, Part};
use reglament_tournament::protocol::{self, ClassicalTotals, Sheet, Totals};
use reglament_tournament::round::{self, Signal, Tables};
use reglament_tournament::seats::{self, RoundKind, SeatsBy, seats_by};
use reglament_tournament::substitute::{self, Instead, Until};
use reglament_tournament::{
    Actor, Command, CommandId, Date, Entry, EntryId, Event, PersonId, Role, RoundNo, Span, TableId, TableNo,
    Version, club, setup, standings,
};
use rules::classical::TournamentPoints;
use rules::regulation::{RegulationId, TableRules};
use testkit::event::{Builder, law_of, profile, settings};

/// A simple stream of numbers.
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    pub(crate) fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }

    fn between(&mut self, from: i32, to: i32) -> i32 {
        from + self.below((to - from + 1) as u64) as i32
    }
}

pub(crate) const fn at(round: u32, table: u16) -> TableId {
    TableId { round: RoundNo(round), table: TableNo(table) }
}

/// An event with players who are here and two substitutes.
pub(crate) fn event_of(id: RegulationId, players: u32) -> Builder {
    let law = law_of(id);
    let mut settings = settings(&law);
    if id == RegulationId::Aleague {
        settings.choices.rounds = Some(4);
    }
    let mut event = Builder::open(law, settings).unwrap_or_else(|refused| panic!("{refused}"));
    for _ in 0..players {
        let mut profile = profile(event.people.persons.len() + 1);
        profile.clan = if event.people.persons.len() < 4 { "Smirnov".into() } else { String::new() };
        event.register(profile, Part::Player);
    }
    for _ in 0..2 {
        let number = event.people.persons.len() + 1;
        event.register(profile(number), Part::Substitute(Some(2)));
    }
    event.check_in_all();
    event
}

pub(crate) fn judge(event: &mut Builder, command: Command) -> Vec<Event> {
    event.give(Role::ChiefJudge, command)
}

/// A result of a table, by its family.
pub(crate) fn sheet(event: &Builder, table: TableId, numbers: &mut Numbers) -> Sheet {
    let seats = event.seats.seats(table).copied().unwrap_or_default();
    let three = seats[3].is_none();
    let is_final = event.seats.round(table.round).is_some_and(|r| r.kind == RoundKind::Final);
    match &event.setup.law.table {
        TableRules::Riichi(rules) => {
            let start = rules.game.start_points.value.get();
            let mut points = [0; 4];
            for seat in &mut points[..3] {
                *seat = start + 100 * numbers.between(-150, 150);
            }
            points[3] = 4 * start - points.iter().sum::<i32>();
            Sheet::Totals(Totals::Riichi { points, bets: 0, chombos: [0; 4] })
        }
        TableRules::Sichuan(_) => {
            let mut points =
                [numbers.between(-40, 40), numbers.between(-40, 40), numbers.between(-40, 40), 0];
            if three {
                points[2] = -points[0] - points[1];
            } else {
                points[3] = -points.iter().sum::<i32>();
            }
            let own = seats.map(|seat| {
                let put = event.substitute.of(table.round, seat?).next()?;
                (put.from_deal > 1).then_some(3)
            });
            Sheet::Totals(Totals::Sichuan { points, own })
        }
        TableRules::Classical(_) => {
            let deals = if is_final { 16 } else { 4 };
            let mut whists = [0, 1, 2].map(|_| 2 * numbers.between(-200, 200)).to_vec();
            whists.push(-whists.iter().sum::<i32>());
            let points = if is_final { [0; 4] } else { [12, 7, 3, 1] };
            let seats = std::array::from_fn(|i| ClassicalTotals {
                points: TournamentPoints::whole(points[(i + numbers.below(4) as usize) % 4]),
                whists: whists[i],
                mahjongs: u8::from(i < 3),
            });
            Sheet::Totals(Totals::Classical { deals, seats })
        }
    }
}

pub(crate) fn enter(event: &mut Builder, table: TableId, sheet: Sheet) {
    let command =
        protocol::Command::Enter { at: table, sheet: Box::new(sheet), seen: None, reason: String::new() };
    event.give(Role::Scribe, Command::Protocol(command));
}

pub(crate) fn confirm(event: &mut Builder, table: TableId) {
    let version = event.protocol.get(table).map_or(Version(1), |paper| paper.current);
    let command = protocol::Command::Confirm { at: table, version, seat: None };
    judge(event, Command::Protocol(command));
}

pub(crate) fn signal(event: &mut Builder, round: RoundNo, signal: Signal) {
    judge(event, Command::Round(round::Command::Signal { round, tables: Tables::All, signal }));
}

/// Seats of the tables, where they are found at the table.
pub(crate) fn find_seats(event: &mut Builder, round: RoundNo) {
    let tables = event.seats.round(round).map_or(0, |r| r.tables.len()) as u16;
    for table in 1..=tables {
        let at = at(round.0, table);
        match seats_by(event, round).value {
            SeatsBy::Announced => {}
            SeatsBy::Dice => {
                let command = seats::Command::Throw { at, sums: [5, 9, 7, 3] };
                event.give(Role::Judge, Command::Seats(command));
            }
            SeatsBy::WindTiles => {
                let command = seats::Command::DrawWinds { at, order: None, seed: 5 };
                event.give(Role::Judge, Command::Seats(command));
            }
        }
    }
}

/// Seats, announces and starts the next round.
pub(crate) fn open_round(event: &mut Builder) -> RoundNo {
    let next = event.round.courses.len() as u32 + 1;
    let round = RoundNo(next);
    if event.seats.round(round).is_none() {
        judge(event, Command::Seats(seats::Command::Seat { system: None, seed: 11 }));
    }
    judge(event, Command::Seats(seats::Command::Publish { round }));
    find_seats(event, round);
    signal(event, round, Signal::Start);
    round
}

/// Enters and confirms what all playing tables bring, then the round.
pub(crate) fn finish_round(event: &mut Builder, round: RoundNo, numbers: &mut Numbers) {
    event.wait(Span::minutes(85));
    let tables: Vec<TableId> = round::play::playing(event, round).collect();
    for table in tables {
        if event.protocol.get(table).is_none() {
            let sheet = sheet(event, table, numbers);
            enter(event, table, sheet);
        }
        confirm(event, table);
    }
    judge(event, Command::Round(round::Command::Confirm { round }));
}

/// A lot for everybody who is equal to others across a border that needs one.
pub(crate) fn settle_ties(event: &mut Builder, after: RoundNo) {
    loop {
        let found = standings::after(event, after);
        let Some(tie) = found.open_ties().next() else { return };
        let command = standings::Command::Lot { after, among: tie.entries.clone(), seed: 3 };
        event.give(Role::Organiser, Command::Standings(command));
    }
}

pub(crate) fn put(event: &mut Builder, round: u32, entry: u32, by: PersonId, from_deal: u8, until: Until) {
    let command = substitute::Command::Put {
        round: RoundNo(round),
        entry: EntryId(entry),
        by: Some(by),
        from_deal,
        moment: Instead::InBreak,
        until,
        over: None,
    };
    judge(event, Command::Substitute(command));
}

/// Corrects the result of a table after its round was confirmed.
pub(crate) fn correct(event: &mut Builder, table: TableId, numbers: &mut Numbers) {
    let reason = String::from("copied wrongly");
    judge(event, Command::Round(round::Command::Reopen { round: table.round, reason: reason.clone() }));
    let seen = event.protocol.get(table).map(|paper| paper.current);
    let sheet = Box::new(sheet(event, table, numbers));
    judge(event, Command::Protocol(protocol::Command::Enter { at: table, sheet, seen, reason }));
    judge(event, Command::Round(round::Command::Confirm { round: table.round }));
}

pub(crate) fn leave(event: &mut Builder, person: u32) {
    let command = people::Command::Leave { person: PersonId(person), told: people::Told::Judge };
    event.give(Role::Judge, Command::People(command));
}

pub(crate) fn close(event: &mut Builder) {
    let last = standings::latest(event);
    settle_ties(event, last);
    event.give(Role::Organiser, Command::Setup(setup::Command::Close));
}

/// Plays a rated game of the club.
pub(crate) fn game(
    event: &mut Builder,
    day: Date,
    four: [u32; 4],
    rated: Rated,
    numbers: &mut Numbers,
) -> TableId {
    let seats = four.map(|n| Some(EntryId(n)));
    event.give(Role::Scribe, Command::Club(club::Command::StartGame { day, seats, rated }));
    let table = at(event.seats.rounds.len() as u32, 1);
    let sheet = sheet(event, table, numbers);
    enter(event, table, sheet);
    confirm(event, table);
    judge(event, Command::Round(round::Command::Confirm { round: table.round }));
    table
}

/// Nothing is found, and places are those of the standings.
pub(crate) fn assert_good(event: &Builder) {
    let findings = check(event.entries());
    let told: Vec<String> = findings.iter().map(Finding::to_string).collect();
    assert!(findings.is_empty(), "{told:#?}");
    let theirs: Vec<(EntryId, u16)> =
        standings::current(event).placed().map(|(place, row)| (row.entry, place)).collect();
    let own = summary(event.entries()).map(|summary| summary.places).unwrap_or_default();
    let sorted = |mut places: Vec<(EntryId, u16)>| {
        places.sort_unstable();
        places
    };
    assert_eq!(sorted(own), sorted(theirs));
}

/// What is found in a damaged log, each kind once.
pub(crate) fn found(log: &[Entry]) -> Vec<Fault> {
    let mut faults: Vec<Fault> = check(log).into_iter().map(|finding| finding.fault).collect();
    faults.sort_unstable();
    faults.dedup();
    faults
}

/// The log of an event with damage done to it is found to have this fault, which the good one has not.
pub(crate) fn damaged(event: &Builder, fault: Fault, damage: impl FnOnce(&mut Vec<Entry>)) -> Finding {
    let mut log = event.entries().to_vec();
    damage(&mut log);
    assert_ne!(log, event.entries(), "no damage was done for {fault:?}");
    let findings = check(&log);
    let told: Vec<String> = findings.iter().map(Finding::to_string).collect();
    let named = findings.into_iter().find(|finding| finding.fault == fault);
    named.unwrap_or_else(|| panic!("{fault:?} is not among {told:#?}"))
}

/// The first event of a log that a test picks, to be changed.
pub(crate) fn pick<T>(log: &mut [Entry], choose: impl Fn(&mut Event) -> Option<&mut T>) -> &mut T {
    log.iter_mut().flat_map(|entry| &mut entry.events).find_map(choose).expect("there is such an event")
}

/// The line of the first event that a test picks.
pub(crate) fn line_of(log: &[Entry], is: impl Fn(&Event) -> bool) -> usize {
    log.iter().position(|entry| entry.events.iter().any(&is)).expect("there is such a line")
}

/// A line that comes after all others.
pub(crate) fn add(log: &mut Vec<Entry>, by: Role, events: Vec<Event>) {
    let last = log.last().expect("a log has lines");
    let command = CommandId(last.command.0 + 1000);
    let entry = Entry { command, by: Actor::of(by), at: last.at, events };
    log.push(entry);
}
