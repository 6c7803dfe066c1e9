//! What is wrong with a sheet: all of it, with the clause where it is law.
use super::bounds::{self, most_deals};
use super::fold;
use super::reason::{Fault, Flaw};
use super::sheet::{ClassicalTotals, Deals, Sheet, Totals};
use super::view::View;
use crate::id::TableId;
use crate::round::Signal;
use crate::round::play::{Plays, plays};
use crate::seats::Seats;
use crate::tournament::Tournament;
use rules::classical::{ClassicalRules, Lateness, Scoring, Stage, Topic as ClassicalTopic, TournamentPoints};
use rules::clause::Answer;
use rules::frame::riichi::check_sum;
use rules::hall::{HallTopic, ReplacedResult};
use rules::regulation::TableRules;
use rules::riichi::{Reason as RiichiReason, RiichiRules, Topic as RiichiTopic};
use rules::seat::Seat;
use rules::sichuan::{Players, SichuanRules, Topic as SichuanTopic};

/// Everything that is wrong with a sheet of a table; of deals, whether or not the game is over yet.
pub fn check(tournament: &Tournament, at: TableId, sheet: &Sheet) -> Vec<Flaw> {
    let Some(view) = View::new(tournament, at.round) else { return Vec::new() };
    let Some(seats) = view.seated.table(at.table) else { return Vec::new() };
    let mut flaws = Vec::new();
    if let Some(plays) = plays(tournament, at)
        && let Plays::TooFew(players) = plays.value
    {
        flaws.push(Flaw { fault: Fault::TooFew { players }, basis: Some(plays.basis) });
    }
    match (sheet, &view.law.table) {
        (Sheet::Totals(Totals::Riichi { points, bets, chombos }), TableRules::Riichi(rules)) => {
            riichi(rules, points, *bets, &mut flaws);
            bounds::riichi(rules, points, *bets, *chombos, &mut flaws);
            empty(seats, |s| points[s.index()] != 0 || chombos[s.index()] > 0, &mut flaws);
        }
        (Sheet::Totals(Totals::Sichuan { points, own }), TableRules::Sichuan(rules)) => {
            sichuan(&view, rules, seats, points, own, &mut flaws);
        }
        (Sheet::Totals(Totals::Classical { deals, seats: totals }), TableRules::Classical(rules)) => {
            classical(&view, rules, seats, *deals, totals, &mut flaws);
        }
        (Sheet::Deals(deals) | Sheet::Game(_, deals), table) if fold::fits(table, deals) => {
            folded(&view, table, seats, deals, &mut flaws);
        }
        _ => flaws
            .push(Flaw { fault: Fault::OtherFamily, basis: Some(view.law.hall.cite(HallTopic::PlayedBy)) }),
    }
    flaws
}

/// Nothing may stand at a seat where nobody plays.
fn empty(seats: &Seats, has: impl Fn(Seat) -> bool, flaws: &mut Vec<Flaw>) {
    let empty = Seat::ALL.into_iter().filter(|s| seats[s.index()].is_none() && has(*s));
    flaws.extend(empty.map(|seat| Flaw { fault: Fault::EmptySeat(seat), basis: None }));
}

fn riichi(rules: &RiichiRules, points: &[i32; 4], bets: u16, flaws: &mut Vec<Flaw>) {
    let Err(no) = check_sum(rules, points, bets) else { return };
    if no.contains(RiichiReason::WrongSum) {
        let is = points.iter().map(|p| i64::from(*p)).sum::<i64>() + 1000 * i64::from(bets);
        let should = 4 * i64::from(rules.game.start_points.value.get());
        let basis = Some(rules.cite(RiichiTopic::TableSum));
        flaws.push(Flaw { fault: Fault::Sum { is, should }, basis });
    }
    if no.contains(RiichiReason::NotHundreds) {
        flaws.push(Flaw { fault: Fault::NotHundreds, basis: None });
    }
}

