//! The canonical form: the head, then the tables and answers in the order of the list of options.
use super::{HouseRule, SCHEMA, options};
use rules::option::{AnswerValue, Answers};
use std::fmt::Write;

/// Writes a house rule in its canonical form. Comments and the order of the file it was read from are not kept.
pub fn write(rule: &HouseRule) -> String {
    let mut out = String::new();
    let titles = [("title_ru", &rule.titles.ru), ("title_en", &rule.titles.en)];
    let table = (rule.table != rule.base).then_some(rule.table.id());
    pair(&mut out, "schema", &quoted(SCHEMA));
    pair(&mut out, "name", &quoted(&rule.name));
    for (key, title) in titles {
        if let Some(title) = title {
            pair(&mut out, key, &quoted(title));
        }
    }
    pair(&mut out, "base", &quoted(rule.base.id()));
    if let Some(table) = table {
        pair(&mut out, "table", &quoted(table));
    }

    let mut group = "";
    // The list of table and hall: its order is the canonical one, and a key that it has not is no answer.
    for option in options(&rule.regulation()) {
        let Some(answer) = rule.answers.iter().find(|answer| answer.key == option.key) else { continue };
        let (its, name) = split(option.key);
        if group != its {
            group = its;
            let _ = write!(out, "\n[{group}]\n");
        }
        pair(&mut out, name, &value(option.answers, answer.value));
    }
    out
}

/// A line with a key and a value.
pub(super) fn pair(out: &mut String, key: &str, value: &str) {
    let _ = writeln!(out, "{key} = {value}");
}

/// The table of an option and its name in it.
pub(super) fn split(key: &str) -> (&str, &str) {
    key.split_once('.').unwrap_or(("", key))
}

/// An answer as it is written: a number, or a word in quotes.
pub(super) fn value(answers: Answers, value: AnswerValue) -> String {
    match value {
        AnswerValue::Number(number) => number.to_string(),
        AnswerValue::Choice(_) | AnswerValue::Nothing => quoted(&answers.text(value)),
    }
}

/// A text in quotes. Control characters, which a name cannot have, become spaces.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
