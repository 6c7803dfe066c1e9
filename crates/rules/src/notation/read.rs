//! The readers: text to tiles, groups and hands.
use super::error::ParseError;
use super::grammar::{self, Parsed};
use super::token::{At, Token};
use super::{Form, RedFives, codes, detect, glyph, mpsz, suit_first, token};
use crate::hand::Hand;
use crate::meld::Meld;
use crate::tile::{BonusSet, Tile};

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

fn lex(chars: &[char], form: Form) -> Result<Vec<At>, ParseError> {
    match form {
        Form::Mpsz | Form::Mjai => mpsz::lex(chars),
        Form::Kobalab => suit_first::lex(chars, &suit_first::KOBALAB),
        Form::English => suit_first::lex(chars, &suit_first::ENGLISH),
        Form::Russian => suit_first::lex(chars, &suit_first::RUSSIAN),
        Form::Chinese | Form::Unicode => glyph::lex(chars),
        Form::Ids => codes::lex(chars, RedFives::One),
        Form::IdsPlain => codes::lex(chars, RedFives::None),
    }
}

fn parse(chars: &[char], form: Form) -> Result<Parsed, ParseError> {
    grammar::read(&lex(chars, form)?, chars.len() + 1)
}

/// One group; a text that neither brackets nor names it is all group.
fn parse_group(chars: &[char], form: Form) -> Result<Meld, ParseError> {
    let mut tokens = lex(chars, form)?;
    if !tokens.is_empty() && !tokens.iter().any(|at| matches!(at.token, Token::Open | Token::Word(_))) {
        tokens.insert(0, At { column: 1, found: '(', token: Token::Open });
        tokens.push(At { column: chars.len() + 1, found: ')', token: Token::Close });
    }
    grammar::read(&tokens, chars.len() + 1)?.one_meld()
}

/// Reads in the form that the text seems to be in. Where two are possible only one can be right; if neither is,
/// the error is that of the likelier one.
fn detected<T>(
    text: &str,
    read: impl Fn(&[char], Form) -> Result<T, ParseError>,
) -> Result<(T, Form), ParseError> {
    let chars = token::characters(text);
    let (first, second) = detect::forms(&chars);
    let read = |form| read(&chars, form).map(|value| (value, form));
    read(first).or_else(|error| second.and_then(|form| read(form).ok()).ok_or(error))
}

/// Reads one tile of the 34 kinds.
pub fn parse_tile(text: &str) -> Result<Tile, ParseError> {
    Ok(detected(text, |chars, form| parse(chars, form)?.tile())?.0)
}

/// Reads one tile of the 34 kinds in this form.
pub fn parse_tile_as(text: &str, form: Form) -> Result<Tile, ParseError> {
    parse(&token::characters(text), form)?.tile()
}

/// Reads loose tiles, at most four of a kind, in the order written. A blank text has none.
pub fn parse_tiles(text: &str) -> Result<Vec<Tile>, ParseError> {
    Ok(detected(text, |chars, form| parse(chars, form)?.tiles())?.0)
}

/// Reads loose tiles in this form, as [`parse_tiles`] does.
pub fn parse_tiles_as(text: &str, form: Form) -> Result<Vec<Tile>, ParseError> {
    parse(&token::characters(text), form)?.tiles()
}

/// Reads flowers and seasons, each once. A blank text has none.
pub fn parse_bonus(text: &str) -> Result<BonusSet, ParseError> {
    Ok(detected(text, |chars, form| parse(chars, form)?.bonus())?.0)
}

/// Reads one declared group; without brackets or a name the whole text is the group (`555<z`, `p340-`).
pub fn parse_meld(text: &str) -> Result<Meld, ParseError> {
    Ok(detected(text, parse_group)?.0)
}

/// Reads one declared group in this form, as [`parse_meld`] does.
pub fn parse_meld_as(text: &str, form: Form) -> Result<Meld, ParseError> {
    parse_group(&token::characters(text), form)
}

/// Reads a hand: loose tiles, declared groups, bonus tiles, in any order.
pub fn parse_hand(text: &str) -> Result<Hand, ParseError> {
    Ok(read_hand(text)?.hand)
}

/// Reads a hand in this form.
pub fn parse_hand_as(text: &str, form: Form) -> Result<Hand, ParseError> {
    Ok(read_hand_as(text, form)?.hand)
}

/// Reads a hand and keeps which concealed tile was written last, and the form.
pub fn read_hand(text: &str) -> Result<HandText, ParseError> {
    let ((hand, last), form) = detected(text, |chars, form| parse(chars, form)?.hand())?;
    Ok(HandText { hand, last, form })
}

/// Reads a hand in this form, as [`read_hand`] does.
pub fn read_hand_as(text: &str, form: Form) -> Result<HandText, ParseError> {
    let (hand, last) = parse(&token::characters(text), form)?.hand()?;
    Ok(HandText { hand, last, form })
}
