//! The report for people: a table a section, a column for each of those it speaks of.
use super::measure::Interval;
use super::rows::{Kind, Row, Section};
use super::tally::Who;
use super::{Played, Report, words};
use crate::page::{Cell, Page, STRONG, Table};
use game::bot::Bot;
use text::{Lang, say};

pub(super) fn of(report: &Report, lang: Lang) -> String {
    let mut page = Page::default();
    let bots = report.run.bots.map(Bot::id).join(", ");
    let games = text::number(lang, i64::try_from(report.run.games).unwrap_or(i64::MAX));
    let (rules, seed) = (report.played.chosen.name(lang), report.run.seed.to_string());
    let title = say!(lang, "sim-title", rules = rules, games = games, bots = bots, seed = seed);
    page.line(&format!("{STRONG}{title}{STRONG:#}"));
    if let Some(other) = &report.against {
        page.text(&say!(lang, "sim-against", rules = other.chosen.name(lang)));
    }
    page.text(&say!(lang, "sim-intervals"));
    for section in Section::ALL {
        let rows = |played: &Played| -> Vec<Row> {
            played.rows.iter().filter(|row| row.section == section).cloned().collect()
        };
        let (own, other) = (rows(&report.played), report.against.as_ref().map(rows));
        if own.is_empty() && other.as_ref().is_none_or(Vec::is_empty) {
            continue;
        }
        page.title(&text::say(lang, &format!("sim-section-{}", section.id()), &[]));
        match other {
            None => page.table(&table(report, &own, lang)),
            Some(other) => page.table(&compared(report, &own, &other, lang)),
        }
    }
    page.finish()
}

/// A row for each name, a column for each of whom.
fn table(report: &Report, rows: &[Row], lang: Lang) -> Table {
    let (names, whos) = (names(rows), whos(rows));
    let mut table = Table::default();
    if whos != [Who::All] {
        let heads = whos.iter().map(|who| Cell::right(words::who(lang, report.run.bots, *who)));
        table.row([Cell::left("")].into_iter().chain(heads));
    }
    for first in names {
        let name = words::name(lang, &report.played.chosen.table, first);
        let cells = whos.iter().map(|who| {
            let row = rows.iter().find(|row| row.name == first.name && row.who == *who);
            Cell::right(row.map_or_else(String::new, |row| shown(lang, row.kind, row.found)))
        });
        table.row([Cell::left(name)].into_iter().chain(cells));
    }
    table
}

/// Two runs side by side and the difference.
fn compared(report: &Report, own: &[Row], other: &[Row], lang: Lang) -> Table {
    let mut table = Table::default();
    let name_of = |played: &Played| Cell::right(played.chosen.name(lang));
    let heads = [Some(&report.played), report.against.as_ref()].into_iter().flatten().map(name_of);
    table.row(
        [Cell::left(""), Cell::left("")]
            .into_iter()
            .chain(heads)
            .chain([Cell::right(say!(lang, "sim-difference"))]),
    );
    let only_there = other.iter().filter(|row| !own.iter().any(|o| o.is_like(row)));
    for row in own.iter().chain(only_there) {
        let name = words::name(lang, &report.played.chosen.table, row);
        let of = |rows: &[Row]| rows.iter().find(|r| r.is_like(row)).map(|r| r.found);
        let (a, b) = (of(own), of(other));
        let text = |found: Option<Interval>| {
            Cell::right(found.map_or_else(|| "–".to_owned(), |found| shown(lang, row.kind, found)))
        };
        let more = a.zip(b).map(|(a, b)| a.to(b));
        let who = Cell::left(words::who(lang, report.run.bots, row.who));
        table.row([Cell::left(name), who, text(a), text(b), text(more)]);
    }
    table
}

fn names(rows: &[Row]) -> Vec<&Row> {
    let mut out: Vec<&Row> = Vec::new();
    for row in rows {
        if !out.iter().any(|first| first.name == row.name) {
            out.push(row);
        }
    }
    out
}

fn whos(rows: &[Row]) -> Vec<Who> {
    let mut out: Vec<Who> = rows.iter().map(|row| row.who).collect();
    out.sort_unstable();
    out.dedup();
    out
}

/// `20.1 (18.9–21.4) %`, `6,540 (6,402–6,678)`.
fn shown(lang: Lang, kind: Kind, found: Interval) -> String {
    let Interval { value, low, high } = found;
    let (factor, unit) = match kind {
        Kind::Rate => (100.0, " %"),
        Kind::Mean => (1.0, ""),
    };
    let digits = match kind {
        Kind::Rate => 1,
        Kind::Mean if value.abs() >= 100.0 => 0,
        Kind::Mean => 2,
    };
    let number = |x: f64| decimal(lang, x * factor, digits);
    format!("{} ({}…{}){unit}", number(value), number(low), number(high))
}

/// A number with so many digits behind the point, as it is written in the language.
fn decimal(lang: Lang, value: f64, digits: usize) -> String {
    let text = format!("{:.digits$}", value.abs());
    let zero = text.bytes().all(|b| matches!(b, b'0' | b'.'));
    let sign = if value < 0.0 && !zero { "−" } else { "" };
    let point = match lang {
        Lang::Ru => ",",
        Lang::En => ".",
    };
    format!("{sign}{}", text.replace('.', point))
}
