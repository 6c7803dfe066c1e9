//! A Hu: which tiles it is made of, what it is worth now, and the event of it.
use super::event::Event;
use super::refusal::{Reason, Refusal};
use super::table::{Offer, Offered, Phase, Source, Table};
use crate::OutOfOrder;
use rules::hand::Hand;
use rules::seat::Seat;
use rules::sichuan::{
    Award, HuContext, HuFrom, HuHand, SichuanRules, Situation, Situations, Taken, Topic, value,
};
use rules::tile::TileKind;

impl Table {
    /// What a Hu of this player is worth while it is on his menu; nothing if it is not.
    pub fn worth(&self, rules: &SichuanRules, seat: Seat) -> Option<Award> {
        let offer = self.offer.filter(|_| matches!(self.phase, Phase::DiscardWindow | Phase::KongWindow));
        let asked = self.legal(seat).has(super::action::Action::Hu);
        self.hu_value(rules, seat, offer).ok().filter(|_| asked)
    }

    /// What a Hu of this player would be worth now: on the tile that is offered, or on his own in his turn.
    pub(super) fn hu_value(
        &self,
        rules: &SichuanRules,
        seat: Seat,
        offer: Option<Offer>,
    ) -> Result<Award, Refusal> {
        let Some((hand, tile)) = self.hu_hand(seat, offer) else {
            return Err(Refusal::order(OutOfOrder::NotNow));
        };
        let Some(ctx) = self.hu_context(seat, offer) else {
            return Err(Refusal::order(OutOfOrder::NotNow));
        };
        let dead = offer.filter(|_| self.dead.contains(seat)).map(|_| Reason::DeadHand);
        let award = match value(rules, &hand, tile, None, ctx) {
            Ok(award) => award,
            Err(win) => return Err(Refusal { win, ..Refusal::NONE }.and(dead)),
        };
        let passed = &self.furiten[seat.index()];
        if offer.is_some() && passed.bars(rules, tile, award.points).is_some() {
            let barred = value(rules, &hand, tile, None, ctx.with(Situation::Furiten));
            let win = barred.err().unwrap_or_default();
            let refusal = Refusal { win, ..Refusal::NONE };
            return Err(refusal.and(Some(Reason::PassedHu)).and(Some(Reason::PassedKind)));
        }
        Ok(award)
    }

    /// Whether a Hu on this tile is out of the question, found without looking at the hand as a whole.
    pub(super) fn holds_forbidden(&self, seat: Seat, tile: TileKind) -> bool {
        let i = seat.index();
        let Some(suit) = self.forbidden[i] else { return true };
        let hand = &self.hands[i];
        self.aside[i].is_some()
            || tile.suit() == Some(suit)
            || hand.concealed.words()[suit.index()] != 0
            || hand.melds.iter().any(|m| m.tile().suit() == Some(suit))
    }

    /// The tiles of a Hu and the one that completes them.
    fn hu_hand(&self, seat: Seat, offer: Option<Offer>) -> Option<(Hand, TileKind)> {
        let mut hand = self.whole_hand(seat);
        let tile = if let Some(offer) = offer {
            hand.concealed.add(offer.tile);
            offer.tile
        } else {
            // East's fourteen tiles were dealt to him: any of them may be taken for the last one.
            self.drawn.or_else(|| hand.concealed.kinds().iter().next())?
        };
        Some((hand, tile))
    }

    fn hu_context(&self, seat: Seat, offer: Option<Offer>) -> Option<HuContext> {
        let forbidden = self.forbidden[seat.index()]?;
        let taken = if offer.is_some() { Taken::Discard } else { Taken::SelfDraw };
        let mut situations = Situations::NONE;
        match offer.map(|offer| offer.how) {
            Some(Offered::AfterKong) => situations = situations.with(Situation::ShootAfterKong),
            Some(Offered::AddedKong) => situations = situations.with(Situation::RobbingTheKong),
            Some(Offered::Discard) => {}
            None => {
                if let Phase::Turn { source: Source::Replacement, .. } = self.phase {
                    situations = situations.with(Situation::WinAfterKong);
                }
            }
        }
        if self.tiles_left() == 0 {
            situations = situations.with(Situation::UnderTheSea);
        }
        if self.dead.contains(seat) {
            situations = situations.with(Situation::DeadHand);
        }
        Some(HuContext { taken, situations, forbidden })
    }

    /// The event of a Hu; `earlier` have declared on the same tile and come first.
    pub(super) fn hu_event(
        &self,
        rules: &SichuanRules,
        seat: Seat,
        offer: Option<Offer>,
        hand: HuHand,
        earlier: u8,
    ) -> Option<Event> {
        let (_, tile) = self.hu_hand(seat, offer)?;
        let from = match offer {
            None => HuFrom::Wall,
            Some(Offer { by, how: Offered::Discard, .. }) => HuFrom::Discard(by),
            Some(Offer { by, how: Offered::AfterKong, .. }) => HuFrom::AfterKong(by),
            Some(Offer { by, how: Offered::AddedKong, .. }) => HuFrom::RobbedKong(by),
        };
        // Nothing but a dead hand can have come between the word and this moment.
        let before_dead = self.dead.contains(seat) && !matches!(hand, HuHand::False(_));
        let topic = match from {
            _ if before_dead => Topic::HuBeforeDead,
            HuFrom::Wall => Topic::TurnEnd,
            HuFrom::RobbedKong(_) => Topic::RobbedKong,
            HuFrom::Discard(_) | HuFrom::AfterKong(_) => Topic::ClaimOrder,
        };
        Some(Event::Hu {
            seat,
            card: self.out.len() as u8 + earlier + 1,
            card_basis: rules.cite(Topic::HuNumbers),
            tile,
            from,
            hand,
            basis: rules.cite(topic),
            order: rules.cite(Topic::HuCards),
        })
    }
}
