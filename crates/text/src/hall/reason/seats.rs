//! Of lots and seating.
use crate::Value;
use crate::hall::{School, Voice, system};
use rules::hall::SeatingSystem;
use tournament::RoundNo;
use tournament::seats::{Kin, Reason, SeatsBy};

pub(super) fn what(voice: &Voice<'_>, reason: &Reason) -> String {
    let of = |key: &str, of: SeatingSystem| voice.say(key, &[("system", system(of))]);
    let named = |key: &str, names| voice.say(key, &[("names", voice.entries(names))]);
    let who = |key: &str, entry| voice.say(key, &[("name", voice.entry(entry))]);
    let in_round = |key: &str, round: RoundNo, entry| {
        voice.say(key, &[("n", round.0.into()), ("name", voice.entry(entry))])
    };
    match reason {
        Reason::Unknown => voice.plain("refused-seats-unknown"),
        Reason::NotByFour { players, over, missing, .. } => {
            let values = [
                ("players", (*players).into()),
                ("names", voice.entries(over)),
                ("missing", (*missing).into()),
            ];
            voice.say("refused-seats-not-by-four", &values)
        }
        Reason::TooFew(n) => voice.with("refused-seats-too-few", *n),
        Reason::NotReady(entry, gate, _) => {
            let what = super::people::gate(voice, *gate);
            voice.say("refused-seats-not-ready", &[("name", voice.entry(*entry)), ("what", what.into())])
        }
        Reason::NotDrawn(_) => voice.plain("refused-seats-not-drawn"),
        Reason::Begun(round) => voice.with("refused-seats-begun", round.0),
        Reason::NotAllowed { system, .. } => of("refused-seats-not-allowed", *system),
        Reason::RoundByRound(system) => of("refused-seats-round-by-round", *system),
        Reason::TakesList(system) => of("refused-seats-takes-list", *system),
        Reason::GamesOneByOne(_) => voice.plain("refused-seats-games-one-by-one"),
        Reason::RoundsUnknown => voice.plain("refused-seats-rounds-unknown"),
        Reason::SameTwice => voice.plain("refused-seats-same-twice"),
        Reason::StillPlay(round, names) => {
            voice.say("refused-seats-still-play", &[("n", round.0.into()), ("names", voice.entries(names))])
        }
        Reason::NoMoreRounds { rounds, .. } => voice.with("refused-seats-no-more-rounds", *rounds),
        Reason::RoundOpen(round) => voice.with("refused-seats-round-open", round.0),
        Reason::NoFinal(_) => voice.plain("refused-seats-no-final"),
        Reason::FinalTooEarly(round, _) => voice.with("refused-seats-final-too-early", round.0),
        Reason::FinalistsTied(names, _) => named("refused-seats-finalists-tied", names),
        Reason::GroupTooBig { kin, name, members, tables, .. } => voice.say(
            "refused-seats-group-too-big",
            &[
                ("kin", kin_id(*kin)),
                ("name", name.into()),
                ("names", voice.entries(members)),
                ("tables", (*tables).into()),
            ],
        ),
        Reason::TooManyApart { entries, tables } => {
            let values = [("names", voice.entries(entries)), ("tables", (*tables).into())];
            voice.say("refused-seats-too-many-apart", &values)
        }
        Reason::Alone { entry, fitting } => {
            voice.say("refused-seats-alone", &[("name", voice.entry(*entry)), ("n", (*fitting).into())])
        }
        Reason::FixedTables(names) => named("refused-seats-fixed-tables", names),
        Reason::NoSeating { conflicts } => voice.with("refused-seats-no-seating", *conflicts),
        Reason::Twice(round, entry) => in_round("refused-seats-twice", *round, *entry),
        Reason::EmptyTable(round) => voice.with("refused-seats-empty-table", round.0),
        Reason::NotActive(round, entry) => in_round("refused-seats-not-active", *round, *entry),
        Reason::NotSeated(entry) => who("refused-seats-not-seated", *entry),
        Reason::ChiefJudge(entry, _) => who("refused-seats-chief-judge", *entry),
        Reason::Together(one, other, _) => {
            let values = [("name", voice.entry(*one)), ("other", voice.entry(*other))];
            voice.say("refused-seats-together", &values)
        }
        Reason::HasProtocol(tables) => {
            voice.say("refused-seats-has-protocol", &[("tables", voice.tables(tables).into())])
        }
        Reason::AlreadyPublished(round) => voice.with("refused-seats-already-published", round.0),
        Reason::EarlierPlanned(round) => voice.with("refused-seats-earlier-planned", round.0),
        Reason::SeatsOtherwise(by, _) => {
            voice.say("refused-seats-otherwise", &[("by", seats_by(voice.school, *by))])
        }
        Reason::NoThrow(sum) => voice.with("refused-seats-no-throw", *sum),
        Reason::ThrowAgain(names, _) => named("refused-seats-throw-again", names),
        Reason::OtherPlayers => voice.plain("refused-seats-other-players"),
        Reason::NorthIsAbsent(_) => voice.plain("refused-seats-north-is-absent"),
        Reason::NoClosing(_) => voice.plain("refused-seats-no-closing"),
        Reason::TooEarly(at, _) => {
            voice.say("refused-seats-too-early", &[("time", voice.names.clock(voice.lang, *at).into())])
        }
        Reason::NobodyMissing => voice.plain("refused-seats-nobody-missing"),
    }
}

/// How the seats of a table are found, as messages choose their words by it.
pub(crate) fn seats_by(school: School, by: SeatsBy) -> Value<'static> {
    Value::from(match (by, school) {
        (SeatsBy::Announced, _) => "announced",
        (SeatsBy::Dice, _) => "dice",
        // The championship has cards for it.
        (SeatsBy::WindTiles, School::Sichuan) => "wind-cards",
        (SeatsBy::WindTiles, _) => "wind-tiles",
    })
}

/// What people have in common, as messages choose their words by it.
pub(crate) fn kin_id(kin: Kin) -> Value<'static> {
    Value::from(match kin {
        Kin::Clan => "clan",
        Kin::Team => "team",
    })
}
