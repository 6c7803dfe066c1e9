//! The worked cases of the Gambler tournament that are about the table, played at one.
use crate::help::*;
use crate::wall::{kong_at, kong_of};
use reglament_game::deal::classical::*;
use reglament_game::wall::Seed;
use rules::classical::{
    FreeSource, Lateness, OnSignal, PaymentKind, RefusalKind, Remedy, ScoreKind, Stage, TileNumber,
    TournamentPoints,
};
use rules::frame::classical::{Game, Moves};
use rules::seat::{Seat, Wind};
use testkit::cases::{CaseFile, Value, json};

/// The kinds that are no play: hands and their value, results, the floor.
const NO_PLAY: [&str; 17] = [
    "winning_hand",
    "whist_band",
    "loser_hand",
    "deal_result",
    "lateness",
    "italian_seating",
    "no_show",
    "compaction",
    "late_round_total",
    "no_show_sanction",
    "skip_round",
    "ignored_last_deal",
    "ranking",
    "final_result",
    "replacement",
    "entry_count",
    "seat_draw",
];

/// The kinds that are played here.
const PLAYED: [&str; 8] = [
    "free_tile",
    "last_deal_signal",
    "drawn_deal",
    "false_mahjong_stopped",
    "false_mahjong_continued",
    "round_winds",
    "declare_check",
    "wrong_tile_count",
];

#[test]
fn every_case_of_the_table_is_played() {
    let mut ran = 0;
    for (id, kind) in CaseFile::Gambler.ids() {
        let played = PLAYED.contains(&kind.as_str());
        assert!(played != NO_PLAY.contains(&kind.as_str()), "{id} {kind}");
        ran += usize::from(played);
    }
    println!("{ran} cases of the Gambler tournament are played at a table; no play: {}", NO_PLAY.join(", "));
    assert_eq!(ran, 22);
}

/// Answers the cases of a kind and compares with what is right; how many there are.
fn cases(kind: &str, answer: impl Fn(&str, &Value) -> Value) -> usize {
    assert!(PLAYED.contains(&kind));
    let all = CaseFile::Gambler.cases().into_iter().filter(|case| case["kind"] == kind);
    let ran = all.map(|case| {
        let id = case["id"].as_str().expect("an id").to_owned();
        assert_eq!(answer(&id, &case["input"]), case["expected"], "{id}");
    });
    ran.count()
}

fn number(input: &Value, field: &str) -> u8 {
    input[field].as_u64().expect("a number") as u8
}

#[test]
fn free_tiles() {
    let ran = cases("free_tile", |_, input| {
        let mut scene = kong_at(number(input, "wall_remaining"));
        let (letter, kong) = kong_of(&scene);
        if !scene.may(letter, kong) {
            return json!({ "source": null, "kong_allowed": false });
        }
        scene.act(letter, kong).pass();
        let drew = scene.last(|e| matches!(e, Event::Drew { .. }));
        let Event::Drew { source: TileSource::Free { from, .. }, .. } = drew else { panic!("{drew:?}") };
        let source = match from {
            FreeSource::ReservedTail => "reserved free tiles",
            FreeSource::LastTile => "last tile of the wall",
        };
        let mut out = json!({ "source": source, "status": "free" });
        if scene.table.left() == 0 {
            out["also_last_wall_tile"] = json!(true);
        }
        out
    });
    assert_eq!(ran, 5);
}

/// Nobody can claim anything.
fn idle() -> Scene {
    let mut scene = setup([JUNK[0], JUNK[1], JUNK[2], "147m258p369s1567z"], "").deal();
    scene.pass();
    scene
}

fn played_out(mut scene: Scene) -> Scene {
    while !scene.table.is_over() {
        scene.discard_drawn();
    }
    scene
}

#[test]
fn the_last_deal_signal() {
    let ran = cases("last_deal_signal", |_, input| {
        let mut scene = idle();
        if input["wall_built"] == json!(true) {
            (0..number(input, "tiles_laid_out")).for_each(|_| {
                scene.discard_drawn();
            });
        } else {
            scene = played_out(scene);
        }
        scene.table.signal(rules(), &mut scene.events);
        let outcome = match scene.last(|e| matches!(e, Event::Signalled { .. })) {
            Event::Signalled { outcome: OnSignal::Finish, .. } => "finish",
            _ => "stop",
        };
        // What it says is what happens.
        let over = matches!(scene.table.phase(), Phase::Settled { end: Some(_) });
        assert_eq!(over, outcome == "stop");
        json!({ "outcome": outcome })
    });
    assert_eq!(ran, 4);
}

fn whole(points: [TournamentPoints; 4]) -> Value {
    json!(points.map(|p| p.halves() / 2))
}

