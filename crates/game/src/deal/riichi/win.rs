//! The circumstances of a win at this table, and its value.
use super::table::{Offer, Phase, Table, Taken};
use arrayvec::ArrayVec;
use rules::hand::Hand;
use rules::riichi::{
    Award, Offered, Refusals, RiichiRules, Situation, Situations, Stake, TurnSource, Win, WinContext,
    kong_feeder, liabilities, stakes, value,
};
use rules::seat::Seat;
use rules::tile::Tile;

/// Whether the tiles under the indicators are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Under {
    /// They are still hidden: the question is only whether the hand may win.
    Hidden,
    /// The winner has turned them.
    Turned,
}

impl Table {
    /// What a win of this player is worth now: on the drawn tile in his turn, otherwise on the tile that is offered.
    /// `stake` is what he takes of honba and bets.
    pub(super) fn value_of(
        &self,
        rules: &RiichiRules,
        seat: Seat,
        stake: Option<&Stake>,
        under: Under,
    ) -> Option<Result<Award, Refusals>> {
        let taken = match (self.won_on, self.phase) {
            (Some(taken), _) => taken,
            (None, Phase::Turn { seat: of, .. }) if of == seat => Taken::Drawn,
            _ => Taken::Offered,
        };
        let (hand, tile, mut ctx) = match (taken, self.turn, self.offer) {
            (Taken::Drawn, Some((_, source)), _) => self.self_draw(rules, seat, source)?,
            (Taken::Offered, _, Some(offer)) if offer.by != seat => self.ron(seat, offer),
            _ => return None,
        };
        ctx.riichi = self.riichi_of(seat);
        if let Some(stake) = stake {
            (ctx.honba, ctx.bets) = (stake.honba, stake.bets);
        }
        ctx.indicators = self.indicators().map(Tile::kind).collect();
        if under == Under::Turned && self.accepted.contains(seat) {
            ctx.ura_indicators = self.under_indicators().map(Tile::kind).collect();
        }
        if !hand.melds.is_empty() {
            ctx.liable = liabilities(rules, seat, &self.declared[seat.index()]).value;
        }
        Some(value(rules, &hand, tile, &ctx))
    }

    pub(super) fn riichi_of(&self, seat: Seat) -> rules::riichi::Riichi {
        let declared = self.riichi[seat.index()];
        if self.accepted.contains(seat) { declared } else { rules::riichi::Riichi::None }
    }

    fn self_draw(
        &self,
        rules: &RiichiRules,
        seat: Seat,
        source: TurnSource,
    ) -> Option<(Hand, Tile, WinContext)> {
        let tile = self.drawn?;
        let (dealer, prevailing) = (self.played().dealer, self.played().prevailing);
        let mut ctx = WinContext::new(dealer, seat, prevailing, Win::SelfDraw);
        let last = self.live_tiles() == 0;
        let mut situations = self.common(seat);
        match source {
            TurnSource::Replacement => {
                situations = situations.with(Situation::Rinshan);
                if last {
                    situations = situations.with(Situation::EmptyWall);
                }
                ctx.kong_feeder = kong_feeder(rules, seat, &self.turn_kongs).map(|f| f.value);
            }
            _ if last => situations = situations.with(Situation::Haitei),
            _ => {
                if let Some(first) = self.first_turn.self_draw(seat, dealer) {
                    situations = situations.with(first);
                }
            }
        }
        ctx.situations = situations;
        Some((self.full_hand(seat), tile, ctx))
    }

    fn ron(&self, seat: Seat, offer: Offer) -> (Hand, Tile, WinContext) {
        let (dealer, prevailing) = (self.played().dealer, self.played().prevailing);
        let mut ctx = WinContext::new(dealer, seat, prevailing, Win::Ron(offer.by));
        let mut situations = self.common(seat);
        match offer.how {
            Offered::Discard(_) => {
                if self.live_tiles() == 0 {
                    situations = situations.with(Situation::Houtei);
                }
                if let Some(first) = self.first_turn_before_offer(seat) {
                    situations = situations.with(first);
                }
            }
            Offered::AddedKong(_) => situations = situations.with(Situation::Chankan),
            Offered::ConcealedKong(_) => {
                situations = situations.with(Situation::Chankan).with(Situation::ConcealedKong);
            }
        }
        ctx.situations = situations;
        let mut hand = self.hands[seat.index()].clone();
        hand.add(offer.tile);
        (hand, offer.tile, ctx)
    }

    fn first_turn_before_offer(&self, seat: Seat) -> Option<Situation> {
        self.first_turn.ron(seat, self.played().dealer)
    }

    fn common(&self, seat: Seat) -> Situations {
        if self.ippatsu.contains(seat) { Situations::NONE.with(Situation::Ippatsu) } else { Situations::NONE }
    }

    /// The awards of these winners, in turn order after the player who lost the tile: from the moment they
    /// have declared until the next deal begins.
    pub fn awards(&self, rules: &RiichiRules, winners: &[Seat]) -> ArrayVec<(Seat, Award), 3> {
        let stakes = stakes(rules, winners, self.pot());
        let award = |stake: &Stake| {
            let award = self.value_of(rules, stake.winner, Some(stake), Under::Turned)?.ok()?;
            Some((stake.winner, award))
        };
        stakes.iter().filter_map(award).collect()
    }
}
