//! What an event ends with: one winner, prize winners, the history of places; and the way of a player through the rounds.
use super::finals::stage;
use super::of::{board, current, latest};
use super::row::{Prize, Standings};
use super::settled::{Settled, settled};
use crate::id::{EntryId, PersonId, RoundNo};
use crate::people::Slot;
use crate::tournament::Tournament;
use rules::clause::Answer;
use rules::hall::{FinalStage, HallTopic, PlacesHistory};

/// What an event ends with. Empty until all is played and confirmed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Honours {
    /// The winner; nobody while the first place is shared.
    pub winner: Answer<Option<EntryId>>,
    /// Prize winners with the place whose prize they have.
    pub prizes: Answer<Vec<(u16, EntryId)>>,
    /// What enters the personal history of players.
    pub history: Answer<Vec<PlaceEntry>>,
    /// Whether a final has decided.
    pub stage: Answer<FinalStage>,
}

/// An entry of the personal history.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlaceEntry {
    /// The place.
    pub place: u16,
    /// The slot.
    pub entry: EntryId,
    /// Who plays for it now.
    pub person: Option<PersonId>,
}

/// What an event ends with, from its standings.
pub fn honours(tournament: &Tournament, standings: &Standings) -> Honours {
    let hall = &tournament.setup.law.hall;
    let is_over = matches!(settled(tournament, standings), Settled::Closing | Settled::Nothing);
    let placed = || standings.placed().filter(|_| is_over);
    let mut first = placed().filter(|(place, _)| *place == 1);
    let winner = first.next().filter(|_| first.next().is_none()).map(|(_, row)| row.entry);
    let prizes = placed().filter_map(|(_, row)| match row.prize {
        Prize::Of(place) => Some((place, row.entry)),
        Prize::None | Prize::Undecided { .. } => None,
    });
    let history = hall.course.history;
    let last = match history.value {
        PlacesHistory::FirstFour => 4,
        PlacesHistory::All => u16::MAX,
    };
    let entries = placed().filter(|(place, _)| *place <= last).map(|(place, row)| PlaceEntry {
        place,
        entry: row.entry,
        person: tournament.people.slot(row.entry).and_then(Slot::now),
    });
    Honours {
        winner: Answer { value: winner, basis: hall.cite(HallTopic::Winner) },
        prizes: Answer { value: prizes.collect(), basis: hall.cite(HallTopic::PrizeWinners) },
        history: Answer { value: entries.collect(), basis: history.basis },
        stage: stage(&tournament.setup.law),
    }
}

/// The places of a slot after each round up to one, and after the final if it is over and within. Nothing where it had none.
pub fn path(tournament: &Tournament, entry: EntryId, up_to: RoundNo) -> Vec<(RoundNo, Option<u16>)> {
    let mut board = board(tournament);
    let at = board.slots().iter().position(|slot| slot.entry == entry);
    let rounds = latest(tournament).min(up_to);
    let mut path: Vec<(RoundNo, Option<u16>)> = (1..=rounds.0)
        .map(RoundNo)
        .map(|round| (round, at.map(|at| board.places(round)[at]).filter(|place| *place > 0)))
        .collect();
    let now = current(tournament);
    if now.after > rounds && now.after <= up_to {
        path.push((now.after, now.row(entry).and_then(|row| row.place)));
    }
    path
}
