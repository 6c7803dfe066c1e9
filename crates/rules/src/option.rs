//! Options: the questions a rule set answers. Each family lists its options once; patching, showing, comparing,
//! explaining and flipping are loops over that list.
use crate::clause::Basis;
use std::fmt;

/// One answer, without its type: the index of a choice, a number, or no number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AnswerValue {
    /// The index of the chosen name in [`Answers::Choice`].
    Choice(u8),
    /// A number within the range of [`Answers::Number`].
    Number(i32),
    /// No number, where the answers allow it.
    Nothing,
}

/// What may be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answers {
    /// One of these names.
    Choice(&'static [&'static str]),
    /// A number from `min` to `max` in steps of `step`; with `or_none` also the word `none`.
    Number {
        /// The smallest.
        min: i32,
        /// The largest.
        max: i32,
        /// The distance between neighbours.
        step: i32,
        /// Whether `none` may be answered.
        or_none: OrNone,
    },
}

/// Whether an answer in numbers may also be that there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrNone {
    /// A number must be given.
    No,
    /// `none` is an answer.
    Yes,
}

/// An answer that an option does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnAnswer;

impl fmt::Display for NotAnAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the option has no such answer")
    }
}

impl std::error::Error for NotAnAnswer {}

impl Answers {
    /// The answer written so: a name, a number, or `none`.
    pub fn parse(self, text: &str) -> Result<AnswerValue, NotAnAnswer> {
        let value = match self {
            Self::Choice(names) => {
                names.iter().position(|n| *n == text).map(|i| AnswerValue::Choice(i as u8))
            }
            Self::Number { .. } if text == "none" => Some(AnswerValue::Nothing),
            Self::Number { .. } => text.parse().ok().map(AnswerValue::Number),
        };
        value.filter(|v| self.allows(*v)).ok_or(NotAnAnswer)
    }

    /// Whether this is one of the answers.
    pub const fn allows(self, value: AnswerValue) -> bool {
        match (self, value) {
            (Self::Choice(names), AnswerValue::Choice(i)) => (i as usize) < names.len(),
            (Self::Number { min, max, step, .. }, AnswerValue::Number(n)) => {
                n >= min && n <= max && (n - min) % step == 0
            }
            (Self::Number { or_none, .. }, AnswerValue::Nothing) => matches!(or_none, OrNone::Yes),
            _ => false,
        }
    }

    /// The answer as it is written in files.
    pub fn text(self, value: AnswerValue) -> String {
        match (self, value) {
            (Self::Choice(names), AnswerValue::Choice(i)) => {
                names.get(usize::from(i)).copied().unwrap_or("?").to_owned()
            }
            (_, AnswerValue::Number(n)) => n.to_string(),
            (_, AnswerValue::Nothing | AnswerValue::Choice(_)) => "none".to_owned(),
        }
    }

    /// Every other answer worth trying in place of this one: all names, or the neighbours and ends of a range.
    pub fn others(self, value: AnswerValue) -> Vec<AnswerValue> {
        let mut all = match self {
            Self::Choice(names) => (0..names.len() as u8).map(AnswerValue::Choice).collect(),
            Self::Number { min, max, step, or_none } => {
                let around = match value {
                    AnswerValue::Number(n) => vec![n - step, n + step, min, max],
                    _ => vec![min, max],
                };
                let mut all: Vec<_> = around.into_iter().map(AnswerValue::Number).collect();
                if or_none == OrNone::Yes {
                    all.push(AnswerValue::Nothing);
                }
                all
            }
        };
        all.retain(|v| *v != value && self.allows(*v));
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// The chapter that an option stands in: what its key begins with.
pub fn group(key: &str) -> &str {
    key.split('.').next().unwrap_or_default()
}

/// One entry of a family's list of options.
pub struct OptionSpec<R> {
    /// The dotted key, such as `calls.swap_calling`.
    pub key: &'static str,
    /// What may be answered.
    pub answers: Answers,
    pub(crate) get: fn(&R) -> (AnswerValue, Basis),
    pub(crate) set: fn(&mut R, AnswerValue, Basis) -> Result<(), NotAnAnswer>,
}

impl<R> OptionSpec<R> {
    /// The answer of this rule set and where it comes from.
    pub fn get(&self, rules: &R) -> (AnswerValue, Basis) {
        (self.get)(rules)
    }

    /// Gives another answer.
    pub fn set(&self, rules: &mut R, value: AnswerValue, basis: Basis) -> Result<(), NotAnAnswer> {
        (self.set)(rules, value, basis)
    }
}

/// An option of a rule set with its answer, whatever the family.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionView {
    /// The dotted key.
    pub key: &'static str,
    /// What may be answered.
    pub answers: Answers,
    /// The answer.
    pub value: AnswerValue,
    /// Where it comes from.
    pub basis: Basis,
}

impl OptionView {
    /// The chapter that it stands in.
    pub fn group(&self) -> &'static str {
        group(self.key)
    }

