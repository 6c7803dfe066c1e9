//! The desk of a simulated event: gives commands with ids and moments, sends some of them twice, takes some back and
//! brings them back, and looks that a refusal changes nothing.
use super::Games;
use crate::command::{Command, Order};
use crate::id::{CommandId, EntryId, PersonId, RoundNo, TableId};
use crate::lots::Lots;
use crate::people::Part;
use crate::refusal::Refused;
use crate::setup::{self, Law, Life};
use crate::substitute;
use crate::time::{Moment, Span};
use crate::tournament::{Outcome, Tournament};
use crate::undo;
use crate::who::{Actor, Role};
use std::fmt;

/// Why a simulated event stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// A command that should be lawful was refused.
    Refused(Refused),
    /// A command that should be refused was done.
    Allowed,
    /// A command that was refused or sent a second time, or taken back and brought back, has changed something.
    Changed,
    /// Nothing could be done any more.
    Stuck(String),
}

/// Where a simulated event stopped: the last command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stopped {
    /// The command.
    pub order: Order,
    /// Why.
    pub why: Why,
    /// How many lines the log had before it.
    pub line: usize,
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {:?} by {:?}: {:?}", self.line, self.order.command, self.order.by, self.why)
    }
}

impl std::error::Error for Stopped {}

/// Something done, or the command at which the event stopped.
pub(super) type Done<T = ()> = Result<T, Box<Stopped>>;

/// The desk.
pub(super) struct Desk<'a> {
    pub(super) event: Tournament,
    pub(super) lots: Lots,
    pub(super) games: &'a dyn Games,
    pub(super) now: Moment,
    /// How many in a hundred tables end level, so that players are equal.
    pub(super) level: u32,
    next: u128,
}

impl<'a> Desk<'a> {
    /// The desk of an event that begins with this command.
    pub(super) fn open(opening: Command, lots: Lots, games: &'a dyn Games, now: Moment) -> Done<Self> {
        let order = Order { id: CommandId(1), by: Actor::of(Role::Owner), at: now, command: opening };
        match Tournament::open(&order) {
            Ok((event, _)) => {
                let mut lots = lots;
                let level = [0, 0, 0, 0, 0, 0, 92, 100][lots.below(8) as usize];
                Ok(Self { event, lots, games, now, level, next: 2 })
            }
            Err(refused) => Err(Box::new(Stopped { order, why: Why::Refused(refused), line: 0 })),
        }
    }

    pub(super) const fn law(&self) -> &Law {
        &self.event.setup.law
    }

    /// A number below `n`; zero if there is none.
    pub(super) fn below(&mut self, n: usize) -> usize {
        if n == 0 { 0 } else { self.lots.below(n as u32) as usize }
    }

    /// Whether something happens that happens so often in a hundred.
    pub(super) fn chance(&mut self, percent: u32) -> bool {
        self.lots.below(100) < percent
    }

    /// One of a list.
    pub(super) fn pick<T: Clone>(&mut self, list: &[T]) -> Option<T> {
        let at = self.below(list.len());
        list.get(at).cloned()
    }

    pub(super) fn seed(&mut self) -> u64 {
        u64::from(self.lots.below(u32::MAX))
    }

    pub(super) fn wait(&mut self, span: Span) {
        self.now = self.now + span;
    }

    fn order(&mut self, by: Actor, command: Command) -> Order {
        let id = CommandId(self.next);
        self.next += 1;
        self.now = self.now + Span::seconds(1 + i64::from(self.lots.below(9)));
        Order { id, by, at: self.now, command }
    }

    pub(super) fn stop<T>(&self, order: Order, why: Why) -> Done<T> {
        Err(Box::new(Stopped { order, why, line: self.event.log().len() }))
    }

    /// Gives a command; what the law says against it is the caller's.
    pub(super) fn attempt(&mut self, by: Actor, command: Command) -> Done<Result<(), Refused>> {
        let order = self.order(by, command);
        match self.event.handle(&order) {
            Err(refused) => Ok(Err(refused)),
            Ok(outcome) => {
                if self.chance(2) {
                    self.twice(&order)?;
                }
                if matches!(outcome, Outcome::Done(_)) && self.chance(1) {
                    self.there_and_back(&order)?;
                }
                Ok(Ok(()))
            }
        }
    }

