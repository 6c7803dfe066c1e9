//! Which rules apply, and what a beginning and an abandoned game mean: `scope`, `start`, `void`.
use super::{by, is_shown, rules};
use crate::help::*;
use reglament_rules::clause::Basis;
use reglament_rules::frame::riichi::*;
use reglament_rules::option::AnswerValue;
use reglament_rules::regulation::{RegulationId, TableRules};
use reglament_rules::riichi::*;

#[test]
fn tesuji_scope_2__the_main_part_applies_by_itself() {
    assert!(is_shown("scope.2"));
    let kuikae = forbidden_discards(rules(), meld("(4<56m)"));
    assert_eq!(kuikae[0].basis, by("kuikae.1"));
}

#[test]
fn tesuji_scope_3__any_answer_may_be_agreed_otherwise() {
    assert!(is_shown("scope.3"));
    let mut table = TableRules::Riichi(rules().clone());
    table.set("calls.swap_calling", AnswerValue::Choice(0), Basis::Patch(7)).unwrap();
    let TableRules::Riichi(agreed) = table else { panic!("not riichi") };
    let kuikae = forbidden_discards(&agreed, meld("(4<56m)"));
    assert_eq!((kuikae[1].value, kuikae[1].basis), (kind("7m"), Basis::Patch(7)));
    // The rule sets that the club names come with the program.
    for id in ["aleague", "jpml-b", "ema2016", "wrc", "tenhou"] {
        assert!(RegulationId::from_id(id).is_some(), "{id}");
    }
}

#[test]
fn tesuji_start_1__a_game_begins_with_its_first_deal() {
    assert!(is_shown("start.1"));
    let start = Game::start(rules());
    assert_eq!((start.deal_number(), start.honba, start.bets), (1, 0, 0));
}

#[test]
fn tesuji_start_2__a_deal_begins_with_the_first_four_tiles() {
    assert!(is_shown("start.2"));
}

#[test]
fn tesuji_start_4__from_then_on_offences_cost() {
    assert!(is_shown("start.4"));
    let chombo = step(rules(), &Game::start(rules()), DealResult::Chombo(seats("S")));
    assert_eq!(chombo.basis(FactKind::Chombo), Some(by("chombo.1")));
}

#[test]
fn tesuji_void_1__an_abandoned_game_has_no_result() {
    assert!(is_shown("void.1"));
}

#[test]
fn tesuji_void_3__the_absent_player_discards_what_he_draws() {
    assert!(is_shown("void.3"));
    // He neither wins nor claims, as a dead hand does.
    let table = ClaimTable { discarder: seat('E'), live_tiles: 20, kongs: 0 };
    let absent = Claimed { seat: seat('S'), claim: Claim::Ron, standing: Standing::Dead };
    assert_eq!(reasons(rules(), check_claim(table, absent)), [(Reason::DeadHand, Some(by("dead.1")))]);
}

#[test]
fn tesuji_void_4__the_result_of_such_a_game_counts() {
    assert!(is_shown("void.4"));
    let done = finished(rules(), [40000, 30000, 20000, 10000], 0);
    assert_eq!(done.players.map(|p| p.place.first), [1, 2, 3, 4]);
}
