//! The law in our own words: titles and paraphrases of clauses, decisions, titles of documents.
//!
//! They come from `regulations/`, built in and read when first asked for.
use crate::Lang;
use rules::clause::{ClauseId, Decision, DecisionList, Place, Register};
use std::collections::HashMap;
use std::sync::LazyLock;
use toml::{Table, Value};

/// A clause as its register describes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClauseText {
    /// At most eight words.
    pub title: &'static str,
    /// What the clause says, in our own words.
    pub text: &'static str,
    /// Where it stands: a printed number, or a line of the text (`L28`).
    pub place: &'static str,
    /// The decisions that fix what it leaves open.
    pub decisions: &'static [Decision],
}

/// A text in Russian and English.
type Both = [String; 2];

struct Clause {
    title: Both,
    text: Both,
    place: String,
    decisions: Vec<Decision>,
}

static CLAUSES: [LazyLock<HashMap<String, Clause>>; 5] = [
    LazyLock::new(|| clauses(Register::Gambler, include_str!("../../../regulations/gambler/clauses.toml"))),
    LazyLock::new(|| clauses(Register::Sichuan, include_str!("../../../regulations/sichuan/clauses.toml"))),
    LazyLock::new(|| clauses(Register::Samara, include_str!("../../../regulations/samara/clauses.toml"))),
    LazyLock::new(|| clauses(Register::Tesuji, include_str!("../../../regulations/tesuji/clauses.toml"))),
    LazyLock::new(|| clauses(Register::Aleague, include_str!("../../../regulations/aleague/clauses.toml"))),
];

static DECISIONS: LazyLock<HashMap<Decision, Both>> = LazyLock::new(|| {
    entries(include_str!("../../../regulations/decisions.toml"), "decision")
        .filter_map(|entry| {
            let list = DecisionList::ALL.into_iter().find(|list| list.id() == text(&entry, "list"))?;
            let number = entry.get("number").and_then(Value::as_integer)?;
            Some((numbered(list, u8::try_from(number).ok()?)?, both(&entry, "text")))
        })
        .collect()
});

static SOURCES: LazyLock<HashMap<String, Both>> = LazyLock::new(|| {
    entries(include_str!("../../../regulations/sources.toml"), "source")
        .map(|entry| (text(&entry, "code").to_owned(), both(&entry, "title")))
        .collect()
});

/// Title, paraphrase and place of a clause.
pub fn clause(lang: Lang, id: ClauseId) -> Option<ClauseText> {
    let clause = CLAUSES[id.register() as usize].get(id.id())?;
    Some(ClauseText {
        title: &clause.title[lang as usize],
        text: &clause.text[lang as usize],
        place: &clause.place,
        decisions: &clause.decisions,
    })
}

/// What was decided and why.
pub fn decision(lang: Lang, decision: Decision) -> Option<&'static str> {
    DECISIONS.get(&decision).map(|both| both[lang as usize].as_str())
}

/// The full title of the document that a place stands in.
pub fn source_title(lang: Lang, place: Place) -> Option<&'static str> {
    SOURCES.get(crate::place_code(place)).map(|both| both[lang as usize].as_str())
}

fn entries(file: &str, name: &str) -> impl Iterator<Item = Table> {
    let list = match file.parse::<Table>().ok().and_then(|mut table| table.remove(name)) {
        Some(Value::Array(list)) => list,
        // A test reads every entry, so that a broken file does not pass it.
        _ => Vec::new(),
    };
    list.into_iter().filter_map(|entry| match entry {
        Value::Table(table) => Some(table),
        _ => None,
    })
}

fn text<'a>(entry: &'a Table, key: &str) -> &'a str {
    entry.get(key).and_then(Value::as_str).unwrap_or_default()
}

/// The texts of `key_ru` and `key_en`, a hyphen between blanks being a dash.
fn both(entry: &Table, key: &str) -> Both {
    Lang::ALL.map(|lang| text(entry, &format!("{key}_{}", lang.code())).replace(" - ", " — "))
}

fn clauses(register: Register, file: &str) -> HashMap<String, Clause> {
    let list = match register {
        Register::Gambler => DecisionList::Gambler,
        Register::Sichuan => DecisionList::Sichuan,
        _ => DecisionList::Riichi,
    };
    entries(file, "clause")
        .map(|entry| {
            let named = entry.get("decisions").and_then(Value::as_array);
            let decisions = named
                .into_iter()
                .flatten()
                .filter_map(Value::as_str)
                .filter_map(|name| numbered(list, name.get(1..)?.parse().ok()?))
                .collect();
            let clause = Clause {
                title: both(&entry, "title"),
                text: both(&entry, "text"),
                place: text(&entry, "place").to_owned(),
                decisions,
            };
            (text(&entry, "id").to_owned(), clause)
        })
        .collect()
}

/// The decision with this number, if the list has it.
fn numbered(list: DecisionList, number: u8) -> Option<Decision> {
    (1..=list.last()).contains(&number).then(|| Decision::of(list, number))
}
