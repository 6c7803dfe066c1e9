//! Which rounds of a design to play when there are more than the event has.
//!
//! Two who never meet are compared by their common opponents; the pair with the fewest decides. So the best choice of
//! rounds is the one whose worst pair has most.
use super::anneal::pairs;
use super::design::{Design, Turns};
use super::random::Fast;

/// Choices that are looked at; all, where there are not more.
const LOOKED_AT: usize = 2000;

/// The best choices of `wanted` rounds, at most `most`; each is a list of indices.
pub(super) fn choices(
    players: usize,
    design: &Design,
    wanted: usize,
    most: usize,
    random: &mut Fast,
) -> Vec<Vec<usize>> {
    let rounds = &design.rounds;
    let all: Vec<usize> = (0..rounds.len()).collect();
    // A mask holds 128 players; larger designs are made to measure.
    if wanted >= all.len() || players > 128 {
        return vec![all[..wanted.min(all.len())].to_vec()];
    }
    let opponents: Vec<Vec<u128>> = rounds.iter().map(|r| opponents(players, r)).collect();
    let mut subsets = subsets(rounds.len(), wanted, random);
    if design.turns == Turns::Alike {
        for subset in &mut subsets {
            *subset = least_turn(subset, rounds.len());
        }
        subsets.sort_unstable();
        subsets.dedup();
    }
    let common = |choice: &Vec<usize>| fewest_common(players, choice.iter().map(|r| &opponents[*r]));
    let found: Vec<(usize, Vec<usize>)> =
        subsets.into_iter().map(|choice| (common(&choice), choice)).collect();
    let best = found.iter().map(|(common, _)| *common).max().unwrap_or(0);
    let mut best: Vec<Vec<usize>> =
        found.into_iter().filter(|(c, _)| *c == best).map(|(_, choice)| choice).collect();
    random.shuffle(&mut best);
    best.truncate(most);
    best
}

/// Of the choices that differ by a turn of the ring the first: they are the same plan with other names.
fn least_turn(choice: &[usize], ring: usize) -> Vec<usize> {
    let turned = |by: usize| {
        let mut turned: Vec<usize> = choice.iter().map(|r| (ring + r - by) % ring).collect();
        turned.sort_unstable();
        turned
    };
    choice.iter().map(|by| turned(*by)).min().unwrap_or_default()
}

fn opponents(players: usize, round: &[[u16; 4]]) -> Vec<u128> {
    let mut masks = vec![0; players];
    for (a, b) in round.iter().flat_map(|t| pairs(*t)) {
        masks[a as usize] |= 1 << b;
        masks[b as usize] |= 1 << a;
    }
    masks
}

/// The fewest common opponents of two who never meet; their number if all meet.
fn fewest_common<'a>(players: usize, rounds: impl Iterator<Item = &'a Vec<u128>>) -> usize {
    let mut masks = vec![0; players];
    for round in rounds {
        masks.iter_mut().zip(round).for_each(|(mask, more)| *mask |= more);
    }
    let mut fewest = players as u32;
    for a in 0..players {
        for b in 0..a {
            if masks[a] >> b & 1 == 0 {
                fewest = fewest.min((masks[a] & masks[b]).count_ones());
            }
        }
    }
    fewest as usize
}

/// All subsets in order, or so many by lot.
fn subsets(of: usize, wanted: usize, random: &mut Fast) -> Vec<Vec<usize>> {
    let count = (0..wanted).fold(1usize, |count, k| count.saturating_mul(of - k) / (k + 1));
    if count > LOOKED_AT {
        let by_lot = |_| {
            let mut rounds: Vec<usize> = (0..of).collect();
            random.shuffle(&mut rounds);
            rounds.truncate(wanted);
            rounds
        };
        return (0..LOOKED_AT).map(by_lot).collect();
    }
    let mut subsets = vec![Vec::new()];
    for r in 0..of {
        let more: Vec<Vec<usize>> = subsets
            .iter()
            .filter(|s: &&Vec<usize>| s.len() < wanted)
            .map(|s| s.iter().copied().chain([r]).collect())
            .collect();
        // What can no longer grow to its length is dropped.
        subsets.retain(|s| s.len() == wanted || s.len() + of - r > wanted);
        subsets.extend(more);
    }
    subsets.retain(|s| s.len() == wanted);
    subsets
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lots::Lots;

    #[test]
    fn all_subsets_once() {
        let mut random = Fast::new(&mut Lots::new(1));
        let mut all = subsets(7, 3, &mut random);
        assert_eq!(all.len(), 35);
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 35);
        for choice in &mut all {
            *choice = least_turn(choice, 7);
        }
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 5, "35 choices in turns of seven");
        assert!(subsets(20, 10, &mut random).iter().all(|s| s.len() == 10));
    }
}
