//! Lots, schedules, seatings: what is known before a round, and nothing that is not.
use super::support::{RU, Wish, ask, first_round, has, page, players, printed, printed_of, text, times};
use reglament_print::{Kind, Missing};
use rules::regulation::RegulationId;
use tournament::seats::{Command as Seats, Visibility};
use tournament::{Command, Role, RoundNo};

#[test]
fn gambler_5_1__lots_fill_the_tables_of_the_first_round() {
    let mut event = players(RegulationId::Gambler, 8);
    assert_eq!(ask(&event, Kind::Lots, RU), Err(Missing::Lots));
    first_round(&mut event);
    let paper = printed(&event, Kind::Lots);
    has(&paper, &["Жребий|Игрок|Стол, Тур 1|", "Гамблер, п. 5.1: Первый тур по жребию"]);
    for (i, entry) in event.seats.lots.iter().enumerate() {
        let table = event.seats.rounds[0].find(*entry).unwrap().0;
        has(&paper, &[&format!("{}|Player {entry}|{table}|", i + 1)]);
    }
}

#[test]
fn gambler_5_1_2__the_schedule_of_all_rounds_is_known_before_the_start() {
    let mut event = players(RegulationId::Gambler, 16);
    event.give(Role::Judge, Command::Seats(Seats::Draw { seed: 3 }));
    event.give(Role::Judge, Command::Seats(Seats::Plan { system: None, seed: 3 }));
    let paper = printed(&event, Kind::Plan);
    has(&paper, &["Жребий|Игрок|Тур 1|Тур 2|Тур 3|Тур 4|", "Гамблер, п. 5.1-2: Туры 2-4 по-итальянски"]);
    for (i, entry) in event.seats.lots.iter().enumerate() {
        let row: Vec<String> = event
            .seats
            .rounds
            .iter()
            .enumerate()
            .map(|(n, round)| {
                let (table, seat) = round.find(*entry).unwrap();
                // The seats of the first round are thrown for at the table.
                if n == 0 {
                    table.to_string()
                } else {
                    format!("{table}-{}", ["В", "Ю", "З", "С"][seat.index()])
                }
            })
            .collect();
        has(&paper, &[&format!("{}|Player {entry}|{}|", i + 1, row.join("|"))]);
    }
}

