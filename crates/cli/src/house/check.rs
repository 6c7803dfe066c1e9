//! `reglament rules check FILE`: everything that is wrong with a house rule, or that it is good.
use super::report::{self, ProblemJson, headline};
use super::{Chosen, File, HouseJson};
use crate::args::Wish;
use crate::input::text_of;
use crate::outcome::{Code, Outcome};
use crate::page::{ALARM, Page, STRONG};
use formats::house_rule::{self, Problem};
use serde::Serialize;
use std::path::Path;
use text::{Lang, say};

#[derive(Serialize)]
struct CheckJson {
    schema: &'static str,
    lang: &'static str,
    file: String,
    good: bool,
    house_rule: Option<HouseJson>,
    problems: Vec<ProblemJson>,
}

pub(crate) fn run(path: &Path, wish: Wish) -> Outcome {
    let text = match text_of(path, wish) {
        Ok(text) => text,
        Err(complaint) => return complaint.outcome(wish),
    };
    let file = File { path, text: &text };
    let (chosen, problems) = match house_rule::read(&text) {
        Ok(house) => {
            let hints = house.hints.clone();
            (Some(Chosen::of(house)), hints)
        }
        Err(problems) => (None, problems),
    };
    let code = if chosen.is_some() { Code::Ok } else { Code::No };
    if wish.json {
        let value = CheckJson {
            schema: "reglament.rules-check/1",
            lang: wish.lang.code(),
            file: path.display().to_string(),
            good: chosen.is_some(),
            house_rule: chosen.as_ref().and_then(Chosen::house_json),
            problems: report::json(&file, &problems, wish.lang),
        };
        return Outcome::json(code, &value);
    }
    Outcome::of(code, page(&file, chosen.as_ref(), &problems, wish.lang))
}

fn page(file: &File<'_>, chosen: Option<&Chosen>, problems: &[Problem], lang: Lang) -> String {
    let mut page = Page::default();
    match chosen {
        Some(chosen) => {
            page.line(&format!("{STRONG}{}{STRONG:#}: {}", chosen.name(lang), chosen.about(lang)));
            if !problems.is_empty() {
                page.line(&say!(lang, "house-hints", n = problems.len()));
            }
        }
        None => page.line(&format!("{ALARM}{}{ALARM:#}", headline(file, problems, lang))),
    }
    report::page(&mut page, file, problems, lang);
    page.finish()
}
