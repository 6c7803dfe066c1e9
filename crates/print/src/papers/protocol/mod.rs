//! Protocols: a form for each family, with names and seats, or without them for an hour without electricity.
mod classical;
mod deals;
mod riichi;
mod sichuan;

use crate::ask::{Asked, Size};
use crate::document::{Block, Cell, Document, Field, Fit, Tone, Turn, What};
use crate::kind::Kind;
use crate::missing::Missing;
use rules::classical::Stage;
use rules::regulation::TableRules;
use rules::seat::{Seat, Wind};
use text::say;
use tournament::protocol::stage;
use tournament::round::play::{NeedsResult, plays};
use tournament::{RoundNo, TableId, TableNo};

/// A form has so many deals at most on half a sheet.
const DEALS_OF_HALF: usize = 10;

/// A protocol before it is filled in.
struct Form {
    /// Which table, and which round; empty forms say neither.
    at: Option<(TableNo, RoundNo)>,
    /// Whether it is one of the final, which has other lengths.
    stage: Stage,
    /// The seats.
    seats: Vec<Place>,
}

/// A seat of a protocol: what is known of it.
struct Place {
    /// Which wind begins there; nothing while that is still to be found.
    wind: Option<Wind>,
    /// Who sits there; nothing on an empty form.
    name: Option<String>,
}

/// The protocols of a round, one for each table that plays.
pub(super) fn protocols(asked: &Asked<'_>) -> Result<Document, Missing> {
    let (round, seated) = asked.seated()?;
    let open = asked.open_seats(round);
    let stage = stage(asked.event, round);
    let form = |(i, seats): (usize, &[Option<tournament::EntryId>; 4])| {
        let table = TableNo::of_index(i);
        let needs = plays(asked.event, TableId { round, table })?.value.needs_result();
        let place = |seat: Seat| {
            let entry = seats[seat.index()]?;
            let wind = (!open.contains(&table)).then(|| seat.wind(Seat::ALL[0]));
            Some(Place { wind, name: Some(asked.player(entry, round)) })
        };
        let seats = Seat::ALL.into_iter().filter_map(place).collect();
        (needs == NeedsResult::Yes).then_some(Form { at: Some((table, round)), stage, seats })
    };
    let forms: Vec<Form> = seated.tables.iter().enumerate().filter_map(form).collect();
    if forms.is_empty() { Err(Missing::Seating) } else { Ok(document(asked, Kind::Protocols, &forms)) }
}

/// Empty protocols, one for each table.
pub(super) fn blank(asked: &Asked<'_>) -> Document {
    let place = |i: usize| Place { wind: Some(Wind::from_index(i)), name: None };
    let form = |_| Form { at: None, stage: Stage::Qualifying, seats: (0..4).map(place).collect() };
    let forms: Vec<Form> = (1..=asked.tables()).map(form).collect();
    document(asked, Kind::BlankProtocols, &forms)
}

fn document(asked: &Asked<'_>, kind: Kind, forms: &[Form]) -> Document {
    let deals = forms.iter().map(|form| deals(asked, form)).max().unwrap_or_default();
    let (fit, turn) = match asked.size {
        _ if deals > DEALS_OF_HALF => (Fit::Whole, Turn::Upright),
        Size::A4 => (Fit::Half, Turn::Upright),
        Size::A5 => (Fit::Whole, Turn::Wide),
    };
    let behind = asked.behind(kind).join(" · ");
    let card = |form: &Form| {
        let mut card = head(asked, form);
        card.extend(match &asked.event.setup.law.table {
            TableRules::Riichi(rules) => riichi::form(asked, form, rules),
            TableRules::Sichuan(rules) => sichuan::form(asked, form, rules, deals),
            TableRules::Classical(_) => classical::form(asked, form, deals),
        });
        card.push(Block::Line(Tone::Quiet, behind.clone()));
        card
    };
    let cards: Vec<Vec<Block>> = forms.iter().map(card).collect();
    // Each protocol names its clauses itself: they are cut apart.
    asked.bare_cards(kind, fit, turn, &cards)
}

/// How many deals are written down one by one; none where only the result is.
fn deals(asked: &Asked<'_>, form: &Form) -> usize {
    match &asked.event.setup.law.table {
        TableRules::Riichi(_) => 0,
        TableRules::Sichuan(rules) => sichuan::deals(rules),
        TableRules::Classical(rules) => rules.deals(form.stage).value.get() as usize,
    }
}

/// The head: where and when, or boxes for it.
fn head(asked: &Asked<'_>, form: &Form) -> Vec<Block> {
    let lang = asked.lang;
    let day = asked.event.setup.settings.first_day.to_string();
    let Some((table, round)) = form.at else {
        let school = text::hall::School::of(&asked.event.setup.law).id();
        let fields = [
            say!(lang, "print-round-blank", school = school),
            say!(lang, "print-table"),
            say!(lang, "print-day"),
        ];
        return vec![
            asked.head(say!(lang, "print-protocol"), String::new(), None),
            boxes(&fields.map(|name| (name, 1))),
        ];
    };
    let title = say!(lang, "desk-table", n = table.0);
    let code = asked.code(&format!("/tables/{table}"), title.clone());
    let under = say!(lang, "print-protocol-of", round = asked.round_title(round), day = day);
    vec![asked.head(title, under, code)]
}

/// Who writes the result down: in a club there is no judge at the table.
fn written_by(asked: &Asked<'_>) -> String {
    let school = text::hall::School::of(&asked.event.setup.law).id();
    say!(asked.lang, "print-judge", school = school)
}

/// Boxes side by side.
fn boxes(fields: &[(String, u8)]) -> Block {
    Block::Boxes(fields.iter().map(|(name, share)| Field { name: name.clone(), share: *share }).collect())
}

/// A seat's wind: its letter, or a box for it.
fn wind(asked: &Asked<'_>, place: &Place) -> Cell {
    Cell::of(place.wind.map_or(What::Box, |wind| What::Wind(wind, text::wind_letter(asked.lang, wind))))
}

/// A seat's player, or a box for the name.
fn player(place: &Place) -> Cell {
    place.name.as_ref().map_or(Cell::of(What::Box), |name| Cell::strong(name.clone()))
}
