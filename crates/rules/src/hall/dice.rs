//! Seats by dice: who of a table is East.
use super::rules::{FirstSeats, HallRules};
use crate::clause::Answer;
use crate::seat::{Seat, SeatSet};

/// What a throw of all players of a table decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thrown {
    /// Who sits here is East, and the others follow counter-clockwise in the order announced.
    East(Seat),
    /// These have the highest sum together and throw again.
    Again(SeatSet),
}

/// What the sums of two dice decide, thrown in the order announced; who is missing has thrown nothing. None where these
/// rules do not seat by dice, or nobody has thrown.
pub fn east_by_dice(rules: &HallRules, sums: [Option<u8>; 4]) -> Option<Answer<Thrown>> {
    let first = rules.seating.first_seats;
    if first.value != FirstSeats::Dice {
        return None;
    }
    let highest = sums.iter().flatten().max()?;
    let have = |seat: &Seat| sums[seat.index()] == Some(*highest);
    let highest: SeatSet = Seat::ALL.into_iter().filter(have).collect();
    let mut seats = highest.iter();
    let value = match (seats.next(), seats.next()) {
        (Some(east), None) => Thrown::East(east),
        _ => Thrown::Again(highest),
    };
    Some(Answer { value, basis: first.basis })
}
