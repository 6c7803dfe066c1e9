//! Danish with clans, programmatic by search, impossible wishes; and a plain search that finds the same.
use super::*;
use crate::lots::Lots;
use crate::seating::pairing::by_standing;
use proptest::prelude::*;

fn slots(n: u16) -> Vec<Slot> {
    (0..n).map(Slot).collect()
}

fn request<'a>(order: &'a [Slot], constraints: &'a Constraints) -> Request<'a> {
    Request { order, constraints, met: None, barred: &[], accept: Accept::Nothing, steps: STEPS }
}

/// One group of these places of the standing (from one).
fn clan(places: &[u16]) -> Constraints {
    let apart = places.iter().map(|p| (Slot(p - 1), Group(9))).collect();
    Constraints { apart, ..Constraints::default() }
}

/// Places from one, a list a table.
fn places(round: &RoundSeats) -> Vec<Vec<u16>> {
    round.tables.iter().map(|t| t.slots().map(|s| s.0 + 1).collect()).collect()
}

#[test]
fn without_conflicts_it_is_the_standing() {
    let order = slots(8);
    let paired = lexicographic(&request(&order, &Constraints::default())).unwrap();
    assert_eq!(paired.round, by_standing(&order));
    assert_eq!((paired.moved, paired.proof), (vec![], Proof::First));
}

#[test]
fn who_does_not_fit_is_passed_over_and_the_next_moves_up() {
    let (order, clan) = (slots(8), clan(&[2, 3]));
    let paired = lexicographic(&request(&order, &clan)).unwrap();
    assert_eq!(places(&paired.round), [[1, 2, 4, 5], [3, 6, 7, 8]]);
    let group = Why::Group { with: Slot(1), group: Group(9) };
    let passed = vec![Passed { slot: Slot(2), table: 0, why: group }];
    assert_eq!(
        paired.moved,
        [
            Moved { slot: Slot(2), by_rank: 0, table: 1, passed: passed.clone() },
            Moved { slot: Slot(4), by_rank: 1, table: 0, passed },
        ]
    );
}

#[test]
fn a_conflict_at_the_last_table_is_resolved_upward() {
    let (order, clan) = (slots(8), clan(&[6, 7]));
    let paired = lexicographic(&request(&order, &clan)).unwrap();
    assert_eq!(places(&paired.round), [[1, 2, 3, 6], [4, 5, 7, 8]]);
    let below = |slot| Passed { slot: Slot(slot), table: 0, why: Why::Below };
    assert_eq!(paired.moved[1].passed, [below(3), below(4)]);
    assert_eq!(paired.proof, Proof::First);
}

#[test]
fn two_of_a_clan_and_the_reason_for_who_moved_up() {
    // A1 B A2 C | D E F G: D is at the first table because A2 may not be.
    let (order, clan) = (slots(8), clan(&[1, 3]));
    let paired = lexicographic(&request(&order, &clan)).unwrap();
    assert_eq!(places(&paired.round), [[1, 2, 4, 5], [3, 6, 7, 8]]);
    let d = paired.moved.iter().find(|m| m.slot == Slot(4)).unwrap();
    let why = Why::Group { with: Slot(0), group: Group(9) };
    assert_eq!((d.table, d.by_rank), (0, 1));
    assert_eq!(d.passed, [Passed { slot: Slot(2), table: 0, why }]);
}

#[test]
fn a_clan_of_three_at_two_tables_is_refused_by_name_or_accepted_on_record() {
    let (order, clan) = (slots(8), clan(&[1, 3, 4]));
    let refused = lexicographic(&request(&order, &clan)).unwrap_err();
    let members = vec![Slot(0), Slot(2), Slot(3)];
    assert_eq!(refused.reasons, [Reason::GroupTooBig { group: Group(9), members, tables: 2 }]);
    assert_eq!(refused.conflicts, 1);
    let accept = Accept::Conflicts(1);
    let paired = lexicographic(&Request { accept, ..request(&order, &clan) }).unwrap();
    assert_eq!(places(&paired.round), [[1, 2, 5, 6], [3, 4, 7, 8]]);
    let why = Why::Group { with: Slot(3), group: Group(9) };
    assert_eq!(
        paired.accepted,
        [Accepted { table: 1, slot: Slot(2), why: Why::Group { with: Slot(3), group: Group(9) } }]
    );
    assert_eq!((paired.accepted[0].why, paired.proof), (why, Proof::First));
}

