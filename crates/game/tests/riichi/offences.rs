//! Every offence of the catalogue, under every rule set: an online table refuses the act with its clause, a recorded one
//! takes it in and gives the sanction. An offence without a row here fails the tests.
use crate::help::*;
use reglament_game::OutOfOrder;
use reglament_game::deal::riichi::*;
use rules::clause::Basis;
use rules::frame::riichi::{DealResult, Next};
use rules::meld::MeldKind;
use rules::regulation::RegulationId;
use rules::riichi::{Offence, Reason, RefusalKind, Sanction, Topic};

/// South may claim the 3m for a chow, the 5z for a pung; nobody waits for anything.
const CLAIMS: [&str; 4] = [JUNK[0], "4566m24p246s557z1m", JUNK[1], JUNK[2]];
/// East waits for 1s and 2s and has no yaku without riichi.
const READY: [&str; 4] = ["123m456p789s1122s", "258m258p58s12345z", JUNK[2], "47m147p147s1234z5z"];
/// East waits for 3m, and for 1m and 4m too; a fourth 2m would change that.
const TRIPLET: [&str; 4] =
    ["2223m456p789s555z", "147m147p147s1234z", "69m369p369s12346z", "69m369p369s12347z"];

fn riichi_ids() -> impl Iterator<Item = RegulationId> {
    RegulationId::ALL.into_iter().filter(|id| id.riichi().is_some())
}

/// Why an online table refuses an act.
#[derive(Clone, Copy, Debug)]
enum Expected {
    Order(OutOfOrder),
    Play(Reason),
    Win(RefusalKind),
}

/// An act at a table on which it is wrong, with what was shown, and why it is refused online.
struct Act {
    scene: Scene,
    who: char,
    action: Action,
    showing: Showing,
    refused: Expected,
}

#[expect(clippy::unnecessary_wraps, reason = "the row of an offence may be none")]
fn act(scene: Scene, who: char, action: Action, showing: Showing, refused: Expected) -> Option<Act> {
    Some(Act { scene, who, action, showing, refused })
}

fn held(text: &str) -> Action {
    Action::Discard { tile: tile(text), from: DiscardFrom::Hand }
}

const PUNG: Action = Action::Pung { reds: 0 };

fn claims(id: RegulationId, first: &str) -> Scene {
    let mut scene = setup(id, CLAIMS, first).deal();
    scene.offer(first);
    scene
}

/// East has let a tile pass on which he waits, and South discards the other one.
fn furiten(id: RegulationId) -> Scene {
    let mut scene = setup(id, READY, "1s2s").deal();
    scene.discard("1s").offer("2s");
    scene
}

fn dead_riichi(id: RegulationId) -> Scene {
    let mut scene = setup(id, READY, "5z").deal();
    scene.riichi("5z").pass();
    scene
        .table
        .ruled(scene.rules, &[Ruling::of(seat('E'), Offence::WRONG_NUMBER_OF_TILES)], &mut scene.events)
        .unwrap();
    scene
}

