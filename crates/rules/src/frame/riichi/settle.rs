//! The settlement of one deal: points and bets after it, and what cannot be.
use super::end::Played;
use super::game::{DealResult, Game, PlayedDeal};
use crate::riichi::RiichiTable;
use crate::riichi::{
    AbortKind, DoubleRon, DrawClaims, DrawPayment, Reason, RiichiRules, TripleRon, Unlawful,
    check_riichi_table, chombo, exhaustive_draw,
};
use crate::seat::{Seat, SeatSet};
use crate::settlement::{Transfers, deltas};

/// A settled deal.
pub(super) struct Settled {
    pub(super) scores: [i32; 4],
    pub(super) bets: u16,
    pub(super) payments: Transfers<DrawPayment, 16>,
    pub(super) played: Played,
}

/// Takes the bets of the deal and pays what its end demands.
pub(super) fn settle(game: &Game, rules: &RiichiRules, deal: &PlayedDeal) -> Result<Settled, Unlawful> {
    let mut no = Unlawful::NONE;
    let mut scores = game.scores;
    for seat in deal.riichi.iter() {
        let points = scores[seat.index()];
        let enough = check_riichi_table(rules, RiichiTable { live_tiles: u8::MAX, points });
        no = no.union(enough.err().unwrap_or_default());
        scores[seat.index()] = points.saturating_sub(1000);
    }
    let on_table = game.bets.saturating_add(deal.riichi.len() as u16);
    let mut settled = Settled { scores, bets: on_table, payments: Transfers::new(), played: Played::Aborted };
    match deal.result {
        DealResult::Win { winners, deltas } => {
            no = no.union(check_win(rules, winners, &deltas, on_table));
            settled.pay(&deltas);
            settled.bets = 0;
            settled.played = Played::Won { winners, bets: on_table };
        }
        DealResult::ExhaustiveDraw { tenpai, nagashi, dead, proved } => {
            let claims = DrawClaims { tenpai, nagashi, riichi: deal.riichi, dead, proved };
            let outcome = exhaustive_draw(rules, game.dealer, claims);
            if outcome.chombo.is_empty() {
                settled.pay(&deltas(&outcome.transfers));
                settled.payments = outcome.transfers.into_iter().collect();
                let tenpai = tenpai.difference(dead);
                settled.played = Played::Drawn { tenpai, nagashi: outcome.nagashi };
            } else {
                settled.punish(game, rules, outcome.offenders(), deal.riichi);
            }
        }
        DealResult::AbortiveDraw(kind) => no = no.union(check_abort(rules, kind, deal.riichi)),
        DealResult::Chombo(offenders) => {
            no.add(offenders.is_empty().then_some(Reason::NoOffender));
            settled.punish(game, rules, offenders, deal.riichi);
        }
    }
    if no.is_empty() { Ok(settled) } else { Err(no) }
}

impl Settled {
    fn pay(&mut self, deltas: &[i32; 4]) {
        for (score, delta) in self.scores.iter_mut().zip(deltas) {
            *score = score.saturating_add(*delta);
        }
    }

    fn punish(&mut self, game: &Game, rules: &RiichiRules, offenders: SeatSet, riichi: SeatSet) {
        let outcome = chombo(rules, game.dealer, offenders, riichi);
        self.pay(&deltas(&outcome.transfers));
        self.bets = game.bets;
        self.payments = outcome.transfers;
        self.played = Played::Chombo { deductions: outcome.deductions, returned: riichi };
    }
}

fn check_win(rules: &RiichiRules, winners: SeatSet, deltas: &[i32; 4], on_table: u16) -> Unlawful {
    let mut no = Unlawful::NONE;
    let n = winners.len();
    no.add((n == 0).then_some(Reason::NoWinner));
    let one = rules.calls.double_ron.value == DoubleRon::AtamaHane;
    no.add((n == 2 && one).then_some(Reason::TwoWinners));
    let all = rules.calls.triple_ron.value == TripleRon::All;
    no.add((n > 3 || n == 3 && !all).then_some(Reason::ThreeWinners));
    let sum: i64 = deltas.iter().map(|d| i64::from(*d)).sum();
    no.add((sum != 1000 * i64::from(on_table)).then_some(Reason::WrongSum));
    no.add(deltas.iter().any(|d| d % 100 != 0).then_some(Reason::NotHundreds));
    let right = Seat::ALL.iter().all(|s| {
        let delta = deltas[s.index()];
        if winners.contains(*s) { delta >= 0 } else { delta <= 0 }
    });
    no.add((!right).then_some(Reason::WrongGain));
    no
}

fn check_abort(rules: &RiichiRules, kind: AbortKind, riichi: SeatSet) -> Unlawful {
    let mut no = kind.check(rules).err().unwrap_or_default();
    no.add((kind == AbortKind::FourRiichi && riichi != SeatSet::ALL).then_some(Reason::NotFourRiichi));
    no
}
