//! Why an action is refused: all reasons, each with its clause.
use crate::OutOfOrder;
use rules::classical::{ClassicalRules, Reason, RefusalKind, Refusals, Topic, Unlawful};
use rules::clause::Basis;
use std::fmt;

/// The clause that these rules give for an action out of order.
const fn basis_of(order: OutOfOrder, rules: &ClassicalRules) -> Option<Basis> {
    match order {
        OutOfOrder::NotYourTurn => Some(rules.cite(Topic::DiscardsInOrder)),
        OutOfOrder::NothingOffered => Some(rules.cite(Topic::Claims)),
        OutOfOrder::TableFirst | OutOfOrder::NotNow | OutOfOrder::DealOver => None,
    }
}

/// Every reason why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Refusal {
    /// It does not fit the moment.
    pub order: Option<OutOfOrder>,
    /// The play is not lawful.
    pub play: Unlawful,
    /// The Mahjong is none.
    pub win: Refusals,
}

/// One reason of a refusal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Why {
    /// The moment.
    Order(OutOfOrder),
    /// The play.
    Play(Reason),
    /// The Mahjong.
    Win(RefusalKind),
}

impl Refusal {
    /// The moment alone.
    pub(super) fn order(order: OutOfOrder) -> Self {
        Self { order: Some(order), ..Self::default() }
    }

    /// Reasons of play alone.
    pub(super) fn play(play: Unlawful) -> Self {
        Self { play, ..Self::default() }
    }

    /// Reasons against a Mahjong alone.
    pub(super) fn win(win: Refusals) -> Self {
        Self { win, ..Self::default() }
    }

    /// Adds reasons of play.
    pub(super) const fn and(mut self, reasons: Unlawful) -> Self {
        self.play = self.play.union(reasons);
        self
    }

    /// Whether there is no reason.
    pub const fn is_empty(&self) -> bool {
        self.order.is_none() && self.play.is_empty() && self.win.is_empty()
    }

    /// Nothing, or all the reasons.
    pub(super) const fn result(self) -> Result<(), Self> {
        if self.is_empty() { Ok(()) } else { Err(self) }
    }

    /// Every reason with the clause that these rules give for it; none where it is arithmetic and not law.
    pub fn cited<'a>(&'a self, rules: &'a ClassicalRules) -> impl Iterator<Item = (Why, Option<Basis>)> + 'a {
        let order = self.order.map(|order| (Why::Order(order), basis_of(order, rules)));
        let play = self.play.cited(rules).map(|(reason, basis)| (Why::Play(reason), basis));
        let win = self.win.cited(rules).map(|r| (Why::Win(r.kind), r.basis));
        order.into_iter().chain(play).chain(win)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        if let Some(order) = self.order {
            f.write_str(order.id())?;
            between = "; ";
        }
        if !self.play.is_empty() {
            write!(f, "{between}{}", self.play)?;
            between = "; ";
        }
        if !self.win.is_empty() {
            write!(f, "{between}{}", self.win)?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}

/// One line a reason, for programmers.
impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Order(order) => f.write_str(order.id()),
            Self::Play(reason) => fmt::Display::fmt(reason, f),
            Self::Win(kind) => fmt::Display::fmt(kind, f),
        }
    }
}
