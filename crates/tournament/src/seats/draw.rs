//! The draw of lots, and the count of players before it.
use super::field::{has_begun, present};
use super::{Event as SeatsEvent, Reason};
use crate::event::Event;
use crate::id::{EntryId, RoundNo};
use crate::lots::Lots;
use crate::people::{Standing, open_gates};
use crate::refusal::Refused;
use crate::round::play::NeedsResult;
use crate::tournament::Tournament;
use rules::clause::Answer;
use rules::hall::Tables;

/// Whether a number of players fills the tables.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Count {
    /// All tables have four.
    Full,
    /// The last table is short, and the law lets it be.
    LastShort(u8),
    /// So many are over, or so many more are needed.
    Wrong {
        /// Over a multiple of four.
        over: u8,
        /// To the next one.
        missing: u8,
    },
    /// There is no table of four.
    TooFew,
}

/// Whether so many players can be seated, and by which clause.
pub fn count(tournament: &Tournament, players: usize) -> Answer<Count> {
    let tables = tournament.setup.law.hall.entry.tables;
    let over = (players % 4) as u8;
    let value = match (over, tables.value) {
        _ if players < 4 => Count::TooFew,
        (0, _) => Count::Full,
        (_, Tables::LastMayBeShort) => Count::LastShort(over),
        (_, Tables::Full) => Count::Wrong { over, missing: 4 - over },
    };
    Answer { value, basis: tables.basis }
}

/// Why these players cannot be seated, if they cannot.
pub(super) fn faults(tournament: &Tournament, players: &[EntryId]) -> Option<Reason> {
    let Answer { value, basis } = count(tournament, players.len());
    match value {
        Count::Full | Count::LastShort(_) => None,
        Count::TooFew => Some(Reason::TooFew(players.len() as u32)),
        Count::Wrong { over, missing } => {
            // Who was admitted last is over.
            let mut by_entry = players.to_vec();
            by_entry.sort_unstable();
            let over = by_entry.split_off(players.len() - usize::from(over));
            Some(Reason::NotByFour { players: players.len() as u32, over, missing, basis })
        }
    }
}

/// Where an event does without check-in nobody is asked then: the gates of those who are seated in its first round.
pub(super) fn not_ready(tournament: &Tournament, players: &[EntryId]) -> Vec<Reason> {
    let people = &tournament.people;
    let mut reasons = Vec::new();
    for entry in players {
        let Some(id) = people.slot(*entry).and_then(|slot| slot.holder(RoundNo(1))) else { continue };
        let Some(person) = people.person(id) else { continue };
        // Who came in for another has passed when he did.
        if person.entry == Some(*entry) && !matches!(person.standing, Standing::Here(_)) {
            let gates = open_gates(tournament, id).into_iter();
            reasons.extend(gates.map(|(gate, basis)| Reason::NotReady(*entry, gate, basis)));
        }
    }
    reasons
}

/// Draws the lots of all who are here.
pub(super) fn draw(tournament: &Tournament, seed: u64) -> Result<Vec<Event>, Refused> {
    let first = RoundNo(1);
    let mut reasons = Vec::new();
    if has_begun(tournament, first) == NeedsResult::Yes {
        reasons.push(Reason::Begun(first));
    }
    let mut order = present(tournament, first);
    reasons.extend(faults(tournament, &order));
    reasons.extend(not_ready(tournament, &order));
    super::decide::refuse(reasons)?;
    Lots::new(seed).shuffle(&mut order);
    let mut events = vec![Event::Seats(SeatsEvent::Drawn { seed, order })];
    // What was seated from the old lots goes with them.
    if !tournament.seats.rounds.is_empty() {
        events.push(Event::Seats(SeatsEvent::Withdrawn { round: first }));
    }
    Ok(events)
}
