//! The regulations as values: one file each, values and citations only, and the catalogue of them.
mod aleague;
mod jpml_b;
mod samara;
mod tenhou;
mod tesuji;
mod wrc;

use crate::clause::{Answer, Basis, ClauseId, Decision, DecisionList, Place, Register};
use crate::option::{self, AnswerValue, OptionView, SetError};
use crate::riichi::{RiichiRules, Topic};

/// A rule set that comes with the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RegulationId {
    /// Samara festival: riichi, EMA 2016.
    Samara,
    /// Tesuji club: riichi.
    Tesuji,
    /// A-League: riichi, JPML-A of 2018.
    Aleague,
    /// JPML-B as played in Russia before 2023.
    JpmlB,
    /// World Riichi Championship, 2025.
    Wrc,
    /// Tenhou, four players.
    Tenhou,
}

impl RegulationId {
    /// All of them in the order of the catalogue.
    pub const ALL: [Self; 6] =
        [Self::Samara, Self::Tesuji, Self::Aleague, Self::JpmlB, Self::Wrc, Self::Tenhou];

    /// The id in files, addresses and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Samara => "samara",
            Self::Tesuji => "tesuji",
            Self::Aleague => "aleague",
            Self::JpmlB => "jpml-b",
            Self::Wrc => "wrc",
            Self::Tenhou => "tenhou",
        }
    }

    /// The rule set with this id; `ema2016` is a second name of `samara`.
    pub fn from_id(id: &str) -> Option<Self> {
        if id == "ema2016" {
            return Some(Self::Samara);
        }
        Self::ALL.into_iter().find(|r| r.id() == id)
    }

    /// Its clause register, if it is a regulation with one.
    pub const fn register(self) -> Option<Register> {
        match self {
            Self::Samara => Some(Register::Samara),
            Self::Tesuji => Some(Register::Tesuji),
            Self::Aleague => Some(Register::Aleague),
            Self::JpmlB | Self::Wrc | Self::Tenhou => None,
        }
    }

    /// The whole regulation.
    pub fn regulation(self) -> Regulation {
        Regulation { id: self, table: TableRules::Riichi(self.riichi().clone()) }
    }

    /// The rules of the table, for the riichi family.
    pub const fn riichi(self) -> &'static RiichiRules {
        match self {
            Self::Samara => &samara::RULES,
            Self::Tesuji => &tesuji::RULES,
            Self::Aleague => &aleague::RULES,
            Self::JpmlB => &jpml_b::RULES,
            Self::Wrc => &wrc::RULES,
            Self::Tenhou => &tenhou::RULES,
        }
    }
}

/// The rules of a table, by family.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableRules {
    /// Riichi.
    Riichi(RiichiRules),
}

impl TableRules {
    /// Every option with its answer, in the order of the family's list.
    pub fn options(&self) -> Vec<OptionView> {
        match self {
            Self::Riichi(rules) => option::views(RiichiRules::OPTIONS, rules).collect(),
        }
    }

    /// Gives an option another answer.
    pub fn set(&mut self, key: &str, value: AnswerValue, basis: Basis) -> Result<(), SetError> {
        match self {
            Self::Riichi(rules) => option::set(RiichiRules::OPTIONS, rules, key, value, basis),
        }
    }

    /// What all rule sets of the family answer alike, by topic, with the place where this one says so.
    pub fn topics(&self) -> Vec<(String, Basis)> {
        match self {
            Self::Riichi(rules) => Topic::all().map(|t| (t.name(), rules.cite(t))).collect(),
        }
    }

    /// Clauses that frame the play without changing a number.
    pub fn facts(&self) -> &'static [Basis] {
        match self {
            Self::Riichi(rules) => rules.facts,
        }
    }
}

/// A regulation: what is played at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Regulation {
    /// Which one.
    pub id: RegulationId,
    /// The rules of the table.
    pub table: TableRules,
}

/// An answer that a clause of the regulation gives.
const fn by<T: Copy>(register: Register, clause: &str, value: T) -> Answer<T> {
    Answer { value, basis: cite(register, clause) }
}

/// An answer that the adopted base rules give.
const fn base<T: Copy>(place: &str, value: T) -> Answer<T> {
    Answer { value, basis: Basis::Base(Place::of(place)) }
}

/// An answer where the texts are silent: a decision of the riichi list.
const fn silent<T: Copy>(decision: u8, value: T) -> Answer<T> {
    Answer { value, basis: decided(decision) }
}

const fn cite(register: Register, clause: &str) -> Basis {
    Basis::Clause(ClauseId::of(register, clause))
}

const fn at(place: &str) -> Basis {
    Basis::Base(Place::of(place))
}

const fn decided(decision: u8) -> Basis {
    Basis::Decision(Decision::of(DecisionList::Riichi, decision))
}
