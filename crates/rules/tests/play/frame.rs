//! The frame of a game: RR-048, the continuation fields of other cases, S3 of the tournament cases, whole games.
use crate::help::*;
use reglament_rules::frame::riichi::*;
use reglament_rules::riichi::*;
use reglament_rules::seat::{Seat, SeatSet, Wind};

/// A state before a deal; the dealer by letter, counted from the first dealer.
fn game(prevailing: Wind, dealer: char, scores: [i32; 4]) -> Game {
    Game { prevailing, dealer: seat(dealer), honba: 0, bets: 0, scores, deductions: [0; 4] }
}

fn deal(result: DealResult) -> PlayedDeal {
    PlayedDeal { riichi: SeatSet::EMPTY, result }
}

/// A win that leaves the scores as they are: the cases give the points after the deal.
fn win(winner: char) -> PlayedDeal {
    deal(DealResult::Win { winners: seats(&winner.to_string()), deltas: [0; 4] })
}

/// A draw that moves no points: nobody but these is tenpai, or everybody.
fn step(rules: &RiichiRules, game: &Game, deal: &PlayedDeal) -> Step {
    game.after(rules, deal).unwrap()
}

fn next(rules: &RiichiRules, game: &Game, deal: &PlayedDeal) -> String {
    let step = step(rules, game, deal);
    match step.next {
        Next::End(_) => "end".to_owned(),
        Next::Replay => "replay".to_owned(),
        Next::Deal if step.game.prevailing != game.prevailing => {
            format!("{:?} round", step.game.prevailing).to_lowercase()
        }
        Next::Deal => "continue".to_owned(),
    }
}

/// Scores before a draw in which only these are tenpai, so that the given ones stand after it.
fn before_draw(rules: &RiichiRules, dealer: char, tenpai: &str, after: [i32; 4]) -> [i32; 4] {
    let claims = DrawClaims { tenpai: seats(tenpai), ..DrawClaims::default() };
    let paid = exhaustive_draw(rules, seat(dealer), claims).transfers;
    let deltas = reglament_rules::settlement::deltas(&paid);
    [0, 1, 2, 3].map(|i| after[i] - deltas[i])
}

#[test]
fn rr_048_the_end_of_a_game() {
    // The dealer of South 4 is North of the first deal, so his points stand last.
    let south = |scores| game(Wind::South, 'N', scores);
    for (rules, expected) in [
        (tesuji(), ["end", "continue", "end", "end", "west round", "end", "continue"]),
        (samara(), ["continue", "continue", "continue", "end", "end", "continue", "continue"]),
        (aleague(), ["continue", "continue", "continue", "end", "end", "continue", "continue"]),
        (tenhou(), ["end", "continue", "end", "end", "west round", "end", "continue"]),
    ] {
        let draw = |tenpai, after| {
            let before = before_draw(rules, 'N', tenpai, after);
            next(rules, &south(before), &deal(DealResult::draw(seats(tenpai))))
        };
        let third = |scores| game(Wind::East, 'W', scores);
        let all = [
            next(rules, &south([29000, 24800, 15000, 31200]), &win('N')),
            next(rules, &south([33000, 20800, 15000, 31200]), &win('N')),
            draw("N", [29000, 22000, 15000, 34000]),
            draw("E", [31000, 28000, 19000, 22000]),
            next(rules, &south([29900, 29100, 19000, 22000]), &win('E')),
            next(rules, &third([50100, 30000, -100, 20000]), &win('E')),
            next(rules, &third([50000, 30000, 0, 20000]), &win('E')),
        ];
        assert_eq!(all, expected);
    }
}

#[test]
fn s3_when_a_game_ends() {
    let south = |scores| game(Wind::South, 'N', scores);
    for (rules, expected) in [
        (tesuji(), ["end", "west round", "end", "end", "continue", "end", "end", "continue", "end"]),
        (aleague(), ["end", "end", "continue", "end", "continue", "", "", "continue", "continue"]),
    ] {
        let draw = |tenpai, after| {
            let before = before_draw(rules, 'N', tenpai, after);
            next(rules, &south(before), &deal(DealResult::draw(seats(tenpai))))
        };
        let west = |dealer, scores, winner| match expected[5] {
            "" => String::new(),
            _ => next(rules, &game(Wind::West, dealer, scores), &win(winner)),
        };
        let all = [
            next(rules, &south([30000, 29000, 21000, 20000]), &win('E')),
            next(rules, &south([29900, 29100, 21000, 20000]), &win('E')),
            next(rules, &south([29000, 21000, 20000, 30000]), &win('N')),
            draw("E", [31000, 28000, 21000, 20000]),
            draw("N", [31000, 20000, 19000, 30000]),
            west('S', [30000, 29000, 21000, 20000], 'S'),
            west('N', [29000, 29000, 21000, 21000], 'E'),
            next(rules, &game(Wind::East, 'W', [40000, 40000, 20000, 0]), &win('E')),
            next(rules, &game(Wind::East, 'W', [40100, 40000, 20000, -100]), &win('E')),
        ];
        assert_eq!(all, expected);
    }
}

