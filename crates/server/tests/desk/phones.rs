//! Phones of the hall: they come in by a code or a PIN, act at their table alone, and go out when the code is taken back.
use super::client::{Answer, Browser, Hall, hall};
use super::pages::sample;
use super::scene::stored;
use axum::http::StatusCode;
use rules::seat::{Seat, SeatSet};
use tournament::protocol::Progress;
use tournament::{RoundNo, TableId, TableNo, Tournament, Version};

/// The sample event in its first round, and the sheet of codes for its four tables.
async fn round(hall: &Hall) -> (Browser, Answer) {
    let mut owner = hall.owner().await;
    sample(&mut owner).await;
    let sheet = owner.post("/e/1/phones", &[("for", "tables"), ("tables", "4")]).await.well();
    (owner, sheet)
}

/// The codes of the cards: they are within the pictures, so that they are made again here as the phone would read them.
async fn phone(hall: &Hall, sheet: &Answer, nth: usize) -> Browser {
    let mut phone = hall.browser();
    let page = phone.post("/e/1/pin", &[("pin", &sheet.pins()[nth])]).await.well();
    assert_eq!(page.path, format!("/e/1/tables/{}", nth + 1), "{}", page.text());
    phone
}

fn at(table: u16) -> TableId {
    TableId { round: RoundNo(1), table: TableNo(table) }
}

fn progress(event: &Tournament, table: u16) -> Option<Progress> {
    event.protocol.get(at(table)).map(|protocol| protocol.progress)
}

const RESULT: [(&str, &str); 4] =
    [("points", "42000"), ("points", "31000"), ("points", "29000"), ("points", "18000")];

fn result<'a>(more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    RESULT.into_iter().chain(more.iter().copied()).collect()
}

#[tokio::test]
async fn four_phones_of_a_table_enter_and_confirm_its_result() {
    let hall = hall().await;
    let (_, sheet) = round(&hall).await;
    let mut phone = phone(&hall, &sheet, 1).await;
    let mut second = self::phone(&hall, &sheet, 1).await;
    let page = phone.get("/e/1/tables/2").await.well();
    assert!(
        page.html.contains("data-queue") && page.html.contains("/e/1/tables/2/result"),
        "{}",
        page.text()
    );
    phone.post("/e/1/tables/2/result", &result(&[("version", ""), ("round", "1")])).await.well();
    assert_eq!(progress(&stored(&hall).await, 2), Some(Progress::Entered(SeatSet::default())));
    for seat in ["east", "south", "west", "north"] {
        second.post("/e/1/tables/2/agree", &[("seat", seat), ("version", "1"), ("round", "1")]).await.well();
    }
    let event = stored(&hall).await;
    assert!(matches!(progress(&event, 2), Some(Progress::Confirmed(_))));
    let by = event.protocol.get(at(2)).and_then(|p| p.entered()).unwrap().by;
    assert_eq!((by.role, by.table), (tournament::Role::Player, Some(at(2))));
}

#[tokio::test]
async fn a_phone_acts_at_its_own_table_alone() {
    let hall = hall().await;
    let (_, sheet) = round(&hall).await;
    let mut phone = phone(&hall, &sheet, 0).await;
    let other = phone.get("/e/1/tables/2").await.well();
    assert!(!other.html.contains("/e/1/tables/2/result"), "another table has no form");
    let refused = phone.post("/e/1/tables/2/result", &result(&[("round", "1")])).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text());
    assert!(stored(&hall).await.protocol.get(at(2)).is_none());
    for path in ["/e/1/desk", "/e/1/people", "/e/1/phones", "/e/1/log"] {
        assert_eq!(phone.get(path).await.status, StatusCode::FORBIDDEN, "{path}");
    }
}

#[tokio::test]
async fn two_phones_that_enter_differently_leave_it_to_the_judge() {
    let hall = hall().await;
    let (_, sheet) = round(&hall).await;
    let mut one = phone(&hall, &sheet, 2).await;
    let mut other = phone(&hall, &sheet, 2).await;
    let first = result(&[("version", ""), ("round", "1"), ("id", "0123456789abcdef0123456789abcdef")]);
    one.post("/e/1/tables/3/result", &first).await.well();
    // The phone was offline, sends again what it has sent already: nothing changes.
    one.post("/e/1/tables/3/result", &first).await.well();
    assert_eq!(stored(&hall).await.protocol.get(at(3)).unwrap().versions.len(), 1);
    let second =
        [("points", "31000"), ("points", "42000"), ("points", "29000"), ("points", "18000"), ("round", "1")];
    other.post("/e/1/tables/3/result", &second).await.well();
    let event = stored(&hall).await;
    assert_eq!(progress(&event, 3), Some(Progress::Conflict));
    assert_eq!(event.protocol.get(at(3)).unwrap().versions.len(), 2);
}

