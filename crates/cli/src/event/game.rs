//! A result from a deal sheet, or from the log of a game that was played on a screen.
use super::desk::{Desk, Stop};
use crate::complaint::Complaint;
use crate::input::text_of;
use crate::{settle, verify};
use formats::deal_sheet::{Family, read_json, read_text};
use formats::open;
use formats::protocol::{NoProtocol, at_table, of_game, of_sheet};
use formats::record::Game;
use rules::seat::Seat;
use std::path::Path;
use text::say;
use tournament::TableId;
use tournament::protocol::Sheet;

/// The deals of a sheet, in text or JSON.
pub(super) fn sheet(desk: &Desk, path: &Path, at: TableId) -> Result<Sheet, Stop> {
    let wish = desk.wish;
    let text = text_of(path, wish).map_err(|complaint| desk.complain(complaint))?;
    let law = &desk.event().setup.law;
    let family = Some(Family::of(&law.table));
    let is_json = text.trim_start_matches('\u{feff}').trim_start().starts_with('{');
    let sheet = if is_json { read_json(&text, family) } else { read_text(&text, family) };
    let sheet = sheet.map_err(|error| desk.complain(settle::complaint(&error, &text, wish)))?;
    let sheet =
        at_table(desk.event(), at, sheet).map_err(|why| desk.complain(no_protocol(desk, path, why)))?;
    of_sheet(law, &sheet).map(Sheet::Deals).map_err(|why| {
        let mut complaint = no_protocol(desk, path, why);
        if matches!(why, NoProtocol::Deal(_)) {
            let reasons = server::unsettled(wish.lang, &law.table, &sheet);
            complaint = reasons.into_iter().fold(complaint, Complaint::because);
        }
        desk.complain(complaint)
    })
}

/// The one game of a log. Its players are found by their names; where the names are others, the seats of the log are
/// those of the table, East first.
pub(super) fn log(desk: &Desk, path: &Path, at: TableId) -> Result<Sheet, Stop> {
    let lang = desk.wish.lang;
    let broken = |error: &open::OpenError| desk.complain(Complaint::new("log", verify::broken(lang, error)));
    let mut games = open::games(path).map_err(|error| broken(&error))?;
    let file = path.display().to_string();
    let first = games.next();
    let reading = match first {
        Some(found) => found.map_err(|error| broken(&error))?.1,
        None => return Err(desk.complain(Complaint::new("log", say!(lang, "event-log-none", file = file)))),
    };
    if games.next().is_some() {
        return Err(desk.complain(Complaint::new("log", say!(lang, "event-log-several", file = file))));
    }
    let (source, deals) =
        of_game(&reading.game).map_err(|why| desk.complain(no_protocol(desk, path, why)))?;
    if let Some(wrong) = elsewhere(desk, &reading.game, at) {
        return Err(desk.complain(wrong));
    }
    Ok(Sheet::Game(source, deals))
}

/// The seats of a log that names the players of the table, and names them at other seats.
fn elsewhere(desk: &Desk, game: &Game, at: TableId) -> Option<Complaint> {
    let lang = desk.wish.lang;
    let seats = desk.event().seats.seats(at)?;
    let people = &desk.event().people;
    let name = |seat: Seat| {
        let slot = people.slot(seats[seat.index()]?)?;
        Some(people.person(slot.holder(at.round)?)?.profile.name.to_lowercase())
    };
    let here: Vec<Option<String>> = Seat::ALL.into_iter().map(name).collect();
    let theirs: Vec<String> = game.players.iter().map(|player| player.name.to_lowercase()).collect();
    let known = theirs.iter().all(|name| here.iter().flatten().any(|own| own == name));
    let same = here.iter().zip(&theirs).all(|(own, other)| own.as_ref() == Some(other));
    if !known || same {
        return None;
    }
    let names: Vec<&str> = game.players.iter().map(|player| player.name.as_str()).collect();
    Some(Complaint::new("log", say!(lang, "event-log-seats", names = names.join(", "))))
}

fn no_protocol(desk: &Desk, path: &Path, why: NoProtocol) -> Complaint {
    let (law, file) = (&desk.event().setup.law, path.display().to_string());
    let kind = match why {
        NoProtocol::OtherFamily
        | NoProtocol::OtherRules(_)
        | NoProtocol::OtherTable
        | NoProtocol::Deal(_) => "sheet",
        NoProtocol::NoResult(_) | NoProtocol::NotFromTheStart => "log",
    };
    Complaint::new(kind, server::no_protocol(desk.wish.lang, law, &file, why))
}
