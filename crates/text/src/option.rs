//! Options, their answers, topics, rule sets: the keys are made from the lists of the rules.
use crate::{Lang, say};
use rules::clause::Register;
use rules::option::{AnswerValue, Answers, OptionSpec};
use rules::regulation::RegulationId;
use rules::riichi::{Sanction, Topic};

/// `calls.swap_calling` → `calls-swap_calling`.
fn dashed(key: &str) -> String {
    key.replace('.', "-")
}

/// The question of an option.
pub fn option_name<R>(lang: Lang, option: &OptionSpec<R>) -> String {
    say(lang, &format!("option-{}", dashed(option.key)), &[])
}

/// The chapter that an option stands in.
pub fn option_group<R>(lang: Lang, option: &OptionSpec<R>) -> String {
    let group = option.key.split('.').next().unwrap_or_default();
    say(lang, &format!("group-{group}"), &[])
}

/// An answer in words.
pub fn answer<R>(lang: Lang, option: &OptionSpec<R>, value: AnswerValue) -> String {
    let key = answer_key(option.key, option.answers, value);
    match value {
        AnswerValue::Number(n) => say!(lang, &key, n = n),
        _ => say!(lang, &key),
    }
}

/// The key of an answer. Offences share their answers.
fn answer_key(option: &str, answers: Answers, value: AnswerValue) -> String {
    let name = answers.text(value);
    match (answers, value) {
        (Answers::Choice(names), _) if names == Sanction::NAMES => format!("sanction-{name}"),
        (_, AnswerValue::Number(_)) => format!("answer-{}", dashed(option)),
        _ => format!("answer-{}-{name}", dashed(option)),
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
