//! The number of Mahjongs made, most first (`gambler` 3.5-3).
use crate::standings::totals::Totals;
use crate::standings::value::Value;

pub(super) const fn of(totals: &Totals) -> Value {
    Value::Whole(totals.mahjongs)
}
