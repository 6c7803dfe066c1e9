//! Sichuan: options, fan, value, waits, kongs, settlement, furiten, penalties, sessions.
mod award;
mod check;
mod context;
mod dead;
mod division;
mod fan;
mod fault;
mod furiten;
mod ledger;
mod penalty;
mod protocol;
mod reading;
mod ready;
mod rules;
mod session;
mod sets;
mod settle;
mod setup;
mod sheet;
mod topic;
mod value;

pub use award::{Award, Line};
pub use check::{Refusal, RefusalKind, Refusals};
pub use context::{HuContext, Situation, Situations, Taken};
pub use dead::{DeadHandRight, Declaration, dead_hand, dead_hand_rule};
pub use division::{Division, Part};
pub use fan::{Fan, Fans};
pub use fault::{Fault, FaultKind, Faults};
pub use furiten::{Barred, Furiten};
pub use ledger::{KongEntry, KongState, kongs_so_far};
pub use penalty::{Incorrect, Penalty, Second, Slip, Violations, Word, incorrect_declaration};
pub use protocol::{Keeper, Mark, MarkKind, keeper, marks, rare_keeper, sheet_basis};
pub use reading::Reading;
pub use ready::{Liveness, Presentation, Readiness, Wait, WallEndHand, wall_end_hand};
pub use rules::*;
pub use session::{OwnResult, SessionResult, SessionSheet, Substitution, session_result};
pub use settle::{CountedHand, Note, NoteKind, PaymentKind, Settlement, settle};
pub use setup::{DealRound, Plan, Players, SmallTable, small_table};
pub use sheet::{
    DealEnd, DealEvent, DealResult, Discards, FalseHu, HuDeclaration, HuFrom, HuHand, KongKind, WallEndState,
};
pub(crate) use topic::cites;
pub use topic::{Facts, Topic};
pub use value::value;
