//! The law's own files: clause registers, decisions and sources are whole and fit each other.
use crate::law::{self, Register, Status};
use crate::rust::Kind;
use crate::tree::{Problems, Tree};
use std::collections::BTreeSet;

const DECISIONS: &str = "regulations/decisions.toml";
const SOURCES: &str = "regulations/sources.toml";
const PLACES: &str = "crates/rules/src/clause/places.rs";

/// The lists of decisions, the letter of their numbers, how many there are, and the registers that use them.
const LISTS: [(&str, char, usize, &[&str]); 4] = [
    ("riichi", 'D', 49, &["samara", "tesuji", "aleague"]),
    ("sichuan", 'D', 21, &["sichuan"]),
    ("gambler", 'B', 40, &["gambler"]),
    ("hall", 'H', 42, &[]),
];

/// Checks all three.
pub(crate) fn check(tree: &Tree, registers: &[Register], problems: &mut Problems) {
    for register in registers {
        clauses(register, problems);
    }
    decisions(tree, problems);
    sources(tree, problems);
}

fn clauses(register: &Register, problems: &mut Problems) {
    let path = law::path(register.regulation);
    let list = LISTS.iter().find(|(.., users)| users.contains(&register.regulation));
    let mut seen = BTreeSet::new();
    for clause in &register.clauses {
        let id = &clause.id;
        if id.is_empty() || !seen.insert(id) {
            problems.of(&path, format!("{id:?} is empty or stands there twice"));
        }
        if clause.texts.iter().any(String::is_empty) {
            problems.of(&path, format!("{id}: a title or text is missing in one language"));
        }
        if clause.status == Status::Coded && clause.parts.is_empty() {
            problems.of(&path, format!("{id} is coded nowhere: `where` is empty"));
        }
        for decision in &clause.decisions {
            let number = list.and_then(|(_, letter, ..)| decision.strip_prefix(*letter)?.parse().ok());
            if !number.is_some_and(|n: usize| list.is_some_and(|(_, _, last, _)| (1..=*last).contains(&n))) {
                problems.of(&path, format!("{id}: no decision {decision}"));
            }
        }
    }
}

/// Each list is whole, in order, and in both languages.
fn decisions(tree: &Tree, problems: &mut Problems) {
    let Some(rows) = rows(tree, DECISIONS, "decision", problems) else { return };
    let expected = LISTS.iter().flat_map(|(list, _, last, _)| (1..=*last).map(move |n| (*list, n as i64)));
    let found =
        rows.iter().map(|row| (text(row, "list"), row.get("number").and_then(toml::Value::as_integer)));
    let mut found = found.map(|(list, number)| (list, number.unwrap_or_default()));
    for expected in expected {
        let found = found.next();
        if found != Some(expected) {
            let (list, number) = expected;
            problems.of(DECISIONS, format!("expected {list} {number}, found {found:?}"));
            return;
        }
    }
    if let Some((list, number)) = found.next() {
        problems.of(DECISIONS, format!("{list} {number} is one too many"));
    }
    for row in &rows {
        if text(row, "text_en").is_empty() || text(row, "text_ru").is_empty() {
            let number = row.get("number").and_then(toml::Value::as_integer).unwrap_or_default();
            problems.of(DECISIONS, format!("{} {number}: a language is missing", text(row, "list")));
        }
    }
}

/// Each code that a cited place begins with has its row, in both languages.
fn sources(tree: &Tree, problems: &mut Problems) {
    let Some(rows) = rows(tree, SOURCES, "source", problems) else { return };
    for row in &rows {
        if text(row, "title_en").is_empty() || text(row, "title_ru").is_empty() {
            problems.of(SOURCES, format!("{}: a language is missing", text(row, "code")));
        }
    }
    let codes: BTreeSet<&str> = rows.iter().map(|row| text(row, "code")).collect();
    if codes.len() != rows.len() {
        problems.of(SOURCES, "a code stands there twice");
    }
    let places = tree.get(PLACES).map(|file| file.tokens.as_slice()).unwrap_or_default();
    let start = places.iter().position(|t| t.is("PLACES")).unwrap_or(places.len());
    let cited = places[start..].iter().filter(|t| t.kind == Kind::Str);
    let cited: BTreeSet<&str> = cited.map(|t| t.text.split(' ').next().unwrap_or_default()).collect();
    for code in cited.difference(&codes) {
        problems.of(SOURCES, format!("{code} is cited and has no row"));
    }
}

