//! Fan and topics of the Sichuan family.
use super::family::{PatternView, Patterns, TopicView};
use rules::sichuan::{Fan, SichuanRules, Topic};
use text::{Lang, say};

pub(super) fn topics(rules: &SichuanRules, lang: Lang) -> Vec<TopicView> {
    let one = |topic: Topic| TopicView {
        id: topic.name(),
        text: text::sichuan_topic_name(lang, topic),
        basis: rules.cite(topic),
        is_pattern: matches!(topic, Topic::Fan(_)),
    };
    Topic::all().map(one).collect()
}

pub(super) fn patterns(rules: &SichuanRules, lang: Lang) -> Patterns {
    let one = |fan: Fan| PatternView {
        id: fan.id(),
        name: text::sichuan::fan(lang, fan),
        worth: vec![fan.worth().to_string()],
        basis: rules.cite(Topic::Fan(fan)),
    };
    Patterns {
        id: "fan",
        title: say!(lang, "sichuan-ui-fans"),
        columns: vec![("fan", say!(lang, "sichuan-ui-fan"))],
        list: Fan::ALL.into_iter().map(one).collect(),
    }
}
