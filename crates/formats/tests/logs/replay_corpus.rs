//! Every real game is played again by the table engine from its walls and the decisions of its players.
use crate::common::{mjlog_games, tenhou};
use reglament_formats::replay::{WallsFrom, replay};

#[test]
fn corpus_of_tenhou_is_played_again_without_a_difference() {
    let rules = tenhou();
    let (mut deals, mut decisions, mut events) = (0, 0, 0);
    let (mut games, mut seedless) = (0, Vec::new());
    let mut wrong = Vec::new();
    for (id, game) in mjlog_games() {
        let again = replay(&rules, game);
        wrong.extend(again.differences.iter().map(|d| format!("{id} {} {:?}", game.deals[d.0].name(), d.1)));
        (deals, decisions, events) =
            (deals + again.deals, decisions + again.decisions, events + again.log.len());
        games += 1;
        if again.walls == WallsFrom::Log {
            seedless.push(id.as_str());
        }
    }
    if games == 0 {
        return;
    }
    let shown: Vec<&str> = wrong.iter().map(String::as_str).take(40).collect();
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), shown.join("\n"));
    println!(
        "replayed: {games} games, {deals} deals, {decisions} decisions, {events} events; walls from the log: {seedless:?}"
    );
}
