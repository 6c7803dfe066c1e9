//! People registered twice, the end of an event, files out and in, lines of a joined copy.
use super::client::{Browser, Hall, hall};
use super::scene::{begun_event, enter, event, look_and_do, press, settings, stored};
use axum::http::StatusCode;
use formats::event_log;
use store::StreamId;
use tournament::people::Standing;
use tournament::standings::{after, current};
use tournament::{PersonId, RoundNo, Tournament};

/// An event of two tables with the same results, whose round is confirmed: equal players at every place.
async fn equals(hall: &Hall, browser: &mut Browser, rules: &str, points: [&str; 4]) {
    begun_event(hall, browser, rules, 8).await;
    for table in ["1", "2"] {
        enter(browser, table, points).await.well();
    }
    browser.post("/e/1/rounds/1/confirm", &[]).await.well();
}

/// An event of one round that is played and closed.
pub(crate) async fn closed(hall: &Hall, browser: &mut Browser) {
    event(browser, "aleague", 8).await;
    browser.post("/e/1/settings", &settings(&[("rounds", "1")])).await.well();
    browser.post("/e/1/people/check-in", &[("all", "1")]).await.well();
    while stored(hall).await.round.course(RoundNo(1)).is_none_or(|course| !course.has_begun()) {
        press(browser).await;
    }
    for table in ["1", "2"] {
        enter(browser, table, ["42000", "31000", "29000", "18000"]).await.well();
    }
    browser.post("/e/1/rounds/1/confirm", &[]).await.well();
    let closed = browser.post("/e/1/step", &[("step", "close"), ("round", "0")]).await.well();
    assert!(closed.text().contains("Событие закрыто"), "{}", closed.text());
}

#[tokio::test]
async fn two_who_are_one_are_named_and_merged_and_are_two_again() {
    let hall = hall().await;
    let mut organiser = hall.owner().await;
    event(&mut organiser, "samara", 4).await;
    for name in ["Алексей Ёлкин", "Елкин Алексей"] {
        organiser.post("/e/1/people", &[("name", name), ("part", "player")]).await.well();
    }
    let before = stored(&hall).await.people.persons[5].standing;
    let page = organiser.get("/e/1/people").await.well();
    assert!(page.text().contains("Возможно, записаны дважды"), "{}", page.text());
    look_and_do(&hall, &mut organiser, &page, "/e/1/people/same", &[]).await;
    assert_eq!(stored(&hall).await.people.persons[5].standing, Standing::MergedInto(PersonId(5)));
    let page = organiser.get("/e/1/people/5").await.well();
    assert!(page.text().contains("Елкин Алексей"), "{}", page.text());
    organiser.send_form(&page, "/e/1/people/same", &[]).await.well();
    assert_eq!(stored(&hall).await.people.persons[5].standing, before);
}

