//! Who pays whom: transfers between seats and the bets on the table, each with its clause.
use crate::clause::Basis;
use crate::seat::Seat;
use arrayvec::ArrayVec;

/// One side of a transfer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Party {
    /// A player.
    Seat(Seat),
    /// The riichi bets lying on the table.
    Table,
    /// Nobody: points that a rule takes away.
    Nobody,
}

/// Points that change hands. `points` is never negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transfer<K> {
    /// Who gives.
    pub from: Party,
    /// Who gets.
    pub to: Party,
    /// How much.
    pub points: i32,
    /// What it is paid for.
    pub kind: K,
    /// The clause that says so.
    pub basis: Basis,
}

/// The transfers of one settlement, in the order in which they are paid.
pub type Transfers<K, const N: usize> = ArrayVec<Transfer<K>, N>;

/// What each seat gains or loses by these transfers.
pub fn deltas<K>(transfers: &[Transfer<K>]) -> [i32; 4] {
    let mut out = [0; 4];
    for t in transfers {
        if let Party::Seat(seat) = t.from {
            out[seat.index()] -= t.points;
        }
        if let Party::Seat(seat) = t.to {
            out[seat.index()] += t.points;
        }
    }
    out
}
