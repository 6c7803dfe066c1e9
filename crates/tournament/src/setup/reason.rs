//! Why an event may not be opened, changed or closed so.
use super::Waiting;
use crate::id::RoundNo;
use crate::time::Date;
use rules::clause::Basis;
use rules::hall::SeatingSystem;

/// A reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It was opened already.
    Opened,
    /// It runs already.
    Running,
    /// The name is empty.
    NoName,
    /// The time zone is empty.
    NoZone,
    /// The last day is before the first.
    DaysOutOfOrder,
    /// A day is in no year of an event.
    Years,
    /// It lasts longer than one day.
    OneDay(Basis),
    /// The regulation fixes so many rounds.
    RoundsFixed(u16, Basis),
    /// At least one round is played.
    NoRounds,
    /// So many rounds have begun already.
    RoundsBegun(u16),
    /// So many rounds are seated: the seatings beyond the new number are taken back first.
    RoundsSeated(u16),
    /// Play has begun: the first day stays this one.
    FirstDayFixed(Date),
    /// So many players have a place already.
    LimitBelow(u16),
    /// The regulation fixes so many minutes of a round.
    MinutesFixed(u16, Basis),
    /// A round lasts at least a minute.
    NoMinutes,
    /// The regulation does not allow this system of seating.
    System(SeatingSystem, Basis),
    /// The regulation names so many places with a prize.
    PrizePlacesFixed(u16, Basis),
    /// The regulation allows so many players at most.
    LimitAbove(u16, Basis),
    /// A table has four.
    LimitTooSmall,
    /// There are neither stakes nor a prize fund.
    Stakes(Basis),
    /// An item of the programme ends before it begins; its place in the list, from 0.
    Backwards(usize),
    /// Two items of the programme overlap; their places in the list, from 0.
    Overlap(usize, usize),
    /// A round, or the final, stands in the programme twice.
    RoundTwice(Option<RoundNo>),
    /// There is no such round.
    NoSuchRound(RoundNo),
    /// No final is played.
    NoFinal(Basis),
    /// The regulation prints no programme.
    NoTimetable,
    /// The announcement is empty.
    NoText,
    /// The law is of another family.
    OtherFamily,
    /// That is the law already.
    SameLaw,
    /// Something waits before the event can be closed.
    Waits(Waiting),
}

impl Reason {
    /// The clause behind it, where a regulation says so.
    pub const fn basis(&self) -> Option<Basis> {
        match self {
            Self::OneDay(basis)
            | Self::RoundsFixed(_, basis)
            | Self::MinutesFixed(_, basis)
            | Self::System(_, basis)
            | Self::PrizePlacesFixed(_, basis)
            | Self::LimitAbove(_, basis)
            | Self::Stakes(basis)
            | Self::NoFinal(basis) => Some(*basis),
            Self::Waits(waiting) => waiting.basis(),
            Self::Opened
            | Self::Running
            | Self::NoName
            | Self::NoZone
            | Self::DaysOutOfOrder
            | Self::Years
            | Self::NoRounds
            | Self::RoundsBegun(_)
            | Self::RoundsSeated(_)
            | Self::FirstDayFixed(_)
            | Self::LimitBelow(_)
            | Self::NoMinutes
            | Self::LimitTooSmall
            | Self::Backwards(_)
            | Self::Overlap(..)
            | Self::RoundTwice(_)
            | Self::NoSuchRound(_)
            | Self::NoTimetable
            | Self::NoText
            | Self::OtherFamily
            | Self::SameLaw => None,
        }
    }
}
