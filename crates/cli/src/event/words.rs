//! The sentences of an event: what was done, why not, what comes next.
use jiff::tz::TimeZone;
use text::happened::{Teller, entries};
use text::{Lang, hall, say};
use tournament::round::next::next_step;
use tournament::{Entry, Moment, Reason, Tournament};

/// Speaks of an event with its names and the clock of its venue.
pub(super) fn with_teller<T>(lang: Lang, event: &Tournament, tell: impl FnOnce(Teller<'_>) -> T) -> T {
    let zone: TimeZone = super::time::zone(&event.setup.settings.zone);
    let clock = |at: Moment| super::time::clock(at, &zone);
    tell(Teller { lang, event, clock: &clock })
}

/// What commands did, a sentence for each thing that matters.
pub(super) fn done(lang: Lang, event: &Tournament, done: &[Entry]) -> Vec<String> {
    with_teller(lang, event, |teller| entries(teller, done))
}

/// That it was done before.
pub(super) fn before(lang: Lang, line: usize) -> String {
    say!(lang, "event-before", n = (line + 1).to_string())
}

/// Why a command is refused, with the names of the event where there is one already.
pub(super) fn refusal(lang: Lang, event: Option<&Tournament>, reason: &Reason) -> String {
    match event {
        Some(event) => with_teller(lang, event, |teller| hall::reason(&teller.voice(), reason)),
        None => {
            hall::reason(&hall::Voice { lang, school: hall::School::Riichi, names: &hall::Numbers }, reason)
        }
    }
}

/// What comes next: the usual step, then what is waited for.
pub(super) fn next(lang: Lang, event: &Tournament, now: Moment) -> Vec<String> {
    let next = next_step(event, now);
    with_teller(lang, event, |teller| {
        let voice = teller.voice();
        let step = next.steps.first().map(|step| hall::step(&voice, *step));
        step.into_iter().chain(next.waits.iter().map(|wait| hall::wait(&voice, wait))).collect()
    })
}
