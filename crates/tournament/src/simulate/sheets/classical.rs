//! A classical round or final deal by deal: Mahjongs, draws, fines, the first deal of a table at which somebody was
//! replaced.
use super::Ended;
use crate::lots::Lots;
use crate::protocol::{ClassicalTotals, Totals};
use rules::classical::{
    ClassicalRules, DealEnd, DealResult, Lateness, MahjongDeal, Replacement, Stage, TournamentPoints,
};
use rules::frame::classical::Game;
use rules::seat::Seat;

/// All deals of a game; fewer where the judge has ended it.
pub(super) fn game(
    rules: &ClassicalRules,
    lots: &mut Lots,
    stage: Stage,
    late: [Lateness; 4],
    replaced: Option<Seat>,
    ended: Ended,
) -> Vec<DealResult> {
    let mut game = Game::new(stage, late);
    let mut deals = Vec::new();
    let least = usize::from(replaced.is_some());
    while game.deal(rules).is_some() {
        if ended == Ended::Yes && deals.len() > least && lots.below(12) == 0 {
            break;
        }
        let deal = match replaced {
            Some(seat) if deals.is_empty() => {
                DealResult::new(DealEnd::Absent(seat, Replacement::AfterFirstDeal))
            }
            _ => deal(rules, lots),
        };
        if game.play(rules, &deal).is_ok() {
            deals.push(deal);
        }
    }
    deals
}

fn deal(rules: &ClassicalRules, lots: &mut Lots) -> DealResult {
    let limit = rules.limit.points.value.get() as u32;
    let winner = Seat::ALL[lots.below(4) as usize];
    let end = match lots.below(20) {
        0 => DealEnd::Drawn,
        1 => DealEnd::Stopped(winner),
        _ => {
            let from = (lots.below(3) > 0).then(|| winner.plus(1 + lots.below(3) as usize));
            let value = |lots: &mut Lots| 2 * lots.below(80).min(lots.below(80)) as i32;
            let mut values = [0; 4].map(|_: i32| value(lots));
            values[winner.index()] = (22 + value(lots)).min(limit as i32);
            if lots.below(25) == 0 {
                values[winner.index()] = limit as i32;
            }
            DealEnd::Mahjong(MahjongDeal { winner, from, values })
        }
    };
    let deal = DealResult::new(end);
    if lots.below(15) == 0 { deal.with_fine(winner.plus(1 + lots.below(3) as usize)) } else { deal }
}

/// What the deals come to before anything is taken off for lateness; nothing where only deals can say it.
pub(super) fn totals(
    rules: &ClassicalRules,
    stage: Stage,
    late: [Lateness; 4],
    replaced: Option<Seat>,
    deals: &[DealResult],
) -> Option<Totals> {
    let mut game = Game::new(stage, [Lateness::OnTime; 4]);
    let played = if replaced.is_some() { deals.get(1..)? } else { deals };
    for deal in played {
        game.play(rules, deal).ok()?;
    }
    let short = |s: Seat| late[s.index()] == Lateness::Short && game.totals()[s.index()].mahjongs > 0;
    if Seat::ALL.into_iter().any(short) {
        return None;
    }
    let seats = game.totals().map(|t| ClassicalTotals {
        points: match stage {
            Stage::Qualifying => t.points,
            Stage::Final => TournamentPoints::ZERO,
        },
        whists: t.whists,
        mahjongs: t.mahjongs,
    });
    Some(Totals::Classical { deals: played.len() as u8, seats })
}
