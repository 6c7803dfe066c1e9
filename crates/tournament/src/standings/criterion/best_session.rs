//! The best result of a single session, most first (`sichuan` ties.5).
use crate::standings::totals::Totals;
use crate::standings::value::Value;

pub(super) fn of(totals: &Totals) -> Value {
    totals.best_session.map_or(Value::Nothing, |best| Value::Whole(i64::from(best)))
}
