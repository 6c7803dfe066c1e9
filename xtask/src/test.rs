//! `test`: everything that CI runs, in order. A step that fails does not keep the next ones from running.
use crate::libtest::{self, Count};
use crate::tree::Tree;
use crate::{browser, rust, tidy};
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// With this set also what takes minutes is built: the peers of `bench/`, the targets of `fuzz/`.
const HEAVY: &str = "REGLAMENT_HEAVY";
/// Where the real games and cases stand, if not beside the repository.
const CORPUS: &str = "REGLAMENT_CORPUS";

/// What brings the server that the tests of the store start.
const SERVER: &str = "apt-get install postgresql";

/// What a step did.
struct Done {
    name: &'static str,
    time: Duration,
    is_well: bool,
    count: Count,
}

/// Runs all steps. The last line that is printed is `N passed, N failed`, over all tests; a step that fails
/// without a failing test (format, lints, a crate that does not compile) counts as one failure.
pub(crate) fn run(root: &Path) -> ExitCode {
    for (component, probe) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        install(component, probe);
    }
    let server = database_server();
    let mut all = Vec::new();
    let step = |name, words: &[&str]| cargo(root, name, words);

    all.push(step("format", &["fmt", "--all", "--check"]));
    all.push(step("lints", &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"]));
    all.push(own("tidy", || tidy::run(root)));
    let corpus = corpus(root);
    let readers = if corpus.is_some() { corpus_readers(root) } else { Vec::new() };
    if is_there("nextest") {
        let mut words = vec!["nextest", "run", "--workspace", "--no-tests=pass", "--no-fail-fast"];
        // Once is enough: the release build below runs them, many times faster.
        if !readers.is_empty() {
            words.extend(["-E", "not test(corpus)"]);
        }
        all.push(step("tests", &words));
    } else {
        all.push(step("tests", &["test", "--workspace", "--all-targets", "--no-fail-fast"]));
    }
    all.push(step("doc tests", &["test", "--workspace", "--doc", "--no-fail-fast"]));
    all.push(step("documentation", &["doc", "--workspace", "--no-deps", "--quiet"]));
    for (name, manifest) in [("bench", "bench/Cargo.toml"), ("fuzz", "fuzz/Cargo.toml")] {
        if root.join(manifest).exists() {
            let check: &[&str] = if std::env::var_os(HEAVY).is_some() {
                &["check", "--all-targets", "--manifest-path"]
            } else {
                &["metadata", "--no-deps", "--offline", "--quiet", "--format-version", "1", "--manifest-path"]
            };
            all.push(step(name, &[check, &[manifest]].concat()));
        }
    }
    all.push(step("release", &["run", "--release", "--quiet", "--", "--version"]));
    let in_browser = browser::tests(root).map(|mut command| {
        println!("\n== browser: node --test");
        let start = Instant::now();
        let (is_well, output) = echo(&mut command);
        finished("browser", start, is_well, libtest::count(&output))
    });
    let has_browser = in_browser.is_some();
    all.extend(in_browser);
    // Only the binaries that read it: each takes its time to be built.
    let (units, rest): (Vec<Reader>, Vec<Reader>) = readers.into_iter().partition(|r| r.target.is_none());
    let (program, tests): (Vec<Reader>, Vec<Reader>) = rest.into_iter().partition(|r| r.of_program);
    // What asks the program asks the release build: it is there already.
    let built = root.join("target/release").join(format!("reglament{}", std::env::consts::EXE_SUFFIX));
    let program_built = Some(("REGLAMENT", built.as_os_str())).filter(|_| built.is_file());
    let profile: &[&str] = &["--profile", "corpus"];
    for (name, readers, profile) in
        [("corpus", tests, profile), ("corpus, units", units, profile), ("corpus, program", program, &[])]
    {
        let packages: BTreeSet<&str> = readers.iter().map(|reader| reader.package.as_str()).collect();
        let targets: BTreeSet<&str> = readers.iter().filter_map(|reader| reader.target.as_deref()).collect();
        let mut words = [&["test"], profile].concat();
        words.extend(packages.iter().flat_map(|name| ["--package", name]));
        words.extend(targets.iter().flat_map(|name| ["--test", name]));
        if targets.is_empty() {
            words.extend(["--lib", "--bins"]);
        }
        words.extend(["--no-fail-fast", "--", "corpus", "--nocapture"]);
        if !readers.is_empty() {
            all.push(cargo_with(root, name, &words, program_built.as_slice()));
        }
    }

    match &corpus {
        Some(path) => println!("\ncorpus: {}", path.display()),
        None => println!("\ncorpus: absent ({CORPUS} names its folder)"),
    }
    if !has_browser {
        println!("Node and Chromium: absent, the desk was not tried in a browser ({})", browser::HELP);
    }
    if !server {
        println!("PostgreSQL: absent, the store was tested on SQLite alone ({SERVER})");
    }
    let (sum, is_well) = table(&all);
    println!("{} passed, {} failed", sum.passed, sum.failed);
    if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Prints what each step took and what came of it, and sums it up.
fn table(all: &[Done]) -> (Count, bool) {
    let mut sum = Count::default();
    println!();
    for done in all {
        sum += done.count;
        let word = if done.is_well { "ok" } else { "FAILED" };
        let tests = match done.count {
            Count { passed: 0, failed: 0 } => String::new(),
            Count { passed, failed: 0 } => format!("  {passed} passed"),
            Count { passed, failed } => format!("  {passed} passed, {failed} failed"),
        };
        println!("{:>8.1} s  {:<17}{word}{tests}", done.time.as_secs_f64(), done.name);
    }
    (sum, all.iter().all(|done| done.is_well))
}

/// A step that is a function of this program.
fn own(name: &'static str, work: impl FnOnce() -> Result<(), String>) -> Done {
    println!("\n== {name}");
    let start = Instant::now();
    let result = work();
    if let Err(message) = &result {
        eprintln!("{message}");
    }
    finished(name, start, result.is_ok(), Count::default())
}

/// A step that is a call of cargo; its output is shown as it comes.
fn cargo(root: &Path, name: &'static str, words: &[&str]) -> Done {
    cargo_with(root, name, words, &[("RUSTDOCFLAGS", "-D warnings".as_ref())])
}

fn cargo_with(root: &Path, name: &'static str, words: &[&str], variables: &[(&str, &OsStr)]) -> Done {
    println!("\n== {name}: cargo {}", words.join(" "));
    let start = Instant::now();
    let variables = variables.iter().copied();
    let (is_well, output) = echo(Command::new("cargo").args(words).envs(variables).current_dir(root));
    finished(name, start, is_well, libtest::count(&output))
}

fn finished(name: &'static str, start: Instant, is_well: bool, mut count: Count) -> Done {
    if !is_well && count.failed == 0 {
        count.failed = 1;
    }
    Done { name, time: start.elapsed(), is_well, count }
}

/// Runs a command, shows both its streams line by line and returns them together.
fn echo(command: &mut Command) -> (bool, String) {
    let mut child = match command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn() {
        Ok(child) => child,
        Err(error) => {
            eprintln!("{error}");
            return (false, String::new());
        }
    };
    let all = Mutex::new(String::new());
    let (out, err) = (child.stdout.take(), child.stderr.take());
    std::thread::scope(|scope| {
        scope.spawn(|| out.map(|stream| pass_on(stream, &all)));
        scope.spawn(|| err.map(|stream| pass_on(stream, &all)));
    });
    let is_well = child.wait().is_ok_and(|status| status.success());
    (is_well, all.into_inner().unwrap_or_default())
}

fn pass_on(stream: impl Read, all: &Mutex<String>) {
    for line in BufReader::new(stream).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line);
        // One line of JSON with every manifest: nobody reads it.
        if !line.starts_with("{\"packages\"") {
            println!("{line}");
        }
        if let Ok(mut all) = all.lock() {
            all.push_str(&line);
            all.push('\n');
        }
    }
}

