//! Which clause is meant: from the words of `rules explain` to what can be cited.
//!
//! What the program prints as a citation can be typed back, in either language; so can the id alone, the beginning of
//! an id, and words of a title or of a yaku.
use super::family;
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::house::Chosen;
use crate::page::brief;
use rules::clause::{Basis, ClauseId, Decision, DecisionList, Place};
use rules::regulation::TableRules;
use text::{Lang, say};

/// What the words may mean.
pub(super) enum Found {
    /// These, to be told in full.
    Told(Vec<Basis>),
    /// One place in each of several documents.
    OneInEach(Vec<Basis>),
    /// These speak of it: to be listed.
    Listed(Vec<Match>),
}

/// Something that speaks of what was asked.
pub(super) struct Match {
    /// A title, a yaku, an option with its answer.
    pub(super) text: String,
    pub(super) basis: Basis,
}

/// The lists of decisions: that of the family, and that of the hall.
const fn decisions(table: &TableRules) -> [DecisionList; 2] {
    let family = match table {
        TableRules::Riichi(_) => DecisionList::Riichi,
        TableRules::Sichuan(_) => DecisionList::Sichuan,
        TableRules::Classical(_) => DecisionList::Gambler,
    };
    [family, DecisionList::Hall]
}

/// What is meant; `None` where nothing is.
pub(super) fn find(rules: &Chosen, typed: &str, lang: Lang) -> Option<Found> {
    Index::new(rules).find(typed, lang)
}

/// Everything that can be cited under some rules, with every way to write it.
struct Index<'r> {
    rules: &'r Chosen,
    entries: Vec<(Basis, Vec<String>)>,
    /// What these rules do cite.
    cited: Vec<Basis>,
}

impl<'r> Index<'r> {
    fn new(rules: &'r Chosen) -> Self {
        let cited = cited(rules);
        let of = |list: DecisionList| (1..=list.last()).map(move |n| Basis::Decision(Decision::of(list, n)));
        let decisions = decisions(&rules.table).into_iter().flat_map(of);
        let law = clauses(rules).map(Basis::Clause).chain(Place::all().map(Basis::Base)).chain(decisions);
        let all = distinct(law.chain(cited.iter().copied()));
        let entries = all.into_iter().map(|basis| (basis, names(rules, basis))).collect();
        Self { rules, entries, cited }
    }

    /// Those with a name that is so.
    fn named(&self, is: impl Fn(&String) -> bool) -> impl Iterator<Item = Basis> {
        self.entries.iter().filter(move |(_, names)| names.iter().any(&is)).map(|(basis, _)| *basis)
    }

    fn find(&self, typed: &str, lang: Lang) -> Option<Found> {
        let asked = plain(typed);
        if asked.is_empty() {
            return None;
        }
        // A bare number is also a section of the documents that these rules rest on.
        let is_section = |basis: &Basis| section(*basis).is_some_and(|s| plain(s) == asked);
        let sections = self.cited.iter().copied().filter(is_section);
        let exact = distinct(self.named(|name| *name == asked).chain(sections));
        match exact.len() {
            0 => {}
            1 => return Some(Found::Told(exact)),
            _ => return Some(Found::OneInEach(exact)),
        }
        let begun: Vec<Basis> = self.named(|name| begins(name, &asked)).collect();
        let chapter: Vec<Basis> =
            begun.iter().copied().filter(|basis| matches!(basis, Basis::Clause(_))).collect();
        if !chapter.is_empty() {
            return Some(Found::Told(chapter));
        }
        // Of a document with many places: what these rules take from it.
        let uses = uses(self.rules, lang).into_iter().map(|(found, _)| found);
        let taken: Vec<Match> = uses.filter(|found| begun.contains(&found.basis)).collect();
        listed(if taken.is_empty() { search(self.rules, &asked, lang) } else { taken })
    }
}

