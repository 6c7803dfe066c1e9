//! Sections 2–5: settlement, tournament points, false Mahjong, lateness, the frame of a round.
use crate::help::*;
use reglament_rules::classical::*;
use reglament_rules::clause::Basis;
use reglament_rules::frame::classical::{Game, Moves};
use reglament_rules::seat::{Seat, Wind};
use reglament_rules::settlement::Party;

/// The lines of one kind: halves and clauses by seat.
fn lines(score: &DealScore, kind: ScoreKind) -> Vec<(i32, Basis)> {
    score.lines.iter().filter(|l| l.kind == kind).map(|l| (l.points.halves(), l.basis)).collect()
}

#[test]
fn gambler_2_5_3__the_final_counts_whists() {
    let final_deal = Deal { stage: Stage::Final, ..deal(1) };
    let score = score(rules(), &final_deal, &won(SOUTH, [8, 96, 0, 4]), &ON_TIME).unwrap();
    assert_eq!((score.scoring.value, score.scoring.basis), (Scoring::Whists, clause("2.5-3")));
    assert_eq!(score.whists, [-84, 288, -108, -96]);
    assert!(score.lines.is_empty());
    let mut game = Game::new(Stage::Final, ON_TIME);
    game.play(rules(), &won(SOUTH, [8, 96, 0, 4])).unwrap();
    let places = game.places(rules());
    assert_eq!((places.value.map(|p| p.first), places.basis), ([2, 1, 4, 3], clause("2.5-3")));
}

#[test]
fn gambler_3_1__whists_are_counted_by_the_appendix() {
    let score = scored(&won(SOUTH, [8, 96, 0, 4]));
    assert_eq!((score.whists, score.settlement.basis), ([-84, 288, -108, -96], clause("3.1")));
}

#[test]
fn gambler_3_1_2__place_and_whists_are_added() {
    let score = scored(&won(SOUTH, [8, 96, 0, 4]));
    assert_eq!((halves(score.points()), score.sum_basis), ([2, 8, -2, 0], clause("3.1-2")));
    assert_eq!(score.scoring.basis, clause("3.1-2"));
    assert_eq!(score.scoring.value, Scoring::TournamentPoints);
}

#[test]
fn gambler_3_2__three_two_one_nothing() {
    let place = |points| (points, clause("3.2"));
    let score = scored(&won(SOUTH, [8, 96, 0, 4]));
    assert_eq!(lines(&score, ScoreKind::Place), [place(4), place(6), place(0), place(2)]);
    // Equal whists share the mean of their places.
    let shared = |points| (points, decision(12));
    let two = scored(&won(EAST, [200, 8, 8, 0]));
    assert_eq!(lines(&two, ScoreKind::Place), [place(6), shared(3), shared(3), place(0)]);
    let three = scored(&won(WEST, [0, 0, 2000, 0]));
    assert_eq!(lines(&three, ScoreKind::Place), [shared(2), shared(2), place(6), shared(2)]);
}

#[test]
fn gambler_3_2_2__first_place_needs_a_positive_result() {
    let loser_first = scored(&won(SOUTH, [64, 40, 0, 512]));
    assert_eq!(loser_first.order_basis, clause("3.2-2"));
    assert_eq!(halves(loser_first.points_for(ScoreKind::Place)), [2, 4, 0, 6]);
    // Nobody has one in a drawn deal; not even when somebody was fined.
    let nobody = [(0, decision(13)); 4];
    for drawn in [DealResult::new(DealEnd::Drawn), DealResult::new(DealEnd::Drawn).with_fine(WEST)] {
        assert_eq!(lines(&scored(&drawn), ScoreKind::Place), nobody);
    }
    let shared = patched(&[("places.drawn_deal_place_points", "shared")]);
    let score = score(&shared, &deal(1), &DealResult::new(DealEnd::Drawn), &ON_TIME).unwrap();
    assert_eq!(halves(score.points()), [3; 4]);
}