#[test]
fn a_drawn_deal() {
    let ran = cases("drawn_deal", |_, input| {
        let settled = played_out(idle()).settled();
        assert_eq!(json!(settled.score.whists), input["whists"]);
        let next = settled.next.expect("a deal");
        let recorder = settled.score.recorder.value;
        json!({
            "place_points": whole(settled.score.points_for(ScoreKind::Place)),
            "whist_points": whole(settled.score.points_for(ScoreKind::Whists)),
            "tp": whole(settled.score.points()),
            "east_moves": settled.east_moves.value == Moves::Yes && next.dealer != settled.deal.dealer,
            "replayed": next.number == settled.deal.number,
            "protocol_by": if recorder == settled.deal.dealer { "East" } else { "another" },
        })
    });
    assert_eq!(ran, 1);
}

fn record(scene: &mut Scene, letter: char, action: Action) {
    let done = scene.table.record(rules(), seat(letter), action, &mut scene.events);
    assert_eq!(done, Ok(()), "{letter} {action:?}");
}

/// The offender declares Mahjong that is none, and each of the others says what the case has.
fn falsely(input: &Value) -> (Scene, char) {
    let offender = "ESWN".chars().nth(number(input, "offender").into()).expect("a seat");
    let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z7z3z7z6z8s").deal();
    scene.pass().discard("6z").call("7z").offer("2m");
    record(&mut scene, offender, Action::Mahjong);
    for (letter, says) in "ESWN".chars().zip(input["consent"].as_array().expect("four")) {
        match says.as_bool() {
            Some(true) => _ = scene.act(letter, Action::Agree),
            Some(false) => _ = scene.act(letter, Action::Disagree),
            None => {}
        }
    }
    (scene, offender)
}

#[test]
fn a_false_mahjong_stops_the_deal() {
    let ran = cases("false_mahjong_stopped", |_, input| {
        let score = falsely(input).0.settled().score;
        let fined = score.settlement.transfers.iter().any(|t| t.kind == PaymentKind::Fine);
        json!({
            "whists": score.whists,
            "place_points": whole(score.points_for(ScoreKind::Place)),
            "tp": whole(score.points()),
            "extra_100": fined,
        })
    });
    assert_eq!(ran, 1);
}

#[test]
fn a_false_mahjong_is_played_on() {
    let ran = cases("false_mahjong_continued", |_, input| {
        let (mut scene, offender) = falsely(input);
        let Event::PlayedOn { fine, .. } = scene.last(|e| matches!(e, Event::PlayedOn { .. })) else {
            panic!("the false Mahjong is played on")
        };
        let going_on = !scene.table.is_over();
        scene.pass().discard("7z").discard("6z");
        assert_eq!((scene.turn(), scene.table.drawn()), (seat(offender), Some(kind("8s"))));
        json!({
            "deal": if going_on { "continued" } else { "over" },
            "offender_whist_fine": -fine,
            "offender_may_declare_mahjong": scene.may(offender, Action::Mahjong),
        })
    });
    assert_eq!(ran, 1);
}

/// Deals in which nobody claims or wins, one after another, to the end of the game.
fn deals(stage: Stage) -> Vec<(u8, Wind, Seat)> {
    let seed = Seed::of_number(11);
    let wall = |n| seed.wall(Table::plan(rules()), n);
    let game = Game::new(stage, [Lateness::OnTime; 4]);
    let mut scene = Scene { table: Table::at(rules(), game, wall(0)), events: Vec::new() };
    let mut out = Vec::new();
    loop {
        scene.table.go_on(rules(), &mut scene.events);
        let deal = *scene.table.deal();
        out.push((deal.number, deal.prevailing.value, deal.dealer));
        scene.pass();
        scene = played_out(scene);
        if matches!(scene.table.phase(), Phase::Settled { end: Some(_) }) {
            return out;
        }
        scene.table.begin(rules(), wall(scene.table.deal_number() + 1));
        scene.events.clear();
    }
}

fn letter(wind: Wind) -> &'static str {
    ["E", "S", "W", "N"][wind.index()]
}

#[test]
fn round_winds() {
    let ran = cases("round_winds", |_, input| {
        let stage = if input["stage"] == "final" { Stage::Final } else { Stage::Qualifying };
        let player = |seat: Seat| input["players"][seat.index()].clone();
        let each = deals(stage).into_iter().map(|(number, round, dealer)| match stage {
            Stage::Final => json!({ "deal": number, "round_wind": letter(round), "east": player(dealer) }),
            Stage::Qualifying => {
                let mut seats = json!({});
                for seat in Seat::ALL {
                    seats[letter(seat.wind(dealer))] = player(seat);
                }
                json!({ "deal": number, "round_wind": letter(round), "seats": seats })
            }
        });
        json!({ "deals": each.collect::<Vec<_>>() })
    });
    assert_eq!(ran, 2);
}

/// A hand without a double, a pung of minors among its chows, that waits for the three of bamboo.
const PLAIN: &str = "222m456789p99m12s";

