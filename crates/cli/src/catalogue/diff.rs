//! `reglament rules diff A B…`: the options that are answered differently, side by side.
use super::AnswerJson;
use crate::args::{RulesId, Wish};
use crate::complaint::Complaint;
use crate::outcome::{Code, Outcome};
use crate::page::{Cell, Page, STRONG, Table};
use rules::option::OptionView;
use serde::Serialize;
use std::collections::BTreeMap;
use text::{Lang, say};

#[derive(Serialize)]
struct DiffJson {
    schema: &'static str,
    lang: &'static str,
    rules: Vec<&'static str>,
    options: usize,
    differ: Vec<DifferJson>,
}

#[derive(Serialize)]
struct DifferJson {
    key: &'static str,
    question: String,
    answers: BTreeMap<&'static str, AnswerJson>,
}

/// The answers of several rule sets to one option.
type Answers = Vec<OptionView>;

/// What is compared.
struct Comparison {
    ids: Vec<RulesId>,
    options: usize,
    differ: Vec<Answers>,
}

pub(super) fn run(named: &[RulesId], markdown: bool, wish: Wish) -> Outcome {
    let lang = wish.lang;
    let mut ids: Vec<RulesId> = Vec::new();
    for id in named {
        if !ids.iter().any(|known| known.0 == id.0) {
            ids.push(*id);
        }
    }
    if ids.len() < 2 {
        return Complaint::new("diff", say!(lang, "error-diff-one")).outcome(wish);
    }
    let comparison = compare(ids);
    if wish.json {
        return Outcome::json(Code::Ok, &json(&comparison, lang));
    }
    let text = if markdown { self::markdown(&comparison, lang) } else { page(&comparison, lang) };
    Outcome::of(Code::Ok, text)
}

fn compare(ids: Vec<RulesId>) -> Comparison {
    let all: Vec<Vec<OptionView>> = ids.iter().map(|id| id.0.regulation().table.options()).collect();
    let mut out = Comparison { ids, options: all[0].len(), differ: Vec::new() };
    for (i, first) in all[0].iter().enumerate() {
        let answers: Answers = all.iter().filter_map(|options| options.get(i).copied()).collect();
        if answers.iter().any(|answer| answer.value != first.value) {
            out.differ.push(answers);
        }
    }
    out
}

/// Question and answers in one row, the citations under the answers.
fn page(comparison: &Comparison, lang: Lang) -> String {
    let mut page = Page::default();
    let count = say!(lang, "ui-diff-count", n = comparison.differ.len(), of = comparison.options);
    page.line(&format!("{STRONG}{count}{STRONG:#}"));
    if comparison.differ.is_empty() {
        return page.finish();
    }
    page.blank();
    let mut table = Table::default();
    let names = comparison.ids.iter().map(|id| Cell::left(text::regulation_name(lang, id.0)).style(STRONG));
    table.row(std::iter::once(Cell::default()).chain(names));
    for answers in &comparison.differ {
        let question = Cell::left(text::option_name(lang, answers[0].key));
        let words = answers.iter().map(|option| Cell::left(text::answer(lang, option)));
        let cites = answers.iter().map(|option| Cell::quiet(text::citation(lang, option.basis)));
        table.row(std::iter::once(question).chain(words));
        table.row(std::iter::once(Cell::default()).chain(cites));
    }
    page.table(&table);
    page.finish()
}

fn markdown(comparison: &Comparison, lang: Lang) -> String {
    let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let names = comparison.ids.iter().map(|id| text::regulation_name(lang, id.0));
    let mut out = row(std::iter::once(say!(lang, "ui-option")).chain(names).collect());
    out.push_str(&row(vec!["---".to_owned(); comparison.ids.len() + 1]));
    for answers in &comparison.differ {
        let cell = |option: &OptionView| {
            format!("{}<br>*{}*", text::answer(lang, option), text::citation(lang, option.basis))
        };
        let question = text::option_name(lang, answers[0].key);
        out.push_str(&row(std::iter::once(question).chain(answers.iter().map(cell)).collect()));
    }
    out
}

fn json(comparison: &Comparison, lang: Lang) -> DiffJson {
    let ids: Vec<&str> = comparison.ids.iter().map(|id| id.0.id()).collect();
    let one = |answers: &Answers| DifferJson {
        key: answers[0].key,
        question: text::option_name(lang, answers[0].key),
        answers: ids.iter().copied().zip(answers.iter().map(|o| AnswerJson::of(lang, o))).collect(),
    };
    DiffJson {
        schema: "reglament.rules-diff/1",
        lang: lang.code(),
        options: comparison.options,
        differ: comparison.differ.iter().map(one).collect(),
        rules: ids,
    }
}
