//! Lists of people: what they may say is told before, and the same list twice asks.
use super::client::hall;
use super::scene::{event, stored};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use formats::event_export::Table;
use formats::people::Column;
use formats::workbook::{first_sheet, workbook};
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
async fn the_list_that_a_page_shows_is_taken() {
    for rules in ["gambler", "sichuan", "samara", "aleague", "tesuji"] {
        for lang in Lang::ALL {
            let hall = hall().await;
            let mut owner = hall.owner().await;
            event(&mut owner, rules, 4).await;
            owner.speaks(lang.code());
            let page = owner.get("/e/1/people").await.well();
            let (_, shown) = page.html.split_once("<pre class=\"faint\">").unwrap();
            let (list, _) = shown.split_once("</pre>").unwrap();
            owner.post("/e/1/people/list", &[("list", list)]).await.well();
            assert_eq!(stored(&hall).await.people.persons.len(), 5, "{rules}: {list}");
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

#[tokio::test]
async fn a_workbook_is_a_list_and_the_tables_go_out_as_one() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    event(&mut owner, "samara", 4).await;
    let head = vec!["имя", "город"];
    let row = |name: &str| vec![name.to_owned(), "Омск".to_owned()];
    let rows = vec![row("Игрок 3"), row("Новый Человек")];
    let book = workbook(&[Table { name: "people", head, rows }]).unwrap();
    let asks = owner.upload("/e/1/people/list", "file", &book).await.well();
    assert!(asks.text().contains("Они уже в списке?") && asks.text().contains("Игрок 3"), "{}", asks.text());
    owner.send_form(&asks, "/e/1/people/list", &[("known", "out")]).await.well();
    let people = stored(&hall).await.people.persons;
    assert_eq!(people.len(), 5);
    assert_eq!((people[4].profile.name.as_str(), people[4].profile.city.as_str()), ("Новый Человек", "Омск"));
    let torn = owner.upload("/e/1/people/list", "file", &book[..book.len() / 2]).await;
    assert_eq!(torn.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(torn.text().contains("Файл похож на книгу XLSX"), "{}", torn.text());
    let out = owner.get("/e/1/files/event.xlsx").await.well();
    let kind = out.headers.get(CONTENT_TYPE).unwrap().to_str().unwrap();
    assert!(kind.ends_with("spreadsheetml.sheet"), "{kind}");
    let list = first_sheet(&out.bytes).unwrap();
    assert!(list.lines().nth(5).is_some_and(|line| line.contains("Новый Человек\tplayer")), "{list}");
}

#[tokio::test]
async fn whoever_keeps_all_from_being_checked_in_is_named() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    event(&mut owner, "sichuan", 4).await;
    let list = "имя; дата рождения; опыт\nЮный Игрок; 2012-05-02; турниры";
    owner.post("/e/1/people/list", &[("list", list)]).await.well();
    let refused = owner.post("/e/1/people/check-in", &[("all", "1")]).await;
    assert!(refused.text().contains("Юный Игрок: Нужно записать, на каких условиях"), "{}", refused.text());
}

#[tokio::test]
async fn a_list_that_may_not_be_registered_again_asks_as_well_and_comes_back_as_it_was() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    event(&mut owner, "samara", 4).await;
    let list = "имя; роль\nСудья Главная; главный судья\nНовый Человек; игрок";
    let page = owner.get("/e/1/people").await.well();
    owner.send_form(&page, "/e/1/people/list", &[("list", list)]).await.well();
    assert_eq!(stored(&hall).await.people.persons.len(), 6);
    // There may be one chief judge, and there is: all the same it is she who is asked about.
    let list = format!("{list}\nЕщё Один; игрок");
    let page = owner.get("/e/1/people").await.well();
    let asks = owner.send_form(&page, "/e/1/people/list", &[("list", &list)]).await.well();
    assert!(
        asks.text().contains("Они уже в списке?") && asks.text().contains("Судья Главная"),
        "{}",
        asks.text()
    );
    let refused = owner.send_form(&asks, "/e/1/people/list", &[("known", "in")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.html.contains("Ещё Один; игрок</textarea>"), "the list is there still: {}", refused.html);
    assert_eq!(stored(&hall).await.people.persons.len(), 6);
    owner.send_form(&asks, "/e/1/people/list", &[("known", "out")]).await.well();
    assert_eq!(stored(&hall).await.people.persons.len(), 7);
}

#[tokio::test]
async fn a_name_is_said_as_it_is_written_and_nobody_by_a_number_of_the_program() {
    let hall = hall().await;
    let mut owner = hall.owner().await;
    event(&mut owner, "samara", 4).await;
    let done = owner.post("/e/1/people", &[("name", "Пётр (p12)"), ("part", "substitute")]).await.well();
    let desk = owner.get(&done.path.replace("people", "desk")).await.well();
    assert!(desk.text().contains("Пётр (p12)") && !desk.text().contains("(p5)"), "{}", desk.text());
}
