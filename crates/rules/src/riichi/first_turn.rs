//! The first go-around: what breaks it, and what a break takes away.
use super::context::{Riichi, Situation};
use super::rules::RiichiRules;
use super::topic::Topic;
use crate::clause::Basis;
use crate::meld::MeldKind;
use crate::seat::{Seat, SeatSet};
use crate::tile::TileKind;

/// Which draw of his own a player is at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OwnDraw {
    /// The first: he has not discarded yet.
    First,
    /// A later one.
    Later,
}

/// Whether the first go-around is unbroken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GoAround {
    /// No group was claimed and no kong made.
    Unbroken,
    /// By this declaration.
    Broken(MeldKind),
}

/// What the first go-around decides: a fold of discards and declarations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FirstTurn {
    go_around: GoAround,
    discarded: SeatSet,
    first: Option<TileKind>,
    equal: u8,
    made: u8,
}

impl FirstTurn {
    /// The beginning of a deal.
    pub const START: Self =
        Self { go_around: GoAround::Unbroken, discarded: SeatSet::EMPTY, first: None, equal: 0, made: 0 };

    /// After a discard.
    #[must_use]
    pub fn discard(self, seat: Seat, tile: TileKind) -> Self {
        let first = self.first.or(Some(tile));
        let equal = self.equal + u8::from(self.equal < 4 && first == Some(tile));
        // The first four alone matter: a fifth discard of the same wind makes no four winds.
        let made = self.made.saturating_add(1);
        Self { discarded: self.discarded.with(seat), first, equal, made, ..self }
    }

    /// After a group was claimed or a kong was made. A robbed kong is not made and breaks nothing (D9).
    #[must_use]
    pub const fn declare(self, kind: MeldKind) -> Self {
        match self.go_around {
            GoAround::Unbroken => Self { go_around: GoAround::Broken(kind), ..self },
            GoAround::Broken(_) => self,
        }
    }

    /// Whether it is unbroken.
    pub const fn go_around(self) -> GoAround {
        self.go_around
    }

    /// Which draw this player is at.
    pub const fn own_draw(self, seat: Seat) -> OwnDraw {
        if self.discarded.contains(seat) { OwnDraw::Later } else { OwnDraw::First }
    }

    const fn is_first(self, seat: Seat) -> bool {
        matches!((self.go_around, self.own_draw(seat)), (GoAround::Unbroken, OwnDraw::First))
    }

    /// What a riichi of this player, declared now, would be.
    pub const fn riichi(self, seat: Seat) -> Riichi {
        if self.is_first(seat) { Riichi::Double } else { Riichi::Declared }
    }

    /// Tenhou or chihou, if this player wins by self-draw now.
    pub fn self_draw(self, seat: Seat, dealer: Seat) -> Option<Situation> {
        let situation = if seat == dealer { Situation::Tenhou } else { Situation::Chihou };
        self.is_first(seat).then_some(situation)
    }

    /// Renhou, if this player wins by ron now.
    pub fn ron(self, seat: Seat, dealer: Seat) -> Option<Situation> {
        (self.is_first(seat) && seat != dealer).then_some(Situation::Renhou)
    }

    /// The wind that all four have discarded one after another, each as his first tile.
    pub fn four_winds(self) -> Option<TileKind> {
        let all = self.discarded == SeatSet::ALL && self.made == 4 && self.equal == 4;
        self.first.filter(|k| all && k.is_wind() && self.go_around == GoAround::Unbroken)
    }

    /// The clause by which it was broken.
    pub fn broken_by(self, rules: &RiichiRules) -> Option<Basis> {
        let GoAround::Broken(kind) = self.go_around else { return None };
        Some(rules.cite(match kind {
            MeldKind::Chow | MeldKind::Pung | MeldKind::ClaimedKong => Topic::BrokenByClaim,
            MeldKind::AddedKong => Topic::BrokenByAddedKong,
            MeldKind::ConcealedKong => Topic::BrokenByConcealedKong,
        }))
    }
}

/// Something that is no longer possible once the go-around is broken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LostByBreak {
    /// Double riichi.
    DoubleRiichi,
    /// Ippatsu of everybody in riichi.
    Ippatsu,
    /// Renhou.
    Renhou,
    /// Chihou.
    Chihou,
    /// Aborting for nine terminals.
    NineTerminals,
    /// The abort for four winds.
    FourWinds,
}

impl LostByBreak {
    /// All of them. A break changes nothing else; temporary furiten goes on (`tesuji` circle.11).
    pub const ALL: [Self; 6] =
        [Self::DoubleRiichi, Self::Ippatsu, Self::Renhou, Self::Chihou, Self::NineTerminals, Self::FourWinds];

    /// Where it stands.
    pub fn basis(self, rules: &RiichiRules) -> Basis {
        rules.cite(match self {
            Self::DoubleRiichi => Topic::BreakDoubleRiichi,
            Self::Ippatsu => Topic::BreakIppatsu,
            Self::Renhou => Topic::BreakRenhou,
            Self::Chihou => Topic::BreakChihou,
            Self::NineTerminals => Topic::BreakNineTerminals,
            Self::FourWinds => Topic::BreakFourWinds,
        })
    }
}
