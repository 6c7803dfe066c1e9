//! Tesuji: the club, its rating and its tables; what is agreed and done at a table.
use super::support::{GAMES, PENALTIES, PHONE, PLAYERS, ROUND, TABLE, listed, playing};
use tournament::club::rating::ladder;
use tournament::penalty::Sanction;
use tournament::{EntryId, PersonId, RoundNo, TableNo};

#[tokio::test]
async fn tesuji_scope_2__a_table_is_told_what_it_plays_by() {
    playing("tesuji").await.told(PHONE, "scope.2", &["основная часть"]).await;
}

#[tokio::test]
async fn tesuji_scope_3__a_table_is_told_that_other_rules_are_agreed_before() {
    playing("tesuji").await.told(PHONE, "scope.3", &["JPML-B, EMA, WRC", "до ханчана"]).await;
}

#[tokio::test]
async fn tesuji_scope_4__a_table_is_told_that_one_voice_is_enough() {
    playing("tesuji").await.told(PHONE, "scope.4", &["хоть один настаивает"]).await;
}

#[tokio::test]
async fn tesuji_scope_5__a_table_is_told_when_it_is_settled() {
    playing("tesuji").await.told(PHONE, "scope.5", &["до ханчана"]).await;
}

#[tokio::test]
async fn tesuji_start_3__nobody_leaves_a_game_that_has_begun() {
    let mut event = playing("tesuji").await;
    event.refused("/e/1/people/1/leave", &[], "start.3").await;
    event.owner.post("/e/1/people/8/leave", &[]).await.well();
}

#[tokio::test]
async fn tesuji_start_4__there_are_penalties_once_the_game_has_begun() {
    let mut event = listed("tesuji", 8).await;
    let page = event.page(PENALTIES).await;
    assert!(!page.html.contains("value=\"tiles.wrong-number\""), "{}", page.text());
    event.game(["1", "2", "3", "4"], [""; 4], "yes").await.well();
    event.offered("tiles.wrong-number", Sanction::DeadHand, "dead.3", "dead.3").await;
    event.told(PENALTIES, "start.4", &["С той же минуты"]).await;
}

#[tokio::test]
async fn tesuji_yaku_19__the_reference_lists_the_yaku_and_no_others() {
    let mut event = playing("tesuji").await;
    let paper = event.page("/e/1/paper/reference").await;
    for yaku in ["Пинфу", "Таньяо", "Иппейко", "Чанта", "Иццу", "Сёсанген", "Рянпейко", "Джунчан", "Чиницу"]
    {
        assert!(paper.text().contains(yaku), "{yaku}");
    }
    event.told(PHONE, "yaku.19", &["вне этого списка"]).await;
}

#[tokio::test]
async fn tesuji_yaku_20__the_reference_has_the_prices_of_the_regulation() {
    let mut event = playing("tesuji").await;
    let paper = event.page("/e/1/paper/reference").await.text();
    for row in ["Пинфу 1 –", "Чанта 2 1", "Тойтой 2 2", "Рянпейко 3 –", "Хоницу 3 2", "Чиницу 6 5"]
    {
        assert!(paper.contains(row), "{row}: {paper}");
    }
    event.told(PHONE, "yaku.20", &["Менять указанные цены нельзя"]).await;
}

#[tokio::test]
async fn tesuji_rating_1__a_game_outside_official_meetings_is_not_rated() {
    let mut event = listed("tesuji", 8).await;
    let page =
        event.game(["1", "2", "3", "4"], ["40000", "30000", "20000", "10000"], "not-official").await.well();
    assert!(page.text().contains(&event.cites("rating.1")), "{}", page.text());
    assert!(ladder(&event.stored().await).unwrap().games.is_empty(), "it has moved nobody");
    event.game(["1", "2", "3", "4"], ["40000", "30000", "20000", "10000"], "yes").await.well();
    assert_eq!(ladder(&event.stored().await).unwrap().games.len(), 1);
    event.told(GAMES, "rating.1", &[]).await;
}

