//! Who of a round is late, does not come, is replaced; and the tables that close up around those who are missing.
mod act;
mod stand_in;

pub(crate) use act::{close_up, late, put};

use super::cited::{Cited, cited};
use crate::asked::View;
use crate::failure::Failure;
use crate::frame::{Frame, Here};
use crate::page::{Page, render};
use crate::words;
use askama::Template;
use axum::response::Response;
use rules::hall::Gap;
use stand_in::{StandIn, stand_in};
use text::hall::{Names, School};
use text::{hall, happened, say};
use tournament::round::may_close_up_from;
use tournament::round::play::{NeedsResult, gaps, is_played};
use tournament::{EntryId, RoundNo, Span, TableId, TableNo, Tournament};

#[derive(Template)]
#[template(path = "missing.html")]
struct Missing {
    page: Page,
    frame: Frame,
    round: u32,
    title: String,
    open: bool,
    chosen: Option<Chosen>,
    tables: Vec<(String, Vec<Player>)>,
    closing: Option<Closing>,
    /// Where the tables do not close up: the clause.
    stays: Option<Cited>,
}

/// A player of the round.
struct Player {
    entry: u32,
    name: String,
    /// What is known of him in this round.
    marks: Vec<String>,
    /// Whether nobody plays at his seat.
    missing: bool,
}

/// The player who is meant.
struct Chosen {
    entry: u32,
    name: String,
    marks: Vec<String>,
    stand_in: StandIn,
    /// Who holds the slot now, and may leave for good.
    person: Option<u32>,
}

/// The form that closes tables up.
struct Closing {
    cited: Cited,
    /// From when on the law lets the judge do so around those who are late.
    from: Option<String>,
    players: Vec<(u32, String, bool)>,
}

pub(crate) async fn show(view: View) -> Result<Response, Failure> {
    let round = view.numbers.round()?;
    let frame = view.frame(Here::Round(round));
    let (page, event) = (&view.page, &view.event);
    if round.0 == 0 || round > event.seats.next() {
        return Err(Failure::unknown());
    }
    let lang = page.lang();
    let seated = event.seats.round(round);
    let tables: Vec<(String, Vec<Player>)> = (0..seated.map_or(0, |seated| seated.tables.len()))
        .map(TableNo::of_index)
        .map(|table| {
            let seats = event.seats.seats(TableId { round, table }).copied().unwrap_or_default();
            let players = seats.into_iter().flatten().map(|entry| player(page, event, entry, round));
            (say!(lang, "desk-table", n = table.0), players.collect())
        })
        .collect();
    let entry = view.number("entry").map(EntryId).filter(|entry| event.people.slot(*entry).is_some());
    let chosen = entry.map(|entry| Chosen {
        entry: entry.0,
        name: happened::player(lang, event, entry, round),
        marks: marks(page, event, entry, round),
        stand_in: stand_in(page, event, entry, round),
        person: holder(event, entry),
    });
    let open = seated.is_some() && !event.round.is_confirmed(round) && !frame.closed;
    let gap = event.setup.law.hall.short.gap;
    let closes = gap.value != Gap::Substitute;
    Ok(render(&Missing {
        round: round.0,
        title: happened::round(lang, event, round),
        open,
        chosen,
        closing: (open && closes).then(|| closing(page, event, round)),
        stays: (!closes).then(|| cited(lang, gap.basis)),
        tables,
        frame,
        page: view.page.clone(),
    }))
}

/// Who holds a slot that takes part.
fn holder(event: &Tournament, entry: EntryId) -> Option<u32> {
    let slot = event.people.slot(entry).filter(|slot| slot.out_from.is_none())?;
    slot.now().map(|person| person.0)
}

fn player(page: &Page, event: &Tournament, entry: EntryId, round: RoundNo) -> Player {
    Player {
        entry: entry.0,
        name: happened::player(page.lang(), event, entry, round),
        marks: marks(page, event, entry, round),
        missing: is_played(event, round, entry) == NeedsResult::No,
    }
}

/// What is known of a player in a round: lateness, absence, who plays for him.
fn marks(page: &Page, event: &Tournament, entry: EntryId, round: RoundNo) -> Vec<String> {
    let (lang, school) = (page.lang(), School::of(&event.setup.law).id());
    let mut marks = Vec::new();
    if let Some(course) = event.round.course(round) {
        let late = course.lateness(entry);
        if late > Span::ZERO {
            marks.push(say!(lang, "desk-mark-late", time = hall::clock(late)));
        }
        if course.is_absent(entry) {
            marks.push(page.s("desk-mark-absent"));
        }
    }
    if event.people.slot(entry).is_some_and(|slot| slot.out_from.is_some_and(|from| from <= round)) {
        marks.push(page.s("desk-mark-left"));
    }
    for put in event.substitute.of(round, entry) {
        let deal = u32::from(put.from_deal);
        marks.push(match put.by {
            Some(by) => {
                say!(lang, "desk-mark-put", name = event.person(lang, by), deal = deal, school = school)
            }
            None => say!(lang, "desk-mark-nobody", deal = deal, school = school),
        });
    }
    marks
}

/// Everybody of the round, with those who are known to be missing ticked.
fn closing(page: &Page, event: &Tournament, round: RoundNo) -> Closing {
    let lang = page.lang();
    let missing: Vec<EntryId> = gaps(event, round).into_iter().flat_map(|gap| gap.missing).collect();
    let seated = event.seats.round(round).map(|seated| seated.seated().collect::<Vec<_>>());
    let players = seated.unwrap_or_default().into_iter().map(|entry| {
        let gone = missing.contains(&entry) || is_played(event, round, entry) == NeedsResult::No;
        (entry.0, happened::player(lang, event, entry, round), gone)
    });
    let from = may_close_up_from(event, round).map(|from| {
        let time = words::with_teller(lang, event, |teller| (teller.clock)(from.value));
        say!(lang, "desk-close-up-from", time = time, basis = text::citation(lang, from.basis))
    });
    let mut players: Vec<_> = players.collect();
    players.sort_by(|one, other| one.1.cmp(&other.1));
    Closing { cited: cited(lang, event.setup.law.hall.short.gap.basis), from, players }
}
