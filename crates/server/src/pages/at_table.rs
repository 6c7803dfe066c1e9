//! What a table asks, whoever writes it down: a seat objects, the judge is called, seats were found.
use super::results;
use crate::failure::Failure;
use crate::give::Form;
use crate::page::Page;
use crate::words;
use rules::seat::Seat;
use text::say;
use tournament::protocol::Command as Protocol;
use tournament::round::Command as Round;
use tournament::seats::{Command as Seats, SeatsBy, seats_by};
use tournament::{Command, EntryId, TableId, Tournament};

/// The seat that a form names by its wind.
pub(super) fn seat(form: &Form) -> Result<Seat, Failure> {
    results::seat(form.fields.text("seat")).ok_or_else(Failure::unknown)
}

/// A player objects to a result.
pub(super) fn objects(form: &Form, at: TableId) -> Result<Command, Failure> {
    let text = form.fields.text("text").to_owned();
    Ok(Command::Protocol(Protocol::Object { at, seat: seat(form)?, text }))
}

/// The judge is called; who is in a hurry says nothing.
pub(super) fn calls(form: &Form, at: TableId) -> Command {
    let typed = form.fields.text("about");
    let about = if typed.is_empty() { form.page.s("desk-call-usual") } else { typed.to_owned() };
    Command::Round(Round::Call { at, about })
}

/// The seats as the players have found them: the sum of two dice each, or who drew which wind.
pub(super) fn found(form: &Form, at: TableId) -> Result<Command, Failure> {
    let fields = &form.fields;
    Ok(Command::Seats(if seats_by(&form.event(), at.round).value == SeatsBy::Dice {
        let sums: Vec<u8> = fields.all("sum").filter_map(|sum| sum.trim().parse().ok()).collect();
        let sums = sums.try_into().map_err(|_| Failure::wrong(form.page.s("desk-dice-four")))?;
        Seats::Throw { at, sums }
    } else {
        let typed: Vec<Option<EntryId>> =
            fields.all("player").map(|one| one.parse().ok().map(EntryId)).collect();
        let order = typed.try_into().map_err(|_| Failure::unknown())?;
        Seats::DrawWinds { at, order: Some(order), seed: 0 }
    }))
}

/// Objections to a result that are open.
pub(super) fn objections(page: &Page, event: &Tournament, at: TableId) -> Vec<String> {
    let lang = page.lang();
    words::with_teller(lang, event, |teller| {
        let all = event.protocol.get(at).into_iter().flat_map(|paper| &paper.objections);
        all.map(|objection| {
            let wind = text::wind(lang, objection.seat.wind(Seat::ALL[0]));
            let time = (teller.clock)(objection.at);
            say!(lang, "desk-objection", time = time, wind = wind, text = objection.text.as_str())
        })
        .collect()
    })
}
