//! Readiness: whether those who are here fill the tables, and who could help.
use reglament_tournament::people::{self, Command, Fit, Part, Told, Warning};
use reglament_tournament::{Command as Any, PersonId, Role, RoundNo};
use rules::regulation::RegulationId;
use testkit::event::{Builder, HALLS, profile};

fn fit(event: &Builder) -> (Fit, String) {
    let fit = people::readiness(event).fit;
    (fit.value, fit.basis.to_string())
}

fn leave(person: u32) -> Any {
    Any::People(Command::Leave { person: PersonId(person), told: Told::Judge })
}

#[test]
fn gambler_5_4__the_number_is_a_multiple_of_four_at_every_moment() {
    let mut event = Builder::with_players(RegulationId::Gambler, 16);
    assert_eq!(fit(&event), (Fit::Full, "gambler 2.6".into()));
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]);
    event.begun(RoundNo(1));
    event.confirmed(RoundNo(1));
    event.give(Role::Judge, leave(7));
    assert_eq!(fit(&event), (Fit::Gap { missing: 1, over: 3 }, "gambler 5.4".into()));
}

#[test]
fn who_is_here_and_who_is_not() {
    let mut event = Builder::with_players(RegulationId::Gambler, 8);
    event.players(4);
    let ready = people::readiness(&event);
    assert_eq!((ready.here.len(), ready.missing.len(), ready.fit.value), (8, 4, Fit::Full));
    event.give(Role::Scribe, Any::People(Command::CheckIn { person: PersonId(12) }));
    assert_eq!(fit(&event).0, Fit::Gap { missing: 3, over: 1 });
}

#[test]
fn six_players_in_each_hall() {
    for (id, six) in [
        (RegulationId::Sichuan, Fit::Rests(2)),
        (RegulationId::Tesuji, Fit::Gap { missing: 2, over: 2 }),
        (RegulationId::Aleague, Fit::Gap { missing: 2, over: 2 }),
    ] {
        assert_eq!(fit(&Builder::with_players(id, 6)).0, six, "{id:?}");
    }
    for id in [RegulationId::Gambler, RegulationId::Samara] {
        assert_eq!(fit(&Builder::with_players(id, 6)).0, Fit::Full, "two of them wait: {id:?}");
    }
}

#[test]
fn sichuan_incomplete_1__the_last_table_may_be_short() {
    let event = Builder::with_players(RegulationId::Sichuan, 19);
    assert_eq!(fit(&event), (Fit::OfThree, "sichuan incomplete.1".into()));
    let event = Builder::with_players(RegulationId::Sichuan, 17);
    assert_eq!(fit(&event), (Fit::Rests(1), "sichuan short.2".into()));
    let event = Builder::with_players(RegulationId::Sichuan, 20);
    assert_eq!(fit(&event), (Fit::Full, "sichuan incomplete.1".into()));
}

#[test]
fn sichuan_incomplete_2__without_substitutes_there_is_a_warning() {
    for id in HALLS {
        let mut event = Builder::with_players(id, 8);
        let warning = people::warnings(&event).into_iter().find_map(|w| match w {
            Warning::NoSubstitutes(basis) => Some(basis.to_string()),
            _ => None,
        });
        let warning = warning.unwrap_or_else(|| panic!("{id:?} warns"));
        if id == RegulationId::Sichuan {
            assert_eq!(warning, "sichuan incomplete.2");
        }
        event.register(profile(50), Part::Substitute(None));
        assert_eq!(people::warnings(&event), [], "{id:?}");
    }
}

#[test]
fn reserves_are_those_who_are_here_and_may() {
    let mut event = Builder::of(RegulationId::Gambler);
    event.players(5);
    let substitute = event.register(profile(20), Part::Substitute(None));
    let assistant = event.register(profile(21), Part::AssistantJudge);
    event.register(profile(22), Part::ChiefJudge);
    let absent = event.register(profile(23), Part::Substitute(None));
    for person in (1..=8).map(PersonId) {
        event.give(Role::Scribe, Any::People(Command::CheckIn { person }));
    }
    let ready = people::readiness(&event);
    assert_eq!(ready.reserves, [substitute, PersonId(5), assistant]);
    assert!(!ready.reserves.contains(&absent));
}
