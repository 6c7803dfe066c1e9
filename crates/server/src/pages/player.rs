//! A player: where he sits in each round that is announced, with whom, what came of it, and his place.
use super::board::{self, Table};
use crate::asked::View;
use crate::failure::Failure;
use crate::frame::{Frame, Here};
use crate::page::{Page, render};
use askama::Template;
use axum::response::Response;
use text::hall::School;
use text::{happened, say};
use tournament::standings::visible;
use tournament::{EntryId, RoundNo, TableId, TableNo, Tournament};

#[derive(Template)]
#[template(path = "player.html")]
struct PlayerPage {
    page: Page,
    frame: Frame,
    name: String,
    place: String,
    rounds: Vec<Round>,
}

struct Round {
    title: String,
    address: String,
    board: Vec<Table>,
}

pub(crate) async fn show(view: View) -> Result<Response, Failure> {
    let number: u32 = view.numbers.get("entry")?;
    let frame = view.frame(Here::Other);
    let View { page, event, .. } = view;
    let entry = EntryId(number);
    let slot = event.people.slot(entry).filter(|_| number > 0).ok_or_else(Failure::unknown)?;
    let latest = RoundNo(event.seats.rounds.len() as u32);
    let holder = slot.now().or_else(|| slot.holder(latest)).and_then(|id| event.people.person(id));
    let name = holder.map(|person| person.profile.name.clone()).unwrap_or_default();
    let rounds = (0..event.seats.rounds.len()).rev().map(RoundNo::of_index);
    let rounds = rounds.filter(|round| board::is_shown(&page, &event, *round));
    let round = |round: RoundNo| Round {
        title: text::capital(&happened::round(page.lang(), &event, round)),
        address: seat(&event, round, entry)
            .map_or_else(String::new, |at| format!("{}/tables/{}", frame.base, at.table)),
        board: seat(&event, round, entry)
            .map(|at| {
                board::board(&page, &event, round).into_iter().filter(|t| t.number == at.table.0).collect()
            })
            .unwrap_or_default(),
    };
    let rounds = rounds.map(round).collect();
    Ok(render(&PlayerPage { place: place(&page, &event, entry), name, rounds, page, frame }))
}

/// The table of a slot.
fn seat(event: &Tournament, round: RoundNo, entry: EntryId) -> Option<TableId> {
    let tables = &event.seats.round(round)?.tables;
    let at = tables.iter().position(|seats| seats.contains(&Some(entry)))?;
    Some(TableId { round, table: TableNo::of_index(at) })
}

/// The place in what the visitor may see.
fn place(page: &Page, event: &Tournament, entry: EntryId) -> String {
    let standings = visible(event, page.visit.role);
    let row = standings.row(entry);
    match row.and_then(|row| row.place) {
        Some(place) => say!(
            page.lang(),
            "desk-player-place",
            place = place,
            after = standings.after.0,
            school = School::of(&event.setup.law).id()
        ),
        None => page.s("desk-player-no-place"),
    }
}
