//! Why a paper cannot be printed now: what is missing, in words.
use text::hall::School;
use text::{Lang, say};
use tournament::RoundNo;
use tournament::setup::Law;

/// What is missing for a paper.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Missing {
    /// Events of this regulation have no such paper.
    NotHere,
    /// Nobody has signed up.
    Players,
    /// Lots were not drawn.
    Lots,
    /// No round is seated.
    Seating,
    /// There is no such round, or it is not seated.
    Round(RoundNo),
    /// The seating is not announced, and who asks may not see it before.
    Announcement(RoundNo),
    /// There is no programme, and the regulation prints none.
    Programme,
    /// There are no judges and no substitutes on the list.
    Judges,
    /// The address of the desk is not known.
    Address,
    /// No penalties were given.
    Penalties,
    /// Results are held back from who asks.
    Release,
    /// The event is not over, or places with a prize are still shared.
    Places,
}

impl Missing {
    /// Every one, of round 1 where it is about a round.
    pub const ALL: [Self; 12] = [
        Self::NotHere,
        Self::Players,
        Self::Lots,
        Self::Seating,
        Self::Round(RoundNo(1)),
        Self::Announcement(RoundNo(1)),
        Self::Programme,
        Self::Judges,
        Self::Address,
        Self::Penalties,
        Self::Release,
        Self::Places,
    ];

    /// The sentence.
    pub fn said(self, lang: Lang, law: &Law) -> String {
        let school = School::of(law).id();
        match self {
            Self::NotHere => say!(lang, "print-missing-not-here"),
            Self::Players => say!(lang, "print-missing-players"),
            Self::Lots => say!(lang, "print-missing-lots"),
            Self::Seating => say!(lang, "print-missing-seating", school = school),
            Self::Round(round) => {
                say!(lang, "print-missing-round", n = round.to_string(), school = school)
            }
            Self::Announcement(round) => {
                say!(lang, "print-missing-announcement", n = round.to_string(), school = school)
            }
            Self::Programme => say!(lang, "print-missing-programme"),
            Self::Judges => say!(lang, "print-missing-judges"),
            Self::Address => say!(lang, "print-missing-address"),
            Self::Penalties => say!(lang, "print-missing-penalties"),
            Self::Release => say!(lang, "print-missing-release"),
            Self::Places => say!(lang, "print-missing-places"),
        }
    }
}
