//! What was written about a table or somebody at it stands on who plays there.
use crate::event::{Entry, Event};
use crate::id::{CommandId, EntryId, PersonId, RoundNo, TableId};
use crate::people::Event as People;
use crate::round::Event as Round;
use crate::seats::{Event as Seats, SeatedRound};
use crate::substitute::{Event as Substitute, Until};
use crate::tournament::Tournament;

/// Somebody who plays in some rounds or does not.
struct Player {
    entry: EntryId,
    from: RoundNo,
    /// The last round; nothing until the end.
    to: Option<RoundNo>,
}

impl Player {
    /// Whether it counts in a round.
    fn counts(&self, round: RoundNo) -> bool {
        round >= self.from && self.to.is_none_or(|to| round <= to)
    }

    /// Whether he sits at this table.
    fn sits(&self, tournament: &Tournament, at: TableId) -> bool {
        let find = |round: &SeatedRound| round.find(self.entry).is_some_and(|(table, _)| table == at.table);
        self.counts(at.round) && tournament.seats.round(at.round).is_some_and(find)
    }

    /// Whether an event is about a table at which he sits, or about his coming.
    fn is_in(&self, tournament: &Tournament, event: &Event) -> bool {
        match event {
            Event::Protocol(event) => self.sits(tournament, super::subject::of_protocol(event)),
            Event::Seats(Seats::SeatsDrawn { at, .. }) | Event::Round(Round::Called { at, .. }) => {
                self.sits(tournament, *at)
            }
            Event::Seats(Seats::Edited { round, .. }) => {
                let find = |round: &SeatedRound| round.find(self.entry).is_some();
                self.counts(*round) && tournament.seats.round(*round).is_some_and(find)
            }
            Event::Round(Round::WasAbsent { round, entry, .. } | Round::CameLate { round, entry, .. }) => {
                self.counts(*round) && self.entry == *entry
            }
            _ => false,
        }
    }
}

/// Whose playing a line is about, so that what is written about his table stands on it.
pub(super) struct Players<'a> {
    tournament: &'a Tournament,
    all: Vec<Player>,
}

impl<'a> Players<'a> {
    /// Those of a line.
    pub(super) fn of(tournament: &'a Tournament, line: &Entry) -> Self {
        let all = line.events.iter().flat_map(|event| players(tournament, event)).collect();
        Self { tournament, all }
    }

    /// Whether a later line is about a table at which one of them sits, or about his coming.
    pub(super) fn are_in(&self, later: &Entry) -> bool {
        let stands = |event: &Event| self.all.iter().any(|player| player.is_in(self.tournament, event));
        later.events.iter().any(stands)
    }
}

fn players(tournament: &Tournament, event: &Event) -> Vec<Player> {
    match event {
        Event::Substitute(Substitute::Put(put)) => {
            let to = (put.until == Until::RoundEnd).then_some(put.round);
            vec![Player { entry: put.entry, from: put.round, to }]
        }
        Event::Substitute(Substitute::TakenBack { round, entry, .. }) => {
            vec![Player { entry: *entry, from: *round, to: None }]
        }
        Event::Round(Round::WasAbsent { round, entry, .. }) => {
            vec![Player { entry: *entry, from: *round, to: Some(*round) }]
        }
        Event::People(People::Left { person, before, .. }) => {
            places_of(tournament, *person, before.unwrap_or(RoundNo(1)))
        }
        Event::People(People::Merged { keep, .. }) => places_of(tournament, *keep, RoundNo(1)),
        Event::Undo(undo) => of_command(tournament, undo.command),
        _ => Vec::new(),
    }
}

/// The slots that somebody has or has had.
fn places_of(tournament: &Tournament, person: PersonId, from: RoundNo) -> Vec<Player> {
    let slots = tournament.people.slots.iter().enumerate();
    let his = slots.filter(|(_, slot)| slot.holders.iter().any(|(_, holder)| *holder == person));
    his.map(|(i, _)| Player { entry: EntryId::of_index(i), from, to: None }).collect()
}

/// Taking an undo back brings the command back: it says who plays again.
fn of_command(tournament: &Tournament, command: CommandId) -> Vec<Player> {
    let line = tournament.line_of(command).and_then(|line| tournament.log().get(line));
    line.into_iter().flat_map(|line| &line.events).flat_map(|event| players(tournament, event)).collect()
}
