//! Games as they are told, for programs: `reglament.replay/1`.
use super::story::{Story, Told};
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct ReplayJson<'a> {
    schema: &'static str,
    games: Vec<GameJson<'a>>,
}

#[derive(Serialize)]
struct GameJson<'a> {
    title: &'a str,
    players: Option<&'a str>,
    deals: Vec<DealJson<'a>>,
    end: &'a [String],
    faults: &'a [String],
}

#[derive(Serialize)]
struct DealJson<'a> {
    title: &'a str,
    start: &'a [String],
    steps: Vec<StepJson<'a>>,
    end: &'a [String],
    points_before: [i32; 4],
    points_after: [i32; 4],
    other_rules: &'a [String],
}

#[derive(Serialize)]
struct StepJson<'a> {
    line: &'a str,
    hand: Option<&'a str>,
}

pub(super) fn of(stories: &[Story]) -> ReplayJson<'_> {
    ReplayJson { schema: "reglament.replay/1", games: stories.iter().map(GameJson::of).collect() }
}

impl<'a> GameJson<'a> {
    fn of(story: &'a Story) -> Self {
        Self {
            title: &story.title,
            players: story.players.as_deref(),
            deals: story.deals.iter().map(DealJson::of).collect(),
            end: &story.end,
            faults: &story.faults,
        }
    }
}

impl<'a> DealJson<'a> {
    fn of(told: &'a Told) -> Self {
        let [points_before, points_after] = told.points;
        let step = told.steps.iter().map(|s| StepJson { line: &s.line, hand: s.hand.as_deref() });
        Self {
            title: &told.title,
            start: &told.start,
            steps: step.collect(),
            end: &told.end,
            points_before,
            points_after,
            other_rules: &told.other,
        }
    }
}
