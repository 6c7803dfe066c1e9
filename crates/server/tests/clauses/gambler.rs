//! Gambler: entry, the course of a round, lateness, replacements.
use super::support::{PENALTIES, PEOPLE, PLAYERS, ROUND, TABLE, empty, listed, playing, with};
use tournament::penalty::Sanction;
use tournament::people::{Standing, Told, places};
use tournament::round::{Extra, Tables};
use tournament::{EntryId, PersonId, RoundNo, Span, TableNo};

const SETTINGS: &str = "/e/1/settings";

#[tokio::test]
async fn gambler_1_1__visitors_and_those_who_paid_the_fee_enter() {
    let mut event = empty("gambler").await;
    event.refused(PEOPLE, &[("name", "Прохожий"), ("part", "player")], "1.1").await;
    for (name, membership) in
        [("Гость", "visitor"), ("Гостья", "visitor"), ("Заплативший", "paid"), ("Внёсшая", "paid")]
    {
        event.somebody(name, "player", &[("membership", membership)]).await.well();
    }
    assert_eq!(places(&event.stored().await).players, 4);
}

#[tokio::test]
async fn gambler_1_2__the_organiser_is_told_that_there_is_no_money() {
    playing("gambler").await.told(SETTINGS, "1.2", &["призовых денег нет"]).await;
}

#[tokio::test]
async fn gambler_1_3_2__the_organiser_is_told_what_teams_count() {
    playing("gambler").await.told(SETTINGS, "1.3-2", &["баллы команд"]).await;
}

#[tokio::test]
async fn gambler_1_3_3__the_organiser_is_told_whose_places_are_kept() {
    playing("gambler").await.told(SETTINGS, "1.3-3", &["Четырём лучшим"]).await;
}

#[tokio::test]
async fn gambler_2_2_2__the_clock_runs_80_minutes() {
    let mut event = listed("gambler", 8).await;
    event.announce().await;
    assert!(event.page(ROUND).await.text().contains("1:20:00"), "{}", event.page(ROUND).await.text());
    event.told(ROUND, "2.2-2", &["80 минут"]).await;
}

#[tokio::test]
async fn gambler_2_2_3__the_judge_is_told_that_the_final_has_no_clock() {
    playing("gambler").await.told(ROUND, "2.2-3", &["часы не запускаются"]).await;
}

#[tokio::test]
async fn gambler_2_6__who_is_over_a_multiple_of_four_waits() {
    let mut event = listed("gambler", 9).await;
    let page = event.page(PEOPLE).await;
    assert!(page.text().contains("2 стола"), "{}", page.text());
    event.told(PEOPLE, "2.6", &["делиться на 4"]).await;
    assert!(page.text().contains("8 игроков") && page.text().contains("ждут места 1"), "{}", page.text());
    let places = places(&event.stored().await);
    assert_eq!((places.players, places.waiting.len()), (8, 1));
}

#[tokio::test]
async fn gambler_2_6_2__the_list_says_where_players_sign_up() {
    playing("gambler").await.told(PEOPLE, "2.6-2", &["форуме Гамблера", "БКБТ"]).await;
}

#[tokio::test]
async fn gambler_2_6_3__who_did_not_sign_up_enters_when_the_judge_agrees() {
    let mut event = listed("gambler", 8).await;
    event.owner.post("/e/1/people/approve", &[]).await.well();
    let late = [("name", "Пришедший"), ("part", "player"), ("membership", "visitor")];
    event.refused(PEOPLE, &late, "2.6-3").await;
    event.owner.post(PEOPLE, &[&late[..], &[("override", "судья не возражает")]].concat()).await.well();
    assert!(event.page(PEOPLE).await.text().contains("Пришедший"));
}

