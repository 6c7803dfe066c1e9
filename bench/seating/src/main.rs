//! The bars of seating: `reglament-bench-seating [WORD …]` runs the cases whose names hold a word, or all.
//!
//! A line a figure: what it is, what was reached, the bar, the time of the slowest plan in it. A figure that misses its
//! bar makes the run fail after all lines are printed; one without a bar is only said.
mod clock;
mod pairing;
mod plans;

use std::process::ExitCode;
use std::time::Duration;

/// A figure and what it should be.
pub struct Figure {
    pub what: String,
    pub reached: f64,
    pub bar: Bar,
}

/// What a figure is held against.
#[derive(Clone, Copy)]
pub enum Bar {
    AtMost(f64),
    AtLeast(f64),
    /// An open case: the figure is printed.
    Said,
}

impl Figure {
    pub fn at_most(what: impl Into<String>, reached: f64, most: f64) -> Self {
        Self { what: what.into(), reached, bar: Bar::AtMost(most) }
    }

    pub fn at_least(what: impl Into<String>, reached: f64, least: f64) -> Self {
        Self { what: what.into(), reached, bar: Bar::AtLeast(least) }
    }

    pub fn said(what: impl Into<String>, reached: f64) -> Self {
        Self { what: what.into(), reached, bar: Bar::Said }
    }

    fn holds(&self) -> bool {
        match self.bar {
            Bar::AtMost(most) => self.reached <= most,
            Bar::AtLeast(least) => self.reached >= least,
            Bar::Said => true,
        }
    }
}

/// What a case found: its figures and the time of its slowest plan.
pub struct Outcome {
    pub figures: Vec<Figure>,
    pub slowest: Duration,
}

/// A case of some bars, and the time that each plan in it may take.
pub struct Case {
    pub name: String,
    pub allowed: Duration,
    pub run: Box<dyn Fn() -> Outcome>,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut missed = Vec::new();
    println!("| case | figure | reached | bar | slowest, s |\n|---|---|---:|---:|---:|");
    for case in plans::cases().into_iter().chain(pairing::cases()) {
        if !words.is_empty() && !words.iter().any(|word| case.name.contains(word.as_str())) {
            continue;
        }
        let outcome = (case.run)();
        let seconds = outcome.slowest.as_secs_f64();
        for figure in &outcome.figures {
            let bar = match figure.bar {
                Bar::AtMost(most) => format!("≤ {most}"),
                Bar::AtLeast(least) => format!("≥ {least}"),
                Bar::Said => "–".to_owned(),
            };
            println!("| {} | {} | {} | {bar} | {seconds:.2} |", case.name, figure.what, figure.reached);
            if !figure.holds() {
                missed.push(format!("{}: {} is {}, not {bar}", case.name, figure.what, figure.reached));
            }
        }
        if outcome.slowest > case.allowed {
            missed.push(format!("{}: {seconds:.2} s, not {} s", case.name, case.allowed.as_secs_f64()));
        }
    }
    for bar in &missed {
        eprintln!("missed: {bar}");
    }
    if missed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
