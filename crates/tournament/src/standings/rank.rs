//! Ordering by a chain: each criterion is applied to those who are still tied, and never opens a decided order again.
use super::chain::{Chain, Resort};
use super::criterion::{better, common_sessions, earlier_places, value};
use super::row::{By, Key, Remedy, Separation};
use super::totals::{Cell, Totals};
use super::value::{Better, Value};
use super::{Decider, Order};
use crate::id::{EntryId, RoundNo};
use rules::clause::{Answer, Basis};
use rules::hall::{ChainFor, Criterion, LastResort};
use std::cmp::Ordering;

/// Somebody who is to be ordered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contender<'a> {
    /// The slot, as an index into the lists of earlier places.
    pub slot: usize,
    /// Whose.
    pub entry: EntryId,
    /// The sums up to the round.
    pub totals: Totals,
    /// All scores.
    pub cells: &'a [Cell],
}

/// What an order is made from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question<'a> {
    /// The chain.
    pub chain: &'a Chain,
    /// After which round.
    pub after: RoundNo,
    /// Places of the standings before, the latest first; each by slot.
    pub earlier: &'a [&'a [u16]],
    /// What was decided by lot or by the organiser.
    pub orders: &'a [Order],
}

/// A group that shares a place.
#[derive(Clone, Debug)]
pub(super) struct Group {
    /// The index of its first in the order.
    pub from: usize,
    /// How many they are.
    pub len: usize,
    /// The clause.
    pub basis: Basis,
    /// What is to be done.
    pub open: Option<Remedy>,
    /// Whether the order within is decided, for prizes.
    pub drawn: Option<Decider>,
}

/// An order.
#[derive(Clone, Debug, Default)]
pub(super) struct Ranked {
    /// Indices of contenders, the first ahead.
    pub order: Vec<usize>,
    /// What separates each from the next one in the order.
    pub separations: Vec<Option<Separation>>,
    /// Groups that share a place, from the top.
    pub groups: Vec<Group>,
    /// Values of criteria that were applied to a group: by contender.
    pub applied: Vec<(usize, Key)>,
}

/// Orders contenders. Who is equal in everything keeps the order in which they come.
pub(super) fn rank(question: Question<'_>, contenders: &[Contender<'_>]) -> Ranked {
    let mut ranking = Ranking {
        question,
        contenders,
        out: Ranked { separations: vec![None; contenders.len()], ..Ranked::default() },
        steps: steps(question.chain, question.earlier.len()),
    };
    let mut order: Vec<usize> = (0..contenders.len()).collect();
    ranking.refine(&mut order, 0, 0);
    let mut out = ranking.out;
    out.order = order;
    out
}

/// A criterion, or one of the looks back that earlier places are.
#[derive(Clone, Copy, Debug)]
struct Step {
    criterion: Answer<Criterion>,
    /// Which of the earlier standings, the latest first.
    back: usize,
}

fn steps(chain: &Chain, earlier: usize) -> Vec<Step> {
    let mut steps = Vec::new();
    for criterion in &chain.criteria {
        let looks = if criterion.value == Criterion::EarlierPlaces { earlier } else { 1 };
        steps.extend((0..looks).map(|back| Step { criterion: *criterion, back }));
    }
    steps
}

struct Ranking<'a> {
    question: Question<'a>,
    contenders: &'a [Contender<'a>],
    out: Ranked,
    steps: Vec<Step>,
}

