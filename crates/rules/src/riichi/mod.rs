//! Riichi: options, yaku, fu, value, payments, furiten.
mod award;
mod check;
mod context;
mod contradiction;
mod evaluate;
mod fu;
mod limit;
mod payment;
mod penalty;
mod reading;
mod rules;
mod topic;
mod value;
mod yaku;

pub use award::{Award, Line, Note, NoteKind, PaymentKind};
pub use check::{Refusal, RefusalKind, Refusals};
pub use context::{Liability, Riichi, Situation, Situations, Win, WinContext};
pub use contradiction::Contradiction;
pub use fu::{Fu, FuKind, FuLine};
pub use limit::Limit;
pub use penalty::{Offence, Sanction};
pub use reading::{ReadGroup, Reading, Wait};
pub use rules::*;
pub(crate) use topic::cites;
pub use topic::{Facts, Topic};
pub use value::value;
pub use yaku::{Yaku, YakuSet};
