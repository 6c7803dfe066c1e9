//! Places, worked out a second time by the chain of the law: who is ahead of whom, who shares, where a lot decided.
use super::rating::ratings;
use super::score::{Line, Mark};
use super::world::World;
use super::write::puts_out;
use crate::id::{EntryId, RoundNo, TableNo};
use crate::penalty::{Force, Offence};
use crate::seats::RoundKind;
use crate::substitute::{Substitution, Until};
use rules::hall::{ChainFor, Criterion, EventKind, FinalStage, LastResort, ReplacedResult};
use rules::regulation::TableRules;
use rules::riichi::{CHOMBO_DEDUCTION, ChomboCost};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

/// Slots that share a place, or one alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Group {
    /// The place, the upper one.
    pub(super) place: u16,
    /// In the order that was decided, or in that of the lots.
    pub(super) entries: Vec<EntryId>,
    /// Whether it is equal in the whole chain.
    pub(super) equal: Equal,
}

/// Why slots share a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Equal {
    /// Nobody shares it.
    Alone,
    /// Without a prize the upper place is taken, whatever the further criteria say.
    UpperPlace,
    /// In the whole chain, and nobody has decided.
    Open,
    /// In the whole chain; somebody has decided about the prize.
    Decided,
}

/// A number that players are compared by: a fraction, the greater ahead. Nothing comes last.
type Number = Option<(i128, i128)>;

#[expect(clippy::unnecessary_wraps, reason = "a number among others that may be missing")]
fn whole(number: i64) -> Number {
    Some((i128::from(number), 1))
}

fn compare(one: Number, other: Number) -> Ordering {
    match (one, other) {
        (None, None) => Ordering::Equal,
        (None, _) => Ordering::Greater,
        (_, None) => Ordering::Less,
        (Some((a, b)), Some((c, d))) => (c * b).cmp(&(a * d)),
    }
}

/// Everything that places are made of.
pub(super) struct Table<'w> {
    world: &'w World,
    /// By slot the marks of its rounds.
    cells: BTreeMap<EntryId, Vec<(RoundNo, Option<TableNo>, Mark)>>,
    /// By slot the rating after each rated game.
    ratings: BTreeMap<EntryId, Vec<(RoundNo, i64)>>,
    out: BTreeMap<EntryId, RoundNo>,
    /// Slots in the order in which equals are listed.
    order: Vec<EntryId>,
    chain: Vec<Criterion>,
}

impl<'w> Table<'w> {
    /// The results of all rounds without the final.
    pub(super) fn of(world: &'w World) -> Self {
        let mut cells: BTreeMap<EntryId, Vec<_>> = BTreeMap::new();
        for (round, seated) in &world.rounds {
            if seated.kind == RoundKind::Final {
                continue;
            }
            for Line { entry, table, mark } in world.lines(*round) {
                cells.entry(entry).or_default().push((*round, table, mark));
            }
        }
        let s = world.law.hall.standings;
        let chain = [s.first, s.second, s.third, s.fourth, s.fifth].map(|c| c.value);
        let drawn: BTreeSet<EntryId> = world.lots.iter().copied().collect();
        let mut order = world.lots.clone();
        order.extend(world.slots.keys().filter(|entry| !drawn.contains(entry)));
        let ladder = ratings(world);
        Self {
            world,
            cells,
            out: out(world, ladder.as_ref().map(|ladder| &ladder.unlisted)),
            ratings: ladder.map(|ladder| ladder.after).unwrap_or_default(),
            order,
            chain: chain.into_iter().filter(|c| *c != Criterion::None).collect(),
        }
    }

    /// The places after a round.
    pub(super) fn after(&self, round: RoundNo) -> Vec<Group> {
        let mut earlier: Vec<BTreeMap<EntryId, u16>> = Vec::new();
        if self.chain.contains(&Criterion::EarlierPlaces) {
            for before in 1..round.0 {
                let places = by_entry(&self.rank(RoundNo(before), &earlier));
                earlier.insert(0, places);
            }
        }
        self.rank(round, &earlier)
    }

    fn rank(&self, round: RoundNo, earlier: &[BTreeMap<EntryId, u16>]) -> Vec<Group> {
        let there = |entry: &&EntryId| self.out.get(entry).is_none_or(|from| *from > round);
        let all: Vec<EntryId> = self.order.iter().filter(there).copied().collect();
        let mut steps: Vec<(Criterion, usize)> = Vec::new();
        for criterion in &self.chain {
            if *criterion == Criterion::EarlierPlaces {
                steps.extend((0..earlier.len()).map(|back| (*criterion, back)));
            } else {
                steps.push((*criterion, 0));
            }
        }
        let mut groups = Vec::new();
        self.split(all, &steps, 0, 1, round, earlier, &mut groups);
        groups
    }

