//! A deal as a protocol records it, and what cannot stand in one.
use super::rules::ClassicalRules;
use super::topic::Topic;
use crate::clause::{Answer, Basis};
use crate::seat::{Seat, SeatSet, Wind};
use std::fmt;

/// Which part of a tournament a game belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// A qualifying round.
    Qualifying,
    /// The final.
    Final,
}

/// Where a deal stands in its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The stage.
    pub stage: Stage,
    /// The number of the deal, from 1.
    pub number: u8,
    /// East.
    pub dealer: Seat,
    /// The round wind with the clause or decision that gives it.
    pub prevailing: Answer<Wind>,
}

/// A deal that somebody won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MahjongDeal {
    /// Who made Mahjong.
    pub winner: Seat,
    /// Whose discard or kong completed it; nobody if the tile came from the wall.
    pub from: Option<Seat>,
    /// The value of each hand by seat, as counted; deductions for lateness are made by the settlement.
    pub values: [i32; 4],
}

/// Whether an absent player was replaced.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Replacement {
    /// Nobody could come in: the whole round is awarded to the others.
    Impossible,
    /// Somebody came in after the first deal, which is awarded to the others.
    AfterFirstDeal,
}

/// How a deal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealEnd {
    /// By Mahjong.
    Mahjong(MahjongDeal),
    /// Without one: the wall ran out.
    Drawn,
    /// Broken off after this player's false Mahjong, because somebody did not agree to play on.
    Stopped(Seat),
    /// Not played, because this player did not come.
    Absent(Seat, Replacement),
}

/// What a protocol records of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealResult {
    /// How it ended.
    pub end: DealEnd,
    /// Players who declared Mahjong wrongly, while all others agreed to play on.
    pub fined: SeatSet,
}

impl DealResult {
    /// A deal that ended so, nobody fined.
    pub const fn new(end: DealEnd) -> Self {
        Self { end, fined: SeatSet::EMPTY }
    }

    /// The same with a player who is fined for a false Mahjong.
    #[must_use]
    pub const fn with_fine(self, seat: Seat) -> Self {
        Self { fined: self.fined.with(seat), ..self }
    }

    /// Who made Mahjong.
    pub const fn winner(&self) -> Option<Seat> {
        match &self.end {
            DealEnd::Mahjong(deal) => Some(deal.winner),
            DealEnd::Drawn | DealEnd::Stopped(_) | DealEnd::Absent(..) => None,
        }
    }

    /// Who fills the protocol: the player of the Mahjong, otherwise East.
    pub const fn recorder(&self, rules: &ClassicalRules, dealer: Seat) -> Answer<Seat> {
        let value = match self.winner() {
            Some(winner) => winner,
            None => dealer,
        };
        Answer { value, basis: rules.cite(Topic::ProtocolFilledBy) }
    }
}

/// Whether an innocent player agrees to play on after a false Mahjong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Consent {
    /// He agrees.
    Agrees,
    /// He does not.
    Refuses,
}

/// What follows a false Mahjong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AfterFalseMahjong {
    /// The deal goes on; the offender is fined and may not declare Mahjong again in it.
    PlaysOn {
        /// Whists off his result.
        fine: i32,
        /// The clause of the fine.
        fine_basis: Basis,
        /// The clause by which he lost the right to declare.
        right_lost: Basis,
    },
    /// The deal is over.
    Stopped,
}

/// What follows a false Mahjong when the innocent players have spoken: one refusal stops the deal.
pub fn after_false_mahjong(rules: &ClassicalRules, consents: &[Consent]) -> Answer<AfterFalseMahjong> {
    if consents.contains(&Consent::Refuses) {
        return Answer { value: AfterFalseMahjong::Stopped, basis: rules.false_mahjong.stopped_whists.basis };
    }
    let fine = rules.false_mahjong.fine;
    let value = AfterFalseMahjong::PlaysOn {
        fine: fine.value.get(),
        fine_basis: fine.basis,
        right_lost: rules.cite(Topic::LostRight),
    };
    Answer { value, basis: rules.cite(Topic::FalseMahjongPlayOn) }
}

