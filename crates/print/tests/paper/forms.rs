//! Protocols: names, seats, codes, boxes, and the sums where the hand expects them.
use super::support::{RU, Wish, ask, first_round, has, of, page, players, printed, printed_of, text, times};
use reglament_print::document::{Block, Content, Document, RowKind, Table, Turn, What};
use reglament_print::{Kind, Size};
use rules::regulation::RegulationId;
use rules::seat::Wind;
use testkit::event::Builder;
use tournament::EntryId;
use tournament::seats::RoundKind;

/// The table of each protocol.
fn forms(document: &Document) -> Vec<&Table> {
    let mut out = Vec::new();
    for page in &document.pages {
        let Content::Cards(_, cards) = &page.content else { continue };
        for card in cards {
            out.extend(card.iter().filter_map(|block| match block {
                Block::Table(table) => Some(table),
                _ => None,
            }));
        }
    }
    out
}

fn seated(id: RegulationId) -> Builder {
    let mut event = players(id, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.seated(vec![[8, 3, 5, 2], [7, 4, 6, 1]]);
    event
}

/// Boxes of a row, each as often as it spans.
fn boxes(table: &Table, row: usize) -> usize {
    table.rows[row].cells.iter().filter(|cell| cell.what == What::Box).count()
}

#[test]
fn gambler_3_4__the_whists_of_all_four_have_their_boxes() {
    let event = seated(RegulationId::Gambler);
    let paper = printed_of(&event, Kind::Protocols, 2);
    has(&paper, &["Стол 1|", "Тур 2 · 2026-03-29|", "Гамблер, п. 3.4: Результаты идут в протокол"]);
    has(
        &paper,
        &["Ветер|В|Ю|З|С|", "Игрок|Player 8|Player 3|Player 5|Player 2|", "Игрок|Player 7|Player 4|"],
    );
    has(&paper, &["Сдача|М|Висты|ТП|М|Висты|ТП|М|Висты|ТП|М|Висты|ТП|", "Записал судья|"]);
    let document = ask(&event, Kind::Protocols, of(2)).unwrap();
    let forms = forms(&document);
    assert_eq!(forms.len(), 2, "a protocol for each table");
    for form in &forms {
        // Four deals of a round, the sums, the signatures.
        assert_eq!(form.rows.len(), 6);
        assert_eq!((boxes(form, 0), boxes(form, 4), form.rows[4].kind), (12, 12, RowKind::Sum));
    }
}

#[test]
fn the_final_of_the_classical_tournament_has_sixteen_deals() {
    let mut event = seated(RegulationId::Gambler);
    let last = [1, 2, 3, 4].map(|n| Some(EntryId(n)));
    event.seated_as(RoundKind::Final, vec![last]);
    let document = ask(&event, Kind::Protocols, of(3)).unwrap();
    assert_eq!(forms(&document)[0].rows.len(), 18);
    has(&printed_of(&event, Kind::Protocols, 3), &["Финал · ", "16|"]);
}

#[test]
fn sichuan_equipment_6__the_sheet_of_a_table_is_printed() {
    let event = seated(RegulationId::Sichuan);
    let paper = printed_of(&event, Kind::Protocols, 2);
    has(&paper, &["Стол 2|", "Сессия 2 · ", "Сычуань, п. equipment.6: Планшет и бланк"]);
    has(&paper, &["Игрок|Player 8|Player 3|", "Сумма|", "Штрафы|", "Итог|", "Протокол ведёт|"]);
}

#[test]
fn sichuan_protocol_3__there_is_a_box_for_the_order_of_hu() {
    let event = seated(RegulationId::Sichuan);
    let paper = printed(&event, Kind::Protocols);
    has(&paper, &["Сдача|Ху|Конги|Очки|Ху|", "«Ху»: каким по счёту объявлено (Сычуань, п. protocol.3)"]);
    let document = ask(&event, Kind::Protocols, RU).unwrap();
    for form in forms(&document) {
        assert_eq!(boxes(form, 0), 12, "of each player: Hu, kongs, points");
    }
}

#[test]
fn sichuan_protocol_4__there_is_a_box_for_the_players_in_game_at_a_kong() {
    let event = seated(RegulationId::Sichuan);
    has(
        &printed(&event, Kind::Protocols),
        &[
            "Конги|",
            "закрытый и дополненный: сколько игроков ещё играло (Сычуань, п. protocol.4)",
            "штраф 48",
        ],
    );
}

#[test]
fn a_table_of_three_has_three_players_on_its_protocol() {
    let mut event = players(RegulationId::Sichuan, 7);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 0]]);
    let document = ask(&event, Kind::Protocols, RU).unwrap();
    let forms = forms(&document);
    assert_eq!((forms.len(), boxes(forms[0], 0), boxes(forms[1], 0)), (2, 12, 9));
}