    /// Splits those who are still tied by the next criterion; a decided order is never opened again.
    #[expect(clippy::too_many_arguments, reason = "plain recursion, one argument for each thing it looks at")]
    fn split(
        &self,
        tied: Vec<EntryId>,
        steps: &[(Criterion, usize)],
        step: usize,
        place: u16,
        round: RoundNo,
        earlier: &[BTreeMap<EntryId, u16>],
        out: &mut Vec<Group>,
    ) {
        if tied.is_empty() {
            return;
        }
        if tied.len() == 1 {
            out.push(Group { place, entries: tied, equal: Equal::Alone });
            return;
        }
        let for_prizes = self.world.law.hall.ties.chain.value == ChainFor::PrizePlaces;
        if step > 0 && for_prizes && usize::from(place) > self.world.prizes() {
            out.push(Group { place, entries: tied, equal: Equal::UpperPlace });
            return;
        }
        let Some((criterion, back)) = steps.get(step).copied() else {
            self.last_resort(tied, place, round, out);
            return;
        };
        let common = self.common_rounds(&tied, round);
        if criterion == Criterion::CommonSessions && common.is_empty() {
            self.split(tied, steps, step + 1, place, round, earlier, out);
            return;
        }
        let mut keyed: Vec<(Number, EntryId)> = Vec::new();
        for entry in &tied {
            let number = match criterion {
                Criterion::EarlierPlaces => earlier[back].get(entry).map(|place| (-i128::from(*place), 1)),
                Criterion::CommonSessions => self.in_rounds(*entry, &common),
                _ => self.number(criterion, *entry, round),
            };
            keyed.push((number, *entry));
        }
        keyed.sort_by(|one, other| compare(one.0, other.0));
        let mut from = 0;
        while from < keyed.len() {
            let same = keyed[from..].iter().take_while(|k| compare(k.0, keyed[from].0) == Ordering::Equal);
            let next: Vec<EntryId> = same.map(|k| k.1).collect();
            let count = next.len();
            self.split(next, steps, step + 1, place + from as u16, round, earlier, out);
            from += count;
        }
    }

    fn last_resort(&self, tied: Vec<EntryId>, place: u16, round: RoundNo, out: &mut Vec<Group>) {
        let orders = self.world.orders.iter().rev().filter(|order| order.after == round);
        let decided = orders.into_iter().find(|order| tied.iter().all(|e| order.entries.contains(e)));
        let Some(order) = decided else {
            out.push(Group { place, entries: tied, equal: Equal::Open });
            return;
        };
        let sorted: Vec<EntryId> = order.entries.iter().copied().filter(|e| tied.contains(e)).collect();
        if self.world.law.hall.ties.last_resort.value == LastResort::Lot {
            for (i, entry) in sorted.into_iter().enumerate() {
                out.push(Group { place: place + i as u16, entries: vec![entry], equal: Equal::Alone });
            }
        } else {
            out.push(Group { place, entries: sorted, equal: Equal::Decided });
        }
    }

    /// The rounds in which all of a group sat at one table.
    fn common_rounds(&self, tied: &[EntryId], after: RoundNo) -> Vec<RoundNo> {
        let nothing = Vec::new();
        let cells = |entry: &EntryId| self.cells.get(entry).unwrap_or(&nothing);
        let Some(first) = tied.first() else { return Vec::new() };
        let mut rounds = Vec::new();
        for (round, table, _) in cells(first) {
            if *round > after || table.is_none() {
                continue;
            }
            let together = |entry: &EntryId| cells(entry).iter().any(|c| c.0 == *round && c.1 == *table);
            if tied.iter().all(together) {
                rounds.push(*round);
            }
        }
        rounds
    }

    fn in_rounds(&self, entry: EntryId, rounds: &[RoundNo]) -> Number {
        let mut sum = 0;
        for (round, _, mark) in self.cells.get(&entry).into_iter().flatten() {
            if let (true, Mark::Sichuan { points, .. }) = (rounds.contains(round), mark) {
                sum += points;
            }
        }
        whole(sum)
    }

