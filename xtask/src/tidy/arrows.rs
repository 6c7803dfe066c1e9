//! Which crate may use which: the arrows of ADR 0001.
use super::metadata::Package;
use crate::tree::Problems;
use std::collections::BTreeSet;

/// A crate and the crates right before it. What those may use, it may use too.
const ARROWS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("game", &["rules"]),
    ("tournament", &["rules"]),
    ("formats", &["rules", "game", "tournament"]),
    ("text", &["rules", "game", "tournament"]),
    ("store", &["formats"]),
    ("print", &["formats", "text"]),
    ("server", &["store", "formats", "text", "print"]),
    ("cli", &["formats", "text", "server"]),
    ("testkit", &["formats", "text"]),
    // Every command waits for xtask, and tidy must run where a crate does not compile: it uses none of them.
    ("xtask", &[]),
];

/// The crates that hold the law: one foreign crate more is a decision of its own.
const MOST_FOREIGN: &[(&str, usize)] = &[("rules", 3), ("game", 3), ("tournament", 3)];

/// Compares the manifests with the arrows.
pub(crate) fn check(packages: &[Package], problems: &mut Problems) {
    for package in packages {
        let path = format!("{}/Cargo.toml", package.folder);
        let own = short(&package.name);
        let Some(allowed) = allowed(own) else {
            problems.of(&path, format!("{own} has no place among the arrows of xtask/src/tidy/arrows.rs"));
            continue;
        };
        for dependency in package.dependencies.iter().filter(|d| d.is_ours) {
            let name = short(&dependency.name);
            if name == "testkit" {
                if !dependency.is_dev {
                    problems.of(&path, "testkit is a dev-dependency only");
                }
            } else if !allowed.contains(name) {
                problems.of(&path, format!("{own} may not use {name}"));
            }
        }
        let foreign = package.dependencies.iter().filter(|d| !d.is_ours && !d.is_dev).count();
        if let Some((_, most)) = MOST_FOREIGN.iter().find(|(name, most)| *name == own && foreign > *most) {
            problems.of(&path, format!("{own} uses {foreign} foreign crates, and {most} are the most"));
        }
    }
}

/// The name without the product's.
fn short(name: &str) -> &str {
    name.strip_prefix("reglament-").unwrap_or(name)
}

/// Everything before a crate, or `None` if the crate is unknown.
fn allowed(name: &str) -> Option<BTreeSet<&'static str>> {
    let (_, before) = ARROWS.iter().find(|(own, _)| *own == name)?;
    let mut out: BTreeSet<&str> = before.iter().copied().collect();
    out.extend(before.iter().filter_map(|b| allowed(b)).flatten());
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::super::metadata::Dependency;
    use super::*;

    /// What is wrong with a crate that has these dependencies: a name, `dev:` before it if only tests see it,
    /// `foreign:` if it is not ours.
    fn wrong(name: &str, dependencies: &[&str]) -> Vec<String> {
        let dependencies = dependencies.iter().map(|d| Dependency {
            is_dev: d.starts_with("dev:"),
            is_ours: !d.starts_with("foreign:"),
            name: d.rsplit(':').next().unwrap_or(d).to_owned(),
        });
        let package = Package {
            name: format!("reglament-{name}"),
            folder: format!("crates/{name}"),
            dependencies: dependencies.collect(),
            roots: Vec::new(),
        };
        let mut problems = Problems::default();
        check(&[package], &mut problems);
        problems.0.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn arrows_lead_along_the_whole_chain() {
        assert!(wrong("cli", &["reglament-rules", "reglament-store", "reglament-server"]).is_empty());
        assert!(wrong("rules", &["foreign:arrayvec"]).is_empty());
    }

    #[test]
    fn an_arrow_against_the_direction_is_caught() {
        assert_eq!(
            wrong("game", &["reglament-tournament"]),
            ["crates/game/Cargo.toml: game may not use tournament"]
        );
        assert_eq!(wrong("rules", &["dev:reglament-formats"]).len(), 1);
        assert_eq!(wrong("xtask", &["reglament-rules"]).len(), 1);
    }

    #[test]
    fn testkit_is_for_tests() {
        assert!(wrong("rules", &["dev:reglament-testkit"]).is_empty());
        assert_eq!(
            wrong("cli", &["reglament-testkit"]),
            ["crates/cli/Cargo.toml: testkit is a dev-dependency only"]
        );
    }

    #[test]
    fn an_unknown_crate_and_a_fourth_foreign_crate_are_caught() {
        assert_eq!(wrong("wall", &[]).len(), 1);
        let four = ["foreign:a", "foreign:b", "foreign:c", "foreign:d"];
        assert_eq!(
            wrong("rules", &four),
            ["crates/rules/Cargo.toml: rules uses 4 foreign crates, and 3 are the most"]
        );
        assert!(wrong("formats", &four).is_empty());
    }
}
