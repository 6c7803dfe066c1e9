//! Every offence that the regulation knows: an online table refuses the act with its clause, a recorded one takes it in and
//! gives what follows. An offence without a row here does not compile.
use crate::help::*;
use reglament_game::OutOfOrder;
use reglament_game::deal::classical::*;
use rules::classical::{Call, DealEnd, Reason, RefusalKind, Remedy, TileNumber};

/// South's hand is calling after the red dragon; he has said so, or not.
fn south(says: fn(&mut Scene), draws: &str) -> Scene {
    let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], draws).deal();
    scene.pass().discard("6z");
    says(&mut scene);
    scene
}

fn calling(scene: &mut Scene) {
    scene.call("7z");
}

fn nothing(scene: &mut Scene) {
    scene.discard("7z");
}

/// Ways to a false Mahjong, each with what speaks against it.
fn falsely(kind: RefusalKind) -> (Scene, char) {
    match kind {
        RefusalKind::NotMahjong => {
            let mut scene = south(calling, "6z7z1z");
            scene.offer("1z");
            (scene, 'S')
        }
        RefusalKind::NotCalling => {
            let mut scene = south(nothing, "6z7z8s");
            scene.offer("8s");
            (scene, 'S')
        }
        RefusalKind::RightLost => {
            let mut scene = south(calling, "6z7z1z8s");
            scene.offer("1z");
            record(&mut scene, 'S', Action::Mahjong);
            for letter in ['E', 'W', 'N'] {
                scene.act(letter, Action::Agree);
            }
            scene.pass().offer("8s");
            (scene, 'S')
        }
        other => panic!("no row for {other:?}"),
    }
}

const FALSE: [RefusalKind; 3] = [RefusalKind::NotMahjong, RefusalKind::NotCalling, RefusalKind::RightLost];

fn record(scene: &mut Scene, letter: char, action: Action) {
    let done = scene.table.record(rules(), seat(letter), action, &mut scene.events);
    assert_eq!(done, Ok(()), "{letter} {action:?}");
}

fn slip(scene: &mut Scene, slip: Slip) {
    scene.table.ruled(rules(), slip, &mut scene.events).expect("it is taken in");
}

/// Refused, with a clause, and nothing has changed.
fn refused(scene: &Scene, letter: char, action: Action) -> Refusal {
    assert!(!scene.may(letter, action));
    let mut events = Vec::new();
    let refusal = scene.table.decide(rules(), seat(letter), action, &mut events).expect_err("it is refused");
    assert!(events.is_empty());
    refusal
}

fn online(offence: Offence) {
    match offence {
        Offence::FalseMahjong => {
            for kind in FALSE {
                let (scene, letter) = falsely(kind);
                let refusal = refused(&scene, letter, Action::Mahjong);
                assert!(refusal.win.contains(kind), "{kind:?}: {refusal:?}");
                let cited =
                    refusal.cited(rules()).any(|(why, basis)| why == Why::Win(kind) && basis.is_some());
                assert!(cited, "{kind:?}");
            }
        }
        // Nobody takes a tile at an online table, and nobody can forget to: whoever acts too early or too late is refused.
        Offence::ExtraTile => {
            let scene = south(nothing, "6z7z1z2z");
            let refusal = refused(&scene, 'E', Action::Discard(kind("1m")));
            assert_eq!(refusal.order, Some(OutOfOrder::NotYourTurn));
            assert!(refusal.cited(rules()).all(|(_, basis)| basis.is_some()));
        }
        Offence::MissingTile => {
            let scene = south(nothing, "6z7z1z2z");
            let refusal = refused(&scene, 'W', Action::Pass);
            assert_eq!(refusal.order, Some(OutOfOrder::NothingOffered));
            assert!(refusal.cited(rules()).all(|(_, basis)| basis.is_some()));
            for letter in "ESWN".chars() {
                assert_eq!(scene.table.tile_number(seat(letter)), TileNumber::Right);
            }
        }
        Offence::VoidCalling => {
            let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z").deal();
            scene.pass();
            let refusal = refused(&scene, 'E', Action::Calling(kind("6z")));
            assert!(refusal.play.contains(Reason::NotCallingHand));
            scene.refuses('E', Action::Calling(kind("6z")), "4.1.4-2");
        }
        Offence::EarlyCalling => {
            let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z").deal();
            scene.pass();
            let refusal = refused(&scene, 'S', Action::EarlyCall);
            assert!(refusal.play.contains(Reason::BeforeDiscard));
            scene.refuses('S', Action::EarlyCall, "4.1.4-3");
        }
    }
}

