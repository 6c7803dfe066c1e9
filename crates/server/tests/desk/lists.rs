//! Lists of people: what they may say is told before, and the same list twice asks.
use super::client::hall;
use super::scene::{event, stored};
use axum::http::StatusCode;
use formats::people::Column;
use text::Lang;

#[tokio::test]
async fn the_words_of_the_forms_are_values_of_a_list() {
    for (rules, column, key, values) in [
        ("gambler", "membership", "desk-membership", &["paid", "visitor"][..]),
        ("sichuan", "experience", "desk-experience", &["tournaments", "qualified"][..]),
    ] {
        for lang in Lang::ALL {
            let hall = hall().await;
            let mut owner = hall.owner().await;
            event(&mut owner, rules, 4).await;
            owner.speaks(lang.code());
            let page = owner.get("/e/1/people").await.well();
            for (n, value) in values.iter().enumerate() {
                let word = text::say(lang, key, &[("what", (*value).into())]);
                assert!(page.text().contains(&word), "{rules}: {word} is told before");
                let list = format!("name; {column}; birth\nНовый {n}; {word}; 1990-01-01");
                owner.post("/e/1/people/list", &[("list", &list)]).await.well();
            }
            assert_eq!(stored(&hall).await.people.persons.len(), 4 + values.len(), "{rules}");
            let list = format!("name; {column}\nЯна; много");
            let wrong = owner.post("/e/1/people/list", &[("list", &list)]).await;
            assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
            let words = [Column::Membership, Column::Experience].into_iter().find(|c| c.id() == column);
            let words = words.map(|column| column.words(lang == Lang::Ru).join(", ")).unwrap_or_default();
            assert!(words.contains(", ") && wrong.text().contains(&words), "what it takes: {}", wrong.text());
        }
    }
}

#[tokio::test]
async fn the_same_list_twice_asks_and_registers_only_the_new() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    event(&mut owner, "samara", 4).await;
    let list = "Игрок 3\nИгрок 4\nНовый Человек";
    let page = owner.get("/e/1/people").await.well();
    let asks = owner.send_form(&page, "/e/1/people/list", &[("list", list)]).await.well();
    assert!(asks.text().contains("Они уже в списке?") && asks.text().contains("Игрок 3"), "{}", asks.text());
    assert_eq!(stored(&hall).await.people.persons.len(), 4);
    owner.send_form(&asks, "/e/1/people/list", &[("known", "out")]).await.well();
    assert_eq!(stored(&hall).await.people.persons.len(), 5);
    let asks =
        owner.send_form(&page, "/e/1/people/list", &[("list", list), ("id", &"a".repeat(32))]).await.well();
    owner.send_form(&asks, "/e/1/people/list", &[("known", "in")]).await.well();
    assert_eq!(stored(&hall).await.people.persons.len(), 8);
}
