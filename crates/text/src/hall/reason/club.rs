//! Of standings and of the club.
use crate::hall::Voice;
use tournament::club::Reason;
use tournament::standings;

pub(super) fn what(voice: &Voice<'_>, reason: &Reason) -> String {
    match reason {
        Reason::Unknown(entry) => voice.say("refused-club-unknown", &[("name", voice.entry(*entry))]),
        Reason::HasRounds(_) => voice.plain("refused-club-has-rounds"),
        Reason::TooFew(n, _) => voice.with("refused-club-too-few", *n),
        Reason::Twice(entry) => voice.say("refused-club-twice", &[("name", voice.entry(*entry))]),
        Reason::Plays(entry, round) => {
            voice.say("refused-club-plays", &[("name", voice.entry(*entry)), ("n", round.0.into())])
        }
    }
}

pub(super) fn standings(voice: &Voice<'_>, reason: &standings::Reason) -> String {
    use standings::Reason;
    match reason {
        Reason::NoSuchRound(round) => voice.with("refused-standings-no-such-round", round.0),
        Reason::NotTied { tie } if tie.is_empty() => voice.plain("refused-standings-not-shared"),
        Reason::NotTied { tie } => voice.say("refused-standings-not-tied", &[("names", voice.entries(tie))]),
        Reason::NothingToDecide(_) => voice.plain("refused-standings-nothing-to-decide"),
        Reason::NotTheOrganiser(_) => voice.plain("refused-standings-not-the-organiser"),
        Reason::Provisional(_) => voice.plain("refused-standings-provisional"),
        Reason::NotHeld => voice.plain("refused-standings-not-held"),
        Reason::NotNext(Some(place)) => voice.with("refused-standings-not-next", *place),
        Reason::NotNext(None) => voice.plain("refused-standings-all-revealed"),
        Reason::OpenTie { tie, .. } => {
            voice.say("refused-standings-open-tie", &[("names", voice.entries(tie))])
        }
    }
}