/// The innocent players agree to play on, and West says this.
fn consent(kind: RefusalKind, west: Action) {
    let (mut scene, letter) = falsely(kind);
    record(&mut scene, letter, Action::Mahjong);
    let basis = Some(Offence::FalseMahjong.basis(rules()));
    assert_eq!(scene.last(|e| matches!(e, Event::FalseMahjong { .. })).basis(), basis);
    for other in "ESWN".chars().filter(|other| *other != letter) {
        let says = if other == 'W' { west } else { Action::Agree };
        scene.act(other, says);
    }
    if west == Action::Agree {
        let played_on = scene.last(|e| matches!(e, Event::PlayedOn { .. }));
        let Event::PlayedOn { fine, right_lost, .. } = played_on else { unreachable!() };
        assert_eq!((fine, Some(right_lost)), (rules().false_mahjong.fine.value.get(), clause("4.3-2")));
        assert!(scene.table.fined().contains(seat(letter)) && !scene.table.is_over());
    } else {
        assert_eq!((scene.end().0.end, scene.end().1), (DealEnd::Stopped(seat(letter)), clause("4.3-4")));
    }
}

fn recorded(offence: Offence) {
    let announced = |scene: &Scene| match scene.last(|e| matches!(e, Event::Announced { .. })) {
        Event::Announced { number, remedy, basis, .. } => (number, remedy, basis),
        _ => unreachable!(),
    };
    let basis = offence.basis(rules());
    match offence {
        Offence::FalseMahjong => {
            for kind in FALSE {
                consent(kind, Action::Agree);
                consent(kind, Action::Disagree);
            }
        }
        Offence::ExtraTile => {
            let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z3z6z6z6z7z8s").deal();
            scene.pass().discard("6z");
            slip(&mut scene, Slip::TakesExtra(seat('S')));
            slip(&mut scene, Slip::Announces(seat('S')));
            assert_eq!(announced(&scene), (TileNumber::Extra(1), Remedy::DiscardsWithoutDrawing, basis));
        }
        Offence::MissingTile => {
            let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z6z").deal();
            scene.pass();
            slip(&mut scene, Slip::Forgets(seat('S')));
            scene.discard("6z").discard("5z");
            slip(&mut scene, Slip::Announces(seat('S')));
            assert_eq!(announced(&scene), (TileNumber::Missing(1), Remedy::DrawsMissingTile, basis));
        }
        Offence::VoidCalling => {
            let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z").deal();
            scene.pass();
            record(&mut scene, 'E', Action::Calling(kind("6z")));
            // The call is void and costs nothing; the discard stands.
            assert_eq!((scene.table.call(seat('E')), scene.table.discards().len()), (Call::None, 1));
            assert!(!scene.events.iter().any(|e| matches!(e, Event::Called { .. })));
        }
        Offence::EarlyCalling => {
            let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z").deal();
            scene.pass();
            record(&mut scene, 'S', Action::EarlyCall);
            let called = scene.last(|e| matches!(e, Event::Called { .. }));
            assert_eq!((called.basis(), scene.table.call(seat('S'))), (Some(basis), Call::BeforeDiscard));
        }
    }
}

#[test]
fn an_online_table_refuses_every_offence_with_its_clause() {
    Offence::ALL.into_iter().for_each(online);
}

#[test]
fn a_recorded_table_takes_every_offence_in_and_gives_what_follows() {
    Offence::ALL.into_iter().for_each(recorded);
}

#[test]
fn every_offence_has_its_own_clause_of_the_regulation() {
    let clauses = Offence::ALL.map(|offence| Some(offence.basis(rules())));
    assert_eq!(clauses, ["4.3", "4.2-3", "4.2-4", "4.1.4-2", "4.1.4-3"].map(clause));
}
