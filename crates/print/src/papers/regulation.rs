//! The regulation of the event: what it answers, each with its clause, then its clauses in our words.
use crate::ask::Asked;
use crate::document::{Block, Cell, Document, Made, Row, Table, Tone};
use crate::kind::Kind;
use rules::clause::ClauseId;
use rules::option::OptionView;
use text::hall::School;
use text::{citation, say};
use tournament::setup::Law;

/// The answers and the clauses.
pub(super) fn regulation(asked: &Asked<'_>) -> Document {
    let (lang, law) = (asked.lang, &asked.event.setup.law);
    let mut blocks = vec![Block::Line(Tone::Plain, text::regulation_about(lang, law.id))];
    let all = options(law);
    for chapter in all.chunk_by(|a, b| a.group() == b.group()) {
        blocks.extend(self::chapter(asked, chapter));
    }
    let clause = |id: ClauseId| {
        let known = text::clause(lang, id)?;
        Some((id.id().to_owned(), format!("{}. {}", known.title, known.text)))
    };
    let clauses: Vec<(String, String)> =
        law.id.register().into_iter().flat_map(ClauseId::all).filter_map(clause).collect();
    if !clauses.is_empty() {
        blocks.push(Block::Title(say!(lang, "desk-clauses")));
        blocks.push(Block::Facts(clauses));
    }
    asked.flowing(Kind::Regulation, text::regulation_name(lang, law.id), blocks)
}

/// Every question with the answer of this event: of the table, then of the hall.
pub(super) fn options(law: &Law) -> Vec<OptionView> {
    let mut all = law.table.options();
    all.extend(law.hall.options());
    all
}

/// A chapter: its title, and a table of its questions.
pub(super) fn chapter(asked: &Asked<'_>, chapter: &[OptionView]) -> Vec<Block> {
    let (lang, law) = (asked.lang, &asked.event.setup.law);
    let Some(first) = chapter.first() else { return Vec::new() };
    let row = |option: &OptionView| {
        Row::of(vec![
            Cell::text(text::option_name(lang, option.key, Some(School::of(law)))),
            Cell::strong(text::answer(lang, option)),
            Cell::quiet(citation(lang, option.basis)),
        ])
    };
    let name = text::option_group(lang, &law.table, first.key);
    let rows = chapter.iter().map(row).collect();
    let table = Table {
        name: name.clone(),
        made: Made::ToRead,
        shares: vec![9, 7, 4],
        group: 0,
        heads: Vec::new(),
        rows,
    };
    vec![Block::Title(name), Block::Table(table)]
}
