//! Two copies of an event that go on apart, and what becomes of them joined.
use reglament_tournament as tournament;
use rules::regulation::RegulationId;
use testkit::event::Builder;
use tournament::merge::join;
use tournament::protocol::{self, Sheet, Totals};
use tournament::{
    Actor, Command, CommandId, Entry, EntryId, Moment, Order, Outcome, Reason, Role, RoundNo, TableId,
    TableNo, Tournament, Version, people, round, seats,
};

pub(crate) const AT: TableId = TableId { round: RoundNo(1), table: TableNo(1) };

/// A Samara round of two tables that has begun.
pub(crate) fn begun() -> Builder {
    let mut event = Builder::with_players(RegulationId::Samara, 8);
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(round);
    event
}

pub(crate) fn totals(points: [i32; 4]) -> Sheet {
    Sheet::Totals(Totals::Riichi { points, bets: 0, chombos: [0; 4] })
}

pub(crate) fn entering(at: TableId, points: [i32; 4]) -> Command {
    let (sheet, seen, reason) = (Box::new(totals(points)), None, String::new());
    Command::Protocol(protocol::Command::Enter { at, sheet, seen, reason })
}

pub(crate) fn registering(number: usize) -> Command {
    let profile = Box::new(testkit::event::profile(number));
    Command::People(people::Command::Register { profile, part: people::Part::Player, over: None })
}

pub(crate) const FIRST: [i32; 4] = [40_000, 35_000, 25_000, 20_000];
pub(crate) const SECOND: [i32; 4] = [41_000, 34_000, 25_000, 20_000];

/// A copy of an event that goes on alone.
pub(crate) struct Copy {
    pub(crate) tournament: Tournament,
    pub(crate) next: u128,
    pub(crate) now: i64,
}

impl Copy {
    pub(crate) fn of(event: &Builder, number: u128) -> Self {
        let tournament = Tournament::replay(event.entries().to_vec()).expect("a log");
        Self { tournament, next: number << 64, now: event.now().0 + number as i64 }
    }

    pub(crate) fn give(&mut self, role: Role, command: Command) {
        self.next += 1;
        self.now += 1000;
        let order = Order { id: CommandId(self.next), by: Actor::of(role), at: Moment(self.now), command };
        let done = self.tournament.handle(&order).expect("lawful");
        assert!(matches!(done, Outcome::Done(_)));
    }

    pub(crate) fn refused(&self, role: Role, command: Command) -> Vec<Reason> {
        let order =
            Order { id: CommandId(self.next + 1), by: Actor::of(role), at: Moment(self.now + 1000), command };
        self.tournament.decide(&order).expect_err("refused").reasons
    }

    pub(crate) fn log(&self) -> &[Entry] {
        self.tournament.log()
    }
}

/// Joins both ways, which must come to the same.
pub(crate) fn joined(one: &Copy, other: &Copy) -> Tournament {
    let join = |one: &[Entry], other: &[Entry]| join(one, other).expect("one event").entries;
    let log = join(one.log(), other.log());
    assert_eq!(join(other.log(), one.log()), log, "the order of the copies does not matter");
    for copy in [one, other] {
        assert_eq!(join(&log, copy.log()), log, "joining again changes nothing");
        assert_eq!(join(copy.log(), &log), log, "joining again changes nothing");
    }
    let event = Tournament::replay(log.clone()).expect("a log");
    assert_eq!(event.log(), log, "it is read as it was written");
    event
}

pub(crate) const SECOND_ROUND: TableId = TableId { round: RoundNo(2), table: TableNo(1) };

/// The first round is over, the second is seated and not announced.
pub(crate) fn between() -> Builder {
    let mut event = begun();
    for table in [1, 2] {
        let at = TableId { table: TableNo(table), ..AT };
        event.give(Role::Judge, entering(at, FIRST));
        let (version, seat) = (Version(1), None);
        event.give(Role::Judge, Command::Protocol(protocol::Command::Confirm { at, version, seat }));
    }
    event.give(Role::Judge, Command::Round(round::Command::Confirm { round: RoundNo(1) }));
    let tables = [[1, 5, 2, 6], [3, 7, 4, 8]].map(|table| table.map(|n| Some(EntryId(n)))).to_vec();
    let (kind, origin, visibility) =
        (seats::RoundKind::Round, seats::Origin::Loaded, seats::Visibility::Planned);
    let (out, draws) = (Vec::new(), Vec::new());
    let second = seats::SeatedRound { kind, tables, out, origin, visibility, draws };
    let seated = seats::Event::Seated { from: RoundNo(2), rounds: vec![second] };
    event.happen(vec![tournament::Event::Seats(seated)]);
    event
}

pub(crate) fn announced_and_started(copy: &mut Copy) {
    let (round, tables) = (RoundNo(2), round::Tables::All);
    copy.give(Role::Judge, Command::Seats(seats::Command::Publish { round }));
    copy.give(
        Role::Judge,
        Command::Round(round::Command::Signal { round, tables, signal: round::Signal::Start }),
    );
}

pub(crate) fn swapping(one: u32, other: u32) -> Command {
    let edit = seats::Edit::Swap(EntryId(one), EntryId(other));
    Command::Seats(seats::Command::Edit { round: RoundNo(2), edit, reason: "a".to_owned() })
}