    /// The answer as it is written in files.
    pub fn answer(&self) -> String {
        self.answers.text(self.value)
    }
}

/// Every option of a rule set in the order of its list.
pub(crate) fn views<'r, R>(
    options: &'static [OptionSpec<R>],
    rules: &'r R,
) -> impl Iterator<Item = OptionView> + use<'r, R> {
    options.iter().map(move |option| {
        let (value, basis) = option.get(rules);
        OptionView { key: option.key, answers: option.answers, value, basis }
    })
}

/// Why an answer could not be given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetError {
    /// The family has no option with this key.
    UnknownKey,
    /// The option has no such answer.
    NotAnAnswer(Answers),
}

impl fmt::Display for SetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownKey => f.write_str("no option has this key"),
            Self::NotAnAnswer(_) => fmt::Display::fmt(&NotAnAnswer, f),
        }
    }
}

impl std::error::Error for SetError {}

/// Gives an option of a rule set another answer by its key.
pub(crate) fn set<R>(
    options: &'static [OptionSpec<R>],
    rules: &mut R,
    key: &str,
    value: AnswerValue,
    basis: Basis,
) -> Result<(), SetError> {
    let option = options.iter().find(|o| o.key == key).ok_or(SetError::UnknownKey)?;
    option.set(rules, value, basis).map_err(|NotAnAnswer| SetError::NotAnAnswer(option.answers))
}

impl<R> fmt::Debug for OptionSpec<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OptionSpec")
            .field("key", &self.key)
            .field("answers", &self.answers)
            .finish_non_exhaustive()
    }
}

/// A type that an option may have. Implemented by the macro `choices` and by [`Number`] and [`MaybeNumber`].
pub(crate) trait AnswerType: Copy {
    const ANSWERS: Answers;
    fn into_value(self) -> AnswerValue;
    fn from_value(value: AnswerValue) -> Option<Self>;
}

/// A number from `MIN` to `MAX` in steps of `STEP`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number<const MIN: i32, const MAX: i32, const STEP: i32 = 1>(i32);

impl<const MIN: i32, const MAX: i32, const STEP: i32> Number<MIN, MAX, STEP> {
    /// The number; outside the range it is a compile error in a constant.
    pub const fn new(n: i32) -> Self {
        assert!(n >= MIN && n <= MAX && (n - MIN) % STEP == 0, "the number is out of the option's range");
        Self(n)
    }

    /// The number.
    pub const fn get(self) -> i32 {
        self.0
    }
}

impl<const MIN: i32, const MAX: i32, const STEP: i32> AnswerType for Number<MIN, MAX, STEP> {
    const ANSWERS: Answers = Answers::Number { min: MIN, max: MAX, step: STEP, or_none: OrNone::No };
    fn into_value(self) -> AnswerValue {
        AnswerValue::Number(self.0)
    }
    fn from_value(value: AnswerValue) -> Option<Self> {
        match value {
            AnswerValue::Number(n) if Self::ANSWERS.allows(value) => Some(Self(n)),
            _ => None,
        }
    }
}

