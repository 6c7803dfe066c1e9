//! Results: RR-049, RR-050, BS-17, S2, and the twelve worked examples of the A-League.
use crate::help::*;
use reglament_rules::frame::ResultPoints;
use reglament_rules::frame::riichi::*;
use reglament_rules::option::Number;
use reglament_rules::riichi::*;
use reglament_rules::seat::Wind;

fn scores(points: [i32; 4], bets: u16, deductions: [i32; 4]) -> FinalScores {
    FinalScores { points, bets, deductions }
}

fn results(rules: &RiichiRules, scores: &FinalScores) -> [String; 4] {
    finish(rules, scores).totals().map(|t| t.to_string())
}

#[test]
fn rr_049_and_section_8_results_of_the_a_league() {
    const NONE: [i32; 4] = [0; 4];
    for (points, bets, chombo, expected) in [
        ([52000, 28500, 24300, 15200], 0, NONE, ["34.0", "-2.5", "-8.7", "-22.8"]),
        ([41300, 33700, 27600, 17400], 0, NONE, ["19.3", "7.7", "-6.4", "-20.6"]),
        ([35200, 33100, 30400, 21300], 0, NONE, ["13.2", "6.1", "1.4", "-20.7"]),
        ([29900, 29500, 29000, 28600], 3, NONE, ["7.9", "3.5", "-5.0", "-9.4"]),
        ([30000; 4], 0, NONE, ["0.0", "0.0", "0.0", "0.0"]),
        ([36000, 36000, 27000, 21000], 0, NONE, ["12.0", "12.0", "-7.0", "-17.0"]),
        ([45000, 25000, 25000, 25000], 0, NONE, ["27.0", "-9.0", "-9.0", "-9.0"]),
        ([38000, 30000, 30000, 22000], 0, NONE, ["16.0", "2.0", "2.0", "-20.0"]),
        ([61500, 33200, 28700, -3400], 0, [0, 20000, 0, 0], ["39.5", "-12.8", "-5.3", "-41.4"]),
        ([48800, 27600, 20800, 20800], 2, [0, 0, 0, 20000], ["30.8", "-3.4", "-14.7", "-34.7"]),
        ([29500, 29500, 29500, 28500], 3, NONE, ["2.2", "2.2", "2.2", "-9.5"]),
        ([30000, 30000, 30000, 29000], 1, NONE, ["4.0", "4.0", "4.0", "-13.0"]),
    ] {
        let table = scores(points, bets, chombo);
        assert_eq!(results(aleague(), &table), expected, "{points:?}");
        assert!(check_sum(aleague(), &points, bets).is_ok(), "{points:?}");
        let sum: ResultPoints = finish(aleague(), &table).totals().into_iter().sum();
        let lost = 1000 * i32::from(bets) + chombo.iter().sum::<i32>();
        assert_eq!(sum, -ResultPoints::of_points(lost));
    }
    // A third of eight less half a point, exactly: 13/6.
    let third = finish(aleague(), &scores([29500, 29500, 29500, 28500], 3, NONE)).totals()[0];
    assert_eq!(third.twelfths() * 6, 13 * ResultPoints::PER_THOUSAND);
}

#[test]
fn rr_050_a_tie_for_first_with_a_bet_left() {
    let done = finish(samara(), &scores([37000, 37000, 27000, 18000], 1, [0; 4]));
    assert_eq!(done.players.map(|p| p.points), [37500, 37500, 27000, 18000]);
    let uma = [10000, 10000, -5000, -15000].map(ResultPoints::of_points);
    assert_eq!(done.players.map(|p| p.uma), uma);
    assert_eq!(done.totals().map(|t| t.to_string()), ["17.5", "17.5", "-8.0", "-27.0"]);
    assert_eq!(done.players.map(|p| (p.place.first, p.place.last)), [(1, 2), (1, 2), (3, 3), (4, 4)]);
    // Three tied winners: hundreds are shared, the rest is nobody's (D39).
    let three = finish(samara(), &scores([33000, 33000, 33000, 20000], 1, [0; 4]));
    assert_eq!(three.players.map(|p| p.points), [33300, 33300, 33300, 20000]);
    assert_eq!(three.unassigned, 100);
}

#[test]
fn bs_17_the_bet_goes_to_the_earlier_of_two_leaders() {
    let game = Game {
        prevailing: Wind::South,
        dealer: seat('N'),
        honba: 1,
        bets: 1,
        scores: [17300, 19100, 31300, 31300],
        deductions: [0; 4],
    };
    let draw = PlayedDeal { riichi: seats(""), result: DealResult::draw(seats("S")) };
    let step = game.after(tenhou(), &draw).unwrap();
    assert_eq!(step.game.scores, [16300, 22100, 30300, 30300]);
    assert_eq!(step.next, Next::End(EndReason::LastDeal));
    let done = step.game.finish(tenhou());
    assert_eq!(done.players.map(|p| p.points), [16300, 22100, 31300, 30300]);
    assert_eq!(done.players.map(|p| p.place.first), [4, 3, 1, 2]);
    // What was recorded for this game: whole thousands, the winner takes what the others leave.
    assert_eq!(done.totals().map(|t| t.to_string()), ["-34.0", "-18.0", "42.0", "10.0"]);
}

/// 25,000 at the start, oka 20,000, uma 20 and 10.
fn with_oka() -> RiichiRules {
    let mut rules = tenhou().clone();
    rules.result.rounding.value = ResultRounding::Exact;
    rules
}

#[test]
fn s2_uma_and_oka_add_up() {
    let rules = with_oka();
    let table = scores([42000, 28000, 18000, 12000], 0, [0; 4]);
    assert_eq!(results(&rules, &table), ["52.0", "8.0", "-22.0", "-38.0"]);
    let mut shared = rules.clone();
    shared.result.uma_ties.value = UmaTies::Split;
    shared.game.place_ties.value = PlaceTies::Shared;
    for points in
        [[25000; 4], [40000, 40000, 10000, 10000], [30000, 30000, 30000, 10000], [99700, 100, 100, 100]]
    {
        for rules in [&rules, &shared, tenhou()] {
            let sum: ResultPoints = finish(rules, &scores(points, 0, [0; 4])).totals().into_iter().sum();
            assert_eq!(sum, ResultPoints::ZERO, "{points:?}");
        }
    }
}

#[test]
fn bs_26_tied_players_share_uma() {
    let mut rules = samara().clone();
    rules.game.start_points.value = Number::new(25000);
    let uma = finish(&rules, &scores([30000, 20000, 30000, 20000], 0, [0; 4])).players.map(|p| p.uma);
    assert_eq!(uma, [10000, -10000, 10000, -10000].map(ResultPoints::of_points));
}

#[test]
fn recorded_results_of_tenhou() {
    // Final scores and results as two recorded games give them.
    for (points, expected) in [
        ([47500, 31500, 26400, -5400], ["57.0", "12.0", "-14.0", "-55.0"]),
        ([27900, 41800, 31700, -1400], ["-12.0", "51.0", "12.0", "-51.0"]),
    ] {
        assert_eq!(results(tenhou(), &scores(points, 0, [0; 4])), expected);
    }
}

#[test]
fn a_wrong_sum_is_refused() {
    assert_eq!(reasons(check_sum(samara(), &[30000, 30000, 30000, 29050], 0)), {
        [Reason::WrongSum, Reason::NotHundreds]
    });
    assert!(check_sum(samara(), &[30000, 30000, 30000, 29000], 1).is_ok());
}
