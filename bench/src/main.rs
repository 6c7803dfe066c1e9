//! Speed beside published peers: `reglament-bench [shanten] [ukeire] [values] [table] [--hands N] [--rounds N] [--seed N]`.
//!
//! Both sides get every hand in the form they read, made before the clock starts. Their answers are compared
//! first; a difference that is not on a section's list of explained ones ends the run. A section that misses the
//! ratio of its bar makes the run fail after all tables are printed; a missed rate is only said.
mod deals;
mod hands;
mod measure;
mod peers;
mod random;
mod shanten;
mod table;
mod ukeire;
mod values;
mod wins;

use measure::Report;
use std::process::ExitCode;

pub struct Options {
    pub hands: usize,
    pub rounds: usize,
    pub seed: u64,
}

/// The tables of a section, or what the sides disagree about.
pub type Outcome = Result<Report, String>;
type Section = (&'static str, fn(&Options) -> Outcome);

const SECTIONS: [Section; 4] =
    [("shanten", shanten::run), ("ukeire", ukeire::run), ("values", values::run), ("table", table::run)];

fn main() -> ExitCode {
    let (sections, options) = match arguments(std::env::args().skip(1)) {
        Ok(found) => found,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::from(2);
        }
    };
    println!(
        "{}; one thread; medians of {} rounds, the sides taking turns",
        measure::processor(),
        options.rounds
    );
    let mut missed = Vec::new();
    for (name, run) in sections {
        match run(&options) {
            Ok(report) => {
                print!("{}", report.text);
                missed.extend(report.missed);
            }
            Err(message) => {
                eprintln!("{name}: the sides differ\n{message}");
                return ExitCode::FAILURE;
            }
        }
    }
    for bar in &missed {
        eprintln!("missed: {bar}");
    }
    if missed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn arguments(mut words: impl Iterator<Item = String>) -> Result<(Vec<Section>, Options), String> {
    let mut options = Options { hands: 200_000, rounds: 9, seed: 1 };
    let mut sections = Vec::new();
    while let Some(word) = words.next() {
        if let Some(section) = SECTIONS.into_iter().find(|(name, _)| *name == word) {
            sections.push(section);
            continue;
        }
        let number = |text: Option<String>| {
            text.and_then(|t| t.parse::<usize>().ok())
                .filter(|n| *n > 0)
                .ok_or(format!("{word} needs a number above 0"))
        };
        match word.as_str() {
            "--hands" => options.hands = number(words.next())?,
            "--rounds" => options.rounds = number(words.next())?,
            "--seed" => options.seed = number(words.next())? as u64,
            _ => return Err(format!("unknown: {word}; sections: shanten ukeire values table")),
        }
    }
    if sections.is_empty() {
        sections = SECTIONS.to_vec();
    }
    Ok((sections, options))
}

/// Goes through all cases and reports how many differ, with the first few.
fn differences<T>(
    cases: impl Iterator<Item = T>,
    difference: impl FnMut(T) -> Option<String>,
) -> Result<(), String> {
    let found: Vec<String> = cases.filter_map(difference).collect();
    if found.is_empty() {
        return Ok(());
    }
    let first = found.iter().take(10).map(String::as_str).collect::<Vec<_>>().join("\n");
    Err(format!("{} differences, the first:\n{first}", found.len()))
}
