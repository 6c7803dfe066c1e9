//! Kongs and their indicators, nine terminals, aborts.
use super::*;
use rules::frame::riichi::{DealResult, Next};

#[test]
fn rr_041_a_kong_in_riichi() {
    let hands = [
        ("222333444p23m11z", "3p"),
        ("3444m778899s333z", "4m"),
        ("3444m778899s333z", "3z"),
        ("111m222333p5678s", "1m"),
    ];
    case("RR-041", |id| {
        let may = hands.map(|(hand, drawn)| {
            let others = ["258m1478p25s2467z", "5689m69p136s2467z", "59m159p159s24677z"];
            let mut scene =
                setup(id, [hand, others[0], others[1], others[2]], &format!("6z5z5z5z{drawn}")).deal();
            scene.riichi("6z").pass().discards(&["5z", "5z", "5z"]);
            scene.may('E', Action::ConcealedKong(kind(drawn)))
        });
        format!("[{},{},{},{}]", may[0], may[1], may[2], may[3])
    });
}

/// How many indicators lie open.
fn turned(scene: &Scene) -> usize {
    scene.table.indicators().count()
}

const CLAIMED: [&str; 4] = ["555z23m456p789s11s", JUNK[1], JUNK[2], "147m147p147s124z5z"];

fn claimed(id: RegulationId, hands: [&str; 4], replacements: &str) -> Scene {
    let mut scene = setup(id, hands, "9p9p9p").replacements(replacements).indicators("1m1m1m").deal();
    scene.discards(&["9p", "9p", "9p"]).offer("5z").act('E', Action::ClaimedKong);
    scene
}

#[test]
fn rr_042_indicators_at_the_win() {
    case("RR-042", |id| {
        let hands = ["5555z23m456p789s1s", JUNK[1], JUNK[2], "147m147p147s1234z"];
        let mut a = setup(id, hands, "1s").replacements("4m").indicators("1m1m1m").deal();
        a.act('E', Action::ConcealedKong(kind("5z"))).act('E', Action::SelfDraw);
        let mut b = claimed(id, CLAIMED, "4m");
        b.act('E', Action::SelfDraw);
        let waits = [CLAIMED[0], "234567p234s4m678s", CLAIMED[2], CLAIMED[3]];
        let mut c = claimed(id, waits, "4m");
        c.offer("4m").act('S', Action::Ron);
        let robs = ["147p147s1234567z", "23m567p678s22345s", "44m258p258s12345z", "369p369s1234567z"];
        let mut d = setup(id, robs, "4m9p9p9m4m").indicators("1m1m1m").deal();
        d.offer("4m");
        if d.may('S', Action::Ron) {
            d.act('S', Action::Pass);
        }
        d.act('W', Action::Pung { reds: 0 }).discard("5z").discards(&["9p", "9p", "9m"]);
        d.act('W', Action::AddedKong(kind("4m"))).act('S', Action::Ron);
        let two = ["555z111s23m456p99p", JUNK[1], JUNK[2], "147m147p47s1234z5z"];
        let mut scene = setup(id, two, "9m9p9m").replacements("1s4m").indicators("1m1m1m").deal();
        scene.discards(&["9m", "9p", "9m"]).offer("5z").act('E', Action::ClaimedKong);
        scene.act('E', Action::ConcealedKong(kind("1s"))).act('E', Action::SelfDraw);
        let [a, b, c, d, e] = [a, b, c, d, scene].map(|scene| turned(&scene));
        let e_told = format!(",\"e\":{e}");
        format!("{{\"a\":{a},\"b\":{b},\"c\":{c},\"d\":{d}{e_told}}}")
    });
}

#[test]
fn rr_043_nine_terminals() {
    case("RR-043", |id| {
        let may = |scene: &Scene, who| scene.may(who, Action::NineTerminals);
        let ten = setup(id, ["19m19p19s1234z234m", JUNK[0], JUNK[1], JUNK[2]], "5m").deal();
        let nine = "19m19p19s123z2345m";
        let mut kong =
            setup(id, ["5555z23m456p789s1s", nine, JUNK[1], JUNK[2]], "9p4m").replacements("6z").deal();
        kong.act('E', Action::ConcealedKong(kind("5z"))).discard("6z");
        let mut second = setup(id, [nine, JUNK[0], JUNK[1], JUNK[2]], "8m5p5p5s8m").deal();
        second.discards(&["8m", "5p", "5p", "5s"]);
        let eight = setup(id, ["199m19p19s12z2345m", JUNK[0], JUNK[1], JUNK[2]], "5m").deal();
        format!(
            "{{\"a\":{},\"b\":{},\"c\":{},\"d\":{}}}",
            may(&ten, 'E'),
            may(&kong, 'S'),
            may(&second, 'E'),
            may(&eight, 'E')
        )
    });
}

/// Four hands that declare riichi one after another; East waits for 1p and 2p.
const READY: [&str; 4] = ["123m456m789m1122p", "123p456p789p1122s", "123s456s789s1122m", "34567m345p345s66z"];

