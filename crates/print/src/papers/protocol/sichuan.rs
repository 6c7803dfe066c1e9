//! The Sichuan protocol: each deal with the order of Hu and how many were in game at a kong; game points, fines, the result.
use super::deals::{sum, table, whole};
use super::{Form, boxes, written_by};
use crate::ask::Asked;
use crate::document::{Block, Tone, What};
use rules::sichuan::{SichuanRules, Topic};
use text::{citation, say};

/// So many rows where the law does not say how many deals a session has.
const USUAL: usize = 16;

/// How many deals a session has at most.
pub(super) fn deals(rules: &SichuanRules) -> usize {
    rules.session.deals.value.get().map_or(USUAL, |deals| deals as usize)
}

pub(super) fn form(asked: &Asked<'_>, form: &Form, rules: &SichuanRules, deals: usize) -> Vec<Block> {
    let lang = asked.lang;
    let players = form.seats.len();
    let columns = [say!(lang, "print-hu"), say!(lang, "print-kongs"), say!(lang, "print-game-points")];
    let below = vec![
        sum(say!(lang, "print-sum"), players, &[What::Nothing, What::Nothing, What::Box]),
        whole(say!(lang, "print-fines"), players, columns.len()),
        whole(say!(lang, "print-result"), players, columns.len()),
        whole(say!(lang, "print-signature"), players, columns.len()),
    ];
    let cite = |topic| citation(lang, rules.cite(topic));
    let suit = i64::from(rules.payment.forbidden_suit.value.get());
    let marks = say!(
        lang,
        "print-sichuan-marks",
        hu = cite(Topic::MarkHu),
        kong = cite(Topic::MarkKong),
        fine = suit
    );
    vec![
        Block::Table(table(asked, form, &columns, deals, below)),
        Block::Line(Tone::Plain, marks),
        boxes(&[(say!(lang, "print-keeper"), 2), (written_by(asked), 2)]),
    ]
}
