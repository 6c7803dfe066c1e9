//! `reglament rules …`: loops over the list of options, the topics and the registers, whatever the family.
mod classical;
mod diff;
mod examples;
mod explain;
mod family;
mod hall;
mod list;
mod lookup;
mod riichi;
mod show;
mod sichuan;

use crate::args::{RulesArgs, RulesCommand, Wish};
use crate::citing::Citation;
use crate::house::{self, Chosen};
use crate::outcome::Outcome;
use rules::option::OptionView;
use serde::Serialize;
use text::Lang;

pub(crate) fn run(args: &RulesArgs, wish: Wish) -> Outcome {
    match &args.command {
        RulesCommand::List => list::run(wish),
        RulesCommand::Show { id, keys } => show::run(id, *keys, wish),
        RulesCommand::Diff { ids, markdown } => diff::run(ids, *markdown, wish),
        RulesCommand::New { base, table } => house::new(base.0, table.map(|t| t.0), wish),
        RulesCommand::Check { file } => house::check(file, wish),
        RulesCommand::Explain { id, clause } => explain::run(id, &clause.join(" "), wish),
    }
}

/// An answer in JSON: as files write it, in words, and where it comes from.
#[derive(Serialize)]
struct AnswerJson {
    answer: String,
    text: String,
    citation: Citation,
}

impl AnswerJson {
    fn of(lang: Lang, chosen: &Chosen, option: &OptionView) -> Self {
        Self {
            answer: option.answer(),
            text: text::answer(lang, option),
            citation: Citation::of(lang, chosen, option.basis),
        }
    }
}
