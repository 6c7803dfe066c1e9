//! The worked cases of the Sichuan championship that are about the table, played at one.
use crate::help::*;
use crate::kong::{east_has_four, south_has_three};
use crate::penalty::{NINE, make_dead, nine_of_bamboo, spoke};
use reglament_game::deal::sichuan::*;
use rules::sichuan::{Penalty, Sanction, Second, Slip, Word};
use testkit::cases::{CaseFile, Value, json};

/// The kinds that are no play: hands and their value, sheets of deals, results, the floor. A deal at a table is settled from
/// the sheet that it writes, so that the cases of `deal_settlement` are cases of that sheet.
const NO_PLAY: [&str; 11] = [
    "hu_value",
    "waiting_value",
    "deal_settlement",
    "registration",
    "ranking",
    "incomplete_table",
    "danish_seating",
    "session_result",
    "substitute",
    "program_seating",
    "session1_seating",
];

/// The kinds that are played here; the deal of three (S-T05) stands with the starts of deals.
const PLAYED: [&str; 6] = [
    "furiten",
    "incorrect_declaration",
    "dead_hand_action",
    "kong_prompt",
    "progressive_penalty",
    "three_player_deal",
];

#[test]
fn every_case_of_the_table_is_played() {
    let mut ran = 0;
    for (id, kind) in CaseFile::Sichuan.ids() {
        let played = PLAYED.contains(&kind.as_str());
        assert!(played != NO_PLAY.contains(&kind.as_str()), "{id} {kind}");
        ran += usize::from(played);
    }
    println!(
        "{ran} cases of the Sichuan championship are played at a table; no play: {}",
        NO_PLAY.join(", ")
    );
    assert_eq!(ran, 20);
}

/// Answers the cases of a kind and compares with what is right; how many there are.
fn cases(kind: &str, answer: impl Fn(&str, &Value) -> Value) -> usize {
    assert!(PLAYED.contains(&kind));
    let all = CaseFile::Sichuan.cases().into_iter().filter(|case| case["kind"] == kind);
    let ran = all.map(|case| {
        let id = case["id"].as_str().expect("an id").to_owned();
        assert_eq!(answer(&id, &case["input"]), case["expected"], "{id}");
    });
    ran.count()
}

/// East and South in their first turns; North waits for 4s and 7s and has three of 9s.
fn north_waits(south: &str, aside: &str, draws: &str) -> Scene {
    let hands = ["4s124789m2245788p", south, "3m134679p235688s", "123789p11999s56s"];
    setup(hands, draws).deal(["4s", aside, "3m", "m"])
}

/// North has passed East's 4s; what comes next is South's tile.
fn after_a_pass(id: &str) -> Scene {
    let passed = |mut scene: Scene| {
        scene.offer("4s");
        assert!(scene.may('N', Action::Hu));
        scene.act('N', Action::Pass);
        scene
    };
    match id {
        "S-U01" => {
            let mut scene = passed(north_waits("4s135689m134679p", "4s", "5m"));
            scene.offer("4s");
            scene
        }
        "S-U02" => {
            let mut scene = passed(north_waits("7s135689m134679p", "7s", "5m"));
            scene.offer("7s");
            scene
        }
        // A draw of his own lies between.
        "S-U03" => {
            let mut scene = passed(north_waits("2m4s134679p13678s", "2m", "5m7m5m7m6m"));
            scene.discard("2m").discard("3m").discard_drawn().discard_drawn().offer("4s");
            scene
        }
        // A kong before the discard makes the second tile worth more.
        "S-U04" => {
            let mut scene = passed(north_waits("4s5555m138m13469p", "4s", "6m6m"));
            scene.act('S', Action::ClosedKong(kind("5m"))).offer("4s");
            scene
        }
        // A pung of his own lies between.
        "S-U05" => {
            let mut scene = passed(north_waits("4s9s135689m13467p", "9s", "5m6m"));
            scene.offer("9s").act('N', Action::Pung).discard("9s").discard_drawn().offer("4s");
            scene
        }
        other => panic!("no scene for {other}"),
    }
}

#[test]
fn furiten() {
    let ran = cases("furiten", |id, _| {
        let scene = after_a_pass(id);
        json!({ "last_hu": if scene.may('N', Action::Hu) { "valid" } else { "false_hu" } })
    });
    assert_eq!(ran, 5);
}

fn word(text: &str) -> Word {
    match text {
        "pung" => Word::Pung,
        "kong" => Word::Kong,
        "hu" => Word::Hu,
        other => panic!("{other}"),
    }
}

fn name(word: Word) -> &'static str {
    match word {
        Word::Pung => "pung",
        Word::Kong => "kong",
        Word::Hu => "hu",
    }
}

