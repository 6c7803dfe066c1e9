//! Tiles and hands as text, in and out.
//!
//! # Forms
//!
//! | [`Form`] | tiles | red five | a hand with groups |
//! |---|---|---|---|
//! | `Mpsz` | `123m11z`; also `1m2m3m`, `E S W N P F C`, `Wh G R` | `0m`; also `r5m`, `5rm`, `5mr` | `406p11z (12<3m) (555>z)` |
//! | `Mjai` | `1m 2m E P F C` | `5mr` | `4p 5pr 6p E E (1m 2m< 3m) (P P P>)` |
//! | `Kobalab` | `m123z11` | `m0` | `p406z11,m12-3,z555+` |
//! | `English` | `C123 Ew Wd Gd Rd`, bonus `Fl1` `Se1` | `C0` | `D406 Ew Ew (C12<3) (Wd Wd Wd>)` |
//! | `Russian` | `С123 Вв Бд Зд Кд`, Б bamboo, Т dots | `С0` | `Т406 Вв Вв (С12<3) (Бд Бд Бд>)` |
//! | `Chinese` | `一萬二萬東白發中`; also `一二萬`, `1萬`, simplified characters | `赤五萬` | `四筒赤五筒六筒東東 (一萬二萬<三萬)` |
//! | `Unicode` | tile pictures, a variation selector may follow | `赤` and the five | pictures in brackets |
//! | `Ids`, `IdsPlain` | `0 4 8 108`, also with commas | 16, 52, 88; none | `48 52 56 108 109 (0 4< 8)` |
//!
//! The `parse_…` functions find the form themselves; `parse_…_as` read the form they are told. Every form takes
//! blanks between tiles, full-width signs of East Asian keyboards, and the bonus tiles `flower1` … `season4`.
//! The lexers of one alphabet are lenient: `Mpsz` and `Mjai` read each other, so do `Chinese` and `Unicode`.
//!
//! # Declared groups
//!
//! A group stands in brackets, round or square, anywhere in the text. A mark says from whom: `<` the previous
//! player (left), `^` the player opposite, `>` the next player (right), `?` not known; kobalab's `-`, `=`, `+` mean
//! the same except in English, Russian and numbers.
//!
//! - chow `(12<3m)`: the mark stands behind the claimed tile. `(123m)` and `(123m<)` do not say which tile was
//!   claimed: the lowest is taken.
//! - pung `(555<z)`, `(555z<)`; `(555z)`: not known from whom.
//! - concealed kong `(5555z)`: four tiles without a mark.
//! - claimed kong `(5555<z)`: the mark behind the fourth tile (or the suit); added kong `(555<5z)`: the mark of the
//!   pung behind the third tile. `(5555?z)` and `(555?5z)` do not say from whom.
//!
//! Also read: a name and tiles, with or without brackets, where one tile may stand for the group (a chow by its
//! lowest): `pon 1z`, `chi 456s`, `ankan 5m`, `minkan 5555p`, `kakan 5p`. Without brackets such a group goes on to
//! a comma, a bracket, a bonus tile or the next name, so that it stands behind the loose tiles.
//!
//! And as other programs write them, in MPSZ: in round brackets `(123m0)`, `(p4m1)`, `(k1m)`, `(k4z1)`, `(s2s1)`,
//! `(555zp1)`, where the number of a chow is the place of the claimed tile from 0, otherwise 1 next, 2 opposite,
//! 3 previous; in square brackets `[123m,1]`, `[EEE,1]`, where it is the place from 1, otherwise 1 previous,
//! 2 opposite, 3 next, and 5–7 the same for an added kong.
//!
//! # Refused because two notations in use read it differently
//!
//! `B` (white dragon, bamboo, dots); ranks that end in `w` or `c`; small `s`, `p`, `c`, `w` without ranks; `r`
//! between two fives; `R` beside a five; `kan` or `kong` without saying which; digits alone unless they can only
//! be tile numbers (several, one above 9).
//!
//! # Not checked here
//!
//! Whether a hand is lawful. Checked: at most four of a kind, each bonus tile and tile number once, at most four
//! groups, and 3n+1 or 3n+2 loose tiles with at most 14 − 3·groups of them. A shorter hand is read as it is: the
//! groups it lacks count as complete.
//!
//! ```
//! use reglament_rules::notation::{Form, parse_hand, write_hand};
//! let hand = parse_hand("406p11z (12<3m) (555>z)")?;
//! assert_eq!(write_hand(&hand, Form::Kobalab)?, "p406z11,m12-3,z555+");
//! assert_eq!(parse_hand("4p9").unwrap_err().to_string(),
//!     "column 4: found the end of the text, expected the suit of the ranks before it");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
pub mod codes;
mod detect;
mod dialect;
mod error;
mod form;
mod glyph;
mod grammar;
mod group;
mod message;
mod mpsz;
mod read;
mod run;
mod suit_first;
mod token;
mod write;

pub use codes::RedFives;
pub use error::{Expected, ParseError, ParseErrorKind, Reading};
pub use form::Form;
pub use read::{
    HandText, parse_bonus, parse_hand, parse_hand_as, parse_meld, parse_meld_as, parse_tile, parse_tile_as,
    parse_tiles, parse_tiles_as, read_hand, read_hand_as,
};
pub use write::WriteError;

use crate::hand::Hand;
use crate::meld::Meld;
use crate::tile::{BonusSet, Tile};
use std::fmt;
use std::str::FromStr;
use write::Writer;

/// Writes a tile.
pub fn write_tile(tile: Tile, form: Form) -> Result<String, WriteError> {
    write_tiles(&[tile], form)
}

/// Writes tiles in the order given.
pub fn write_tiles(tiles: &[Tile], form: Form) -> Result<String, WriteError> {
    let mut writer = Writer::new(form);
    writer.tiles(tiles, None)?;
    Ok(writer.finish())
}

/// Writes flowers and seasons.
pub fn write_bonus(bonus: BonusSet, form: Form) -> String {
    let mut writer = Writer::new(form);
    writer.bonus(bonus);
    writer.finish()
}

/// Writes one group without brackets.
pub fn write_meld(meld: Meld, form: Form) -> Result<String, WriteError> {
    let mut writer = Writer::new(form);
    writer.meld(meld)?;
    Ok(writer.finish())
}

/// Writes a hand: concealed tiles in order, bonus tiles, groups. [`read_hand_as`] reads it back.
pub fn write_hand(hand: &Hand, form: Form) -> Result<String, WriteError> {
    let mut writer = Writer::new(form);
    writer.hand(hand)?;
    Ok(writer.finish())
}

/// MPSZ; none of the errors of [`write_hand`] can happen there.
impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&write_hand(self, Form::Mpsz).map_err(|_| fmt::Error)?)
    }
}

/// MPSZ without brackets: `12<3m`.
impl fmt::Display for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&write_meld(*self, Form::Mpsz).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for Hand {
    type Err = ParseError;

    /// [`parse_hand`].
    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse_hand(text)
    }
}

impl FromStr for Meld {
    type Err = ParseError;

    /// [`parse_meld`].
    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse_meld(text)
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    /// [`parse_tile`].
    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse_tile(text)
    }
}
