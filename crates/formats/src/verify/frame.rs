//! The frame of a game worked out again: dealer, honba, bets and points of each deal, the end, the result.
use super::rules::results_compare;
use super::{Part, What};
use crate::record::{Deal, Event, Game as Log};
use rules::frame::riichi::{Game, Next, PlayedDeal};
use rules::riichi::RiichiRules;
use rules::seat::SeatSet;

/// Follows the deals of a game, each from what the one before it came to.
pub(super) struct Frame<'a> {
    rules: &'a RiichiRules,
    /// What the next deal must start from, and whether one may follow; unknown at the start of a log that was cut
    /// and after a deal that could not be worked out.
    expected: Option<(Game, Next)>,
}

/// Something about a deal or the end: what the log has, what the rules give.
pub(super) type Found = Vec<(What, Part, Part)>;

impl<'a> Frame<'a> {
    pub(super) const fn new(rules: &'a RiichiRules) -> Self {
        Self { rules, expected: None }
    }

    /// Compares the start of a deal with what came before, or of a first deal with what a game starts from; returns
    /// the state it starts from, and `None` where there is nothing to compare it with.
    pub(super) fn start(&mut self, log: &Log, index: usize, deal: &Deal) -> (Game, Option<Found>) {
        let recorded = Game {
            prevailing: deal.prevailing(),
            dealer: deal.dealer,
            honba: deal.honba,
            bets: deal.sticks,
            scores: deal.scores,
            deductions: self.expected.map_or([0; 4], |(game, _)| game.deductions),
        };
        let mut start = Game::start(self.rules);
        let found = match self.expected.take() {
            // A table with its own rules may start from its own points.
            None if index > 0 || log.rules.league => return (recorded, None),
            None if deal.begins_game() => {
                start.deductions = recorded.deductions;
                let differs = start != recorded;
                if differs {
                    vec![(What::Frame, Part::Deal(recorded), Part::Deal(start))]
                } else {
                    Vec::new()
                }
            }
            None => {
                // The log was cut out of a game: what the table has in points and bets stays the same.
                let sum = |game: &Game| game.scores.iter().sum::<i32>() + 1000 * i32::from(game.bets);
                let (has, given) = (sum(&recorded), sum(&start));
                if has == given {
                    return (recorded, None);
                }
                vec![(What::Total, Part::Number(has), Part::Number(given))]
            }
            Some((_, Next::End(reason))) => {
                vec![(What::End, Part::Deal(recorded), Part::End(Some(reason)))]
            }
            Some((game, _)) if game != recorded => {
                vec![(What::Frame, Part::Deal(recorded), Part::Deal(game))]
            }
            Some(_) => Vec::new(),
        };
        (recorded, Some(found))
    }

    /// Takes the step that a deal makes. A deal that the rules refuse to end so is a difference of its own.
    pub(super) fn step(&mut self, start: &Game, played: &PlayedDeal) -> Found {
        match start.after(self.rules, played) {
            Ok(step) => {
                self.expected = Some((step.game, step.next));
                Vec::new()
            }
            Err(why) => vec![(What::DealEnd, Part::DealEnd, Part::Unlawful(why))],
        }
    }

    /// Compares the end of the game. A log that stops without one was cut.
    pub(super) fn end(&self, log: &Log) -> Option<Found> {
        let end = log.end.as_ref()?;
        let (game, next) = self.expected?;
        let mut found = Vec::new();
        if !matches!(next, Next::End(_)) {
            found.push((What::End, Part::End(None), Part::Deal(game)));
        }
        let finished = game.finish(self.rules);
        let points = finished.players.each_ref().map(|p| p.points);
        if points != end.scores {
            found.push((What::FinalScores, Part::Scores(end.scores), Part::Scores(points)));
        }
        if let Some(recorded) = end.points.filter(|_| results_compare(self.rules, log)) {
            let totals = finished.totals().map(|t| t.tenths() as i32);
            if totals != recorded {
                found.push((What::FinalResult, Part::Results(recorded), Part::Results(totals)));
            }
        }
        Some(found)
    }
}

/// Whose riichi was accepted in a deal.
pub(super) fn accepted(deal: &Deal) -> SeatSet {
    deal.events
        .iter()
        .filter_map(|e| match e {
            Event::RiichiAccepted { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect()
}