/// The act by which a player commits the offence; none where no action of a table is it: the tiles and the wall of an
/// online table are not in anybody's hands, nobody sees another's, and a declaration is whole or is not made.
fn act_of(offence: Offence, id: RegulationId) -> Option<Act> {
    use Expected::{Order, Play, Win};
    use Showing::{Nothing, Tiles};
    let idle = |draws| setup(id, ["147m147p147s1234z", JUNK[1], JUNK[2], "147m258p369s567z1z"], draws).deal();
    match offence {
        Offence::FALSE_WIN_NOT_SHOWN => {
            act(claims(id, "3m"), 'N', Action::Ron, Nothing, Win(RefusalKind::NotWinning))
        }
        Offence::FALSE_WIN_SHOWN => {
            act(claims(id, "3m"), 'N', Action::Ron, Tiles, Win(RefusalKind::NotWinning))
        }
        Offence::FALSE_WIN_NO_YAKU => {
            let mut scene = setup(id, READY, "5z2s").deal();
            scene.discard("5z").offer("2s");
            act(scene, 'E', Action::Ron, Tiles, Win(RefusalKind::NoYaku))
        }
        Offence::FURITEN_RON_SHOWN => {
            act(furiten(id), 'E', Action::Ron, Tiles, Play(Reason::FuritenOwnDiscard))
        }
        Offence::FURITEN_RON_NOT_SHOWN => {
            act(furiten(id), 'E', Action::Ron, Nothing, Play(Reason::FuritenOwnDiscard))
        }
        Offence::FALSE_NINE_TERMINALS => {
            let hands = ["147m147p25s123456z", JUNK[1], JUNK[2], ""];
            let scene = setup(id, hands, "8s").deal();
            let few = rules(id).draw.abortive_draws.value == rules::riichi::AbortiveDraws::Used;
            let reason = if few { Reason::FewTerminals } else { Reason::NoAbortiveDraws };
            // Eight terminals and honours with the two of the suits.
            act(scene, 'E', Action::NineTerminals, Tiles, Play(reason))
        }
        Offence::CALL_WITHDRAWN => act(claims(id, "3m"), 'S', PUNG, Nothing, Play(Reason::TilesMissing)),
        Offence::FALSE_CALL_SHOWN => act(claims(id, "3m"), 'S', PUNG, Tiles, Play(Reason::TilesMissing)),
        Offence::SWAP_CALLING => {
            let hands = [JUNK[0], "34566m246p246s55z", JUNK[1], JUNK[2]];
            let mut scene = setup(id, hands, "3m").deal();
            scene.offer("3m").act('S', Action::Chow { lowest: kind("3m"), reds: 0 });
            act(scene, 'S', held("3m"), Nothing, Play(Reason::SwapSameTile))
        }
        Offence::CALL_WITH_DEAD_HAND => {
            let mut scene = setup(id, CLAIMS, "5z").deal();
            scene.table.ruled(scene.rules, &[dead(id)?], &mut scene.events).unwrap();
            scene.offer("5z");
            // Nobody else is asked, so that the claim comes when the tile is gone.
            act(scene, 'S', PUNG, Nothing, Play(Reason::DeadHand))
        }
        Offence::HAND_CHANGED_IN_RIICHI => {
            let mut scene = setup(id, READY, "5z9p8p8m9m").deal();
            scene.riichi("5z").pass().discards(&["9p", "8p", "8m"]);
            act(scene, 'E', held("1m"), Nothing, Play(Reason::InRiichi))
        }
        Offence::FALSE_RIICHI_KONG => {
            let mut scene = setup(id, TRIPLET, "5p8p8s8m2m").deal();
            scene.riichi("5p").pass().discards(&["8p", "8s", "8m"]);
            act(scene, 'E', Action::ConcealedKong(kind("2m")), Tiles, Play(Reason::KongChangesWaits))
        }
        Offence::OPEN_RIICHI_HAND => {
            let mut scene = claims(id, "5z");
            scene.act('S', PUNG);
            let riichi = Action::Riichi { tile: tile("1m"), from: DiscardFrom::Hand };
            act(scene, 'S', riichi, Nothing, Play(Reason::RiichiOpenHand))
        }
        Offence::NOTEN_RIICHI | Offence::RIICHI_NOTICED_IN_TIME => {
            let riichi = Action::Riichi { tile: tile("9m"), from: DiscardFrom::Drawn };
            act(idle("9m"), 'E', riichi, Nothing, Play(Reason::RiichiNotTenpai))
        }
        Offence::DEAD_RIICHI_PROVED | Offence::DEAD_RIICHI_NOT_PROVED => {
            dead(id)?;
            let mut scene = dead_riichi(id);
            scene.down_to(66);
            while scene.turn() != seat('E') {
                let own = scene.table.drawn().unwrap().to_string();
                scene.discard(&own);
            }
            act(scene, 'E', Action::SelfDraw, Nothing, Play(Reason::DeadHand))
        }
        // Whoever acts when it is not his turn draws, discards or claims at a wrong time.
        Offence::DRAW_OUT_OF_TURN => {
            act(idle("9m"), 'W', held("9m"), Nothing, Order(OutOfOrder::NotYourTurn))
        }
        Offence::WRONG_NUMBER_OF_TILES => {
            let mut scene = claims(id, "5z");
            scene.act('S', Action::Pass);
            act(scene, 'E', held("1m"), Nothing, Order(OutOfOrder::NotYourTurn))
        }
        Offence::TURN_SKIPPED => {
            act(idle("9m"), 'E', Action::Pass, Nothing, Order(OutOfOrder::NothingOffered))
        }
        Offence::CLAIMED_TILE_NOT_TAKEN => {
            let mut scene = claims(id, "5z");
            scene.pass();
            act(scene, 'S', PUNG, Nothing, Order(OutOfOrder::NothingOffered))
        }
        Offence::WRONG_WORD => act(idle("9m"), 'E', Action::Ron, Nothing, Order(OutOfOrder::NothingOffered)),
        _ => {
            assert!(NO_ACT.contains(&offence), "no row for {}", offence.key());
            None
        }
    }
}

