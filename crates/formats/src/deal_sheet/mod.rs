//! Deal sheets: what a protocol records of one deal or of a whole game, our own form `reglament.deal-sheet/1`.
//!
//! There are two writings of it. JSON, for programs:
//!
//! ```json
//! {"schema": "reglament.deal-sheet/1", "rules": "tesuji", "deals": [
//!   {"end": "win", "from": "W", "wins": [{"seat": "S", "worth": "3/40"}], "riichi": ["S", "N"]},
//!   {"end": "draw", "tenpai": ["E", "S"]}]}
//! ```
//!
//! And text, a line a deal, for people:
//!
//! ```text
//! rules tesuji
//! S ron W 3/40 riichi S,N
//! draw tenpai E,S
//! ```
//!
//! A seat is the letter of its wind in that deal, or the number of the player: 1 was East in the first deal.
mod classical;
mod error;
mod json;
mod line;
mod riichi;
mod sichuan;
mod text;
mod write;

pub use classical::{ClassicalPlayed, ClassicalStop, play_classical};
pub use error::{Expected, SheetError};
pub use json::read as read_json;
pub use riichi::{RiichiPayment, RiichiPlayed, RiichiStep, RiichiStop, play_riichi};
pub use sichuan::{SichuanPlayed, SichuanStop, play_sichuan};
pub use text::read as read_text;
pub use write::{write_json, write_text};

use rules::classical::{Lateness, Stage};
use rules::regulation::{RegulationId, TableRules};
use rules::riichi::{AbortKind, Recorded, Yaku};
use rules::seat::Wind;
use rules::sichuan::FalseHu;

/// The value of `schema` in the files of this version.
pub const SCHEMA: &str = "reglament.deal-sheet/1";

/// What a protocol records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealSheet {
    /// By which rules it was played, if the sheet says so.
    pub rules: Option<RegulationId>,
    /// Three players instead of four, in a Sichuan game.
    pub three: bool,
    /// The stage, in a classical game.
    pub stage: Stage,
    /// How late each player came, in a classical game.
    pub late: [Lateness; 4],
    /// The deals in the order of play.
    pub deals: Deals,
}

/// The deals of a family.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deals {
    /// Riichi.
    Riichi(Vec<RiichiDeal>),
    /// Sichuan.
    Sichuan(Vec<SichuanDeal>),
    /// Classical.
    Classical(Vec<ClassicalDeal>),
}

/// The family of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// Riichi.
    Riichi,
    /// Sichuan.
    Sichuan,
    /// Classical.
    Classical,
}

impl Family {
    /// The family of these rules.
    pub const fn of(table: &TableRules) -> Self {
        match table {
            TableRules::Riichi(_) => Self::Riichi,
            TableRules::Sichuan(_) => Self::Sichuan,
            TableRules::Classical(_) => Self::Classical,
        }
    }

    /// Lines of a sheet in text as they may come, in English or Russian words, for whoever has never written one.
    pub const fn examples(self, russian: bool) -> &'static [&'static str] {
        match (self, russian) {
            (Self::Riichi, false) => &[
                "S ron W 3/40 riichi S,N",
                "E tsumo 2/30",
                "S ron W 3/40 + N mangan",
                "draw tenpai E,S",
                "abort nine_terminals",
                "chombo N",
            ],
            (Self::Riichi, true) => &[
                "Ю рон З 3/40 риичи Ю,С",
                "В цумо 2/30",
                "Ю рон З 3/40 + С манган",
                "ничья темпай В,Ю",
                "пересдача nine_terminals",
                "чомбо С",
            ],
            (Self::Sichuan, false) => &[
                "S hu W 8 + N 4; E hu wall 2",
                "E kong closed; S kong melded W; N hu E 4",
                "E hu wall 8; wall W 4 N not-ready",
            ],
            (Self::Sichuan, true) => &[
                "Ю ху З 8 + С 4; В ху стена 2",
                "В конг закрытый; Ю конг открытый З; С ху В 4",
                "В ху стена 8; стена З 4 С нет",
            ],
            (Self::Classical, false) => {
                &["S mahjong W E 8 S 96 W 0 N 4", "E mahjong wall E 32 S 0 W 8 N 2 fined N", "draw"]
            }
            (Self::Classical, true) => {
                &["Ю маджонг З В 8 Ю 96 З 0 С 4", "В маджонг стена В 32 Ю 0 З 8 С 2 штраф С", "ничья"]
            }
        }
    }

    fn of_id(id: RegulationId) -> Self {
        Self::of(&id.regulation().table)
    }
}

