//! People: registration and its gates, the waiting list, check-in, leaving, judges and substitutes, merging.
mod basis;
mod decide;
mod duplicates;
mod erase;
mod evolve;
mod gate;
mod latin;
mod leave;
mod merge;
mod places;
mod ready;
mod reason;

pub(crate) use decide::decide;
pub use duplicates::{Duplicate, Likeness, duplicates, known};
pub use erase::without_person;
pub(crate) use erase::{blank, forgotten, personal};
pub(crate) use evolve::evolve;
pub use gate::{Asked, asked, open_gates};
pub(crate) use gate::{chief_plays, young};
pub use latin::latin;
pub(crate) use leave::game_begun;
pub(crate) use places::is_with_us;
pub use places::{Cap, Full, Places, list_day, places};
pub use ready::{Fit, Readiness, Warning, readiness, warnings};
pub use reason::{Gate, Reason};

use crate::id::{EntryId, PersonId, RoundNo};
use crate::time::{Date, Moment};
use rules::clause::Basis;

/// What is known of a person. Contact, birth date and note are never public.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Profile {
    /// The name, as the person writes it.
    pub name: String,
    /// The name in Latin letters, where it differs: first name.
    pub latin_first: String,
    /// The same: last name.
    pub latin_last: String,
    /// The club.
    pub club: String,
    /// The city.
    pub city: String,
    /// The country, three letters.
    pub country: String,
    /// The number of the European Mahjong Association.
    pub ema: String,
    /// The clan (family), whose members sit apart.
    pub clan: String,
    /// The team.
    pub team: String,
    /// The day of birth.
    pub birth: Option<Date>,
    /// How to reach the person.
    pub contact: String,
    /// A note of the organiser.
    pub note: String,
    /// What the person has played before.
    pub experience: Experience,
    /// Who attested that the person has passed a qualification.
    pub attested: String,
    /// How the person belongs to the club.
    pub membership: Membership,
}

/// What a person has played before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Experience {
    /// Nobody has asked.
    #[default]
    Unknown,
    /// Has played in tournaments.
    Tournaments,
    /// Has not, but has passed a qualification on the rules.
    Qualified,
    /// Neither.
    None,
}

/// How a person belongs to the club.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Membership {
    /// Nobody has asked, or not at all.
    #[default]
    None,
    /// A registered visitor of the meeting.
    Visitor,
    /// Has paid the fee.
    Paid,
    /// A permanent member.
    Member,
    /// A friend of the club from a far city.
    FarFriend,
}

/// As what a person takes part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// Plays.
    Player,
    /// Stands by; plays at most so many sessions, where that is limited.
    Substitute(Option<u8>),
    /// The chief judge.
    ChiefJudge,
    /// An assistant judge.
    AssistantJudge,
}

/// An organiser's decision against a gate, with the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Override {
    /// Why.
    pub reason: String,
}

/// Whether the judge was told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Told {
    /// He was.
    Judge,
    /// Nobody was.
    Nobody,
}

/// Commands about people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Registers somebody.
    Register {
        /// What is known.
        profile: Box<Profile>,
        /// As what.
        part: Part,
        /// Against a gate.
        over: Option<Override>,
    },
    /// Changes what is known.
    Edit {
        /// Who.
        person: PersonId,
        /// What is known now.
        profile: Box<Profile>,
    },
    /// Gives somebody another part: a player becomes a substitute, a substitute a judge.
    Appoint {
        /// Who.
        person: PersonId,
        /// As what.
        part: Part,
        /// Against a gate.
        over: Option<Override>,
    },
    /// Passes a gate against its clause, for somebody who is registered.
    Waive {
        /// Who.
        person: PersonId,
        /// Which gate.
        gate: Gate,
        /// Why.
        reason: String,
    },
    /// Gives a waiting person a place, or a judge one to play.
    Admit {
        /// Who.
        person: PersonId,
        /// Against a gate.
        over: Option<Override>,
    },
    /// Records the restrictions under which a minor plays.
    Restrict {
        /// Who.
        person: PersonId,
        /// The restrictions, in the organiser's words.
        restrictions: String,
    },
    /// Approves the list of players: later ones come in late.
    ApproveList,
    /// The person is here.
    CheckIn {
        /// Who.
        person: PersonId,
    },
    /// Takes a person off the list, before or during the event.
    Leave {
        /// Who.
        person: PersonId,
        /// Whether the judge was told.
        told: Told,
    },
    /// One person was registered twice: `other` is `keep`.
    Merge {
        /// Who stays.
        keep: PersonId,
        /// Who was the same.
        other: PersonId,
    },
    /// They were two after all.
    Unmerge {
        /// Who was merged away.
        other: PersonId,
    },
    /// Takes name and personal data away; results stay under a neutral name.
    Anonymise {
        /// Who.
        person: PersonId,
    },
}

