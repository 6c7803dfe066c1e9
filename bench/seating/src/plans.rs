//! Whole plans: repeats, over-full plans, winds, tables, common opponents, dropouts, clans, refusals.
//!
//! Every figure comes from the quality report, which knows nothing of how a plan was made, and is the worst of its seeds.
use crate::clock::timed;
use crate::{Case, Figure, Outcome};
use reglament_tournament::seating::plan::{Impossible, PlanRequest, Repeats, plan};
use reglament_tournament::seating::quality::{Quality, report};
use reglament_tournament::seating::{Constraints, Group, Plan, Slot};
use std::fmt::Write as _;
use std::time::Duration;

/// Sizes and the rounds that have no repeats.
const PERFECT: [(u16, usize); 13] = [
    (16, 5),
    (20, 5),
    (24, 7),
    (28, 9),
    (32, 9),
    (36, 11),
    (40, 13),
    (44, 14),
    (48, 15),
    (52, 15),
    (56, 15),
    (60, 15),
    (64, 15),
];
/// Players, rounds, the bar of the sum over pairs of C(m, 2).
const OVERFULL: [(u16, usize, u32); 9] = [
    (16, 6, 24),
    (16, 8, 72),
    (20, 6, 6),
    (20, 8, 50),
    (24, 8, 18),
    (28, 10, 42),
    (12, 4, 18),
    (12, 6, 45),
    (8, 4, 24),
];
/// Players, rounds, table repeats at most, common opponents at least.
const TABLES: [(u16, usize, u32, u32); 6] =
    [(16, 5, 31, 0), (24, 6, 20, 14), (28, 4, 3, 3), (40, 8, 17, 12), (100, 10, 0, 0), (140, 10, 0, 0)];
const SEEDS: std::ops::RangeInclusive<u64> = 1..=5;

/// All cases of whole plans.
pub fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    let mut case = |name: String, seconds: u64, run: Box<dyn Fn() -> Outcome>| {
        cases.push(Case { name, allowed: Duration::from_secs(seconds), run });
    };
    for (players, rounds) in PERFECT {
        let name = format!("perfect {players}×1…{rounds}");
        case(name, 5, Box::new(move || perfect(&[players], 1..=rounds, Judged::Bar)));
    }
    let large: Vec<u16> = (68..=172).step_by(4).collect();
    let sizes = large.clone();
    case("perfect 68…172×1…12".to_owned(), 5, Box::new(move || perfect(&sizes, 1..=12, Judged::Bar)));
    case("wanted 68…172×13…15".to_owned(), 5, Box::new(move || perfect(&large, 13..=15, Judged::Said)));
    case("wanted 32×10".to_owned(), 5, Box::new(|| perfect(&[32], 10..=10, Judged::Said)));
    for (players, rounds, bar) in OVERFULL {
        case(format!("over-full {players}×{rounds}"), 5, Box::new(move || overfull(players, rounds, bar)));
    }
    case("fewest repeats 8×4".to_owned(), 5, Box::new(|| fewest(8, 20, 3)));
    case("fewest repeats 12×4".to_owned(), 5, Box::new(|| fewest(12, 13, 4)));
    for (players, rounds, repeats, common) in TABLES {
        let run = move || tables(players, rounds, repeats, common);
        case(format!("tables {players}×{rounds}"), 5, Box::new(run));
    }
    for (players, rounds, played, leave) in [(40, 8, 3, 4), (40, 8, 3, 8), (100, 10, 4, 4)] {
        let name = format!("dropouts {players}×{rounds}, {leave} leave after {played}");
        case(name, 2, Box::new(move || dropouts(players, rounds, played, leave)));
    }
    for (players, rounds) in [(40, 8), (100, 10), (140, 10)] {
        case(format!("clans {players}×{rounds}"), 5, Box::new(move || clans(players, rounds)));
    }
    case("refused".to_owned(), 1, Box::new(refusals));
    cases
}

/// Whether a figure of repeats is a bar or an open case.
#[derive(Clone, Copy)]
enum Judged {
    Bar,
    Said,
}

fn perfect(sizes: &[u16], rounds: std::ops::RangeInclusive<usize>, judged: Judged) -> Outcome {
    let mut worst = (0, 0);
    let mut slowest = Duration::ZERO;
    let mut open = String::new();
    for players in sizes {
        for rounds in rounds.clone() {
            let (quality, time) = fresh(*players, rounds, 1);
            worst = (worst.0.max(quality.repeats), worst.1.max(uneven(&quality)));
            slowest = slowest.max(time);
            if quality.repeats > 0 {
                let _ = write!(open, " {players}×{rounds}: {}", quality.repeats);
            }
        }
    }
    let repeats = match judged {
        Judged::Bar => Figure::at_most("repeats", f64::from(worst.0), 0.0),
        Judged::Said => Figure::said(format!("repeats{open}"), f64::from(worst.0)),
    };
    let figures = vec![repeats, Figure::at_most("slots with uneven winds", worst.1 as f64, 0.0)];
    Outcome { figures, slowest }
}

