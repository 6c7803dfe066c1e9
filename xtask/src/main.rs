//! The repository's own commands: `cargo xtask tidy | docs | coverage | flip | test | cases | bench`.
mod bench;
mod browser;
mod cases;
mod coverage;
mod docs;
mod examples;
mod flip;
mod law;
mod libtest;
mod pending;
mod rust;
mod test;
mod tidy;
mod tree;
mod triple;

use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask COMMAND

  test                    everything that CI runs; ends with `N passed, N failed`
  tidy                    what no compiler checks: arrows, lengths, words, clauses, generated files
  tidy --shrink-pending   strike from regulations/pending.txt the parts that are held now
  docs                    write the generated files
  docs --first-pending    write regulations/pending.txt, if there is none
  coverage                clauses by regulation: coded, held, pending, referee, info
  coverage REGULATION     its pending parts: cited or not, tested or not
  flip [REGULATION [KEY]] every other answer of every option in turn: which of them does no test notice?
  cases PATH…             runs case files; ends with `N passed, N failed, N skipped`
  bench SECTION           speed beside published peers: values, shanten, ukeire; the bars of: seating,
                          standings";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let root = tree::root();
    let done = match words.as_slice() {
        // Its closing line is the last one also when something failed.
        ["test"] => return test::run(&root),
        ["cases", paths @ ..] if !paths.is_empty() => return cases::run(&root, paths),
        ["tidy"] => tidy::run(&root),
        ["tidy", "--shrink-pending"] => pending::shrink(&root),
        ["docs"] => docs::write(&root),
        ["docs", "--first-pending"] => pending::first(&root),
        ["coverage"] => coverage::run(&root, None),
        ["coverage", regulation] => coverage::run(&root, Some(regulation)),
        ["flip"] => flip::run(&root, ""),
        ["flip", only @ ..] => flip::run(&root, &only.join(" ")),
        ["bench", section] => bench::run(&root, section),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}
