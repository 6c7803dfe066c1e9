//! What a reader gives: the form, the game, and what was odd about the log.
use super::Game;
use std::fmt;

/// A form of log that can be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// Tenhou's XML.
    Mjlog,
    /// The JSON of the tenhou.net/6 editor.
    Tenhou6,
    /// mjai events, one JSON object a line.
    Mjai,
    /// Mahjong Soul records as JSON.
    Majsoul,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Mjlog => "mjlog",
            Self::Tenhou6 => "tenhou.net/6 JSON",
            Self::Mjai => "mjai",
            Self::Majsoul => "Mahjong Soul records",
        })
    }
}

/// What a reader makes of one log: the game, and what it found odd without refusing it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The game.
    pub game: Game,
    /// Oddities, in the order of the log.
    pub warnings: Vec<Warning>,
}

/// Something odd in a log that does not stop the reading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// An attribute stands twice in one tag with the same value (seen in logs of 2010).
    RepeatedAttribute {
        /// The tag.
        tag: String,
        /// The attribute.
        attribute: String,
    },
    /// The log's list of indicators is not the list of those that were turned.
    IndicatorsDiffer {
        /// Which deal, from 0.
        deal: usize,
    },
    /// A riichi winner's ura indicators are not in the log: the value cannot be computed again.
    UraUnknown {
        /// Which deal, from 0.
        deal: usize,
    },
    /// A kong was declared and its indicator is not in the log: the value cannot be computed again.
    IndicatorMissing {
        /// Which deal, from 0.
        deal: usize,
    },
    /// The log does not say what a result changed; it is taken as nothing.
    ChangeUnknown {
        /// Which deal, from 0.
        deal: usize,
    },
    /// Something that this form is not known to have; it is skipped.
    Unknown {
        /// The tag, the type of the event, or the text itself, cut short.
        what: String,
        /// How many of these there are.
        times: usize,
    },
    /// A table with its own rules starts from its own points; they cannot be checked.
    OwnStart {
        /// The points at the start by seat.
        points: [i32; 4],
    },
}

impl Warning {
    /// Notes something unknown: a line for each kind, however often it comes.
    pub(crate) fn note_unknown(warnings: &mut Vec<Self>, found: &str) {
        let mut short: String = found.chars().take(30).collect();
        if short.len() < found.len() {
            short.push('…');
        }
        for warning in warnings.iter_mut() {
            if let Self::Unknown { what, times } = warning
                && *what == short
            {
                *times += 1;
                return;
            }
        }
        warnings.push(Self::Unknown { what: short, times: 1 });
    }

    /// Which deal it is about, from 0, if it is about one.
    pub const fn deal(&self) -> Option<usize> {
        match self {
            Self::RepeatedAttribute { .. } | Self::Unknown { .. } | Self::OwnStart { .. } => None,
            Self::IndicatorsDiffer { deal }
            | Self::UraUnknown { deal }
            | Self::IndicatorMissing { deal }
            | Self::ChangeUnknown { deal } => Some(*deal),
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RepeatedAttribute { tag, attribute } => write!(f, "{tag}: attribute {attribute} repeated"),
            Self::IndicatorsDiffer { deal } => {
                write!(f, "deal {}: the indicators listed are not those turned", deal + 1)
            }
            Self::UraUnknown { deal } => {
                write!(f, "deal {}: no ura indicators for a riichi winner", deal + 1)
            }
            Self::Unknown { what, times } => write!(f, "{what} is unknown and skipped ({times})"),
            Self::OwnStart { points } => write!(f, "a table with its own rules starts from {points:?}"),
            Self::ChangeUnknown { deal } => write!(f, "deal {}: no change of points told", deal + 1),
            Self::IndicatorMissing { deal } => write!(f, "deal {}: a kong without its indicator", deal + 1),
        }
    }
}
