//! Runs case files: worked examples with right answers, in the formats of the corpus.
//!
//! A case passes, fails with what was expected and what came out, or is skipped with a reason. Nothing is skipped
//! silently: a kind of case that the runner does not know is a failure.
mod bugs;
mod compare;
mod floor;
mod gambler;
mod han_fu;
mod read;
mod records;
mod riichi_rules;
mod sichuan;
mod standings;
mod vectors;

pub use compare::COMMENTARY;
pub use read::UNREADABLE;
pub use serde_json::{Value, json};

use crate::corpus;
use rules::regulation::RegulationId;
use std::fmt;
use std::path::Path;

/// How one case ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// As expected.
    Passed,
    /// Not as expected.
    Failed {
        /// The right answer.
        expected: String,
        /// What came out.
        got: String,
    },
    /// Not run, and why.
    Skipped(String),
}

impl Outcome {
    /// Passed if both are equal.
    pub fn compare<T: PartialEq + fmt::Debug>(expected: &T, got: &T) -> Self {
        if expected == got {
            Self::Passed
        } else {
            Self::Failed { expected: format!("{expected:?}"), got: format!("{got:?}") }
        }
    }
}

/// The outcomes of one or several files.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Ids and outcomes in the order of the files.
    pub cases: Vec<(String, Outcome)>,
}

impl Report {
    /// How many passed, failed and were skipped.
    pub fn counts(&self) -> (usize, usize, usize) {
        let of = |f: fn(&Outcome) -> bool| self.cases.iter().filter(|(_, o)| f(o)).count();
        (
            of(|o| *o == Outcome::Passed),
            of(|o| matches!(o, Outcome::Failed { .. })),
            of(|o| matches!(o, Outcome::Skipped(_))),
        )
    }

    /// Adds the outcomes of another report.
    pub fn extend(&mut self, other: Self) {
        self.cases.extend(other.cases);
    }

    /// The ids of the cases that were skipped.
    pub fn skipped(&self) -> Vec<&str> {
        self.cases
            .iter()
            .filter(|(_, o)| matches!(o, Outcome::Skipped(_)))
            .map(|(id, _)| id.as_str())
            .collect()
    }
}

impl fmt::Display for Report {
    /// A line for each failure and each skipped case, then `N passed, N failed, N skipped`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (id, outcome) in &self.cases {
            match outcome {
                Outcome::Passed => {}
                Outcome::Failed { expected, got } => {
                    writeln!(f, "FAILED {id}\n  expected {expected}\n  got      {got}")?;
                }
                Outcome::Skipped(reason) => writeln!(f, "skipped {id}: {reason}")?,
            }
        }
        let (passed, failed, skipped) = self.counts();
        write!(f, "{passed} passed, {failed} failed, {skipped} skipped")
    }
}

/// Why a file could not be run at all.
#[derive(Debug)]
pub enum CaseFileError {
    /// It could not be read.
    Io(std::io::Error),
    /// It is not JSON, or not JSON lines.
    Json {
        /// The line, from 1.
        line: usize,
        /// What the reader says.
        error: serde_json::Error,
    },
    /// It is JSON, but no case file.
    Unknown,
}

/// The formats that are run.
const EXPECTED: &str = "expected riichi-vectors/1, riichi-rules-cases/1, sichuan-cases/1, gambler-cases/1, bug reports or win records";

impl fmt::Display for CaseFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "cannot be read: {error}"),
            Self::Json { line, error } => write!(f, "line {line} is not JSON ({error}): {EXPECTED}"),
            Self::Unknown => write!(f, "not a case file: {EXPECTED}"),
        }
    }
}

impl std::error::Error for CaseFileError {}

