//! Keys and values against the list of options: everything that is wrong, at once.
use super::problem::{Found, Involved, expected_of};
use super::source::{Contents, Entry, How, Place, Value, contents, written};
use super::{GivenAnswer, HEAD, HouseRule, Problem, ProblemKind, SCHEMA, Titles, joined, nearest, options};
use rules::clause::Basis;
use rules::hall::HallRules;
use rules::option::{self, AnswerValue, Answers, OptionView};
use rules::regulation::{Regulation, RegulationId, TableRules};
use std::collections::{BTreeMap, BTreeSet};
use std::mem::discriminant;

/// Three times the longest template.
const MOST_BYTES: usize = 256 * 1024;
/// A citation holds the line in two bytes.
const MOST_LINES: usize = u16::MAX as usize;
/// Guesses at what was meant in one file. Nobody reads more, and each compares with every key.
const MOST_GUESSES: u32 = 100;
/// Of a name or a title.
const MOST_LETTERS: usize = 120;

/// Reads a house rule, or lists all that is wrong with it in the order of the lines.
pub fn read(text: &str) -> Result<HouseRule, Vec<Problem>> {
    if text.len() > MOST_BYTES || text.matches('\n').count() >= MOST_LINES {
        return Err(vec![Problem { line: 1, column: 1, key: String::new(), kind: ProblemKind::TooLong }]);
    }
    let mut contents = contents(text);
    let syntax = std::mem::take(&mut contents.problems);
    let is_broken = |p: &Problem| matches!(p.kind, ProblemKind::Syntax { .. });
    let mut check =
        Check { problems: Vec::new(), guesses_left: MOST_GUESSES, is_whole: !syntax.iter().any(is_broken) };
    let read = check.file(&contents);

    // What follows from a broken line is no news.
    let broken: BTreeSet<u32> = syntax.iter().filter(|p| is_broken(p)).map(|p| p.line).collect();
    let mut problems = check.problems;
    problems.retain(|p| !broken.contains(&p.line));
    problems.splice(0..0, syntax);
    problems.sort_by_key(|p| (p.line, p.column));
    match read {
        Some(rule) if problems.iter().all(Problem::is_hint) => Ok(HouseRule { hints: problems, ..rule }),
        _ => {
            problems.retain(|p| !p.is_hint());
            Err(problems)
        }
    }
}

/// What is found wrong on the way.
struct Check {
    problems: Vec<Problem>,
    guesses_left: u32,
    /// Whether all of the text was understood: otherwise what is missing may stand in the part that was not.
    is_whole: bool,
}

/// The keys and values of the file by their place in the form.
#[derive(Default)]
struct Sorted<'c> {
    head: BTreeMap<&'static str, &'c Entry>,
    /// In the order of the file.
    options: Vec<(&'static str, &'c Entry)>,
    /// Options with a value that cannot be taken.
    refused: BTreeSet<&'static str>,
}

impl Check {
    fn add(&mut self, (line, column): Place, key: impl Into<String>, kind: ProblemKind) {
        self.problems.push(Problem { line, column, key: key.into(), kind });
    }

    /// What was meant, as long as guesses are left.
    fn guess<T>(&mut self, nearest: impl FnOnce() -> Option<T>) -> Option<T> {
        self.guesses_left = self.guesses_left.checked_sub(1)?;
        nearest()
    }

    /// The house rule as far as it can be read; `None` where a part of the head is missing.
    fn file(&mut self, contents: &Contents) -> Option<HouseRule> {
        let bases = self.bases(contents);
        let (hall_of, table_of) = bases.unwrap_or_else(|| {
            let like = most_alike(contents);
            (like, like)
        });
        let mut rules = joined(hall_of, table_of);
        let options = options(&rules);
        let sorted = self.sort(contents, &options, hall_of);

        if let Some(entry) = sorted.head.get("schema")
            && entry.value != Value::Text(SCHEMA.to_owned())
        {
            self.unfit(entry, "schema");
        }
        let mut texts = ["name", "title_ru", "title_en"].map(|key| {
            let entry = sorted.head.get(key)?;
            self.line(entry, key)
        });
        for key in ["schema", "name", "base"] {
            if self.is_whole && !sorted.head.contains_key(key) {
                self.add((1, 1), key, ProblemKind::Missing);
            }
        }

        let Sorted { options: given, mut refused, .. } = sorted;
        let mut answers = Vec::new();
        for (key, entry) in given {
            let Some(option) = options.iter().find(|o| o.key == key) else { continue };
            let Some(value) = self.answer(option, entry) else {
                refused.insert(key);
                continue;
            };
            let line = entry.place.0 as u16;
            if rules.set(key, value, Basis::Patch(line)).is_ok() {
                answers.push((option, GivenAnswer { key, value, line }, entry.place));
            }
            if value == option.value && bases.is_some() {
                let (answer, table) = (option.answer(), if is_of_hall(key) { hall_of } else { table_of });
                self.add(entry.place, key, ProblemKind::SameAsTable { answer, table });
            }
        }
        // A table of another family contradicts the hall in many ways that are one.
        let is_one_family = are_one_family(&rules.table, &hall_of.regulation().table);
        if self.is_whole && bases.is_some() && is_one_family {
            self.contradictions(&rules, &answers, &refused);
        }
        answers.sort_by_key(|(option, ..)| options.iter().position(|o| o.key == option.key));

        let (base, table) = bases?;
        Some(HouseRule {
            name: texts[0].take()?,
            titles: Titles { ru: texts[1].take(), en: texts[2].take() },
            base,
            table,
            answers: answers.into_iter().map(|(_, answer, _)| answer).collect(),
            rules: rules.table,
            hall: rules.hall,
            hints: Vec::new(),
        })
    }

