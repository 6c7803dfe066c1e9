//! What there is to say about a pairing: who moved and why, who meets again, what was accepted.
use super::costs::{CONFLICT, Costs};
use super::{Accepted, Moved, Paired, Passed, Proof, Repeated, Why};
use crate::seating::{RoundSeats, TableSeats};

/// The round of these tables of places, with its notes. Each table is in the order of the standing.
pub(in crate::seating::pairing) fn paired(costs: &Costs<'_>, tables: &[[u16; 4]], proof: Proof) -> Paired {
    let seats = |table: &[u16; 4]| TableSeats(table.map(|place| costs.slot(place)));
    let round = RoundSeats { tables: tables.iter().map(seats).collect() };
    let mut paired =
        Paired { round, moved: moved(costs, tables), repeated: Vec::new(), accepted: Vec::new(), proof };
    for (number, table) in (0..).zip(tables) {
        for (i, a) in table.iter().enumerate() {
            for b in &table[i + 1..] {
                let Some(pair) = costs.slot(*a).zip(costs.slot(*b)) else {
                    continue;
                };
                let before = costs.met(*a, *b);
                if before > 0 {
                    paired.repeated.push(Repeated { table: number, pair, before });
                }
                if costs.pair(*a, *b) >= CONFLICT
                    && let Some(why) = costs.why(*a, *b)
                {
                    paired.accepted.push(Accepted { table: number, slot: pair.0, why });
                }
            }
        }
    }
    paired
}

fn moved(costs: &Costs<'_>, tables: &[[u16; 4]]) -> Vec<Moved> {
    let mut sits = vec![0; costs.places()];
    for (number, table) in tables.iter().enumerate() {
        for place in table {
            sits[*place as usize] = number;
        }
    }
    let mut moved = Vec::new();
    for place in 0..costs.places() as u16 {
        let (by_rank, table) = (place as usize / 4, sits[place as usize]);
        let Some(slot) = costs.slot(place).filter(|_| by_rank != table) else { continue };
        let passed = if table < by_rank {
            // Everybody above him who sits at a later table was passed over for him.
            let above = (0..place).filter(|other| sits[*other as usize] > table);
            above.filter_map(|other| passed(costs, tables[table], other, place, table)).collect()
        } else {
            let last = tables[by_rank].iter().filter(|p| costs.slot(**p).is_some()).max();
            let last = last.copied().unwrap_or(place);
            passed(costs, tables[by_rank], place, last, by_rank).into_iter().collect()
        };
        moved.push(Moved { slot, by_rank: by_rank as u16, table: table as u16, passed });
    }
    moved
}

/// Why `place` was passed over at a table that `taken` sits at instead of him.
fn passed(costs: &Costs<'_>, table: [u16; 4], place: u16, taken: u16, number: usize) -> Option<Passed> {
    let slot = costs.slot(place)?;
    let reasons = table.iter().filter(|other| **other != taken).filter_map(|with| costs.why(place, *with));
    // A rule weighs more than a meeting.
    let worst = reasons.min_by_key(|why| matches!(why, Why::Met { .. }));
    let why = worst.unwrap_or(if taken < place { Why::Full } else { Why::Below });
    Some(Passed { slot, table: number as u16, why })
}