fn overfull(players: u16, rounds: usize, bar: u32) -> Outcome {
    let (found, slowest) = seeds(|seed| fresh(players, rounds, seed));
    let mut figures = vec![
        Figure::at_most("sum of C(m, 2)", worst(&found, |q| f64::from(q.overfull)), f64::from(bar)),
        Figure::at_most("slots with uneven winds", worst(&found, |q| uneven(q) as f64), 0.0),
    ];
    if (players, rounds) == (8, 4) {
        figures.push(Figure::at_most("most meetings", worst(&found, |q| f64::from(q.most_meetings)), 3.0));
        figures.push(Figure::at_most("repeats", worst(&found, |q| f64::from(q.repeats)), 20.0));
    }
    Outcome { figures, slowest }
}

/// As many different opponents as possible in four rounds, and nobody too often.
fn fewest(players: u16, repeats: u32, most: u32) -> Outcome {
    let (found, slowest) = seeds(|seed| {
        let request =
            PlanRequest { repeats: Repeats::Fewest, winds_from: 1, ..PlanRequest::fresh(players, 4, seed) };
        let (plan, time) = timed(|| plan(&request));
        (report(&plan.expect("it has no constraints"), &Constraints::default(), None), time)
    });
    let figures = vec![
        Figure::at_most("repeats", worst(&found, |q| f64::from(q.repeats)), f64::from(repeats)),
        Figure::at_most("most meetings", worst(&found, |q| f64::from(q.most_meetings)), f64::from(most)),
    ];
    Outcome { figures, slowest }
}

fn tables(players: u16, rounds: usize, repeats: u32, common: u32) -> Outcome {
    let (found, slowest) = seeds(|seed| fresh(players, rounds, seed));
    let fewest = found.iter().filter_map(|q| q.common_opponents.as_ref()).map(|c| c.fewest).min();
    let mut figures = vec![
        Figure::at_most("table repeats", worst(&found, |q| f64::from(q.table_repeats)), f64::from(repeats)),
        Figure::at_most("repeats", worst(&found, |q| f64::from(q.repeats)), 0.0),
    ];
    if let Some(fewest) = fewest {
        figures.push(Figure::at_least("common opponents", f64::from(fewest), f64::from(common)));
    }
    Outcome { figures, slowest }
}

fn dropouts(players: u16, rounds: usize, played: usize, leave: u16) -> Outcome {
    let mut before = Vec::new();
    let (found, slowest) = seeds(|seed| {
        let request = PlanRequest::fresh(players, rounds, seed);
        let first = plan(&request).expect("it has no constraints");
        before.push(first.clone());
        // Those who leave are spread over the lots, each seed otherwise.
        let gone: Vec<Slot> =
            (0..leave).map(|k| Slot((k * (players / leave) + k * seed as u16 % 5) % players)).collect();
        let request = PlanRequest {
            slots: request.slots.into_iter().filter(|s| !gone.contains(s)).collect(),
            played: first.rounds[..played].to_vec(),
            ..PlanRequest::fresh(0, rounds, seed)
        };
        let (plan, time) = timed(|| plan(&request));
        let plan = plan.expect("it has no constraints");
        let rest = Plan { rounds: plan.rounds[played..].to_vec() };
        let stayed = report(&rest, &Constraints::default(), None).slots == request.slots.len();
        assert!(stayed && plan.rounds[..played] == first.rounds[..played], "a played round changed");
        (report(&plan, &Constraints::default(), None), time)
    });
    // Whoever leaves has few rounds; only those who stay are judged.
    let stay = |q: &Quality| -> Vec<[u16; 4]> {
        q.winds.iter().filter(|w| usize::from(w.rounds()) == rounds).map(|w| w.counts).collect()
    };
    let uneven = |q: &Quality| {
        let beyond =
            |c: &&[u16; 4]| c.iter().any(|n| !(rounds / 4..=rounds.div_ceil(4)).contains(&usize::from(*n)));
        stay(q).iter().filter(beyond).count() as f64
    };
    // Those who left took one wind more often than another: what is over for the others cannot be even.
    let forced = |q: &Quality| {
        let stay = stay(q);
        let over = |wind: usize| {
            let sum: usize = stay.iter().map(|c| usize::from(c[wind])).sum();
            sum.saturating_sub(stay.len() * rounds.div_ceil(4))
                .max((stay.len() * (rounds / 4)).saturating_sub(sum))
        };
        (0..4).map(over).sum::<usize>().div_ceil(2) as f64
    };
    let figures = vec![
        Figure::at_most("repeats", worst(&found, |q| f64::from(q.repeats)), 0.0),
        Figure::at_most(
            "slots with uneven winds beyond the forced",
            worst(&found, |q| uneven(q) - forced(q)),
            0.0,
        ),
        Figure::said("slots with uneven winds", worst(&found, uneven)),
        Figure::said("table repeats", worst(&found, |q| f64::from(q.table_repeats))),
    ];
    Outcome { figures, slowest }
}

