//! Offences at the table and what they cost.
use super::rules::RiichiRules;
use crate::clause::Answer;
use crate::option::choices;

choices! {
    /// What follows an offence.
    Sanction {
        /// Nothing.
        None = "none",
        /// Corrected without penalty if noticed in time.
        Corrected = "corrected",
        /// A warning.
        Warning = "warning",
        /// A warning; the second one makes the hand dead.
        WarningThenDeadHand = "warning-then-dead-hand",
        /// The right to call this tile is lost.
        LostCall = "lost-call",
        /// The hand is dead: no win, no call, noten at a draw.
        DeadHand = "dead-hand",
        /// A chombo: the deal is replayed.
        Chombo = "chombo",
        /// A chombo if play cannot go on, otherwise nothing.
        ChomboIfStopped = "chombo-if-stopped",
        /// The judge decides between nothing, a dead hand and a chombo.
        Judge = "judge",
    }
}

/// An offence of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Offence(u8);

macro_rules! offences {
    ($( $(#[$doc:meta])* $name:ident = $group:ident . $field:ident, )*) => {
        impl Offence {
            offences!(@consts 0u8; $( $(#[$doc])* $name, )*);

            /// Every offence of the catalogue.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..Self::KEYS.len() as u8).map(Self)
            }

            const KEYS: &'static [&'static str] =
                &[$( concat!(stringify!($group), ".", stringify!($field)) ),*];

            /// The key of the option that answers for it.
            pub const fn key(self) -> &'static str {
                Self::KEYS[self.0 as usize]
            }

            /// What it costs under these rules, and where that stands.
            pub const fn sanction(self, rules: &RiichiRules) -> Answer<Sanction> {
                [$( rules.$group.$field ),*][self.0 as usize]
            }
        }
    };
    (@consts $n:expr; $(#[$doc:meta])* $name:ident, $($rest:tt)*) => {
        $(#[$doc])*
        pub const $name: Self = Self($n);
        offences!(@consts $n + 1; $($rest)*);
    };
    (@consts $n:expr;) => {};
}

offences! {
    /// Win declared, nothing shown, not valid.
    FALSE_WIN_NOT_SHOWN = false_win.not_shown,
    /// Win declared and shown, not tenpai.
    FALSE_WIN_SHOWN = false_win.shown_not_tenpai,
    /// Win declared and shown, no yaku.
    FALSE_WIN_NO_YAKU = false_win.shown_no_yaku,
    /// Ron in furiten, hand shown.
    FURITEN_RON_SHOWN = false_win.furiten_shown,
    /// Ron in furiten, hand not shown.
    FURITEN_RON_NOT_SHOWN = false_win.furiten_not_shown,
    /// A wrong word, and tiles shown.
    WRONG_WORD = false_win.wrong_word,
    /// Nine terminals declared wrongly, five tiles shown.
    FALSE_NINE_TERMINALS = false_win.nine_terminals_shown,
    /// Claimed, nothing shown, withdrawn.
    CALL_WITHDRAWN = false_call.withdrawn,
    /// Claimed wrongly, tiles shown.
    FALSE_CALL_SHOWN = false_call.shown,
    /// Swap-calling in the forbidden form.
    SWAP_CALLING = false_call.swap_calling,
    /// The claimed tile not taken in time.
    CLAIMED_TILE_NOT_TAKEN = false_call.not_taken,
    /// Any call with a dead hand.
    CALL_WITH_DEAD_HAND = false_call.dead_hand,
    /// Too many or too few tiles.
    WRONG_NUMBER_OF_TILES = tiles.wrong_number,
    /// A tile drawn out of turn.
    DRAW_OUT_OF_TURN = tiles.out_of_turn,
    /// A tile drawn from the wrong place.
    DRAW_FROM_WRONG_PLACE = tiles.wrong_place,
    /// A turn skipped.
    TURN_SKIPPED = tiles.turn_skipped,
    /// Too many own tiles shown.
    OWN_TILES_SHOWN = tiles.own_shown,
    /// Tiles of another hand shown.
    OTHER_TILES_SHOWN = tiles.other_shown,
    /// Information passed by word or sign.
    INFORMATION = tiles.information,
    /// A tile of the dead wall knocked over.
    DEAD_WALL_TILE = wall.dead_wall_tile,
    /// The dead wall destroyed.
    DEAD_WALL_DESTROYED = wall.dead_wall_destroyed,
    /// Part of the live wall destroyed, five or more tiles opened.
    LIVE_WALL_DESTROYED = wall.live_wall_destroyed,
    /// Noten in riichi at a draw.
    NOTEN_RIICHI = false_riichi.noten,
    /// Riichi on an open hand.
    OPEN_RIICHI_HAND = false_riichi.open_hand,
    /// The word not said or the tile not turned.
    RIICHI_NOT_DECLARED = false_riichi.not_declared,
    /// A wrong riichi noticed before the discard.
    RIICHI_NOTICED_IN_TIME = false_riichi.noticed_in_time,
    /// A kong in riichi that changes the hand.
    FALSE_RIICHI_KONG = false_riichi.kong,
    /// The hand changed in riichi.
    HAND_CHANGED_IN_RIICHI = false_riichi.hand_changed,
    /// Noten riichi because the hand died after it, tenpai at riichi proved.
    DEAD_RIICHI_PROVED = false_riichi.dead_hand_proved,
    /// The same, not proved.
    DEAD_RIICHI_NOT_PROVED = false_riichi.dead_hand_not_proved,
}
