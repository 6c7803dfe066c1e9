//! Lists of people: a table with named columns, or names pasted one a line.
//!
//! Columns are named in the first line, in Russian or English, in any order, apart by commas, semicolons or tabs.
//! A list without such a line has a name in each. Nothing is taken of a list with a fault, and every fault is named.
mod column;
mod split;

pub use column::Column;

use column::{experience, membership, part};
use std::ops::RangeInclusive;
use tournament::Date;
use tournament::people::{Part, Profile};

/// Somebody on a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The line, from 1.
    pub line: usize,
    /// What is known.
    pub profile: Profile,
    /// As what.
    pub part: Part,
    /// The restrictions of a minor.
    pub restrictions: Option<String>,
}

/// Something wrong in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListError {
    /// The line, from 1.
    pub line: usize,
    /// What.
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// There is nobody in the list.
    Empty,
    /// It is JSON, a log or an export, and no list: each line would become a name.
    Json,
    /// No column has names.
    NoNames,
    /// A column with a name that is not known.
    UnknownColumn(String),
    /// The same column twice.
    ColumnTwice(Column),
    /// More fields than columns.
    TooMany,
    /// No name.
    NoName,
    /// The same name stands in this line already.
    NameTwice(usize),
    /// What stands in a column is none of its values.
    Value(Column, String),
    /// A quotation mark is not closed.
    OpenQuote,
}

/// Reads a list. All faults are found.
pub fn read(text: &str) -> Result<Vec<Listed>, Vec<ListError>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if let Some(line) = is_json(text) {
        return Err(vec![ListError { line, problem: Problem::Json }]);
    }
    let mark = split::mark(text);
    let (rows, open) = split::rows(text, mark);
    let mut errors: Vec<ListError> =
        open.map(|line| ListError { line, problem: Problem::OpenQuote }).into_iter().collect();
    let Some((header, rest)) = rows.split_first() else {
        return Err(vec![ListError { line: 1, problem: Problem::Empty }]);
    };
    let named = header.fields.iter().any(|field| Column::of(field).is_some());
    let (columns, rows) = if named {
        (columns(header, &mut errors), rest)
    } else {
        // Pasted names: a comma belongs to the name.
        return names(text, errors);
    };
    let mut people: Vec<Listed> = Vec::new();
    for row in rows {
        match person(row, &columns, &mut errors) {
            Some(person) => push(&mut people, person, &mut errors),
            None => errors.push(ListError { line: row.line, problem: Problem::NoName }),
        }
    }
    finish(people, errors)
}

/// The first line that says something, if it begins JSON.
fn is_json(text: &str) -> Option<usize> {
    let first = text.lines().position(|line| !line.trim().is_empty())?;
    text.trim_start().starts_with(['{', '[']).then_some(first + 1)
}

fn finish(people: Vec<Listed>, mut errors: Vec<ListError>) -> Result<Vec<Listed>, Vec<ListError>> {
    if people.is_empty() && errors.is_empty() {
        errors.push(ListError { line: 1, problem: Problem::Empty });
    }
    errors.sort_by_key(|error| error.line);
    if errors.is_empty() { Ok(people) } else { Err(errors) }
}

/// A name a line; numbers and marks of a pasted list are left out.
fn names(text: &str, mut errors: Vec<ListError>) -> Result<Vec<Listed>, Vec<ListError>> {
    errors.clear();
    let mut people = Vec::new();
    for (line, name) in (1..).zip(text.lines()) {
        let name = bare(name);
        if !name.is_empty() {
            let profile = Profile { name: name.to_owned(), ..Profile::default() };
            push(&mut people, Listed { line, profile, part: Part::Player, restrictions: None }, &mut errors);
        }
    }
    finish(people, errors)
}

/// `12. Anna Karenina`, `12) …`, `- …` → the name.
fn bare(line: &str) -> &str {
    let line = line.trim();
    let digits = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = digits.strip_prefix(['.', ')', '\t']).filter(|_| digits.len() < line.len());
    numbered.or_else(|| line.strip_prefix(['-', '•', '*', '—'])).unwrap_or(line).trim()
}

