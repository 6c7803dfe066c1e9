//! The circumstances of a Mahjong at this table, and what every hand is worth.
use super::table::{Offer, Offered, Phase, Table, Taken, TurnStart};
use rules::classical::{
    Award, Call, ClassicalRules, DealEnd, DealResult, MahjongDeal, Opening, Refusals, Right, Source,
    WallTile, WinContext, count_hand, value,
};
use rules::hand::Hand;
use rules::meld::MeldKind;
use rules::seat::Seat;
use rules::tile::TileKind;

impl Table {
    /// What Mahjong of this player would be now: on the drawn tile in his turn, otherwise on the tile that is offered. None
    /// if there is no such tile.
    pub(super) fn mahjong(&self, rules: &ClassicalRules, seat: Seat) -> Option<Result<Award, Refusals>> {
        let taken = match (self.won, self.phase) {
            (Some((_, taken)), _) => taken,
            (None, Phase::Turn { seat: of, .. }) if of == seat => Taken::Drawn,
            _ => Taken::Offered,
        };
        let (hand, tile, ctx) = match (taken, self.offer) {
            (Taken::Drawn, _) => self.drawn_mahjong(seat)?,
            (Taken::Offered, Some(offer)) if offer.by != seat => self.offered_mahjong(seat, offer),
            _ => return None,
        };
        Some(value(rules, &hand, tile, &ctx))
    }

    fn drawn_mahjong(&self, seat: Seat) -> Option<(Hand, TileKind, WinContext)> {
        let tile = self.drawn?;
        let (_, start) = self.turn.filter(|(of, _)| *of == seat)?;
        let source = if start == TurnStart::Free { Source::Free } else { Source::Wall };
        let mut ctx = self.context(seat, source);
        ctx.wall_tile = self.drawn_tile;
        if start == TurnStart::Dealt {
            ctx.opening = Opening::Heaven;
        }
        if start == TurnStart::Free {
            ctx.kongs_this_turn = self.turn_kongs;
        }
        Some((self.full_hand(seat), tile, ctx))
    }

    fn offered_mahjong(&self, seat: Seat, offer: Offer) -> (Hand, TileKind, WinContext) {
        let source = match offer.how {
            Offered::Discard => Source::Discard(offer.by),
            Offered::AddedKong => Source::AddedKong(offer.by),
            Offered::ClosedKong => Source::ClosedKong(offer.by),
        };
        let mut ctx = self.context(seat, source);
        let first = offer.how == Offered::Discard && self.discards.len() == 1 && offer.by == self.dealer();
        if first && matches!(ctx.call, Call::BeforeDiscard | Call::Original) {
            ctx.opening = Opening::Earth;
            // For this discard the early call counts; later it would have come before his own.
            if ctx.call == Call::BeforeDiscard {
                ctx.call = Call::Declared;
            }
        }
        let mut hand = self.hands[seat.index()].clone();
        hand.concealed.add(offer.tile);
        (hand, offer.tile, ctx)
    }

    fn context(&self, seat: Seat, source: Source) -> WinContext {
        let mut ctx = WinContext::new(self.dealer(), seat, self.deal.prevailing.value, source);
        ctx.call = self.calls[seat.index()];
        ctx.wall_tile = WallTile::Ordinary;
        ctx.right = if self.fined.contains(seat) {
            Right::Lost
        } else if self.filling == Some(seat) {
            Right::DrawingMissingTile
        } else {
            Right::Kept
        };
        ctx
    }

    /// The award of the player who has made Mahjong, until the next deal begins.
    pub fn award(&self, rules: &ClassicalRules) -> Option<Award> {
        let (winner, _) = self.won?;
        self.mahjong(rules, winner)?.ok()
    }

    /// The deal that this player wins with a hand of so many whists: every other hand is counted as it stands.
    pub(super) fn won_deal(
        &self,
        rules: &ClassicalRules,
        winner: Seat,
        from: Option<Seat>,
        points: i32,
    ) -> DealResult {
        let values = Seat::ALL.map(|seat| {
            if seat == winner {
                return points;
            }
            let round = self.deal.prevailing.value;
            let hand = &self.hands[seat.index()];
            match (self.robbed_of_closed_kong(), self.offer) {
                (Some(kind), Some(offer)) if offer.by == seat => {
                    let mut hand = hand.clone();
                    (0..3).for_each(|_| hand.concealed.add(kind));
                    count_hand(rules, &hand, self.wind(seat), round).value
                }
                _ => count_hand(rules, hand, self.wind(seat), round).value,
            }
        });
        let end = DealEnd::Mahjong(MahjongDeal { winner, from, values });
        DealResult { end, fined: self.fined }
    }

    /// The kind of the closed kong that lies there to be robbed: three of its tiles stay with its owner.
    pub(super) fn robbed_of_closed_kong(&self) -> Option<TileKind> {
        match self.phase {
            Phase::KongWindow { meld } if meld.kind() == MeldKind::ConcealedKong => Some(meld.tile()),
            _ => None,
        }
    }
}
