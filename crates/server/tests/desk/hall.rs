//! Who is late, missing or replaced, tables that close up, seatings made anew: through the pages.
use super::client::hall;
use super::judge::look_and_do;
use super::organiser::{begun_event, event, press, stored};
use axum::http::StatusCode;
use tournament::people::Told;
use tournament::seats::{Kin, Visibility};
use tournament::{EntryId, PersonId, RoundNo, Span, TableNo};

const PLAYERS: &str = "/e/1/rounds/1/players";

#[tokio::test]
async fn lateness_brings_the_sanction_of_the_scale_and_is_shown_first() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    begun_event(&hall, &mut judge, "gambler", 8).await;
    let page = judge.get(&format!("{PLAYERS}?entry=4")).await.well();
    let typed = [("what", "late"), ("minutes", "7")];
    let (_, done) = look_and_do(&hall, &mut judge, &page, PLAYERS, &typed).await;
    let event = stored(&hall).await;
    assert_eq!(event.round.course(RoundNo(1)).unwrap().lateness(EntryId(4)), Span::minutes(7));
    assert!(done.text().contains("опоздал на 7:00"), "{}", done.text());
    let none = judge.send_form(&page, PLAYERS, &[("what", "late"), ("minutes", "0"), ("act", "do")]).await;
    assert_eq!(none.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn who_does_not_come_leaves_a_gap_that_the_tables_close_up() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    begun_event(&hall, &mut judge, "gambler", 12).await;
    let gone = stored(&hall).await.seats.rounds[0].tables[0][1].unwrap();
    let page = judge.get(&format!("{PLAYERS}?entry={gone}")).await.well();
    look_and_do(&hall, &mut judge, &page, PLAYERS, &[("what", "absent")]).await;
    let event = stored(&hall).await;
    assert_eq!(event.round.course(RoundNo(1)).unwrap().absent, [(gone, Told::Judge)]);
    let page = judge.get(PLAYERS).await.well();
    let ticked = format!("value=\"{gone}\" checked");
    assert!(page.html.contains(&ticked), "who is missing is ticked: {}", page.text());
    let missing = gone.to_string();
    look_and_do(&hall, &mut judge, &page, "/e/1/rounds/1/close-up", &[("missing", &missing)]).await;
    let seated = stored(&hall).await.seats.rounds[0].clone();
    assert!(seated.find(gone).is_none() && seated.tables[0].iter().all(Option::is_some), "{seated:?}");
}

#[tokio::test]
async fn tables_that_do_not_close_up_say_by_which_clause() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    begun_event(&hall, &mut judge, "samara", 8).await;
    let page = judge.get(PLAYERS).await.well();
    assert!(!page.html.contains("/e/1/rounds/1/close-up"));
    let gap = stored(&hall).await.setup.law.hall.short.gap;
    assert!(page.text().contains(&text::citation(text::Lang::Ru, gap.basis)), "{}", page.text());
}

#[tokio::test]
async fn a_substitute_comes_from_the_list_of_those_who_may_and_goes_back() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    event(&mut judge, "gambler", 8).await;
    let form = [("name", "Запасной"), ("part", "substitute")];
    judge.post("/e/1/people", &form).await.well();
    judge.post("/e/1/people/check-in", &[("all", "1")]).await.well();
    while stored(&hall).await.seats.rounds.first().is_none_or(|r| r.visibility == Visibility::Planned) {
        press(&mut judge).await;
    }
    let page = judge.get(&format!("{PLAYERS}?entry=1")).await.well();
    let by = "9";
    assert!(page.html.contains("<option value=\"9\">Запасной"), "{}", page.text());
    let nobody = judge.send_form(&page, "/e/1/rounds/1/substitute", &[("by", ""), ("until", "round")]).await;
    assert_eq!(nobody.status, StatusCode::UNPROCESSABLE_ENTITY);
    let until = if page.html.contains("value=\"round\"") { "round" } else { "event" };
    let typed = [("by", by), ("until", until), ("deal", "1"), ("override", "")];
    look_and_do(&hall, &mut judge, &page, "/e/1/rounds/1/substitute", &typed).await;
    let put = stored(&hall).await.substitute.all[0];
    assert_eq!((put.entry, put.by), (EntryId(1), Some(PersonId(9))));
    let page = judge.get(&format!("{PLAYERS}?entry=1")).await.well();
    assert!(page.text().contains("играет Запасной"), "{}", page.text());
    let back = [("what", "back"), ("reason", "пришёл сам")];
    judge.post("/e/1/rounds/1/substitute", &[&back[..], &[("entry", "1")]].concat()).await.well();
    assert!(stored(&hall).await.substitute.all.is_empty());
}