fn listed(matches: Vec<Match>) -> Option<Found> {
    let bases = distinct(matches.iter().map(|one| one.basis));
    match bases.len() {
        0 => None,
        1 => Some(Found::Told(bases)),
        _ => Some(Found::Listed(matches)),
    }
}

/// Letters in one case, without quotes, brackets and the words that stand before a number.
fn plain(text: &str) -> String {
    let text = text.to_lowercase().replace('ё', "е");
    let words = text.split(|c: char| c.is_whitespace() || "«»\"“”„'()[],;:".contains(c));
    let words = words.map(|word| word.trim_end_matches('.'));
    let words = words.filter(|word| !matches!(*word, "" | "п" | "пп" | "пункт" | "clause" | "section" | "§"));
    words.map(decision_in_latin).collect::<Vec<_>>().join(" ")
}

/// The letter of a decision typed in Cyrillic: `Д6` is `D6`.
fn decision_in_latin(word: &str) -> String {
    let mut chars = word.chars();
    let first = chars.next();
    let number = chars.as_str();
    if number.is_empty() || !number.bytes().all(|b| b.is_ascii_digit()) {
        return word.to_owned();
    }
    match first {
        Some('д') => format!("d{number}"),
        Some('б' | 'в') => format!("b{number}"),
        Some('н') => format!("h{number}"),
        _ => word.to_owned(),
    }
}

/// Every way to write a citation, as [`plain`] gives it.
fn names(rules: &Chosen, basis: Basis) -> Vec<String> {
    let mut out: Vec<String> =
        Lang::ALL.into_iter().map(|lang| plain(&rules.citation(lang, basis))).collect();
    out.extend(Lang::ALL.map(|lang| plain(&text::citation(lang, basis))));
    out.push(plain(&basis.to_string()));
    if let Basis::Clause(clause) = basis {
        out.push(plain(clause.id()));
    }
    out
}

/// The section of a document.
fn section(basis: Basis) -> Option<&'static str> {
    match basis {
        Basis::Base(place) => place.text().split_once(' ').map(|(_, section)| section),
        _ => None,
    }
}

/// Whether a name begins with these words: `kuikae.2` with `kuikae`, `6.3.1` with `6.3`.
fn begins(name: &str, asked: &str) -> bool {
    name.strip_prefix(asked).is_some_and(|rest| rest.starts_with(['.', '-', ' ']))
}

/// What these rules do cite.
fn cited(rules: &Chosen) -> Vec<Basis> {
    let options = rules.options().into_iter().map(|option| option.basis);
    let topics = family::all_topics(rules, Lang::En).into_iter().map(|topic| topic.basis);
    let programme = rules.hall.rules().into_iter().flat_map(|hall| hall.programme).map(|entry| entry.basis);
    let facts = rules.table.facts().into_iter().chain(rules.hall.facts().iter().copied());
    distinct(options.chain(topics).chain(programme).chain(facts))
}

/// The same in the same order, each once.
fn distinct(bases: impl Iterator<Item = Basis>) -> Vec<Basis> {
    let mut out = Vec::new();
    for basis in bases {
        if !out.contains(&basis) {
            out.push(basis);
        }
    }
    out
}

fn clauses(rules: &Chosen) -> impl Iterator<Item = ClauseId> {
    rules.register().into_iter().flat_map(ClauseId::all)
}

/// Yaku, topics, options and titles of clauses with these words in them, in either language.
fn search(rules: &Chosen, asked: &str, lang: Lang) -> Vec<Match> {
    if asked.chars().filter(|c| c.is_alphabetic()).count() < 2 {
        return Vec::new();
    }
    let has = |text: &String| plain(text).contains(asked);
    let mut out: Vec<Match> = uses(rules, lang)
        .into_iter()
        .filter(|(_, names)| names.iter().any(has))
        .map(|(found, _)| found)
        .collect();
    for clause in clauses(rules) {
        let [ru, en] = Lang::ALL.map(|lang| text::clause(lang, clause).map(|text| text.title.to_owned()));
        if [&ru, &en].into_iter().flatten().any(has) {
            let text = if lang == Lang::Ru { ru } else { en };
            out.push(Match { text: text.unwrap_or_default(), basis: Basis::Clause(clause) });
        }
    }
    out
}

