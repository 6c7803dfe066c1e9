//! Numbers that are no multiple of four: the incomplete table, who sits or rests there, and who is missing where.
//!
//! Of 4k+3 players three play at the last table and its North is empty; of 4k+1 and 4k+2 the last table does not
//! play. Who has been at an incomplete table is not put there again: the next lowest takes the seat.
use super::pairing::{Accept, Meetings, Request, STEPS, lexicographic};
use super::{Constraints, RoundSeats, Slot, TableSeats};

/// The last table for a number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LastTable {
    /// All tables have four.
    Full,
    /// Three play, North is empty.
    OfThree,
    /// One or two sit there and do not play; an award takes the place of a result.
    Rests(u8),
}

/// How many sit at each table, and what becomes of the last one.
pub fn sizes(players: usize) -> (Vec<u8>, LastTable) {
    let mut sizes = vec![4; players / 4];
    let rest = (players % 4) as u8;
    if rest > 0 {
        sizes.push(rest);
    }
    let last = match rest {
        0 => LastTable::Full,
        3 => LastTable::OfThree,
        _ => LastTable::Rests(rest),
    };
    (sizes, last)
}

/// Who plays and who rests in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Division {
    /// Who plays, in the order of the standing: a multiple of four, or three more.
    pub playing: Vec<Slot>,
    /// The one or two of the last table, if it does not play.
    pub resting: Vec<Slot>,
    /// Who may not be one of the three of an incomplete table.
    pub barred: Vec<Slot>,
    /// Who has to be at an incomplete table again, because too few have not been there.
    pub again: Vec<Slot>,
}

/// Divides a standing, the highest first. `been` lists who has been at an incomplete table, as often as he has.
/// When too few have never been, those who were there least often, and of them the lowest, may be again.
pub fn divide(order: &[Slot], been: &[Slot]) -> Division {
    let needed = order.len() % 4;
    let visits = |slot: Slot| been.iter().filter(|s| **s == slot).count();
    // From the lowest up, those with fewer visits first: the sort is stable.
    let mut by_turn: Vec<Slot> = order.iter().rev().copied().collect();
    by_turn.sort_by_key(|slot| visits(*slot));
    let chosen = &by_turn[..needed];
    let again: Vec<Slot> = chosen.iter().copied().filter(|slot| visits(*slot) > 0).collect();
    let in_order =
        |keep: &dyn Fn(Slot) -> bool| order.iter().copied().filter(|s| keep(*s)).collect::<Vec<_>>();
    let (playing, resting) = match needed {
        1 | 2 => (in_order(&|s| !chosen.contains(&s)), in_order(&|s| chosen.contains(&s))),
        _ => (order.to_vec(), Vec::new()),
    };
    let barred = match needed {
        3 => in_order(&|s| visits(s) > 0 && !again.contains(&s)),
        _ => Vec::new(),
    };
    Division { playing, resting, barred, again }
}

/// What becomes of a table of a fixed seating whose players are partly missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Present {
    /// Four play.
    Four,
    /// Three play.
    Three,
    /// One or two: they do not play.
    TooFew(u8),
    /// Nobody came.
    Nobody,
}

/// A round of a fixed seating without those who are absent: each is missing at his own table, the others stay. The
/// empty seat becomes North, the winds of the others move up in their order.
pub fn without(round: &RoundSeats, absent: &[Slot]) -> (RoundSeats, Vec<Present>) {
    let table = |table: &TableSeats| {
        let mut present = table.slots().filter(|slot| !absent.contains(slot));
        TableSeats(std::array::from_fn(|_| present.next()))
    };
    let tables: Vec<TableSeats> = round.tables.iter().map(table).collect();
    let present = |table: &TableSeats| match table.slots().count() {
        4 => Present::Four,
        3 => Present::Three,
        0 => Present::Nobody,
        few => Present::TooFew(few as u8),
    };
    let presents = tables.iter().map(present).collect();
    (RoundSeats { tables }, presents)
}

/// Who sits at an incomplete table of a round, played or not: they are not put there again.
pub fn at_incomplete(round: &RoundSeats) -> Vec<Slot> {
    let short = round.tables.iter().filter(|t| t.slots().count() < 4);
    short.flat_map(TableSeats::slots).collect()
}

/// Whether something was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changed {
    /// It was.
    Yes,
    /// It was not.
    No,
}

