//! Runs case files and prints what failed and what was skipped: `cases PATH…`.
//!
//! Exit code 0: nothing failed; 1: a case failed; 2: no file was named, or one of them could not be run.
use reglament_testkit::cases::{Report, run};
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let paths: Vec<_> = std::env::args_os().skip(1).collect();
    if paths.is_empty() {
        eprintln!("expected case files: cases PATH…");
        return ExitCode::from(2);
    }
    let mut report = Report::default();
    let mut unread = false;
    for path in &paths {
        let path = Path::new(path);
        match run(path) {
            Ok(cases) => report.extend(cases),
            Err(error) => {
                eprintln!("{}: {error}", path.display());
                unread = true;
            }
        }
    }
    println!("{report}");
    match report.counts() {
        _ if unread => ExitCode::from(2),
        (_, 0, _) => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}
