//! Playing the games of a run, on all cores. What comes out does not depend on how many there are.
use super::seeds::Draw;
use super::tally::Tally;
use super::{classical, riichi, sichuan};
use game::bot::Bot;
use indicatif::{ProgressBar, ProgressStyle};
use rules::regulation::TableRules;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    pub(super) seed: u64,
    pub(super) games: u64,
    pub(super) bots: [Bot; 4],
    /// Deals of a Sichuan session where the rules do not say.
    pub(super) deals: u32,
    /// Threads; none for one a core.
    pub(super) threads: Option<usize>,
}

/// Games that a thread takes at once.
const TAKEN: u64 = 16;

/// The tally of all games under these rules.
pub(super) fn run(run: &Run, rules: &TableRules, bar: &ProgressBar) -> Tally {
    let next = AtomicU64::new(0);
    let all = Mutex::new(Tally::default());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let workers = run.threads.unwrap_or(cores).clamp(1, 256);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                let tally = work(run, rules, &next, bar);
                if let Ok(mut all) = all.lock() {
                    all.merge(&tally);
                }
            });
        }
    });
    all.into_inner().unwrap_or_default()
}

/// What one thread does: it takes games until there are none.
fn work(run: &Run, rules: &TableRules, next: &AtomicU64, bar: &ProgressBar) -> Tally {
    let mut tally = Tally::default();
    let (mut riichi_events, mut sichuan_events, mut classical_events) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        let from = next.fetch_add(TAKEN, Ordering::Relaxed);
        let games = from..from.saturating_add(TAKEN).min(run.games);
        if games.is_empty() {
            return tally;
        }
        for game in games.clone() {
            let draw = Draw::new(run.seed, game, run.bots);
            match rules {
                TableRules::Riichi(rules) => riichi::play(rules, draw, &mut tally, &mut riichi_events),
                TableRules::Sichuan(rules) => {
                    sichuan::play(rules, draw, run.deals, &mut tally, &mut sichuan_events);
                }
                TableRules::Classical(rules) => {
                    classical::play(rules, draw, &mut tally, &mut classical_events);
                }
            }
        }
        bar.inc(games.end - games.start);
    }
}

/// On standard error, and only where that is a terminal.
pub(super) fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    match ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::regulation::RegulationId;

    #[test]
    fn the_number_of_threads_changes_nothing() {
        for (id, games) in
            [(RegulationId::Tesuji, 20), (RegulationId::Sichuan, 20), (RegulationId::Gambler, 40)]
        {
            let rules = id.regulation().table;
            let bots = [Bot::Club, Bot::Random, Bot::Tsumogiri, Bot::Random];
            let with = |threads| {
                let what = Run { seed: 5, games, bots, deals: 3, threads: Some(threads) };
                run(&what, &rules, &ProgressBar::hidden())
            };
            let one = with(1);
            assert_eq!(one, with(3), "{id:?}");
            assert_eq!(one.of("games", super::super::tally::Who::All), games);
        }
    }
}
