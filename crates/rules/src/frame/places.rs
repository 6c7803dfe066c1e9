//! Places at the end of a game, with ties shared or broken by seat.
use crate::seat::Seat;

/// The place or places of a player: 1 to 4. A shared place stretches from the first to the last of the tied ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlaceRange {
    /// The best of them.
    pub first: u8,
    /// The worst of them.
    pub last: u8,
}

impl PlaceRange {
    /// Twice the mean of the places, a whole number: 3 for two players who share first and second.
    pub const fn doubled_mean(self) -> u8 {
        self.first + self.last
    }

    /// How many players share it.
    pub const fn players(self) -> u8 {
        self.last - self.first + 1
    }
}

/// What equal points mean.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ties {
    /// The places are shared.
    Shared,
    /// The first dealer of the game is ahead, then turn order.
    SeatOrder,
}

/// The seats from first to last, equal points in seat order.
pub fn order(points: &[i32; 4]) -> [Seat; 4] {
    let mut seats = Seat::ALL;
    // The sort is stable, so equal points keep the order of the seats.
    seats.sort_by_key(|s| -i64::from(points[s.index()]));
    seats
}

/// The place of each seat.
pub fn places(points: &[i32; 4], ties: Ties) -> [PlaceRange; 4] {
    match ties {
        Ties::Shared => points.map(|own| {
            let better = points.iter().filter(|p| **p > own).count() as u8;
            let equal = points.iter().filter(|p| **p == own).count() as u8;
            PlaceRange { first: better + 1, last: better + equal }
        }),
        Ties::SeatOrder => {
            let order = order(points);
            Seat::ALL.map(|seat| {
                let at = order.iter().position(|s| *s == seat).unwrap_or(0) as u8 + 1;
                PlaceRange { first: at, last: at }
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranges(points: [i32; 4], ties: Ties) -> [(u8, u8); 4] {
        places(&points, ties).map(|p| (p.first, p.last))
    }

    #[test]
    fn bs_26_equal_points_by_seat_or_shared() {
        let first = |points| ranges(points, Ties::SeatOrder).map(|p| p.0);
        assert_eq!(first([25000; 4]), [1, 2, 3, 4]);
        assert_eq!(first([30000, 20000, 30000, 20000]), [1, 3, 2, 4]);
        assert_eq!(ranges([30000, 20000, 30000, 20000], Ties::Shared), [(1, 2), (3, 4), (1, 2), (3, 4)]);
        assert_eq!(ranges([-100, 500, 500, 500], Ties::Shared), [(4, 4), (1, 3), (1, 3), (1, 3)]);
        assert_eq!(places(&[1, 1, 1, 0], Ties::Shared)[0].doubled_mean(), 4);
    }
}
