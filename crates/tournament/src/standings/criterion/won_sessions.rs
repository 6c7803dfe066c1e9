//! Sessions won, most first: a strict first place at the table (`sichuan` ties.3).
use crate::standings::totals::Totals;
use crate::standings::value::Value;

pub(super) const fn of(totals: &Totals) -> Value {
    Value::Whole(totals.won as i64)
}
