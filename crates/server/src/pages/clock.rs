//! The clock of a round as pages show it: worked out by the server, counted on by the browser.
use text::{Lang, hall, say};
use tournament::round::clock::{Clock, Stage, common};
use tournament::{Moment, RoundNo, Span, Tournament};

/// A clock as a page shows it. Moments are milliseconds, or empty.
pub(super) struct Face {
    pub(super) text: String,
    /// `long` with hours.
    pub(super) size: &'static str,
    pub(super) stage: String,
    pub(super) id: &'static str,
    pub(super) red: bool,
    pub(super) shown: bool,
    pub(super) now: i64,
    pub(super) end: String,
    pub(super) red_zone: String,
    pub(super) paused: &'static str,
    pub(super) started: String,
    pub(super) stopped: &'static str,
}

/// The clock of a round; one that is not shown where there is no round.
pub(super) fn face(lang: Lang, event: &Tournament, round: Option<RoundNo>, now: Moment) -> Face {
    let clock = round.map(|round| common(event, round, now));
    let moment = |at: Option<Moment>| at.map(|at| at.0.to_string()).unwrap_or_default();
    let stage = clock.map_or(Stage::Waits, |clock| clock.stage);
    let (id, school) = (id(stage), hall::School::of(&event.setup.law).id());
    let text = clock.map(|clock| text(&clock, now)).unwrap_or_default();
    Face {
        size: if text.chars().count() > 5 { "long" } else { "" },
        text,
        stage: clock.map(|_| say!(lang, "desk-clock-stage", stage = id, school = school)).unwrap_or_default(),
        id,
        red: matches!(stage, Stage::RedZone | Stage::TimeUp),
        shown: clock.is_some(),
        now: now.0,
        end: moment(clock.and_then(|c| c.end)),
        red_zone: moment(clock.and_then(|c| c.red_zone)),
        paused: if stage == Stage::Paused { "1" } else { "" },
        started: moment(clock.and_then(|c| c.started)),
        stopped: if stage == Stage::Ended { "1" } else { "" },
    }
}

/// Time that is left; where there is no limit, time that has gone.
fn text(clock: &Clock, now: Moment) -> String {
    match (clock.started, clock.left, clock.length) {
        (Some(_), Some(left), _) => hall::clock(up(left)),
        (Some(started), None, _) => hall::clock(now - started),
        (None, _, Some(length)) => hall::clock(length),
        (None, _, None) => "–".to_owned(),
    }
}

/// A second that has begun is shown until it is over.
const fn up(left: Span) -> Span {
    Span(left.0 + 999)
}

const fn id(stage: Stage) -> &'static str {
    match stage {
        Stage::Waits => "waits",
        Stage::Plays => "plays",
        Stage::Paused => "paused",
        Stage::RedZone => "red",
        Stage::TimeUp => "over",
        Stage::LastDeal => "last-deal",
        Stage::Ended => "ended",
    }
}