/// Exchanges players so that nobody meets the empty seat, which goes round like one more player, a second time as long
/// as others have not met it. `been` has met it before. Of all exchanges that keep the constraints the one is taken
/// that brings the fewest meetings again; where no exchange of two keeps them, the round is paired anew. The seats of a
/// table are found anew by the caller.
pub fn meet_once(
    empty: Slot,
    played: &[RoundSeats],
    rounds: &mut [RoundSeats],
    mut been: Vec<Slot>,
    constraints: &Constraints,
) -> Changed {
    let mut changed = Changed::No;
    for round in 0..rounds.len() {
        let Some(short) = rounds[round].tables.iter().position(|t| t.slots().any(|s| s == empty)) else {
            continue;
        };
        let again = |table: &TableSeats, been: &[Slot]| table.slots().find(|slot| been.contains(slot));
        while let Some(out) = again(&rounds[round].tables[short], &been) {
            let exchanges = rounds[round].tables.iter().enumerate().filter(|(at, _)| *at != short);
            let exchanges = exchanges.flat_map(|(at, table)| table.slots().map(move |slot| (at, slot)));
            let fresh = exchanges.filter(|(_, slot)| !been.contains(slot));
            let tables = |(at, slot): (usize, Slot)| {
                let seated = &rounds[round].tables;
                [exchanged(seated[short], out, slot), exchanged(seated[at], slot, out)]
            };
            let keeps = |(at, slot): &(usize, Slot)| {
                let [one, other] = tables((*at, *slot));
                constraints.keeps(&one, short) && constraints.keeps(&other, *at)
            };
            let met = |exchange: &(usize, Slot)| {
                let others = || rounds.iter().enumerate().filter(|(i, _)| *i != round).map(|(_, r)| r);
                let met = |table: &TableSeats| {
                    played.iter().chain(others()).map(|r| meetings(r, table)).sum::<usize>()
                };
                tables(*exchange).iter().map(met).sum::<usize>()
            };
            let Some((at, slot)) = fresh.filter(keeps).min_by_key(met) else {
                let other = |(i, other): (usize, &RoundSeats)| (i != round).then(|| other.clone());
                let others = rounds.iter().enumerate().filter_map(other).chain(played.iter().cloned());
                if let Some(anew) =
                    paired_anew(empty, &rounds[round], short, &others.collect::<Vec<_>>(), &been, constraints)
                {
                    rounds[round] = anew;
                    changed = Changed::Yes;
                }
                break;
            };
            let [one, other] = tables((at, slot));
            rounds[round].tables[short] = one;
            rounds[round].tables[at] = other;
            changed = Changed::Yes;
        }
        been.extend(rounds[round].tables[short].slots().filter(|slot| *slot != empty));
    }
    changed
}

/// The players of a round at other tables, so that fewer of those who have been there meet the empty seat; nothing
/// where that cannot be. Nobody meets twice if that can be.
fn paired_anew(
    empty: Slot,
    round: &RoundSeats,
    short: usize,
    others: &[RoundSeats],
    been: &[Slot],
    constraints: &Constraints,
) -> Option<RoundSeats> {
    let again = |table: &TableSeats| table.slots().filter(|slot| been.contains(slot)).count();
    let mut order: Vec<Slot> =
        round.tables.iter().flat_map(TableSeats::slots).filter(|s| *s != empty).collect();
    order.sort_unstable();
    let mut met = Meetings::none(0);
    for other in others {
        met.add(other);
    }
    let found = [Some(&met), None].into_iter().find_map(|met| {
        let (barred, accept, steps) = (been, Accept::Nothing, STEPS);
        lexicographic(&Request { order: &order, constraints, met, barred, accept, steps }).ok()
    })?;
    let mut tables = found.round.tables;
    let last = tables.iter().position(|table| table.slots().count() == 3)?;
    tables[last].0.iter_mut().filter(|seat| seat.is_none()).for_each(|seat| *seat = Some(empty));
    let better = again(&tables[last]) < again(&round.tables[short]) && constraints.keeps(&tables[last], last);
    tables.swap(last, short);
    better.then_some(RoundSeats { tables })
}

/// A table with somebody else on the seat of a slot.
fn exchanged(table: TableSeats, out: Slot, by: Slot) -> TableSeats {
    TableSeats(table.0.map(|seat| if seat == Some(out) { Some(by) } else { seat }))
}

