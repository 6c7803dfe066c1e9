//! Short ways to write tiles, seats and rule sets.
use reglament_rules::hand::Hand;
use reglament_rules::meld::Meld;
use reglament_rules::notation::{parse_hand, parse_meld, parse_tile, parse_tiles};
use reglament_rules::regulation::RegulationId;
use reglament_rules::riichi::{Reason, RiichiRules, Unlawful};
use reglament_rules::seat::{Seat, SeatSet};
use reglament_rules::tile::{KindSet, Tile, TileKind};

/// A rule set as the test kit gives it: a run may have one answer of one of them flipped.
fn rules(id: RegulationId) -> &'static RiichiRules {
    testkit::law::riichi(id)
}

pub(crate) fn samara() -> &'static RiichiRules {
    rules(RegulationId::Samara)
}

pub(crate) fn tesuji() -> &'static RiichiRules {
    rules(RegulationId::Tesuji)
}

pub(crate) fn aleague() -> &'static RiichiRules {
    rules(RegulationId::Aleague)
}

pub(crate) fn jpml_b() -> &'static RiichiRules {
    rules(RegulationId::JpmlB)
}

pub(crate) fn wrc() -> &'static RiichiRules {
    rules(RegulationId::Wrc)
}

pub(crate) fn tenhou() -> &'static RiichiRules {
    rules(RegulationId::Tenhou)
}

/// The six rule sets with their names, for messages.
pub(crate) fn six() -> [(&'static str, &'static RiichiRules); 6] {
    let riichi = RegulationId::ALL.into_iter().filter(|id| id.riichi().is_some());
    let all: Vec<_> = riichi.map(|id| (id.id(), rules(id))).collect();
    all.try_into().unwrap()
}

pub(crate) fn hand(text: &str) -> Hand {
    parse_hand(text).unwrap()
}

pub(crate) fn tile(text: &str) -> Tile {
    parse_tile(text).unwrap()
}

pub(crate) fn kind(text: &str) -> TileKind {
    parse_tile(text).unwrap().kind()
}

pub(crate) fn kinds(text: &str) -> KindSet {
    parse_tiles(text).unwrap().into_iter().map(Tile::kind).collect()
}

pub(crate) fn meld(text: &str) -> Meld {
    parse_meld(text).unwrap()
}

pub(crate) fn seat(letter: char) -> Seat {
    Seat::ALL["ESWN".find(letter).unwrap()]
}

pub(crate) fn seats(letters: &str) -> SeatSet {
    letters.chars().map(seat).collect()
}

pub(crate) fn reasons<T: std::fmt::Debug>(refused: Result<T, Unlawful>) -> Vec<Reason> {
    refused.unwrap_err().reasons().collect()
}