fn push(people: &mut Vec<Listed>, person: Listed, errors: &mut Vec<ListError>) {
    let same =
        people.iter().find(|other| other.profile.name.to_lowercase() == person.profile.name.to_lowercase());
    if let Some(other) = same {
        errors.push(ListError { line: person.line, problem: Problem::NameTwice(other.line) });
    }
    people.push(person);
}

fn columns(header: &split::Row, errors: &mut Vec<ListError>) -> Vec<Option<Column>> {
    let line = header.line;
    let mut columns: Vec<Option<Column>> = Vec::new();
    for field in &header.fields {
        let column = Column::of(field);
        if let Some(column) = column.filter(|column| columns.contains(&Some(*column))) {
            errors.push(ListError { line, problem: Problem::ColumnTwice(column) });
        }
        if column.is_none() && !field.trim().is_empty() {
            errors.push(ListError { line, problem: Problem::UnknownColumn(field.trim().to_owned()) });
        }
        columns.push(column);
    }
    let has = |column| columns.contains(&Some(column));
    let names = has(Column::Name) || (has(Column::FirstName) && has(Column::LastName));
    if !names {
        errors.push(ListError { line, problem: Problem::NoNames });
    }
    columns
}

/// Somebody of a row; nothing if there is no name.
fn person(row: &split::Row, columns: &[Option<Column>], errors: &mut Vec<ListError>) -> Option<Listed> {
    let line = row.line;
    let mut profile = Profile::default();
    let (mut first, mut last, mut other) = (String::new(), String::new(), String::new());
    let (mut as_what, mut restrictions) = (Part::Player, None::<String>);
    for (i, field) in row.fields.iter().enumerate() {
        let value = field.trim();
        let Some(column) = columns.get(i).copied() else {
            if !value.is_empty() {
                errors.push(ListError { line, problem: Problem::TooMany });
            }
            break;
        };
        let Some(column) = column.filter(|_| !value.is_empty()) else { continue };
        let place = match column {
            Column::Name => &mut profile.name,
            Column::FirstName => &mut first,
            Column::LastName => &mut last,
            Column::LatinFirst => &mut profile.latin_first,
            Column::LatinLast => &mut profile.latin_last,
            Column::Club => &mut profile.club,
            Column::City => &mut profile.city,
            Column::Country => &mut profile.country,
            Column::Ema => &mut profile.ema,
            Column::Clan => &mut profile.clan,
            Column::Team => &mut profile.team,
            Column::Contact => &mut profile.contact,
            Column::Note => &mut profile.note,
            Column::Attested => &mut profile.attested,
            Column::Restrictions => restrictions.get_or_insert_default(),
            Column::Birth | Column::Experience | Column::Membership | Column::Part => &mut other,
        };
        value.clone_into(place);
        let known = match column {
            Column::Birth => date(value).map(|birth| profile.birth = Some(birth)),
            Column::Experience => experience(value).map(|known| profile.experience = known),
            Column::Membership => membership(value).map(|known| profile.membership = known),
            Column::Part => part(value).map(|known| as_what = known),
            _ => Some(()),
        };
        if known.is_none() {
            errors.push(ListError { line, problem: Problem::Value(column, value.to_owned()) });
        }
    }
    if profile.name.is_empty() {
        format!("{last} {first}").trim().clone_into(&mut profile.name);
    }
    (!profile.name.is_empty()).then_some(Listed { line, profile, part: as_what, restrictions })
}

/// The years in which people are born who play: another one is a slip of the pen.
pub const BIRTHS: RangeInclusive<i16> = 1900..=2100;

/// `2001-12-31` or `31.12.2001`.
fn date(text: &str) -> Option<Date> {
    let (marks, from_year) = if text.contains('.') { ('.', false) } else { ('-', true) };
    let parts: Vec<&str> = text.split(marks).collect();
    let [a, month, b] = parts[..] else { return None };
    let (year, day) = if from_year { (a, b) } else { (b, a) };
    let year = year.parse().ok().filter(|year| BIRTHS.contains(year))?;
    Date::new(year, month.parse().ok()?, day.parse().ok()?)
}

#[cfg(test)]
mod tests;
