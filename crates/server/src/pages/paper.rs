//! Paper: the list of what can be printed, and each paper as a page for the printer.
use crate::asked::View;
use crate::failure::{Failure, Why};
use crate::frame::{Frame, Here};
use crate::page::{Page, render};
use crate::time;
use askama::Template;
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST};
use axum::response::{IntoResponse, Response};
use print::{About, Asked, DeviceCode, Ink, Kind, Missing, Size, Styles, Venue, papers};
use text::{happened, say};
use tournament::{Moment, RoundNo, Tournament};

/// So many rounds are offered: a ladder has hundreds, and the last ones are what is printed.
const MOST_ROUNDS: usize = 20;

#[derive(Template)]
#[template(path = "paper.html")]
struct Papers {
    page: Page,
    frame: Frame,
    /// The rounds whose papers can be shown: address, name, whether it is this one.
    rounds: Vec<(String, String, bool)>,
    sizes: Vec<String>,
    /// The same list with papers in the other ink.
    other_ink: String,
    tints: bool,
    rows: Vec<Row>,
}

struct Row {
    name: String,
    /// Which round it is about.
    round: String,
    /// By size; nothing where something is missing.
    links: Vec<(String, Option<String>)>,
    missing: String,
}

/// A paper that is wanted.
#[derive(Clone, Debug)]
pub(super) struct Wanted {
    pub(super) kind: Kind,
    pub(super) size: Size,
    pub(super) ink: Ink,
    pub(super) round: Option<RoundNo>,
    /// The address of the event.
    pub(super) address: String,
    pub(super) codes: Vec<DeviceCode>,
}

impl Wanted {
    /// The paper as it is where nothing else is said.
    pub(super) const fn of(kind: Kind) -> Self {
        let (size, ink) = (Size::A4, Ink::Black);
        Self { kind, size, ink, round: None, address: String::new(), codes: Vec::new() }
    }
}

/// Gives what a paper is asked with.
fn ask<T>(page: &Page, event: &Tournament, wanted: &Wanted, then: impl FnOnce(&Asked<'_>) -> T) -> T {
    let zone = time::zone(&event.setup.settings.zone);
    let clock = |at: Moment| time::clock(at, &zone);
    let day = |at: Moment| time::day(at, &zone).map(|day| day.to_string()).unwrap_or_default();
    then(&Asked {
        event,
        lang: page.lang(),
        size: wanted.size,
        ink: wanted.ink,
        round: wanted.round,
        role: page.visit.role,
        address: Some(&wanted.address),
        venue: Venue { clock: &clock, day: &day },
        codes: &wanted.codes,
    })
}

/// The papers of the event with their addresses, and what some still lack.
pub(crate) async fn list(headers: HeaderMap, view: View) -> Response {
    let frame = view.frame(Here::Paper);
    let round = view.number("round").map(RoundNo);
    let ink = view.typed("ink").and_then(Ink::of_id).unwrap_or(Ink::Black);
    let address = address(&headers, &view);
    let View { page, event, .. } = view;
    let lang = page.lang();
    let law = &event.setup.law;
    let base = format!("{}/paper", frame.base);
    let row = |kind: Kind| {
        let wanted = Wanted { round, address: address.clone(), ..Wanted::of(kind) };
        let missing = ask(&page, &event, &wanted, |asked| print::paper(kind, asked).err());
        let of_round = round.filter(|_| kind.about() == About::Round);
        let query = of_round.map(|round| format!("&round={round}")).unwrap_or_default();
        let ink = inked(ink);
        let link = |size: Size| format!("{base}/{}?size={}{query}{ink}", kind.id(), size.id());
        let links = Size::ALL.map(|size| (shown(size), missing.is_none().then(|| link(size))));
        Row {
            name: say!(lang, "print-kind", kind = kind.id()),
            round: of_round.map(|round| happened::round(lang, &event, round)).unwrap_or_default(),
            links: links.to_vec(),
            missing: missing.map(|missing| missing.said(lang, law)).unwrap_or_default(),
        }
    };
    let rows = papers(law).map(row).collect();
    let all = event.seats.rounds.len();
    let rounds = (all.saturating_sub(MOST_ROUNDS)..all).map(RoundNo::of_index).map(|one| {
        let address = format!("{base}?round={one}{}", inked(ink));
        (address, happened::round(lang, &event, one), round == Some(one))
    });
    let tints = ink == Ink::Tints;
    let of_round = round.map(|round| format!("&round={round}")).unwrap_or_default();
    let other_ink =
        format!("{base}?{}", [of_round, inked(if tints { Ink::Black } else { Ink::Tints })].concat());
    let sizes = Size::ALL.map(shown).to_vec();
    render(&Papers { rounds: rounds.collect(), sizes, other_ink, tints, rows, page, frame })
}

/// The ink in the query of an address; black is what is usual.
fn inked(ink: Ink) -> String {
    if ink == Ink::Black { String::new() } else { format!("&ink={}", ink.id()) }
}

/// A size as people write it.
fn shown(size: Size) -> String {
    size.id().to_uppercase()
}

/// A paper.
pub(crate) async fn show(headers: HeaderMap, view: View) -> Result<Response, Failure> {
    let kind = Kind::of_id(view.numbers.word("kind")?).ok_or_else(Failure::unknown)?;
    let usual = Wanted::of(kind);
    let size = view.typed("size").map_or(Some(usual.size), Size::of_id).ok_or_else(Failure::unknown)?;
    let ink = view.typed("ink").map_or(Some(usual.ink), Ink::of_id).ok_or_else(Failure::unknown)?;
    let round = match view.typed("round") {
        None | Some("") => None,
        Some(typed) => Some(RoundNo(typed.parse().map_err(|_| Failure::unknown())?)),
    };
    let address = address(&headers, &view);
    answer(&view.page, &view.event, &Wanted { size, ink, round, address, ..usual })
}

/// A paper as a response, or what is missing for it.
pub(super) fn answer(page: &Page, event: &Tournament, wanted: &Wanted) -> Result<Response, Failure> {
    let document = ask(page, event, wanted, |asked| print::paper(wanted.kind, asked));
    let document = document.map_err(|missing| match missing {
        Missing::NotHere => Failure::unknown(),
        other => Failure::of(Why::Refused(vec![other.said(page.lang(), &event.setup.law)])),
    })?;
    let html = print::html(&document, Styles::At(&page.file("paper.css")));
    Ok(([(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store")], html).into_response())
}

/// Where phones reach the event.
fn address(headers: &HeaderMap, view: &View) -> String {
    let asked = headers.get(HOST).and_then(|host| host.to_str().ok());
    format!("{}/e/{}", view.app.address(asked), view.hall.id)
}
