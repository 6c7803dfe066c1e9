//! `regulations/pending.txt`: parts of coded clauses that nothing holds yet. The list may only shrink.
use crate::law::{self, Duty};
use crate::tree::{Problems, Tree};
use crate::triple::{self, Evidence};
use std::collections::BTreeSet;
use std::path::Path;

/// Where the list stands.
pub(crate) const PATH: &str = "regulations/pending.txt";

const HEAD: &str = "\
# Parts of coded clauses that are not yet held by a citation and a test: regulation, clause, part.
# `cargo xtask tidy --shrink-pending` strikes what is held. The list never grows; the number below is its length.
length ";

/// The list as committed.
pub(crate) struct Pending {
    pub(crate) length: usize,
    pub(crate) lines: BTreeSet<String>,
}

/// Reads the list.
pub(crate) fn read(tree: &Tree) -> Result<Pending, String> {
    let mut length = None;
    let mut lines = BTreeSet::new();
    for line in tree.text(PATH)?.lines().filter(|l| !l.starts_with('#') && !l.is_empty()) {
        if let Some(number) = line.strip_prefix("length ") {
            length = number.parse().ok();
        } else if !lines.insert(line.to_owned()) {
            return Err(format!("{PATH}: {line} stands there twice"));
        }
    }
    Ok(Pending { length: length.ok_or_else(|| format!("{PATH}: no line `length N`"))?, lines })
}

/// Compares the list with what is held. Says nothing about the list's own text when all is well.
pub(crate) fn check(pending: &Pending, duties: &[Duty], evidence: &Evidence, problems: &mut Problems) {
    let mut known = BTreeSet::new();
    for duty in duties {
        let line = duty.to_string();
        match (pending.lines.contains(&line), evidence.holds(duty)) {
            (true, true) => problems.of(PATH, format!("{line} is held: cargo xtask tidy --shrink-pending")),
            (false, false) => {
                let cited = if evidence.is_cited(duty) { "cited" } else { "not cited" };
                let tested = if evidence.is_tested(duty) { "tested" } else { "not tested" };
                problems.of(&law::path(duty.regulation), format!("{line}: {cited}, {tested}"));
            }
            _ => {}
        }
        known.insert(line);
    }
    for line in pending.lines.difference(&known) {
        problems.of(PATH, format!("{line} is no part of a coded clause"));
    }
    if pending.length != pending.lines.len() {
        let what = format!("length says {}, but the list has {} lines", pending.length, pending.lines.len());
        problems.of(PATH, what);
    }
}

/// `tidy --shrink-pending`: strikes what is held now and adds nothing.
pub(crate) fn shrink(root: &Path) -> Result<(), String> {
    let tree = Tree::load(root)?;
    let before = read(&tree)?.lines;
    let after: Vec<Duty> = open(&tree)?.into_iter().filter(|d| before.contains(&d.to_string())).collect();
    println!("{PATH}: {} parts, {} struck", after.len(), before.len() - after.len());
    save(root, &after)
}

/// `docs --first-pending`: the list at the beginning, with all that is not held.
pub(crate) fn first(root: &Path) -> Result<(), String> {
    let tree = Tree::load(root)?;
    if tree.get(PATH).is_some() {
        return Err(format!("{PATH} is there already and may only shrink"));
    }
    let all = open(&tree)?;
    println!("{PATH}: {} parts", all.len());
    save(root, &all)
}

/// Every duty that nothing holds.
fn open(tree: &Tree) -> Result<Vec<Duty>, String> {
    let registers = law::read(tree)?;
    let evidence = triple::evidence(tree, &registers, &mut Problems::default());
    Ok(law::duties(&registers).into_iter().filter(|duty| !evidence.holds(duty)).collect())
}

fn save(root: &Path, duties: &[Duty]) -> Result<(), String> {
    std::fs::write(root.join(PATH), text(duties)).map_err(|e| format!("{PATH}: {e}"))
}

/// The list as it is written.
fn text(duties: &[Duty]) -> String {
    let lines: Vec<String> = duties.iter().map(ToString::to_string).collect();
    format!("{HEAD}{}\n\n{}\n", duties.len(), lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::samples;
    use crate::tree::samples::tree;

    /// What is wrong with a list when `kan.4 scorer` is held and `kan.5 scorer` is not.
    fn wrong(list: &str) -> Vec<String> {
        let text = ["kan.4", "kan.5"].map(|id| samples::clause(id, "coded", &["scorer"])).concat();
        let mut all = samples::five("tesuji", &text);
        all.push((PATH.into(), list.into()));
        all.push(("crates/rules/src/regulation/tesuji.rs".into(), "by(\"kan.4\"), by(\"kan.5\")".into()));
        all.push(("crates/rules/tests/a.rs".into(), "#[test] fn tesuji_kan_4() {}".into()));
        let all: Vec<(&str, &str)> = all.iter().map(|(p, t)| (p.as_str(), t.as_str())).collect();
        let tree = tree(&all);
        let registers = law::read(&tree).unwrap();
        let mut problems = Problems::default();
        let evidence = triple::evidence(&tree, &registers, &mut problems);
        check(&read(&tree).unwrap(), &law::duties(&registers), &evidence, &mut problems);
        problems.0.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_right_list_is_let_pass() {
        assert!(wrong("# why\nlength 1\n\ntesuji kan.5 scorer\n").is_empty());
    }

    #[test]
    fn a_part_that_is_neither_held_nor_listed_is_caught() {
        let wrong = wrong("length 0\n");
        assert_eq!(wrong, ["regulations/tesuji/clauses.toml: tesuji kan.5 scorer: cited, not tested"]);
    }

    #[test]
    fn a_part_that_is_held_and_listed_is_caught() {
        let wrong = wrong("length 2\ntesuji kan.4 scorer\ntesuji kan.5 scorer\n");
        assert_eq!(wrong.len(), 1);
        assert!(wrong[0].contains("kan.4 scorer is held"));
    }

    #[test]
    fn a_wrong_length_and_an_unknown_part_are_caught() {
        let wrong = wrong("length 3\ntesuji kan.5 scorer\ntesuji kan.5 print\n");
        assert_eq!(wrong.len(), 2);
        assert!(wrong[0].contains("kan.5 print is no part") && wrong[1].contains("length says 3"));
    }

    #[test]
    fn the_written_list_reads_back() {
        let files = samples::five("tesuji", &samples::clause("kan.4", "coded", &["scorer", "print"]));
        let files: Vec<(&str, &str)> = files.iter().map(|(p, t)| (p.as_str(), t.as_str())).collect();
        let list = text(&open(&tree(&files)).unwrap());
        let back = read(&tree(&[(PATH, &list)])).unwrap();
        assert_eq!((back.length, back.lines.len()), (2, 2));
        assert!(read(&tree(&[(PATH, "length 2\na\na\n")])).is_err());
    }
}
