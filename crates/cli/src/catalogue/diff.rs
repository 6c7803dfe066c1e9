//! `reglament rules diff A B…`: the options that are answered differently, side by side.
use super::{AnswerJson, Option};
use crate::args::{RulesId, Wish};
use crate::complaint::Complaint;
use crate::outcome::{Code, Outcome};
use crate::page::{Cell, Page, STRONG, Table};
use rules::riichi::RiichiRules;
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

pub(super) fn run(ids: &[RulesId], markdown: bool, wish: Wish) -> Outcome {
    let lang = wish.lang;
    let mut named: Vec<RulesId> = Vec::new();
    for id in ids {
        if !named.iter().any(|n| n.0 == id.0) {
            named.push(*id);
        }
    }
    if named.len() < 2 {
        return Complaint::new("diff", say!(lang, "error-diff-one")).outcome(wish);
    }
    let differ: Vec<&Option> = RiichiRules::OPTIONS.iter().filter(|o| differs(o, &named)).collect();
    if wish.json {
        return Outcome::json(Code::Ok, &json(&named, &differ, lang));
    }
    let text = if markdown { self::markdown(&named, &differ, lang) } else { page(&named, &differ, lang) };
    Outcome::of(Code::Ok, text)
}

fn differs(option: &Option, ids: &[RulesId]) -> bool {
    let first = option.get(ids[0].0.riichi()).0;
    ids.iter().any(|id| option.get(id.0.riichi()).0 != first)
}

/// Question and answers in one row, the citations under the answers.
fn page(ids: &[RulesId], differ: &[&Option], lang: Lang) -> String {
    let mut page = Page::default();
    let count = say!(lang, "ui-diff-count", n = differ.len(), of = RiichiRules::OPTIONS.len());
    page.line(&format!("{STRONG}{count}{STRONG:#}"));
    if differ.is_empty() {
        return page.finish();
    }
    page.blank();
    let mut table = Table::default();
    let names = ids.iter().map(|id| Cell::left(text::regulation_name(lang, id.0)).style(STRONG));
    table.row(std::iter::once(Cell::default()).chain(names));
    for option in differ {
        let answer = |id: &RulesId| text::answer(lang, option, option.get(id.0.riichi()).0);
        let cite = |id: &RulesId| text::citation(lang, option.get(id.0.riichi()).1);
        let question = Cell::left(text::option_name(lang, option));
        table.row(std::iter::once(question).chain(ids.iter().map(|id| Cell::left(answer(id)))));
        table.row(std::iter::once(Cell::default()).chain(ids.iter().map(|id| Cell::quiet(cite(id)))));
    }
    page.table(&table);
    page.finish()
}

fn markdown(ids: &[RulesId], differ: &[&Option], lang: Lang) -> String {
    let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let names = ids.iter().map(|id| text::regulation_name(lang, id.0));
    let mut out = row(std::iter::once(say!(lang, "ui-option")).chain(names).collect());
    out.push_str(&row(vec!["---".to_owned(); ids.len() + 1]));
    for option in differ {
        let answers = ids.iter().map(|id| {
            let (value, basis) = option.get(id.0.riichi());
            format!("{}<br>*{}*", text::answer(lang, option, value), text::citation(lang, basis))
        });
        out.push_str(&row(std::iter::once(text::option_name(lang, option)).chain(answers).collect()));
    }
    out
}

fn json(ids: &[RulesId], differ: &[&Option], lang: Lang) -> DiffJson {
    let one = |option: &&Option| DifferJson {
        key: option.key,
        question: text::option_name(lang, option),
        answers: ids.iter().map(|id| (id.0.id(), AnswerJson::of(lang, option, id.0.riichi()))).collect(),
    };
    DiffJson {
        schema: "reglament.rules-diff/1",
        lang: lang.code(),
        rules: ids.iter().map(|id| id.0.id()).collect(),
        options: RiichiRules::OPTIONS.len(),
        differ: differ.iter().map(one).collect(),
    }
}