/// A number from `MIN` to `MAX` in steps of `STEP`, or none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MaybeNumber<const MIN: i32, const MAX: i32, const STEP: i32 = 1>(Option<i32>);

impl<const MIN: i32, const MAX: i32, const STEP: i32> MaybeNumber<MIN, MAX, STEP> {
    /// No number.
    pub const NONE: Self = Self(None);

    /// The number; outside the range it is a compile error in a constant.
    pub const fn new(n: i32) -> Self {
        Self(Some(Number::<MIN, MAX, STEP>::new(n).0))
    }

    /// The number, if there is one.
    pub const fn get(self) -> Option<i32> {
        self.0
    }
}

impl<const MIN: i32, const MAX: i32, const STEP: i32> AnswerType for MaybeNumber<MIN, MAX, STEP> {
    const ANSWERS: Answers = Answers::Number { min: MIN, max: MAX, step: STEP, or_none: OrNone::Yes };
    fn into_value(self) -> AnswerValue {
        self.0.map_or(AnswerValue::Nothing, AnswerValue::Number)
    }
    fn from_value(value: AnswerValue) -> Option<Self> {
        match value {
            _ if !Self::ANSWERS.allows(value) => None,
            AnswerValue::Number(n) => Some(Self(Some(n))),
            _ => Some(Self(None)),
        }
    }
}

/// Declares enums whose variants are the answers to one question, with the name each has in files.
macro_rules! choices {
    ($( $(#[$doc:meta])* $name:ident { $( $(#[$vdoc:meta])* $variant:ident = $text:literal, )* } )*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $( $(#[$vdoc])* $variant, )* }

        impl $name {
            /// Every answer in the order of the names.
            pub const ALL: &'static [Self] = &[ $( Self::$variant, )* ];
            /// The names in files.
            pub const NAMES: &'static [&'static str] = &[ $( $text, )* ];

            /// The name in files.
            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }
        }

        impl $crate::option::AnswerType for $name {
            const ANSWERS: $crate::option::Answers = $crate::option::Answers::Choice(Self::NAMES);
            fn into_value(self) -> $crate::option::AnswerValue {
                $crate::option::AnswerValue::Choice(self as u8)
            }
            fn from_value(value: $crate::option::AnswerValue) -> Option<Self> {
                match value {
                    $crate::option::AnswerValue::Choice(i) => Self::ALL.get(usize::from(i)).copied(),
                    _ => None,
                }
            }
        }
    )* };
}
pub(crate) use choices;

/// Declares the groups of a family's options, the rule struct that holds them and the list of all of them.
macro_rules! options {
    (
        $(#[$rdoc:meta])* rules $rules:ident with { $( $(#[$xdoc:meta])* $extra:ident : $xty:ty, )* };
        $( $(#[$gdoc:meta])* $group:ident : $Group:ident { $( $(#[$doc:meta])* $field:ident : $ty:ty, )* } )*
    ) => {
        $(
            $(#[$gdoc])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub struct $Group { $( $(#[$doc])* pub $field: $crate::clause::Answer<$ty>, )* }
        )*

        $(#[$rdoc])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct $rules {
            $( $(#[$gdoc])* pub $group: $Group, )*
            $( $(#[$xdoc])* pub $extra: $xty, )*
        }

        impl $rules {
            /// Every option of the family.
            pub const OPTIONS: &'static [$crate::option::OptionSpec<Self>] = &[ $( $(
                $crate::option::OptionSpec {
                    key: concat!(stringify!($group), ".", stringify!($field)),
                    answers: <$ty as $crate::option::AnswerType>::ANSWERS,
                    get: |r| (
                        $crate::option::AnswerType::into_value(r.$group.$field.value),
                        r.$group.$field.basis,
                    ),
                    set: |r, value, basis| {
                        let value = <$ty as $crate::option::AnswerType>::from_value(value)
                            .ok_or($crate::option::NotAnAnswer)?;
                        r.$group.$field = $crate::clause::Answer { value, basis };
                        Ok(())
                    },
                },
            )* )* ];
        }
    };
}
pub(crate) use options;
