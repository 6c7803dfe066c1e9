//! The difference between the best and the worst session in table points, smallest first (`samara` 6.3.4). Chombos are
//! not in it (D46).
use crate::standings::totals::Totals;
use crate::standings::value::Value;

pub(super) fn of(totals: &Totals) -> Value {
    match totals.reach {
        None => Value::Nothing,
        Some((worst, best)) => Value::Whole(i64::from(best) - i64::from(worst)),
    }
}