#[test]
fn gambler_3_3__bands_of_whists() {
    for (whists, points) in [(0, 0), (2, 1), (500, 1), (502, 2), (1000, 2), (1002, 3), (6000, 3)] {
        let band = band(rules(), whists);
        assert_eq!((band.value, band.basis), (TournamentPoints::whole(points), clause("3.3")), "{whists}");
    }
    let score = scored(&won(NORTH, [2, 0, 0, 500]));
    assert_eq!(lines(&score, ScoreKind::Whists)[3], (6, clause("3.3")));
}

#[test]
fn gambler_3_3_2__negative_whists_count_negatively() {
    for (whists, points) in [(-2, -1), (-500, -1), (-502, -2), (-1000, -2), (-1002, -3)] {
        let band = band(rules(), whists);
        assert_eq!((band.value, band.basis), (TournamentPoints::whole(points), clause("3.3-2")), "{whists}");
    }
    let score = scored(&won(NORTH, [2, 0, 0, 500]));
    assert_eq!(lines(&score, ScoreKind::Whists)[1], (-4, clause("3.3-2")));
}

#[test]
fn gambler_3_4__all_four_results_stand_in_the_protocol() {
    let score = scored(&won(SOUTH, [8, 96, 0, 4]));
    assert_eq!((score.whists.len(), score.protocol_basis), (4, clause("3.4")));
    assert_eq!(score.whists.iter().sum::<i32>(), 0);
}

#[test]
fn gambler_3_4_2__who_fills_the_protocol() {
    let recorder = |result: DealResult| scored(&result).recorder;
    let won = recorder(won(SOUTH, [8, 96, 0, 4]));
    assert_eq!((won.value, won.basis), (SOUTH, clause("3.4-2")));
    let drawn = recorder(DealResult::new(DealEnd::Drawn));
    assert_eq!((drawn.value, drawn.basis), (EAST, clause("3.4-2")));
}

#[test]
fn gambler_4_1__the_base_rules_pay_the_winner() {
    let score = scored(&won(SOUTH, [8, 96, 0, 4]));
    let paid: Vec<_> = score.settlement.transfers.iter().filter(|t| t.kind == PaymentKind::Mahjong).collect();
    assert_eq!(paid.len(), 3);
    for transfer in paid {
        assert_eq!((transfer.to, transfer.points, transfer.basis), (Party::Seat(SOUTH), 96, clause("4.1")));
    }
}

#[test]
fn gambler_4_1_1a__east_passes_after_every_deal() {
    let mut game = Game::new(Stage::Qualifying, ON_TIME);
    let results =
        [won(EAST, [96, 0, 0, 0]), DealResult::new(DealEnd::Drawn), DealResult::new(DealEnd::Stopped(NORTH))];
    for (i, result) in results.iter().enumerate() {
        let dealer = game.deal(rules()).unwrap().dealer;
        assert_eq!(dealer, Seat::ALL[i]);
        let moves = game.east_moves(rules(), result, dealer);
        assert_eq!((moves.value, moves.basis), (Moves::Yes, clause("4.1.1a")));
        game.play(rules(), result).unwrap();
    }
    let drawn = scored(&results[1]);
    assert_eq!(drawn.settlement.note(SettlementNoteKind::Drawn), Some(clause("4.1.1a")));
    assert_eq!(drawn.whists, [0; 4]);
    // Where East stays after a win, the second deal is his again.
    let stays = patched(&[("game.east", "unless-east-wins")]);
    let mut game = Game::new(Stage::Qualifying, ON_TIME);
    game.play(&stays, &results[0]).unwrap();
    assert_eq!(game.deal(&stays).map(|d| (d.number, d.dealer)), Some((2, EAST)));
}

#[test]
fn gambler_4_1_1b__east_is_not_doubled() {
    let score = scored(&won(SOUTH, [8, 96, 0, 4]));
    assert_eq!(score.settlement.note(SettlementNoteKind::EastSingle), Some(clause("4.1.1b")));
    assert_eq!(score.whists[0], -96 + 8 + 4);
    let double = patched(&[("settlement.east", "double")]);
    let settled = settle(&double, &deal(1), &won(SOUTH, [8, 96, 0, 4]), &ON_TIME).unwrap();
    assert_eq!(settled.whists(), [2 * (-96 + 8 + 4), 384, -96 - 16 - 4, -96 + 4 - 8]);
    assert!(settled.transfers.iter().any(|t| t.points == 192 && t.basis == Basis::Patch(7)));
}

