//! What hands and deals are worth, for the table: patterns, payments, which yaku combine.
mod payments;
mod together;

use super::regulation::{chapter, options};
use crate::ask::Asked;
use crate::document::{Block, Cell, Document, Made, Row, Table};
use crate::kind::Kind;
use rules::regulation::TableRules;
use rules::sichuan::SichuanRules;
use text::pattern::{Pattern, Patterns, patterns};
use text::{citation, number, say};

/// Chapters of questions that are numbers of a table, by family; those of riichi are in its payments.
const SICHUAN: &[&str] = &["kong", "payment", "scale"];
const CLASSICAL: &[&str] = &["settlement", "places", "win"];

/// The reference of the event's table.
pub(super) fn reference(asked: &Asked<'_>) -> Document {
    let law = &asked.event.setup.law;
    let mut blocks = Vec::new();
    match &law.table {
        TableRules::Riichi(rules) => {
            blocks.extend(payments::payments(asked, rules));
            blocks.extend(all_patterns(asked));
            blocks.extend(together::together(asked));
        }
        TableRules::Sichuan(rules) => {
            blocks.extend(all_patterns(asked));
            blocks.extend(by_fan(asked, rules));
            blocks.extend(chapters(asked, SICHUAN));
        }
        TableRules::Classical(_) => {
            blocks.extend(all_patterns(asked));
            blocks.extend(chapters(asked, CLASSICAL));
        }
    }
    asked.flowing(Kind::Reference, text::regulation_name(asked.lang, law.table_of), blocks)
}

/// The patterns of the family.
fn all_patterns(asked: &Asked<'_>) -> Vec<Block> {
    let all = patterns(asked.lang, &asked.event.setup.law.table);
    all.into_iter()
        .flat_map(|one| [Block::Title(one.title.clone()), Block::Table(table(asked, one))])
        .collect()
}

fn table(asked: &Asked<'_>, patterns: Patterns) -> Table {
    // Numbers stand at the right, words at the left.
    let is_word = |i: usize| {
        patterns.list.iter().any(|one| one.worth[i].chars().any(|c| c == ' ' || c.is_alphabetic()))
    };
    let words: Vec<bool> = (0..patterns.columns.len()).map(is_word).collect();
    let cell = |(i, text): (usize, String)| if words[i] { Cell::text(text) } else { Cell::number(text) };
    let heads = patterns.columns.into_iter().map(|(_, name)| name).enumerate().map(cell);
    let heads: Vec<Cell> = std::iter::once(Cell::text("")).chain(heads).chain([Cell::text("")]).collect();
    let row = |one: Pattern| {
        let worth = one.worth.into_iter().enumerate().map(cell);
        let basis = Cell::quiet(citation(asked.lang, one.basis));
        Row::of(std::iter::once(Cell::text(one.name)).chain(worth).chain([basis]).collect())
    };
    let rows = patterns.list.into_iter().map(row).collect();
    Table { name: patterns.title, made: Made::ToRead, shares: Vec::new(), group: 0, heads: vec![heads], rows }
}

/// What so many fan are worth in points.
fn by_fan(asked: &Asked<'_>, rules: &SichuanRules) -> Vec<Block> {
    let lang = asked.lang;
    let most = rules.hand.limit_fan.value.get() as u32;
    let mut fans = vec![Cell::text(say!(lang, "print-fan"))];
    fans.extend((0..=most).map(|fan| {
        Cell::number(if fan == most { say!(lang, "print-or-more", n = fan) } else { fan.to_string() })
    }));
    let mut points = vec![Cell::text(say!(lang, "print-game-points"))];
    points.extend((0..=most).map(|fan| Cell::number(number(lang, i64::from(rules.points(fan))))));
    let name = say!(lang, "print-by-fan", basis = citation(lang, rules.hand.limit_fan.basis));
    let table = Table {
        name: name.clone(),
        made: Made::ToRead,
        shares: Vec::new(),
        group: 0,
        heads: vec![fans],
        rows: vec![Row::of(points)],
    };
    vec![Block::Title(name), Block::Table(table)]
}

/// These chapters of the questions of the table.
fn chapters(asked: &Asked<'_>, names: &[&str]) -> Vec<Block> {
    let law = &asked.event.setup.law;
    let of_table = law.table.options().len();
    let all: Vec<_> = options(law).into_iter().take(of_table).collect();
    let chosen = all.chunk_by(|a, b| a.group() == b.group()).filter(|some| names.contains(&some[0].group()));
    chosen.flat_map(|some| chapter(asked, some)).collect()
}
