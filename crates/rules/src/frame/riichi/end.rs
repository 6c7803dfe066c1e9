//! Who deals next, and whether the game goes on (riichi rows 10–20, section 4.8).
use super::fact::{EndReason, FactKind};
use super::game::{Next, Step};
use crate::clause::Basis;
use crate::frame::places::{Ties, places};
use crate::riichi::{Bust, DealerStop, Extension, GameLength, PlaceTies, RiichiRules, Topic};
use crate::seat::{Seat, SeatSet, Wind};

/// How a deal ended, settled.
#[derive(Clone, Copy)]
pub(super) enum Played {
    Won { winners: SeatSet, bets: u16 },
    Drawn { tenpai: SeatSet, nagashi: SeatSet },
    Aborted,
    Chombo { deductions: [i32; 4], returned: SeatSet },
}

/// Whether the dealer deals again.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Repeat {
    /// No.
    No,
    /// He won.
    Won,
    /// He was tenpai.
    Tenpai,
    /// The deal was aborted.
    Aborted,
}

/// Where a deal stands in the game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// Before the last deal of the regular rounds.
    Regular,
    /// The last deal of the regular rounds.
    Last,
    /// In the extension, before its last deal.
    Extension,
    /// The last deal of the extension.
    ExtensionLast,
}

/// The last regular wind round.
const fn last_wind(rules: &RiichiRules) -> Wind {
    match rules.game.length.value {
        GameLength::East => Wind::East,
        GameLength::EastSouth => Wind::South,
    }
}

impl Part {
    fn of(step: &Step, rules: &RiichiRules) -> Self {
        let last_deal = step.game.dealer == Seat::ALL[3];
        match (step.game.prevailing > last_wind(rules), last_deal) {
            (false, true) if step.game.prevailing == last_wind(rules) => Self::Last,
            (false, _) => Self::Regular,
            (true, false) => Self::Extension,
            (true, true) => Self::ExtensionLast,
        }
    }
}

/// Moves dealer, honba and wind on, or ends the game. The step holds the settled state of the deal that was played.
pub(super) fn go_on(step: &mut Step, rules: &RiichiRules, played: Played) {
    let repeat = end_deal(step, rules, played);
    let end = end_of(step, rules, repeat);
    if let Some((reason, basis)) = end {
        step.next = Next::End(reason);
        step.say(FactKind::End(reason), basis);
    } else if repeat == Repeat::No {
        pass(step, rules);
    }
}

/// Says what the deal was, moves honba, and tells whether the dealer repeats.
fn end_deal(step: &mut Step, rules: &RiichiRules, played: Played) -> Repeat {
    let dealer = step.game.dealer;
    let repeat = match played {
        Played::Won { winners, bets } => {
            step.say(FactKind::DealEnded, rules.cite(Topic::DealEndsWin));
            if bets > 0 {
                step.say(FactKind::BetsTaken, rules.cite(Topic::BetsToWinner));
            }
            if winners.contains(dealer) { Repeat::Won } else { Repeat::No }
        }
        Played::Drawn { tenpai, nagashi } => {
            step.say(FactKind::DealEnded, rules.cite(Topic::DealEndsDraw));
            if !nagashi.is_empty() {
                step.say(FactKind::NagashiNoWin, rules.cite(Topic::NagashiNoWin));
            }
            if tenpai.contains(dealer) { Repeat::Tenpai } else { Repeat::No }
        }
        Played::Aborted | Played::Chombo { .. } => {
            step.say(FactKind::DealEnded, rules.cite(Topic::DealEndsAbort));
            Repeat::Aborted
        }
    };
    let won = matches!(played, Played::Won { .. });
    if !won && step.game.bets > 0 {
        step.say(FactKind::BetsStay, rules.cite(Topic::BetsStay));
    }
    if won && repeat == Repeat::No {
        step.game.honba = 0;
        step.say(FactKind::HonbaReset, rules.cite(Topic::HonbaReset));
    } else {
        step.game.honba = step.game.honba.saturating_add(1);
        let topic = if repeat == Repeat::Aborted { Topic::AbortRepeat } else { Topic::HonbaUp };
        step.say(FactKind::HonbaUp, rules.cite(topic));
    }
    match repeat {
        Repeat::No => step.say(FactKind::DealPasses, rules.cite(Topic::DealerRepeats)),
        Repeat::Aborted => step.say(FactKind::DealerRepeats, rules.cite(Topic::AbortRepeat)),
        Repeat::Won | Repeat::Tenpai => step.say(FactKind::DealerRepeats, rules.cite(Topic::DealerRepeats)),
    }
    repeat
}

