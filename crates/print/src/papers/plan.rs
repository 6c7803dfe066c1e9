//! All rounds that are seated: who sits where in each of them. A fixed schedule is known to everybody before it begins.
use crate::ask::Asked;
use crate::document::{Block, Cell, Document, Made, Row, Table, What};
use crate::kind::Kind;
use crate::missing::Missing;
use text::say;
use tournament::seats::{RoundKind, SeatedRound};
use tournament::{EntryId, RoundNo, TableNo};

/// So many rounds stand side by side; the others follow in a table of their own.
const SIDE_BY_SIDE: usize = 8;

/// A round that is planned, with the tables whose seats are still open.
pub(super) struct Planned<'a> {
    pub(super) round: RoundNo,
    pub(super) seated: &'a SeatedRound,
    pub(super) open: Vec<TableNo>,
}

/// The rounds that are seated and may be seen, games that are played as people come left out.
pub(super) fn planned<'a>(asked: &Asked<'a>) -> Result<Vec<Planned<'a>>, Missing> {
    let all = asked.event.seats.rounds.iter().enumerate();
    let seen = all.filter(|(_, seated)| seated.kind != RoundKind::Game && asked.sees(seated));
    let planned: Vec<Planned<'a>> = seen
        .map(|(i, seated)| {
            let round = RoundNo::of_index(i);
            Planned { round, seated, open: asked.open_seats(round) }
        })
        .collect();
    if planned.is_empty() { Err(Missing::Seating) } else { Ok(planned) }
}

/// Where each player sits in each round.
pub(super) fn plan(asked: &Asked<'_>) -> Result<Document, Missing> {
    let planned = planned(asked)?;
    let entries = in_order(asked);
    let tables = planned.chunks(SIDE_BY_SIDE).map(|some| Block::Table(table(asked, some, &entries)));
    Ok(asked.flowing(Kind::Plan, asked.when_and_where(), tables.collect()))
}

/// The slots with what they are numbered by: the lot, where lots were drawn.
pub(super) fn in_order(asked: &Asked<'_>) -> Vec<(u32, EntryId)> {
    let seats = &asked.event.seats;
    if !seats.lots.is_empty() {
        return (1..).zip(seats.lots.iter().copied()).collect();
    }
    let slots = asked.event.people.slots.iter().enumerate().filter(|(_, slot)| !slot.holders.is_empty());
    slots.map(|(i, _)| EntryId::of_index(i)).map(|entry| (entry.0, entry)).collect()
}

fn table(asked: &Asked<'_>, planned: &[Planned<'_>], entries: &[(u32, EntryId)]) -> Table {
    let lang = asked.lang;
    let number =
        if asked.event.seats.lots.is_empty() { say!(lang, "print-number") } else { say!(lang, "print-lot") };
    let mut heads = vec![Cell::text(number), Cell::text(say!(lang, "print-player"))];
    heads.extend(planned.iter().map(|one| Cell::number(asked.round_title(one.round))));
    let cell = |entry: EntryId, one: &Planned<'_>| match one.seated.find(entry) {
        None => Cell::of(What::Nothing),
        Some((table, seat)) => Cell::number(super::seating::short(asked, table, seat, &one.open)),
    };
    let row = |(number, entry): &(u32, EntryId)| {
        let mut cells = vec![Cell::number(number.to_string()), Cell::text(asked.holder(*entry))];
        cells.extend(planned.iter().map(|one| cell(*entry, one)));
        Row::of(cells)
    };
    Table {
        name: asked.title(Kind::Plan),
        made: Made::ToRead,
        shares: Vec::new(),
        group: 0,
        heads: vec![heads],
        rows: entries.iter().map(row).collect(),
    }
}
