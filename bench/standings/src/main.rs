//! The bars of standings: `reglament-bench-standings [SEED]`. A bar that is missed makes the run fail after the table is
//! printed.
#[expect(dead_code, reason = "sides are for sections that have peers")]
#[path = "../../src/measure.rs"]
mod measure;
#[expect(dead_code, reason = "hands are dealt elsewhere")]
#[path = "../../src/random.rs"]
mod random;
mod standings;

use std::process::ExitCode;

/// Passes of which the median counts.
const PASSES: usize = 9;

fn main() -> ExitCode {
    let typed = std::env::args().nth(1);
    let Ok(seed) = typed.as_deref().unwrap_or("1").parse() else {
        eprintln!("a seed is a number: {}", typed.unwrap_or_default());
        return ExitCode::from(2);
    };
    println!("{}; one thread; medians of {PASSES} passes", measure::processor());
    let report = match standings::run(PASSES, seed) {
        Ok(report) => report,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::FAILURE;
        }
    };
    print!("{}", report.text);
    for bar in &report.missed {
        eprintln!("missed: {bar}");
    }
    if report.missed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
