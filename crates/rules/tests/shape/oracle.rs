//! The oracle: distances by trying every target, completeness by taking a hand apart. Slow and plain on purpose.
use reglament_rules::counts::TileCounts;
use reglament_rules::shape::{SevenPairs, Shapes, ThirteenOrphans};
use reglament_rules::tile::{KindSet, TileKind};
use std::collections::HashMap;

type Ranks = [u8; 9];
/// Tiles lacking for 0–4 groups, without and with a pair.
type Costs = [[u8; 5]; 2];
const NEVER: u8 = 99;

/// Distances of whole hands; remembers the suits it has seen.
pub(crate) struct Oracle {
    suits: Vec<(Ranks, usize, usize)>,
    honours: Vec<(Ranks, usize, usize)>,
    seen: HashMap<(Ranks, usize), Costs>,
}

impl Oracle {
    pub(crate) fn new() -> Self {
        Self { suits: targets(9, 7), honours: targets(7, 0), seen: HashMap::new() }
    }

    /// Tiles lacking for groups and a pair.
    pub(crate) fn standard(&mut self, hand: TileCounts) -> u8 {
        let array = hand.to_array();
        let groups = hand.total() as usize / 3;
        let mut sum: Costs = [[NEVER; 5]; 2];
        sum[0][0] = 0;
        for part in 0..4 {
            let mut ranks = [0; 9];
            for (to, n) in ranks.iter_mut().zip(&array[part * 9..]) {
                *to = *n;
            }
            sum = plus(&sum, &self.costs(ranks, part));
        }
        sum[1][groups]
    }

    fn costs(&mut self, ranks: Ranks, part: usize) -> Costs {
        let targets = if part < 3 { &self.suits } else { &self.honours };
        *self.seen.entry((ranks, part / 3)).or_insert_with(|| {
            let mut out = [[NEVER; 5]; 2];
            for (target, groups, pair) in targets {
                let lacking: u8 = target.iter().zip(&ranks).map(|(t, n)| t.saturating_sub(*n)).sum();
                let to = &mut out[*pair][*groups];
                *to = lacking.min(*to);
            }
            out
        })
    }

    /// The least over the shapes, and the kinds that lessen it.
    pub(crate) fn accepted(&mut self, hand: TileCounts, shapes: Shapes) -> (u8, KindSet) {
        let least = self.least(hand, shapes);
        let lessens = |kind: &TileKind| hand.get(*kind) < 4 && self.least(with(hand, *kind), shapes) < least;
        (least, TileKind::all().filter(lessens).collect())
    }

    fn least(&mut self, hand: TileCounts, shapes: Shapes) -> u8 {
        let other = [pairs(hand, shapes.pairs), orphans(hand, shapes.orphans)];
        other.into_iter().flatten().fold(self.standard(hand), u8::min)
    }
}

pub(crate) fn with(mut hand: TileCounts, kind: TileKind) -> TileCounts {
    hand.add(kind);
    hand
}

/// All sets of up to four groups and perhaps a pair in one part, without five of a kind.
fn targets(ranks: usize, chows: usize) -> Vec<(Ranks, usize, usize)> {
    let mut blocks = Vec::new();
    for rank in 0..ranks {
        let mut pung = [0; 9];
        pung[rank] = 3;
        blocks.push(pung);
    }
    for rank in 0..chows {
        let mut chow = [0; 9];
        chow[rank..rank + 3].fill(1);
        blocks.push(chow);
    }
    let mut out = Vec::new();
    choose(&blocks, ranks, [0; 9], 0, &mut out);
    out
}

fn choose(blocks: &[Ranks], ranks: usize, taken: Ranks, groups: usize, out: &mut Vec<(Ranks, usize, usize)>) {
    if taken.iter().any(|n| *n > 4) {
        return;
    }
    out.push((taken, groups, 0));
    for rank in 0..ranks {
        let mut paired = taken;
        paired[rank] += 2;
        if paired[rank] <= 4 {
            out.push((paired, groups, 1));
        }
    }
    if groups < 4 {
        for (i, block) in blocks.iter().enumerate() {
            let more = std::array::from_fn(|rank| taken[rank] + block[rank]);
            choose(&blocks[i..], ranks, more, groups + 1, out);
        }
    }
}

fn plus(a: &Costs, b: &Costs) -> Costs {
    let mut out = [[NEVER; 5]; 2];
    for (p, q, r) in [(0, 0, 0), (0, 1, 1), (1, 0, 1)] {
        for i in 0..5 {
            for j in 0..5 - i {
                out[r][i + j] = out[r][i + j].min(a[p][i] + b[q][j]);
            }
        }
    }
    out
}

/// Tiles lacking for seven pairs: the cheapest seven of the 34 kinds (a kind twice where repeats count).
pub(crate) fn pairs(hand: TileCounts, rule: SevenPairs) -> Option<u8> {
    let counts = hand.to_array().into_iter();
    let mut costs: Vec<u8> = match rule {
        SevenPairs::No => return None,
        SevenPairs::Different => counts.map(|n| 2 - n.min(2)).collect(),
        SevenPairs::Repeats => counts.flat_map(|n| [2 - n.min(2), 4 - n.clamp(2, 4)]).collect(),
    };
    costs.sort_unstable();
    (hand.total() >= 13).then(|| costs[..7].iter().sum())
}

/// Tiles lacking for thirteen orphans: the cheapest kind to have twice.
pub(crate) fn orphans(hand: TileCounts, rule: ThirteenOrphans) -> Option<u8> {
    let ends = KindSet::TERMINALS_AND_HONOURS;
    let lacking = |twice: TileKind| {
        ends.iter().map(|k| (1 + u8::from(k == twice)).saturating_sub(hand.get(k))).sum::<u8>()
    };
    if rule == ThirteenOrphans::No || hand.total() < 13 { None } else { ends.iter().map(lacking).min() }
}

/// Those of `kinds` that complete a hand, found by adding each and taking the hand apart; a fifth copy is a tile
/// too.
pub(crate) fn completing(hand: TileCounts, kinds: KindSet, shapes: Shapes) -> KindSet {
    kinds
        .iter()
        .filter(|kind| {
            let whole = with(hand, *kind);
            let array = whole.to_array();
            (0..34).any(|pair| array[pair] >= 2 && all_groups(less(array, &[(pair, 2)]), 0))
                || hand.get(*kind) < 4
                    && (pairs(whole, shapes.pairs) == Some(0) || orphans(whole, shapes.orphans) == Some(0))
        })
        .collect()
}

fn all_groups(counts: [u8; 34], from: usize) -> bool {
    let Some(i) = (from..34).find(|i| counts[*i] > 0) else { return true };
    let chow = i < 27 && i % 9 < 7 && counts[i + 1] > 0 && counts[i + 2] > 0;
    counts[i] >= 3 && all_groups(less(counts, &[(i, 3)]), i)
        || chow && all_groups(less(counts, &[(i, 1), (i + 1, 1), (i + 2, 1)]), i)
}

fn less(mut counts: [u8; 34], taken: &[(usize, u8)]) -> [u8; 34] {
    for (i, n) in taken {
        counts[*i] -= n;
    }
    counts
}
