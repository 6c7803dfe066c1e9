//! Tournament points, most first (`gambler` 3.5).
use crate::standings::totals::Totals;
use crate::standings::value::Value;

pub(super) const fn of(totals: &Totals) -> Value {
    Value::Halves(totals.halves)
}
