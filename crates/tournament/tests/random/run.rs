//! An event that anybody may say anything to: gives commands and looks after each that everything holds.
use super::cover::Cover;
use super::holds;
use reglament_tournament::lots::Lots;
use reglament_tournament::people::Event as People;
use reglament_tournament::protocol::Sheet;
use reglament_tournament::setup::{self, Law, Life, Settings};
use reglament_tournament::{
    Actor, Command, CommandId, Entry, Event, Moment, Order, Outcome, Refused, Role, Span, Tournament, check,
    undo,
};
use std::fmt;
use testkit::event::kept;

/// An event of random commands.
pub(super) struct Run<'a> {
    pub(super) event: Tournament,
    pub(super) lots: Lots,
    pub(super) now: Moment,
    /// Results that games of this law had, for tables to have.
    pub(super) pool: &'a [Sheet],
    pub(super) cover: &'a mut Cover,
    next: u128,
}

/// What does not hold, and after which command.
#[derive(Debug)]
pub(super) struct Broken {
    /// What.
    pub(super) what: String,
    /// The command.
    pub(super) order: Order,
    /// How many lines the log has.
    pub(super) line: usize,
    /// The log.
    pub(super) log: Vec<Entry>,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { what, order, line, .. } = self;
        write!(f, "{what}\n  at line {line}: {:?} by {:?} at {}", order.command, order.by, order.at.0)
    }
}

pub(super) type Done<T = ()> = Result<T, Box<Broken>>;

/// Says where an event was when something panics.
struct Told(String);

impl Drop for Told {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("it happened in {}", self.0);
        }
    }
}

/// Noon of the first day.
const NOON: Moment = Moment(1_774_785_600_000);

impl<'a> Run<'a> {
    /// An event that is open.
    pub(super) fn open(
        law: Law,
        settings: Settings,
        lots: Lots,
        pool: &'a [Sheet],
        cover: &'a mut Cover,
    ) -> Self {
        let command = Command::Setup(setup::Command::Open(Box::new((law, settings))));
        cover.done(&command);
        let order = Order { id: CommandId(1), by: Actor::of(Role::Owner), at: NOON, command };
        let (event, _) = Tournament::open(&order).unwrap_or_else(|refused| panic!("{refused}"));
        Self { event, lots, now: NOON, pool, cover, next: 2 }
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
        u64::from(self.lots.below(1000))
    }

    pub(super) fn wait(&mut self, span: Span) {
        self.now = self.now + span;
    }

    /// Whether the commands come to their end here.
    pub(super) fn is_closed(&self) -> bool {
        self.event.setup.life != Life::Running
    }

    /// Gives a command; whether it was done.
    pub(super) fn give(&mut self, by: Actor, command: Command) -> Done<bool> {
        self.now = self.now + Span::seconds(1 + i64::from(self.lots.below(20)));
        // Now and then a machine whose clock is wrong.
        let at = if self.chance(1) { self.now + Span::minutes(-10) } else { self.now };
        let order = Order { id: CommandId(self.next), by, at, command };
        self.next += 1;
        let before = self.event.clone();
        let _told = Told(format!("line {}: {:?} by {by:?}", before.log().len(), order.command));
        match self.event.handle(&order) {
            Err(refused) => {
                self.refused(&before, &order, &refused)?;
                Ok(false)
            }
            Ok(outcome) => {
                self.done(&before, &order, &outcome)?;
                Ok(true)
            }
        }
    }

    fn broken<T>(&self, order: &Order, what: impl Into<String>) -> Done<T> {
        let log = self.event.log().to_vec();
        Err(Box::new(Broken { what: what.into(), order: order.clone(), line: log.len(), log }))
    }

    fn refused(&mut self, before: &Tournament, order: &Order, refused: &Refused) -> Done {
        if refused.reasons.is_empty() {
            return self.broken(order, "refused without a reason");
        }
        for (i, reason) in refused.reasons.iter().enumerate() {
            if refused.reasons[..i].contains(reason) {
                return self.broken(order, format!("a reason is said twice: {refused}"));
            }
            self.cover.refused(reason);
        }
        if self.event != *before {
            return self.broken(order, format!("something has changed, and it was {refused}"));
        }
        Ok(())
    }

