//! Points, doubles and limit hands of the classical family.
use super::{Pattern, Patterns};
use crate::{Lang, classical as words, say};
use rules::classical::{
    Bouquet, ClassicalRules, Double, DoubleList, HandClass, Internal, LimitHand, NonclassicalHands, Openness,
    OwnBonus, PointKind, Topic,
};

/// Points, doubles, limit hands.
pub fn patterns(lang: Lang, rules: &ClassicalRules) -> Vec<Patterns> {
    vec![points(lang, rules), doubles(lang, rules), limits(lang, rules)]
}

/// Whether hands that are only equated to limit hands count.
pub fn equated(rules: &ClassicalRules) -> bool {
    rules.limit.nonclassical_limit_hands.value == NonclassicalHands::Enabled
}

/// Whether the limit hand counts.
pub fn limit_counts(rules: &ClassicalRules, hand: LimitHand) -> bool {
    equated(rules) || hand.row().class == HandClass::Classical
}

/// Whether the double is in use; those of flowers and seasons are options.
pub fn double_counts(rules: &ClassicalRules, double: Double) -> bool {
    match double {
        Double::OwnFlower | Double::OwnSeason => rules.bonus.own.value == OwnBonus::Each,
        Double::OwnFlowerAndSeason => rules.bonus.own.value == OwnBonus::Both,
        Double::Bouquet => rules.bonus.bouquet.value != Bouquet::None,
        _ => true,
    }
}

fn points(lang: Lang, rules: &ClassicalRules) -> Patterns {
    let one = |kind: PointKind| Pattern {
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

fn doubles(lang: Lang, rules: &ClassicalRules) -> Patterns {
    let one = |double: Double| Pattern {
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
        list: Double::ALL.into_iter().filter(|double| double_counts(rules, *double)).map(one).collect(),
    }
}

fn limits(lang: Lang, rules: &ClassicalRules) -> Patterns {
    let one = |hand: LimitHand| {
        let row = hand.row();
        let points = rules.limit.points.value.get() * row.percent / 100;
        Pattern {
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
        list: LimitHand::ALL.into_iter().filter(|hand| limit_counts(rules, *hand)).map(one).collect(),
    }
}
