//! `flip`: gives every option of every rule set another answer, one at a time, and runs the tests that ask the
//! test kit for their rules: of the table those of `rules`, of the hall those of `tournament`. An answer that can be changed without any of them failing is printed: nobody holds it.
//! Flips that nothing can notice, because of another answer of the rule set, are counted and not run.
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::Instant;

/// The variable that the test kit reads.
const VARIABLE: &str = "REGLAMENT_FLIP";
/// Packages whose integration tests ask for their rules there.
const PACKAGES: [&str; 3] = ["reglament-rules", "reglament-testkit", HALL_PACKAGE];
/// The package whose integration tests hold the law of the hall, all of them.
const HALL_PACKAGE: &str = "reglament-tournament";
/// The test programs that ask for rules of a family: by the rule set's id, riichi for all others.
const PROGRAMS: [(&str, &[&str]); 3] = [
    ("sichuan", &["sichuan", "cases"]),
    ("gambler", &["classical", "cases"]),
    ("", &["clauses", "play", "cases"]),
];
/// What stands before a flip that nothing can notice.
const INERT: &str = "inert: ";
/// What stands before a flip of the hall.
const HALL: &str = "hall: ";
/// Tests of the library itself, not of a rule set: they would only cost time.
const SKIPPED: [&str; 5] = ["random_", "corpus", "oracle", "properties", "leaves"];