#[test]
fn samara_6_2_1__nothing_but_the_result_is_written() {
    let event = seated(RegulationId::Samara);
    has(&printed(&event, Kind::Protocols), &["Самара, п. 6.2.1: Пишут только итог"]);
    let document = ask(&event, Kind::Protocols, RU).unwrap();
    for form in forms(&document) {
        let kinds: Vec<RowKind> = form.rows.iter().map(|row| row.kind).collect();
        assert_eq!(kinds, [RowKind::Plain, RowKind::Plain, RowKind::Plain, RowKind::Plain, RowKind::Sum]);
        assert_eq!(form.heads[0].len(), 5, "wind, player, points, chombo, signature");
    }
}

#[test]
fn samara_6_2_6_2__the_judge_writes_and_the_sum_is_printed() {
    let event = seated(RegulationId::Samara);
    let paper = printed(&event, Kind::Protocols);
    has(&paper, &["Ветер|Игрок|Очки|Чомбо|Подпись|", "Сумма|120 000|", "Записал судья|"]);
    has(&paper, &["палочки на столе вместе: 120 000 (Самара, п. 6.2.6-2)."]);
    // Another regulation begins with other points, and its sum is another.
    let sum = 4 * testkit::law::riichi(RegulationId::Tesuji).game.start_points.value.get();
    let other = printed(&seated(RegulationId::Tesuji), Kind::Protocols);
    has(&other.replace(' ', ""), &[&format!("Сумма|{sum}|")]);
}

#[test]
fn a_wind_that_is_still_to_be_drawn_is_a_box() {
    let mut event = players(RegulationId::Sichuan, 8);
    first_round(&mut event);
    let document = ask(&event, Kind::Protocols, RU).unwrap();
    for form in forms(&document) {
        let winds = &form.heads[0][1..];
        assert!(winds.len() == 4 && winds.iter().all(|cell| cell.what == What::Box && cell.span == 3));
    }
    let known = ask(&seated(RegulationId::Samara), Kind::Protocols, RU).unwrap();
    let first = &forms(&known)[0].rows[0].cells[0].what;
    assert!(matches!(first, What::Wind(Wind::East, letter) if letter == "В"), "{first:?}");
}

#[test]
fn blank_protocols_need_neither_names_nor_rounds_nor_the_desk() {
    for id in testkit::event::HALLS {
        let event = Builder::of(id);
        for size in Size::ALL {
            let wish = Wish { address: None, size, ..RU };
            let paper = text(&page(&event, Kind::BlankProtocols, wish));
            has(&paper, &["Протокол|", "Стол|", "Дата|", "Сумма|", "Подпись|", "Записал"]);
            let document = ask(&event, Kind::BlankProtocols, wish).unwrap();
            assert_eq!(forms(&document).len(), 1, "one at least");
        }
    }
    let event = players(RegulationId::Sichuan, 40);
    let document = ask(&event, Kind::BlankProtocols, RU).unwrap();
    assert_eq!(forms(&document).len(), 10, "one for each table");
}

#[test]
fn each_protocol_has_the_code_of_its_table_where_the_desk_is_known() {
    let event = seated(RegulationId::Samara);
    let with = page(&event, Kind::Protocols, RU);
    assert_eq!(times(&with, "<svg class=\"code\""), 2);
    has(&with, &["aria-label=\"Стол 1\"", "aria-label=\"Стол 2\""]);
    let without = page(&event, Kind::Protocols, Wish { address: None, ..RU });
    assert_eq!(times(&without, "<svg"), 0);
}

#[test]
fn forms_lie_as_they_are_written_on() {
    let turn = |id, size| {
        let document = ask(&seated(id), Kind::Protocols, Wish { size, ..RU }).unwrap();
        (document.pages[0].turn, document.pages.len())
    };
    assert_eq!(turn(RegulationId::Samara, Size::A4), (Turn::Upright, 1), "two on a sheet");
    assert_eq!(turn(RegulationId::Samara, Size::A5), (Turn::Wide, 2));
    assert_eq!(turn(RegulationId::Gambler, Size::A5), (Turn::Wide, 2));
    assert_eq!(turn(RegulationId::Sichuan, Size::A5), (Turn::Upright, 2));
}
