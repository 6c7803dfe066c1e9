//! The clauses of the Samara regulation that the table realises.
use crate::help::*;
use reglament_game::deal::riichi::*;
use rules::frame::riichi::{EndReason, FactKind, Game, Next};
use rules::riichi::dora_of;
use rules::seat::Wind;

/// A deal in which nobody does anything.
fn drawn(change: impl FnOnce(&mut Game)) -> Scene {
    let hands = ["147m147p147s1234z", JUNK[1], JUNK[2], "147m258p369s567z1z"];
    let mut scene = setup(Samara, hands, "").game(change).deal();
    while matches!(scene.table.phase(), Phase::Turn { .. }) {
        let drawn = scene.table.drawn().unwrap().to_string();
        scene.discard(&drawn);
    }
    scene
}

#[test]
fn samara_6_2_3__everybody_starts_with_30000() {
    let scene = drawn(|_| {});
    assert_eq!(scene.table.scores(), &[30000; 4]);
    let [points, _] = Game::start_facts(scene.rules);
    assert_eq!(Some(points.basis), clause(Samara, "6.2.3"));
}

#[test]
fn samara_rules_2_2__east_prevails_first() {
    let scene = setup(Samara, [JUNK[0], JUNK[1], JUNK[2], ""], "").deal();
    assert_eq!((scene.table.game().prevailing, scene.table.dealer()), (Wind::East, seat('E')));
    let [_, east] = Game::start_facts(scene.rules);
    assert_eq!(Some(east.basis), clause(Samara, "rules.2.2"));
}

#[test]
fn samara_rules_2_2_2__south_prevails_when_the_first_east_deals_again() {
    let scene = drawn(|game| game.dealer = seat('N'));
    assert_eq!((scene.table.game().prevailing, scene.table.game().dealer), (Wind::South, seat('E')));
    scene.says(FactKind::NewRound, "rules.2.2-2");
}

#[test]
fn samara_6_1_3__no_further_round_after_the_last_south_deal() {
    let scene = drawn(|game| *game = Game { prevailing: Wind::South, dealer: seat('N'), ..*game });
    assert!(matches!(scene.next(), Next::End(EndReason::LastDeal)));
    assert_eq!(Some(scene.rules.game.extension.basis), clause(Samara, "6.1.3"));
}

/// What this indicator, the upper tile of the third stack of the dead wall, makes dora.
fn dora(indicator: &str) -> (String, Option<rules::clause::Basis>) {
    let scene = setup(Samara, [JUNK[0], JUNK[1], "", ""], "").indicators(indicator).deal();
    let turned = scene.table.indicators().next().unwrap();
    assert_eq!(turned, tile(indicator));
    let dora = dora_of(scene.rules, turned.kind());
    (dora.value.to_string(), Some(dora.basis))
}

#[test]
fn samara_rules_2_7_2__the_next_tile_of_the_suit_is_dora() {
    assert_eq!(dora("6s"), ("7s".to_owned(), clause(Samara, "rules.2.7-2")));
    assert_eq!(dora("9s").0, "1s");
}

#[test]
fn samara_rules_2_7_3__dragons_in_their_circle() {
    assert_eq!(dora("7z"), ("5z".to_owned(), clause(Samara, "rules.2.7-3")));
    assert_eq!((dora("5z").0.as_str(), dora("6z").0.as_str()), ("6z", "7z"));
}

#[test]
fn samara_rules_2_7_4__winds_in_their_circle() {
    assert_eq!(dora("4z"), ("1z".to_owned(), clause(Samara, "rules.2.7-4")));
    assert_eq!(dora("1z").0, "2z");
}