/// Yaku, topics and options of these rules, with their names in both languages and their keys.
fn uses(rules: &Chosen, lang: Lang) -> Vec<(Match, [String; 3])> {
    let [ru, en] = Lang::ALL.map(|lang| family::all_topics(rules, lang));
    let topics = ru.into_iter().zip(en).map(|(ru, en)| {
        let text = if lang == Lang::Ru { &ru.text } else { &en.text };
        let found = Match { text: text.clone(), basis: ru.basis };
        (found, [ru.text, en.text, ru.id.replace('_', " ")])
    });
    let options = rules.options().into_iter().map(|option| {
        let [ru, en] = Lang::ALL.map(|lang| text::option_name(lang, option.key, rules.school()));
        let (name, answer) = (if lang == Lang::Ru { &ru } else { &en }, text::answer(lang, &option));
        let text = say!(lang, "ui-used-answer", option = name, answer = answer);
        (Match { text, basis: option.basis }, [ru, en, option.key.to_owned()])
    });
    topics.chain(options).collect()
}

/// The complaint about a clause that is not there, with what is there.
pub(super) fn unknown(rules: &Chosen, typed: &str, wish: Wish) -> Complaint {
    let (lang, name) = (wish.lang, rules.name(wish.lang));
    let shown = brief(typed);
    if rules.register().is_none() {
        return Complaint::new("clause", say!(lang, "error-clause-place", regulation = name, clause = shown));
    }
    let complaint = Complaint::new("clause", say!(lang, "error-clause", regulation = name, clause = shown));
    let chapter = |id: &'static str| id.split(['.', '-']).next().unwrap_or(id);
    let asked = plain(typed);
    let asked = asked.rsplit(' ').next().and_then(|word| word.split(['.', '-']).next()).unwrap_or_default();
    let near: Vec<&str> =
        clauses(rules).map(ClauseId::id).filter(|id| chapter(id).eq_ignore_ascii_case(asked)).collect();
    if !near.is_empty() {
        return complaint.because(say!(lang, "error-clause-near", clauses = near.join(", ")));
    }
    let mut chapters: Vec<&str> = clauses(rules).map(|c| chapter(c.id())).collect();
    chapters.dedup();
    complaint.because(say!(lang, "error-clause-list", clauses = chapters.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::regulation::RegulationId;

    /// Whatever is printed as a citation, under every rule set and in both languages, finds what it cites.
    #[test]
    fn every_printed_citation_can_be_typed_back() {
        let mut typed = 0;
        for id in RegulationId::ALL {
            let rules = Chosen::shipped(id);
            let index = Index::new(&rules);
            for basis in index.entries.iter().map(|(basis, _)| *basis) {
                for lang in Lang::ALL {
                    let citation = rules.citation(lang, basis);
                    for text in [citation.clone(), citation.to_uppercase(), citation.to_lowercase()] {
                        let found = index.find(&text, lang);
                        let ok = matches!(&found, Some(Found::Told(found)) if found[..] == [basis]);
                        assert!(ok, "{}: {text}", id.id());
                        typed += 1;
                    }
                }
            }
        }
        assert!(typed > 5000, "only {typed}");
    }

    #[test]
    fn words_are_read_without_case_quotes_and_marks() {
        for (typed, read) in [
            ("EMA 2016, п. 4.1", "ema 2016 4.1"),
            ("«Тесудзи», п. KUIKAE.2", "тесудзи kuikae.2"),
            ("решение Д6.", "решение d6"),
            ("В10", "b10"),
            ("решение Н5", "решение h5"),
            ("  (E 4.1) ", "e 4.1"),
        ] {
            assert_eq!(plain(typed), read, "{typed}");
        }
    }
}