#[tokio::test]
async fn gambler_5_2__the_signal_is_for_all_for_a_table_or_for_a_range() {
    for (typed, tables) in [("1", vec![1]), ("1-2", vec![1, 2]), ("", vec![1, 2, 3])] {
        let mut event = listed("gambler", 12).await;
        event.announce().await;
        let signal = [("signal", "start"), ("tables", typed)];
        event.owner.post("/e/1/rounds/1/signal", &signal).await.well();
        let stored = event.stored().await;
        let course = stored.round.course(RoundNo(1)).unwrap();
        let begun: Vec<u16> = (1..=3).filter(|n| course.has_begun_at(TableNo(*n))).collect();
        assert_eq!(begun, tables);
        event.told(ROUND, "5.2", &["на группу столов"]).await;
    }
}

#[tokio::test]
async fn gambler_5_2_2__a_game_that_began_before_its_signal_is_stopped() {
    let mut event = listed("gambler", 8).await;
    event.announce().await;
    event.told(TABLE, "5.2-2", &["судья может остановить"]).await;
    event.do_at(TABLE, TABLE, &[("what", "stop"), ("reason", "начали до сигнала")]).await;
    let log = event.page("/e/1/log").await;
    assert!(log.text().contains("начали до сигнала"), "{}", log.text());
}

#[tokio::test]
async fn gambler_5_3__the_page_says_from_when_on_tables_close_up_and_closes_them() {
    let mut event = playing("gambler").await;
    let page = event.page(PLAYERS).await;
    assert!(page.text().contains("Вокруг опоздавших уплотняют с"), "{}", page.text());
    let gone = event.stored().await.seats.rounds[0].tables[0][1].unwrap().to_string();
    event.told(PLAYERS, "5.3", &["на 5 минут"]).await;
    event.do_at(&format!("{PLAYERS}?entry={gone}"), PLAYERS, &[("what", "absent")]).await;
    assert!(event.page(PLAYERS).await.html.contains(&format!("value=\"{gone}\" checked")));
    assert!(event.page(PLAYERS).await.html.contains("action=\"/e/1/rounds/1/close-up\""));
}

#[tokio::test]
async fn gambler_5_4_2__a_replacement_comes_from_the_list() {
    let mut event = with("gambler", "substitute").await;
    let page = event.page(&format!("{PLAYERS}?entry=1")).await;
    assert!(page.html.contains("<option value=\"9\">Девятый"), "{}", page.text());
    assert!(page.html.contains(&event.cites("5.4-2")), "{}", page.text());
}

#[tokio::test]
async fn gambler_5_6__the_last_deal_is_signalled_when_the_time_is_over() {
    let mut event = playing("gambler").await;
    event.told(ROUND, "5.6", &["сигнал о последней сдаче"]).await;
    let page = event.page(ROUND).await;
    // The time is not over yet: the page offers the other signals alone, and the law refuses this one.
    assert!(page.html.contains("value=\"pause\"") && !page.html.contains("value=\"last-deal\""));
    event.refused("/e/1/rounds/1/signal", &[("signal", "last-deal"), ("tables", "")], "5.6").await;
}

#[tokio::test]
async fn gambler_5_6_2__a_signal_that_is_ignored_is_noted_with_10() {
    let mut event = playing("gambler").await;
    event.offered("ignored-signal", Sanction::Noted(10), "5.6-2", "5.6-2").await;
}

#[tokio::test]
async fn gambler_5_6_5__a_table_gets_more_minutes_or_deals() {
    let mut event = playing("gambler").await;
    event.told(ROUND, "5.6-5", &["прибавить минуты или сдачи"]).await;
    for more in [[("minutes", "7"), ("deals", "")], [("minutes", ""), ("deals", "2")]] {
        let form = [&more[..], &[("signal", "extra"), ("tables", "2"), ("reason", "спор")]].concat();
        event.owner.post("/e/1/rounds/1/signal", &form).await.well();
    }
    let stored = event.stored().await;
    let extras = &stored.round.course(RoundNo(1)).unwrap().extras;
    assert_eq!((extras[0].extra, extras[0].tables), (Extra::Time(Span::minutes(7)), Tables::one(TableNo(2))));
    assert_eq!(extras[1].extra, Extra::Deals(2));
}

