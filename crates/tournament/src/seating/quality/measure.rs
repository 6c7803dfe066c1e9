//! The measuring of a plan.
use super::{CommonOpponents, FixedBreach, GroupConflict, Meeting, Quality, Spread, Winds};
use crate::seating::pairing::Meetings;
use crate::seating::{Constraints, Plan, Slot, TableSeats};

/// Measures a plan. `ranks` has, by round and by slot, the place (1 is the best) before that round; a round without
/// places (the first) is an empty list, and so is one beyond the end.
pub fn report(plan: &Plan, constraints: &Constraints, ranks: Option<&[Vec<u16>]>) -> Quality {
    let meetings = Meetings::of(plan);
    let seated = Seated::of(plan, meetings.slots());
    let pairs = Pairs::of(&meetings, &seated.slots);
    let mut quality = Quality {
        slots: seated.slots.len(),
        repeats: pairs.repeats,
        overfull: pairs.overfull,
        pairs_by_meetings: pairs.by_meetings,
        most_meetings: pairs.most,
        most_met: pairs.most_met,
        winds: seated.winds,
        table_repeats: seated.back.iter().map(|(_, n)| n).sum(),
        back_at_a_table: seated.back,
        common_opponents: common_opponents(&meetings, &seated.slots),
        spread: ranks.and_then(|ranks| spread(plan, ranks)),
        group_conflicts: Vec::new(),
        forbidden_conflicts: Vec::new(),
        fixed_breaches: Vec::new(),
        seated_twice: seated.twice,
        incomplete: Vec::new(),
    };
    conflicts(plan, constraints, &mut quality);
    quality
}

/// Calls for each table with its indices.
fn tables(plan: &Plan) -> impl Iterator<Item = (u16, u16, &TableSeats)> {
    (0..)
        .zip(&plan.rounds)
        .flat_map(|(r, round)| (0..).zip(&round.tables).map(move |(t, table)| (r, t, table)))
}

/// What concerns one slot at a time.
struct Seated {
    slots: Vec<Slot>,
    winds: Vec<Winds>,
    back: Vec<(Slot, u32)>,
    twice: Vec<(u16, Slot)>,
}

impl Seated {
    fn of(plan: &Plan, slots: usize) -> Self {
        let mut counts = vec![[0; 4]; slots];
        let mut visits: Vec<Vec<(u16, u16)>> = vec![Vec::new(); slots];
        for (round, number, table) in tables(plan) {
            for (wind, slot) in table.0.iter().enumerate() {
                if let Some(slot) = slot {
                    counts[slot.index()][wind] += 1;
                    visits[slot.index()].push((round, number));
                }
            }
        }
        let all = (0..slots as u16).map(Slot);
        let slots: Vec<Slot> = all.filter(|s| !visits[s.index()].is_empty()).collect();
        let winds = slots.iter().map(|slot| Winds { slot: *slot, counts: counts[slot.index()] }).collect();
        let back = |slot: &Slot| {
            let mut tables: Vec<u16> = visits[slot.index()].iter().map(|(_, table)| *table).collect();
            let seats = tables.len();
            tables.sort_unstable();
            tables.dedup();
            (*slot, (seats - tables.len()) as u32)
        };
        let back = slots.iter().map(back).filter(|(_, n)| *n > 0).collect();
        let mut twice = Vec::new();
        for slot in &slots {
            // A plan is walked round by round, so the visits of one round stand together.
            let again = visits[slot.index()].windows(2).filter(|w| w[0].0 == w[1].0);
            twice.extend(again.map(|w| (w[0].0, *slot)));
        }
        Self { slots, winds, back, twice }
    }
}

/// What concerns pairs.
struct Pairs {
    repeats: u32,
    overfull: u32,
    by_meetings: Vec<u32>,
    most: u32,
    most_met: Vec<(Slot, Slot)>,
}

