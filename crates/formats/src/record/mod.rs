//! A game as its log tells it, whatever the form of the log.
//!
//! Seats are the seats at the start of the game. Scores are points, not hundreds.
mod event;
mod name;
mod outcome;
mod own_rules;
mod reading;
mod table;
mod yaku;

pub use event::{Declared, Event, in_order};
pub use name::DealName;
pub use outcome::{Change, DrawKind, DrawResult, Limit, Outcome, Recorded, Repeated, Split, Win};
pub use own_rules::{Length, OwnRules, Room};
pub use reading::{Reading, Source, Warning};
pub use table::{NoRecord, of_table};
pub use yaku::LogYaku;

use rules::seat::{Relative, Seat, Wind};
use rules::tile::{Tile, TileKind};

/// One game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The form it was read from.
    pub source: Source,
    /// The source's own id of the game, where the log has one.
    pub id: Option<String>,
    /// The players by seat.
    pub players: [Player; 4],
    /// What the log says about the rules it was played by.
    pub rules: OwnRules,
    /// The seed of all walls of the game, as the log writes it.
    pub seed: Option<Box<str>>,
    /// Players who left and came back.
    pub connections: Vec<Connection>,
    /// The deals in order. A log cut out of a game may start anywhere.
    pub deals: Vec<Deal>,
    /// The end of the game, where the log has it.
    pub end: Option<GameEnd>,
}

impl Game {
    /// A game without deals.
    pub fn new(source: Source) -> Self {
        Self {
            source,
            id: None,
            players: Default::default(),
            rules: OwnRules::default(),
            seed: None,
            connections: Vec::new(),
            deals: Vec::new(),
            end: None,
        }
    }
}

/// A player as the log names them. Names are other people's text: escape them on output.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The name, empty if the log has none.
    pub name: String,
    /// The rank of Tenhou, 0 (new) to 20.
    pub dan: Option<u8>,
    /// The rating in hundredths.
    pub rate: Option<i32>,
    /// The account number of Mahjong Soul: equal names occur there.
    pub account: Option<u64>,
}

/// A player left the table or came back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Connection {
    /// Who.
    pub seat: Seat,
    /// What happened.
    pub what: Presence,
    /// In which deal (index into [`Game::deals`]); `None` before the first.
    pub deal: Option<usize>,
    /// How many events of that deal came before.
    pub after: usize,
}

/// Whether a player is at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// The player left.
    Left,
    /// The player came back.
    Back,
}

/// One deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// 0 = East 1, 4 = South 1, 8 = West 1.
    pub index: u8,
    /// Who is East.
    pub dealer: Seat,
    /// Counters on the table.
    pub honba: u16,
    /// Riichi sticks on the table from earlier deals.
    pub sticks: u16,
    /// Points at the start of the deal, by seat.
    pub scores: [i32; 4],
    /// The thirteen tiles of each seat in the order of the log; the dealer's fourteenth is the first draw.
    pub hands: [[Tile; 13]; 4],
    /// The first dora indicator.
    pub indicator: Tile,
    /// The seed of this deal's wall, in old logs that have one a deal.
    pub shuffle: Option<Box<str>>,
    /// What happened, in order.
    pub events: Vec<Event>,
    /// What the log recorded as the result; `None` if the log stops before it.
    pub outcome: Option<Outcome>,
}

impl Deal {
    /// The prevailing wind.
    pub const fn prevailing(&self) -> Wind {
        Wind::from_index(self.index as usize / 4)
    }

    /// Whether a game begins with it, and nothing came before.
    pub const fn begins_game(&self) -> bool {
        self.index == 0 && self.honba == 0 && self.sticks == 0
    }

    /// Points at the end by the recorded changes, sticks of accepted riichi paid; `None` without a result.
    pub fn scores_after(&self) -> Option<[i32; 4]> {
        Some(match self.outcome.as_ref()? {
            Outcome::Wins(wins) => wins.last()?.change.after(),
            Outcome::Draw(draw) => draw.change.after(),
        })
    }

    /// The change of a result that a form gives without the points before it. `last` is the win before it on the
    /// same tile.
    pub(crate) fn change(&self, last: Option<&Win>, delta: [i32; 4]) -> Change {
        let before = last.map_or_else(|| self.scores_before_result(), |win| win.change.after());
        Change { before, delta }
    }

    /// Whether this player's riichi was accepted.
    pub(crate) fn has_accepted_riichi(&self, player: Seat) -> bool {
        self.events.iter().any(|e| matches!(e, Event::RiichiAccepted { seat } if *seat == player))
    }

    /// The player's pung of a kind, if one was declared: the claimed tile, the own tiles, and from whom.
    pub(crate) fn pung(&self, player: Seat, kind: TileKind) -> Option<(Tile, [Tile; 2], Relative)> {
        self.events.iter().rev().find_map(|event| match *event {
            Event::Meld { seat, declared: Declared::Pung { called, own, from } }
                if seat == player && called.kind() == kind =>
            {
                Some((called, own, from))
            }
            _ => None,
        })
    }

    /// The tile that can be won on now: the last one drawn, discarded, or used for an own kong.
    pub(crate) fn last_tile(&self) -> Option<Tile> {
        self.events.iter().rev().find_map(|event| match event {
            Event::Draw { tile, .. } | Event::Discard { tile, .. } => Some(*tile),
            Event::Meld { declared, .. } => Some(declared.leaving()[0]),
            _ => None,
        })
    }

    /// Whether an indicator is missing that the play must have turned: of a concealed kong when the play went on, of
    /// another once somebody discarded. Without it no hand of the deal can be valued.
    pub(crate) fn misses_indicators(&self) -> bool {
        let due = self.events.iter().enumerate().filter(|(i, event)| match event {
            Event::Meld { declared: Declared::ConcealedKong { .. }, .. } => i + 1 < self.events.len(),
            Event::Meld { declared, .. } if declared.kind().is_kong() => {
                self.events[*i..].iter().any(|e| matches!(e, Event::Discard { .. }))
            }
            _ => false,
        });
        let turned = self.events.iter().filter(|e| matches!(e, Event::Indicator { .. }));
        turned.count() < due.count()
    }

    /// Points after the sticks of the accepted riichi are paid and before any result: what a form that does not
    /// write it must have started from.
    pub fn scores_before_result(&self) -> [i32; 4] {
        let mut scores = self.scores;
        for event in &self.events {
            if let Event::RiichiAccepted { seat } = event {
                scores[seat.index()] = scores[seat.index()].saturating_sub(1000);
            }
        }
        scores
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameEnd {
    /// Points by seat, left sticks given away.
    pub scores: [i32; 4],
    /// Result with place bonuses, in tenths.
    pub points: Option<[i32; 4]>,
    /// Chips won, in chip lobbies.
    pub chips: Option<[i32; 4]>,
}
