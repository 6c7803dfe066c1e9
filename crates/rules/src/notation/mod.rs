//! Tiles and hands as text, in and out.
mod dialect;
mod error;
mod grammar;
mod group;
mod mpsz;
mod token;

pub use error::{Expected, ParseError, ParseErrorKind, Reading};

use crate::hand::Hand;
use crate::meld::Meld;
use crate::tile::{BonusSet, Tile};
use grammar::Parsed;
use std::fmt;

/// A way of writing tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Form {
    /// `123m406p789s11z (555<z)`.
    Mpsz,
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Mpsz => "MPSZ",
        })
    }
}

/// A hand and what else its text says.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HandText {
    /// The tiles.
    pub hand: Hand,
    /// The last concealed tile written: by custom the drawn or winning one.
    pub last: Option<Tile>,
    /// The form that was read.
    pub form: Form,
}

fn parse(text: &str, _form: Form) -> Result<Parsed, ParseError> {
    let chars = token::characters(text);
    let tokens = mpsz::lex(&chars)?;
    grammar::read(&tokens, chars.len() + 1)
}

/// Reads one tile of the 34 kinds.
pub fn parse_tile(text: &str) -> Result<Tile, ParseError> {
    parse(text, Form::Mpsz)?.tile()
}

/// Reads loose tiles in the order written; a blank text has none.
pub fn parse_tiles(text: &str) -> Result<Vec<Tile>, ParseError> {
    parse(text, Form::Mpsz)?.tiles()
}

/// Reads flowers and seasons; a blank text has none.
pub fn parse_bonus(text: &str) -> Result<BonusSet, ParseError> {
    parse(text, Form::Mpsz)?.bonus()
}

/// Reads one declared group.
pub fn parse_meld(text: &str) -> Result<Meld, ParseError> {
    parse(text, Form::Mpsz)?.one_meld()
}

/// Reads a hand.
pub fn parse_hand(text: &str) -> Result<Hand, ParseError> {
    Ok(read_hand(text)?.hand)
}

/// Reads a hand and keeps which concealed tile was written last.
pub fn read_hand(text: &str) -> Result<HandText, ParseError> {
    let (hand, last) = parse(text, Form::Mpsz)?.hand()?;
    Ok(HandText { hand, last, form: Form::Mpsz })
}
