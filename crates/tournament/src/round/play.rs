//! Which tables of a round play: who sits there and came, who plays for whom, and which game does not count.
use crate::id::{EntryId, RoundNo, TableId, TableNo};
use crate::tournament::Tournament;
use rules::clause::{Answer, Basis};
use rules::hall::{HallTopic, ThreePlayers};

/// Whether a table plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plays {
    /// Four play.
    Four,
    /// Three play.
    Three,
    /// So few are there that it does not play.
    TooFew(u8),
    /// Its game does not count.
    Void,
}

impl Plays {
    /// Whether a result is to come.
    pub const fn needs_result(self) -> NeedsResult {
        match self {
            Self::Four | Self::Three => NeedsResult::Yes,
            Self::TooFew(_) | Self::Void => NeedsResult::No,
        }
    }
}

/// Whether a round waits for a table's protocol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NeedsResult {
    /// It does.
    Yes,
    /// It does not.
    No,
}

/// Whether somebody plays on a slot's seat in a round: its holder who came, or whoever was put in.
pub fn is_played(tournament: &Tournament, round: RoundNo, entry: EntryId) -> NeedsResult {
    let put_in = tournament.substitute.of(round, entry).next().is_some();
    let absent = tournament.round.course(round).is_some_and(|c| c.is_absent(entry));
    let out = tournament.people.slot(entry).is_none_or(|s| s.out_from.is_some_and(|from| from <= round));
    if put_in || !(absent || out) { NeedsResult::Yes } else { NeedsResult::No }
}

/// Whether a table plays, with the clause; nothing if there is no such table.
pub fn plays(tournament: &Tournament, at: TableId) -> Option<Answer<Plays>> {
    let hall = &tournament.setup.law.hall;
    let seats = tournament.seats.seats(at)?;
    if tournament.round.course(at.round).is_some_and(|c| c.is_void(at.table)) {
        return Some(Answer { value: Plays::Void, basis: hall.cite(HallTopic::VoidGame) });
    }
    let there = seats.iter().flatten().filter(|e| is_played(tournament, at.round, **e) == NeedsResult::Yes);
    Some(match (there.count() as u8, hall.short.three.value) {
        (4, _) => Answer { value: Plays::Four, basis: hall.cite(HallTopic::PlayedBy) },
        (3, ThreePlayers::Plays) => Answer { value: Plays::Three, basis: hall.short.three.basis },
        (3, ThreePlayers::Refused) => Answer { value: Plays::TooFew(3), basis: hall.short.three.basis },
        (few, _) => Answer { value: Plays::TooFew(few), basis: hall.cite(HallTopic::TooFewDoNotPlay) },
    })
}

/// A table that does not play because somebody is missing who sits there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gap {
    /// Which table.
    pub table: TableNo,
    /// Whose seats are empty although they are his.
    pub missing: Vec<EntryId>,
    /// Whether that is how it stays.
    pub known: Known,
    /// The clause by which so few do not play.
    pub basis: Basis,
}

/// Whether it is recorded that somebody does not come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Known {
    /// It is: his absence from this round.
    Recorded,
    /// It is not: he has left, and nobody has closed up the tables or put somebody in.
    Not,
}

/// The tables of a round that do not play because somebody is missing, in order. Until somebody comes in, the tables
/// are closed up or the absence is recorded, nobody has decided that they rest.
pub fn gaps(tournament: &Tournament, round: RoundNo) -> Vec<Gap> {
    let Some(seated) = tournament.seats.round(round) else { return Vec::new() };
    let course = tournament.round.course(round);
    let three = tournament.setup.law.hall.short.three.value;
    let gap = |(i, seats): (usize, &crate::seats::Seats)| {
        let table = TableNo::of_index(i);
        let missing: Vec<EntryId> = seats
            .iter()
            .flatten()
            .copied()
            .filter(|e| is_played(tournament, round, *e) == NeedsResult::No)
            .collect();
        let plays = plays(tournament, TableId { round, table })?;
        let seated = seats.iter().flatten().count();
        let would_play = seated == 4 || (seated == 3 && three == ThreePlayers::Plays);
        if missing.is_empty() || !would_play || !matches!(plays.value, Plays::TooFew(_)) {
            return None;
        }
        let recorded = missing.iter().all(|e| course.is_some_and(|c| c.is_absent(*e)));
        let known = if recorded { Known::Recorded } else { Known::Not };
        Some(Gap { table, missing, known, basis: plays.basis })
    };
    seated.tables.iter().enumerate().filter_map(gap).collect()
}

/// The tables of a round that a result is to come from, in order.
pub fn playing(tournament: &Tournament, round: RoundNo) -> impl Iterator<Item = TableId> + '_ {
    let tables = tournament.seats.round(round).map_or(0, |r| r.tables.len());
    (0..tables).map(move |i| TableId { round, table: TableNo::of_index(i) }).filter(|at| {
        plays(tournament, *at).is_some_and(|plays| plays.value.needs_result() == NeedsResult::Yes)
    })
}
