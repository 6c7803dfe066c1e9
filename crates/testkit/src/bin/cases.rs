//! Runs case files and prints what failed: `cases PATH…`.
use reglament_testkit::cases::{Report, run};
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut report = Report::default();
    let mut readable = ExitCode::SUCCESS;
    for path in std::env::args().skip(1) {
        match run(Path::new(&path)) {
            Ok(cases) => report.extend(cases),
            Err(error) => {
                eprintln!("{path}: {error}");
                readable = ExitCode::from(2);
            }
        }
    }
    println!("{report}");
    if report.counts().1 > 0 { ExitCode::FAILURE } else { readable }
}
