//! Timing: rounds in which the sides take turns, medians over them, and the table they are printed in.
use std::fmt::Write as _;
use std::fs;
use std::time::{Duration, Instant};

/// What a section must reach: so many hands a second, and so many times what another side does.
pub struct Bar {
    pub rate: f64,
    pub ratio: f64,
    /// The name of the other side.
    pub against: &'static str,
}

/// The tables of a section, and the bars it missed.
#[derive(Default)]
pub struct Report {
    pub text: String,
    pub missed: Vec<String>,
}

impl Report {
    /// Adds what another part of the section found.
    pub fn add(&mut self, other: Self) {
        self.text += &other.text;
        self.missed.extend(other.missed);
    }
}

/// One side of a comparison: a name and a pass over the whole corpus that says how long it took.
pub struct Side<'a> {
    pub name: &'a str,
    pub pass: Box<dyn FnMut() -> Duration + 'a>,
}

impl<'a> Side<'a> {
    pub fn new(name: &'a str, pass: impl FnMut() -> Duration + 'a) -> Self {
        Self { name, pass: Box::new(pass) }
    }
}

/// How long one call takes: processor time of this thread where the system tells it, else time on the wall.
///
/// The system counts processor time in steps of some milliseconds, so a call should take a few hundred.
pub fn timed(work: impl FnOnce()) -> Duration {
    let (start, begun) = (Instant::now(), processor_time());
    work();
    match (begun, processor_time()) {
        (Some(begun), Some(ended)) => ended.saturating_sub(begun),
        _ => start.elapsed(),
    }
}

fn processor_time() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split(' ').next()?.parse().ok()?))
}

/// Median hands per second of each side, and the median ratio of the first side to it.
///
/// The sides take turns within a round, so that a busy machine slows all of them alike.
pub fn rates(sides: &mut [Side<'_>], hands: usize, rounds: usize) -> Vec<(f64, f64)> {
    let mut by_side = vec![Vec::new(); sides.len()];
    for side in &mut *sides {
        (side.pass)();
    }
    for _ in 0..rounds {
        for (side, rates) in sides.iter_mut().zip(&mut by_side) {
            rates.push(hands as f64 / (side.pass)().as_secs_f64());
        }
    }
    let ratios = |rates: &[f64]| by_side[0].iter().zip(rates).map(|(first, other)| first / other).collect();
    by_side.iter().map(|rates| (median(rates.clone()), median(ratios(rates)))).collect()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// A Markdown table of one part of a section.
pub fn table(title: &str, sides: &[Side<'_>], rates: &[(f64, f64)], notes: &str) -> String {
    let mut out =
        format!("\n### {title}\n\n{notes}\n\n| side | hands/s | {} is faster by |\n", sides[0].name);
    out.push_str("|---|---:|---:|\n");
    for (side, (rate, ratio)) in sides.iter().zip(rates) {
        let ratio = if side.name == sides[0].name { "1".to_owned() } else { format!("{ratio:.2}") };
        let _ = writeln!(out, "| {} | {} | {ratio} |", side.name, human(*rate));
    }
    out
}

/// The same, held against a bar. Where the machine is slower than usual the ratio decides: a rate that is missed
/// is only said.
pub fn judged(title: &str, sides: &[Side<'_>], rates: &[(f64, f64)], notes: &str, bar: &Bar) -> Report {
    let mut report = Report { text: table(title, sides, rates, notes), missed: Vec::new() };
    let met = |holds: bool| if holds { "met" } else { "missed" };
    let rate = rates[0].0;
    let ratio =
        sides.iter().zip(rates).find(|(s, _)| s.name == bar.against).map_or(0.0, |(_, (_, ratio))| *ratio);
    let _ = writeln!(
        report.text,
        "\nAt least {} hands/s: {}. At least {} times {}: {}.",
        human(bar.rate),
        met(rate >= bar.rate),
        bar.ratio,
        bar.against,
        met(ratio >= bar.ratio),
    );
    if ratio < bar.ratio {
        report.missed.push(format!("{title}: {ratio:.2} times {} instead of {}", bar.against, bar.ratio));
    }
    report
}

fn human(rate: f64) -> String {
    if rate >= 1e6 { format!("{:.2} M", rate / 1e6) } else { format!("{:.1} k", rate / 1e3) }
}

/// The processor, as the system names it.
pub fn processor() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    name.map_or_else(|| "unknown processor".to_owned(), |(_, name)| name.trim().to_owned())
}