#[test]
fn gambler_4_1_6__the_round_wind_changes_with_every_deal() {
    let mut game = Game::new(Stage::Qualifying, ON_TIME);
    for wind in Wind::ALL {
        let deal = game.deal(rules()).unwrap();
        assert_eq!((deal.prevailing.value, deal.prevailing.basis), (wind, clause("4.1.6")));
        game.play(rules(), &DealResult::new(DealEnd::Drawn)).unwrap();
    }
    assert_eq!(game.deal(rules()), None);
}

#[test]
fn gambler_4_3__a_false_mahjong_costs_100() {
    let result = won(SOUTH, [8, 96, 0, 4]).with_fine(NORTH);
    let score = scored(&result);
    assert_eq!(score.whists, [-84, 288, -108, -196]);
    let fine = score.settlement.transfers.last().unwrap();
    assert_eq!((fine.from, fine.to), (Party::Seat(NORTH), Party::Table));
    assert_eq!((fine.points, fine.kind, fine.basis), (100, PaymentKind::Fine, clause("4.3")));
    // The offender may not declare again.
    let own = won(NORTH, [8, 0, 0, 96]).with_fine(NORTH);
    let faults = settle(rules(), &deal(1), &own, &ON_TIME).unwrap_err();
    let cited: Vec<_> = faults.cited(rules()).collect();
    assert_eq!(cited, [(DealFaultKind::WinnerFined, Some(clause("4.3-2")))]);
    let lost = "[RdRdRd] B234 D567 C88 D23 + D4 discard lost";
    refused_by(lost, RefusalKind::RightLost, clause("4.3-2"));
}

#[test]
fn gambler_4_3_3__all_agree_and_the_deal_goes_on() {
    let answer = after_false_mahjong(rules(), &[Consent::Agrees; 3]);
    let on = AfterFalseMahjong::PlaysOn { fine: 100, fine_basis: clause("4.3"), right_lost: clause("4.3-2") };
    assert_eq!((answer.value, answer.basis), (on, clause("4.3-3")));
    // The fine enters before places: North drops from third to fourth.
    let score = scored(&won(SOUTH, [8, 96, 0, 4]).with_fine(NORTH));
    assert_eq!(halves(score.points_for(ScoreKind::Place)), [4, 6, 2, 0]);
}

#[test]
fn gambler_4_3_4__one_refusal_stops_the_deal() {
    let answer = after_false_mahjong(rules(), &[Consent::Agrees, Consent::Refuses, Consent::Agrees]);
    assert_eq!((answer.value, answer.basis), (AfterFalseMahjong::Stopped, clause("4.3-4")));
    let score = scored(&DealResult::new(DealEnd::Stopped(SOUTH)));
    assert_eq!(score.whists, [80, -240, 80, 80]);
    assert!(score.settlement.transfers.iter().all(|t| t.basis == clause("4.3-4")));
    let place = |points| (points, clause("4.3-4"));
    assert_eq!(lines(&score, ScoreKind::Place), [place(4), place(0), place(4), place(4)]);
    assert_eq!(halves(score.points()), [6, -2, 6, 6]);
    // Decision B16: the 100 are not added.
    let added = patched(&[("false_mahjong.fine_when_stopped", "added")]);
    let stopped = DealResult::new(DealEnd::Stopped(SOUTH));
    assert_eq!(settle(&added, &deal(1), &stopped, &ON_TIME).unwrap().whists(), [80, -340, 80, 80]);
}

#[test]
fn gambler_4_4__nobody_pays_for_the_others() {
    let score = scored(&won(SOUTH, [8, 96, 0, 4]));
    assert_eq!(score.settlement.note(SettlementNoteKind::NoPenalty), Some(clause("4.4")));
    let all = patched(&[("settlement.discarder", "for-all"), ("settlement.losers", "nothing")]);
    let settled = settle(&all, &deal(1), &won(SOUTH, [8, 96, 0, 4]), &ON_TIME).unwrap();
    assert_eq!(settled.whists(), [0, 288, -288, 0]);
}

