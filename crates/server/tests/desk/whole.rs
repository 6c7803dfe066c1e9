//! Whole events of every regulation, played by seed and brought in as files: at many moments of each every page is whole, and
//! the end says what the standings say.
use super::client::{Browser, Hall, hall};
use super::pages::{is_whole, pages};
use super::roles::path;
use super::scene::stored;
use formats::event_log;
use rules::hall::FinalStage;
use rules::regulation::RegulationId;
use tournament::protocol::Event as Paper;
use tournament::seats::RoundKind;
use tournament::setup::Law;
use tournament::simulate::{self, MadeUp};
use tournament::standings::{current, honours};
use tournament::{Entry, Event, RoundNo, Tournament};

fn played(rules: RegulationId, seed: u64) -> Vec<Entry> {
    let law = Law::of(rules).unwrap();
    simulate::event(&law, 12, seed, &MadeUp).unwrap_or_else(|stopped| panic!("{stopped:?}"))
}

/// Brings in the beginning of an event.
async fn bring(browser: &mut Browser, log: &[Entry], upto: usize) {
    browser.upload("/events/import", "file", &event_log::write(&log[..upto])).await.well();
}

/// Addresses with something behind them, where pages show more.
fn more(event: &tournament::Tournament) -> Vec<String> {
    let mut all: Vec<String> = vec!["/e/1/games?player=1".to_owned()];
    let rounds = event.seats.rounds.len();
    // The first rounds and the last: a ladder has hundreds.
    for (i, round) in event.seats.rounds.iter().enumerate().filter(|(i, _)| *i < 2 || i + 2 >= rounds) {
        let no = RoundNo::of_index(i);
        let entry = round.tables.first().and_then(|seats| seats.iter().flatten().next());
        all.extend(entry.map(|entry| format!("/e/1/penalties?round={no}&entry={entry}")));
        all.extend(entry.map(|entry| format!("/e/1/rounds/{no}/players?entry={entry}")));
        all.push(format!("/e/1/rounds/{no}"));
        all.extend((1..=round.tables.len().min(2)).map(|table| format!("/e/1/rounds/{no}/tables/{table}")));
    }
    all
}

async fn look_at_everything(hall: &Hall, browser: &mut Browser) {
    let event = stored(hall).await;
    let seated = !event.seats.rounds.is_empty();
    let there = pages().filter(|route| seated || !route.path.contains("{table}"));
    let all: Vec<String> = there.map(path).chain(more(&event)).collect();
    for lang in ["ru", "en"] {
        browser.speaks(lang);
        for address in &all {
            is_whole(&browser.get(address).await, lang);
        }
    }
}

async fn an_event_of(rules: RegulationId) {
    let log = played(rules, 3);
    let hall = hall().await;
    let mut browser = hall.owner().await;
    // Registration, the middle, and the end.
    for part in [log.len() / 12, log.len() / 2, log.len()] {
        bring(&mut browser, &log, part.max(1)).await;
        look_at_everything(&hall, &mut browser).await;
    }
    browser.speaks("ru");
    let event = stored(&hall).await;
    assert_eq!(event.log(), log);
    let page = browser.get("/e/1/awards").await.well();
    let honours = honours(&event, &current(&event));
    let name = |entry| text::hall::Names::entry(&event, text::Lang::Ru, entry);
    for line in &honours.history.value {
        let row = format!("<li value=\"{}\">{}</li>", line.place, name(line.entry));
        assert!(page.html.contains(&row), "{rules:?}: {row} in {}", page.text());
    }
    if event.setup.law.hall.course.final_stage.value == FinalStage::BestFour {
        let last = event.seats.rounds.iter().find(|round| round.kind == RoundKind::Final).unwrap();
        for entry in last.tables[0].iter().flatten() {
            let finalist = format!("\">{}</li>", name(*entry));
            assert!(page.html.matches(&finalist).count() >= 1, "{rules:?}: {finalist} in {}", page.text());
        }
    }
}

#[tokio::test]
async fn gambler() {
    an_event_of(RegulationId::Gambler).await;
}

#[tokio::test]
async fn sichuan() {
    an_event_of(RegulationId::Sichuan).await;
}

#[tokio::test]
async fn samara() {
    an_event_of(RegulationId::Samara).await;
}

#[tokio::test]
async fn tesuji() {
    an_event_of(RegulationId::Tesuji).await;
}

#[tokio::test]
async fn aleague() {
    an_event_of(RegulationId::Aleague).await;
}

#[tokio::test]
async fn the_final_of_gambler_asks_for_whists_alone_and_the_wall_names_what_others_stand_by() {
    let log = played(RegulationId::Gambler, 3);
    let last = Tournament::replay(log.clone()).unwrap().seats.rounds.len();
    let entered = |entry: &Entry| {
        entry.events.iter().any(|event| {
            matches!(event, Event::Protocol(Paper::Entered { at, .. }) if at.round.0 as usize == last)
        })
    };
    let first = log.iter().position(entered).unwrap();
    let hall = hall().await;
    let mut browser = hall.owner().await;
    browser.speaks("ru");
    let table = format!("/e/1/rounds/{last}/tables/1");
    bring(&mut browser, &log, first + 1).await;
    let page = browser.get(&table).await.well();
    assert!(page.text().contains("Четыре пары – висты и маджонги"), "{}", page.text());
    bring(&mut browser, &log, log.len()).await;
    let wall = browser.get("/e/1/wall").await.well();
    assert!(wall.text().contains("сумма вистов") && wall.text().contains("(ТП): "), "{}", wall.text());
}
