//! The classical protocol: whists of each deal, tournament points where they count, who made Mahjong, the sums.
use super::deals::{sum, table, whole};
use super::{Form, boxes, written_by};
use crate::ask::Asked;
use crate::document::{Block, Tone, What};
use rules::classical::{ClassicalRules, Scoring};
use rules::regulation::TableRules;
use text::say;

pub(super) fn form(asked: &Asked<'_>, form: &Form, deals: usize) -> Vec<Block> {
    let lang = asked.lang;
    let players = form.seats.len();
    let counts = |rules: &ClassicalRules| rules.scoring(form.stage).value == Scoring::TournamentPoints;
    let counts = matches!(&asked.event.setup.law.table, TableRules::Classical(rules) if counts(rules));
    let mut columns = vec![say!(lang, "print-mahjong"), say!(lang, "print-whists")];
    columns.extend(counts.then(|| say!(lang, "print-tournament-points")));
    let below = vec![
        sum(say!(lang, "print-sum"), players, &vec![What::Box; columns.len()]),
        whole(say!(lang, "print-signature"), players, columns.len()),
    ];
    vec![
        Block::Table(table(asked, form, &columns, deals, below)),
        Block::Line(Tone::Plain, say!(lang, "print-classical-sum")),
        boxes(&[(say!(lang, "print-late"), 3), (written_by(asked), 2)]),
    ]
}