/// The rows of a file; what keeps it from being read is a problem.
fn rows(tree: &Tree, path: &str, key: &str, problems: &mut Problems) -> Option<Vec<toml::Table>> {
    let table = tree.text(path).and_then(|t| t.parse::<toml::Table>().map_err(|e| e.to_string()));
    match table {
        Ok(table) => {
            let rows = table.get(key).and_then(toml::Value::as_array);
            Some(rows.into_iter().flatten().filter_map(|row| row.as_table().cloned()).collect())
        }
        Err(error) => {
            problems.of(path, error);
            None
        }
    }
}

fn text<'a>(row: &'a toml::Table, key: &str) -> &'a str {
    row.get(key).and_then(toml::Value::as_str).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::samples;
    use crate::tree::samples::tree;

    fn all_decisions() -> String {
        let one = |list: &str, n: usize| {
            format!("[[decision]]\nlist = {list:?}\nnumber = {n}\ntext_en = \"a\"\ntext_ru = \"б\"\n")
        };
        LISTS.iter().flat_map(|(list, _, last, _)| (1..=*last).map(move |n| one(list, n))).collect()
    }

    const SOURCE: &str = "[[source]]\ncode = \"E\"\ntitle_en = \"a\"\ntitle_ru = \"б\"\n";

    /// What is wrong with a register of Tesuji, the decisions and the sources, when `E 1` and `FB` are cited.
    fn wrong(register: &str, decisions: &str, sources: &str) -> Vec<String> {
        let mut all = samples::five("tesuji", register);
        all.push((DECISIONS.into(), decisions.into()));
        all.push((SOURCES.into(), format!("{SOURCE}{sources}")));
        all.push((PLACES.into(), "const PLACES: &[&str] = &[\"E 1\", \"FB\"];".into()));
        let all: Vec<(&str, &str)> = all.iter().map(|(p, t)| (p.as_str(), t.as_str())).collect();
        let tree = tree(&all);
        let mut problems = Problems::default();
        check(&tree, &law::read(&tree).unwrap(), &mut problems);
        problems.0.iter().map(ToString::to_string).collect()
    }

    const FB: &str = "[[source]]\ncode = \"FB\"\ntitle_en = \"a\"\ntitle_ru = \"б\"\n";

    #[test]
    fn whole_files_are_let_pass() {
        let clause = samples::clause("a.1", "coded", &["scorer"]) + "decisions = [\"D49\"]\n";
        assert!(wrong(&clause, &all_decisions(), FB).is_empty());
    }

    #[test]
    fn faults_of_a_register_are_caught() {
        let clause = samples::clause("a.1", "coded", &["scorer"]);
        let of = |register: &str| wrong(register, &all_decisions(), FB);
        assert!(of(&clause.repeat(2))[0].contains("twice"));
        assert!(of(&clause.replace('д', ""))[0].contains("missing in one language"));
        assert!(of(&samples::clause("a.1", "coded", &[]))[0].contains("coded nowhere"));
        for decision in ["D50", "D0", "B1", "D"] {
            let wrong = of(&format!("{clause}decisions = [{decision:?}]\n"));
            assert!(wrong[0].contains("no decision"), "{decision}");
        }
    }

    #[test]
    fn a_decision_that_is_missing_or_half_translated_is_caught() {
        let clause = samples::clause("a.1", "info", &[]);
        let all = all_decisions();
        assert!(wrong(&clause, &all.replace("number = 19\n", "number = 20\n"), FB)[0].contains("expected"));
        assert!(wrong(&clause, &all.replacen('б', "", 1), FB)[0].contains("riichi 1: a language"));
        let more = all.clone() + "[[decision]]\nlist = \"gambler\"\nnumber = 37\n";
        assert!(wrong(&clause, &more, FB)[0].contains("one too many"));
    }

    #[test]
    fn a_source_without_its_row_is_caught() {
        let clause = samples::clause("a.1", "info", &[]);
        let all = all_decisions();
        assert_eq!(wrong(&clause, &all, ""), ["regulations/sources.toml: FB is cited and has no row"]);
        assert!(wrong(&clause, &all, &FB.repeat(2))[0].contains("twice"));
        assert!(wrong(&clause, &all, &FB.replace('б', ""))[0].contains("language"));
    }
}
