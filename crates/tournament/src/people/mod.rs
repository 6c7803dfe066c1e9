//! People: registration and its gates, the waiting list, check-in, leaving, judges and substitutes, merging.
mod decide;
mod evolve;
mod reason;

pub(crate) use decide::decide;
pub(crate) use evolve::evolve;
pub use reason::{Gate, Reason};

use crate::id::{EntryId, PersonId, RoundNo};
use crate::time::{Date, Moment};

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
    /// Gives a waiting person a place.
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
    /// They were two.
    Unmerged {
        /// Who was merged away.
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

/// A competitor's slot.
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
    /// The list of players.
    pub list: List,
}

impl State {
    /// A person.
    pub fn person(&self, id: PersonId) -> Option<&Person> {
        self.persons.get(id.index())
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
