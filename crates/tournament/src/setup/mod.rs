//! The event itself: its law, name, days, what was chosen where the regulation leaves a choice, announcements.
mod close;
mod decide;
mod evolve;
mod programme;
mod reason;
mod settings;

pub use close::{Waiting, waiting};
pub(crate) use decide::decide;
pub(crate) use evolve::evolve;
pub use programme::{Shift, shifts, timetable};
pub use reason::Reason;
pub(crate) use settings::check;
pub use settings::{YEARS, systems};

use crate::id::{EntryId, RoundNo, TableNo};
use crate::time::{Date, Moment};
use rules::clause::Answer;
use rules::hall::{HallRules, HallTopic, SeatingSystem};
use rules::regulation::{RegulationId, TableRules};

/// The law of an event: every answer, not the id alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Law {
    /// The regulation whose hall it is.
    pub id: RegulationId,
    /// The rule set whose table it started from; mostly the same.
    pub table_of: RegulationId,
    /// The table.
    pub table: TableRules,
    /// The hall.
    pub hall: HallRules,
}

impl Law {
    /// That of a regulation; nothing if it has no hall.
    pub fn of(id: RegulationId) -> Option<Self> {
        let regulation = id.regulation();
        let hall = regulation.hall.rules()?.clone();
        Some(Self { id, table_of: id, table: regulation.table, hall })
    }
}

/// What an organiser fills in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The name of the event.
    pub name: String,
    /// Where it is.
    pub place: String,
    /// The time zone of the venue, an IANA name such as `Asia/Vladivostok`.
    pub zone: String,
    /// The first day, which ages are counted on.
    pub first_day: Date,
    /// The last day.
    pub last_day: Date,
    /// What was chosen where the regulation leaves a choice.
    pub choices: Choices,
}

/// Choices within the regulation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    /// Rounds before a final, where the regulation fixes none.
    pub rounds: Option<u16>,
    /// The system of seating, where several are allowed.
    pub system: Option<SeatingSystem>,
    /// Minutes of a round, where the regulation fixes none.
    pub round_minutes: Option<u16>,
    /// Places with a prize, where the organiser names them.
    pub prize_places: Option<u16>,
    /// The most players, where the hall is small.
    pub limit: Option<u16>,
    /// What each player stakes, in the smallest coin.
    pub stake: Option<u32>,
    /// What the winners get together, in the smallest coin.
    pub prize_fund: Option<u32>,
}

impl Choices {
    /// Nothing is chosen.
    pub const NONE: Self = Self {
        rounds: None,
        system: None,
        round_minutes: None,
        prize_places: None,
        limit: None,
        stake: None,
        prize_fund: None,
    };
}

/// An item of the programme.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProgrammeItem {
    /// When it begins.
    pub from: Moment,
    /// When it ends.
    pub to: Moment,
    /// What it is.
    pub what: ProgrammeKind,
    /// A title, where the kind does not say all.
    pub title: String,
}

/// What an item of the programme is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ProgrammeKind {
    /// Check-in and drawing of lots.
    CheckIn,
    /// The opening.
    Opening,
    /// A round.
    Round(RoundNo),
    /// The final.
    Final,
    /// A break.
    Break,
    /// Working out the results.
    Results,
    /// The closing and the awards.
    Closing,
    /// Something else.
    Other,
}

/// An announcement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Announcement {
    /// When it was made.
    pub at: Moment,
    /// To these tables; to everybody if there are none.
    pub tables: Vec<TableNo>,
    /// The text.
    pub text: String,
}

/// Commands about the event itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Opens the event: the first command of every log.
    Open(Box<(Law, Settings)>),
    /// Changes what was filled in.
    Change(Box<Settings>),
    /// Sets the programme.
    Programme(Vec<ProgrammeItem>),
    /// Sets the programme to the timetable that the regulation prints, on the day that begins then.
    Timetable {
        /// The midnight of the venue.
        midnight: Moment,
    },
    /// Announces something.
    Announce {
        /// To these tables; to everybody if there are none.
        tables: Vec<TableNo>,
        /// The text.
        text: String,
    },
    /// Takes over another law, such as a corrected regulation.
    AdoptLaw(Box<Law>),
    /// Closes the event: places are final.
    Close,
    /// Opens a closed event again.
    Reopen {
        /// Why.
        reason: String,
    },
}

/// What has happened to the event itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// It was opened.
    Opened(Box<(Law, Settings)>),
    /// Its settings were changed.
    Changed(Box<Settings>),
    /// The programme was set.
    ProgrammeSet(Vec<ProgrammeItem>),
    /// Something was announced.
    Announced(Announcement),
    /// Another law was taken over.
    LawAdopted(Box<Law>),
    /// It was closed.
    Closed {
        /// When.
        at: Moment,
        /// The final places, the first first; who is out has none.
        places: Vec<(EntryId, u16)>,
    },
    /// It was opened again.
    Reopened {
        /// Why.
        reason: String,
    },
}

/// Whether the event runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Life {
    /// It does.
    Running,
    /// It is closed since then.
    Closed(Moment),
}

/// What is known of the event itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// Its law.
    pub law: Law,
    /// What the organiser filled in.
    pub settings: Settings,
    /// The programme.
    pub programme: Vec<ProgrammeItem>,
    /// Announcements, in order.
    pub announcements: Vec<Announcement>,
    /// Whether it runs.
    pub life: Life,
}

impl State {
    /// Rounds before a final: those of the regulation, or those that were chosen; nothing where games go on and on.
    pub fn rounds(&self) -> Option<u16> {
        self.law.hall.course.rounds.value.get().map(|n| n as u16).or(self.settings.choices.rounds)
    }

    /// What the event is played by: the regulation whose hall it is, with the clause that names the rules.
    pub fn played_by(&self) -> Answer<RegulationId> {
        Answer { value: self.law.id, basis: self.law.hall.cite(HallTopic::PlayedBy) }
    }

    /// The system of seating after the first round.
    pub fn system(&self) -> SeatingSystem {
        self.settings.choices.system.unwrap_or(self.law.hall.seating.system.value)
    }

    /// Minutes of a round.
    pub fn round_minutes(&self) -> Option<u16> {
        self.law
            .hall
            .clock
            .round_minutes
            .value
            .get()
            .map(|n| n as u16)
            .or(self.settings.choices.round_minutes)
    }

    /// Places with a prize.
    pub fn prize_places(&self) -> u16 {
        self.settings.choices.prize_places.unwrap_or(self.law.hall.ties.prize_places.value.get() as u16)
    }
}
