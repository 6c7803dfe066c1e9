//! Events in a few words: what the store holds, the next step, an event that has begun, a form that is looked at first.
use super::client::{Answer, Browser, Hall};
use store::StreamId;
use tournament::round::clock::{Stage, common};
use tournament::{Moment, RoundNo, Tournament};

/// What the store holds, folded anew: what another process would see.
pub(crate) async fn stored(hall: &Hall) -> Tournament {
    let entries = hall.store.read(StreamId(1), 0).await.unwrap();
    Tournament::replay(entries).unwrap()
}

/// Presses the next step, as the page of the desk shows it.
pub(crate) async fn press(browser: &mut Browser) -> Answer {
    let desk = browser.get("/e/1/desk").await.well();
    let (Some(step), Some(round)) = (desk.hidden("step"), desk.hidden("round")) else {
        panic!("no step to press: {}", desk.text())
    };
    browser.post("/e/1/step", &[("step", &step), ("round", &round)]).await.well()
}

pub(crate) async fn event(browser: &mut Browser, rules: &str, players: usize) {
    let form = [
        ("rules", rules),
        ("name", "Весенний турнир"),
        ("place", "Клуб «Дракон»"),
        ("zone", "Europe/Samara"),
        ("from", "2026-12-05"),
        ("to", "2026-12-05"),
        ("rounds", ""),
    ];
    let page = browser.post("/events", &form).await.well();
    assert_eq!(page.path, "/e/1/people", "{}", page.text());
    // Where the regulation asks for age, experience or membership: the organiser lets everybody in.
    let over = ("override", "все свои");
    let list: Vec<String> = (1..=players).map(|n| format!("Игрок {n}")).collect();
    let page = browser.post("/e/1/people/list", &[("list", &list.join("\n")), over]).await.well();
    assert!(page.text().contains(&format!("Игрок {players}")), "{}", page.text());
}

/// An event whose first round has begun at all its tables.
pub(crate) async fn begun_event(hall: &Hall, browser: &mut Browser, rules: &str, players: usize) {
    event(browser, rules, players).await;
    if tournament::setup::Law::of(rules::regulation::RegulationId::from_id(rules).unwrap())
        .is_some_and(|law| law.hall.course.rounds.value.get().is_none())
    {
        browser.post("/e/1/settings", &settings(&[("rounds", "2")])).await.well();
    }
    browser.post("/e/1/people/check-in", &[("all", "1")]).await.well();
    let mut pressed = 0;
    while !begun(&stored(hall).await, 1) {
        press(browser).await;
        pressed += 1;
        assert!(pressed < 9, "{}", browser.get("/e/1/desk").await.text());
    }
}

/// The fields of the settings, with some that are typed anew.
pub(crate) fn settings<'a>(changed: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let mut all = vec![
        ("name", "Весенний турнир"),
        ("place", "Клуб «Дракон»"),
        ("zone", "Europe/Samara"),
        ("from", "2026-12-05"),
        ("to", "2026-12-05"),
    ];
    all.extend_from_slice(changed);
    all
}

pub(crate) fn begun(event: &Tournament, round: u32) -> bool {
    event.seats.round(RoundNo(round)).is_some()
        && common(event, RoundNo(round), Moment(i64::MAX / 2)).stage != Stage::Waits
}

/// Looks at what a form would do, sees that nothing is written, and does it from the page that shows it.
pub(crate) async fn look_and_do(
    hall: &Hall,
    browser: &mut Browser,
    page: &Answer,
    action: &str,
    typed: &[(&str, &str)],
) -> (Answer, Answer) {
    let before = stored(hall).await;
    let look = browser.send_form(page, action, &[typed, &[("act", "look")]].concat()).await.well();
    assert!(look.text().contains("Пока ничего не записано"), "{}", look.text());
    assert_eq!(stored(hall).await, before, "a look writes nothing");
    let done = browser.send_form(&look, action, &[("act", "do")]).await.well();
    assert_ne!(stored(hall).await.log().len(), before.log().len(), "{}", done.text());
    (look, done)
}

/// Enters four numbers at a table and confirms them.
pub(crate) async fn enter(browser: &mut Browser, table: &str, points: [&str; 4]) -> Answer {
    enter_and(browser, table, points, &[("confirm", "1")]).await
}

/// Enters four numbers at a table, with these fields beside them.
pub(crate) async fn enter_and(
    browser: &mut Browser,
    table: &str,
    points: [&str; 4],
    more: &[(&str, &str)],
) -> Answer {
    let points = points.map(|points| ("points", points));
    let form = [&[("table", table), ("version", "")], &points[..], more].concat();
    browser.post("/e/1/rounds/1/results", &form).await
}
