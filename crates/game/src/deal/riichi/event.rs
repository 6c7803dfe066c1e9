//! What happens in a deal: small values, each with the clause where one decided.
use super::action::{Action, DiscardFrom};
use rules::clause::Basis;
use rules::frame::riichi::{Game, Next, PlayedDeal};
use rules::meld::Meld;
use rules::riichi::{Offence, Riichi, Sanction, TurnSource};
use rules::seat::Seat;
use rules::tile::Tile;

/// An event of a riichi table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player draws: his own tile alone is hidden from the others.
    Drew {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// From where.
        source: TurnSource,
    },
    /// A player discards, with riichi or without.
    Discarded {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// From the hand or just drawn.
        from: DiscardFrom,
        /// Which riichi was declared with it.
        riichi: Riichi,
    },
    /// The riichi tile was not won on: the bet is taken.
    RiichiAccepted {
        /// Who.
        seat: Seat,
        /// The bet, in points.
        bet: i32,
        /// Where that stands.
        basis: Basis,
    },
    /// A player answers to a tile that is offered. Nobody sees it before the tile is given.
    Answered {
        /// Who.
        seat: Seat,
        /// What he says.
        action: Action,
    },
    /// A player gets the tile for a chow, a pung or a kong.
    Claimed {
        /// Who.
        seat: Seat,
        /// The group.
        meld: Meld,
        /// The tile that was discarded.
        called: Tile,
        /// Why he goes first.
        basis: Basis,
    },
    /// A concealed or added kong is declared; it may be robbed.
    KongDeclared {
        /// Who.
        seat: Seat,
        /// The kong.
        meld: Meld,
        /// The tile that was added; for a concealed kong a plain tile of it.
        tile: Tile,
    },
    /// It was not robbed.
    KongMade {
        /// Who.
        seat: Seat,
    },
    /// A further indicator is turned.
    IndicatorTurned {
        /// The indicator.
        tile: Tile,
        /// Where its moment stands.
        basis: Basis,
    },
    /// The live wall is empty and nobody won on the last discard.
    WallEmpty {
        /// Where it stands that the deal ends so.
        basis: Basis,
    },
    /// At an exhaustive draw a player shows tenpai, or does not.
    Declared {
        /// Who.
        seat: Seat,
        /// What he says.
        says: Declaration,
        /// Where his duty or his choice stands.
        basis: Basis,
    },
    /// A player wins.
    Won {
        /// Who.
        seat: Seat,
        /// The winning tile.
        tile: Tile,
        /// Who discarded it or declared the kong; none by self-draw.
        from: Option<Seat>,
        /// What each seat gains or loses by this win, honba and bets included.
        deltas: [i32; 4],
        /// Where it stands that he wins.
        basis: Basis,
    },
    /// A ron that is none is declared while others still answer (recorded tables only).
    FalseRon {
        /// Who.
        seat: Seat,
        /// What is wrong with it.
        offence: Offence,
    },
    /// An offence is ruled on.
    Penalised {
        /// Who.
        seat: Seat,
        /// What he did.
        offence: Offence,
        /// What follows.
        sanction: Sanction,
        /// Where that stands.
        basis: Basis,
    },
    /// The deal is over.
    Ended {
        /// How.
        deal: PlayedDeal,
        /// Where that stands.
        basis: Basis,
    },
    /// It is settled: points, dealer, honba and sticks of the next deal, or the end of the game.
    Settled {
        /// The game after it.
        game: Game,
        /// What comes now.
        next: Next,
    },
}

/// What a player says at an exhaustive draw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Declaration {
    /// Tenpai, and the hand is shown.
    Tenpai,
    /// Noten; the hand stays hidden.
    Noten,
}

/// An event as a seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenEvent {
    /// The whole event.
    Whole(Event),
    /// Another player drew a tile.
    Drew {
        /// Who.
        seat: Seat,
        /// From where.
        source: TurnSource,
    },
}

impl Event {
    /// The clause on which the event rests, where one decided.
    pub const fn basis(&self) -> Option<Basis> {
        match *self {
            Self::RiichiAccepted { basis, .. }
            | Self::Claimed { basis, .. }
            | Self::IndicatorTurned { basis, .. }
            | Self::WallEmpty { basis }
            | Self::Declared { basis, .. }
            | Self::Won { basis, .. }
            | Self::Penalised { basis, .. }
            | Self::Ended { basis, .. } => Some(basis),
            _ => None,
        }
    }

    /// What this seat sees of it; nothing of another's answer.
    pub fn seen_by(self, viewer: Seat) -> Option<SeenEvent> {
        match self {
            Self::Drew { seat, source, .. } if seat != viewer => Some(SeenEvent::Drew { seat, source }),
            Self::Answered { seat, .. } | Self::FalseRon { seat, .. } if seat != viewer => None,
            _ => Some(SeenEvent::Whole(self)),
        }
    }
}
