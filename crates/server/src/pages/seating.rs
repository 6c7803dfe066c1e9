//! A seating changed by hand, withdrawn, and what a change would make of it.
use super::look::{self, Effects, Reason};
use super::{quality, results};
use crate::failure::Failure;
use crate::give::Form;
use axum::response::Response;
use text::{happened, say};
use tournament::seats::{self, Edit, Event as Seated};
use tournament::{Command, EntryId, Event, RoundNo, TableNo};

/// Changes a seating by hand, or shows what the change would make of it.
pub(crate) async fn edit(form: Form) -> Result<Response, Failure> {
    let round = form.numbers.round()?;
    let to = format!("rounds/{round}");
    form.unchanged(|entry| entry.events.iter().any(|event| moves(event, round)))?;
    let act = form.fields.text("act");
    if act == "withdraw" {
        return form.give(vec![Command::Seats(seats::Command::Withdraw { round })], &to).await;
    }
    let edit = read(&form)?;
    if act == "look" {
        // Without a reason, too, which an announced seating asks for: that may be given on the page that follows.
        let event = form.event();
        let lang = form.page.lang();
        let (then, _) = seats::rescored(&event, round, edit).ok_or_else(Failure::unknown)?;
        let now = quality::rows(lang, &event, &seats::quality(&event));
        let changed = quality::changed(&now, &quality::rows(lang, &event, &then));
        let effects = Effects { quality: changed, ..Effects::default() };
        return Ok(look::shown(&form, vec![said(&form, round, edit)], effects, Reason::MayCome));
    }
    let reason = form.fields.text("reason").to_owned();
    form.give(vec![Command::Seats(seats::Command::Edit { round, edit, reason })], &to).await
}

/// Whether something has changed who sits where in a round.
fn moves(event: &Event, round: RoundNo) -> bool {
    match event {
        Event::Seats(Seated::Edited { round: other, .. } | Seated::ClosedUp { round: other, .. }) => {
            *other == round
        }
        Event::Seats(Seated::Seated { from, .. }) => *from <= round,
        Event::Seats(Seated::Withdrawn { round: other }) => *other <= round,
        _ => false,
    }
}

fn read(form: &Form) -> Result<Edit, Failure> {
    let fields = &form.fields;
    let two = |one: &str, other: &str| {
        fields.number::<u32>(one).zip(fields.number::<u32>(other)).ok_or_else(Failure::unknown)
    };
    Ok(match fields.text("what") {
        "tables" => {
            let (one, other) = two("table", "with")?;
            let number = |n: u32| u16::try_from(n).map(TableNo).map_err(|_| Failure::unknown());
            Edit::SwapTables(number(one)?, number(other)?)
        }
        "seats" => {
            let seat = |name: &str| results::seat(fields.text(name)).ok_or_else(Failure::unknown);
            Edit::SwapSeats(results::table(form)?, seat("seat")?, seat("with_seat")?)
        }
        _ => {
            let (one, other) = two("one", "other")?;
            Edit::Swap(EntryId(one), EntryId(other))
        }
    })
}

fn said(form: &Form, round: RoundNo, edit: Edit) -> String {
    let (lang, event) = (form.page.lang(), form.event());
    let player = |entry| happened::player(lang, &event, entry, round);
    match edit {
        Edit::Swap(one, other) => say!(lang, "desk-swap-players", one = player(one), other = player(other)),
        Edit::SwapSeats(table, one, other) => {
            let wind = |seat: rules::seat::Seat| text::wind(lang, seat.wind(rules::seat::Seat::ALL[0]));
            say!(lang, "desk-swap-seats", table = table.0, one = wind(one), other = wind(other))
        }
        Edit::SwapTables(one, other) => say!(lang, "desk-swap-tables", one = one.0, other = other.0),
    }
}
