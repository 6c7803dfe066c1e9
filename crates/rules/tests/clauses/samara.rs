//! Clauses of the Samara festival.
use crate::help::*;
use reglament_rules::clause::{Basis, Place, Register, Source};
use reglament_rules::frame::riichi::*;
use reglament_rules::regulation::RegulationId;
use reglament_rules::riichi::*;
use reglament_rules::seat::{Seat, Wind};

fn rules() -> &'static RiichiRules {
    testkit::law::riichi(RegulationId::Samara)
}

fn by(id: &str) -> Basis {
    clause(Register::Samara, id)
}

fn base(place: &str) -> Basis {
    Basis::Base(Place::of(place))
}

fn is_shown(id: &str) -> bool {
    rules().facts.contains(&by(id))
}

#[test]
fn samara_1_5__the_regulation_and_ema_2016() {
    assert!(is_shown("1.5"));
    // What the regulation does not say itself cites the booklet of 2016.
    let win = ron(rules(), "123m456p789s55p234s", "4s");
    assert_eq!(win.line(Yaku::Pinfu), Some((1, base("E 4.2.1"))));
    assert_eq!(Place::of("E 4.2.1").source(), Source::Ema2016);
}

#[test]
fn samara_rules_1__played_by_ema_2016() {
    assert!(is_shown("rules.1"));
    let riichi =
        may_declare_riichi(rules(), &hand("123456m789p1122s3s"), RiichiTable { live_tiles: 3, points: 900 });
    assert_eq!(reasons(rules(), riichi), [(Reason::RiichiLiveTiles, Some(base("E 3.3.14")))]);
    let kuikae = forbidden_discards(rules(), meld("(4<56m)"));
    assert!(kuikae.len() == 2 && kuikae.iter().all(|k| k.basis == base("E 3.3.2")));
}

#[test]
fn samara_3_2_3__tables_of_payments_may_be_used() {
    assert!(is_shown("3.2-3"));
    let win = ron(rules(), "123m456p789s55p234s", "4s");
    assert_eq!(win.paid('W', PaymentKind::Hand), Some((1000, base("E 4.1"))));
}

/// The clock of the hall, which names its own clause.
fn clock(id: &str) -> Clock {
    assert!(is_shown(id));
    Clock::NoNewDeal(by(id))
}

#[test]
fn samara_6_1_2_2__no_new_deal_in_the_red_zone() {
    let after = step(rules(), &Game::start(rules()), won("S"));
    assert_eq!(end(&after.clone().under(clock("6.1.2-2"))), Some((EndReason::Clock, by("6.1.2-2"))));
    assert_eq!(end(&after.under(Clock::Running)), None);
    // A replay belongs to the deal that began.
    let replay = step(rules(), &Game::start(rules()), DealResult::Chombo(seats("S")));
    assert_eq!(replay.under(clock("6.1.2-2")).next, Next::Replay);
}

#[test]
fn samara_6_1_2_3__a_running_deal_is_finished_in_the_break() {
    let win = DealResult::Win { winners: seats("S"), deltas: [0, 8000, -8000, 0] };
    let after = step(rules(), &Game::start(rules()), win).under(clock("6.1.2-3"));
    assert_eq!(end(&after), Some((EndReason::Clock, by("6.1.2-3"))));
    assert_eq!(after.game.scores, [30000, 38000, 22000, 30000]);
}

#[test]
fn samara_6_1_3__no_further_round_after_the_last_south_deal() {
    let after = step(rules(), &game(Wind::South, 'N', [30000; 4]), won("E"));
    assert_eq!(end(&after).map(|e| e.0), Some(EndReason::LastDeal));
    assert_eq!(after.basis(FactKind::NoExtension), Some(by("6.1.3")));
}

#[test]
fn samara_6_2_1__only_the_final_result_is_written() {
    assert!(is_shown("6.2.1"));
    let done = finished(rules(), [35000, 32000, 28000, 25000], 0);
    assert_eq!(texts(&done), ["20.0", "7.0", "-7.0", "-20.0"]);
}

