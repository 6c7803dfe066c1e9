//! The state of a riichi table: flat, changed in place by events alone.
use super::action::{Action, DiscardFrom, Menu};
use super::event::Declaration;
use crate::wall::{Wall, WallPlan};
use crate::window::Window;
use arrayvec::ArrayVec;
use rules::counts::TileCounts;
use rules::frame::riichi::{Game, Next, PlayedDeal, Step};
use rules::hand::Hand;
use rules::meld::Meld;
use rules::riichi::{
    AfterKong, DeclaredKong, FirstTurn, Furiten, Offence, Offered, PoolFate, PoolTile, Pot, Riichi,
    RiichiRules, TurnSource, WaitShape, Waiting,
};
use rules::seat::{Seat, SeatSet};
use rules::shape::shanten;
use rules::tile::{KindSet, Tile, TileKind};

/// How many pieces lie behind the live wall: four replacement tiles, five indicators, five under them.
const DEAD_WALL: usize = 14;

/// A hand that waits for nothing.
const NOTHING: Waiting = Waiting { kinds: KindSet::EMPTY, shape: WaitShape::Ordinary };

/// What a hand of 3n+1 concealed tiles waits for. Most hands wait for nothing, and the distance alone is found sooner.
pub(super) fn waiting_of(hand: &Hand) -> Waiting {
    let near = shanten(hand.concealed, hand.melds.len()).is_ok_and(|s| s.min() <= 0);
    if near { Waiting::of(hand) } else { NOTHING }
}

/// A discard as it lies before its player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discard {
    /// Whose.
    pub seat: Seat,
    /// The tile.
    pub tile: Tile,
    /// From the hand or just drawn.
    pub from: DiscardFrom,
    /// Whether and which riichi was declared with it.
    pub riichi: Riichi,
    /// What became of it.
    pub fate: PoolFate,
}

/// A tile that others may want.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Whose.
    pub by: Seat,
    /// The tile.
    pub tile: Tile,
    /// Discarded, or used for a kong.
    pub how: Offered,
}

/// Which tile completes a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Taken {
    /// The drawn one.
    Drawn,
    /// The one that is offered.
    Offered,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The dealer's fourteenth tile.
    Dealt,
    /// The play of one player.
    Turn {
        /// Whose.
        seat: Seat,
        /// Where his fourteenth tile came from.
        source: TurnSource,
    },
    /// Answers to a discard.
    DiscardWindow,
    /// Answers to a kong.
    KongWindow {
        /// The kong, not yet made.
        meld: Meld,
    },
    /// The replacement tile of this player.
    Replacement {
        /// Who.
        seat: Seat,
    },
    /// Declarations at an exhaustive draw.
    Declarations {
        /// How many were made.
        made: u8,
    },
    /// The settlement.
    Over {
        /// How the deal ended.
        deal: PlayedDeal,
    },
    /// The next deal, which begins with [`Table::begin`], or nothing more.
    Settled {
        /// What comes.
        next: Next,
    },
}

/// A riichi table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub(super) game: Game,
    pub(super) deals: u32,
    pub(super) warnings: [u8; 4],
    pub(super) wall: Wall,
    pub(super) phase: Phase,
    pub(super) offer: Option<Offer>,
    pub(super) window: Window<Action>,
    pub(super) says: [u16; 4],
    pub(super) turn_menu: Menu,
    pub(super) scores: [i32; 4],
    pub(super) live_drawn: u8,
    pub(super) replacements: u8,
    pub(super) hands: [Hand; 4],
    pub(super) drawn: Option<Tile>,
    pub(super) waiting: [Waiting; 4],
    pub(super) furiten: [Furiten; 4],
    pub(super) missed: SeatSet,
    pub(super) pools: [KindSet; 4],
    pub(super) discards: ArrayVec<Discard, 96>,
    pub(super) declared: [ArrayVec<Meld, 8>; 4],
    pub(super) riichi: [Riichi; 4],
    pub(super) accepted: SeatSet,
    pub(super) pending_riichi: Option<Seat>,
    pub(super) ippatsu: SeatSet,
    pub(super) first_turn: FirstTurn,
    pub(super) kongs: ArrayVec<DeclaredKong, 5>,
    pub(super) kongs_by: [u8; 4],
    pub(super) turn_kongs: ArrayVec<Meld, 4>,
    pub(super) turned: u8,
    pub(super) turned_kongs: u8,
    pub(super) dead: SeatSet,
    pub(super) offenders: SeatSet,
    pub(super) shown: SeatSet,
    pub(super) proved: SeatSet,
    pub(super) false_rons: [Option<Offence>; 4],
    pub(super) turn: Option<(Seat, TurnSource)>,
    pub(super) won_on: Option<Taken>,
    pub(super) winners: SeatSet,
    pub(super) before: Option<(Game, PlayedDeal)>,
}