/// What has happened to people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Somebody was registered; the number is the next one.
    Registered {
        /// Who.
        person: PersonId,
        /// What is known.
        profile: Box<Profile>,
        /// As what.
        part: Part,
    },
    /// A gate was passed against its clause.
    Overridden {
        /// Who.
        person: PersonId,
        /// Which gate.
        gate: Gate,
        /// Why.
        reason: String,
    },
    /// A player has a slot; its number is the next one.
    Admitted {
        /// Who.
        person: PersonId,
        /// The slot.
        entry: EntryId,
    },
    /// A player waits for a place.
    Waits {
        /// Who.
        person: PersonId,
        /// Where the number of places comes from; nothing where the organiser has set it.
        basis: Option<Basis>,
    },
    /// A place has become free and is kept for the first who waits.
    Offered {
        /// Who.
        person: PersonId,
    },
    /// Somebody has another part.
    PartChanged {
        /// Who.
        person: PersonId,
        /// As what.
        part: Part,
    },
    /// A player no longer plays, but stays with the event.
    GaveUpPlace {
        /// Who.
        person: PersonId,
    },
    /// What is known has changed.
    Edited {
        /// Who.
        person: PersonId,
        /// What is known now.
        profile: Box<Profile>,
    },
    /// The restrictions of a minor are recorded.
    Restricted {
        /// Who.
        person: PersonId,
        /// The restrictions.
        restrictions: String,
    },
    /// The list of players is approved.
    ListApproved(Moment),
    /// Somebody is here.
    CheckedIn {
        /// Who.
        person: PersonId,
        /// Since when.
        at: Moment,
    },
    /// Somebody has left.
    Left {
        /// Who.
        person: PersonId,
        /// Before this round; before the event if there is none.
        before: Option<RoundNo>,
        /// Whether the judge was told.
        told: Told,
    },
    /// One was the same as another.
    Merged {
        /// Who stays.
        keep: PersonId,
        /// Who was the same.
        other: PersonId,
    },
    /// Personal data is gone.
    Anonymised {
        /// Who.
        person: PersonId,
    },
}

/// Where a person stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// On the list: a player with a slot, a substitute, a judge.
    Listed,
    /// Waiting for a place.
    Waiting,
    /// Here since then.
    Here(Moment),
    /// Gone.
    Left(Told),
    /// The same as another.
    MergedInto(PersonId),
}

/// A person of the event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// What is known.
    pub profile: Profile,
    /// As what.
    pub part: Part,
    /// Where the person stands.
    pub standing: Standing,
    /// The slot, of a player.
    pub entry: Option<EntryId>,
    /// The restrictions of a minor.
    pub restrictions: Option<String>,
    /// Gates that were passed against their clause.
    pub overridden: Vec<(Gate, String)>,
}

/// A competitor's slot. One without holders was merged into another and is none any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slot {
    /// Who plays for it: the first from the beginning, each further one from that round on.
    pub holders: Vec<(RoundNo, PersonId)>,
    /// From which round on it takes no part, if it does not.
    pub out_from: Option<RoundNo>,
}

impl Slot {
    /// Who plays for it in a round.
    pub fn holder(&self, round: RoundNo) -> Option<PersonId> {
        self.holders
            .iter()
            .rev()
            .find(|(from, _)| *from <= round)
            .or(self.holders.first())
            .map(|(_, person)| *person)
    }

    /// Who plays for it now.
    pub fn now(&self) -> Option<PersonId> {
        self.holders.last().map(|(_, person)| *person)
    }
}

/// Whether the list of players is still open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum List {
    /// It is.
    #[default]
    Open,
    /// It was approved then.
    Approved(Moment),
}

/// The people of an event.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct State {
    /// By number.
    pub persons: Vec<Person>,
    /// Slots by number.
    pub slots: Vec<Slot>,
    /// Who waits, in order.
    pub waiting: Vec<PersonId>,
    /// Those who wait and whom a place is kept for.
    pub offered: Vec<PersonId>,
    /// The list of players.
    pub list: List,
}

impl State {
    /// A person.
    pub fn person(&self, id: PersonId) -> Option<&Person> {
        self.persons.get(id.index())
    }

    /// The person whom this one turned out to be.
    pub fn really(&self, id: PersonId) -> PersonId {
        match self.person(id).map(|p| p.standing) {
            // A person that others were merged into cannot be merged away itself, so that one step is enough.
            Some(Standing::MergedInto(keep)) => keep,
            _ => id,
        }
    }

    /// Everybody with the number, those who were merged away left out.
    pub fn all(&self) -> impl Iterator<Item = (PersonId, &Person)> {
        self.persons
            .iter()
            .enumerate()
            .filter(|(_, p)| !matches!(p.standing, Standing::MergedInto(_)))
            .map(|(i, p)| (PersonId::of_index(i), p))
    }

    /// A slot.
    pub fn slot(&self, id: EntryId) -> Option<&Slot> {
        self.slots.get(id.index())
    }

    /// The slots that take part in a round, in order.
    pub fn active(&self, round: RoundNo) -> impl Iterator<Item = EntryId> + '_ {
        self.slots
            .iter()
            .enumerate()
            .filter(move |(_, slot)| slot.out_from.is_none_or(|out| out > round))
            .map(|(i, _)| EntryId::of_index(i))
    }
}
