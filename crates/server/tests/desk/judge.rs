//! The judge through the pages: penalties, calls, corrections, objections, games that do not count.
use super::client::hall;
use super::scene::{begun_event, enter, enter_and, look_and_do, stored};
use axum::http::StatusCode;
use reglament_server::offence_word;
use tournament::penalty::{Force, Sanction, Tariff, Unit, catalogue};
use tournament::protocol::Progress;
use tournament::{EntryId, RoundNo, TableId, TableNo};

const AT: TableId = TableId { round: RoundNo(1), table: TableNo(1) };

#[tokio::test]
async fn the_next_step_of_the_scale_is_shown_before_it_is_given_and_a_cancelled_one_does_not_count() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    begun_event(&hall, &mut judge, "sichuan", 8).await;
    let law = stored(&hall).await.setup.law.clone();
    let scaled = catalogue(&law).into_iter().find(|one| one.tariff == Tariff::Scale).unwrap();
    let word = offence_word(scaled.offence);
    let list = judge.get("/e/1/penalties").await.well();
    assert!(list.html.contains("/e/1/penalties?round=1&amp;entry=3"), "a player is one tap away");
    let mut given = Vec::new();
    for deal in ["1", "2", "3"] {
        let page = judge.get("/e/1/penalties?round=1&entry=3").await.well();
        let (look, done) =
            look_and_do(&hall, &mut judge, &page, "/e/1/penalties", &[("give", &word), ("deal", deal)]).await;
        let event = stored(&hall).await;
        let penalty = event.penalty.all.last().unwrap();
        let said = text::hall::sanction(&text::hall::Voice::of(text::Lang::Ru, &event), penalty.sanction);
        let button = format!("value=\"{word}\">{said}<");
        assert!(page.html.contains(&button), "{said} is not offered: {}", page.text());
        assert!(look.text().contains(&said) && done.text().contains(&said), "{said}: {}", look.text());
        given.push(penalty.sanction);
    }
    assert_eq!(given[0], Sanction::Warning);
    assert!(
        matches!((given[1], given[2]), (Sanction::Off(one, Unit::GamePoints), Sanction::Off(two, _)) if one < two),
        "{given:?}"
    );
    let page = judge.get("/e/1/penalties").await.well();
    let basis = stored(&hall).await.penalty.all[0].basis.unwrap();
    assert!(page.text().contains(&text::citation(text::Lang::Ru, basis)), "the clause stands with it");
    let cancel = [("what", "cancel"), ("reason", "перепутали игрока")];
    judge.send_form(&page, "/e/1/penalties/2", &cancel).await.well();
    let event = stored(&hall).await;
    assert_eq!(event.penalty.all[1].force, Force::Cancelled("перепутали игрока".to_owned()));
    let page = judge.get("/e/1/penalties").await.well();
    assert!(page.text().contains("сегодня это было бы"), "the third would be less: {}", page.text());
    let without = judge.post("/e/1/penalties/1", &[("what", "cancel"), ("reason", "")]).await;
    assert_eq!(without.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_scribe_reports_and_a_judge_makes_it_a_penalty() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    begun_event(&hall, &mut owner, "samara", 8).await;
    let (mut scribe, mut judge) =
        (hall.somebody(&mut owner, "scribe").await, hall.somebody(&mut owner, "judge").await);
    let law = stored(&hall).await.setup.law.clone();
    let fixed = catalogue(&law).into_iter().find(|one| matches!(one.tariff, Tariff::Fixed(Sanction::Chombo)));
    let word = offence_word(fixed.unwrap().offence);
    let page = scribe.get("/e/1/penalties?round=1&entry=1").await.well();
    assert!(!page.html.contains("/e/1/penalties/rule"), "a scribe does not rule");
    look_and_do(&hall, &mut scribe, &page, "/e/1/penalties", &[("give", &word)]).await;
    assert_eq!(stored(&hall).await.penalty.all[0].force, Force::Pending);
    let page = judge.get("/e/1/penalties").await.well();
    assert!(page.text().contains("Ждёт подтверждения"), "{}", page.text());
    judge.send_form(&page, "/e/1/penalties/1", &[("what", "confirm")]).await.well();
    assert_eq!(stored(&hall).await.penalty.all[0].force, Force::InForce);
}

