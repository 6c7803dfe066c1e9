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
    let given = [("false-call.shown", Sanction::DeadHand)];
    playing("aleague").await.all_offered(&given, "penalty.3").await;
}

#[tokio::test]
async fn aleague_penalty_4__a_wrong_ron_with_tiles_shown_is_a_chombo() {
    let given = [
        ("false-win.shown-not-tenpai", Sanction::Chombo),
        ("false-win.shown-no-yaku", Sanction::Chombo),
        ("false-win.furiten-shown", Sanction::Chombo),
    ];
    playing("aleague").await.all_offered(&given, "penalty.4").await;
}

#[tokio::test]
async fn aleague_penalty_5__an_empty_call_is_a_warning_and_the_second_one_a_dead_hand() {
    let given = [("false-call.withdrawn", Sanction::Warning), ("false-call.withdrawn", Sanction::DeadHand)];
    playing("aleague").await.all_offered(&given, "penalty.5").await;
}

#[tokio::test]
async fn aleague_penalty_6__an_empty_ron_is_a_dead_hand() {
    let given =
        [("false-win.not-shown", Sanction::DeadHand), ("false-win.furiten-not-shown", Sanction::DeadHand)];
    playing("aleague").await.all_offered(&given, "penalty.6").await;
}

#[tokio::test]
async fn aleague_penalty_7__five_shown_tiles_are_a_chombo() {
    let given = [("tiles.own-shown", Sanction::Chombo), ("false-win.nine-terminals-shown", Sanction::Chombo)];
    playing("aleague").await.all_offered(&given, "penalty.7").await;
}

#[tokio::test]
async fn aleague_penalty_8__a_table_is_told_what_follows_a_wrong_break() {
    playing("aleague").await.told(PHONE, "penalty.8", &["первого взятия дилера"]).await;
}

#[tokio::test]
async fn aleague_penalty_10__a_wrong_number_of_tiles_is_a_dead_hand() {
    let given = [("tiles.wrong-number", Sanction::DeadHand), ("tiles.turn-skipped", Sanction::DeadHand)];
    playing("aleague").await.all_offered(&given, "penalty.10").await;
}

#[tokio::test]
async fn aleague_penalty_11__a_call_with_a_dead_hand_is_a_chombo() {
    let given = [("false-call.dead-hand", Sanction::Chombo)];
    playing("aleague").await.all_offered(&given, "penalty.11").await;
}

#[tokio::test]
async fn aleague_penalty_12__a_riichi_corrected_in_time_is_a_warning_and_the_second_one_a_dead_hand() {
    let given = [
        ("false-riichi.noticed-in-time", Sanction::Warning),
        ("false-riichi.noticed-in-time", Sanction::DeadHand),
    ];
    playing("aleague").await.all_offered(&given, "penalty.12").await;
}

#[tokio::test]
async fn aleague_penalty_13__riichi_without_tenpai_is_a_chombo() {
    let given = [("false-riichi.noten", Sanction::Chombo)];
    playing("aleague").await.all_offered(&given, "penalty.13").await;
}

#[tokio::test]
async fn aleague_penalty_14__a_hand_that_died_after_riichi_must_prove_tenpai() {
    let given = [
        ("false-riichi.dead-hand-proved", Sanction::None),
        ("false-riichi.dead-hand-not-proved", Sanction::Chombo),
    ];
    playing("aleague").await.all_offered(&given, "penalty.14").await;
}
