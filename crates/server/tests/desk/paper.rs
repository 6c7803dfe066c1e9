//! Paper at the desk: every paper of the list opens for the printer, in both sizes and languages, or says what is missing.
use super::client::{Browser, hall};
use super::pages::{is_whole, sample};
use super::scene::{event, stored};
use axum::http::StatusCode;
use print::{Kind, papers};
use tournament::Role;

/// The addresses of papers that the list leads to.
fn links(list: &str) -> Vec<String> {
    let parts = list.split("href=\"/e/1/paper/").skip(1);
    parts
        .map(|part| format!("/e/1/paper/{}", part.split('"').next().unwrap().replace("&#38;", "&")))
        .collect()
}

#[tokio::test]
async fn every_paper_is_on_the_list_and_opens_for_the_printer() {
    let hall = hall().await;
    let mut browser = hall.owner().await;
    sample(&mut browser).await;
    let event = stored(&hall).await;
    for lang in ["ru", "en"] {
        browser.speaks(lang);
        let list = browser.get("/e/1/paper?round=1").await.well();
        let all = links(&list.html);
        for kind in papers(&event.setup.law) {
            let own =
                all.iter().filter(|link| link.starts_with(&format!("/e/1/paper/{}?", kind.id()))).count();
            // What is not there yet has its reason instead of its addresses.
            assert!(own == 2 || own == 0, "{kind:?}: {own}");
            if own == 0 {
                let page = browser.get(&format!("/e/1/paper/{}", kind.id())).await;
                assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{kind:?}");
                assert!(page.html.contains("<main"), "{kind:?}");
            }
        }
        assert!(all.len() >= 20, "{all:?}");
        for link in all {
            let page = browser.get(&link).await;
            is_whole(&page, lang);
            assert!(page.html.contains("/paper.css\"") && !page.html.contains("<style"), "{link}");
        }
    }
}

#[tokio::test]
async fn protocols_have_the_names_and_lead_to_the_tables() {
    let hall = hall().await;
    let mut browser = hall.owner().await;
    sample(&mut browser).await;
    let event = stored(&hall).await;
    let page = browser.get("/e/1/paper/protocols?size=a5&round=1").await.well();
    assert!(page.html.contains("<body class=\"a5\">") && page.html.matches("<article>").count() == 4);
    let text = page.text();
    for person in &event.people.persons {
        assert!(text.contains(&person.profile.name), "{} in {text}", person.profile.name);
    }
    let codes = browser.get("/e/1/paper/qr-sheet").await.well();
    assert!(codes.text().contains("192.168.0.5:8080/e/1/tables/4"), "{}", codes.text());
    let style = page.html.split("href=\"").find(|part| part.contains("paper.css")).unwrap();
    let css = browser.get(style.split('"').next().unwrap()).await.well();
    assert!(css.html.contains("@page"), "the stylesheet is served");
}

#[tokio::test]
async fn what_is_no_paper_is_not_found() {
    let hall = hall().await;
    let mut browser = hall.owner().await;
    event(&mut browser, "samara", 4).await;
    for wrong in ["money", "hu-cards", "protocols?size=a3", "protocols?ink=gold", "protocols?round=x"] {
        let page = browser.get(&format!("/e/1/paper/{wrong}")).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{wrong}");
    }
    let page = browser.get("/e/1/paper/seating-by-name").await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.text().contains("Рассадки ещё нет"), "{}", page.text());
    let page = browser.get("/e/1/paper/protocols?round=7").await;
    assert!(page.text().contains("сессия 7"), "{}", page.text());
}

#[tokio::test]
async fn codes_of_phones_come_as_a_sheet_that_fits_the_printer() {
    let hall = hall().await;
    let mut browser = hall.owner().await;
    event(&mut browser, "samara", 8).await;
    let sheet =
        browser.post("/e/1/phones", &[("for", "tables"), ("tables", "2"), ("size", "a4")]).await.well();
    assert_eq!(sheet.html.matches("<article>").count(), 2);
    assert_eq!(sheet.html.matches("<svg class=\"code\"").count(), 2);
    let pin = sheet.html.split("<p class=\"loud\">").nth(1).unwrap();
    let pin: String = pin.chars().take_while(char::is_ascii_digit).collect();
    assert_eq!(pin.len(), 6, "{}", sheet.text());
    let mut phone = hall.browser();
    let table = phone.post("/e/1/pin", &[("pin", &pin)]).await.well();
    assert_eq!(table.path, "/e/1/tables/1");
}

/// A scribe at the event, and somebody who only looks on.
#[tokio::test]
async fn paper_is_for_those_who_work_at_the_event() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    sample(&mut owner).await;
    let mut scribe: Browser = hall.somebody(&mut owner, Role::Scribe.id()).await;
    scribe.get(&format!("/e/1/paper/{}", Kind::SeatingByTable.id())).await.well();
    let list = scribe.get("/e/1/paper").await.well();
    assert!(!links(&list.html).is_empty());
    let page = hall.browser().get("/e/1/paper").await;
    assert!(page.path.starts_with("/login"), "{}", page.path);
}
