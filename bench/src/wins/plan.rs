//! What a hand is to be: its groups and pair, drawn so that every yaku occurs, the rare ones too.
use crate::random::Random;
use reglament_rules::meld::Group;
use reglament_rules::seat::Wind;
use reglament_rules::tile::{Suit, TileKind};

pub enum Plan {
    Groups(Vec<Group>, TileKind),
    /// Seven pairs.
    Pairs(Vec<TileKind>),
    /// Thirteen orphans with this one twice.
    Orphans(TileKind),
}

/// Whether the plan is worth something by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Worth {
    /// Even with claimed groups.
    Open,
    /// Nothing certain.
    No,
}

type Maker = fn(&mut Random, &[TileKind]) -> Plan;

/// Weight, worth and maker of each kind of hand.
const MAKERS: &[(usize, Worth, Maker)] = &[
    (300, Worth::No, |r, _| groups_of(r, ALL, 70)),
    (150, Worth::Open, |r, _| groups_of(r, SIMPLES, 75)),
    (80, Worth::No, |r, _| groups_of(r, ALL, 100)),
    (120, Worth::Open, value_pung),
    (80, Worth::Open, |r, _| flush(r, Honours::With)),
    (50, Worth::Open, |r, _| flush(r, Honours::Without)),
    (60, Worth::Open, |r, _| groups_of(r, ALL, 0)),
    (50, Worth::Open, |r, _| three_suits(r, Group::Chow)),
    (25, Worth::Open, |r, _| three_suits(r, Group::Pung)),
    (40, Worth::Open, |r, _| straight(r)),
    (40, Worth::Open, |r, _| outside(r, Honours::With)),
    (30, Worth::Open, |r, _| outside(r, Honours::Without)),
    (40, Worth::No, |r, _| pungs_and_chow(r)),
    (40, Worth::No, |r, _| equal_chows(r, 1)),
    (20, Worth::No, |r, _| equal_chows(r, 2)),
    (15, Worth::Open, |r, _| dragons(r, 2)),
    (15, Worth::Open, |r, _| groups_of(r, ENDS_AND_HONOURS, 0)),
    (60, Worth::No, |r, _| pairs(r, ALL)),
    (20, Worth::No, |r, _| pairs(r, SIMPLES)),
    (20, Worth::No, |r, _| pairs(r, ENDS_AND_HONOURS)),
    (20, Worth::No, |r, _| suit_pairs(r)),
    (1, Worth::No, |r, _| pairs(r, HONOURS)),
    (8, Worth::Open, |r, _| dragons(r, 3)),
    (8, Worth::Open, |r, _| winds(r, 3)),
    (4, Worth::Open, |r, _| winds(r, 4)),
    (6, Worth::Open, |r, _| groups_of(r, HONOURS, 0)),
    (4, Worth::Open, |r, _| groups_of(r, ENDS, 0)),
    (6, Worth::Open, |r, _| groups_of(r, GREENS, 30)),
    (6, Worth::No, |r, _| nine_gates(r)),
    (5, Worth::No, |r, _| Plan::Orphans(at(r.pick(ENDS_AND_HONOURS)))),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Honours {
    With,
    Without,
}

const ALL: &[u8] = &[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31, 32, 33,
];
const SIMPLES: &[u8] = &[1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15, 16, 19, 20, 21, 22, 23, 24, 25];
const HONOURS: &[u8] = &[27, 28, 29, 30, 31, 32, 33];
const ENDS: &[u8] = &[0, 8, 9, 17, 18, 26];
const ENDS_AND_HONOURS: &[u8] = &[0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];
const GREENS: &[u8] = &[19, 20, 21, 23, 25, 32];

/// A plan and its worth; `values` are the wind tiles that count for the winner. The caller checks that no kind is
/// used more than four times.
pub fn plan(random: &mut Random, seat: Wind, prevailing: Wind) -> (Plan, Worth) {
    let values = [TileKind::WHITE, TileKind::GREEN, TileKind::RED, seat.tile(), prevailing.tile()];
    let mut left = random.below(MAKERS.iter().map(|(weight, ..)| weight).sum());
    for (weight, worth, make) in MAKERS {
        if left < *weight {
            return (make(random, &values), *worth);
        }
        left -= weight;
    }
    (groups_of(random, ALL, 70), Worth::No)
}

fn at(index: u8) -> TileKind {
    TileKind::new(index).unwrap_or(TileKind::EAST)
}

/// A group inside these kinds; a chow `chows` times in a hundred, where there is one.
fn group(random: &mut Random, kinds: &[u8], chows: usize) -> Group {
    if random.chance(chows, 100) {
        let starts: Vec<u8> = kinds
            .iter()
            .copied()
            .filter(|k| *k < 27 && k % 9 < 7 && kinds.contains(&(k + 1)) && kinds.contains(&(k + 2)))
            .collect();
        if !starts.is_empty() {
            return Group::Chow(at(random.pick(&starts)));
        }
    }
    Group::Pung(at(random.pick(kinds)))
}

fn filled(random: &mut Random, mut groups: Vec<Group>, kinds: &[u8], chows: usize) -> Plan {
    while groups.len() < 4 {
        groups.push(group(random, kinds, chows));
    }
    Plan::Groups(groups, at(random.pick(kinds)))
}

fn groups_of(random: &mut Random, kinds: &[u8], chows: usize) -> Plan {
    filled(random, Vec::new(), kinds, chows)
}

fn value_pung(random: &mut Random, values: &[TileKind]) -> Plan {
    let pung = Group::Pung(random.pick(values));
    filled(random, vec![pung], ALL, 70)
}

fn suit(random: &mut Random) -> Vec<u8> {
    let first = 9 * random.below(3) as u8;
    (first..first + 9).collect()
}

fn flush(random: &mut Random, honours: Honours) -> Plan {
    let mut kinds = suit(random);
    if honours == Honours::With {
        kinds.extend(HONOURS);
    }
    groups_of(random, &kinds, 65)
}

fn three_suits(random: &mut Random, group: fn(TileKind) -> Group) -> Plan {
    let rank =
        1 + random.below(if group(TileKind::EAST) == Group::Chow(TileKind::EAST) { 7 } else { 9 }) as u8;
    let groups = Suit::ALL.iter().filter_map(|suit| TileKind::number(*suit, rank)).map(group).collect();
    filled(random, groups, ALL, 60)
}

fn straight(random: &mut Random) -> Plan {
    let suit = suit(random);
    let groups = [0, 3, 6].iter().map(|i| Group::Chow(at(suit[*i]))).collect();
    filled(random, groups, ALL, 60)
}

/// Every group and the pair hold a terminal or honour, and one group is a chow.
fn outside(random: &mut Random, honours: Honours) -> Plan {
    let kinds = if honours == Honours::With { ENDS_AND_HONOURS } else { ENDS };
    let chow = |random: &mut Random| Group::Chow(at(random.pick(&[0, 6, 9, 15, 18, 24])));
    let mut groups = vec![chow(random)];
    while groups.len() < 4 {
        groups.push(if random.chance(1, 2) { chow(random) } else { Group::Pung(at(random.pick(kinds))) });
    }
    Plan::Groups(groups, at(random.pick(kinds)))
}

fn pungs_and_chow(random: &mut Random) -> Plan {
    let mut groups: Vec<_> = (0..3).map(|_| group(random, ALL, 0)).collect();
    groups.push(group(random, ALL, 100));
    Plan::Groups(groups, at(random.pick(ALL)))
}

fn equal_chows(random: &mut Random, times: usize) -> Plan {
    let mut groups = Vec::new();
    for _ in 0..times {
        let chow = group(random, ALL, 100);
        groups.extend([chow, chow]);
    }
    filled(random, groups, ALL, 70)
}

/// Three of the dragons, this many of them as pungs, the third as the pair.
fn dragons(random: &mut Random, pungs: usize) -> Plan {
    named(random, [31, 32, 33], pungs)
}

fn winds(random: &mut Random, pungs: usize) -> Plan {
    named(random, [27, 28, 29, 30], pungs)
}

fn named<const N: usize>(random: &mut Random, mut kinds: [u8; N], pungs: usize) -> Plan {
    random.shuffle_first(&mut kinds, N);
    let groups = kinds.iter().take(pungs).map(|k| Group::Pung(at(*k))).collect();
    match (filled(random, groups, ALL, 50), kinds.get(pungs)) {
        (Plan::Groups(groups, _), Some(pair)) => Plan::Groups(groups, at(*pair)),
        (plan, _) => plan,
    }
}

fn pairs(random: &mut Random, kinds: &[u8]) -> Plan {
    let mut kinds = kinds.to_vec();
    random.shuffle_first(&mut kinds, 7);
    Plan::Pairs(kinds.into_iter().take(7).map(at).collect())
}

fn suit_pairs(random: &mut Random) -> Plan {
    let mut kinds = suit(random);
    if random.chance(2, 3) {
        kinds.extend(HONOURS);
    }
    pairs(random, &kinds)
}

/// 1112345678999 of a suit and one tile more.
fn nine_gates(random: &mut Random) -> Plan {
    let first = 9 * random.below(3) as u8;
    let (pungs, chows, pair) = random.pick(&NINE_GATES);
    let groups = pungs
        .iter()
        .map(|i| Group::Pung(at(first + i)))
        .chain(chows.iter().map(|i| Group::Chow(at(first + i))));
    Plan::Groups(groups.collect(), at(first + pair))
}

/// For each fourteenth tile, one to nine: pungs, starts of the chows and the pair, counted from the one.
const NINE_GATES: [(&[u8], &[u8], u8); 9] = [
    (&[0], &[0, 3, 6], 8),
    (&[0, 8], &[2, 5], 1),
    (&[8], &[0, 2, 5], 0),
    (&[0], &[1, 3, 6], 8),
    (&[0, 8], &[1, 5], 4),
    (&[8], &[0, 3, 5], 0),
    (&[0], &[1, 4, 6], 8),
    (&[0, 8], &[1, 4], 7),
    (&[8], &[0, 3, 6], 0),
];
