//! The place after the session before, smallest first (`sichuan` ties.6), then the place one session earlier, and so on
//! backwards (ties.7).
use crate::id::RoundNo;
use crate::standings::value::Value;

/// The place of a slot in standings that were; `places` is by slot, nothing where it had none.
pub(in crate::standings) fn of(places: &[u16], slot: usize, after: RoundNo) -> Value {
    match places.get(slot) {
        None | Some(0) => Value::Nothing,
        Some(place) => Value::Place { after, place: *place },
    }
}
