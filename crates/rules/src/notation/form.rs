//! The forms that are read and written.
use super::{detect, token};
use std::fmt;

/// A way of writing tiles; the module shows each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Form {
    /// Ranks, then a letter: `123m406p789s11z`.
    Mpsz,
    /// One token a tile, as in mjai logs: `1m 5pr E P`.
    Mjai,
    /// Letter, then ranks, groups behind commas: `m123p406,z555-`.
    Kobalab,
    /// English initials, as in our Sichuan and classical case files: `B123 D5 C9 Ew Rd Fl1`.
    English,
    /// The letters of the Russian Sichuan regulation: `Б112233 Т5555677`.
    Russian,
    /// Chinese and Japanese characters: `一萬二萬東白`.
    Chinese,
    /// Tile pictures, U+1F000 to U+1F029.
    Unicode,
    /// Tile numbers 0–135, the first copy of each five red.
    Ids,
    /// Tile numbers 0–135 of a set without red fives.
    IdsPlain,
}

impl Form {
    /// All forms.
    pub const ALL: [Self; 9] = [
        Self::Mpsz,
        Self::Mjai,
        Self::Kobalab,
        Self::English,
        Self::Russian,
        Self::Chinese,
        Self::Unicode,
        Self::Ids,
        Self::IdsPlain,
    ];

    /// The form that the text seems to be in; numbers are taken as [`Form::Ids`]. Never [`Form::Mjai`], which MPSZ
    /// includes.
    pub fn detect(text: &str) -> Self {
        detect::forms(&token::characters(text)).0
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Mpsz => "MPSZ",
            Self::Mjai => "mjai tiles",
            Self::Kobalab => "kobalab's form",
            Self::English => "English initials",
            Self::Russian => "Russian letters",
            Self::Chinese => "Chinese characters",
            Self::Unicode => "Unicode tiles",
            Self::Ids => "tile numbers",
            Self::IdsPlain => "tile numbers without red fives",
        })
    }
}
