//! Every page in both languages: it is whole, it has its landmarks, and no text is missing.
use super::client::{Answer, Browser, hall};
use super::roles::path;
use axum::http::StatusCode;
use reglament_server::{Kind, ROUTES, Route};

/// Routes of pages that an owner can look at in the sample event.
pub(crate) fn pages() -> impl Iterator<Item = &'static Route> {
    ROUTES.iter().filter(|route| route.kind == Kind::Page && route.path != "/setup" && route.path != "/login")
}

pub(crate) async fn sample(browser: &mut Browser) {
    let page = browser.post("/events/sample", &[]).await.well();
    assert_eq!(page.path, "/e/1/desk");
    let mut pressed = 0;
    loop {
        let desk = browser.get("/e/1/desk").await.well();
        let (Some(step), Some(round)) = (desk.hidden("step"), desk.hidden("round")) else { break };
        browser.post("/e/1/step", &[("step", &step), ("round", &round)]).await.well();
        pressed += 1;
        if step == "start" {
            break;
        }
        assert!(pressed < 8, "{}", desk.text());
    }
}

#[tokio::test]
async fn the_sample_is_seated_by_pressing_the_next_step() {
    let hall = hall().await;
    let mut browser = hall.owner().await;
    sample(&mut browser).await;
    let event = super::scene::stored(&hall).await;
    assert_eq!(event.seats.rounds[0].tables.len(), 4);
    assert!(event.round.course(tournament::RoundNo(1)).unwrap().has_begun());
    let wall = hall.browser().get("/e/1/wall").await.well();
    assert!(wall.text().contains("Игра идёт") && wall.html.contains("data-end=\"1"), "{}", wall.text());
}

#[tokio::test]
async fn every_page_is_whole_in_both_languages() {
    let hall = hall().await;
    let mut browser = hall.owner().await;
    sample(&mut browser).await;
    for lang in ["ru", "en"] {
        browser.speaks(lang);
        for route in pages() {
            let page = browser.get(&path(route)).await;
            is_whole(&page, lang);
        }
    }
}

/// A page is whole: it is there, it has its landmarks, and no text is missing.
#[track_caller]
pub(crate) fn is_whole(page: &Answer, lang: &str) {
    let what = format!("{} in {lang}", page.path);
    assert_eq!(page.status, StatusCode::OK, "{what}: {}", page.text());
    assert!(page.html.contains(&format!("<html lang=\"{lang}\"")), "{what}");
    assert_eq!(page.html.matches("<main").count(), 1, "{what}");
    assert_eq!(page.html.matches("<h1").count().min(1), 1, "{what}");
    assert!(!page.html.contains("http://") && !page.html.contains("https://"), "{what}: another host");
    assert!(!page.html.contains("style=\"") && !page.html.contains("onclick"), "{what}: inline");
    let text = page.text();
    for word in text.split_whitespace() {
        // A key that no file has is shown as it is.
        let is_key = FAMILIES.iter().any(|family| word.starts_with(family));
        assert!(!is_key, "{what}: {word}");
    }
    assert!(!text.contains('{'), "{what}: a value is missing in {text}");
}

/// The families of messages that pages use.
const FAMILIES: [&str; 10] = [
    "desk-",
    "hall-",
    "event-",
    "standings-",
    "criterion-",
    "happened-",
    "refused-",
    "merge-",
    "citation-",
    "print-",
];

#[tokio::test]
async fn what_is_not_there_is_said_on_a_page() {
    let hall = hall().await;
    let mut browser = hall.owner().await;
    for path in ["/e/7/desk", "/e/x/desk", "/nowhere", "/rules/none", "/e/1/live?after=x"] {
        let page = browser.get(path).await;
        assert!(
            page.status == StatusCode::NOT_FOUND && page.html.contains("<main"),
            "{path}: {}",
            page.status
        );
    }
}
