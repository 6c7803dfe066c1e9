//! A table as its players see it on a phone: who sits where, the clock, the result and who agrees, the judge.
use super::board::{self, Table};
use super::clock::{self, Face};
use super::stand_in::{Called, plays};
use super::{at_table, results};
use crate::asked::View;
use crate::failure::Failure;
use crate::frame::{Frame, Here};
use crate::give::Form;
use crate::page::{Page, render};
use crate::totals;
use crate::{time, words};
use askama::Template;
use axum::response::Response;
use rules::regulation::TableRules;
use rules::seat::{Seat, Wind};
use text::say;
use tournament::protocol::{Command as Protocol, Progress, plays_for};
use tournament::round::phase;
use tournament::seats::{SeatsBy, Visibility, seats_by};
use tournament::{Command, EntryId, RoundNo, TableId, TableNo, Tournament, Version};

#[derive(Template)]
#[template(path = "own_table.html")]
#[expect(clippy::struct_excessive_bools, reason = "what a template asks is yes or no")]
struct TablePage {
    page: Page,
    frame: Frame,
    number: u16,
    round: u32,
    title: String,
    seated: bool,
    clock: Face,
    board: Vec<Table>,
    enters: bool,
    confirmed: bool,
    version: String,
    sum: String,
    riichi: bool,
    sichuan: bool,
    winds: Vec<(String, &'static str, String, String)>,
    form_hint: String,
    /// Whether whoever replaces the result has to say why: he does not play here.
    corrects: bool,
    more: String,
    agree: Vec<Agree>,
    objections: Vec<String>,
    calls: Vec<String>,
    calling: bool,
    find: Option<Find>,
    announcements: Vec<(String, String)>,
}

/// A seat that may agree to the result, or has.
struct Agree {
    wind: &'static str,
    letter: String,
    name: String,
    /// Whether he has agreed, and whether he is asked to.
    done: bool,
    asked: bool,
}

/// How the seats are found.
struct Find {
    dice: bool,
    players: Vec<(u32, String)>,
    winds: Vec<String>,
}

pub(crate) async fn show(view: View) -> Result<Response, Failure> {
    let number: u16 = view.numbers.get("table")?;
    let frame = view.frame(Here::OwnTable);
    let View { page, event, .. } = view;
    let (lang, now) = (page.lang(), time::now());
    let round = shown(&event);
    let at = TableId { round, table: TableNo(number) };
    let seats = event.seats.seats(at).filter(|_| number > 0);
    let protocol = event.protocol.get(at);
    let own = is_own(&page, &event, at);
    let confirmed = protocol.is_some_and(|p| matches!(p.progress, Progress::Confirmed(_)));
    let open = seats.is_some() && own && !event.round.is_confirmed(round) && !frame.closed;
    let all = board::board(&page, &event, round);
    let wind = |wind: Wind| {
        let entry = seats.and_then(|seats| seats[wind.index()]);
        let name = entry.map(|entry| board::name(lang, &event, entry, round)).unwrap_or_default();
        (text::wind_letter(lang, wind), text::wind_id(wind), text::wind(lang, wind), name)
    };
    Ok(render(&TablePage {
        number,
        round: round.0,
        title: say!(lang, "desk-table", n = number),
        seated: seats.is_some(),
        clock: clock::face(lang, &event, seats.map(|_| round), now),
        board: all.into_iter().filter(|table| table.number == number).collect(),
        enters: open && !confirmed,
        confirmed,
        corrects: protocol.is_some() && page.scribes(),
        version: protocol.map(|p| p.current.to_string()).unwrap_or_default(),
        sum: results::sum(&event),
        riichi: matches!(event.setup.law.table, TableRules::Riichi(_)),
        sichuan: matches!(event.setup.law.table, TableRules::Sichuan(_)),
        winds: (0..4).map(Wind::from_index).map(wind).collect(),
        more: say!(lang, "desk-entry-more", family = text::family_id(&event.setup.law.table)),
        form_hint: say!(lang, "desk-points-forms", form = totals::form(&event, at.round)),
        agree: if open { agree(&page, &event, at) } else { Vec::new() },
        objections: at_table::objections(&page, &event, at),
        calls: calls(&page, &event, at),
        calling: open,
        find: if open { find(&page, &event, at) } else { None },
        announcements: super::desk::announcements(&page, &event).into_iter().take(2).collect(),
        page,
        frame,
    }))
}

/// The round that a table plays: the first that is announced and not confirmed, else the last that was announced.
fn shown(event: &Tournament) -> RoundNo {
    let is_announced = |round: &RoundNo| {
        event.seats.round(*round).is_some_and(|seated| seated.visibility == Visibility::Published)
    };
    let last = (0..event.seats.rounds.len()).rev().map(RoundNo::of_index).find(is_announced);
    phase::current(event).filter(is_announced).or(last).unwrap_or(RoundNo(1))
}

/// Whether the visitor acts for this table: by its code, as one who sits there, or as one who writes for all.
fn is_own(page: &Page, event: &Tournament, at: TableId) -> bool {
    match page.visit.device.as_deref() {
        Some(device) if device.table.is_some() => device.table == Some(at.table),
        Some(device) if device.person.is_some() => !own_seats(page, event, at).is_empty(),
        _ => page.scribes(),
    }
}

/// The seats that the visitor may speak for.
fn own_seats(page: &Page, event: &Tournament, at: TableId) -> Vec<Seat> {
    let person = page.visit.device.as_deref().and_then(|device| device.person);
    let person = person.map(|id| event.people.really(id));
    let seats = event.seats.seats(at).copied().unwrap_or_default();
    let is_own = |entry: EntryId| person.is_none_or(|id| plays_for(event, at.round, entry, id));
    Seat::ALL.into_iter().filter(|seat| seats[seat.index()].is_some_and(is_own)).collect()
}

fn agree(page: &Page, event: &Tournament, at: TableId) -> Vec<Agree> {
    // Who has agreed, or finds it confirmed, may still object until the round is.
    let agreed = match event.protocol.get(at).map(|p| p.progress) {
        Some(Progress::Entered(agreed)) => Some(agreed),
        Some(Progress::Confirmed(_)) => None,
        _ => return Vec::new(),
    };
    let seats = event.seats.seats(at).copied().unwrap_or_default();
    let one = |seat: Seat| {
        let wind = seat.wind(Seat::ALL[0]);
        let entry = seats[seat.index()]?;
        Some(Agree {
            wind: text::wind_id(wind),
            letter: text::wind_letter(page.lang(), wind),
            name: board::name(page.lang(), event, entry, at.round),
            done: agreed.is_some_and(|agreed| agreed.contains(seat)),
            asked: agreed.is_some_and(|agreed| !agreed.contains(seat)),
        })
    };
    own_seats(page, event, at).into_iter().filter_map(one).collect()
}

/// Calls of the table that wait, and how the last one was answered.
fn calls(page: &Page, event: &Tournament, at: TableId) -> Vec<String> {
    words::with_teller(page.lang(), event, |teller| {
        let own = event.round.calls.iter().filter(|call| call.at == at);
        own.map(|call| {
            let time = (teller.clock)(call.since);
            match &call.answered {
                None => say!(page.lang(), "desk-call-waits", time = time, text = call.about.as_str()),
                Some((_, ruling)) => {
                    say!(page.lang(), "desk-call-answered", time = time, ruling = ruling.as_str())
                }
            }
        })
        .collect()
    })
}

fn find(page: &Page, event: &Tournament, at: TableId) -> Option<Find> {
    let by = seats_by(event, at.round).value;
    let drawn = event.seats.round(at.round)?.draws.iter().any(|(table, _)| *table == at.table);
    if by == SeatsBy::Announced || drawn || event.protocol.get(at).is_some() {
        return None;
    }
    let seats = event.seats.seats(at)?;
    let player = |entry: EntryId| (entry.0, plays(page.lang(), event, entry, at.round, Called::Number));
    Some(Find {
        dice: by == SeatsBy::Dice,
        players: seats.iter().flatten().copied().map(player).collect(),
        winds: (0..4).map(|i| text::wind(page.lang(), Wind::from_index(i))).collect(),
    })
}

/// The table that a form is of, in the round that its sender saw.
fn at(form: &Form) -> Result<TableId, Failure> {
    let table = form.numbers.get("table").map(TableNo)?;
    let round = form.fields.number("round").map_or_else(|| shown(&form.event()), RoundNo);
    Ok(TableId { round, table })
}

async fn give(form: Form, at: TableId, command: Command) -> Result<Response, Failure> {
    form.give(vec![command], &format!("tables/{}", at.table)).await
}

/// The result of the table. Where another one came in meanwhile, both wait for the judge.
pub(crate) async fn result(form: Form) -> Result<Response, Failure> {
    let at = at(&form)?;
    let command = results::entered(&form.page, &form.event(), at, &form.fields)?;
    give(form, at, command).await
}

/// A seat agrees to the result that it saw.
pub(crate) async fn agrees(form: Form) -> Result<Response, Failure> {
    let (at, seat) = (at(&form)?, Some(at_table::seat(&form)?));
    let version = form.fields.number("version").map(Version).ok_or_else(Failure::unknown)?;
    give(form, at, Command::Protocol(Protocol::Confirm { at, version, seat })).await
}

/// A seat does not agree.
pub(crate) async fn objects(form: Form) -> Result<Response, Failure> {
    let at = at(&form)?;
    let command = at_table::objects(&form, at)?;
    give(form, at, command).await
}

/// The table calls the judge.
pub(crate) async fn calls_judge(form: Form) -> Result<Response, Failure> {
    let at = at(&form)?;
    let command = at_table::calls(&form, at);
    give(form, at, command).await
}

/// The table has found its seats.
pub(crate) async fn finds(form: Form) -> Result<Response, Failure> {
    let at = at(&form)?;
    let command = at_table::found(&form, at)?;
    give(form, at, command).await
}
