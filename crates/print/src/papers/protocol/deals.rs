//! A table of deals: a row a deal, some columns a player, and what comes below.
use super::{Form, wind};
use crate::ask::Asked;
use crate::document::{Cell, Made, Row, Table, What};
use text::say;

/// A row of sums below the deals: a box under these columns of each player.
pub(super) fn sum(name: String, players: usize, cells: &[What]) -> Row {
    let each = (0..players).flat_map(|_| cells.iter().cloned().map(Cell::of));
    Row::sum(std::iter::once(Cell::text(name)).chain(each).collect())
}

/// A row below the deals with one box for each player, over all his columns.
pub(super) fn whole(name: String, players: usize, columns: usize) -> Row {
    let each = (0..players).map(|_| Cell::of(What::Box).over(columns));
    Row::of(std::iter::once(Cell::text(name)).chain(each).collect())
}

/// The table: names, the columns of each, deals, what comes below.
pub(super) fn table(
    asked: &Asked<'_>,
    form: &Form,
    columns: &[String],
    deals: usize,
    below: Vec<Row>,
) -> Table {
    let lang = asked.lang;
    let over = columns.len();
    let winds = form.seats.iter().map(|place| wind(asked, place).over(over));
    let names = form.seats.iter().map(|place| match &place.name {
        Some(name) => Cell::text(name.clone()).over(over),
        None => Cell::of(What::Box).over(over),
    });
    let of_player = form.seats.iter().flat_map(|_| columns.iter().map(|name| Cell::text(name.clone())));
    let first = |name: String| std::iter::once(Cell::text(name));
    let heads = vec![
        first(say!(lang, "print-wind")).chain(winds).collect(),
        first(say!(lang, "print-player")).chain(names).collect(),
        first(say!(lang, "print-deal")).chain(of_player).collect(),
    ];
    let row = |deal: usize| {
        let boxes = (0..over * form.seats.len()).map(|_| Cell::of(What::Box));
        Row::of(std::iter::once(Cell::number(deal.to_string())).chain(boxes).collect())
    };
    let mut rows: Vec<Row> = (1..=deals).map(row).collect();
    rows.extend(below);
    Table {
        name: say!(lang, "print-protocol"),
        made: Made::ToWrite,
        shares: vec![2],
        group: over as u8,
        heads,
        rows,
    }
}