fn declares(id: &str) -> (Scene, char) {
    let south = |hand, draws| {
        let mut scene = setup([JUNK[0], hand, JUNK[1], JUNK[2]], draws).deal();
        scene.pass().discard("6z");
        scene
    };
    match id {
        "G-C01" => {
            let mut scene = south(PUNGS, "6z7z8s");
            scene.discard("7z").offer("8s");
            (scene, 'S')
        }
        "G-C02" => {
            let mut scene = south(PLAIN, "6z7z3s");
            scene.call("7z").offer("3s");
            (scene, 'S')
        }
        "G-C03" => {
            let mut scene = south(PUNGS, "6z7z8s");
            scene.call("7z").offer("8s");
            (scene, 'S')
        }
        "G-C04" => {
            let mut scene = setup([PLAIN, JUNK[0], JUNK[1], JUNK[2]], "3s").deal();
            scene.pass();
            (scene, 'E')
        }
        // The hand stops calling without a word and calls again.
        "G-C05" => {
            let west = "258m258p25s12345z";
            let hands = [JUNK[0], PUNGS, west, JUNK[2]];
            let mut scene = setup(hands, "6z7z6z6z6z9m7z7z7z8s8s").deal();
            scene.pass().discard("6z").call("7z");
            for text in ["6z", "6z", "6z", "8s", "7z", "7z", "7z", "9m"] {
                scene.discard(text);
            }
            scene.offer("8s");
            (scene, 'S')
        }
        "G-C06" => {
            let mut scene = setup([JUNK[0], PUNGS, JUNK[1], JUNK[2]], "6z8s").deal();
            record(&mut scene, 'S', Action::EarlyCall);
            scene.pass().discard("6z");
            (scene, 'S')
        }
        other => panic!("no scene for {other}"),
    }
}

#[test]
fn who_may_declare_mahjong() {
    let ran = cases("declare_check", |id, _| {
        let (scene, who) = declares(id);
        if scene.may(who, Action::Mahjong) {
            return json!({ "may_declare": true });
        }
        let mut events = Vec::new();
        let refusal = scene.table.decide(rules(), seat(who), Action::Mahjong, &mut events).expect_err("no");
        let reason = match refusal.win.kinds().next() {
            Some(RefusalKind::NotCalling) => "no calling hand declared",
            Some(RefusalKind::CallingBeforeDiscard) => "a player becomes calling only after his discard",
            Some(RefusalKind::BelowMinimum) => "no internal double and no limit hand",
            other => panic!("{id}: {other:?}"),
        };
        json!({ "may_declare": false, "reason": reason })
    });
    assert_eq!(ran, 6);
}

fn slip(scene: &mut Scene, slip: Slip) {
    scene.table.ruled(rules(), slip, &mut scene.events).expect("it is taken in");
}

/// South has a tile too many, or one too few, says so, and it is his turn again.
fn wrong_number(tiles: TileNumber) -> Scene {
    let hands = ["147m17p1479s1234z", "4444p56p777m99m8s1z", JUNK[1], JUNK[2]];
    let mut scene =
        setup(hands, if matches!(tiles, TileNumber::Extra(_)) { "6z7z5z6z6z7z" } else { "6z7z6z6z8s8s" })
            .deal();
    scene.pass();
    if matches!(tiles, TileNumber::Missing(_)) {
        slip(&mut scene, Slip::Forgets(seat('S')));
    }
    scene.discard("6z");
    if matches!(tiles, TileNumber::Extra(_)) {
        slip(&mut scene, Slip::TakesExtra(seat('S')));
    }
    scene.discard("1z");
    slip(&mut scene, Slip::Announces(seat('S')));
    while scene.turn() != seat('S') {
        scene.discard_drawn();
    }
    scene
}

#[test]
fn a_wrong_number_of_tiles() {
    let ran = cases("wrong_tile_count", |_, input| {
        let extra = input.get("extra_tiles").is_some();
        let scene = wrong_number(if extra { TileNumber::Extra(1) } else { TileNumber::Missing(1) });
        let announced = scene.last(|e| matches!(e, Event::Announced { .. }));
        let Event::Announced { remedy, not_dead, .. } = announced else { unreachable!() };
        let skipped = scene.events.iter().any(|e| matches!(e, Event::Skipped { .. }));
        assert_eq!(skipped, remedy == Remedy::DiscardsWithoutDrawing);
        let action = match remedy {
            Remedy::DiscardsWithoutDrawing => "announces; on his turn discards without drawing",
            Remedy::DrawsMissingTile => "on his turn draws the missing tile as well",
        };
        let mut out = json!({ "action": action, "dead_hand": Some(not_dead) != clause("4.2") });
        let barred = [
            ("mahjong", Action::Mahjong),
            ("calling", Action::Calling(kind("9m"))),
            ("kong", Action::ConcealedKong(kind("4p"))),
        ];
        let by_the_slip = |action| scene.refused('S', action).contains(&clause("4.2-4"));
        let barred: Vec<&str> = barred
            .into_iter()
            .filter(|(_, action)| !extra && by_the_slip(*action))
            .map(|(name, _)| name)
            .collect();
        if !barred.is_empty() {
            out["this_turn_forbidden"] = json!(barred);
        }
        out
    });
    assert_eq!(ran, 2);
}
