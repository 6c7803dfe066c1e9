//! Honba and the end of a game.
use super::{by, rules};
use crate::help::*;
use reglament_rules::frame::riichi::*;
use reglament_rules::riichi::*;
use reglament_rules::seat::Wind;

#[test]
fn tesuji_honba_1__a_win_of_another_than_the_dealer_resets() {
    let start = Game { honba: 3, ..Game::start(rules()) };
    let after = step(rules(), &start, won("S"));
    assert_eq!((after.game.honba, after.basis(FactKind::HonbaReset)), (0, Some(by("honba.1"))));
}

#[test]
fn tesuji_honba_2__a_chombo_leaves_the_counter() {
    let start = Game { honba: 3, ..Game::start(rules()) };
    let after = step(rules(), &start, DealResult::Chombo(seats("S")));
    assert_eq!((after.game.honba, after.basis(FactKind::HonbaStay)), (3, Some(by("honba.2"))));
}

#[test]
fn tesuji_honba_3__everything_else_raises_it() {
    let start = Game { honba: 3, ..Game::start(rules()) };
    for result in [won("E"), drawn(""), drawn("E"), DealResult::AbortiveDraw(AbortKind::FourWinds)] {
        let after = step(rules(), &start, result);
        assert_eq!(
            (after.game.honba, after.basis(FactKind::HonbaUp)),
            (4, Some(by("honba.3"))),
            "{result:?}"
        );
    }
}

/// South 4; the dealer's points stand last.
fn last(scores: [i32; 4]) -> Game {
    game(Wind::South, 'N', scores)
}

#[test]
fn tesuji_end_1__the_leading_dealer_ends_the_game() {
    let stops = Some((EndReason::DealerStops, by("end.1")));
    assert_eq!(end(&step(rules(), &last([24000, 23000, 23000, 30000]), won("N"))), stops);
    assert_eq!(end(&step(rules(), &last([25000, 24000, 24000, 27000]), drawn("N"))), stops);
    // Second, or first with less than 30,000: he must repeat.
    for scores in [[31000, 20000, 19000, 30000], [24000, 24000, 22100, 29900]] {
        let after = step(rules(), &last(scores), won("N"));
        assert_eq!((after.next, after.basis(FactKind::NoDealerStop)), (Next::Deal, Some(by("end.1"))));
    }
}

#[test]
fn tesuji_end_2__the_last_deal_passes_on() {
    let over = Some((EndReason::LastDeal, by("end.2")));
    assert_eq!(end(&step(rules(), &last([30000, 24000, 23000, 23000]), won("E"))), over);
    assert_eq!(end(&step(rules(), &last([30000, 24000, 23000, 23000]), drawn("E"))), over);
    assert_eq!(end(&step(rules(), &last([29900, 24100, 23000, 23000]), won("E"))), None);
}

#[test]
fn tesuji_end_3__below_zero_ends_the_game() {
    let below = Some((EndReason::BelowZero, by("end.3")));
    assert_eq!(end(&step(rules(), &game(Wind::East, 'W', [50100, 30000, -100, 20000]), won("E"))), below);
}

#[test]
fn tesuji_end_4__exactly_zero_plays_on() {
    let after = step(rules(), &game(Wind::East, 'W', [50000, 30000, 0, 20000]), won("E"));
    assert_eq!((after.next, after.basis(FactKind::ZeroPlaysOn)), (Next::Deal, Some(by("end.4"))));
}

#[test]
fn tesuji_end_5__a_west_round_until_somebody_has_the_target() {
    let after = step(rules(), &last([29900, 29100, 19000, 22000]), won("E"));
    assert_eq!((after.game.prevailing, after.basis(FactKind::Extension)), (Wind::West, Some(by("end.5"))));
    // Any deal of it may be the last, also one that the dealer would repeat.
    let west = game(Wind::West, 'S', [20000, 30000, 26000, 24000]);
    assert_eq!(end(&step(rules(), &west, won("S"))), Some((EndReason::Target, by("end.5"))));
    assert_eq!(end(&step(rules(), &game(Wind::West, 'S', [25000; 4]), won("S"))), None);
    // The East and South rounds come first.
    let east = step(rules(), &game(Wind::East, 'N', [50000, 20000, 15000, 15000]), won("E"));
    assert_eq!((east.game.prevailing, east.basis(FactKind::NewRound)), (Wind::South, Some(by("end.5"))));
}

#[test]
fn tesuji_end_6__no_north_round() {
    let after = step(rules(), &game(Wind::West, 'N', [29000, 29000, 21000, 21000]), won("E"));
    assert_eq!(end(&after), Some((EndReason::NoFurtherRound, by("end.6"))));
}
