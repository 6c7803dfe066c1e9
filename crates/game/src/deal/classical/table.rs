//! The state of a classical table: flat, changed in place by events alone.
use super::action::{Action, Menu};
use super::wall::Left;
use crate::wall::{Wall, WallPlan};
use crate::window::Window;
use arrayvec::ArrayVec;
use rules::classical::{
    Barred, Call, CallingHand, ClassicalRules, Consent, Deal, DealResult, DealScore, Lateness, Stage,
    TileNumber, WallTile, number_remedy, waits,
};
use rules::clause::Answer;
use rules::frame::classical::{Game, GameEnd, Moves};
use rules::hand::Hand;
use rules::meld::Meld;
use rules::seat::{Seat, SeatSet, Wind};
use rules::tile::{BonusSet, KindSet, TileKind};

/// What became of a discard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// It lies there.
    Kept,
    /// Somebody made a group of it.
    Claimed,
}

/// A discard as it lies in its order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discard {
    /// Whose.
    pub seat: Seat,
    /// The tile.
    pub tile: TileKind,
    /// What became of it.
    pub fate: Fate,
}

/// Why a tile is offered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Offered {
    /// It was discarded.
    Discard,
    /// It was added to a pung.
    AddedKong,
    /// It belongs to a closed kong.
    ClosedKong,
}

/// A tile that others may want.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Whose.
    pub by: Seat,
    /// The tile.
    pub tile: TileKind,
    /// Discarded, or used for a kong.
    pub how: Offered,
}

/// How a turn began.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnStart {
    /// East's first turn, with his dealt tiles.
    Dealt,
    /// A tile from the ordinary end of the wall.
    Wall,
    /// A Free tile.
    Free,
    /// A claim.
    Claim,
    /// Nothing was drawn: a tile too many, or forgotten.
    WithoutDrawing,
}

/// From which end a hand with a missing tile is filled up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fill {
    /// From the ordinary end.
    Wall,
    /// With a Free tile, because the one that was drawn was a flower or season.
    Free,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Flowers and seasons among the dealt tiles are laid down and replaced.
    Dealt,
    /// Calls before East moves.
    Opening,
    /// The play of one player.
    Turn {
        /// Whose.
        seat: Seat,
        /// How it began.
        start: TurnStart,
    },
    /// Answers to a discard.
    DiscardWindow,
    /// Answers to a kong.
    KongWindow {
        /// The kong, not yet made.
        meld: Meld,
    },
    /// The Free tile of this player.
    Replacement {
        /// Who.
        seat: Seat,
    },
    /// The missing tiles of this player, then his ordinary one.
    Missing {
        /// Who.
        seat: Seat,
        /// From where the next one comes.
        fill: Fill,
    },
    /// After a false Mahjong: do the others agree to play on?
    Consent {
        /// Who declared it.
        offender: Seat,
    },
    /// The settlement.
    Over {
        /// How the deal ended.
        result: DealResult,
    },
    /// The next deal, which begins with [`Table::begin`], or nothing more.
    Settled {
        /// Why the game is over; none if another deal comes.
        end: Option<GameEnd>,
    },
}

/// Which tile completes a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Taken {
    /// The drawn one.
    Drawn,
    /// The one that is offered.
    Offered,
}

/// Whether the deal is the last one by the judge's signal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Signal {
    None,
    LastDeal,
}

/// A settled deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SettledDeal {
    /// The deal.
    pub deal: Deal,
    /// How it ended.
    pub result: DealResult,
    /// Whists and tournament points, line by line.
    pub score: DealScore,
    /// Whether East passes on.
    pub east_moves: Answer<Moves>,
    /// Why the game is over, if it is.
    pub end: Option<Answer<GameEnd>>,
    /// The next deal.
    pub next: Option<Deal>,
}

