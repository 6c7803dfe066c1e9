//! Options, their answers, topics, rule sets: the keys are made from the lists of the rules.
use crate::hall::School;
use crate::{Lang, say};
use rules::clause::Register;
use rules::hall::{Criterion, HallRules, HallTopic};
use rules::option::{AnswerValue, Answers, OptionView, group};
use rules::regulation::{RegulationId, TableRules};
use rules::riichi::{self, Sanction};
use rules::{classical, sichuan};

/// `calls.swap_calling` → `calls-swap_calling`.
fn dashed(key: &str) -> String {
    key.replace('.', "-")
}

/// The question of the option with this key, in the words of a school; without one where several read it.
pub fn option_name(lang: Lang, key: &str, school: Option<School>) -> String {
    let school = school.map_or("any", School::id);
    say(lang, &format!("option-{}", dashed(key)), &[("school", school.into())])
}

/// The id of a family in keys and JSON.
pub const fn family_id(table: &TableRules) -> &'static str {
    match table {
        TableRules::Riichi(_) => "riichi",
        TableRules::Sichuan(_) => "sichuan",
        TableRules::Classical(_) => "classical",
    }
}

/// What a family is called.
pub fn family_name(lang: Lang, table: &TableRules) -> String {
    say(lang, &format!("family-{}", family_id(table)), &[])
}

/// The chapter that the option with this key stands in, or the chapter itself. A chapter of the hall is one of the
/// hall, unless the table has one of this name and only the name is given.
pub fn option_group(lang: Lang, table: &TableRules, key: &str) -> String {
    let group = group(key);
    let has = |option: &OptionView| option.key == key || option.group() == key;
    if is_of_hall(key) || !table.options().iter().any(has) {
        return say(lang, &format!("group-hall-{group}"), &[]);
    }
    match table {
        TableRules::Riichi(_) => say(lang, &format!("group-{group}"), &[]),
        _ => say(lang, &format!("group-{}-{group}", family_id(table)), &[]),
    }
}

/// Whether the option with this key is one of the hall.
pub fn is_of_hall(key: &str) -> bool {
    HallRules::OPTIONS.iter().any(|option| option.key == key)
}

/// What players are ordered by.
pub fn criterion(lang: Lang, criterion: Criterion) -> String {
    say(lang, &format!("criterion-{}", criterion.name()), &[])
}

/// What a topic of the hall says.
pub fn hall_topic_name(lang: Lang, topic: HallTopic) -> String {
    say(lang, &format!("topic-hall-{}", topic.name()), &[])
}

/// An answer in words.
pub fn answer(lang: Lang, option: &OptionView) -> String {
    let key = answer_key(option);
    match option.value {
        AnswerValue::Number(n) => say!(lang, &key, n = n),
        _ => say!(lang, &key),
    }
}

/// The key of an answer. Offences share their answers.
fn answer_key(option: &OptionView) -> String {
    let (key, name) = (dashed(option.key), option.answer());
    match (option.answers, option.value) {
        (Answers::Choice(names), _) if names == Sanction::NAMES => format!("sanction-{name}"),
        (Answers::Choice(names), _) if names == sichuan::Sanction::NAMES => {
            format!("sanction-sichuan-{name}")
        }
        (Answers::Choice(names), _) if names == Criterion::NAMES => format!("criterion-{name}"),
        (_, AnswerValue::Number(_)) => format!("answer-{key}"),
        _ => format!("answer-{key}-{name}"),
    }
}

/// What a topic of riichi says.
pub fn topic_name(lang: Lang, topic: riichi::Topic) -> String {
    match topic {
        riichi::Topic::Yaku(yaku) => crate::yaku(lang, yaku),
        _ => say(lang, &format!("topic-{}", topic.name()), &[]),
    }
}

/// What a topic of the Sichuan family says.
pub fn sichuan_topic_name(lang: Lang, topic: sichuan::Topic) -> String {
    match topic {
        sichuan::Topic::Fan(fan) => crate::sichuan::fan(lang, fan),
        _ => say(lang, &format!("topic-sichuan-{}", topic.name()), &[]),
    }
}

/// What a topic of the classical family says.
pub fn classical_topic_name(lang: Lang, topic: classical::Topic) -> String {
    match topic {
        classical::Topic::Limit(hand) => crate::classical::limit(lang, hand),
        classical::Topic::Double(double) => crate::classical::double(lang, double),
        classical::Topic::Points(kind) => crate::classical::point(lang, kind),
        _ => say(lang, &format!("topic-classical-{}", topic.name()), &[]),
    }
}

/// Why answers cannot stand together, by the name of the contradiction.
pub fn contradiction(lang: Lang, name: &str) -> String {
    say(lang, &format!("contradiction-{name}"), &[])
}

/// The short name of a rule set.
pub fn regulation_name(lang: Lang, id: RegulationId) -> String {
    say(lang, &format!("regulation-{}", id.id()), &[])
}

/// What a rule set is, in half a sentence.
pub fn regulation_about(lang: Lang, id: RegulationId) -> String {
    say(lang, &format!("regulation-{}-about", id.id()), &[])
}

/// The short name of a regulation that has a clause register.
pub fn register_name(lang: Lang, register: Register) -> String {
    say(lang, &format!("register-{}", register.id()), &[])
}
