//! `bench`: speed beside published peers. They are heavy, so `bench/` is a workspace of its own.
use std::path::Path;
use std::process::Command;

const SECTIONS: [&str; 4] = ["values", "shanten", "ukeire", "standings"];

/// Runs the one binary of `bench/` with the name of a section.
pub(crate) fn run(root: &Path, section: &str) -> Result<(), String> {
    if !SECTIONS.contains(&section) {
        return Err(format!("no section {section:?}; there are {}", SECTIONS.join(", ")));
    }
    // From its own folder: the settings of this workspace's folder are not those of the other.
    let status = Command::new("cargo")
        .args(["run", "--release", "--", section])
        .current_dir(root.join("bench"))
        .status()
        .map_err(|e| format!("bench/: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("bench {section}: {status}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_section_is_refused_by_name() {
        assert!(run(Path::new("."), "speed").is_err_and(|e| e.contains("values, shanten, ukeire, standings")));
    }
}
