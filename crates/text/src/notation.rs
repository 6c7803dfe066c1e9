//! What is wrong with a written hand, in words.
use crate::{Lang, say};
use rules::meld::MeldKind;
use rules::notation::{Expected, ParseError, ParseErrorKind as K, Reading};
use rules::seat::Relative;
use rules::tile::{Bonus, Suit, TileKind};

/// The fault in one or two sentences. The column stays with the caller, who shows the text beside it.
pub fn parse_error(lang: Lang, error: &ParseError) -> String {
    match error.kind {
        K::Empty => say!(lang, "parse-empty"),
        K::Unexpected { found, expected: e } => {
            say!(lang, "parse-unexpected", found = found, expected = expected(lang, e))
        }
        K::EndOfText { expected: e } => say!(lang, "parse-end", expected = expected(lang, e)),
        K::NoSuchTile { rank, suit } => say!(lang, "parse-no-tile", tile = format!("{rank}{suit}")),
        K::NoSuchId { id } => say!(lang, "parse-no-id", id = id),
        K::IdTwice { id } => say!(lang, "parse-id-twice", id = id),
        K::Ambiguous { found, first, second } => say!(
            lang,
            "parse-ambiguous",
            found = found,
            first = reading(lang, first),
            second = reading(lang, second)
        ),
        K::HiddenTile { found } => say!(lang, "parse-hidden", found = found),
        K::ForeignTile { found } => say!(lang, "parse-foreign", found = found),
        K::RiichiMark => say!(lang, "parse-riichi-mark"),
        K::BonusHere { bonus } => say!(lang, "parse-bonus-here", tile = bonus_name(bonus)),
        K::TileHere { tile } => say!(lang, "parse-tile-here", tile = tile.to_string()),
        K::BonusTwice { bonus } => say!(lang, "parse-bonus-twice", tile = bonus_name(bonus)),
        K::MeldHere => say!(lang, "parse-meld-here"),
        K::FifthTile { tile } => say!(lang, "parse-fifth", tile = tile.to_string()),
        K::NotOneTile { tiles } => say!(lang, "parse-not-one-tile", tiles = tiles),
        K::NotOneMeld { melds, tiles } => say!(lang, "parse-not-one-meld", melds = melds, tiles = tiles),
        K::FifthMeld => say!(lang, "parse-fifth-meld"),
        K::HandLength { concealed, melds } => {
            say!(lang, "parse-length", concealed = concealed, melds = melds)
        }
        K::NotAGroup { named } => say!(lang, "parse-not-a-group", group = group(lang, named)),
        K::GroupLength { tiles, named } => {
            say!(lang, "parse-group-length", tiles = tiles, group = group(lang, named))
        }
        K::SecondMark => say!(lang, "parse-second-mark"),
        K::SecondName => say!(lang, "parse-second-name"),
        K::ChowFrom { from } => say!(lang, "parse-chow-from", from = relative(lang, from)),
        K::ConcealedFrom => say!(lang, "parse-concealed-from"),
        K::KongMark => say!(lang, "parse-kong-mark"),
    }
}

/// Winds and dragons by name, other tiles as they are written: «белый дракон», `5m`.
pub fn tile_name(lang: Lang, tile: TileKind) -> String {
    match tile {
        TileKind::EAST => say!(lang, "reading-east"),
        TileKind::SOUTH => say!(lang, "reading-south"),
        TileKind::WEST => say!(lang, "reading-west"),
        TileKind::NORTH => say!(lang, "reading-north"),
        TileKind::WHITE => say!(lang, "reading-white"),
        TileKind::GREEN => say!(lang, "reading-green"),
        TileKind::RED => say!(lang, "reading-red"),
        _ => tile.to_string(),
    }
}

fn expected(lang: Lang, expected: Expected) -> String {
    match expected {
        Expected::Tile => say!(lang, "expected-tile"),
        Expected::Rank => say!(lang, "expected-rank"),
        Expected::SuitLetter => say!(lang, "expected-suit"),
        Expected::Capital => say!(lang, "expected-capital"),
        Expected::Five => say!(lang, "expected-five"),
        Expected::BonusNumber => say!(lang, "expected-bonus"),
        Expected::Id => say!(lang, "expected-id"),
        Expected::Close => say!(lang, "expected-close"),
        Expected::InGroup => say!(lang, "expected-group"),
        Expected::SourceNumber => say!(lang, "expected-source"),
    }
}

fn reading(lang: Lang, reading: Reading) -> String {
    match reading {
        Reading::Suit(Suit::Characters) => say!(lang, "reading-characters"),
        Reading::Suit(Suit::Dots) => say!(lang, "reading-dots"),
        Reading::Suit(Suit::Bamboo) => say!(lang, "reading-bamboo"),
        Reading::Honour(tile) => tile_name(lang, tile),
        Reading::RedBefore => say!(lang, "reading-red-before"),
        Reading::RedBehind => say!(lang, "reading-red-behind"),
        Reading::Meld(kind) => group(lang, Some(kind)),
    }
}

fn group(lang: Lang, kind: Option<MeldKind>) -> String {
    match kind {
        Some(MeldKind::Chow) => say!(lang, "meld-chow"),
        Some(MeldKind::Pung) => say!(lang, "meld-pung"),
        Some(MeldKind::ClaimedKong) => say!(lang, "meld-claimed_kong"),
        Some(MeldKind::AddedKong) => say!(lang, "meld-added_kong"),
        Some(MeldKind::ConcealedKong) => say!(lang, "meld-concealed_kong"),
        None => say!(lang, "meld-any"),
    }
}

fn relative(lang: Lang, from: Relative) -> String {
    match from {
        Relative::Next => say!(lang, "relative-next"),
        Relative::Across => say!(lang, "relative-across"),
        Relative::Previous => say!(lang, "relative-previous"),
    }
}

fn bonus_name(bonus: Bonus) -> String {
    bonus.to_string()
}
