//! Samara: entry, the programme of the day, the clock of a session.
use super::support::{Event, PEOPLE, PHONE, ROUND, empty, listed, playing};
use axum::http::StatusCode;
use tournament::people::places;

/// The timetable of the regulation is taken over.
async fn printed_programme() -> Event {
    let mut event = listed("samara", 4).await;
    event.owner.post("/e/1/programme", &[("what", "printed"), ("day", "2026-12-05")]).await.well();
    event
}

/// These lines of the regulation's timetable stand on the page for everybody, and in the form of the organiser.
async fn is_on_the_programme(lines: &[(&str, &str)]) {
    let mut event = printed_programme().await;
    let public = event.hall.browser().get("/e/1").await.well();
    let form = event.page("/e/1/programme").await;
    for (time, what) in lines {
        let line = format!("<td class=\"n\">{time}</td><th scope=\"row\">{what}</th>");
        assert!(public.html.contains(&line), "{time} {what}: {}", public.text());
        assert!(form.html.contains(&format!("{time} {what}")), "{time} {what}: {}", form.text());
    }
}

#[tokio::test]
async fn samara_1_3__the_29th_waits() {
    let mut event = empty("samara").await;
    let list: Vec<String> = (1..=29).map(|n| format!("Игрок {n}")).collect();
    event.owner.post("/e/1/people/list", &[("list", &list.join("\n"))]).await.well();
    let places = places(&event.stored().await);
    assert_eq!((places.players, places.waiting.len()), (28, 1));
    let page = event.page(PEOPLE).await;
    assert!(page.text().contains("28 игроков") && page.text().contains("ждут места 1"), "{}", page.text());
    event.told(PEOPLE, "1.3", &["Мест всего 28"]).await;
}

#[tokio::test]
async fn samara_2__the_list_says_where_players_sign_up_and_takes_it_over() {
    let mut event = empty("samara").await;
    event.told(PEOPLE, "2", &["официальный сайт фестиваля"]).await;
    let list = "имя;город\nАнна Белова;Самара\nБорис Чернов;Казань";
    let page = event.owner.post("/e/1/people/list", &[("list", list)]).await.well();
    assert!(page.text().contains("Анна Белова Самара") && page.text().contains("Борис Чернов Казань"));
}

#[tokio::test]
async fn samara_2_2__the_list_is_approved_and_closed() {
    let mut event = listed("samara", 4).await;
    event.told(PEOPLE, "2-2", &["21.02.2018", "за четыре дня"]).await;
    event.owner.post("/e/1/people/approve", &[]).await.well();
    event.refused(PEOPLE, &[("name", "Поздний"), ("part", "player")], "2-2").await;
}

#[tokio::test]
async fn samara_3_3_2__a_table_is_told_how_long_a_move_takes() {
    playing("samara").await.told(PHONE, "3.3-2", &["5-7 секунд", "10-15"]).await;
}

#[tokio::test]
async fn samara_4_2__the_timetable_is_shifted_on_the_day() {
    let mut event = printed_programme().await;
    event.told("/e/1/programme", "4.2", &["мелкие правки расписания"]).await;
    let items = "10:10-11:55 сессия 1\n12:05-13:50 тур 2";
    event.owner.post("/e/1/programme", &[("what", "typed"), ("items", items)]).await.well();
    let public = event.hall.browser().get("/e/1").await.well();
    assert!(public.text().contains("10:10-11:55") && !public.text().contains("10:00-11:45"));
}

#[tokio::test]
async fn samara_4_2_2__check_in_and_lots_from_9_to_9_30() {
    is_on_the_programme(&[("09:00-09:30", "регистрация")]).await;
}

#[tokio::test]
async fn samara_4_2_3__the_opening_from_9_30_to_10() {
    is_on_the_programme(&[("09:30-10:00", "открытие")]).await;
}

