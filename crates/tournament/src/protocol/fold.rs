//! Deals folded into what a game came to: the same folds as at the table, their faults passed on with the deal.
use super::reason::{Fault, Flaw};
use super::sheet::Deals;
use rules::classical::{ClassicalRules, DealResult as ClassicalDeal, DealScore, Lateness, Stage};
use rules::clause::Basis;
use rules::frame::classical::Game as ClassicalGame;
use rules::frame::riichi::{Game, Next, PlayedDeal};
use rules::frame::sichuan::SichuanGame;
use rules::regulation::TableRules;
use rules::riichi::{DrawPayment, RiichiRules};
use rules::seat::{Seat, SeatSet};
use rules::settlement::Party;
use rules::sichuan::{DealResult as SichuanDeal, Players, SichuanRules};

/// A riichi game of its deals.
#[derive(Clone, Copy)]
pub(super) struct Riichi {
    /// The state after the last deal.
    pub(super) game: Game,
    /// How many chombos each seat has had.
    pub(super) chombos: [u8; 4],
    /// The clause by which the game is over, if it is.
    pub(super) over: Option<Basis>,
}

/// A number of a list of deals, from 1.
fn number(index: usize) -> u8 {
    (index + 1).min(255) as u8
}

pub(super) fn riichi(rules: &RiichiRules, deals: &[PlayedDeal]) -> (Riichi, Vec<Flaw>) {
    let mut fold = Riichi { game: Game::start(rules), chombos: [0; 4], over: None };
    for (i, deal) in deals.iter().enumerate() {
        let number = number(i);
        if let Some(basis) = fold.over {
            return (fold, vec![Flaw { fault: Fault::AfterEnd { deal: number }, basis: Some(basis) }]);
        }
        match fold.game.after(rules, deal) {
            Ok(step) => {
                let offenders: SeatSet = offenders(&fold.game, &step.game, &step.payments);
                for seat in offenders.iter() {
                    fold.chombos[seat.index()] = fold.chombos[seat.index()].saturating_add(1);
                }
                if let Next::End(reason) = step.next {
                    fold.over = step.basis(rules::frame::riichi::FactKind::End(reason));
                }
                fold.game = step.game;
            }
            // What follows a deal that cannot be is not known.
            Err(no) => {
                let flaws = no.cited(rules).map(|cited| Flaw {
                    fault: Fault::Riichi { deal: number, reason: cited.reason },
                    basis: cited.basis,
                });
                return (fold, flaws.collect());
            }
        }
    }
    (fold, Vec::new())
}

/// Who had a chombo in a deal: who pays for one, or whose deductions have grown.
fn offenders(before: &Game, after: &Game, payments: &[rules::settlement::Transfer<DrawPayment>]) -> SeatSet {
    let paying = payments.iter().filter(|t| t.kind == DrawPayment::Chombo).filter_map(|t| match t.from {
        Party::Seat(seat) => Some(seat),
        Party::Table | Party::Nobody => None,
    });
    let deducted =
        Seat::ALL.into_iter().filter(|s| after.deductions[s.index()] > before.deductions[s.index()]);
    paying.chain(deducted).collect()
}

/// What each seat gained or lost in each deal of a Sichuan session.
pub(super) fn sichuan(
    rules: &SichuanRules,
    players: Players,
    deals: &[SichuanDeal],
) -> (Vec<[i32; 4]>, Vec<Flaw>) {
    let mut game = SichuanGame::new(rules, players);
    for (i, deal) in deals.iter().enumerate() {
        if let Err(faults) = game.deal(deal) {
            let flaw = |fault: rules::sichuan::Fault| {
                let basis = fault.basis;
                Flaw { fault: Fault::Sichuan { deal: number(i), fault }, basis }
            };
            return (game.sheet().deals, faults.0.into_iter().map(flaw).collect());
        }
    }
    (game.sheet().deals, Vec::new())
}

/// A classical round of its deals.
pub(super) struct Classical {
    /// Each deal.
    pub(super) scores: Vec<DealScore>,
    /// Who made Mahjong in it.
    pub(super) winners: Vec<Option<Seat>>,
}

pub(super) fn classical(
    rules: &ClassicalRules,
    stage: Stage,
    late: [Lateness; 4],
    deals: &[ClassicalDeal],
) -> (Classical, Vec<Flaw>) {
    let mut game = ClassicalGame::new(stage, late);
    let mut out = Classical { scores: Vec::new(), winners: Vec::new() };
    for (i, deal) in deals.iter().enumerate() {
        match game.play(rules, deal) {
            Ok(score) => {
                out.scores.push(score);
                out.winners.push(deal.winner());
            }
            Err(faults) => {
                let flaws = faults
                    .cited(rules)
                    .map(|(kind, basis)| Flaw { fault: Fault::Classical { deal: number(i), kind }, basis });
                return (out, flaws.collect());
            }
        }
    }
    (out, Vec::new())
}

/// Whether deals are of the family that is played.
pub(super) const fn fits(table: &TableRules, deals: &Deals) -> bool {
    matches!(
        (table, deals),
        (TableRules::Riichi(_), Deals::Riichi(_))
            | (TableRules::Sichuan(_), Deals::Sichuan(_))
            | (TableRules::Classical(_), Deals::Classical(_))
    )
}
