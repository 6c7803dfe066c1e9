//! What the law says to one action of one player: the questions to `rules`, in one place.
//!
//! The menus are made of these answers, and so are the refusals.
use super::action::Action;
use super::refusal::{Reason, Refusal};
use super::table::{Offer, Phase, Source, Table};
use crate::OutOfOrder;
use rules::meld::MeldKind;
use rules::seat::Seat;
use rules::sichuan::{DeadHandRight, Declaration, SichuanRules, dead_hand};
use rules::tile::TileKind;

impl Table {
    /// Whether the law allows this action to this player now, from the rules alone and not from the menu.
    pub fn lawful(&self, rules: &SichuanRules, seat: Seat, action: Action) -> Result<(), Refusal> {
        let here = Refusal::NONE.and(self.not_in_game(seat));
        let law = match self.phase {
            Phase::Over { .. } | Phase::Settled { .. } => Refusal::order(OutOfOrder::DealOver),
            Phase::Dealt | Phase::Replacement { .. } | Phase::AfterHu { .. } | Phase::Divisions => {
                Refusal::order(OutOfOrder::TableFirst)
            }
            Phase::Exchange | Phase::Suits => self.before_play(seat, action),
            Phase::Turn { seat: of, source } => self.in_turn(rules, (of, source), seat, action),
            Phase::DiscardWindow | Phase::KongWindow => self.in_window(rules, seat, action),
        };
        here.plus(law).result()
    }

    /// Why a seat has no part in the deal any more.
    fn not_in_game(&self, seat: Seat) -> Option<Reason> {
        if !self.players().has(seat) {
            Some(Reason::EmptySeat)
        } else if self.false_hu.contains(seat) {
            Some(Reason::OutAfterFalseHu)
        } else {
            self.out.contains(seat).then_some(Reason::OutAfterHu)
        }
    }

    fn before_play(&self, seat: Seat, action: Action) -> Refusal {
        let i = seat.index();
        let held = self.hands[i].concealed;
        let asked = self.to_act().contains(seat);
        let order = (!asked).then_some(OutOfOrder::NotNow);
        let missing = |kind| (held.get(kind) == 0).then_some(Reason::TilesMissing);
        match (self.phase, action) {
            (Phase::Exchange, Action::Give(kind)) => {
                let suit = (!self.may_give(seat, kind)).then_some(Reason::GivenSuit);
                Refusal::NONE.and(missing(kind)).and(suit).at(order)
            }
            (Phase::Suits, Action::LayAside(kind)) => Refusal::NONE.and(missing(kind)).at(order),
            (Phase::Suits, Action::SuitCard(suit)) => {
                let has = held.words()[suit.index()] != 0;
                Refusal::NONE.and(has.then_some(Reason::SuitHeld)).at(order)
            }
            _ => Refusal::order(OutOfOrder::NotNow),
        }
    }

    /// Whether a tile may be one of the three that are given: all of one suit.
    pub(super) fn may_give(&self, seat: Seat, kind: TileKind) -> bool {
        let i = seat.index();
        match self.given[i].first() {
            Some(first) => first.suit() == kind.suit(),
            None => TileKind::all()
                .filter(|k| k.suit() == kind.suit())
                .map(|k| self.hands[i].concealed.get(k))
                .sum::<u8>()
                .ge(&3),
        }
    }

    fn in_turn(
        &self,
        rules: &SichuanRules,
        (of, source): (Seat, Source),
        seat: Seat,
        action: Action,
    ) -> Refusal {
        let other = (of != seat).then_some(OutOfOrder::NotYourTurn);
        match action {
            Action::Pass => Refusal::order(OutOfOrder::NothingOffered),
            Action::Pung | Action::Kong => self.gone(rules, seat, action),
            Action::Hu if of != seat => self.gone(rules, seat, action),
            Action::Give(_) | Action::LayAside(_) | Action::SuitCard(_) => Refusal::order(OutOfOrder::NotNow),
            _ if other.is_some() => Refusal::NONE.at(other),
            Action::Discard(tile) => self.discard(seat, tile),
            Action::Hu => {
                let claimed = (source == Source::Claim).then_some(Reason::ClaimedFirst);
                self.hu_value(rules, seat, None).err().unwrap_or(Refusal::NONE).and(claimed)
            }
            Action::ClosedKong(tile) => self.own_kong(rules, seat, source, MeldKind::ConcealedKong, tile),
            Action::AddedKong(tile) => self.own_kong(rules, seat, source, MeldKind::AddedKong, tile),
        }
    }

    /// The tile is gone, but the player is told what else spoke against it.
    fn gone(&self, rules: &SichuanRules, seat: Seat, action: Action) -> Refusal {
        let own = |offer: &Offer| offer.by == seat;
        let law = match self.offer.filter(|offer| !own(offer)) {
            Some(offer) if !self.out.contains(seat) && self.players().has(seat) => {
                self.claim(rules, seat, offer, action)
            }
            _ => Refusal::NONE,
        };
        Refusal { order: Some(OutOfOrder::NothingOffered), ..law }
    }