/// Installs a component of the toolchain that is missing, or names it.
fn install(component: &str, probe: &str) {
    if is_there(probe) {
        return;
    }
    println!("{component} is missing: rustup component add {component}");
    let added = Command::new("rustup").args(["component", "add", component]).status();
    if !added.is_ok_and(|status| status.success()) {
        eprintln!("{component} could not be installed: install it by hand");
    }
}

/// Whether there is a PostgreSQL to test the store on. Debian's is installed where that needs no leave.
fn database_server() -> bool {
    let is_there = || {
        let path = std::env::var_os("PATH").unwrap_or_default();
        std::env::split_paths(&path).any(|folder| folder.join("postgres").is_file())
            // Debian keeps it off the path, in a folder for each version.
            || std::fs::read_dir("/usr/lib/postgresql").is_ok_and(|mut versions| versions.next().is_some())
    };
    if !is_there() && is_root() {
        println!("PostgreSQL is missing: {SERVER}");
        let words = ["install", "--yes", "--no-install-recommends", "postgresql"];
        // The lists of a fresh machine are empty.
        let _ = Command::new("apt-get").args(["update", "--quiet"]).status();
        let _ = Command::new("apt-get").args(words).env("DEBIAN_FRONTEND", "noninteractive").status();
    }
    is_there()
}

