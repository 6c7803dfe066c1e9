//! `tidy`: what the compiler does not check. Each check is a function of the files' text, with a bad sample as test.
mod adr;
mod arrows;
mod files;
pub(crate) mod metadata;
mod modules;
mod places;
mod registers;
mod settings;
mod words;

use crate::pending;
use crate::tree::{Problems, Tree};
use crate::{docs, law, triple};
use std::path::Path;

/// Runs every check and lists all that is wrong.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let tree = Tree::load(root)?;
    let packages = packages(root)?;
    let mut outside = Vec::new();
    for own in ["bench/Cargo.toml", "fuzz/Cargo.toml"] {
        if tree.get(own).is_some() {
            outside.extend(metadata::packages(root, own)?);
        }
    }

    let mut problems = Problems::default();
    arrows::check(&packages, &mut problems);
    adr::check(&tree, &packages, &mut problems);
    settings::check(&tree, &packages, &mut problems);
    files::check(&tree, &mut problems);
    words::check(&tree, &mut problems);
    modules::check(&tree, packages.iter().chain(&outside), &mut problems);
    places::check(&tree, &mut problems);
    match docs::generated(&tree) {
        Ok(generated) => fresh(&tree, generated, &mut problems),
        Err(error) => problems.of("regulations", error),
    }
    match law::read(&tree) {
        Ok(registers) => clauses(&tree, &registers, &mut problems),
        Err(error) => problems.of("regulations", error),
    }
    report(problems)
}

/// The registers and the triple of each clause.
fn clauses(tree: &Tree, registers: &[law::Register], problems: &mut Problems) {
    registers::check(tree, registers, problems);
    let evidence = triple::evidence(tree, registers, problems);
    match pending::read(tree) {
        Ok(pending) => {
            pending::check(&pending, &law::duties(registers), &evidence, problems);
            println!("{} parts of clauses are pending ({})", pending.lines.len(), pending::PATH);
        }
        Err(error) => problems.of(pending::PATH, error),
    }
}

/// The packages of the main workspace.
pub(crate) fn packages(root: &Path) -> Result<Vec<metadata::Package>, String> {
    metadata::packages(root, "Cargo.toml")
}

/// Generated files must be as their generator writes them.
fn fresh(tree: &Tree, generated: Vec<(&'static str, String)>, problems: &mut Problems) {
    for (path, text) in generated {
        if tree.get(path).is_none_or(|file| file.text != text) {
            problems.of(path, "is not as generated: cargo xtask docs");
        }
    }
}

fn report(Problems(mut all): Problems) -> Result<(), String> {
    all.sort();
    for problem in &all {
        eprintln!("{problem}");
    }
    match all.as_slice() {
        [] => Ok(()),
        [_] => Err("1 thing is not tidy".to_owned()),
        many => Err(format!("{} things are not tidy", many.len())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::samples::found;

    #[test]
    fn a_generated_file_that_was_edited_or_lost_is_caught() {
        let check =
            |tree: &Tree, problems: &mut Problems| fresh(tree, vec![("a.rs", "new".into())], problems);
        assert!(found(check, &[("a.rs", "new")]).is_empty());
        assert_eq!(found(check, &[("a.rs", "old")]), ["a.rs: is not as generated: cargo xtask docs"]);
        assert_eq!(found(check, &[]).len(), 1);
    }
}
