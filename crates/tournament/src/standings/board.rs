//! The board: the scores of all slots, folded, from which standings are made at any time. One more score costs one slot's
//! sums and one sort.
use super::Order;
use super::chain::Chain;
use super::criterion::value;
use super::rank::{Contender, Question, Ranked, rank};
use super::row::{Key, Out, Prize, Row, Stage, Standings, Tie, Waiting};
use super::totals::{Cell, Totals};
use crate::id::{EntryId, RoundNo};
use rules::hall::Criterion;

/// A competitor's slot with its scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    /// Whose.
    pub entry: EntryId,
    /// The scores, by round.
    pub cells: Vec<Cell>,
    /// Ratings in hundredths after games, by round, where one is kept.
    pub ratings: Vec<(RoundNo, i64)>,
    /// Why it has no place, and from which round on.
    pub out: Option<(RoundNo, Out)>,
}

impl Slot {
    /// A slot without scores.
    pub const fn new(entry: EntryId) -> Self {
        Self { entry, cells: Vec::new(), ratings: Vec::new(), out: None }
    }

    pub(super) fn totals(&self, after: RoundNo) -> Totals {
        let cells = self.cells.partition_point(|cell| cell.round <= after);
        let mut totals = Totals::of(&self.cells[..cells]);
        let ratings = self.ratings.partition_point(|(round, _)| *round <= after);
        totals.rating = ratings.checked_sub(1).map(|last| self.ratings[last].1);
        totals
    }

    pub(super) fn is_out(&self, after: RoundNo) -> Option<Out> {
        self.out.filter(|(from, _)| *from <= after).map(|(_, out)| out)
    }
}

/// All slots in the order in which equals are listed.
#[derive(Clone, Debug)]
pub struct Board {
    chain: Chain,
    slots: Vec<Slot>,
    /// The totals of each slot with all its scores.
    totals: Vec<Totals>,
    /// The last round with a score.
    last: RoundNo,
    orders: Vec<Order>,
    /// Places after each round, as far as they were asked for.
    places: Vec<Option<Vec<u16>>>,
}

impl Board {
    /// A board of these slots. Their order is that in which equals are listed: the lot numbers.
    pub fn new(chain: Chain, slots: Vec<Slot>, orders: Vec<Order>) -> Self {
        let last = slots.iter().filter_map(|s| s.cells.last()).map(|c| c.round).max().unwrap_or(RoundNo(0));
        let totals = slots.iter().map(|slot| slot.totals(RoundNo(u32::MAX))).collect();
        Self { chain, slots, totals, last, orders, places: Vec::new() }
    }

    /// The chain.
    pub const fn chain(&self) -> &Chain {
        &self.chain
    }

    /// The slots.
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// The last round with a score.
    pub const fn last(&self) -> RoundNo {
        self.last
    }

    /// Takes a score of a slot in, in place of the one it had in that round. An unknown slot changes nothing.
    pub fn put(&mut self, entry: EntryId, cell: Cell) {
        self.change(entry, cell.round, Some(cell));
        self.last = self.last.max(cell.round);
    }

    /// Takes the score of a slot in a round away.
    pub fn remove(&mut self, entry: EntryId, round: RoundNo) {
        self.change(entry, round, None);
    }

    fn change(&mut self, entry: EntryId, round: RoundNo, cell: Option<Cell>) {
        // Slots come in the order of lots, so the number is only the first guess.
        let guess = entry.index();
        let at = match self.slots.get(guess) {
            Some(slot) if slot.entry == entry => Some(guess),
            _ => self.slots.iter().position(|slot| slot.entry == entry),
        };
        let Some(at) = at else { return };
        let cells = &mut self.slots[at].cells;
        match (cells.binary_search_by_key(&round, |c| c.round), cell) {
            (Ok(i), Some(cell)) => cells[i] = cell,
            (Ok(i), None) => _ = cells.remove(i),
            (Err(i), Some(cell)) => cells.insert(i, cell),
            (Err(_), None) => {}
        }
        self.totals[at] = self.slots[at].totals(RoundNo(u32::MAX));
        self.places.truncate(round.index());
    }

    /// The standings after a round, from the scores that are in. They are marked as waiting for nothing.
    pub fn standings(&mut self, after: RoundNo) -> Standings {
        self.look_back(after);
        let earlier = self.earlier(after);
        self.make(after, &earlier)
    }

    /// The same with places of earlier standings that are given, the latest first and by slot: for a table of results
    /// whose rounds are not known one by one.
    pub fn standings_with(&self, after: RoundNo, earlier: &[Vec<u16>]) -> Standings {
        self.make(after, &earlier.iter().map(Vec::as_slice).collect::<Vec<_>>())
    }

    /// The places of all slots after a round, in the order of the slots; zero for who has none.
    pub fn places(&mut self, after: RoundNo) -> Vec<u16> {
        self.look_back(after);
        let earlier = self.earlier(after);
        self.ranked(after, &earlier).1
    }

    /// Works the places after all rounds before this one out, where the chain looks back at them.
    fn look_back(&mut self, after: RoundNo) {
        if !self.chain.criteria.iter().any(|c| c.value == Criterion::EarlierPlaces) {
            return;
        }
        let rounds = after.0.saturating_sub(1);
        if self.places.len() < rounds as usize {
            self.places.resize(rounds as usize, None);
        }
        for round in (1..=rounds).map(RoundNo) {
            if self.places[round.index()].is_none() {
                let places = self.ranked(round, &self.earlier(round)).1;
                self.places[round.index()] = Some(places);
            }
        }
    }

