//! Section `values`: what a win is worth, beside `riichienv-core` and `agari`.
//!
//! All sides value by the rules of the recorded games, apart from the yakuman that count double with both peers.
//! Ours makes the whole award: yaku, dora, fu lines, reading and transfers, each with its citation. The peers make
//! less: no citations, no fu lines.
use crate::measure::{Bar, Report, Side, judged, rates, timed};
use crate::peers::{Value, agari, reglament, riichienv};
use crate::wins::{self, Win};
use crate::{Options, Outcome, differences};
use reglament_rules::riichi::RiichiRules;
use reglament_rules::seat::Wind;
use std::hint::black_box;

/// Enough that every yaku and situation is among them many times.
const LEAST: usize = 120_000;

const PEER: &str = "riichienv-core 0.4.11";
const BAR: Bar = Bar { rate: 4e6, ratio: 7.0, against: PEER };

pub fn run(options: &Options) -> Outcome {
    let made = wins::generate(options.seed, options.hands.max(LEAST));
    let rules = reglament::rules()?;
    let rarest = rarest_yaku(&made)?;
    let mut out = corpus("made from a seed", &made, &rules, options)?;
    out.text += &rarest;
    let recorded = wins::recorded();
    if recorded.is_empty() {
        out.text += "\nvalues of recorded wins: corpus absent\n";
    } else {
        out.add(corpus("recorded", &recorded, &rules, options)?);
    }
    Ok(out)
}

/// Says how often the rarest yaku occurs; a corpus that lacks one is none.
fn rarest_yaku(wins: &[Win]) -> Result<String, String> {
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

fn corpus(title: &str, wins: &[Win], rules: &RiichiRules, options: &Options) -> Result<Report, String> {
    differences(wins.iter(), |win| difference(rules, win))?;
    // Small corpora several times over, so that a measurement takes a few hundred milliseconds.
    let passes = (LEAST / wins.len()).max(1);
    let wins_over = || (0..passes).flat_map(|_| wins);
    let mut sides = [
        Side::new("reglament", || {
            let inputs: Vec<_> = wins_over().map(reglament::prepare).collect();
            timed(|| {
                for input in &inputs {
                    let _ = black_box(reglament::award(rules, input));
                }
            })
        }),
        Side::new(PEER, || {
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
    Ok(judged(&format!("values of wins {title}"), &sides, &found, &notes, &BAR))
}

fn total(values: impl Iterator<Item = Value>) {
    black_box(values.map(|value| u64::from(value.payment.total())).sum::<u64>());
}

/// What the sides disagree about. Explained is one difference: the fu of mangan and more.
fn difference(rules: &RiichiRules, win: &Win) -> Option<String> {
    let ours = match reglament::summary(rules, &reglament::prepare(win)) {
        Ok(ours) => ours,
        Err(refusals) => return Some(format!("{win:?}\n  reglament refuses: {refusals}")),
    };
    let peers = [riichienv::value(riichienv::prepare(win)), agari::value(&agari::prepare(win))];
    let paid = ours.payment.total();
    // From mangan on, readings of unlike fu pay alike, and the peers keep different ones.
    let mangan = if win.seat == Wind::East { 12_000 } else { 8_000 };
    let alike = |peer: Value| peer.payment == ours.payment && (paid >= mangan || peer == ours);
    let right = peers.into_iter().all(alike) && paid > 0 && win.recorded.is_none_or(|points| points == paid);
    (!right).then(|| {
        format!("{win:?}\n  reglament {ours:?}\n  riichienv-core {:?}\n  agari {:?}", peers[0], peers[1])
    })
}