#[test]
fn sixteen_after_a_round_by_the_standing_meet_new_people() {
    let order = slots(16);
    let mut met = Meetings::none(16);
    met.add(&by_standing(&order));
    let nothing = Constraints::default();
    let paired = lexicographic(&Request { met: Some(&met), ..request(&order, &nothing) }).unwrap();
    assert_eq!(places(&paired.round), [[1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [4, 8, 12, 16]]);
    assert_eq!((paired.repeated, paired.proof), (vec![], Proof::First));
}

#[test]
fn repeats_that_must_be_are_few_and_late() {
    // Eight who have played by the standing: the second round repeats at least four pairs, two at a table.
    let order = slots(8);
    let mut met = Meetings::none(8);
    met.add(&by_standing(&order));
    let nothing = Constraints::default();
    let paired = lexicographic(&Request { met: Some(&met), ..request(&order, &nothing) }).unwrap();
    assert_eq!((paired.repeated.len(), paired.proof), (4, Proof::First));
    // Twelve who have played by the standing: each table takes two of one table, two of others.
    let order = slots(12);
    let mut met = Meetings::none(12);
    met.add(&by_standing(&order));
    let paired = lexicographic(&Request { met: Some(&met), ..request(&order, &nothing) }).unwrap();
    let tables: Vec<u16> = paired.repeated.iter().map(|r| r.table).collect();
    assert_eq!((tables, paired.proof), (vec![0, 1, 2], Proof::First));
}

#[test]
fn the_incomplete_table_takes_the_lowest_who_have_not_been_there() {
    let (order, nothing) = (slots(15), Constraints::default());
    let barred = [Slot(14)];
    let paired = lexicographic(&Request { barred: &barred, ..request(&order, &nothing) }).unwrap();
    assert_eq!(places(&paired.round)[2..], [vec![9, 10, 11, 15], vec![12, 13, 14]]);
    assert_eq!(paired.round.tables[3].0[3], None);
    assert_eq!(paired.moved[0].passed, [Passed { slot: Slot(11), table: 2, why: Why::Below }]);
    assert_eq!(paired.moved[1].slot, Slot(14));
    let order = slots(6);
    let paired = lexicographic(&Request { barred: &[Slot(5)], ..request(&order, &nothing) }).unwrap();
    assert_eq!(places(&paired.round), [vec![1, 2, 3, 6], vec![4, 5]]);
}

#[test]
fn a_player_who_keeps_his_table_takes_the_others_along() {
    let order = slots(8);
    let constraints = Constraints { fixed: vec![(Slot(0), 1)], ..clan(&[2, 3]) };
    let paired = lexicographic(&request(&order, &constraints)).unwrap();
    assert_eq!(places(&paired.round), [[3, 6, 7, 8], [1, 2, 4, 5]]);
    assert_eq!((paired.moved[0].slot, paired.moved[0].by_rank, paired.moved[0].table), (Slot(2), 1, 0));
}

#[test]
fn what_cannot_be_is_said_with_all_reasons() {
    let order = slots(12);
    let forbidden =
        [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)].map(|(a, b)| (Slot(a), Slot(b))).to_vec();
    let refused =
        lexicographic(&request(&order, &Constraints { forbidden, ..Constraints::default() })).unwrap_err();
    let apart = vec![Slot(1), Slot(2), Slot(3), Slot(4)];
    assert_eq!(refused.reasons, [Reason::TooManyApart { slots: apart, tables: 3 }]);
    let forbidden = (1..10).map(|b| (Slot(0), Slot(b))).collect();
    let refused =
        lexicographic(&request(&order, &Constraints { forbidden, ..Constraints::default() })).unwrap_err();
    assert_eq!(refused.reasons, [Reason::Alone { slot: Slot(0), fitting: 2 }]);
    let twice = [0, 1, 2, 1].map(Slot);
    let refused = lexicographic(&request(&twice, &Constraints::default())).unwrap_err();
    assert_eq!(refused.reasons, [Reason::Twice(Slot(1))]);
    // Nobody is alone and nothing is too big, but two triangles and their likes do not come together.
    let apart = (0..6).map(|s| (Slot(s), Group(s / 3))).collect();
    let forbidden = vec![(Slot(0), Slot(3)), (Slot(1), Slot(3)), (Slot(2), Slot(3))];
    let order = slots(12);
    let odd = Constraints { apart, forbidden, ..Constraints::default() };
    assert_eq!(lexicographic(&request(&order, &odd)).unwrap_err().reasons.len(), 1);
}