    /// Places after the rounds before one, the latest first, as far as they are known without a gap.
    fn earlier(&self, after: RoundNo) -> Vec<&[u16]> {
        let before = (after.0.saturating_sub(1) as usize).min(self.places.len());
        self.places[..before].iter().rev().map_while(|places| places.as_deref()).collect()
    }

    fn ranked(&self, after: RoundNo, earlier: &[&[u16]]) -> (Ranked, Vec<u16>, Vec<Contender<'_>>) {
        let all = after >= self.last;
        let contenders: Vec<Contender<'_>> = self
            .slots
            .iter()
            .enumerate()
            .filter(|(_, slot)| slot.is_out(after).is_none())
            .map(|(i, slot)| Contender {
                slot: i,
                entry: slot.entry,
                totals: if all { self.totals[i] } else { slot.totals(after) },
                cells: &slot.cells,
            })
            .collect();
        let question = Question { chain: &self.chain, after, earlier, orders: &self.orders };
        let ranked = rank(question, &contenders);
        let mut places = vec![0; self.slots.len()];
        for (at, place) in places_of(&ranked).into_iter().enumerate() {
            places[contenders[ranked.order[at]].slot] = place;
        }
        (ranked, places, contenders)
    }

    fn make(&self, after: RoundNo, earlier: &[&[u16]]) -> Standings {
        let (ranked, _, contenders) = self.ranked(after, earlier);
        let mut standings = standings(&self.chain, after, &ranked, &contenders, Stage::Rounds);
        for slot in &self.slots {
            if let Some(out) = slot.is_out(after) {
                let totals = slot.totals(after);
                standings.rows.push(Row {
                    entry: slot.entry,
                    place: None,
                    tie: None,
                    played: totals.rounds,
                    keys: keys(&self.chain, &totals),
                    separated_from_next: None,
                    prize: Prize::None,
                    stage: Stage::Rounds,
                    out: Some(out),
                });
            }
        }
        standings
    }
}

/// The place at each position of an order.
fn places_of(ranked: &Ranked) -> Vec<u16> {
    let mut places: Vec<u16> = (1..=ranked.order.len() as u16).collect();
    for group in &ranked.groups {
        places[group.from..group.from + group.len].fill(group.from as u16 + 1);
    }
    places
}

/// The values of the chain that a slot has by itself.
fn keys(chain: &Chain, totals: &Totals) -> Vec<Key> {
    let key = |c: &rules::clause::Answer<Criterion>| {
        let value = value(c.value, totals, chain.chombo)?;
        Some(Key { criterion: c.value, value, basis: c.basis, measured: chain.measured(c.value) })
    };
    chain.criteria.iter().filter_map(key).collect()
}

/// An order as standings.
pub(super) fn standings(
    chain: &Chain,
    after: RoundNo,
    ranked: &Ranked,
    contenders: &[Contender<'_>],
    stage: Stage,
) -> Standings {
    let places = places_of(ranked);
    let mut rows: Vec<Row> = ranked
        .order
        .iter()
        .zip(&places)
        .zip(&ranked.separations)
        .map(|((i, place), separation)| Row {
            entry: contenders[*i].entry,
            place: Some(*place),
            tie: None,
            played: contenders[*i].totals.rounds,
            keys: keys(chain, &contenders[*i].totals),
            separated_from_next: *separation,
            prize: if *place <= chain.prize_places.value { Prize::Of(*place) } else { Prize::None },
            stage,
            out: None,
        })
        .collect();
    let mut ties = Vec::with_capacity(ranked.groups.len());
    for (at, group) in ranked.groups.iter().enumerate() {
        let place = group.from as u16 + 1;
        let members = group.from..group.from + group.len;
        let last = (members.end as u16).min(chain.prize_places.value);
        for i in members.clone() {
            rows[i].tie = Some(at);
            if place <= chain.prize_places.value {
                let own = i as u16 + 1;
                rows[i].prize = match (group.open, group.drawn) {
                    (Some(_), _) => Prize::Undecided { from: place, to: last },
                    (None, Some(_)) if own <= chain.prize_places.value => Prize::Of(own),
                    (None, Some(_)) => Prize::None,
                    (None, None) => Prize::Of(place),
                };
            }
        }
        let entries = rows[members].iter().map(|row| row.entry).collect();
        ties.push(Tie { place, entries, basis: group.basis, open: group.open });
    }
    add_applied(chain, ranked, &mut rows);
    let waiting = Waiting::default();
    Standings { after, rows, ties, chain_for: chain.chain_for, prize_places: chain.prize_places, waiting }
}

/// Adds the values of criteria that were applied to groups, each at its place in the chain.
fn add_applied(chain: &Chain, ranked: &Ranked, rows: &mut [Row]) {
    if ranked.applied.is_empty() {
        return;
    }
    let mut at = vec![0; ranked.order.len()];
    for (position, i) in ranked.order.iter().enumerate() {
        at[*i] = position;
    }
    let rank = |criterion| chain.criteria.iter().position(|c| c.value == criterion);
    for (i, key) in &ranked.applied {
        let keys = &mut rows[at[*i]].keys;
        let before = keys.partition_point(|k| rank(k.criterion) <= rank(key.criterion));
        keys.insert(before, *key);
    }
}
