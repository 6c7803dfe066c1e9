//! The regulations as values: one file each, values and citations only, and the catalogue of them.
mod aleague;
mod gambler;
mod jpml_b;
mod practice;
mod samara;
mod sichuan;
mod tenhou;
mod tesuji;
mod wrc;

use crate::classical::{ClassicalRules, Topic as ClassicalTopic};
use crate::clause::{Answer, Basis, ClauseId, Decision, DecisionList, Place, Register};
use crate::hall::{HallRules, HallTopic};
use crate::option::{self, AnswerValue, OptionView, SetError};
use crate::riichi::{RiichiRules, Topic};
use crate::sichuan::{SichuanRules, Topic as SichuanTopic};

/// A rule set that comes with the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RegulationId {
    /// Gambler club tournament: classical.
    Gambler,
    /// Sichuan championship.
    Sichuan,
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
    pub const ALL: [Self; 8] = [
        Self::Gambler,
        Self::Sichuan,
        Self::Samara,
        Self::Tesuji,
        Self::Aleague,
        Self::JpmlB,
        Self::Wrc,
        Self::Tenhou,
    ];

    /// The id in files, addresses and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Gambler => "gambler",
            Self::Sichuan => "sichuan",
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
            Self::Gambler => Some(Register::Gambler),
            Self::Sichuan => Some(Register::Sichuan),
            Self::Samara => Some(Register::Samara),
            Self::Tesuji => Some(Register::Tesuji),
            Self::Aleague => Some(Register::Aleague),
            Self::JpmlB | Self::Wrc | Self::Tenhou => None,
        }
    }

    /// The whole regulation.
    pub fn regulation(self) -> Regulation {
        let table = match self.table() {
            TableRef::Riichi(rules) => TableRules::Riichi(rules.clone()),
            TableRef::Sichuan(rules) => TableRules::Sichuan(rules.clone()),
            TableRef::Classical(rules) => TableRules::Classical(rules.clone()),
        };
        let hall = self.hall().map_or(Hall::None, |rules| Hall::Rules(rules.clone()));
        Regulation { id: self, table, hall }
    }

    /// The rules of the hall, as they come with the program; a rule set without a hall of its own has none.
    pub const fn hall(self) -> Option<&'static HallRules> {
        match self {
            Self::Gambler => Some(&gambler::HALL),
            Self::Sichuan => Some(&sichuan::HALL),
            Self::Samara => Some(&samara::HALL),
            Self::Tesuji => Some(&tesuji::HALL),
            Self::Aleague => Some(&aleague::HALL),
            Self::JpmlB | Self::Wrc | Self::Tenhou => None,
        }
    }

    /// The rules of the table, as they come with the program.
    pub const fn table(self) -> TableRef {
        match self {
            Self::Gambler => TableRef::Classical(&gambler::RULES),
            Self::Sichuan => TableRef::Sichuan(&sichuan::RULES),
            Self::Samara => TableRef::Riichi(&samara::RULES),
            Self::Tesuji => TableRef::Riichi(&tesuji::RULES),
            Self::Aleague => TableRef::Riichi(&aleague::RULES),
            Self::JpmlB => TableRef::Riichi(&jpml_b::RULES),
            Self::Wrc => TableRef::Riichi(&wrc::RULES),
            Self::Tenhou => TableRef::Riichi(&tenhou::RULES),
        }
    }

    /// The rules of the table, if it is of the riichi family.
    pub const fn riichi(self) -> Option<&'static RiichiRules> {
        match self.table() {
            TableRef::Riichi(rules) => Some(rules),
            TableRef::Sichuan(_) | TableRef::Classical(_) => None,
        }
    }

    /// The rules of the table, if it is of the Sichuan family.
    pub const fn sichuan(self) -> Option<&'static SichuanRules> {
        match self.table() {
            TableRef::Sichuan(rules) => Some(rules),
            TableRef::Riichi(_) | TableRef::Classical(_) => None,
        }
    }

    /// The rules of the table, if it is of the classical family.
    pub const fn classical(self) -> Option<&'static ClassicalRules> {
        match self.table() {
            TableRef::Classical(rules) => Some(rules),
            TableRef::Riichi(_) | TableRef::Sichuan(_) => None,
        }
    }
}

/// The rules of a table, by family.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one for each event, not one for each hand")]
pub enum TableRules {
    /// Riichi.
    Riichi(RiichiRules),
    /// Sichuan.
    Sichuan(SichuanRules),
    /// Classical.
    Classical(ClassicalRules),
}

