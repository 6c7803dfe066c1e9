//! Of the course of a round: signals, lateness, calls, confirmation.
use crate::Value;
use crate::hall::Voice;
use tournament::round::{Lacks, Reason};

pub(super) fn what(voice: &Voice<'_>, reason: &Reason) -> String {
    let who = |key: &str, entry| voice.say(key, &[("name", voice.entry(entry))]);
    match reason {
        Reason::Unknown => voice.plain("refused-round-unknown"),
        Reason::NotPublished(round) => voice.with("refused-round-not-published", round.0),
        Reason::Confirmed(round) => voice.with("refused-round-confirmed", round.0),
        Reason::NotConfirmed(round) => voice.with("refused-round-not-confirmed", round.0),
        Reason::Tables(lacks, tables) => voice.say(
            "refused-round-tables",
            &[("lacks", lacks_id(*lacks)), ("tables", voice.tables(tables).into())],
        ),
        Reason::Gaps(tables, missing, _) => voice.say(
            "refused-round-gaps",
            &[("tables", voice.tables(tables).into()), ("names", voice.entries(missing))],
        ),
        Reason::NothingNew(tables) => {
            voice.say("refused-round-nothing-new", &[("tables", voice.tables(tables).into())])
        }
        Reason::NotYet(tables, _) => {
            let tables: Vec<_> = tables.iter().map(|(table, left)| (*table, Some(*left))).collect();
            voice.say("refused-round-not-yet", &[("times", voice.times(&tables).into())])
        }
        Reason::NotEarly(at, _) => {
            voice.say("refused-round-not-early", &[("time", voice.names.clock(voice.lang, *at).into())])
        }
        Reason::NotSeated(entry) => who("refused-round-not-seated", *entry),
        Reason::AlreadyAbsent(entry) => who("refused-round-already-absent", *entry),
        Reason::NoExtra => voice.plain("refused-round-no-extra"),
        Reason::TooMuchTime(most) => {
            voice.say("refused-round-too-much-time", &[("hours", (most.whole_seconds() / 3600).into())])
        }
        Reason::NoSuchTables(from, to) => {
            let (from, to) = (u32::from(from.0), u32::from(to.0));
            let range = if from == to { from.to_string() } else { format!("{from}–{to}") };
            voice.say(
                "refused-round-no-such-tables",
                &[("n", (to.saturating_sub(from) + 1).into()), ("list", range.into())],
            )
        }
        Reason::NoWords => voice.plain("refused-round-no-words"),
        Reason::HasResult(entry, table) => {
            voice.say("refused-round-has-result", &[("name", voice.entry(*entry)), ("table", table.0.into())])
        }
        Reason::NotLate => voice.plain("refused-round-not-late"),
        Reason::AlreadyCalled(call) => voice.with("refused-round-already-called", call.0),
        Reason::AlreadyAnswered(call) => voice.with("refused-round-already-answered", call.0),
        Reason::AlreadyVoid => voice.plain("refused-round-already-void"),
    }
}

/// What a round lacks, as messages choose their words by it.
pub(crate) fn lacks_id(lacks: Lacks) -> Value<'static> {
    Value::from(match lacks {
        Lacks::Players => "players",
        Lacks::Protocol => "protocol",
        Lacks::Decision => "decision",
        Lacks::OwnPart => "own-part",
        Lacks::Confirmation => "confirmation",
        Lacks::Choice => "choice",
        Lacks::Answer => "answer",
    })
}