#[tokio::test]
async fn a_ruling_takes_an_amount_in_the_units_of_the_regulation() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    begun_event(&hall, &mut judge, "gambler", 8).await;
    let page = judge.get("/e/1/penalties?round=1&entry=2").await.well();
    assert!(page.html.contains("value=\"off:tp\"") && !page.html.contains("value=\"off:gp\""));
    let typed = [("sanction", "off:tp"), ("amount", "2,5"), ("reason", "спорил с судьёй")];
    look_and_do(&hall, &mut judge, &page, "/e/1/penalties/rule", &typed).await;
    let event = stored(&hall).await;
    let penalty = &event.penalty.all[0];
    assert_eq!(penalty.sanction, Sanction::Off(5, Unit::TournamentPointHalves));
    assert_eq!((penalty.entry, penalty.note.as_str()), (EntryId(2), "спорил с судьёй"));
    let wrong = [("sanction", "off:tp"), ("amount", "много"), ("reason", "x")];
    let wrong = judge.send_form(&page, "/e/1/penalties/rule", &wrong).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text().contains("«много»"), "{}", wrong.text());
}

#[tokio::test]
async fn calls_wait_in_the_order_they_came_and_end_with_a_ruling() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    begun_event(&hall, &mut judge, "samara", 8).await;
    let mut scribe = hall.somebody(&mut judge, "scribe").await;
    for (table, about) in [("2", "чья очередь?"), ("1", "упал тайл")] {
        let page = scribe.get(&format!("/e/1/rounds/1/tables/{table}")).await.well();
        scribe.send_form(&page, "/e/1/calls", &[("about", about)]).await.well();
    }
    let desk = judge.get("/e/1/desk").await.well();
    assert!(desk.html.contains("href=\"/e/1/calls\""), "the step leads to the calls: {}", desk.text());
    let page = judge.get("/e/1/calls").await.well();
    let text = page.text();
    assert!(text.find("чья очередь?").unwrap() < text.find("упал тайл").unwrap(), "{text}");
    judge.send_form(&page, "/e/1/calls/1", &[("ruling", "ходит юг")]).await.well();
    let event = stored(&hall).await;
    assert_eq!(event.round.calls[0].answered.as_ref().map(|(_, ruling)| ruling.as_str()), Some("ходит юг"));
    assert_eq!(event.round.waiting(tournament::Moment(0)).len(), 1);
    assert!(judge.get("/e/1/calls").await.well().text().contains("ходит юг"));
}

#[tokio::test]
async fn a_correction_shows_who_moves_and_keeps_both_versions_with_who_and_why() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    begun_event(&hall, &mut judge, "samara", 8).await;
    for table in ["1", "2"] {
        enter(&mut judge, table, ["42000", "31000", "29000", "18000"]).await.well();
    }
    let page = judge.get("/e/1/rounds/1/tables/1").await.well();
    let points = ["18000", "31000", "29000", "42000"].map(|points| ("points", points));
    let typed = [&points[..], &[("correct", "переставили строки"), ("confirm", "1")]].concat();
    let (look, done) = look_and_do(&hall, &mut judge, &page, "/e/1/rounds/1/results", &typed).await;
    assert!(look.text().contains("Как изменятся места"), "{}", look.text());
    assert_eq!(done.path.split('?').next(), Some("/e/1/rounds/1/tables/1"));
    let event = stored(&hall).await;
    let paper = event.protocol.get(AT).unwrap();
    assert_eq!((paper.versions.len(), paper.current.0), (2, 2));
    assert!(matches!(paper.progress, Progress::Confirmed(_)));
    for what in ["переставили строки", "Версия 1", "Версия 2", "Хозяйка (владелец)"]
    {
        assert!(done.text().contains(what), "{what}: {}", done.text());
    }
    let page = judge.get("/e/1/rounds/1/tables/1").await.well();
    let without = [&points[..1], &points[..3]].concat();
    let without = judge.send_form(&page, "/e/1/rounds/1/results", &without).await;
    assert_eq!(
        without.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "what is confirmed is corrected with a reason"
    );
}

#[tokio::test]
async fn an_objection_waits_for_the_judge_who_chooses_a_version() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    begun_event(&hall, &mut judge, "samara", 8).await;
    enter(&mut judge, "1", ["42000", "31000", "29000", "18000"]).await.well();
    let mut scribe = hall.somebody(&mut judge, "scribe").await;
    let page = scribe.get("/e/1/rounds/1/tables/1").await.well();
    let action = "/e/1/rounds/1/tables/1/object";
    let page = scribe.send_form(&page, action, &[("seat", "south"), ("text", "не те очки")]).await.well();
    assert!(page.text().contains("не те очки"), "{}", page.text());
    assert_eq!(stored(&hall).await.protocol.get(AT).unwrap().objections.len(), 1);
    let page = judge.get("/e/1/rounds/1/tables/1").await.well();
    let typed = [("reason", "считали вместе, всё верно")];
    look_and_do(&hall, &mut judge, &page, "/e/1/rounds/1/settle", &typed).await;
    let event = stored(&hall).await;
    assert!(event.protocol.get(AT).unwrap().objections.is_empty());
}