impl Pairs {
    fn of(meetings: &Meetings, slots: &[Slot]) -> Self {
        let mut pairs =
            Self { repeats: 0, overfull: 0, by_meetings: Vec::new(), most: 0, most_met: Vec::new() };
        for (a, b) in pairs_of(slots) {
            let met = u32::from(meetings.count(a, b));
            if pairs.by_meetings.len() <= met as usize {
                pairs.by_meetings.resize(met as usize + 1, 0);
            }
            pairs.by_meetings[met as usize] += 1;
            pairs.repeats += met.saturating_sub(1);
            pairs.overfull += met * met.saturating_sub(1) / 2;
            if met > pairs.most {
                pairs.most = met;
                pairs.most_met.clear();
            }
            if met == pairs.most && met > 1 {
                pairs.most_met.push((a, b));
            }
        }
        pairs
    }
}

fn pairs_of(slots: &[Slot]) -> impl Iterator<Item = (Slot, Slot)> {
    slots.iter().enumerate().flat_map(move |(i, a)| slots[i + 1..].iter().map(move |b| (*a, *b)))
}

/// Counted from each slot over its opponents to theirs: most pairs of a large hall have nobody in common, and to look for
/// somebody in each of them takes the cube of its size.
fn common_opponents(meetings: &Meetings, slots: &[Slot]) -> Option<CommonOpponents> {
    let met = |i: usize, j: usize| i != j && meetings.count(slots[i], slots[j]) > 0;
    let opponents: Vec<Vec<usize>> =
        (0..slots.len()).map(|i| (0..slots.len()).filter(|j| met(i, *j)).collect()).collect();
    let mut found: Option<CommonOpponents> = None;
    let mut common = vec![0_u32; slots.len()];
    for i in 0..slots.len() {
        common.fill(0);
        for j in opponents[i].iter().flat_map(|other| &opponents[*other]) {
            common[*j] += 1;
        }
        // Who met is left out.
        for j in &opponents[i] {
            common[*j] = u32::MAX;
        }
        for j in i + 1..slots.len() {
            let (common, pair) = (common[j], (slots[i], slots[j]));
            match &mut found {
                _ if common == u32::MAX => {}
                Some(found) if found.fewest == common => found.pairs.push(pair),
                Some(found) if found.fewest < common => {}
                _ => found = Some(CommonOpponents { fewest: common, pairs: vec![pair] }),
            }
        }
    }
    found
}

fn spread(plan: &Plan, ranks: &[Vec<u16>]) -> Option<Spread> {
    let mut spread = Spread { sum: 0, tables: 0, widest: (0, 0, 0) };
    for (round, number, table) in tables(plan) {
        let Some(ranks) = ranks.get(round as usize) else { continue };
        let places = || table.slots().filter_map(|slot| ranks.get(slot.index()).copied());
        let (Some(best), Some(worst)) = (places().min(), places().max()) else { continue };
        let width = u32::from(worst - best);
        spread.sum += width;
        spread.tables += 1;
        if width > spread.widest.2 || spread.tables == 1 {
            spread.widest = (round, number, width);
        }
    }
    (spread.tables > 0).then_some(spread)
}