/// A player of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Who {
    /// By his wind in this deal.
    Wind(Wind),
    /// By his number, 1 to 4: the order of the seats from East of the first deal.
    Player(u8),
}

/// A deal of riichi.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RiichiDeal {
    /// How it ended.
    pub end: RiichiEnd,
    /// Whose riichi was accepted.
    pub riichi: Vec<Who>,
}

/// How a deal of riichi ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RiichiEnd {
    /// By a win, or several on one tile.
    Win {
        /// Who discarded the tile; nobody for a self-draw.
        from: Option<Who>,
        /// The wins.
        wins: Vec<RiichiWin>,
    },
    /// By an exhausted wall.
    Draw {
        /// Who showed tenpai.
        tenpai: Vec<Who>,
        /// Whose pool is a nagashi.
        nagashi: Vec<Who>,
    },
    /// By an abort.
    Abort(AbortKind),
    /// By a chombo.
    Chombo(Vec<Who>),
}

/// A win of riichi.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RiichiWin {
    /// Who won.
    pub seat: Who,
    /// What the hand is worth.
    pub worth: Recorded,
    /// Who is liable for which yakuman.
    pub liable: Option<(Yaku, Who)>,
}

/// A deal of Sichuan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SichuanDeal {
    /// Kongs, Hu and forbidden sets in the order of play.
    pub events: Vec<SichuanEvent>,
    /// The end of the wall: what each player without Hu is; none where the last Hu ended the deal.
    pub wall: Option<Vec<(Who, WallState)>>,
}

/// Something that changes points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SichuanEvent {
    /// A kong.
    Kong {
        /// Who declared it.
        seat: Who,
        /// How.
        kind: SheetKong,
    },
    /// A declared set of the forbidden suit.
    Forbidden(Who),
    /// Hu.
    Hu {
        /// Where the tile came from.
        from: HuSource,
        /// Who declared, and with what.
        by: Vec<(Who, HuWorth)>,
    },
}

/// A kind of kong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetKong {
    /// Of four standing tiles.
    Closed,
    /// With a discard of this player.
    Melded(Who),
    /// Added at once.
    Promoted,
    /// Added later.
    Postponed,
}

/// Where the last tile of a Hu came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HuSource {
    /// From the wall.
    Wall,
    /// A discard.
    Discard(Who),
    /// A discard right after a kong.
    AfterKong(Who),
    /// A robbed kong.
    Robbed(Who),
}

/// What a Hu is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HuWorth {
    /// So many points.
    Points(i32),
    /// It is false.
    False(FalseHu),
}

/// A player without Hu at the end of the wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WallState {
    /// Ready, with a wait of so many points at most.
    Ready(i32),
    /// Not ready.
    NotReady,
    /// With the forbidden suit.
    Forbidden,
    /// With the forbidden suit, but with no other discards.
    OnlyForbidden,
}

/// A deal of the classical family.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClassicalDeal {
    /// How it ended.
    pub end: ClassicalEnd,
    /// Whose false Mahjong was fined.
    pub fined: Vec<Who>,
}

/// How a classical deal ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClassicalEnd {
    /// By Mahjong.
    Mahjong {
        /// Who made it.
        seat: Who,
        /// Whose tile completed it; nobody if it came from the wall.
        from: Option<Who>,
        /// The value of each hand.
        hands: Vec<(Who, i32)>,
    },
    /// The wall ran out.
    Draw,
    /// Broken off after this player's false Mahjong.
    Stopped(Who),
    /// Not played, because this player did not come.
    Absent {
        /// Who.
        seat: Who,
        /// Whether somebody came in after the deal.
        replaced: bool,
    },
}
