//! Problems of a file: each with its place, the line with an arrow, and what to do.
use super::problem::{id, said};
use super::{File, REFUSED};
use crate::args::Wish;
use crate::outcome::Outcome;
use crate::page::{ALARM, Page, QUIET, STRONG, Style, echo};
use formats::house_rule::Problem;
use serde::Serialize;
use text::{Lang, say};

/// A problem in JSON.
#[derive(Serialize, Debug)]
pub(super) struct ProblemJson {
    line: u32,
    column: u32,
    key: String,
    id: &'static str,
    hint: bool,
    text: String,
    details: Vec<String>,
    source: String,
}

#[derive(Serialize)]
struct RefusedJson {
    schema: &'static str,
    id: &'static str,
    error: String,
    file: String,
    problems: Vec<ProblemJson>,
}

pub(super) fn json(file: &File<'_>, problems: &[Problem], lang: Lang) -> Vec<ProblemJson> {
    let one = |problem: &Problem| {
        let said = said(lang, problem);
        ProblemJson {
            line: problem.line,
            column: problem.column,
            key: problem.key.clone(),
            id: id(&problem.kind),
            hint: problem.is_hint(),
            text: said.what,
            details: said.why,
            source: file.line(problem).to_owned(),
        }
    };
    problems.iter().map(one).collect()
}

/// Each problem: place and sentence, the line, the arrow, what to do.
pub(super) fn page(page: &mut Page, file: &File<'_>, problems: &[Problem], lang: Lang) {
    for problem in problems {
        let said = said(lang, problem);
        let style = if problem.is_hint() { STRONG } else { ALARM };
        let path = file.path.display().to_string();
        let place = format!("{}:{}:{}", text::shown(&path), problem.line, problem.column);
        page.blank();
        page.line(&format!("{style}{place}{style:#}  {}", text::shown(&said.what)));
        let line = file.line(problem);
        if !line.is_empty() {
            let number = problem.line.to_string();
            let margin = " ".repeat(number.len());
            let (line, columns) = echo(line, problem.column as usize);
            page.line(&format!("  {QUIET}{number} │{QUIET:#} {line}"));
            let indent = " ".repeat(columns);
            page.line(&format!("  {QUIET}{margin} │{QUIET:#} {indent}{}", arrow(style)));
        }
        for why in said.why {
            page.text(&why);
        }
    }
}

fn arrow(style: Style) -> String {
    format!("{style}^{style:#}")
}

/// The sentence above the problems.
pub(super) fn headline(file: &File<'_>, problems: &[Problem], lang: Lang) -> String {
    say!(lang, "house-refused", file = file.path.display().to_string(), n = problems.len())
}

/// The end of a command that asked for a house rule and got a file with problems.
pub(super) fn refused(file: &File<'_>, problems: &[Problem], wish: Wish) -> Outcome {
    let headline = headline(file, problems, wish.lang);
    if wish.json {
        let value = RefusedJson {
            schema: "reglament.error/1",
            id: "house_rule",
            error: headline,
            file: file.path.display().to_string(),
            problems: json(file, problems, wish.lang),
        };
        return Outcome::json(REFUSED, &value);
    }
    let mut out = Page::default();
    let title = say!(wish.lang, "error-title");
    out.line(&format!("{ALARM}{title}:{ALARM:#} {STRONG}{headline}{STRONG:#}"));
    page(&mut out, file, problems, wish.lang);
    Outcome { code: REFUSED, out: String::new(), err: out.finish() }
}
