//! Two logs with a common beginning become one. The order of the two does not matter.
use super::Event;
use super::renumber::{Beside, Renumber};
use crate::event::{Entry, Event as Happened};
use crate::id::Version;
use crate::protocol;
use crate::tournament::Tournament;
use crate::undo::{Relation, about_the_same};

/// Two logs that are not of one event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Apart;

/// Joins two logs of one event. The lines of both ends come in the order of their moments; what both did is there
/// once. A line that is about something that the other copy had changed before is looked at again: a second result of a
/// table contradicts the first and waits for the judge; numbers of new people and penalties move on; everything else
/// is left out and waits for the judge, too. Nothing is lost.
pub fn join(one: &[Entry], other: &[Entry]) -> Result<Vec<Entry>, Apart> {
    let common = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    if common == 0 {
        return Err(Apart);
    }
    let mut tournament = Tournament::replay(one[..common].iter().cloned()).ok_or(Apart)?;
    let mut ends: Vec<(usize, &Entry)> = Vec::new();
    ends.extend(one[common..].iter().map(|e| (0, e)));
    ends.extend(
        other[common..].iter().filter(|e| one.iter().all(|o| o.command != e.command)).map(|e| (1, e)),
    );
    // The sort is stable: the lines of one copy keep their order even where its clock was set back.
    let mut latest = [i64::MIN; 2];
    let mut keyed: Vec<(i64, usize, &Entry)> = Vec::with_capacity(ends.len());
    for (copy, entry) in ends {
        latest[copy] = latest[copy].max(entry.at.0);
        keyed.push((latest[copy], copy, entry));
    }
    let first = |copy: usize| keyed.iter().find(|k| k.1 == copy).map(|k| k.2.command);
    // Which copy goes first at equal moments must not depend on the order of the arguments.
    let swapped = first(1) < first(0);
    keyed.sort_by_key(|(at, copy, _)| (*at, (*copy == 1) != swapped));
    let mut taken: [Vec<Entry>; 2] = [Vec::new(), Vec::new()];
    let mut numbers = [Renumber::default(), Renumber::default()];
    for (_, copy, entry) in keyed {
        if tournament.line_of(entry.command).is_some() {
            continue;
        }
        let contradicts = |there| about_the_same(tournament.log(), entry, there, Relation::Contradicts);
        let beside =
            if taken[1 - copy].iter().any(contradicts) { Beside::Contradicts } else { Beside::Agrees };
        let events = if beside == Beside::Contradicts || numbers[copy].is_used() {
            again(&tournament, &mut numbers[copy], entry, beside)
        } else {
            Some(entry.events.clone())
        };
        let events = events.unwrap_or_else(|| vec![Happened::Merge(Event::LeftOut(Box::new(entry.clone())))]);
        if events.is_empty() {
            continue;
        }
        let line = Entry { events, ..entry.clone() };
        taken[copy].push(line.clone());
        tournament.apply(line);
    }
    Ok(tournament.log().to_vec())
}

/// The events of a line in the joined event; nothing if they contradict it; none at all if all of it is there already.
fn again(
    tournament: &Tournament,
    numbers: &mut Renumber,
    entry: &Entry,
    beside: Beside,
) -> Option<Vec<Happened>> {
    let mut events = Vec::new();
    for event in &entry.events {
        match event {
            Happened::Protocol(protocol::Event::Entered { at, entered, version }) => {
                let there = tournament.protocol.get(*at);
                match there.and_then(|p| p.entered().map(|e| (p, e))) {
                    None => events.push(event.clone()),
                    Some((_, now)) if now.sheet == entered.sheet => {}
                    Some((protocol, _))
                        if protocol.versions.len() <= version.index() && beside == Beside::Agrees =>
                    {
                        events.push(event.clone());
                    }
                    Some((protocol, _)) => events.push(Happened::Protocol(protocol::Event::Contradicted {
                        at: *at,
                        version: Version::of_index(protocol.versions.len()),
                        entered: entered.clone(),
                    })),
                }
            }
            _ => events.push(numbers.event(tournament, event, beside)?),
        }
    }
    Some(events)
}
