//! The programme: the regulation's timetable, changes of it, what cannot stand in one.
use reglament_tournament::setup::{Command, ProgrammeItem, ProgrammeKind, Reason, shifts, timetable};
use reglament_tournament::{Command as Any, Moment, Reason as Why, Role, RoundNo, Span};
use rules::regulation::RegulationId;
use testkit::event::{Builder, HALLS, cited, law_of};

const MIDNIGHT: Moment = Moment(1_519_502_400_000);

fn at(hour: i64, minute: i64) -> Moment {
    MIDNIGHT + Span::minutes(hour * 60 + minute)
}

fn item(what: ProgrammeKind, from: (i64, i64), to: (i64, i64)) -> ProgrammeItem {
    ProgrammeItem { from: at(from.0, from.1), to: at(to.0, to.1), what, title: String::new() }
}

/// When a part of Samara's day is, and what is cited for it.
fn printed(what: ProgrammeKind, from: (i64, i64), to: (i64, i64), clause: &str) {
    let mut event = Builder::of(RegulationId::Samara);
    event.give(Role::Organiser, Any::Setup(Command::Timetable { midnight: MIDNIGHT }));
    assert!(event.setup.programme.contains(&item(what, from, to)), "{:?}", event.setup.programme);
    let table = timetable(&law_of(RegulationId::Samara).hall, MIDNIGHT);
    let entry = table.iter().find(|entry| entry.value.what == what).unwrap();
    assert_eq!((entry.value.from, entry.basis.to_string().as_str()), (at(from.0, from.1), clause));
}

#[test]
fn samara_4_2_2__check_in_and_lots() {
    printed(ProgrammeKind::CheckIn, (9, 0), (9, 30), "samara 4.2-2");
}

#[test]
fn samara_4_2_3__the_opening() {
    printed(ProgrammeKind::Opening, (9, 30), (10, 0), "samara 4.2-3");
}

#[test]
fn samara_4_2_4__the_four_sessions() {
    let round = |n| ProgrammeKind::Round(RoundNo(n));
    printed(round(1), (10, 0), (11, 45), "samara 4.2-4");
    printed(round(2), (12, 0), (13, 45), "samara 4.2-4");
    printed(round(3), (14, 30), (16, 15), "samara 4.2-4");
    printed(round(4), (16, 30), (18, 15), "samara 4.2-4");
}

#[test]
fn samara_4_2_5__lunch() {
    printed(ProgrammeKind::Break, (13, 45), (14, 30), "samara 4.2-5");
}

#[test]
fn samara_4_2_6__the_results() {
    printed(ProgrammeKind::Results, (18, 15), (18, 30), "samara 4.2-6");
}

#[test]
fn samara_4_2_7__closing_and_awards() {
    printed(ProgrammeKind::Closing, (18, 30), (19, 0), "samara 4.2-7");
}

#[test]
fn samara_4_2__the_timetable_may_shift() {
    let mut event = Builder::of(RegulationId::Samara);
    event.give(Role::Organiser, Any::Setup(Command::Timetable { midnight: MIDNIGHT }));
    assert_eq!(shifts(&event.setup, MIDNIGHT), []);
    let mut items = event.setup.programme.clone();
    let opening = items.iter_mut().find(|item| item.what == ProgrammeKind::Opening).unwrap();
    opening.to = at(9, 55);
    event.give(Role::Organiser, Any::Setup(Command::Programme(items)));
    let [shift] = shifts(&event.setup, MIDNIGHT)[..] else { panic!("one part has moved") };
    assert_eq!((shift.what, shift.from, shift.to), (ProgrammeKind::Opening, Span::ZERO, Span::minutes(-5)));
    assert_eq!(shift.basis.to_string(), "samara 4.2");
}

#[test]
fn where_no_day_is_printed_there_is_no_timetable() {
    for id in HALLS.into_iter().filter(|id| *id != RegulationId::Samara) {
        let mut event = Builder::of(id);
        let timetable = Any::Setup(Command::Timetable { midnight: MIDNIGHT });
        assert_eq!(event.refused(Role::Organiser, timetable), Reason::NoTimetable.into(), "{id:?}");
    }
}

#[test]
fn what_cannot_stand_in_a_programme() {
    let mut event = Builder::of(RegulationId::Samara);
    let round = |n| ProgrammeKind::Round(RoundNo(n));
    let items = vec![
        item(round(1), (10, 0), (12, 0)),
        item(round(1), (11, 0), (13, 0)),
        item(round(5), (14, 0), (13, 30)),
        item(ProgrammeKind::Final, (15, 0), (16, 0)),
        item(ProgrammeKind::Final, (16, 0), (17, 0)),
    ];
    let refused = event.refused(Role::Organiser, Any::Setup(Command::Programme(items)));
    let basis = law_of(RegulationId::Samara).hall.course.final_stage.basis;
    let all = [
        Reason::Overlap(0, 1),
        Reason::RoundTwice(Some(RoundNo(1))),
        Reason::Backwards(2),
        Reason::NoSuchRound(RoundNo(5)),
        Reason::NoFinal(basis),
        Reason::RoundTwice(None),
    ];
    assert_eq!(refused.reasons, all.map(Why::Setup));
    assert_eq!(cited(&refused), ["samara 1.4"]);
    // It is kept in order of time.
    let items = vec![item(round(2), (12, 0), (13, 0)), item(round(1), (10, 0), (12, 0))];
    event.give(Role::Organiser, Any::Setup(Command::Programme(items)));
    assert_eq!(event.setup.programme[0].what, round(1));
}

#[test]
fn announcements_have_a_text() {
    let mut event = Builder::of(RegulationId::Samara);
    let announce = |text: &str| Any::Setup(Command::Announce { tables: Vec::new(), text: text.into() });
    assert_eq!(event.refused(Role::Judge, announce(" ")), Reason::NoText.into());
    event.give(Role::Judge, announce("lunch"));
    assert_eq!(event.setup.announcements[0].text, "lunch");
}
