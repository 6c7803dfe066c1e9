//! Decisions that must be on paper, `docs/adr/NNNN-title.md`: foreign crates and `unsafe`.
use super::metadata::Package;
use crate::rust::Kind;
use crate::tree::{Problems, Tree};
use std::collections::BTreeMap;

const FOLDER: &str = "docs/adr";
/// One page.
const MOST_LINES: usize = 60;

/// Checks the decisions themselves and what needs one.
pub(crate) fn check(tree: &Tree, packages: &[Package], problems: &mut Problems) {
    numbers(tree, problems);
    let decisions = || tree.under(FOLDER).flat_map(|(_, file)| file.text.lines());
    // A crate has a row of a table: what was not taken is named in prose.
    let is_taken = |name: &str| decisions().any(|line| line.starts_with(&format!("| `{name}` |")));
    let is_named = |path: &str| decisions().any(|line| line.contains(&format!("`{path}`")));
    for package in packages {
        let path = format!("{}/Cargo.toml", package.folder);
        for dependency in package.dependencies.iter().filter(|d| !d.is_ours && !is_taken(&d.name)) {
            problems.of(&path, format!("no table of a decision in {FOLDER} has `{}`", dependency.name));
        }
    }
    for (path, file) in tree.rust() {
        let first = file.tokens.iter().find(|t| t.kind == Kind::Word && t.text == "unsafe");
        if let Some(token) = first.filter(|_| !is_named(path)) {
            problems.at(path, token.line, format!("unsafe, and no decision in {FOLDER} names `{path}`"));
        }
    }
}

/// Each number once, from 0001 without a gap; each decision on one page.
fn numbers(tree: &Tree, problems: &mut Problems) {
    let mut by_number: BTreeMap<&str, &str> = BTreeMap::new();
    for (path, file) in tree.under(FOLDER) {
        let name = &path[FOLDER.len() + 1..];
        let number = name.split('-').next().unwrap_or(name);
        if number.len() != 4 || number.parse::<u16>().is_err() {
            problems.of(path, "is not named NNNN-title.md");
        } else if let Some(other) = by_number.insert(number, path) {
            problems.of(path, format!("has the number of {other}"));
        }
        let lines = file.text.lines().count();
        if lines > MOST_LINES {
            problems.of(path, format!("{lines} lines: a decision has at most {MOST_LINES}"));
        }
    }
    for (expected, (number, path)) in (1..).zip(&by_number) {
        if number.parse() != Ok(expected) {
            problems.of(path, format!("{expected:04} is missing before it"));
            break;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::metadata::Dependency;
    use super::*;
    use crate::tree::samples::found;

    const ADR: (&str, &str) =
        ("docs/adr/0001-a.md", "`rand` was not taken\n| `clap` | cli |\n`crates/rules/src/fast.rs`");

    fn wrong(files: &[(&str, &str)]) -> Vec<String> {
        uses("clap", files)
    }

    /// What is wrong when the command line uses a foreign crate.
    fn uses(name: &str, files: &[(&str, &str)]) -> Vec<String> {
        let package = Package {
            folder: "crates/cli".into(),
            dependencies: vec![Dependency { name: name.into(), is_ours: false, is_dev: false }],
            ..Package::default()
        };
        found(|tree, problems| check(tree, std::slice::from_ref(&package), problems), files)
    }

    #[test]
    fn a_foreign_crate_without_a_decision_is_caught() {
        assert!(wrong(&[ADR]).is_empty());
        assert_eq!(wrong(&[]), ["crates/cli/Cargo.toml: no table of a decision in docs/adr has `clap`"]);
        assert_eq!(uses("rand", &[ADR]).len(), 1);
    }

    #[test]
    fn unsafe_without_a_decision_is_caught() {
        assert!(wrong(&[ADR, ("crates/rules/src/fast.rs", "unsafe {}")]).is_empty());
        assert!(wrong(&[ADR, ("a.rs", "// unsafe\nconst A: &str = \"unsafe\"; unsafe_code")]).is_empty());
        assert_eq!(
            wrong(&[ADR, ("a.rs", "\nunsafe {}")]),
            ["a.rs:2: unsafe, and no decision in docs/adr names `a.rs`"]
        );
    }

    #[test]
    fn numbers_are_held_once_and_without_gaps() {
        assert!(
            wrong(&[ADR, ("docs/adr/0001-b.md", "")])[0].contains("has the number of docs/adr/0001-a.md")
        );
        assert!(wrong(&[ADR, ("docs/adr/0003-b.md", "")])[0].contains("0002 is missing"));
        assert!(wrong(&[ADR, ("docs/adr/notes.md", "")])[0].contains("is not named"));
    }

    #[test]
    fn a_decision_of_two_pages_is_caught() {
        assert_eq!(wrong(&[ADR, ("docs/adr/0002-b.md", &"a\n".repeat(61))]).len(), 1);
    }
}
