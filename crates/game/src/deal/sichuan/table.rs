//! The state of a Sichuan table: flat, changed in place by events alone.
use super::action::{Action, Menu};
use crate::wall::{Wall, WallPlan};
use crate::window::Window;
use arrayvec::ArrayVec;
use rules::clause::Answer;
use rules::frame::sichuan::{Game, GameEnd};
use rules::hand::Hand;
use rules::seat::{Seat, SeatSet};
use rules::sichuan::{
    DealEnd, DealEvent, DealResult, FalseHu, Furiten, KongEntry, Penalty, Plan, Players, Settlement,
    SichuanRules, Violations, WallEndState, kongs_so_far,
};
use rules::tile::{Suit, Tile, TileKind};

/// Whom the table asks about a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asking {
    /// Those who may claim it: a table that refuses wrong acts.
    WhoMay,
    /// Everybody in game: the record of a real table, where a wrong word may come from anybody.
    Everybody,
}

/// Where the tile came from with which a turn began.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// East's fourteenth tile of the deal.
    Initial,
    /// The wall.
    Wall,
    /// The wall, after a kong.
    Replacement,
    /// A discard claimed for a pung.
    Claim,
}

/// How a tile came to be offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Offered {
    /// Discarded.
    Discard,
    /// Discarded right after a kong.
    AfterKong,
    /// Added to a pung.
    AddedKong,
}

/// A tile that others may want.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Whose.
    pub by: Seat,
    /// The tile.
    pub tile: TileKind,
    /// Discarded, or added to a pung.
    pub how: Offered,
}

/// What became of a discard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fate {
    /// It lies there.
    Kept,
    /// It was claimed for a pung or a kong.
    Claimed,
    /// Somebody declared Hu on it.
    Won,
}

/// A discard as it lies on the table. Nobody sees whether it had just been drawn: standing tiles are one line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discard {
    /// Whose.
    pub seat: Seat,
    /// The tile.
    pub tile: TileKind,
    /// What became of it.
    pub fate: Fate,
}

/// What lies before a player for the suit that he forbids himself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Laid {
    /// Nothing yet.
    Nothing,
    /// A tile, face down.
    Tile,
    /// A card, face down: he has no tile of that suit.
    Card,
    /// It was turned over.
    Turned,
}

/// What follows a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The next deal.
    Deal,
    /// Nothing: the game is over.
    End(Answer<GameEnd>),
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The start of the deal.
    Dealt,
    /// Tiles to pass on, where the rules have that.
    Exchange,
    /// The suit that each player forbids himself.
    Suits,
    /// The play of one player.
    Turn {
        /// Whose.
        seat: Seat,
        /// Where his tile came from.
        source: Source,
    },
    /// Answers to a discard.
    DiscardWindow,
    /// Answers to a tile added to a pung.
    KongWindow,
    /// The replacement tile of this player.
    Replacement {
        /// Who.
        seat: Seat,
    },
    /// The move of the player after this one, who has declared Hu.
    AfterHu {
        /// Who.
        seat: Seat,
    },
    /// The hands of players without Hu at the end of the wall.
    Divisions,
    /// The settlement.
    Over {
        /// How the deal ended.
        end: DealEnd,
    },
    /// The next deal, which begins with [`Table::begin`], or nothing more.
    Settled {
        /// What comes.
        next: Next,
    },
}

/// A Sichuan table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub(super) game: Game,
    pub(super) before: Option<(Game, DealEnd)>,
    pub(super) deals: u32,
    pub(super) asking: Asking,
    pub(super) violations: [u32; 4],
    pub(super) penalties: Vec<(Seat, Penalty)>,
    pub(super) wall: Wall,
    pub(super) taken: u8,
    pub(super) phase: Phase,
    pub(super) offer: Option<Offer>,
    pub(super) window: Window<Action>,
    pub(super) says: [u8; 4],
    pub(super) could_win: [i32; 4],
    pub(super) turn_menu: Menu,
    pub(super) hands: [Hand; 4],
    pub(super) drawn: Option<TileKind>,
    pub(super) given: [ArrayVec<TileKind, 3>; 4],
    pub(super) forbidden: [Option<Suit>; 4],
    pub(super) aside: [Option<TileKind>; 4],
    pub(super) turned: SeatSet,
    pub(super) mixed: SeatSet,
    pub(super) furiten: [Furiten; 4],
    pub(super) discards: ArrayVec<Discard, 108>,
    pub(super) out: SeatSet,
    pub(super) cards: [u8; 4],
    pub(super) won_with: [Option<TileKind>; 4],
    pub(super) on_this_tile: SeatSet,
    pub(super) false_answers: [Option<FalseHu>; 4],
    pub(super) false_hu: SeatSet,
    pub(super) sheet: Vec<DealEvent>,
    pub(super) struck: u16,
    pub(super) dead: SeatSet,
    pub(super) undivided: SeatSet,
    pub(super) states: [Option<WallEndState>; 4],
}