#[test]
fn an_extension_in_which_the_dealer_goes_first() {
    let west = |dealer, scores| game(Wind::West, dealer, scores);
    let leads = [24000, 33000, 22000, 21000];
    // Tenhou: a repeating dealer plays on although another has the target, and stops when he leads with it.
    assert_eq!(next(tenhou(), &west('E', leads), &win('E')), "continue");
    assert_eq!(next(tenhou(), &west('S', leads), &win('S')), "end");
    assert_eq!(next(tenhou(), &west('E', leads), &win('S')), "end");
    // Tesuji: any deal after which somebody has it is the last.
    assert_eq!(next(tesuji(), &west('E', leads), &win('E')), "end");
    let nobody = [26000, 25000, 25000, 24000];
    assert_eq!(next(tenhou(), &west('N', nobody), &win('N')), "continue");
    assert_eq!(next(tenhou(), &west('N', nobody), &win('E')), "end");
    let abort = deal(DealResult::AbortiveDraw(AbortKind::FourWinds));
    assert_eq!(next(tenhou(), &west('E', leads), &abort), "continue");
}

#[test]
fn an_east_only_game_is_extended_by_the_south_round() {
    let mut rules = tenhou().clone();
    rules.game.length.value = GameLength::East;
    let nobody = [26000, 25000, 25000, 24000];
    assert_eq!(next(&rules, &game(Wind::East, 'N', nobody), &win('E')), "south round");
    assert_eq!(next(&rules, &game(Wind::East, 'N', [31000, 24000, 23000, 22000]), &win('E')), "end");
    assert_eq!(next(&rules, &game(Wind::South, 'N', nobody), &win('E')), "end");
    assert_eq!(next(&rules, &game(Wind::South, 'S', nobody), &win('E')), "continue");
    rules.game.extension.value = Extension::None;
    assert_eq!(next(&rules, &game(Wind::East, 'N', nobody), &win('E')), "end");
}

#[test]
fn dealers_stop_by_a_win_only_where_the_rules_say_so() {
    let leads = [29000, 22000, 15000, 34000];
    let south = game(Wind::South, 'N', leads);
    assert_eq!(next(jpml_b(), &south, &win('N')), "end");
    let drawn = game(Wind::South, 'N', before_draw(jpml_b(), 'N', "N", leads));
    assert_eq!(next(jpml_b(), &drawn, &deal(DealResult::draw(seats("N")))), "continue");
    // Of equal points the earlier seat leads.
    assert_eq!(next(tenhou(), &game(Wind::South, 'N', [34000, 16000, 16000, 34000]), &win('N')), "continue");
}

#[test]
fn rr_026_027_056_who_deals_next() {
    let start = Game { honba: 1, ..Game::start(tenhou()) };
    let two = DealResult::Win { winners: seats("SN"), deltas: [-12200, 4200, 0, 8000] };
    let after = step(tenhou(), &start, &deal(two)).game;
    assert_eq!((after.dealer, after.honba), (seat('S'), 0));
    // With the dealer among the winners the deal is repeated and honba go up.
    let with_dealer = DealResult::Win { winners: seats("EW"), deltas: [12000, -14000, 2000, 0] };
    let after = step(tenhou(), &start, &deal(with_dealer)).game;
    assert_eq!((after.dealer, after.honba), (seat('E'), 2));
    for (id, rules) in six() {
        let redeal = Game::start(rules).after(rules, &deal(DealResult::AbortiveDraw(AbortKind::TripleRon)));
        match id {
            "samara" | "wrc" => assert_eq!(reasons(redeal), [Reason::NoTripleRonAbort]),
            _ => assert_eq!(redeal.map(|s| (s.game.dealer, s.game.honba)), Ok((seat('E'), 1))),
        }
        for (tenpai, stays) in [("", 0), ("E", 1), ("S", 0), ("EW", 1), ("SWN", 0), ("ESWN", 1)] {
            let after = step(rules, &Game::start(rules), &deal(DealResult::draw(seats(tenpai)))).game;
            assert_eq!((after.dealer.index(), after.honba), (1 - stays, 1), "{id} {tenpai}");
        }
    }
}

