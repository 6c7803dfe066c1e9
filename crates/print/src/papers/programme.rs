//! The programme of the day, as the event has it, or else as the regulation prints it.
use crate::ask::Asked;
use crate::document::{Block, Cell, Document, Made, Row, Table, Tone, What};
use crate::kind::Kind;
use crate::missing::Missing;
use rules::clause::Basis;
use rules::hall::{Entry, EntryKind};
use text::hall::School;
use text::{citation, happened, programme, say};
use tournament::RoundNo;
use tournament::setup::{ProgrammeItem, ProgrammeKind};

/// The programme.
pub(super) fn programme(asked: &Asked<'_>) -> Result<Document, Missing> {
    let setup = &asked.event.setup;
    let printed = setup.law.hall.programme;
    let mut blocks = Vec::new();
    let rows: Vec<Row> = if setup.programme.is_empty() {
        blocks.push(Block::Line(Tone::Quiet, say!(asked.lang, "print-programme-printed")));
        printed.iter().map(|entry| of_law(asked, entry)).collect()
    } else {
        setup.programme.iter().map(|item| of_event(asked, item)).collect()
    };
    if rows.is_empty() {
        return Err(Missing::Programme);
    }
    let table = Table {
        name: asked.title(Kind::Programme),
        made: Made::ToHang,
        shares: Vec::new(),
        group: 0,
        heads: Vec::new(),
        rows,
    };
    blocks.push(Block::Table(table));
    Ok(asked.flowing(Kind::Programme, asked.when_and_where(), blocks))
}

fn row(asked: &Asked<'_>, time: String, what: &str, basis: Option<Basis>) -> Row {
    let basis = basis.map(|basis| citation(asked.lang, basis)).unwrap_or_default();
    let time = Cell::of(What::Strong(time));
    Row::of(vec![time, Cell::text(text::capital(what)), Cell::quiet(basis)])
}

/// A part of the day as the regulation prints it.
fn of_law(asked: &Asked<'_>, entry: &Entry) -> Row {
    row(asked, programme::times(entry), &words(asked, entry.kind), Some(entry.basis))
}

/// A part of the day of the event, with the clause where the regulation has the same part.
fn of_event(asked: &Asked<'_>, item: &ProgrammeItem) -> Row {
    let printed = asked.event.setup.law.hall.programme;
    let times = format!("{}–{}", (asked.venue.clock)(item.from), (asked.venue.clock)(item.to));
    let same = |entry: &&Entry| match (entry.kind, item.what) {
        (EntryKind::Round(n), ProgrammeKind::Round(round)) => n as u32 == round.0,
        (EntryKind::CheckIn, ProgrammeKind::CheckIn)
        | (EntryKind::Opening, ProgrammeKind::Opening)
        | (EntryKind::Break, ProgrammeKind::Break)
        | (EntryKind::Results, ProgrammeKind::Results)
        | (EntryKind::Closing, ProgrammeKind::Closing) => true,
        _ => false,
    };
    let entry = printed.iter().find(same);
    let what = match (item.what, entry) {
        (_, Some(entry)) => words(asked, entry.kind),
        (ProgrammeKind::Round(round), None) => happened::round(asked.lang, asked.event, round),
        (kind, None) => programme::kind(asked.lang, School::of(&asked.event.setup.law), kind),
    };
    let title = item.title.trim();
    let what = if title.is_empty() { what } else { format!("{what}: {title}") };
    // An event of several days says which one.
    let day = (asked.venue.day)(item.from);
    let settings = &asked.event.setup.settings;
    let many = settings.first_day != settings.last_day;
    let times = if many { format!("{day} {times}") } else { times };
    row(asked, times, &what, entry.map(|entry| entry.basis))
}

/// A part of the day in words; a round as the event calls it.
fn words(asked: &Asked<'_>, kind: EntryKind) -> String {
    match kind {
        EntryKind::Round(n) => happened::round(asked.lang, asked.event, RoundNo(n as u32)),
        _ => programme::entry(asked.lang, School::of(&asked.event.setup.law), kind),
    }
}
