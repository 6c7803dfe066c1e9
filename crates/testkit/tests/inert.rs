//! Answers that are said to be without effect change no result, and those of the same option that are not said to
//! be change one.
use reglament_testkit::generate::riichi_win;
use reglament_testkit::law::{Flip, HALL, INERT};
use rules::frame::riichi::{DealResult, FinalScores, Game, PlayedDeal, finish};
use rules::hall::HallRules;
use rules::meld::MeldKind;
use rules::notation::{parse_hand, parse_tile};
use rules::regulation::TableRules;
use rules::riichi::{
    AfterKong, DeclaredKong, Liability, RiichiRules, Win, WinContext, Yaku, indicators, value,
};
use rules::seat::{Seat, SeatSet, Wind};
use std::fmt::Write as _;

const HANDS: u64 = 2000;

/// What comes out of everything that the rows of the list could touch.
fn results(rules: &RiichiRules) -> String {
    let mut out = String::new();
    awards(rules, &mut out);
    finishes(rules, &mut out);
    steps(rules, &mut out);
    kongs(rules, &mut out);
    out
}

fn awards(rules: &RiichiRules, out: &mut String) {
    for seed in 0..HANDS {
        let win = riichi_win(seed);
        let award = value(rules, &win.hand, win.win, &win.ctx);
        let _ = writeln!(out, "{:?}", award.map(|a| (a.deltas(), a.han, a.fu.rounded)).ok());
    }
    // Two yakuman, one of them fed.
    let [south, west, north] = [Seat::ALL[1], Seat::ALL[2], Seat::ALL[3]];
    for by in [Win::SelfDraw, Win::Ron(west)] {
        let mut ctx = WinContext::new(Seat::ALL[0], south, Wind::East, by);
        ctx.liable.push(Liability { yakuman: Yaku::Daisangen, feeder: north });
        let hand = parse_hand("11122z (555<z) (666>z) (777^z)").unwrap();
        let award = value(rules, &hand, parse_tile("2z").unwrap(), &ctx).unwrap();
        let _ = writeln!(out, "{:?}", award.deltas());
    }
}

/// Points around the start in every mixture, ties among them.
fn scores(rules: &RiichiRules) -> impl Iterator<Item = [i32; 4]> {
    let start = rules.game.start_points.value.get();
    let distances = [-start - 100, -5000, 0, 4900, 5000, 5100];
    (0..6usize.pow(3)).map(move |n| {
        let [a, b, c] = [n % 6, n / 6 % 6, n / 36].map(|i| distances[i]);
        [a, b, c, -a - b - c].map(|d| start + d)
    })
}

fn finishes(rules: &RiichiRules, out: &mut String) {
    for points in scores(rules) {
        let done = finish(rules, &FinalScores { points, bets: 0, deductions: [0; 4] });
        let _ = writeln!(out, "{:?} {:?}", done.totals(), done.players.map(|p| p.place));
    }
}

/// What follows the last deal of each round, won by its dealer, won by another, and drawn.
fn steps(rules: &RiichiRules, out: &mut String) {
    let last = Seat::ALL[3];
    let won = |seat| DealResult::Win { winners: [seat].into_iter().collect(), deltas: [0; 4] };
    for prevailing in [Wind::East, Wind::South, Wind::West] {
        for scores in scores(rules) {
            let game = Game { prevailing, dealer: last, scores, ..Game::start(rules) };
            for result in [won(last), won(Seat::ALL[0]), DealResult::draw([last].into_iter().collect())] {
                let step = game.after(rules, &PlayedDeal { riichi: SeatSet::EMPTY, result });
                let _ = writeln!(out, "{:?}", step.map(|s| (s.game, s.next)));
            }
        }
    }
}

/// Indicators after one kong and after two in one turn.
fn kongs(rules: &RiichiRules, out: &mut String) {
    let kinds = [MeldKind::ClaimedKong, MeldKind::AddedKong, MeldKind::ConcealedKong];
    let ends = [AfterKong::Made, AfterKong::Turn, AfterKong::Rinshan, AfterKong::Discard, AfterKong::Ron];
    for after in ends {
        for kind in kinds {
            let one = DeclaredKong { kind, after };
            let _ = writeln!(out, "{}", indicators(rules, &[one]).turned);
            for first in kinds {
                // A kong can only follow when the replacement tile of the one before is drawn.
                let first = DeclaredKong {
                    kind: first,
                    after: if after == AfterKong::Made { AfterKong::Turn } else { after },
                };
                let _ = writeln!(out, "{}", indicators(rules, &[first, one]).turned);
            }
        }
    }
}

#[test]
fn inert_answers_change_nothing_and_others_do() {
    let mut seen = vec![(false, false); INERT.len()];
    for flip in Flip::all() {
        let Some(row) = INERT.iter().position(|row| row.key == flip.key) else { continue };
        let (TableRules::Riichi(flipped), Some(shipped)) = (flip.table(), flip.regulation.riichi()) else {
            continue;
        };
        match flip.inert() {
            Some(why) if why == INERT[row].why => {
                assert!(results(shipped) == results(&flipped), "{flip} changes something");
                seen[row].0 = true;
            }
            Some(_) => {}
            None => seen[row].1 = seen[row].1 || results(shipped) != results(&flipped),
        }
    }
    for (row, seen) in INERT.iter().zip(seen) {
        assert_eq!(seen, (true, true), "{}: found inert, and not inert elsewhere", row.key);
    }
}

#[test]
fn every_row_is_an_option_of_its_own() {
    for row in INERT {
        assert!(RiichiRules::OPTIONS.iter().any(|o| o.key == row.key), "{}", row.key);
        assert_eq!(INERT.iter().filter(|r| r.key == row.key).count(), 1, "{}", row.key);
    }
}

#[test]
fn every_row_of_the_hall_names_options_and_is_found() {
    let flips = Flip::all();
    for row in HALL {
        let is_named = |key: &str| key == row.key || row.key.ends_with('.') && key.starts_with(row.key);
        assert!(HallRules::OPTIONS.iter().any(|o| is_named(o.key)), "{}", row.key);
        let mut of_row = flips.iter().filter(|flip| is_named(flip.key));
        assert!(of_row.any(|flip| flip.inert() == Some(row.why)), "{}", row.key);
        let mut of_row = flips.iter().filter(|flip| is_named(flip.key));
        assert!(of_row.any(|flip| flip.inert().is_none()), "{}", row.key);
    }
}
