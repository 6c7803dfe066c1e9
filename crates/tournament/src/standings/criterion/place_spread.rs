//! The variance of places, smallest first (`samara` 6.3.3). With equal means and numbers of games it is the order of the
//! sums of squares.
use crate::standings::totals::Totals;
use crate::standings::value::Value;

pub(super) fn of(totals: &Totals) -> Value {
    match totals.placed {
        0 => Value::Nothing,
        games => {
            let scaled = i64::from(games) * totals.squares - totals.doubled * totals.doubled;
            Value::Spread { scaled, games }
        }
    }
}
