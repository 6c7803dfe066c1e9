//! Lists of people: to tick off, with their lots, who judges, who was punished.
use super::plan::in_order;
use crate::ask::Asked;
use crate::document::{Block, Cell, Document, Made, Row, Table, What};
use crate::kind::Kind;
use crate::missing::Missing;
use text::hall::Names;
use text::happened::{OwnNumbers, Teller};
use text::{hall, say};
use tournament::people::Part;
use tournament::standings::shown_up_to;
use tournament::{EntryId, PenaltyNo, RoundNo};

/// The players, each with a box to tick.
pub(super) fn check_in(asked: &Asked<'_>) -> Result<Document, Missing> {
    let lang = asked.lang;
    let players = asked.players()?;
    let from = |entry: EntryId| {
        let person = asked.event.people.slot(entry).and_then(tournament::people::Slot::now);
        let profile = person.and_then(|id| asked.event.people.person(id)).map(|person| &person.profile);
        let parts = profile.map(|p| [p.club.trim(), p.city.trim()]).unwrap_or_default();
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
    };
    let row = |(entry, name): (EntryId, String)| {
        Row::of(vec![
            Cell::number(entry.to_string()),
            Cell::text(name),
            Cell::quiet(from(entry)),
            Cell::of(What::Box),
        ])
    };
    let heads = vec![
        Cell::number(say!(lang, "print-number")),
        Cell::text(say!(lang, "print-player")),
        Cell::text(say!(lang, "print-from")),
        Cell::text(say!(lang, "print-here")),
    ];
    let mut blocks = vec![Block::Table(Table {
        name: asked.title(Kind::CheckIn),
        made: Made::ToRead,
        shares: Vec::new(),
        group: 0,
        heads: vec![heads],
        rows: players.into_iter().map(row).collect(),
    })];
    let waiting = &asked.event.people.waiting;
    if !waiting.is_empty() {
        blocks.push(Block::Title(say!(lang, "print-waiting")));
        blocks.push(Block::List(waiting.iter().map(|id| asked.event.person(asked.lang, *id)).collect()));
    }
    Ok(asked.flowing(Kind::CheckIn, asked.when_and_where(), blocks))
}

/// The lots, with the table of the first round where that may be seen.
pub(super) fn lots(asked: &Asked<'_>) -> Result<Document, Missing> {
    if asked.event.seats.lots.is_empty() {
        return Err(Missing::Lots);
    }
    let lang = asked.lang;
    let round = RoundNo(1);
    let first = asked.event.seats.round(round).filter(|seated| asked.sees(seated));
    let open = asked.open_seats(round);
    let mut heads = vec![Cell::text(say!(lang, "print-lot")), Cell::text(say!(lang, "print-player"))];
    heads.extend(first.map(|_| Cell::number(say!(lang, "print-table-of", round = asked.round_title(round)))));
    let row = |(lot, entry): (u32, EntryId)| {
        let mut cells = vec![Cell::strong(lot.to_string()), Cell::text(asked.player(entry, round))];
        cells.extend(first.map(|seated| match seated.find(entry) {
            Some((table, seat)) => Cell::number(super::seating::place(asked, table, seat, &open)),
            None => Cell::of(What::Nothing),
        }));
        Row::of(cells)
    };
    let table = Table {
        name: asked.title(Kind::Lots),
        made: Made::ToHang,
        shares: Vec::new(),
        group: 0,
        heads: vec![heads],
        rows: in_order(asked).into_iter().map(row).collect(),
    };
    Ok(asked.flowing(Kind::Lots, asked.when_and_where(), vec![Block::Table(table)]))
}

/// Who judges, and who stands by.
pub(super) fn judges(asked: &Asked<'_>) -> Result<Document, Missing> {
    let lang = asked.lang;
    let groups = [
        (say!(lang, "print-chief"), asked.people_of(|part| part == Part::ChiefJudge)),
        (say!(lang, "print-assistants"), asked.people_of(|part| part == Part::AssistantJudge)),
        (say!(lang, "print-substitutes"), asked.people_of(|part| matches!(part, Part::Substitute(_)))),
    ];
    let there: Vec<(String, String)> = groups
        .into_iter()
        .filter(|(_, names)| !names.is_empty())
        .map(|(what, names)| (what, names.join(", ")))
        .collect();
    if there.is_empty() {
        return Err(Missing::Judges);
    }
    Ok(asked.flowing(Kind::Judges, asked.when_and_where(), vec![Block::Facts(there)]))
}

/// The penalties that were given, those of results that are held back left out.
pub(super) fn penalties(asked: &Asked<'_>) -> Result<Document, Missing> {
    let event = asked.event;
    let last = shown_up_to(event, asked.role);
    let (lang, clock) = (asked.lang, asked.venue.clock);
    let teller = Teller { lang, event, clock, own_numbers: OwnNumbers::Unsaid };
    let voice = teller.voice();
    let all = event.penalty.all.iter().enumerate();
    let seen = all.filter(|(_, penalty)| last.is_none_or(|last| penalty.round <= last));
    let lines: Vec<String> =
        seen.map(|(i, penalty)| hall::penalty(&voice, PenaltyNo::of_index(i), penalty)).collect();
    if lines.is_empty() {
        return Err(Missing::Penalties);
    }
    Ok(asked.flowing(Kind::Penalties, asked.when_and_where(), vec![Block::List(lines)]))
}
