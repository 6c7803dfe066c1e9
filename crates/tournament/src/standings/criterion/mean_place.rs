//! The mean place over the games played, smallest first (`samara` 6.3.1). Sitting out costs nothing.
use crate::standings::totals::Totals;
use crate::standings::value::Value;

pub(super) const fn of(totals: &Totals) -> Value {
    match totals.placed {
        0 => Value::Nothing,
        games => Value::Mean { doubled: totals.doubled, games },
    }
}
