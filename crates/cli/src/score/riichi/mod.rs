//! A winning hand of riichi.
mod hint;
mod json;
mod page;
mod question;

use crate::args::{ScoreArgs, Wish};
use crate::house::Chosen;
use crate::outcome::{Code, Outcome};
use question::Question;
use rules::riichi::{RiichiRules, value};

pub(super) fn run(args: &ScoreArgs, chosen: &Chosen, rules: &RiichiRules, wish: Wish) -> Outcome {
    let question = match Question::read(args, chosen, rules, wish) {
        Ok(question) => question,
        Err(complaint) => return complaint.outcome(wish),
    };
    let answer = value(rules, &question.hand, question.win, &question.ctx);
    let code = if answer.is_ok() { Code::Ok } else { Code::No };
    if wish.json {
        return Outcome::json(code, &json::score(&question, &answer, wish.lang));
    }
    Outcome::of(code, page::score(&question, &answer, args.tiles, wish.lang))
}
