//! The hand of a win and its winning tile, as they are written for every family.
use crate::args::{ScoreArgs, Wish};
use crate::complaint::Complaint;
use rules::hand::Hand;
use rules::notation::{HandText, parse_tile, read_hand};
use rules::tile::Tile;
use text::say;

/// Whether the set of the family has flowers and seasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bonus {
    /// It has none.
    None,
    /// It has.
    Some,
}

/// The hand of fourteen tiles and the winning one among them.
pub(super) fn complete(args: &ScoreArgs, bonus: Bonus, wish: Wish) -> Result<(Hand, Tile), Complaint> {
    let lang = wish.lang;
    let text = args.hand.join(" ");
    let HandText { mut hand, last, .. } =
        read_hand(&text).map_err(|e| Complaint::tiles(wish, "", &text, &e))?;
    if bonus == Bonus::None && !hand.bonus.is_empty() {
        return Err(Complaint::new("bonus", say!(lang, "error-bonus")));
    }
    let named = match &args.win {
        Some(text) => Some(parse_tile(text).map_err(|e| Complaint::tiles(wish, "--win", text, &e))?),
        None => None,
    };
    let n = hand.concealed.total() as usize + 3 * hand.melds.len();
    let waits = n % 3 == 1;
    let Some(win) = named.or(last.filter(|_| !waits)) else {
        return Err(Complaint::new("win", say!(lang, "error-win-missing", n = n)));
    };
    // Of a hand with too few tiles nobody knows whether the winning one was written: it is there if it can be.
    if waits || (n != 14 && hand.concealed.get(win.kind()) == 0) {
        hand.add(win);
    }
    Ok((hand, win))
}
