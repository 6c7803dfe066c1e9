//! What one seat sees of the table. It never holds a tile that is hidden from it.
use super::action::Menu;
use super::table::{Discard, Phase, Table};
use arrayvec::ArrayVec;
use rules::frame::riichi::{DealResult, Next};
use rules::hand::{Hand, Melds};
use rules::meld::Meld;
use rules::riichi::{Furiten, Riichi, RiichiRules, TurnSource};
use rules::seat::{Seat, SeatSet, Wind};
use rules::tile::{KindSet, Tile};

/// The table as one seat sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// The prevailing wind.
    pub prevailing: Wind,
    /// Who is East.
    pub dealer: Seat,
    /// The honba counter.
    pub honba: u16,
    /// Bets on the table: those of earlier deals and the accepted ones of this deal.
    pub bets: u16,
    /// The points of each seat.
    pub scores: [i32; 4],
    /// Live tiles left.
    pub live_tiles: u8,
    /// The turned indicators.
    pub indicators: ArrayVec<Tile, 5>,
    /// All discards of the deal in order.
    pub discards: Vec<Discard>,
    /// Each seat's declared groups.
    pub melds: [Melds; 4],
    /// How many concealed tiles each seat holds, the drawn one among them.
    pub concealed: [u8; 4],
    /// Which riichi of each seat was accepted.
    pub riichi: [Riichi; 4],
    /// Whose hands are dead.
    pub dead: SeatSet,
    /// The moment, as far as everybody sees it.
    pub moment: Moment,
    /// The own tiles without the drawn one.
    pub hand: Hand,
    /// The own drawn tile.
    pub drawn: Option<Tile>,
    /// What the own hand waited for after the own last discard.
    pub waits: KindSet,
    /// The kinds of the own discards: a wait among them is furiten.
    pub own_discards: KindSet,
    /// Own furiten by missed tiles.
    pub furiten: Furiten,
    /// What this seat may do now.
    pub menu: Menu,
    /// Hands that were shown at the end of the deal, by seat.
    pub shown: [Option<Hand>; 4],
    /// The tiles under the indicators, once a riichi winner has turned them.
    pub under: ArrayVec<Tile, 5>,
}

/// What everybody sees of the moment. Who is asked about a tile is not among it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The play of one player.
    Turn {
        /// Whose.
        seat: Seat,
        /// Where his fourteenth tile came from.
        source: TurnSource,
    },
    /// A discard lies there, and nobody has taken it yet.
    Discarded {
        /// Whose.
        by: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A kong was declared and may be robbed.
    Kong {
        /// Whose.
        by: Seat,
        /// The kong.
        meld: Meld,
    },
    /// The table does something.
    Table,
    /// Declarations at an exhaustive draw: so many were made.
    Declarations(u8),
    /// The deal is over.
    Over(DealResult),
    /// It is settled.
    Settled(Next),
}

impl Table {
    /// What this seat sees.
    pub fn view(&self, rules: &RiichiRules, seat: Seat) -> View {
        let i = seat.index();
        let own_turn = self.turn.is_some_and(|(of, _)| of == seat);
        let drawer = self.turn.filter(|_| self.drawn.is_some()).map(|(of, _)| of);
        View {
            seat,
            prevailing: self.game.prevailing,
            dealer: self.game.dealer,
            honba: self.game.honba,
            bets: self.bets(),
            scores: self.scores,
            live_tiles: self.live_tiles(),
            indicators: self.indicators().collect(),
            discards: self.discards.to_vec(),
            melds: self.hands.each_ref().map(|hand| hand.melds.clone()),
            concealed: Seat::ALL.map(|s| {
                let drawn = u8::from(drawer == Some(s));
                self.hands[s.index()].concealed.total() as u8 + drawn
            }),
            riichi: Seat::ALL.map(|s| self.riichi_of(s)),
            dead: self.dead,
            moment: self.moment(),
            hand: self.hands[i].clone(),
            drawn: self.drawn.filter(|_| own_turn),
            waits: self.waiting[i].kinds,
            own_discards: self.pools[i],
            furiten: self.furiten_now(rules, seat),
            menu: self.legal(seat),
            shown: Seat::ALL.map(|s| self.shown_hands().contains(s).then(|| self.full_hand(s))),
            under: self.turned_under(),
        }
    }

    fn bets(&self) -> u16 {
        match self.phase {
            Phase::Settled { .. } => self.game.bets,
            _ => self.game.bets + self.accepted.len() as u16,
        }
    }

    fn moment(&self) -> Moment {
        match (self.phase, self.offer) {
            (Phase::Turn { seat, source }, _) => Moment::Turn { seat, source },
            (Phase::DiscardWindow, Some(offer)) => Moment::Discarded { by: offer.by, tile: offer.tile },
            (Phase::KongWindow { meld }, Some(offer)) => Moment::Kong { by: offer.by, meld },
            (Phase::Declarations { made }, _) => Moment::Declarations(made),
            (Phase::Over { deal }, _) => Moment::Over(deal.result),
            (Phase::Settled { next }, _) => Moment::Settled(next),
            _ => Moment::Table,
        }
    }

    /// Whose hands lie open: winners, tenpai hands of a draw, four riichi.
    fn shown_hands(&self) -> SeatSet {
        match self.phase {
            Phase::Over { .. } | Phase::Settled { .. } => self.winners.union(self.shown),
            _ => self.shown,
        }
    }

    fn turned_under(&self) -> ArrayVec<Tile, 5> {
        let turned = !self.winners.intersection(self.accepted).is_empty();
        self.under_indicators().filter(|_| turned).collect()
    }
}