#[tokio::test]
async fn tesuji_rating_2__a_game_of_four_is_rated_and_a_single_round_is_not() {
    let mut event = listed("tesuji", 8).await;
    let page =
        event.game(["1", "2", "3", "4"], ["40000", "30000", "20000", "10000"], "one-round").await.well();
    assert!(page.text().contains(&event.cites("rating.2")), "{}", page.text());
    assert!(ladder(&event.stored().await).unwrap().games.is_empty());
    let page = event.page(GAMES).await;
    let rated = page.html.split("name=\"rated\"").nth(1).unwrap();
    assert!(rated.contains("<option value=\"yes\""), "rated is what is offered first");
    let page = event.game(["1", "2", "3", "4"], ["40000", "30000", "20000", "10000"], "yes").await.well();
    assert!(page.text().contains("530,00") && page.text().contains("470,00"), "{}", page.text());
    let three = event.game(["1", "2", "3", ""], ["40000", "30000", "30000", ""], "yes").await;
    assert_ne!(three.status, 200, "three do not play a rated game");
}

#[tokio::test]
async fn tesuji_rating_3__a_game_that_was_agreed_before_is_not_rated() {
    let mut event = listed("tesuji", 8).await;
    let page = event.game(["1", "2", "3", "4"], ["40000", "30000", "20000", "10000"], "agreed").await.well();
    assert!(page.text().contains(&event.cites("rating.3")), "{}", page.text());
    assert!(ladder(&event.stored().await).unwrap().games.is_empty(), "it has moved nobody");
    event.game(["1", "2", "3", "4"], ["40000", "30000", "20000", "10000"], "yes").await.well();
    assert_eq!(ladder(&event.stored().await).unwrap().games.len(), 1);
    event.told(GAMES, "rating.3", &[]).await;
}

#[tokio::test]
async fn tesuji_rating_9__ten_games_bring_somebody_on_the_list() {
    let mut event = listed("tesuji", 4).await;
    for _ in 0..9 {
        event.game(["1", "2", "3", "4"], ["40000", "30000", "20000", "10000"], "yes").await.well();
    }
    let place =
        |html: &str| html.split("<tr><td class=\"n\">").nth(1).unwrap().split('<').next().unwrap().to_owned();
    assert_eq!(place(&event.page(GAMES).await.html), "–");
    event.game(["1", "2", "3", "4"], ["40000", "30000", "20000", "10000"], "yes").await.well();
    assert_eq!(place(&event.page(GAMES).await.html), "1");
    event.told(GAMES, "rating.9", &["десять партий"]).await;
}

#[tokio::test]
async fn tesuji_tables_1__a_game_begins_as_soon_as_four_are_there() {
    let mut event = listed("tesuji", 4).await;
    event.game(["1", "2", "3", "4"], [""; 4], "yes").await.well();
    let begun = event.stored().await;
    assert!(begun.round.course(RoundNo(1)).unwrap().has_begun_at(TableNo(1)));
    event.told(GAMES, "tables.1", &["Как наберётся"]).await;
}

#[tokio::test]
async fn tesuji_tables_2__lots_are_drawn_where_several_games_can_begin() {
    let mut event = listed("tesuji", 8).await;
    let page = event.page(GAMES).await;
    let present: Vec<String> = (1..=8).map(|n| n.to_string()).collect();
    let typed: Vec<(&str, &str)> = present.iter().map(|n| ("present", n.as_str())).collect();
    event.owner.send_form(&page, "/e/1/games/tables", &typed).await.well();
    let seats = &event.stored().await.seats;
    assert_eq!(seats.rounds.len(), 2);
    let drawn: std::collections::BTreeSet<_> =
        seats.rounds.iter().flat_map(tournament::seats::SeatedRound::seated).collect();
    assert_eq!(drawn.len(), 8, "everybody sits once");
    event.told(GAMES, "tables.2", &["жребий"]).await;
}

