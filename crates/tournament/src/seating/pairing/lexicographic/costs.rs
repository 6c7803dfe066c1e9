//! Who may sit with whom, as costs of pairs of ranks, and the reasons that forbid every seating.
use super::{Reason, Request, Why};
use crate::seating::pairing::Meetings;
use crate::seating::{Constraints, Group, Slot};

/// The cost of a pair that must be apart. A repeated meeting costs one.
pub(in crate::seating::pairing) const CONFLICT: u32 = 1 << 12;

/// The costs of all pairs. Places are indices into the order of those who play; a gap of the last table is one
/// more place, the lowest.
pub(in crate::seating::pairing) struct Costs<'a> {
    order: &'a [Slot],
    barred: &'a [Slot],
    constraints: &'a Constraints,
    met: Option<&'a Meetings>,
    places: usize,
    pairs: Vec<u32>,
    /// The members of each group that has at least two.
    groups: Vec<(Group, Vec<u16>)>,
}

impl<'a> Costs<'a> {
    /// `order` has a multiple of four slots, or three more.
    pub(in crate::seating::pairing) fn of(
        order: &'a [Slot],
        barred: &'a [Slot],
        request: &Request<'a>,
    ) -> Self {
        let places = order.len().next_multiple_of(4);
        let mut groups: Vec<(Group, Vec<u16>)> = Vec::new();
        for (place, slot) in (0..).zip(order) {
            for (_, group) in request.constraints.apart.iter().filter(|(s, _)| s == slot) {
                match groups.iter_mut().find(|(g, _)| g == group) {
                    Some((_, members)) if members.last() == Some(&place) => {}
                    Some((_, members)) => members.push(place),
                    None => groups.push((*group, vec![place])),
                }
            }
        }
        groups.retain(|(_, members)| members.len() > 1);
        let (constraints, met) = (request.constraints, request.met);
        let mut costs = Self { order, barred, constraints, met, places, pairs: Vec::new(), groups };
        costs.pairs = vec![0; places * places];
        costs.fill();
        costs
    }

    fn fill(&mut self) {
        let place = |slot: Slot| self.order.iter().position(|s| *s == slot);
        let mut apart: Vec<(usize, usize)> = Vec::new();
        for (_, members) in &self.groups {
            for (i, a) in members.iter().enumerate() {
                apart.extend(members[i + 1..].iter().map(|b| (*a as usize, *b as usize)));
            }
        }
        let forbidden = self.constraints.forbidden.iter().filter_map(|(a, b)| place(*a).zip(place(*b)));
        apart.extend(forbidden.filter(|(a, b)| a != b));
        let fixed = &self.constraints.fixed;
        for (i, (a, at)) in fixed.iter().enumerate() {
            let others = fixed[i + 1..].iter().filter(|(b, other)| other != at && b != a);
            apart.extend(others.filter_map(|(b, _)| place(*a).zip(place(*b))));
        }
        if let Some(gap) = self.gap() {
            apart.extend(self.barred.iter().filter_map(|slot| Some((place(*slot)?, gap as usize))));
        }
        if let Some(met) = self.met {
            for (i, a) in self.order.iter().enumerate() {
                for (j, b) in self.order.iter().enumerate().filter(|(j, _)| *j != i) {
                    self.pairs[i * self.places + j] = u32::from(met.count(*a, *b) > 0);
                }
            }
        }
        for (a, b) in apart {
            self.pairs[a * self.places + b] = CONFLICT;
            self.pairs[b * self.places + a] = CONFLICT;
        }
    }

    /// The number of places, a multiple of four.
    pub(in crate::seating::pairing) const fn places(&self) -> usize {
        self.places
    }

    pub(in crate::seating::pairing) const fn tables(&self) -> usize {
        self.places / 4
    }

    /// The place that stands for the empty seat of an incomplete table.
    pub(in crate::seating::pairing) const fn gap(&self) -> Option<u16> {
        if self.order.len() < self.places { Some(self.order.len() as u16) } else { None }
    }

