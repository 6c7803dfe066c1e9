//! What is sent twice changes nothing, what somebody else has changed is not overwritten, what was done is undone.
use super::client::hall;
use super::scene::{begun_event, event, settings, stored};
use axum::http::StatusCode;

const ID: &str = "0123456789abcdef0123456789abcdef";

#[tokio::test]
async fn a_form_sent_twice_changes_nothing_and_says_so() {
    let hall = hall().await;
    let mut browser = hall.owner().await;
    event(&mut browser, "samara", 4).await;
    let form = [("name", "Новый Игрок"), ("part", "player"), ("id", ID)];
    browser.post("/e/1/people", &form).await.well();
    let before = stored(&hall).await;
    let page = browser.post("/e/1/people", &form).await.well();
    assert!(page.text().contains("второй раз ничего не изменилось"), "{}", page.text());
    assert_eq!(stored(&hall).await, before);
    let list = [("list", "Пятый\nШестой"), ("id", "fedcba9876543210fedcba9876543210")];
    browser.post("/e/1/people/list", &list).await.well();
    let before = stored(&hall).await;
    browser.post("/e/1/people/list", &list).await.well();
    assert_eq!(stored(&hall).await, before);
    let new = [("rules", "samara"), ("name", "Второй"), ("id", ID)];
    let new: Vec<_> = new.into_iter().chain(settings(&[]).into_iter().skip(1)).collect();
    let first = browser.post("/events", &new).await.well();
    let again = browser.post("/events", &new).await.well();
    assert_eq!((first.path, hall.store.streams().await.unwrap().len()), (again.path, 2));
}

#[tokio::test]
async fn what_somebody_else_has_changed_is_not_overwritten() {
    let hall = hall().await;
    let mut one = hall.owner().await;
    let mut other = hall.somebody(&mut one, "organiser").await;
    event(&mut one, "samara", 4).await;
    let seen = one.get("/e/1/settings").await.well().hidden("seen").unwrap();
    assert_eq!(other.get("/e/1/settings").await.hidden("seen").as_deref(), Some(seen.as_str()));
    let place = |place| {
        settings(&[("seen", seen.as_str()), ("place", place)])
            .into_iter()
            .filter(move |f| f.0 != "place" || f.1 == place)
            .collect::<Vec<_>>()
    };
    one.post("/e/1/settings", &place("Большой зал")).await.well();
    let late = other.post("/e/1/settings", &place("Малый зал")).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.text().contains("это изменил кто-то другой"), "{}", late.text());
    assert_eq!(stored(&hall).await.setup.settings.place, "Большой зал");
}

#[tokio::test]
async fn a_refusal_names_all_reasons_with_their_clauses() {
    let hall = hall().await;
    let mut browser = hall.owner().await;
    let form = [("rules", "samara"), ("name", " "), ("limit", "40")];
    let form: Vec<_> = form.into_iter().chain(settings(&[])).collect();
    let page = browser.post("/events", &form).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    let reasons = page.html.matches("<li>").count();
    assert!(reasons == 2 && page.text().contains("Самара, п. "), "{}", page.text());
    browser.speaks("en");
    let page = browser.post("/events", &form).await;
    assert!(page.text().contains("Refused"), "{}", page.text());
}

#[tokio::test]
async fn what_was_done_is_undone_from_the_bar() {
    let hall = hall().await;
    let mut browser = hall.owner().await;
    event(&mut browser, "samara", 4).await;
    let page = browser.post("/e/1/people", &[("name", "Лишний"), ("part", "player")]).await.well();
    assert!(page.text().contains("Лишний"));
    let (from, to) = (page.hidden("from").unwrap(), page.hidden("to").unwrap());
    browser.post("/e/1/undo", &[("from", &from), ("to", &to), ("reason", "не он")]).await.well();
    assert_eq!(stored(&hall).await.people.persons.len(), 4);
    let log = browser.get("/e/1/log").await.well();
    assert!(log.text().contains("не он") && log.html.contains("class=\"gone\""), "{}", log.text());
}

#[tokio::test]
async fn another_process_is_heard_and_news_come_in_a_stream() {
    let hall = hall().await;
    let mut browser = hall.owner().await;
    event(&mut browser, "samara", 4).await;
    let news = browser.get("/e/1/live").await.well();
    assert_eq!(news.html.replace(' ', ""), "event:version\nid:5\ndata:5\n\n");
    let settings = reglament_server::Settings { cost: reglament_server::Cost::Test, code: None };
    let second = reglament_server::App::new(hall.store.clone(), settings);
    let follower = tokio::spawn(async move { second.follow().await });
    browser.post("/e/1/people", &[("name", "Ещё один"), ("part", "player")]).await.well();
    let news = browser.get("/e/1/live?after=5").await.well();
    assert!(news.html.contains('6'), "{}", news.html);
    follower.abort();
}

#[tokio::test]
async fn another_result_that_stands_there_is_replaced_with_a_reason_only() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    begun_event(&hall, &mut judge, "samara", 4).await;
    let of = |first: &'static str, second: &'static str| {
        let points = [first, second, "29000", "18000"].map(|points| ("points", points));
        [vec![("table", "1"), ("version", "")], points.to_vec()].concat()
    };
    judge.post("/e/1/rounds/1/results", &of("42000", "31000")).await.well();
    let again = [of("42000", "31000"), vec![("version", "1")]].concat();
    let other = [of("31000", "42000"), vec![("version", "1")]].concat();
    let with = |form: &[(&'static str, &'static str)], more: &[(&'static str, &'static str)]| {
        let form = form.iter().filter(|field| **field != ("version", ""));
        form.chain(more).copied().collect::<Vec<_>>()
    };
    judge.post("/e/1/rounds/1/results", &with(&again, &[])).await.well();
    let refused = judge.post("/e/1/rounds/1/results", &with(&other, &[("confirm", "1")])).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text().contains("другой результат: 42000 31000 29000 18000"), "{}", refused.text());
    let why = [("correct", "переписали с бланка"), ("confirm", "1")];
    judge.post("/e/1/rounds/1/results", &with(&other, &why)).await.well();
    let event = stored(&hall).await;
    let paper = event.protocol.all.values().next().unwrap();
    assert_eq!(paper.entered().unwrap().reason, "переписали с бланка");
}
