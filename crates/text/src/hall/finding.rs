//! What the checker has found in a log.
use super::Voice;
use crate::{Value, say};
use tournament::check::Finding;

/// A finding: the command, where, what is wrong, the numbers, the clause. Commands are counted from 1.
pub fn finding(voice: &Voice<'_>, finding: &Finding) -> String {
    let mut what = voice.plain(&format!("finding-{}", finding.fault.id()));
    let numbers = (finding.expected, finding.found);
    let values = |what: String, more: &[(&'static str, i64)]| {
        let mut all = vec![("what", Value::from(what))];
        all.extend(more.iter().map(|(name, n)| (*name, Value::from(*n))));
        all
    };
    what = match numbers {
        (None, None) => what,
        (Some(expected), Some(found)) => {
            let values = values(what, &[("expected", expected), ("found", found)]);
            voice.say("hall-finding-numbers", &values)
        }
        (Some(expected), None) => {
            voice.say("hall-finding-expected", &values(what, &[("expected", expected)]))
        }
        (None, Some(found)) => voice.say("hall-finding-found", &values(what, &[("found", found)])),
    };
    let n = ("n", Value::from(finding.line + 1));
    let places = places(voice, finding);
    let line = if places.is_empty() {
        voice.say("hall-finding", &[n, ("what", what.into())])
    } else {
        voice.say("hall-finding-at", &[n, ("where", places.join(", ").into()), ("what", what.into())])
    };
    match finding.basis {
        Some(basis) => {
            say!(voice.lang, "refused-clause", what = line, basis = crate::citation(voice.lang, basis))
        }
        None => say!(voice.lang, "refused-plain", what = line),
    }
}

/// The round, the table, who.
fn places(voice: &Voice<'_>, finding: &Finding) -> Vec<String> {
    let round = finding.round.map(|round| voice.with("hall-where-round", round.0));
    let table = finding.table.map(|table| voice.with("hall-where-table", table.0));
    let entry = finding.entry.map(|entry| voice.names.entry(voice.lang, entry));
    let person = finding.person.map(|person| voice.names.person(voice.lang, person));
    round.into_iter().chain(table).chain(entry).chain(person).collect()
}
