//! `reglament rules diff A B…`: the options that are answered differently, side by side, family by family;
//! then those of the hall, which all families have in common.
use super::AnswerJson;
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::house::{Chosen, HouseJson, RulesArg};
use crate::outcome::{Code, Outcome};
use crate::page::{ALARM, Cell, Page, STRONG, Table};
use rules::option::OptionView;
use serde::Serialize;
use std::mem::discriminant;
use text::{Lang, say};

#[derive(Serialize)]
struct DiffJson {
    schema: &'static str,
    lang: &'static str,
    rules: Vec<ComparedJson>,
    families: Vec<FamilyJson>,
    /// Where at least two of the rules have a hall.
    hall: Option<HallJson>,
}

#[derive(Serialize)]
struct HallJson {
    rules: Vec<String>,
    options: usize,
    differ: Vec<DifferJson>,
}

#[derive(Serialize)]
struct ComparedJson {
    id: String,
    family: &'static str,
    house_rule: Option<HouseJson>,
}

#[derive(Serialize)]
struct FamilyJson {
    family: &'static str,
    rules: Vec<String>,
    options: usize,
    differ: Vec<DifferJson>,
}

#[derive(Serialize)]
struct DifferJson {
    key: &'static str,
    question: String,
    /// In the order of the rules of the family.
    answers: Vec<AnswerJson>,
}

/// The answers of several rule sets to one option.
type Answers = Vec<OptionView>;

/// What is compared: tables of one family, or halls.
struct Comparison<'r> {
    rules: Vec<&'r Chosen>,
    options: usize,
    differ: Vec<Answers>,
}

impl Comparison<'_> {
    /// The question that was answered, in the words of the school where all rules are of one.
    fn question(&self, lang: Lang, option: &OptionView) -> String {
        let school = self.rules[0].school();
        let is_common = self.rules.iter().all(|rules| rules.school() == school);
        text::option_name(lang, option.key, school.filter(|_| is_common))
    }
}

pub(super) fn run(named: &[RulesArg], markdown: bool, wish: Wish) -> Outcome {
    let lang = wish.lang;
    let mut args: Vec<&RulesArg> = Vec::new();
    for arg in named {
        if !args.contains(&arg) {
            args.push(arg);
        }
    }
    if args.len() < 2 {
        let what = if named.len() < 2 { say!(lang, "error-diff-one") } else { say!(lang, "error-diff-same") };
        return Complaint::new("diff", what).outcome(wish);
    }
    let chosen: Result<Vec<Chosen>, Outcome> = args.iter().map(|arg| Chosen::load(arg, wish)).collect();
    let chosen = match chosen {
        Ok(chosen) => chosen,
        Err(outcome) => return outcome,
    };
    let (families, hall) = (families(&chosen), hall(&chosen));
    if wish.json {
        return Outcome::json(Code::Ok, &json(&chosen, &families, hall.as_ref(), lang));
    }
    let hall = hall.as_ref();
    let text = if markdown { self::markdown(&families, hall, lang) } else { page(&families, hall, lang) };
    Outcome::of(Code::Ok, text)
}

/// The rule sets family by family, in the order in which they were named.
fn families(chosen: &[Chosen]) -> Vec<Comparison<'_>> {
    let mut groups: Vec<Vec<&Chosen>> = Vec::new();
    for one in chosen {
        let family = discriminant(&one.table);
        match groups.iter_mut().find(|group| discriminant(&group[0].table) == family) {
            Some(group) => group.push(one),
            None => groups.push(vec![one]),
        }
    }
    groups.into_iter().map(|rules| compare(rules, |one| one.table.options())).collect()
}

/// The rules that have a hall, if there are two.
fn hall(chosen: &[Chosen]) -> Option<Comparison<'_>> {
    let rules: Vec<&Chosen> = chosen.iter().filter(|one| one.hall.rules().is_some()).collect();
    (rules.len() > 1).then(|| compare(rules, |one| one.hall.options()))
}

fn compare(rules: Vec<&Chosen>, options: impl Fn(&Chosen) -> Vec<OptionView>) -> Comparison<'_> {
    let all: Vec<Vec<OptionView>> = rules.iter().map(|one| options(one)).collect();
    let mut out = Comparison { rules, options: all[0].len(), differ: Vec::new() };
    for (i, first) in all[0].iter().enumerate() {
        let answers: Answers = all.iter().filter_map(|options| options.get(i).copied()).collect();
        if answers.iter().any(|answer| answer.value != first.value) {
            out.differ.push(answers);
        }
    }
    out
}

