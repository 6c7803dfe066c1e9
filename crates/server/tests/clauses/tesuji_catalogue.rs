//! Tesuji: the penalties of its catalogue.
use super::support::playing;
use tournament::penalty::Sanction;

#[tokio::test]
async fn tesuji_dead_2__a_tile_of_the_dead_wall_knocked_over() {
    let given = [("wall.dead-wall-tile", Sanction::DeadHand)];
    playing("tesuji").await.all_offered(&given, "dead.2").await;
}

#[tokio::test]
async fn tesuji_dead_3__a_wrong_number_of_tiles() {
    let given = [("tiles.wrong-number", Sanction::DeadHand)];
    playing("tesuji").await.all_offered(&given, "dead.3").await;
}

#[tokio::test]
async fn tesuji_dead_4__a_tile_drawn_out_of_turn() {
    let given = [("tiles.out-of-turn", Sanction::DeadHand)];
    playing("tesuji").await.all_offered(&given, "dead.4").await;
}

#[tokio::test]
async fn tesuji_dead_5__a_wrong_tile_drawn() {
    let given = [("tiles.wrong-place", Sanction::DeadHand)];
    playing("tesuji").await.all_offered(&given, "dead.5").await;
}

#[tokio::test]
async fn tesuji_dead_6__a_turn_skipped() {
    let given = [("tiles.turn-skipped", Sanction::DeadHand)];
    playing("tesuji").await.all_offered(&given, "dead.6").await;
}

#[tokio::test]
async fn tesuji_dead_7__a_false_win_not_shown() {
    let given = [("false-win.not-shown", Sanction::DeadHand)];
    playing("tesuji").await.all_offered(&given, "dead.7").await;
}

#[tokio::test]
async fn tesuji_chombo_5__a_destroyed_dead_wall() {
    let given = [("wall.dead-wall-destroyed", Sanction::Chombo)];
    playing("tesuji").await.all_offered(&given, "chombo.5").await;
}

#[tokio::test]
async fn tesuji_chombo_6__a_destroyed_live_wall() {
    let given = [("wall.live-wall-destroyed", Sanction::Chombo)];
    playing("tesuji").await.all_offered(&given, "chombo.6").await;
}

#[tokio::test]
async fn tesuji_chombo_7__riichi_without_tenpai() {
    let given = [("false-riichi.noten", Sanction::Chombo)];
    playing("tesuji").await.all_offered(&given, "chombo.7").await;
}

#[tokio::test]
async fn tesuji_chombo_8__a_kan_that_changes_a_hand_in_riichi() {
    let given = [("false-riichi.kong", Sanction::Chombo)];
    playing("tesuji").await.all_offered(&given, "chombo.8").await;
}

#[tokio::test]
async fn tesuji_chombo_9__a_hand_changed_in_riichi() {
    let given = [("false-riichi.hand-changed", Sanction::Chombo)];
    playing("tesuji").await.all_offered(&given, "chombo.9").await;
}

#[tokio::test]
async fn tesuji_chombo_10__a_false_win_shown() {
    let given = [("false-win.shown-not-tenpai", Sanction::Chombo)];
    playing("tesuji").await.all_offered(&given, "chombo.10").await;
}

#[tokio::test]
async fn tesuji_chombo_11__ron_in_furiten() {
    let given =
        [("false-win.furiten-shown", Sanction::Chombo), ("false-win.furiten-not-shown", Sanction::Chombo)];
    playing("tesuji").await.all_offered(&given, "chombo.11").await;
}

#[tokio::test]
async fn tesuji_chombo_12__a_false_nine_terminals() {
    let given = [("false-win.nine-terminals-shown", Sanction::Chombo)];
    playing("tesuji").await.all_offered(&given, "chombo.12").await;
}

#[tokio::test]
async fn tesuji_afterriichi_1__tenpai_that_is_proved_costs_nothing() {
    let given = [
        ("false-riichi.dead-hand-proved", Sanction::None),
        ("false-riichi.dead-hand-not-proved", Sanction::Chombo),
    ];
    playing("tesuji").await.all_offered(&given, "afterriichi.1").await;
}

#[tokio::test]
async fn tesuji_rec_11__a_faulty_call_loses_the_right() {
    let given = [("false-call.withdrawn", Sanction::LostCall), ("false-call.shown", Sanction::LostCall)];
    playing("tesuji").await.all_offered(&given, "rec.11").await;
}