    /// The number of a slot by a criterion after a round.
    fn number(&self, criterion: Criterion, entry: EntryId, after: RoundNo) -> Number {
        if criterion == Criterion::Rating {
            let mut of = self.ratings.get(&entry).into_iter().flatten();
            return of.rfind(|(round, _)| *round <= after).and_then(|(_, rating)| whole(*rating));
        }
        let cells = self.cells.get(&entry).into_iter().flatten();
        let cells: Vec<_> = cells.filter(|c| c.0 <= after).collect();
        // Who has missed every game is not ahead of those who came and had none.
        let missed =
            !cells.is_empty() && cells.iter().all(|c| c.1.is_none() && matches!(c.2, Mark::Riichi { .. }));
        if missed && matches!(criterion, Criterion::MeanPlace | Criterion::TablePoints) {
            return None;
        }
        let marks: Vec<Mark> = cells.into_iter().map(|c| c.2).collect();
        number_of(&self.world.law.table, criterion, &marks)
    }
}

/// The number of some marks by a criterion.
fn number_of(table: &TableRules, criterion: Criterion, marks: &[Mark]) -> Number {
    let sum = |of: &dyn Fn(&Mark) -> i64| whole(marks.iter().map(of).sum());
    let games: Vec<(i64, i64)> = marks
        .iter()
        .filter_map(|mark| match mark {
            Mark::Riichi { places, .. } => Some(*places),
            _ => None,
        })
        .collect();
    let count = games.len() as i128;
    // Shared places count as their mean; twice it is whole.
    let doubled: i128 = games.iter().map(|(first, last)| i128::from(first + last)).sum();
    let squares: i128 = games.iter().map(|(first, last)| i128::from((first + last) * (first + last))).sum();
    match criterion {
        Criterion::TournamentPoints => {
            sum(&|m| if let Mark::Classical { halves, .. } = m { *halves } else { 0 })
        }
        Criterion::Whists => sum(&|m| if let Mark::Classical { whists, .. } = m { *whists } else { 0 }),
        Criterion::Mahjongs => sum(&|m| if let Mark::Classical { mahjongs, .. } = m { *mahjongs } else { 0 }),
        Criterion::GamePoints => sum(&|m| if let Mark::Sichuan { points, .. } = m { *points } else { 0 }),
        Criterion::WonSessions => sum(&|m| if let Mark::Sichuan { won, .. } = m { *won } else { 0 }),
        Criterion::BestSession => {
            let points = marks.iter().filter_map(|m| match m {
                Mark::Sichuan { points, .. } => Some(*points),
                _ => None,
            });
            points.max().and_then(whole)
        }
        Criterion::MeanPlace => (count > 0).then_some((-doubled, count)),
        Criterion::TablePoints => {
            let each = match table {
                TableRules::Riichi(r) if r.result.chombo.value == ChomboCost::AfterUma => CHOMBO_DEDUCTION,
                _ => 0,
            };
            sum(&|m| match m {
                Mark::Riichi { points, chombos, .. } => points - chombos * i64::from(each),
                _ => 0,
            })
        }
        Criterion::PlaceSpread => (count > 0).then(|| (doubled * doubled - count * squares, count * count)),
        Criterion::PointSpread => {
            let points = || {
                marks.iter().filter_map(|m| match m {
                    Mark::Riichi { points, .. } => Some(*points),
                    _ => None,
                })
            };
            points().max().zip(points().min()).and_then(|(best, worst)| whole(worst - best))
        }
        Criterion::Results => sum(&|m| if let Mark::Riichi { twelfths, .. } = m { *twelfths } else { 0 }),
        Criterion::Rating | Criterion::CommonSessions | Criterion::EarlierPlaces | Criterion::None => None,
    }
}

/// From which round on a slot has no place.
fn out(world: &World, unlisted: Option<&BTreeSet<EntryId>>) -> BTreeMap<EntryId, RoundNo> {
    let mut out = BTreeMap::new();
    for (entry, place) in &world.slots {
        let left = place.out_from.filter(|_| world.law.hall.course.kind.value == EventKind::Tournament);
        if let Some(from) = left {
            out.insert(*entry, from);
        }
        if place.holders.is_empty() {
            out.insert(*entry, RoundNo(0));
        }
        if unlisted.is_some_and(|all| all.contains(entry)) && left.is_none() {
            out.insert(*entry, RoundNo(0));
        }
    }
    for penalty in world.penalties.iter().filter(|p| p.force == Force::InForce && puts_out(p.sanction)) {
        // The place goes on with whoever took it over for good since.
        let of_round = matches!(penalty.offence, Offence::NoShow | Offence::MissedRound | Offence::Late);
        let since = |put: &&Substitution| {
            let later = put.round > penalty.round || (of_round && put.round == penalty.round);
            later && put.entry == penalty.entry && put.by.is_some() && put.until == Until::EventEnd
        };
        let goes_on = world.law.hall.substitute.result.value == ReplacedResult::SlotGoesOn;
        if goes_on && world.puts.iter().any(|put| since(&put)) {
            continue;
        }
        out.insert(penalty.entry, penalty.round);
    }
    out
}

