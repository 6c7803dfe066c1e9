//! Tesuji: the penalties of its catalogue.
use super::support::playing;
use tournament::penalty::Sanction;

#[tokio::test]
async fn tesuji_dead_2__a_tile_of_the_dead_wall_knocked_over() {
    let mut event = playing("tesuji").await;
    event.offered("wall.dead-wall-tile", Sanction::DeadHand, "dead.2", "dead.2").await;
}

#[tokio::test]
async fn tesuji_dead_3__a_wrong_number_of_tiles() {
    let mut event = playing("tesuji").await;
    event.offered("tiles.wrong-number", Sanction::DeadHand, "dead.3", "dead.3").await;
}

#[tokio::test]
async fn tesuji_dead_4__a_tile_drawn_out_of_turn() {
    let mut event = playing("tesuji").await;
    event.offered("tiles.out-of-turn", Sanction::DeadHand, "dead.4", "dead.4").await;
}

#[tokio::test]
async fn tesuji_dead_5__a_wrong_tile_drawn() {
    let mut event = playing("tesuji").await;
    event.offered("tiles.wrong-place", Sanction::DeadHand, "dead.5", "dead.5").await;
}

#[tokio::test]
async fn tesuji_dead_6__a_turn_skipped() {
    let mut event = playing("tesuji").await;
    event.offered("tiles.turn-skipped", Sanction::DeadHand, "dead.6", "dead.6").await;
}

#[tokio::test]
async fn tesuji_dead_7__a_false_win_not_shown() {
    let mut event = playing("tesuji").await;
    event.offered("false-win.not-shown", Sanction::DeadHand, "dead.7", "dead.7").await;
}

#[tokio::test]
async fn tesuji_chombo_5__a_destroyed_dead_wall() {
    let mut event = playing("tesuji").await;
    event.offered("wall.dead-wall-destroyed", Sanction::Chombo, "chombo.5", "chombo.5").await;
}

#[tokio::test]
async fn tesuji_chombo_6__a_destroyed_live_wall() {
    let mut event = playing("tesuji").await;
    event.offered("wall.live-wall-destroyed", Sanction::Chombo, "chombo.6", "chombo.6").await;
}

#[tokio::test]
async fn tesuji_chombo_7__riichi_without_tenpai() {
    let mut event = playing("tesuji").await;
    event.offered("false-riichi.noten", Sanction::Chombo, "chombo.7", "chombo.7").await;
}

#[tokio::test]
async fn tesuji_chombo_8__a_kan_that_changes_a_hand_in_riichi() {
    let mut event = playing("tesuji").await;
    event.offered("false-riichi.kong", Sanction::Chombo, "chombo.8", "chombo.8").await;
}

#[tokio::test]
async fn tesuji_chombo_9__a_hand_changed_in_riichi() {
    let mut event = playing("tesuji").await;
    event.offered("false-riichi.hand-changed", Sanction::Chombo, "chombo.9", "chombo.9").await;
}

#[tokio::test]
async fn tesuji_chombo_10__a_false_win_shown() {
    let mut event = playing("tesuji").await;
    event.offered("false-win.shown-not-tenpai", Sanction::Chombo, "chombo.10", "chombo.10").await;
}

#[tokio::test]
async fn tesuji_chombo_11__ron_in_furiten() {
    let mut event = playing("tesuji").await;
    event.offered("false-win.furiten-shown", Sanction::Chombo, "chombo.11", "chombo.11").await;
    event.offered("false-win.furiten-not-shown", Sanction::Chombo, "chombo.11", "chombo.11").await;
}

#[tokio::test]
async fn tesuji_chombo_12__a_false_nine_terminals() {
    let mut event = playing("tesuji").await;
    event.offered("false-win.nine-terminals-shown", Sanction::Chombo, "chombo.12", "chombo.12").await;
}

#[tokio::test]
async fn tesuji_afterriichi_1__tenpai_that_is_proved_costs_nothing() {
    let mut event = playing("tesuji").await;
    event.offered("false-riichi.dead-hand-proved", Sanction::None, "afterriichi.1", "afterriichi.1").await;
    event
        .offered("false-riichi.dead-hand-not-proved", Sanction::Chombo, "afterriichi.1", "afterriichi.1")
        .await;
}

#[tokio::test]
async fn tesuji_rec_11__a_faulty_call_loses_the_right() {
    let mut event = playing("tesuji").await;
    event.offered("false-call.withdrawn", Sanction::LostCall, "rec.11", "rec.11").await;
    event.offered("false-call.shown", Sanction::LostCall, "rec.11", "rec.11").await;
}