    fn discard(&self, seat: Seat, tile: TileKind) -> Refusal {
        let held = self.hands[seat.index()].concealed.get(tile) > 0;
        match self.aside[seat.index()] {
            Some(aside) if aside == tile => Refusal::NONE,
            Some(_) => {
                Refusal::NONE.and(Some(Reason::LaidAside)).and((!held).then_some(Reason::TilesMissing))
            }
            None => Refusal::NONE.and((!held).then_some(Reason::TilesMissing)),
        }
    }

    /// A kong of own tiles.
    pub(super) fn own_kong(
        &self,
        rules: &SichuanRules,
        seat: Seat,
        source: Source,
        kind: MeldKind,
        tile: TileKind,
    ) -> Refusal {
        let hand = &self.hands[seat.index()];
        let (has, declaration) = if kind == MeldKind::ConcealedKong {
            (hand.concealed.get(tile) == 4, Declaration::ClosedKong)
        } else {
            let pung = hand.melds.iter().any(|m| m.kind() == MeldKind::Pung && m.tile() == tile);
            (pung && hand.concealed.get(tile) > 0, Declaration::AddedKong)
        };
        Refusal::NONE
            .and((!has).then_some(Reason::TilesMissing))
            .and((self.tiles_left() == 0).then_some(Reason::WallEmpty))
            .and((source == Source::Claim).then_some(Reason::KongAfterPung))
            .and(self.forbidden_meld(seat, tile))
            .plus(self.dead_declares(rules, seat, declaration))
    }

    fn forbidden_meld(&self, seat: Seat, tile: TileKind) -> Option<Reason> {
        let forbidden = self.forbidden[seat.index()];
        (forbidden.is_some() && tile.suit() == forbidden).then_some(Reason::ForbiddenMeld)
    }

    fn dead_declares(&self, rules: &SichuanRules, seat: Seat, declaration: Declaration) -> Refusal {
        if !self.dead.contains(seat) || dead_hand(rules, declaration).value == DeadHandRight::Allowed {
            return Refusal::NONE;
        }
        Refusal::NONE.and(Some(Reason::DeadHand)).and(Some(Reason::DeadHandClaim))
    }

    fn in_window(&self, rules: &SichuanRules, seat: Seat, action: Action) -> Refusal {
        let Some(offer) = self.offer else { return Refusal::order(OutOfOrder::NotNow) };
        if !self.players().has(seat) || self.out.contains(seat) {
            return Refusal::order(OutOfOrder::NothingOffered);
        }
        let asked = self.window.asked().contains(seat);
        let order = (!asked).then_some(OutOfOrder::NothingOffered);
        let said = self.window.of(seat).map(|_| Reason::ClaimedFirst);
        match action {
            Action::Hu | Action::Pung | Action::Kong if seat != offer.by => {
                let added = self.phase == Phase::KongWindow && action != Action::Hu;
                let order = order.or(added.then_some(OutOfOrder::NotNow));
                self.claim(rules, seat, offer, action).and(said).at(order)
            }
            Action::Pass => Refusal::NONE.and(said).at(order),
            Action::Give(_) | Action::LayAside(_) | Action::SuitCard(_) => Refusal::order(OutOfOrder::NotNow),
            Action::Pung | Action::Kong => Refusal::order(OutOfOrder::NothingOffered),
            _ if seat == offer.by && self.phase == Phase::DiscardWindow => {
                let draws = matches!(action, Action::ClosedKong(_) | Action::AddedKong(_));
                Refusal::order(OutOfOrder::NotNow)
                    .and(Some(Reason::TurnEnded))
                    .and(draws.then_some(Reason::DrawAfterDiscard))
            }
            _ => Refusal::order(OutOfOrder::NotYourTurn),
        }
    }

    /// What the law says to a claim of this tile.
    pub(super) fn claim(&self, rules: &SichuanRules, seat: Seat, offer: Offer, action: Action) -> Refusal {
        let held = self.hands[seat.index()].concealed.get(offer.tile);
        let group = |needed: u8, declaration| {
            Refusal::NONE
                .and((held < needed).then_some(Reason::TilesMissing))
                .and(self.forbidden_meld(seat, offer.tile))
                .plus(self.dead_declares(rules, seat, declaration))
        };
        match action {
            Action::Pung => group(2, Declaration::Pung),
            Action::Kong => {
                group(3, Declaration::MeldedKong).and((self.tiles_left() == 0).then_some(Reason::WallEmpty))
            }
            _ => self.hu_value(rules, seat, Some(offer)).err().unwrap_or(Refusal::NONE),
        }
    }
}