    /// The base and the rule set whose table is taken.
    fn bases(&mut self, contents: &Contents) -> Option<(RegulationId, RegulationId)> {
        let entry =
            |key: &str| contents.entries.iter().find(|e| matches!(e.path.as_slice(), [k] if k == key));
        let base = entry("base").map(|e| self.regulation(e, "base"));
        let table = entry("table").map(|e| (self.regulation(e, "table"), e.value_place));
        let base = base??;
        let Some((table, place)) = table else { return Some((base, base)) };
        let table = table?;
        if !are_one_family(&base.regulation().table, &table.regulation().table) {
            self.add(place, "table", ProblemKind::OtherFamily { base, table });
        }
        Some((base, table))
    }

    fn regulation(&mut self, entry: &Entry, key: &'static str) -> Option<RegulationId> {
        let Value::Text(id) = &entry.value else {
            self.unfit(entry, key);
            return None;
        };
        let regulation = RegulationId::from_id(id);
        if regulation.is_none() {
            let nearest = nearest::word(id, RegulationId::ALL.map(RegulationId::id));
            let Found::Text(found) = entry.value.found() else { return None };
            self.add(entry.value_place, key, ProblemKind::UnknownRegulation { found, nearest });
        }
        regulation
    }

    /// Sorts keys into those of the head, options, and others, which are reported.
    fn sort<'c>(&mut self, contents: &'c Contents, options: &[OptionView], base: RegulationId) -> Sorted<'c> {
        let known: Vec<&'static str> = HEAD.into_iter().chain(options.iter().map(|o| o.key)).collect();
        let mut groups: Vec<&'static str> = known.iter().filter_map(|k| Some(k.split_once('.')?.0)).collect();
        groups.dedup();
        let misnamed = self.tables(contents, &known, &groups, base);

        let mut out = Sorted::default();
        let mut seen: BTreeMap<&[String], u32> = BTreeMap::new();
        for entry in &contents.entries {
            if let Some(first_line) = seen.get(entry.path.as_slice()).copied() {
                let key = written(&entry.path);
                out.refused.extend(known.iter().copied().find(|k| *k == key));
                self.add(entry.place, key, ProblemKind::Duplicate { first_line });
                continue;
            }
            seen.insert(&entry.path, entry.place.0);
            // A key below a misnamed table is read as if the table had its right name.
            let above = (1..entry.path.len()).find_map(|parts| misnamed.get(&entry.path[..parts]));
            let key = match (above, entry.path.as_slice()) {
                (Some(None), _) => continue,
                (Some(Some(group)), [_, name]) => format!("{group}.{name}"),
                _ => written(&entry.path),
            };
            match known.iter().copied().find(|k| *k == key) {
                Some(key) if HEAD.contains(&key) => drop(out.head.insert(key, entry)),
                Some(key) => out.options.push((key, entry)),
                None if groups.contains(&key.as_str()) => {
                    let kind =
                        ProblemKind::Unfit { found: entry.value.found(), expected: "a table of answers" };
                    self.add(entry.value_place, key, kind);
                }
                // The base has no hall that could be changed; a group that the table has too is one of the table.
                None if base.hall().is_none() && is_of_hall(&key) => {
                    self.add(entry.place, key, ProblemKind::NoHall { base });
                }
                None => {
                    let nearest = self.guess(|| nearest::key(&key, &known)).map(str::to_owned);
                    self.add(entry.place, key, ProblemKind::UnknownKey { nearest });
                }
            }
        }
        out
    }

    /// Checks headers and inline tables. Gives the misnamed ones, each with the name that was meant, if any is near.
    fn tables(
        &mut self,
        contents: &Contents,
        known: &[&'static str],
        groups: &[&'static str],
        base: RegulationId,
    ) -> BTreeMap<Vec<String>, Option<&'static str>> {
        let mut misnamed = BTreeMap::new();
        let mut seen: BTreeMap<&[String], (u32, How)> = BTreeMap::new();
        for table in &contents.tables {
            let key = written(&table.path);
            let here = (table.place.0, table.how);
            let first = seen.get(table.path.as_slice()).copied();
            seen.entry(&table.path).or_insert(here);
            // Dotted keys open a table as often as they like; a header or braces do it once and alone.
            let second = first.filter(|first| (first.1, table.how) != (How::Dotted, How::Dotted));
            let is_of_answer = table.how != How::Dotted && known.contains(&key.as_str());
            if table.how == How::ListOfTables {
                let expected = "a table in single brackets";
                self.add(
                    table.place,
                    &key,
                    ProblemKind::Unfit { found: Found::Other("a list of tables"), expected },
                );
            } else if let Some((first_line, _)) = second {
                self.add(table.place, &key, ProblemKind::Duplicate { first_line });
            } else if is_of_answer {
                let expected = "an answer";
                self.add(table.place, &key, ProblemKind::Unfit { found: Found::Other("a table"), expected });
                misnamed.insert(table.path.clone(), None);
                continue;
            }
            if table.how == How::Dotted || groups.contains(&key.as_str()) || second.is_some() {
                continue;
            }
            if base.hall().is_none() && is_group_of_hall(&key) {
                self.add(table.place, key, ProblemKind::NoHall { base });
                misnamed.insert(table.path.clone(), None);
                continue;
            }
            let nearest = self.guess(|| nearest::word(&key, groups.iter().copied()));
            if table.how != How::ListOfTables {
                let nearest = nearest.or_else(|| self.guess(|| nearest::key(&key, known))).map(str::to_owned);
                self.add(table.place, key, ProblemKind::UnknownKey { nearest });
            }
            misnamed.insert(table.path.clone(), nearest.filter(|_| table.path.len() == 1));
        }
        misnamed
    }

    fn unfit(&mut self, entry: &Entry, key: &'static str) {
        let kind = ProblemKind::Unfit { found: entry.value.found(), expected: expected_of(key) };
        self.add(entry.value_place, key, kind);
    }

    /// A line of text for people.
    fn line(&mut self, entry: &Entry, key: &'static str) -> Option<String> {
        match &entry.value {
            Value::Text(text)
                if !text.trim().is_empty()
                    && text.chars().count() <= MOST_LETTERS
                    && !text.contains(char::is_control) =>
            {
                Some(text.clone())
            }
            _ => {
                self.unfit(entry, key);
                None
            }
        }
    }

    fn answer(&mut self, option: &OptionView, entry: &Entry) -> Option<AnswerValue> {
        let answer = match (&entry.value, option.answers) {
            (Value::Text(text), Answers::Choice(_)) => option.answers.parse(text).ok(),
            (Value::Text(text), Answers::Number { .. }) if text == "none" => Some(AnswerValue::Nothing),
            (Value::Number(Some(number), _), Answers::Number { .. }) => Some(AnswerValue::Number(*number)),
            _ => None,
        };
        let answer = answer.filter(|answer| option.answers.allows(*answer));
        if answer.is_none() {
            let nearest = match (&entry.value, option.answers) {
                (Value::Text(text), Answers::Choice(names)) => nearest::word(text, names.iter().copied()),
                _ => None,
            };
            let kind =
                ProblemKind::NotAnAnswer { found: entry.value.found(), expected: option.answers, nearest };
            self.add(entry.value_place, option.key, kind);
        }
        answer
    }

    /// Each contradiction at the last answer of the file that takes part in it.
    fn contradictions(
        &mut self,
        rules: &Regulation,
        answers: &[(&OptionView, GivenAnswer, Place)],
        refused: &BTreeSet<&'static str>,
    ) {
        let options = options(rules);
        for contradiction in rules.contradictions() {
            if contradiction.keys.iter().any(|key| refused.contains(key)) {
                continue;
            }
            let given = |key: &str| answers.iter().find(|(_, answer, _)| answer.key == key);
            let last =
                contradiction.keys.iter().filter_map(|key| given(key)).max_by_key(|(.., place)| *place);
            let (key, place) = last.map_or((contradiction.keys[0], (1, 1)), |(_, a, place)| (a.key, *place));
            let involved = contradiction.keys.iter().filter_map(|key| {
                let option = options.iter().find(|o| o.key == *key)?;
                let line = given(key).map(|(_, answer, _)| answer.line);
                Some(Involved { key: option.key, answer: option.answer(), line })
            });
            let (name, why) = (contradiction.name, contradiction.why);
            self.add(place, key, ProblemKind::Contradiction { name, answers: involved.collect(), why });
        }
    }
}

fn are_one_family(one: &TableRules, other: &TableRules) -> bool {
    discriminant(one) == discriminant(other)
}

/// Whether it is the key of an option of the hall.
fn is_of_hall(key: &str) -> bool {
    HallRules::OPTIONS.iter().any(|option| option.key == key)
}

/// Whether options of the hall stand in this table.
fn is_group_of_hall(group: &str) -> bool {
    HallRules::OPTIONS.iter().any(|known| option::group(known.key) == group)
}

/// Where the base is not known: the rule set whose family knows most of the keys.
fn most_alike(contents: &Contents) -> RegulationId {
    let keys: BTreeSet<String> = contents.entries.iter().map(|entry| written(&entry.path)).collect();
    let known = |id: &RegulationId| {
        let options = id.regulation().options();
        options.iter().filter(|option| keys.contains(option.key)).count()
    };
    // The first of equals, as in the catalogue.
    RegulationId::ALL.into_iter().rev().max_by_key(known).unwrap_or(RegulationId::ALL[0])
}
