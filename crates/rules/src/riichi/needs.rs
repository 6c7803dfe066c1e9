//! What a hand needs to win: a yaku, on whichever tile of its wait, and no more.
use super::check::RefusalKind;
use super::context::WinContext;
use super::furiten::Waiting;
use super::rules::RiichiRules;
use super::topic::Topic;
use super::value::value;
use crate::clause::{Answer, Basis};
use crate::hand::Hand;
use crate::tile::{KindSet, Tile};

/// The wait of a hand, by whether the complete hand has a yaku.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct YakuWaits {
    /// Tiles that may be won on.
    pub with_yaku: KindSet,
    /// Tiles that complete the hand, but give it no yaku: winning on them is refused.
    pub without_yaku: KindSet,
    /// Where it stands that a hand may win on some of its waits only (atozuke).
    pub basis: Basis,
}

/// Which tiles of its wait a hand of 3n+1 concealed tiles could win on in these circumstances.
///
/// Each tile of the wait is valued, so this costs up to thirteen valuations. Furiten plays no part.
pub fn yaku_waits(rules: &RiichiRules, hand: &Hand, ctx: &WinContext) -> YakuWaits {
    let basis = rules.cite(Topic::Atozuke);
    let mut out = YakuWaits { with_yaku: KindSet::EMPTY, without_yaku: KindSet::EMPTY, basis };
    for kind in Waiting::of(hand).kinds.iter() {
        let win = Tile::plain(kind);
        let mut complete = hand.clone();
        complete.add(win);
        match value(rules, &complete, win, ctx) {
            Ok(_) => out.with_yaku.insert(kind),
            Err(refusals) if refusals.contains(RefusalKind::NoYaku) => out.without_yaku.insert(kind),
            Err(_) => {}
        }
    }
    out
}

/// How many han of yaku a hand needs at this honba: one, as there is no minimum of two han at high honba anywhere
/// (riichi row 83).
pub const fn needed_han(rules: &RiichiRules, honba: u16) -> Answer<u8> {
    let _ = honba;
    Answer { value: 1, basis: rules.cite(Topic::NoTwoHanMinimum) }
}
