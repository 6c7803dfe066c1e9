//! The organiser's whole way, through the pages, from an empty store to the standings.
use super::client::{Browser, hall};
use super::scene::{begun, event, press, settings, stored};
use reglament_server::App;
use tournament::RoundNo;
use tournament::standings::current;

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
