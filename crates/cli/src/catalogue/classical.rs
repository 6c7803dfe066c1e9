//! Points, doubles, limit hands and topics of the classical family.
use super::family::{PatternView, Patterns, TopicView};
use rules::classical::{
    Bouquet, ClassicalRules, Double, DoubleList, HandClass, Internal, LimitHand, NonclassicalHands, Openness,
    OwnBonus, PointKind, Topic,
};
use text::classical as words;
use text::{Lang, say};

pub(super) fn topics(rules: &ClassicalRules, lang: Lang) -> Vec<TopicView> {
    let one = |topic: Topic| TopicView {
        id: topic.name(),
        text: text::classical_topic_name(lang, topic),
        basis: rules.cite(topic),
        is_pattern: matches!(topic, Topic::Limit(_) | Topic::Double(_) | Topic::Points(_)),
    };
    Topic::all().filter(|topic| applies(rules, *topic)).map(one).collect()
}

pub(super) fn patterns(rules: &ClassicalRules, lang: Lang) -> Vec<Patterns> {
    vec![points(rules, lang), doubles(rules, lang), limits(rules, lang)]
}

/// Whether the answers of the rules leave the topic a meaning.
fn applies(rules: &ClassicalRules, topic: Topic) -> bool {
    let equated = rules.limit.nonclassical_limit_hands.value == NonclassicalHands::Enabled;
    match topic {
        Topic::Limit(hand) => equated || hand.row().class == HandClass::Classical,
        Topic::Double(double) => doubles_here(rules, double),
        Topic::FractionValue | Topic::KongForPung => equated,
        _ => true,
    }
}

/// Whether the double is in use; those of flowers and seasons are options.
fn doubles_here(rules: &ClassicalRules, double: Double) -> bool {
    match double {
        Double::OwnFlower | Double::OwnSeason => rules.bonus.own.value == OwnBonus::Each,
        Double::OwnFlowerAndSeason => rules.bonus.own.value == OwnBonus::Both,
        Double::Bouquet => rules.bonus.bouquet.value != Bouquet::None,
        _ => true,
    }
}

fn points(rules: &ClassicalRules, lang: Lang) -> Patterns {
    let one = |kind: PointKind| PatternView {
        id: kind.id(),
        name: words::point(lang, kind),
        worth: [Openness::Open, Openness::Closed].map(|o| kind.points(o).to_string()).to_vec(),
        basis: rules.cite(Topic::Points(kind)),
    };
    let columns = [("open", Openness::Open), ("closed", Openness::Closed)];
    Patterns {
        id: "points",
        title: say!(lang, "classical-ui-points"),
        columns: columns.map(|(id, openness)| (id, words::openness(lang, openness))).to_vec(),
        list: PointKind::ALL.into_iter().map(one).collect(),
    }
}

fn doubles(rules: &ClassicalRules, lang: Lang) -> Patterns {
    let one = |double: Double| PatternView {
        id: double.id(),
        name: words::double(lang, double),
        worth: vec![
            double.times().to_string(),
            match double.list() {
                DoubleList::Everybody => say!(lang, "classical-list-everybody"),
                DoubleList::Winner => say!(lang, "classical-list-winner"),
            },
            match double.internal() {
                Internal::Yes => say!(lang, "classical-ui-internal"),
                Internal::No => String::new(),
            },
        ],
        basis: rules.cite(Topic::Double(double)),
    };
    Patterns {
        id: "doubles",
        title: say!(lang, "classical-ui-doubles"),
        columns: vec![
            ("times", String::new()),
            ("for", say!(lang, "classical-ui-for")),
            ("internal", String::new()),
        ],
        list: Double::ALL.into_iter().filter(|double| doubles_here(rules, *double)).map(one).collect(),
    }
}

fn limits(rules: &ClassicalRules, lang: Lang) -> Patterns {
    let one = |hand: LimitHand| {
        let row = hand.row();
        let points = rules.limit.points.value.get() * row.percent / 100;
        PatternView {
            id: hand.id(),
            name: words::limit(lang, hand),
            worth: vec![
                words::whists(lang, points),
                words::closedness(lang, row.closedness),
                words::winning_tile(lang, row.winning_tile).unwrap_or_default(),
            ],
            basis: rules.cite(Topic::Limit(hand)),
        }
    };
    Patterns {
        id: "limit_hands",
        title: say!(lang, "classical-ui-limits"),
        columns: vec![
            ("worth", say!(lang, "classical-ui-worth")),
            ("closedness", say!(lang, "classical-ui-closedness")),
            ("winning_tile", say!(lang, "classical-ui-tile")),
        ],
        list: LimitHand::ALL.into_iter().filter(|h| applies(rules, Topic::Limit(*h))).map(one).collect(),
    }
}