/// What no action of a table is.
const NO_ACT: [Offence; 8] = [
    Offence::DRAW_FROM_WRONG_PLACE,
    Offence::OWN_TILES_SHOWN,
    Offence::OTHER_TILES_SHOWN,
    Offence::INFORMATION,
    Offence::DEAD_WALL_TILE,
    Offence::DEAD_WALL_DESTROYED,
    Offence::LIVE_WALL_DESTROYED,
    Offence::RIICHI_NOT_DECLARED,
];

/// The ruling that makes South's hand dead under this rule set, by whatever offence does; none where no hand dies.
fn dead(id: RegulationId) -> Option<Ruling> {
    let rules = rules(id);
    let offence = Offence::all().find(|o| o.sanction(rules).value == Sanction::DeadHand);
    let none = Offence::all().all(|o| o.sanction(rules).value == Sanction::None);
    assert!(offence.is_some() || none, "{id:?}");
    offence.map(|offence| Ruling::of(seat('S'), offence))
}

/// What an online table is, for an act that is none of its actions: whatever anybody does, no tile leaves its place.
fn holds_its_tiles(id: RegulationId) {
    let scene = setup(id, CLAIMS, "5z").deal();
    for letter in "ESWN".chars() {
        for action in scene.table.legal(seat(letter)).iter() {
            let mut table = scene.table.clone();
            table.act(scene.rules, seat(letter), action, &mut Vec::new()).unwrap();
            assert_eq!(table.wall(), scene.table.wall());
            for other in "SWN".chars() {
                assert_eq!(table.hand(seat(other)), scene.table.hand(seat(other)));
                assert!(table.view(scene.rules, seat('E')).shown.iter().all(Option::is_none));
            }
        }
    }
}

fn basis_of(expected: Expected, scene: &Scene) -> Option<Basis> {
    match expected {
        Expected::Order(OutOfOrder::NotYourTurn) => Some(scene.rules.tiles.out_of_turn.basis),
        Expected::Order(OutOfOrder::NothingOffered) => Some(scene.rules.false_call.not_taken.basis),
        Expected::Order(order) => panic!("no offence is {order:?}"),
        Expected::Play(reason) => reason.basis(scene.rules),
        Expected::Win(RefusalKind::NoYaku) => Some(scene.rules.cite(Topic::NeedsYaku)),
        Expected::Win(_) => None,
    }
}

#[test]
fn an_online_table_refuses_every_offence_with_its_clause() {
    for id in riichi_ids() {
        for offence in Offence::all() {
            let Some(Act { scene, who, action, refused, .. }) = act_of(offence, id) else {
                holds_its_tiles(id);
                continue;
            };
            let mut events = Vec::new();
            let refusal = scene.table.decide(scene.rules, seat(who), action, &mut events);
            let refusal = refusal.expect_err(offence.key());
            assert!(events.is_empty() && !scene.may(who, action));
            let basis = basis_of(refused, &scene);
            let found = refusal.cited(scene.rules).any(|(why, by)| {
                by == basis
                    && match (why, refused) {
                        (Why::Order(a), Expected::Order(b)) => a == b,
                        (Why::Play(a), Expected::Play(b)) => a == b,
                        (Why::Win(a), Expected::Win(b)) => a == b,
                        _ => false,
                    }
            });
            assert!(found, "{id:?} {}: {refusal:?}, expected {refused:?}", offence.key());
            // Whatever is law and not arithmetic has a clause.
            let arithmetic = matches!(
                refused,
                Expected::Win(RefusalKind::NotWinning) | Expected::Play(Reason::TilesMissing)
            );
            assert!(basis.is_some() || arithmetic, "{id:?} {}", offence.key());
        }
    }
}

