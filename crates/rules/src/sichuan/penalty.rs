//! Slips and what they cost: incorrect declarations, conduct, the progressive scale.
use super::rules::{Sanction, SichuanRules};
use super::topic::Topic;
use crate::clause::{Answer, Basis};

/// A word of declaration.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Word {
    /// Pung.
    Pung,
    /// Kong.
    Kong,
    /// Hu (mahjong).
    Hu,
}

/// What follows the first word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Second {
    /// Another word.
    Word(Word),
    /// The first word is taken back.
    Withdrawn,
}

macro_rules! slips {
    ($( $(#[$doc:meta])* $name:ident = $group:ident . $field:ident, )*) => {
        /// A slip that has a sanction of its own.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Slip { $( $(#[$doc])* $name, )* }

        impl Slip {
            /// Every slip.
            pub const ALL: &'static [Self] = &[$( Self::$name ),*];

            /// The key of the option that answers for it.
            pub const fn key(self) -> &'static str {
                match self { $( Self::$name => concat!(stringify!($group), ".", stringify!($field)), )* }
            }

            /// What it costs under these rules, and where that stands.
            pub const fn sanction(self, rules: &SichuanRules) -> Answer<Sanction> {
                match self { $( Self::$name => rules.$group.$field, )* }
            }
        }
    };
}

slips! {
    /// Pung, then kong.
    PungThenKong = declaration.pung_then_kong,
    /// Kong, then pung.
    KongThenPung = declaration.kong_then_pung,
    /// Pung or kong, then Hu.
    ClaimThenHu = declaration.claim_then_hu,
    /// Hu, then pung or kong.
    HuThenClaim = declaration.hu_then_claim,
    /// Pung taken back.
    PungWithdrawn = declaration.pung_withdrawn,
    /// Kong taken back.
    KongWithdrawn = declaration.kong_withdrawn,
    /// Hu taken back.
    HuWithdrawn = declaration.hu_withdrawn,
    /// Telling a player to draw after his kong, for the first time in the tournament.
    KongPrompt = conduct.kong_prompt,
    /// The same again.
    KongPromptAgain = conduct.kong_prompt_again,
    /// Standing tiles not in one line.
    DividedLine = conduct.divided_line,
}

impl Slip {
    /// The slip of prompting, by how often the player has done it before in this tournament.
    pub const fn prompt(earlier: u32) -> Self {
        if earlier == 0 { Self::KongPrompt } else { Self::KongPromptAgain }
    }
}

/// What an incorrect declaration comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Incorrect {
    /// Which slip it is.
    pub slip: Slip,
    /// What is declared in the end.
    pub stands: Option<Word>,
    /// Why.
    pub stands_basis: Basis,
    /// What it costs.
    pub sanction: Answer<Sanction>,
}

/// Judges two words said one after the other; `None` if the second only repeats the first.
pub fn incorrect_declaration(rules: &SichuanRules, first: Word, second: Second) -> Option<Incorrect> {
    let slip = match (first, second) {
        (Word::Pung, Second::Word(Word::Kong)) => Slip::PungThenKong,
        (Word::Kong, Second::Word(Word::Pung)) => Slip::KongThenPung,
        (Word::Pung | Word::Kong, Second::Word(Word::Hu)) => Slip::ClaimThenHu,
        (Word::Hu, Second::Word(Word::Pung | Word::Kong)) => Slip::HuThenClaim,
        (Word::Pung, Second::Withdrawn) => Slip::PungWithdrawn,
        (Word::Kong, Second::Withdrawn) => Slip::KongWithdrawn,
        (Word::Hu, Second::Withdrawn) => Slip::HuWithdrawn,
        (Word::Pung, Second::Word(Word::Pung))
        | (Word::Kong, Second::Word(Word::Kong))
        | (Word::Hu, Second::Word(Word::Hu)) => return None,
    };
    let sanction = slip.sanction(rules);
    let (stands, stands_basis) = match second {
        Second::Word(_) => (Some(first), rules.cite(Topic::FirstWord)),
        Second::Withdrawn => (None, sanction.basis),
    };
    Some(Incorrect { slip, stands, stands_basis, sanction })
}

/// A kind of penalty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// Points off the session, to nobody.
    Points(i32),
    /// No Hu for the rest of the deal.
    DeadHand,
    /// The result of the session counts nothing.
    Annulled,
    /// The player is out of the tournament.
    Disqualified,
}

impl Penalty {
    /// Points that it takes off the session by itself.
    pub const fn points(self) -> i32 {
        match self {
            Self::Points(points) => points,
            _ => 0,
        }
    }

    /// The clause that knows this kind of penalty.
    pub const fn kind_basis(rules: &SichuanRules) -> Basis {
        rules.cite(Topic::PenaltyKinds)
    }
}

/// The minor violations of one player within one session.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Violations(u32);

impl Violations {
    /// None: how every session begins, with the clause that says so.
    pub const fn at_start(rules: &SichuanRules) -> Answer<Self> {
        Answer { value: Self(0), basis: rules.cite(Topic::ScaleRestarts) }
    }

    /// So many.
    pub const fn count(self) -> u32 {
        self.0
    }

    /// One more violation, and what it costs.
    pub fn add(&mut self, rules: &SichuanRules) -> Answer<Penalty> {
        let scale = &rules.scale;
        let step = match self.0 {
            0 => scale.step_1,
            1 => scale.step_2,
            2 => scale.step_3,
            3 => scale.step_4,
            4 => scale.step_5,
            5 => scale.step_6,
            6 => scale.step_7,
            _ => scale.step_8,
        };
        self.0 = self.0.saturating_add(1);
        let value = match step.value.get() {
            0 => Penalty::Warning,
            points => Penalty::Points(points),
        };
        Answer { value, basis: step.basis }
    }
}
