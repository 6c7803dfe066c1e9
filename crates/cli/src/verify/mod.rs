//! `reglament verify PATH…`: game logs worked out again, every win, draw and end of a game.
mod json;
mod page;
mod run;
mod words;

use crate::args::{VerifyArgs, Wish};
use crate::complaint::Complaint;
use crate::house::Chosen;
use crate::outcome::{Code, Outcome};
use formats::open::{OpenError, Seems};
use formats::record::{DealName, Warning};
use formats::replay::{self, Replayed};
use formats::verify::{Count, Cut, Difference, Verified};
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
    warnings: Vec<Odd>,
    replays: Replays,
    /// Games whose logs stop before their end, and are whole otherwise.
    cut: Vec<(String, Cut)>,
    /// Logs that are broken.
    broken: Vec<OpenError>,
    /// Files that are none or have lines that are none.
    foreign: Vec<Foreign>,
}

/// The games that the table engine has played again, told their walls and the decisions of their players alone.
#[derive(Default)]
struct Replays {
    games: Count,
    deals: usize,
    decisions: usize,
    /// What was played otherwise than the log has it.
    differences: Vec<(String, DealName, replay::Difference)>,
    /// Games without a seed: nobody knows their walls.
    seedless: Vec<String>,
}

impl Replays {
    /// Takes in one game; `names` are those of its deals.
    fn add(&mut self, name: &str, played: Option<Replayed>, names: &[DealName]) {
        let Some(played) = played else {
            self.seedless.push(name.to_owned());
            return;
        };
        // A log without a result has no deal that could be played.
        if played.deals > 0 {
            self.games.all += 1;
            self.games.agreeing += usize::from(played.differences.is_empty());
        }
        self.deals += played.deals;
        self.decisions += played.decisions;
        let found = played.differences.into_iter();
        self.differences.extend(found.filter_map(|(i, d)| Some((name.to_owned(), *names.get(i)?, d))));
    }

    fn merge(&mut self, other: Self) {
        sum(&mut self.games, other.games);
        self.deals += other.deals;
        self.decisions += other.decisions;
        self.differences.extend(other.differences);
        self.seedless.extend(other.seedless);
    }
}

/// A file that is no log, or lines of it that are none.
struct Foreign {
    name: String,
    /// The first such line, from 0.
    line: usize,
    lines: usize,
    seems: Seems,
}

/// An oddity of a log.
struct Odd {
    game: String,
    deal: Option<DealName>,
    warning: Warning,
}

impl Report {
    /// Whether everything that is a log could be read and agrees.
    fn agrees(&self) -> bool {
        self.differences.is_empty() && self.replays.differences.is_empty() && self.is_whole()
    }

    /// Whether everything that is a log could be read.
    fn is_whole(&self) -> bool {
        self.unreadable.is_empty() && self.broken.is_empty()
    }

    /// Takes in one game.
    fn add(&mut self, name: &str, game: Verified) {
        // A game without deals has nothing that could be verified, and is none that was.
        self.games += usize::from(!game.cut.is_some_and(|cut| cut.is_empty()));
        let name = || name.to_owned();
        self.differences.extend(game.differences.into_iter().map(|d| (name(), d)));
        self.unreadable.extend(game.unreadable.into_iter().map(|e| (name(), e)));
        self.cut.extend(game.cut.map(|cut| (name(), cut)));
        sum(&mut self.total.wins, game.wins);
        sum(&mut self.total.deals, game.deals);
        sum(&mut self.total.ends, game.ends);
        self.total.draws.iter_mut().zip(game.draws).for_each(|(a, b)| sum(a, b));
    }

    /// Takes in what another thread found.
    fn merge(&mut self, other: Self) {
        self.games += other.games;
        sum(&mut self.total.wins, other.total.wins);
        sum(&mut self.total.deals, other.total.deals);
        sum(&mut self.total.ends, other.total.ends);
        self.total.draws.iter_mut().zip(other.total.draws).for_each(|(a, b)| sum(a, b));
        self.replays.merge(other.replays);
        self.cut.extend(other.cut);
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

/// A log that is broken, or a file that cannot be opened, in words.
pub(crate) fn broken(lang: text::Lang, error: &formats::open::OpenError) -> String {
    words::broken(lang, error)
}

/// What the engine plays otherwise than the log, in words.
pub(crate) use words::replayed as difference;

/// A file that cannot be opened, in words.
pub(crate) fn no_file(lang: text::Lang, path: &std::path::Path, error: &std::io::Error) -> String {
    words::io(lang, path, error)
}

pub(crate) fn run(args: &VerifyArgs, wish: Wish) -> Outcome {
    let chosen = match Chosen::load(&args.rules, wish) {
        Ok(chosen) => chosen,
        Err(outcome) => return outcome,
    };
    let report = match &chosen.table {
        TableRules::Riichi(rules) => match run::verify(&args.paths, rules, wish.lang) {
            Ok(report) => report,
            Err((path, error)) => {
                return Complaint::new("file", words::io(wish.lang, &path, &error)).outcome(wish);
            }
        },
        // The logs that are read are all of riichi.
        TableRules::Sichuan(_) | TableRules::Classical(_) => {
            let what = say!(wish.lang, "verify-not-riichi", rules = chosen.name(wish.lang));
            return Complaint::new("family", what).outcome(wish);
        }
    };
    // Nothing to verify is no yes.
    if report.games == 0 && report.agrees() {
        return nothing(&report, wish);
    }
    let code = if report.agrees() { Code::Ok } else { Code::No };
    if wish.json {
        Outcome::json(code, &json::of(&report, &chosen))
    } else {
        page::of(&report, &chosen, wish.lang, code)
    }
}

/// No log at all: what there is instead.
fn nothing(report: &Report, wish: Wish) -> Outcome {
    const MOST: usize = 10;
    let mut complaint = Complaint::new("no_logs", say!(wish.lang, "verify-nothing"));
    let empty = report.cut.iter().map(|(name, cut)| {
        say!(wish.lang, "verify-named", name = name.as_str(), what = words::cut(wish.lang, *cut))
    });
    let foreign = report.foreign.iter().map(|foreign| words::foreign(wish.lang, foreign));
    for reason in empty.chain(foreign).take(MOST) {
        complaint = complaint.because(reason);
    }
    let all = report.cut.len() + report.foreign.len();
    if all > MOST {
        complaint = complaint.because(say!(wish.lang, "verify-more", n = all - MOST));
    }
    complaint.outcome(wish)
}