/// A classical table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub(super) game: Game,
    pub(super) deal: Deal,
    pub(super) deals: u32,
    pub(super) wall: Wall,
    pub(super) left: Left,
    pub(super) phase: Phase,
    pub(super) resume: Phase,
    pub(super) offer: Option<Offer>,
    pub(super) window: Window<Action>,
    pub(super) consents: Window<Consent>,
    pub(super) says: [u16; 4],
    pub(super) turn_menu: Menu,
    pub(super) hands: [Hand; 4],
    pub(super) unlaid: [BonusSet; 4],
    pub(super) drawn: Option<TileKind>,
    pub(super) turn: Option<(Seat, TurnStart)>,
    pub(super) turn_kongs: u8,
    pub(super) drawn_tile: WallTile,
    pub(super) filling: Option<Seat>,
    pub(super) waiting: [KindSet; 4],
    pub(super) calls: [Call; 4],
    pub(super) discards: ArrayVec<Discard, 128>,
    pub(super) fined: SeatSet,
    pub(super) forgetful: SeatSet,
    pub(super) announced: SeatSet,
    pub(super) extra: Option<Seat>,
    pub(super) signal: Signal,
    pub(super) won: Option<(Seat, Taken)>,
    pub(super) before: Option<(Game, DealResult)>,
}

/// Thirteen tiles each, and East's fourteenth.
const DEALT: usize = 53;

impl Table {
    /// The wall that these rules are played with.
    pub const fn plan(_: &ClassicalRules) -> WallPlan {
        WallPlan::WithBonus
    }

    /// A table at the beginning of a game in which nobody came late, the tiles of its first deal dealt.
    pub fn new(rules: &ClassicalRules, stage: Stage, wall: Wall) -> Self {
        Self::at(rules, Game::new(stage, [Lateness::OnTime; 4]), wall)
    }

    /// A table at the beginning of any deal. A game that is over would have its deal played for nothing.
    pub fn at(rules: &ClassicalRules, game: Game, wall: Wall) -> Self {
        let first = Deal {
            stage: Stage::Qualifying,
            number: 1,
            dealer: Seat::ALL[0],
            prevailing: Answer { value: Wind::East, basis: rules.game.qualifying_wind.basis },
        };
        let mut table = Self {
            game,
            deal: game.deal(rules).unwrap_or(first),
            deals: 0,
            left: Left::after_dealing(&wall, DEALT as u8),
            wall,
            phase: Phase::Dealt,
            resume: Phase::Dealt,
            offer: None,
            window: Window::CLOSED,
            consents: Window::CLOSED,
            says: [0; 4],
            turn_menu: Menu::NONE,
            hands: Default::default(),
            unlaid: Default::default(),
            drawn: None,
            turn: None,
            turn_kongs: 0,
            drawn_tile: WallTile::Ordinary,
            filling: None,
            waiting: [KindSet::EMPTY; 4],
            calls: [Call::None; 4],
            discards: ArrayVec::new(),
            fined: SeatSet::EMPTY,
            forgetful: SeatSet::EMPTY,
            announced: SeatSet::EMPTY,
            extra: None,
            signal: Signal::None,
            won: None,
            before: None,
        };
        table.take_hands();
        table
    }

    /// The table of a deal of a log: where the last deal left it, or at the start of the log.
    pub fn following(last: Option<Self>, rules: &ClassicalRules, start: Game, wall: Wall) -> Self {
        let Some(mut table) = last else { return Self::at(rules, start, wall) };
        table.begin(rules, wall);
        table
    }

    /// Begins the next deal with a wall from outside. Nothing happens while a deal is played or when the game is over.
    pub fn begin(&mut self, rules: &ClassicalRules, wall: Wall) {
        if let Phase::Settled { end: None } = self.phase {
            let deals = self.deals + 1;
            *self = Self { deals, ..Self::at(rules, self.game, wall) };
        }
    }

