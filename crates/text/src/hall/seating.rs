//! Why they sit so: the notes of a seating.
use super::Voice;
use super::reason::kin_id;
use tournament::seats::{Because, Note};

/// A note of a seating.
pub fn note(voice: &Voice<'_>, note: &Note) -> String {
    match note {
        Note::Moved { entry, by_rank, table, passed } => {
            let one = |(who, why): &(_, Because)| {
                let values = [("name", voice.entry(*who)), ("because", because(voice, why).into())];
                voice.say("hall-passed", &values)
            };
            let passed: Vec<String> = passed.iter().map(one).collect();
            // Where nobody was passed over, what is left says that it was measured.
            voice.say(
                if passed.is_empty() { "hall-note-moved-closer" } else { "hall-note-moved" },
                &[
                    ("name", voice.entry(*entry)),
                    ("table", table.0.into()),
                    ("by-rank", by_rank.0.into()),
                    ("passed", passed.join("; ").into()),
                ],
            )
        }
        Note::Repeated { table, pair, before } => voice.say(
            "hall-note-repeated",
            &[
                ("table", table.0.into()),
                ("one", voice.entry(pair.0)),
                ("other", voice.entry(pair.1)),
                ("before", (*before).into()),
            ],
        ),
        Note::Accepted { table, entry, because: why } => voice.say(
            "hall-note-accepted",
            &[
                ("table", table.0.into()),
                ("name", voice.entry(*entry)),
                ("because", because(voice, why).into()),
            ],
        ),
        Note::NotProved => voice.plain("hall-note-not-proved"),
    }
}

/// Why somebody does not sit at a table.
pub fn because(voice: &Voice<'_>, because: &Because) -> String {
    let with = |key: &str, entry| voice.say(key, &[("with", voice.entry(entry))]);
    match because {
        Because::Kin { with, kin, name } => voice.say(
            "hall-because-kin",
            &[("kin", kin_id(*kin)), ("group", name.into()), ("with", voice.entry(*with))],
        ),
        Because::Forbidden(entry) => with("hall-because-forbidden", *entry),
        Because::FixedTables(entry) => with("hall-because-fixed-tables", *entry),
        Because::Met(entry) => with("hall-because-met", *entry),
        Because::Incomplete => voice.plain("hall-because-incomplete"),
        Because::Below => voice.plain("hall-because-below"),
        Because::Full => voice.plain("hall-because-full"),
    }
}
