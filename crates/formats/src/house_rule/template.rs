//! A commented file with every option of a rule set, to be changed by hand.
use super::write::{pair, quoted, split, value};
use super::{SCHEMA, joined, options};
use rules::clause::Basis;
use rules::option::{AnswerValue, Answers, OptionView, OrNone};
use rules::regulation::RegulationId;
use std::fmt::Write;

/// A place in the template where a sentence for people belongs.
#[derive(Clone, Copy, Debug)]
pub enum Remark<'a> {
    /// Above everything: what the file is and how it is changed.
    Head(RegulationId),
    /// Above the table of a group of options.
    Group(&'a str),
    /// Above an option: what is asked, what may be answered, and where the answer of the table or hall stands.
    Option(&'a OptionView),
}

/// The template of a rule set: it reads back as a house rule without answers, that is, as the rule set itself.
///
/// Every option stands in it behind `#`, with the answer of the table or of the hall; taking the `#` away gives the answer. `remark`
/// gives the sentences of a language, as many lines as it likes; [`plain`] is one without any language.
pub fn template(
    base: RegulationId,
    table: RegulationId,
    mut remark: impl FnMut(Remark<'_>) -> String,
) -> String {
    let mut out = String::new();
    comment(&mut out, &remark(Remark::Head(base)));
    pair(&mut out, "schema", &quoted(SCHEMA));
    pair(&mut out, "name", &quoted(&format!("{}-house", base.id())));
    let _ = writeln!(out, "#title_ru = \"…\"\n#title_en = \"…\"");
    pair(&mut out, "base", &quoted(base.id()));
    out.push_str(if table == base { "#" } else { "" });
    pair(&mut out, "table", &quoted(table.id()));

    let mut group = "";
    let options = options(&joined(base, table));
    for option in &options {
        let (its, name) = split(option.key);
        if group != its {
            group = its;
            out.push('\n');
            comment(&mut out, &remark(Remark::Group(group)));
            let _ = writeln!(out, "[{group}]");
        }
        out.push('\n');
        comment(&mut out, &remark(Remark::Option(option)));
        out.push('#');
        pair(&mut out, name, &value(option.answers, option.value));
    }
    out
}

/// Remarks that name keys and places in the texts, and nothing else.
pub fn plain(remark: Remark<'_>) -> String {
    match remark {
        Remark::Head(base) => format!("reglament: {}", base.id()),
        Remark::Group(_) => String::new(),
        Remark::Option(option) => {
            let place = match option.basis {
                Basis::Clause(clause) => format!("{clause:?}"),
                Basis::Base(place) => place.text().to_owned(),
                Basis::Decision(decision) => decision.to_string(),
                Basis::Patch(line) => format!(":{line}"),
            };
            format!("{place}\n{}", answers(option.answers))
        }
    }
}

/// All answers: words with bars between them, or the ends of a range and its step.
fn answers(answers: Answers) -> String {
    match answers {
        Answers::Choice(names) => {
            let all = (0..names.len() as u8).map(|i| value(answers, AnswerValue::Choice(i)));
            all.collect::<Vec<_>>().join(" | ")
        }
        Answers::Number { min, max, step, or_none } => {
            let mut out = if max - min <= step {
                if min == max { min.to_string() } else { format!("{min} | {max}") }
            } else {
                format!("{min}, {} … {max}", min + step)
            };
            if or_none == OrNone::Yes {
                out.push_str(" | \"none\"");
            }
            out
        }
    }
}

/// Lines of a comment; an empty text is no line.
fn comment(out: &mut String, text: &str) {
    for line in text.lines() {
        // TOML allows no control character in a comment.
        let line: String = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let _ = writeln!(out, "{}", format!("# {line}").trim_end());
    }
}
