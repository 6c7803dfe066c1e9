//! Answers that cannot stand together. No shipped rule set has such a pair; a house rule with one is refused.
//!
//! The list is closed and short on purpose: a row belongs here only if one of its answers would be without effect
//! or without meaning because of another. Unusual answers are no contradiction.
use super::rules::*;
use crate::regulation::TableRules;

/// Answers of a rule set that cannot stand together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contradiction {
    /// A stable name, such as `extension-without-target`.
    pub name: &'static str,
    /// The keys of the options whose answers take part.
    pub keys: &'static [&'static str],
    /// The reason in one technical line.
    pub why: &'static str,
}

/// One row of the list: what it is called, and the test.
struct Row {
    contradiction: Contradiction,
    is_found: fn(&RiichiRules) -> bool,
}

const fn row(
    name: &'static str,
    keys: &'static [&'static str],
    why: &'static str,
    is_found: fn(&RiichiRules) -> bool,
) -> Row {
    Row { contradiction: Contradiction { name, keys, why }, is_found }
}

const UMA: &[&str] = &["result.uma", "result.uma_outer", "result.uma_inner"];

static ROWS: &[Row] = &[
    row(
        "extension-without-target",
        &["game.extension", "game.target_points"],
        "the extension follows when nobody has the target, and there is no target",
        |r| r.game.extension.value != Extension::None && r.game.target_points.value.get().is_none(),
    ),
    row(
        "target-without-use",
        &["game.target_points", "game.extension", "game.dealer_stop"],
        "the target decides about the extension and the dealer's stop, and there is neither",
        |r| {
            r.game.target_points.value.get().is_some()
                && r.game.extension.value == Extension::None
                && r.game.dealer_stop.value == DealerStop::Never
        },
    ),
    row(
        "target-below-start",
        &["game.target_points", "game.start_points", "game.extension"],
        "somebody always has a target below the starting points, so the extension never follows",
        |r| {
            let target = r.game.target_points.value.get();
            r.game.extension.value != Extension::None
                && target.is_some_and(|t| t < r.game.start_points.value.get())
        },
    ),
    row(
        "bust-from-zero",
        &["game.start_points", "game.bust"],
        "who starts with nothing is below zero after the first payment, and the game is over",
        |r| r.game.start_points.value.get() == 0 && r.game.bust.value == Bust::BelowZero,
    ),
    row("uma-amounts-unused", UMA, "only fixed uma has amounts", |r| {
        r.result.uma.value != UmaKind::Fixed && (outer(r) != 0 || inner(r) != 0)
    }),
    row("uma-without-amounts", UMA, "fixed uma of nothing is no uma", |r| {
        r.result.uma.value == UmaKind::Fixed && outer(r) == 0 && inner(r) == 0
    }),
    row("uma-inner-above-outer", UMA, "the second place would be paid more than the first", |r| {
        r.result.uma.value == UmaKind::Fixed && inner(r) > outer(r)
    }),
    row(
        "shared-places-without-shared-uma",
        &["game.place_ties", "result.uma_ties", "result.uma"],
        "shared places have no order of seats by which uma could be given",
        |r| {
            r.game.place_ties.value == PlaceTies::Shared
                && r.result.uma_ties.value == UmaTies::SeatOrder
                && r.result.uma.value != UmaKind::None
        },
    ),
    row(
        "rounded-results-of-shared-places",
        &["game.place_ties", "result.rounding"],
        "one winner takes what rounding leaves, but a shared first place has no one winner",
        |r| {
            r.game.place_ties.value == PlaceTies::Shared
                && r.result.rounding.value == ResultRounding::Thousands
        },
    ),
    row(
        "one-of-two-but-all-of-three",
        &["calls.double_ron", "calls.triple_ron"],
        "of two winners only the first wins, of three all would",
        |r| r.calls.double_ron.value == DoubleRon::AtamaHane && r.calls.triple_ron.value == TripleRon::All,
    ),
    row(
        "double-form-of-one-yakuman",
        &["yaku.yakuman_sum", "yaku.double_yakuman"],
        "only one yakuman is counted, so no form can count as two",
        |r| {
            r.yaku.yakuman_sum.value == YakumanSum::One
                && r.yaku.double_yakuman.value == DoubleYakuman::FourForms
        },
    ),
];