fn sichuan(
    view: &View<'_>,
    rules: &SichuanRules,
    seats: &Seats,
    points: &[i32; 4],
    own: &[Option<i32>; 4],
    flaws: &mut Vec<Flaw>,
) {
    // The forbidden suit is paid to nobody: a session may lose points, in whole payments, and never win any.
    let is: i64 = points.iter().map(|p| i64::from(*p)).sum();
    if !falls_short(is, rules.payment.forbidden_suit.value.get(), i64::MAX) {
        let basis = Some(rules.cite(SichuanTopic::Counted));
        flaws.push(Flaw { fault: Fault::Sum { is, should: 0 }, basis });
    }
    bounds::sichuan(rules, points, own, flaws);
    empty(seats, |s| points[s.index()] != 0, flaws);
    own_parts(view, seats, own, flaws);
}

/// What a replaced player has won himself stands beside the totals, and nowhere else.
fn own_parts(view: &View<'_>, seats: &Seats, own: &[Option<i32>; 4], flaws: &mut Vec<Flaw>) {
    let result = view.law.hall.substitute.result;
    for seat in Seat::ALL {
        let put = seats[seat.index()].and_then(|entry| view.put(entry));
        let parted = put.is_some_and(|put| put.from_deal > 1) && result.value == ReplacedResult::OwnDealsOnly;
        let fault = match (parted, own[seat.index()]) {
            (true, None) => Fault::OwnPart(seat),
            (false, Some(1.. | ..=-1)) => Fault::NoOwnPart(seat),
            _ => continue,
        };
        flaws.push(Flaw { fault, basis: Some(result.basis) });
    }
}

/// What is missing in the version in force since a substitute was put in: what the replaced player has won himself.
pub(crate) fn lacks_own(tournament: &Tournament, at: TableId) -> Option<Flaw> {
    let entered = tournament.protocol.get(at)?.entered()?;
    let Sheet::Totals(Totals::Sichuan { own, .. }) = &entered.sheet else { return None };
    let view = View::new(tournament, at.round)?;
    let mut flaws = Vec::new();
    own_parts(&view, view.seated.table(at.table)?, own, &mut flaws);
    flaws.into_iter().find(|flaw| matches!(flaw.fault, Fault::OwnPart(_)))
}

/// Whether a sum is nothing, or less by some payments to nobody, `most` of them.
fn falls_short(sum: i64, each: i32, most: i64) -> bool {
    let each = i64::from(each);
    sum == 0 || (sum < 0 && each > 0 && sum % each == 0 && -sum / each <= most)
}

/// How many deals a stage has.
pub(super) const fn length(rules: &ClassicalRules, stage: Stage) -> Answer<u8> {
    let number = rules.deals(stage);
    Answer { value: number.value.get() as u8, basis: number.basis }
}

fn classical(
    view: &View<'_>,
    rules: &ClassicalRules,
    seats: &Seats,
    deals: u8,
    totals: &[ClassicalTotals; 4],
    flaws: &mut Vec<Flaw>,
) {
    let stage = view.stage();
    let most = length(rules, stage);
    if deals == 0 || deals > most.value {
        let fault = Fault::Deals { is: deals, should: most.value };
        flaws.push(Flaw { fault, basis: Some(most.basis) });
    }
    // A fine is paid to nobody: the sum may fall short of nothing by whole fines.
    let is: i64 = totals.iter().map(|t| i64::from(t.whists)).sum();
    if !falls_short(is, rules.false_mahjong.fine.value.get(), 3 * i64::from(deals)) {
        let basis = Some(rules.cite(ClassicalTopic::Whists));
        flaws.push(Flaw { fault: Fault::Sum { is, should: 0 }, basis });
    }
    let made = totals.iter().map(|t| u16::from(t.mahjongs)).sum::<u16>().min(255) as u8;
    if made > deals {
        flaws.push(Flaw { fault: Fault::Mahjongs { is: made, deals }, basis: None });
    }
    bounds::classical(rules, deals, totals, flaws);
    let scoring = rules.scoring(stage);
    let bands = view.bands(seats);
    for seat in Seat::ALL {
        let own = &totals[seat.index()];
        let (least, most, basis) = match scoring.value {
            // Fourth with a heavy loss, and first with a heavy win.
            Scoring::TournamentPoints => (-3, 6, rules.cite(ClassicalTopic::DealPoints)),
            Scoring::Whists => (0, 0, scoring.basis),
        };
        let deals = i32::from(deals);
        let range = TournamentPoints::whole(least * deals)..=TournamentPoints::whole(most * deals);
        if !range.contains(&own.points) {
            flaws.push(Flaw { fault: Fault::Points(seat), basis: Some(basis) });
        }
        if bands[seat.index()] == Lateness::Short && own.mahjongs > 0 {
            let basis = Some(rules.late.mahjong_whists.basis);
            flaws.push(Flaw { fault: Fault::NeedsDeals(seat), basis });
        }
    }
    empty(seats, |s| totals[s.index()].whists != 0 || totals[s.index()].mahjongs > 0, flaws);
}

