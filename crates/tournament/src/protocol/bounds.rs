//! What a sheet of totals can hold at all: numbers that no game brings are slips of the pen, such as a zero too many.
use super::check::length;
use super::reason::{Fault, Flaw};
use super::sheet::ClassicalTotals;
use rules::classical::{ClassicalRules, Stage, Topic, TournamentPoints};
use rules::clause::Basis;
use rules::regulation::TableRules;
use rules::riichi::RiichiRules;
use rules::sichuan::SichuanRules;

/// Deals of a riichi game in two winds, with as many repeats.
const RIICHI_DEALS: i64 = 16;
/// A yakuman of the dealer.
const RIICHI_DEAL: i64 = 48_000;
/// No game has a hundred deals.
const MOST_DEALS: u8 = 99;
/// The sticks that can lie on a table are those that its players began with.
const STICK: i64 = 1000;

fn beyond(numbers: impl IntoIterator<Item = i64>, most: i64, basis: Option<Basis>, flaws: &mut Vec<Flaw>) {
    let over = numbers.into_iter().filter(|n| n.abs() > most);
    flaws.extend(over.map(|is| Flaw { fault: Fault::Beyond { is, most }, basis }));
}

/// The most deals that a sheet has: those of the law, or more than any game comes to.
pub(crate) fn most_deals(table: &TableRules, stage: Stage) -> u8 {
    match table {
        TableRules::Riichi(_) => MOST_DEALS,
        TableRules::Sichuan(rules) => {
            let deals = rules.session.deals.value.get();
            deals.and_then(|n| u8::try_from(n).ok()).unwrap_or(MOST_DEALS)
        }
        TableRules::Classical(rules) => length(rules, stage).value,
    }
}

/// A yakuman of the dealer in every deal; as many chombos as deals; no more sticks than there are.
pub(super) fn riichi(
    rules: &RiichiRules,
    points: &[i32; 4],
    bets: u16,
    chombos: [u8; 4],
    flaws: &mut Vec<Flaw>,
) {
    beyond(points.iter().map(|p| i64::from(*p)), RIICHI_DEALS * RIICHI_DEAL, None, flaws);
    let start = rules.game.start_points;
    beyond([i64::from(bets)], 4 * i64::from(start.value.get()) / STICK, Some(start.basis), flaws);
    beyond(chombos.iter().map(|n| i64::from(*n)), RIICHI_DEALS, None, flaws);
}

/// In every deal a hand at the limit and four kongs, from each of the three others.
pub(super) fn sichuan(
    rules: &SichuanRules,
    points: &[i32; 4],
    own: &[Option<i32>; 4],
    flaws: &mut Vec<Flaw>,
) {
    let deals = rules.session.deals.value.get().map_or(i64::from(MOST_DEALS), i64::from);
    let number = |n: i32| i64::from(n);
    let kong = [&rules.kong.closed, &rules.kong.melded, &rules.kong.promoted, &rules.kong.postponed]
        .map(|kong| number(kong.value.get()));
    let limit = rules.hand.limit_fan;
    let hand = (1_i64 << limit.value.get()) + number(rules.payment.self_draw_bonus.value.get());
    let deal = 3 * (hand + 4 * kong.into_iter().max().unwrap_or(0));
    let numbers = points.iter().copied().chain(own.iter().flatten().copied());
    beyond(numbers.map(number), deals * deal, Some(limit.basis), flaws);
}

/// The places of a deal come to six points, and of four whose whists sum to nothing three can have the highest band
/// and the fourth the lowest.
const TP_OF_DEAL: i32 = (3 + 2 + 1) + (3 + 3 + 3 - 3);

/// In every deal a limit hand that all three pay; East pays and is paid like the others. What a player's tournament
/// points can be is a range of its own; here is what all four have.
pub(super) fn classical(
    rules: &ClassicalRules,
    deals: u8,
    totals: &[ClassicalTotals; 4],
    flaws: &mut Vec<Flaw>,
) {
    let limit = rules.limit.points;
    let most = i64::from(deals) * 3 * i64::from(limit.value.get());
    beyond(totals.iter().map(|t| i64::from(t.whists)), most, Some(limit.basis), flaws);
    let is =
        TournamentPoints::of_halves(totals.iter().fold(0, |sum, t| t.points.halves().saturating_add(sum)));
    let most = TournamentPoints::whole(TP_OF_DEAL * i32::from(deals));
    if is > most {
        let basis = Some(rules.cite(Topic::DealPoints));
        flaws.push(Flaw { fault: Fault::PointsTogether { is, most }, basis });
    }
}