fn outer(rules: &RiichiRules) -> i32 {
    rules.result.uma_outer.value.get()
}

fn inner(rules: &RiichiRules) -> i32 {
    rules.result.uma_inner.value.get()
}

impl Contradiction {
    /// Every contradiction that the riichi family knows.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        ROWS.iter().map(|row| &row.contradiction)
    }
}

impl RiichiRules {
    /// The answers that cannot stand together, in the order of the list.
    pub fn contradictions(&self) -> impl Iterator<Item = &'static Contradiction> {
        ROWS.iter().filter(|row| (row.is_found)(self)).map(|row| &row.contradiction)
    }
}

impl TableRules {
    /// The answers that cannot stand together, whatever the family.
    pub fn contradictions(&self) -> Vec<&'static Contradiction> {
        match self {
            Self::Riichi(rules) => rules.contradictions().collect(),
            // No two of its answers exclude each other.
            Self::Sichuan(_) | Self::Classical(_) => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clause::Basis;
    use crate::regulation::RegulationId;

    /// What contradicts when these answers are given on a shipped rule set.
    fn found(base: RegulationId, answers: &[(&str, &str)]) -> Vec<&'static str> {
        let mut table = base.regulation().table;
        for (key, answer) in answers {
            let option = table.options().into_iter().find(|o| o.key == *key).expect(key);
            let value = option.answers.parse(answer).expect(answer);
            table.set(key, value, Basis::Patch(1)).expect(key);
        }
        table.contradictions().iter().map(|c| c.name).collect()
    }

    #[test]
    fn no_shipped_rule_set_contradicts_itself() {
        for id in RegulationId::ALL {
            assert_eq!(found(id, &[]), [""; 0], "{}", id.id());
        }
    }

    #[test]
    fn every_row_is_found_and_nothing_beside_it() {
        let samples: [(RegulationId, &[(&str, &str)]); 13] = [
            (RegulationId::Samara, &[("game.extension", "at-once")]),
            (RegulationId::Samara, &[("game.target_points", "30000")]),
            (RegulationId::Tesuji, &[("game.start_points", "30100")]),
            (RegulationId::JpmlB, &[("game.start_points", "0")]),
            (RegulationId::Samara, &[("result.uma", "none")]),
            (RegulationId::Aleague, &[("result.uma_inner", "5000")]),
            (RegulationId::Samara, &[("result.uma_outer", "0"), ("result.uma_inner", "0")]),
            (RegulationId::Samara, &[("result.uma_inner", "15100")]),
            (RegulationId::Samara, &[("result.uma_ties", "seat-order")]),
            (RegulationId::Samara, &[("result.rounding", "thousands")]),
            (RegulationId::Samara, &[("calls.double_ron", "atama-hane")]),
            (RegulationId::Wrc, &[("calls.triple_ron", "all")]),
            (RegulationId::Samara, &[("yaku.double_yakuman", "four-forms")]),
        ];
        let mut seen: Vec<&str> = Vec::new();
        for (base, answers) in samples {
            let names = found(base, answers);
            assert_eq!(names.len(), 1, "{answers:?}: {names:?}");
            seen.extend(names);
        }
        seen.dedup();
        assert_eq!(seen, Contradiction::all().map(|c| c.name).collect::<Vec<_>>());
    }

    #[test]
    fn answers_near_a_row_stand_together() {
        let samples: [(RegulationId, &[(&str, &str)]); 6] = [
            (RegulationId::Tesuji, &[("game.start_points", "30000")]),
            (RegulationId::Samara, &[("game.target_points", "30000"), ("game.dealer_stop", "win")]),
            (RegulationId::Samara, &[("game.start_points", "0")]),
            (RegulationId::Samara, &[("result.uma_inner", "15000")]),
            (RegulationId::Samara, &[("game.place_ties", "seat-order")]),
            (RegulationId::Wrc, &[("yaku.double_yakuman", "four-forms")]),
        ];
        for (base, answers) in samples {
            assert_eq!(found(base, answers), [""; 0], "{answers:?}");
        }
    }

    #[test]
    fn keys_of_rows_are_keys_of_options() {
        for key in Contradiction::all().flat_map(|c| c.keys) {
            assert!(RiichiRules::OPTIONS.iter().any(|o| o.key == *key), "{key}");
        }
    }
}