    fn done(&mut self, before: &Tournament, order: &Order, outcome: &Outcome) -> Done {
        let entry = match outcome {
            Outcome::Done(entry) => entry,
            Outcome::Before(_) if self.event == *before => return Ok(()),
            Outcome::Before(_) => return self.broken(order, "it was so before, and something has changed"),
        };
        self.cover.done(&order.command);
        if order.at < before.log().last().map_or(order.at, |line| line.at) {
            return self.broken(order, "the log goes backwards");
        }
        match kept(entry) {
            Ok(again) if again == *entry => {}
            other => return self.broken(order, format!("it is kept as {other:?}")),
        }
        if let Err(what) = holds::state(&self.event, self.now) {
            return self.broken(order, what);
        }
        if self.chance(4) {
            self.twice(order)?;
        }
        if self.chance(20) {
            self.back(before, order)?;
        }
        if self.chance(3) {
            self.told_again(order)?;
        }
        Ok(())
    }

    /// The same command a second time changes nothing.
    fn twice(&mut self, order: &Order) -> Done {
        let before = self.event.clone();
        match self.event.handle(order) {
            Ok(Outcome::Before(line)) if self.event == before && line + 1 == before.log().len() => Ok(()),
            other => self.broken(order, format!("the same once more: {other:?}")),
        }
    }

    /// Taken back, everything is as it was before it; and when that is taken back, as it was after it.
    fn back(&mut self, before: &Tournament, order: &Order) -> Done {
        let forgets = |event: &Event| matches!(event, Event::People(People::Anonymised { .. }));
        let last = self.event.log().last();
        // What is forgotten stays forgotten, and in a closed event nothing is taken back.
        if last.is_some_and(|line| line.events.iter().any(forgets))
            || self.is_closed()
            || before.setup.life != Life::Running
        {
            return Ok(());
        }
        let after = self.event.clone();
        let mut copy = self.event.clone();
        let mut last = order.id;
        for (expected, nth) in [(before, 1), (&after, 2)] {
            let command = Command::Undo(undo::Command { command: last, reason: "a slip".into() });
            last = CommandId(u128::MAX - nth);
            let undo = Order { id: last, by: Actor::of(Role::Owner), at: self.now, command };
            if let Err(refused) = copy.handle(&undo) {
                return self.broken(order, format!("the last command is not taken back: {refused}"));
            }
            if let Some(chapter) = holds::difference(expected, &copy) {
                return self.broken(order, format!("taken back {nth} times, {chapter} is another"));
            }
            let again = Tournament::replay(copy.log().to_vec());
            if again.as_ref() != Some(&copy) {
                return self.broken(order, format!("taken back {nth} times, the log tells another event"));
            }
        }
        Ok(())
    }

    /// The log tells the same event again, and the checker finds nothing in it.
    pub(super) fn told_again(&mut self, order: &Order) -> Done {
        let entries = self.event.log();
        match Tournament::replay(entries.to_vec()) {
            None => return self.broken(order, "the log opens no event"),
            Some(again) if again != self.event => {
                let chapter = holds::difference(&again, &self.event).unwrap_or("the log");
                return self.broken(order, format!("told again, {chapter} is another"));
            }
            Some(_) => {}
        }
        let found = check::check(entries);
        if let Some(first) = found.first() {
            let line = &entries[first.line];
            let what = format!("the checker finds {}: {first}; {first:?}\n  {line:?}", found.len());
            return self.broken(order, what);
        }
        Ok(())
    }

    /// The last look at an event.
    pub(super) fn end(&mut self) -> Done {
        let command = Command::Setup(setup::Command::Close);
        let order = Order { id: CommandId(0), by: Actor::of(Role::Owner), at: self.now, command };
        self.told_again(&order)?;
        if self.is_closed() {
            self.cover.closed += 1;
            let mut own = check::summary(self.event.log()).map_or(Vec::new(), |summary| summary.places);
            let mut places = holds::places(&self.event);
            own.sort_unstable();
            places.sort_unstable();
            if own != places {
                return self.broken(&order, format!("places {places:?}, the checker's {own:?}"));
            }
        }
        Ok(())
    }
}
