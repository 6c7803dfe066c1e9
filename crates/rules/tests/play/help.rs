//! Short ways to write tiles, seats and rule sets.
use reglament_rules::hand::Hand;
use reglament_rules::meld::Meld;
use reglament_rules::notation::{parse_hand, parse_meld, parse_tile, parse_tiles};
use reglament_rules::regulation::RegulationId;
use reglament_rules::riichi::{Reason, RiichiRules, Unlawful};
use reglament_rules::seat::{Seat, SeatSet};
use reglament_rules::tile::{KindSet, Tile, TileKind};

pub(crate) const SAMARA: &RiichiRules = RegulationId::Samara.riichi().unwrap();
pub(crate) const TESUJI: &RiichiRules = RegulationId::Tesuji.riichi().unwrap();
pub(crate) const ALEAGUE: &RiichiRules = RegulationId::Aleague.riichi().unwrap();
pub(crate) const JPML_B: &RiichiRules = RegulationId::JpmlB.riichi().unwrap();
pub(crate) const WRC: &RiichiRules = RegulationId::Wrc.riichi().unwrap();
pub(crate) const TENHOU: &RiichiRules = RegulationId::Tenhou.riichi().unwrap();

/// The six rule sets with their names, for messages.
pub(crate) fn six() -> [(&'static str, &'static RiichiRules); 6] {
    let all: Vec<_> = RegulationId::ALL.into_iter().filter_map(|id| Some((id.id(), id.riichi()?))).collect();
    all.try_into().unwrap()
}

pub(crate) fn hand(text: &str) -> Hand {
    parse_hand(text).unwrap()
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