    /// Gives a command that is lawful.
    pub(super) fn give(&mut self, by: Actor, command: Command) -> Done {
        let told = Order { id: CommandId(self.next), by, at: self.now, command: command.clone() };
        match self.attempt(by, command)? {
            Ok(()) => Ok(()),
            Err(refused) => self.stop(told, Why::Refused(refused)),
        }
    }

    /// Gives a command that is refused, and looks that nothing has changed.
    pub(super) fn is_refused(&mut self, by: Actor, command: Command) -> Done {
        let order = self.order(by, command);
        // A whole event is compared now and then: a year of a club is long.
        let before = self.chance(10).then(|| self.event.clone());
        match self.event.handle(&order) {
            Ok(_) => self.stop(order, Why::Allowed),
            Err(_) if before.is_some_and(|before| self.event != before) => self.stop(order, Why::Changed),
            Err(_) => Ok(()),
        }
    }

    /// The same command once more, by a sender who has heard no answer.
    fn twice(&mut self, order: &Order) -> Done {
        let before = self.event.clone();
        match self.event.handle(order) {
            Ok(Outcome::Before(_)) if self.event == before => Ok(()),
            _ => self.stop(order.clone(), Why::Changed),
        }
    }

    /// Takes a command back and brings it back: everything is as it was, but for the log.
    fn there_and_back(&mut self, given: &Order) -> Done {
        // In a closed event nothing is taken back, and without its opening anew it is closed.
        let reopens = matches!(given.command, Command::Setup(setup::Command::Reopen { .. }));
        if self.event.setup.life != Life::Running || reopens {
            return Ok(());
        }
        let before = self.event.clone();
        let mut back = given.id;
        for _ in 0..2 {
            let command = undo::Command { command: back, reason: "a slip".into() };
            let order = self.order(Actor::of(Role::Owner), Command::Undo(command));
            back = order.id;
            if let Err(refused) = self.event.handle(&order) {
                return self.stop(order, Why::Refused(refused));
            }
        }
        if same(&before, &self.event) { Ok(()) } else { self.stop(given.clone(), Why::Changed) }
    }

    /// The chief judge of the event, if there is one.
    pub(super) fn chief(&self) -> Actor {
        let chief = self.event.people.all().find(|(_, p)| p.part == Part::ChiefJudge).map(|(id, _)| id);
        Actor { role: Role::ChiefJudge, person: chief, table: None }
    }

    pub(super) fn person(person: PersonId) -> Actor {
        Actor { role: Role::Player, person: Some(person), table: None }
    }

    pub(super) fn device(at: TableId) -> Actor {
        Actor { role: Role::Player, person: None, table: Some(at) }
    }

    /// Who sits on the seat of a slot in a round; nobody if it is empty.
    pub(super) fn at_seat(&self, round: RoundNo, entry: EntryId) -> Option<PersonId> {
        let put = self.event.substitute.of(round, entry).next().is_some();
        let absent = self.event.round.course(round).is_some_and(|c| c.is_absent(entry));
        substitute::player(&self.event, round, entry).filter(|_| put || !absent)
    }
}

pub(super) const JUDGE: Actor = Actor::of(Role::Judge);
pub(super) const SCRIBE: Actor = Actor::of(Role::Scribe);
pub(super) const ORGANISER: Actor = Actor::of(Role::Organiser);

/// Whether two events are the same but for their logs.
fn same(one: &Tournament, other: &Tournament) -> bool {
    let state = |t: &Tournament| {
        let people = (t.setup.clone(), t.people.clone(), t.substitute.clone(), t.club.clone());
        let play = (t.seats.clone(), t.round.clone(), t.protocol.clone(), t.penalty.clone());
        (people, play, t.standings.clone(), t.merge.clone())
    };
    state(one) == state(other)
}
