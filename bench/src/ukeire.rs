//! Section `ukeire`: shanten and accepted tiles of 13-tile hands, beside `xiangting`.
use crate::hands::deal;
use crate::measure::{Bar, Side, judged, rates, table, timed};
use crate::{Options, Outcome, differences};
use reglament_rules::counts::TileCounts;
use reglament_rules::shape::{Shapes, discards, ukeire};
use std::hint::black_box;
use xiangting::{PlayerCount, calculate_necessary_tiles};

/// Shanten and a bit for each accepted kind; both sides number the kinds alike.
type Accepted = (i8, u64);

/// Over the corpus, so that a measurement takes a few hundred milliseconds.
const PASSES: usize = 20;

const PEER: &str = "xiangting 6.0.2";
const BAR: Bar = Bar { rate: 8e6, ratio: 3.0, against: PEER };

fn ours(hand: TileCounts) -> Accepted {
    ukeire(hand, 0, Shapes::RIICHI).map_or((i8::MAX, 0), |found| (found.shanten, found.accepted.bits()))
}

fn peer(hand: &[u8; 34]) -> Accepted {
    calculate_necessary_tiles(hand, PlayerCount::Four).map_or((i8::MAX, 0), |(n, tiles)| (n as i8 - 1, tiles))
}

fn sum(found: impl Iterator<Item = Accepted>) {
    black_box(found.fold(0, |sum: u64, (n, tiles)| sum.wrapping_add(tiles).wrapping_add(n as u64)));
}

pub fn run(options: &Options) -> Outcome {
    let hands = deal(options.seed, options.hands, &[13]);
    // No difference is explained: both take a kind held four times as not acceptable.
    differences(hands.iter(), |hand| {
        let (ours, peer) = (ours(hand.counts), peer(&hand.array));
        (ours != peer).then(|| format!("{:?}: {ours:?}, xiangting {peer:?}", hand.counts))
    })?;
    let arrays: Vec<_> = hands.iter().map(|hand| hand.array).collect();
    let counts: Vec<_> = hands.iter().map(|hand| hand.counts).collect();
    let mut sides = [
        Side::new("reglament", || {
            timed(|| sum((0..PASSES).flat_map(|_| &counts).map(|hand| ours(*black_box(hand)))))
        }),
        Side::new(PEER, || {
            timed(|| sum((0..PASSES).flat_map(|_| &arrays).map(|hand| peer(black_box(hand)))))
        }),
    ];
    let found = rates(&mut sides, PASSES * hands.len(), options.rounds);
    let notes =
        format!("Shanten and accepted tiles of {} hands of 13 tiles; equal on all of them.", hands.len());
    let mut report = judged("ukeire", &sides, &found, &notes, &BAR);
    report.text += &by_discard(options);
    Ok(report)
}

/// The same for every discard of a 14-tile hand; no peer has it in one call.
fn by_discard(options: &Options) -> String {
    let drawn: Vec<_> =
        deal(options.seed + 1, options.hands / 4, &[14]).iter().map(|hand| hand.counts).collect();
    let mut sides = [Side::new("reglament", || {
        timed(|| {
            for hand in (0..PASSES).flat_map(|_| &drawn) {
                let _ = black_box(discards(*black_box(hand), 0, Shapes::RIICHI));
            }
        })
    })];
    let found = rates(&mut sides, PASSES * drawn.len(), options.rounds);
    let notes = format!("The same after each discard of {} hands of 14 tiles (no peer).", drawn.len());
    table("ukeire by discard", &sides, &found, &notes)
}