#[tokio::test]
async fn a_table_calls_the_judge_and_objects() {
    let hall = hall().await;
    let (_, sheet) = round(&hall).await;
    let mut phone = phone(&hall, &sheet, 3).await;
    let page = phone.post("/e/1/tables/4/call", &[("about", "мёртвая рука?"), ("round", "1")]).await.well();
    assert!(page.text().contains("мёртвая рука?"), "{}", page.text());
    assert_eq!(stored(&hall).await.round.calls.len(), 1);
    phone.post("/e/1/tables/4/result", &result(&[("round", "1")])).await.well();
    let objection = [("seat", "west"), ("text", "у меня было больше"), ("round", "1")];
    let page = phone.post("/e/1/tables/4/object", &objection).await.well();
    assert!(page.text().contains("у меня было больше"), "{}", page.text());
    let objections = stored(&hall).await.protocol.get(at(4)).unwrap().objections.clone();
    assert_eq!(objections.iter().map(|o| o.seat).collect::<Vec<_>>(), [Seat::ALL[2]]);
    assert_eq!(stored(&hall).await.protocol.get(at(4)).unwrap().current, Version(1));
}

#[tokio::test]
async fn a_code_that_is_taken_back_lets_nobody_in() {
    let hall = hall().await;
    let (mut owner, sheet) = round(&hall).await;
    let mut phone = phone(&hall, &sheet, 0).await;
    owner.post("/e/1/phones/1/revoke", &[]).await.well();
    let out = phone.get("/e/1/tables/1").await;
    assert!(out.path.starts_with("/login"), "{}", out.path);
    let again = hall.browser().post("/e/1/pin", &[("pin", &sheet.pins()[0])]).await.well();
    assert_eq!(again.path, "/e/1/pin", "{}", again.text());
    // The same sheet sent twice is the same codes; a new one voids the old.
    let id = ("id", "00112233445566778899aabbccddeeff");
    let form = [("for", "tables"), ("tables", "2"), id];
    let first = owner.post("/e/1/phones", &form).await.well();
    let twice = owner.post("/e/1/phones", &form).await.well();
    assert_eq!(first.pins(), twice.pins());
    let old = hall.browser().post("/e/1/pin", &[("pin", &sheet.pins()[1])]).await.well();
    assert_eq!(old.path, "/e/1/pin", "the old code of table 2 holds no more");
    let mut new = hall.browser();
    assert_eq!(new.post("/e/1/pin", &[("pin", &first.pins()[1])]).await.path, "/e/1/tables/2");
}

#[tokio::test]
async fn a_code_is_read_from_paper_and_wrong_pins_are_counted() {
    let hall = hall().await;
    let (mut owner, _) = round(&hall).await;
    let id = "00112233445566778899aabbccddeeff";
    owner
        .post("/e/1/phones", &[("for", "role"), ("role", "judge"), ("name", "Судья"), ("id", id)])
        .await
        .well();
    let bad = hall.browser().get("/d/00000000000000000000000000000000").await;
    assert_eq!(bad.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", bad.text());
    for _ in 0..40 {
        assert_eq!(hall.browser().post("/e/1/pin", &[("pin", "1")]).await.status, StatusCode::OK);
    }
    let waits = hall.browser().post("/e/1/pin", &[("pin", "1")]).await;
    assert_eq!(waits.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn a_player_finds_his_table_and_place() {
    let hall = hall().await;
    let (mut owner, _) = round(&hall).await;
    let cards = owner.post("/e/1/phones", &[("for", "players")]).await.well();
    let mut phone = hall.browser();
    let page = phone.post("/e/1/pin", &[("pin", &cards.pins()[4])]).await.well();
    assert_eq!(page.path, "/e/1/players/5", "{}", page.text());
    let table =
        page.html.split("/e/1/tables/").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_owned();
    let own = phone.get(&format!("/e/1/tables/{table}")).await.well();
    assert!(own.html.contains(&format!("/e/1/tables/{table}/result")), "{}", own.text());
    phone.post(&format!("/e/1/tables/{table}/result"), &result(&[("round", "1")])).await.well();
    let own = phone.get(&format!("/e/1/tables/{table}")).await.well();
    assert_eq!(own.html.matches("/agree\"").count(), 1, "a player agrees for his own seat: {}", own.text());
    assert!(!hall.browser().get("/e/1/players/5").await.well().html.contains("contact"));
    assert_eq!(hall.browser().get("/e/1/players/99").await.status, StatusCode::NOT_FOUND);
}
