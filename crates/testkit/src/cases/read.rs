//! The words of case files: tiles, melds, seats, and the parts of an input.
use super::{Outcome, list, text};
use rules::hand::Hand;
use rules::meld::Meld;
use rules::notation::{parse_meld, parse_tile, parse_tiles};
use rules::seat::{Relative, Seat, SeatSet, Wind};
use rules::tile::{KindSet, Tile, TileKind};
use serde_json::{Map, Value, json};

/// What a case comes to if it can be read.
pub(super) type Read<T> = Result<T, String>;

/// What is expected of a case that could not be read.
pub const UNREADABLE: &str = "a case the runner can read";

/// The outcome of a case that could not be read: a failure, for a case that did not run shows nothing.
pub(super) fn outcome(read: Read<Outcome>) -> Outcome {
    read.unwrap_or_else(|error| Outcome::Failed { expected: UNREADABLE.into(), got: error })
}

/// Fails on a field that no runner of the kind looks at: a fact left out would change the question.
pub(super) fn only(input: &Value, known: &[&str]) -> Read<()> {
    let fields = input.as_object().ok_or("the input is not an object")?;
    match fields.keys().find(|field| !known.contains(&field.as_str())) {
        Some(field) => Err(format!("the input has an unknown field {field}")),
        None => Ok(()),
    }
}

/// A number that must be there.
pub(super) fn number(input: &Value, field: &str) -> Read<i32> {
    whole(&input[field]).ok_or_else(|| format!("no number {field}"))
}

/// A small count that may be left out for none.
pub(super) fn count(input: &Value, field: &str) -> u16 {
    whole(&input[field]).and_then(|n| u16::try_from(n).ok()).unwrap_or(0)
}

pub(super) fn whole(value: &Value) -> Option<i32> {
    value.as_i64().and_then(|n| i32::try_from(n).ok())
}

/// The strings of a list field.
pub(super) fn words<'a>(input: &'a Value, field: &str) -> Vec<&'a str> {
    list(input, field).iter().filter_map(Value::as_str).collect()
}

/// Sub-cases of the form `a: what happens`.
pub(super) fn labelled<'a>(input: &'a Value, field: &str) -> Read<Vec<(&'a str, &'a str)>> {
    let split = |case: &'a str| case.split_once(": ").ok_or_else(|| format!("no label: {case}"));
    words(input, field).into_iter().map(split).collect()
}

/// The answers to sub-cases by their labels.
pub(super) fn by_label<'a, T: Into<Value>>(
    cases: Vec<(&'a str, &'a str)>,
    answer: impl Fn(&'a str) -> Read<T>,
) -> Read<Value> {
    let answered = cases.into_iter().map(|(label, text)| Ok((label.to_owned(), answer(text)?.into())));
    Ok(answered.collect::<Read<Map<_, _>>>()?.into())
}

pub(super) fn tile(word: &str) -> Read<Tile> {
    parse_tile(word).map_err(|e| format!("{word}: {e}"))
}

pub(super) fn kind(word: &str) -> Read<TileKind> {
    tile(word).map(Tile::kind)
}

pub(super) fn tiles(words: &str) -> Read<Vec<Tile>> {
    parse_tiles(words).map_err(|e| format!("{words}: {e}"))
}

/// The kinds of these tiles in their order; no text, no kinds.
pub(super) fn kinds(words: &str) -> Read<Vec<TileKind>> {
    Ok(tiles(words)?.into_iter().map(Tile::kind).collect())
}

pub(super) fn kind_set(words: &str) -> Read<KindSet> {
    Ok(kinds(words)?.into_iter().collect())
}

pub(super) fn meld(words: &str) -> Read<Meld> {
    parse_meld(words).map_err(|e| format!("{words}: {e}"))
}

/// Concealed tiles and melds written as `ankan 1111m`.
pub(super) fn hand<'a>(concealed: &str, melds: impl IntoIterator<Item = &'a str>) -> Read<Hand> {
    let mut hand = Hand::of(tiles(concealed)?);
    for words in melds {
        hand.melds.try_push(meld(words)?).map_err(|e| e.to_string())?;
    }
    Ok(hand)
}

pub(super) fn wind(letter: &str) -> Read<Wind> {
    let found = Wind::ALL.into_iter().find(|w| letter == w.letter().to_string());
    found.ok_or_else(|| format!("no wind {letter}"))
}

/// The seat by its wind; the cases of the rule sets are played by East as seat 0.
pub(super) fn seat(letter: &str) -> Read<Seat> {
    Ok(Seat::of_wind(wind(letter)?, DEALER))
}

/// Who is East where seats are named by winds.
pub(super) const DEALER: Seat = Seat::ALL[0];

/// Fails if a case names another dealer than East.
pub(super) fn dealt_by_east(input: &Value) -> Read<()> {
    match text(input, "dealer") {
        "E" => Ok(()),
        other => Err(format!("the dealer is {other}")),
    }
}

pub(super) fn seats<'a>(letters: impl IntoIterator<Item = &'a str>) -> Read<SeatSet> {
    letters.into_iter().map(seat).collect()
}

/// The wind by which a seat is named.
pub(super) fn letter(seat: Seat) -> String {
    seat.wind(DEALER).letter().to_string()
}

/// A seat given as a number.
pub(super) fn seat_number(value: &Value) -> Read<Seat> {
    let seat = value.as_u64().and_then(|n| Seat::new(n as u8).filter(|_| n < 4));
    seat.ok_or_else(|| format!("{value} is no seat"))
}

pub(super) fn relative(word: &str) -> Option<Relative> {
    match word {
        "next" => Some(Relative::Next),
        "across" => Some(Relative::Across),
        "previous" => Some(Relative::Previous),
        _ => None,
    }
}

/// The sign by which a meld says who fed it.
pub(super) fn mark(owner: Seat, feeder: Seat) -> Read<char> {
    Ok(match owner.relative(feeder).ok_or("nobody feeds himself")? {
        Relative::Previous => '<',
        Relative::Across => '^',
        Relative::Next => '>',
    })
}

/// Four points in the order of the seats.
pub(super) fn four(value: &Value) -> Read<[i32; 4]> {
    let points: Option<Vec<i32>> = value.as_array().and_then(|all| all.iter().map(whole).collect());
    points.and_then(|p| p.try_into().ok()).ok_or_else(|| format!("{value} are not the points of four"))
}

/// Gains and losses by wind.
pub(super) fn deltas(deltas: [i32; 4]) -> Value {
    json!({ "E": deltas[0], "S": deltas[1], "W": deltas[2], "N": deltas[3] })
}
