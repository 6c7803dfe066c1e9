//! Who is late, missing or replaced, tables that close up, seatings made anew: through the pages.
use super::client::hall;
use super::scene::{begun_event, event, look_and_do, press, stored};
use axum::http::StatusCode;
use tournament::penalty::Sanction;
use tournament::people::Told;
use tournament::protocol::{Progress, Sheet};
use tournament::round::{Extra, Tables};
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
    assert!(!page.text().contains("(p9)"), "a number of the program: {}", page.text());
    // Who plays is named where the hall and the desk look.
    for page in ["/e/1/rounds/1", "/e/1/wall", "/e/1"] {
        let page = judge.get(page).await.well();
        assert!(page.text().contains("Запасной (за: Игрок 1"), "{}: {}", page.path, page.text());
    }
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
    judge.post("/e/1/settings", &super::scene::settings(&[("system", "italian")])).await.well();
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

#[tokio::test]
async fn more_time_goes_to_one_table_and_more_deals_to_another() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    begun_event(&hall, &mut judge, "samara", 8).await;
    let page = judge.get("/e/1/rounds/1/tables/2").await.well();
    let action = "/e/1/rounds/1/signal";
    let extra = [("signal", "extra"), ("minutes", "4"), ("reason", "искали тайл")];
    judge.send_form(&page, action, &extra).await.well();
    let extra = [("signal", "extra"), ("deals", "1"), ("tables", "1"), ("reason", "гонг не сработал")];
    judge.post(action, &extra).await.well();
    let given = stored(&hall).await.round.courses[0].extras.clone();
    assert_eq!(given[0].extra, Extra::Time(Span::minutes(4)));
    assert_eq!(given[0].tables, Tables::one(TableNo(2)), "the table whose page it was");
    assert_eq!((given[1].extra, given[1].tables), (Extra::Deals(1), Tables::one(TableNo(1))));
    let neither = judge.send_form(&page, action, &[("signal", "extra"), ("reason", "x")]).await;
    assert_eq!(neither.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_late_player_is_put_out_with_a_reason_and_the_clause() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    begun_event(&hall, &mut judge, "gambler", 8).await;
    let page = judge.get(&format!("{PLAYERS}?entry=2")).await.well();
    let typed = [("what", "out"), ("minutes", "12"), ("reason", "третий раз за день")];
    let (look, _) = look_and_do(&hall, &mut judge, &page, PLAYERS, &typed).await;
    let event = stored(&hall).await;
    let penalty = &event.penalty.all[0];
    assert_eq!((penalty.entry, penalty.sanction), (EntryId(2), Sanction::Disqualified));
    assert!(look.text().contains(&text::citation(text::Lang::Ru, penalty.basis.unwrap())), "{}", look.text());
    let page = judge.get(&format!("{PLAYERS}?entry=3")).await.well();
    let mute = [("what", "out"), ("minutes", "12"), ("reason", "")];
    assert_eq!(judge.send_form(&page, PLAYERS, &mute).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn the_programme_is_typed_shown_to_everybody_and_taken_from_the_regulation() {
    let hall = hall().await;
    let mut organiser = hall.owner().await;
    event(&mut organiser, "samara", 4).await;
    let items = "10:00-11:30 тур 1: большой зал\n12:00-13:00 перерыв";
    organiser.post("/e/1/programme", &[("what", "typed"), ("items", items)]).await.well();
    let public = hall.browser().get("/e/1").await.well();
    for shown in ["10:00-11:30", "сессия 1: большой зал", "перерыв"] {
        assert!(public.text().contains(shown), "{shown}: {}", public.text());
    }
    let wrong = organiser.post("/e/1/programme", &[("what", "typed"), ("items", "10:00-11:00 танцы")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text().contains("Строка 1") && wrong.text().contains("танцы"), "{}", wrong.text());
    let law = stored(&hall).await.setup.law;
    let page = organiser.get("/e/1/programme").await.well();
    assert_eq!(page.html.contains("value=\"printed\""), !law.hall.programme.is_empty());
    if !law.hall.programme.is_empty() {
        let form = [("what", "printed"), ("day", "2026-12-05")];
        organiser.post("/e/1/programme", &form).await.well();
        assert_eq!(stored(&hall).await.setup.programme.len(), law.hall.programme.len());
    }
}

#[tokio::test]
async fn a_gate_is_named_with_its_clause_and_passed_with_a_reason() {
    let hall = hall().await;
    let mut organiser = hall.owner().await;
    event(&mut organiser, "sichuan", 4).await;
    let over = [("name", "Пятый"), ("part", "player"), ("override", "приехал издалека")];
    organiser.post("/e/1/people", &over).await.well();
    // What was asked and is not known stays a gate when what is known changes.
    let young = [("name", "Пятый"), ("part", "player"), ("birth", "2015-05-05"), ("override", "")];
    organiser.post("/e/1/people/5", &young).await.well();
    let open = tournament::people::open_gates(&stored(&hall).await, PersonId(5));
    assert!(!open.is_empty(), "a child of eleven plays with restrictions at least");
    let page = organiser.get("/e/1/people/5").await.well();
    for (_, basis) in &open {
        assert!(page.text().contains(&text::citation(text::Lang::Ru, *basis)), "{}", page.text());
    }
    let action = "/e/1/people/5/admit";
    let mute = organiser.send_form(&page, action, &[("reason", "")]).await;
    assert_eq!(mute.status, StatusCode::UNPROCESSABLE_ENTITY);
    organiser.send_form(&page, action, &[("reason", "играет с отцом")]).await.well();
    let left = tournament::people::open_gates(&stored(&hall).await, PersonId(5));
    assert_eq!(left.len(), open.len() - 1);
}

#[tokio::test]
async fn nobody_is_east_before_the_dice_are_thrown() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    event(&mut judge, "gambler", 4).await;
    judge.post("/e/1/people/check-in", &[("all", "1")]).await.well();
    while stored(&hall).await.seats.rounds.is_empty() {
        press(&mut judge).await;
    }
    let open = judge.get("/e/1/rounds/1").await.well();
    let board = open.html.split_once("<ol class=\"board\">").unwrap().1;
    assert!(board.contains("data-open") && !board.contains("class=\"wind"), "{board}");
    let dice = [("sum", "3"), ("sum", "9"), ("sum", "4"), ("sum", "5")];
    judge.post("/e/1/tables/1/seats", &dice).await.well();
    let found = judge.get("/e/1/rounds/1").await.well();
    let board = found.html.split_once("<ol class=\"board\">").unwrap().1;
    assert!(board.contains("title=\"Восток\"") && !board.contains("data-open"), "{board}");
}

#[tokio::test]
async fn names_hang_on_the_wall_in_the_order_of_the_alphabet() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    event(&mut owner, "samara", 1).await;
    for name in ["Яшин", "Еремин", "Ёжиков", "Абрамов", "Жуков", "Бунин", "Власов"]
    {
        owner.post("/e/1/people", &[("name", name), ("part", "player")]).await.well();
    }
    owner.post("/e/1/people/check-in", &[("all", "1")]).await.well();
    while stored(&hall).await.seats.rounds.first().is_none_or(|r| r.visibility == Visibility::Planned) {
        press(&mut owner).await;
    }
    let wall = owner.get("/e/1/wall").await.well().text();
    let names = ["Абрамов", "Бунин", "Власов", "Ёжиков", "Еремин", "Жуков", "Яшин"];
    let places: Vec<usize> = names.iter().map(|name| wall.find(name).unwrap()).collect();
    assert!(places.is_sorted(), "{wall}");
}

#[tokio::test]
async fn a_table_with_a_late_player_is_entered_deal_by_deal() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    begun_event(&hall, &mut judge, "gambler", 4).await;
    let page = judge.get(&format!("{PLAYERS}?entry=4")).await.well();
    let late = [("what", "late"), ("minutes", "3"), ("act", "do")];
    judge.send_form(&page, PLAYERS, &late).await.well();
    let totals = ["5/230/1", "4/10/1", "0/-90/1", "-1/-150/1"].map(|points| ("points", points));
    let totals = [&[("table", "1"), ("version", ""), ("confirm", "1")], &totals[..]].concat();
    let refused = judge.post("/e/1/rounds/1/results", &totals).await;
    assert!(refused.text().contains("результат вводят по сдачам"), "{}", refused.text());
    let table = judge.get("/e/1/rounds/1/tables/1").await.well();
    assert!(table.text().contains("Записать по сдачам"), "{}", table.text());
    let line = "S mahjong W E 8 S 96 W 0 N 4";
    let form = [("table", "1"), ("version", ""), ("confirm", "1")];
    let torn = [&form[..], &[("sheet", "S mahjong W E 8 S")]].concat();
    let wrong = judge.post("/e/1/rounds/1/results", &torn).await;
    assert!(wrong.text().contains("лист не читается, строка 1"), "{}", wrong.text());
    let odd = [&form[..], &[("sheet", "S mahjong S E 8 S 96 W 0 N 4")]].concat();
    let wrong = judge.post("/e/1/rounds/1/results", &odd).await;
    assert!(wrong.text().contains("сдача 1 листа не могла пройти так"), "{}", wrong.text());
    assert!(wrong.text().contains("своим сносом нельзя"), "the law says why: {}", wrong.text());
    let sheet = [line; 4].join("\n");
    judge.post("/e/1/rounds/1/results", &[&form[..], &[("sheet", &sheet)]].concat()).await.well();
    let event = stored(&hall).await;
    let paper = event.protocol.all.values().next().unwrap();
    assert!(matches!(paper.progress, Progress::Confirmed(_)));
    assert!(matches!(paper.entered().unwrap().sheet, Sheet::Deals(_)));
}
