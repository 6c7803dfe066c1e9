//! Settings that every crate must have: the workspace's lints, documentation, and in pure crates no flags.
use super::metadata::Package;
use crate::rust;
use crate::tree::{Problems, Tree};

/// The crates whose structs and parameters hold no `bool`.
const PURE: [&str; 3] = ["crates/rules", "crates/game", "crates/tournament"];
const NO_FLAGS: [&str; 2] = ["max-struct-bools", "max-fn-params-bools"];

/// Checks the manifests, library roots and clippy settings.
pub(crate) fn check(tree: &Tree, packages: &[Package], problems: &mut Problems) {
    for Package { folder, .. } in packages {
        let manifest = format!("{folder}/Cargo.toml");
        if !has_workspace_lints(tree, &manifest) {
            problems.of(&manifest, "no `[lints] workspace = true`");
        }
        let library = format!("{folder}/src/lib.rs");
        let denies = ["#", "!", "[", "deny", "(", "missing_docs", ")", "]"];
        if let Some(file) = tree.get(&library)
            && !file.tokens.windows(denies.len()).any(|tokens| rust::matches(tokens, &denies))
        {
            problems.of(&library, "no `#![deny(missing_docs)]`");
        }
        if PURE.contains(&folder.as_str()) {
            flags(tree, folder, problems);
        }
    }
    let own = "crates/testkit/";
    for (path, file) in
        tree.under("crates").filter(|(path, _)| path.contains("/src/") && !path.starts_with(own))
    {
        let user = file.tokens.iter().find(|t| t.is("testkit") || t.is("reglament_testkit"));
        if let Some(token) = user {
            problems.at(path, token.line, "testkit is used from tests/ folders only");
        }
    }
}

fn has_workspace_lints(tree: &Tree, manifest: &str) -> bool {
    let table = tree.text(manifest).ok().and_then(|text| text.parse::<toml::Table>().ok());
    let lints = table.as_ref().and_then(|table| table.get("lints")?.get("workspace")?.as_bool());
    lints == Some(true)
}

/// A regulation of flags is a heap of special cases: clippy refuses the first `bool`.
fn flags(tree: &Tree, folder: &str, problems: &mut Problems) {
    let path = format!("{folder}/clippy.toml");
    let table = tree.text(&path).ok().and_then(|text| text.parse::<toml::Table>().ok()).unwrap_or_default();
    for key in NO_FLAGS.iter().filter(|key| table.get(**key).and_then(toml::Value::as_integer) != Some(0)) {
        problems.of(&path, format!("no `{key} = 0`"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::samples::found;

    const GOOD: [(&str, &str); 3] = [
        ("crates/rules/Cargo.toml", "[lints]\nworkspace = true\n"),
        ("crates/rules/src/lib.rs", "//! A.\n#![deny(missing_docs)]\n"),
        ("crates/rules/clippy.toml", "max-struct-bools = 0\nmax-fn-params-bools = 0\n"),
    ];

    fn wrong(files: &[(&str, &str)]) -> Vec<String> {
        let package = Package { folder: "crates/rules".into(), ..Package::default() };
        found(|tree, problems| check(tree, std::slice::from_ref(&package), problems), files)
    }

    #[test]
    fn a_crate_with_all_settings_is_let_pass() {
        assert!(wrong(&GOOD).is_empty());
    }

    #[test]
    fn each_missing_setting_is_caught() {
        for (i, (bad, count)) in
            [("[lints]\n", 1), ("// #![deny(missing_docs)]", 1), ("", 2)].into_iter().enumerate()
        {
            let mut files = GOOD;
            files[i].1 = bad;
            assert_eq!(wrong(&files).len(), count, "{bad}");
        }
    }

    #[test]
    fn testkit_in_a_source_folder_is_caught() {
        let uses = "#[cfg(test)] mod tests { use testkit::check; }";
        assert!(wrong(&[&GOOD[..], &[("crates/rules/tests/a.rs", uses)]].concat()).is_empty());
        assert!(wrong(&[&GOOD[..], &[("crates/testkit/src/a.rs", uses)]].concat()).is_empty());
        assert_eq!(wrong(&[&GOOD[..], &[("crates/rules/src/a.rs", uses)]].concat()).len(), 1);
    }
}
