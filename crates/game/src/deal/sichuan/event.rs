//! What happens in a deal: small values, each with the clause where one decided.
use super::action::Action;
use super::table::{Asking, Laid, Source};
use rules::clause::{Answer, Basis};
use rules::frame::sichuan::{Game, Progress};
use rules::seat::{Seat, Wind};
use rules::sichuan::{
    DealEnd, FalseHu, HuFrom, HuHand, KongEntry, Penalty, Players, Sanction, Slip, WallEndState, Word,
};
use rules::tile::{Suit, TileKind};

/// The start of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dealing {
    /// How many play.
    pub players: Players,
    /// East.
    pub dealer: Seat,
    /// Whom the table asks about a tile.
    pub asking: Asking,
    /// Tiles of the set, and the clause.
    pub set: Answer<u8>,
    /// Tiles that each seat has got.
    pub dealt: [u8; 4],
    /// The clause of the dealing.
    pub basis: Basis,
    /// Tiles left in the wall.
    pub wall: u8,
    /// The clause by which nobody has changed his seat.
    pub seats: Basis,
    /// The wind of the absent player, at a table of three.
    pub absent: Option<Answer<Wind>>,
    /// The clause by which he gets no tiles.
    pub no_tiles: Option<Basis>,
}

/// The forbidden suit of a player, shown with his first discard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reveal {
    /// The suit.
    pub suit: Suit,
    /// What was turned over: the tile, which is the discard, or the card. The clause of either.
    pub basis: Basis,
}

/// An event of a Sichuan table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The tiles were dealt.
    Dealt(Dealing),
    /// A player answers: to a tile that is offered, or before play. Nobody sees it before all answers are in.
    Answered {
        /// Who.
        seat: Seat,
        /// What he says.
        action: Action,
    },
    /// Three tiles of each player were passed on.
    Exchanged {
        /// Where that stands.
        basis: Basis,
    },
    /// A player has forbidden himself a suit. The others see only what lies there.
    SuitForbidden {
        /// Who.
        seat: Seat,
        /// The suit.
        suit: Suit,
        /// The tile laid face down; none where a card shows the suit.
        tile: Option<TileKind>,
        /// Where that stands.
        basis: Basis,
    },
    /// A player draws: his tile is hidden from the others.
    Drew {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: TileKind,
        /// From where.
        source: Source,
        /// Why it is his turn, or where his tile comes from.
        basis: Basis,
    },
    /// A player discards.
    Discarded {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: TileKind,
        /// What is turned over with it, if it is his first.
        reveals: Option<Reveal>,
        /// Where it stands that this ends his turn.
        basis: Basis,
    },
    /// A player gets a discard for a pung.
    Claimed {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: TileKind,
        /// Whose discard it was.
        from: Seat,
        /// Where it stands that his turn begins with it.
        basis: Basis,
    },
    /// A kong is declared; one made of a pung may be robbed.
    KongDeclared {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: TileKind,
        /// How, and who pays if nothing strikes it out.
        kong: KongEntry,
        /// The clause by which a dead hand may still declare it; none for other hands.
        dead: Option<Basis>,
    },
    /// A kong made of a pung was not robbed.
    KongMade {
        /// Who.
        seat: Seat,
    },
    /// A kong is not paid.
    KongStruck {
        /// Its number in the deal from 0.
        number: u8,
        /// The kong, with why and the clause.
        kong: KongEntry,
    },
    /// A player declares Hu. Nobody sees his hand before the deal is over.
    Hu {
        /// Who.
        seat: Seat,
        /// The number of his Hu card, from 1.
        card: u8,
        /// The clause of the cards.
        card_basis: Basis,
        /// The tile.
        tile: TileKind,
        /// Where it came from.
        from: HuFrom,
        /// What the hand is worth, or that the Hu is false.
        hand: HuHand,
        /// Where it stands that he gets the tile, or that his turn ends so.
        basis: Basis,
        /// Where the order of the cards on one tile stands.
        order: Basis,
    },
    /// A Hu that is none is declared while others still answer (recorded tables only).
    FalseHu {
        /// Who.
        seat: Seat,
        /// What is wrong with it.
        fault: FalseHu,
        /// Where it stands that this is one.
        basis: Basis,
    },
    /// The wall is empty and the last turn has ended.
    WallEmpty {
        /// Where it stands that the deal ends so.
        basis: Basis,
    },
    /// A player without Hu divides his hand at the end of the wall.
    Divided {
        /// Who.
        seat: Seat,
        /// What the hand is.
        state: WallEndState,
        /// Where it stands that he divides it.
        duty: Basis,
        /// The clause that makes the hand what it is.
        basis: Basis,
    },
    /// A player cannot divide his hand (recorded tables only).
    CannotDivide {
        /// Who.
        seat: Seat,
        /// Where it stands what follows.
        basis: Basis,
    },
    /// A player has said one word and then another (recorded tables only).
    Misspoke {
        /// Who.
        seat: Seat,
        /// What the slip is.
        slip: Slip,
        /// The declaration that stands.
        stands: Option<Word>,
        /// Why.
        basis: Basis,
    },
    /// A slip is punished.
    Penalised {
        /// Who.
        seat: Seat,
        /// The slip.
        slip: Slip,
        /// What it brings.
        sanction: Sanction,
        /// The penalty; none where the sanction is none, or a false Hu.
        penalty: Option<Penalty>,
        /// Where the sanction stands.
        basis: Basis,
        /// Where the step of the scale stands.
        step: Option<Basis>,
    },
    /// The deal is over.
    Ended {
        /// How.
        end: DealEnd,
        /// Where that stands.
        basis: Basis,
    },
    /// It is settled: points and dealer of the next deal, or the end of the game.
    Settled {
        /// The game after it.
        game: Game,
    },
    /// The time of the session is up.
    TimeUp {
        /// Whether a deal is in progress.
        progress: Progress,
        /// Where it stands what becomes of it.
        basis: Basis,
    },
}

