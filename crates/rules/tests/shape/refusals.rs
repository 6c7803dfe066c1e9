//! What has no distance: lengths of 3n, too many tiles, five of a kind. Values, never panics.
use crate::hands::{hand, set};
use proptest::prelude::*;
use reglament_rules::counts::TileCounts;
use reglament_rules::meld::Meld;
use reglament_rules::shape::{OwnCopies, ShapeError, Shapes, discards, shanten, ukeire, waits};
use reglament_rules::tile::TileKind;

const RIICHI: Shapes = Shapes::RIICHI;

fn length(concealed: u32, melds: usize) -> ShapeError {
    ShapeError::Length { concealed, melds }
}

#[test]
fn lengths() {
    for (tiles, melds, fits) in [
        ("", 0, false),
        ("1m", 4, true),
        ("11m", 4, true),
        ("123m", 0, false),
        ("1234m", 3, true),
        ("1234m", 4, false),
        ("123456789m123p", 0, false),
        ("123456789m1234p", 0, true),
        ("123456789m1234p", 1, false),
        ("123456789m12344p", 0, true),
        ("123456789m12344p", usize::MAX, false),
        ("123456789m123456p", 0, false),
        ("123456789m1234567p", 0, false),
    ] {
        let concealed = hand(tiles);
        let refused = (!fits).then(|| length(concealed.total(), melds));
        assert_eq!(shanten(concealed, melds).err(), refused, "{tiles} {melds}");
    }
}

#[test]
fn a_drawn_hand_has_no_waits_and_a_waiting_hand_no_discards() {
    let (waiting, drawn) = (hand("1234m"), hand("12345m"));
    assert_eq!(ukeire(drawn, 3, RIICHI), Err(length(5, 3)));
    assert_eq!(waits(drawn, &[], RIICHI, OwnCopies::All), Err(length(5, 0)));
    assert_eq!(discards(waiting, 3, RIICHI), Err(length(4, 3)));
    assert_eq!(length(4, 3).to_string(), "4 concealed tiles beside 3 melds are no hand for this question");
}

#[test]
fn five_of_a_kind() {
    let five = hand("55555m12345678p");
    let error = ShapeError::MoreThanFour(set("5m"));
    assert_eq!(shanten(five, 0), Err(error));
    assert_eq!(error.to_string(), "more than four tiles of {5m}");
    let [east, fives] = [TileKind::EAST, TileKind::new(4).unwrap()].map(|kind| Meld::pung(kind, None));
    let ask = |tiles, melds: &[Meld]| waits(hand(tiles), melds, RIICHI, OwnCopies::Ignored);
    assert_eq!(ask("55m11z", &[fives]), Err(ShapeError::MoreThanFour(set("5m"))));
    assert_eq!(ask("5m111z", &[east, fives]), Err(ShapeError::MoreThanFour(set("1z"))));
    assert_eq!(ask("5m", &[east, fives, fives, fives]), Err(ShapeError::MoreThanFour(set("5m"))));
    assert_eq!(ask("5m", &[east; 5]), Err(length(1, 5)));
}

proptest! {
    #[test]
    fn any_words_are_answered(words: [u32; 4], melds in 0..6usize, tiles in 0..34u32) {
        // All bits, and few enough of them for a hand that is nearly lawful.
        for mask in [u32::MAX, 0o111_111_111, 0o421_000_124 >> (tiles % 9)] {
            let concealed = TileCounts::from_words(words.map(|w| w & mask));
            let lawful = concealed.more_than_four().is_empty();
            let rest = concealed.total() % 3;
            let fits = rest != 0 && concealed.total() as usize / 3 + melds <= 4;
            prop_assert_eq!(shanten(concealed, melds).is_ok(), lawful && fits);
            prop_assert_eq!(ukeire(concealed, melds, RIICHI).is_ok(), lawful && fits && rest == 1);
            prop_assert_eq!(discards(concealed, melds, RIICHI).is_ok(), lawful && fits && rest == 2);
        }
    }
}
