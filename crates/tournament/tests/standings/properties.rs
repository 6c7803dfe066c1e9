//! The board beside a slower and plainer statement of the same thing: updates beside making it anew, and the order beside
//! counting who is ahead.
use super::support::*;
use proptest::prelude::*;
use reglament_tournament::protocol::Won;
use reglament_tournament::standings::{Cell, Totals};
use reglament_tournament::{EntryId, RoundNo, TableNo};
use rules::frame::{Ties, places as places_at};
use rules::regulation::RegulationId;
use std::cmp::Ordering;

fn seasons() -> impl Strategy<Value = Vec<Vec<(u16, i32, bool)>>> {
    proptest::collection::vec(proptest::collection::vec((1..3_u16, -2..3_i32, any::<bool>()), 4), 2..7)
}

fn players(season: &[Vec<(u16, i32, bool)>]) -> Vec<Vec<Cell>> {
    let won = |w: &bool| if *w { Won::Yes } else { Won::No };
    season.iter().map(|s| sessions(&s.iter().map(|(t, p, w)| (*t, *p, won(w))).collect::<Vec<_>>())).collect()
}

proptest! {
    #[test]
    fn one_more_score_is_the_same_as_all_anew(season in seasons(), extra in seasons()) {
        let law = law_of(RegulationId::Sichuan);
        let mut all = players(&season);
        let mut kept = board(&law, 3, &all, vec![]);
        let _ = kept.standings(RoundNo(4));
        for (i, cells) in players(&extra).into_iter().enumerate().take(all.len()) {
            let cell = cells[i % 4];
            kept.put(EntryId::of_index(i), cell);
            all[i][cell.round.index()] = cell;
            let mut anew = board(&law, 3, &all, vec![]);
            for after in 1..=4 {
                prop_assert_eq!(kept.standings(RoundNo(after)), anew.standings(RoundNo(after)));
            }
        }
    }

    #[test]
    fn the_order_of_means_is_that_of_counting_who_is_ahead(points in proptest::collection::vec(proptest::array::uniform4(0..4_i32), 1..4)) {
        // Four players at one table, several games; the oracle compares fractions pair by pair.
        let tables: Vec<_> = points.iter().map(|p| {
            let points = p.map(|p| 25_000 + 100 * p);
            (points, places_at(&points, Ties::Shared))
        }).collect();
        let all: Vec<Vec<Cell>> = (0..4).map(|i| {
            tables.iter().enumerate().map(|(r, (points, places))| Cell {
                round: RoundNo::of_index(r), table: Some(TableNo(1)), score: game(places[i], points[i], 0),
            }).collect()
        }).collect();
        let standings = standings(RegulationId::Samara, &all, vec![]);
        let ahead = |a: usize, b: usize| plainly(&all[a], &all[b]) == Ordering::Less;
        for i in 0..4 {
            let better = (0..4).filter(|j| ahead(*j, i)).count() as u16;
            let own = standings.row(EntryId::of_index(i)).and_then(|row| row.place);
            prop_assert_eq!(own, Some(better + 1));
        }
    }
}

/// Who is ahead by Samara 6.3; all have played the same number of games, so that nothing is divided.
fn plainly(one: &[Cell], other: &[Cell]) -> Ordering {
    let of = |cells: &[Cell]| {
        let totals = Totals::of(cells);
        let spread = totals.squares * i64::from(totals.placed) - totals.doubled * totals.doubled;
        let (worst, best) = totals.reach.unwrap_or_default();
        (totals.doubled, -totals.table_points, spread, best - worst)
    };
    of(one).cmp(&of(other))
}
