//! The text as a flat list of keys with their values and places. Values are taken as they are written; what they
//! mean is not known here.
//!
//! A flat list instead of a tree: keys stay in the order of the file, a second one is told with the line of the
//! first, and nothing that is written can make the reader recurse.
use super::problem::{Found, Problem, ProblemKind};
use std::borrow::Cow;
use toml_parser::decoder::{Encoding, ScalarKind};
use toml_parser::parser::{Event, EventKind, RecursionGuard, ValidateWhitespace, parse_document};
use toml_parser::{Expected, ParseError, Raw, Source};

/// Lists and inline tables in one another: nothing that we read has two.
const MOST_NESTED: u32 = 8;
/// A value longer than this is cut in messages, a part of a key at once: no key is as long, and each line of a table
/// repeats it.
const MOST_SHOWN: usize = 60;
/// Our keys have two parts. More of them than this are dropped, for the same reason.
const MOST_PARTS: usize = 6;

/// Where something stands: line and character, from 1.
pub(super) type Place = (u32, u32);

/// A key with a value.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// The parts of its key, those of the table before them.
    pub(super) path: Vec<String>,
    pub(super) place: Place,
    pub(super) value: Value,
    pub(super) value_place: Place,
}

/// A value, as far as a house rule has such values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Value {
    Text(String),
    /// The number, if it is one of ours, and as written.
    Number(Option<i32>, String),
    Other(&'static str),
}

impl Value {
    /// The value for a message.
    pub(super) fn found(&self) -> Found {
        match self {
            Self::Text(text) => Found::Text(short(text)),
            Self::Number(_, text) => Found::Number(short(text)),
            Self::Other(what) => Found::Other(what),
        }
    }
}

/// A table that is opened: by its header, by a dotted key or as an inline table.
#[derive(Clone, Debug)]
pub(super) struct Opened {
    pub(super) path: Vec<String>,
    pub(super) place: Place,
    pub(super) how: How,
}

/// How a table is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum How {
    Dotted,
    Header,
    ListOfTables,
    Inline,
}

/// What the text holds.
#[derive(Default, Debug)]
pub(super) struct Contents {
    pub(super) entries: Vec<Entry>,
    pub(super) tables: Vec<Opened>,
    /// What is no TOML, at most one problem a line.
    pub(super) problems: Vec<Problem>,
}

/// Reads the text.
pub(super) fn contents(text: &str) -> Contents {
    let source = Source::new(text);
    let tokens = source.lex().into_vec();
    let (mut events, mut errors) = (Vec::<Event>::new(), Vec::<ParseError>::new());
    let mut spaces = ValidateWhitespace::new(&mut events, source);
    let mut guard = RecursionGuard::new(&mut spaces, MOST_NESTED);
    parse_document(&tokens, &mut guard, &mut errors);

    let places = Places::new(text);
    let mut reader = Reader { source, places, errors, out: Contents::default(), state: State::default() };
    for event in &events {
        reader.take(event);
    }
    let Reader { mut places, errors, mut out, .. } = reader;
    let start =
        |error: &ParseError| error.unexpected().or(error.context()).map_or(text.len(), |span| span.start());
    let mut errors: Vec<_> = errors.iter().map(|error| (start(error), error)).collect();
    errors.sort_by_key(|(byte, _)| *byte);
    for (byte, error) in errors {
        let (line, column) = places.of(byte);
        let kind = ProblemKind::Syntax { what: said(error) };
        out.problems.push(Problem { line, column, key: String::new(), kind });
    }
    // The first error of a line is the mistake, the others mostly its echo. A word without quotes is never one.
    out.problems.sort_by_key(|p| (p.line, matches!(p.kind, ProblemKind::Syntax { .. }), p.column));
    out.problems.dedup_by(|b, a| a.line == b.line && matches!(b.kind, ProblemKind::Syntax { .. }));
    out
}

/// A key as it would be written.
pub(super) fn written(path: &[String]) -> String {
    let is_bare = |part: &str| {
        !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-')
    };
    let parts = path.iter().map(|p| if is_bare(p) { Cow::from(p) } else { format!("{:?}", short(p)).into() });
    parts.collect::<Vec<_>>().join(".")
}

fn short(text: &str) -> String {
    let mut out: String = text.chars().take(MOST_SHOWN).collect();
    if out.len() < text.len() {
        out.push('…');
    }
    out
}

/// What the parser said, in one line.
fn said(error: &ParseError) -> String {
    let expected = error.expected().unwrap_or_default().iter().filter_map(|expected| match expected {
        Expected::Literal("\n") => Some("a new line".to_owned()),
        Expected::Literal(text) => Some(format!("`{text}`")),
        Expected::Description(text) => Some((*text).to_owned()),
        _ => None,
    });
    let expected: Vec<_> = expected.collect();
    let what = error.description().replace(['\n', '\r'], " ");
    if expected.is_empty() { what } else { format!("{what}, expected {}", expected.join(" or ")) }
}

/// Bytes into places. It goes on from the last one: events come in the order of the text, and lines may be long.
struct Places<'t> {
    text: &'t str,
    byte: usize,
    place: Place,
}

impl<'t> Places<'t> {
    fn new(text: &'t str) -> Self {
        Self { text, byte: 0, place: (1, 1) }
    }

    fn of(&mut self, byte: usize) -> Place {
        let byte = self.text.floor_char_boundary(byte);
        if byte < self.byte {
            *self = Self::new(self.text);
        }
        for c in self.text.get(self.byte..byte).unwrap_or_default().chars() {
            match c {
                '\n' => self.place = (self.place.0 + 1, 1),
                '\u{feff}' => {}
                _ => self.place.1 += 1,
            }
        }
        self.byte = byte;
        self.place
    }
}

