//! No file is forgotten: every Rust file is reached by a `mod`, every test data file is named by a test.
use super::metadata::Package;
use crate::rust::{self, Kind, Token};
use crate::tree::{Problems, Tree, is_rust};
use std::collections::BTreeSet;

/// Compares the files of each package with what its targets reach.
pub(crate) fn check<'a>(tree: &Tree, packages: impl Iterator<Item = &'a Package>, problems: &mut Problems) {
    let packages: Vec<&Package> = packages.collect();
    for package in &packages {
        // A package that stands within another looks after its own files.
        let inner = |path: &str| {
            let inside = |p: &&Package| {
                p.folder.len() > package.folder.len() && path.starts_with(&format!("{}/", p.folder))
            };
            packages.iter().any(inside)
        };
        let mut reached = BTreeSet::new();
        for root in &package.roots {
            reach(tree, root, &own_folder(root, true), &mut reached);
        }
        for (path, _) in tree.under(&package.folder) {
            if is_rust(path) && !reached.contains(path) && !inner(path) {
                problems.of(path, "no `mod` reaches this file: it is never compiled");
            }
        }
        data(tree, &package.folder, problems);
    }
}

/// The folder in which a file's modules stand. The root of a target and `mod.rs` own the folder they stand in.
fn own_folder(path: &str, is_root: bool) -> String {
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    match name.strip_suffix(".rs") {
        Some(stem) if !is_root && stem != "mod" => format!("{folder}/{stem}"),
        _ => folder.to_owned(),
    }
}

/// Follows `mod name;`, `#[path = "…"] mod name;` and `include!("…")` from a file.
fn reach(tree: &Tree, path: &str, folder: &str, reached: &mut BTreeSet<String>) {
    let Some(file) = tree.get(path) else { return };
    if !reached.insert(path.to_owned()) {
        return;
    }
    let (beside, _) = path.rsplit_once('/').unwrap_or(("", path));
    // Inline modules around the token, each with the index of its closing brace.
    let mut inline: Vec<(&str, usize)> = Vec::new();
    let tokens = &file.tokens;
    for i in 0..tokens.len() {
        inline.retain(|(_, end)| i < *end);
        let here = inline.iter().fold(folder.to_owned(), |folder, (name, _)| format!("{folder}/{name}"));
        if rust::matches(&tokens[i..], &["include", "!", "("])
            && let Some(named) = tokens.get(i + 3).filter(|t| t.kind == Kind::Str)
        {
            reach(tree, &format!("{beside}/{}", named.text), folder, reached);
        }
        let (Some(name), Some(next)) = (tokens.get(i + 1), tokens.get(i + 2)) else { continue };
        if !tokens[i].is("mod") {
            continue;
        }
        if next.is("{") {
            inline.push((&name.text, rust::closing(tokens, i + 2)));
        } else if let Some(named) = path_attribute(&tokens[..i]) {
            let target = format!("{beside}/{named}");
            reach(tree, &target, &own_folder(&target, true), reached);
        } else {
            for target in [format!("{here}/{}.rs", name.text), format!("{here}/{}/mod.rs", name.text)] {
                reach(tree, &target, &own_folder(&target, false), reached);
            }
        }
    }
}

/// The file that `#[path = "…"]` right before a `mod` names.
fn path_attribute(before: &[Token]) -> Option<&str> {
    let visibility = before.iter().rposition(|t| t.is("]")).map_or(0, |at| at + 1);
    match &before[..visibility] {
        [.., open, path, equals, named, _]
            if open.is("[") && path.is("path") && equals.is("=") && is_visibility(&before[visibility..]) =>
        {
            Some(&named.text)
        }
        _ => None,
    }
}

/// Nothing, `pub` or `pub(…)`.
fn is_visibility(tokens: &[Token]) -> bool {
    match tokens {
        [] => true,
        [first, .., last] => first.is("pub") && last.is(")") && tokens.len() < 6,
        [one] => one.is("pub"),
    }
}

