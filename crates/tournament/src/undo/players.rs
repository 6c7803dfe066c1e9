//! Results that were entered for the players of a table: they stand on who these were.
use crate::event::{Entry, Event};
use crate::id::{CommandId, EntryId, RoundNo, TableId};
use crate::people::Event as People;
use crate::round::Event as Round;
use crate::seats::SeatedRound;
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
    /// Whether he sits at a table whose results depend on him.
    fn sits(&self, tournament: &Tournament, at: TableId) -> bool {
        let concerned = at.round >= self.from && self.to.is_none_or(|to| at.round <= to);
        let find = |round: &SeatedRound| round.find(self.entry).is_some_and(|(table, _)| table == at.table);
        concerned && tournament.seats.round(at.round).is_some_and(find)
    }
}

/// Whether a later line is about the result of a table at which an earlier one, that is to be taken back, says who
/// plays.
pub(super) fn has_result(tournament: &Tournament, later: &Entry, earlier: &Entry) -> bool {
    let result = |event: &Event| match event {
        Event::Protocol(event) => Some(super::subject::of_protocol(event)),
        _ => None,
    };
    let players: Vec<Player> = earlier.events.iter().flat_map(|event| players(tournament, event)).collect();
    later.events.iter().filter_map(result).any(|at| players.iter().any(|player| player.sits(tournament, at)))
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
            let slots = tournament.people.slots.iter().enumerate();
            let his = slots.filter(|(_, slot)| slot.holders.iter().any(|(_, holder)| holder == person));
            let from = before.unwrap_or(RoundNo(1));
            his.map(|(i, _)| Player { entry: EntryId::of_index(i), from, to: None }).collect()
        }
        Event::Undo(undo) => of_command(tournament, undo.command),
        _ => Vec::new(),
    }
}

/// Taking an undo back brings the command back: it says who plays again.
fn of_command(tournament: &Tournament, command: CommandId) -> Vec<Player> {
    let line = tournament.line_of(command).and_then(|line| tournament.log().get(line));
    line.into_iter().flat_map(|line| &line.events).flat_map(|event| players(tournament, event)).collect()
}
