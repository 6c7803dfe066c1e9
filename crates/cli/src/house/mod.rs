//! The rules that were chosen: a shipped rule set, or a house rule read from a file.
mod arg;
mod check;
mod new;
mod problem;
mod report;

pub(crate) use arg::{Offer, RulesArg, RulesParser, ShippedArg};
pub(crate) use check::run as check;
pub(crate) use new::run as new;

use crate::args::Wish;
use crate::input::text_of;
use crate::outcome::{Code, Outcome};
use formats::house_rule::{self, HouseRule, Problem};
use formats::table_log::TableLog;
use rules::clause::{Basis, Register};
use rules::option::OptionView;
use rules::regulation::{Hall, RegulationId, TableRules};
use serde::Serialize;
use std::path::Path;
use text::hall::School;
use text::{Lang, say};

/// The rules of a table and of a hall with what they are called.
#[derive(Clone, Debug)]
pub(crate) struct Chosen {
    /// The shipped rule set; of a house rule the one it changes.
    pub(crate) base: RegulationId,
    /// The answers about the table.
    pub(crate) table: TableRules,
    /// Those about the hall, where the rule set has one.
    pub(crate) hall: Hall,
    house: Option<HouseRule>,
}

/// What a house rule is, in JSON.
#[derive(Serialize, Debug)]
pub(crate) struct HouseJson {
    name: String,
    title_ru: Option<String>,
    title_en: Option<String>,
    base: &'static str,
    table: &'static str,
    answers: usize,
}

impl Chosen {
    /// The rules meant; of a file that is no house rule everything that is wrong with it.
    pub(crate) fn load(arg: &RulesArg, wish: Wish) -> Result<Self, Outcome> {
        let path = match arg {
            RulesArg::Shipped(id) => return Ok(Self::shipped(*id)),
            RulesArg::File(path) => path,
        };
        let text = text_of(path, wish).map_err(|complaint| complaint.outcome(wish))?;
        match house_rule::read(&text) {
            Ok(house) => Ok(Self::of(house)),
            Err(problems) => Err(report::refused(&File { path, text: &text }, &problems, wish)),
        }
    }

    /// Whose words the rules speak, where they have a hall.
    pub(crate) fn school(&self) -> Option<School> {
        self.hall.rules().map(|hall| School::of_rules(&self.table, hall))
    }

    /// A rule set that comes with the program.
    pub(crate) fn shipped(id: RegulationId) -> Self {
        let regulation = id.regulation();
        Self { base: id, table: regulation.table, hall: regulation.hall, house: None }
    }

    /// The rules of a log of a table: its own answers, whatever this version of the program would answer.
    pub(crate) fn of_table(log: &TableLog) -> Self {
        let house = log.patch.as_deref().and_then(|text| house_rule::read(text).ok());
        let named = house.map_or_else(|| Self::shipped(log.log.regulation()), Self::of);
        Self { table: log.log.rules(), ..named }
    }

    fn of(house: HouseRule) -> Self {
        Self { base: house.base, table: house.rules.clone(), hall: house.hall.clone(), house: Some(house) }
    }

    /// Whether a club has changed them.
    pub(crate) const fn is_house(&self) -> bool {
        self.house.is_some()
    }

    /// The shipped rule set whose table it starts from.
    pub(crate) fn table_of(&self) -> RegulationId {
        self.house.as_ref().map_or(self.base, |house| house.table)
    }

    /// Every option with its answer: those of the table, then those of the hall.
    pub(crate) fn options(&self) -> Vec<OptionView> {
        let mut all = self.table.options();
        all.extend(self.hall.options());
        all
    }

    /// What scripts call them: the id, or the name of the house rule.
    pub(crate) fn id(&self) -> &str {
        self.house.as_ref().map_or(self.base.id(), |house| &house.name)
    }

    /// The short name.
    pub(crate) fn name(&self, lang: Lang) -> String {
        match &self.house {
            None => text::regulation_name(lang, self.base),
            Some(house) => say!(lang, "house-name", name = house.name.as_str()),
        }
    }

    /// What they are, in half a sentence.
    pub(crate) fn about(&self, lang: Lang) -> String {
        let Some(house) = &self.house else { return text::regulation_about(lang, self.base) };
        let base = text::regulation_name(lang, house.base);
        let n = house.answers.len();
        let about = if house.table == house.base {
            say!(lang, "house-about", base = base, n = n)
        } else {
            let table = text::regulation_name(lang, house.table);
            say!(lang, "house-about-table", base = base, table = table, n = n)
        };
        let title = match lang {
            Lang::Ru => house.titles.ru.as_ref(),
            Lang::En => house.titles.en.as_ref(),
        };
        title.map_or_else(|| about.clone(), |title| format!("{}; {about}", text::shown(title)))
    }

    /// The clause register of the rule set.
    pub(crate) fn register(&self) -> Option<Register> {
        self.base.register()
    }

    /// A citation as it is said; an answer of a house rule cites the line of the file.
    pub(crate) fn citation(&self, lang: Lang, basis: Basis) -> String {
        match (basis, &self.house) {
            (Basis::Patch(line), Some(house)) => {
                say!(lang, "citation-patch-of", name = house.name.as_str(), line = line.to_string())
            }
            _ => text::citation(lang, basis),
        }
    }

    /// The house rule, if it is one.
    pub(crate) fn house_json(&self) -> Option<HouseJson> {
        self.house.as_ref().map(HouseJson::of)
    }
}

impl HouseJson {
    fn of(house: &HouseRule) -> Self {
        Self {
            name: house.name.clone(),
            title_ru: house.titles.ru.clone(),
            title_en: house.titles.en.clone(),
            base: house.base.id(),
            table: house.table.id(),
            answers: house.answers.len(),
        }
    }
}

/// A file that was read.
struct File<'f> {
    path: &'f Path,
    text: &'f str,
}

impl File<'_> {
    /// The line that a problem is in.
    fn line(&self, problem: &Problem) -> &str {
        let line = self.text.lines().nth(problem.line as usize - 1).unwrap_or_default();
        line.trim_start_matches('\u{feff}')
    }
}

/// The code of a command that was given a file with problems.
const REFUSED: Code = Code::Usage;