#[test]
fn gambler_5_10_2__40_whists_off_the_own_mahjong() {
    let late = [Lateness::OnTime, Lateness::of_seconds(299), Lateness::OnTime, Lateness::OnTime];
    let sanction = late[1].sanction(rules()).unwrap();
    assert_eq!((sanction.value, sanction.basis), (LateSanction::WhistsOffMahjong(40), clause("5.10-2")));
    let score = score(rules(), &deal(1), &won(SOUTH, [8, 96, 0, 4]), &late).unwrap();
    assert_eq!(score.whists, [-44, 168, -68, -56]);
    assert_eq!(score.settlement.note(SettlementNoteKind::LateMahjong), Some(clause("5.10-2")));
    // Not below nothing, and the hand of a late loser is not touched.
    let small = settle(rules(), &deal(1), &won(SOUTH, [4, 28, 0, 0]), &late).unwrap();
    assert_eq!(small.whists(), [8, 0, -4, -4]);
    let loser = settle(rules(), &deal(1), &won(NORTH, [0, 64, 0, 96]), &late).unwrap();
    assert_eq!(loser.whists(), [-160, 32, -160, 288]);
}

/// The lines of lateness when South is so late.
fn late_line(seconds: u32) -> Vec<(i32, Basis)> {
    let mut late = ON_TIME;
    late[1] = Lateness::of_seconds(seconds);
    let score = score(rules(), &deal(2), &won(SOUTH, [8, 96, 0, 4]), &late).unwrap();
    assert_eq!(score.whists, [-84, 288, -108, -96]);
    lines(&score, ScoreKind::Lateness)
}

#[test]
fn gambler_5_10_3__one_point_off_each_deal() {
    for seconds in [300, 599] {
        assert_eq!(late_line(seconds), [(-2, clause("5.10-3"))]);
    }
}

#[test]
fn gambler_5_10_4__three_points_off_each_deal() {
    for seconds in [600, 900] {
        assert_eq!(late_line(seconds), [(-6, clause("5.10-4"))]);
    }
    let later = Lateness::of_seconds(901).sanction(rules()).unwrap();
    assert_eq!((later.value, later.basis), (LateSanction::NoShow, clause("5.10-5")));
}

#[test]
fn gambler_5_11__deals_without_an_absent_player() {
    let absent = DealResult::new(DealEnd::Absent(WEST, Replacement::Impossible));
    let mut game = Game::new(Stage::Qualifying, ON_TIME);
    for halves in [6, 4, 4, 4] {
        let score = game.play(rules(), &absent).unwrap();
        let awarded = (halves, clause("5.11"));
        assert_eq!(lines(&score, ScoreKind::Awarded), [awarded; 3]);
        assert_eq!(score.points()[2], TournamentPoints::ZERO);
        assert_eq!(score.whists, [0; 4]);
        assert_eq!(score.settlement.note(SettlementNoteKind::Awarded), Some(decision(21)));
    }
    assert_eq!(game.totals()[0].points, TournamentPoints::whole(9));
}

#[test]
fn gambler_5_11_2__the_first_deal_before_a_replacement() {
    let absent = DealResult::new(DealEnd::Absent(WEST, Replacement::AfterFirstDeal));
    let mut game = Game::new(Stage::Qualifying, ON_TIME);
    let score = game.play(rules(), &absent).unwrap();
    assert_eq!(lines(&score, ScoreKind::Awarded), [(6, clause("5.11-2")); 3]);
    let score = game.play(rules(), &won(SOUTH, [8, 96, 0, 4])).unwrap();
    assert_eq!(halves(score.points()), [2, 8, -2, 0], "the rest as played");
    let faults = game.play(rules(), &absent).unwrap_err();
    assert!(faults.contains(DealFaultKind::ReplacedLater));
    assert_eq!(faults.cited(rules()).next().unwrap().1, Some(clause("5.11-2")));
}