#[tokio::test]
async fn gambler_5_7__who_does_not_go_on_is_taken_off_by_a_button() {
    let mut event = playing("gambler").await;
    event.told(PEOPLE, "5.7", &["кнопка отказа"]).await;
    let page = event.page(&format!("{PLAYERS}?entry=2")).await;
    event.owner.send_form(&page, "/e/1/people/2/leave", &[]).await.well();
    let stored = event.stored().await;
    assert_eq!(stored.people.person(PersonId(2)).unwrap().standing, Standing::Left(Told::Judge));
}

#[tokio::test]
async fn gambler_5_8__who_does_not_come_and_says_nothing_is_banned_for_a_month() {
    let mut event = playing("gambler").await;
    let page = format!("{PLAYERS}?entry=2");
    let (look, _) = event.do_at(&page, PLAYERS, &[("what", "untold")]).await;
    assert!(look.text().contains(&event.cites("5.8")), "{}", look.text());
    let given = event.stored().await.penalty.all.last().unwrap().sanction;
    assert!(matches!(given, Sanction::Banned(day) if day.to_string() == "2027-01-05"), "{given:?}");
}

#[tokio::test]
async fn gambler_5_9__somebody_else_sits_down_between_deals_and_the_seat_keeps_its_points() {
    let mut event = with("gambler", "substitute").await;
    event.told(PLAYERS, "5.9", &["очки места при этом сохраняются"]).await;
    let page = format!("{PLAYERS}?entry=1");
    assert!(!event.page(&page).await.html.contains("name=\"in_deal\""), "not within a deal");
    let typed = [("by", "9"), ("until", "event"), ("deal", "3"), ("override", "")];
    event.do_at(&page, "/e/1/rounds/1/substitute", &typed).await;
    let put = event.stored().await.substitute.all[0];
    assert_eq!((put.entry, put.by, put.from_deal), (EntryId(1), Some(PersonId(9)), 3));
}

#[tokio::test]
async fn gambler_5_9_3__a_replacement_is_for_good() {
    let mut event = with("gambler", "substitute").await;
    let page = event.page(&format!("{PLAYERS}?entry=1")).await;
    assert!(page.html.contains("value=\"event\"") && !page.html.contains("<option value=\"round\""));
    event.told(PLAYERS, "5.9-3", &["обратно не возвращается"]).await;
    let form = [("entry", "1"), ("by", "9"), ("until", "round"), ("deal", "1")];
    event.refused("/e/1/rounds/1/substitute", &form, "5.9-3").await;
}

#[tokio::test]
async fn gambler_5_9_4__the_judge_is_told_who_asks_for_a_replacement() {
    playing("gambler").await.told(PLAYERS, "5.9-4", &["сам уходящий или судья"]).await;
}

#[tokio::test]
async fn gambler_5_10__a_late_player_is_fined_or_removed() {
    let mut event = playing("gambler").await;
    event.told(PLAYERS, "5.10", &["снять с заменой"]).await;
    event.do_at(&format!("{PLAYERS}?entry=3"), PLAYERS, &[("what", "late"), ("minutes", "7")]).await;
    let page = format!("{PLAYERS}?entry=2");
    let typed = [("what", "out"), ("minutes", "7"), ("reason", "не первый раз")];
    let (look, _) = event.do_at(&page, PLAYERS, &typed).await;
    assert!(look.text().contains(&event.cites("5.10")), "{}", look.text());
    let stored = event.stored().await;
    assert_eq!(stored.round.course(RoundNo(1)).unwrap().lateness(EntryId(3)), Span::minutes(7));
    assert_eq!(stored.penalty.all.last().unwrap().sanction, Sanction::Disqualified);
}

#[tokio::test]
async fn gambler_6_4__four_judges_have_the_rights_of_judges() {
    let mut event = playing("gambler").await;
    event.told(PENALTIES, "6.4", &["двое из Москвы и двое из Петербурга"]).await;
    for _ in 0..4 {
        let mut judge = event.hall.somebody(&mut event.owner, "judge").await;
        let page = judge.get(PENALTIES).await.well();
        assert!(page.html.contains("action=\"/e/1/penalties/rule\""), "a judge rules");
    }
}
