//! Several players declare ron on one tile: who wins, and what each winner takes from the table.
use super::award::PaymentKind;
use super::rules::{DoubleRon, RiichiRules, TripleRon};
use super::topic::Topic;
use crate::clause::{Answer, Basis};
use crate::seat::{Seat, SeatSet};
use crate::settlement::{Party, Transfer, Transfers};
use arrayvec::ArrayVec;

/// What lawful declarations of ron on one tile lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RonOutcome {
    /// These win, in turn order after the discarder.
    Win(ArrayVec<Seat, 3>),
    /// The deal is aborted.
    Redeal,
}

/// Who wins when these players declare a lawful ron (riichi rows 53–54). `None` if nobody declares.
///
/// Whoever may decline, as the first in turn order may (`tesuji` redeal.6), is simply not among the declarers.
pub fn ron_winners(rules: &RiichiRules, discarder: Seat, declared: SeatSet) -> Option<Answer<RonOutcome>> {
    let all: ArrayVec<Seat, 3> = declared.after(discarder).filter(|s| *s != discarder).collect();
    let (double, triple) = (rules.calls.double_ron, rules.calls.triple_ron);
    let first = |all: &ArrayVec<Seat, 3>| RonOutcome::Win(all.iter().copied().take(1).collect());
    let (value, basis) = match all.len() {
        0 => return None,
        1 => (RonOutcome::Win(all), rules.cite(Topic::DealEndsWin)),
        2 if double.value == DoubleRon::AtamaHane => (first(&all), double.basis),
        2 => (RonOutcome::Win(all), double.basis),
        _ => match triple.value {
            TripleRon::AtamaHane => (first(&all), triple.basis),
            TripleRon::All => (RonOutcome::Win(all), triple.basis),
            TripleRon::Redeal => (RonOutcome::Redeal, triple.basis),
        },
    };
    Some(Answer { value, basis })
}

/// What lies on the table when the hands are shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pot {
    /// The honba counter.
    pub honba: u16,
    /// Bets left from earlier deals.
    pub bets_before: u16,
    /// Who has an accepted riichi in this deal, and so a bet on the table.
    pub riichi: SeatSet,
}

/// What one of several winners takes besides the value of his hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stake {
    /// The winner.
    pub winner: Seat,
    /// Honba counters paid to him.
    pub honba: u16,
    /// Bets he takes.
    pub bets: u16,
    /// The clause.
    pub basis: Basis,
}

/// Shares honba and bets out among winners, given in turn order after the discarder (riichi rows 55–56). With one
/// winner, by ron or self-draw, he takes everything.
pub fn stakes(rules: &RiichiRules, winners: &[Seat], pot: Pot) -> ArrayVec<Stake, 3> {
    let all = pot.bets_before.saturating_add(pot.riichi.len() as u16);
    let each = winners.len() > 1 && rules.calls.double_ron.value == DoubleRon::EachHonba;
    let basis =
        if winners.len() > 1 { rules.calls.double_ron.basis } else { rules.cite(Topic::BetsToWinner) };
    let own = |seat: Seat| u16::from(pot.riichi.contains(seat));
    let others: u16 = winners.iter().skip(1).map(|s| own(*s)).sum();
    let stake = |(i, winner): (usize, &Seat)| {
        let (honba, bets) = match (i, each) {
            (0, true) => (pot.honba, all.saturating_sub(others)),
            (_, true) => (pot.honba, own(*winner)),
            (0, false) => (pot.honba, all),
            (_, false) => (0, 0),
        };
        Stake { winner: *winner, honba, bets, basis }
    };
    winners.iter().enumerate().take(3).map(stake).collect()
}

/// The settlement of rons whose hands are valued already: `points` are what the discarder pays for each hand without
/// honba, in the order of the stakes. A stake of the discarder himself is none.
pub fn settle_rons(
    rules: &RiichiRules,
    discarder: Seat,
    stakes: &[Stake],
    points: &[i32],
) -> Transfers<PaymentKind, 12> {
    let mut out = Transfers::new();
    for (stake, points) in stakes.iter().zip(points).filter(|(stake, _)| stake.winner != discarder).take(3) {
        let mut pay = |from, points, kind, basis| {
            if points > 0 {
                // Three winners with three payments each fit.
                let _ = out.try_push(Transfer { from, to: Party::Seat(stake.winner), points, kind, basis });
            }
        };
        let from = Party::Seat(discarder);
        pay(from, *points, PaymentKind::Hand, rules.cite(Topic::Payments));
        pay(from, 300 * i32::from(stake.honba), PaymentKind::Honba, rules.cite(Topic::HonbaValue));
        pay(Party::Table, 1000 * i32::from(stake.bets), PaymentKind::Bets, stake.basis);
    }
    out
}