/// Runs the flips whose line begins so (`tesuji`, `tesuji calls.`, `hall: `, `hall: tesuji`), or all.
pub(crate) fn run(root: &Path, only: &str) -> Result<(), String> {
    let tests = test_programs(root)?;
    let flips = list(root)?;
    let (flips, inert) = sorted(&flips, only);
    let all = flips.len() + inert;
    if all == 0 {
        return Err(format!("no flip begins with {only:?}"));
    }
    let tests = quickest_first(root, tests)?;
    let survivors = Mutex::new(Vec::new());
    let queue = Mutex::new(flips.iter().copied().enumerate());
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some((n, flip)) = queue.lock().ok().and_then(|mut queue| queue.next()) {
                    if n % 25 == 0 {
                        eprintln!("{n} of {} flips", flips.len());
                    }
                    if asked(&tests, flip).all(|t| passes(root, t, Some(bare(flip))))
                        && let Ok(mut list) = survivors.lock()
                    {
                        eprintln!("survives: {}", bare(flip));
                        list.push(bare(flip));
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
    let noticed = flips.len() - survivors.len();
    println!("{all} flips, {noticed} noticed, {inert} inert, {} survive", survivors.len());
    if survivors.is_empty() { Ok(()) } else { Err("answers that nobody holds".into()) }
}

/// The flips that begin so and are to be noticed, and how many of them nothing can notice.
fn sorted<'l>(lines: &'l [String], only: &str) -> (Vec<&'l str>, usize) {
    let (inert, live): (Vec<&str>, Vec<&str>) =
        lines.iter().map(String::as_str).partition(|line| line.starts_with(INERT));
    let inert = inert.iter().filter(|line| line[INERT.len()..].starts_with(only)).count();
    let is_asked = |line: &&str| line.starts_with(only) || bare(line).starts_with(only);
    (live.into_iter().filter(is_asked).collect(), inert)
}

/// The flip itself.
fn bare(line: &str) -> &str {
    line.strip_prefix(HALL).unwrap_or(line)
}

/// The programs by how long they take. Without a flip everything must pass, or every flip would look noticed; and most flips
/// are noticed by some program, so that the slow ones are seldom run.
fn quickest_first(root: &Path, tests: Vec<(String, PathBuf)>) -> Result<Vec<(String, PathBuf)>, String> {
    let mut timed = Vec::new();
    for (name, path) in tests {
        let start = Instant::now();
        if !passes(root, &path, None) {
            return Err(format!("{name} fails without any flip"));
        }
        timed.push((start.elapsed(), name, path));
    }
    timed.sort();
    Ok(timed.into_iter().map(|(_, name, path)| (name, path)).collect())
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

/// The programs that a flip is tried on: those of the family, or of the hall.
fn asked<'t>(tests: &'t [(String, PathBuf)], flip: &str) -> Box<dyn Iterator<Item = &'t Path> + 't> {
    if flip.starts_with(HALL) {
        return Box::new(tests.iter().filter(|(n, _)| n.starts_with(HALL)).map(|(_, path)| path.as_path()));
    }
    let id = flip.split(' ').next().unwrap_or_default();
    let names =
        PROGRAMS.iter().find(|(rules, _)| *rules == id || rules.is_empty()).map_or(&[][..], |(_, n)| n);
    Box::new(names.iter().filter_map(|name| tests.iter().find(|(n, _)| n == name)).map(|(_, p)| p.as_path()))
}

/// The integration test programs that some flip is tried on, built.
fn test_programs(root: &Path) -> Result<Vec<(String, PathBuf)>, String> {
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

/// Names and paths of these integration tests in cargo's messages.
fn programs(messages: &str) -> Vec<(String, PathBuf)> {
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .filter(|message| message.pointer("/target/kind/0").and_then(|k| k.as_str()) == Some("test"))
        .filter_map(|message| {
            let name = message.pointer("/target/name")?.as_str()?;
            let package = message["package_id"].as_str().unwrap_or_default();
            let is_of_hall = package.contains(&format!("{HALL_PACKAGE}@"));
            let name = if is_of_hall { format!("{HALL}{name}") } else { name.to_owned() };
            Some((name, PathBuf::from(message["executable"].as_str()?)))
        })
        .filter(|(name, _)| {
            name.starts_with(HALL) || PROGRAMS.iter().any(|(_, names)| names.contains(&name.as_str()))
        })
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
{\"reason\":\"compiler-artifact\",\"target\":{\"kind\":[\"lib\"],\"name\":\"clauses\"},\"executable\":\"unit\"}
{\"reason\":\"compiler-artifact\",\"target\":{\"kind\":[\"test\"],\"name\":\"clauses\"},\"executable\":\"c\"}
{\"reason\":\"compiler-artifact\",\"target\":{\"kind\":[\"test\"],\"name\":\"shape\"},\"executable\":\"s\"}
{\"reason\":\"compiler-artifact\",\"target\":{\"kind\":[\"test\"],\"name\":\"play\"},\"executable\":null}
not json
";
        let found = programs(messages);
        assert_eq!(found, [("clauses".to_owned(), PathBuf::from("c"))]);
        assert_eq!(asked(&found, "tesuji calls.swap_calling allowed").collect::<Vec<_>>(), [Path::new("c")]);
        assert_eq!(asked(&found, "sichuan hand.limit 3").count(), 0);
    }

    #[test]
    fn the_hall_is_held_by_the_tests_of_its_package() {
        let messages = "\
{\"package_id\":\"path+file:///a/crates/tournament#reglament-tournament@0.1.0\",\"target\":{\"kind\":[\"test\"],\"name\":\"seats\"},\"executable\":\"t\"}
{\"package_id\":\"path+file:///a/crates/rules#reglament-rules@0.1.0\",\"target\":{\"kind\":[\"test\"],\"name\":\"clauses\"},\"executable\":\"c\"}
";
        let found = programs(messages);
        let asked = |flip| asked(&found, flip).collect::<Vec<_>>();
        assert_eq!(asked("hall: samara clock.round_minutes 90"), [Path::new("t")]);
        assert_eq!(asked("samara calls.swap_calling allowed"), [Path::new("c")]);
        let lines = ["hall: samara clock.early judge".to_owned()];
        assert_eq!(sorted(&lines, "samara clock.").0.len(), 1);
        assert_eq!(sorted(&lines, "hall: sam").0.len(), 1);
        assert_eq!(bare(&lines[0]), "samara clock.early judge");
    }

    #[test]
    fn inert_flips_are_counted_and_not_run() {
        let lines =
            ["wrc a.b c", "inert: wrc a.b d: of no use", "inert: tesuji a.b d: of no use"].map(str::to_owned);
        assert_eq!(sorted(&lines, "wrc"), (vec!["wrc a.b c"], 1));
        assert_eq!(sorted(&lines, ""), (vec!["wrc a.b c"], 2));
        assert_eq!(sorted(&lines, "tesuji a"), (Vec::new(), 1));
    }
}
