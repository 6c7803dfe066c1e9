//! What is known at the end of a deal without looking at recorded values.
use super::{Fed, Phase, Player, Riichi, Table};
use crate::record::Declared;
use rules::hand::Hand;
use rules::seat::{Seat, Wind};
use rules::tile::{KindSet, Tile};

/// The end of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealFacts {
    /// One for each winner, in the order of the log.
    Wins(Vec<WinFacts>),
    /// Nobody won.
    Draw(DrawFacts),
    /// The log stops before the result; this is how far it came.
    Unfinished(Table),
}

/// How a winner came by the winning tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WinBy {
    /// A tile from the wall.
    SelfDraw,
    /// A replacement tile after an own kong.
    Replacement {
        /// Whose discard made the kong, if one did.
        fed: Option<Seat>,
    },
    /// A discard.
    Discard {
        /// Whose.
        from: Seat,
    },
    /// A tile with which another player made a kong.
    RobbedKong {
        /// Whose kong.
        from: Seat,
        /// Whether the kong is a concealed one.
        concealed: bool,
    },
}

impl WinBy {
    /// Whose tile it was; `None` for the own draw.
    pub const fn from(self) -> Option<Seat> {
        match self {
            Self::SelfDraw | Self::Replacement { .. } => None,
            Self::Discard { from } | Self::RobbedKong { from, .. } => Some(from),
        }
    }
}

/// All that a scorer asks about a win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WinFacts {
    /// Who wins.
    pub winner: Seat,
    /// How.
    pub by: WinBy,
    /// The winning tile.
    pub tile: Tile,
    /// The hand, the winning tile among its concealed tiles.
    pub hand: Hand,
    /// Who is East.
    pub dealer: Seat,
    /// The prevailing wind.
    pub prevailing: Wind,
    /// The winner's accepted riichi.
    pub riichi: Riichi,
    /// Whether the turn after the winner's riichi is still uninterrupted.
    pub ippatsu: bool,
    /// Whether the winner has not discarded yet and nobody has declared a group.
    pub first_turn: bool,
    /// Tiles left to draw: 0 at the last draw and at the discard after it.
    pub wall_left: u8,
    /// The indicators turned, the first one among them.
    pub indicators: Vec<Tile>,
    /// The ura indicators as the log gives them; `None` if it leaves them out.
    pub ura: Option<Vec<Tile>>,
    /// Counters on the table, whoever takes them.
    pub table_honba: u16,
    /// The declared groups with their exact tiles, the oldest first.
    pub declared: Vec<Declared>,
    /// Counters on the table; 0 for the second and third winner on one tile.
    pub honba: u16,
    /// Riichi sticks that this winner takes; 0 for the second and third.
    pub sticks: u16,
    /// Who fed the groups that can make a player liable.
    pub fed: Fed,
    /// Kinds that the winner has discarded in this deal, claimed ones among them.
    pub discarded: KindSet,
    /// Kinds that the winner let pass: since the own last turn, or since the own riichi. With `discarded` and the
    /// hand's waits they tell furiten.
    pub passed: KindSet,
    /// Points before the result, sticks of accepted riichi paid.
    pub scores: [i32; 4],
}

impl WinFacts {
    /// The seat wind of the winner.
    pub const fn seat_wind(&self) -> Wind {
        self.winner.wind(self.dealer)
    }

    /// Whether the winner drew the tile.
    pub const fn is_self_draw(&self) -> bool {
        self.by.from().is_none()
    }

    /// Whether the winning tile is the last of the wall or the discard after it.
    pub const fn is_last_tile(&self) -> bool {
        self.wall_left == 0
    }
}

/// All that is asked about a deal without a winner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawFacts {
    /// Who is East.
    pub dealer: Seat,
    /// The prevailing wind.
    pub prevailing: Wind,
    /// Counters on the table.
    pub honba: u16,
    /// Riichi sticks that stay on the table.
    pub sticks: u16,
    /// Hands, riichi and discards by seat. Whoever breaks the deal off holds the drawn tile.
    pub players: [Player; 4],
    /// Where the play stood.
    pub phase: Phase,
    /// Whether nobody has declared a group.
    pub uninterrupted: bool,
    /// Tiles left to draw.
    pub wall_left: u8,
    /// Points before the result, sticks of accepted riichi paid.
    pub scores: [i32; 4],
}

impl DrawFacts {
    /// The players whose discards were all terminals and honours, none of them claimed.
    pub fn nagashi(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::ALL.into_iter().filter(|seat| {
            let discards = &self.players[seat.index()].discards;
            !discards.is_empty()
                && discards.iter().all(|d| !d.claimed && d.tile.kind().is_terminal_or_honour())
        })
    }
}