impl Table {
    /// The wall that these rules are played with.
    pub const fn plan(rules: &RiichiRules) -> WallPlan {
        WallPlan::Riichi(rules.dora.red_fives.value)
    }

    /// A table at the beginning of a game, the tiles of its first deal dealt.
    pub fn new(rules: &RiichiRules, wall: Wall) -> Self {
        Self::at(Game::start(rules), wall)
    }

    /// A table at the beginning of any deal.
    pub fn at(game: Game, wall: Wall) -> Self {
        let mut table = Self {
            game,
            deals: 0,
            warnings: [0; 4],
            wall,
            phase: Phase::Dealt,
            offer: None,
            window: Window::CLOSED,
            says: [0; 4],
            turn_menu: Menu::NONE,
            scores: game.scores,
            live_drawn: 52,
            replacements: 0,
            hands: Default::default(),
            drawn: None,
            waiting: [NOTHING; 4],
            furiten: [Furiten::None; 4],
            missed: SeatSet::EMPTY,
            pools: [KindSet::EMPTY; 4],
            discards: ArrayVec::new(),
            declared: Default::default(),
            riichi: [Riichi::None; 4],
            accepted: SeatSet::EMPTY,
            pending_riichi: None,
            ippatsu: SeatSet::EMPTY,
            first_turn: FirstTurn::START,
            kongs: ArrayVec::new(),
            kongs_by: [0; 4],
            turn_kongs: ArrayVec::new(),
            turned: 1,
            turned_kongs: 0,
            dead: SeatSet::EMPTY,
            offenders: SeatSet::EMPTY,
            shown: SeatSet::EMPTY,
            proved: SeatSet::EMPTY,
            false_rons: [None; 4],
            turn: None,
            won_on: None,
            winners: SeatSet::EMPTY,
            before: None,
        };
        table.take_hands();
        table
    }

    /// The table of a deal of a log: where the last deal left it, or at the start of the log.
    pub fn following(last: Option<Self>, start: Game, wall: Wall) -> Self {
        let Some(mut table) = last else { return Self::at(start, wall) };
        table.begin(wall);
        table
    }

    /// Begins the next deal, or the same one again after a chombo, with a wall from outside. Nothing happens while a deal
    /// is played or when the game is over.
    pub fn begin(&mut self, wall: Wall) {
        if let Phase::Settled { next: Next::Deal | Next::Replay } = self.phase {
            let (deals, warnings) = (self.deals + 1, self.warnings);
            *self = Self { deals, warnings, ..Self::at(self.game, wall) };
        }
    }

    /// Three times four tiles each from the dealer on, then one each (the dealer's second one is his first draw).
    fn take_hands(&mut self) {
        for place in 0..52 {
            let steps = if place < 48 { place / 4 } else { place };
            let seat = self.game.dealer.plus(steps);
            if let Some(tile) = self.wall.tile(place) {
                self.hands[seat.index()].add(tile);
            }
        }
        self.waiting = self.hands.each_ref().map(waiting_of);
    }

    /// The game as it stood when the deal began; after the settlement as it stands now.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What the settlement of the deal that is over said, fact by fact with its clause; none before it.
    pub fn settlement(&self, rules: &RiichiRules) -> Option<Step> {
        let (game, deal) = self.before.as_ref()?;
        game.after(rules, deal).ok()
    }

    /// The number of the deal from 0, replays counted: the number of its wall.
    pub const fn deal_number(&self) -> u32 {
        self.deals
    }

    /// What the table waits for.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The points of each seat, bets of this deal paid.
    pub const fn scores(&self) -> &[i32; 4] {
        &self.scores
    }

    /// Who is East.
    pub const fn dealer(&self) -> Seat {
        self.game.dealer
    }

    /// A player's tiles without the one he has just drawn.
    pub const fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The tile just drawn by the player whose turn it is.
    pub const fn drawn(&self) -> Option<Tile> {
        self.drawn
    }

    /// All discards of the deal in order.
    pub fn discards(&self) -> &[Discard] {
        &self.discards
    }

    /// The tile that others may want or have wanted last.
    pub const fn offer(&self) -> Option<Offer> {
        self.offer
    }

    /// Whose riichi was accepted.
    pub const fn in_riichi(&self) -> SeatSet {
        self.accepted
    }

    /// Who has won the deal.
    pub const fn winners(&self) -> SeatSet {
        self.winners
    }

    /// Whose hand is dead.
    pub const fn dead_hands(&self) -> SeatSet {
        self.dead
    }

