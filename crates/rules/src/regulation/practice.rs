//! What the hall does where a text is silent: decisions of the hall's own list that several regulations share.
use super::ours;
use crate::clause::{Basis, Decision, DecisionList};
use crate::hall::{HallTopic, LadderRules, RatedGames, RatingBase, RatingKind, RatingRules, TablePriority};
use crate::option::Number;

const fn decided(number: u8) -> Basis {
    Basis::Decision(Decision::of(DecisionList::Hall, number))
}

/// A short table does not play.
pub(super) const FULL_TABLES: Basis = decided(2);
/// A schedule with few repeated meetings.
pub(super) const SCHEDULE: Basis = decided(18);
/// A substitute plays for a missing player.
pub(super) const SUBSTITUTE: Basis = decided(21);
/// A game in which somebody was replaced counts as it was played.
pub(super) const AS_PLAYED: Basis = decided(26);
/// The order of a ladder.
pub(super) const LADDER_ORDER: Basis = decided(30);
/// Prize places.
pub(super) const PRIZES: Basis = decided(31);
/// No rating is kept.
pub(super) const NO_RATING: Basis = decided(32);
/// The order of the day, as events are usually run.
pub(super) const ORDER: Basis = decided(33);
/// What the regulation does not have: as in the regulation that has it.
pub(super) const ELSEWHERE: Basis = decided(34);

/// What is said about a rating where there is none.
pub(super) const RATING_TOPICS: &[HallTopic] = &[
    HallTopic::OfficialMeetings,
    HallTopic::UnratedByAgreement,
    HallTopic::RatingChange,
    HallTopic::RatingAdjustment,
    HallTopic::GamesBefore,
    HallTopic::RatingRounding,
    HallTopic::Season,
];

/// No rating; the numbers are those of the usual formula, for a house rule that keeps one.
pub(super) const RATING: RatingRules = RatingRules {
    kind: ours(32, RatingKind::None),
    start: ours(32, Number::new(1500)),
    step_thousandths: ours(32, Number::new(2)),
    steady_games: ours(32, Number::new(400)),
    steady_thousandths: ours(32, Number::new(200)),
    spread: ours(32, Number::new(40)),
    games: ours(32, RatedGames::All),
};

/// The base of the usual formula.
pub(super) const RATING_BASE: RatingBase = RatingBase {
    first: ours(32, Number::new(30)),
    second: ours(32, Number::new(10)),
    third: ours(32, Number::new(-10)),
    fourth: ours(32, Number::new(-30)),
};

/// Everybody is listed, nobody comes first.
pub(super) const LADDER: LadderRules = LadderRules {
    listed_games: ours(32, Number::new(0)),
    listed_years: ours(32, Number::new(0)),
    priority: ours(32, TablePriority::None),
    priority_games: ours(32, Number::new(0)),
};
