//! Events for the tests of this folder: people are there already, without asking the gates.
use rules::classical::TournamentPoints;
use rules::clause::{Basis, ClauseId, Decision, DecisionList, Register};
use rules::regulation::RegulationId;
use rules::seat::Seat;
use testkit::event::{Builder, law_of, profile, settings};
use tournament::people::{self, Part, Profile};
use tournament::protocol::{self, ClassicalTotals, Entered, Objection, Sheet, Totals};
use tournament::seats::Seats;
use tournament::setup::{Choices, Law};
use tournament::{
    Actor, Command, EntryId, Event, PersonId, Reason, Refused, Role, RoundNo, TableId, TableNo, Version,
    round, seats,
};

/// An event of a regulation with so many players, all here.
pub(crate) fn event(id: RegulationId, players: u32) -> Builder {
    with(law_of(id), players, |_| {})
}

/// An event of this law and these choices, with so many players, all here.
pub(crate) fn with(law: Law, players: u32, choose: impl FnOnce(&mut Choices)) -> Builder {
    let mut settings = settings(&law);
    choose(&mut settings.choices);
    let mut event = Builder::open(law, settings).unwrap_or_else(|refused| panic!("{refused}"));
    for number in 1..=players {
        player(&mut event, profile(number as usize));
    }
    event
}

/// A player who is here.
pub(crate) fn player(event: &mut Builder, profile: Profile) -> EntryId {
    let (person, entry) = (next_person(event), EntryId::of_index(event.people.slots.len()));
    let at = event.now();
    event.happen(vec![
        Event::People(people::Event::Registered { person, profile: Box::new(profile), part: Part::Player }),
        Event::People(people::Event::Admitted { person, entry }),
        Event::People(people::Event::CheckedIn { person, at }),
    ]);
    entry
}

/// A substitute who is here.
pub(crate) fn substitute(event: &mut Builder, sessions: Option<u8>) -> PersonId {
    let person = next_person(event);
    let (profile, at) = (Box::new(profile(100)), event.now());
    event.happen(vec![
        Event::People(people::Event::Registered { person, profile, part: Part::Substitute(sessions) }),
        Event::People(people::Event::CheckedIn { person, at }),
    ]);
    person
}

fn next_person(event: &Builder) -> PersonId {
    PersonId::of_index(event.people.persons.len())
}

/// A clause of a regulation.
pub(crate) fn clause(register: Register, id: &str) -> Basis {
    Basis::Clause(ClauseId::find(register, id).unwrap_or_else(|| panic!("no clause {id}")))
}

/// A decision about the hall.
pub(crate) fn decision(number: u8) -> Basis {
    Basis::Decision(Decision::of(DecisionList::Hall, number))
}

pub(crate) fn table(round: u32, table: u16) -> TableId {
    TableId { round: RoundNo(round), table: TableNo(table) }
}

pub(crate) fn entries(numbers: &[u32]) -> Vec<EntryId> {
    numbers.iter().copied().map(EntryId).collect()
}

/// Tables as lists of numbers; 0 is an empty seat.
pub(crate) fn numbers(tables: &[Seats]) -> Vec<[u32; 4]> {
    tables.iter().map(|seats| seats.map(|e| e.map_or(0, |e| e.0))).collect()
}

/// The tables of a round as numbers.
pub(crate) fn seated(event: &Builder, round: u32) -> Vec<[u32; 4]> {
    numbers(&event.seats.round(RoundNo(round)).expect("a seated round").tables)
}

/// The lot number of an entry.
pub(crate) fn lot(event: &Builder, entry: u32) -> usize {
    event.seats.lots.iter().position(|e| e.0 == entry).expect("a lot") + 1
}

/// Gives a seating command that is lawful, as a judge.
pub(crate) fn seats(event: &mut Builder, command: seats::Command) -> Vec<Event> {
    event.give(Role::Judge, Command::Seats(command))
}

/// Gives a seating command that is refused, and returns the reasons.
pub(crate) fn seats_refused(event: &mut Builder, command: seats::Command) -> Vec<seats::Reason> {
    let refused = event.refused(Role::Judge, Command::Seats(command));
    of_seats(refused)
}

pub(crate) fn of_seats(refused: Refused) -> Vec<seats::Reason> {
    let own = |reason| match reason {
        Reason::Seats(reason) => reason,
        other => panic!("{other:?}"),
    };
    refused.reasons.into_iter().map(own).collect()
}

