//! The sentences of an event: what was done, why not, what comes next.
use jiff::tz::TimeZone;
use text::happened::{OwnNumbers, Teller, entries};
use text::{Lang, hall, happened, say};
use tournament::people;
use tournament::round::Lacks;
use tournament::round::next::{Step, Wait, next_step};
use tournament::{Entry, Moment, PersonId, Reason, RoundNo, TableId, Tournament};

/// Speaks of an event with its names and the clock of its venue.
pub(super) fn with_teller<T>(lang: Lang, event: &Tournament, tell: impl FnOnce(Teller<'_>) -> T) -> T {
    let zone: TimeZone = super::time::zone(&event.setup.settings.zone);
    let clock = |at: Moment| super::time::clock(at, &zone);
    tell(Teller { lang, event, clock: &clock, own_numbers: OwnNumbers::Said })
}

/// What commands did, a sentence for each thing that matters.
pub(super) fn done(lang: Lang, event: &Tournament, done: &[Entry]) -> Vec<String> {
    with_teller(lang, event, |teller| entries(teller, done))
}

/// That it was done before, by these commands.
pub(super) fn before(lang: Lang, lines: &[usize]) -> String {
    let list: Vec<String> = lines.iter().map(|line| (line + 1).to_string()).collect();
    say!(lang, "event-before", n = lines.len(), list = list.join(", "))
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
        let step = next.steps.first().map(|step| {
            let said = hall::step(&voice, *step);
            match typed(*step) {
                (command, None) => say!(lang, "event-type-step", step = said, command = command),
                (command, Some(rest)) => {
                    say!(lang, "event-type-step-with", step = said, command = command, rest = rest)
                }
            }
        });
        let round = next.steps.iter().find_map(|step| match step {
            Step::Settle(round) => Some(*round),
            _ => None,
        });
        let wait = |wait: &Wait| {
            let said = hall::wait(&voice, wait);
            match to_type(lang, event, wait, round) {
                Some(typed) => format!("{said}; {typed}"),
                None => said,
            }
        };
        step.into_iter().chain(next.waits.iter().map(wait)).collect()
    })
}

/// Who may be one person, of pairs with somebody who is meant, and what to type if they are.
pub(super) fn duplicates(lang: Lang, event: &Tournament, meant: impl Fn(PersonId) -> bool) -> Vec<String> {
    let pairs = people::duplicates(&event.people);
    let pairs = pairs.iter().filter(|pair| meant(pair.first) || meant(pair.second));
    let mut said: Vec<String> = pairs.map(|pair| happened::duplicate(lang, event, pair)).collect();
    if !said.is_empty() {
        said.push(say!(lang, "event-type-same"));
    }
    said
}

/// The command of a step and the options that it needs; an ellipsis stands for what a person has to say.
const fn typed(step: Step) -> (&'static str, Option<&'static str>) {
    match step {
        Step::Register => ("add", Some("…")),
        Step::CheckIn => ("checkin", Some("…")),
        Step::Choose => ("change", Some("…")),
        Step::Draw => ("draw", None),
        Step::Plan => ("seat", Some("--all")),
        Step::Load => ("seat", Some("--load …")),
        Step::Seat(_) => ("seat", None),
        Step::SeatFinal => ("seat", Some("--final")),
        Step::Publish(_) => ("start", Some("--announce")),
        Step::FindSeats(_) => ("draw", Some("--table …")),
        Step::CloseUp(_) => ("seat", Some("--close-up …")),
        Step::PutIn(_) => ("substitute", Some("…")),
        Step::Start(_) => ("start", None),
        Step::LastDeal(_) => ("time", Some("last-deal")),
        Step::Protocols(_) => ("result", Some("…")),
        Step::Settle(_) => ("confirm", Some("…")),
        Step::Confirm(_) => ("confirm", None),
        Step::StartGame => ("game", Some("…")),
        Step::AnswerCalls => ("call", Some("…")),
        Step::SettleLines => ("settle", Some("…")),
        Step::Close => ("close", None),
        Step::Reopen => ("reopen", None),
    }
}

/// The command with which the judge ends a wait, where it cannot be guessed.
fn to_type(lang: Lang, event: &Tournament, wait: &Wait, round: Option<RoundNo>) -> Option<String> {
    match wait {
        Wait::Of(round, wait) => to_type(lang, event, wait, Some(*round)),
        Wait::LeftOut(lines) => {
            lines.first().map(|line| say!(lang, "event-type-settle", n = line.to_string()))
        }
        Wait::Protocols(Lacks::Choice, tables) => {
            let (round, table) = (round?, *tables.first()?);
            let latest = event.protocol.get(TableId { round, table })?.versions.len();
            let place = format!("{round}.{table}");
            Some(say!(lang, "event-type-choose", place = place, version = latest.to_string()))
        }
        _ => None,
    }
}