    /// Three times four pieces each from East on, then one each, and East's fourteenth. Flowers and seasons wait to be
    /// laid down.
    fn take_hands(&mut self) {
        for place in 0..DEALT {
            let steps = if place < 48 { place / 4 } else { place };
            let seat = self.deal.dealer.plus(steps);
            let Some(piece) = self.wall.at(place) else { continue };
            match (piece.tile(), piece.bonus()) {
                (Some(tile), _) if place == DEALT - 1 => self.drawn = Some(tile.kind()),
                (Some(tile), _) => self.hands[seat.index()].concealed.add(tile.kind()),
                (None, Some(bonus)) => {
                    self.unlaid[seat.index()].insert(bonus);
                }
                (None, None) => {}
            }
        }
    }

    /// The game as it stood when the deal began; after the settlement as it stands now.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The deal: its number in the game, East, the round wind with its clause.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The number of the deal from 0: the number of its wall.
    pub const fn deal_number(&self) -> u32 {
        self.deals
    }

    /// Who is East.
    pub const fn dealer(&self) -> Seat {
        self.deal.dealer
    }

    /// What the table waits for.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the deal has ended.
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. } | Phase::Settled { .. })
    }

    /// What the settlement of the deal that is over said, with its clauses; none before it.
    pub fn settlement(&self, rules: &ClassicalRules) -> Option<SettledDeal> {
        let (before, result) = self.before?;
        let mut game = before;
        let score = game.play(rules, &result).ok()?;
        let east_moves = game.east_moves(rules, &result, self.deal.dealer);
        let (end, next) = (self.game.end(rules), self.game.deal(rules));
        Some(SettledDeal { deal: self.deal, result, score, east_moves, end, next })
    }

    /// A player's tiles without the one he has just drawn; flowers and seasons that lie before him.
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

    /// What a player has declared about a calling hand in this deal.
    pub const fn call(&self, seat: Seat) -> Call {
        self.calls[seat.index()]
    }

    /// Who may not declare Mahjong any more.
    pub const fn fined(&self) -> SeatSet {
        self.fined
    }

    /// The wall of the deal.
    pub const fn wall(&self) -> &Wall {
        &self.wall
    }

    /// Tiles, flowers and seasons left in the wall.
    pub const fn left(&self) -> u8 {
        self.left.len()
    }

    /// A player's wind.
    pub const fn wind(&self, seat: Seat) -> Wind {
        seat.wind(self.deal.dealer)
    }

    /// Who has made an original call.
    pub(super) fn original_callers(&self) -> SeatSet {
        Seat::ALL.into_iter().filter(|seat| self.calls[seat.index()] == Call::Original).collect()
    }

    /// A player's tiles with the one he has just drawn, if it is his turn.
    pub(super) fn full_hand(&self, seat: Seat) -> Hand {
        let mut hand = self.hands[seat.index()].clone();
        if let (Some((of, _)), Some(tile)) = (self.turn, self.drawn)
            && of == seat
        {
            hand.concealed.add(tile);
        }
        hand
    }

    /// What the hand waits for, as far as it matters: Mahjong needs a call.
    pub(super) fn find_waiting(&mut self, rules: &ClassicalRules, seat: Seat) {
        let i = seat.index();
        let needed = self.calls[i] != Call::None || rules.win.calling.value == CallingHand::NotNeeded;
        if needed {
            self.waiting[i] = waits(rules, &self.hands[i], self.wind(seat)).unwrap_or_default();
        }
    }

    /// What this player may not do in this turn, because he draws a missing tile in it.
    pub(super) fn barred(&self, rules: &ClassicalRules, seat: Seat) -> &'static [Barred] {
        match number_remedy(rules, TileNumber::Missing(1)) {
            Some(remedy) if self.filling == Some(seat) => remedy.barred,
            _ => &[],
        }
    }

    /// How many tiles a player holds too many or too few between turns.
    pub fn tile_number(&self, seat: Seat) -> TileNumber {
        TileNumber::of(&self.hands[seat.index()])
    }
}
