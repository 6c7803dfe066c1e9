//! Why an action is refused: all reasons, each with its clause.
use crate::OutOfOrder;
use rules::clause::Basis;
use rules::sichuan::{Declaration, RefusalKind, Refusals, SichuanRules, Topic, dead_hand, dead_hand_rule};
use std::fmt;

macro_rules! reasons {
    ($( $(#[$doc:meta])* $name:ident = $id:literal, $text:literal; )*) => {
        /// One reason why a play is refused.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Reason { $( $(#[$doc])* $name, )* }

        impl Reason {
            /// Every reason.
            pub const ALL: &'static [Self] = &[$( Self::$name ),*];

            /// The id used in JSON and for translations.
            pub const fn id(self) -> &'static str {
                match self { $( Self::$name => $id, )* }
            }
        }

        impl fmt::Display for Reason {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $( Self::$name => $text, )* })
            }
        }
    };
}

reasons! {
    /// The tiles for it are not in the hand.
    TilesMissing = "tiles_missing", "the tiles for it are not in the hand";
    /// The three tiles to give are of one suit.
    GivenSuit = "given_suit", "three tiles of one suit are given";
    /// A card is for a suit of which there is no tile.
    SuitHeld = "suit_held", "the hand has tiles of this suit: one of them is laid aside";
    /// The tile laid aside is discarded first.
    LaidAside = "laid_aside", "the tile laid face down is the first discard";
    /// A set of the forbidden suit.
    ForbiddenMeld = "forbidden_meld", "the set would be of the forbidden suit";
    /// No kong on the last tile.
    WallEmpty = "wall_empty", "there is no replacement tile";
    /// No kong in the turn of a pung.
    KongAfterPung = "kong_after_pung", "a pung was claimed in this turn";
    /// Another word was said to this tile, or it was claimed for a pung: the first word stands.
    ClaimedFirst = "claimed_first", "the first word stands";
    /// The hand is dead: nothing is taken from others.
    DeadHand = "dead_hand", "a dead hand takes no tiles of others";
    /// The hand is dead: no pung and no melded kong.
    DeadHandClaim = "dead_hand_claim", "a dead hand declares no pung and no kong of a discard";
    /// A Hu was passed.
    PassedHu = "passed_hu", "a Hu was passed since the last own tile";
    /// The tile is one that the passed Hu bars.
    PassedKind = "passed_kind", "the tile is barred by the passed Hu";
    /// The turn has ended.
    TurnEnded = "turn_ended", "the turn ended with the discard";
    /// No tile is drawn after the own discard.
    DrawAfterDiscard = "draw_after_discard", "no tile is drawn after the own discard";
    /// The player has declared Hu.
    OutAfterHu = "out_after_hu", "the player has declared Hu";
    /// The player has declared a false Hu.
    OutAfterFalseHu = "out_after_false_hu", "the player is out after a false Hu";
    /// Nobody plays at this seat.
    EmptySeat = "empty_seat", "nobody plays at this seat";
}

impl Reason {
    /// The clause that these rules give for it; none where it is arithmetic and not law.
    pub const fn basis(self, rules: &SichuanRules) -> Option<Basis> {
        let topic = match self {
            Self::TilesMissing => return None,
            Self::GivenSuit => return Some(rules.deal.exchange.basis),
            Self::ForbiddenMeld => return Some(rules.payment.forbidden_suit.basis),
            Self::DeadHand => return Some(dead_hand_rule(rules)),
            Self::DeadHandClaim => return Some(dead_hand(rules, Declaration::Pung).basis),
            Self::PassedKind => return Some(rules.furiten.scope.basis),
            Self::SuitHeld => Topic::SuitCards,
            Self::LaidAside => Topic::FaceDown,
            Self::WallEmpty => Topic::LastTile,
            Self::KongAfterPung => Topic::KongAfterPung,
            Self::ClaimedFirst => Topic::FirstWord,
            Self::PassedHu => Topic::Furiten,
            Self::TurnEnded => Topic::TurnEnd,
            Self::DrawAfterDiscard => Topic::NoDrawAfterDiscard,
            Self::OutAfterHu => Topic::OutAfterHu,
            Self::OutAfterFalseHu => Topic::OutAfterFalseHu,
            Self::EmptySeat => Topic::AbsentNoTiles,
        };
        Some(rules.cite(topic))
    }
}

/// A set of reasons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Reasons(u32);

impl Reasons {
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is among them.
    pub const fn contains(self, reason: Reason) -> bool {
        self.0 >> reason as u8 & 1 == 1
    }

    /// The reasons.
    pub fn iter(self) -> impl Iterator<Item = Reason> {
        Reason::ALL.iter().copied().filter(move |r| self.contains(*r))
    }
}

/// Every reason why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Refusal {
    /// It does not fit the moment.
    pub order: Option<OutOfOrder>,
    /// The play is not lawful.
    pub play: Reasons,
    /// The Hu is none.
    pub win: Refusals,
}

/// One reason of a refusal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Why {
    /// The moment.
    Order(OutOfOrder),
    /// The play.
    Play(Reason),
    /// The Hu.
    Win(RefusalKind),
}

impl Refusal {
    /// No reason.
    pub(super) const NONE: Self = Self { order: None, play: Reasons::NONE, win: Refusals::NONE };

    /// The moment alone.
    pub(super) const fn order(order: OutOfOrder) -> Self {
        Self { order: Some(order), ..Self::NONE }
    }

    /// The same with this moment, if none was named before.
    pub(super) const fn at(mut self, order: Option<OutOfOrder>) -> Self {
        if self.order.is_none() {
            self.order = order;
        }
        self
    }

    /// Adds a reason of play.
    pub(super) const fn and(mut self, reason: Option<Reason>) -> Self {
        if let Some(reason) = reason {
            self.play.0 |= 1 << reason as u8;
        }
        self
    }

    /// Adds the reasons of another refusal.
    pub(super) const fn plus(self, other: Self) -> Self {
        let win = if self.win.is_empty() { other.win } else { self.win };
        Self { play: Reasons(self.play.0 | other.play.0), win, ..self }.at(other.order)
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
    pub fn cited<'a>(&'a self, rules: &'a SichuanRules) -> impl Iterator<Item = (Why, Option<Basis>)> + 'a {
        let order = self.order.map(|order| {
            let turn = matches!(order, OutOfOrder::NotYourTurn).then(|| rules.cite(Topic::TurnStart));
            (Why::Order(order), turn)
        });
        let play = self.play.iter().map(|reason| (Why::Play(reason), reason.basis(rules)));
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
        for reason in self.play.iter() {
            write!(f, "{between}{reason}")?;
            between = "; ";
        }
        if !self.win.is_empty() {
            write!(f, "{between}{}", self.win)?;
        }
        Ok(())
    }
}

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

impl std::error::Error for Refusal {}
