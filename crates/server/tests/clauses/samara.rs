//! Samara: its judges, leaving the table, the manners of a table.
use super::support::{PENALTIES, PEOPLE, PHONE, PLAYERS, TABLE, listed, playing, with};
use axum::http::StatusCode;
use tournament::EntryId;
use tournament::penalty::Sanction;
use tournament::people::Part;

#[tokio::test]
async fn samara_5_1__there_is_one_chief_judge() {
    let mut event = listed("samara", 8).await;
    event.somebody("Судья Первый", "chief-judge", &[]).await.well();
    let second = event.somebody("Судья Второй", "chief-judge", &[]).await;
    assert_eq!(second.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", second.text());
    assert!(second.text().contains("Судья Первый"), "{}", second.text());
    event.told(PEOPLE, "5.1", &["единственный и назван заранее"]).await;
}

#[tokio::test]
async fn samara_5_2a__the_chief_judge_has_assistants() {
    let mut event = listed("samara", 8).await;
    for name in ["Помощник Первый", "Помощник Второй"] {
        event.somebody(name, "assistant", &[]).await.well();
    }
    let assistants = event.stored().await;
    assert_eq!(assistants.people.all().filter(|(_, p)| p.part == Part::AssistantJudge).count(), 2);
    event.told(PEOPLE, "5.2a", &["один либо больше"]).await;
}

#[tokio::test]
async fn samara_5_4__a_ruling_stands_by_the_word_of_the_chief_judge() {
    let mut event = playing("samara").await;
    event.told(PENALTIES, "5.4", &["жалобу подать нельзя"]).await;
    let typed = [("sanction", "warning"), ("amount", ""), ("reason", "спорил")];
    let (_, done) = event.do_at(PENALTIES, "/e/1/penalties/rule", &typed).await;
    assert_eq!(event.stored().await.penalty.all[0].sanction, Sanction::Warning);
    let (at, page) = (event.cites("5.4"), done.html.split("id=\"penalty-1\"").nth(1).unwrap().to_owned());
    assert!(page.split("</p>").next().unwrap().contains(&at), "{page}");
}

#[tokio::test]
async fn samara_5_5__the_chief_judge_is_not_seated() {
    let mut event = listed("samara", 8).await;
    event.somebody("Иван Свистков", "chief-judge", &[]).await.well();
    event.refused("/e/1/people/9/admit", &[("what", "place")], "5.5").await;
    event.play().await;
    let page = event.page("/e/1/rounds/1").await;
    assert!(!page.text().contains("Иван Свистков"), "{}", page.text());
}

#[tokio::test]
async fn samara_5_6__an_assistant_sits_down_for_who_is_missing() {
    let mut event = with("samara", "assistant").await;
    let page = event.page(&format!("{PLAYERS}?entry=1")).await;
    assert!(page.text().contains(&event.cites("5.6")), "{}", page.text());
    let typed = [("by", "9"), ("until", "round"), ("deal", "1"), ("override", "")];
    event.do_at(&format!("{PLAYERS}?entry=1"), "/e/1/rounds/1/substitute", &typed).await;
    assert_eq!(event.stored().await.substitute.all[0].entry, EntryId(1));
    assert!(event.page("/e/1/rounds/1").await.text().contains("Девятый (за: Игрок 1"));
}

#[tokio::test]
async fn samara_5_2_2__a_table_is_told_when_somebody_may_leave() {
    playing("samara").await.told(PHONE, "5.2.2", &["в паузе между раздачами"]).await;
}

#[tokio::test]
async fn samara_5_2_2_2__a_table_is_told_how_often_and_how_long() {
    playing("samara").await.told(PHONE, "5.2.2-2", &["максимум 5 минут"]).await;
}

#[tokio::test]
async fn samara_rules_2_1_2__a_table_is_shown_its_seats_in_their_order() {
    let mut event = playing("samara").await;
    event.told(PHONE, "rules.2.1-2", &["справа от него Юг", "слева Север"]).await;
    let page = event.page(TABLE).await;
    let seats = event.stored().await.seats.rounds[0].tables[0];
    let order = seats.map(|entry| page.text().find(&format!("Игрок {0} (№ {0})", entry.unwrap())).unwrap());
    assert!(order.is_sorted(), "{}", page.text());
}

#[tokio::test]
async fn samara_rules_2_2_3__a_table_is_told_who_holds_the_wind_marker() {
    playing("samara").await.told(PHONE, "rules.2.2-3", &["с приходом южного раунда"]).await;
}

#[tokio::test]
async fn samara_rules_2_6_5__a_table_is_told_where_the_first_replacement_lies() {
    playing("samara").await.told(PHONE, "rules.2.6-5", &["2 отдельных тайла и 6 стопок"]).await;
}