/// Whether the game ends here, why, and where that stands.
fn end_of(step: &mut Step, rules: &RiichiRules, repeat: Repeat) -> Option<(EndReason, Basis)> {
    if let Some(basis) = below_zero(step, rules) {
        return Some((EndReason::BelowZero, basis));
    }
    // An abort moves no points but bets: it ends nothing.
    if repeat == Repeat::Aborted {
        return None;
    }
    let part = Part::of(step, rules);
    let extension = rules.game.extension;
    let reached = match rules.game.target_points.value.get() {
        Some(target) => step.game.scores.iter().any(|s| *s >= target),
        None => true,
    };
    let in_extension = matches!(part, Part::Extension | Part::ExtensionLast);
    if in_extension && reached && extension.value == Extension::AtOnce {
        return Some((EndReason::Target, extension.basis));
    }
    if repeat != Repeat::No {
        return match part {
            Part::Regular => None,
            Part::Extension if extension.value == Extension::AtOnce => None,
            Part::Last | Part::Extension | Part::ExtensionLast => dealer_stops(step, rules, repeat),
        };
    }
    match part {
        Part::Last if extension.value == Extension::None => {
            step.say(FactKind::NoExtension, extension.basis);
            Some((EndReason::LastDeal, rules.cite(Topic::LastDeal)))
        }
        Part::Last if reached => Some((EndReason::LastDeal, rules.cite(Topic::LastDealPasses))),
        Part::Extension | Part::ExtensionLast if reached => Some((EndReason::Target, extension.basis)),
        Part::ExtensionLast => Some((EndReason::NoFurtherRound, rules.cite(Topic::NoFurtherRound))),
        Part::Regular | Part::Last | Part::Extension => None,
    }
}

/// The clause by which a score below zero ends the game; says where it does not.
fn below_zero(step: &mut Step, rules: &RiichiRules) -> Option<Basis> {
    let bust = rules.game.bust;
    let lowest = step.game.scores.into_iter().min().unwrap_or(0);
    match bust.value {
        Bust::BelowZero if lowest < 0 => return Some(bust.basis),
        Bust::BelowZero if lowest == 0 => step.say(FactKind::ZeroPlaysOn, rules.cite(Topic::ZeroPlaysOn)),
        Bust::PlayOn if lowest < 0 => step.say(FactKind::BelowZeroPlaysOn, bust.basis),
        Bust::BelowZero | Bust::PlayOn => {}
    }
    None
}

/// Whether the dealer, who would repeat in the last deal, ends the game because he leads with the target.
fn dealer_stops(step: &mut Step, rules: &RiichiRules, repeat: Repeat) -> Option<(EndReason, Basis)> {
    let stop = rules.game.dealer_stop;
    let may = match stop.value {
        DealerStop::Never => false,
        DealerStop::Win => repeat == Repeat::Won,
        DealerStop::WinOrTenpai => true,
    };
    let ties = match rules.game.place_ties.value {
        PlaceTies::Shared => Ties::Shared,
        PlaceTies::SeatOrder => Ties::SeatOrder,
    };
    let dealer = step.game.dealer.index();
    let leads = places(&step.game.scores, ties)[dealer].first == 1;
    let enough = rules.game.target_points.value.get().is_none_or(|t| step.game.scores[dealer] >= t);
    if may && leads && enough {
        return Some((EndReason::DealerStops, stop.basis));
    }
    step.say(FactKind::NoDealerStop, stop.basis);
    None
}

/// The next player deals; after the fourth a new wind round begins.
fn pass(step: &mut Step, rules: &RiichiRules) {
    step.game.dealer = step.game.dealer.next();
    if step.game.dealer != Seat::ALL[0] {
        return;
    }
    step.game.prevailing = Wind::from_index(step.game.prevailing.index() + 1);
    if step.game.prevailing > last_wind(rules) {
        step.say(FactKind::Extension, rules.game.extension.basis);
    } else {
        step.say(FactKind::NewRound, rules.cite(Topic::WindRounds));
    }
}

/// The clock of the hall between two deals. The hall that has one gives its clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    /// There is time, or there is no clock.
    Running,
    /// No new deal may begin; one that has begun was finished.
    NoNewDeal(Basis),
}

impl Step {
    /// The step under the clock: where no new deal may begin the game ends, but a deal that is played again after a
    /// chombo belongs to the one that began (D37).
    #[must_use]
    pub fn under(mut self, clock: Clock) -> Self {
        if let (Next::Deal, Clock::NoNewDeal(basis)) = (self.next, clock) {
            self.next = Next::End(EndReason::Clock);
            self.say(FactKind::End(EndReason::Clock), basis);
        }
        self
    }
}
