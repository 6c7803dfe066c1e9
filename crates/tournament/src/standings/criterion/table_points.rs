//! The sum of table points, most first, less what a chombo takes off after the game (`samara` 6.3.2, D46). Who
//! has missed every game has none.
use crate::standings::totals::Totals;
use crate::standings::value::Value;

pub(super) fn of(totals: &Totals, chombo: i32) -> Value {
    if totals.only_missed() {
        return Value::Nothing;
    }
    Value::Whole(totals.table_points - totals.chombos * i64::from(chombo))
}