#[tokio::test]
async fn a_game_that_does_not_count_has_no_result() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    begun_event(&hall, &mut judge, "samara", 8).await;
    let page = judge.get("/e/1/rounds/1/tables/1").await.well();
    let typed = [("what", "void"), ("reason", "стол рассыпали")];
    look_and_do(&hall, &mut judge, &page, "/e/1/rounds/1/tables/1", &typed).await;
    let event = stored(&hall).await;
    assert!(event.round.course(RoundNo(1)).unwrap().is_void(TableNo(1)));
    let late = enter(&mut judge, "1", ["42000", "31000", "29000", "18000"]).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn the_log_says_the_numbers_and_offers_to_undo_only_what_can_be() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    begun_event(&hall, &mut judge, "samara", 8).await;
    enter(&mut judge, "1", ["42000", "31000", "29000", "18000"]).await.well();
    let log = judge.get("/e/1/log").await.well();
    let event = stored(&hall).await;
    let east = event.seats.seats(AT).unwrap()[0].unwrap();
    let name = text::hall::Names::entry(&event, text::Lang::Ru, east);
    assert!(log.text().contains(&format!("В {name} 42000")), "{}", log.text());
    let rows: Vec<&str> = log.html.split("<tr").skip(2).collect();
    for (row, entry) in rows.iter().zip(event.log().iter().rev()) {
        let undo = tournament::undo::Command { command: entry.command, reason: "?".to_owned() };
        let order = tournament::Order {
            id: tournament::CommandId(7),
            by: tournament::Actor::of(tournament::Role::Owner),
            at: entry.at.max(event.log().last().unwrap().at),
            command: tournament::Command::Undo(undo),
        };
        assert_eq!(row.contains("/e/1/undo"), event.decide(&order).is_ok(), "{row}");
    }
    assert!(log.text().contains("Почему не отменить"), "{}", log.text());
}

#[tokio::test]
async fn a_seating_with_those_who_are_kept_apart_is_offered_anew_before_it_is_announced() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    let mut form = super::scene::settings(&[("rules", "sichuan")]);
    form.push(("rounds", "3"));
    owner.post("/events", &form).await.well();
    let list: Vec<String> =
        (1..=8).map(|n| format!("Игрок {n}; Клан {}; 1990-01-01; зачёт", n % 4)).collect();
    let list = format!("имя; клан; дата рождения; опыт\n{}", list.join("\n"));
    owner.post("/e/1/people/list", &[("list", &list), ("known", "in")]).await.well();
    owner.post("/e/1/people/check-in", &[("all", "1")]).await.well();
    let together = |event: &tournament::Tournament| {
        let waits = tournament::round::next::next_step(event, event.log().last().unwrap().at).waits;
        waits.iter().any(|wait| matches!(wait, tournament::round::next::Wait::Together(..)))
    };
    // These lots seat two of one clan at a table.
    owner.post("/e/1/step", &[("step", "draw"), ("round", "0"), ("seed", "1")]).await.well();
    owner.post("/e/1/step", &[("step", "seat"), ("round", "1"), ("seed", "1")]).await.well();
    assert!(together(&stored(&hall).await), "the lots seat a clan together");
    let desk = owner.get("/e/1/desk").await.well();
    assert_eq!(desk.hidden("step").as_deref(), Some("seat-again"), "{}", desk.text());
    owner.post("/e/1/step", &[("step", "seat-again"), ("round", "1")]).await.well();
    assert!(!together(&stored(&hall).await), "clans sit apart after it");
    let desk = owner.get("/e/1/desk").await.well();
    assert_eq!(desk.hidden("step").as_deref(), Some("publish"), "{}", desk.text());
}

#[tokio::test]
async fn a_result_is_confirmed_on_the_page_of_its_table() {
    let hall = hall().await;
    let mut judge = hall.owner().await;
    begun_event(&hall, &mut judge, "samara", 8).await;
    enter_and(&mut judge, "1", ["42000", "31000", "29000", "18000"], &[]).await.well();
    let page = judge.get("/e/1/rounds/1/tables/1").await.well();
    judge.send_form(&page, "/e/1/rounds/1/confirm", &[]).await.well();
    assert!(matches!(stored(&hall).await.protocol.get(AT).unwrap().progress, Progress::Confirmed(_)));
}
