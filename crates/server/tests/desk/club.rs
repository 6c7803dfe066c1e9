//! The ladder of a club: a game in one form, the order, a correction that says first what moves.
use super::client::{Answer, Browser, hall};
use super::scene::{event, look_and_do, stored};
use axum::http::StatusCode;
use tournament::club::rating::ladder;
use tournament::{EntryId, RoundNo, TableId, TableNo};

async fn game(browser: &mut Browser, players: [&str; 4], points: [&str; 4]) -> Answer {
    let mut form = vec![("day", "2026-12-05"), ("rated", "yes"), ("confirm", "1")];
    form.extend(players.map(|player| ("player", player)));
    form.extend(points.map(|points| ("points", points)));
    browser.post("/e/1/games", &form).await
}

/// A rating as a page writes it.
fn written(rating: tournament::club::rating::Rating) -> String {
    let value = tournament::standings::Value::Hundredths(rating.hundredths());
    text::standings::value(text::Lang::Ru, value)
}

#[tokio::test]
async fn a_game_is_logged_in_one_form_and_moves_the_order() {
    let hall = hall().await;
    let mut host = hall.owner().await;
    event(&mut host, "tesuji", 6).await;
    let desk = host.get("/e/1/desk").await.well();
    assert!(desk.html.contains("href=\"/e/1/games\""), "the step leads to the games: {}", desk.text());
    game(&mut host, ["1", "2", "3", "4"], ["40000", "30000", "20000", "10000"]).await.well();
    let page = game(&mut host, ["5", "1", "6", "2"], ["45000", "25000", "20000", "10000"]).await.well();
    let event = stored(&hall).await;
    assert!(event.round.is_confirmed(RoundNo(2)));
    let ladder = ladder(&event).unwrap();
    assert_eq!(ladder.games.len(), 2);
    for entry in [1, 2, 5] {
        let rating = ladder.rating(EntryId(entry)).value;
        let written = written(rating);
        assert!(page.html.contains(&format!("<td class=\"n\">{written}</td>")), "{written}: {}", page.text());
    }
    let history = host.get("/e/1/games?player=1").await.well();
    assert!(history.text().contains("2026-12-05"), "{}", history.text());
    let sum = game(&mut host, ["1", "2", "3", "4"], ["1", "2", "3", "4"]).await;
    assert_eq!(sum.status, StatusCode::UNPROCESSABLE_ENTITY, "the sum is checked at once");
    assert_eq!(stored(&hall).await.seats.rounds.len(), 2, "a game that is refused has not begun either");
    let public = hall.browser().get("/e/1/games").await.well();
    assert!(
        public.text().contains("Игрок 5") && !public.html.contains("<form method=\"post\" action=\"/e/1")
    );
}

#[tokio::test]
async fn a_correction_of_an_old_game_says_first_whose_rating_moves() {
    let hall = hall().await;
    let mut host = hall.owner().await;
    event(&mut host, "tesuji", 8).await;
    game(&mut host, ["1", "2", "3", "4"], ["40000", "30000", "20000", "10000"]).await.well();
    game(&mut host, ["4", "5", "6", "7"], ["45000", "25000", "20000", "10000"]).await.well();
    host.post("/e/1/rounds/1/reopen", &[("reason", "проверяем")]).await.well();
    let before = ladder(&stored(&hall).await).unwrap();
    let page = host.get("/e/1/rounds/1/tables/1").await.well();
    let points = ["10000", "30000", "20000", "40000"].map(|points| ("points", points));
    let typed = [&points[..], &[("correct", "перепутали"), ("confirm", "1")]].concat();
    let (look, _) = look_and_do(&hall, &mut host, &page, "/e/1/rounds/1/results", &typed).await;
    let event = stored(&hall).await;
    let moved = tournament::club::rating::moves(&before, &ladder(&event).unwrap());
    assert!(moved.len() > 4, "those who met the corrected ones later move, too: {moved:?}");
    assert!(look.text().contains("Как изменится рейтинг"), "{}", look.text());
    for one in moved {
        let to = written(one.to);
        assert!(look.html.contains(&format!("<strong>{to}</strong>")), "{to}: {}", look.text());
    }
    assert!(
        event.protocol.get(TableId { round: RoundNo(1), table: TableNo(1) }).unwrap().versions.len() == 2
    );
}

#[tokio::test]
async fn tables_of_those_present_come_as_they_were_shown() {
    let hall = hall().await;
    let mut host = hall.owner().await;
    event(&mut host, "tesuji", 9).await;
    let page = host.get("/e/1/games").await.well();
    let present: Vec<String> = (1..=9).map(|n| n.to_string()).collect();
    let typed: Vec<(&str, &str)> = present.iter().map(|n| ("present", n.as_str())).collect();
    let look =
        host.send_form(&page, "/e/1/games/tables", &[&typed[..], &[("act", "look")]].concat()).await.well();
    // The look's own form has every name once for each value.
    let form = look.form("/e/1/games/tables");
    let form: Vec<(&str, &str)> = form.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    host.post("/e/1/games/tables", &form).await.well();
    let event = stored(&hall).await;
    assert_eq!(event.seats.rounds.len(), 2);
    for round in &event.seats.rounds {
        for entry in round.tables[0].iter().flatten() {
            let name = text::hall::Names::entry(&event, text::Lang::Ru, *entry);
            assert!(look.text().contains(&name), "{name}: {}", look.text());
        }
    }
    let tournament = super::client::hall().await;
    let mut organiser = tournament.owner().await;
    super::scene::event(&mut organiser, "samara", 4).await;
    let page = organiser.get("/e/1/games").await.well();
    assert!(page.text().contains("играют по турам"), "{}", page.text());
}
