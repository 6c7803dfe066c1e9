//! Options, their answers, topics, rule sets: the keys are made from the lists of the rules.
use crate::{Lang, say};
use rules::clause::Register;
use rules::option::{AnswerValue, Answers, OptionView};
use rules::regulation::RegulationId;
use rules::riichi::{Sanction, Topic};

/// `calls.swap_calling` → `calls-swap_calling`.
fn dashed(key: &str) -> String {
    key.replace('.', "-")
}

/// The question of the option with this key.
pub fn option_name(lang: Lang, key: &str) -> String {
    say(lang, &format!("option-{}", dashed(key)), &[])
}

/// The chapter that the option with this key stands in.
pub fn option_group(lang: Lang, key: &str) -> String {
    let group = key.split('.').next().unwrap_or_default();
    say(lang, &format!("group-{group}"), &[])
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
        (_, AnswerValue::Number(_)) => format!("answer-{key}"),
        _ => format!("answer-{key}-{name}"),
    }
}

/// What a topic says.
pub fn topic_name(lang: Lang, topic: Topic) -> String {
    match topic {
        Topic::Yaku(yaku) => crate::yaku(lang, yaku),
        _ => say(lang, &format!("topic-{}", topic.name()), &[]),
    }
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
