//! Answers about the hall that cannot stand together, or that the family of the table leaves without meaning.
//!
//! As with the table: a row belongs here only if one of its answers would be without effect or without meaning
//! because of another. Unusual answers are no contradiction.
use super::rules::*;
use crate::regulation::{Regulation, TableRules};
use crate::riichi::Contradiction;

/// One row of the list: what it is called, and the test.
struct Row {
    contradiction: Contradiction,
    is_found: fn(&HallRules, &TableRules) -> bool,
}

const fn row(
    name: &'static str,
    keys: &'static [&'static str],
    why: &'static str,
    is_found: fn(&HallRules, &TableRules) -> bool,
) -> Row {
    Row { contradiction: Contradiction { name, keys, why }, is_found }
}

const CHAIN: &[&str] =
    &["standings.first", "standings.second", "standings.third", "standings.fourth", "standings.fifth"];
const FINAL_CHAIN: &[&str] = &["standings.final_first", "standings.final_second"];
const CHAINS: &[&str] = &[
    "standings.first",
    "standings.second",
    "standings.third",
    "standings.fourth",
    "standings.fifth",
    "standings.final_first",
    "standings.final_second",
];

static ROWS: &[Row] = &[
    row(
        "criterion-of-another-family",
        CHAINS,
        "the table of this family does not give what the criterion counts",
        |h, t| every(h).into_iter().any(|criterion| !is_given(criterion, t)),
    ),
    row("chain-with-a-gap", CHAIN, "the chain ends with the first criterion that is none", |h, _| {
        has_gap(&chain(h)) || h.standings.first.value == Criterion::None
    }),
    row(
        "criterion-twice",
        CHAIN,
        "a criterion that has not separated players does not do so later",
        |h, _| has_twice(&chain(h)),
    ),
    row(
        "criterion-of-the-final-twice",
        FINAL_CHAIN,
        "a criterion that has not separated the finalists does not do so later",
        |h, _| has_twice(&final_chain(h)),
    ),
    row(
        "final-without-order",
        &["course.final_stage", "standings.final_first"],
        "a final is played, and nothing orders the finalists",
        |h, _| h.course.final_stage.value != FinalStage::None && first_of_final(h) == Criterion::None,
    ),
    row(
        "order-without-final",
        &["standings.final_first", "standings.final_second", "course.final_stage"],
        "there is no final that could be ordered",
        |h, _| {
            h.course.final_stage.value == FinalStage::None
                && final_chain(h).iter().any(|c| *c != Criterion::None)
        },
    ),
    row(
        "clock-without-final",
        &["clock.final_minutes", "course.final_stage"],
        "there is no final that could last so long",
        |h, _| h.course.final_stage.value == FinalStage::None && h.clock.final_minutes.value.get().is_some(),
    ),
    row(
        "ladder-without-rating",
        &["course.kind", "rating.kind"],
        "a ladder is ordered by its rating, and there is none",
        |h, _| h.course.kind.value == EventKind::Ladder && h.rating.kind.value == RatingKind::None,
    ),
    row(
        "rating-as-criterion-without-rating",
        CHAIN_AND_RATING,
        "players are ordered by a rating, and there is none",
        |h, _| {
            h.rating.kind.value == RatingKind::None
                && h.course.kind.value != EventKind::Ladder
                && every(h).contains(&Criterion::Rating)
        },
    ),
    row(
        "ladder-with-rounds",
        &["course.kind", "course.rounds", "course.final_stage"],
        "a ladder has games in any number, neither rounds nor a final",
        |h, _| {
            h.course.kind.value == EventKind::Ladder
                && (h.course.rounds.value.get().is_some() || h.course.final_stage.value != FinalStage::None)
        },
    ),
    row(
        "auto-table-without-ladder",
        &["seating.system", "seating.first", "course.kind"],
        "rounds need all players at once, so tables cannot be formed from whoever is there",
        |h, _| {
            h.course.kind.value != EventKind::Ladder
                && (h.seating.system.value == SeatingSystem::AutoTable
                    || h.seating.first.value == FirstRound::AsTheyCome)
        },
    ),
    row(
        "system-outside-the-choice",
        &["seating.system", "seating.choice"],
        "the main system is not among those that may be chosen",
        |h, _| {
            h.seating.choice.value == SystemChoice::ProgrammaticDanishFixed
                && !matches!(
                    h.seating.system.value,
                    SeatingSystem::Programmatic | SeatingSystem::Danish | SeatingSystem::Fixed
                )
        },
    ),
    row(
        "limit-of-no-full-table",
        &["entry.limit", "entry.tables"],
        "with full tables alone the last places of the limit stay empty",
        |h, _| h.entry.tables.value == Tables::Full && h.entry.limit.value.get().is_some_and(|n| n % 4 != 0),
    ),
    row(
        "sessions-without-age",
        &["entry.substitute_sessions", "entry.substitute_below"],
        "the sessions are those of young substitutes, and no age makes one",
        |h, _| {
            h.entry.substitute_sessions.value.get().is_some()
                && h.entry.substitute_below.value.get().is_none()
        },
    ),
    row(
        "restricted-are-substitutes",
        &["entry.restricted_below", "entry.substitute_below"],
        "whoever the restrictions are for is a substitute already",
        |h, _| {
            let substitute = h.entry.substitute_below.value.get();
            h.entry.restricted_below.value.get().zip(substitute).is_some_and(|(r, s)| r <= s)
        },
    ),
    row("three-without-rules", &["short.three"], "only the Sichuan rules say how three play", |h, t| {
        h.short.three.value == ThreePlayers::Plays && !matches!(t, TableRules::Sichuan(_))
    }),
    row(
        "red-zone-longer-than-round",
        &["clock.red_zone_minutes", "clock.round_minutes"],
        "in a red zone as long as the round no deal could start",
        |h, _| h.clock.round_minutes.value.get().is_some_and(|round| red_zone(h) >= round) && red_zone(h) > 0,
    ),
    row(
        "red-zone-without-use",
        &["clock.red_zone_minutes", "clock.time_up"],
        "the red zone keeps new deals from starting, and here they may start until the time is over",
        |h, _| red_zone(h) > 0 && h.clock.time_up.value != TimeUp::NoNewDeal,
    ),
    row(
        "no-new-deal-without-red-zone",
        &["clock.time_up", "clock.red_zone_minutes"],
        "without a red zone there is no time in which no deal may start",
        |h, _| h.clock.time_up.value == TimeUp::NoNewDeal && red_zone(h) == 0,
    ),
    row(
        "minutes-without-end",
        &["clock.round_minutes", "clock.time_up"],
        "the round has its minutes, and nothing happens when they are over",
        |h, _| h.clock.round_minutes.value.get().is_some() && h.clock.time_up.value == TimeUp::None,
    ),
    row(
        "fine-without-signal",
        &["clock.ignored_signal", "clock.time_up"],
        "there is no last-deal signal that could be ignored",
        |h, _| {
            h.clock.ignored_signal.value.get().is_some() && h.clock.time_up.value != TimeUp::LastDealSignal
        },
    ),
    row(
        "late-scale-of-another-family",
        &["late.scale"],
        "the table of this family has nothing that the scale takes off",
        |h, t| match h.late.scale.value {
            LateScale::DealScale => !matches!(t, TableRules::Classical(_)),
            LateScale::PointsAMinute => !matches!(t, TableRules::Riichi(_)),
            LateScale::None => false,
        },
    ),
    row(
        "points-a-minute-missing",
        &["late.scale", "late.points_a_minute"],
        "each minute costs points, and no number is named",
        |h, _| h.late.scale.value == LateScale::PointsAMinute && h.late.points_a_minute.value.get().is_none(),
    ),
    row(
        "points-a-minute-unused",
        &["late.points_a_minute", "late.scale"],
        "this scale takes no points off by the minute",
        |h, _| h.late.scale.value != LateScale::PointsAMinute && h.late.points_a_minute.value.get().is_some(),
    ),
    row(
        "close-up-minutes-unused",
        &["late.close_up_minutes", "short.gap"],
        "tables are not closed up",
        |h, _| h.short.gap.value != Gap::CloseUp && h.late.close_up_minutes.value.get().is_some(),
    ),
    row(
        "no-show-before-closing-up",
        &["late.no_show_minutes", "late.close_up_minutes"],
        "the player has not come before anybody waits for him",
        |h, _| {
            let no_show = h.late.no_show_minutes.value.get();
            no_show.zip(h.late.close_up_minutes.value.get()).is_some_and(|(n, c)| n < c)
        },
    ),
    row(
        "fixed-points-missing",
        &["substitute.result", "substitute.points"],
        "a replaced player has fixed points, and no number is named",
        |h, _| {
            let fixed = match h.substitute.result.value {
                ReplacedResult::LastPlaceFixedPoints => true,
                ReplacedResult::OwnDealsOnly => h.late.missed.value == MissedRound::AsReplaced,
                ReplacedResult::SlotGoesOn | ReplacedResult::Valid => false,
            };
            fixed && h.substitute.points.value.get().is_none()
        },
    ),
    row(
        "fixed-points-unused",
        &["substitute.points", "substitute.result"],
        "the result of the seat counts, so nothing is fixed",
        |h, _| {
            matches!(h.substitute.result.value, ReplacedResult::SlotGoesOn | ReplacedResult::Valid)
                && h.substitute.points.value.get().is_some()
        },
    ),
    row(
        "part-of-a-riichi-game",
        &["substitute.result"],
        "a riichi game is worth what its last points make it, and no part of them is one player's",
        |h, t| {
            h.substitute.result.value == ReplacedResult::OwnDealsOnly && matches!(t, TableRules::Riichi(_))
        },
    ),
    row(
        "missed-as-a-seat-goes-on",
        &["late.missed", "substitute.result"],
        "the result of a replaced player is that of his seat, and whoever misses a round has no seat in it",
        |h, _| {
            h.late.missed.value == MissedRound::AsReplaced
                && matches!(h.substitute.result.value, ReplacedResult::SlotGoesOn | ReplacedResult::Valid)
        },
    ),
    row(
        "prizes-without-places",
        &["ties.chain", "ties.last_resort", "ties.prize_places"],
        "prize places are treated apart, and there are none",
        |h, _| {
            h.ties.prize_places.value.get() == 0
                && (h.ties.chain.value == ChainFor::PrizePlaces
                    || h.ties.last_resort.value == LastResort::SharedLotForPrizes)
        },
    ),
    row(
        "priority-games-unused",
        &["ladder.priority_games", "ladder.priority"],
        "nobody comes first at the table, however many games he has",
        |h, _| h.ladder.priority.value == TablePriority::None && h.ladder.priority_games.value.get() > 0,
    ),
];