/// Whether programs may be installed.
pub(crate) fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.starts_with(b"0\n"))
}

/// Whether cargo knows the command.
fn is_there(command: &str) -> bool {
    let probe = Command::new("cargo").args([command, "--version"]).output();
    probe.is_ok_and(|output| output.status.success())
}

/// The folder of real games and cases, if it is there.
fn corpus(root: &Path) -> Option<PathBuf> {
    let path = std::env::var_os(CORPUS).map_or_else(|| root.join("../shared/data"), PathBuf::from);
    path.is_dir().then_some(path)
}

/// A test binary that reads the corpus.
struct Reader {
    package: String,
    /// Whether the package is a program, which its tests call.
    of_program: bool,
    /// Its name; none for the tests within the library.
    target: Option<String>,
}

/// The binaries with tests that read the corpus: those have `corpus` in their path, as CONTRIBUTING says.
fn corpus_readers(root: &Path) -> Vec<Reader> {
    let (Ok(packages), Ok(tree)) = (tidy::packages(root), Tree::load(root)) else { return Vec::new() };
    let mut readers = Vec::new();
    for package in packages {
        let folder = format!("{}/tests", package.folder);
        let within = format!("{}/src", package.folder);
        for (path, file) in tree.under(&package.folder) {
            let mut tests = rust::test_names(&file.tokens).into_iter();
            let reads = if target(path, &folder).is_some() && path.contains("corpus") {
                tests.next().is_some()
            } else {
                tests.any(|test| test.text.contains("corpus"))
            };
            let target = target(path, &folder).map(ToOwned::to_owned);
            if reads && (target.is_some() || path.starts_with(&within)) {
                let of_program = tree.get(&format!("{within}/main.rs")).is_some();
                readers.push(Reader { package: package.name.clone(), of_program, target });
            }
        }
    }
    readers
}

/// The binary that a file under the folder of tests belongs to: `tests/a.rs` and `tests/a/b.rs` are of `a`.
fn target<'p>(path: &'p str, folder: &str) -> Option<&'p str> {
    let file = path.split_once(folder)?.1.trim_start_matches('/');
    file.split_once('/').map(|(target, _)| target).or_else(|| file.strip_suffix(".rs"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_that_fails_without_a_test_is_one_failure() {
        let done = own("x", || Err("no".into()));
        assert_eq!((done.is_well, done.count), (false, Count { passed: 0, failed: 1 }));
        let (sum, is_well) = table(&[done, own("y", || Ok(()))]);
        assert_eq!((sum.failed, is_well), (1, false));
    }

    #[test]
    fn a_file_of_tests_belongs_to_a_binary() {
        let of = |path| target(path, "crates/cli/tests");
        assert_eq!(of("crates/cli/tests/golden/corpus_logs.rs"), Some("golden"));
        assert_eq!(of("crates/cli/tests/corpus.rs"), Some("corpus"));
        assert_eq!(of("crates/cli/src/main.rs"), None);
    }

    #[test]
    fn both_streams_of_a_command_are_kept() {
        let (is_well, output) = echo(Command::new("cargo").args(["--version"]));
        assert!(is_well && output.starts_with("cargo "));
        let (is_well, output) = echo(Command::new("cargo").args(["no-such-command"]));
        assert!(!is_well && output.contains("no-such-command"));
    }
}
