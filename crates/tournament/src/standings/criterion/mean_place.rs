//! The mean place over the games played, smallest first (`samara` 6.3.1). Sitting out costs nothing; who has missed
//! every game has no mean, so that he is not ahead of those who came and had no game.
use crate::standings::totals::Totals;
use crate::standings::value::Value;

pub(super) const fn of(totals: &Totals) -> Value {
    match totals.placed {
        0 => Value::Nothing,
        _ if totals.only_missed() => Value::Nothing,
        games => Value::Mean { doubled: totals.doubled, games },
    }
}
