//! `reglament rules new --base ID`: a commented file with every option, to be changed by hand.
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::outcome::{Code, Outcome};
use formats::house_rule::{Remark, template};
use rules::option::{AnswerValue, Answers, OptionView, OrNone};
use rules::regulation::RegulationId;
use serde::Serialize;
use std::mem::discriminant;
use text::{Lang, say};

#[derive(Serialize)]
struct NewJson {
    schema: &'static str,
    lang: &'static str,
    base: &'static str,
    table: &'static str,
    toml: String,
}

pub(crate) fn run(base: RegulationId, table: Option<RegulationId>, wish: Wish) -> Outcome {
    let lang = wish.lang;
    let table = table.unwrap_or(base);
    let family = |id: RegulationId| discriminant(&id.regulation().table);
    if family(base) != family(table) {
        let (base, table) = (text::regulation_name(lang, base), text::regulation_name(lang, table));
        let what = say!(lang, "problem-other_family", base = base, table = table);
        return Complaint::new("family", what).outcome(wish);
    }
    let toml = template(base, table, |remark| self::remark(lang, base, table, remark));
    if wish.json {
        let schema = "reglament.rules-new/1";
        let value = NewJson { schema, lang: lang.code(), base: base.id(), table: table.id(), toml };
        return Outcome::json(Code::Ok, &value);
    }
    Outcome::of(Code::Ok, toml)
}

fn remark(lang: Lang, base: RegulationId, table: RegulationId, remark: Remark<'_>) -> String {
    match remark {
        Remark::Head(_) => {
            let (base, table) = (text::regulation_name(lang, base), text::regulation_name(lang, table));
            say!(lang, "new-head", base = base, table = table)
        }
        Remark::Group(group) => text::option_group(lang, &table.regulation().table, group),
        Remark::Option(option) => {
            self::option(lang, if text::is_of_hall(option.key) { base } else { table }, option)
        }
    }
}

/// The question, every answer as it is written and as it is said, and what the rules of table or hall answer.
fn option(lang: Lang, rules: RegulationId, option: &OptionView) -> String {
    let mut lines = vec![text::option_name(lang, option.key, super::Chosen::shipped(rules).school())];
    for (written, value) in answers(lang, option.answers) {
        lines.push(match value {
            Some(value) => format!("  {written}  {}", text::answer(lang, &OptionView { value, ..*option })),
            None => format!("  {written}"),
        });
    }
    let citation = text::citation(lang, option.basis);
    let (rules, answer) = (text::regulation_name(lang, rules), text::answer(lang, option));
    lines.push(say!(lang, "new-answer", rules = rules, answer = answer, citation = citation));
    lines.join("\n")
}

/// The answers as they are written; of a range its ends.
fn answers(lang: Lang, answers: Answers) -> Vec<(String, Option<AnswerValue>)> {
    let quoted = |value| (format!("\"{}\"", answers.text(value)), Some(value));
    match answers {
        Answers::Choice(names) => (0..names.len() as u8).map(AnswerValue::Choice).map(quoted).collect(),
        Answers::Number { min, max, step, or_none } => {
            let range = if step == 1 {
                say!(lang, "problem-range", min = min.to_string(), max = max.to_string())
            } else {
                let (min, max) = (min.to_string(), max.to_string());
                say!(lang, "problem-range-step", min = min, max = max, step = step.to_string())
            };
            let none = (or_none == OrNone::Yes).then_some(AnswerValue::Nothing).map(quoted);
            std::iter::once((range, None)).chain(none).collect()
        }
    }
}
