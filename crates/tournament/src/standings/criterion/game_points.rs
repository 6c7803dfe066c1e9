//! The sum of game points, most first (`sichuan` D14). Penalties and awards are in it; a missed session lacks.
use crate::standings::totals::Totals;
use crate::standings::value::Value;

pub(super) const fn of(totals: &Totals) -> Value {
    Value::Whole(totals.game_points)
}
