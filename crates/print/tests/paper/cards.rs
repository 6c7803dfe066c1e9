//! What lies on the tables: cards for each table, as many as the regulation says.
use super::support::{ADDRESS, RU, Wish, ask, has, page, players, printed, times};
use reglament_print::document::{Block, Content, Document, Fit, Mark};
use reglament_print::{CSS, Kind, Missing, Squares};
use rules::regulation::RegulationId;
use rules::seat::Wind;
use rules::tile::Suit;
use testkit::event::Builder;

/// The marks of all cards, in order.
fn marks(document: &Document) -> Vec<&Mark> {
    let mut out = Vec::new();
    for page in &document.pages {
        let Content::Cards(fit, cards) = &page.content else { panic!("{page:?}") };
        assert!(cards.len() <= fit.number());
        out.extend(cards.iter().flatten().filter_map(|block| match block {
            Block::Mark(mark) => Some(mark),
            _ => None,
        }));
    }
    out
}

#[test]
fn sichuan_equipment_3__four_wind_cards_lie_on_each_table() {
    let event = players(RegulationId::Sichuan, 12);
    let document = ask(&event, Kind::WindCards, RU).unwrap();
    let winds: Vec<Wind> = marks(&document)
        .into_iter()
        .map(|mark| match mark {
            Mark::Wind(wind, _) => *wind,
            other => panic!("{other:?}"),
        })
        .collect();
    let four = [Wind::East, Wind::South, Wind::West, Wind::North];
    assert_eq!(winds, [four, four, four].concat());
    let paper = printed(&event, Kind::WindCards);
    has(&paper, &["В|Восток|Стол 1|Ю|Юг|Стол 1|З|Запад|Стол 1|С|Север|Стол 1|", "Стол 3|"]);
    has(&paper, &["Сычуань, п. equipment.3: Четыре карточки ветров"]);
}

#[test]
fn sichuan_equipment_4__three_numbered_hu_cards_lie_on_each_table() {
    let event = players(RegulationId::Sichuan, 8);
    let document = ask(&event, Kind::HuCards, RU).unwrap();
    let numbers = ["1", "2", "3", "1", "2", "3"].map(|n| Mark::Text(n.to_owned()));
    assert_eq!(marks(&document), numbers.iter().collect::<Vec<_>>());
    let paper = printed(&event, Kind::HuCards);
    has(&paper, &["1|Ху|Стол 1|2|Ху|Стол 1|3|Ху|Стол 1|", "Сычуань, п. equipment.4: Три карточки «Ху»"]);
}

#[test]
fn sichuan_equipment_5__two_sets_of_three_suits_lie_on_each_table() {
    let event = players(RegulationId::Sichuan, 8);
    let document = ask(&event, Kind::SuitCards, RU).unwrap();
    let of =
        |suit: Suit| marks(&document).iter().filter(|m| matches!(m, Mark::Suit(s, _) if *s == suit)).count();
    assert_eq!(Suit::ALL.map(of), [4, 4, 4], "two of each on each of two tables");
    let paper = printed(&event, Kind::SuitCards);
    has(
        &paper,
        &["Символы|Стол 1|", "Точки|Стол 2|", "Бамбуки|", "Сычуань, п. equipment.5: Карточки мастей"],
    );
}

#[test]
fn samara_rules_2_1_2__the_seats_lie_around_the_number_of_a_table() {
    let event = players(RegulationId::Samara, 8);
    let paper = printed(&event, Kind::TableCards);
    has(&paper, &["В Восток|", "Ю Юг|", "З Запад|", "С Север|", "Самара, п. rules.2.1-2: Порядок мест"]);
    // Whoever sits below is East: South is at his right hand, West opposite, North at his left.
    for (wind, area) in [("east", "3 / 2"), ("south", "2 / 3"), ("west", "1 / 2"), ("north", "2 / 1")] {
        assert!(CSS.contains(&format!(".around .{wind} {{ grid-area: {area}; }}")), "{wind}");
        assert_eq!(times(&page(&event, Kind::TableCards, RU), &format!("class=\"side {wind}\"")), 2);
    }
}

#[test]
fn there_are_cards_for_one_table_and_for_a_hundred() {
    for (id, number, tables) in [(RegulationId::Samara, 0, 1), (RegulationId::Sichuan, 400, 100)] {
        let event = if number == 0 { Builder::of(id) } else { players(id, number) };
        let document = ask(&event, Kind::WindCards, RU).unwrap();
        assert_eq!(marks(&document).len(), 4 * tables);
        let numbers = page(&event, Kind::TableCards, RU);
        assert_eq!(times(&numbers, "<svg class=\"code\""), tables);
        has(&numbers, &[&format!("<h2>Стол {tables}</h2>")]);
    }
}

#[test]
fn codes_lead_to_the_pages_of_the_event_and_say_so_without_a_camera() {
    let event = players(RegulationId::Samara, 8);
    let Content::Cards(fit, cards) = ask(&event, Kind::QrSheet, RU).unwrap().pages[0].content.clone() else {
        panic!("no cards")
    };
    assert_eq!((fit, cards.len()), (Fit::Quarter, 4));
    let Some(Block::Code(code)) = cards[1].iter().find(|block| matches!(block, Block::Code(_))) else {
        panic!("no code")
    };
    assert_eq!(code.squares, Squares::of(&format!("{ADDRESS}/standings")).unwrap());
    let paper = printed(&event, Kind::QrSheet);
    has(&paper, &["192.168.0.5:8080/e/1/standings|", "Стол 2|", "192.168.0.5:8080/e/1/tables/2|"]);
    assert_eq!(ask(&event, Kind::QrSheet, Wish { address: None, ..RU }), Err(Missing::Address));
}