const CHAIN_AND_RATING: &[&str] = &[
    "standings.first",
    "standings.second",
    "standings.third",
    "standings.fourth",
    "standings.fifth",
    "standings.final_first",
    "standings.final_second",
    "rating.kind",
];

/// Whether tables of this family give what the criterion counts.
const fn is_given(criterion: Criterion, table: &TableRules) -> bool {
    match criterion {
        Criterion::TournamentPoints | Criterion::Whists | Criterion::Mahjongs => {
            matches!(table, TableRules::Classical(_))
        }
        Criterion::TablePoints | Criterion::Results | Criterion::PointSpread => {
            matches!(table, TableRules::Riichi(_))
        }
        Criterion::GamePoints | Criterion::CommonSessions => matches!(table, TableRules::Sichuan(_)),
        // A session has places; a classical round has them in each deal alone.
        Criterion::MeanPlace | Criterion::PlaceSpread | Criterion::WonSessions | Criterion::BestSession => {
            !matches!(table, TableRules::Classical(_))
        }
        Criterion::EarlierPlaces | Criterion::Rating | Criterion::None => true,
    }
}

fn chain(rules: &HallRules) -> [Criterion; 5] {
    let s = &rules.standings;
    [s.first, s.second, s.third, s.fourth, s.fifth].map(|criterion| criterion.value)
}

