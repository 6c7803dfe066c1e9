//! Settings: what must be filled in, what the regulation leaves to the organiser and what not.
use reglament_tournament::setup::{Choices, Command, Law, Reason, Settings, systems};
use reglament_tournament::{Command as Any, Date, Reason as Why, Refused, Role, RoundNo};
use rules::hall::SeatingSystem;
use rules::option::AnswerValue;
use rules::regulation::RegulationId;
use testkit::event::{Builder, HALLS, cited, law_of, settings};

fn refused(id: RegulationId, change: impl FnOnce(&mut Settings)) -> Option<Refused> {
    let law = law_of(id);
    let mut settings = settings(&law);
    change(&mut settings);
    Builder::open(law, settings).err()
}

/// What is cited against a change of the choices in each hall.
fn cites(change: impl Fn(&mut Choices)) -> [Vec<String>; 5] {
    HALLS.map(|id| refused(id, |s| change(&mut s.choices)).as_ref().map(cited).unwrap_or_default())
}

fn strict(gambler: &str, sichuan: &str, samara: &str) -> [Vec<String>; 5] {
    let list = |clause: &str| if clause.is_empty() { vec![] } else { vec![clause.to_owned()] };
    [list(gambler), list(sichuan), list(samara), vec![], vec![]]
}

#[test]
fn all_that_is_missing_is_named_at_once() {
    let told = refused(RegulationId::Sichuan, |s| {
        s.name = " ".into();
        s.zone = String::new();
        s.last_day = Date::new(2026, 3, 28).unwrap();
        s.choices.rounds = Some(0);
        s.choices.round_minutes = Some(0);
        s.choices.limit = Some(3);
    });
    let all = [
        Reason::NoName,
        Reason::NoZone,
        Reason::DaysOutOfOrder,
        Reason::NoRounds,
        Reason::NoMinutes,
        Reason::LimitTooSmall,
    ];
    assert_eq!(told.unwrap().reasons, all.map(Why::Setup));
}

#[test]
fn days_are_in_years_of_events() {
    for year in [1, 1989, 2101] {
        let told = refused(RegulationId::Tesuji, |s| {
            s.first_day = Date::new(year, 3, 29).unwrap();
            s.last_day = Date::new(year, 3, 29).unwrap();
        });
        assert_eq!(told.unwrap().reasons, [Why::Setup(Reason::Years)], "{year}");
    }
}

#[test]
fn gambler_2_1__one_day() {
    let two = |s: &mut Settings| s.last_day = Date::new(2026, 3, 30).unwrap();
    let told = HALLS.map(|id| refused(id, two).as_ref().map(cited).unwrap_or_default());
    assert_eq!(told, strict("gambler 2.1", "", "samara 4.1"));
}

#[test]
fn samara_4_1__four_sessions_on_one_day() {
    assert_eq!(cites(|c| c.rounds = Some(5)), strict("gambler 2.2", "", "samara 4.1"));
    assert_eq!(cites(|c| c.rounds = Some(4)), strict("", "", ""));
    let rounds = HALLS.map(|id| Builder::of(id).setup.rounds());
    assert_eq!(rounds, [Some(4), Some(4), Some(4), None, None]);
}

#[test]
fn minutes_are_chosen_where_no_text_has_them() {
    assert_eq!(cites(|c| c.round_minutes = Some(77)), strict("gambler 2.2-2", "", "samara 6.1.1"));
    let minutes = HALLS.map(|id| Builder::of(id).setup.round_minutes());
    assert_eq!(minutes, [Some(80), Some(90), Some(105), Some(90), Some(90)]);
}

#[test]
fn gambler_1_2__neither_stakes_nor_prize_fund() {
    assert_eq!(cites(|c| c.stake = Some(100)), strict("gambler 1.2", "", ""));
    assert_eq!(cites(|c| c.prize_fund = Some(100)), strict("gambler 1.2", "", ""));
    assert_eq!(cites(|c| (c.stake, c.prize_fund) = (Some(0), Some(0))), strict("", "", ""));
}

#[test]
fn systems_that_an_event_may_choose() {
    let any = 8;
    let counts = HALLS.map(|id| systems(&law_of(id)).len());
    assert_eq!(counts, [1, 3, any, any, any]);
    let sichuan = systems(&law_of(RegulationId::Sichuan));
    let three = [SeatingSystem::Programmatic, SeatingSystem::Danish, SeatingSystem::Fixed];
    assert_eq!(sichuan, three);
    let snake = cites(|c| c.system = Some(SeatingSystem::Snake));
    assert_eq!(snake, strict("gambler 2.1-2", "sichuan seating.1", ""));
    let own = HALLS.map(|id| Builder::of(id).setup.system());
    assert_eq!(
        own,
        [
            SeatingSystem::Italian,
            SeatingSystem::Programmatic,
            SeatingSystem::Italian,
            SeatingSystem::AutoTable,
            SeatingSystem::Italian,
        ]
    );
}

