//! Of people and of substitutes.
use crate::hall::Voice;
use tournament::people::{Gate, Reason};
use tournament::substitute;

pub(super) fn what(voice: &Voice<'_>, reason: &Reason) -> String {
    match reason {
        Reason::Unknown => voice.plain("refused-people-unknown"),
        Reason::Gate(of, _) => gate(voice, *of),
        Reason::NoPlace(_) => voice.plain("refused-people-no-place"),
        Reason::NoName => voice.plain("refused-people-no-name"),
        Reason::Country => voice.plain("refused-people-country"),
        Reason::BornLater(day) => voice.say("refused-people-born-later", &[("date", day.to_string().into())]),
        Reason::NoSessions => voice.plain("refused-people-no-sessions"),
        Reason::Already => voice.plain("refused-people-already"),
        Reason::Gone => voice.plain("refused-people-gone"),
        Reason::SecondChief(person) => {
            let name = voice.names.person(voice.lang, *person);
            voice.say("refused-people-second-chief", &[("name", name.into())])
        }
        Reason::HasPlayed => voice.plain("refused-people-has-played"),
        Reason::NotWaiting => voice.plain("refused-people-not-waiting"),
        Reason::TellJudge(_) => voice.plain("refused-people-tell-judge"),
        Reason::GameBegun(round, _) => voice.with("refused-people-game-begun", round.0),
        Reason::GateOpen(_) => voice.plain("refused-people-gate-open"),
        Reason::Together(round) => voice.with("refused-people-together", round.0),
        Reason::HasMerged => voice.plain("refused-people-has-merged"),
        Reason::NotMerged => voice.plain("refused-people-not-merged"),
    }
}

/// What a gate asks for.
pub fn gate(voice: &Voice<'_>, gate: Gate) -> String {
    voice.plain(match gate {
        Gate::Admission => "refused-gate-admission",
        Gate::AgeUnknown => "refused-gate-age-unknown",
        Gate::TooYoung => "refused-gate-too-young",
        Gate::Sessions => "refused-gate-sessions",
        Gate::Restrictions => "refused-gate-restrictions",
        Gate::ExperienceUnknown => "refused-gate-experience-unknown",
        Gate::Qualification => "refused-gate-qualification",
        Gate::ListClosed => "refused-gate-list-closed",
        Gate::NoPlace => "refused-gate-no-place",
        Gate::ChiefJudge => "refused-gate-chief-judge",
    })
}

pub(super) fn substitute(voice: &Voice<'_>, reason: &substitute::Reason) -> String {
    use substitute::Reason;
    match reason {
        Reason::Unknown => voice.plain("refused-substitute-unknown"),
        Reason::RoundOver(round) => voice.with("refused-substitute-round-over", round.0),
        Reason::NoSuchDeal(most) => voice.with("refused-no-such-deal", *most),
        Reason::NotSeated => voice.plain("refused-substitute-not-seated"),
        Reason::NotInDeal(_) => voice.plain("refused-substitute-not-in-deal"),
        Reason::ForGood(_) => voice.plain("refused-substitute-for-good"),
        Reason::NobodyPlays(_) => voice.plain("refused-substitute-nobody-plays"),
        Reason::Gone => voice.plain("refused-substitute-gone"),
        Reason::PlaysAlready(round) => voice.with("refused-substitute-plays-already", round.0),
        Reason::HasSlot => voice.plain("refused-substitute-has-slot"),
        Reason::Sessions(n, _) => voice.with("refused-substitute-sessions", *n),
        Reason::Assistant(_) => voice.plain("refused-substitute-assistant"),
        Reason::ChiefJudge(_) => voice.plain("refused-substitute-chief-judge"),
        Reason::Gate(of, _) => gate(voice, *of),
        Reason::ComesBack(_) => voice.plain("refused-substitute-comes-back"),
    }
}
