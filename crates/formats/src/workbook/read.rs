//! The first sheet of a workbook as text: tabs between the cells, quotation marks where a cell needs them.
//!
//! A file from outside may say that it has a million rows or unpack to gigabytes: it is read cell by cell, within bounds.
use calamine::{DataRef, Reader, Xlsx, XlsxError};
use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Cursor, Read};

/// The most that a workbook may unpack to, in bytes.
const UNPACKED: u64 = 64 << 20;
/// Rows of a list.
const ROWS: u32 = 10_000;
/// Columns of a list.
const COLUMNS: u32 = 100;

/// Why a workbook is not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It is damaged, has a password, or is another kind of file.
    Unreadable(String),
    /// It is larger than any list, in rows and columns.
    TooManyCells,
    /// It unpacks to more than any list.
    TooBig,
    /// There is no sheet in it.
    NoSheet,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(why) => write!(f, "no workbook that can be read: {why}"),
            Self::TooManyCells => write!(f, "a workbook of more than {ROWS} rows or {COLUMNS} columns"),
            Self::TooBig => write!(f, "a workbook that unpacks to more than {} MB", UNPACKED >> 20),
            Self::NoSheet => f.write_str("a workbook without a sheet"),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<XlsxError> for Trouble {
    fn from(error: XlsxError) -> Self {
        Self::Unreadable(error.to_string())
    }
}

/// Whether a file is a workbook, by its first bytes: those of an archive.
pub fn is_workbook(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}

/// The first sheet as a list that [`people::read`](crate::people::read) takes: a line a row.
pub fn first_sheet(bytes: &[u8]) -> Result<String, Trouble> {
    within_bounds(bytes)?;
    let mut book: Xlsx<Cursor<&[u8]>> = Xlsx::new(Cursor::new(bytes))?;
    let name = book.sheet_names().first().cloned().ok_or(Trouble::NoSheet)?;
    let mut cells = book.worksheet_cells_reader(&name)?;
    let mut rows: BTreeMap<u32, BTreeMap<u32, String>> = BTreeMap::new();
    while let Some(cell) = cells.next_cell()? {
        let text = text(cell.get_value());
        if text.is_empty() {
            continue;
        }
        let (row, column) = cell.get_position();
        if row >= ROWS || column >= COLUMNS {
            return Err(Trouble::TooManyCells);
        }
        rows.entry(row).or_default().insert(column, text);
    }
    let last = rows.keys().next_back().map_or(0, |row| row + 1);
    let lines = (0..last).map(|row| rows.get(&row).map(line).unwrap_or_default() + "\n");
    Ok(lines.collect())
}

/// Unpacks every part into nothing: how large it says that it is may be untrue.
fn within_bounds(bytes: &[u8]) -> Result<(), Trouble> {
    let wrong = |error: &dyn fmt::Display| Trouble::Unreadable(error.to_string());
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(|error| wrong(&error))?;
    let mut left = UNPACKED + 1;
    for part in 0..archive.len() {
        let part = archive.by_index(part).map_err(|error| wrong(&error))?;
        left -= io::copy(&mut part.take(left), &mut io::sink()).map_err(|error| wrong(&error))?;
        if left == 0 {
            return Err(Trouble::TooBig);
        }
    }
    Ok(())
}

fn line(cells: &BTreeMap<u32, String>) -> String {
    let last = cells.keys().next_back().map_or(0, |column| column + 1);
    let all: Vec<String> =
        (0..last).map(|column| cells.get(&column).map(|text| quoted(text)).unwrap_or_default()).collect();
    all.join("\t")
}

/// A cell as a list has it: no mark within it is taken for one between cells.
fn quoted(text: &str) -> String {
    if text.contains(['\t', ';', ',', '\n', '\r', '"']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// What a person reads in the cell; an error of a formula is shown as such.
fn text(value: &DataRef<'_>) -> String {
    match value {
        DataRef::Empty => String::new(),
        DataRef::String(text) | DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => {
            text.trim().to_owned()
        }
        DataRef::SharedString(text) => text.trim().to_owned(),
        DataRef::Int(number) => number.to_string(),
        DataRef::Float(number) => number.to_string(),
        DataRef::Bool(value) => value.to_string(),
        DataRef::DateTime(moment) => {
            let (year, month, day, ..) = moment.to_ymd_hms_milli();
            format!("{year:04}-{month:02}-{day:02}")
        }
        DataRef::Error(error) => error.to_string(),
    }
}