fn final_chain(rules: &HallRules) -> [Criterion; 2] {
    [rules.standings.final_first, rules.standings.final_second].map(|criterion| criterion.value)
}

fn first_of_final(rules: &HallRules) -> Criterion {
    rules.standings.final_first.value
}

/// The criteria of the standings, then those of the final.
fn every(rules: &HallRules) -> [Criterion; 7] {
    let ([a, b, c, d, e], [f, g]) = (chain(rules), final_chain(rules));
    [a, b, c, d, e, f, g]
}

fn has_gap(chain: &[Criterion]) -> bool {
    chain.windows(2).any(|pair| pair[0] == Criterion::None && pair[1] != Criterion::None)
}

fn has_twice(chain: &[Criterion]) -> bool {
    let mut rest = chain;
    while let [first, tail @ ..] = rest {
        if *first != Criterion::None && tail.contains(first) {
            return true;
        }
        rest = tail;
    }
    false
}

const fn red_zone(rules: &HallRules) -> i32 {
    rules.clock.red_zone_minutes.value.get()
}

/// Every contradiction about the hall.
pub fn contradictions() -> impl Iterator<Item = &'static Contradiction> {
    ROWS.iter().map(|row| &row.contradiction)
}

impl Regulation {
    /// The answers that cannot stand together: those of the table, then those of the hall.
    pub fn contradictions(&self) -> Vec<&'static Contradiction> {
        let mut all = self.table.contradictions();
        if let Some(hall) = self.hall.rules() {
            let found = ROWS.iter().filter(|row| (row.is_found)(hall, &self.table));
            all.extend(found.map(|row| &row.contradiction));
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clause::Basis;
    use crate::regulation::RegulationId;
    use RegulationId::{Aleague, Gambler, Samara, Sichuan, Tesuji};

    /// What contradicts when these answers are given on a shipped regulation.
    fn found(base: RegulationId, answers: &[(&str, &str)]) -> Vec<&'static str> {
        let mut whole = base.regulation();
        for (key, answer) in answers {
            let option = whole.options().into_iter().find(|o| o.key == *key).expect(key);
            let value = option.answers.parse(answer).expect(answer);
            whole.set(key, value, Basis::Patch(1)).expect(key);
        }
        whole.contradictions().iter().map(|c| c.name).collect()
    }