impl Table {
    /// The wall that these rules are played with.
    pub const fn plan(_: &SichuanRules) -> WallPlan {
        WallPlan::Suits
    }

    /// A table of so many players at the beginning of a game, the tiles of its first deal dealt.
    pub fn new(rules: &SichuanRules, players: Players, wall: Wall) -> Self {
        Self::at(rules, Game::start(rules, players), Asking::WhoMay, wall)
    }

    /// A table at the beginning of any deal.
    pub fn at(rules: &SichuanRules, game: Game, asking: Asking, wall: Wall) -> Self {
        let mut table = Self {
            game,
            before: None,
            deals: 0,
            asking,
            violations: [0; 4],
            penalties: Vec::new(),
            wall,
            taken: 0,
            phase: Phase::Dealt,
            offer: None,
            window: Window::CLOSED,
            says: [0; 4],
            could_win: [0; 4],
            turn_menu: Menu::NONE,
            hands: Default::default(),
            drawn: None,
            given: Default::default(),
            forbidden: [None; 4],
            aside: [None; 4],
            turned: SeatSet::EMPTY,
            mixed: SeatSet::EMPTY,
            furiten: [Furiten::NONE; 4],
            discards: ArrayVec::new(),
            out: SeatSet::EMPTY,
            cards: [0; 4],
            won_with: [None; 4],
            on_this_tile: SeatSet::EMPTY,
            false_answers: [None; 4],
            false_hu: SeatSet::EMPTY,
            sheet: Vec::new(),
            struck: 0,
            dead: SeatSet::EMPTY,
            undivided: SeatSet::EMPTY,
            states: [None; 4],
        };
        table.take_hands(rules);
        table
    }

    /// The table of a deal of a log: where the last deal left it, or at the start of the log.
    pub fn following(
        last: Option<Self>,
        rules: &SichuanRules,
        (start, asking): (Game, Asking),
        wall: Wall,
    ) -> Self {
        let Some(mut table) = last else { return Self::at(rules, start, asking, wall) };
        table.begin(rules, wall);
        table
    }

    /// Begins the next deal with a wall from outside. Nothing happens while a deal is played or when the game is over.
    pub fn begin(&mut self, rules: &SichuanRules, wall: Wall) {
        if self.phase == (Phase::Settled { next: Next::Deal }) {
            let (deals, violations) = (self.deals + 1, self.violations);
            let penalties = std::mem::take(&mut self.penalties);
            let fresh = Self::at(rules, self.game, self.asking, wall);
            *self = Self { deals, violations, penalties, ..fresh };
        }
    }

    /// The rounds of dealing, from East in turn order.
    fn take_hands(&mut self, rules: &SichuanRules) {
        let players = self.players();
        let dealer = self.game.dealer().value;
        for round in Plan::new(rules, players).rounds {
            let mut seat = dealer;
            for _ in 0..players.number() {
                let tiles = if seat == dealer { round.east } else { round.others };
                for _ in 0..tiles {
                    if let Some(tile) = self.next_tile() {
                        self.hands[seat.index()].concealed.add(tile);
                    }
                    self.taken += 1;
                }
                seat = players.next(seat);
            }
        }
    }

    /// The game as it stood when the deal began; after the settlement as it stands now.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How many play.
    pub const fn players(&self) -> Players {
        self.game.players()
    }

