//! The worked cases of the six rule sets that describe play, played at a table.
mod bugs;
mod ends;
mod kongs;
mod probes;
mod windows;
mod wins;

use crate::help::*;
use reglament_game::deal::riichi::*;
use rules::regulation::RegulationId;
use rules::seat::Seat;
use std::fmt::Display;
use testkit::cases::{CaseFile, riichi_expected};

/// The kinds of cases that are no play: a hand and its value, the payment table, results of an event.
const NO_PLAY: [&str; 5] = ["score_hand", "payment_table", "samara_ranking", "tesuji_rating", "final_score"];

/// The cases that are played here.
const PLAYED: [&str; 27] = [
    "RR-026", "RR-027", "RR-028", "RR-029", "RR-030", "RR-032", "RR-033", "RR-034", "RR-035", "RR-036",
    "RR-037", "RR-038", "RR-039", "RR-040", "RR-041", "RR-042", "RR-043", "RR-044", "RR-045", "RR-046",
    "RR-047", "RR-048", "RR-053", "RR-054", "RR-056", "RR-057", "RR-031",
];

#[test]
fn every_case_of_play_is_played() {
    for (id, kind) in CaseFile::Riichi.ids() {
        let played = PLAYED.contains(&id.as_str());
        assert!(played || NO_PLAY.contains(&kind.as_str()), "{id} {kind}");
    }
}

/// Answers a case under every rule set that it names, and compares with what is right. An answer is JSON, or a word of it.
fn case<T: Display>(id: &str, answer: impl Fn(RegulationId) -> T) {
    assert!(PLAYED.contains(&id));
    let all = riichi_expected(id);
    assert!(all.len() > 1);
    for (rules, right) in all {
        let got = answer(rules).to_string();
        assert_eq!(without_words(&right.to_string()), got, "{id} {rules:?}");
    }
}

/// Without the sentence that explains a right answer to people.
fn without_words(right: &str) -> String {
    match right.find("\"explain\":") {
        Some(at) => {
            let rest = &right[at + 11..];
            let end = rest.find('"').map_or(rest.len(), |end| end + 1);
            let (before, after) = (&right[..at], &rest[end..]);
            format!("{before}{}", after.strip_prefix(',').unwrap_or(after)).replace(",}", "}")
        }
        None => right.to_owned(),
    }
}

/// Four numbers by seat as the cases write them; JSON here keeps the keys in order.
fn by_seat(points: [i32; 4]) -> String {
    let [east, south, west, north] = points;
    format!("{{\"E\":{east},\"N\":{north},\"S\":{south},\"W\":{west}}}")
}

/// What a deal brought each seat, bets of riichi apart.
fn deltas(scene: &Scene, before: [i32; 4]) -> [i32; 4] {
    let now = scene.table.game().scores;
    std::array::from_fn(|i| now[i] - before[i])
}

/// Sums of all wins of the deal, as each event says.
fn won(scene: &Scene) -> [i32; 4] {
    let mut sum = [0; 4];
    for event in &scene.events {
        if let Event::Won { deltas, .. } = event {
            (0..4).for_each(|i| sum[i] += deltas[i]);
        }
    }
    sum
}

/// The player draws and discards what he has drawn; whoever is asked passes.
fn idle(scene: &mut Scene) {
    let own = scene.table.drawn().expect("a drawn tile").to_string();
    scene.discard(&own);
}

/// Everybody does so until the wall is empty, and shows what he can.
fn play_out(scene: &mut Scene) {
    while matches!(scene.table.phase(), Phase::Turn { .. }) {
        idle(scene);
    }
    while let Phase::Declarations { .. } = scene.table.phase() {
        let who = scene.table.to_act().iter().next().expect("somebody is asked");
        scene.table.act(scene.rules, who, Action::ShowTenpai, &mut scene.events).expect("he may");
    }
}

/// The letter of a seat.
fn letter(seat: Seat) -> char {
    ['E', 'S', 'W', 'N'][seat.index()]
}
