//! `reglament rules show ID`: every option with its answer and clause, then yaku, topics and the frame of play.
use super::AnswerJson;
use super::applying::applies;
use crate::args::{RulesId, Wish};
use crate::citing::Citation;
use crate::outcome::{Code, Outcome};
use crate::page::{Cell, Page, QUIET, STRONG, Table};
use rules::clause::Basis;
use rules::riichi::{DoubleYakuman, Limit, OpenTanyao, RiichiRules, Topic, Yaku};
use serde::Serialize;
use text::{Lang, say};

#[derive(Serialize)]
struct ShowJson {
    schema: &'static str,
    lang: &'static str,
    rules: &'static str,
    name: String,
    about: String,
    options: Vec<OptionJson>,
    yaku: Vec<YakuJson>,
    topics: Vec<TopicJson>,
    facts: Vec<FactJson>,
}

#[derive(Serialize)]
struct OptionJson {
    key: &'static str,
    question: String,
    #[serde(flatten)]
    answer: AnswerJson,
}

#[derive(Serialize)]
struct YakuJson {
    id: &'static str,
    name: String,
    closed: u8,
    open: u8,
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

pub(super) fn run(id: RulesId, keys: bool, wish: Wish) -> Outcome {
    let rules = id.riichi();
    if wish.json {
        return Outcome::json(Code::Ok, &json(id, rules, wish.lang));
    }
    let lang = wish.lang;
    let mut page = Page::default();
    let (name, about) = (text::regulation_name(lang, id.0), text::regulation_about(lang, id.0));
    page.line(&format!("{STRONG}{name}{STRONG:#} {QUIET}({}){QUIET:#}: {about}", id.0.id()));
    options(&mut page, id, keys, lang);
    yaku(&mut page, rules, lang);
    topics(&mut page, rules, lang);
    facts(&mut page, rules, lang);
    Outcome::of(Code::Ok, page.finish())
}

fn options(page: &mut Page, id: RulesId, keys: bool, lang: Lang) {
    // One table for all chapters would make the titles rows of it: each chapter is a table of its own.
    let options = id.0.regulation().table.options();
    for chapter in options.chunk_by(|a, b| group(a.key) == group(b.key)) {
        page.title(&text::option_group(lang, chapter[0].key));
        let mut table = Table::default();
        for option in chapter {
            let (question, answer) = if keys {
                (option.key.to_owned(), option.answer())
            } else {
                (text::option_name(lang, option.key), text::answer(lang, option))
            };
            table.row([
                Cell::left(question),
                Cell::left(answer).style(STRONG),
                Cell::quiet(text::citation(lang, option.basis)),
            ]);
        }
        page.table(&table);
    }
}

fn group(key: &str) -> &str {
    key.split('.').next().unwrap_or_default()
}

/// The yaku that these rules know, with their han in a concealed and in an open hand.
fn valued(rules: &RiichiRules) -> impl Iterator<Item = (Yaku, u8, u8)> {
    let double = rules.yaku.double_yakuman.value == DoubleYakuman::FourForms;
    Yaku::ALL.into_iter().filter(|yaku| applies(rules, Topic::Yaku(*yaku)) && !yaku.is_dora()).map(
        move |yaku| {
            let times = if double && yaku.is_double_form() { 2 } else { 1 };
            let open = match yaku {
                Yaku::Tanyao if rules.yaku.open_tanyao.value == OpenTanyao::No => 0,
                _ => yaku.open_han(),
            };
            (yaku, times * yaku.closed_han(), times * open)
        },
    )
}

fn yaku(page: &mut Page, rules: &RiichiRules, lang: Lang) {
    page.title(&say!(lang, "ui-yaku"));
    let mut table = Table::default();
    table.row([
        Cell::default(),
        Cell::right(say!(lang, "ui-closed")).style(QUIET),
        Cell::right(say!(lang, "ui-open")).style(QUIET),
    ]);
    let han = |n: u8| {
        Cell::right(match n {
            0 => "–".to_owned(),
            13.. => text::limit(lang, Limit::Yakuman, n / 13),
            _ => n.to_string(),
        })
    };
    for (yaku, closed, open) in valued(rules) {
        let citation = text::citation(lang, rules.cite_yaku(yaku));
        table.row([Cell::left(text::yaku(lang, yaku)), han(closed), han(open), Cell::quiet(citation)]);
    }
    page.table(&table);
}

/// Topics that are no yaku with han and that the answers of these rules do not switch off.
fn plain(rules: &RiichiRules) -> impl Iterator<Item = Topic> {
    Topic::all().filter(|topic| {
        applies(rules, *topic) && matches!(topic, Topic::Yaku(Yaku::Dora)) | !matches!(topic, Topic::Yaku(_))
    })
}

fn topics(page: &mut Page, rules: &RiichiRules, lang: Lang) {
    page.title(&say!(lang, "ui-topics"));
    let mut table = Table::default();
    for topic in plain(rules) {
        let citation = text::citation(lang, rules.cite(topic));
        table.row([Cell::left(text::topic_name(lang, topic)), Cell::quiet(citation)]);
    }
    page.table(&table);
}

fn facts(page: &mut Page, rules: &RiichiRules, lang: Lang) {
    if rules.facts.is_empty() {
        return;
    }
    page.title(&say!(lang, "ui-facts"));
    let mut table = Table::default();
    for basis in rules.facts {
        table.row([Cell::left(title(*basis, lang)), Cell::quiet(text::citation(lang, *basis))]);
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

fn json(id: RulesId, rules: &RiichiRules, lang: Lang) -> ShowJson {
    let cite = |topic| Citation::of(lang, rules.cite(topic));
    ShowJson {
        schema: "reglament.rules-show/1",
        lang: lang.code(),
        rules: id.0.id(),
        name: text::regulation_name(lang, id.0),
        about: text::regulation_about(lang, id.0),
        options: id
            .0
            .regulation()
            .table
            .options()
            .iter()
            .map(|option| OptionJson {
                key: option.key,
                question: text::option_name(lang, option.key),
                answer: AnswerJson::of(lang, option),
            })
            .collect(),
        yaku: valued(rules)
            .map(|(yaku, closed, open)| YakuJson {
                id: yaku.id(),
                name: text::yaku(lang, yaku),
                closed,
                open,
                citation: cite(Topic::Yaku(yaku)),
            })
            .collect(),
        topics: plain(rules)
            .map(|topic| TopicJson {
                id: topic.name(),
                text: text::topic_name(lang, topic),
                citation: cite(topic),
            })
            .collect(),
        facts: rules
            .facts
            .iter()
            .map(|basis| FactJson { title: title(*basis, lang), citation: Citation::of(lang, *basis) })
            .collect(),
    }
}
