//! What holds for every plan, and what the law says about some.
use super::*;
use crate::lots::Lots;
use crate::seating::Group;
use crate::seating::wind::counts;
use proptest::prelude::*;
use std::collections::BTreeMap;

/// Meetings of all pairs that met, the lower slot first.
fn met(plan: &Plan) -> BTreeMap<(Slot, Slot), usize> {
    let mut met = BTreeMap::new();
    for table in plan.rounds.iter().flat_map(|r| &r.tables) {
        let mut slots: Vec<Slot> = table.slots().collect();
        slots.sort_unstable();
        for (k, a) in slots.iter().enumerate() {
            for b in &slots[k + 1..] {
                *met.entry((*a, *b)).or_default() += 1;
            }
        }
    }
    met
}

fn repeats(plan: &Plan) -> usize {
    met(plan).values().map(|m| m - 1).sum()
}

fn fresh(players: u16, rounds: usize, seed: u64) -> Plan {
    plan(&PlanRequest::fresh(players, rounds, seed)).expect("it has no constraints")
}

fn each_slot_once(rounds: &[RoundSeats], slots: &[Slot]) {
    let mut wanted = slots.to_vec();
    wanted.sort_unstable();
    for round in rounds {
        let mut seated: Vec<Slot> = round.tables.iter().flat_map(TableSeats::slots).collect();
        seated.sort_unstable();
        assert_eq!(seated, wanted);
    }
}

fn winds_are_even(rounds: &[RoundSeats], players: usize) {
    let (least, most) = (rounds.len() as i32 / 4, (rounds.len() as i32 + 3) / 4);
    for (slot, count) in counts(rounds, players).iter().enumerate() {
        assert!(count.iter().all(|n| (least..=most).contains(n)), "slot {slot}: {count:?}");
    }
}

#[test]
fn the_first_round_is_by_lot() {
    for (players, rounds) in [(8, 4), (16, 4), (20, 3)] {
        let first = &fresh(players, rounds, 3).rounds[0];
        for (t, table) in first.tables.iter().enumerate() {
            assert_eq!(*table, TableSeats::full([0, 1, 2, 3].map(|k| Slot(4 * t as u16 + k))));
        }
    }
}

#[test]
fn designs_have_no_repeats_as_far_as_they_go() {
    for (players, rounds) in [(16, 5), (20, 5), (24, 7), (28, 9), (32, 9), (36, 11)] {
        for rounds in [rounds / 2, rounds] {
            let plan = fresh(players, rounds, 1);
            assert_eq!(repeats(&plan), 0, "{players} players, {rounds} rounds");
            winds_are_even(&plan.rounds, players as usize);
        }
    }
}

#[test]
fn eight_players_in_four_rounds_all_meet() {
    // Decision: each meets all seven others, no pair more than three times.
    let plan = fresh(8, 4, 1);
    let met = met(&plan);
    assert_eq!(met.len(), 28);
    assert_eq!(repeats(&plan), 20);
    assert_eq!(met.values().max(), Some(&3));
}

#[test]
fn twelve_players_meet_as_many_others_as_can_be() {
    // Spread evenly, 17 or 18 meetings are not the first.
    let request = PlanRequest { repeats: Repeats::Fewest, ..PlanRequest::fresh(12, 4, 1) };
    assert_eq!(repeats(&plan(&request).expect("it has no constraints")), 13);
}

#[test]
fn a_wind_that_does_not_count_is_left_to_the_lot() {
    let request = PlanRequest { winds_from: 1, ..PlanRequest::fresh(16, 4, 9) };
    let plan = plan(&request).expect("it has no constraints");
    winds_are_even(&plan.rounds[1..], 16);
    assert_eq!(plan.rounds[0].tables[0], TableSeats::full([0, 1, 2, 3].map(Slot)));
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let request = PlanRequest::fresh(16, 3, 1);
    let with = |constraints: Constraints| plan(&PlanRequest { constraints, ..request.clone() });
    let group = |n: u16| (0..n).map(|s| (Slot(s), Group(7))).collect();
    assert_eq!(
        with(Constraints { apart: group(5), ..Constraints::default() }),
        Err(Impossible::GroupTooLarge { group: Group(7), members: 5, tables: 4 })
    );
    assert_eq!(
        with(Constraints { fixed: vec![(Slot(3), 1), (Slot(3), 2)], ..Constraints::default() }),
        Err(Impossible::FixedTwice { slot: Slot(3), tables: (1, 2) })
    );
    assert_eq!(
        with(Constraints { fixed: vec![(Slot(3), 4)], ..Constraints::default() }),
        Err(Impossible::NoSuchTable { slot: Slot(3), table: 4, tables: 4 })
    );
    assert_eq!(
        with(Constraints { fixed: (0..5).map(|s| (Slot(s), 1)).collect(), ..Constraints::default() }),
        Err(Impossible::TableOverfull { table: 1, slots: (0..5).map(Slot).collect() })
    );
    let pair = (Slot(2), Slot(9));
    assert_eq!(
        with(Constraints {
            fixed: vec![(pair.0, 1), (pair.1, 1)],
            forbidden: vec![pair],
            ..Constraints::default()
        }),
        Err(Impossible::FixedTogether { table: 1, slots: pair })
    );
    let clique: Vec<Slot> = [1, 4, 8, 11, 15].map(Slot).to_vec();
    let all_pairs = |slots: &[Slot]| -> Vec<(Slot, Slot)> {
        slots.iter().flat_map(|a| slots.iter().filter(move |b| a < *b).map(|b| (*a, *b))).collect()
    };
    assert_eq!(
        with(Constraints { forbidden: all_pairs(&clique), ..Constraints::default() }),
        Err(Impossible::Clique { slots: clique, tables: 4 })
    );
    let alone = (1..14).map(|s| (Slot(0), Slot(s))).collect();
    assert_eq!(
        with(Constraints { forbidden: alone, ..Constraints::default() }),
        Err(Impossible::TooFewOpponents { slot: Slot(0), allowed: 2 })
    );
    let mut fifteen = request.clone();
    fifteen.slots.pop();
    assert_eq!(plan(&fifteen), Err(Impossible::NotByFour(15)));
    fifteen.slots.push(Slot(3));
    assert_eq!(plan(&fifteen), Err(Impossible::SlotTwice(Slot(3))));
    let played = vec![RoundSeats::default(); 4];
    assert_eq!(
        plan(&PlanRequest { played, ..request }),
        Err(Impossible::RoundsPlayed { played: 4, rounds: 3 })
    );
}

