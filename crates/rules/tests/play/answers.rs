//! Frame and results of all six rule sets side by side, so that each answer of each of them is noticed.
use crate::help::*;
use reglament_rules::frame::riichi::*;
use reglament_rules::riichi::*;
use reglament_rules::seat::{SeatSet, Wind};
use reglament_rules::settlement::deltas;

/// The points everybody starts with.
fn start(id: &str) -> i32 {
    if ["tesuji", "tenhou"].contains(&id) { 25000 } else { 30000 }
}

#[test]
fn results_of_the_same_distances() {
    // 12,300 and 1,500 above the start, 4,400 and 10,400 below, one bet on the table.
    let distances = [12300, 1500, -4400, -10400];
    for (id, rules) in six() {
        let points = distances.map(|d| start(id) + d);
        assert!(check_sum(rules, &points, 1).is_ok(), "{id}");
        let done = finish(rules, &FinalScores { points, bets: 1, deductions: [0; 4] });
        let expected = match id {
            "samara" => ["28.3", "6.5", "-9.4", "-25.4"],
            "tesuji" => ["13.3", "1.5", "-4.4", "-10.4"],
            "aleague" => ["20.3", "5.5", "-8.4", "-18.4"],
            "jpml-b" | "wrc" => ["27.3", "6.5", "-9.4", "-25.4"],
            _ => ["47.0", "7.0", "-19.0", "-35.0"],
        };
        assert_eq!(done.totals().map(|t| t.to_string()), expected, "{id}");
    }
}

#[test]
fn results_of_tied_players() {
    for (id, rules) in six() {
        let points = [7000, 7000, -7000, -7000].map(|d| start(id) + d);
        let done = finish(rules, &FinalScores { points, bets: 0, deductions: [0; 4] });
        let shared = ["samara", "aleague", "wrc"].contains(&id);
        let places = if shared { [1, 1, 3, 3] } else { [1, 2, 3, 4] };
        assert_eq!(done.players.map(|p| p.place.first), places, "{id}");
        let expected = match id {
            "samara" | "wrc" => ["17.0", "17.0", "-17.0", "-17.0"],
            "tesuji" => ["7.0", "7.0", "-7.0", "-7.0"],
            "aleague" => ["13.0", "13.0", "-13.0", "-13.0"],
            "jpml-b" => ["22.0", "12.0", "-12.0", "-22.0"],
            _ => ["42.0", "12.0", "-22.0", "-32.0"],
        };
        assert_eq!(done.totals().map(|t| t.to_string()), expected, "{id}");
    }
}

#[test]
fn what_a_chombo_costs() {
    for (id, rules) in six() {
        let cost = chombo(rules, seat('E'), seats("S"), SeatSet::EMPTY);
        let at_once = ["tesuji", "tenhou"].contains(&id);
        let paid = if at_once { [4000, -8000, 2000, 2000] } else { [0; 4] };
        let later = if at_once { 0 } else { 20000 };
        assert_eq!((deltas(&cost.transfers), cost.deductions), (paid, [0, later, 0, 0]), "{id}");
    }
}

/// What follows a win of the seat in this deal.
fn after(
    rules: &RiichiRules,
    wind: Wind,
    dealer: char,
    winner: char,
    distances: [i32; 4],
) -> Option<EndReason> {
    let from = rules.game.start_points.value.get();
    let scores = distances.map(|d| from + d);
    let game = Game { prevailing: wind, dealer: seat(dealer), scores, ..Game::start(rules) };
    let win = DealResult::Win { winners: seats(&winner.to_string()), deltas: [0; 4] };
    match game.after(rules, &PlayedDeal { riichi: SeatSet::EMPTY, result: win }).unwrap().next {
        Next::End(reason) => Some(reason),
        Next::Deal | Next::Replay => None,
    }
}

#[test]
fn the_last_deal_passes_on() {
    for (id, rules) in six() {
        let ends = |wind, best| after(rules, wind, 'N', 'E', [best, 100, 0, -100 - best]).is_some();
        let extended = ["tesuji", "tenhou"].contains(&id);
        assert!(!ends(Wind::East, 9000), "{id}");
        assert_eq!(ends(Wind::South, 4900), !extended, "{id}");
        assert!(ends(Wind::South, 5000), "{id}");
        if extended {
            assert!(ends(Wind::West, 4900), "{id}");
            let leader = [0, 5000, -2000, -3000];
            let repeats = (id == "tesuji").then_some(EndReason::Target);
            assert_eq!(after(rules, Wind::West, 'W', 'W', leader), repeats, "{id}");
            assert_eq!(after(rules, Wind::West, 'W', 'E', leader), Some(EndReason::Target), "{id}");
        }
    }
}

#[test]
fn the_leading_dealer_of_the_last_deal() {
    for (id, rules) in six() {
        let stops =
            |own: i32| after(rules, Wind::South, 'N', 'N', [-own, 0, 0, own]) == Some(EndReason::DealerStops);
        let may = ["tesuji", "jpml-b", "tenhou"].contains(&id);
        assert_eq!(stops(5000), may, "{id}");
        // JPML-B asks for no points, only for the lead.
        assert_eq!(stops(4900), id == "jpml-b", "{id}");
    }
}

#[test]
fn a_score_below_zero() {
    for (id, rules) in six() {
        let lowest = rules.game.start_points.value.get();
        let ends = |below: i32| after(rules, Wind::East, 'W', 'E', [lowest + below, 0, -lowest - below, 0]);
        let bust = ["tesuji", "jpml-b", "tenhou"].contains(&id);
        assert_eq!(ends(100), bust.then_some(EndReason::BelowZero), "{id}");
        assert_eq!(ends(0), None, "{id}");
    }
}

#[test]
fn who_may_hide_tenpai() {
    for (id, rules) in six() {
        let must = ["jpml-b", "tenhou"].contains(&id);
        assert_eq!(may_hide_tenpai(rules, Shows::Free).is_err(), must, "{id}");
    }
}
