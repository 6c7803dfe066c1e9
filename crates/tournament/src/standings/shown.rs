//! What may be seen: results that are held back, and the ceremony that reveals them from the last place to the first.
use super::of::{after, current, latest};
use super::row::{Row, Standings};
use crate::id::RoundNo;
use crate::tournament::Tournament;
use crate::who::Role;

/// Up to which round somebody may see results; everything where nothing is held back from him. Judges see all.
pub fn shown_up_to(tournament: &Tournament, role: Role) -> Option<RoundNo> {
    let held = tournament.standings.held_from.filter(|_| role < Role::Judge)?;
    Some(RoundNo(held.0.saturating_sub(1)))
}

/// The standings that somebody may see. Where results are held back they are those before, with nothing in them that
/// happened later.
pub fn visible(tournament: &Tournament, role: Role) -> Standings {
    match shown_up_to(tournament, role) {
        None => current(tournament),
        Some(last) => after(tournament, latest(tournament).min(last)),
    }
}

/// What a ceremony has revealed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ceremony {
    /// The rows that were revealed, from the best of them down.
    pub rows: Vec<Row>,
    /// The place that is revealed next; nothing when all are.
    pub next: Option<u16>,
}

/// The state of the ceremony; nothing where no results are held back.
pub fn ceremony(tournament: &Tournament) -> Option<Ceremony> {
    tournament.standings.held_from?;
    let standings = current(tournament);
    let is_revealed = |place: u16| tournament.standings.revealed.contains(&place);
    let next = standings.placed().map(|(place, _)| place).filter(|place| !is_revealed(*place)).max();
    let revealed = standings.placed().filter(|(place, _)| is_revealed(*place));
    // A row speaks of the next one only, which was revealed before it.
    let rows = revealed.map(|(_, row)| row.clone()).collect();
    Some(Ceremony { rows, next })
}
