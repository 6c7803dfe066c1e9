//! Sichuan: registration, seating, substitutes, incomplete tables.
use super::support::{DRAW, PEOPLE, PLAYERS, ROUND, TABLE, empty, listed, playing, with};
use tournament::people::{Gate, open_gates};
use tournament::{EntryId, PersonId};

#[tokio::test]
async fn sichuan_registration_1__the_form_asks_for_age_and_experience() {
    let mut event = empty("sichuan").await;
    let page = event.page(PEOPLE).await;
    let asked = page.html.split("<dl class=\"facts\">").nth(1).unwrap().split("</dl>").next().unwrap();
    for asks in ["дата рождения", "опыт"] {
        let row = asked.split("<dt>").find(|row| row.starts_with(asks)).unwrap();
        assert!(row.contains(&event.cites("registration.1")), "{row}");
    }
    for field in ["name=\"birth\"", "name=\"experience\""] {
        assert!(page.html.contains(field), "{field}");
    }
    event.refused(PEOPLE, &[("name", "Первый"), ("part", "player")], "registration.1").await;
}

#[tokio::test]
async fn sichuan_registration_2__a_newcomer_has_passed_a_qualification() {
    let mut event = empty("sichuan").await;
    let form = [("name", "Новичок"), ("part", "player"), ("birth", "1990-01-01"), ("experience", "none")];
    event.refused(PEOPLE, &form, "registration.2").await;
    let form =
        [("name", "Новичок"), ("part", "player"), ("birth", "1990-01-01"), ("experience", "qualified")];
    event.owner.post(PEOPLE, &form).await.well();
    assert!(open_gates(&event.stored().await, PersonId(1)).is_empty());
}

#[tokio::test]
async fn sichuan_registration_3__who_attested_the_qualification_is_kept() {
    let mut event = empty("sichuan").await;
    event.told(PEOPLE, "registration.3", &["кто подтвердил"]).await;
    let more = [("birth", "1990-01-01"), ("experience", "qualified"), ("attested", "кружок на Садовой")];
    event.somebody("Новичок", "player", &more).await.well();
    let page = event.page("/e/1/people/1").await;
    assert!(page.html.contains("name=\"attested\" value=\"кружок на Садовой\""), "{}", page.text());
}

#[tokio::test]
async fn sichuan_registration_4__restrictions_of_a_minor_are_entered() {
    let mut event = empty("sichuan").await;
    let more = [("birth", "2011-05-05"), ("experience", "tournaments")];
    event.somebody("Младший", "player", &more).await.well();
    let page = event.page("/e/1/people/1").await;
    assert!(page.text().contains(&event.cites("registration.4")), "{}", page.text());
    let restrict = [("what", "restrict"), ("restrictions", "без последней сессии")];
    event.owner.send_form(&page, "/e/1/people/1/admit", &restrict).await.well();
    let gates = open_gates(&event.stored().await, PersonId(1));
    assert!(gates.iter().all(|(gate, _)| *gate != Gate::Restrictions), "{gates:?}");
    assert!(event.page("/e/1/people/1").await.html.contains("без последней сессии"));
}

#[tokio::test]
async fn sichuan_registration_5__a_child_is_a_substitute_or_nothing() {
    let mut event = empty("sichuan").await;
    let child = [("name", "Малыш"), ("birth", "2016-05-05"), ("experience", "tournaments")];
    event.refused(PEOPLE, &[&child[..], &[("part", "player")]].concat(), "registration.5").await;
    event.told(PEOPLE, "registration.5", &["на одну или две сессии"]).await;
}

#[tokio::test]
async fn sichuan_registration_6__the_organiser_is_told_of_requirements_of_his_own() {
    playing("sichuan").await.told(PEOPLE, "registration.6", &["собственные условия"]).await;
}