    #[test]
    fn no_shipped_regulation_contradicts_itself() {
        for id in RegulationId::ALL {
            assert_eq!(found(id, &[]), [""; 0], "{}", id.id());
        }
    }

    #[test]
    fn every_row_is_found_and_nothing_beside_it() {
        type Given = &'static [(&'static str, &'static str)];
        let samples: [(RegulationId, Given); 32] = [
            (Samara, &[("standings.fifth", "whists")]),
            (Samara, &[("standings.third", "none")]),
            (Samara, &[("standings.fifth", "mean-place")]),
            (Gambler, &[("standings.final_second", "whists")]),
            (Gambler, &[("standings.final_first", "none"), ("standings.final_second", "none")]),
            (Samara, &[("standings.final_first", "table-points")]),
            (Samara, &[("clock.final_minutes", "60")]),
            (Tesuji, &[("rating.kind", "none")]),
            (Samara, &[("standings.fifth", "rating")]),
            (Tesuji, &[("course.rounds", "4")]),
            (Samara, &[("seating.system", "auto-table")]),
            (Sichuan, &[("seating.system", "italian")]),
            (Samara, &[("entry.limit", "30")]),
            (Samara, &[("entry.substitute_sessions", "2")]),
            (Sichuan, &[("entry.restricted_below", "13")]),
            (Samara, &[("short.three", "plays")]),
            (Samara, &[("clock.round_minutes", "10")]),
            (Samara, &[("clock.time_up", "finish-deal")]),
            (Samara, &[("clock.red_zone_minutes", "0")]),
            (Sichuan, &[("clock.round_minutes", "60"), ("clock.time_up", "none")]),
            (Samara, &[("clock.ignored_signal", "10")]),
            (Aleague, &[("late.scale", "deal-scale")]),
            (Samara, &[("late.points_a_minute", "none")]),
            (Samara, &[("late.scale", "none")]),
            (Samara, &[("late.close_up_minutes", "5")]),
            (Gambler, &[("late.no_show_minutes", "4")]),
            (Samara, &[("substitute.points", "none")]),
            (Samara, &[("substitute.result", "valid"), ("late.missed", "nothing")]),
            (Aleague, &[("substitute.result", "own-deals-only")]),
            (Tesuji, &[("late.missed", "as-replaced")]),
            (Sichuan, &[("ties.prize_places", "0")]),
            (Tesuji, &[("ladder.priority", "none")]),
        ];
        let mut seen: Vec<&str> = Vec::new();
        for (base, answers) in samples {
            let names = found(base, answers);
            assert_eq!(names.len(), 1, "{answers:?}: {names:?}");
            seen.extend(names);
        }
        assert_eq!(seen, contradictions().map(|c| c.name).collect::<Vec<_>>());
        // Whoever misses a round has the fixed points, too.
        assert_eq!(found(Sichuan, &[("substitute.points", "none")]), ["fixed-points-missing"]);
        assert_eq!(found(Sichuan, &[("substitute.points", "none"), ("late.missed", "nothing")]), [""; 0]);
    }

