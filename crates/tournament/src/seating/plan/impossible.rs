//! Demands that no seating can meet, found before anything is searched, each with its reason.
use super::anneal::{APART, Board, Pinned, Round, Schedule, pairs};
use super::random::Fast;
use super::{PlanRequest, Repeats};
use crate::lots::Lots;
use crate::seating::{Group, Slot};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Why there is no plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// The players do not fill tables of four: so many.
    NotByFour(usize),
    /// The slot is on the list twice.
    SlotTwice(Slot),
    /// More rounds are played than there are.
    RoundsPlayed {
        /// Rounds that were played.
        played: usize,
        /// Rounds in all.
        rounds: usize,
    },
    /// Somebody is to sit at a table (its index) that does not exist.
    NoSuchTable {
        /// Who.
        slot: Slot,
        /// The index of the table.
        table: u16,
        /// How many tables there are.
        tables: usize,
    },
    /// Somebody is to sit at two tables in each round.
    FixedTwice {
        /// Who.
        slot: Slot,
        /// The indices of the tables.
        tables: (u16, u16),
    },
    /// More than four are to sit at one table in each round.
    TableOverfull {
        /// The index of the table.
        table: u16,
        /// Those who are fixed there.
        slots: Vec<Slot>,
    },
    /// Two who may not meet are to sit at one table in each round.
    FixedTogether {
        /// The index of the table.
        table: u16,
        /// The two.
        slots: (Slot, Slot),
    },
    /// A group has more members than there are tables.
    GroupTooLarge {
        /// Which.
        group: Group,
        /// How many members are seated.
        members: usize,
        /// How many tables there are.
        tables: usize,
    },
    /// Of these no two may meet, and there are fewer tables.
    Clique {
        /// Who.
        slots: Vec<Slot>,
        /// How many tables there are.
        tables: usize,
    },
    /// Somebody may meet fewer than three others.
    TooFewOpponents {
        /// Who.
        slot: Slot,
        /// How many he may meet.
        allowed: usize,
    },
    /// No round was found that keeps all demands: these pairs met in the best one.
    NoRound {
        /// Pairs that may not meet.
        conflicts: Vec<(Slot, Slot)>,
    },
    /// Single rounds can be had, but no plan of all rounds was found: these pairs met in the best one.
    NoPlan {
        /// Pairs that may not meet.
        conflicts: Vec<(Slot, Slot)>,
    },
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no seating: {self:?}")
    }
}

impl std::error::Error for Impossible {}

/// A request whose lists make sense: slots become indices.
#[derive(Clone, Debug)]
pub(super) struct Demand {
    /// By index, in rising order.
    pub(super) slots: Vec<Slot>,
    pub(super) tables: usize,
    /// Rounds to seat.
    pub(super) rounds: usize,
    /// Pairs that may not meet, the lower index first.
    pub(super) forbidden: Vec<(u16, u16)>,
    /// By index: the table somebody never leaves.
    pub(super) fixed: Vec<Option<u16>>,
}

impl Demand {
    pub(super) fn index(&self, slot: Slot) -> Option<u16> {
        self.slots.binary_search(&slot).ok().map(|i| i as u16)
    }

    pub(super) fn pinned(&self) -> Vec<Pinned> {
        self.fixed.iter().map(|f| if f.is_some() { Pinned::Yes } else { Pinned::No }).collect()
    }

    /// The forbidden pairs that meet in these rounds.
    pub(super) fn conflicts(&self, rounds: &[Round]) -> Vec<(u16, u16)> {
        let met = rounds.iter().flatten().flat_map(|t| pairs(*t)).map(|(a, b)| (a.min(b), a.max(b)));
        met.filter(|pair| self.forbidden.binary_search(pair).is_ok()).collect()
    }

    fn named(&self, pairs: &[(u16, u16)]) -> Vec<(Slot, Slot)> {
        pairs.iter().map(|(a, b)| (self.slots[*a as usize], self.slots[*b as usize])).collect()
    }

    pub(super) fn no_plan(&self, conflicts: &[(u16, u16)]) -> Impossible {
        Impossible::NoPlan { conflicts: self.named(conflicts) }
    }

    /// A round by lot, with those who have a table there.
    pub(super) fn random_round(&self, random: &mut Fast) -> Round {
        let mut seats: Vec<Option<u16>> = vec![None; 4 * self.tables];
        let mut others: Vec<u16> = Vec::with_capacity(self.slots.len());
        for (i, fixed) in self.fixed.iter().enumerate() {
            let free = fixed.and_then(|t| (4 * t as usize..4 * t as usize + 4).find(|s| seats[*s].is_none()));
            match free {
                Some(seat) => seats[seat] = Some(i as u16),
                None => others.push(i as u16),
            }
        }
        random.shuffle(&mut others);
        for (seat, player) in seats.iter_mut().filter(|s| s.is_none()).zip(others) {
            *seat = Some(player);
        }
        let seats: Vec<u16> = seats.into_iter().flatten().collect();
        seats.chunks_exact(4).map(|c| [c[0], c[1], c[2], c[3]]).collect()
    }
}

