//! House rules: a TOML patch on a shipped rule set, our own form `reglament.house-rule/1`.
//!
//! ```toml
//! schema = "reglament.house-rule/1"
//! name = "Thursday table"
//! title_ru = "Стол по четвергам"
//! base = "samara"          # the rule set it changes
//! table = "wrc"            # optional: the table of another rule set of the same family; the hall is the base's
//!
//! [calls]                  # the keys of `Regulation::options`, as tables or dotted
//! swap_calling = "other-end"
//! [clock]                  # those of the hall stand beside those of the table
//! round_minutes = 90
//! ```
//!
//! [`read()`] reports everything that is wrong at once, each with line and column. The reader knows no option and
//! no family by name: it loops over the options of the table and of the hall.
mod nearest;
mod problem;
mod read;
mod source;
mod template;
mod write;

pub use problem::{Found, Involved, Problem, ProblemKind};
pub use read::read;
pub use template::{Remark, plain, template};
pub use write::write;

use rules::option::{AnswerValue, OptionView};
use rules::regulation::{Hall, Regulation, RegulationId, TableRules};

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
    /// The answers of the file, in the order of [`options`].
    pub answers: Vec<GivenAnswer>,
    /// The table with these answers, each of them citing its line.
    pub rules: TableRules,
    /// The hall of the base with these answers, each of them citing its line.
    pub hall: Hall,
    /// What is allowed but worth a look: answers that the table or the hall gives anyway. In the order of the lines.
    pub hints: Vec<Problem>,
}

impl HouseRule {
    /// What is played by it: an event keeps this, so that a later change of the base changes nothing.
    pub fn regulation(&self) -> Regulation {
        Regulation { id: self.base, table: self.rules.clone(), hall: self.hall.clone() }
    }
}

/// The hall of one rule set and the table of another.
pub(crate) fn joined(base: RegulationId, table: RegulationId) -> Regulation {
    Regulation { id: base, table: table.regulation().table, hall: base.regulation().hall }
}

/// The options of a table and of a hall in the order of a file: a group that both have stands in it once.
pub fn options(regulation: &Regulation) -> Vec<OptionView> {
    let mut all = regulation.options();
    let mut groups: Vec<&str> = Vec::new();
    for option in &all {
        if !groups.contains(&option.group()) {
            groups.push(option.group());
        }
    }
    all.sort_by_key(|option| groups.iter().position(|g| *g == option.group()));
    all
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
