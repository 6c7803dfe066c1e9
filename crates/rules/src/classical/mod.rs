//! Classical: options, points, doubles, limit hands, the right to declare, settlement and tournament points.
//!
//! Amounts are whists, as in the appendix of the Gambler tournament.
mod award;
mod check;
mod context;
mod count;
mod deal;
mod double;
mod late;
mod matching;
mod pattern;
mod play;
mod point;
mod rules;
mod score;
mod settle;
mod signal;
mod topic;
mod value;
mod wait;
mod wall;
mod whole;

pub use award::{
    Award, Count, Counted, Declared, DoubleLine, LimitLine, Note, NoteKind, Notes, PointLine, Reading,
};
pub use check::{Refusal, RefusalKind, Refusals};
pub use context::{Call, Opening, Right, Source, WallTile, WinContext, nearest_mahjong};
pub use count::count_hand;
pub use deal::{
    AfterFalseMahjong, Consent, Deal, DealEnd, DealFaultKind, DealFaults, DealResult, MahjongDeal,
    Replacement, Stage, after_false_mahjong,
};
pub use double::{Double, DoubleList, Internal};
pub use late::{LateSanction, Lateness, TournamentPoints};
pub use pattern::{
    Closedness, HandClass, Honours, LimitHand, LimitHands, LimitRow, Numbers, Pairs, Pattern, Sets,
    SpecialSet, WinningTile,
};
pub use play::{
    Claim, Claimable, Reason, Unlawful, claimed_group, group_taker, may_call, next_to_draw, own_kong,
};
pub use point::{Openness, PointKind, TileClass, TileGroup, tile_class};
pub use rules::*;
pub use score::{DealScore, ScoreKind, ScoreLine, band, score};
pub use settle::{PaymentKind, Settlement, SettlementNote, SettlementNoteKind, settle};
pub use signal::{AtSignal, OnSignal, on_last_deal_signal};
pub(crate) use topic::cites;
pub use topic::{Facts, Topic};
pub use value::{appraise, value};
pub use wait::{calling, calling_discards, waits};
pub use wall::{Barred, FreeSource, FreeTile, NumberRemedy, Remedy, TileNumber, free_tile, number_remedy};