/// That rules of several families have no questions in common, and which family each belongs to.
fn different(families: &[Comparison<'_>], lang: Lang) -> Option<String> {
    if families.len() < 2 {
        return None;
    }
    let each = families.iter().map(|one| {
        let names: Vec<String> = one.rules.iter().map(|rules| rules.name(lang)).collect();
        format!("{} ({})", text::family_name(lang, &one.rules[0].table), names.join(", "))
    });
    Some(say!(lang, "ui-diff-families", families = each.collect::<Vec<_>>().join("; ")))
}

/// What is said of a family that is there with one rule set.
fn alone(comparison: &Comparison<'_>, lang: Lang) -> Option<String> {
    let [one] = comparison.rules[..] else { return None };
    Some(say!(lang, "ui-diff-alone", rules = one.name(lang)))
}

/// Question and answers in one row, the citations under the answers.
fn page(families: &[Comparison<'_>], hall: Option<&Comparison<'_>>, lang: Lang) -> String {
    let mut page = Page::default();
    let different = different(families, lang);
    if let Some(sentence) = &different {
        page.line(&format!("{ALARM}{sentence}{ALARM:#}"));
    }
    for comparison in families {
        if different.is_some() {
            page.title(&text::family_name(lang, &comparison.rules[0].table));
        }
        match alone(comparison, lang) {
            Some(sentence) => page.line(&sentence),
            None => side_by_side(&mut page, comparison, lang),
        }
    }
    if let Some(comparison) = hall {
        page.title(&say!(lang, "ui-hall"));
        side_by_side(&mut page, comparison, lang);
    }
    page.finish()
}

fn side_by_side(page: &mut Page, comparison: &Comparison<'_>, lang: Lang) {
    let count = say!(lang, "ui-diff-count", n = comparison.differ.len(), of = comparison.options);
    page.line(&format!("{STRONG}{count}{STRONG:#}"));
    if comparison.differ.is_empty() {
        return;
    }
    page.blank();
    let mut table = Table::default();
    let names = comparison.rules.iter().map(|rules| Cell::left(rules.name(lang)).style(STRONG));
    table.row(std::iter::once(Cell::default()).chain(names));
    for answers in &comparison.differ {
        let question = Cell::left(comparison.question(lang, &answers[0]));
        let words = answers.iter().map(|option| Cell::left(text::answer(lang, option)));
        let both = comparison.rules.iter().zip(answers);
        let cites = both.map(|(rules, option)| Cell::quiet(rules.citation(lang, option.basis)));
        table.row(std::iter::once(question).chain(words));
        table.row(std::iter::once(Cell::default()).chain(cites));
    }
    page.table(&table);
}

fn markdown(families: &[Comparison<'_>], hall: Option<&Comparison<'_>>, lang: Lang) -> String {
    let mut out = String::new();
    let different = different(families, lang);
    out.extend(different.iter().map(|sentence| format!("{sentence}\n")));
    for comparison in families {
        if different.is_some() {
            let name = text::family_name(lang, &comparison.rules[0].table);
            out.extend(["\n## ", &name, "\n\n"]);
        }
        match alone(comparison, lang) {
            Some(sentence) => out.extend([&sentence, "\n"]),
            None => markdown_table(&mut out, comparison, lang),
        }
    }
    if let Some(comparison) = hall {
        out.extend(["\n## ", &say!(lang, "ui-hall"), "\n\n"]);
        markdown_table(&mut out, comparison, lang);
    }
    out
}

fn markdown_table(out: &mut String, comparison: &Comparison<'_>, lang: Lang) {
    let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    // A bar in the name of a house rule would end the field.
    let names = comparison.rules.iter().map(|rules| rules.name(lang).replace('|', "\\|"));
    out.push_str(&row(std::iter::once(say!(lang, "ui-option")).chain(names).collect()));
    out.push_str(&row(vec!["---".to_owned(); comparison.rules.len() + 1]));
    for answers in &comparison.differ {
        let cell = |(rules, option): (&&Chosen, &OptionView)| {
            let citation = rules.citation(lang, option.basis).replace('|', "\\|");
            format!("{}<br>*{citation}*", text::answer(lang, option))
        };
        let question = comparison.question(lang, &answers[0]);
        let cells = comparison.rules.iter().zip(answers).map(cell);
        out.push_str(&row(std::iter::once(question).chain(cells).collect()));
    }
}

fn json(
    chosen: &[Chosen],
    families: &[Comparison<'_>],
    hall: Option<&Comparison<'_>>,
    lang: Lang,
) -> DiffJson {
    let rules = chosen.iter().map(|one| ComparedJson {
        id: one.id().to_owned(),
        family: text::family_id(&one.table),
        house_rule: one.house_json(),
    });
    DiffJson {
        schema: "reglament.rules-diff/2",
        lang: lang.code(),
        rules: rules.collect(),
        families: families.iter().map(|one| family_json(one, lang)).collect(),
        hall: hall.map(|comparison| HallJson {
            rules: ids(comparison),
            options: comparison.options,
            differ: differ_json(comparison, lang),
        }),
    }
}

fn ids(comparison: &Comparison<'_>) -> Vec<String> {
    comparison.rules.iter().map(|rules| rules.id().to_owned()).collect()
}

fn differ_json(comparison: &Comparison<'_>, lang: Lang) -> Vec<DifferJson> {
    let answers = |answers: &Answers| {
        let both = comparison.rules.iter().zip(answers);
        both.map(|(rules, option)| AnswerJson::of(lang, rules, option)).collect()
    };
    let differ = comparison.differ.iter().map(|one| DifferJson {
        key: one[0].key,
        question: comparison.question(lang, &one[0]),
        answers: answers(one),
    });
    differ.collect()
}

fn family_json(comparison: &Comparison<'_>, lang: Lang) -> FamilyJson {
    FamilyJson {
        family: text::family_id(&comparison.rules[0].table),
        rules: ids(comparison),
        options: comparison.options,
        differ: differ_json(comparison, lang),
    }
}