/// The last penalty: whose, for what, which, by which clause.
fn penalised(scene: &Scene) -> (rules::seat::Seat, Offence, Sanction, Basis) {
    match scene.last(|e| matches!(e, Event::Penalised { .. })) {
        Event::Penalised { seat, offence, sanction, basis } => (seat, offence, sanction, basis),
        _ => unreachable!(),
    }
}

/// What the sanction has done to the table.
fn carried_out(scene: &Scene, who: char, sanction: Sanction, before: &Table) {
    let dead = scene.table.dead_hands().contains(seat(who));
    match sanction {
        Sanction::Chombo => {
            let Event::Ended { deal, basis } = scene.last(|e| matches!(e, Event::Ended { .. })) else {
                unreachable!()
            };
            assert_eq!(
                (deal.result, basis),
                (DealResult::Chombo(seats(&who.to_string())), scene.rules.result.chombo.basis)
            );
            assert_eq!(scene.next(), Next::Replay);
        }
        Sanction::DeadHand => assert!(dead && !scene.is_offered(who) || scene.turn() == seat(who)),
        Sanction::WarningThenDeadHand => assert_eq!(scene.table.warnings()[seat(who).index()], 1),
        Sanction::LostCall => {
            let menu = scene.table.legal(seat(who));
            assert!(menu.iter().all(|a| !matches!(a, Action::Pung { .. } | Action::Chow { .. })));
        }
        Sanction::None
        | Sanction::Corrected
        | Sanction::Warning
        | Sanction::ChomboIfStopped
        | Sanction::Judge => {
            assert_eq!(
                (scene.table.dead_hands(), scene.table.is_over()),
                (before.dead_hands(), before.is_over())
            );
        }
    }
}

/// Whether the recorded act itself is this offence: what shows later, or lies in the words, is ruled on instead.
fn is_recorded(offence: Offence) -> bool {
    !matches!(
        offence,
        Offence::RIICHI_NOTICED_IN_TIME
            | Offence::NOTEN_RIICHI
            | Offence::DEAD_RIICHI_PROVED
            | Offence::DEAD_RIICHI_NOT_PROVED
            | Offence::DRAW_OUT_OF_TURN
            | Offence::WRONG_NUMBER_OF_TILES
            | Offence::TURN_SKIPPED
            | Offence::CLAIMED_TILE_NOT_TAKEN
            | Offence::WRONG_WORD
    )
}

#[test]
fn a_recorded_table_takes_every_offence_in_and_gives_its_sanction() {
    for id in riichi_ids() {
        for offence in Offence::all() {
            let expected = offence.sanction(rules(id));
            let found = act_of(offence, id).filter(|_| is_recorded(offence));
            let (mut scene, who) = if let Some(Act { mut scene, who, action, showing, .. }) = found {
                let done = scene.table.record(scene.rules, seat(who), action, showing, &mut scene.events);
                assert_eq!(done, Ok(()), "{id:?} {}", offence.key());
                scene.pass();
                (scene, who)
            } else {
                let mut scene = claims(id, "5z");
                scene.table.ruled(scene.rules, &[Ruling::of(seat('S'), offence)], &mut scene.events).unwrap();
                (scene, 'S')
            };
            let (of, what, sanction, basis) = penalised(&scene);
            let given = match expected.value {
                Sanction::ChomboIfStopped | Sanction::Judge => Sanction::None,
                other => other,
            };
            assert_eq!(
                (of, what, sanction, basis),
                (seat(who), offence, given, expected.basis),
                "{id:?} {}",
                offence.key()
            );
            let before = claims(id, "5z").table;
            if given != Sanction::LostCall || !scene.table.to_act().is_empty() {
                carried_out(
                    &scene,
                    who,
                    given,
                    if offence == Offence::CALL_WITH_DEAD_HAND { &scene.table } else { &before },
                );
            }
            judged(&mut scene, id, offence);
        }
    }
}