/// Data below a `tests` folder is named by a string of the package's code: its own name, or a folder above it.
fn data(tree: &Tree, package: &str, problems: &mut Problems) {
    let tests = format!("{package}/tests");
    let code = tree.under(package).chain(tree.under("crates/testkit"));
    let strings: Vec<&str> = code
        .flat_map(|(_, file)| file.tokens.iter().filter(|t| t.kind == Kind::Str).map(|t| t.text.as_str()))
        .collect();
    for (path, _) in tree.under(&tests) {
        let inside = &path[tests.len() + 1..];
        let is_read = is_rust(path) || inside.ends_with(".proptest-regressions");
        if !is_read && !inside.split('/').any(|part| strings.iter().any(|s| s.split('/').any(|w| w == part)))
        {
            problems.of(path, "no test names this file or a folder above it");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::samples::found;

    fn wrong(files: &[(&str, &str)]) -> Vec<String> {
        let package = Package {
            folder: "crates/a".into(),
            roots: vec!["crates/a/src/lib.rs".into(), "crates/a/tests/all/main.rs".into()],
            ..Package::default()
        };
        found(|tree, problems| check(tree, std::iter::once(&package), problems), files)
    }

    #[test]
    fn a_test_file_without_a_mod_is_caught() {
        let main = ("crates/a/tests/all/main.rs", "mod kan;");
        let kan = ("crates/a/tests/all/kan.rs", "");
        assert!(wrong(&[main, kan]).is_empty());
        assert_eq!(
            wrong(&[main, kan, ("crates/a/tests/all/pon.rs", "")]),
            ["crates/a/tests/all/pon.rs: no `mod` reaches this file: it is never compiled"]
        );
        assert_eq!(wrong(&[("crates/a/tests/all/main.rs", "// mod kan;"), kan]).len(), 1);
    }

    #[test]
    fn modules_are_followed_in_all_their_forms() {
        let files = [
            (
                "crates/a/src/lib.rs",
                "pub mod b; mod c { mod d; } #[path = \"other.rs\"] pub(crate) mod e; include!(\"f.rs\");",
            ),
            ("crates/a/src/b/mod.rs", "mod g;"),
            ("crates/a/src/b/g.rs", "mod h;"),
            ("crates/a/src/b/g/h.rs", ""),
            ("crates/a/src/c/d.rs", ""),
            ("crates/a/src/other.rs", "mod i;"),
            ("crates/a/src/i.rs", ""),
            ("crates/a/src/f.rs", ""),
        ];
        assert!(wrong(&files).is_empty(), "{:?}", wrong(&files));
        for i in 1..files.len() {
            let mut moved = files;
            moved[i].0 = "crates/a/src/nowhere.rs";
            assert!(!wrong(&moved).is_empty(), "{}", files[i].0);
        }
    }

    #[test]
    fn a_package_within_another_looks_after_its_own_files() {
        let package = |folder: &str| Package {
            folder: folder.into(),
            roots: vec![format!("{folder}/src/main.rs")],
            ..Package::default()
        };
        let both = [package("bench"), package("bench/inner")];
        let files = [
            ("bench/src/main.rs", ""),
            ("bench/inner/src/main.rs", "mod a;"),
            ("bench/inner/src/a.rs", ""),
            ("bench/inner/src/b.rs", ""),
        ];
        assert_eq!(
            found(|tree, problems| check(tree, both.iter(), problems), &files),
            ["bench/inner/src/b.rs: no `mod` reaches this file: it is never compiled"]
        );
    }

    #[test]
    fn a_data_file_that_no_test_names_is_caught() {
        let main = ("crates/a/tests/all/main.rs", "fn a() { run(\"tests/goldens\"); read(\"b.txt\"); }");
        assert!(
            wrong(&[main, ("crates/a/tests/goldens/x.txt", ""), ("crates/a/tests/b.txt", "")]).is_empty()
        );
        assert_eq!(wrong(&[main, ("crates/a/tests/golden/x.txt", "")]).len(), 1);
    }
}