/// Three riichi are accepted, and North declares the fourth; West's hand is as given.
fn four(id: RegulationId, west: &str, tile_of: &str) -> Scene {
    let hands = [READY[0], READY[1], west, READY[3]];
    let mut scene = setup(id, hands, &format!("5z5z5z{tile_of}"))
        .game(|game| (game.scores, game.honba) = ([26000, 25000, 24000, 25000], 2))
        .deal();
    for (who, text) in [('E', "5z"), ('S', "5z"), ('W', "5z"), ('N', tile_of)] {
        let riichi = Action::Riichi { tile: tile(text), from: DiscardFrom::Drawn };
        scene
            .table
            .record(scene.rules, seat(who), riichi, Showing::Nothing, &mut scene.events)
            .expect("it is taken in");
        if who != 'N' {
            scene.pass();
        }
    }
    scene
}

/// Compares a sentence with what a table came to.
fn is_told(told: &str, scene: &Scene, id: RegulationId) {
    let game = scene.table.game();
    let at = format!("{id:?}: {told}");
    match told {
        "win of E; the bet of N is not taken" => {
            assert!(
                matches!(scene.end().0, DealResult::Win { winners, .. } if winners == seats("E")),
                "{at}"
            );
            assert_eq!(scene.count(|e| matches!(e, Event::RiichiAccepted { .. })), 3, "{at}");
        }
        "redeal, dealer stays, honba 3, four bets stay on the table" => {
            assert!(matches!(scene.end().0, DealResult::AbortiveDraw(_)), "{at}");
            assert_eq!((game.dealer, game.honba, game.bets), (seat('E'), 3, 4), "{at}");
        }
        "chombo of W, all four bets returned, honba stays 2, dealer stays"
        | "chombo of W (-20 after uma), all four bets returned, honba stays 2, dealer stays" => {
            assert_eq!((scene.end().0, scene.next()), (DealResult::Chombo(seats("W")), Next::Replay), "{at}");
            assert_eq!((game.dealer, game.honba, game.bets), (seat('E'), 2, 0), "{at}");
            let after_uma = game.deductions[2] == 20000;
            assert_eq!(after_uma, told.contains("after uma"), "{at}");
            if after_uma {
                assert_eq!(game.scores, [26000, 25000, 24000, 25000], "{at}");
            }
        }
        "play continues" | "play continues (tenpai is checked only at an exhaustive draw)" | "continue" => {
            assert!(matches!(scene.table.phase(), Phase::Turn { .. }), "{at}");
        }
        "continue, no more kans" => {
            assert_eq!(scene.turn(), seat('W'), "{at}");
            let refusal =
                scene.table.lawful(scene.rules, seat('W'), Action::ConcealedKong(kind("9p"))).unwrap_err();
            assert!(refusal.play.contains(rules::riichi::Reason::FifthKong), "{at}");
        }
        "redeal" => assert!(matches!(scene.end().0, DealResult::AbortiveDraw(_)), "{at}"),
        "win" => assert!(matches!(scene.end().0, DealResult::Win { .. }), "{at}"),
        other => panic!("{id:?}: unknown words {other}"),
    }
}

#[test]
fn rr_044_the_fourth_riichi() {
    for (id, right) in riichi_expected("RR-044") {
        let told = |label: &str| right[label].as_str().expect("a sentence").to_owned();
        let mut ronned = four(id, READY[2], "2p");
        ronned.act('E', Action::Ron);
        is_told(&told("a"), &ronned, id);
        let mut shown = four(id, READY[2], "5z");
        shown.pass();
        is_told(&told("b"), &shown, id);
        let mut noten = four(id, "123s456s789s15m9p7z", "5z");
        noten.pass();
        is_told(&told("c"), &noten, id);
    }
}

/// East has made three kongs and South one; South has drawn the replacement tile.
fn four_kongs(id: RegulationId, west: &str) -> Scene {
    let hands = ["1111m2222m3333m5m", "5555p23478s1234z", west, "147p69p47s1234z69s"];
    let mut scene = setup(id, hands, "4m9s").replacements("8m9m9m7z").deal();
    for text in ["1m", "2m", "3m"] {
        scene.act('E', Action::ConcealedKong(kind(text)));
    }
    scene.discard("9m").act('S', Action::ConcealedKong(kind("5p")));
    scene
}

#[test]
fn rr_045_the_fourth_kong() {
    for (id, right) in riichi_expected("RR-045") {
        let told = |label: &str| right[label].as_str().expect("a sentence").to_owned();
        let mut a = four_kongs(id, "28p369s258s1234z9p");
        a.offer("7z");
        a.pass();
        is_told(&told("a"), &a, id);
        let mut b = four_kongs(id, "234p678p234s77z88s");
        b.offer("7z").act('W', Action::Ron);
        is_told(&told("b"), &b, id);
        let hands = ["1111m2222m3333m4m", "5555p23478s1234z", "28p369s258s1234z9p", "147p69p47s1234z69s"];
        let mut c = setup(id, hands, "4m").replacements("4m4m9m9s").deal();
        for text in ["1m", "2m", "3m", "4m"] {
            c.act('E', Action::ConcealedKong(kind(text)));
        }
        c.offer("9m").pass();
        is_told(&told("c"), &c, id);
        let refusal =
            c.table.lawful(c.rules, seat('S'), Action::ConcealedKong(kind("5p"))).expect_err("a fifth");
        assert!(refusal.play.contains(rules::riichi::Reason::FifthKong));
        assert_eq!(told("d"), "forbidden");
    }
}