/// How many pairs of a table sit together in a round, too.
fn meetings(round: &RoundSeats, table: &TableSeats) -> usize {
    let shared = |other: &TableSeats| table.slots().filter(|slot| other.slots().any(|s| s == *slot)).count();
    round.tables.iter().map(|other| shared(other) * shared(other).saturating_sub(1) / 2).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn slots(places: impl IntoIterator<Item = u16>) -> Vec<Slot> {
        places.into_iter().map(Slot).collect()
    }

    #[test]
    fn the_last_table_by_number() {
        assert_eq!(sizes(14), (vec![4, 4, 4, 2], LastTable::Rests(2)));
        assert_eq!(sizes(13), (vec![4, 4, 4, 1], LastTable::Rests(1)));
        assert_eq!(sizes(15), (vec![4, 4, 4, 3], LastTable::OfThree));
        assert_eq!(sizes(16), (vec![4, 4, 4, 4], LastTable::Full));
        assert_eq!(sizes(0), (vec![], LastTable::Full));
    }

    #[test]
    fn the_next_lowest_rests_when_the_lowest_has_been_there() {
        let order = slots(0..14);
        assert_eq!(divide(&order, &[]).resting, slots([12, 13]));
        let next = divide(&order, &slots([12, 13]));
        assert_eq!(next.resting, slots([10, 11]));
        assert_eq!(next.playing, slots((0..10).chain([12, 13])));
        let one = divide(&slots(0..5), &slots([4, 2]));
        assert_eq!((one.resting, one.again), (slots([3]), vec![]));
    }

    #[test]
    fn three_play_and_those_who_have_been_are_barred() {
        let division = divide(&slots(0..7), &slots([6, 2]));
        assert_eq!((division.playing, division.barred), (slots(0..7), slots([2, 6])));
        assert!(division.resting.is_empty() && division.again.is_empty());
    }

    #[test]
    fn when_all_have_been_there_the_fewest_visits_count() {
        let division = divide(&slots(0..5), &slots([0, 1, 2, 3, 4, 4, 3]));
        assert_eq!((division.resting, division.again), (slots([2]), slots([2])));
        let three = divide(&slots(0..3), &slots([0, 1, 2]));
        assert_eq!((three.barred, three.again), (vec![], slots([2, 1, 0])));
    }

    #[test]
    fn the_empty_seat_is_met_once() {
        let empty = Slot(11);
        let round = || super::super::pairing::by_standing(&slots(0..12));
        let mut rounds = vec![round(), round(), round()];
        let apart = Constraints { forbidden: vec![(Slot(0), empty)], ..Constraints::default() };
        assert_eq!(meet_once(empty, &[], &mut rounds, slots([8]), &apart), Changed::Yes);
        let mut met: Vec<Slot> =
            rounds.iter().flat_map(|r| r.tables[2].slots()).filter(|s| *s != empty).collect();
        met.sort();
        assert_eq!(met, slots([1, 2, 3, 4, 5, 6, 7, 9, 10]), "eight was there, and zero may not");
        for round in &rounds {
            let mut seated: Vec<Slot> = round.tables.iter().flat_map(TableSeats::slots).collect();
            seated.sort();
            assert_eq!(seated, slots(0..12));
        }
        assert_eq!(meet_once(empty, &[], &mut [round()], Vec::new(), &apart), Changed::No);
    }

    #[test]
    fn who_is_absent_is_missing_at_his_own_table() {
        let round = super::super::pairing::by_standing(&slots(0..12));
        let (left, present) = without(&round, &slots([0, 5, 6, 8, 9, 10, 11]));
        assert_eq!(left.tables[0].0, [Some(Slot(1)), Some(Slot(2)), Some(Slot(3)), None]);
        assert_eq!(present, [Present::Three, Present::TooFew(2), Present::Nobody]);
        assert_eq!(at_incomplete(&left), slots([1, 2, 3, 4, 7]));
    }

    proptest! {
        #[test]
        fn nobody_comes_back_while_others_have_not_been(
            n in 1_u16..30,
            rounds in prop::collection::vec(any::<u64>(), 1..12),
        ) {
            let mut been: Vec<Slot> = Vec::new();
            let mut order = slots(0..n);
            for seed in rounds {
                crate::lots::Lots::new(seed).shuffle(&mut order);
                let division = divide(&order, &been);
                let mut all = [division.playing.clone(), division.resting.clone()].concat();
                prop_assert!(matches!(division.playing.len() % 4, 0 | 3));
                prop_assert!(n % 4 != 3 || division.playing.len() - division.barred.len() >= 3);
                let most = division.again.iter().map(|s| been.iter().filter(|b| *b == s).count()).max();
                let least = all.iter().map(|s| been.iter().filter(|b| *b == s).count()).min();
                prop_assert!(most.is_none() || most <= least.map(|l| l + 1));
                all.sort();
                prop_assert_eq!(all, slots(0..n));
                been.extend(division.resting);
            }
        }
    }
}
