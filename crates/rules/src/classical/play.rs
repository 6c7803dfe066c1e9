//! What a player may do besides Mahjong: claims of a discard, kongs, the declaration of a calling hand; who gets a tile.
use super::context::Call;
use super::rules::ClassicalRules;
use super::topic::Topic;
use super::wait::calling_discards;
use super::wall::{Barred, free_tile};
use crate::clause::{Answer, Basis};
use crate::hand::Hand;
use crate::meld::{Meld, MeldKind};
use crate::seat::{Seat, SeatSet, Wind};
use crate::tile::{KindSet, TileKind};
use std::fmt;

macro_rules! reasons {
    ($( $(#[$doc:meta])* $name:ident = $id:literal, $text:literal; )*) => {
        /// One reason why an action is not lawful.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
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
    /// The hand does not hold the tiles.
    TilesMissing = "tiles_missing", "the hand does not hold the tiles";
    /// These tiles are no group.
    NoSuchGroup = "no_such_group", "these tiles are no chow, pung or kong";
    /// A chow of another player's discard than the one before.
    ChowNotNext = "chow_not_next", "a chow is claimed from the player before only";
    /// No replacement tile is left.
    NoFreeTile = "no_free_tile", "the wall is empty: there is no free tile for a kong";
    /// A missing tile is drawn in this turn.
    DrawingMissingTile = "drawing_missing_tile", "barred in the turn in which a missing tile is drawn";
    /// The hand is not calling after this discard.
    NotCallingHand = "not_calling_hand", "the hand is not calling after this discard";
    /// A calling hand was declared before in this deal.
    CalledAlready = "called_already", "a calling hand was declared before in this deal";
    /// The calling hand is declared before the own discard.
    BeforeDiscard = "before_discard", "a player becomes calling only after his own discard";
    /// An original call with other tiles than the dealt ones.
    NotDealt = "not_dealt", "an original call is made with the dealt tiles";
    /// The player has made an original call.
    OriginalCaller = "original_caller", "an original caller neither draws, claims nor discards";
}

/// Every reason why an action is not lawful.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Unlawful(u16);

impl Unlawful {
    /// No reason.
    pub const NONE: Self = Self(0);

    /// This reason alone.
    pub const fn of(reason: Reason) -> Self {
        Self(1 << reason as u8)
    }

    /// The reasons of both.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    const fn add_some(&mut self, reason: Option<Reason>) {
        if let Some(reason) = reason {
            self.0 |= 1 << reason as u8;
        }
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this reason is among them.
    pub const fn contains(self, reason: Reason) -> bool {
        self.0 >> reason as u8 & 1 == 1
    }

    /// The reasons.
    pub fn reasons(self) -> impl Iterator<Item = Reason> {
        Reason::ALL.iter().copied().filter(move |r| self.contains(*r))
    }

    /// The reasons with the clauses these rules give for them; none where it is arithmetic and not law.
    pub fn cited(self, rules: &ClassicalRules) -> impl Iterator<Item = (Reason, Option<Basis>)> + '_ {
        self.reasons().map(|reason| {
            let topic = match reason {
                Reason::TilesMissing => return (reason, None),
                Reason::NoSuchGroup => Topic::CompleteHand,
                Reason::ChowNotNext => Topic::ChowFromPrevious,
                Reason::NoFreeTile => Topic::NoKongWithoutWall,
                Reason::DrawingMissingTile => Topic::MissingTile,
                Reason::NotCallingHand => Topic::CallingHand,
                Reason::CalledAlready => Topic::LeavingCalling,
                Reason::BeforeDiscard => Topic::CallingAfterDiscard,
                Reason::NotDealt => Topic::Double(super::double::Double::OriginalCall),
                Reason::OriginalCaller => Topic::OriginalCaller,
            };
            (reason, Some(rules.cite(topic)))
        })
    }

    /// Nothing, or the reasons.
    pub const fn result(self) -> Result<(), Self> {
        if self.is_empty() { Ok(()) } else { Err(self) }
    }
}

impl fmt::Debug for Unlawful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.reasons()).finish()
    }
}

impl fmt::Display for Unlawful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, reason) in self.reasons().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            fmt::Display::fmt(&reason, f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Unlawful {}

/// A group for which a discard is claimed; from the least to the first served.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Claim {
    /// A chow that begins with this tile.
    Chow(TileKind),
    /// A pung.
    Pung,
    /// A kong.
    Kong,
}

/// A discard that may be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claimable {
    /// The tile.
    pub tile: TileKind,
    /// Who discarded it.
    pub by: Seat,
    /// Tiles left in the wall.
    pub left: u8,
}

