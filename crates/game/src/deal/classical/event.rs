//! What happens in a deal: small values, each with the clause where one decided.
use super::action::Action;
use rules::classical::{Call, Consent, DealResult, FreeSource, OnSignal, Remedy, TileNumber};
use rules::clause::Basis;
use rules::frame::classical::{Game, GameEnd};
use rules::meld::Meld;
use rules::seat::Seat;
use rules::tile::{Bonus, TileKind};

/// Where a tile, flower or season comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileSource {
    /// It was dealt.
    Dealt,
    /// The ordinary end of the wall.
    Wall,
    /// The other end: a Free tile.
    Free {
        /// From the reserved tail, or the very last one.
        from: FreeSource,
        /// Where that stands.
        basis: Basis,
    },
    /// The wall, for a tile that was missing.
    Missing {
        /// Where it stands that it is drawn.
        basis: Basis,
    },
    /// The wall, by mistake (recorded tables only).
    Extra,
}

/// An event of a classical table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player lays down a flower or a season.
    Bonus {
        /// Who.
        seat: Seat,
        /// Which.
        bonus: Bonus,
        /// From where he had it.
        source: TileSource,
    },
    /// A player takes a tile: it is hidden from the others.
    Drew {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: TileKind,
        /// From where.
        source: TileSource,
    },
    /// All dealt flowers and seasons are replaced.
    Ready,
    /// The calls before East's first move are made.
    Opened,
    /// A player is calling from now on, or says so before it can begin.
    Called {
        /// Who.
        seat: Seat,
        /// How.
        call: Call,
        /// Where it stands.
        basis: Basis,
    },
    /// A player discards.
    Discarded {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: TileKind,
        /// Where it stands that it lies in its order.
        basis: Basis,
    },
    /// A player answers in a window. Nobody else sees it before all answers are in.
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
        /// Why he goes first.
        basis: Basis,
    },
    /// A closed or added kong is declared; it may be robbed.
    KongDeclared {
        /// Who.
        seat: Seat,
        /// The kong.
        meld: Meld,
    },
    /// It was not robbed.
    KongMade {
        /// Who.
        seat: Seat,
    },
    /// The wall is played to its end.
    WallEmpty {
        /// Where it stands that no tile is left unplayed.
        basis: Basis,
    },
    /// A player makes Mahjong.
    Won {
        /// Who.
        seat: Seat,
        /// The winning tile.
        tile: TileKind,
        /// Whose discard or kong it was; none from the wall.
        from: Option<Seat>,
        /// What the hand is worth, in whists.
        points: i32,
        /// What gave the right to declare, or why he goes before others who declared.
        basis: Basis,
    },
    /// Mahjong was declared wrongly (recorded tables only): the others say whether they play on.
    FalseMahjong {
        /// Who.
        seat: Seat,
        /// The clause of the fine.
        basis: Basis,
    },
    /// A player says whether he agrees to play on.
    Consented {
        /// Who.
        seat: Seat,
        /// What he says.
        consent: Consent,
    },
    /// All agreed.
    PlayedOn {
        /// The offender.
        seat: Seat,
        /// Whists off his result.
        fine: i32,
        /// Where it stands that the deal goes on.
        basis: Basis,
        /// Where it stands that he may not declare again.
        right_lost: Basis,
    },
    /// A player takes a tile too many (recorded tables only).
    TookExtra {
        /// Who.
        seat: Seat,
    },
    /// A player will not take the next tile that is due to him (recorded tables only).
    WillForget {
        /// Who.
        seat: Seat,
    },
    /// He did not take it.
    Forgot {
        /// Who.
        seat: Seat,
    },
    /// A player tells the others that he has a wrong number of tiles.
    Announced {
        /// Who.
        seat: Seat,
        /// The number.
        number: TileNumber,
        /// What he does in his turn.
        remedy: Remedy,
        /// Where that stands.
        basis: Basis,
        /// Where it stands that his hand is not dead.
        not_dead: Basis,
    },
    /// A player with a tile too many does not draw.
    Skipped {
        /// Who.
        seat: Seat,
        /// Where that stands.
        basis: Basis,
    },
    /// The judge's last-deal signal.
    Signalled {
        /// What it does here.
        outcome: OnSignal,
        /// Where that stands.
        basis: Basis,
    },
    /// The deal is over.
    Ended {
        /// How.
        result: DealResult,
        /// Where that stands.
        basis: Basis,
    },
    /// It is settled.
    Settled {
        /// The game after it.
        game: Game,
        /// Why the game is over, if it is.
        end: Option<GameEnd>,
    },
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
        source: TileSource,
    },
}

impl Event {
    /// The clause on which the event rests, where one decided.
    pub const fn basis(&self) -> Option<Basis> {
        match *self {
            Self::Drew { source, .. } | Self::Bonus { source, .. } => match source {
                TileSource::Free { basis, .. } | TileSource::Missing { basis } => Some(basis),
                _ => None,
            },
            Self::Called { basis, .. }
            | Self::Discarded { basis, .. }
            | Self::Claimed { basis, .. }
            | Self::WallEmpty { basis }
            | Self::Won { basis, .. }
            | Self::FalseMahjong { basis, .. }
            | Self::PlayedOn { basis, .. }
            | Self::Announced { basis, .. }
            | Self::Skipped { basis, .. }
            | Self::Signalled { basis, .. }
            | Self::Ended { basis, .. } => Some(basis),
            _ => None,
        }
    }

    /// What this seat sees of it; nothing of another's answer.
    pub fn seen_by(self, viewer: Seat) -> Option<SeenEvent> {
        match self {
            Self::Drew { seat, source, .. } if seat != viewer => Some(SeenEvent::Drew { seat, source }),
            // Nobody knows of a slip before it shows.
            Self::Answered { seat, .. }
            | Self::Consented { seat, .. }
            | Self::WillForget { seat }
            | Self::Forgot { seat }
                if seat != viewer =>
            {
                None
            }
            _ => Some(SeenEvent::Whole(self)),
        }
    }
}
