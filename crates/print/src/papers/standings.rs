//! The standings: places, the criteria with the one that decided, what else separated players.
use crate::ask::Asked;
use crate::document::{Block, Cell, Document, Made, Row, Table, Tone, What};
use crate::kind::Kind;
use crate::missing::Missing;
use formats::event_export::criteria;
use rules::hall::Criterion;
use text::hall::School;
use text::say;
use text::standings as words;
use tournament::EntryId;
use tournament::standings::{By, Prize, Row as Place, Stage, Standings, shown_up_to, visible};

/// What whoever asks may see of them.
pub(super) fn standings(asked: &Asked<'_>) -> Result<Document, Missing> {
    let standings = visible(asked.event, asked.role);
    if standings.rows.is_empty() {
        return Err(Missing::Players);
    }
    let lang = asked.lang;
    let mut blocks = vec![Block::Line(Tone::Plain, words::state(lang, asked.event, &standings))];
    if shown_up_to(asked.event, asked.role).is_some() {
        blocks.push(Block::Line(Tone::Plain, say!(lang, "desk-standings-held")));
    }
    blocks.push(Block::Table(table(asked, &standings)));
    let reasons = reasons(asked, &standings);
    if !reasons.is_empty() {
        blocks.push(Block::Title(say!(lang, "print-why")));
        blocks.push(Block::List(reasons));
    }
    Ok(asked.flowing(Kind::Standings, after(asked, &standings), blocks))
}

/// After which round, or that the final has decided.
fn after(asked: &Asked<'_>, standings: &Standings) -> String {
    let last = standings.rows.iter().any(|row| row.stage == Stage::Final);
    let (n, school) = (standings.after.0, School::of(&asked.event.setup.law).id());
    say!(asked.lang, "print-after", last = u8::from(last), n = n, school = school)
}

fn table(asked: &Asked<'_>, standings: &Standings) -> Table {
    let lang = asked.lang;
    let columns = criteria(standings);
    let prizes = standings.rows.iter().any(|row| row.prize != Prize::None);
    let mut heads = vec![
        Cell::number(say!(lang, "standings-place")),
        Cell::text(say!(lang, "standings-player")),
        Cell::number(say!(lang, "standings-games")),
    ];
    heads.extend(columns.iter().map(|one| Cell::number(words::criterion(lang, *one))));
    heads.extend(prizes.then(|| Cell::number(say!(lang, "standings-prize"))));
    let row = |row: &Place| {
        let mut cells = vec![
            Cell::number(words::place(asked.lang, row)),
            Cell::text(asked.holder(row.entry)),
            Cell::number(row.played.to_string()),
        ];
        cells.extend(columns.iter().map(|column| value(asked, row, *column)));
        cells.extend(prizes.then(|| Cell::number(words::prize(asked.lang, row))));
        Row::of(cells)
    };
    Table {
        name: asked.title(Kind::Standings),
        made: Made::ToRead,
        shares: Vec::new(),
        group: 0,
        heads: vec![heads],
        rows: standings.rows.iter().map(row).collect(),
    }
}

/// The value of a criterion, marked where it put this row ahead of the next.
fn value(asked: &Asked<'_>, row: &Place, column: Criterion) -> Cell {
    let (text, decides) = words::cell(asked.lang, row, column);
    Cell::of(if decides { What::StrongNumber(text) } else { What::Number(text) })
}

/// Sentences for what the columns do not show at a glance: shared places, who is without one, and neighbours whom a later
/// criterion has separated.
fn reasons(asked: &Asked<'_>, standings: &Standings) -> Vec<String> {
    let lang = asked.lang;
    let name = |entry: EntryId| asked.holder(entry);
    let mut lines: Vec<String> = standings.ties.iter().map(|tie| words::tie(lang, tie, name)).collect();
    for (row, next) in standings.rows.iter().zip(standings.rows.iter().skip(1)) {
        let first = row.keys.first().map(|key| By::Criterion(key.criterion));
        let found = row.separated_from_next.filter(|found| Some(found.by) != first);
        lines.extend(found.map(|found| words::separation(lang, &found, &name(row.entry), &name(next.entry))));
    }
    let school = School::of(&asked.event.setup.law);
    let out = standings.rows.iter().filter_map(|row| Some((row.entry, row.out?)));
    lines.extend(out.map(|(entry, why)| words::out(lang, school, why, &name(entry))));
    lines
}