/// Where the judge decides, or it depends on whether play can go on, the other answers.
fn judged(scene: &mut Scene, id: RegulationId, offence: Offence) {
    let expected = offence.sanction(rules(id));
    let ruling = match expected.value {
        Sanction::ChomboIfStopped => Ruling { play: Play::Stopped, ..Ruling::of(seat('W'), offence) },
        Sanction::Judge => Ruling { judge: Some(Sanction::Chombo), ..Ruling::of(seat('W'), offence) },
        _ => return,
    };
    scene.table.ruled(scene.rules, &[ruling], &mut scene.events).unwrap();
    assert_eq!(penalised(scene), (seat('W'), offence, Sanction::Chombo, expected.basis));
    carried_out(scene, 'W', Sanction::Chombo, &scene.table.clone());
}

/// Noten in riichi is found by the table itself at the draw, in three ways.
#[test]
fn noten_riichi_is_an_event_of_the_draw() {
    let ended = |mut scene: Scene| {
        while matches!(scene.table.phase(), Phase::Turn { .. }) {
            let own = scene.table.drawn().unwrap().to_string();
            scene.discard(&own);
        }
        while let Phase::Declarations { .. } = scene.table.phase() {
            let who = scene.table.to_act().iter().next().unwrap();
            scene.table.act(scene.rules, who, Action::ShowTenpai, &mut scene.events).unwrap();
        }
        scene
    };
    for id in riichi_ids() {
        let hands = ["147m147p147s1234z", JUNK[1], JUNK[2], "147m258p369s567z1z"];
        let mut scene = setup(id, hands, "5z").deal();
        let riichi = Action::Riichi { tile: tile("5z"), from: DiscardFrom::Drawn };
        scene.table.record(scene.rules, seat('E'), riichi, Showing::Nothing, &mut scene.events).unwrap();
        scene.pass();
        let scene = ended(scene);
        let expected = Offence::NOTEN_RIICHI.sanction(scene.rules);
        assert_eq!(penalised(&scene), (seat('E'), Offence::NOTEN_RIICHI, expected.value, expected.basis));
        assert_eq!(matches!(scene.end().0, DealResult::Chombo(_)), expected.value == Sanction::Chombo);
        // The hand died after riichi: proved, and not.
        let number = Offence::WRONG_NUMBER_OF_TILES.sanction(scene.rules).value;
        if number != Sanction::DeadHand {
            continue;
        }
        let scene = ended(dead_riichi(id));
        let expected = Offence::DEAD_RIICHI_NOT_PROVED.sanction(scene.rules);
        assert_eq!(
            penalised(&scene),
            (seat('E'), Offence::DEAD_RIICHI_NOT_PROVED, expected.value, expected.basis)
        );
        let mut scene = dead_riichi(id);
        let proved = Ruling::of(seat('E'), Offence::DEAD_RIICHI_PROVED);
        scene.table.ruled(scene.rules, &[proved], &mut scene.events).unwrap();
        let scene = ended(scene);
        let expected = Offence::DEAD_RIICHI_PROVED.sanction(scene.rules);
        assert_eq!(
            penalised(&scene),
            (seat('E'), Offence::DEAD_RIICHI_PROVED, expected.value, expected.basis)
        );
        assert!(matches!(scene.end().0, DealResult::ExhaustiveDraw { .. }));
    }
}

#[test]
fn a_kong_that_changes_the_waits_is_the_only_one_refused() {
    for id in riichi_ids() {
        let Some(Act { scene, .. }) = act_of(Offence::FALSE_RIICHI_KONG, id) else { unreachable!() };
        assert!(scene.table.legal(seat('E')).iter().all(|a| !matches!(a, Action::ConcealedKong(_))));
        assert!(scene.table.hand(seat('E')).melds.iter().all(|m| m.kind() != MeldKind::ConcealedKong));
    }
}

/// What a recorded table gave for each offence under each rule set, frozen: with `UPDATE=1` it is written anew, to be read as
/// a diff.
#[test]
fn the_sanctions_of_a_table_are_frozen() {
    let mut lines = Vec::new();
    for id in riichi_ids() {
        for offence in Offence::all() {
            let mut scene = claims(id, "5z");
            scene.table.ruled(scene.rules, &[Ruling::of(seat('W'), offence)], &mut scene.events).unwrap();
            let given = match offence.sanction(scene.rules).value {
                left @ (Sanction::ChomboIfStopped | Sanction::Judge) => left,
                _ => penalised(&scene).2,
            };
            lines.push(format!("{} {} {}", id.id(), offence.key(), given.name()));
        }
    }
    frozen("tests/riichi/sanctions.txt", &lines);
}
