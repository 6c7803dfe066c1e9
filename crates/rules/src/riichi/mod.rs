//! Riichi: options, yaku, fu, value, payments, furiten.
mod abort;
mod award;
mod calls;
mod check;
mod chombo;
mod claims;
mod context;
mod contradiction;
mod custom;
mod declare;
mod dora;
mod draw;
mod evaluate;
mod first_turn;
mod fu;
mod furiten;
mod kongs;
mod liability;
mod limit;
mod needs;
mod payment;
mod penalty;
mod reading;
mod recorded;
mod rons;
mod rules;
mod topic;
mod unlawful;
mod value;
mod yaku;

pub use abort::{
    AbortKind, AfterDiscard, DiscardOutcome, Discarded, abort_waits_for_discard, after_discard,
    may_abort_nine_terminals, show_four_riichi,
};
pub use award::{Award, Line, Note, NoteKind, PaymentKind};
pub use calls::{check_discard, forbidden_discards, forbidden_kinds, needs_discard};
pub use check::{Refusal, RefusalKind, Refusals};
pub use chombo::{CHOMBO_DEDUCTION, ChomboOutcome, chombo, false_ron, own_tiles_shown, shown_tiles_limit};
pub use claims::{Claim, ClaimTable, Claimed, Resolution, Standing, Taker, check_claim, resolve_claims};
pub use context::{Liability, Riichi, Situation, Situations, Win, WinContext};
pub use contradiction::Contradiction;
pub use custom::{Custom, CustomLine, Customs, Seconds};
pub(crate) use custom::{custom, timed};
pub use declare::{
    RiichiDiscard, RiichiDiscards, RiichiForm, RiichiTable, RiichiTile, check_riichi_form,
    check_riichi_table, may_declare_riichi, riichi_bet, riichi_discards,
};
pub use dora::{AfterKong, DeclaredKong, IndicatorState, Indicators, KongIndicator, dora_of, indicators};
pub use draw::{
    DrawClaims, DrawOutcome, DrawPayment, FoundChombo, PoolFate, PoolTile, Shows, Tenpai, announcement_order,
    check_nagashi, exhaustive_draw, may_hide_tenpai, tenpai,
};
pub use first_turn::{FirstTurn, GoAround, LostByBreak, OwnDraw};
pub use fu::{Fu, FuKind, FuLine};
pub use furiten::{Furiten, Offered, WaitShape, Waiting, check_furiten, check_ron, missed_basis};
pub use kongs::{KongTable, TurnSource, kong_feeder, may_kong, may_kong_in_riichi};
pub use liability::liabilities;
pub use limit::Limit;
pub use needs::{YakuWaits, needed_han, yaku_waits};
pub use penalty::{Offence, Sanction};
pub use reading::{ReadGroup, Reading, Wait};
pub use recorded::{Recorded, RecordedWin, settle_recorded};
pub use rons::{Pot, RonOutcome, Stake, ron_winners, settle_rons, stakes};
pub use rules::*;
pub(crate) use topic::cites;
pub use topic::{Facts, Topic};
pub use unlawful::{CitedReason, Reason, Unlawful};
pub use value::value;
pub use yaku::{Yaku, YakuSet};
