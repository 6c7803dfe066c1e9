//! The rating, highest first (`tesuji` rating.5).
use crate::standings::totals::Totals;
use crate::standings::value::Value;

pub(super) fn of(totals: &Totals) -> Value {
    totals.rating.map_or(Value::Nothing, Value::Hundredths)
}