#[tokio::test]
async fn what_is_known_of_somebody_is_given_to_him_and_forgotten_only_by_who_is_sure() {
    let hall = hall().await;
    let mut organiser = hall.owner().await;
    event(&mut organiser, "samara", 4).await;
    let form =
        [("name", "Яна Ясная"), ("part", "player"), ("contact", "yana@example.org"), ("note", "опоздает")];
    organiser.post("/e/1/people", &form).await.well();
    let data = organiser.get("/e/1/people/5/data.json").await.well();
    for known in ["yana@example.org", "опоздает", "Яна Ясная"] {
        assert!(data.html.contains(known), "{known}: {}", data.html);
    }
    assert!(!data.html.contains("Игрок 1"), "nobody else is in it");
    let page = organiser.get("/e/1/people/5").await.well();
    let unsure = organiser.send_form(&page, "/e/1/people/5/forget", &[]).await;
    assert_eq!(unsure.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(stored(&hall).await.people.persons[4].profile.name, "Яна Ясная");
    organiser.send_form(&page, "/e/1/people/5/forget", &[("sure", "1")]).await.well();
    let log = organiser.get("/e/1/files/log.jsonl").await.well();
    assert!(!log.html.contains("Ясная") && !log.html.contains("yana@"), "the log forgets, too");
}

#[tokio::test]
async fn a_lot_decides_where_the_law_draws_and_the_organiser_where_he_decides() {
    for (rules, points, what) in [
        ("samara", ["42000", "31000", "29000", "18000"], "lot"),
        ("sichuan", ["+12", "+4", "-4", "-12"], "decide"),
    ] {
        let hall = hall().await;
        let mut organiser = hall.owner().await;
        equals(&hall, &mut organiser, rules, points).await;
        let open = |event: &Tournament| after(event, RoundNo(1)).open_ties().count();
        let before = open(&stored(&hall).await);
        assert!(before > 0, "{rules}");
        let page = organiser.get("/e/1/awards").await.well();
        let tie = after(&stored(&hall).await, RoundNo(1)).open_ties().next().unwrap().entries.clone();
        let order: Vec<String> = tie.iter().rev().map(ToString::to_string).collect();
        let mut form = vec![("what", what), ("after", "1"), ("reason", "сыграли раздачу")];
        form.extend(order.iter().map(|entry| ("order", entry.as_str())));
        assert!(page.html.contains(&format!("value=\"{what}\"")), "{rules}: {}", page.text());
        organiser.post("/e/1/awards/tie", &form).await.well();
        let event = stored(&hall).await;
        assert_eq!(open(&event), before - 1, "{rules}");
        if what == "decide" {
            assert!(event.standings.orders[0].entries.iter().eq(tie.iter().rev()));
        }
    }
}

#[tokio::test]
async fn results_held_back_are_seen_by_nobody_until_the_ceremony_calls_them() {
    let hall = hall().await;
    let mut organiser = hall.owner().await;
    begun_event(&hall, &mut organiser, "aleague", 4).await;
    enter(&mut organiser, "1", ["42000", "31000", "29000", "18000"]).await.well();
    organiser.post("/e/1/rounds/1/confirm", &[]).await.well();
    let event = stored(&hall).await;
    let last = current(&event).placed().last().map(|(place, row)| (place, row.entry)).unwrap();
    let name = text::hall::Names::entry(&event, text::Lang::Ru, last.1);
    let page = organiser.get("/e/1/awards").await.well();
    organiser.send_form(&page, "/e/1/awards/show", &[("what", "hold"), ("from", "1")]).await.well();
    let public = hall.browser().get("/e/1/standings").await.well();
    assert!(!public.html.contains("<ol><li value"), "{}", public.text());
    let page = organiser.get("/e/1/awards").await.well();
    organiser.send_form(&page, "/e/1/awards/show", &[("what", "reveal")]).await.well();
    let public = hall.browser().get("/e/1/standings").await.well();
    assert!(public.html.contains(&format!("<li value=\"{}\">{name}<", last.0)), "{}", public.text());
    let wall = hall.browser().get("/e/1/wall").await.well();
    assert!(wall.html.contains(&format!("<li value=\"{}\">{name} <b>", last.0)), "{}", wall.text());
    let page = organiser.get("/e/1/awards").await.well();
    organiser.send_form(&page, "/e/1/awards/show", &[("what", "release")]).await.well();
    assert_eq!(stored(&hall).await.standings.held_from, None);
}

#[tokio::test]
async fn an_event_goes_to_another_desk_in_a_file_and_goes_on_there() {
    let first = hall().await;
    let mut here = first.owner().await;
    event(&mut here, "samara", 4).await;
    let file = here.get("/e/1/files/log.jsonl").await.well();
    here.post("/e/1/people", &[("name", "Пятый"), ("part", "player")]).await.well();
    let longer = here.get("/e/1/files/log.jsonl").await.well();
    let second = hall().await;
    let mut there = second.owner().await;
    let page = there.upload("/events/import", "file", &file.html).await.well();
    assert!(page.path.starts_with("/e/1/desk"), "{}: {}", page.path, page.text());
    // It is open there already when the rest comes.
    there.upload("/events/import", "file", &longer.html).await.well();
    assert!(there.get("/e/1/people").await.well().text().contains("Пятый"));
    assert_eq!(stored(&second).await, stored(&first).await);
    there.post("/e/1/people", &[("name", "Шестой"), ("part", "player")]).await.well();
    here.post("/e/1/people", &[("name", "Другой"), ("part", "player")]).await.well();
    let apart = here.get("/e/1/files/log.jsonl").await.well();
    let apart = there.upload("/events/import", "file", &apart.html).await;
    assert_eq!(apart.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(apart.text().contains("пошло иначе"), "{}", apart.text());
    let torn = there.upload("/events/import", "file", "не журнал").await;
    assert_eq!(torn.status, StatusCode::UNPROCESSABLE_ENTITY);
    for (file, begins) in [("ema.csv", "Tournament name"), ("event.json", "{"), ("players.csv", "")] {
        let file = here.get(&format!("/e/1/files/{file}")).await.well();
        assert!(file.html.trim_start_matches('\u{feff}').starts_with(begins), "{}", file.html);
        assert!(file.headers.contains_key("content-disposition"));
    }
    assert_eq!(here.get("/e/1/files/none.csv").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_copy_has_the_law_the_choices_and_the_people_and_no_results() {
    let hall = hall().await;
    let mut organiser = hall.owner().await;
    begun_event(&hall, &mut organiser, "samara", 8).await;
    let page = organiser.get("/e/1/files").await.well();
    let typed = [("name", "Осенний турнир"), ("from", "2027-09-01"), ("to", "2027-09-01"), ("people", "1")];
    let page = organiser.send_form(&page, "/e/1/copy", &typed).await.well();
    assert_eq!(page.path, "/e/2/people");
    let copy = Tournament::replay(hall.store.read(StreamId(2), 0).await.unwrap()).unwrap();
    let old = stored(&hall).await;
    assert_eq!((&copy.setup.law, copy.setup.settings.choices), (&old.setup.law, old.setup.settings.choices));
    assert_eq!(copy.setup.settings.first_day.to_string(), "2027-09-01");
    assert_eq!((copy.people.slots.len(), copy.seats.rounds.len()), (8, 0));
    let wrong = organiser.post("/e/1/copy", &[("name", "x"), ("from", "завтра"), ("to", "2027-09-02")]).await;
    assert!(wrong.text().contains("«завтра»"), "{}", wrong.text());
}

#[tokio::test]
async fn lines_of_a_joined_copy_are_taken_over_or_settled_with_words() {
    let first = hall().await;
    let mut here = first.owner().await;
    event(&mut here, "samara", 4).await;
    let common = here.get("/e/1/files/log.jsonl").await.well().html;
    let second = hall().await;
    let mut there = second.owner().await;
    there.upload("/events/import", "file", &common).await.well();
    // Both copies change what is known of the same two people.
    for (browser, city) in [(&mut here, "Самара"), (&mut there, "Пермь")] {
        for person in ["1", "2"] {
            let form = [("name", format!("Игрок {person}")), ("city", city.to_owned())];
            let form: Vec<(&str, &str)> = form.iter().map(|(k, v)| (*k, v.as_str())).collect();
            browser.post(&format!("/e/1/people/{person}"), &form).await.well();
        }
    }
    let (one, other) = (stored(&first).await, stored(&second).await);
    let joined = tournament::merge::join(one.log(), other.log()).unwrap();
    let third = hall().await;
    let mut judge = third.owner().await;
    judge.upload("/events/import", "file", &event_log::write(&joined.entries)).await.well();
    let desk = judge.get("/e/1/desk").await.well();
    assert!(desk.html.contains("href=\"/e/1/lines\""), "the step leads to the lines: {}", desk.text());
    let waiting = stored(&third).await.merge.waiting().count();
    assert_eq!(waiting, 2);
    let page = judge.get("/e/1/lines").await.well();
    assert!(page.text().contains("Если взять"), "{}", page.text());
    let take = [("what", "take"), ("reason", "верно там")];
    judge.send_form(&page, "/e/1/lines/0", &take).await.well();
    let settle = [("what", "settle"), ("reason", "верно здесь")];
    let page = judge.send_form(&page, "/e/1/lines/1", &settle).await.well();
    let event = stored(&third).await;
    assert_eq!(event.merge.waiting().count(), 0);
    let cities = [0, 1].map(|i| event.people.persons[i].profile.city.as_str());
    assert_ne!(cities[0], cities[1], "one was taken over, the other was not: {cities:?}");
    assert!(page.text().contains("верно здесь"), "{}", page.text());
    let empty = judge.post("/e/1/lines/0", &[("what", "settle"), ("reason", "ещё раз")]).await;
    assert_eq!(empty.status, StatusCode::UNPROCESSABLE_ENTITY);
}
