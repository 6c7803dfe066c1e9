//! `cases`: runs case files through the runner of the test kit, which is another program: this one uses none of the
//! crates it checks.
use std::path::Path;
use std::process::{Command, ExitCode};

/// Runs the files, named from the folder in which the command was given. The exit code is the runner's: 0 when
/// nothing failed, 1 when a case failed, 2 when a file could not be run.
pub(crate) fn run(root: &Path, paths: &[&str]) -> ExitCode {
    match command(root, paths).status() {
        Ok(status) => ExitCode::from(code(status.code())),
        Err(error) => {
            eprintln!("xtask: cargo: {error}");
            ExitCode::from(2)
        }
    }
}

fn command(root: &Path, paths: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.args(["run", "--quiet", "--release", "--manifest-path"]).arg(root.join("Cargo.toml"));
    command.args(["-p", "reglament-testkit", "--bin", "cases", "--"]).args(paths);
    command
}

/// A runner that could not be built, or that was stopped, has run nothing.
fn code(runner: Option<i32>) -> u8 {
    match runner {
        Some(0) => 0,
        Some(1) => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_paths_stand_behind_the_runners_name() {
        let command = command(Path::new("repo"), &["a.json", "--b"]);
        let words: Vec<_> = command.get_args().map(|w| w.to_string_lossy().into_owned()).collect();
        assert_eq!(words[words.len() - 5..], ["--bin", "cases", "--", "a.json", "--b"]);
    }

    #[test]
    fn what_did_not_run_is_no_failed_case() {
        assert_eq!([Some(0), Some(1), Some(2), Some(101), None].map(code), [0, 1, 2, 2, 2]);
    }
}
