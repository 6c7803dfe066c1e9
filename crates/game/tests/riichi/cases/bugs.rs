//! The bug reports of other programs that are about play, under the rules of Tenhou. They are in the corpus alone.
use super::ends::drawn;
use super::*;
use rules::frame::riichi::Game;
use rules::riichi::Reason;
use rules::seat::Wind;
use rules::tile::{Tile, TileKind};
use testkit::cases::{CaseFile, Value, json};

const ID: RegulationId = RegulationId::Tenhou;

/// The reports that are played here.
const REPORTS: [&str; 7] = ["BS-11", "BS-12", "BS-14", "BS-15", "BS-17", "BS-18", "BS-19"];

/// The right answer of a report, compared with what the table says; nothing without the corpus.
fn report(id: &str, answer: impl FnOnce(&Value, &Value) -> Value) {
    assert!(REPORTS.contains(&id));
    match CaseFile::Bugs.case(id) {
        Some(case) => {
            let right = &case["right"];
            assert_eq!(&answer(&case["input"], right), right, "{id}");
        }
        None => println!("{id}: the corpus is absent, it did not run"),
    }
}

#[test]
fn corpus_reports_of_play_are_played() {
    let all = CaseFile::Bugs.cases();
    if all.is_empty() {
        println!("bug reports: the corpus is absent, none ran");
        return;
    }
    let ids = || all.iter().filter_map(|case| case["id"].as_str());
    let ran = ids().filter(|id| REPORTS.contains(id)).count();
    let rest: Vec<&str> = ids().filter(|id| !REPORTS.contains(id)).collect();
    println!("{ran} bug reports are played at a table; not at one: {}", rest.join(" "));
    assert_eq!(ran, REPORTS.len());
}

const PUNG: Action = Action::Pung { reds: 0 };

#[test]
fn corpus_bs_11_swap_calling_by_either_order() {
    report("BS-11", |_, right| {
        let hands = ["147m147p12345z7s9p", "689s123m45p99p55z4z", JUNK[1], JUNK[2]];
        let mut scene = setup(ID, hands, "6z6z6z6z").deal();
        scene.offer("5z").act('S', PUNG).discard("4z").discards(&["6z", "6z"]).offer("7s");
        scene.act('S', Action::Chow { lowest: kind("6s"), reds: 0 });
        let discard = |kind| Action::Discard { tile: Tile::plain(kind), from: DiscardFrom::Hand };
        let swaps = |kind: &TileKind| {
            let refusal = scene.table.lawful(scene.rules, seat('S'), discard(*kind)).err();
            refusal.is_some_and(|r| {
                r.play.contains(Reason::SwapSameTile) || r.play.contains(Reason::SwapOtherEnd)
            })
        };
        let forbidden: Vec<String> = TileKind::all().filter(swaps).map(|kind| kind.to_string()).collect();
        let must = right["allowed_must_include"].as_array().expect("a list");
        let may = |text: &&Value| scene.may('S', discard(kind(text.as_str().expect("a tile"))));
        json!({ "forbidden": forbidden, "allowed_must_include": must.iter().filter(may).collect::<Vec<_>>() })
    });
}

#[test]
fn corpus_bs_12_a_kong_in_riichi() {
    report("BS-12", |_, right| {
        let riichi = |draw: &str| {
            let hands = ["147m147p147s1234z", "3335666s555777z", "258m258p258s1234z", "369m369p19s1234z1m"];
            let mut scene = setup(ID, hands, &format!("6z1m6z6z6z{draw}")).deal();
            scene.discard("6z").riichi("1m").pass().discards(&["6z", "6z", "6z"]);
            scene
        };
        let may = |tile: &str| riichi(tile).may('S', Action::ConcealedKong(kind(tile)));
        // Each tile that he waits for wins when he draws it.
        let waits = TileKind::all().filter(|kind| kind.suit() == Some(rules::tile::Suit::Bamboo));
        let waits: Vec<String> = waits
            .map(|kind| kind.to_string())
            .filter(|text| riichi(text).may('S', Action::SelfDraw))
            .collect();
        assert!(right["may_ankan"].is_object());
        json!({ "waits": waits, "may_ankan": { "3s": may("3s"), "6s": may("6s") } })
    });
}