#[tokio::test]
async fn sichuan_seating_1__three_systems_are_offered() {
    let mut event = listed("sichuan", 8).await;
    let page = event.page(DRAW).await;
    let offered =
        page.html.split("<select name=\"system\">").nth(1).unwrap().split("</select>").next().unwrap();
    for (id, there) in
        [("programmatic", true), ("danish", true), ("fixed", true), ("italian", false), ("snake", false)]
    {
        assert_eq!(offered.contains(&format!("<option value=\"{id}\"")), there, "{id}: {offered}");
    }
    event.told(DRAW, "seating.1", &["программная, датская и фиксированная"]).await;
}

#[tokio::test]
async fn sichuan_seating_8__the_hall_sees_tables_and_no_winds() {
    let mut event = listed("sichuan", 8).await;
    event.announce().await;
    let wall = event.page("/e/1/wall").await;
    assert!(wall.html.contains("<li><span>Игрок 1"), "{}", wall.text());
    let tables = wall.html.split("<ul class=\"tables\">").nth(1).unwrap().split("</ul>").next().unwrap();
    for wind in ["В", "Ю", "З", "С"] {
        assert!(!tables.contains(&format!("<span class=\"wind\">{wind}</span>")), "{tables}");
    }
    event.told(DRAW, "seating.8", &["исключительно номер стола"]).await;
}

#[tokio::test]
async fn sichuan_seating_9__the_winds_that_were_drawn_are_written_down() {
    let mut event = listed("sichuan", 8).await;
    event.announce().await;
    event.told(DRAW, "seating.9", &["карточками ветров"]).await;
    let sits = event.stored().await.seats.rounds[0].tables[0].map(|entry| entry.unwrap());
    let page = event.page(TABLE).await;
    let order: Vec<String> = [2, 0, 3, 1].iter().map(|i: &usize| sits[*i].to_string()).collect();
    let drawn: Vec<(&str, &str)> = order.iter().map(|entry| ("player", entry.as_str())).collect();
    event.owner.send_form(&page, "/e/1/rounds/1/tables/1/winds", &drawn).await.well();
    let found = event.stored().await.seats.rounds[0].tables[0];
    assert_eq!(found, [sits[2], sits[0], sits[3], sits[1]].map(Some));
}

#[tokio::test]
async fn sichuan_substitute_1__a_substitute_sits_in_the_place_of_who_is_absent() {
    let mut event = with("sichuan", "substitute").await;
    event.told(PLAYERS, "substitute.1", &["На место отсутствующего"]).await;
    let typed = [("by", "9"), ("until", "round"), ("deal", "1"), ("override", "")];
    event.do_at(&format!("{PLAYERS}?entry=1"), "/e/1/rounds/1/substitute", &typed).await;
    assert_eq!(event.stored().await.substitute.all[0].entry, EntryId(1));
    assert!(event.page(ROUND).await.text().contains("Девятый (за: Игрок 1"));
}

#[tokio::test]
async fn sichuan_incomplete_1__the_last_table_may_play_with_three() {
    let mut event = listed("sichuan", 7).await;
    event.told(DRAW, "incomplete.1", &["игра меньшим составом"]).await;
    event.play().await;
    let tables = event.stored().await.seats.rounds[0].tables.clone();
    let sits: Vec<usize> = tables.iter().map(|table| table.iter().flatten().count()).collect();
    assert_eq!(sits, [4, 3]);
}

#[tokio::test]
async fn sichuan_incomplete_2__the_desk_warns_where_there_are_no_substitutes() {
    let mut event = listed("sichuan", 8).await;
    let at = event.cites("incomplete.2");
    assert!(event.page("/e/1/desk").await.text().contains(&at), "{}", event.page("/e/1/desk").await.text());
    event.somebody("Запасной", "substitute", &[("override", "свой")]).await.well();
    assert!(!event.page("/e/1/desk").await.text().contains(&at), "{}", event.page("/e/1/desk").await.text());
    event.told(DRAW, "incomplete.2", &["достаточным числом замен"]).await;
}
