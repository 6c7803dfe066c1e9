//! What somebody asks for: whose event, in which language, on which paper, as who.
use std::fmt;
use text::Lang;
use tournament::{Moment, Role, RoundNo, Tournament};

/// A size of paper.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Size {
    /// 210 × 297 mm.
    A4,
    /// 148 × 210 mm.
    A5,
}

impl Size {
    /// Both.
    pub const ALL: [Self; 2] = [Self::A4, Self::A5];

    /// The id in addresses and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::A5 => "a5",
        }
    }

    /// The size with this id.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.id() == id)
    }
}

/// What is printed with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ink {
    /// Black alone.
    Black,
    /// The winds have their tints, too; a letter says the same.
    Tints,
}

impl Ink {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Black, Self::Tints];

    /// The id in addresses and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::Tints => "tints",
        }
    }

    /// The ink with this id.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ink| ink.id() == id)
    }
}

/// The clock and the calendar of the venue.
#[derive(Clone, Copy)]
pub struct Venue<'a> {
    /// A moment as `10:05`.
    pub clock: &'a dyn Fn(Moment) -> String,
    /// Its day.
    pub day: &'a dyn Fn(Moment) -> String,
}

impl fmt::Debug for Venue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Venue").finish_non_exhaustive()
    }
}

/// A code that a phone comes in by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceCode {
    /// Whom it is for.
    pub name: String,
    /// The address behind the squares.
    pub address: String,
    /// The digits for whoever has no camera.
    pub pin: String,
}

/// What somebody asks for.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The event.
    pub event: &'a Tournament,
    /// In which language.
    pub lang: Lang,
    /// On which paper.
    pub size: Size,
    /// With which ink.
    pub ink: Ink,
    /// Which round; the last one that is seated if none is named.
    pub round: Option<RoundNo>,
    /// As who: what may not be seen is not printed.
    pub role: Role,
    /// The address of the event's page, for the codes; without one there are none.
    pub address: Option<&'a str>,
    /// The clock of the venue.
    pub venue: Venue<'a>,
    /// Codes of phones that were just made.
    pub codes: &'a [DeviceCode],
}
