//! A deal that does not fit, in words: where, and what was expected.
use super::deal;
use super::part::wind;
use formats::record::Event;
use formats::walk::{Awaited, Mismatch, WalkError};
use rules::seat::Seat;
use text::{Lang, say};

/// Where the log contradicts itself, and how.
pub(in crate::verify) fn walk(lang: Lang, error: &WalkError) -> String {
    let what = mismatch(lang, &error.mismatch, error.deal().dealer);
    say!(lang, "verify-walk", deal = deal(lang, error.deal()), n = error.event, what = what)
}

fn mismatch(lang: Lang, mismatch: &Mismatch, dealer: Seat) -> String {
    let who = |seat: &Seat| wind(lang, *seat, dealer);
    match mismatch {
        Mismatch::Order { event, expected } => say!(
            lang,
            "verify-walk-order",
            event = self::event(lang, *event),
            expected = awaited(lang, *expected)
        ),
        Mismatch::Turn { seat, expected } => {
            say!(lang, "verify-walk-turn", seat = who(seat), expected = who(expected))
        }
        Mismatch::NotInHand { seat, tile } => {
            say!(lang, "verify-walk-not-in-hand", seat = who(seat), tile = tile.to_string())
        }
        Mismatch::NotDrawn { tile, expected: Some(drawn) } => {
            say!(lang, "verify-walk-not-drawn", tile = tile.to_string(), drawn = drawn.to_string())
        }
        Mismatch::NotDrawn { tile, expected: None } => {
            say!(lang, "verify-walk-no-draw", tile = tile.to_string())
        }
        Mismatch::NotTheDiscard { claimed, expected } => say!(
            lang,
            "verify-walk-not-the-discard",
            tile = claimed.0.to_string(),
            from = who(&claimed.1),
            last = expected.0.to_string(),
            owner = who(&expected.1)
        ),
        Mismatch::NotAGroup { seat } => say!(lang, "verify-walk-not-a-group", seat = who(seat)),
        Mismatch::NoPung { seat, tile } => {
            say!(lang, "verify-walk-no-pung", seat = who(seat), tile = tile.to_string())
        }
        Mismatch::TooManyGroups { seat } => say!(lang, "verify-walk-groups", seat = who(seat)),
        Mismatch::FifthTile { kind } => say!(lang, "verify-walk-fifth-tile", tile = kind.to_string()),
        Mismatch::WallEmpty => say!(lang, "verify-walk-wall-empty"),
        Mismatch::WallLeft { tiles } => say!(lang, "verify-walk-wall-left", n = *tiles),
        Mismatch::TooManyIndicators => say!(lang, "verify-walk-indicators"),
        Mismatch::NoRiichi { seat } => say!(lang, "verify-walk-no-riichi", seat = who(seat)),
        Mismatch::NothingToAccept { seat } => {
            say!(lang, "verify-walk-nothing-to-accept", seat = who(seat))
        }
        Mismatch::NotAccepted { seat } => say!(lang, "verify-walk-not-accepted", seat = who(seat)),
        Mismatch::WinningTile { tile, expected: Some(last) } => {
            say!(lang, "verify-walk-winning-tile", tile = tile.to_string(), last = last.to_string())
        }
        Mismatch::WinningTile { tile, expected: None } => {
            say!(lang, "verify-walk-no-tile", tile = tile.to_string())
        }
        Mismatch::NoResult => say!(lang, "verify-walk-no-result"),
        Mismatch::Winner { seat, from } if seat == from => {
            say!(lang, "verify-walk-winner-tsumo", seat = who(seat))
        }
        Mismatch::Winner { seat, from } => {
            say!(lang, "verify-walk-winner", seat = who(seat), from = text::wind_id(from.wind(dealer)))
        }
    }
}

pub(super) fn event(lang: Lang, event: Event) -> String {
    match event {
        Event::Draw { .. } => say!(lang, "verify-event-draw"),
        Event::Discard { .. } => say!(lang, "verify-event-discard"),
        Event::Meld { .. } => say!(lang, "verify-event-meld"),
        Event::Riichi { .. } => say!(lang, "verify-event-riichi"),
        Event::RiichiAccepted { .. } => say!(lang, "verify-event-accepted"),
        Event::Indicator { .. } => say!(lang, "verify-event-indicator"),
    }
}

fn awaited(lang: Lang, awaited: Awaited) -> String {
    match awaited {
        Awaited::Discard => say!(lang, "verify-await-discard"),
        Awaited::DrawOrClaim => say!(lang, "verify-await-draw-or-claim"),
        Awaited::DrawBefore => say!(lang, "verify-await-draw"),
        Awaited::TileOfGroup => say!(lang, "verify-await-tile"),
    }
}
