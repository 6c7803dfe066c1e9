//! The first go-around, the last tiles, riichi.
use crate::help::*;
use reglament_game::OutOfOrder;
use reglament_game::deal::riichi::*;
use rules::riichi::{LostByBreak, Riichi, Yaku};

const PUNG: Action = Action::Pung { reds: 0 };

/// East may discard white dragons, which South holds two of.
fn called() -> Scene {
    let mut scene = setup(Tesuji, ["119m19p19s123456z", "55z23489m234p456s", JUNK[1], JUNK[2]], "5z").deal();
    scene.offer("5z").act('S', PUNG);
    scene
}

#[test]
fn tesuji_circle_2__a_claimed_group_breaks_it() {
    let scene = called();
    assert!(matches!(scene.table.phase(), Phase::Turn { seat: s, .. } if s == seat('S')));
    let mut turn = rules::riichi::FirstTurn::START;
    for event in &scene.events {
        match event {
            Event::Discarded { seat, tile, .. } => turn = turn.discard(*seat, tile.kind()),
            Event::Claimed { meld, .. } => turn = turn.declare(meld.kind()),
            _ => {}
        }
    }
    assert_eq!(turn.broken_by(scene.rules), clause(Tesuji, "circle.2"));
}

#[test]
fn tesuji_circle_3__a_concealed_kong_breaks_it() {
    // East's kong; South draws her first tile with nine terminals and may not abort.
    let hands = ["5555z123m456p789s", "19m19p19s1234z234m", JUNK[1], JUNK[2]];
    let mut scene = setup(Tesuji, hands, "6z6z").replacements("7z").deal();
    assert!(scene.may('E', Action::ConcealedKong(kind("5z"))));
    scene.act('E', Action::ConcealedKong(kind("5z"))).discard("7z");
    assert_eq!(scene.turn(), seat('S'));
    scene.refuses('S', Action::NineTerminals, "circle.9");
    let broken = rules::riichi::FirstTurn::START.declare(rules::meld::MeldKind::ConcealedKong);
    assert_eq!(broken.broken_by(scene.rules), clause(Tesuji, "circle.3"));
}

#[test]
fn tesuji_circle_4__an_added_kong_breaks_it_when_it_was_not_robbed() {
    // South has a pung of red dragons and draws the fourth. East, in riichi, wins on West's next discard.
    let award = |kong: bool| {
        let hands = ["23m456p789s123s55s", "77z24689m135p468s", "258m258p258s1223z", JUNK[2]];
        let mut scene = setup(Tesuji, hands, "7z9m9p6z7z4m").replacements("9s").deal();
        scene.offer("7z").act('S', PUNG).discard("2m").discards(&["9m", "9p"]);
        scene.riichi("6z").pass();
        if kong {
            scene.act('S', Action::AddedKong(kind("7z"))).discard("9s");
        } else {
            scene.discard("9m");
        }
        scene.offer("4m").act('E', Action::Ron);
        scene.award('E')
    };
    assert_eq!((award(false).han_of(Yaku::Ippatsu), award(true).han_of(Yaku::Ippatsu)), (Some(1), None));
    let broken = rules::riichi::FirstTurn::START.declare(rules::meld::MeldKind::AddedKong);
    assert_eq!(broken.broken_by(rules(Tesuji)), clause(Tesuji, "circle.4"));
}

#[test]
fn tesuji_circle_5__no_double_riichi_after_a_break() {
    let riichi = |call: bool| {
        let hands = [JUNK[0], "55z24689m135p468s", "234m456p789s1199m", JUNK[2]];
        let mut scene = setup(Tesuji, hands, "5z7z7z7z").deal();
        scene.offer("5z");
        if call {
            scene.act('S', PUNG).discard("2m");
        } else {
            scene.pass().discard("7z");
        }
        scene.riichi("7z");
        let Event::Discarded { riichi, .. } = scene.last(|e| matches!(e, Event::Discarded { .. })) else {
            unreachable!()
        };
        (riichi, LostByBreak::DoubleRiichi.basis(scene.rules))
    };
    assert_eq!(riichi(false), (Riichi::Double, clause(Tesuji, "circle.5").unwrap()));
    assert_eq!(riichi(true), (Riichi::Declared, clause(Tesuji, "circle.5").unwrap()));
}

#[test]
fn tesuji_circle_6__a_break_takes_ippatsu() {
    // East declares riichi on the 1m and 4m; South calls or does not; West discards the tile.
    let award = |call: bool| {
        let hands = ["23m456p789s123s55s", "77z24689m135p468s", "258m258p258s1223z", JUNK[2]];
        let mut scene = setup(Tesuji, hands, "7z4m4m4m").deal();
        scene.riichi("7z");
        if call {
            scene.act('S', PUNG).discard("2m");
        } else {
            scene.pass();
            scene.discard("2m");
        }
        scene.offer("4m").act('E', Action::Ron);
        scene.award('E')
    };
    assert_eq!(award(false).han_of(Yaku::Ippatsu), Some(1));
    assert_eq!(award(true).han_of(Yaku::Ippatsu), None);
    assert_eq!(LostByBreak::Ippatsu.basis(rules(Tesuji)), clause(Tesuji, "circle.6").unwrap());
}

