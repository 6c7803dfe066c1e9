//! What is wrong with a house-rule file, in words.
use formats::house_rule::{Found, Involved, Problem, ProblemKind, SCHEMA};
use rules::option::{Answers, OrNone};
use rules::regulation::RegulationId;
use text::{Lang, say};

/// A problem in words: the sentence, and what was expected or what to do.
pub(super) struct Said {
    pub(super) what: String,
    pub(super) why: Vec<String>,
}

/// The stable name of a kind for scripts.
pub(super) const fn id(kind: &ProblemKind) -> &'static str {
    match kind {
        ProblemKind::Syntax { .. } => "syntax",
        ProblemKind::TooLong => "too_long",
        ProblemKind::NotQuoted { .. } => "not_quoted",
        ProblemKind::UnknownKey { .. } => "unknown_key",
        ProblemKind::Duplicate { .. } => "duplicate",
        ProblemKind::NotAnAnswer { .. } => "not_an_answer",
        ProblemKind::Unfit { .. } => "unfit",
        ProblemKind::Missing => "missing",
        ProblemKind::UnknownRegulation { .. } => "unknown_rules",
        ProblemKind::OtherFamily { .. } => "other_family",
        ProblemKind::NoHall { .. } => "no_hall",
        ProblemKind::Contradiction { .. } => "contradiction",
        ProblemKind::SameAsTable { .. } => "same_as_table",
    }
}

pub(super) fn said(lang: Lang, problem: &Problem) -> Said {
    let key = problem.key.as_str();
    let mut why = Vec::new();
    let what = match &problem.kind {
        ProblemKind::Syntax { what } => syntax(lang, what),
        ProblemKind::TooLong => say!(lang, "problem-too_long"),
        ProblemKind::NotQuoted { found } => say!(lang, "problem-not_quoted", found = quoted(found)),
        ProblemKind::UnknownKey { nearest } => {
            why.extend(nearest.as_deref().map(|nearest| say!(lang, "problem-nearest", nearest = nearest)));
            say!(lang, "problem-unknown_key", key = key)
        }
        ProblemKind::Duplicate { first_line } => {
            say!(lang, "problem-duplicate", key = key, line = first_line.to_string())
        }
        ProblemKind::NotAnAnswer { found, expected, nearest } => {
            why.push(self::expected(lang, *expected));
            why.extend(nearest.map(|nearest| say!(lang, "problem-nearest", nearest = quoted(nearest))));
            let shown = self::found(lang, found);
            match found {
                Found::Other(_) => say!(lang, "problem-unfit", key = key, found = shown),
                _ => say!(lang, "problem-not_an_answer", key = key, found = shown),
            }
        }
        ProblemKind::Unfit { found, expected } => {
            why.push(needed(lang, expected));
            say!(lang, "problem-unfit", key = key, found = self::found(lang, found))
        }
        ProblemKind::Missing => {
            why.extend(example(lang, key));
            say!(lang, "problem-missing", key = key)
        }
        ProblemKind::UnknownRegulation { found, nearest } => {
            why.push(say!(
                lang,
                "error-valid-values",
                values = RegulationId::ALL.map(RegulationId::id).join(", ")
            ));
            why.extend(nearest.map(|nearest| say!(lang, "problem-nearest", nearest = quoted(nearest))));
            say!(lang, "problem-unknown_rules", key = key, found = quoted(found))
        }
        ProblemKind::OtherFamily { base, table } => say!(
            lang,
            "problem-other_family",
            base = text::regulation_name(lang, *base),
            table = text::regulation_name(lang, *table)
        ),
        ProblemKind::NoHall { base } => {
            why.push(say!(lang, "problem-no_hall-why"));
            say!(lang, "problem-no_hall", key = key, base = text::regulation_name(lang, *base))
        }
        ProblemKind::Contradiction { name, answers, .. } => {
            why.extend(answers.iter().map(|answer| involved(lang, answer)));
            say!(lang, "problem-contradiction", why = text::contradiction(lang, name))
        }
        ProblemKind::SameAsTable { answer, table } => say!(
            lang,
            "problem-same_as_table",
            key = key,
            answer = answer.as_str(),
            table = text::regulation_name(lang, *table)
        ),
    };
    Said { what, why }
}

fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

fn involved(lang: Lang, answer: &Involved) -> String {
    let given = format!("{} = {}", answer.key, answer.answer);
    match answer.line {
        Some(line) => say!(lang, "problem-answer-line", answer = given, line = line.to_string()),
        None => say!(lang, "problem-answer-table", answer = given),
    }
}

fn found(lang: Lang, found: &Found) -> String {
    match found {
        Found::Text(text) => quoted(text),
        Found::Number(text) => text.clone(),
        Found::Other("a list") => say!(lang, "problem-found-list"),
        Found::Other("a list of tables") => say!(lang, "problem-found-tables"),
        Found::Other("a table") => say!(lang, "problem-found-table"),
        Found::Other("a number with a fraction") => say!(lang, "problem-found-fraction"),
        Found::Other("a date") => say!(lang, "problem-found-date"),
        Found::Other(word) => (*word).to_owned(),
    }
}

/// What may be answered.
fn expected(lang: Lang, answers: Answers) -> String {
    match answers {
        Answers::Choice(names) => {
            let names: Vec<String> = names.iter().map(|name| quoted(name)).collect();
            say!(lang, "error-valid-values", values = names.join(", "))
        }
        // The numbers stand as a file writes them: without anything between the thousands.
        Answers::Number { min, max, step, or_none } => {
            let (min, max) = (min.to_string(), max.to_string());
            let range = if step == 1 {
                say!(lang, "problem-range", min = min, max = max)
            } else {
                say!(lang, "problem-range-step", min = min, max = max, step = step.to_string())
            };
            match or_none {
                OrNone::No => say!(lang, "problem-number", range = range),
                OrNone::Yes => say!(lang, "problem-number-or-none", range = range),
            }
        }
    }
}

/// What belongs to a key of the head or to a table.
fn needed(lang: Lang, expected: &str) -> String {
    match expected {
        "a table of answers" => say!(lang, "problem-needs-answers"),
        "a table in single brackets" => say!(lang, "problem-needs-single"),
        "an answer" => say!(lang, "problem-needs-answer"),
        "the id of a rule set, in quotes" => say!(lang, "problem-needs-id"),
        _ if expected.contains(SCHEMA) => say!(lang, "problem-needs-schema", schema = quoted(SCHEMA)),
        _ => say!(lang, "problem-needs-line"),
    }
}

/// A line that would do.
fn example(lang: Lang, key: &str) -> Option<String> {
    let line = match key {
        "schema" => format!("schema = {}", quoted(SCHEMA)),
        "name" => format!("name = {}", quoted(&say!(lang, "problem-example-name"))),
        "base" => format!("base = {}", quoted(RegulationId::Tesuji.id())),
        _ => return None,
    };
    Some(say!(lang, "problem-example", line = line))
}

/// The words of the TOML parser, sorted by what a person has to put right.
fn syntax(lang: Lang, what: &str) -> String {
    let has = |words: &[&str]| words.iter().any(|word| what.contains(word));
    if has(&["quoted", "quote", "string", "escape", "unicode"]) {
        say!(lang, "problem-syntax-string")
    } else if has(&["no value", "missing value", "invalid value"]) {
        say!(lang, "problem-syntax-value")
    } else if has(&["assignment", "`=`", "with no value", "key-value"]) {
        say!(lang, "problem-syntax-equals")
    } else if has(&["table", "array", "comma", "`]`", "`}`"]) {
        say!(lang, "problem-syntax-bracket")
    } else if has(&["digit", "sign", "radix", "zero", "number", "integer", "float", "date", "time"]) {
        say!(lang, "problem-syntax-number")
    } else if has(&["key"]) {
        say!(lang, "problem-syntax-key")
    } else {
        say!(lang, "problem-syntax-other")
    }
}
