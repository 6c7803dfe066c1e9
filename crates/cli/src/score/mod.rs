//! `reglament score HAND`: what a winning hand is worth, who pays whom, and by which clause.
mod json;
mod page;
mod question;

use crate::args::{ScoreArgs, Wish};
use crate::outcome::{Code, Outcome};
use question::Question;
use rules::riichi::value;

pub(crate) fn run(args: &ScoreArgs, wish: Wish) -> Outcome {
    let question = match Question::read(args, wish) {
        Ok(question) => question,
        Err(complaint) => return complaint.outcome(wish),
    };
    let answer = value(question.rules.riichi(), &question.hand, question.win, &question.ctx);
    let code = if answer.is_ok() { Code::Ok } else { Code::No };
    if wish.json {
        return Outcome::json(code, &json::score(&question, &answer, wish.lang));
    }
    Outcome::of(code, page::score(&question, &answer, args.tiles, wish.lang))
}
