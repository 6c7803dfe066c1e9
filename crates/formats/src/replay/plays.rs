//! What happened in a deal as both sides tell it: the log of another program and the engine.
use crate::record::{Deal, Event as LogEvent};
use game::deal::riichi::Event;
use rules::meld::Meld;
use rules::riichi::Riichi;
use rules::seat::Seat;
use rules::tile::Tile;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Play {
    /// A draw.
    Draw(Seat, Tile),
    /// A discard, and whether it was the drawn tile.
    Discard(Seat, Tile, bool),
    /// A declared group.
    Meld(Seat, Meld),
    /// A declaration of riichi.
    Riichi(Seat),
    /// The bet was paid.
    Accepted(Seat),
    /// An indicator was turned.
    Indicator(Tile),
}

/// The log of another program. It turns an indicator that goes with a discard before it; the law turns it after.
pub(super) fn of_log(deal: &Deal) -> Vec<Play> {
    let mut out = Vec::with_capacity(deal.events.len());
    let mut waiting = Vec::new();
    for (i, event) in deal.events.iter().enumerate() {
        match *event {
            LogEvent::Draw { seat, tile } => out.push(Play::Draw(seat, tile)),
            LogEvent::Discard { seat, tile, drawn } => {
                out.push(Play::Discard(seat, tile, drawn));
                out.append(&mut waiting);
            }
            LogEvent::Meld { seat, declared } => out.extend(declared.meld().map(|m| Play::Meld(seat, m))),
            LogEvent::Riichi { seat } => out.push(Play::Riichi(seat)),
            LogEvent::RiichiAccepted { seat } => out.push(Play::Accepted(seat)),
            LogEvent::Indicator { tile } => {
                let next = deal.events[i + 1..]
                    .iter()
                    .find(|e| !matches!(e, LogEvent::Riichi { .. } | LogEvent::Indicator { .. }));
                if matches!(next, Some(LogEvent::Discard { .. })) {
                    waiting.push(Play::Indicator(tile));
                } else {
                    out.push(Play::Indicator(tile));
                }
            }
        }
    }
    out.append(&mut waiting);
    out
}

/// The engine's events.
pub(super) fn of_table(events: &[Event]) -> Vec<Play> {
    let mut out = Vec::with_capacity(events.len());
    for event in events {
        match *event {
            Event::Drew { seat, tile, .. } => out.push(Play::Draw(seat, tile)),
            Event::Discarded { seat, tile, from, riichi } => {
                if riichi != Riichi::None {
                    out.push(Play::Riichi(seat));
                }
                let drawn = from == game::deal::riichi::DiscardFrom::Drawn;
                out.push(Play::Discard(seat, tile, drawn));
            }
            Event::RiichiAccepted { seat, .. } => out.push(Play::Accepted(seat)),
            Event::Claimed { seat, meld, .. } | Event::KongDeclared { seat, meld, .. } => {
                out.push(Play::Meld(seat, meld));
            }
            Event::IndicatorTurned { tile, .. } => out.push(Play::Indicator(tile)),
            _ => {}
        }
    }
    out
}
