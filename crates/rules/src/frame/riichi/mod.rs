//! The frame of a riichi game.
mod end;
mod fact;
mod finish;
mod game;
mod settle;

pub use end::Clock;
pub use fact::{EndReason, Fact, FactKind};
pub use finish::{FinalScores, Finished, PlayerResult, ResultFact, ResultFactKind, check_sum, finish};
pub use game::{DealResult, Game, Next, PlayedDeal, Step};
