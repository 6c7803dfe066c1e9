//! The programme, the judges, who is on the list.
use super::support::{RU, ask, has, players, printed, somebody};
use reglament_print::{Kind, Missing};
use rules::regulation::RegulationId;
use testkit::event::Builder;
use tournament::people::Part;
use tournament::setup::{Command as Setup, ProgrammeItem, ProgrammeKind};
use tournament::{Command, Moment, Role, RoundNo, Span};

/// The paper of Samara's programme: as printed, and with the event's own day, which begins at that midnight.
fn samara() -> [String; 2] {
    let mut event = Builder::of(RegulationId::Samara);
    let printed_by_law = printed(&event, Kind::Programme);
    // Midnight of the 29th of March 2026 in Vladivostok.
    let midnight = Moment(1_774_706_400_000);
    event.give(Role::Organiser, Command::Setup(Setup::Timetable { midnight }));
    [printed_by_law, printed(&event, Kind::Programme)]
}

#[track_caller]
fn both(words: &[(&str, &str)]) {
    let [law, own] = samara();
    for (time, rest) in words {
        has(&law, &[&format!("|{time}|{rest}|")]);
        // A clock writes two digits for the hour.
        let parts: Vec<String> = time.split('–').map(|time| format!("{time:0>5}")).collect();
        has(&own, &[&format!("|{}|{rest}|", parts.join("–"))]);
    }
}

#[test]
fn samara_4_2_2__check_in_and_lots() {
    both(&[("9:00–9:30", "Отметка игроков и жеребьёвка|Самара, п. 4.2-2")]);
    let event = players(RegulationId::Samara, 8);
    has(&printed(&event, Kind::CheckIn), &["№|Игрок|Откуда|Здесь|", "1|Player 1|", "Самара, п. 4.2-2"]);
}

#[test]
fn samara_4_2_3__opening() {
    both(&[("9:30–10:00", "Открытие|Самара, п. 4.2-3")]);
}

#[test]
fn samara_4_2_4__four_sessions() {
    both(&[
        ("10:00–11:45", "Сессия 1|Самара, п. 4.2-4"),
        ("12:00–13:45", "Сессия 2|Самара, п. 4.2-4"),
        ("14:30–16:15", "Сессия 3|Самара, п. 4.2-4"),
        ("16:30–18:15", "Сессия 4|Самара, п. 4.2-4"),
    ]);
}

#[test]
fn samara_4_2_5__lunch() {
    both(&[("13:45–14:30", "Перерыв на обед|Самара, п. 4.2-5")]);
}

#[test]
fn samara_4_2_6__results() {
    both(&[("18:15–18:30", "Подведение итогов|Самара, п. 4.2-6")]);
}

#[test]
fn samara_4_2_7__closing() {
    both(&[("18:30–19:00", "Закрытие и награждение|Самара, п. 4.2-7")]);
}

#[test]
fn samara_5_1__the_chief_judge_is_named() {
    let mut event = Builder::of(RegulationId::Samara);
    assert_eq!(ask(&event, Kind::Judges, RU), Err(Missing::Judges));
    somebody(&mut event, "Нина Судейкина", Part::ChiefJudge);
    somebody(&mut event, "Павел Ли", Part::AssistantJudge);
    let paper = printed(&event, Kind::Judges);
    has(&paper, &["Главный судья|Нина Судейкина|", "Помощники судьи|Павел Ли|"]);
    has(&paper, &["Самара, п. 5.1: Один главный судья"]);
}

#[test]
fn gambler_6_4__the_panel_of_judges_is_named() {
    let mut event = Builder::of(RegulationId::Gambler);
    somebody(&mut event, "Анна Москвина", Part::ChiefJudge);
    for name in ["Борис Москвин", "Вера Невская", "Глеб Невский"] {
        somebody(&mut event, name, Part::AssistantJudge);
    }
    let paper = printed(&event, Kind::Judges);
    has(&paper, &["Анна Москвина|", "Борис Москвин, Вера Невская, Глеб Невский|"]);
    has(&paper, &["Гамблер, п. 6.4: Судейская коллегия"]);
}

#[test]
fn an_event_has_its_own_programme_and_none_where_nobody_made_one() {
    let mut event = Builder::of(RegulationId::Gambler);
    assert_eq!(ask(&event, Kind::Programme, RU), Err(Missing::Programme));
    let from = Moment(1_774_738_800_000);
    let item = |what, hours: i64, title: &str| ProgrammeItem {
        from: from + Span::minutes(60 * hours),
        to: from + Span::minutes(60 * hours + 30),
        what,
        title: title.to_owned(),
    };
    let items = vec![
        item(ProgrammeKind::Round(RoundNo(1)), 0, "большой зал"),
        item(ProgrammeKind::Break, 1, ""),
        item(ProgrammeKind::Final, 2, ""),
    ];
    event.give(Role::Organiser, Command::Setup(Setup::Programme(items)));
    let paper = printed(&event, Kind::Programme);
    has(&paper, &["09:00–09:30|Тур 1: большой зал|", "10:00–10:30|Перерыв|", "11:00–11:30|Финал|"]);
}
