//! `reglament rules explain ID CLAUSE`: what a clause, a place in the base rules or a decision says, and who cites it.
use super::examples::{self, Example};
use super::family;
use super::lookup::{Found, find, unknown};
use crate::args::Wish;
use crate::citing::Citation;
use crate::house::{Chosen, HouseJson, RulesArg};
use crate::outcome::{Code, Outcome};
use crate::page::{Cell, Page, QUIET, STRONG, Table, brief};
use rules::clause::{Basis, Status};
use serde::Serialize;
use text::{Lang, say};

#[derive(Serialize)]
struct ExplainJson {
    schema: &'static str,
    lang: &'static str,
    rules: String,
    house_rule: Option<HouseJson>,
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
    /// Of a clause: what matches it and what does not.
    examples: Vec<Example>,
    tests: Vec<&'static str>,
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

pub(super) fn run(arg: &RulesArg, clause: &str, wish: Wish) -> Outcome {
    let chosen = match Chosen::load(arg, wish) {
        Ok(chosen) => chosen,
        Err(outcome) => return outcome,
    };
    let lang = wish.lang;
    let Some(found) = find(&chosen, clause, lang) else {
        return unknown(&chosen, clause, wish).outcome(wish);
    };
    if wish.json {
        let mut bases = match found {
            Found::Told(bases) | Found::OneInEach(bases) => bases,
            Found::Listed(matches) => matches.into_iter().map(|one| one.basis).collect(),
        };
        // What speaks of it twice is told once.
        let mut told = Vec::new();
        bases.retain(|basis| {
            !told.contains(basis) && {
                told.push(*basis);
                true
            }
        });
        let found = bases.into_iter().map(|basis| explain(&chosen, basis, lang)).collect();
        let (schema, lang) = ("reglament.rules-explain/1", lang.code());
        let (rules, house_rule) = (chosen.id().to_owned(), chosen.house_json());
        return Outcome::json(Code::Ok, &ExplainJson { schema, lang, rules, house_rule, found });
    }
    let mut page = Page::default();
    match found {
        Found::Told(bases) => tell(&mut page, &bases, &chosen, lang),
        Found::OneInEach(bases) => {
            let each: Vec<String> = bases.iter().map(|basis| chosen.citation(lang, *basis)).collect();
            let (asked, n, each) = (brief(clause), bases.len(), each.join("; "));
            page.line(&say!(lang, "ui-explain-each", asked = asked, n = n, citations = each));
            page.blank();
            tell(&mut page, &bases, &chosen, lang);
        }
        Found::Listed(matches) => {
            let title = say!(lang, "ui-explain-listed", asked = brief(clause));
            page.line(&format!("{STRONG}{title}{STRONG:#}"));
            let mut table = Table::default();
            for one in matches {
                table.row([Cell::left(one.text), Cell::quiet(chosen.citation(lang, one.basis))]);
            }
            page.table(&table);
            page.line(&say!(lang, "ui-explain-whole"));
        }
    }
    Outcome::of(Code::Ok, page.finish())
}

/// One after the other.
fn tell(page: &mut Page, bases: &[Basis], chosen: &Chosen, lang: Lang) {
    for (i, basis) in bases.iter().enumerate() {
        if i > 0 {
            page.blank();
        }
        print(page, &explain(chosen, *basis, lang), lang);
    }
}

fn explain(chosen: &Chosen, basis: Basis, lang: Lang) -> FoundJson {
    let mut found = FoundJson {
        citation: Citation::of(lang, chosen, basis),
        title: None,
        text: None,
        place: None,
        status: None,
        decisions: Vec::new(),
        used: used(chosen, basis, lang),
        examples: Vec::new(),
        tests: Vec::new(),
    };
    match basis {
        Basis::Clause(clause) => {
            found.examples = examples::examples(clause);
            found.tests = examples::tests(clause);
            let id = match clause.status() {
                Status::Coded => "coded",
                Status::Referee => "referee",
                Status::Info => "info",
            };
            let is_fact = !found.used.is_empty() && found.used.iter().all(|used| used.kind == "fact");
            let text = match clause.status() {
                Status::Coded if is_fact => say!(lang, "ui-status-fact"),
                status => text::status(lang, status),
            };
            found.status = Some(StatusJson { id, text });
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
fn used(chosen: &Chosen, basis: Basis, lang: Lang) -> Vec<UsedJson> {
    let options = chosen.options().into_iter().filter(|o| o.basis == basis).map(|option| {
        let (name, answer) =
            (text::option_name(lang, option.key, chosen.school()), text::answer(lang, &option));
        UsedJson {
            kind: "option",
            id: option.key.to_owned(),
            answer: Some(option.answer()),
            text: say!(lang, "ui-used-answer", option = name, answer = answer),
        }
    });
    let topics = family::all_topics(chosen, lang).into_iter().filter(|topic| topic.basis == basis);
    let topics = topics.map(|topic| UsedJson { kind: "topic", id: topic.id, answer: None, text: topic.text });
    let facts = chosen
        .table
        .facts()
        .into_iter()
        .chain(chosen.hall.facts().iter().copied())
        .filter(|fact| *fact == basis)
        .map(|_| UsedJson { kind: "fact", id: String::new(), answer: None, text: say!(lang, "ui-facts") });
    let programme = chosen.hall.rules().map_or(&[][..], |hall| hall.programme);
    let programme = programme.iter().filter(|entry| entry.basis == basis).map(|entry| UsedJson {
        kind: "programme",
        id: family::entry_id(entry),
        answer: None,
        text: family::entry(entry, chosen.school(), lang),
    });
    options.chain(topics).chain(facts).chain(programme).collect()
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
    if found.citation.is_base() {
        page.text(&say!(lang, "ui-base-not-told"));
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
        let why = match found.status.as_ref().map(|status| status.id) {
            Some("referee") => say!(lang, "ui-used-referee"),
            Some("info") => say!(lang, "ui-used-info"),
            _ => say!(lang, "ui-used-none"),
        };
        table.row([Cell::quiet(say!(lang, "ui-used")), Cell::left(why)]);
    }
    // What people decide, or what is only shown, has neither examples nor tests to be missed.
    let is_coded = found.status.as_ref().is_some_and(|status| status.id == "coded");
    if is_coded || !found.examples.is_empty() || !found.tests.is_empty() {
        evidence(&mut table, found, lang);
    }
    page.table(&table);
}

/// Examples on both sides and the tests; what there is none of is said.
fn evidence(table: &mut Table, found: &FoundJson, lang: Lang) {
    for (matches, name, none) in [
        (true, say!(lang, "ui-example-yes"), say!(lang, "ui-example-none")),
        (false, say!(lang, "ui-example-no"), say!(lang, "ui-counter-none")),
    ] {
        let Some(example) = found.examples.iter().find(|example| example.matches == matches) else {
            table.row([Cell::quiet(name), Cell::left(none)]);
            continue;
        };
        let Example { case, title, given, expected, .. } = example;
        table.row([Cell::quiet(name), Cell::left(format!("{case}: {title}"))]);
        table.row([Cell::default(), Cell::left(format!("{given} → {expected}"))]);
    }
    if found.tests.is_empty() {
        table.row([Cell::quiet(say!(lang, "ui-tests")), Cell::left(say!(lang, "ui-tests-none"))]);
    }
    for (i, test) in found.tests.iter().enumerate() {
        let name = if i == 0 { Cell::quiet(say!(lang, "ui-tests")) } else { Cell::default() };
        table.row([name, Cell::left(*test)]);
    }
}
