//! How late somebody came, as the table's own rules know it.
use crate::round::{LateVerdict, verdict};
use crate::setup::Law;
use crate::time::Span;
use rules::classical::Lateness;

/// The band of lateness that the deals of a round are scored with. Where lateness costs something else it is a penalty
/// of its own, and here nobody is late.
pub(super) fn band(law: &Law, by: Span) -> Lateness {
    match verdict(law, by).value {
        LateVerdict::Nothing | LateVerdict::PointsOff(_) => Lateness::OnTime,
        LateVerdict::NoShow => Lateness::NoShow,
        // A fraction of a second is late; the law says from when on nobody is expected any more.
        LateVerdict::EachDeal(_) => match Lateness::of_seconds(by.whole_seconds().clamp(1, 900) as u32) {
            Lateness::NoShow => Lateness::Long,
            band => band,
        },
    }
}