    /// Warnings of each seat in this game that have not been used up.
    pub const fn warnings(&self) -> &[u8; 4] {
        &self.warnings
    }

    /// The wall of the deal.
    pub const fn wall(&self) -> &Wall {
        &self.wall
    }

    /// Live tiles left. A kong takes one, which moves to the dead wall (riichi row 35).
    pub fn live_tiles(&self) -> u8 {
        let live = self.wall.len().saturating_sub(DEAD_WALL) as u8;
        live.saturating_sub(self.live_drawn).saturating_sub(self.kongs.len() as u8)
    }

    /// The turned indicators.
    pub fn indicators(&self) -> impl Iterator<Item = Tile> + '_ {
        (0..usize::from(self.turned)).filter_map(|n| self.wall.tile(self.indicator_place(n)))
    }

    /// Where the indicator of this number lies: the third stack from the end and on, the upper tile.
    pub(super) fn indicator_place(&self, number: usize) -> usize {
        self.wall.len().saturating_sub(6 + 2 * number)
    }

    /// The tiles under the turned indicators, hidden until a riichi winner turns them.
    pub(super) fn under_indicators(&self) -> impl Iterator<Item = Tile> + '_ {
        (0..usize::from(self.turned)).filter_map(|n| self.wall.tile(self.indicator_place(n) + 1))
    }

    /// The next live tile.
    pub(super) fn next_live(&self) -> Option<Tile> {
        self.wall.tile(usize::from(self.live_drawn))
    }

    /// The next replacement tile: of the last stack the upper one, the lower one, then of the stack before it.
    pub(super) fn next_replacement(&self) -> Option<Tile> {
        let n = usize::from(self.replacements);
        self.wall.tile((self.wall.len() + n % 2).checked_sub(2 + 2 * (n / 2))?)
    }

    /// A player's tiles with the one he has just drawn, if it is his turn.
    pub(super) fn full_hand(&self, seat: Seat) -> Hand {
        let mut hand = self.hands[seat.index()].clone();
        if let (Some((of, _)), Some(tile)) = (self.turn, self.drawn)
            && of == seat
        {
            hand.add(tile);
        }
        hand
    }

    /// How many tiles of each kind a player holds in his turn, melds apart.
    pub(super) fn full_counts(&self, seat: Seat) -> TileCounts {
        let mut counts = self.hands[seat.index()].concealed;
        if let (Some((of, _)), Some(tile)) = (self.turn, self.drawn)
            && of == seat
        {
            counts.add(tile.kind());
        }
        counts
    }

    /// What lies on the table for winners.
    pub(super) const fn pot(&self) -> Pot {
        let game = self.played();
        Pot { honba: game.honba, bets_before: game.bets, riichi: self.accepted }
    }

    /// The game as it stood when the deal began, also after the settlement.
    pub(super) const fn played(&self) -> &Game {
        match &self.before {
            Some((game, _)) => game,
            None => &self.game,
        }
    }

    /// A player's discards and what became of them.
    pub(super) fn pool(&self, seat: Seat) -> ArrayVec<PoolTile, 96> {
        let own = self.discards.iter().filter(|d| d.seat == seat);
        own.map(|d| PoolTile { kind: d.tile.kind(), fate: d.fate }).collect()
    }

    /// The player whose furiten of the last offer counts: whoever waited for it and did not get it.
    pub(super) fn furiten_now(&self, rules: &RiichiRules, seat: Seat) -> Furiten {
        let own = self.furiten[seat.index()];
        match self.offer {
            Some(offer) if self.missed.contains(seat) => {
                own.missed(rules, self.waiting[seat.index()], offer.how)
            }
            _ => own,
        }
    }

    /// What happened to the kongs of the turn, all at once.
    pub(super) fn mark_turn_kongs(&mut self, after: AfterKong) {
        for kong in &mut self.kongs {
            if matches!(kong.after, AfterKong::Made | AfterKong::Turn) {
                kong.after = after;
            }
        }
    }

    /// How many tiles of a kind a player holds besides the drawn one, and how many of them are red fives.
    pub(super) fn held(&self, seat: Seat, kind: TileKind) -> (u8, u8) {
        let hand = &self.hands[seat.index()];
        let reds = match (kind.suit(), kind.rank()) {
            (Some(suit), Some(5)) => hand.red_fives[suit.index()],
            _ => 0,
        };
        (hand.concealed.get(kind), reds)
    }

    /// Whether the player showed his hand at the draw.
    pub const fn showed(&self, seat: Seat) -> Declaration {
        if self.shown.contains(seat) { Declaration::Tenpai } else { Declaration::Noten }
    }
}
