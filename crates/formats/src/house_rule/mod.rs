//! House rules: a TOML patch on a shipped rule set, our own form `reglament.house-rule/1`.
//!
//! ```toml
//! schema = "reglament.house-rule/1"
//! name = "Thursday table"
//! title_ru = "Стол по четвергам"
//! base = "samara"          # the rule set it changes
//! table = "wrc"            # optional: the table of another rule set of the same family
//!
//! [calls]                  # the keys of `TableRules::options`, as tables or dotted
//! swap_calling = "other-end"
//! [game]
//! start_points = 25000
//! ```
//!
//! [`read()`] reports everything that is wrong at once, each with line and column. The reader knows no option and
//! no family by name: it loops over the options of the table.
mod nearest;
mod problem;
mod read;
mod source;
mod template;
mod write;

pub use problem::{Found, Problem, ProblemKind};
pub use read::read;
pub use template::{Remark, plain, template};
pub use write::write;

use rules::option::AnswerValue;
use rules::regulation::{RegulationId, TableRules};

/// The value of `schema` in the files of this version.
pub const SCHEMA: &str = "reglament.house-rule/1";

/// A house rule that was read: nothing in it is unknown, out of range or contradictory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HouseRule {
    /// What it is called; one line.
    pub name: String,
    /// Titles for people.
    pub titles: Titles,
    /// The rule set it changes: the hall is that one's.
    pub base: RegulationId,
    /// The rule set whose table is changed; mostly the base itself.
    pub table: RegulationId,
    /// The answers of the file, in the order of the family's list of options.
    pub answers: Vec<GivenAnswer>,
    /// The table with these answers, each of them citing its line.
    pub rules: TableRules,
    /// What is allowed but worth a look: answers that the table gives anyway. In the order of the lines.
    pub hints: Vec<Problem>,
}

/// Titles for people, by language.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Titles {
    /// In Russian.
    pub ru: Option<String>,
    /// In English.
    pub en: Option<String>,
}

/// An answer that the file gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GivenAnswer {
    /// The key of the option.
    pub key: &'static str,
    /// The answer.
    pub value: AnswerValue,
    /// The line of the key, from 1: what the answer cites.
    pub line: u16,
}

/// The keys before the first table, in the order in which they are written.
const HEAD: [&str; 6] = ["schema", "name", "title_ru", "title_en", "base", "table"];
