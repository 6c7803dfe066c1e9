//! Which tables of a round play: who sits there and came, who plays for whom, and which game does not count.
use crate::id::{EntryId, RoundNo, TableId, TableNo};
use crate::tournament::Tournament;
use rules::clause::Answer;
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

/// The tables of a round that a result is to come from, in order.
pub fn playing(tournament: &Tournament, round: RoundNo) -> impl Iterator<Item = TableId> + '_ {
    let tables = tournament.seats.round(round).map_or(0, |r| r.tables.len());
    (0..tables).map(move |i| TableId { round, table: TableNo::of_index(i) }).filter(|at| {
        plays(tournament, *at).is_some_and(|plays| plays.value.needs_result() == NeedsResult::Yes)
    })
}