fn clans(players: u16, rounds: usize) -> Outcome {
    let (found, slowest) = seeds(|seed| {
        // Families of four neighbours: the lot cannot stand.
        let apart = (0..players).map(|s| (Slot(s), Group(s / 4))).collect();
        let constraints = Constraints { apart, ..Constraints::default() };
        let request =
            PlanRequest { constraints: constraints.clone(), ..PlanRequest::fresh(players, rounds, seed) };
        let (plan, time) = timed(|| plan(&request));
        (report(&plan.expect("families are small"), &constraints, None), time)
    });
    let figures = vec![
        Figure::at_most("conflicts", worst(&found, |q| q.group_conflicts.len() as f64), 0.0),
        Figure::at_most("repeats", worst(&found, |q| f64::from(q.repeats)), 0.0),
        Figure::at_most("slots with uneven winds", worst(&found, |q| uneven(q) as f64), 0.0),
        Figure::said("table repeats", worst(&found, |q| f64::from(q.table_repeats))),
    ];
    Outcome { figures, slowest }
}

/// Whether a reason is the one that must be given.
type Right = fn(&Impossible) -> bool;

/// Demands that nothing can meet, each with the reason that must be given.
fn refusals() -> Outcome {
    let group = |n: u16| (0..n).map(|s| (Slot(s), Group(1))).collect::<Vec<_>>();
    let pairs = |slots: &[u16]| -> Vec<(Slot, Slot)> {
        slots
            .iter()
            .flat_map(|a| slots.iter().filter(move |b| a < *b).map(|b| (Slot(*a), Slot(*b))))
            .collect()
    };
    let clique: Vec<u16> = (0..11).map(|k| 3 * k).collect();
    // With four full groups each table has one of each. Slot 0 may meet only 10 and 20 of two of them.
    let mut apart: Vec<(Slot, Slot)> = (11..20).chain(21..30).map(|s| (Slot(0), Slot(s))).collect();
    apart.push((Slot(10), Slot(20)));
    let four_groups: Vec<(Slot, Group)> = (0..40).map(|s| (Slot(s), Group(s / 10))).collect();
    let none = Constraints::default;
    let demands: [(&str, Constraints, Right); 4] = [
        ("a group larger than the hall", Constraints { apart: group(11), ..none() }, |why| {
            matches!(why, Impossible::GroupTooLarge { members: 11, tables: 10, .. })
        }),
        (
            "a player at two tables",
            Constraints { fixed: vec![(Slot(1), 2), (Slot(1), 3)], ..none() },
            |why| matches!(why, Impossible::FixedTwice { slot: Slot(1), tables: (2, 3) }),
        ),
        (
            "a forbidden clique",
            Constraints { forbidden: pairs(&clique), ..none() },
            |why| matches!(why, Impossible::Clique { slots, .. } if slots.len() == 11),
        ),
        (
            "full groups, the two possible partners of a player apart",
            Constraints { apart: four_groups, forbidden: apart, ..none() },
            |why| matches!(why, Impossible::NoRound { .. }),
        ),
    ];
    let mut slowest = Duration::ZERO;
    let mut figures = Vec::new();
    for (what, constraints, right) in demands {
        let request = PlanRequest { constraints, ..PlanRequest::fresh(40, 8, 1) };
        let (answer, time) = timed(|| plan(&request));
        slowest = slowest.max(time);
        let refused = answer.err().as_ref().is_some_and(right);
        figures.push(Figure::at_least(what, f64::from(u8::from(refused)), 1.0));
    }
    Outcome { figures, slowest }
}

fn fresh(players: u16, rounds: usize, seed: u64) -> (Quality, Duration) {
    let (plan, time) = timed(|| plan(&PlanRequest::fresh(players, rounds, seed)));
    let quality = report(&plan.expect("it has no constraints"), &Constraints::default(), None);
    assert!(
        quality.seated_twice.is_empty() && quality.incomplete.is_empty() && quality.slots == players as usize
    );
    (quality, time)
}

fn seeds(mut run: impl FnMut(u64) -> (Quality, Duration)) -> (Vec<Quality>, Duration) {
    let (qualities, times): (Vec<_>, Vec<_>) = SEEDS.map(&mut run).unzip();
    (qualities, times.into_iter().max().unwrap_or_default())
}

fn worst(found: &[Quality], figure: impl Fn(&Quality) -> f64) -> f64 {
    found.iter().map(figure).fold(0.0, f64::max)
}

fn uneven(quality: &Quality) -> usize {
    quality.uneven_winds().count()
}
