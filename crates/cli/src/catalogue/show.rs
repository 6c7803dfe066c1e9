//! `reglament rules show RULES`: every option with its answer and clause, then patterns, topics and the frame of play;
//! then the same of the hall.
use super::AnswerJson;
use super::family::{self, TopicView};
use super::hall;
use crate::args::Wish;
use crate::citing::Citation;
use crate::house::{Chosen, HouseJson, RulesArg};
use crate::outcome::{Code, Outcome};
use crate::page::{Cell, Page, QUIET, STRONG, Table};
use rules::clause::Basis;
use rules::hall::Entry;
use rules::option::OptionView;
use serde::Serialize;
use std::collections::BTreeMap;
use text::pattern::{Pattern, Patterns};
use text::{Lang, say};

#[derive(Serialize)]
struct ShowJson {
    schema: &'static str,
    lang: &'static str,
    rules: String,
    house_rule: Option<HouseJson>,
    family: &'static str,
    name: String,
    about: String,
    options: Vec<OptionJson>,
    patterns: Vec<PatternJson>,
    topics: Vec<TopicJson>,
    facts: Vec<FactJson>,
    hall: Option<HallJson>,
}

#[derive(Serialize)]
struct HallJson {
    options: Vec<OptionJson>,
    topics: Vec<TopicJson>,
    programme: Vec<EntryJson>,
    facts: Vec<FactJson>,
}

#[derive(Serialize)]
struct EntryJson {
    id: String,
    /// Minutes after midnight.
    starts: u16,
    ends: u16,
    text: String,
    citation: Citation,
}

#[derive(Serialize)]
struct OptionJson {
    key: &'static str,
    question: String,
    #[serde(flatten)]
    answer: AnswerJson,
}

#[derive(Serialize)]
struct PatternJson {
    table: &'static str,
    id: &'static str,
    name: String,
    worth: BTreeMap<&'static str, String>,
    citation: Citation,
}

#[derive(Serialize)]
struct TopicJson {
    id: String,
    text: String,
    citation: Citation,
}

#[derive(Serialize)]
struct FactJson {
    title: String,
    citation: Citation,
}

pub(super) fn run(arg: &RulesArg, keys: bool, wish: Wish) -> Outcome {
    let chosen = match Chosen::load(arg, wish) {
        Ok(chosen) => chosen,
        Err(outcome) => return outcome,
    };
    let lang = wish.lang;
    if wish.json {
        return Outcome::json(Code::Ok, &json(&chosen, lang));
    }
    let mut page = Page::default();
    let (name, about) = (chosen.name(lang), chosen.about(lang));
    page.line(&format!("{STRONG}{name}{STRONG:#} {QUIET}({}){QUIET:#}: {about}", text::shown(chosen.id())));
    options(&mut page, &chosen, &chosen.table.options(), keys, lang);
    patterns(&mut page, &chosen, lang);
    topics(&mut page, &chosen, &say!(lang, "ui-topics"), plain(&chosen, lang), lang);
    facts(&mut page, &chosen, &say!(lang, "ui-facts"), &chosen.table.facts(), lang);
    hall(&mut page, &chosen, keys, lang);
    Outcome::of(Code::Ok, page.finish())
}

/// What the hall answers; a rule set without a hall of its own says so.
fn hall(page: &mut Page, chosen: &Chosen, keys: bool, lang: Lang) {
    let Some(rules) = chosen.hall.rules() else {
        page.blank();
        page.line(&say!(lang, "ui-hall-none"));
        return;
    };
    options(page, chosen, &chosen.hall.options(), keys, lang);
    topics(page, chosen, &say!(lang, "ui-hall-topics"), hall::topics(&chosen.hall, lang), lang);
    if !rules.programme.is_empty() {
        page.title(&say!(lang, "ui-hall-programme"));
        let mut table = Table::default();
        for entry in rules.programme {
            let citation = Cell::quiet(chosen.citation(lang, entry.basis));
            table.row([Cell::left(family::entry(entry, chosen.school(), lang)), citation]);
        }
        page.table(&table);
    }
    facts(page, chosen, &say!(lang, "ui-hall-facts"), rules.facts, lang);
}

fn options(page: &mut Page, chosen: &Chosen, options: &[OptionView], keys: bool, lang: Lang) {
    // One table for all chapters would make the titles rows of it: each chapter is a table of its own.
    for chapter in options.chunk_by(|a, b| a.group() == b.group()) {
        page.title(&text::option_group(lang, &chosen.table, chapter[0].key));
        let mut table = Table::default();
        for option in chapter {
            let (question, answer) = if keys {
                (option.key.to_owned(), option.answer())
            } else {
                (text::option_name(lang, option.key, chosen.school()), text::answer(lang, option))
            };
            table.row([
                Cell::left(question),
                Cell::left(answer).style(STRONG),
                Cell::quiet(chosen.citation(lang, option.basis)),
            ]);
        }
        page.table(&table);
    }
}