macro_rules! faults {
    ($( $(#[$doc:meta])* $name:ident = $id:literal, $text:literal; )*) => {
        /// One reason why a deal cannot be settled as recorded.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum DealFaultKind { $( $(#[$doc])* $name, )* }

        impl DealFaultKind {
            /// Every reason.
            pub const ALL: &'static [Self] = &[$( Self::$name ),*];

            /// The id used in JSON and for translations.
            pub const fn id(self) -> &'static str {
                match self { $( Self::$name => $id, )* }
            }
        }

        impl fmt::Display for DealFaultKind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $( Self::$name => $text, )* })
            }
        }
    };
}

faults! {
    /// A hand below zero.
    NegativeValue = "negative_value", "a hand is worth less than nothing";
    /// A hand above the limit.
    AboveLimit = "above_limit", "a hand is worth more than the limit";
    /// The tile came from the winner.
    OwnTile = "own_tile", "the winning tile came from the winner";
    /// The winner had lost the right to declare.
    WinnerFined = "winner_fined", "the winner declared mahjong wrongly in this deal and may not declare again";
    /// Somebody was fined in a deal that was not played.
    FinedInAbsence = "fined_in_absence", "a fine in a deal that was not played";
    /// The deal could no longer be the first of the round.
    ReplacedLater = "replaced_later", "only the first deal is awarded when the absent player is replaced";
    /// The game is over.
    GameOver = "game_over", "the game is over";
}

/// Every reason why a deal cannot be settled as recorded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DealFaults(u8);

impl DealFaults {
    pub(crate) const fn of(kind: DealFaultKind) -> Self {
        Self(1 << kind as u8)
    }

    fn add_some(&mut self, kind: Option<DealFaultKind>) {
        self.0 |= kind.map_or(0, |k| 1 << k as u8);
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this reason is among them.
    pub const fn contains(self, kind: DealFaultKind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// The reasons.
    pub fn kinds(self) -> impl Iterator<Item = DealFaultKind> {
        DealFaultKind::ALL.iter().copied().filter(move |k| self.contains(*k))
    }

    /// The reasons with the clauses these rules give for them, where they are law and not arithmetic.
    pub fn cited(self, rules: &ClassicalRules) -> impl Iterator<Item = (DealFaultKind, Option<Basis>)> + '_ {
        self.kinds().map(|kind| {
            let basis = match kind {
                DealFaultKind::AboveLimit => Some(rules.limit.points.basis),
                DealFaultKind::WinnerFined => Some(rules.cite(Topic::LostRight)),
                DealFaultKind::ReplacedLater => Some(rules.cite(Topic::AbsentReplaced)),
                _ => None,
            };
            (kind, basis)
        })
    }
}

impl fmt::Debug for DealFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.kinds()).finish()
    }
}

impl fmt::Display for DealFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, kind) in self.kinds().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            fmt::Display::fmt(&kind, f)?;
        }
        Ok(())
    }
}

impl std::error::Error for DealFaults {}

/// Looks for everything that cannot stand in the record of this deal.
pub(super) fn faults(rules: &ClassicalRules, deal: &Deal, result: &DealResult) -> DealFaults {
    use DealFaultKind as K;
    let mut out = DealFaults::default();
    match &result.end {
        DealEnd::Mahjong(mahjong) => {
            let limit = rules.limit.points.value.get();
            out.add_some((mahjong.values.iter().any(|v| *v < 0)).then_some(K::NegativeValue));
            out.add_some((mahjong.values.iter().any(|v| *v > limit)).then_some(K::AboveLimit));
            out.add_some((mahjong.from == Some(mahjong.winner)).then_some(K::OwnTile));
            out.add_some((result.fined.contains(mahjong.winner)).then_some(K::WinnerFined));
        }
        DealEnd::Drawn | DealEnd::Stopped(_) => {}
        DealEnd::Absent(_, replacement) => {
            out.add_some((!result.fined.is_empty()).then_some(K::FinedInAbsence));
            let later = *replacement == Replacement::AfterFirstDeal && deal.number > 1;
            out.add_some(later.then_some(K::ReplacedLater));
        }
    }
    out
}
