//! What the law says to one action of one player: the questions to `rules`, in one place.
//!
//! The menus are made of these answers, and so are the refusals.
use super::action::Action;
use super::refusal::Refusal;
use super::table::{Offer, Offered, Phase, Table, TurnStart};
use crate::OutOfOrder;
use rules::classical::{
    Call, Claim, Claimable, ClassicalRules, Reason, Unlawful, calling, claimed_group, may_call, own_kong,
};
use rules::hand::Hand;
use rules::meld::{Meld, MeldKind};
use rules::seat::Seat;
use rules::tile::TileKind;

impl Action {
    /// The group that this action claims.
    pub(super) const fn claim(self) -> Option<Claim> {
        match self {
            Self::ClaimedKong => Some(Claim::Kong),
            Self::Pung => Some(Claim::Pung),
            Self::Chow(lowest) => Some(Claim::Chow(lowest)),
            _ => None,
        }
    }
}

impl Table {
    /// Whether the law allows this action to this player now, from the rules alone and not from the menu.
    pub fn lawful(&self, rules: &ClassicalRules, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over { .. } | Phase::Settled { .. } => Err(Refusal::order(OutOfOrder::DealOver)),
            Phase::Dealt | Phase::Replacement { .. } | Phase::Missing { .. } => {
                Err(Refusal::order(OutOfOrder::TableFirst))
            }
            Phase::Opening => self.in_opening(rules, seat, action),
            Phase::Turn { seat: of, start } => self.in_turn(rules, (of, start), seat, action),
            Phase::DiscardWindow | Phase::KongWindow { .. } => self.in_window(rules, seat, action),
            Phase::Consent { .. } => match action {
                Action::Agree | Action::Disagree if self.consents.asked().contains(seat) => Ok(()),
                _ => Err(Refusal::order(OutOfOrder::NotNow)),
            },
        }
    }

    fn in_opening(&self, rules: &ClassicalRules, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::OriginalCall | Action::EarlyCall if seat != self.dealer() => {
                if !self.is_calling(rules, seat) {
                    return Err(Refusal::play(Unlawful::of(Reason::NotCallingHand)));
                }
                self.asked_or(seat, OutOfOrder::NotNow)
            }
            Action::Pass => self.asked_or(seat, OutOfOrder::NotNow),
            Action::OriginalCall | Action::EarlyCall => Err(Refusal::order(OutOfOrder::NotNow)),
            _ => Err(Refusal::order(OutOfOrder::TableFirst)),
        }
    }

    fn asked_or(&self, seat: Seat, order: OutOfOrder) -> Result<(), Refusal> {
        if self.window.asked().contains(seat) { Ok(()) } else { Err(Refusal::order(order)) }
    }

    /// Whether a hand of thirteen tiles is calling.
    pub(super) fn is_calling(&self, rules: &ClassicalRules, seat: Seat) -> bool {
        calling(rules, &self.hands[seat.index()], self.wind(seat)).is_ok_and(|answer| answer.is_some())
    }

    fn in_turn(
        &self,
        rules: &ClassicalRules,
        (of, start): (Seat, TurnStart),
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        let call = self.calls[seat.index()];
        match action {
            Action::ClaimedKong | Action::Pung | Action::Chow(_) | Action::Pass => {
                Err(self.too_late(rules, seat, action))
            }
            // A call that is not made with the own discard comes too soon, whosever turn it is.
            Action::OriginalCall | Action::EarlyCall => {
                Err(Refusal::order(OutOfOrder::NotNow).and(Unlawful::of(Reason::BeforeDiscard)))
            }
            Action::Agree | Action::Disagree => Err(Refusal::order(OutOfOrder::NotNow)),
            Action::Mahjong if of != seat => Err(self.too_late(rules, seat, action)),
            _ if of != seat => {
                let waits = call == Call::Original;
                let reason = if waits { Unlawful::of(Reason::OriginalCaller) } else { Unlawful::NONE };
                Err(Refusal::order(OutOfOrder::NotYourTurn).and(reason))
            }
            Action::Discard(kind) => Refusal::play(self.holds(seat, kind)).result(),
            Action::Calling(kind) => self.call_with(rules, seat, kind, Unlawful::NONE),
            Action::OriginalDiscard(kind) => {
                let dealt = start == TurnStart::Dealt;
                let late = if dealt { Unlawful::NONE } else { Unlawful::of(Reason::NotDealt) };
                self.call_with(rules, seat, kind, late)
            }
            Action::Mahjong => match self.mahjong(rules, seat) {
                Some(Ok(_)) => Ok(()),
                Some(Err(win)) => Err(Refusal::win(win)),
                None => Err(Refusal::order(OutOfOrder::NotNow)),
            },
            Action::ConcealedKong(kind) => self.kong(rules, seat, MeldKind::ConcealedKong, kind).map(|_| ()),
            Action::AddedKong(kind) => self.kong(rules, seat, MeldKind::AddedKong, kind).map(|_| ()),
        }
    }

    /// The tile is gone, but the player is told what else spoke against his claim.
    fn too_late(&self, rules: &ClassicalRules, seat: Seat, action: Action) -> Refusal {
        let offer = self.offer.filter(|offer| offer.by != seat);
        let law = match (offer, action.claim()) {
            (Some(offer), Some(claim)) => self.group(rules, seat, offer, claim).err(),
            (Some(_), None) if action == Action::Mahjong => {
                self.mahjong(rules, seat).and_then(Result::err).map(Refusal::win)
            }
            _ => None,
        };
        Refusal { order: Some(OutOfOrder::NothingOffered), ..law.unwrap_or_default() }
    }

    fn holds(&self, seat: Seat, kind: TileKind) -> Unlawful {
        let held = self.hands[seat.index()].concealed.get(kind) > 0 || self.drawn == Some(kind);
        if held { Unlawful::NONE } else { Unlawful::of(Reason::TilesMissing) }
    }

    /// A discard with which a calling hand is declared.
    fn call_with(
        &self,
        rules: &ClassicalRules,
        seat: Seat,
        kind: TileKind,
        late: Unlawful,
    ) -> Result<(), Refusal> {
        let hand = self.full_hand(seat);
        let call = self.calls[seat.index()];
        let may = match may_call(rules, &hand, self.wind(seat), call, self.barred(rules, seat)) {
            Ok(kinds) if kinds.contains(kind) => Unlawful::NONE,
            Ok(_) => Unlawful::of(Reason::NotCallingHand),
            Err(reasons) => reasons,
        };
        Refusal::play(late).and(self.holds(seat, kind)).and(may).result()
    }

    /// The kong of a player in his turn.
    pub(super) fn kong(
        &self,
        rules: &ClassicalRules,
        seat: Seat,
        kind: MeldKind,
        tile: TileKind,
    ) -> Result<Meld, Refusal> {
        let hand = self.full_hand(seat);
        let barred = self.barred(rules, seat);
        own_kong(rules, &hand, kind, tile, self.left(), barred).map_err(Refusal::play)
    }

    fn in_window(&self, rules: &ClassicalRules, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Some(offer) = self.offer.filter(|offer| offer.by != seat) else {
            return Err(Refusal::order(OutOfOrder::NothingOffered));
        };
        match action {
            Action::Mahjong => match self.mahjong(rules, seat) {
                Some(Err(win)) => return Err(Refusal::win(win)),
                Some(Ok(_)) => {}
                None => return Err(Refusal::order(OutOfOrder::NothingOffered)),
            },
            Action::Pass => {}
            _ => match action.claim() {
                Some(claim) => self.group(rules, seat, offer, claim).map(|_| ())?,
                None if matches!(action, Action::EarlyCall | Action::OriginalCall) => {
                    let reason = Unlawful::of(Reason::BeforeDiscard);
                    return Err(Refusal::order(OutOfOrder::NotNow).and(reason));
                }
                None => return Err(Refusal::order(OutOfOrder::NotYourTurn)),
            },
        }
        self.asked_or(seat, OutOfOrder::NothingOffered)
    }

    /// The group that a claim makes, and the hand that is left.
    pub(super) fn group(
        &self,
        rules: &ClassicalRules,
        seat: Seat,
        offer: Offer,
        claim: Claim,
    ) -> Result<(Meld, Hand), Refusal> {
        if offer.how != Offered::Discard {
            return Err(Refusal::order(OutOfOrder::NothingOffered));
        }
        let i = seat.index();
        let discard = Claimable { tile: offer.tile, by: offer.by, left: self.left() };
        claimed_group(rules, discard, seat, (&self.hands[i], self.calls[i]), claim).map_err(Refusal::play)
    }
}
