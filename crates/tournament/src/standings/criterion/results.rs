//! The sum of converted results with uma and chombos, most first (`aleague` score.4).
use crate::standings::totals::Totals;
use crate::standings::value::Value;

pub(super) const fn of(totals: &Totals) -> Value {
    Value::Twelfths(totals.twelfths)
}
