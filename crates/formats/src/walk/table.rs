//! The table of a deal that is played again: what may come next, and what every event changes.
use super::{Mismatch, Player, WalkError};
use crate::record::{Deal, Event};
use rules::meld::MeldKind;
use rules::seat::{Seat, Wind};
use rules::tile::{Tile, TileKind};

/// Tiles to draw after the deal: 136 less four hands of thirteen and the dead wall of fourteen. A replacement tile
/// shortens the wall like any other, because the dead wall is filled up from it.
const WALL: u8 = 70;

/// Where the play stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Before the dealer's first draw.
    Dealt,
    /// A player has drawn and must discard, make a kong or win.
    Drawn {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// For a replacement tile: whose discard made the kong, if one did.
        replacement: Option<Option<Seat>>,
    },
    /// A player has claimed a chow or pung and must discard.
    Claimed {
        /// Who.
        seat: Seat,
    },
    /// A discard lies on the table.
    Discarded {
        /// Whose.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A kong is declared and its replacement tile not drawn.
    Kong {
        /// Whose.
        seat: Seat,
        /// The tile that may be robbed: the one added, or one of a concealed kong.
        tile: Tile,
        /// Which kong.
        kind: MeldKind,
        /// For a claimed kong: whose discard.
        fed: Option<Seat>,
    },
}

/// A deal played as far as its events were applied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub(super) index: u8,
    pub(super) honba: u16,
    pub(super) sticks: u16,
    pub(super) dealer: Seat,
    pub(super) players: [Player; 4],
    pub(super) phase: Phase,
    pub(super) indicators: Vec<Tile>,
    pub(super) scores: [i32; 4],
    /// Tiles seen of each kind: dealt, drawn, turned.
    pub(super) seen: [u8; 34],
    pub(super) wall_left: u8,
    pub(super) kongs: u8,
    pub(super) uninterrupted: bool,
    /// A tile that the others may still win on: they have let it pass when the play goes on.
    pub(super) passing: Option<(Seat, TileKind)>,
    pub(super) events: usize,
}

impl Table {
    /// The table before the dealer's first draw.
    pub fn new(deal: &Deal) -> Result<Self, WalkError> {
        let mut table = Self {
            index: deal.index,
            honba: deal.honba,
            sticks: deal.sticks,
            dealer: deal.dealer,
            players: Default::default(),
            phase: Phase::Dealt,
            indicators: Vec::with_capacity(5),
            scores: deal.scores,
            seen: [0; 34],
            wall_left: WALL,
            kongs: 0,
            uninterrupted: true,
            passing: None,
            events: 0,
        };
        let mut start = || {
            table.indicators.push(deal.indicator);
            table.see(deal.indicator)?;
            for (seat, hand) in deal.hands.iter().enumerate() {
                table.players[seat].discards.reserve(24);
                for tile in hand {
                    table.see(*tile)?;
                    table.players[seat].hand.add(*tile);
                }
            }
            Ok(())
        };
        start().map_err(|mismatch| WalkError::new(deal, 0, mismatch))?;
        Ok(table)
    }

    /// The player at a seat.
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Where the play stands.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The indicators turned so far.
    pub fn indicators(&self) -> &[Tile] {
        &self.indicators
    }

    /// Tiles left to draw.
    pub const fn wall_left(&self) -> u8 {
        self.wall_left
    }

    /// Riichi sticks on the table.
    pub const fn sticks(&self) -> u16 {
        self.sticks
    }

    /// Points, sticks of accepted riichi paid.
    pub const fn scores(&self) -> [i32; 4] {
        self.scores
    }

    /// Who is East.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The prevailing wind.
    pub const fn prevailing(&self) -> Wind {
        Wind::from_index(self.index as usize / 4)
    }

    /// Whether nobody has declared a group.
    pub const fn uninterrupted(&self) -> bool {
        self.uninterrupted
    }

    /// Applies the next event. After an error the table is not to be used further.
    pub fn apply(&mut self, event: &Event) -> Result<(), WalkError> {
        let done = match *event {
            Event::Draw { seat, tile } => self.on_draw(*event, seat, tile),
            Event::Discard { seat, tile, drawn } => self.on_discard(*event, seat, tile, drawn),
            Event::Meld { seat, declared } => self.on_meld(*event, seat, declared),
            Event::Riichi { seat } => self.on_riichi(*event, seat),
            Event::RiichiAccepted { seat } => self.on_accepted(seat),
            Event::Indicator { tile } => self.on_indicator(tile),
        };
        done.map_err(|mismatch| self.error(mismatch))?;
        self.events += 1;
        Ok(())
    }

    pub(super) fn error(&self, mismatch: Mismatch) -> WalkError {
        WalkError { index: self.index, honba: self.honba, event: self.events, mismatch }
    }

    pub(super) fn see(&mut self, tile: Tile) -> Result<(), Mismatch> {
        let seen = &mut self.seen[tile.kind().index()];
        *seen += 1;
        if *seen > 4 { Err(Mismatch::FifthTile { kind: tile.kind() }) } else { Ok(()) }
    }

    /// The play goes on: whoever could have won on the last tile has let it pass.
    pub(super) fn go_on(&mut self) -> Result<(), Mismatch> {
        if let Some(seat) = Seat::ALL.into_iter().find(|s| self.players[s.index()].declaring) {
            return Err(Mismatch::NotAccepted { seat });
        }
        if let Some((seat, kind)) = self.passing.take() {
            for other in Seat::ALL.into_iter().filter(|s| *s != seat) {
                self.players[other.index()].passed.insert(kind);
            }
        }
        Ok(())
    }

    /// A group counts as declared: it ends first turns and the turns after a riichi.
    pub(super) fn interrupt(&mut self) {
        self.uninterrupted = false;
        for player in &mut self.players {
            player.ippatsu = false;
        }
    }
}
