//! The state between two deals, what a deal brings, and the step to the next state.
use super::end::{self, Played};
use super::fact::{EndReason, Fact, FactKind};
use super::finish::{FinalScores, Finished, finish};
use super::settle::settle;
use crate::clause::Basis;
use crate::riichi::{AbortKind, Award, DrawPayment, RiichiRules, Topic, Unlawful};
use crate::seat::{Seat, SeatSet, Wind};
use crate::settlement::Transfers;
use arrayvec::ArrayVec;

/// A game between two deals. Seats are counted from the first dealer, so the dealer's number is that of the deal
/// within its wind round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Game {
    /// The prevailing wind.
    pub prevailing: Wind,
    /// Who deals next.
    pub dealer: Seat,
    /// The honba counter.
    pub honba: u16,
    /// Bets of 1,000 that lie on the table.
    pub bets: u16,
    /// The points of each seat.
    pub scores: [i32; 4],
    /// Points to be taken off each seat's result after uma, for chombos.
    pub deductions: [i32; 4],
}

/// How a deal ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DealResult {
    /// Somebody won.
    Win {
        /// Who.
        winners: SeatSet,
        /// What each seat gained or lost in the settlement, bets on the table included; the own bet of this deal was
        /// paid before and is not in it.
        deltas: [i32; 4],
    },
    /// The live wall was exhausted.
    ExhaustiveDraw {
        /// Who showed tenpai.
        tenpai: SeatSet,
        /// Whose pool was a nagashi.
        nagashi: SeatSet,
        /// Whose hand was dead.
        dead: SeatSet,
        /// Dead hands in riichi that proved tenpai at riichi.
        proved: SeatSet,
    },
    /// The deal was aborted.
    AbortiveDraw(AbortKind),
    /// Somebody committed a chombo.
    Chombo(SeatSet),
}

impl DealResult {
    /// A win, or several on one tile, from the awards.
    pub fn won<'a>(awards: impl IntoIterator<Item = (Seat, &'a Award)>) -> Self {
        let (mut winners, mut deltas) = (SeatSet::EMPTY, [0i32; 4]);
        for (winner, award) in awards {
            winners.insert(winner);
            for (sum, delta) in deltas.iter_mut().zip(award.deltas()) {
                *sum = sum.saturating_add(delta);
            }
        }
        Self::Win { winners, deltas }
    }

    /// An exhaustive draw with nothing special about it.
    pub const fn draw(tenpai: SeatSet) -> Self {
        Self::ExhaustiveDraw { tenpai, nagashi: SeatSet::EMPTY, dead: SeatSet::EMPTY, proved: SeatSet::EMPTY }
    }
}

/// A deal that was played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayedDeal {
    /// Whose riichi was accepted, so that 1,000 points went to the table.
    pub riichi: SeatSet,
    /// How it ended.
    pub result: DealResult,
}

/// What comes after a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Next {
    /// A new deal.
    Deal,
    /// The same deal again, after a chombo.
    Replay,
    /// Nothing: the game is over.
    End(EndReason),
}

/// A step of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The state after it; where the game ends that of the last deal, settled.
    pub game: Game,
    /// What comes now.
    pub next: Next,
    /// Payments of a deal without winner.
    pub payments: Transfers<DrawPayment, 16>,
    /// What was decided, and where each of it stands.
    pub facts: ArrayVec<Fact, 16>,
}

impl Step {
    /// Where the step says this, if it does.
    pub fn basis(&self, kind: FactKind) -> Option<Basis> {
        self.facts.iter().find(|f| f.kind == kind).map(|f| f.basis)
    }

    pub(super) fn say(&mut self, kind: FactKind, basis: Basis) {
        // No step says more than a dozen things.
        let _ = self.facts.try_push(Fact { kind, basis });
    }
}

impl Game {
    /// The beginning of a game.
    pub const fn start(rules: &RiichiRules) -> Self {
        Self {
            prevailing: Wind::East,
            dealer: Seat::ALL[0],
            honba: 0,
            bets: 0,
            scores: [rules.game.start_points.value.get(); 4],
            deductions: [0; 4],
        }
    }

    /// Where the beginning of a game stands.
    pub const fn start_facts(rules: &RiichiRules) -> [Fact; 2] {
        [
            Fact { kind: FactKind::StartPoints, basis: rules.game.start_points.basis },
            Fact { kind: FactKind::EastFirst, basis: rules.game.length.basis },
        ]
    }

    /// The number of the deal within its wind round, 1 to 4, honba apart.
    pub const fn deal_number(&self) -> u8 {
        self.dealer.index() as u8 + 1
    }

    /// The wind of a seat in the next deal.
    pub const fn seat_wind(&self, seat: Seat) -> Wind {
        seat.wind(self.dealer)
    }

    /// The step that a deal makes. A deal that cannot have ended so under these rules is refused with all reasons.
    pub fn after(&self, rules: &RiichiRules, deal: &PlayedDeal) -> Result<Step, Unlawful> {
        let settled = settle(self, rules, deal)?;
        let mut step = Step {
            game: Self { scores: settled.scores, bets: settled.bets, ..*self },
            next: Next::Deal,
            payments: settled.payments,
            facts: ArrayVec::new(),
        };
        match settled.played {
            Played::Chombo { deductions, returned } => {
                for (sum, points) in step.game.deductions.iter_mut().zip(deductions) {
                    *sum = sum.saturating_add(points);
                }
                step.next = Next::Replay;
                step.say(FactKind::Chombo, rules.result.chombo.basis);
                step.say(FactKind::Replay, rules.cite(Topic::ChomboReplay));
                step.say(FactKind::SeatsStay, rules.cite(Topic::ChomboStays));
                step.say(FactKind::HonbaStay, rules.cite(Topic::ChomboHonba));
                if !returned.is_empty() {
                    step.say(FactKind::BetsReturned, rules.cite(Topic::ChomboBetsReturn));
                }
            }
            played => end::go_on(&mut step, rules, played),
        }
        Ok(step)
    }

    /// The result of the game as it stands.
    pub fn finish(&self, rules: &RiichiRules) -> Finished {
        let scores = FinalScores { points: self.scores, bets: self.bets, deductions: self.deductions };
        finish(rules, &scores)
    }
}
