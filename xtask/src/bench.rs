//! `bench`: speed beside published peers, and the bars of seating and standings. The peers are heavy, so `bench/` is a workspace of its
//! own.
use std::path::Path;
use std::process::Command;

const SECTIONS: [&str; 6] = ["values", "shanten", "ukeire", "table", "seating", "standings"];

/// Runs the binary of `bench/` with the name of a section; seating and standings are packages of their own, without peers.
pub(crate) fn run(root: &Path, section: &str) -> Result<(), String> {
    if !SECTIONS.contains(&section) {
        return Err(format!("no section {section:?}; there are {}", SECTIONS.join(", ")));
    }
    // From its own folder: the settings of this workspace's folder are not those of the other.
    let arguments: &[&str] = match section {
        "seating" => &["run", "--release", "--package", "reglament-bench-seating"],
        "standings" => &["run", "--release", "--package", "reglament-bench-standings"],
        _ => &["run", "--release", "--", section],
    };
    let status = Command::new("cargo")
        .args(arguments)
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
        let error = run(Path::new("."), "speed");
        assert!(error.is_err_and(|e| e.contains("values, shanten, ukeire, table, seating, standings")));
    }
}
