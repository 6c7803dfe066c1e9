//! The classical protocol: whists and tournament points of each deal, who made Mahjong, the sums.
use super::deals::{sum, table, whole};
use super::{Form, boxes, written_by};
use crate::ask::Asked;
use crate::document::{Block, Tone, What};
use text::say;

pub(super) fn form(asked: &Asked<'_>, form: &Form, deals: usize) -> Vec<Block> {
    let lang = asked.lang;
    let players = form.seats.len();
    let columns =
        [say!(lang, "print-mahjong"), say!(lang, "print-whists"), say!(lang, "print-tournament-points")];
    let below = vec![
        sum(say!(lang, "print-sum"), players, &[What::Box, What::Box, What::Box]),
        whole(say!(lang, "print-signature"), players, columns.len()),
    ];
    vec![
        Block::Table(table(asked, form, &columns, deals, below)),
        Block::Line(Tone::Plain, say!(lang, "print-classical-sum")),
        boxes(&[(say!(lang, "print-late"), 3), (written_by(asked), 2)]),
    ]
}