#[test]
fn rr_044_and_046_bets_stay_on_the_table() {
    let start = Game { honba: 2, scores: [26000, 25000, 24000, 25000], ..Game::start(tesuji()) };
    let four = PlayedDeal { riichi: SeatSet::ALL, result: DealResult::AbortiveDraw(AbortKind::FourRiichi) };
    let after = step(tesuji(), &start, &four).game;
    assert_eq!((after.honba, after.bets, after.scores), (3, 4, [25000, 24000, 23000, 24000]));
    let chombo = PlayedDeal { riichi: SeatSet::ALL, result: DealResult::Chombo(seats("W")) };
    let after = step(tesuji(), &start, &chombo);
    assert_eq!((after.next, after.game.honba, after.game.bets), (Next::Replay, 2, 0));
    assert_eq!(after.game.scores, [30000, 27000, 16000, 27000]);

    let nagashi = |tenpai| DealResult::ExhaustiveDraw {
        tenpai: seats(tenpai),
        nagashi: seats("S"),
        dead: SeatSet::EMPTY,
        proved: SeatSet::EMPTY,
    };
    let start = Game { honba: 1, ..Game::start(tesuji()) };
    let riichi = PlayedDeal { riichi: seats("W"), result: nagashi("EW") };
    let after = step(tesuji(), &start, &riichi).game;
    assert_eq!((after.dealer, after.honba, after.bets), (seat('E'), 2, 1));
    assert_eq!(after.scores, [21000, 33000, 22000, 23000]);
    let passed = step(tesuji(), &start, &deal(nagashi(""))).game;
    assert_eq!((passed.dealer, passed.honba), (seat('S'), 2));
}

#[test]
fn rr_053_a_chombo_is_replayed() {
    let start = Game { honba: 1, bets: 1, ..Game::start(aleague()) };
    let chombo = PlayedDeal { riichi: seats("W"), result: DealResult::Chombo(seats("S")) };
    let after = step(aleague(), &start, &chombo);
    assert_eq!(after.game, Game { deductions: [0, 20000, 0, 0], ..start });
    assert_eq!(after.next, Next::Replay);
    // A noten riichi at a draw is one, whoever reports it as a draw.
    let noten = PlayedDeal { riichi: seats("SW"), result: DealResult::draw(seats("W")) };
    assert_eq!(step(aleague(), &start, &noten).game, after.game);
    // A score below zero by a chombo ends nothing before the replay (D38).
    let poor = Game { scores: [25000, 7000, 34000, 34000], ..Game::start(tesuji()) };
    let after = step(tesuji(), &poor, &deal(DealResult::Chombo(seats("S"))));
    assert_eq!((after.next, after.game.scores[1]), (Next::Replay, -1000));
    assert_eq!(next(tesuji(), &after.game, &win('E')), "end");
}

#[test]
fn everybody_deals_twice_and_the_winds_follow() {
    let mut game = Game::start(samara());
    let mut dealers = Vec::new();
    loop {
        dealers.push((game.prevailing, game.deal_number()));
        assert_eq!(game.seat_wind(game.dealer), Wind::East);
        let step = step(samara(), &game, &deal(DealResult::draw(SeatSet::EMPTY)));
        game = step.game;
        if let Next::End(reason) = step.next {
            assert_eq!(reason, EndReason::LastDeal);
            break;
        }
    }
    let expected: Vec<_> =
        [Wind::East, Wind::South].into_iter().flat_map(|w| (1..=4).map(move |n| (w, n))).collect();
    assert_eq!(dealers, expected);
    assert_eq!(game.honba, 8);
}

#[test]
fn impossible_results_are_refused_with_all_reasons() {
    let start = Game::start(tesuji());
    let result = |riichi: &str, result| start.after(tesuji(), &PlayedDeal { riichi: seats(riichi), result });
    let won = |winners: &str, deltas| DealResult::Win { winners: seats(winners), deltas };
    assert_eq!(reasons(result("", won("", [50, 0, 0, 0]))), {
        [Reason::NoWinner, Reason::WrongSum, Reason::WrongGain, Reason::NotHundreds]
    });
    assert_eq!(reasons(result("", won("ES", [1000, 1000, -2000, 0]))), [Reason::TwoWinners]);
    assert_eq!(reasons(result("S", won("E", [1000, -1000, 0, 0]))), [Reason::WrongSum]);
    assert_eq!(reasons(result("", won("ESW", [1000, 1000, 0, -2000]))), [Reason::ThreeWinners]);
    let four = DealResult::AbortiveDraw(AbortKind::FourRiichi);
    assert_eq!(reasons(result("ESW", four)), [Reason::NotFourRiichi]);
    let poor = Game { scores: [900, 33000, 33000, 33100], ..start };
    let bet = poor.after(tesuji(), &PlayedDeal { riichi: seats("E"), result: DealResult::draw(seats("E")) });
    assert_eq!(reasons(bet), [Reason::RiichiPoints]);
    let abort = Game::start(samara()).after(samara(), &deal(DealResult::AbortiveDraw(AbortKind::FourKongs)));
    assert_eq!(reasons(abort), [Reason::NoAbortiveDraws]);
}

#[test]
fn seats_are_counted_from_the_first_dealer() {
    let game = game(Wind::South, 'W', [25000; 4]);
    assert_eq!(Seat::ALL.map(|s| game.seat_wind(s)), [Wind::West, Wind::North, Wind::East, Wind::South]);
    assert_eq!(game.deal_number(), 3);
}
