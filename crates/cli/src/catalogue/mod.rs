//! `reglament rules …`: loops over the list of options, the topics and the registers.
mod diff;
mod explain;
mod list;
mod lookup;
mod show;

use crate::args::{RulesArgs, RulesCommand, Wish};
use crate::citing::Citation;
use crate::outcome::Outcome;
use rules::option::{AnswerValue, OptionSpec};
use rules::riichi::RiichiRules;
use serde::Serialize;
use text::Lang;

pub(crate) fn run(args: &RulesArgs, wish: Wish) -> Outcome {
    match &args.command {
        RulesCommand::List => list::run(wish),
        RulesCommand::Show { id, keys } => show::run(*id, *keys, wish),
        RulesCommand::Diff { ids, markdown } => diff::run(ids, *markdown, wish),
        RulesCommand::Explain { id, clause } => explain::run(id, &clause.join(" "), wish),
    }
}

type Option = OptionSpec<RiichiRules>;

/// An answer in JSON: as files write it, in words, and where it comes from.
#[derive(Serialize)]
struct AnswerJson {
    answer: String,
    text: String,
    citation: Citation,
}

impl AnswerJson {
    fn of(lang: Lang, option: &Option, rules: &RiichiRules) -> Self {
        let (value, basis) = option.get(rules);
        Self {
            answer: raw(option, value),
            text: text::answer(lang, option, value),
            citation: Citation::of(lang, basis),
        }
    }
}

/// The answer as a house-rule file writes it.
fn raw(option: &Option, value: AnswerValue) -> String {
    option.answers.text(value)
}