fn folded(view: &View<'_>, table: &TableRules, seats: &Seats, deals: &Deals, flaws: &mut Vec<Flaw>) {
    let is = match deals {
        Deals::Riichi(deals) => deals.len(),
        Deals::Sichuan(deals) => deals.len(),
        Deals::Classical(deals) => deals.len(),
    };
    let most = most_deals(table, view.stage());
    if is > usize::from(most) {
        // What so many come to is of no interest.
        flaws.push(Flaw { fault: Fault::TooManyDeals { is, most }, basis: None });
        return;
    }
    match (table, deals) {
        (TableRules::Riichi(rules), Deals::Riichi(deals)) => {
            let (fold, faults) = fold::riichi(rules, deals);
            flaws.extend(faults);
            bounds::riichi(rules, &fold.game.scores, fold.game.bets, fold.chombos, flaws);
        }
        (TableRules::Sichuan(rules), Deals::Sichuan(deals)) => {
            if let Some(players) = Players::of(seats.iter().flatten().count()) {
                let (won, faults) = fold::sichuan(rules, players, deals);
                flaws.extend(faults);
                let points: [i32; 4] = Seat::ALL.map(|s| won.iter().map(|deal| deal[s.index()]).sum());
                bounds::sichuan(rules, &points, &[None; 4], flaws);
            }
        }
        (TableRules::Classical(rules), Deals::Classical(deals)) => {
            flaws.extend(fold::classical(rules, view.stage(), view.bands(seats), deals).1);
        }
        _ => {}
    }
}

/// What is still missing for a result that may be confirmed by the players: the game has not come to its end. A judge
/// settles it as it stands, with a reason.
pub fn unfinished(tournament: &Tournament, at: TableId, sheet: &Sheet) -> Option<Flaw> {
    let view = View::new(tournament, at.round)?;
    match (&view.law.table, sheet) {
        (TableRules::Classical(rules), sheet) => {
            let length = length(rules, view.stage());
            let is = match sheet {
                Sheet::Totals(Totals::Classical { deals, .. }) => *deals + awarded_first(&view, at),
                Sheet::Deals(Deals::Classical(deals)) | Sheet::Game(_, Deals::Classical(deals)) => {
                    deals.len().min(255) as u8
                }
                _ => return None,
            };
            let short = is < length.value && !was_ended(&view, at);
            short.then_some(Flaw {
                fault: Fault::Deals { is, should: length.value },
                basis: Some(length.basis),
            })
        }
        (
            TableRules::Riichi(rules),
            Sheet::Deals(Deals::Riichi(deals)) | Sheet::Game(_, Deals::Riichi(deals)),
        ) => {
            let fold = fold::riichi(rules, deals).0;
            // Under a clock any deal may be the last one.
            let clock = tournament.setup.round_minutes().is_some() || was_ended(&view, at);
            let basis = Some(rules.cite(RiichiTopic::LastDealPasses));
            (fold.over.is_none() && !clock).then_some(Flaw { fault: Fault::NotOver, basis })
        }
        _ => None,
    }
}

/// The first deal is not played where a player is replaced who did not come.
fn awarded_first(view: &View<'_>, at: TableId) -> u8 {
    let seats = view.seated.table(at.table).copied().unwrap_or([None; 4]);
    let replaced = seats.iter().flatten().any(|entry| view.is_missing(*entry) && !view.is_empty(*entry));
    u8::from(replaced)
}

/// Whether the judge has ended the game at this table.
fn was_ended(view: &View<'_>, at: TableId) -> bool {
    view.course.is_some_and(|course| {
        course
            .signals
            .iter()
            .any(|s| s.tables.has(at.table) && matches!(s.signal, Signal::LastDeal | Signal::End))
    })
}
