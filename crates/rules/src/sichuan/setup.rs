//! How a deal begins: who plays, how the tiles are dealt, what is left in the wall.
use super::rules::{Exchange, SichuanRules};
use super::topic::Topic;
use crate::clause::{Answer, Basis};
use crate::seat::{Seat, Wind};

/// How many play at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Players {
    /// Three: seat 3 is empty, and stays so.
    Three,
    /// Four.
    Four,
}

impl Players {
    /// The number, or `None` for any but three and four.
    pub const fn of(number: usize) -> Option<Self> {
        match number {
            3 => Some(Self::Three),
            4 => Some(Self::Four),
            _ => None,
        }
    }

    /// Three or four.
    pub const fn number(self) -> usize {
        match self {
            Self::Three => 3,
            Self::Four => 4,
        }
    }

    /// The seats at which somebody plays, in turn order.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().take(self.number())
    }

    /// Whether somebody plays at this seat.
    pub const fn has(self, seat: Seat) -> bool {
        seat.index() < self.number()
    }

    /// The next seat in turn order.
    pub const fn next(self, seat: Seat) -> Seat {
        let next = seat.next();
        if self.has(next) { next } else { Seat::ALL[0] }
    }

    /// How many declarations of Hu end a deal, and the clause.
    pub const fn hu_to_end(self, rules: &SichuanRules) -> Answer<usize> {
        let topic = match self {
            Self::Three => Topic::DealEndOfThree,
            Self::Four => Topic::DealEnd,
        };
        Answer { value: self.number() - 1, basis: rules.cite(topic) }
    }
}

/// A round of dealing, from East in turn order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealRound {
    /// Tiles that East takes.
    pub east: u8,
    /// Tiles that each of the others takes.
    pub others: u8,
}

/// How a deal begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The rounds of dealing, in order.
    pub rounds: [DealRound; 5],
    /// The clause of the dealing.
    pub rounds_basis: Basis,
    /// Tiles left in the wall.
    pub wall: u8,
    /// The wind of the absent player, by the draw of winds.
    pub absent: Option<Answer<Wind>>,
    /// Declarations of Hu that end the deal.
    pub hu_to_end: Answer<usize>,
    /// Passing tiles on before play.
    pub exchange: Answer<Exchange>,
    /// The turned-over tile of the forbidden suit is a discard that may be claimed.
    pub first_discard: Basis,
    /// Replacement tiles are the next tiles of the wall.
    pub replacement: Basis,
    /// Hu cards on one discard go round from the discarder.
    pub hu_cards: Basis,
    /// After a Hu on a discard the player after the last winner moves.
    pub move_after_hu: Basis,
}

impl Plan {
    /// The plan of a deal.
    pub const fn new(rules: &SichuanRules, players: Players) -> Self {
        const FOUR: DealRound = DealRound { east: 4, others: 4 };
        const ONE: DealRound = DealRound { east: 1, others: 1 };
        // The last tile of East: both ways of dealing give him the fourteenth at the end.
        const LAST: DealRound = DealRound { east: 1, others: 0 };
        let (topic, absent) = match players {
            Players::Four => (Topic::Dealing, None),
            Players::Three => {
                let basis = rules.cite(Topic::AbsentIsNorth);
                (Topic::DealingOfThree, Some(Answer { value: Wind::North, basis }))
            }
        };
        Self {
            rounds: [FOUR, FOUR, FOUR, ONE, LAST],
            rounds_basis: rules.cite(topic),
            wall: 108 - 13 * players.number() as u8 - 1,
            absent,
            hu_to_end: players.hu_to_end(rules),
            exchange: rules.deal.exchange,
            first_discard: rules.cite(Topic::FirstDiscard),
            replacement: rules.cite(Topic::Replacement),
            hu_cards: rules.cite(Topic::HuCards),
            move_after_hu: rules.cite(Topic::MoveAfterHu),
        }
    }

    /// Tiles that each seat gets when `dealer` is East; none for the absent player.
    pub fn dealt(&self, players: Players, dealer: Seat) -> [u8; 4] {
        let mut out = [0; 4];
        for seat in players.seats() {
            out[seat.index()] =
                self.rounds.iter().map(|r| if seat == dealer { r.east } else { r.others }).sum();
        }
        out
    }

    /// The clause by which the absent player gets no tiles.
    pub const fn no_tiles(rules: &SichuanRules) -> Basis {
        rules.cite(Topic::AbsentNoTiles)
    }
}

/// What a table of so few players does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SmallTable {
    /// It plays.
    Plays,
    /// It does not play; each of its players is awarded these game points.
    NotPlayed {
        /// Game points.
        award: i32,
    },
}

/// What becomes of a table with this number of players.
pub const fn small_table(rules: &SichuanRules, players: usize) -> Answer<SmallTable> {
    match Players::of(players) {
        Some(players) => Answer { value: SmallTable::Plays, basis: players.hu_to_end(rules).basis },
        None => Answer {
            value: SmallTable::NotPlayed { award: rules.session.incomplete_award.value.get() },
            basis: rules.session.incomplete_award.basis,
        },
    }
}
