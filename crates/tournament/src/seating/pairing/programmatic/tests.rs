//! Close results without repeats.
use super::*;
use crate::seating::pairing::{Meetings, by_standing};
use crate::seating::{Constraints, Group};
use proptest::prelude::*;

fn slots(n: u16) -> Vec<Slot> {
    (0..n).map(Slot).collect()
}

fn programme<'a>(order: &'a [Slot], constraints: &'a Constraints, met: &'a Meetings) -> Programme<'a> {
    let request =
        Request { order, constraints, met: Some(met), barred: &[], accept: Accept::Nothing, steps: 300_000 };
    Programme { request, later: 0, seed: 1 }
}

#[test]
fn winners_meet_winners_after_the_first_round() {
    // The standing after a round at tables 1-5-9-13 and so on: nobody of a neighbourhood has met.
    let order: Vec<Slot> = (0..4).flat_map(|place| (0..4).map(move |t| Slot(4 * t + place))).collect();
    let mut met = Meetings::none(16);
    met.add(&by_standing(&slots(16)));
    let nothing = Constraints::default();
    let together = programmatic(&programme(&order, &nothing, &met)).unwrap();
    assert_eq!(together.round, by_standing(&order));
    assert_eq!((together.spread, together.repeated.len(), together.later_repeats), (12, 0, None));
}

#[test]
fn of_equally_good_rounds_a_small_field_has_the_one_from_the_top() {
    // Whatever is drawn from the groups of four, the sum of the spreads is the same, and four rounds can follow.
    let (order, nothing) = (slots(16), Constraints::default());
    let mut met = Meetings::none(16);
    met.add(&by_standing(&order));
    for (later, seed) in [(0, 1), (1, 2), (2, 3), (3, 4)] {
        let programme = Programme { later, seed, ..programme(&order, &nothing, &met) };
        let together = programmatic(&programme).unwrap();
        let tables = (0..4).map(|t| TableSeats::full([0, 4, 8, 12].map(|s| Slot(s + t)))).collect();
        assert_eq!(together.round, RoundSeats { tables });
        assert_eq!((together.spread, together.later_repeats.unwrap_or(0)), (48, 0));
        assert!(together.moved.iter().flat_map(|m| &m.passed).all(|p| matches!(p.why, Why::Met { .. })));
    }
}

#[test]
fn the_rounds_to_come_are_looked_at_when_they_are_tight() {
    let (order, nothing) = (slots(16), Constraints::default());
    let mut met = Meetings::none(16);
    met.add(&by_standing(&order));
    let programme = Programme { later: 2, ..programme(&order, &nothing, &met) };
    let together = programmatic(&programme).unwrap();
    assert!(together.repeated.is_empty());
    assert!(together.later_repeats.is_some());
    assert_eq!(programmatic(&programme), Ok(together));
}

#[test]
fn clans_stay_apart_and_what_cannot_be_is_refused() {
    let (order, met) = (slots(16), Meetings::none(16));
    let clans = |size: u16| Constraints {
        apart: order.iter().map(|s| (*s, Group(s.0 / size))).collect(),
        ..Constraints::default()
    };
    let together = programmatic(&programme(&order, &clans(4), &met)).unwrap();
    for table in &together.round.tables {
        let mut groups: Vec<u16> = table.slots().map(|s| s.0 / 4).collect();
        groups.sort_unstable();
        assert_eq!(groups, [0, 1, 2, 3]);
    }
    let refused = programmatic(&programme(&order, &clans(8), &met)).unwrap_err();
    assert_eq!((refused.reasons.len(), refused.conflicts), (2, 8));
    let eights = clans(8);
    let mut accepted = programme(&order, &eights, &met);
    accepted.request.accept = Accept::Conflicts(8);
    assert_eq!(programmatic(&accepted).unwrap().accepted.len(), 8);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn each_is_seated_once(n in 0_u16..30, rounds in 0_usize..4, later in 0_u16..4, seed in 0_u64..99) {
        let mut order = slots(n);
        let mut met = Meetings::none(n as usize);
        let mut lots = Lots::new(seed);
        let nothing = Constraints::default();
        for _ in 0..rounds {
            lots.shuffle(&mut order);
            met.add(&by_standing(&order));
        }
        let barred: Vec<Slot> = order.iter().rev().take(2).copied().collect();
        let mut programme = Programme { later, seed, ..programme(&order, &nothing, &met) };
        programme.request.steps = 20_000;
        programme.request.barred = &barred;
        let together = programmatic(&programme).unwrap();
        let mut seated: Vec<Slot> = together.round.tables.iter().flat_map(TableSeats::slots).collect();
        seated.sort();
        prop_assert_eq!(seated, slots(n));
        let last = together.round.tables.last();
        prop_assert!(together.round.tables.iter().rev().skip(1).all(|t| t.slots().count() == 4));
        if n % 4 > 0 && n > 7 {
            prop_assert!(last.is_some_and(|t| t.slots().all(|s| !barred.contains(&s))));
        }
    }
}