/// Gives a command of rounds that is lawful, as the chief judge.
pub(crate) fn rounds(event: &mut Builder, command: round::Command) -> Vec<Event> {
    event.give(Role::ChiefJudge, Command::Round(command))
}

/// Gives a command of rounds that is refused, and returns the reasons.
pub(crate) fn rounds_refused(event: &mut Builder, command: round::Command) -> Vec<Reason> {
    event.refused(Role::ChiefJudge, Command::Round(command)).reasons
}

/// Lots, the seating of the first round and its announcement.
pub(crate) fn first_round(event: &mut Builder, seed: u64) {
    seats(event, seats::Command::Draw { seed });
    seats(event, seats::Command::Seat { system: None, seed });
    seats(event, seats::Command::Publish { round: RoundNo(1) });
}

/// A protocol that was entered at a table, without asking the law.
pub(crate) fn entered(event: &mut Builder, at: TableId) {
    let points = Totals::Riichi { points: [30000; 4], bets: 0, chombos: [0; 4] };
    let entered = Entered {
        sheet: Sheet::Totals(points),
        by: Actor::of(Role::Scribe),
        at: event.now(),
        reason: String::new(),
    };
    event.happen(vec![Event::Protocol(protocol::Event::Entered {
        at,
        version: Version(1),
        entered: Box::new(entered),
    })]);
}

/// A confirmed protocol of a Sichuan session in which these have lost a hundred points each to the others.
pub(crate) fn lost(event: &mut Builder, at: TableId, losers: &[u32]) {
    let seats = *event.seats.seats(at).expect("a table");
    let loses = |entry: Option<EntryId>| entry.is_some_and(|e| losers.contains(&e.0));
    let lost = seats.iter().filter(|e| loses(**e)).count() as i32;
    let share = 100 * lost / (4 - lost);
    let points = seats.map(|entry| if loses(entry) { -100 } else { share });
    let sheet = Sheet::Totals(Totals::Sichuan { points, own: [None; 4] });
    let (by, when) = (Actor::of(Role::Scribe), event.now());
    let entered = Box::new(Entered { sheet, by, at: when, reason: String::new() });
    let version = Version(1);
    event.happen(vec![
        Event::Protocol(protocol::Event::Entered { at, version, entered }),
        Event::Protocol(protocol::Event::Confirmed { at, version, when }),
    ]);
}

/// The sheet of a classical round: tournament points by seat.
pub(crate) fn totals(points: [i32; 4]) -> Sheet {
    let totals = |points| ClassicalTotals { points: TournamentPoints::whole(points), whists: 0, mahjongs: 1 };
    Sheet::Totals(Totals::Classical { deals: 4, seats: points.map(totals) })
}

/// A confirmed protocol of a classical round: tournament points by seat.
pub(crate) fn classical(event: &mut Builder, at: TableId, points: [i32; 4]) {
    let (by, when) = (Actor::of(Role::Scribe), event.now());
    let entered = Entered { sheet: totals(points), by, at: when, reason: String::new() };
    let (version, entered) = (Version(1), Box::new(entered));
    event.happen(vec![
        Event::Protocol(protocol::Event::Entered { at, version, entered }),
        Event::Protocol(protocol::Event::Confirmed { at, version, when }),
    ]);
}

/// The same, confirmed.
pub(crate) fn protocol(event: &mut Builder, at: TableId) {
    entered(event, at);
    let when = event.now();
    event.happen(vec![Event::Protocol(protocol::Event::Confirmed { at, version: Version(1), when })]);
}

/// A second protocol that contradicts the first.
pub(crate) fn contradicted(event: &mut Builder, at: TableId) {
    let first = event.protocol.get(at).expect("a protocol").versions[0].clone();
    event.happen(vec![Event::Protocol(protocol::Event::Contradicted {
        at,
        version: Version(2),
        entered: Box::new(first),
    })]);
}

/// An objection of East.
pub(crate) fn objected(event: &mut Builder, at: TableId) {
    let seat = Seat::ALL[0];
    let objection = Objection { seat, at: event.now(), text: "no".into() };
    event.happen(vec![Event::Protocol(protocol::Event::Objected { at, objection })]);
}

/// The lot among all eight who are equal after a round falls in the order of their numbers.
pub(crate) fn lot_of_equals(event: &mut Builder, after: u32) {
    let order = (1..=8).map(EntryId).collect();
    let drawn = tournament::standings::Event::LotDrawn { after: RoundNo(after), order, seed: 0 };
    event.happen(vec![Event::Standings(drawn)]);
}
