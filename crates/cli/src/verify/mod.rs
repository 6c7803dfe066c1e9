//! `reglament verify PATH…`: game logs worked out again, every win, draw and end of a game.
mod json;
mod page;
mod run;

use crate::args::{VerifyArgs, Wish};
use crate::complaint::Complaint;
use crate::house::Chosen;
use crate::outcome::{Code, Outcome};
use formats::open::OpenError;
use formats::record::Warning;
use formats::verify::{Count, Difference, Verified};
use formats::walk::WalkError;
use rules::regulation::TableRules;
use text::say;

/// What came out for all paths.
#[derive(Default)]
struct Report {
    games: usize,
    total: Verified,
    /// Differences and deals that could not be read, with the name of the game.
    differences: Vec<(String, Difference)>,
    unreadable: Vec<(String, WalkError)>,
    warnings: Vec<(String, Warning)>,
    /// Logs that are broken.
    broken: Vec<OpenError>,
    /// Files that are none or have lines that are none.
    foreign: Vec<Foreign>,
}

/// A file that is no log, or lines of it that are none.
struct Foreign {
    name: String,
    /// The first such line, from 0.
    line: usize,
    lines: usize,
    seems: &'static str,
}

impl Report {
    /// Whether everything that is a log could be read and agrees.
    fn agrees(&self) -> bool {
        self.differences.is_empty() && self.unreadable.is_empty() && self.broken.is_empty()
    }

    /// Takes in one game.
    fn add(&mut self, name: &str, game: Verified, warnings: Vec<Warning>) {
        self.games += 1;
        let name = || name.to_owned();
        self.differences.extend(game.differences.into_iter().map(|d| (name(), d)));
        self.unreadable.extend(game.unreadable.into_iter().map(|e| (name(), e)));
        self.warnings.extend(warnings.into_iter().map(|w| (name(), w)));
        sum(&mut self.total.wins, game.wins);
        sum(&mut self.total.deals, game.deals);
        sum(&mut self.total.ends, game.ends);
        self.total.draws.iter_mut().zip(game.draws).for_each(|(a, b)| sum(a, b));
        self.total.unfinished += game.unfinished;
    }

    /// Takes in what another thread found.
    fn merge(&mut self, other: Self) {
        self.games += other.games;
        sum(&mut self.total.wins, other.total.wins);
        sum(&mut self.total.deals, other.total.deals);
        sum(&mut self.total.ends, other.total.ends);
        self.total.draws.iter_mut().zip(other.total.draws).for_each(|(a, b)| sum(a, b));
        self.total.unfinished += other.total.unfinished;
        self.differences.extend(other.differences);
        self.unreadable.extend(other.unreadable);
        self.warnings.extend(other.warnings);
        self.broken.extend(other.broken);
        self.foreign.extend(other.foreign);
    }
}

fn sum(into: &mut Count, other: Count) {
    into.all += other.all;
    into.agreeing += other.agreeing;
}

pub(crate) fn run(args: &VerifyArgs, wish: Wish) -> Outcome {
    let chosen = match Chosen::load(&args.rules, wish) {
        Ok(chosen) => chosen,
        Err(outcome) => return outcome,
    };
    let report = match &chosen.table {
        TableRules::Riichi(rules) => run::verify(&args.paths, rules),
        // The logs that are read are all of riichi.
        TableRules::Sichuan(_) | TableRules::Classical(_) => {
            let what = say!(wish.lang, "verify-not-riichi", rules = chosen.name(wish.lang));
            return Complaint::new("family", what).outcome(wish);
        }
    };
    let code = match (report.games, report.agrees()) {
        // Nothing to verify is no yes.
        (0, true) => Code::Usage,
        (_, true) => Code::Ok,
        (_, false) => Code::No,
    };
    if wish.json {
        Outcome::json(code, &json::of(&report, &chosen))
    } else {
        page::of(&report, &chosen, wish.lang, code)
    }
}
