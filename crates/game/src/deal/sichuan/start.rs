//! What stands before play: drawn seats, the dice and the break, the cards and words of the table.
use crate::wall::{Dice, Seed};
use rules::clause::{Answer, Basis};
use rules::seat::{Seat, Wind};
use rules::sichuan::{Players, SichuanRules, Topic, Word};

/// The wind cards as the players of a table have drawn them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WindDraw {
    /// The wind of each player, in the order in which they were named; the last one is nobody's at a table of three.
    pub winds: [Option<Wind>; 4],
    /// The clause by which the starting seats are drawn.
    pub basis: Basis,
    /// The clause of the cards.
    pub cards: Basis,
    /// Whose wind is left over, and the clause: at a table of three the absent player is North.
    pub absent: Option<Answer<Wind>>,
}

impl WindDraw {
    /// The draw that a seed makes. At a table of three the absent player's card is not dealt out.
    pub fn of(rules: &SichuanRules, players: Players, seed: &Seed) -> Self {
        let number = players.number();
        let mut winds = Wind::ALL;
        seed.shuffle(&mut winds[..number]);
        let of = |n: usize| (n < number).then(|| winds[n]);
        let absent = match players {
            Players::Three => Some(Answer { value: Wind::North, basis: rules.cite(Topic::AbsentIsNorth) }),
            Players::Four => None,
        };
        Self {
            winds: [of(0), of(1), of(2), of(3)],
            basis: rules.cite(Topic::WindsDrawn),
            cards: rules.cite(Topic::WindCards),
            absent,
        }
    }

    /// The seat of a player for the whole session: East is seat 0.
    pub fn seat(&self, player: usize) -> Option<Seat> {
        let wind = (*self.winds.get(player)?)?;
        Seat::new(wind.index() as u8)
    }
}

/// Where the wall is broken: East throws two dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Indent {
    /// Before whose seat the broken side lies: the sum, counted in turn order from East.
    pub side: Seat,
    /// How many stacks stay to the right of the break: the smaller die.
    pub stacks: u8,
    /// The clause of the dice.
    pub basis: Basis,
}

impl Indent {
    /// The break that East's throw makes.
    pub const fn of(rules: &SichuanRules, dealer: Seat, dice: Dice) -> Self {
        let stacks = if dice.first < dice.second { dice.first } else { dice.second };
        Self { side: dealer.plus(dice.sum() as usize - 1), stacks, basis: rules.cite(Topic::Dice) }
    }
}

/// The words of declaration, and the clause that knows no others.
pub const fn words(rules: &SichuanRules) -> Answer<[Word; 3]> {
    Answer { value: [Word::Pung, Word::Kong, Word::Hu], basis: rules.cite(Topic::Words) }
}

/// The clause by which standing tiles are one line: neither an order nor a gap tells anything about them, and nobody
/// sees whether a discard was just drawn.
pub const fn one_line(rules: &SichuanRules) -> Basis {
    rules.cite(Topic::OneLine)
}
