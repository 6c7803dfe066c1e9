//! Where an answer comes from: a clause of a regulation, a place in the base rules, a decision, a house rule.
//!
//! A citation is four bytes. The register of clauses is generated from `regulations/*/clauses.toml`, so that
//! citing a clause that does not exist does not compile.
mod places;
mod register;

pub use places::Source;
use std::fmt;

/// A regulation that has a clause register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Register {
    /// Gambler club tournament (classical).
    Gambler,
    /// Sichuan championship.
    Sichuan,
    /// Samara festival (riichi, EMA 2016).
    Samara,
    /// Tesuji club (riichi).
    Tesuji,
    /// A-League (riichi, JPML-A).
    Aleague,
}

impl Register {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Gambler, Self::Sichuan, Self::Samara, Self::Tesuji, Self::Aleague];

    /// The id of the regulation, as in files and addresses.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Gambler => "gambler",
            Self::Sichuan => "sichuan",
            Self::Samara => "samara",
            Self::Tesuji => "tesuji",
            Self::Aleague => "aleague",
        }
    }
}

/// What the program does with a clause.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// The program computes or enforces it.
    Coded,
    /// Conduct or a free choice of the judge: the program offers and records.
    Referee,
    /// Shown only.
    Info,
}

/// One row of the generated register.
#[derive(Debug)]
struct Row {
    register: Register,
    id: &'static str,
    status: Status,
}

/// A clause of one of the five registers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClauseId(u16);

impl ClauseId {
    /// The clause with this id. In a constant an unknown id is a compile error.
    pub const fn of(register: Register, id: &str) -> Self {
        match Self::find(register, id) {
            Some(clause) => clause,
            None => panic!("no such clause in the register of this regulation"),
        }
    }

    /// The clause with this id, if there is one.
    pub const fn find(register: Register, id: &str) -> Option<Self> {
        let mut i = 0;
        while i < register::CLAUSES.len() {
            let row = &register::CLAUSES[i];
            if row.register as u8 == register as u8 && same(row.id, id) {
                return Some(Self(i as u16));
            }
            i += 1;
        }
        None
    }

    /// All clauses of a register in the order of its text.
    pub fn all(register: Register) -> impl Iterator<Item = Self> {
        (0..register::CLAUSES.len() as u16).map(Self).filter(move |c| c.register() == register)
    }

    /// The regulation it belongs to.
    pub const fn register(self) -> Register {
        register::CLAUSES[self.0 as usize].register
    }

    /// Its id within the regulation, such as `kuikae.2` or `6.3.1`.
    pub const fn id(self) -> &'static str {
        register::CLAUSES[self.0 as usize].id
    }

    /// What the program does with it.
    pub const fn status(self) -> Status {
        register::CLAUSES[self.0 as usize].status
    }
}

impl fmt::Display for ClauseId {
    /// The regulation and the clause, `tesuji kuikae.2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.register().id(), self.id())
    }
}

impl fmt::Debug for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A place in the base rules that a regulation adopts, such as section 4.1 of the EMA booklet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u16);

impl Place {
    /// The place written so, `E 3.3.14`. In a constant an unknown place is a compile error.
    pub const fn of(text: &str) -> Self {
        let mut i = 0;
        while i < places::PLACES.len() {
            if same(places::PLACES[i], text) {
                return Self(i as u16);
            }
            i += 1;
        }
        panic!("no such place in the list of base rules")
    }

    /// All places that are cited.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..places::PLACES.len() as u16).map(Self)
    }

    /// As it is cited: the source's code, then the section if it has any.
    pub const fn text(self) -> &'static str {
        places::PLACES[self.0 as usize]
    }

    /// The document.
    pub fn source(self) -> Source {
        Source::of_place(self.text())
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// The list that a decision belongs to: a family's, or that of the hall.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DecisionList {
    /// Riichi, D1–D49.
    Riichi,
    /// Sichuan, D1–D21.
    Sichuan,
    /// Gambler, B1–B40.
    Gambler,
    /// The hall, of all regulations, H1–H42.
    Hall,
}

impl DecisionList {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Riichi, Self::Sichuan, Self::Gambler, Self::Hall];

    /// The id in files and JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Riichi => "riichi",
            Self::Sichuan => "sichuan",
            Self::Gambler => "gambler",
            Self::Hall => "hall",
        }
    }

    /// The letter before its numbers.
    pub const fn letter(self) -> char {
        match self {
            Self::Riichi | Self::Sichuan => 'D',
            Self::Gambler => 'B',
            Self::Hall => 'H',
        }
    }

    /// The number of its last decision.
    pub const fn last(self) -> u8 {
        match self {
            Self::Riichi => 49,
            Self::Sichuan => 21,
            Self::Gambler => 40,
            Self::Hall => 42,
        }
    }
}

/// A decision where all texts are silent or unclear.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Decision {
    list: DecisionList,
    number: u8,
}

impl Decision {
    /// The decision with this number; a number that the list does not have is a compile error in a constant.
    pub const fn of(list: DecisionList, number: u8) -> Self {
        assert!(number >= 1 && number <= list.last(), "no such decision");
        Self { list, number }
    }

    /// The list.
    pub const fn list(self) -> DecisionList {
        self.list
    }

    /// The number, from 1.
    pub const fn number(self) -> u8 {
        self.number
    }
}

impl fmt::Display for Decision {
    /// `D14`, `B3` of the Gambler list, `H5` of the hall's.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.list.letter(), self.number)
    }
}

impl fmt::Debug for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Where an answer comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Basis {
    /// A clause of the regulation.
    Clause(ClauseId),
    /// The base rules that a clause of the regulation adopts, or that the rule set is.
    Base(Place),
    /// A decision: the texts say nothing, or nothing clear.
    Decision(Decision),
    /// A house rule: the line of the patch.
    Patch(u16),
}

const _: () = assert!(size_of::<Basis>() == 4);

impl fmt::Display for Basis {
    /// One technical word or two: `tesuji kuikae.2`, `E 4.1`, `D14`, `patch 7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clause(clause) => fmt::Display::fmt(clause, f),
            Self::Base(place) => f.write_str(place.text()),
            Self::Decision(decision) => fmt::Display::fmt(decision, f),
            Self::Patch(line) => write!(f, "patch {line}"),
        }
    }
}

/// An answer of a regulation to one question, with where it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer<T> {
    /// The answer.
    pub value: T,
    /// Where it comes from.
    pub basis: Basis,
}

/// `==` for strings in constants.
const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}
