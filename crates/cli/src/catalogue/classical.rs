//! Topics of the classical family.
use super::family::TopicView;
use rules::classical::{ClassicalRules, Topic};
use text::Lang;
use text::pattern::classical::{double_counts, equated, limit_counts};

pub(super) fn topics(rules: &ClassicalRules, lang: Lang) -> Vec<TopicView> {
    let one = |topic: Topic| TopicView {
        id: topic.name(),
        text: text::classical_topic_name(lang, topic),
        basis: rules.cite(topic),
        is_pattern: matches!(topic, Topic::Limit(_) | Topic::Double(_) | Topic::Points(_)),
    };
    Topic::all().filter(|topic| applies(rules, *topic)).map(one).collect()
}

/// Whether the answers of the rules leave the topic a meaning.
fn applies(rules: &ClassicalRules, topic: Topic) -> bool {
    match topic {
        Topic::Limit(hand) => limit_counts(rules, hand),
        Topic::Double(double) => double_counts(rules, double),
        Topic::FractionValue | Topic::KongForPung => equated(rules),
        _ => true,
    }
}
