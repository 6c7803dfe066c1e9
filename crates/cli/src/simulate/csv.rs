//! The report as CSV, a number a line.
use super::json::{kind, rounded, who};
use super::{Played, Report};
use std::fmt::Write;

pub(super) fn of(report: &Report) -> String {
    let mut out = String::from("rules,section,name,who,kind,n,value,low,high\n");
    for Played { chosen, rows } in [Some(&report.played), report.against.as_ref()].into_iter().flatten() {
        for row in rows {
            let found = row.found;
            let numbers = [found.value, found.low, found.high].map(|n| rounded(n).to_string()).join(",");
            let section = row.section.id();
            // A name of a house rule may hold anything; ids of ours hold no commas. Writing to a String cannot fail.
            let rules = quoted(chosen.id());
            let (name, who, kind) = (&row.name, who(row.who), kind(row.kind));
            let _ = writeln!(out, "{rules},{section},{name},{who},{kind},{},{numbers}", row.n);
        }
    }
    out
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}
