//! The clause triple: register, citation in code, test named by the clause.
use crate::law::{self, Duty, Part, Register};
use crate::rust::{self, Kind, Token};
use crate::tree::{Problems, Tree};
use std::collections::BTreeSet;

/// What code and tests say about the clauses.
#[derive(Default)]
pub(crate) struct Evidence {
    /// Regulation and clause that the regulation's own file cites.
    cited: BTreeSet<(&'static str, String)>,
    /// Regulation, clause and the part whose folder holds the test.
    tested: BTreeSet<(&'static str, String, Part)>,
}

impl Evidence {
    /// Whether the citation and the test are both there.
    pub(crate) fn holds(&self, duty: &Duty) -> bool {
        self.is_cited(duty) && self.is_tested(duty)
    }

    /// Whether the regulation's file cites the clause.
    pub(crate) fn is_cited(&self, duty: &Duty) -> bool {
        self.cited.contains(&(duty.regulation, duty.id.clone()))
    }

    /// Whether a test is named by the clause where the part is at home.
    pub(crate) fn is_tested(&self, duty: &Duty) -> bool {
        self.tested.contains(&(duty.regulation, duty.id.clone(), duty.part))
    }
}

/// Collects the evidence; what cites or tests a clause that no register has is a problem.
pub(crate) fn evidence(tree: &Tree, registers: &[Register], problems: &mut Problems) -> Evidence {
    let mut evidence = Evidence::default();
    for register in registers {
        citations(tree, register, &mut evidence, problems);
        tests(tree, register, &mut evidence, problems);
    }
    evidence
}

/// String literals in the file or folder of the regulation that are ids of its register. Right after `by(` or
/// `cite(` nothing else may stand.
fn citations(tree: &Tree, register: &Register, evidence: &mut Evidence, problems: &mut Problems) {
    let home = format!("crates/rules/src/regulation/{}", register.regulation);
    for (path, file) in tree.rust() {
        let is_own = path.strip_prefix(&home).is_some_and(|rest| rest == ".rs" || rest.starts_with('/'));
        if !is_own {
            continue;
        }
        let tokens = rust::without_tests(&file.tokens);
        for (i, token) in tokens.iter().enumerate().filter(|(_, t)| t.kind == Kind::Str) {
            if register.clauses.iter().any(|c| c.id == token.text) {
                evidence.cited.insert((register.regulation, token.text.clone()));
            } else if is_cite(&tokens[..i]) {
                let what = format!("cites {:?}, which is no clause of {}", token.text, register.regulation);
                problems.at(path, token.line, what);
            }
        }
    }
}

/// Whether the tokens end in `by(` or `cite(`.
fn is_cite(before: &[&Token]) -> bool {
    matches!(before, [.., name, open] if open.is("(") && (name.is("by") || name.is("cite")))
}

/// Tests named `<regulation>_<clause>` or `<regulation>_<clause>__<what>`. A name that begins with a regulation
/// and holds a number, but no clause, is a slip; `sichuan_letters_are_read` is an ordinary test.
fn tests(tree: &Tree, register: &Register, evidence: &mut Evidence, problems: &mut Problems) {
    let prefix = format!("{}_", register.regulation);
    let names = law::names(register);
    for (path, file) in tree.rust() {
        for name in rust::test_names(&file.tokens) {
            let Some(rest) = name.text.strip_prefix(&prefix) else { continue };
            let clause = rest.split("__").next().unwrap_or(rest);
            if let Some(id) = names.get(clause) {
                evidence.tested.insert((register.regulation, (*id).to_owned(), part_of(path)));
            } else if clause.split('_').any(|word| word.starts_with(|c: char| c.is_ascii_digit())) {
                let what = format!(
                    "test {} is named by no clause of {} (a clause ends the name or is followed by `__`)",
                    name.text, register.regulation
                );
                problems.at(path, name.line, what);
            }
        }
    }
}

/// The part that a test in this file holds.
fn part_of(path: &str) -> Part {
    let is_home = |home: &&'static str| path.strip_prefix(*home).is_some_and(|rest| rest.starts_with('/'));
    Part::ALL.into_iter().find(|part| part.homes().iter().any(&is_home)).unwrap_or(Part::Scorer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::samples;
    use crate::tree::samples::tree;

    const CODE: &str = "crates/rules/src/regulation/tesuji.rs";

    /// For one clause `kan.4` of two parts: which are held, and what is wrong.
    fn held(files: &[(&str, &str)]) -> (Vec<String>, Vec<String>) {
        let mut all =
            samples::five("tesuji", &samples::clause("kan.4", "coded", &["scorer", "table-engine"]));
        all.extend(files.iter().map(|(p, t)| ((*p).to_owned(), (*t).to_owned())));
        let all: Vec<(&str, &str)> = all.iter().map(|(p, t)| (p.as_str(), t.as_str())).collect();
        let tree = tree(&all);
        let registers = law::read(&tree).unwrap();
        let mut problems = Problems::default();
        let evidence = evidence(&tree, &registers, &mut problems);
        let held = law::duties(&registers).into_iter().filter(|d| evidence.holds(d));
        (held.map(|d| d.part.id().to_owned()).collect(), problems.0.iter().map(ToString::to_string).collect())
    }

    const TEST: (&str, &str) =
        ("crates/rules/tests/tesuji.rs", "#[test] fn tesuji_kan_4__on_the_discard() {}");

    #[test]
    fn a_citation_and_a_test_hold_the_scorer() {
        assert_eq!(held(&[(CODE, "kan: by(\"kan.4\", Kan::X)"), TEST]).0, ["scorer"]);
        let folder = "crates/rules/src/regulation/tesuji/cites.rs";
        assert_eq!(held(&[(folder, "[\"kan.4\"]"), TEST]).0, ["scorer"]);
    }

    #[test]
    fn one_of_the_two_holds_nothing() {
        assert!(held(&[TEST]).0.is_empty());
        assert!(held(&[(CODE, "by(\"kan.4\", Kan::X)")]).0.is_empty());
    }

    #[test]
    fn a_comment_a_unit_test_or_another_regulation_is_no_citation() {
        assert!(held(&[(CODE, "// by(\"kan.4\")"), TEST]).0.is_empty());
        assert!(held(&[(CODE, "#[cfg(test)] mod t { const A: &str = \"kan.4\"; }"), TEST]).0.is_empty());
        assert!(held(&[("crates/rules/src/regulation/tesuji2.rs", "by(\"kan.4\")"), TEST]).0.is_empty());
    }

    #[test]
    fn a_function_that_is_no_test_holds_nothing() {
        let (held, _) = held(&[(CODE, "by(\"kan.4\")"), ("crates/rules/tests/a.rs", "fn tesuji_kan_4() {}")]);
        assert!(held.is_empty());
    }

    #[test]
    fn a_test_holds_the_part_of_its_crate() {
        let test = ("crates/game/tests/kan.rs", "#[test] fn tesuji_kan_4() {}");
        assert_eq!(held(&[(CODE, "by(\"kan.4\")"), test]).0, ["table-engine"]);
    }

    #[test]
    fn an_unknown_clause_is_caught_in_code_and_in_names() {
        let (_, wrong) = held(&[(CODE, "base(\"E 1.3\", X), by(\"kan.99\", Y)")]);
        assert_eq!(wrong, [format!("{CODE}:1: cites \"kan.99\", which is no clause of tesuji")]);
        let names =
            "#[test] fn tesuji_kan_99() {} #[test] fn tesuji_kan_4_ron() {} #[test] fn tesuji_is_short() {}";
        let (_, wrong) = held(&[("crates/rules/tests/a.rs", names)]);
        assert_eq!(wrong.len(), 2, "{wrong:?}");
        assert!(wrong[0].contains("tesuji_kan_99") && wrong[1].contains("tesuji_kan_4_ron"));
    }
}
