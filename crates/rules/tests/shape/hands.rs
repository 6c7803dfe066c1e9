//! Hands for these tests: MPSZ in and out, and random ones.
use proptest::prelude::*;
use reglament_rules::counts::TileCounts;
use reglament_rules::tile::{KindSet, TileKind};

fn kinds(text: &str) -> Vec<TileKind> {
    let mut out = Vec::new();
    let mut ranks = Vec::new();
    for c in text.chars() {
        match "mpsz".find(c) {
            None => ranks.push(c.to_digit(10).unwrap() as u8),
            Some(suit) => {
                // A red five is a five in every shape.
                let index = |rank: u8| suit as u8 * 9 + if rank == 0 { 4 } else { rank - 1 };
                out.extend(ranks.drain(..).map(|rank| TileKind::new(index(rank)).unwrap()));
            }
        }
    }
    assert!(ranks.is_empty(), "ranks without a suit in {text}");
    out
}

pub(crate) fn hand(text: &str) -> TileCounts {
    kinds(text).into_iter().collect()
}

pub(crate) fn set(text: &str) -> KindSet {
    kinds(text).into_iter().collect()
}

/// The 3n+1 hand that some tiles from these kinds make, four of each at most.
pub(crate) fn dealt(
    kinds: KindSet,
    tiles: impl Strategy<Value = usize>,
) -> impl Strategy<Value = TileCounts> {
    let wall: Vec<TileKind> = kinds.iter().flat_map(|kind| [kind; 4]).collect();
    (tiles, Just(wall).prop_shuffle()).prop_map(|(n, wall)| wall.into_iter().take(n).collect())
}

/// Random hands, flushes with honours, and hands of terminals and honours, of this many tiles.
pub(crate) fn any_hand(tiles: &'static [usize]) -> impl Strategy<Value = TileCounts> {
    let length = || proptest::sample::select(tiles);
    let bits = KindSet::from_bits;
    prop_oneof![
        dealt(KindSet::ALL, length()),
        dealt(bits(0o777), length()),
        dealt(bits(0o777 << 18 | 0o177 << 27), length()),
        dealt(KindSet::TERMINALS_AND_HONOURS, length()),
        nearly_complete(tiles),
    ]
}

/// What is left of four groups and a pair when some tiles are taken away and some exchanged.
fn nearly_complete(tiles: &'static [usize]) -> impl Strategy<Value = TileCounts> {
    let group = prop_oneof![
        (0..34u8).prop_map(|k| [k; 3]),
        (0..21u8).prop_map(|c| [0, 1, 2].map(|i| c / 7 * 9 + c % 7 + i)),
    ];
    let parts = (proptest::collection::vec(group, 4), 0..34u8, proptest::collection::vec(0..34u8, 3));
    (proptest::sample::select(tiles), 0..4usize, parts).prop_map(|(n, spoiled, (groups, pair, others))| {
        let whole = groups.into_iter().flatten().chain([pair; 2]).skip(14 - n);
        let mut out = TileCounts::EMPTY;
        for tile in others.into_iter().take(spoiled).chain(whole).chain(0..34) {
            let kind = TileKind::new(tile).unwrap();
            if (out.total() as usize) < n && out.get(kind) < 4 {
                out.add(kind);
            }
        }
        out
    })
}
