//! Pictures: codes, suits.
use super::Out;
use crate::code::Squares;
use rules::tile::Suit;
use std::fmt::Write as _;

/// The quiet edge of a code, in squares: a camera needs it.
const EDGE: usize = 4;

/// A code.
pub(super) fn code(out: &mut Out, squares: &Squares, name: &str) {
    let side = squares.width + 2 * EDGE;
    let _ = write!(out.0, "<svg class=\"code\" viewBox=\"0 0 {side} {side}\" role=\"img\" aria-label=\"");
    out.text(name);
    let _ = write!(out.0, "\"><path d=\"M0 0h{side}v{side}H0z\" fill=\"#fff\"/><path fill=\"#000\" d=\"");
    for (column, row, length) in squares.runs() {
        let _ = write!(out.0, "M{} {}h{length}v1h-{length}z", column + EDGE, row + EDGE);
    }
    out.raw("\"/></svg>");
}

/// The sign of a suit: strokes, circles or sticks, three of each.
pub(super) fn suit(out: &mut Out, suit: Suit, name: &str) {
    out.raw("<svg class=\"suit\" viewBox=\"0 0 60 60\" role=\"img\" aria-label=\"");
    out.text(name);
    out.raw("\">");
    out.raw(match suit {
        Suit::Characters => {
            "<path d=\"M10 12h40M15 30h30M6 49h48\" fill=\"none\" stroke=\"#000\" stroke-width=\"6\"/>"
        }
        Suit::Dots => {
            "<g fill=\"none\" stroke=\"#000\" stroke-width=\"5\"><circle cx=\"14\" cy=\"14\" r=\"9\"/>\
             <circle cx=\"30\" cy=\"30\" r=\"9\"/><circle cx=\"46\" cy=\"46\" r=\"9\"/></g>"
        }
        Suit::Bamboo => {
            "<path d=\"M30 4v22M15 33v23M45 33v23M24 15h12M9 44h12M39 44h12\" fill=\"none\" stroke=\"#000\" \
             stroke-width=\"6\"/>"
        }
    });
    out.raw("</svg>");
}