#[test]
fn two_hundred_are_answered_in_steps() {
    let order = slots(200);
    let clans =
        Constraints { apart: order.iter().map(|s| (*s, Group(s.0 / 5))).collect(), ..Constraints::default() };
    let paired = lexicographic(&request(&order, &clans)).unwrap();
    assert_eq!(places(&paired.round)[0], [1, 6, 11, 16]);
    let big = Constraints { apart: (0..60).map(|s| (Slot(s), Group(1))).collect(), ..Constraints::default() };
    let refused = lexicographic(&Request { steps: 200_000, ..request(&order, &big) }).unwrap_err();
    assert_eq!(refused.conflicts, 10);
    assert!(
        matches!(&refused.reasons[0], Reason::GroupTooBig { members, tables: 50, .. } if members.len() == 60)
    );
}

/// The first seating of all, by trying them in order: slow, plain and without any of the search's means.
fn plain(n: u16, apart: &dyn Fn(u16, u16) -> bool) -> Option<Vec<[u16; 4]>> {
    fn from(left: &[u16], apart: &dyn Fn(u16, u16) -> bool) -> Option<Vec<[u16; 4]>> {
        let Some(top) = left.first() else { return Some(Vec::new()) };
        for i in 1..left.len() {
            for j in i + 1..left.len() {
                for k in j + 1..left.len() {
                    let table = [*top, left[i], left[j], left[k]];
                    let conflict = (0..4).any(|a| (0..a).any(|b| apart(table[a], table[b])));
                    let rest: Vec<u16> = left.iter().copied().filter(|p| !table.contains(p)).collect();
                    if !conflict && let Some(mut tables) = from(&rest, apart) {
                        tables.insert(0, table);
                        return Some(tables);
                    }
                }
            }
        }
        None
    }
    from(&(0..n).collect::<Vec<_>>(), apart)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn the_first_seating_is_that_of_a_plain_search(
        tables in 2_u16..5,
        groups in prop::collection::vec(0_u16..7, 16),
        pairs in prop::collection::vec((0_u16..16, 0_u16..16), 0..14),
    ) {
        let n = tables * 4;
        // Group 0 is none.
        let apart = |a: u16, b: u16| {
            (groups[a as usize] == groups[b as usize] && groups[a as usize] > 0)
                || pairs.iter().any(|p| a != b && (*p == (a, b) || *p == (b, a)))
        };
        let order = slots(n);
        let constraints = Constraints {
            apart: (0..n).filter(|s| groups[*s as usize] > 0).map(|s| (Slot(s), Group(groups[s as usize]))).collect(),
            forbidden: pairs.iter().map(|(a, b)| (Slot(*a), Slot(*b))).collect(),
            ..Constraints::default()
        };
        let found = lexicographic(&request(&order, &constraints));
        if let Some(first) = plain(n, &apart) {
            let paired = found.unwrap();
            prop_assert_eq!(&paired.proof, &Proof::First);
            let tables: Vec<Vec<u16>> = first.iter().map(|t| t.iter().map(|p| p + 1).collect()).collect();
            prop_assert_eq!(places(&paired.round), tables);
        } else {
            let refused = found.unwrap_err();
            prop_assert!(refused.conflicts > 0);
            prop_assert!(!refused.reasons.is_empty() && !refused.reasons.contains(&Reason::StepsEnded));
            let accept = Accept::Conflicts(refused.conflicts);
            let paired = lexicographic(&Request { accept, ..request(&order, &constraints) }).unwrap();
            prop_assert_eq!(paired.accepted.len(), refused.conflicts as usize);
        }
    }

    #[test]
    fn each_is_seated_once_whatever_has_been_played(n in 1_u16..34, rounds in 0_usize..5, seed in 0_u64..99) {
        let mut order = slots(n);
        let mut met = Meetings::none(n as usize);
        let mut lots = Lots::new(seed);
        let nothing = Constraints::default();
        for _ in 0..rounds {
            lots.shuffle(&mut order);
            met.add(&by_standing(&order));
        }
        let paired =
            lexicographic(&Request { met: Some(&met), steps: 100_000, ..request(&order, &nothing) }).unwrap();
        let mut seated: Vec<Slot> = paired.round.tables.iter().flat_map(TableSeats::slots).collect();
        seated.sort();
        prop_assert_eq!(seated, slots(n));
        prop_assert!(paired.round.tables.iter().rev().skip(1).all(|t| t.slots().count() == 4));
    }
}
