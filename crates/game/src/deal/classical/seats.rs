//! Who is East before the first deal: two dice each, where the rules seat by dice.
use crate::wall::Dice;
use rules::clause::Answer;
use rules::hall::{HallRules, Thrown, east_by_dice};
use rules::seat::Seat;

/// What the dice of four players decide, in the order in which they sit counter-clockwise; none where these rules do not
/// seat by dice.
pub fn throw_for_east(rules: &HallRules, thrown: [Dice; 4]) -> Option<Answer<Thrown>> {
    east_by_dice(rules, thrown.map(|dice| Some(dice.sum())))
}

/// The players by seat, East first, when this one of them is East.
#[must_use]
pub fn seated<P>(east: Seat, mut players: [P; 4]) -> [P; 4] {
    players.rotate_left(east.index());
    players
}