#[test]
fn samara_6_2_3__everybody_starts_with_30000() {
    let [points, _] = Game::start_facts(rules());
    assert_eq!((points.kind, points.basis), (FactKind::StartPoints, by("6.2.3")));
    assert_eq!(Game::start(rules()).scores, [30000; 4]);
}

#[test]
fn samara_6_2_5__points_are_told_on_request() {
    assert!(is_shown("6.2.5"));
    let after = step(rules(), &Game::start(rules()), drawn("S"));
    assert_eq!(after.game.scores, [29000, 33000, 29000, 29000]);
}

#[test]
fn samara_6_2_6__every_player_counts_his_points() {
    assert!(is_shown("6.2.6"));
    let done = finished(rules(), [37000, 37000, 27000, 18000], 1);
    assert_eq!(done.players.map(|p| p.points), [37500, 37500, 27000, 18000]);
}

#[test]
fn samara_6_2_6_2__the_sum_of_the_table_is_checked() {
    assert_eq!(check_sum(rules(), &[37000, 37000, 27000, 18000], 1), Ok(by("6.2.6-2")));
    let wrong = check_sum(rules(), &[37000, 37000, 27000, 18000], 0);
    assert_eq!(reasons(rules(), wrong), [(Reason::WrongSum, Some(by("6.2.6-2")))]);
}

#[test]
fn samara_rules_2_1__four_players_with_seat_winds() {
    assert!(is_shown("rules.2.1"));
    let game = game(Wind::South, 'W', [30000; 4]);
    assert_eq!(Seat::ALL.map(|s| game.seat_wind(s)), [Wind::West, Wind::North, Wind::East, Wind::South]);
}

#[test]
fn samara_rules_2_1_3__everybody_is_east_at_least_twice() {
    assert!(is_shown("rules.2.1-3"));
    let mut game = Game::start(rules());
    let mut east = [0; 4];
    loop {
        east[game.dealer.index()] += 1;
        let after = step(rules(), &game, won(["S", "W", "N", "E"][game.dealer.index()]));
        game = after.game;
        if after.next != Next::Deal {
            break;
        }
    }
    assert_eq!(east, [2; 4]);
}

#[test]
fn samara_rules_2_2__the_east_round_first() {
    let [_, east] = Game::start_facts(rules());
    assert_eq!((east.kind, east.basis), (FactKind::EastFirst, by("rules.2.2")));
    assert_eq!(Game::start(rules()).prevailing, Wind::East);
    let south = step(rules(), &game(Wind::South, 'N', [30000; 4]), won("E"));
    assert_eq!(end(&south).map(|e| e.0), Some(EndReason::LastDeal));
}

#[test]
fn samara_rules_2_2_2__then_the_south_round() {
    let after = step(rules(), &game(Wind::East, 'N', [30000; 4]), won("E"));
    assert_eq!((after.game.prevailing, after.game.dealer), (Wind::South, seat('E')));
    assert_eq!(after.basis(FactKind::NewRound), Some(by("rules.2.2-2")));
}

fn points_to(indicator: &str) -> (String, Basis) {
    let dora = dora_of(rules(), kind(indicator));
    (dora.value.to_string(), dora.basis)
}

#[test]
fn samara_rules_2_7_2__dora_in_a_suit() {
    for (indicator, dora) in [("6s", "7s"), ("9s", "1s"), ("1m", "2m"), ("9p", "1p")] {
        assert_eq!(points_to(indicator), (dora.to_owned(), by("rules.2.7-2")));
    }
    let win = ron(rules(), "123m456p789s55p234s", "4s").indicators("6s");
    assert_eq!(win.line(Yaku::Dora), Some((1, by("rules.2.7-2"))));
}

#[test]
fn samara_rules_2_7_3__dora_among_dragons() {
    for (indicator, dora) in [("7z", "5z"), ("5z", "6z"), ("6z", "7z")] {
        assert_eq!(points_to(indicator), (dora.to_owned(), by("rules.2.7-3")));
    }
}

#[test]
fn samara_rules_2_7_4__dora_among_winds() {
    for (indicator, dora) in [("1z", "2z"), ("2z", "3z"), ("3z", "4z"), ("4z", "1z")] {
        assert_eq!(points_to(indicator), (dora.to_owned(), by("rules.2.7-4")));
    }
}
