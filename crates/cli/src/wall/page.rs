//! A wall for people.
use super::shown::{Shown, hand};
use crate::page::{Cell, Page, QUIET, STRONG, Table};
use rules::seat::Wind;
use text::{Lang, say};

/// Pieces in a row: a side of the wall, one tile high.
const ROW: usize = 17;
/// A seed of Tenhou has thousands of letters; whoever needs it has the log.
const SEED: usize = 64;

pub(super) fn of(shown: &Shown, lang: Lang) -> String {
    let mut page = Page::default();
    let title = say!(lang, "wall-title", rules = shown.chosen.name(lang), n = shown.deal);
    page.line(&format!("{STRONG}{title}{STRONG:#}"));
    page.blank();
    page.table(&about(shown, lang));
    page.title(&say!(lang, "wall-order"));
    let mut rows = Table::default();
    for (n, row) in shown.pieces().chunks(ROW).enumerate() {
        let first = Cell::right((n * ROW + 1).to_string()).style(QUIET);
        rows.row([first, Cell::left(row.join(" "))]);
    }
    page.table(&rows);
    page.finish()
}

fn about(shown: &Shown, lang: Lang) -> Table {
    let mut table = Table::default();
    let mut row = |name: String, what: String| table.row([Cell::left(name), Cell::left(what)]);
    if let Some(seed) = &shown.seed {
        let short: String = seed.chars().take(SEED).collect();
        let more = if short.len() < seed.len() { "…" } else { "" };
        row(say!(lang, "wall-seed"), format!("{short}{more}"));
    }
    if let Some(hash) = &shown.hash {
        row(say!(lang, "wall-hash"), hash.clone());
    }
    if let (Some(dice), Some(broken)) = (shown.dice, shown.broken()) {
        row(say!(lang, "wall-dice"), say!(lang, "wall-thrown", first = dice.first, second = dice.second));
        let side = text::wind_id(broken.side);
        row(say!(lang, "wall-break"), say!(lang, "wall-broken", wind = side, n = broken.stacks));
    }
    for (wind, dealt) in Wind::ALL.into_iter().zip(shown.hands().iter().flatten()) {
        row(text::wind(lang, wind), hand(dealt));
    }
    if let Some(dead) = shown.dead_wall() {
        row(say!(lang, "wall-indicators"), dead.indicators.join(" "));
        row(say!(lang, "wall-under"), dead.under.join(" "));
        row(say!(lang, "wall-replacements"), dead.replacements.join(" "));
    }
    table
}
