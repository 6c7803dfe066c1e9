//! What coming late to a round costs the result, by the scale of the law.
use crate::setup::Law;
use crate::time::Span;
use rules::classical::Lateness;
use rules::clause::Answer;
use rules::hall::LateScale;
use rules::regulation::TableRules;

/// What it costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LateCost {
    /// Nothing.
    None,
    /// The table's own scale: off each Mahjong, off each deal, or a no-show.
    Deals(Lateness),
    /// So many points off the result.
    Points(Answer<i32>),
}

/// What lateness costs under a law.
pub fn late_cost(law: &Law, by: Span) -> LateCost {
    if by.0 <= 0 {
        return LateCost::None;
    }
    let late = &law.hall.late;
    let last = late.no_show_minutes.value.get();
    match (late.scale.value, &law.table) {
        (LateScale::DealScale, TableRules::Classical(_)) => LateCost::Deals(match last {
            Some(minutes) if by.0 > Span::minutes(i64::from(minutes)).0 => Lateness::NoShow,
            // Whoever is not late enough for a no-show stays in the last band.
            _ => match Lateness::of_seconds(seconds(by)) {
                Lateness::NoShow => Lateness::Long,
                band => band,
            },
        }),
        (LateScale::PointsAMinute, _) => {
            let Some(each) = late.points_a_minute.value.get() else { return LateCost::None };
            // Minutes that have begun count; after the last one a substitute plays and the cost grows no more.
            let minutes = i64::from(seconds(by)).div_euclid(60) + i64::from(!seconds(by).is_multiple_of(60));
            let minutes = minutes.min(last.map_or(minutes, i64::from));
            LateCost::Points(Answer { value: each * minutes as i32, basis: late.points_a_minute.basis })
        }
        (LateScale::DealScale | LateScale::None, _) => LateCost::None,
    }
}

/// Seconds that have begun: a fraction counts, so that whoever is late at all is late.
fn seconds(by: Span) -> u32 {
    by.0.div_euclid(1000).saturating_add(i64::from(by.0 % 1000 > 0)).clamp(0, i64::from(u32::MAX)) as u32
}
