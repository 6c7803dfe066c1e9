//! The tables of a round as a board: who sits where, how far each protocol is, what it says.
use super::stand_in::{Called, plays as plays_at};
use crate::page::Page;
use crate::words;
use rules::seat::{Seat, Wind};
use text::happened::Teller;
use text::{Lang, number, say, signed};
use tournament::protocol::{self, Progress, Score, in_whists};
use tournament::round::play::{Plays, plays};
use tournament::seats::unsettled;
use tournament::standings::Value;
use tournament::{EntryId, Role, RoundNo, TableId, TableNo, Tournament};

/// A table of the board.
pub(crate) struct Table {
    pub(crate) number: u16,
    pub(crate) name: String,
    /// Its page, for those who may see it.
    pub(crate) address: Option<String>,
    /// One of five states, by which it differs in form: `empty`, `playing`, `entered`, `conflict`, `confirmed`.
    pub(crate) state: &'static str,
    pub(crate) state_name: String,
    /// Whether its seats are still to be found: the order announced is not yet who begins as East.
    pub(crate) open: bool,
    /// The version of its protocol in force; empty without one.
    pub(crate) version: String,
    pub(crate) seats: Vec<SeatRow>,
}

/// A seat of it.
pub(crate) struct SeatRow {
    pub(crate) wind: &'static str,
    /// Empty while the players of the table have not found their seats.
    pub(crate) letter: String,
    pub(crate) wind_name: String,
    pub(crate) name: String,
    /// The name without the number, as it stands over a field.
    pub(crate) short: String,
    pub(crate) points: String,
}

/// The board of a round. Results that are held back from the visitor are not on it.
pub(crate) fn board(page: &Page, event: &Tournament, round: RoundNo) -> Vec<Table> {
    let Some(seated) = event.seats.round(round) else { return Vec::new() };
    let shown = tournament::standings::shown_up_to(event, page.visit.role).is_none_or(|last| round <= last);
    words::with_teller(page.lang(), event, |teller| {
        let tables = (0..seated.tables.len()).map(TableNo::of_index);
        tables
            .map(|no| {
                let address = page.scribes().then(|| format!("rounds/{round}/tables/{no}"));
                Table { address, ..table(teller, TableId { round, table: no }, shown) }
            })
            .collect()
    })
}

/// The state of a table by its name in styles and messages.
pub(crate) fn state(event: &Tournament, at: TableId) -> &'static str {
    match event.protocol.get(at).map(|protocol| protocol.progress) {
        Some(Progress::Entered(_)) => "entered",
        Some(Progress::Conflict) => "conflict",
        Some(Progress::Confirmed(_)) => "confirmed",
        None if plays(event, at).is_some_and(|p| matches!(p.value, Plays::TooFew(_) | Plays::Void)) => {
            "empty"
        }
        None if event.round.course(at.round).is_some_and(tournament::round::Course::has_begun) => "playing",
        None => "empty",
    }
}

fn table(teller: Teller<'_>, at: TableId, shown: bool) -> Table {
    let (lang, event) = (teller.lang, teller.event);
    let result = protocol::result(event, at).filter(|_| shown);
    let seats = event.seats.seats(at).copied().unwrap_or_default();
    let open = unsettled(event, at.round).contains(&at.table);
    let row = |seat: Seat| {
        let wind = seat.wind(Seat::ALL[0]);
        let entry = seats[seat.index()];
        let line = result.as_ref().and_then(|r| r.lines.iter().find(|line| line.seat == seat));
        SeatRow {
            wind: text::wind_id(wind),
            letter: if open { String::new() } else { text::wind_letter(lang, wind) },
            wind_name: text::wind(lang, wind),
            name: entry.map_or_else(
                || say!(lang, "desk-seat-empty"),
                |entry| plays_at(lang, event, entry, at.round, Called::Number),
            ),
            short: entry.map(|entry| name(lang, event, entry, at.round)).unwrap_or_default(),
            points: line.map(|line| score(lang, event, at, line.score)).unwrap_or_default(),
        }
    };
    let state = state(event, at);
    Table {
        number: at.table.0,
        name: say!(lang, "desk-table", n = at.table.0),
        address: None,
        state,
        state_name: say!(lang, "desk-table-state", state = state),
        version: event.protocol.get(at).map(|p| p.current.to_string()).unwrap_or_default(),
        seats: Seat::ALL.into_iter().map(row).collect(),
        open,
    }
}

/// The four winds: letter, name in styles, name.
pub(super) fn winds(lang: Lang) -> Vec<(String, &'static str, String)> {
    let named = |wind: Wind| (text::wind_letter(lang, wind), text::wind_id(wind), text::wind(lang, wind));
    (0..4).map(Wind::from_index).map(named).collect()
}

/// Who plays, by name.
pub(crate) fn name(lang: Lang, event: &Tournament, entry: EntryId, round: RoundNo) -> String {
    plays_at(lang, event, entry, round, Called::Name)
}

/// What a seat has, in the numbers that stand in the protocol.
pub(super) fn score(lang: Lang, event: &Tournament, at: TableId, score: Score) -> String {
    match score {
        Score::Classical { points, whists, .. } if points.halves() == 0 && in_whists(event, at.round) => {
            signed(lang, i64::from(whists))
        }
        Score::Classical { points, whists, .. } => {
            let points = text::standings::value(lang, Value::Halves(i64::from(points.halves())));
            format!("{points} / {}", signed(lang, i64::from(whists)))
        }
        Score::Sichuan { points, .. } => signed(lang, i64::from(points)),
        Score::Riichi { points, .. } => number(lang, i64::from(points)),
    }
}

/// Whether a seating may be seen: it is announced, or the visitor makes it.
pub(crate) fn is_shown(page: &Page, event: &Tournament, round: RoundNo) -> bool {
    use tournament::seats::Visibility;
    page.may(Role::Scribe) || event.seats.round(round).is_some_and(|r| r.visibility == Visibility::Published)
}