#[test]
fn prize_places_are_the_organisers_where_no_clause_names_them() {
    assert_eq!(cites(|c| c.prize_places = Some(5)), strict("gambler 1.3-3", "", "samara 1.4"));
    let places = HALLS.map(|id| Builder::of(id).setup.prize_places());
    assert_eq!(places, [4, 3, 3, 0, 3]);
}

#[test]
fn a_limit_is_not_above_the_regulations() {
    assert_eq!(cites(|c| c.limit = Some(40)), strict("", "", "samara 1.3"));
    assert_eq!(cites(|c| c.limit = Some(20)), strict("", "", ""));
}

#[test]
fn samara_1_5__what_the_event_is_played_by() {
    for (id, clause) in HALLS.into_iter().zip([
        "gambler 4.1",
        "sichuan rules.1",
        "samara 1.5",
        "tesuji scope.2",
        "aleague rules.1",
    ]) {
        let played_by = Builder::of(id).setup.played_by();
        assert_eq!((played_by.value, played_by.basis.to_string().as_str()), (id, clause));
    }
}

#[test]
fn settings_change_but_not_below_what_was_played() {
    let mut event = Builder::with_players(RegulationId::Sichuan, 8);
    for _ in 0..2 {
        let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
        event.begun(round);
    }
    let change = |rounds| {
        let mut settings = settings(&law_of(RegulationId::Sichuan));
        settings.choices.rounds = Some(rounds);
        Any::Setup(Command::Change(Box::new(settings)))
    };
    assert_eq!(event.refused(Role::Organiser, change(1)), Reason::RoundsBegun(2).into());
    event.give(Role::Organiser, change(2));
    assert_eq!(event.setup.rounds(), Some(2));
    assert!(event.seats.round(RoundNo(2)).is_some());
}

#[test]
fn settings_do_not_contradict_what_is_there() {
    let mut event = Builder::with_players(RegulationId::Sichuan, 8);
    let own = settings(&law_of(RegulationId::Sichuan));
    let change = |change: &dyn Fn(&mut Settings)| {
        let mut settings = own.clone();
        change(&mut settings);
        Any::Setup(Command::Change(Box::new(settings)))
    };
    // Eight have a place.
    let limit = |limit| change(&move |s: &mut Settings| s.choices.limit = Some(limit));
    assert_eq!(event.refused(Role::Organiser, limit(4)), Reason::LimitBelow(8).into());
    event.give(Role::Organiser, limit(8));
    // Three rounds are seated, the first has begun.
    let day = |day| change(&move |s: &mut Settings| s.first_day = Date::new(2026, 3, day).unwrap());
    event.give(Role::Organiser, day(28));
    event.give(Role::Organiser, day(29));
    for _ in 0..3 {
        event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    }
    event.begun(RoundNo(1));
    assert_eq!(event.refused(Role::Organiser, day(28)), Reason::FirstDayFixed(own.first_day).into());
    let rounds = |rounds| change(&move |s: &mut Settings| s.choices.rounds = Some(rounds));
    assert_eq!(event.refused(Role::Organiser, rounds(1)), Reason::RoundsSeated(3).into());
    event.give(Role::Organiser, rounds(3));
}

#[test]
fn a_name_has_a_length() {
    let told = refused(RegulationId::Samara, |s| s.name = "ы".repeat(201));
    assert_eq!(told.unwrap().reasons, [Why::TooLong(200)]);
    assert_eq!(refused(RegulationId::Samara, |s| s.name = "ы".repeat(200)), None);
}

#[test]
fn a_corrected_law_is_taken_over_and_another_family_is_not() {
    let mut event = Builder::of(RegulationId::Samara);
    let adopt = |law: Law| Any::Setup(Command::AdoptLaw(Box::new(law)));
    let own = law_of(RegulationId::Samara);
    assert_eq!(event.refused(Role::Organiser, adopt(own.clone())), Reason::SameLaw.into());
    let told = event.refused(Role::Organiser, adopt(law_of(RegulationId::Gambler)));
    assert!(told.reasons.contains(&Why::Setup(Reason::OtherFamily)), "{told}");
    let mut corrected = own.clone();
    let limit = rules::hall::HallRules::OPTIONS.iter().find(|o| o.key == "entry.limit").unwrap();
    limit.set(&mut corrected.hall, AnswerValue::Number(32), own.hall.entry.limit.basis).unwrap();
    event.give(Role::Organiser, adopt(corrected.clone()));
    assert_eq!(event.setup.law, corrected);
}