    /// The sheet of the deal that is over; none before it.
    pub fn sheet(&self) -> Option<DealResult> {
        let (game, end) = match (&self.before, self.phase) {
            (Some((game, end)), _) => (game, *end),
            (None, Phase::Over { end }) => (&self.game, end),
            _ => return None,
        };
        let (players, dealer) = (game.players(), game.dealer().value);
        Some(DealResult { players, dealer, events: self.sheet.clone(), end })
    }

    /// What the settlement of the deal that is over said, payment by payment with its clause; none before it.
    pub fn settlement(&self, rules: &SichuanRules) -> Option<Settlement> {
        let (game, _) = self.before.as_ref()?;
        game.after(rules, &self.sheet()?).ok().map(|(_, settlement)| settlement)
    }

    /// The kongs of the deal so far: who pays for each, and which are struck out by now.
    pub fn kongs(&self, rules: &SichuanRules) -> Vec<KongEntry> {
        kongs_so_far(rules, self.players(), &self.sheet)
    }

    /// The number of the deal from 0: the number of its wall.
    pub const fn deal_number(&self) -> u32 {
        self.deals
    }

    /// What the table waits for.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the deal is over.
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. } | Phase::Settled { .. })
    }

    /// Who is East.
    pub const fn dealer(&self) -> Seat {
        self.game.dealer().value
    }

    /// A player's standing tiles, the one just drawn among them, and his declared sets. A tile laid face down is apart.
    pub const fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The tile just drawn by the player whose turn it is.
    pub const fn drawn(&self) -> Option<TileKind> {
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

    /// Who has declared Hu.
    pub const fn out(&self) -> SeatSet {
        self.out
    }

    /// The number of a player's Hu card, from 1; none without Hu.
    pub const fn card(&self, seat: Seat) -> Option<u8> {
        match self.cards[seat.index()] {
            0 => None,
            card => Some(card),
        }
    }

    /// Whose hand is dead.
    pub const fn dead_hands(&self) -> SeatSet {
        self.dead
    }

    /// Minor violations of each seat in this session.
    pub const fn violations(&self) -> &[u32; 4] {
        &self.violations
    }

    /// Penalties of the session so far.
    pub fn penalties(&self) -> &[(Seat, Penalty)] {
        &self.penalties
    }

    /// The wall of the deal.
    pub const fn wall(&self) -> &Wall {
        &self.wall
    }

    /// Tiles left in the wall. Replacement tiles come from its front like any other.
    pub fn tiles_left(&self) -> u8 {
        (self.wall.len() as u8).saturating_sub(self.taken)
    }

    /// The suit that a player forbids himself, once he has chosen.
    pub const fn forbidden(&self, seat: Seat) -> Option<Suit> {
        self.forbidden[seat.index()]
    }

    /// What lies before a player for his forbidden suit.
    pub const fn laid(&self, seat: Seat) -> Laid {
        let i = seat.index();
        match (self.forbidden[i], self.turned.contains(seat), self.aside[i]) {
            (None, ..) => Laid::Nothing,
            (_, true, _) => Laid::Turned,
            (_, false, Some(_)) => Laid::Tile,
            (_, false, None) => Laid::Card,
        }
    }

    /// Who plays and has not declared Hu.
    pub(super) fn in_game(&self) -> SeatSet {
        self.players().seats().collect::<SeatSet>().difference(self.out)
    }

    /// The next tile of the wall.
    pub(super) fn next_tile(&self) -> Option<TileKind> {
        self.wall.tile(usize::from(self.taken)).map(Tile::kind)
    }

    /// All tiles of a player: the one laid face down among the standing ones.
    pub(super) fn whole_hand(&self, seat: Seat) -> Hand {
        let mut hand = self.hands[seat.index()].clone();
        if let Some(tile) = self.aside[seat.index()] {
            hand.concealed.add(tile);
        }
        hand
    }

    /// What a player has done wrong in this session, as the scale counts it.
    pub(super) fn scale(&self, rules: &SichuanRules, seat: Seat) -> Violations {
        let mut violations = Violations::at_start(rules).value;
        for _ in 0..self.violations[seat.index()] {
            violations.add(rules);
        }
        violations
    }
}
