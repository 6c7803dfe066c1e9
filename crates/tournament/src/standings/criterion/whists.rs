//! The sum of whists, most first (`gambler` 3.5-2; the final: 2.5-4).
use crate::standings::totals::Totals;
use crate::standings::value::Value;

pub(super) const fn of(totals: &Totals) -> Value {
    Value::Whole(totals.whists)
}