/// An event as a seat sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenEvent {
    /// The whole event.
    Whole(Event),
    /// Another player laid a tile or a card face down.
    SuitForbidden {
        /// Who.
        seat: Seat,
        /// What lies there.
        laid: Laid,
    },
    /// Another player drew a tile.
    Drew {
        /// Who.
        seat: Seat,
        /// From where.
        source: Source,
    },
    /// Another player declared Hu.
    Hu {
        /// Who.
        seat: Seat,
        /// The number of his card.
        card: u8,
        /// Where the tile came from.
        from: HuFrom,
        /// The tile, unless he drew it.
        tile: Option<TileKind>,
    },
}

impl Event {
    /// The clause on which the event rests, where one decided.
    pub const fn basis(&self) -> Option<Basis> {
        match *self {
            Self::Dealt(Dealing { basis, .. })
            | Self::Exchanged { basis }
            | Self::SuitForbidden { basis, .. }
            | Self::Drew { basis, .. }
            | Self::Discarded { basis, .. }
            | Self::Claimed { basis, .. }
            | Self::KongDeclared { kong: KongEntry { basis, .. }, .. }
            | Self::KongStruck { kong: KongEntry { basis, .. }, .. }
            | Self::Hu { basis, .. }
            | Self::FalseHu { basis, .. }
            | Self::WallEmpty { basis }
            | Self::Divided { basis, .. }
            | Self::CannotDivide { basis, .. }
            | Self::Misspoke { basis, .. }
            | Self::Penalised { basis, .. }
            | Self::Ended { basis, .. }
            | Self::TimeUp { basis, .. } => Some(basis),
            Self::Answered { .. } | Self::KongMade { .. } | Self::Settled { .. } => None,
        }
    }

    /// What this seat sees of it; nothing of another's answer.
    pub fn seen_by(self, viewer: Seat) -> Option<SeenEvent> {
        let others = |seat: Seat| seat != viewer;
        match self {
            Self::Drew { seat, source, .. } if others(seat) => Some(SeenEvent::Drew { seat, source }),
            Self::Answered { seat, .. } | Self::FalseHu { seat, .. } if others(seat) => None,
            Self::SuitForbidden { seat, tile, .. } if others(seat) => {
                let laid = if tile.is_some() { Laid::Tile } else { Laid::Card };
                Some(SeenEvent::SuitForbidden { seat, laid })
            }
            Self::Hu { seat, card, from, tile, .. } if others(seat) => {
                let tile = if from.seat().is_some() { Some(tile) } else { None };
                Some(SeenEvent::Hu { seat, card, from, tile })
            }
            _ => Some(SeenEvent::Whole(self)),
        }
    }
}
