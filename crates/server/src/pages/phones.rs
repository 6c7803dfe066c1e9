//! Phones of an event: codes for tables, judges, scribes and players, as a sheet to print; what is open, taken back.
use super::paper;
use crate::asked::View;
use crate::device::{self, Card, Wanted};
use crate::failure::Failure;
use crate::fields::Fields;
use crate::frame::{Frame, Here};
use crate::give::Form;
use crate::page::{Page, render};
use crate::time;
use askama::Template;
use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::response::{IntoResponse, Redirect, Response};
use store::access::{Device, DeviceId};
use text::{Lang, say};
use tournament::people::{Part, places};
use tournament::{Role, TableNo, Tournament};

#[derive(Template)]
#[template(path = "phones.html")]
struct Phones {
    page: Page,
    frame: Frame,
    tables: usize,
    players: usize,
    has_players: bool,
    devices: Vec<Row>,
    roles: Vec<(&'static str, String)>,
    narrow: bool,
}

struct Row {
    id: i64,
    name: String,
    role: String,
    until: String,
    holds: bool,
    state: String,
}

/// Roles that come in by a code of their own.
const ROLES: [Role; 3] = [Role::Scribe, Role::Judge, Role::ChiefJudge];

pub(crate) async fn show(view: View) -> Result<Response, Failure> {
    let frame = view.frame(Here::Phones);
    let View { app, page, hall, event, .. } = view;
    let lang = page.lang();
    let name = |role: Role| say!(lang, "desk-role", role = role.id());
    let (now, zone) = (time::now(), time::zone(&event.setup.settings.zone));
    let row = |device: Device| Row {
        id: device.id.0,
        role: name(device.role),
        until: time::day(device.expires, &zone).map(|day| day.to_string()).unwrap_or_default(),
        holds: device.holds(now),
        state: say!(lang, "desk-phone-state", state = if device.holds(now) { "holds" } else { "gone" }),
        name: device.name,
    };
    let devices = app.store.devices(hall.id).await?.into_iter().map(row).collect();
    Ok(render(&Phones {
        tables: tables(&event),
        players: players(&event).count(),
        has_players: players(&event).next().is_some(),
        devices,
        roles: ROLES.into_iter().map(|role| (role.id(), name(role))).collect(),
        narrow: app.doors.all().iter().all(|door| !door.open),
        page,
        frame,
    }))
}

/// As many tables as there are or will be.
fn tables(event: &Tournament) -> usize {
    let seated = event.seats.rounds.iter().map(|round| round.tables.len()).max().unwrap_or_default();
    seated.max(places(event).tables as usize)
}

/// Everybody who plays, by number.
fn players(event: &Tournament) -> impl Iterator<Item = Wanted> {
    event.people.all().filter_map(|(id, person)| {
        let plays = person.part == Part::Player && person.entry.is_some();
        plays.then(|| Wanted {
            role: Role::Player,
            table: None,
            person: Some(id),
            name: person.profile.name.clone(),
        })
    })
}

#[derive(Template)]
#[template(path = "phone_cards.html")]
struct Sheet {
    page: Page,
    frame: Frame,
    address: String,
    cards: Vec<Printed>,
}

struct Printed {
    name: String,
    pin: String,
    /// The code as a picture: lines of SVG that this program made.
    picture: String,
}

/// Makes codes and shows them, once: they are kept nowhere.
pub(crate) async fn make(headers: HeaderMap, form: Form) -> Result<Response, Failure> {
    let (frame, id) = (form.frame(Here::Phones), form.fields.command_id(0).to_string());
    let wanted = wanted(&form.page, &form.event(), &form.fields)?;
    let (event, size) = (form.event(), print::Size::of_id(form.fields.text("size")));
    let Form { app, page, hall, .. } = form;
    let cards = device::make(&app, hall.id, &id, wanted).await?;
    let asked = headers.get(HOST).and_then(|host| host.to_str().ok());
    let address = app.address(asked);
    if let Some(size) = size {
        let codes = cards.into_iter().map(|card| print::DeviceCode {
            name: card.name,
            address: format!("{address}/d/{}", card.code),
            pin: card.pin,
        });
        let (codes, base) = (codes.collect::<Vec<_>>(), format!("{address}{}", frame.base));
        return paper::answer(
            &page,
            &event,
            &paper::Wanted { size, codes, address: base, ..paper::Wanted::of(print::Kind::QrSheet) },
        );
    }
    let lang = page.lang();
    let printed = |card: Card| Printed {
        picture: picture(lang, &format!("{address}/d/{}", card.code)),
        name: card.name,
        pin: card.pin,
    };
    let cards = cards.into_iter().map(printed).collect();
    Ok(render(&Sheet { address: format!("{address}{}/pin", frame.base), cards, page, frame }))
}

fn wanted(page: &Page, event: &Tournament, fields: &Fields) -> Result<Vec<Wanted>, Failure> {
    let lang = page.lang();
    let table = |table: TableNo| Wanted {
        role: Role::Player,
        table: Some(table),
        person: None,
        name: say!(lang, "desk-table", n = table.0),
    };
    match fields.text("for") {
        "tables" => {
            let all: usize = fields.number("tables").unwrap_or_else(|| tables(event));
            if !(1..=500).contains(&all) {
                return Err(Failure::wrong(say!(lang, "desk-no-number", typed = fields.text("tables"))));
            }
            Ok((0..all).map(TableNo::of_index).map(table).collect())
        }
        "table" => {
            let number: Option<u16> = fields.number("table").filter(|n| (1..=500).contains(n));
            let number = number
                .ok_or_else(|| Failure::wrong(say!(lang, "event-no-table", typed = fields.text("table"))))?;
            Ok(vec![table(TableNo(number))])
        }
        "players" => Ok(players(event).collect()),
        _ => {
            let role = Role::of_id(fields.text("role")).filter(|role| ROLES.contains(role));
            let role = role.ok_or_else(Failure::unknown)?;
            let name = fields.text("name");
            if name.is_empty() || name.chars().count() > 60 {
                return Err(Failure::wrong(page.s("desk-login-name-needed")));
            }
            Ok(vec![Wanted { role, table: None, person: None, name: name.to_owned() }])
        }
    }
}

/// An address as a QR code.
pub(super) fn picture(lang: Lang, address: &str) -> String {
    print::Squares::of(address)
        .map(|squares| print::picture(&squares, &say!(lang, "print-code")))
        .unwrap_or_default()
}

/// Takes a code back.
pub(crate) async fn revoke(form: Form) -> Result<Response, Failure> {
    let id = form.numbers.get("device").map(DeviceId)?;
    device::revoke(&form.app, form.hall.id, id).await?;
    Ok(Redirect::to(&format!("/e/{}/phones", form.hall.id)).into_response())
}

/// Where a phone belongs after it came in.
pub(super) fn home(event: &Tournament, device: &Device) -> String {
    let base = format!("/e/{}", device.stream.0);
    if let Some(table) = device.table {
        return format!("{base}/tables/{table}");
    }
    if device.role >= Role::Scribe {
        return format!("{base}/desk");
    }
    let slot = device.person.map(|id| event.people.really(id)).and_then(|id| event.people.person(id)?.entry);
    slot.map_or_else(|| base.clone(), |entry| format!("{base}/players/{}", entry.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_a_picture_without_another_host() {
        let svg = picture(Lang::Ru, "http://192.168.0.5:8080/d/00112233445566778899aabbccddeeff");
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>") && !svg.contains("http"), "{svg}");
    }
}
