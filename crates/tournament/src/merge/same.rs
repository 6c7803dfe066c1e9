//! A line that both copies have: whether it is the same deed, and how it stands in the joined event.
use super::Event as Joined;
use super::renumber::{Rounds, without_numbers};
use crate::event::{Entry, Event};
use crate::id::Version;
use crate::penalty::Event as Penalty;
use crate::people::personal;
use crate::protocol::Event as Paper;
use std::borrow::Cow;
use std::cmp::{Ordering, Reverse};

/// Whether two lines with one id are one deed: a join may have given them other numbers, left one of them out or a
/// part of it, and a person may be forgotten in one of them. Anything else is another command under the same id.
pub(super) fn is_same(one: &Entry, other: &Entry, rounds: Rounds) -> bool {
    if one == other {
        return true;
    }
    let (mut one, mut other) = (bare(one, rounds), bare(other, rounds));
    let given = |line: &Entry| (line.at, line.by);
    if given(&one) != given(&other) {
        return false;
    }
    for line in [&mut one, &mut other] {
        line.events.iter_mut().for_each(without_place);
    }
    forget_like(&mut one, &other);
    forget_like(&mut other, &one);
    is_part(&one.events, &other.events) || is_part(&other.events, &one.events)
}

/// The line that stands in the joined event for two that are one deed, and of which of the two it is: the one that a join
/// has changed more, so that what waits for the judge goes on waiting; else that of the copy that knows more. It tells
/// nothing of a person that one of the two has let go.
pub(super) fn stands_for<'a>(one: &'a Entry, other: &'a Entry, knows_more: usize) -> (usize, Cow<'a, Entry>) {
    if one == other {
        return (knows_more, Cow::Borrowed(one));
    }
    let rank = |line: &Entry| (waits(line), contradicted(line), Reverse(line.events.len()));
    let which = match rank(other).cmp(&rank(one)) {
        Ordering::Less => 0,
        Ordering::Equal => knows_more,
        Ordering::Greater => 1,
    };
    let (mut chosen, model) = if which == 0 { (one.clone(), other) } else { (other.clone(), one) };
    forget_like(&mut chosen, model);
    (which, Cow::Owned(chosen))
}

/// Whether the line was left out when copies were joined.
pub(super) fn waits(line: &Entry) -> bool {
    line.events.iter().any(|event| matches!(event, Event::Merge(Joined::LeftOut { .. })))
}

/// A text of the line by which two can be put in an order that does not depend on where they come from.
pub(super) fn told(line: &Entry) -> String {
    format!("{line:?}")
}

fn contradicted(line: &Entry) -> bool {
    line.events.iter().any(|event| matches!(event, Event::Protocol(Paper::Contradicted { .. })))
}

/// The line as it was given, without its numbers.
fn bare(line: &Entry, rounds: Rounds) -> Entry {
    let inner = line.events.iter().find_map(|event| match event {
        Event::Merge(Joined::LeftOut { entry, .. }) if entry.command == line.command => Some(&**entry),
        _ => None,
    });
    let mut line = inner.unwrap_or(line).clone();
    without_numbers(&mut line, rounds);
    line
}

/// What a join may give another place: the version of a result, where somebody who is fined sits, the line that is
/// settled.
fn without_place(event: &mut Event) {
    match event {
        Event::Protocol(Paper::Entered { at, entered, .. } | Paper::Contradicted { at, entered, .. }) => {
            let (at, version, entered) = (*at, Version(0), entered.clone());
            *event = Event::Protocol(Paper::Entered { at, version, entered });
        }
        Event::Penalty(Penalty::Given { penalty, .. }) => penalty.at = None,
        Event::Merge(Joined::Settled { line, .. }) => *line = 0,
        _ => {}
    }
}

/// Takes out of a line what the other one does not tell of a person any more.
fn forget_like(line: &mut Entry, model: &Entry) {
    let mut erased = Vec::new();
    for event in &mut model.events.clone() {
        personal(event, &mut |_, data| erased.push(data.is_erased()));
    }
    let mut erased = erased.into_iter();
    for event in &mut line.events {
        personal(event, &mut |_, data| {
            if erased.next() == Some(true) {
                data.erase();
            }
        });
    }
}

/// Whether these events come among those in this order.
fn is_part(few: &[Event], many: &[Event]) -> bool {
    let mut many = many.iter();
    few.iter().all(|event| many.any(|other| other == event))
}
