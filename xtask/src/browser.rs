//! The tests of the desk in a real browser: they need Node and Chromium, which nothing else does.
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What brings them.
pub(crate) const HELP: &str = "apt-get install nodejs npm chromium";
/// Names of the browser, Debian's first.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// The command that runs the tests, once all that it needs is there: installed where that needs no leave. Nothing if
/// something is missing.
pub(crate) fn tests(root: &Path) -> Option<Command> {
    let folder = root.join("browser");
    if !is_there() && crate::test::is_root() {
        println!("Node or Chromium is missing: {HELP}");
        let words = ["install", "--yes", "--no-install-recommends", "nodejs", "npm", "chromium"];
        // The lists of a fresh machine are empty.
        let _ = Command::new("apt-get").args(["update", "--quiet"]).status();
        let _ = Command::new("apt-get").args(words).env("DEBIAN_FRONTEND", "noninteractive").status();
    }
    if !is_there() {
        return None;
    }
    let mut fetch = Command::new("npm");
    fetch.args(["ci", "--no-audit", "--no-fund"]).current_dir(&folder).stdout(Stdio::null());
    if !fetch.status().is_ok_and(|status| status.success()) {
        return None;
    }
    let mut command = Command::new("node");
    command.args(["--test", "--test-concurrency=1", "--test-reporter=spec"]).current_dir(folder);
    Some(command)
}

fn is_there() -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let found = |name: &str| folders.iter().any(|folder| folder.join(name).is_file());
    found("node") && found("npm") && BROWSERS.iter().any(|name| found(name))
}
