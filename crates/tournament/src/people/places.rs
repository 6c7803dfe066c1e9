//! Places: how many there are, who gets the next one, who waits and why.
use super::{List, PersonId, Standing};
use crate::id::{EntryId, RoundNo};
use crate::time::Date;
use crate::tournament::Tournament;
use rules::clause::{Answer, Basis};
use rules::hall::{EventKind, HallTopic, Tables, ThreePlayers};

/// The most players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cap {
    /// How many.
    pub most: u16,
    /// Where that stands; nothing where the organiser has set it.
    pub basis: Option<Basis>,
}

/// The count of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Places {
    /// How many have signed up to play and not left, with the clause about signing up.
    pub signed_up: Answer<u16>,
    /// How many play.
    pub players: u16,
    /// The tables at which they play: those of four, and one of three where the law lets three play.
    pub tables: u16,
    /// Who waits, in order, those with an offer included.
    pub waiting: Vec<PersonId>,
    /// Those whom a free place is kept for.
    pub offered: Vec<PersonId>,
    /// The most players, if there is a limit.
    pub cap: Option<Cap>,
    /// Why the next who signs up would wait, and where that stands; nothing if there is a place.
    pub full: Option<Full>,
}

/// Why somebody waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Full {
    /// All places are taken.
    AllTaken(Option<Basis>),
    /// So many more make a table.
    Table(u8, Basis),
}

impl Full {
    /// Where that stands.
    pub const fn basis(self) -> Option<Basis> {
        match self {
            Self::AllTaken(basis) => basis,
            Self::Table(_, basis) => Some(basis),
        }
    }
}

/// The count of an event.
pub fn places(tournament: &Tournament) -> Places {
    let people = &tournament.people;
    let players = people.active(next_round(tournament)).count() as u16;
    let waiting = people.waiting.clone();
    let three = tournament.setup.law.hall.short.three.value == ThreePlayers::Plays && players % 4 == 3;
    Places {
        signed_up: Answer {
            value: players + waiting.len() as u16,
            basis: tournament.setup.law.hall.cite(HallTopic::SignUp),
        },
        players,
        tables: players / 4 + u16::from(three),
        waiting,
        offered: people.offered.clone(),
        cap: cap(tournament),
        full: full(tournament, 1),
    }
}

/// The day on which the list of players is approved, where the regulation names it.
pub fn list_day(tournament: &Tournament) -> Option<Answer<Date>> {
    let answer = tournament.setup.law.hall.course.list_days;
    let days = u16::try_from(answer.value.get()?).ok()?;
    Some(Answer { value: tournament.setup.settings.first_day.days_before(days), basis: answer.basis })
}

/// The first round that has not begun.
pub(super) fn next_round(tournament: &Tournament) -> RoundNo {
    let begun = tournament.round.courses.iter().rposition(crate::round::Course::has_begun);
    RoundNo::of_index(begun.map_or(0, |last| last + 1))
}

/// Whether play has begun in any round.
pub(super) fn has_begun(tournament: &Tournament) -> bool {
    tournament.round.courses.iter().any(crate::round::Course::has_begun)
}

fn cap(tournament: &Tournament) -> Option<Cap> {
    let law = tournament.setup.law.hall.entry.limit;
    let law = law.value.get().map(|n| Cap { most: n as u16, basis: Some(law.basis) });
    let own = tournament.setup.settings.choices.limit.map(|most| Cap { most, basis: None });
    match (law, own) {
        (Some(law), Some(own)) if own.most < law.most => Some(own),
        (Some(law), _) => Some(law),
        (None, own) => own,
    }
}

/// Whether players come in whole tables: in a tournament whose regulation wants full ones. Who joins a league or a
/// ladder plays when there are four.
fn by_tables(tournament: &Tournament) -> bool {
    let hall = &tournament.setup.law.hall;
    hall.course.kind.value == EventKind::Tournament && hall.entry.tables.value == Tables::Full
}

fn taken(tournament: &Tournament) -> usize {
    tournament.people.active(next_round(tournament)).count() + tournament.people.offered.len()
}

/// How many of a queue get a place.
fn fit(tournament: &Tournament, queue: usize) -> usize {
    let taken = taken(tournament);
    let most = cap(tournament).map_or(usize::MAX, |cap| usize::from(cap.most));
    if !by_tables(tournament) {
        return queue.min(most.saturating_sub(taken));
    }
    let gap = taken.wrapping_neg() % 4;
    // A new table is opened before the first round only; later the gaps are filled.
    let tables = if has_begun(tournament) { 0 } else { queue.saturating_sub(gap) / 4 * 4 };
    let whole = most - most % 4;
    (queue.min(gap) + tables).min(whole.saturating_sub(taken))
}

/// Why somebody who signs up as the last of so many would wait.
pub(super) fn full(tournament: &Tournament, queue: usize) -> Option<Full> {
    let waiting = tournament.people.waiting.len() - tournament.people.offered.len();
    if fit(tournament, waiting + queue) == waiting + queue {
        return None;
    }
    let taken = taken(tournament);
    let entry = &tournament.setup.law.hall.entry;
    let whole = if by_tables(tournament) { 4 - 1 } else { 0 };
    match cap(tournament) {
        Some(cap) if taken + whole >= usize::from(cap.most) => Some(Full::AllTaken(cap.basis)),
        _ if has_begun(tournament) => Some(Full::AllTaken(Some(entry.tables.basis))),
        _ => {
            let missing = (taken + waiting + queue).wrapping_neg() % 4;
            Some(Full::Table(missing as u8, entry.tables.basis))
        }
    }
}

/// Whether one place is free by itself.
pub(super) fn one_free(tournament: &Tournament) -> Result<(), Full> {
    if fit(tournament, 1) == 1 { Ok(()) } else { Err(full(tournament, 1).unwrap_or(Full::AllTaken(None))) }
}

/// Who of those who wait, and of the newcomer behind them, gets a place now, in order, with slot numbers.
pub(super) fn admitted(tournament: &Tournament, newcomer: PersonId) -> Vec<(PersonId, EntryId)> {
    let people = &tournament.people;
    let queue = people.waiting.iter().filter(|w| !people.offered.contains(w)).copied().chain([newcomer]);
    let queue: Vec<PersonId> = queue.collect();
    let places = fit(tournament, queue.len());
    let slot = |i| EntryId::of_index(people.slots.len() + i);
    queue.into_iter().take(places).enumerate().map(|(i, person)| (person, slot(i))).collect()
}

/// The first who waits without an offer.
pub(super) fn first_waiting(tournament: &Tournament, not: PersonId) -> Option<PersonId> {
    let people = &tournament.people;
    let free = |w: &&PersonId| !people.offered.contains(w) && **w != not;
    people.waiting.iter().find(free).copied()
}

/// Whether the list of players is approved.
pub(super) const fn is_approved(list: List) -> bool {
    matches!(list, List::Approved(_))
}

/// Whether somebody takes part.
pub(crate) const fn is_with_us(standing: Standing) -> bool {
    matches!(standing, Standing::Listed | Standing::Waiting | Standing::Here(_))
}
