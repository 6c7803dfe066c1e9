//! Everybody's own rounds: when, at which table, on a card to cut out.
use super::plan::{Planned, in_order, planned};
use crate::ask::Asked;
use crate::document::{Block, Cell, Document, Fit, Head, Made, Row, Table, Turn};
use crate::kind::Kind;
use crate::missing::Missing;
use text::say;
use tournament::EntryId;
use tournament::seats::RoundKind;
use tournament::setup::ProgrammeKind;

/// A card for each player.
pub(super) fn schedules(asked: &Asked<'_>) -> Result<Document, Missing> {
    let planned = planned(asked)?;
    let sits = |entry: EntryId| planned.iter().any(|one| one.seated.find(entry).is_some());
    let entries = in_order(asked).into_iter().filter(|(_, entry)| sits(*entry));
    let cards: Vec<Vec<Block>> =
        entries.map(|(number, entry)| card(asked, &planned, number, entry)).collect();
    if cards.is_empty() {
        return Err(Missing::Seating);
    }
    // Many rounds need a longer card.
    let fit = if planned.len() > 8 { Fit::Half } else { Fit::Quarter };
    Ok(asked.cards(Kind::Schedules, fit, Turn::Upright, &cards))
}

fn card(asked: &Asked<'_>, planned: &[Planned<'_>], number: u32, entry: EntryId) -> Vec<Block> {
    let lang = asked.lang;
    let name = asked.holder(entry);
    let head = Head {
        over: asked.event.setup.settings.name.clone(),
        title: name.clone(),
        under: if asked.event.seats.lots.is_empty() {
            say!(lang, "print-own-number", n = number.to_string())
        } else {
            say!(lang, "print-own-lot", n = number.to_string())
        },
        code: asked.code(&format!("/players/{entry}"), name),
    };
    // Where the programme says nothing of rounds there is no column of times.
    let timed = planned.iter().any(|one| !time(asked, one).is_empty());
    let row = |one: &Planned<'_>| {
        let (table, seat) = one.seated.find(entry)?;
        let mut cells = vec![Cell::text(asked.round_title(one.round))];
        cells.extend(timed.then(|| Cell::text(time(asked, one))));
        cells.push(Cell::number(super::seating::place(asked, table, seat, &one.open)));
        Some(Row::of(cells))
    };
    let rows = planned.iter().filter_map(row).collect();
    let mut heads = vec![Cell::text(say!(lang, "print-when"))];
    heads.extend(timed.then(|| Cell::text(say!(lang, "print-time"))));
    heads.push(Cell::number(say!(lang, "print-table")));
    let table = Table {
        name: asked.title(Kind::Schedules),
        made: Made::ToRead,
        shares: Vec::new(),
        group: 0,
        heads: vec![heads],
        rows,
    };
    vec![Block::Head(head), Block::Table(table)]
}

/// When a round begins, by the programme; nothing where it says nothing.
fn time(asked: &Asked<'_>, one: &Planned<'_>) -> String {
    let is_it = |what: ProgrammeKind| match what {
        ProgrammeKind::Round(round) => round == one.round && one.seated.kind == RoundKind::Round,
        ProgrammeKind::Final => one.seated.kind == RoundKind::Final,
        _ => false,
    };
    let item = asked.event.setup.programme.iter().find(|item| is_it(item.what));
    item.map(|item| (asked.venue.clock)(item.from)).unwrap_or_default()
}
