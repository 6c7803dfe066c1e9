//! Reading and working out, on all cores, with a bar that shows how far it is.
use super::{Foreign, Odd, Report};
use formats::open::{self, Found, OpenError, Piece};
use formats::record::{Deal, Reading};
use formats::replay::replay_of_seed;
use formats::verify::verify as work_out;
use indicatif::{ProgressBar, ProgressStyle};
use rules::riichi::RiichiRules;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use text::{Lang, say};

/// How many bytes of games are gathered before they are worked out. A file is never split, and while it is worked
/// out no other is held.
const GATHERED: usize = 1 << 24;

/// Works out every game under these paths; `-` is standard input. The order of what is found does not depend on
/// the threads. A path that was given and cannot be opened is an error; a file of a folder is one of its findings.
pub(super) fn verify(
    paths: &[PathBuf],
    rules: &RiichiRules,
    lang: Lang,
) -> Result<Report, (PathBuf, std::io::Error)> {
    let mut batch = Batch { rules, bar: bar(), report: Report::default(), held: Vec::new(), bytes: 0 };
    for path in paths {
        if path.as_os_str() == "-" {
            let name = say!(lang, "verify-stdin");
            let found = open::pieces_from(&name, std::io::stdin().lock());
            batch.take(found.map_err(|error| (name.into(), error))?);
            continue;
        }
        let files = match open::files(path) {
            Err(OpenError::Io { path, error }) => return Err((path, error)),
            other => other.unwrap_or_default(),
        };
        for file in files {
            match open::pieces(&file) {
                Ok(found) => batch.take(found),
                Err(OpenError::Io { path: file, error }) if file == *path => return Err((file, error)),
                Err(error) => batch.take(vec![Err(error)]),
            }
        }
    }
    batch.work_out();
    batch.bar.finish_and_clear();
    Ok(batch.report)
}

/// Games that are held until there are enough of them for all cores.
struct Batch<'a> {
    rules: &'a RiichiRules,
    bar: ProgressBar,
    report: Report,
    held: Vec<Piece>,
    bytes: usize,
}

impl Batch<'_> {
    /// Takes the games of one file.
    fn take(&mut self, found: Vec<Found>) {
        for one in found {
            match one {
                Ok(piece) => {
                    self.bytes += piece.bytes().len();
                    self.bar.inc_length(1);
                    self.held.push(piece);
                }
                Err(error) => self.report.refuse(error),
            }
        }
        if self.bytes >= GATHERED {
            self.work_out();
        }
    }

    fn work_out(&mut self) {
        self.bytes = 0;
        for part in in_parallel(&std::mem::take(&mut self.held), self.rules, &self.bar) {
            self.report.merge(part);
        }
    }
}

impl Report {
    fn refuse(&mut self, error: OpenError) {
        let OpenError::NoLog { name, line, seems } = error else {
            self.broken.push(error);
            return;
        };
        // A file of thousands of such lines is one thing to say.
        match self.foreign.last_mut().filter(|f| f.name == name) {
            Some(file) => file.lines += 1,
            None => self.foreign.push(Foreign { name, line, lines: 1, seems }),
        }
    }
}

/// Pieces are handed out in small runs, and the runs come back in order.
fn in_parallel(pieces: &[Piece], rules: &RiichiRules, bar: &ProgressBar) -> Vec<Report> {
    const RUN: usize = 16;
    let runs: Vec<&[Piece]> = pieces.chunks(RUN).collect();
    let done: Vec<Mutex<Report>> = runs.iter().map(|_| Mutex::default()).collect();
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(runs.len());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(run) = runs.get(at) else { return };
                    let report = work_out_all(run, rules, bar);
                    if let Ok(mut slot) = done[at].lock() {
                        *slot = report;
                    }
                }
            });
        }
    });
    done.into_iter().map(|slot| slot.into_inner().unwrap_or_default()).collect()
}

fn work_out_all(pieces: &[Piece], rules: &RiichiRules, bar: &ProgressBar) -> Report {
    let mut report = Report::default();
    for piece in pieces {
        match piece.read() {
            Ok(Reading { game, warnings }) => {
                report.add(&piece.name, work_out(rules, &game));
                let names: Vec<_> = game.deals.iter().map(Deal::name).collect();
                report.replays.add(&piece.name, replay_of_seed(rules, &game), &names);
                let name = |deal: usize| game.deals.get(deal).map(Deal::name);
                report.warnings.extend(warnings.into_iter().map(|warning| Odd {
                    game: piece.name.clone(),
                    deal: warning.deal().and_then(name),
                    warning,
                }));
            }
            Err(error) => report.refuse(error),
        }
        bar.inc(1);
    }
    report
}

/// On standard error, and only where that is a terminal.
fn bar() -> ProgressBar {
    let bar = ProgressBar::new(0);
    match ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