fn conflicts(plan: &Plan, constraints: &Constraints, quality: &mut Quality) {
    for (round, number, table) in tables(plan) {
        let seated: Vec<Slot> = table.slots().collect();
        if seated.len() < 4 {
            quality.incomplete.push((round, number, seated.len() as u8));
        }
        for (a, b) in pairs_of(&seated) {
            let pair = if a < b { (a, b) } else { (b, a) };
            let meeting = Meeting { round, table: number, pair };
            let groups =
                |slot: Slot| constraints.apart.iter().filter(move |(s, _)| *s == slot).map(|(_, g)| *g);
            let common = groups(a).filter(|group| groups(b).any(|other| other == *group));
            quality.group_conflicts.extend(common.map(|group| GroupConflict { meeting, group }));
            if constraints.forbidden.iter().any(|f| *f == pair || *f == (pair.1, pair.0)) {
                quality.forbidden_conflicts.push(meeting);
            }
        }
        let here = constraints.fixed.iter().filter(|(slot, _)| seated.contains(slot));
        let away = here.filter(|(_, wanted)| *wanted != number);
        quality.fixed_breaches.extend(away.map(|(slot, wanted)| FixedBreach {
            round,
            slot: *slot,
            table: number,
            wanted: *wanted,
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seating::quality::Evenness;
    use crate::seating::{Group, RoundSeats};

    pub(crate) fn plan(rounds: &[&[[u16; 4]]]) -> Plan {
        let table = |slots: &[u16; 4]| TableSeats::full(slots.map(Slot));
        let round = |tables: &&[[u16; 4]]| RoundSeats { tables: tables.iter().map(table).collect() };
        Plan { rounds: rounds.iter().map(round).collect() }
    }

    #[test]
    fn each_measure_of_a_small_plan() {
        // Two rounds of eight: 0 and 1 meet twice, so do 6 and 7; everybody else once or never.
        let plan = plan(&[&[[0, 1, 2, 3], [4, 5, 6, 7]], &[[0, 1, 4, 5], [2, 3, 6, 7]]]);
        let constraints = Constraints {
            apart: vec![(Slot(0), Group(1)), (Slot(5), Group(1)), (Slot(4), Group(2))],
            forbidden: vec![(Slot(3), Slot(2))],
            fixed: vec![(Slot(2), 0)],
        };
        let ranks = [vec![], vec![1, 2, 3, 4, 5, 6, 7, 8]];
        let quality = report(&plan, &constraints, Some(&ranks));
        assert_eq!(quality.slots, 8);
        assert_eq!((quality.repeats, quality.overfull, quality.most_meetings), (4, 4, 2));
        let pair = |a, b| (Slot(a), Slot(b));
        assert_eq!(quality.most_met, [pair(0, 1), pair(2, 3), pair(4, 5), pair(6, 7)]);
        assert_eq!(quality.pairs_by_meetings, [8, 16, 4]);
        assert_eq!(quality.winds[0], Winds { slot: Slot(0), counts: [2, 0, 0, 0] });
        assert_eq!(quality.winds[0].evenness(), Evenness::Uneven);
        assert_eq!(quality.winds[2].counts, [1, 0, 1, 0]);
        assert_eq!(quality.winds[2].evenness(), Evenness::Even);
        assert_eq!(quality.table_repeats, 4);
        assert_eq!(quality.back_at_a_table, [(Slot(0), 1), (Slot(1), 1), (Slot(6), 1), (Slot(7), 1)]);
        let common = quality.common_opponents.clone().unwrap();
        assert_eq!((common.fewest, common.pairs.len()), (4, 8));
        let spread = quality.spread.unwrap();
        assert_eq!((spread.sum, spread.tables, spread.widest), (10, 2, (1, 0, 5)));
        assert!((spread.mean() - 5.0).abs() < 1e-9);
        let meeting = |round, table, pair| Meeting { round, table, pair };
        assert_eq!(
            quality.group_conflicts,
            [GroupConflict { meeting: meeting(1, 0, pair(0, 5)), group: Group(1) }]
        );
        assert_eq!(quality.forbidden_conflicts, [meeting(0, 0, pair(2, 3)), meeting(1, 1, pair(2, 3))]);
        assert_eq!(quality.fixed_breaches, [FixedBreach { round: 1, slot: Slot(2), table: 1, wanted: 0 }]);
        assert!(quality.seated_twice.is_empty() && quality.incomplete.is_empty());
    }

    #[test]
    fn an_empty_plan_and_a_wrong_one_are_measured_too() {
        let nothing = report(&Plan::default(), &Constraints::default(), Some(&[]));
        assert_eq!((nothing.slots, nothing.repeats, nothing.spread), (0, 0, None));
        let mut wrong = plan(&[&[[0, 1, 2, 3], [3, 4, 5, 6]]]);
        wrong.rounds[0].tables[0].0[0] = None;
        let quality = report(&wrong, &Constraints::default(), None);
        assert_eq!(quality.seated_twice, [(0, Slot(3))]);
        assert_eq!(quality.incomplete, [(0, 0, 3)]);
        assert_eq!(quality.slots, 6);
    }
}
