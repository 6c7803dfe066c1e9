//! Of the event itself: its settings, its programme, what waits before it can be closed.
use crate::hall::{Voice, system};
use tournament::setup::{Reason, Waiting, YEARS};
use tournament::{RoundNo, TableId};

pub(super) fn what(voice: &Voice<'_>, reason: &Reason) -> String {
    match reason {
        Reason::Opened => voice.plain("refused-setup-opened"),
        Reason::Running => voice.plain("refused-setup-running"),
        Reason::NoName => voice.plain("refused-setup-no-name"),
        Reason::NoZone => voice.plain("refused-setup-no-zone"),
        Reason::DaysOutOfOrder => voice.plain("refused-setup-days"),
        Reason::Years => {
            let values = [("from", YEARS.start().to_string().into()), ("to", YEARS.end().to_string().into())];
            voice.say("refused-setup-years", &values)
        }
        Reason::OneDay(_) => voice.plain("refused-setup-one-day"),
        Reason::RoundsFixed(n, _) => voice.with("refused-setup-rounds-fixed", *n),
        Reason::NoRounds => voice.plain("refused-setup-no-rounds"),
        Reason::RoundsBegun(n) => voice.with("refused-setup-rounds-begun", *n),
        Reason::RoundsSeated(n) => voice.with("refused-setup-rounds-seated", *n),
        Reason::FirstDayFixed(day) => {
            voice.say("refused-setup-first-day-fixed", &[("date", day.to_string().into())])
        }
        Reason::LimitBelow(n) => voice.with("refused-setup-limit-below", *n),
        Reason::MinutesFixed(n, _) => voice.with("refused-setup-minutes-fixed", *n),
        Reason::NoMinutes => voice.plain("refused-setup-no-minutes"),
        Reason::System(of, _) => voice.say("refused-setup-system", &[("system", system(*of))]),
        Reason::PrizePlacesFixed(n, _) => voice.with("refused-setup-prize-places", *n),
        Reason::LimitAbove(n, _) => voice.with("refused-setup-limit-above", *n),
        Reason::LimitTooSmall => voice.plain("refused-setup-limit-small"),
        Reason::Stakes(_) => voice.plain("refused-setup-stakes"),
        Reason::Backwards(at) => voice.with("refused-setup-backwards", at + 1),
        Reason::Overlap(one, other) => {
            voice.say("refused-setup-overlap", &[("n", (one + 1).into()), ("other", (other + 1).into())])
        }
        Reason::RoundTwice(Some(round)) => voice.with("refused-setup-round-twice", round.0),
        Reason::RoundTwice(None) => voice.plain("refused-setup-final-twice"),
        Reason::NoSuchRound(round) => voice.with("refused-setup-no-such-round", round.0),
        Reason::NoFinal(_) => voice.plain("refused-setup-no-final"),
        Reason::NoTimetable => voice.plain("refused-setup-no-timetable"),
        Reason::NoText => voice.plain("refused-setup-no-text"),
        Reason::OtherFamily => voice.plain("refused-setup-other-family"),
        Reason::SameLaw => voice.plain("refused-setup-same-law"),
        Reason::Waits(waits) => waiting(voice, *waits),
    }
}

/// What an event waits for before it can be closed; without its clause and its full stop.
pub fn waiting(voice: &Voice<'_>, waiting: Waiting) -> String {
    let at = |key: &str, TableId { round: RoundNo(round), table }: TableId| {
        voice.say(key, &[("round", round.into()), ("table", table.0.into())])
    };
    match waiting {
        Waiting::Rounds => voice.plain("hall-waiting-rounds"),
        Waiting::Round(round, _) => voice.with("hall-waiting-round", round.0),
        Waiting::Confirmation(round) => voice.with("hall-waiting-confirmation", round.0),
        Waiting::Final(_) => voice.plain("hall-waiting-final"),
        Waiting::FinalConfirmation(_) => voice.plain("hall-waiting-final-confirmation"),
        Waiting::Conflict(table) => at("hall-waiting-conflict", table),
        Waiting::Objection(table) => at("hall-waiting-objection", table),
        Waiting::Penalty(number) => voice.with("hall-waiting-penalty", number.0),
        Waiting::Tie(place, _) => voice.with("hall-waiting-tie", place),
    }
}
