//! What is wrong with a house-rule file: the place, the key, what stood there and what was expected.
use super::SCHEMA;
use rules::option::{Answers, OrNone};
use rules::regulation::RegulationId;
use std::fmt;

/// One thing that is wrong, or a hint. `Display` is one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The line, from 1.
    pub line: u32,
    /// The character in the line, from 1.
    pub column: u32,
    /// The dotted key as written; empty where the text is no TOML.
    pub key: String,
    /// What is wrong.
    pub kind: ProblemKind,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemKind {
    /// The text is no TOML here.
    Syntax {
        /// What the parser said.
        what: String,
    },
    /// The file has more lines or bytes than any house rule needs.
    TooLong,
    /// A word stands without quotes.
    NotQuoted {
        /// The word.
        found: String,
    },
    /// No option and no key of the head is called so.
    UnknownKey {
        /// What was probably meant.
        nearest: Option<String>,
    },
    /// The key, or the table, stands a second time.
    Duplicate {
        /// The line of the first.
        first_line: u32,
    },
    /// Not an answer to this option: another type, another word, or out of range.
    NotAnAnswer {
        /// What stands there.
        found: Found,
        /// What may stand there.
        expected: Answers,
        /// The answer that was probably meant.
        nearest: Option<&'static str>,
    },
    /// Something else than this belongs to a key of the head, or to a table.
    Unfit {
        /// What stands there.
        found: Found,
        /// What belongs there.
        expected: &'static str,
    },
    /// A key that must be there is not.
    Missing,
    /// The rule set is not known.
    UnknownRegulation {
        /// What stands there.
        found: String,
        /// What was probably meant.
        nearest: Option<&'static str>,
    },
    /// The table belongs to another family than the base.
    OtherFamily {
        /// The base.
        base: RegulationId,
        /// The table.
        table: RegulationId,
    },
    /// An option of the hall, and the base has no hall of its own.
    NoHall {
        /// The base.
        base: RegulationId,
    },
    /// The answer cannot stand together with others.
    Contradiction {
        /// The name of the contradiction.
        name: &'static str,
        /// Every answer that takes part.
        answers: Vec<Involved>,
        /// The reason.
        why: &'static str,
    },
    /// A hint: the table, or the hall, gives this answer anyway.
    SameAsTable {
        /// The answer.
        answer: String,
        /// The rule set whose table or hall it is.
        table: RegulationId,
    },
}

/// A value of the file, short enough for a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// A text.
    Text(String),
    /// A whole number as written.
    Number(String),
    /// Something that is never an answer, such as `a list`.
    Other(&'static str),
}

/// An answer that takes part in a contradiction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Involved {
    /// The key of the option.
    pub key: &'static str,
    /// The answer.
    pub answer: String,
    /// The line that gives it; `None` if it is the table's or the hall's own.
    pub line: Option<u16>,
}

impl Problem {
    /// Whether the file is good in spite of it.
    pub fn is_hint(&self) -> bool {
        matches!(self.kind, ProblemKind::SameAsTable { .. })
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        if !self.key.is_empty() {
            write!(f, "{}: ", self.key)?;
        }
        fmt::Display::fmt(&self.kind, f)
    }
}

impl std::error::Error for Problem {}

impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { what } => f.write_str(what),
            Self::TooLong => f.write_str("too long for a house rule"),
            Self::NotQuoted { found } => write!(f, "a word needs quotes: \"{found}\""),
            Self::UnknownKey { nearest } => {
                f.write_str("unknown key")?;
                nearest_of(f, nearest.as_deref())
            }
            Self::Duplicate { first_line } => write!(f, "stands in line {first_line} already"),
            Self::NotAnAnswer { found, expected, nearest } => {
                write!(f, "found {found}, expected {}", Expected(*expected))?;
                nearest_of(f, *nearest)
            }
            Self::Unfit { found, expected } => write!(f, "found {found}, expected {expected}"),
            Self::Missing => f.write_str("missing"),
            Self::UnknownRegulation { found, nearest } => {
                let ids = RegulationId::ALL.map(RegulationId::id).join(", ");
                write!(f, "found {found:?}, expected a rule set ({ids})")?;
                nearest_of(f, *nearest)
            }
            Self::OtherFamily { base, table } => {
                write!(f, "{} and {} are rule sets of different families", base.id(), table.id())
            }
            Self::NoHall { base } => write!(f, "{} has no hall that could be changed", base.id()),
            Self::Contradiction { name, answers, why } => {
                write!(f, "contradiction {name}: ")?;
                for answer in answers {
                    write!(f, "{} = {}", answer.key, answer.answer)?;
                    match answer.line {
                        Some(line) => write!(f, " (line {line}); ")?,
                        None => f.write_str("; ")?,
                    }
                }
                f.write_str(why)
            }
            Self::SameAsTable { answer, table } => {
                write!(f, "hint: {answer} is the answer of {} anyway", table.id())
            }
        }
    }
}

fn nearest_of(f: &mut fmt::Formatter<'_>, nearest: Option<&str>) -> fmt::Result {
    nearest.map_or(Ok(()), |nearest| write!(f, "; the nearest is {nearest}"))
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => write!(f, "{text:?}"),
            Self::Number(text) => f.write_str(text),
            Self::Other(what) => f.write_str(what),
        }
    }
}

/// What belongs to the keys of the head.
pub(super) fn expected_of(key: &str) -> &'static str {
    match key {
        "schema" => const { concat_schema() },
        "base" | "table" => "the id of a rule set, in quotes",
        _ => "one line of text, at most 120 characters, in quotes",
    }
}

const fn concat_schema() -> &'static str {
    const TEXT: &str = "\"reglament.house-rule/1\"";
    assert!(TEXT.len() == SCHEMA.len() + 2, "the message names another schema");
    TEXT
}

/// The answers of an option in words.
struct Expected(Answers);

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Answers::Choice(names) => {
                f.write_str("one of ")?;
                for (i, name) in names.iter().enumerate() {
                    write!(f, "{}{name:?}", if i == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
            Answers::Number { min, max, step, or_none } => {
                write!(f, "a whole number from {min} to {max}")?;
                if step != 1 {
                    write!(f, " in steps of {step}")?;
                }
                if or_none == OrNone::Yes { f.write_str(", or \"none\"") } else { Ok(()) }
            }
        }
    }
}
