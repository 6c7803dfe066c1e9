//! The riichi protocol: four results and what they come to. Nothing is written down before the end.
use super::{Form, boxes, player, wind, written_by};
use crate::ask::Asked;
use crate::document::{Block, Cell, Made, Row, Table, Tone, What};
use rules::riichi::{RiichiRules, Topic};
use text::{citation, number, say};

pub(super) fn form(asked: &Asked<'_>, form: &Form, rules: &RiichiRules) -> Vec<Block> {
    let lang = asked.lang;
    let sum = number(lang, 4 * i64::from(rules.game.start_points.value.get()));
    let row = |place| {
        let boxes = [What::Box, What::Box, What::Box].map(Cell::of);
        Row::of([wind(asked, place), player(place)].into_iter().chain(boxes).collect())
    };
    let mut rows: Vec<Row> = form.seats.iter().map(row).collect();
    rows.push(Row::sum(vec![
        Cell::text(say!(lang, "print-sum")).over(2),
        Cell::of(What::Expects(sum.clone())),
        Cell::of(What::Nothing).over(2),
    ]));
    let heads = vec![
        Cell::text(say!(lang, "print-wind")),
        Cell::text(say!(lang, "print-player")),
        Cell::text(say!(lang, "print-points")),
        Cell::text(say!(lang, "print-chombo")),
        Cell::text(say!(lang, "print-signature")),
    ];
    let table = Table {
        name: say!(lang, "print-protocol"),
        made: Made::ToWrite,
        shares: vec![2, 7, 5, 2, 4],
        group: 0,
        heads: vec![heads],
        rows,
    };
    let basis = citation(lang, rules.cite(Topic::TableSum));
    vec![
        Block::Table(table),
        Block::Line(Tone::Plain, say!(lang, "print-riichi-sum", sum = sum, basis = basis)),
        boxes(&[(say!(lang, "print-sticks"), 2), (written_by(asked), 3)]),
    ]
}
