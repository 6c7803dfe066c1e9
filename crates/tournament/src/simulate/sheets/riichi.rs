//! A riichi game deal by deal: wins, draws, bets, chombos, as the frame lets them be.
use crate::lots::Lots;
use crate::protocol::Totals;
use rules::frame::riichi::{DealResult, Game, Next, PlayedDeal};
use rules::riichi::{AbortKind, DoubleRon, RiichiRules};
use rules::seat::{Seat, SeatSet};

/// Where a game may end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Clock {
    /// After any deal.
    Any,
    /// Where its rules end it.
    Rules,
}

/// The most deals of a made-up game.
const MOST: usize = 60;

/// A game from its first deal to its end, or under a clock to any deal; it goes on from these deals as far as they fit.
pub(super) fn game(
    rules: &RiichiRules,
    lots: &mut Lots,
    from: &[PlayedDeal],
    clock: Clock,
) -> Vec<PlayedDeal> {
    let mut game = Game::start(rules);
    let mut deals = Vec::new();
    let mut given = from.iter();
    let stop = if clock == Clock::Any && lots.below(2) == 0 { 2 + lots.below(8) as usize } else { MOST };
    while deals.len() < stop {
        let deal = match given.next() {
            Some(deal) => *deal,
            // Many deals without an end: the leader ends it.
            None => made_up(rules, &game, lots, if deals.len() > MOST / 2 { Hurry::Yes } else { Hurry::No }),
        };
        let step = match game.after(rules, &deal) {
            Ok(step) => step,
            // Played by other rules, or a bet too many: the rest is made up.
            Err(_) if given.len() > 0 => {
                given = [].iter();
                continue;
            }
            Err(_) => continue,
        };
        game = step.game;
        deals.push(deal);
        if let Next::End(_) = step.next {
            break;
        }
    }
    deals
}

/// One deal that may come after this state.
fn made_up(rules: &RiichiRules, game: &Game, lots: &mut Lots, hurry: Hurry) -> PlayedDeal {
    let riichi: SeatSet =
        Seat::ALL.into_iter().filter(|s| game.scores[s.index()] >= 1000 && lots.below(5) == 0).collect();
    let result = match lots.below(100) {
        0..2 if hurry == Hurry::No => DealResult::Chombo(SeatSet::of(Seat::ALL[lots.below(4) as usize])),
        2..5 if AbortKind::NineTerminals.check(rules).is_ok() && hurry == Hurry::No => {
            DealResult::AbortiveDraw(AbortKind::NineTerminals)
        }
        5..22 => draw(lots, riichi),
        _ => win(rules, game, lots, riichi, hurry),
    };
    PlayedDeal { riichi, result }
}

/// Whether a game is to come to its end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hurry {
    Yes,
    No,
}

/// An exhaustive draw; who has declared riichi shows tenpai, mostly.
fn draw(lots: &mut Lots, riichi: SeatSet) -> DealResult {
    let tenpai: SeatSet = Seat::ALL.into_iter().filter(|_| lots.below(3) == 0).collect();
    let tenpai = if lots.below(40) == 0 { tenpai } else { tenpai.union(riichi) };
    let nagashi =
        if lots.below(60) == 0 { SeatSet::of(Seat::ALL[lots.below(4) as usize]) } else { SeatSet::EMPTY };
    DealResult::ExhaustiveDraw { tenpai, nagashi, dead: SeatSet::EMPTY, proved: SeatSet::EMPTY }
}

const VALUES: [i32; 12] = [1000, 1300, 2000, 2600, 3900, 5200, 7700, 8000, 12000, 16000, 24000, 32000];

fn win(rules: &RiichiRules, game: &Game, lots: &mut Lots, riichi: SeatSet, hurry: Hurry) -> DealResult {
    let on_table = 1000 * (i32::from(game.bets) + riichi.len() as i32);
    let mut deltas = [0; 4];
    // The one after the dealer wins where the game is to go on.
    let winner = match hurry {
        Hurry::Yes => game.dealer.next(),
        Hurry::No => Seat::ALL[lots.below(4) as usize],
    };
    let value = VALUES[(lots.below(12).min(lots.below(12))) as usize];
    let value = if winner == game.dealer { value * 3 / 2 / 100 * 100 } else { value };
    let honba = 300 * i32::from(game.honba);
    if lots.below(5) < 2 {
        for seat in Seat::ALL.into_iter().filter(|s| *s != winner) {
            let part = (value / 3 + 99) / 100 * 100 + honba / 3;
            deltas[seat.index()] -= part;
            deltas[winner.index()] += part;
        }
        deltas[winner.index()] += on_table;
        return DealResult::Win { winners: SeatSet::of(winner), deltas };
    }
    let from = winner.plus(1 + lots.below(3) as usize);
    let mut winners = SeatSet::of(winner);
    let other = from.plus(1 + lots.below(3) as usize);
    if rules.calls.double_ron.value != DoubleRon::AtamaHane && lots.below(12) == 0 {
        winners.insert(other);
    }
    for seat in winners.iter() {
        deltas[seat.index()] += value;
        deltas[from.index()] -= value;
    }
    deltas[winner.index()] += honba + on_table;
    deltas[from.index()] -= honba;
    DealResult::Win { winners, deltas }
}

/// What the deals come to.
pub(super) fn totals(rules: &RiichiRules, deals: &[PlayedDeal]) -> Totals {
    let mut game = Game::start(rules);
    let mut chombos = [0; 4];
    for deal in deals {
        if let DealResult::Chombo(seats) = deal.result {
            for seat in seats.iter() {
                chombos[seat.index()] += 1;
            }
        }
        if let Ok(step) = game.after(rules, deal) {
            game = step.game;
        }
    }
    Totals::Riichi { points: game.scores, bets: game.bets, chombos }
}