#[test]
fn a_design_takes_the_names_that_constraints_want() {
    // Seven rounds of 24 leave two strangers to each; annealing finds no such plan.
    let forbidden = vec![(Slot(0), Slot(1)), (Slot(4), Slot(9))];
    let constraints =
        Constraints { forbidden: forbidden.clone(), fixed: vec![(Slot(7), 3)], ..Constraints::default() };
    let plan = plan(&PlanRequest { constraints, ..PlanRequest::fresh(24, 7, 1) }).expect("there is one");
    assert_eq!(repeats(&plan), 0);
    assert!(forbidden.iter().all(|pair| !met(&plan).contains_key(pair)));
    assert!(plan.rounds.iter().all(|r| r.tables[3].slots().any(|s| s == Slot(7))));
    winds_are_even(&plan.rounds, 24);
}

#[test]
fn the_plan_of_a_seed_is_frozen() {
    let table = |plan: &Plan, round: usize| plan.rounds[round].tables[1].0.map(|s| s.map_or(99, |s| s.0));
    let (design, annealed) = (fresh(28, 4, 7), fresh(12, 4, 7));
    assert_eq!([table(&design, 3), table(&annealed, 1), table(&annealed, 3)], FROZEN);
}

const FROZEN: [[u16; 4]; 3] = [[14, 4, 8, 22], [11, 8, 7, 0], [9, 0, 3, 6]];

#[test]
fn those_who_stay_do_not_meet_again() {
    let before = fresh(40, 8, 2);
    let request = PlanRequest {
        slots: (0..40).filter(|s| s % 10 != 3).map(Slot).collect(),
        played: before.rounds[..3].to_vec(),
        ..PlanRequest::fresh(0, 8, 2)
    };
    let after = plan(&request).expect("it has no constraints");
    assert_eq!(after.rounds[..3], before.rounds[..3]);
    each_slot_once(&after.rounds[3..], &request.slots);
    assert_eq!(repeats(&after), 0);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, ..ProptestConfig::default() })]

    #[test]
    fn every_plan_seats_everybody_evenly(tables in 1u16..12, rounds in 1usize..5, seed in 0u64..1000) {
        let players = 4 * tables;
        let plan = fresh(players, rounds, seed);
        each_slot_once(&plan.rounds, &(0..players).map(Slot).collect::<Vec<_>>());
        winds_are_even(&plan.rounds, players as usize);
        prop_assert_eq!(&fresh(players, rounds, seed), &plan);
    }

    #[test]
    fn what_is_played_stays_and_constraints_are_kept(seed in 0u64..1000) {
        let mut lots = Lots::new(seed);
        let before = fresh(24, 4, seed);
        let played = before.rounds[..2].to_vec();
        let mut slots: Vec<Slot> = (0..24).map(Slot).collect();
        lots.shuffle(&mut slots);
        slots.truncate(20);
        let forbidden: Vec<(Slot, Slot)> = slots.chunks(2).map(|two| (two[0], two[1])).collect();
        let fixed = vec![(slots[0], 2), (slots[7], 4)];
        let apart: Vec<(Slot, Group)> = slots[..4].iter().map(|s| (*s, Group(1))).collect();
        let request = PlanRequest {
            slots: slots.clone(),
            rounds: 4,
            played: played.clone(),
            constraints: Constraints { apart, forbidden: forbidden.clone(), fixed: fixed.clone() },
            winds_from: 0,
            repeats: Repeats::Even,
            seed,
        };
        let after = plan(&request).expect("it can be kept");
        prop_assert_eq!(&after.rounds[..2], &played[..]);
        each_slot_once(&after.rounds[2..], &slots);
        let later = met(&Plan { rounds: after.rounds[2..].to_vec() });
        for (a, b) in forbidden {
            prop_assert!(!later.contains_key(&(a.min(b), a.max(b))));
        }
        for (slot, table) in fixed {
            prop_assert!(after.rounds[2..].iter().all(|r| r.tables[table as usize].slots().any(|s| s == slot)));
        }
        prop_assert_eq!(plan(&request), Ok(after));
    }
}
