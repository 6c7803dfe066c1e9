//! Section `values`: what a win is worth, beside `riichienv-core` and `agari`.
//!
//! All sides value by the rules of the recorded games, apart from the yakuman that count double with both peers.
use crate::measure::{Side, rates, table, timed};
use crate::peers::{Value, agari, riichienv};
use crate::wins::{self, Win};
use crate::{Options, Outcome, differences};
use reglament_rules::seat::Wind;
use std::hint::black_box;

/// Enough that every yaku and situation is among them many times.
const LEAST: usize = 120_000;

pub fn run(options: &Options) -> Outcome {
    let made = wins::generate(options.seed, options.hands.max(LEAST));
    let rarest = rarest_yaku(&made)?;
    let mut out = corpus("made from a seed", &made, options)? + &rarest;
    let recorded = wins::recorded();
    if recorded.is_empty() {
        out += "\nvalues of recorded wins: corpus absent\n";
    } else {
        out += &corpus("recorded", &recorded, options)?;
    }
    Ok(out)
}

/// Says how often the rarest yaku occurs; a corpus that lacks one is none.
fn rarest_yaku(wins: &[Win]) -> Outcome {
    let mut seen = [0; 64];
    for number in wins.iter().flat_map(riichienv::yaku) {
        seen[number as usize] += 1;
    }
    let all = riichienv::YAKU.into_iter().flatten();
    let (times, number) = all.map(|n| (seen[n as usize], n)).min().unwrap_or_default();
    if times == 0 {
        return Err(format!("no win with yaku {number} of riichienv-core"));
    }
    Ok(format!("\nEvery yaku occurs; the rarest (number {number} of riichienv-core) {times} times.\n"))
}

fn corpus(title: &str, wins: &[Win], options: &Options) -> Outcome {
    differences(wins.iter(), difference)?;
    // Small corpora several times over, so that a measurement takes a few hundred milliseconds.
    let passes = (LEAST / wins.len()).max(1);
    let wins_over = || (0..passes).flat_map(|_| wins);
    let mut sides = [
        Side::new("riichienv-core 0.4.11", || {
            let inputs: Vec<_> = wins_over().map(riichienv::prepare).collect();
            timed(|| total(inputs.into_iter().map(riichienv::value)))
        }),
        Side::new("agari 0.27.0", || {
            let inputs: Vec<_> = wins_over().map(agari::prepare).collect();
            timed(|| total(inputs.iter().map(agari::value)))
        }),
    ];
    let found = rates(&mut sides, passes * wins.len(), options.rounds);
    let notes = format!("{} wins, equal on all of them: {}.", wins.len(), wins::summary(wins));
    Ok(table(&format!("values of wins {title}"), &sides, &found, &notes))
}

fn total(values: impl Iterator<Item = Value>) {
    black_box(values.map(|value| u64::from(value.payment.total())).sum::<u64>());
}

/// What the sides disagree about. Explained is one difference: the fu of mangan and more.
fn difference(win: &Win) -> Option<String> {
    let values = [riichienv::value(riichienv::prepare(win)), agari::value(&agari::prepare(win))];
    let [first, second] = values;
    let paid = first.payment.total();
    // From mangan on, readings of unlike fu pay alike, and the peers keep different ones.
    let mangan = if win.seat == Wind::East { 12_000 } else { 8_000 };
    let alike = first.payment == second.payment && (paid >= mangan || first == second);
    let right = alike && paid > 0 && win.recorded.is_none_or(|points| points == paid);
    (!right).then(|| format!("{win:?}\n  riichienv-core {:?}\n  agari {:?}", values[0], values[1]))
}