/// Runs a case file of any known format.
pub fn run(path: &Path) -> Result<Report, CaseFileError> {
    let text = corpus::read_text(path).map_err(CaseFileError::Io)?;
    if let Ok(file) = serde_json::from_str::<Value>(&text)
        && (file.get("cases").is_some() || file.get("closed").is_none())
    {
        return run_document(&file);
    }
    let mut report = Report::default();
    for (i, line) in text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty()) {
        let record =
            serde_json::from_str(line).map_err(|error| CaseFileError::Json { line: i + 1, error })?;
        let (id, outcome) = records::run(&record).ok_or(CaseFileError::Unknown)?;
        report.cases.push((id, outcome));
    }
    Ok(report)
}

/// Runs a case file that is read already: one JSON document with a list of cases.
pub fn run_document(file: &Value) -> Result<Report, CaseFileError> {
    let cases = file.get("cases").and_then(Value::as_array).ok_or(CaseFileError::Unknown)?;
    let format = file.pointer("/doc/format").or_else(|| file.get("schema")).and_then(Value::as_str);
    let one: fn(&Value) -> Vec<(String, Outcome)> = match format {
        Some("riichi-vectors/1") => |case| vec![vectors::run(case)],
        Some("riichi-rules-cases/1") => riichi_rules::run,
        Some("sichuan-cases/1") => sichuan::run,
        Some("gambler-cases/1") => gambler::run,
        None if file.get("conventions").is_some() => bugs::run,
        _ => return Err(CaseFileError::Unknown),
    };
    Ok(Report { cases: cases.iter().flat_map(one).collect() })
}

/// A file of worked cases, for whoever plays them at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CaseFile {
    /// The six rule sets of riichi.
    Riichi,
    /// The Sichuan championship.
    Sichuan,
    /// The Gambler tournament.
    Gambler,
    /// Bug reports of other programs; they are in the corpus alone.
    Bugs,
}

impl CaseFile {
    /// All its cases; none of the bug reports where there is no corpus.
    ///
    /// # Panics
    /// If it is no case file.
    pub fn cases(self) -> Vec<Value> {
        let text = match self {
            Self::Riichi => include_str!("../../data/riichi-rules-cases.json").to_owned(),
            Self::Sichuan => include_str!("../../data/sichuan-cases.json").to_owned(),
            Self::Gambler => include_str!("../../data/gambler-cases.json").to_owned(),
            Self::Bugs => match corpus::folder() {
                Some(folder) => corpus::read_text(&folder.join("bug-reports.json")).expect("a case file"),
                None => return Vec::new(),
            },
        };
        let file: Value = serde_json::from_str(&text).expect("a case file");
        list(&file, "cases").to_vec()
    }

    /// The case with this id; none of the bug reports where there is no corpus.
    ///
    /// # Panics
    /// If there is no such case.
    pub fn case(self, id: &str) -> Option<Value> {
        let cases = self.cases();
        if cases.is_empty() {
            return None;
        }
        let found = cases.into_iter().find(|case| text(case, "id") == id);
        Some(found.unwrap_or_else(|| panic!("no case {id}")))
    }

    /// The ids of its cases, each with its kind.
    pub fn ids(self) -> Vec<(String, String)> {
        let both = |case: &Value| (text(case, "id").to_owned(), text(case, "kind").to_owned());
        self.cases().iter().map(both).collect()
    }
}

/// The right answers of one case of `riichi-rules-cases.json` by rule set, for whoever plays the case at a table.
///
/// # Panics
/// If there is no such case, or it names a rule set that is not shipped.
pub fn riichi_expected(id: &str) -> Vec<(RegulationId, Value)> {
    let case = CaseFile::Riichi.case(id).unwrap_or_default();
    let by_rules = case["expect"].as_object().into_iter().flatten();
    by_rules.map(|(name, right)| (riichi_rules::id_of(name).expect("a rule set"), right.clone())).collect()
}

/// The text of a field, or the empty string.
fn text<'a>(case: &'a Value, field: &str) -> &'a str {
    case.get(field).and_then(Value::as_str).unwrap_or_default()
}

/// The items of a list field, or none.
fn list<'a>(case: &'a Value, field: &str) -> &'a [Value] {
    case.get(field).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}
