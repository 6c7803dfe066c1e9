//! The A-league: the penalties of its catalogue, and who punishes.
use super::support::{PENALTIES, PHONE, playing};
use axum::http::StatusCode;
use tournament::penalty::{Force, Sanction};

#[tokio::test]
async fn aleague_penalty_1__what_a_scribe_reports_waits_for_the_judge() {
    let mut event = playing("aleague").await;
    let mut scribe = event.hall.somebody(&mut event.owner, "scribe").await;
    let report = [("entry", "3"), ("round", "1"), ("give", "false-win.shown-not-tenpai"), ("deal", "1")];
    scribe.post("/e/1/penalties", &report).await.well();
    assert_eq!(event.stored().await.penalty.all[0].force, Force::Pending);
    let rule = [("entry", "3"), ("round", "1"), ("sanction", "chombo"), ("reason", "сам решил")];
    assert_eq!(scribe.post("/e/1/penalties/rule", &rule).await.status, StatusCode::FORBIDDEN);
    assert_eq!(event.stored().await.penalty.all.len(), 1);
    event.told(PENALTIES, "penalty.1", &["один лишь судья"]).await;
    event.offered("false-win.wrong-word", Sanction::DeadHand, "penalty.1", "penalty.1").await;
}

#[tokio::test]
async fn aleague_penalty_2__what_players_agree_on_counts_once_the_judge_has_confirmed_it() {
    let mut event = playing("aleague").await;
    let mut scribe = event.hall.somebody(&mut event.owner, "scribe").await;
    let report = [("entry", "3"), ("round", "1"), ("give", "false-win.shown-not-tenpai"), ("deal", "1")];
    scribe.post("/e/1/penalties", &report).await.well();
    event.told(PENALTIES, "penalty.2", &["недействительны"]).await;
    let page = event.page(PENALTIES).await;
    assert!(page.text().contains("Ждёт подтверждения"), "{}", page.text());
    event.owner.send_form(&page, "/e/1/penalties/1", &[("what", "confirm")]).await.well();
    assert_eq!(event.stored().await.penalty.all[0].force, Force::InForce);
}

#[tokio::test]
async fn aleague_penalty_3__a_wrong_call_with_tiles_shown_is_a_dead_hand() {
    let mut event = playing("aleague").await;
    event.offered("false-call.shown", Sanction::DeadHand, "penalty.3", "penalty.3").await;
}

#[tokio::test]
async fn aleague_penalty_4__a_wrong_ron_with_tiles_shown_is_a_chombo() {
    let mut event = playing("aleague").await;
    event.offered("false-win.shown-not-tenpai", Sanction::Chombo, "penalty.4", "penalty.4").await;
    event.offered("false-win.shown-no-yaku", Sanction::Chombo, "penalty.4", "penalty.4").await;
    event.offered("false-win.furiten-shown", Sanction::Chombo, "penalty.4", "penalty.4").await;
}

#[tokio::test]
async fn aleague_penalty_5__an_empty_call_is_a_warning_and_the_second_one_a_dead_hand() {
    let mut event = playing("aleague").await;
    event.offered("false-call.withdrawn", Sanction::Warning, "penalty.5", "penalty.5").await;
    event.offered("false-call.withdrawn", Sanction::DeadHand, "penalty.5", "penalty.5").await;
}

#[tokio::test]
async fn aleague_penalty_6__an_empty_ron_is_a_dead_hand() {
    let mut event = playing("aleague").await;
    event.offered("false-win.not-shown", Sanction::DeadHand, "penalty.6", "penalty.6").await;
    event.offered("false-win.furiten-not-shown", Sanction::DeadHand, "penalty.6", "penalty.6").await;
}

#[tokio::test]
async fn aleague_penalty_7__five_shown_tiles_are_a_chombo() {
    let mut event = playing("aleague").await;
    event.offered("tiles.own-shown", Sanction::Chombo, "penalty.7", "penalty.7").await;
    event.offered("false-win.nine-terminals-shown", Sanction::Chombo, "penalty.7", "penalty.7").await;
}

#[tokio::test]
async fn aleague_penalty_8__a_table_is_told_what_follows_a_wrong_break() {
    playing("aleague").await.told(PHONE, "penalty.8", &["первого взятия дилера"]).await;
}

#[tokio::test]
async fn aleague_penalty_10__a_wrong_number_of_tiles_is_a_dead_hand() {
    let mut event = playing("aleague").await;
    event.offered("tiles.wrong-number", Sanction::DeadHand, "penalty.10", "penalty.10").await;
    event.offered("tiles.turn-skipped", Sanction::DeadHand, "penalty.10", "penalty.10").await;
}

#[tokio::test]
async fn aleague_penalty_11__a_call_with_a_dead_hand_is_a_chombo() {
    let mut event = playing("aleague").await;
    event.offered("false-call.dead-hand", Sanction::Chombo, "penalty.11", "penalty.11").await;
}

#[tokio::test]
async fn aleague_penalty_12__a_riichi_corrected_in_time_is_a_warning_and_the_second_one_a_dead_hand() {
    let mut event = playing("aleague").await;
    event.offered("false-riichi.noticed-in-time", Sanction::Warning, "penalty.12", "penalty.12").await;
    event.offered("false-riichi.noticed-in-time", Sanction::DeadHand, "penalty.12", "penalty.12").await;
}

#[tokio::test]
async fn aleague_penalty_13__riichi_without_tenpai_is_a_chombo() {
    let mut event = playing("aleague").await;
    event.offered("false-riichi.noten", Sanction::Chombo, "penalty.13", "penalty.13").await;
}

#[tokio::test]
async fn aleague_penalty_14__a_hand_that_died_after_riichi_must_prove_tenpai() {
    let mut event = playing("aleague").await;
    event.offered("false-riichi.dead-hand-proved", Sanction::None, "penalty.14", "penalty.14").await;
    event.offered("false-riichi.dead-hand-not-proved", Sanction::Chombo, "penalty.14", "penalty.14").await;
}