#[test]
fn gambler_5_5_2__who_is_named_first_is_east_in_the_other_rounds() {
    let mut event = players(RegulationId::Gambler, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.seated(vec![[8, 3, 5, 2], [7, 4, 6, 1]]);
    let paper = printed_of(&event, Kind::SeatingByTable, 2);
    has(&paper, &["Стол|Восток|Юг|Запад|Север|", "1|Player 8|Player 3|Player 5|Player 2|", "Тур 2|"]);
    has(&paper, &["Гамблер, п. 5.5-2: Порядок объявления и ветры"]);
    let by_name = printed_of(&event, Kind::SeatingByName, 2);
    has(&by_name, &["Player 8|1 Восток|", "Player 1|2 Север|", "Гамблер, п. 5.5-2"]);
}

#[test]
fn sichuan_seating_6__a_fixed_schedule_gives_everybody_the_tables_in_advance() {
    let mut event = players(RegulationId::Sichuan, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.seated(vec![[1, 5, 2, 6], [3, 7, 4, 8]]);
    event.seated(vec![[1, 7, 2, 8], [3, 5, 4, 6]]);
    let paper = printed(&event, Kind::Plan);
    has(&paper, &["Сессия 1|Сессия 2|Сессия 3|", "Сычуань, п. seating.6: Фиксированная рассадка"]);
    has(&paper, &["5|Player 5|2-В|1-Ю|2-Ю|", "4|Player 4|1-С|2-З|2-З|"]);
    // The same on a card for each.
    let cards = printed(&event, Kind::Schedules);
    assert_eq!(times(&cards, "Сессия 3|"), 8);
    has(&cards, &["Player 5|№ 5|", "Сессия 1|2 Восток|Сессия 2|1 Юг|Сессия 3|2 Юг|"]);
}

#[test]
fn sichuan_seating_7__the_lot_is_the_place_in_the_first_session() {
    let mut event = players(RegulationId::Sichuan, 12);
    first_round(&mut event);
    let paper = printed(&event, Kind::Lots);
    has(&paper, &["Стол, Сессия 1|", "Сычуань, п. seating.7: Первая сессия по жребию"]);
    for (i, entry) in event.seats.lots.iter().enumerate() {
        has(&paper, &[&format!("{}|Player {entry}|{}|", i + 1, i / 4 + 1)]);
    }
}

#[test]
fn sichuan_seating_8__nothing_but_the_table_is_announced() {
    let mut event = players(RegulationId::Sichuan, 8);
    first_round(&mut event);
    let paper = printed(&event, Kind::SeatingByName);
    has(
        &paper,
        &["Сычуань, п. seating.8: Объявляют только стол", "решает жребий ветров (Сычуань, п. seating.9)"],
    );
    for (i, entry) in event.seats.lots.iter().enumerate() {
        has(&paper, &[&format!("Player {entry}|{}|", i / 4 + 1)]);
    }
    let by_table = printed(&event, Kind::SeatingByTable);
    has(&by_table, &["Стол|Игроки|", "Сычуань, п. seating.8"]);
    for paper in [&paper, &by_table] {
        let winds = ["Восток", "|В ", "|Ю ", "|З ", "|С "];
        assert!(winds.iter().all(|wind| !paper.contains(wind)), "{paper}");
    }
    // Once winds are drawn the list says them.
    let at = tournament::TableId { round: RoundNo(1), table: tournament::TableNo(1) };
    event.give(Role::Judge, Command::Seats(Seats::DrawWinds { at, order: None, seed: 1 }));
    assert_eq!(times(&printed(&event, Kind::SeatingByName), " Восток|"), 1);
}

#[test]
fn what_is_not_announced_is_not_on_the_papers_of_those_who_may_not_see_it() {
    let mut event = players(RegulationId::Samara, 8);
    event.give(Role::Judge, Command::Seats(Seats::Draw { seed: 7 }));
    event.give(Role::Judge, Command::Seats(Seats::Seat { system: None, seed: 7 }));
    assert_eq!(event.seats.rounds[0].visibility, Visibility::Planned);
    let public = Wish { role: Role::Public, ..RU };
    for kind in [Kind::SeatingByName, Kind::SeatingByTable, Kind::Protocols] {
        assert_eq!(ask(&event, kind, public), Err(Missing::Announcement(RoundNo(1))));
        let named = Wish { round: Some(RoundNo(1)), ..public };
        assert_eq!(ask(&event, kind, named), Err(Missing::Announcement(RoundNo(1))));
        assert!(ask(&event, kind, RU).is_ok(), "{kind:?}");
    }
    assert_eq!(ask(&event, Kind::Plan, public), Err(Missing::Seating));
    // Lots are drawn before everybody's eyes; the table of an unannounced round is not.
    assert!(!text(&page(&event, Kind::Lots, public)).contains("Стол, "));
}

#[test]
fn before_the_draw_a_seating_says_what_is_missing() {
    let event = players(RegulationId::Samara, 8);
    for kind in [Kind::SeatingByName, Kind::SeatingByTable, Kind::Protocols, Kind::Plan, Kind::Schedules] {
        let missing = ask(&event, kind, RU).unwrap_err();
        assert_eq!(missing, Missing::Seating, "{kind:?}");
        let said = missing.said(text::Lang::Ru, &event.setup.law);
        assert_eq!(said, "Рассадки ещё нет. Рассадите сессию и напечатайте снова.");
    }
    let far = Wish { round: Some(RoundNo(9)), ..RU };
    assert_eq!(ask(&event, Kind::Protocols, far), Err(Missing::Round(RoundNo(9))));
    let none = Wish { round: Some(RoundNo(0)), ..RU };
    assert_eq!(ask(&event, Kind::Protocols, none), Err(Missing::Round(RoundNo(0))));
}

#[test]
fn a_paper_is_of_the_round_that_comes_to_be_played() {
    let mut event = players(RegulationId::Gambler, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.seated(vec![[8, 3, 5, 2], [7, 4, 6, 1]]);
    has(&printed(&event, Kind::SeatingByName), &["Тур 1|"]);
    event.begun(RoundNo(1));
    event.confirmed(RoundNo(1));
    has(&printed(&event, Kind::SeatingByName), &["Тур 2|"]);
    event.confirmed(RoundNo(2));
    has(&printed(&event, Kind::SeatingByName), &["Тур 2|"]);
}