/// Reads a request, or says why it cannot be met.
pub(super) fn check(request: &PlanRequest) -> Result<Demand, Impossible> {
    let mut slots = request.slots.clone();
    slots.sort_unstable();
    if let Some(twice) = slots.windows(2).find(|two| two[0] == two[1]) {
        return Err(Impossible::SlotTwice(twice[0]));
    }
    if slots.is_empty() || !slots.len().is_multiple_of(4) {
        return Err(Impossible::NotByFour(slots.len()));
    }
    let (played, rounds) = (request.played.len(), request.rounds);
    if played > rounds {
        return Err(Impossible::RoundsPlayed { played, rounds });
    }
    let tables = slots.len() / 4;
    let fixed = vec![None; slots.len()];
    let mut demand = Demand { slots, tables, rounds: rounds - played, forbidden: Vec::new(), fixed };
    groups(request, &mut demand)?;
    tables_of(request, &mut demand)?;
    if !demand.forbidden.is_empty() {
        cliques(&demand)?;
        one_round(&demand)?;
    }
    Ok(demand)
}

fn groups(request: &PlanRequest, demand: &mut Demand) -> Result<(), Impossible> {
    let mut members: BTreeMap<Group, BTreeSet<u16>> = BTreeMap::new();
    for (slot, group) in &request.constraints.apart {
        if let Some(i) = demand.index(*slot) {
            members.entry(*group).or_default().insert(i);
        }
    }
    let mut forbidden = BTreeSet::new();
    for (group, members) in members {
        if members.len() > demand.tables {
            return Err(Impossible::GroupTooLarge { group, members: members.len(), tables: demand.tables });
        }
        for a in &members {
            forbidden.extend(members.range(a + 1..).map(|b| (*a, *b)));
        }
    }
    for (a, b) in &request.constraints.forbidden {
        if let (Some(a), Some(b)) = (demand.index(*a), demand.index(*b))
            && a != b
        {
            forbidden.insert((a.min(b), a.max(b)));
        }
    }
    demand.forbidden = forbidden.into_iter().collect();
    Ok(())
}

fn tables_of(request: &PlanRequest, demand: &mut Demand) -> Result<(), Impossible> {
    let mut at: BTreeMap<u16, Vec<u16>> = BTreeMap::new();
    for &(slot, table) in &request.constraints.fixed {
        let Some(i) = demand.index(slot) else { continue };
        if table as usize >= demand.tables {
            return Err(Impossible::NoSuchTable { slot, table, tables: demand.tables });
        }
        match demand.fixed[i as usize].replace(table) {
            None => at.entry(table).or_default().push(i),
            Some(before) if before == table => {}
            Some(before) => return Err(Impossible::FixedTwice { slot, tables: (before, table) }),
        }
    }
    for (table, there) in at {
        if there.len() > 4 {
            let slots = there.iter().map(|i| demand.slots[*i as usize]).collect();
            return Err(Impossible::TableOverfull { table, slots });
        }
        for (k, a) in there.iter().enumerate() {
            for b in &there[k + 1..] {
                let pair = (*a.min(b), *a.max(b));
                if demand.forbidden.binary_search(&pair).is_ok() {
                    return Err(Impossible::FixedTogether { table, slots: demand.named(&[pair])[0] });
                }
            }
        }
    }
    Ok(())
}

/// Players of whom no two may meet, grown from each player by those who may meet fewest; and players who may meet
/// nobody.
fn cliques(demand: &Demand) -> Result<(), Impossible> {
    let n = demand.slots.len();
    let mut apart: Vec<Vec<u16>> = vec![Vec::new(); n];
    for (a, b) in &demand.forbidden {
        apart[*a as usize].push(*b);
        apart[*b as usize].push(*a);
    }
    for (i, others) in apart.iter().enumerate() {
        let allowed = n - 1 - others.len();
        if allowed < 3 {
            return Err(Impossible::TooFewOpponents { slot: demand.slots[i], allowed });
        }
    }
    for start in 0..n {
        let mut clique = vec![start as u16];
        let mut open = apart[start].clone();
        while let Some(&next) = open.iter().max_by_key(|p| {
            let kept = open.iter().filter(|q| apart[**p as usize].contains(q)).count();
            (kept, std::cmp::Reverse(**p))
        }) {
            if clique.len() + open.len() <= demand.tables {
                break;
            }
            clique.push(next);
            open.retain(|p| apart[next as usize].contains(p));
        }
        if clique.len() > demand.tables {
            clique.sort_unstable();
            let slots = clique.iter().map(|i| demand.slots[*i as usize]).collect();
            return Err(Impossible::Clique { slots, tables: demand.tables });
        }
    }
    Ok(())
}

/// Whether one round alone can keep the demands: a short search that counts nothing else.
fn one_round(demand: &Demand) -> Result<(), Impossible> {
    const STEPS: u32 = 400_000;
    const ATTEMPTS: u64 = 8;
    let n = demand.slots.len();
    let mut best: Option<Vec<(u16, u16)>> = None;
    for attempt in 0..ATTEMPTS {
        let mut random = Fast::new(&mut Lots::stream(0, attempt));
        let mut before = vec![0; n * n];
        for (a, b) in &demand.forbidden {
            before[*a as usize * n + *b as usize] = APART;
            before[*b as usize * n + *a as usize] = APART;
        }
        let mut board =
            Board::new(vec![demand.random_round(&mut random)], before, demand.pinned(), Repeats::Even);
        board.anneal(Schedule { steps: STEPS, chance: (1 << 30, 1 << 24), enough: 0 }, &mut random);
        let conflicts = demand.conflicts(&board.rounds);
        if conflicts.is_empty() {
            return Ok(());
        }
        if best.as_ref().is_none_or(|b| conflicts.len() < b.len()) {
            best = Some(conflicts);
        }
    }
    Err(Impossible::NoRound { conflicts: demand.named(&best.unwrap_or_default()) })
}