#[tokio::test]
async fn samara_4_2_4__the_hours_of_four_sessions() {
    is_on_the_programme(&[
        ("10:00-11:45", "сессия 1"),
        ("12:00-13:45", "сессия 2"),
        ("14:30-16:15", "сессия 3"),
        ("16:30-18:15", "сессия 4"),
    ])
    .await;
}

#[tokio::test]
async fn samara_4_2_5__lunch_from_13_45_to_14_30() {
    is_on_the_programme(&[("13:45-14:30", "перерыв")]).await;
}

#[tokio::test]
async fn samara_4_2_6__results_from_18_15_to_18_30() {
    is_on_the_programme(&[("18:15-18:30", "подсчёт")]).await;
}

#[tokio::test]
async fn samara_4_2_7__closing_from_18_30_to_19() {
    is_on_the_programme(&[("18:30-19:00", "закрытие")]).await;
}

#[tokio::test]
async fn samara_6_1_1__the_clock_runs_105_minutes() {
    let mut event = listed("samara", 8).await;
    event.announce().await;
    assert!(event.page(ROUND).await.text().contains("1:45:00"), "{}", event.page(ROUND).await.text());
    event.told(ROUND, "6.1.1", &["105 минут"]).await;
}

#[tokio::test]
async fn samara_6_1_2__the_screen_turns_red_10_minutes_before_the_end() {
    let mut event = playing("samara").await;
    let wall = event.page("/e/1/wall").await;
    let moment = |name: &str| -> i64 {
        let at = wall.html.split(&format!("data-{name}=\"")).nth(1).unwrap();
        at.split('"').next().unwrap().parse().unwrap()
    };
    assert_eq!(moment("end") - moment("red"), 10 * 60 * 1000);
    event.told(ROUND, "6.1.2", &["10 минут"]).await;
}

#[tokio::test]
async fn samara_6_1_2_2__hall_and_table_are_told_that_no_deal_begins_in_the_red_zone() {
    let mut event = playing("samara").await;
    event.told(ROUND, "6.1.2-2", &["новую раздачу не начинают"]).await;
    event.told(PHONE, "6.1.2-2", &["новую раздачу не начинают"]).await;
}

#[tokio::test]
async fn samara_6_1_2_3__a_table_is_told_to_finish_its_deal_in_the_break() {
    playing("samara").await.told(PHONE, "6.1.2-3", &["завершают в перерыв"]).await;
}

#[tokio::test]
async fn samara_6_2_6__each_seat_agrees_to_the_points_it_counted() {
    let mut event = playing("samara").await;
    event.told(PHONE, "6.2.6", &["называет сумму судье"]).await;
    let page = event.page(PHONE).await;
    let points = ["42000", "31000", "29000", "18000"].map(|points| ("points", points));
    event.owner.send_form(&page, "/e/1/tables/1/result", &points).await.well();
    let page = event.page(PHONE).await;
    assert_eq!(page.html.matches("action=\"/e/1/tables/1/agree\"").count(), 4, "{}", page.text());
    // Whoever does not play there can say why the numbers are others.
    let other = ["31000", "42000", "29000", "18000"].map(|points| ("points", points));
    let refused = event.owner.send_form(&page, "/e/1/tables/1/result", &other).await;
    assert!(refused.text().contains("впишите и причину"), "{}", refused.text());
    let with = [&other[..], &[("correct", "переписали")]].concat();
    event.owner.send_form(&page, "/e/1/tables/1/result", &with).await.well();
}

#[tokio::test]
async fn samara_6_2_6_2__the_sum_of_a_table_is_checked() {
    let mut event = playing("samara").await;
    let mut form = vec![("table", "1"), ("version", ""), ("confirm", "1")];
    form.extend(["42000", "31000", "29000", "19000"].map(|points| ("points", points)));
    event.refused("/e/1/rounds/1/results", &form, "6.2.6-2").await;
    form.pop();
    form.push(("points", "18000"));
    let page = event.owner.post("/e/1/rounds/1/results", &form).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text());
}