impl Ranking<'_> {
    /// Orders those who are tied before this step. `from` is where the first of them stands in the whole order.
    fn refine(&mut self, group: &mut [usize], at: usize, from: usize) {
        if group.len() < 2 {
            return;
        }
        let chain = self.question.chain;
        if at > 0 && chain.chain_for.value == ChainFor::PrizePlaces && from >= self.prizes() {
            return self.share(group.len(), from, chain.upper_place, None, None);
        }
        let Some(step) = self.steps.get(at).copied() else { return self.last_resort(group, from) };
        let Some(values) = self.values(group, step) else { return self.refine(group, at + 1, from) };
        let (by, ahead) = (step.criterion.value, better(step.criterion.value));
        let mut keyed: Vec<(Value, usize)> = values.into_iter().zip(group.iter().copied()).collect();
        keyed.sort_by(|one, other| ahead.compare(one.0, other.0));
        for (place, (_, contender)) in group.iter_mut().zip(&keyed) {
            *place = *contender;
        }
        let (basis, measured) = (self.basis(step), chain.measured(by));
        let mut start = 0;
        for end in 1..=keyed.len() {
            let next = keyed.get(end).map(|(value, _)| *value);
            let own = keyed[end - 1].0;
            if next.is_some_and(|other| ahead.compare(own, other) == Ordering::Equal) {
                continue;
            }
            if let Some(other) = next {
                let by = By::Criterion(by);
                self.out.separations[from + end - 1] = Some(Separation { by, own, other, basis, measured });
            }
            self.refine(&mut group[start..end], at + 1, from + start);
            start = end;
        }
    }

    fn prizes(&self) -> usize {
        usize::from(self.question.chain.prize_places.value)
    }

    /// The clause of a step: looks further back have their own.
    fn basis(&self, step: Step) -> Basis {
        if step.back > 0 { self.question.chain.further_back } else { step.criterion.basis }
    }

    /// The values of a group, in its order; nothing where the criterion is passed over.
    fn values(&mut self, group: &[usize], step: Step) -> Option<Vec<Value>> {
        let Question { chain, after, earlier, .. } = self.question;
        let criterion = step.criterion.value;
        let of = |i: &usize| &self.contenders[*i];
        let values: Vec<Value> = match criterion {
            Criterion::None => return None,
            Criterion::CommonSessions => {
                let sessions = common_sessions::sessions(group.iter().map(|i| of(i).cells), after);
                if sessions.is_empty() {
                    return None;
                }
                group.iter().map(|i| common_sessions::of(of(i).cells, &sessions)).collect()
            }
            Criterion::EarlierPlaces => {
                let places = earlier.get(step.back)?;
                let then = RoundNo(after.0.saturating_sub(step.back as u32 + 1));
                group.iter().map(|i| earlier_places::of(places, of(i).slot, then)).collect()
            }
            _ => {
                let value = |i| value(criterion, &of(i).totals, chain.chombo).unwrap_or(Value::Nothing);
                return Some(group.iter().map(value).collect());
            }
        };
        let basis = self.basis(step);
        self.out.applied.extend(
            group
                .iter()
                .zip(&values)
                .map(|(i, value)| (*i, Key { criterion, value: *value, basis, measured: None })),
        );
        Some(values)
    }

    /// Players who are equal in all criteria.
    fn last_resort(&mut self, group: &mut [usize], from: usize) {
        let Answer { value: resort, basis } = self.question.chain.resort;
        let law = match resort {
            Resort::Law(law) => law,
            Resort::RoundsOrder => return self.by_rounds(group, from, basis),
        };
        let decided = self.decided(group);
        if let Some((order, _)) = &decided {
            group.copy_from_slice(order);
        }
        let drawn = decided.map(|(_, by)| by);
        let open = |remedy| (drawn.is_none() && from < self.prizes()).then_some(remedy);
        match (law, drawn) {
            (LastResort::Lot, Some(by)) => self.separate_drawn(group.len(), from, by, basis),
            (LastResort::Lot, None) => self.share(group.len(), from, basis, Some(Remedy::LotForPlaces), None),
            (LastResort::SharedLotForPrizes, drawn) => {
                self.share(group.len(), from, basis, open(Remedy::LotForPrize), drawn);
            }
            (LastResort::SharedOrganiser, drawn) => {
                self.share(group.len(), from, basis, open(Remedy::Organiser), drawn);
            }
            (LastResort::Shared, _) => self.share(group.len(), from, basis, None, None),
        }
    }

    /// The latest order that was decided for all of a group after this round.
    fn decided(&self, group: &[usize]) -> Option<(Vec<usize>, Decider)> {
        let orders = self.question.orders.iter().rev().filter(|o| o.after == self.question.after);
        for order in orders {
            let position = |i: &usize| {
                order.entries.iter().position(|e| *e == self.contenders[*i].entry).map(|at| (at, *i))
            };
            if let Some(mut found) = group.iter().map(position).collect::<Option<Vec<_>>>() {
                found.sort_unstable();
                return Some((found.into_iter().map(|(_, i)| i).collect(), order.by));
            }
        }
        None
    }

    fn separate_drawn(&mut self, len: usize, from: usize, by: Decider, basis: Basis) {
        let by = match by {
            Decider::Lot => By::Lot,
            Decider::Organiser => By::Organiser,
        };
        for i in 1..len {
            let (own, other) = (Value::Drawn(i as u16), Value::Drawn(i as u16 + 1));
            self.out.separations[from + i - 1] = Some(Separation { by, own, other, basis, measured: None });
        }
    }

    /// In the final: the places after the rounds, which every contender has; contenders come in that order.
    fn by_rounds(&mut self, group: &mut [usize], from: usize, basis: Basis) {
        let after = RoundNo(self.question.after.0.saturating_sub(1));
        let place = |i: usize| match self.question.earlier.first() {
            Some(places) => earlier_places::of(places, self.contenders[i].slot, after),
            None => Value::Nothing,
        };
        group.sort_by(|a, b| Better::Least.compare(place(*a), place(*b)));
        for i in 1..group.len() {
            let (own, other) = (place(group[i - 1]), place(group[i]));
            self.out.separations[from + i - 1] =
                Some(Separation { by: By::RoundsOrder, own, other, basis, measured: None });
        }
    }

    fn share(&mut self, len: usize, from: usize, basis: Basis, open: Option<Remedy>, drawn: Option<Decider>) {
        self.out.groups.push(Group { from, len, basis, open, drawn });
    }
}
