//! What one seat sees of the table. It never holds a tile that is hidden from it.
use super::action::Menu;
use super::table::{Discard, Laid, Next, Offered, Phase, Source, Table};
use rules::hand::{Hand, Melds};
use rules::seat::{Seat, SeatSet, Wind};
use rules::sichuan::{
    DealEnd, Furiten, KongEntry, Liveness, Penalty, Players, Presentation, SichuanRules, wall_end_hand,
};
use rules::tile::{KindSet, Suit, TileKind};

/// The table as one seat sees it. Standing tiles have no order: they are one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// How many play.
    pub players: Players,
    /// Who is East.
    pub dealer: Seat,
    /// The wind of each seat.
    pub winds: [Option<Wind>; 4],
    /// What each seat has gained or lost in the deals before this one.
    pub points: [i32; 4],
    /// Tiles left in the wall.
    pub tiles_left: u8,
    /// All discards of the deal in order.
    pub discards: Vec<Discard>,
    /// Each seat's declared sets.
    pub melds: [Melds; 4],
    /// How many standing tiles each seat has, the drawn one and one laid face down among them.
    pub standing: [u8; 4],
    /// What lies before each seat for its forbidden suit.
    pub laid: [Laid; 4],
    /// The forbidden suits that were shown, and the own one.
    pub forbidden: [Option<Suit>; 4],
    /// Who has declared Hu.
    pub out: SeatSet,
    /// The number of each Hu card.
    pub cards: [Option<u8>; 4],
    /// Whose hands are dead.
    pub dead: SeatSet,
    /// The kongs of the deal, paid or struck out by now.
    pub kongs: Vec<KongEntry>,
    /// Penalties of the session.
    pub penalties: Vec<(Seat, Penalty)>,
    /// The moment, as far as everybody sees it.
    pub moment: Moment,
    /// The own standing tiles, the drawn one among them, and the own sets.
    pub hand: Hand,
    /// The own drawn tile.
    pub drawn: Option<TileKind>,
    /// The own tile laid face down.
    pub aside: Option<TileKind>,
    /// What the own hand waits for, if it is not the own turn.
    pub waits: KindSet,
    /// Hu that this seat has passed since its last tile.
    pub furiten: Furiten,
    /// What this seat may do now.
    pub menu: Menu,
    /// Hands that were shown at the end of the deal, the winning tile not among the tiles won from others.
    pub shown: [Option<Hand>; 4],
    /// The tile of each Hu that was won from another player or is shown now.
    pub won_with: [Option<TileKind>; 4],
}

/// What everybody sees of the moment. Who is asked about a tile is not among it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Tiles are passed on.
    Exchange,
    /// Everybody forbids himself a suit.
    Suits,
    /// The play of one player.
    Turn {
        /// Whose.
        seat: Seat,
        /// Where his tile came from.
        source: Source,
    },
    /// A tile is offered, and nobody has taken it yet.
    Offered {
        /// Whose.
        by: Seat,
        /// The tile.
        tile: TileKind,
        /// How.
        how: Offered,
    },
    /// The table does something.
    Table,
    /// The deal is over.
    Over(DealEnd),
    /// It is settled.
    Settled(Next),
}

impl Table {
    /// What this seat sees.
    pub fn view(&self, rules: &SichuanRules, seat: Seat) -> View {
        let i = seat.index();
        let own_turn = matches!(self.phase, Phase::Turn { seat: of, .. } if of == seat);
        let shown = self.shown_hands();
        View {
            seat,
            players: self.players(),
            dealer: self.dealer(),
            winds: Seat::ALL.map(|s| self.game.wind(rules, s).map(|wind| wind.value)),
            points: self.game.points(),
            tiles_left: self.tiles_left(),
            discards: self.discards.to_vec(),
            melds: self.hands.each_ref().map(|hand| hand.melds.clone()),
            standing: Seat::ALL.map(|s| {
                let aside = u8::from(self.aside[s.index()].is_some());
                let given = self.given[s.index()].len() as u8;
                self.hands[s.index()].concealed.total() as u8 + aside + given
            }),
            laid: Seat::ALL.map(|s| self.laid(s)),
            forbidden: Seat::ALL.map(|s| {
                let known = s == seat || self.turned.contains(s) || shown.contains(s);
                self.forbidden(s).filter(|_| known)
            }),
            out: self.out,
            cards: Seat::ALL.map(|s| self.card(s)),
            dead: self.dead,
            kongs: self.kongs(rules),
            penalties: self.penalties.clone(),
            moment: self.moment(),
            hand: self.hands[i].clone(),
            drawn: self.drawn.filter(|_| own_turn),
            aside: self.aside[i],
            waits: self.waits(rules, seat),
            furiten: self.furiten[i],
            menu: self.legal(seat),
            shown: Seat::ALL.map(|s| shown.contains(s).then(|| self.whole_hand(s))),
            won_with: Seat::ALL.map(|s| {
                let known = s == seat || self.won_from_others(s) || shown.contains(s);
                self.won_with[s.index()].filter(|_| known)
            }),
        }
    }

    /// What a hand of thirteen tiles waits for; nothing in the own turn and after Hu.
    pub fn waits(&self, rules: &SichuanRules, seat: Seat) -> KindSet {
        let (i, mut kinds) = (seat.index(), KindSet::EMPTY);
        if let Some(suit) = self.forbidden[i].filter(|_| !self.out.contains(seat))
            && let Ok(hand) =
                wall_end_hand(rules, &self.whole_hand(seat), Presentation::Unknown, suit, Liveness::Live)
        {
            hand.waits.iter().for_each(|wait| kinds.insert(wait.tile));
        }
        kinds
    }

    /// A Hu on another player's tile: everybody has seen the tile. The own tile is among the standing ones.
    fn won_from_others(&self, seat: Seat) -> bool {
        let hand = &self.hands[seat.index()];
        hand.concealed.total() as usize + 3 * hand.melds.len() == 13
    }

    fn moment(&self) -> Moment {
        match (self.phase, self.offer) {
            (Phase::Exchange, _) => Moment::Exchange,
            (Phase::Suits, _) => Moment::Suits,
            (Phase::Turn { seat, source }, _) => Moment::Turn { seat, source },
            (Phase::DiscardWindow | Phase::KongWindow, Some(offer)) => {
                Moment::Offered { by: offer.by, tile: offer.tile, how: offer.how }
            }
            (Phase::Over { end }, _) => Moment::Over(end),
            (Phase::Settled { next }, _) => Moment::Settled(next),
            _ => Moment::Table,
        }
    }

    /// Whose hands lie open: everybody's when the deal is over, but not that of the one left without Hu when all others
    /// have declared it.
    pub(super) fn shown_hands(&self) -> SeatSet {
        let divided = |s: &Seat| self.out.contains(*s) || self.states[s.index()].is_some();
        match self.phase {
            Phase::Over { .. } | Phase::Settled { .. } => Seat::ALL.into_iter().filter(divided).collect(),
            _ => SeatSet::EMPTY,
        }
    }
}