#[test]
fn tesuji_circle_7__a_break_takes_renhou() {
    let award = |call: bool| {
        let hands = ["147m147p147s1234z", "77z24689m135p468s", JUNK[1], "23m567p678s22345s"];
        let mut scene = setup(Tesuji, hands, "7z4m4m").deal();
        scene.offer("7z");
        if call {
            scene.act('S', PUNG).discard("9m");
        } else {
            scene.pass().discard("9m");
        }
        scene.offer("4m").act('N', Action::Ron);
        scene.award('N')
    };
    assert_eq!(award(false).han_of(Yaku::Renhou), Some(5));
    assert_eq!(award(true).han_of(Yaku::Renhou), None);
    assert_eq!(LostByBreak::Renhou.basis(rules(Tesuji)), clause(Tesuji, "circle.7").unwrap());
}

#[test]
fn tesuji_circle_8__a_break_takes_chihou() {
    let award = |call: bool| {
        let hands = ["147m147p147s1234z", "77z24689m135p468s", "23m567p678s22345s", JUNK[2]];
        let mut scene = setup(Tesuji, hands, if call { "7z4m" } else { "7z9m4m" }).deal();
        scene.offer("7z");
        if call {
            scene.act('S', PUNG).discard("9m");
        } else {
            scene.pass().discard("9m");
        }
        scene.act('W', Action::SelfDraw);
        scene.award('W')
    };
    assert_eq!(award(false).han_of(Yaku::Chihou), Some(13));
    assert_eq!(award(true).han_of(Yaku::Chihou), None);
    assert_eq!(LostByBreak::Chihou.basis(rules(Tesuji)), clause(Tesuji, "circle.8").unwrap());
}

#[test]
fn tesuji_circle_9__a_break_takes_nine_terminals() {
    let hands = ["147m147p147s1234z", "77z24689m135p468s", "19m19p19s1234z234m", JUNK[2]];
    let mut scene = setup(Tesuji, hands, "7z6z6z").deal();
    scene.offer("7z").act('S', PUNG).discard("9m");
    assert_eq!(scene.turn(), seat('W'));
    assert!(!scene.may('W', Action::NineTerminals));
    scene.refuses('W', Action::NineTerminals, "circle.9");
}

#[test]
fn tesuji_circle_10__a_break_takes_four_winds() {
    let end = |kong: bool| {
        let hands = [JUNK[0], JUNK[1], "77z24689m135p148s", "555z369m369p369s1z"];
        let mut scene = setup(Tesuji, hands, "9s9p1z5z").replacements("8s").deal();
        scene.discards(&["1z", "1z", "1z"]);
        if kong {
            scene.act('N', Action::ConcealedKong(kind("5z")));
        }
        scene.offer("1z");
        scene.table.is_over()
    };
    assert!(end(false));
    assert!(!end(true));
    assert_eq!(LostByBreak::FourWinds.basis(rules(Tesuji)), clause(Tesuji, "circle.10").unwrap());
}

#[test]
fn tesuji_last_1__no_group_is_claimed_on_the_last_discard() {
    let mut scene = setup(Tesuji, [JUNK[0], "5566778899s556z", JUNK[1], JUNK[2]], "").deal();
    scene.down_to(0);
    let Phase::Turn { .. } = scene.table.phase() else { panic!("the last turn") };
    let drawn = scene.table.drawn().unwrap();
    let by = scene.turn();
    scene.offer(&drawn.to_string());
    assert_eq!(scene.count(|e| matches!(e, Event::WallEmpty { .. })), 1);
    let claim = rules::riichi::Claimed {
        seat: by.next(),
        claim: rules::riichi::Claim::Pung,
        standing: rules::riichi::Standing::Free,
    };
    let table = rules::riichi::ClaimTable { discarder: by, live_tiles: scene.table.live_tiles(), kongs: 0 };
    let no = rules::riichi::check_claim(table, claim).unwrap_err();
    assert_eq!(no.cited(scene.rules).next().unwrap().basis, clause(Tesuji, "last.1"));
}

#[test]
fn tesuji_last_2__no_kong_on_the_last_draw() {
    // South draws last: the fourth white dragon.
    let hands = [JUNK[0], "555z13579m13579p", JUNK[1], JUNK[2]];
    let mut scene = setup(Tesuji, hands, "").last_tile("5z").deal();
    scene.down_to(0);
    assert_eq!((scene.turn(), scene.table.drawn()), (seat('S'), Some(tile("5z"))));
    let kong = Action::ConcealedKong(kind("5z"));
    assert!(!scene.may('S', kong));
    scene.refuses('S', kong, "last.2");
}

