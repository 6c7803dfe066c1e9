//! The sentences of an event: what was done, why not, what comes next.
use jiff::tz::TimeZone;
use text::{Lang, say};
use tournament::round::next::next_step;
use tournament::{Entry, Moment, Reason, Tournament};

/// What a command did, a sentence for each thing that matters.
pub(super) fn done(lang: Lang, event: &Tournament, entry: &Entry, zone: &TimeZone) -> Vec<String> {
    let clock = |at: Moment| super::time::clock(at, zone);
    text::happened::entry(lang, event, entry, &clock)
}

/// That it was done before.
pub(super) fn before(lang: Lang, line: usize) -> String {
    say!(lang, "event-before", n = (line + 1).to_string())
}

/// Why a command is refused.
pub(super) fn refusal(lang: Lang, event: Option<&Tournament>, reason: &Reason) -> String {
    let _ = (lang, event);
    format!("{reason:?}")
}

/// What comes next: the usual step, then what is waited for.
pub(super) fn next(lang: Lang, event: &Tournament, now: Moment) -> Vec<String> {
    let _ = lang;
    let next = next_step(event, now);
    vec![format!("{:?}", next.steps.first())]
}
