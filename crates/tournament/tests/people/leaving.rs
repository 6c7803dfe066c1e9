//! Leaving: the judge is told, a begun game is played to its end.
use reglament_tournament::people::{Command, Reason, Standing, Told};
use reglament_tournament::{Actor, Command as Any, Event, PersonId, Refused, Role, RoundNo};
use rules::regulation::RegulationId;
use testkit::event::{Builder, HALLS, cited};

fn leave(told: Told) -> Any {
    Any::People(Command::Leave { person: PersonId(2), told })
}

/// A player with his own phone.
fn himself() -> Actor {
    Actor { person: Some(PersonId(2)), ..Actor::of(Role::Player) }
}

fn playing(id: RegulationId) -> Builder {
    let mut event = Builder::with_players(id, 8);
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(round);
    event
}

#[test]
fn gambler_5_7__who_goes_tells_the_judge() {
    for id in HALLS.into_iter().filter(|id| *id != RegulationId::Tesuji) {
        let mut event = playing(id);
        let refused = event.try_as(himself(), leave(Told::Nobody)).unwrap_err();
        if id == RegulationId::Gambler {
            assert_eq!(cited(&refused), ["gambler 5.7"]);
        }
        assert!(matches!(refused.reasons[..], [reglament_tournament::Reason::People(Reason::TellJudge(_))]));
        event.try_as(himself(), leave(Told::Judge)).unwrap();
        assert_eq!(event.people.person(PersonId(2)).unwrap().standing, Standing::Left(Told::Judge));
        // The round that has begun is still his; the next one is not.
        let entry = event.people.person(PersonId(2)).unwrap().entry.unwrap();
        assert!(event.people.active(RoundNo(1)).any(|e| e == entry));
        assert!(event.people.active(RoundNo(2)).all(|e| e != entry));
        // What a judge records has happened, told or not.
        let decided: Vec<_> = refused.reasons.iter().map(|r| r.decision().unwrap().to_string()).collect();
        assert_eq!(decided, ["H38"]);
        let mut event = playing(id);
        let events = event.give(Role::Judge, leave(Told::Nobody));
        let Event::People(left) = &events[0] else { panic!("{events:?}") };
        assert_eq!(left.bases(&event)[1].to_string(), "H38");
    }
}

#[test]
fn tesuji_start_3__a_game_that_has_begun_is_played_out() {
    let mut event = playing(RegulationId::Tesuji);
    for told in [Told::Judge, Told::Nobody] {
        let refused = event.refused(Role::Organiser, leave(told));
        assert_eq!(cited(&refused), ["tesuji start.3"]);
        assert!(matches!(
            refused.reasons[..],
            [reglament_tournament::Reason::People(Reason::GameBegun(RoundNo(1), _))]
        ));
    }
    event.confirmed(RoundNo(1));
    event.give(Role::Organiser, leave(Told::Judge));
    // Before the first deal anybody may.
    let mut event = Builder::with_players(RegulationId::Tesuji, 4);
    event.seated(vec![[1, 2, 3, 4]]);
    event.try_as(himself(), leave(Told::Nobody)).unwrap();
}

#[test]
fn who_goes_goes_once_and_for_himself() {
    let mut event = playing(RegulationId::Gambler);
    let other = Actor { person: Some(PersonId(3)), ..Actor::of(Role::Player) };
    let refused = event.try_as(other, leave(Told::Judge)).unwrap_err();
    assert_eq!(refused, Refused::of(reglament_tournament::Reason::Role { needs: Role::Judge }));
    event.give(Role::Judge, leave(Told::Judge));
    assert_eq!(event.refused(Role::Judge, leave(Told::Judge)), Reason::Gone.into());
}
