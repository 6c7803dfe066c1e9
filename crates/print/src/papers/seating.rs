//! Who sits where, by name and by table. A wind is printed only where the seats are known: before winds are drawn or dice are
//! thrown there is nothing but the table.
use crate::ask::Asked;
use crate::document::{Block, Cell, Document, Made, Row, Table, Tone, What};
use crate::kind::Kind;
use crate::missing::Missing;
use rules::seat::Seat;
use text::{citation, say};
use tournament::seats::{SeatedRound, SeatsBy, seats_by};
use tournament::{EntryId, RoundNo, TableNo};

/// By name: where to go.
pub(super) fn by_name(asked: &Asked<'_>) -> Result<Document, Missing> {
    let (round, seated) = asked.seated()?;
    let open = asked.open_seats(round);
    let place = |entry: EntryId| {
        let (table, seat) = seated.find(entry)?;
        Some(place(asked, table, seat, &open))
    };
    let mut all: Vec<(String, String)> = seated
        .tables
        .iter()
        .flatten()
        .flatten()
        .filter_map(|entry| Some((asked.player(*entry, round), place(*entry)?)))
        .collect();
    all.sort_by_cached_key(|(name, _)| text::sort_key(name));
    let mut blocks = seats_found(asked, round, &open);
    blocks.push(Block::Index(all));
    blocks.extend(out(asked, round, seated));
    Ok(asked.flowing(Kind::SeatingByName, asked.round_title(round), blocks))
}

/// A table, with the wind where it is known: `3`, `3 Запад`. The letter alone would read as another number.
pub(super) fn place(asked: &Asked<'_>, table: TableNo, seat: Seat, open: &[TableNo]) -> String {
    if open.contains(&table) {
        return table.to_string();
    }
    format!("{table} {}", text::wind(asked.lang, seat.wind(Seat::ALL[0])))
}

/// The same in a narrow column: `3-З`.
pub(super) fn short(asked: &Asked<'_>, table: TableNo, seat: Seat, open: &[TableNo]) -> String {
    if open.contains(&table) {
        return table.to_string();
    }
    format!("{table}-{}", text::wind_letter(asked.lang, seat.wind(Seat::ALL[0])))
}

/// By table: who comes here.
pub(super) fn by_table(asked: &Asked<'_>) -> Result<Document, Missing> {
    let (round, seated) = asked.seated()?;
    let open = asked.open_seats(round);
    let lang = asked.lang;
    // Where a seat of some table is open, the columns are no winds; a letter stands beside each name that has one.
    let all_known = open.is_empty();
    let mut heads = vec![Cell::text(say!(lang, "print-table"))];
    if all_known {
        heads.extend(Seat::ALL.map(|seat| {
            let wind = seat.wind(Seat::ALL[0]);
            Cell::of(What::Wind(wind, text::wind(lang, wind)))
        }));
    } else {
        heads.push(Cell::text(say!(lang, "print-players")).over(4));
    }
    let row = |(i, seats): (usize, &[Option<EntryId>; 4])| {
        let table = TableNo::of_index(i);
        let player = |seat: Seat| match seats[seat.index()] {
            None => Cell::of(What::Nothing),
            Some(entry) => {
                let name = asked.player(entry, round);
                let letter = text::wind_letter(asked.lang, seat.wind(Seat::ALL[0]));
                let known = !all_known && !open.contains(&table);
                Cell::text(if known { format!("{letter} {name}") } else { name })
            }
        };
        let number = Cell::strong(table.to_string());
        Row::of(std::iter::once(number).chain(Seat::ALL.map(player)).collect())
    };
    let table = Table {
        name: asked.title(Kind::SeatingByTable),
        made: Made::ToHang,
        shares: vec![2],
        group: 0,
        heads: vec![heads],
        rows: seated.tables.iter().enumerate().map(row).collect(),
    };
    let mut blocks = seats_found(asked, round, &open);
    blocks.push(Block::Table(table));
    blocks.extend(out(asked, round, seated));
    Ok(asked.flowing(Kind::SeatingByTable, asked.round_title(round), blocks))
}

/// How the seats are found, where they are not known yet.
fn seats_found(asked: &Asked<'_>, round: RoundNo, open: &[TableNo]) -> Vec<Block> {
    let law = seats_by(asked.event, round);
    let basis = citation(asked.lang, law.basis);
    let line = match law.value {
        _ if open.is_empty() => return Vec::new(),
        SeatsBy::Dice => say!(asked.lang, "print-seats-dice", basis = basis),
        SeatsBy::WindTiles => say!(asked.lang, "print-seats-tiles", basis = basis),
        SeatsBy::Announced => return Vec::new(),
    };
    vec![Block::Line(Tone::Plain, line)]
}

/// Who sits out.
fn out(asked: &Asked<'_>, round: RoundNo, seated: &SeatedRound) -> Vec<Block> {
    if seated.out.is_empty() {
        return Vec::new();
    }
    let names: Vec<String> = seated.out.iter().map(|entry| asked.player(*entry, round)).collect();
    vec![Block::Line(Tone::Plain, say!(asked.lang, "print-sit-out", names = names.join(", ")))]
}