fn by_entry(groups: &[Group]) -> BTreeMap<EntryId, u16> {
    groups.iter().flat_map(|group| group.entries.iter().map(|entry| (*entry, group.place))).collect()
}

/// The last round with a confirmed result, a final left aside.
fn last_round(world: &World) -> RoundNo {
    let mut last = RoundNo(0);
    for (round, seated) in &world.rounds {
        let result = world.papers.iter().any(|(at, paper)| {
            at.round == *round && matches!(paper.progress, crate::protocol::Progress::Confirmed(_))
        });
        if seated.kind != RoundKind::Final && (world.is_confirmed(*round) || result) {
            last = *round;
        }
    }
    last
}

/// The places as they are now, with the final where it has been played.
pub(super) fn places(world: &World) -> Vec<(EntryId, u16)> {
    let table = Table::of(world);
    let rounds = table.after(last_round(world));
    let played = world.rounds.iter().find(|(_, seated)| seated.kind == RoundKind::Final).map(|(no, _)| *no);
    let lines = played.map(|round| world.lines(round)).unwrap_or_default();
    let is_law = world.law.hall.course.final_stage.value != FinalStage::None;
    let (Some(round), false, true) = (played, lines.is_empty(), is_law) else {
        return rounds.iter().flat_map(|g| g.entries.iter().map(|e| (*e, g.place))).collect();
    };
    let is_out = |entry: &EntryId| table.out.get(entry).is_some_and(|from| *from <= round);
    let mut finalists: Vec<(EntryId, Vec<Number>)> = Vec::new();
    let law = &world.law.hall.standings;
    for group in &rounds {
        for entry in group.entries.iter().filter(|entry| !is_out(entry)) {
            let Some(line) = lines.iter().find(|line| line.entry == *entry) else { continue };
            let of = |criterion| number_of(&world.law.table, criterion, &[line.mark]);
            // Equal in the final: the order after the rounds.
            let before = whole(-i64::from(group.place));
            finalists.push((*entry, vec![of(law.final_first.value), of(law.final_second.value), before]));
        }
    }
    finalists.sort_by(|one, other| {
        let pairs = one.1.iter().zip(&other.1);
        pairs.map(|(a, b)| compare(*a, *b)).find(|o| *o != Ordering::Equal).unwrap_or(Ordering::Equal)
    });
    let mut places: Vec<(EntryId, u16)> = Vec::new();
    for (entry, _) in &finalists {
        places.push((*entry, places.len() as u16 + 1));
    }
    for group in &rounds {
        let rest = group.entries.iter().filter(|e| !is_out(e) && !finalists.iter().any(|f| f.0 == **e));
        let place = places.len() as u16 + 1;
        places.extend(rest.map(|entry| (*entry, place)).collect::<Vec<_>>());
    }
    places
}

/// The slots from the first place on after a round, equals in the order of their lots.
pub(super) fn ranking(world: &World, after: RoundNo) -> Vec<EntryId> {
    Table::of(world).after(after).into_iter().flat_map(|group| group.entries).collect()
}

/// Places shared by equal players about which a lot or the organiser is still to decide, with one of them. Those who
/// play the final are separated by it.
pub(super) fn undecided(world: &World) -> Vec<(u16, EntryId)> {
    let table = Table::of(world);
    let last = last_round(world);
    let finalists: Vec<EntryId> = world
        .rounds
        .values()
        .filter(|seated| seated.kind == RoundKind::Final)
        .flat_map(|seated| seated.tables.iter().flatten().flatten().copied())
        .collect();
    let law = world.law.hall.ties.last_resort.value;
    let mut open = Vec::new();
    for group in table.after(last) {
        let needs = match law {
            LastResort::Lot => true,
            LastResort::SharedLotForPrizes | LastResort::SharedOrganiser => {
                usize::from(group.place) <= world.prizes()
            }
            LastResort::Shared => false,
        };
        let rest = group.entries.iter().filter(|slot| !finalists.contains(slot)).count();
        if needs && group.equal == Equal::Open && rest > 1 {
            open.push((group.place, group.entries[0]));
        }
    }
    open
}
