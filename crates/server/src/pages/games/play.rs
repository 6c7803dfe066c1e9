//! A game of those who sat down, with its result in the same form; tables of those who are present.
use super::super::results;
use crate::failure::Failure;
use crate::give::Form;
use crate::{secret, time};
use axum::response::Response;
use text::say;
use tournament::club::{Command as Club, Rated};
use tournament::protocol::{Command as Protocol, Sheet};
use tournament::{Command, Date, EntryId, TableId, TableNo, Version};

const RATED: [(&str, Rated); 4] = [
    ("yes", Rated::Yes),
    ("agreed", Rated::Agreed),
    ("one-round", Rated::OneRound),
    ("not-official", Rated::NotOfficial),
];

fn day(form: &Form) -> Result<Date, Failure> {
    let typed = form.fields.text("day");
    time::date(typed).ok_or_else(|| Failure::wrong(say!(form.page.lang(), "event-no-day", typed = typed)))
}

/// A game with its four numbers, or one that begins now where no numbers are there yet.
pub(crate) async fn log(form: Form) -> Result<Response, Failure> {
    let (event, fields) = (form.event(), &form.fields);
    let players: Vec<Option<EntryId>> =
        fields.all("player").map(|one| one.parse().ok().map(EntryId)).collect();
    let seats = players.try_into().map_err(|_| Failure::wrong(form.page.s("event-game-four")))?;
    let rated =
        RATED.iter().find(|(id, _)| *id == fields.text("rated")).map_or(Rated::Yes, |(_, rated)| *rated);
    let round = event.seats.next();
    let mut commands = vec![Command::Club(Club::StartGame { day: day(&form)?, seats, rated })];
    let played = fields.all("points").any(|points| !points.trim().is_empty());
    if played {
        let at = TableId { round, table: TableNo(1) };
        let sheet = Box::new(Sheet::Totals(results::read(&form.page, &event, round, fields)?));
        commands.push(Command::Protocol(Protocol::Enter { at, sheet, seen: None, reason: String::new() }));
        if fields.has("confirm") {
            commands.push(Command::Protocol(Protocol::Confirm { at, version: Version(1), seat: None }));
            commands.push(results::confirm_round(round));
        }
    }
    form.give(commands, "games").await
}

/// Tables of those who are present, with the regulation's priority and lots.
pub(crate) async fn tables(form: Form) -> Result<Response, Failure> {
    let present = form.fields.all("present").filter_map(|n| n.parse().ok()).map(EntryId).collect();
    // The page that shows what would come of it carries the seed, so that the same comes of it.
    let seed = form.fields.number("seed").unwrap_or_else(secret::seed);
    let command = Club::AutoTables { day: day(&form)?, present, seed };
    form.give(vec![Command::Club(command)], "games").await
}
