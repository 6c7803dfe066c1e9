//! `coverage`: the clauses of each regulation in numbers.
use crate::law::{self, Part, Register, Status};
use crate::tree::{Problems, Tree};
use crate::triple::{self, Evidence};
use std::fmt::Write as _;
use std::path::Path;

/// Prints the table, or what is pending of one regulation.
pub(crate) fn run(root: &Path, regulation: Option<&str>) -> Result<(), String> {
    let tree = Tree::load(root)?;
    let registers = law::read(&tree)?;
    let evidence = triple::evidence(&tree, &registers, &mut Problems::default());
    match regulation {
        None => print!("{}", table(&registers, &evidence)),
        Some(name) if law::REGISTERS.contains(&name) => print!("{}", list(&registers, &evidence, name)),
        Some(name) => return Err(format!("no register {name:?}; there are {}", law::REGISTERS.join(", "))),
    }
    Ok(())
}

/// A line a pending part: what is there of citation and test.
fn list(registers: &[Register], evidence: &Evidence, regulation: &str) -> String {
    let mut out = String::new();
    for duty in law::duties(registers).iter().filter(|d| d.regulation == regulation && !evidence.holds(d)) {
        let cited = if evidence.is_cited(duty) { "cited" } else { "-" };
        let tested = if evidence.is_tested(duty) { "tested" } else { "-" };
        let _ = writeln!(out, "{:<16}{:<14}{cited:<7}{tested}", duty.id, duty.part.id());
    }
    out
}

/// A row a regulation and one for their sum. A clause counts as held when all its parts are; the columns of
/// parts say how many are still pending of how many.
fn table(registers: &[Register], evidence: &Evidence) -> String {
    let parts = Part::ALL.map(|part| format!("{:>14}", part.id())).concat();
    let mut out =
        format!("{:<11}{:>7}{:>6}{parts}{:>9}{:>6}\n", "regulation", "coded", "held", "referee", "info");
    let duties = law::duties(registers);
    for name in registers.iter().map(|r| Some(r.regulation)).chain([None]) {
        let clauses = || {
            let those = registers.iter().filter(move |r| name.is_none_or(|n| n == r.regulation));
            those.flat_map(|r| r.clauses.iter().map(move |c| (r.regulation, c)))
        };
        let count = |status| clauses().filter(|(_, c)| c.status == status).count();
        let is_open = |regulation: &str, id: &str| {
            duties.iter().any(|d| d.regulation == regulation && d.id == id && !evidence.holds(d))
        };
        let held = clauses().filter(|(r, c)| c.status == Status::Coded && !is_open(r, &c.id)).count();
        let pending = Part::ALL.map(|part| {
            let all = || duties.iter().filter(|d| d.part == part && name.is_none_or(|n| n == d.regulation));
            format!(
                "{:>14}",
                format!("{} of {}", all().filter(|d| !evidence.holds(d)).count(), all().count())
            )
        });
        let _ = writeln!(
            out,
            "{:<11}{:>7}{held:>6}{}{:>9}{:>6}",
            name.unwrap_or("all"),
            count(Status::Coded),
            pending.concat(),
            count(Status::Referee),
            count(Status::Info)
        );
    }
    out + "\nThe columns of parts: pending of all.\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::samples;
    use crate::tree::samples::tree;

    #[test]
    fn held_and_pending_are_counted_by_regulation_and_part() {
        let text = [
            samples::clause("kan.4", "coded", &["scorer"]),
            samples::clause("kan.5", "coded", &["scorer", "print"]),
            samples::clause("kan.6", "referee", &["print"]),
        ];
        let mut all = samples::five("tesuji", &text.concat());
        all.push(("crates/rules/src/regulation/tesuji.rs".into(), "by(\"kan.4\"), by(\"kan.5\")".into()));
        all.push((
            "crates/a/tests/a.rs".into(),
            "#[test] fn tesuji_kan_4() {} #[test] fn tesuji_kan_5() {}".into(),
        ));
        let all: Vec<(&str, &str)> = all.iter().map(|(p, t)| (p.as_str(), t.as_str())).collect();
        let tree = tree(&all);
        let registers = law::read(&tree).unwrap();
        let evidence = triple::evidence(&tree, &registers, &mut Problems::default());
        let table = table(&registers, &evidence);
        let row = |name: &str| {
            let line = table.lines().find(|l| l.starts_with(name)).unwrap();
            line.split_whitespace().skip(1).map(str::to_owned).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(row("tesuji"), "2 1 0 of 2 0 of 0 0 of 0 0 of 0 1 of 1 1 0");
        assert_eq!(row("samara"), "0 0 0 of 0 0 of 0 0 of 0 0 of 0 0 of 0 0 1");
        assert_eq!(row("all"), "2 1 0 of 2 0 of 0 0 of 0 0 of 0 1 of 1 1 4");
        let list = list(&registers, &evidence, "tesuji");
        assert_eq!(list.split_whitespace().collect::<Vec<_>>(), ["kan.5", "print", "cited", "-"]);
    }
}