    #[test]
    fn answers_near_a_row_stand_together() {
        type Given = &'static [(&'static str, &'static str)];
        let samples: [(RegulationId, Given); 9] = [
            (Samara, &[("entry.limit", "32")]),
            (Samara, &[("entry.limit", "none")]),
            (Samara, &[("clock.round_minutes", "none")]),
            (Samara, &[("clock.red_zone_minutes", "0"), ("clock.time_up", "finish-deal")]),
            (
                Aleague,
                &[
                    ("standings.second", "mean-place"),
                    ("clock.round_minutes", "90"),
                    ("clock.time_up", "finish-deal"),
                ],
            ),
            (Sichuan, &[("seating.system", "danish"), ("standings.first", "mean-place")]),
            (
                Gambler,
                &[
                    ("course.final_stage", "none"),
                    ("standings.final_first", "none"),
                    ("standings.final_second", "none"),
                ],
            ),
            (Samara, &[("rating.kind", "ladder"), ("standings.fifth", "rating")]),
            (Gambler, &[("seating.system", "danish"), ("seating.choice", "any")]),
        ];
        for (base, answers) in samples {
            assert_eq!(found(base, answers), [""; 0], "{answers:?}");
        }
    }

    /// A key that stood in both lists would be set at the table alone.
    #[test]
    fn no_key_is_one_of_the_table_and_of_the_hall() {
        for id in RegulationId::ALL {
            let mut keys: Vec<_> = id.regulation().options().iter().map(|o| o.key).collect();
            let count = keys.len();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), count, "{}", id.id());
        }
    }

    #[test]
    fn keys_of_rows_are_keys_of_options() {
        for key in contradictions().flat_map(|c| c.keys) {
            assert!(HallRules::OPTIONS.iter().any(|o| o.key == *key), "{key}");
        }
    }
}
