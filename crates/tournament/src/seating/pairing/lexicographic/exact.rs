//! The proof: goes through all completions of a started seating, for at most 64 places and a number of nodes.
use super::costs::{CONFLICT, Costs};

/// The most places that are left; more would never be finished.
pub(super) const MOST: usize = 64;

/// What was found.
pub(super) enum Outcome {
    /// A completion: the started table, if one was started, comes first.
    Found(Vec<[u16; 4]>),
    /// There is none.
    Refuted,
    /// The nodes ended.
    NodesEnded,
}

/// Seats `rest` beside the places of a `started` table (none, or one to four of them) and at further tables, so
/// that all costs but those among the started come to at most `most`. Counts nodes down.
pub(super) fn complete(
    costs: &Costs<'_>,
    started: &[u16],
    rest: &[u16],
    most: u32,
    nodes: &mut u32,
) -> Outcome {
    debug_assert!(rest.len() <= MOST && (started.len() + rest.len()).is_multiple_of(4));
    let pair = |a: u16, b: u16| costs.pair(a, b);
    let row = |a: u16| rest.iter().map(|b| pair(a, *b)).collect::<Vec<_>>();
    let mask = |holds: &dyn Fn(u16) -> bool| {
        (0..).zip(rest).filter(|(_, p)| holds(**p)).fold(0, |mask, (i, _)| mask | 1_u64 << i)
    };
    let mut walk = Walk {
        pairs: rest.iter().map(|a| row(*a)).collect(),
        free: rest.iter().map(|a| mask(&|b| b != *a && pair(*a, b) == 0)).collect(),
        lawful: rest.iter().map(|a| mask(&|b| b != *a && pair(*a, b) < CONFLICT)).collect(),
        groups: costs.groups().map(|members| mask(&|p| members.contains(&p))).collect(),
        tables: Vec::new(),
        nodes,
    };
    let all = if rest.len() == 64 { u64::MAX } else { (1 << rest.len()) - 1 };
    let beside: Vec<u32> = rest.iter().map(|p| started.iter().map(|s| pair(*p, *s)).sum()).collect();
    let seats = if started.is_empty() { 0 } else { 4 - started.len() };
    let found = walk.start(&beside, seats, 0, all, most);
    if found == Found::Yes {
        let mut tables = walk.tables.iter().rev();
        let mut out = Vec::new();
        if !started.is_empty() {
            let mut first = started.to_vec();
            let chosen = if seats > 0 { tables.next() } else { None };
            first.extend(chosen.into_iter().flatten().map(|i| rest[*i]));
            out.extend(<[u16; 4]>::try_from(first));
        }
        out.extend(
            tables.filter_map(|t| <[u16; 4]>::try_from(t.iter().map(|i| rest[*i]).collect::<Vec<_>>()).ok()),
        );
        return Outcome::Found(out);
    }
    if found == Found::No { Outcome::Refuted } else { Outcome::NodesEnded }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Yes,
    No,
    Ended,
}

struct Walk<'a> {
    pairs: Vec<Vec<u32>>,
    /// Who costs nothing beside whom.
    free: Vec<u64>,
    /// Who is in no conflict with whom.
    lawful: Vec<u64>,
    groups: Vec<u64>,
    /// The tables of a success, the last first.
    tables: Vec<Vec<usize>>,
    nodes: &'a mut u32,
}

impl Walk<'_> {
    /// Fills the seats of the started table with places from `from` on, then seats all others.
    fn start(&mut self, beside: &[u32], seats: usize, from: u64, rest: u64, most: u32) -> Found {
        self.fill(beside, seats, &mut Vec::new(), from, rest, most)
    }

    fn fill(
        &mut self,
        beside: &[u32],
        seats: usize,
        chosen: &mut Vec<usize>,
        from: u64,
        rest: u64,
        most: u32,
    ) -> Found {
        if chosen.len() == seats {
            let found = self.tables_of(rest, most);
            if found == Found::Yes && seats > 0 {
                self.tables.push(chosen.clone());
            }
            return found;
        }
        for i in bits(rest & !from) {
            let cost = beside[i] + chosen.iter().map(|c| self.pairs[*c][i]).sum::<u32>();
            if cost > most {
                continue;
            }
            chosen.push(i);
            // Those up to here come no more: the order within the table does not matter.
            let found = self.fill(beside, seats, chosen, upto(i), rest & !(1 << i), most - cost);
            if found != Found::No {
                return found;
            }
            chosen.pop();
        }
        Found::No
    }

    fn tables_of(&mut self, rest: u64, most: u32) -> Found {
        if rest == 0 {
            return Found::Yes;
        }
        if *self.nodes == 0 {
            return Found::Ended;
        }
        *self.nodes -= 1;
        let tables = rest.count_ones() / 4;
        if most < CONFLICT && self.groups.iter().any(|g| (g & rest).count_ones() > tables) {
            return Found::No;
        }
        // The one with the fewest companions first: a dead end shows at once.
        let choices = |i: &usize| (self.free[*i] & rest).count_ones();
        let Some(pivot) = bits(rest).min_by_key(choices) else { return Found::Yes };
        if most == 0 && choices(&pivot) < 3 {
            return Found::No;
        }
        let (beside, others) = (self.allowed(pivot, most) & rest, rest & !(1 << pivot));
        for b in bits(beside) {
            let left = self.less(most, &[pivot], b);
            let with_b = beside & self.allowed(b, most) & !upto(b);
            let Some(left) = left else { continue };
            for c in bits(with_b) {
                let Some(left) = self.less(left, &[pivot, b], c) else { continue };
                for d in bits(with_b & self.allowed(c, most) & !upto(c)) {
                    let Some(left) = self.less(left, &[pivot, b, c], d) else { continue };
                    let table = vec![pivot, b, c, d];
                    let found = self.after(&table, others, left);
                    if found == Found::Yes {
                        self.tables.push(table);
                    }
                    if found != Found::No {
                        return found;
                    }
                }
            }
        }
        Found::No
    }

    fn after(&mut self, table: &[usize], rest: u64, most: u32) -> Found {
        let rest = table.iter().fold(rest, |rest, i| rest & !(1 << i));
        self.tables_of(rest, most)
    }

    /// Who may sit beside a place when at most so much may be spent.
    fn allowed(&self, place: usize, most: u32) -> u64 {
        match most {
            0 => self.free[place],
            1..CONFLICT => self.lawful[place],
            _ => !(1 << place),
        }
    }

    fn less(&self, most: u32, table: &[usize], new: usize) -> Option<u32> {
        most.checked_sub(table.iter().map(|i| self.pairs[*i][new]).sum())
    }
}

/// The places up to `i`, itself included.
const fn upto(i: usize) -> u64 {
    u64::MAX >> (63 - i)
}

fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
        mask &= mask - 1;
        Some(next)
    })
}
