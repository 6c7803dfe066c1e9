//! `reglament rules explain ID CLAUSE`: what a clause, a place in the base rules or a decision says, and who cites it.
use super::applying::applies;
use super::lookup::{Law, find, law, unknown};
use crate::args::Wish;
use crate::citing::Citation;
use crate::outcome::{Code, Outcome};
use crate::page::{Cell, Page, QUIET, STRONG, Table};
use rules::clause::{Basis, Status};
use rules::riichi::Topic;
use serde::Serialize;
use text::{Lang, say};

#[derive(Serialize)]
struct ExplainJson {
    schema: &'static str,
    lang: &'static str,
    rules: &'static str,
    found: Vec<FoundJson>,
}

#[derive(Serialize)]
struct FoundJson {
    citation: Citation,
    title: Option<String>,
    text: Option<String>,
    place: Option<String>,
    status: Option<StatusJson>,
    decisions: Vec<DecisionJson>,
    used: Vec<UsedJson>,
}

#[derive(Serialize)]
struct StatusJson {
    id: &'static str,
    text: String,
}

#[derive(Serialize)]
struct DecisionJson {
    id: String,
    text: String,
}

#[derive(Serialize)]
struct UsedJson {
    kind: &'static str,
    id: String,
    answer: Option<String>,
    text: String,
}

pub(super) fn run(id: &str, clause: &str, wish: Wish) -> Outcome {
    let law = match law(id, wish) {
        Ok(law) => law,
        Err(complaint) => return complaint.outcome(wish),
    };
    let found = find(law, clause);
    if found.is_empty() {
        return unknown(law, clause, wish).outcome(wish);
    }
    let found: Vec<FoundJson> = found.into_iter().map(|basis| explain(law, basis, wish.lang)).collect();
    if wish.json {
        let (schema, lang) = ("reglament.rules-explain/1", wish.lang.code());
        return Outcome::json(Code::Ok, &ExplainJson { schema, lang, rules: law.id(), found });
    }
    let mut page = Page::default();
    for (i, one) in found.iter().enumerate() {
        if i > 0 {
            page.blank();
        }
        print(&mut page, one, wish.lang);
    }
    Outcome::of(Code::Ok, page.finish())
}

fn explain(law: Law, basis: Basis, lang: Lang) -> FoundJson {
    let mut found = FoundJson {
        citation: Citation::of(lang, basis),
        title: None,
        text: None,
        place: None,
        status: None,
        decisions: Vec::new(),
        used: used(law, basis, lang),
    };
    match basis {
        Basis::Clause(clause) => {
            let id = match clause.status() {
                Status::Coded => "coded",
                Status::Referee => "referee",
                Status::Info => "info",
            };
            found.status = Some(StatusJson { id, text: text::status(lang, clause.status()) });
            if let Some(words) = text::clause(lang, clause) {
                found.title = Some(words.title.to_owned());
                found.text = Some(words.text.to_owned());
                found.place = Some(words.place.to_owned());
                let decisions = words.decisions.iter().map(|decision| DecisionJson {
                    id: decision.to_string(),
                    text: text::decision(lang, *decision).unwrap_or_default().to_owned(),
                });
                found.decisions = decisions.collect();
            }
        }
        Basis::Base(place) => found.title = text::source_title(lang, place).map(ToOwned::to_owned),
        Basis::Decision(decision) => found.text = text::decision(lang, decision).map(ToOwned::to_owned),
        Basis::Patch(_) => {}
    }
    found
}

/// The options and topics of these rules that cite it.
fn used(law: Law, basis: Basis, lang: Lang) -> Vec<UsedJson> {
    let Law::Rules(id) = law else { return Vec::new() };
    let Some(rules) = id.riichi() else { return Vec::new() };
    let options = id.regulation().table.options().into_iter().filter(|o| o.basis == basis).map(|option| {
        let (name, answer) = (text::option_name(lang, option.key), text::answer(lang, &option));
        UsedJson {
            kind: "option",
            id: option.key.to_owned(),
            answer: Some(option.answer()),
            text: say!(lang, "ui-used-answer", option = name, answer = answer),
        }
    });
    let topics = Topic::all().filter(|topic| rules.cite(*topic) == basis && applies(rules, *topic));
    let topics = topics.map(|topic| UsedJson {
        kind: "topic",
        id: topic.name(),
        answer: None,
        text: text::topic_name(lang, topic),
    });
    let facts = rules.facts.iter().filter(|fact| **fact == basis).map(|_| UsedJson {
        kind: "fact",
        id: String::new(),
        answer: None,
        text: say!(lang, "ui-facts"),
    });
    options.chain(topics).chain(facts).collect()
}

fn print(page: &mut Page, found: &FoundJson, lang: Lang) {
    let citation = found.citation.text();
    match &found.title {
        Some(title) => page.line(&format!("{STRONG}{title}{STRONG:#} {QUIET}({citation}){QUIET:#}")),
        None => page.line(&format!("{STRONG}{citation}{STRONG:#}")),
    }
    if let Some(text) = &found.text {
        page.text(text);
    }
    let mut table = Table::default();
    if let Some(status) = &found.status {
        table.row([Cell::quiet(say!(lang, "ui-status")), Cell::left(&status.text)]);
    }
    if let Some(place) = &found.place {
        let place = match place.strip_prefix('L') {
            Some(line) => say!(lang, "ui-source-line", line = line),
            None => place.clone(),
        };
        table.row([Cell::quiet(say!(lang, "ui-source")), Cell::left(place)]);
    }
    for (i, decision) in found.decisions.iter().enumerate() {
        let name = if i == 0 { Cell::quiet(say!(lang, "ui-decisions")) } else { Cell::default() };
        table.row([name, Cell::left(format!("{}. {}", decision.id, decision.text))]);
    }
    for (i, used) in found.used.iter().enumerate() {
        let name = if i == 0 { Cell::quiet(say!(lang, "ui-used")) } else { Cell::default() };
        table.row([name, Cell::left(&used.text)]);
    }
    if found.used.is_empty() {
        table.row([Cell::quiet(say!(lang, "ui-used")), Cell::left(say!(lang, "ui-used-none"))]);
    }
    page.table(&table);
}