/// The rules of a table that come with the program, by family.
#[derive(Clone, Copy, Debug)]
pub enum TableRef {
    /// Riichi.
    Riichi(&'static RiichiRules),
    /// Sichuan.
    Sichuan(&'static SichuanRules),
    /// Classical.
    Classical(&'static ClassicalRules),
}

impl TableRules {
    /// Every option with its answer, in the order of the family's list.
    pub fn options(&self) -> Vec<OptionView> {
        match self {
            Self::Riichi(rules) => option::views(RiichiRules::OPTIONS, rules).collect(),
            Self::Sichuan(rules) => option::views(SichuanRules::OPTIONS, rules).collect(),
            Self::Classical(rules) => option::views(ClassicalRules::OPTIONS, rules).collect(),
        }
    }

    /// Gives an option another answer.
    pub fn set(&mut self, key: &str, value: AnswerValue, basis: Basis) -> Result<(), SetError> {
        match self {
            Self::Riichi(rules) => option::set(RiichiRules::OPTIONS, rules, key, value, basis),
            Self::Sichuan(rules) => option::set(SichuanRules::OPTIONS, rules, key, value, basis),
            Self::Classical(rules) => option::set(ClassicalRules::OPTIONS, rules, key, value, basis),
        }
    }

    /// What all rule sets of the family answer alike, by topic, with the place where this one says so.
    pub fn topics(&self) -> Vec<(String, Basis)> {
        match self {
            Self::Riichi(rules) => Topic::all().map(|t| (t.name(), rules.cite(t))).collect(),
            Self::Sichuan(rules) => SichuanTopic::all().map(|t| (t.name(), rules.cite(t))).collect(),
            Self::Classical(rules) => ClassicalTopic::all().map(|t| (t.name(), rules.cite(t))).collect(),
        }
    }

    /// Clauses that frame the play without changing a number.
    pub fn facts(&self) -> Vec<Basis> {
        let (facts, customs) = match self {
            Self::Riichi(rules) => (rules.facts, rules.customs),
            Self::Sichuan(rules) => (rules.facts, [].as_slice()),
            Self::Classical(rules) => (rules.facts, [].as_slice()),
        };
        let mut out = facts.to_vec();
        for line in customs.iter().filter(|line| matches!(line.basis, Basis::Clause(_))) {
            if !out.contains(&line.basis) {
                out.push(line.basis);
            }
        }
        out
    }
}

/// A regulation: what is played at the table, and how the hall is run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Regulation {
    /// Which one; of a house rule the one whose hall it has.
    pub id: RegulationId,
    /// The rules of the table.
    pub table: TableRules,
    /// The rules of the hall.
    pub hall: Hall,
}

/// The rules of the hall, if there are any.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one for each event")]
pub enum Hall {
    /// These.
    Rules(HallRules),
    /// The rule set speaks of the table alone.
    None,
}

impl Hall {
    /// The rules, if there are any.
    pub const fn rules(&self) -> Option<&HallRules> {
        match self {
            Self::Rules(rules) => Some(rules),
            Self::None => None,
        }
    }

    /// Every option with its answer, in the order of the list; none without rules.
    pub fn options(&self) -> Vec<OptionView> {
        self.rules().into_iter().flat_map(HallRules::options).collect()
    }

    /// What is no option, by topic, with the place where the regulation says so; nothing without rules.
    pub fn topics(&self) -> Vec<(&'static str, Basis)> {
        let all = |rules: &HallRules| {
            HallTopic::ALL.iter().map(|topic| (topic.name(), rules.cite(*topic))).collect()
        };
        self.rules().map_or_else(Vec::new, all)
    }

    /// Clauses that frame the event without changing a number.
    pub fn facts(&self) -> &'static [Basis] {
        self.rules().map_or(&[], |rules| rules.facts)
    }

    /// Gives an option another answer. Without rules no key is known.
    pub fn set(&mut self, key: &str, value: AnswerValue, basis: Basis) -> Result<(), SetError> {
        match self {
            Self::Rules(rules) => option::set(HallRules::OPTIONS, rules, key, value, basis),
            Self::None => Err(SetError::UnknownKey),
        }
    }
}

impl Regulation {
    /// Every option with its answer: those of the table in the order of the family's list, then those of the hall.
    pub fn options(&self) -> Vec<OptionView> {
        let mut all = self.table.options();
        all.extend(self.hall.options());
        all
    }

    /// Gives an option of the table or of the hall another answer. No key is one of both.
    pub fn set(&mut self, key: &str, value: AnswerValue, basis: Basis) -> Result<(), SetError> {
        match self.table.set(key, value, basis) {
            Err(SetError::UnknownKey) => self.hall.set(key, value, basis),
            other => other,
        }
    }
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

/// An answer where the text says nothing about the hall: a decision of the hall's own list.
const fn ours<T: Copy>(decision: u8, value: T) -> Answer<T> {
    Answer { value, basis: Basis::Decision(Decision::of(DecisionList::Hall, decision)) }
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
