//! The order of events between players, which the columns do not store.
//!
//! After each discard either somebody whose next take claims exactly that tile from exactly that player acts, or
//! the next seat draws. Where both can be, both are tried: a pon may fit two equal discards of one player, and only
//! one of them lets every column be used up.
use super::columns::{Put, Take};
use crate::record::{Declared, Event};
use rules::seat::Seat;
use rules::tile::Tile;
use std::collections::HashSet;

/// What each player took and put down.
pub(super) struct Columns {
    pub(super) takes: [Vec<Take>; 4],
    pub(super) puts: [Vec<Put>; 4],
}

/// How the deal must end: who acted last, and whether that was a draw; `None`: nothing is known.
pub(super) type End = Option<(Seat, bool)>;

/// How many situations are looked at before a deal is given up; real ones need about as many as they have discards.
const MOST_TRIED: usize = 100_000;

/// How far each column is used up.
type Used = [u8; 8];

struct Choice {
    used: Used,
    events: usize,
    options: Vec<Seat>,
}

enum Turn {
    /// The turn ended with a discard.
    Discard(Tile),
    /// The player has nothing more to put down or to take.
    End,
}

impl Columns {
    /// The events in an order that uses all columns, or how many events the best try placed.
    pub(super) fn in_order(&self, dealer: Seat, end: End) -> Result<Vec<Event>, usize> {
        let mut events = Vec::with_capacity(128);
        let mut used = [0; 8];
        let mut best = 0;
        // What follows a discard depends only on how far the columns are used up and on whose discard it is.
        let mut tried: HashSet<(Used, Seat)> = HashSet::new();
        let mut choices: Vec<Choice> = Vec::new();
        let mut actor = Some(dealer);
        loop {
            if let Some(seat) = actor {
                let turn = self.turn(seat, &mut used, &mut events);
                best = best.max(events.len());
                if turn.is_some() && self.all_used(used) && ends(&events, end) {
                    return Ok(events);
                }
                if let Some(Turn::Discard(tile)) = turn
                    && tried.insert((used, seat))
                {
                    let options = self.options(seat, tile, used);
                    choices.push(Choice { used, events: events.len(), options });
                }
            }
            let Some(choice) = choices.last_mut().filter(|_| tried.len() < MOST_TRIED) else {
                return Err(best);
            };
            used = choice.used;
            events.truncate(choice.events);
            actor = choice.options.pop();
            if actor.is_none() {
                choices.pop();
            }
        }
    }

    fn all_used(&self, used: Used) -> bool {
        (0..4).all(|s| {
            usize::from(used[s]) == self.takes[s].len() && usize::from(used[4 + s]) == self.puts[s].len()
        })
    }

    /// Who may act after a discard, the likeliest last: a pon or kong, then the next seat.
    fn options(&self, from: Seat, tile: Tile, used: Used) -> Vec<Seat> {
        let fits = |seat: &Seat| match self.takes[seat.index()].get(usize::from(used[seat.index()])) {
            Some(Take::Draw(_)) => *seat == from.next(),
            Some(Take::Claim(declared)) => {
                declared.called() == Some(tile) && declared.from().map(|r| seat.at(r)) == Some(from)
            }
            None => false,
        };
        let mut options: Vec<Seat> = (1..4).map(|steps| from.plus(steps)).filter(fits).collect();
        let chow_or_draw = |seat: &Seat| {
            !matches!(
                self.takes[seat.index()].get(usize::from(used[seat.index()])),
                Some(Take::Claim(Declared::Pung { .. } | Declared::ClaimedKong { .. }))
            )
        };
        options.sort_by_key(|seat| !chow_or_draw(seat));
        options
    }

    /// One player's turn: from a take to a discard, or to the end of the player's columns. `None`: it cannot be.
    fn turn(&self, seat: Seat, used: &mut Used, events: &mut Vec<Event>) -> Option<Turn> {
        let (s, mut kong) = (seat.index(), false);
        loop {
            let Some(take) = self.takes[s].get(usize::from(used[s])) else {
                // A kong without its replacement tile was robbed.
                return kong.then_some(Turn::End);
            };
            used[s] += 1;
            let mut drawn = None;
            match *take {
                Take::Draw(tile) => {
                    drawn = Some(tile);
                    events.push(Event::Draw { seat, tile });
                }
                Take::Claim(_) if kong => return None,
                Take::Claim(declared) => events.push(Event::Meld { seat, declared }),
            }
            let claimed_kong = matches!(take, Take::Claim(Declared::ClaimedKong { .. }));
            let Some(put) = self.puts[s].get(usize::from(used[4 + s])) else { return Some(Turn::End) };
            used[4 + s] += 1;
            match *put {
                Put::Nothing if claimed_kong => kong = true,
                _ if claimed_kong => return None,
                Put::Nothing => return None,
                Put::Discard { tile, riichi } => {
                    let discard = tile.or(drawn)?;
                    if riichi {
                        events.push(Event::Riichi { seat });
                    }
                    events.push(Event::Discard { seat, tile: discard, drawn: tile.is_none() });
                    return Some(Turn::Discard(discard));
                }
                Put::Concealed(own) => {
                    drawn?;
                    events.push(Event::Meld { seat, declared: Declared::ConcealedKong { own } });
                    kong = true;
                }
                Put::Added(tiles) => {
                    drawn?;
                    events.push(Event::Meld { seat, declared: added(events, seat, tiles)? });
                    kong = true;
                }
            }
        }
    }
}

/// The added kong of these four tiles: the earlier pung says which three of them lay there.
fn added(events: &[Event], seat: Seat, tiles: [Tile; 4]) -> Option<Declared> {
    events.iter().rev().find_map(|event| match *event {
        Event::Meld { seat: who, declared: Declared::Pung { called, own, from } }
            if who == seat && called.kind() == tiles[0].kind() =>
        {
            let mut left = tiles.to_vec();
            for tile in [called, own[0], own[1]] {
                // From behind: where several tiles are equal the first one stays, which is the added one.
                left.remove(left.iter().rposition(|t| *t == tile)?);
            }
            Some(Declared::AddedKong { added: left[0], called, own, from })
        }
        _ => None,
    })
}

/// Whether the last event can be the end.
fn ends(events: &[Event], end: End) -> bool {
    let Some((seat, draw)) = end else { return true };
    match events.last() {
        Some(Event::Draw { seat: last, .. }) => draw && *last == seat,
        Some(Event::Discard { seat: last, .. } | Event::Meld { seat: last, .. }) => !draw && *last == seat,
        _ => false,
    }
}
