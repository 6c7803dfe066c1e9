//! What one seat sees of the table. It never holds a tile that is hidden from it.
use super::action::Menu;
use super::table::{Discard, Offer, Phase, Table, TurnStart};
use rules::classical::{Call, Deal, DealEnd, DealResult};
use rules::frame::classical::{GameEnd, Total};
use rules::hand::{Hand, Melds};
use rules::meld::Meld;
use rules::seat::{Seat, SeatSet};
use rules::tile::{BonusSet, KindSet, TileKind};

/// The table as one seat sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// The deal: its number, East, the round wind.
    pub deal: Deal,
    /// What each seat has of the deals before.
    pub totals: [Total; 4],
    /// Tiles, flowers and seasons left in the wall.
    pub left: u8,
    /// All discards of the deal in order.
    pub discards: Vec<Discard>,
    /// Each seat's declared groups.
    pub melds: [Melds; 4],
    /// Each seat's flowers and seasons.
    pub bonus: [BonusSet; 4],
    /// How many concealed tiles each seat holds, the drawn one among them.
    pub concealed: [u8; 4],
    /// What each seat has declared about a calling hand.
    pub calls: [Call; 4],
    /// Who may not declare Mahjong any more.
    pub fined: SeatSet,
    /// Who has told of a wrong number of tiles.
    pub announced: SeatSet,
    /// The moment, as far as everybody sees it.
    pub moment: Moment,
    /// The own tiles without the drawn one.
    pub hand: Hand,
    /// The own drawn tile.
    pub drawn: Option<TileKind>,
    /// What the own hand waited for after the own last discard, if a calling hand was declared.
    pub waits: KindSet,
    /// What this seat may do now.
    pub menu: Menu,
    /// Hands that lie open, by seat: original calls, and all of them once a Mahjong is counted.
    pub shown: [Option<Hand>; 4],
}

/// What everybody sees of the moment. Who is asked about a tile is not among it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The play of one player.
    Turn {
        /// Whose.
        seat: Seat,
        /// How it began.
        start: TurnStart,
    },
    /// A discard lies there, and nobody has taken it yet.
    Discarded(Offer),
    /// A kong was declared and may be robbed.
    Kong {
        /// Whose.
        by: Seat,
        /// The kong.
        meld: Meld,
    },
    /// The table does something, or waits for calls before East moves.
    Table,
    /// The others say whether they play on after this player's false Mahjong.
    Consent(Seat),
    /// The deal is over.
    Over(DealResult),
    /// It is settled; the game goes on or is over.
    Settled(Option<GameEnd>),
}

impl Table {
    /// What this seat sees.
    pub fn view(&self, seat: Seat) -> View {
        let i = seat.index();
        let drawer = self.turn.filter(|_| self.drawn.is_some()).map(|(of, _)| of);
        let drawer = drawer.or_else(|| self.drawn.map(|_| self.dealer()));
        View {
            seat,
            deal: self.deal,
            totals: *self.game.totals(),
            left: self.left(),
            discards: self.discards.to_vec(),
            melds: self.hands.each_ref().map(|hand| hand.melds.clone()),
            bonus: self.hands.each_ref().map(|hand| hand.bonus),
            concealed: Seat::ALL
                .map(|s| self.hands[s.index()].concealed.total() as u8 + u8::from(drawer == Some(s))),
            calls: self.calls,
            fined: self.fined,
            announced: self.announced,
            moment: self.moment(),
            hand: self.hands[i].clone(),
            drawn: self.drawn.filter(|_| drawer == Some(seat)),
            waits: self.waiting[i],
            menu: self.legal(seat),
            shown: Seat::ALL.map(|s| self.shown_hands().contains(s).then(|| self.full_hand(s))),
        }
    }

    fn moment(&self) -> Moment {
        match (self.phase, self.offer) {
            (Phase::Turn { seat, start }, _) => Moment::Turn { seat, start },
            (Phase::DiscardWindow, Some(offer)) => Moment::Discarded(offer),
            (Phase::KongWindow { meld }, Some(offer)) => Moment::Kong { by: offer.by, meld },
            (Phase::Consent { offender }, _) => Moment::Consent(offender),
            (Phase::Over { result }, _) => Moment::Over(result),
            (Phase::Settled { end }, _) => Moment::Settled(end),
            _ => Moment::Table,
        }
    }

    /// Whose hands lie open.
    pub(super) fn shown_hands(&self) -> SeatSet {
        let result = match (self.phase, &self.before) {
            (Phase::Over { result }, _) => Some(result.end),
            (Phase::Settled { .. }, Some((_, result))) => Some(result.end),
            _ => None,
        };
        match result {
            Some(DealEnd::Mahjong(_)) => SeatSet::ALL,
            _ => self.original_callers(),
        }
    }
}
