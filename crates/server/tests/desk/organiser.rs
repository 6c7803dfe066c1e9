//! The organiser's whole way, through the pages, from an empty store to the standings.
use super::client::{Answer, Browser, hall};
use reglament_server::App;
use store::StreamId;
use tournament::round::clock::{Stage, common};
use tournament::standings::current;
use tournament::{Moment, RoundNo, Tournament};

/// What the store holds, folded anew: what another process would see.
pub(crate) async fn stored(hall: &super::client::Hall) -> Tournament {
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
pub(crate) async fn begun_event(
    hall: &super::client::Hall,
    browser: &mut Browser,
    rules: &str,
    players: usize,
) {
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

#[tokio::test]
async fn from_an_empty_store_to_the_standings_of_two_rounds() {
    let hall = hall().await;
    let mut browser = hall.owner().await;
    event(&mut browser, "samara", 16).await;
    browser.post("/e/1/settings", &settings(&[("rounds", "2")])).await;
    browser.post("/e/1/people/check-in", &[("all", "1")]).await.well();
    for round in 1..=2 {
        let mut pressed = 0;
        while !begun(&stored(&hall).await, round) {
            press(&mut browser).await;
            pressed += 1;
            assert!(pressed < 8, "{}", browser.get("/e/1/desk").await.text());
        }
        play(&mut browser, &hall.app, round).await;
        let event = stored(&hall).await;
        assert!(event.round.is_confirmed(RoundNo(round)), "{}", browser.get("/e/1/desk").await.text());
    }
    let event = stored(&hall).await;
    let standings = current(&event);
    assert_eq!(standings.after, RoundNo(2));
    let page = browser.get("/e/1/standings").await.well();
    let mut at = 0;
    for row in &standings.rows {
        let name = text::hall::Names::entry(&event, text::Lang::Ru, row.entry);
        let found =
            page.html[at..].find(&format!(">{name}<")).unwrap_or_else(|| panic!("{name} stands elsewhere"));
        at += found;
    }
    let findings = tournament::check::check(event.log());
    assert!(findings.is_empty(), "{findings:?}");
    let csv = browser.get("/e/1/standings.csv").await.well();
    assert_eq!(csv.html, formats::event_export::standings_table(&event, &standings).csv());
    let log = browser.get("/e/1/log").await.well();
    assert!(log.text().contains("Хозяйка (владелец)"), "{}", log.text());
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

fn begun(event: &Tournament, round: u32) -> bool {
    event.seats.round(RoundNo(round)).is_some()
        && common(event, RoundNo(round), Moment(i64::MAX / 2)).stage != Stage::Waits
}

/// Plays a round: four numbers a table, confirmed at once, then the round.
async fn play(browser: &mut Browser, _: &App, round: u32) {
    let path = format!("/e/1/rounds/{round}");
    for table in 1..=4 {
        let (table, more) = (table.to_string(), (round * 1000).to_string());
        let first = (42_000 + round * 1000).to_string();
        let last = (8_000 - round * 1000).to_string();
        let form = [
            ("table", table.as_str()),
            ("version", ""),
            ("points", first.as_str()),
            ("points", "31000"),
            ("points", "39000"),
            ("points", last.as_str()),
            ("confirm", "1"),
        ];
        let page = browser.post(&format!("{path}/results"), &form).await;
        assert_eq!(page.status, 200, "{more} {}", page.text());
    }
    browser.post(&format!("{path}/confirm"), &[]).await.well();
}