fn sanction(scene: &Scene) -> String {
    match scene.last(|e| matches!(e, Event::Penalised { .. })) {
        Event::Penalised { sanction, .. } => sanction.name().replace('-', "_"),
        _ => unreachable!(),
    }
}

#[test]
fn two_words_one_after_the_other() {
    let ran = cases("incorrect_declaration", |_, input| {
        let text = |n: usize| input["spoken"][n].as_str().expect("a word");
        let first = word(text(0));
        let mut scene = if first == Word::Hu {
            let mut scene = one_waits().recorded().deal(["6p", "m", "3m", "4m"]);
            scene.offer("6p");
            scene
        } else {
            let hands = ["9s1245789m24578s6p", "145789p123s999s5p", "3m134679p23568s7m", JUNK[3]];
            let mut scene = setup(hands, "").recorded().deal(NINE);
            scene.offer("9s");
            scene
        };
        let second = if text(1) == "cancel" { Second::Withdrawn } else { Second::Word(word(text(1))) };
        spoke(&mut scene, 'S', first, second);
        scene.pass();
        // What stands is what is done.
        let melds = &scene.table.hand(seat('S')).melds;
        let effective = if scene.table.out().contains(seat('S')) {
            Some(Word::Hu)
        } else {
            melds.first().map(|meld| if meld.kind().is_kong() { Word::Kong } else { Word::Pung })
        };
        json!({ "effective": effective.map(name), "sanction": sanction(&scene) })
    });
    assert_eq!(ran, 7);
}

#[test]
fn what_a_dead_hand_may_declare() {
    let ran = cases("dead_hand_action", |_, input| match input["action"].as_str().expect("an action") {
        "closed_kong" => {
            let mut scene = east_has_four();
            make_dead(&mut scene, 'E');
            json!({ "allowed": scene.may('E', Action::ClosedKong(kind("1m"))) })
        }
        "promoted_kong" => {
            let mut scene = south_has_three("6m7m8m6p");
            scene.discards(&["1p", "3m", "7m", "8m"]);
            make_dead(&mut scene, 'S');
            json!({ "allowed": scene.may('S', Action::AddedKong(kind("6p"))) })
        }
        "pung" => {
            let mut scene = nine_of_bamboo().recorded().deal(NINE);
            make_dead(&mut scene, 'S');
            scene.offer("9s");
            json!({ "allowed": scene.may('S', Action::Pung) })
        }
        "hu" => {
            let mut scene = one_waits().recorded().deal(["6p", "m", "3m", "4m"]);
            make_dead(&mut scene, 'S');
            scene.offer("6p");
            let allowed = scene.may('S', Action::Hu);
            scene.record('S', Action::Hu);
            let false_hu = scene.count(|e| matches!(e, Event::FalseHu { .. })) == 1;
            json!({ "allowed": allowed, "sanction": if false_hu { "false_hu" } else { "none" } })
        }
        other => panic!("{other}"),
    });
    assert_eq!(ran, 4);
}

/// The judge rules on a slip of South.
fn ruled(scene: &mut Scene, slip: Slip) {
    let ruling = Ruling { seat: seat('S'), slip };
    scene.table.ruled(&scene.rules, &[ruling], &mut scene.events).expect("it is ruled on");
}

#[test]
fn prompting_after_a_kong() {
    let ran = cases("kong_prompt", |_, input| {
        let times = input["occurrences_in_tournament"].as_array().expect("a list").len() as u32;
        let each = (0..times).map(|earlier| {
            let mut scene = nine_of_bamboo().deal(NINE);
            ruled(&mut scene, Slip::prompt(earlier));
            sanction(&scene)
        });
        json!({ "sanctions": each.collect::<Vec<_>>() })
    });
    assert_eq!(ran, 1);
}

#[test]
fn the_progressive_scale() {
    let ran = cases("progressive_penalty", |_, input| {
        let sessions = input["violations_by_session"].as_array().expect("a list");
        let mut scene = nine_of_bamboo().deal(NINE);
        let (mut session, mut points, mut first) = (&sessions[0], Vec::new(), None);
        for at in sessions {
            if at != session {
                // Another session is another table.
                scene = nine_of_bamboo().deal(NINE);
                session = at;
            }
            ruled(&mut scene, Slip::DividedLine);
            let Event::Penalised { sanction, penalty: Some(penalty), .. } =
                scene.last(|e| matches!(e, Event::Penalised { .. }))
            else {
                unreachable!()
            };
            assert_eq!(sanction, Sanction::Progressive);
            first.get_or_insert(penalty == Penalty::Warning);
            points.push(penalty.points());
        }
        json!({ "points": points, "sum": points.iter().sum::<i32>(), "first_is_warning": first })
    });
    assert_eq!(ran, 2);
}