#[test]
fn corpus_bs_14_what_riichi_needs() {
    report("BS-14", |input, _| {
        let ready = "123m456p789s1122s";
        let others = ["258m258p58s12345z", "369m369p369s1234z", "147m258p36s4567z1z"];
        let may = input["cases"].as_array().expect("a list").iter().map(|case| {
            let live = case["live_wall_after_draw"].as_u64().expect("tiles") as u8;
            let points = case["score"].as_i64().expect("points") as i32;
            // East's first turn leaves 69 tiles.
            let who = Seat::ALL[usize::from(69 - live) % 4];
            let mut others = others.iter();
            let hands =
                Seat::ALL.map(|seat| if seat == who { ready } else { others.next().expect("a hand") });
            let mut scene = setup(ID, hands, "").game(|game| game.scores[who.index()] = points).deal();
            scene.down_to(live);
            assert_eq!((scene.turn(), scene.table.live_tiles()), (who, live));
            scene.table.legal(who).iter().any(|action| matches!(action, Action::Riichi { .. }))
        });
        json!({ "may_riichi": may.collect::<Vec<_>>() })
    });
}

#[test]
fn corpus_bs_15_a_red_five_is_passed() {
    report("BS-15", |_, right| {
        let hands = ["147m147p147s1234z", "34m567p678s22345s", "258m258p58s12345z", "369m369p369s1234z"];
        let mut scene = setup(ID, hands, "6z9m0m2m6z9p5m").indicators("7z").deal();
        scene.discards(&["6z", "9m"]).offer("0m");
        assert!(scene.may('S', Action::Ron));
        scene.pass().offer("2m");
        let ron = scene.may('S', Action::Ron);
        scene.pass().discard("6z").riichi("9p").pass().offer("5m");
        let later = scene.may('S', Action::Ron);
        let condition = &right["variant"]["condition"];
        json!({
            "sequence": { "A_may_ron_C": ron },
            "variant": { "A_may_ron_D": later, "condition": condition },
        })
    });
}

#[test]
fn corpus_bs_17_bets_that_are_left() {
    report("BS-17", |input, _| {
        let mut scores = [0; 4];
        for (own, told) in scores.iter_mut().zip(input["scores"].as_array().expect("four")) {
            *own = told.as_i64().expect("points") as i32;
        }
        let start = Game::start(rules(ID));
        let last = Game { prevailing: Wind::South, dealer: seat('N'), honba: 1, bets: 1, scores, ..start };
        let scene = drawn(ID, "S", |game| *game = last);
        let finished = scene.table.game().finish(scene.rules);
        assert!(matches!(scene.next(), rules::frame::riichi::Next::End(_)));
        json!({
            "after_draw": scene.table.game().scores,
            "final_scores": finished.players.each_ref().map(|p| p.points),
            "placement": finished.players.each_ref().map(|p| p.place.first),
        })
    });
}

/// South has three pungs of dragons, the last one fed by North, and waits for 2z with nothing but honours.
fn honours(draws: &str) -> Scene {
    let hands = ["147m147p1478s234z", "5566771112z456s", "258m258p28s3344z9m", "369m369p369s34z8m9s"];
    let mut scene = setup(ID, hands, &format!("5z6z9m7z{draws}")).deal();
    scene.offer("5z").act('S', PUNG).discard("4s");
    scene.offer("6z").act('S', PUNG).discard("5s");
    scene.discard("9m").offer("7z").act('S', PUNG).discard("6s");
    scene
}

/// The answer under the rules of Tenhou; that of Mahjong Soul is no rule set that ships.
#[test]
fn corpus_bs_18_who_is_liable_for_one_of_two_yakuman() {
    report("BS-18", |_, right| {
        let mut fed = honours("2z");
        fed.offer("2z").act('S', Action::Ron);
        let mut own = honours("8p8p9p2z");
        own.discards(&["8p", "8p", "9p"]).act('S', Action::SelfDraw);
        let mut out = right.clone();
        out["alt"]["riichi-tenhou"] = json!({ "ron": won(&fed), "tsumo": won(&own) });
        out
    });
}

#[test]
fn corpus_bs_19_honba_and_bets_go_once() {
    report("BS-19", |_, _| {
        let hands = ["23m56799p123789s", "258m258p58s12345z", "369m369p369s1234z", "23m567p678s22345s"];
        let mut scene = setup(ID, hands, "6z6z6z4m")
            .indicators("7z")
            .game(|game| (game.dealer, game.honba, game.bets) = (seat('N'), 3, 1))
            .deal();
        scene.discards(&["6z", "6z", "6z"]).offer("4m").act('E', Action::Ron).act('N', Action::Ron);
        let mut by_winner = json!({});
        let mut order = Vec::new();
        for event in &scene.events {
            if let Event::Won { seat, deltas, .. } = event {
                order.push(seat.index());
                by_winner[seat.index().to_string()] = json!(deltas);
            }
        }
        json!({ "order": order, "deltas_by_winner": by_winner, "total": won(&scene) })
    });
}