#[tokio::test]
async fn demands_beyond_the_law_are_kept_and_a_wrong_line_is_named() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    event(&mut judge, "samara", 16).await;
    let page = judge.get("/e/1/draw").await.well();
    let typed = [("what", "demand"), ("clans", "1"), ("forbidden", "1-2\n3-4"), ("fixed", "5: 1")];
    let page = judge.send_form(&page, "/e/1/draw", &typed).await.well();
    let demands = stored(&hall).await.seats.demands;
    assert_eq!(demands.apart, [Kin::Clan]);
    assert_eq!(demands.forbidden, [(EntryId(1), EntryId(2)), (EntryId(3), EntryId(4))]);
    assert_eq!(demands.fixed, [(EntryId(5), TableNo(1))]);
    assert!(page.html.contains("1-2\n3-4") && page.html.contains("5: 1"), "they are shown again");
    let wrong = judge.post("/e/1/draw", &[("what", "demand"), ("forbidden", "один-два")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text().contains("«один-два»"), "{}", wrong.text());
}

#[tokio::test]
async fn a_change_by_hand_swaps_players_seats_and_tables_and_shows_what_it_makes() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    event(&mut judge, "samara", 16).await;
    judge.post("/e/1/people/check-in", &[("all", "1")]).await.well();
    while stored(&hall).await.seats.rounds.is_empty() {
        press(&mut judge).await;
    }
    let tables = stored(&hall).await.seats.rounds[0].tables.clone();
    let action = "/e/1/rounds/1/seats";
    let page = judge.get("/e/1/rounds/1").await.well();
    let (one, other) = (tables[0][0].unwrap().to_string(), tables[1][0].unwrap().to_string());
    let typed = [("one", one.as_str()), ("other", other.as_str())];
    look_and_do(&hall, &mut judge, &page, action, &typed).await;
    for typed in [
        &[("what", "tables"), ("table", "1"), ("with", "3")][..],
        &[("what", "seats"), ("table", "2"), ("seat", "east"), ("with_seat", "west")][..],
    ] {
        let page = judge.get("/e/1/rounds/1").await.well();
        look_and_do(&hall, &mut judge, &page, action, typed).await;
    }
    let now = stored(&hall).await.seats.rounds[0].tables.clone();
    // After all three: table 1 and 3 have changed numbers, the first of tables 1 and 2 have changed places.
    assert_eq!((now[2][0], now[2][1]), (tables[1][0], tables[0][1]));
    assert_eq!((now[1][2], now[1][0]), (tables[0][0], tables[1][2]));
    assert_eq!(now[0], tables[2]);
}

#[tokio::test]
async fn the_plan_is_made_anew_for_those_who_take_part() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    event(&mut judge, "samara", 16).await;
    judge.post("/e/1/settings", &super::organiser::settings(&[("system", "italian")])).await.well();
    judge.post("/e/1/people/check-in", &[("all", "1")]).await.well();
    while stored(&hall).await.seats.rounds.is_empty() {
        press(&mut judge).await;
    }
    let before = stored(&hall).await.seats.rounds.clone();
    let page = judge.get("/e/1/draw").await.well();
    judge.send_form(&page, "/e/1/draw", &[("what", "plan"), ("system", "")]).await.well();
    let after = stored(&hall).await.seats.rounds;
    assert_eq!(after.len(), before.len());
    assert_ne!(after, before, "another seed makes another plan");
}

#[tokio::test]
async fn seats_that_dice_find_are_typed_as_they_fell_or_thrown_by_the_desk() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    event(&mut judge, "gambler", 8).await;
    judge.post("/e/1/people/check-in", &[("all", "1")]).await.well();
    while stored(&hall).await.seats.rounds.first().is_none_or(|r| r.visibility == Visibility::Planned) {
        press(&mut judge).await;
    }
    let announced = stored(&hall).await.seats.rounds[0].tables[0];
    let page = judge.get("/e/1/rounds/1/tables/1").await.well();
    let action = "/e/1/rounds/1/tables/1/winds";
    let equal = [("sum", "9"), ("sum", "9"), ("sum", "3"), ("sum", "4")];
    let again = judge.send_form(&page, action, &equal).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "the highest throw again");
    let sums = [("sum", "5"), ("sum", "9"), ("sum", "3"), ("sum", "4")];
    judge.send_form(&page, action, &sums).await.well();
    let round = stored(&hall).await.seats.rounds[0].clone();
    assert_eq!(round.tables[0], [announced[1], announced[2], announced[3], announced[0]]);
    press(&mut judge).await;
    let round = stored(&hall).await.seats.rounds[0].clone();
    assert_eq!(round.draws.len(), 2, "the desk has thrown for the other table: {:?}", round.draws);
}
