//! A settled sheet as text: deal by deal, then the players.
use super::view::{Cited, Column, DealView, View, number};
use crate::house::Chosen;
use crate::page::{ALARM, Cell, Page, QUIET, STRONG, Table};
use rules::seat::Seat;
use rules::settlement::Party;
use text::{Lang, say, seat_of_deal};

pub(super) fn of(view: &View, chosen: &Chosen, lang: Lang) -> String {
    let mut page = Page::default();
    page.line(&format!("{QUIET}{}: {}{QUIET:#}", chosen.name(lang), chosen.about(lang)));
    for deal in &view.deals {
        self::deal(&mut page, deal, view.players, chosen, lang);
    }
    if let Some(stop) = &view.stop {
        page.blank();
        let title = say!(
            lang,
            "settle-stop",
            family = text::family_id(&chosen.table),
            n = stop.deal,
            reasons = stop.reasons.len()
        );
        page.line(&format!("{ALARM}{title}{ALARM:#}"));
        page.table(&cited(&stop.reasons, chosen, lang));
    }
    match &view.end {
        Some(end) => {
            page.title(&say!(lang, "settle-result"));
            let over = Cited::new(
                end.id.as_str(),
                format!("{}: {}", say!(lang, "settle-game-over"), end.text),
                end.basis,
            );
            page.table(&cited(&[over], chosen, lang));
        }
        None => page.title(&say!(lang, "settle-standing")),
    }
    let notes = if view.end.is_some() { &view.notes[..] } else { &[] };
    standing(&mut page, (&view.table, view.players), notes, chosen, lang);
    if let Some(next) = &view.next {
        page.line(&format!("  {QUIET}{}{QUIET:#}  {next}", say!(lang, "settle-next")));
    }
    page.finish()
}

/// The players, and what their results rest on.
pub(super) fn standing(
    page: &mut Page,
    (columns, players): (&[Column], usize),
    notes: &[Cited],
    chosen: &Chosen,
    lang: Lang,
) {
    page.table(&self::players(columns, players, lang));
    if !notes.is_empty() {
        page.blank();
        page.table(&cited(notes, chosen, lang));
    }
}

fn deal(page: &mut Page, deal: &DealView, players: usize, chosen: &Chosen, lang: Lang) {
    page.title(&deal.title);
    let name = |party| match party {
        Party::Seat(seat) => seat_of_deal(lang, deal.winds[seat.index()], seat),
        Party::Table => say!(lang, "ui-table"),
        Party::Nobody => say!(lang, "ui-nobody"),
    };
    let mut table = Table::default();
    for transfer in &deal.transfers {
        table.row([
            Cell::left(name(transfer.from)),
            Cell::left(format!("→ {}", name(transfer.to))),
            Cell::right(text::number(lang, transfer.points.into())),
            Cell::left(&transfer.what.text),
            cite(&transfer.what, chosen, lang),
        ]);
    }
    if deal.transfers.is_empty() {
        table.row([Cell::left(say!(lang, "settle-none"))]);
    }
    page.table(&table);
    let each = Seat::ALL.into_iter().take(players).map(|seat| {
        let delta = text::signed(lang, deal.deltas[seat.index()].into());
        format!("{} {STRONG}{delta}{STRONG:#}", seat_of_deal(lang, deal.winds[seat.index()], seat))
    });
    let each: Vec<String> = each.collect();
    page.line(&format!("  {QUIET}{}{QUIET:#}  {}", say!(lang, "ui-total"), each.join("   ")));
    let mut scores = Table::default();
    for line in &deal.scores {
        scores.row([
            Cell::left(seat_of_deal(lang, deal.winds[line.seat.index()], line.seat)),
            Cell::right(&line.points),
            Cell::left(format!("{} {}", say!(lang, "settle-tp"), line.what.text)),
            cite(&line.what, chosen, lang),
        ]);
    }
    page.table(&scores);
    page.table(&cited(&deal.notes, chosen, lang));
}

fn cite(cited: &Cited, chosen: &Chosen, lang: Lang) -> Cell {
    cited.basis.map_or_else(Cell::default, |basis| Cell::quiet(chosen.citation(lang, basis)))
}

fn cited(list: &[Cited], chosen: &Chosen, lang: Lang) -> Table {
    let mut table = Table::default();
    for one in list {
        table.row([Cell::left(&one.text), cite(one, chosen, lang)]);
    }
    table
}

/// A row a player.
fn players(columns: &[Column], players: usize, lang: Lang) -> Table {
    let mut table = Table::default();
    let names = columns.iter().map(|column| Cell::right(&column.name).style(QUIET));
    table.row(std::iter::once(Cell::default()).chain(names));
    for seat in Seat::ALL.into_iter().take(players) {
        let cells = columns.iter().map(|column| Cell::right(&column.cells[seat.index()]));
        let name = Cell::left(say!(lang, "settle-player", n = number(seat)));
        table.row(std::iter::once(name).chain(cells));
    }
    table
}