    /// The slot of a place; none for the gap.
    pub(in crate::seating::pairing) fn slot(&self, place: u16) -> Option<Slot> {
        self.order.get(place as usize).copied()
    }

    #[inline]
    pub(in crate::seating::pairing) fn pair(&self, a: u16, b: u16) -> u32 {
        self.pairs[a as usize * self.places + b as usize]
    }

    pub(in crate::seating::pairing) fn groups(&self) -> impl Iterator<Item = &[u16]> {
        self.groups.iter().map(|(_, members)| members.as_slice())
    }

    /// How often two places have met, where that counts.
    pub(in crate::seating::pairing) fn met(&self, a: u16, b: u16) -> u8 {
        match (self.met, self.slot(a), self.slot(b)) {
            (Some(met), Some(a), Some(b)) => met.count(a, b),
            _ => 0,
        }
    }

    /// Why a place does not fit beside another, if it does not.
    pub(in crate::seating::pairing) fn why(&self, place: u16, beside: u16) -> Option<Why> {
        let cost = self.pair(place, beside);
        let (Some(slot), Some(with)) = (self.slot(place), self.slot(beside)) else {
            return (cost > 0).then_some(Why::Incomplete);
        };
        if cost == 0 {
            return None;
        }
        if cost < CONFLICT {
            return Some(Why::Met { with });
        }
        let group =
            self.groups.iter().find(|(_, members)| members.contains(&place) && members.contains(&beside));
        if let Some((group, _)) = group {
            return Some(Why::Group { with, group: *group });
        }
        let forbidden = self.constraints.forbidden.iter().any(|f| *f == (slot, with) || *f == (with, slot));
        Some(if forbidden { Why::Forbidden { with } } else { Why::FixedTables { with } })
    }

    /// What forbids every seating and can be said in a word.
    pub(in crate::seating::pairing) fn reasons(&self) -> Vec<Reason> {
        let tables = self.tables();
        let slots = |places: &[u16]| places.iter().filter_map(|p| self.slot(*p)).collect::<Vec<_>>();
        let mut reasons: Vec<Reason> = Vec::new();
        for (group, members) in self.groups.iter().filter(|(_, members)| members.len() > tables) {
            reasons.push(Reason::GroupTooBig {
                group: *group,
                members: slots(members),
                tables: tables as u16,
            });
        }
        if reasons.is_empty()
            && let Some(apart) = self.clique().filter(|clique| clique.len() > tables)
        {
            reasons.push(Reason::TooManyApart { slots: slots(&apart), tables: tables as u16 });
        }
        // Three companions make a table; the gap is one for those who are not barred from it.
        for place in 0..self.order.len() as u16 {
            let fits = |other: &u16| *other != place && self.pair(place, *other) < CONFLICT;
            let fitting = (0..self.places as u16).filter(fits).count();
            if fitting < 3 {
                let real = (0..self.order.len() as u16).filter(fits).count() as u16;
                reasons.extend(self.slot(place).map(|slot| Reason::Alone { slot, fitting: real }));
            }
        }
        reasons
    }

    /// A large set of places that must all be apart, found greedily from each of them.
    fn clique(&self) -> Option<Vec<u16>> {
        let all = || 0..self.order.len() as u16;
        let apart = |a: u16, b: u16| self.pair(a, b) >= CONFLICT;
        let degree: Vec<usize> = all().map(|a| all().filter(|b| a != *b && apart(a, *b)).count()).collect();
        let mut by_degree: Vec<u16> = all().collect();
        by_degree.sort_by_key(|p| std::cmp::Reverse(degree[*p as usize]));
        let from = |start: u16| {
            let mut clique = vec![start];
            for place in &by_degree {
                if clique.iter().all(|member| member != place && apart(*member, *place)) {
                    clique.push(*place);
                }
            }
            clique.sort_unstable();
            clique
        };
        all().map(from).max_by_key(Vec::len)
    }
}
