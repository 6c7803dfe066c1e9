//! `flip`: gives every option of every rule set another answer, one at a time, and runs the tests that ask the
//! test kit for their rules. An answer that can be changed without any of them failing is printed: nobody holds it.
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The variable that the test kit reads.
const VARIABLE: &str = "REGLAMENT_FLIP";
/// Packages whose integration tests ask for their rules there.
const PACKAGES: [&str; 2] = ["reglament-rules", "reglament-testkit"];
/// Tests of the library itself, not of a rule set: they would only cost time.
const SKIPPED: [&str; 3] = ["random_", "corpus", "oracle"];

/// Runs the flips whose line begins so (`tesuji`, `tesuji calls.`), or all.
pub(crate) fn run(root: &Path, only: &str) -> Result<(), String> {
    let tests = test_programs(root)?;
    let flips = list(root)?;
    let flips: Vec<&str> = flips.iter().map(String::as_str).filter(|f| f.starts_with(only)).collect();
    if flips.is_empty() {
        return Err(format!("no flip begins with {only:?}"));
    }
    // Without a flip everything must pass, or every flip would look noticed.
    if let Some(program) = tests.iter().find(|t| !passes(root, t, None)) {
        return Err(format!("{} fails without any flip", program.display()));
    }
    let survivors = Mutex::new(Vec::new());
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(flip) = flips.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if tests.iter().all(|t| passes(root, t, Some(flip)))
                        && let Ok(mut list) = survivors.lock()
                    {
                        list.push(*flip);
                    }
                }
            });
        }
    });
    let mut survivors = survivors.into_inner().map_err(|e| e.to_string())?;
    survivors.sort_unstable();
    for flip in &survivors {
        println!("survives: {flip}");
    }
    println!("{} flips, {} noticed, {} survive", flips.len(), flips.len() - survivors.len(), survivors.len());
    if survivors.is_empty() { Ok(()) } else { Err("answers that nobody holds".into()) }
}

fn passes(root: &Path, program: &Path, flip: Option<&str>) -> bool {
    let mut command = Command::new(program);
    command.current_dir(root).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    for name in SKIPPED {
        command.args(["--skip", name]);
    }
    if let Some(flip) = flip {
        command.env(VARIABLE, flip);
    }
    command.status().is_ok_and(|s| s.success())
}

/// The integration test programs, built.
fn test_programs(root: &Path) -> Result<Vec<PathBuf>, String> {
    let mut command = Command::new("cargo");
    command.args(["test", "--no-run", "--quiet", "--tests", "--message-format=json"]).current_dir(root);
    for package in PACKAGES {
        command.args(["--package", package]);
    }
    let output = command.stderr(Stdio::inherit()).output().map_err(|e| format!("cargo: {e}"))?;
    if !output.status.success() {
        return Err("the tests do not build".into());
    }
    let programs = programs(&String::from_utf8_lossy(&output.stdout));
    if programs.is_empty() { Err("no test programs".into()) } else { Ok(programs) }
}

/// Programs of integration tests in cargo's messages.
fn programs(messages: &str) -> Vec<PathBuf> {
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .filter(|message| message.pointer("/target/kind/0").and_then(|k| k.as_str()) == Some("test"))
        .filter_map(|message| Some(PathBuf::from(message["executable"].as_str()?)))
        .collect()
}

fn list(root: &Path) -> Result<Vec<String>, String> {
    let output = Command::new("cargo")
        .args(["run", "--quiet", "--package", "reglament-testkit", "--bin", "flips"])
        .current_dir(root)
        .stderr(Stdio::inherit())
        .output()
        .map_err(|e| format!("cargo: {e}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_integration_tests_are_run() {
        let messages = "\
{\"reason\":\"compiler-artifact\",\"target\":{\"kind\":[\"lib\"]},\"executable\":\"unit\"}
{\"reason\":\"compiler-artifact\",\"target\":{\"kind\":[\"test\"]},\"executable\":\"clauses\"}
{\"reason\":\"compiler-artifact\",\"target\":{\"kind\":[\"test\"]},\"executable\":null}
not json
";
        assert_eq!(programs(messages), [PathBuf::from("clauses")]);
    }
}
