//! A refused form is the same page again, with what was typed and the reasons above it.
use super::client::{Answer, hall};
use super::scene::{begun_event, enter, event, stored};
use axum::http::StatusCode;

#[track_caller]
fn says(page: &Answer, parts: &[&str]) {
    for part in parts {
        assert!(page.html.contains(part), "{part}: {}", page.html);
    }
}

#[tokio::test]
async fn a_refused_result_stays_in_its_fields() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    begun_event(&hall, &mut owner, "samara", 8).await;
    for page in ["/e/1/rounds/1", "/e/1/rounds/1/tables/2"] {
        let shown = owner.get(page).await.well();
        let form = [
            ("table", "2"),
            ("points", "40001"),
            ("points", "30000"),
            ("points", "20000"),
            ("points", "10000"),
        ];
        let again = owner.send_form(&shown, "/e/1/rounds/1/results", &form).await;
        assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
        says(
            &again,
            &["id=\"refused\"", "value=\"40001\"", "value=\"30000\"", "value=\"20000\"", "value=\"10000\""],
        );
        let title = |page: &Answer| {
            page.html
                .split("<title>")
                .nth(1)
                .and_then(|rest| rest.split("</title>").next())
                .map(ToOwned::to_owned)
        };
        assert_eq!(title(&again), title(&shown), "it is the same page");
        // The page has the address of the form now, and its forms know where they stand.
        let form =
            [("table", "2"), ("points", "40000"), ("points", "x"), ("points", "20000"), ("points", "10000")];
        let third = owner.send_form(&again, "/e/1/rounds/1/results", &form).await;
        assert_eq!(third.status, StatusCode::UNPROCESSABLE_ENTITY);
        says(&third, &["value=\"40000\"", "value=\"x\"", "id=\"refused\""]);
    }
    assert!(stored(&hall).await.protocol.all.is_empty());
}

#[tokio::test]
async fn a_correction_begins_with_the_result_in_force() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    begun_event(&hall, &mut owner, "samara", 8).await;
    enter(&mut owner, "1", ["42000", "31000", "29000", "18000"]).await.well();
    let page = owner.get("/e/1/rounds/1/tables/1").await.well();
    says(&page, &["name=\"points\" value=\"42000\"", "name=\"points\" value=\"18000\""]);
}

#[tokio::test]
async fn refused_people_and_penalties_stay_in_their_fields() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    event(&mut owner, "samara", 4).await;
    let page = owner.get("/e/1/people").await.well();
    let typed = [("name", "Яна Ясная"), ("birth", "вчера"), ("city", "Пенза")];
    let again = owner.send_form(&page, "/e/1/people", &typed).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    says(&again, &["value=\"Яна Ясная\"", "value=\"Пенза\"", "<details open>"]);
    let typed = [("list", "имя; возраст\nЯна; 7")];
    let again = owner.send_form(&page, "/e/1/people/list", &typed).await;
    says(&again, &["имя; возраст\nЯна; 7</textarea>"]);
    let page = owner.get("/e/1/penalties?round=1&entry=1").await.well();
    let typed = [("sanction", "off:x"), ("amount", "сто"), ("reason", "кричал")];
    let again = owner.send_form(&page, "/e/1/penalties/rule", &typed).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    says(&again, &["value=\"сто\"", "value=\"кричал\"", "id=\"refused\""]);
}

#[tokio::test]
async fn a_refusal_elsewhere_leads_back() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    event(&mut owner, "samara", 4).await;
    let lost = owner.post_from("/e/1/people", "/e/1/rounds/9/results", &[("table", "1")]).await;
    assert!(!lost.status.is_success());
    says(&lost, &["href=\"/e/1/people\"", "href=\"/e/1/desk\""]);
    // Another site's address is no page of this desk.
    let lost = owner.post_from("//evil.example/", "/e/1/rounds/9/results", &[("table", "1")]).await;
    assert!(!lost.html.contains("evil"), "{}", lost.html);
}