fn patterns(page: &mut Page, chosen: &Chosen, lang: Lang) {
    for Patterns { title, columns, list, .. } in text::pattern::patterns(lang, &chosen.table) {
        page.title(&title);
        let mut table = Table::default();
        // Numbers stand at the right, words at the left.
        let is_word = |i: usize| list.iter().any(|p| p.worth[i].contains(' '));
        let words: Vec<bool> = (0..columns.len()).map(is_word).collect();
        let cell = |(i, text): (usize, String)| if words[i] { Cell::left(text) } else { Cell::right(text) };
        let names = columns.into_iter().map(|(_, name)| name).enumerate().map(|c| cell(c).style(QUIET));
        table.row(std::iter::once(Cell::default()).chain(names));
        for pattern in list {
            let worth = pattern.worth.into_iter().enumerate().map(cell);
            let citation = Cell::quiet(chosen.citation(lang, pattern.basis));
            table.row(std::iter::once(Cell::left(pattern.name)).chain(worth).chain([citation]));
        }
        page.table(&table);
    }
}

/// Topics that are no pattern with a value of its own.
fn plain(chosen: &Chosen, lang: Lang) -> Vec<TopicView> {
    family::topics(&chosen.table, lang).into_iter().filter(|topic| !topic.is_pattern).collect()
}

fn topics(page: &mut Page, chosen: &Chosen, title: &str, topics: Vec<TopicView>, lang: Lang) {
    page.title(title);
    let mut table = Table::default();
    for topic in topics {
        table.row([Cell::left(topic.text), Cell::quiet(chosen.citation(lang, topic.basis))]);
    }
    page.table(&table);
}

fn facts(page: &mut Page, chosen: &Chosen, title: &str, facts: &[Basis], lang: Lang) {
    if facts.is_empty() {
        return;
    }
    page.title(title);
    let mut table = Table::default();
    for basis in facts {
        table.row([Cell::left(self::title(*basis, lang)), Cell::quiet(chosen.citation(lang, *basis))]);
    }
    page.table(&table);
}

/// What a fact says: the title of its clause or document.
fn title(basis: Basis, lang: Lang) -> String {
    let title = match basis {
        Basis::Clause(clause) => text::clause(lang, clause).map(|text| text.title),
        Basis::Base(place) => text::source_title(lang, place),
        Basis::Decision(decision) => text::decision(lang, decision),
        Basis::Patch(_) => None,
    };
    title.unwrap_or_default().to_owned()
}

fn json(chosen: &Chosen, lang: Lang) -> ShowJson {
    let cite = |basis| Citation::of(lang, chosen, basis);
    let option = |option: &OptionView| OptionJson {
        key: option.key,
        question: text::option_name(lang, option.key, chosen.school()),
        answer: AnswerJson::of(lang, chosen, option),
    };
    let patterns = |Patterns { id: table, columns, list, .. }| {
        let ids: Vec<&str> = columns.into_iter().map(|(id, _)| id).collect();
        let one = move |pattern: Pattern| PatternJson {
            table,
            id: pattern.id,
            name: pattern.name,
            worth: ids.iter().copied().zip(pattern.worth).collect(),
            citation: cite(pattern.basis),
        };
        list.into_iter().map(one).collect::<Vec<_>>()
    };
    let topic = |t: TopicView| TopicJson { id: t.id, text: t.text, citation: cite(t.basis) };
    let fact = |basis: &Basis| FactJson { title: title(*basis, lang), citation: cite(*basis) };
    let entry = |entry: &Entry| EntryJson {
        id: family::entry_id(entry),
        starts: entry.starts,
        ends: entry.ends,
        text: family::entry(entry, chosen.school(), lang),
        citation: cite(entry.basis),
    };
    let hall = chosen.hall.rules().map(|rules| HallJson {
        options: chosen.hall.options().iter().map(option).collect(),
        topics: hall::topics(&chosen.hall, lang).into_iter().map(topic).collect(),
        programme: rules.programme.iter().map(entry).collect(),
        facts: rules.facts.iter().map(fact).collect(),
    });
    ShowJson {
        schema: "reglament.rules-show/2",
        lang: lang.code(),
        rules: chosen.id().to_owned(),
        house_rule: chosen.house_json(),
        family: text::family_id(&chosen.table),
        name: chosen.name(lang),
        about: chosen.about(lang),
        options: chosen.table.options().iter().map(option).collect(),
        patterns: text::pattern::patterns(lang, &chosen.table).into_iter().flat_map(patterns).collect(),
        topics: plain(chosen, lang).into_iter().map(topic).collect(),
        facts: chosen.table.facts().iter().map(fact).collect(),
        hall,
    }
}