/// The group that a claim makes and the hand that is left; all reasons why it may not be claimed.
pub fn claimed_group(
    rules: &ClassicalRules,
    discard: Claimable,
    seat: Seat,
    (hand, call): (&Hand, Call),
    claim: Claim,
) -> Result<(Meld, Hand), Unlawful> {
    let mut reasons = Unlawful::NONE;
    reasons.add_some((call == Call::Original).then_some(Reason::OriginalCaller));
    let next = seat == discard.by.next();
    reasons.add_some((matches!(claim, Claim::Chow(_)) && !next).then_some(Reason::ChowNotNext));
    let dry = claim == Claim::Kong && free_tile(rules, discard.left).value.is_none();
    reasons.add_some(dry.then_some(Reason::NoFreeTile));
    let meld = seat.relative(discard.by).and_then(|from| match claim {
        Claim::Chow(lowest) => Meld::chow(lowest, discard.tile.index().checked_sub(lowest.index())? as u8),
        Claim::Pung => Some(Meld::pung(discard.tile, Some(from))),
        Claim::Kong => Meld::kong(MeldKind::ClaimedKong, discard.tile, Some(from)),
    });
    let meld = meld.filter(|meld| meld.group().tiles().any(|tile| tile == discard.tile));
    let Some(meld) = meld else { return Err(reasons.union(Unlawful::of(Reason::NoSuchGroup))) };
    let mut rest = hand.clone();
    let mut own = meld.group().tiles();
    // One of the tiles is the claimed one; the others come from the hand.
    let mut claimed = 1;
    let held = own.all(|tile| {
        if tile == discard.tile && claimed > 0 {
            claimed -= 1;
            return true;
        }
        rest.concealed.remove(tile)
    });
    reasons.add_some((!held || rest.melds.try_push(meld).is_err()).then_some(Reason::TilesMissing));
    reasons.result().map(|()| (meld, rest))
}

/// A closed or added kong of this tile in the own turn; `hand` holds all tiles of the turn.
pub fn own_kong(
    rules: &ClassicalRules,
    hand: &Hand,
    kind: MeldKind,
    tile: TileKind,
    left: u8,
    barred: &[Barred],
) -> Result<Meld, Unlawful> {
    let mut reasons = Unlawful::NONE;
    reasons.add_some(barred.contains(&Barred::Kong).then_some(Reason::DrawingMissingTile));
    reasons.add_some(free_tile(rules, left).value.is_none().then_some(Reason::NoFreeTile));
    let held = hand.concealed.get(tile);
    let kong = if kind == MeldKind::AddedKong {
        let pung = hand.melds.iter().find(|m| m.kind() == MeldKind::Pung && m.tile() == tile);
        pung.filter(|_| held > 0).and_then(|pung| Meld::kong(kind, tile, pung.from()))
    } else {
        Meld::kong(MeldKind::ConcealedKong, tile, None).filter(|_| held == 4)
    };
    match kong {
        Some(kong) => reasons.result().map(|()| kong),
        None => Err(reasons.union(Unlawful::of(Reason::TilesMissing))),
    }
}

/// The discards with which a calling hand may be declared, or why it may not; `hand` holds all tiles of the turn. That the
/// kind discarded is among them is for the caller to see.
pub fn may_call(
    rules: &ClassicalRules,
    hand: &Hand,
    own: Wind,
    call: Call,
    barred: &[Barred],
) -> Result<KindSet, Unlawful> {
    let mut reasons = Unlawful::NONE;
    let again = matches!(call, Call::Declared | Call::Original);
    reasons.add_some(again.then_some(Reason::CalledAlready));
    reasons.add_some(barred.contains(&Barred::Calling).then_some(Reason::DrawingMissingTile));
    reasons.result().map(|()| calling_discards(rules, hand, own))
}

/// Who gets a discard for a group when no Mahjong is declared on it: kong and pung go before chow, and no two players can
/// make the same group of the first two.
pub fn group_taker(
    rules: &ClassicalRules,
    claims: impl IntoIterator<Item = (Seat, Claim)>,
) -> Option<Answer<(Seat, Claim)>> {
    let value = claims.into_iter().max_by_key(|(_, claim)| *claim)?;
    Some(Answer { value, basis: rules.cite(Topic::Claims) })
}

/// Who draws after a discard of this player that nobody wants: the next one who has made no original call. None if there
/// is nobody.
pub fn next_to_draw(rules: &ClassicalRules, by: Seat, original: SeatSet) -> Option<Answer<Seat>> {
    let value = SeatSet::ALL.difference(original).after(by).next()?;
    let skipped = by.steps_to(value) != 1;
    Some(Answer { value, basis: rules.cite(if skipped { Topic::OriginalCaller } else { Topic::Claims }) })
}
