//! Topics of the Sichuan family.
use super::family::TopicView;
use rules::sichuan::{SichuanRules, Topic};
use text::Lang;

pub(super) fn topics(rules: &SichuanRules, lang: Lang) -> Vec<TopicView> {
    let one = |topic: Topic| TopicView {
        id: topic.name(),
        text: text::sichuan_topic_name(lang, topic),
        basis: rules.cite(topic),
        is_pattern: matches!(topic, Topic::Fan(_)),
    };
    Topic::all().map(one).collect()
}
