//! Section `shanten`: the least distance of 13- and 14-tile hands, beside `riichienv-core`.
use crate::hands::deal;
use crate::measure::{Bar, Side, judged, rates, timed};
use crate::{Options, Outcome, differences};
use reglament_rules::counts::TileCounts;
use reglament_rules::shape::{Shanten, shanten};
use riichienv_core::shanten::calc_shanten_from_counts;
use std::hint::black_box;

/// Over the corpus, so that a measurement takes a few hundred milliseconds.
const PASSES: usize = 100;

const PEER: &str = "riichienv-core 0.4.11";
const BAR: Bar = Bar { rate: 40e6, ratio: 1.0, against: PEER };

fn ours(hand: TileCounts) -> i8 {
    shanten(hand, 0).map_or(i8::MAX, Shanten::min)
}

fn peer(hand: &[u8; 34]) -> i8 {
    calc_shanten_from_counts(hand, 4)
}

fn sum(found: impl Iterator<Item = i8>) {
    black_box(found.map(i64::from).sum::<i64>());
}

pub fn run(options: &Options) -> Outcome {
    let hands = deal(options.seed, options.hands, &[13, 14]);
    // No difference is explained: both count to hands without five of a kind.
    differences(hands.iter(), |hand| {
        let (ours, peer) = (ours(hand.counts), peer(&hand.array));
        (ours != peer).then(|| format!("{:?}: {ours}, riichienv-core {peer}", hand.counts))
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
    let rates = rates(&mut sides, PASSES * hands.len(), options.rounds);
    let notes =
        format!("The least shanten of {} hands of 13 or 14 tiles; equal on all of them.", hands.len());
    Ok(judged("shanten", &sides, &rates, &notes, &BAR))
}