#[tokio::test]
async fn tesuji_tables_3__those_who_want_to_sit_together_do() {
    let mut event = listed("tesuji", 8).await;
    event.game(["7", "2", "5", "1"], [""; 4], "yes").await.well();
    let seats = event.stored().await.seats.rounds[0].tables[0];
    assert_eq!(seats, [7, 2, 5, 1].map(|n| Some(EntryId(n))));
    event.told(GAMES, "tables.3", &["с кем хочется"]).await;
}

#[tokio::test]
async fn tesuji_tables_4__members_and_friends_from_far_cities_sit_down_first() {
    let mut event = listed("tesuji", 4).await;
    event.somebody("Член Клуба", "player", &[("membership", "member")]).await.well();
    event.somebody("Друг Издалека", "player", &[("membership", "far-friend")]).await.well();
    let page = event.page(GAMES).await;
    let at = event.cites("tables.4");
    for (name, first) in [("Член Клуба", true), ("Друг Издалека", true), ("Игрок 1", false)]
    {
        let label =
            page.html.split("<label class=\"box\">").find(|label| label.contains(&format!("<span>{name} ")));
        let label = label.unwrap().split("</label>").next().unwrap();
        assert_eq!(label.contains(&at), first, "{label}");
    }
}

#[tokio::test]
async fn tesuji_void_1__a_game_that_cannot_be_finished_has_no_result() {
    let mut event = playing("tesuji").await;
    event.told(ROUND, "void.1", &["партию считают не игранной"]).await;
    event.do_at(TABLE, TABLE, &[("what", "void"), ("reason", "закрыли зал")]).await;
    let stored = event.stored().await;
    assert!(stored.round.course(RoundNo(1)).unwrap().is_void(TableNo(1)));
    assert!(ladder(&stored).unwrap().games.is_empty());
    let mut form = vec![("table", "1"), ("version", ""), ("confirm", "1")];
    form.extend(["40000", "30000", "20000", "10000"].map(|points| ("points", points)));
    let late = event.owner.post("/e/1/rounds/1/results", &form).await;
    assert_eq!(late.status, 422, "{}", late.text());
}

#[tokio::test]
async fn tesuji_void_2__anybody_may_finish_the_game_of_who_refuses() {
    let mut event = listed("tesuji", 4).await;
    event.somebody("Запасной", "substitute", &[]).await.well();
    event.owner.post("/e/1/people/check-in", &[("all", "1")]).await.well();
    event.game(["1", "2", "3", "4"], [""; 4], "yes").await.well();
    event.told(PLAYERS, "void.2", &["доиграть за него может любой"]).await;
    let page = format!("{PLAYERS}?entry=1");
    let typed = [("by", "5"), ("until", "event"), ("deal", "3"), ("in_deal", "1"), ("override", "")];
    event.do_at(&page, "/e/1/rounds/1/substitute", &typed).await;
    let put = event.stored().await.substitute.all[0];
    assert_eq!((put.entry, put.by), (EntryId(1), Some(PersonId(5))));
    assert!(event.page(ROUND).await.text().contains("Запасной"));
}

#[tokio::test]
async fn tesuji_rec_7__a_table_is_told_how_discards_lie() {
    playing("tesuji").await.told(PHONE, "rec.7", &["по 6 в ряду"]).await;
}

#[tokio::test]
async fn tesuji_rec_7_2__a_table_is_told_that_a_discard_is_seen_at_once() {
    playing("tesuji").await.told(PHONE, "rec.7-2", &["прикрывать его нельзя"]).await;
}

#[tokio::test]
async fn tesuji_rec_8__a_table_is_told_the_words_of_calls() {
    playing("tesuji").await.told(PHONE, "rec.8", &["«пон», «чи» или «кан»"]).await;
}

#[tokio::test]
async fn tesuji_rec_12__a_table_is_told_to_say_riichi() {
    playing("tesuji").await.told(PHONE, "rec.12", &["«Риичи!»"]).await;
}

#[tokio::test]
async fn tesuji_rec_14__a_table_is_told_to_lay_the_winning_tile_apart() {
    playing("tesuji").await.told(PHONE, "rec.14", &["в сторонке на виду"]).await;
}