#[test]
fn tesuji_riichi_1__one_own_draw_must_remain() {
    let ready = "123m456p789s1122s";
    let mut scene = setup(Tesuji, [ready, "258m258p258s1234z", JUNK[2], "147m147p14p1234z5z"], "7z").deal();
    scene.down_to(4);
    while scene.turn() != seat('E') {
        let tile = scene.table.drawn().unwrap().to_string();
        scene.discard(&tile);
    }
    let drawn = scene.table.drawn().unwrap();
    let riichi = Action::Riichi { tile: drawn, from: DiscardFrom::Drawn };
    assert!(scene.table.live_tiles() < 4);
    assert!(!scene.may('E', riichi));
    scene.refuses('E', riichi, "riichi.1");
}

/// Whether the regulation shows this clause as one of the frame of play.
fn frames(id: &str) -> bool {
    clause(Tesuji, id).is_some_and(|basis| rules(Tesuji).facts.contains(&basis))
}

#[test]
fn tesuji_circle_1__it_is_four_draws_and_discards() {
    let hands = ["147m147p147s1234z", JUNK[1], JUNK[2], "19m19p19s1234z234m"];
    let mut scene = setup(Tesuji, hands, "9s9p9m5z").deal();
    scene.discards(&["9s", "9p", "9m"]);
    // North's first draw is still in it, his second is not.
    assert!(scene.may('N', Action::NineTerminals));
    scene.discard("5z");
    for _ in 0..3 {
        let drawn = scene.table.drawn().unwrap().to_string();
        scene.discard(&drawn);
    }
    assert_eq!(scene.turn(), seat('N'));
    assert!(!scene.may('N', Action::NineTerminals));
    assert!(frames("circle.1"));
}

#[test]
fn tesuji_circle_11__temporary_furiten_outlives_a_break() {
    let hands = ["23m456p678s234s55s", JUNK[1], JUNK[2], "77z24689m135p468s"];
    let mut scene = setup(Tesuji, hands, "9p4m7z").deal();
    scene.discard("9p").offer("4m").act('E', Action::Pass).pass();
    scene.offer("7z").act('N', PUNG);
    // The break is North's pung; East has not discarded since.
    assert_eq!(scene.table.view(scene.rules, seat('E')).furiten, rules::riichi::Furiten::Temporary);
    assert!(frames("circle.11"));
}

#[test]
fn tesuji_furiten_3__the_own_discard_alone_ends_it() {
    let hands = ["23m456p678s234s55s", JUNK[1], JUNK[2], "147m147p147s1234z"];
    let mut scene = setup(Tesuji, hands, "9p4m9m9s6z").deal();
    let furiten = |scene: &Scene| scene.table.view(scene.rules, seat('E')).furiten;
    scene.discard("9p").offer("4m").act('E', Action::Pass).pass();
    scene.discards(&["9m", "9s"]);
    assert_eq!((scene.turn(), furiten(&scene)), (seat('E'), rules::riichi::Furiten::Temporary));
    scene.discard("6z");
    assert_eq!(furiten(&scene), rules::riichi::Furiten::None);
    assert!(frames("furiten.3"));
}

#[test]
fn tesuji_kan_9__the_dead_wall_keeps_fourteen_tiles() {
    let hands = ["5555z23m456p789s1s", JUNK[1], JUNK[2], "147m147p147s1234z"];
    let mut scene = setup(Tesuji, hands, "9p").replacements("6z").deal();
    let before = scene.table.live_tiles();
    scene.act('E', Action::ConcealedKong(kind("5z")));
    assert_eq!(scene.table.live_tiles(), before - 1);
    scene.discard("6z");
    while matches!(scene.table.phase(), Phase::Turn { .. }) {
        let drawn = scene.table.drawn().unwrap().to_string();
        scene.discard(&drawn);
    }
    let drawn = scene.count(|e| matches!(e, Event::Drew { .. }));
    assert_eq!(136 - 52 - drawn, 14);
    assert!(frames("kan.9"));
}

#[test]
fn tesuji_rec_10__a_group_may_be_claimed_until_the_next_draw() {
    let mut scene = setup(Tesuji, ["119m19p19s123456z", "55z23489m234p456s", JUNK[1], JUNK[2]], "5z").deal();
    scene.offer("5z");
    assert!(scene.may('S', PUNG));
    // The next player draws only when everybody has answered, and then it is too late.
    assert_eq!(scene.count(|e| matches!(e, Event::Drew { .. })), 1);
    scene.pass();
    assert_eq!(scene.count(|e| matches!(e, Event::Drew { .. })), 2);
    let mut events = Vec::new();
    let refusal = scene.table.decide(scene.rules, seat('S'), PUNG, &mut events).unwrap_err();
    assert_eq!(refusal.order, Some(OutOfOrder::NothingOffered));
    assert!(frames("rec.10"));
}