/// Where the reader is.
#[derive(Default)]
struct State {
    /// The header that is open, as long as its brackets are.
    header: Option<(How, Place)>,
    /// The path of the last header.
    table: Vec<String>,
    /// The paths of the inline tables that are open.
    inline: Vec<Vec<String>>,
    /// The key that is being read, and where it began.
    key: Vec<String>,
    key_place: Place,
    /// How many brackets are open that belong to a value we do not read.
    skipped: u32,
}

struct Reader<'t> {
    source: Source<'t>,
    places: Places<'t>,
    errors: Vec<ParseError>,
    out: Contents,
    state: State,
}

impl<'t> Reader<'t> {
    fn take(&mut self, event: &Event) {
        let place = self.places.of(event.span().start());
        match event.kind() {
            EventKind::StdTableOpen => self.state.header = Some((How::Header, place)),
            EventKind::ArrayTableOpen => self.state.header = Some((How::ListOfTables, place)),
            EventKind::StdTableClose | EventKind::ArrayTableClose => self.close_header(),
            EventKind::SimpleKey if self.state.skipped == 0 => self.key(event, place),
            EventKind::Newline => {
                self.close_header();
                self.state.key.clear();
            }
            EventKind::ArrayOpen | EventKind::InlineTableOpen if self.state.skipped > 0 => {
                self.state.skipped += 1;
            }
            EventKind::ArrayClose | EventKind::InlineTableClose if self.state.skipped > 0 => {
                self.state.skipped -= 1;
            }
            EventKind::ArrayOpen => {
                self.entry(Value::Other("a list"), place);
                self.state.skipped = 1;
            }
            EventKind::InlineTableOpen => {
                let path = self.full_path();
                let place = self.state.key_place;
                self.out.tables.push(Opened { path: path.clone(), place, how: How::Inline });
                self.state.inline.push(path);
            }
            EventKind::InlineTableClose => drop(self.state.inline.pop()),
            EventKind::Scalar if self.state.skipped == 0 => {
                if let Some(value) = self.scalar(event, place) {
                    self.entry(value, place);
                }
            }
            _ => {}
        }
    }

    fn key(&mut self, event: &Event, place: Place) {
        if self.state.key.is_empty() {
            self.state.key_place = place;
        }
        let mut part = String::new();
        if let Some(raw) = self.raw(event) {
            raw.decode_key(&mut part, &mut self.errors);
        }
        self.state.key.push(short(&part));
        self.state.key.truncate(MOST_PARTS);
    }

    fn raw(&self, event: &Event) -> Option<Raw<'t>> {
        self.source.get(event)
    }

    fn close_header(&mut self) {
        if let Some((how, place)) = self.state.header.take() {
            self.state.table = std::mem::take(&mut self.state.key);
            self.state.inline.clear();
            self.out.tables.push(Opened { path: self.state.table.clone(), place, how });
        }
    }

    /// The key that was read, with the table it stands in.
    fn full_path(&mut self) -> Vec<String> {
        let mut path = self.state.inline.last().unwrap_or(&self.state.table).clone();
        if path.is_empty() && self.state.key.len() > 1 {
            let opened = Opened {
                path: vec![self.state.key[0].clone()],
                place: self.state.key_place,
                how: How::Dotted,
            };
            self.out.tables.push(opened);
        }
        path.append(&mut self.state.key);
        path.truncate(MOST_PARTS);
        path
    }

    fn entry(&mut self, value: Value, value_place: Place) {
        if !self.state.key.is_empty() {
            let place = self.state.key_place;
            let path = self.full_path();
            self.out.entries.push(Entry { path, place, value, value_place });
        }
    }

    /// The value, or `None` if nothing stands there.
    fn scalar(&mut self, event: &Event, place: Place) -> Option<Value> {
        let raw = self.raw(event)?;
        if event.encoding().is_none() && is_word(raw.as_str()) {
            let kind = ProblemKind::NotQuoted { found: short(raw.as_str()) };
            let mut path = self.state.inline.last().unwrap_or(&self.state.table).clone();
            path.extend(self.state.key.iter().cloned());
            self.out.problems.push(Problem { line: place.0, column: place.1, key: written(&path), kind });
            return Some(Value::Text(raw.as_str().to_owned()));
        }
        if raw.is_empty() && event.encoding().is_none_or(|e: Encoding| e == Encoding::BasicString) {
            self.errors.push(ParseError::new("no value").with_unexpected(event.span()));
            return None;
        }
        let mut text = String::new();
        let kind = raw.decode_scalar(&mut text, &mut self.errors);
        Some(match kind {
            ScalarKind::String => Value::Text(text),
            ScalarKind::Integer(radix) => {
                Value::Number(i32::from_str_radix(&text, radix.value()).ok(), raw.as_str().to_owned())
            }
            ScalarKind::Boolean(true) => Value::Other("true"),
            ScalarKind::Boolean(false) => Value::Other("false"),
            ScalarKind::Float => Value::Other("a number with a fraction"),
            ScalarKind::DateTime => Value::Other("a date"),
        })
    }
}

/// Whether this is a word that was meant to be a text.
fn is_word(raw: &str) -> bool {
    raw.starts_with(char::is_alphabetic)
        && raw.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_')
        && !matches!(raw, "true" | "false" | "inf" | "nan")
}
