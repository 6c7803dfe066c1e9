//! What the law says to one action of one player: the questions to `rules`, in one place.
//!
//! The menus are made of these answers, and so are the refusals.
use super::action::{Action, DiscardFrom};
use super::refusal::Refusal;
use super::table::{Offer, Phase, Table};
use super::win::Under;
use crate::OutOfOrder;
use rules::hand::Hand;
use rules::meld::{Meld, MeldKind};
use rules::riichi::{
    Claim, ClaimTable, Claimed, KongTable, Reason, Riichi, RiichiRules, RiichiTable, Shows, Standing,
    TurnSource, Unlawful, check_claim, check_ron, forbidden_kinds, may_abort_nine_terminals,
    may_declare_riichi, may_hide_tenpai, may_kong, may_kong_in_riichi, needs_discard,
};
use rules::seat::Seat;
use rules::tile::{KindSet, Tile, TileKind};

impl Table {
    /// Whether the law allows this action to this player now, from the rules alone and not from the menu.
    pub fn lawful(&self, rules: &RiichiRules, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over { .. } | Phase::Settled { .. } => Err(Refusal::order(OutOfOrder::DealOver)),
            Phase::Dealt | Phase::Replacement { .. } => Err(Refusal::order(OutOfOrder::TableFirst)),
            Phase::Turn { seat: of, source } => self.in_turn(rules, (of, source), seat, action),
            Phase::DiscardWindow | Phase::KongWindow { .. } => self.in_window(rules, seat, action),
            Phase::Declarations { made } => self.in_declarations(rules, made, seat, action),
        }
    }

    fn in_turn(
        &self,
        rules: &RiichiRules,
        (of, source): (Seat, TurnSource),
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        match action {
            Action::Ron | Action::ClaimedKong | Action::Pung { .. } | Action::Chow { .. } => {
                // The tile is gone, but the player is told what else spoke against it.
                let law = self.offer.map_or_else(Refusal::none, |offer| {
                    self.claim(rules, seat, offer, action).err().unwrap_or_default()
                });
                Err(Refusal { order: Some(OutOfOrder::NothingOffered), ..law })
            }
            Action::Pass => Err(Refusal::order(OutOfOrder::NothingOffered)),
            Action::ShowTenpai | Action::HideTenpai => Err(Refusal::order(OutOfOrder::NotNow)),
            _ if of != seat => Err(Refusal::order(OutOfOrder::NotYourTurn)),
            Action::Discard { tile, from } => self.discard(rules, seat, source, tile, from).result(),
            Action::Riichi { tile, from } => self.riichi(rules, seat, source, tile, from).result(),
            Action::SelfDraw => self.tsumo(rules, seat, source),
            Action::ConcealedKong(kind) => {
                self.own_kong(rules, seat, source, MeldKind::ConcealedKong, kind).result()
            }
            Action::AddedKong(kind) => self.own_kong(rules, seat, source, MeldKind::AddedKong, kind).result(),
            Action::NineTerminals => self.nine_terminals(rules, seat, source),
        }
    }

    fn dead(&self, seat: Seat) -> Result<(), Unlawful> {
        if self.dead.contains(seat) { Err(Unlawful::of(Reason::DeadHand)) } else { Ok(()) }
    }

    fn has_tile(&self, seat: Seat, tile: Tile, from: DiscardFrom) -> Result<(), Unlawful> {
        let has = match from {
            DiscardFrom::Drawn => self.drawn == Some(tile),
            DiscardFrom::Hand => self.hands[seat.index()].clone().remove(tile),
        };
        if has { Ok(()) } else { Err(Unlawful::of(Reason::TilesMissing)) }
    }

    fn discard(
        &self,
        rules: &RiichiRules,
        seat: Seat,
        source: TurnSource,
        tile: Tile,
        from: DiscardFrom,
    ) -> Refusal {
        let changes = self.accepted.contains(seat) && from == DiscardFrom::Hand;
        let locked = if changes { Err(Unlawful::of(Reason::InRiichi)) } else { Ok(()) };
        let swap = match (source, self.hands[seat.index()].melds.last()) {
            (TurnSource::Claim, Some(meld)) => rules::riichi::check_discard(rules, *meld, tile.kind()),
            _ => Ok(()),
        };
        Refusal::none().and(self.has_tile(seat, tile, from)).and(locked).and(swap)
    }

    fn riichi(
        &self,
        rules: &RiichiRules,
        seat: Seat,
        source: TurnSource,
        tile: Tile,
        from: DiscardFrom,
    ) -> Refusal {
        let again = self.riichi[seat.index()] != Riichi::None;
        let again = if again { Err(Unlawful::of(Reason::InRiichi)) } else { Ok(()) };
        let may = match self.riichi_kinds(rules, seat) {
            Ok(kinds) if kinds.contains(tile.kind()) => Ok(()),
            Ok(_) => Err(Unlawful::of(Reason::RiichiDiscard)),
            Err(reasons) => Err(reasons),
        };
        self.discard(rules, seat, source, tile, from).and(self.dead(seat)).and(again).and(may)
    }

    /// The kinds whose discard leaves a riichi hand tenpai.
    pub(super) fn riichi_kinds(&self, rules: &RiichiRules, seat: Seat) -> Result<KindSet, Unlawful> {
        let table = RiichiTable { live_tiles: self.live_tiles(), points: self.scores[seat.index()] };
        let discards = may_declare_riichi(rules, &self.full_hand(seat), table)?;
        Ok(discards.iter().map(|d| d.kind).collect())
    }

    fn tsumo(&self, rules: &RiichiRules, seat: Seat, source: TurnSource) -> Result<(), Refusal> {
        let refusal = Refusal::none().and(self.dead(seat));
        match (source, self.value_of(rules, seat, None, Under::Hidden)) {
            (TurnSource::Claim, _) | (_, None) => Err(Refusal { order: Some(OutOfOrder::NotNow), ..refusal }),
            (_, Some(Err(win))) => Err(Refusal { win, ..refusal }),
            (_, Some(Ok(_))) => refusal.result(),
        }
    }

    pub(super) fn own_kong(
        &self,
        rules: &RiichiRules,
        seat: Seat,
        source: TurnSource,
        kind: MeldKind,
        tile: TileKind,
    ) -> Refusal {
        let table = KongTable { source, live_tiles: self.live_tiles(), kongs: self.kongs.len() as u8 };
        let may = may_kong(&self.full_hand(seat), kind, tile, table);
        let in_riichi = match self.drawn {
            Some(drawn) if self.accepted.contains(seat) => {
                may_kong_in_riichi(rules, &self.hands[seat.index()], drawn.kind(), tile)
            }
            _ => Ok(()),
        };
        Refusal::none().and(self.dead(seat)).and(may).and(in_riichi)
    }

    fn nine_terminals(&self, rules: &RiichiRules, seat: Seat, source: TurnSource) -> Result<(), Refusal> {
        let refusal = Refusal::none().and(self.dead(seat));
        let (draw, go_around) = (self.first_turn.own_draw(seat), self.first_turn.go_around());
        let may = may_abort_nine_terminals(rules, self.full_hand(seat).concealed, draw, go_around);
        let order = (source == TurnSource::Claim).then_some(OutOfOrder::NotNow);
        Refusal { order, ..refusal.and(may.map(|_| ())) }.result()
    }

    fn in_window(&self, rules: &RiichiRules, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Some(offer) = self.offer else { return Err(Refusal::order(OutOfOrder::NotNow)) };
        let asked = self.window.asked().contains(seat);
        let order = (!asked).then_some(OutOfOrder::NothingOffered);
        match action {
            Action::Ron | Action::ClaimedKong | Action::Pung { .. } | Action::Chow { .. } => {
                let law = self.claim(rules, seat, offer, action).err().unwrap_or_default();
                let kong = matches!(self.phase, Phase::KongWindow { .. });
                let order = order.or((kong && action != Action::Ron).then_some(OutOfOrder::NotNow));
                // Where the discard ends the deal there is nothing left to claim.
                let over = !kong && action != Action::Ron && self.ends_deal(rules, offer);
                let order = order.or(over.then_some(OutOfOrder::NothingOffered));
                Refusal { order: law.order.or(order), ..law }.result()
            }
            Action::Pass => Refusal { order, ..Refusal::none() }.result(),
            Action::Discard { .. } | Action::Riichi { .. } if seat == offer.by => {
                let stays = Err(Unlawful::of(Reason::DiscardStays));
                Err(Refusal::order(OutOfOrder::NotYourTurn).and(stays))
            }
            _ => {
                let claims = Err(Unlawful::of(Reason::ClaimsFirst));
                Err(Refusal::order(OutOfOrder::NotYourTurn).and(claims))
            }
        }
    }

    /// What the law says to a claim of this tile.
    pub(super) fn claim(
        &self,
        rules: &RiichiRules,
        seat: Seat,
        offer: Offer,
        action: Action,
    ) -> Result<(), Refusal> {
        let claim = match action {
            Action::Ron => Claim::Ron,
            Action::ClaimedKong => Claim::Kong,
            Action::Pung { .. } => Claim::Pung,
            _ => Claim::Chow,
        };
        let refusal = Refusal::none().and(check_claim(self.claim_table(offer), self.claimed(seat, claim)));
        if claim == Claim::Ron {
            self.ron_on(rules, seat, offer, refusal)
        } else {
            let tiles = match self.claimed_group(seat, offer, action) {
                Some((meld, rest)) => needs_discard(rules, meld, rest.concealed),
                None => Err(Unlawful::of(Reason::TilesMissing)),
            };
            refusal.and(tiles).result()
        }
    }

    fn ron_on(&self, rules: &RiichiRules, seat: Seat, offer: Offer, refusal: Refusal) -> Result<(), Refusal> {
        let i = seat.index();
        let ron = check_ron(rules, self.waiting[i], self.pools[i], self.furiten[i], offer.how);
        let refusal = refusal.and(ron);
        match self.value_of(rules, seat, None, Under::Hidden) {
            Some(Err(win)) => Err(Refusal { win, ..refusal }),
            _ => refusal.result(),
        }
    }

    pub(super) fn claim_table(&self, offer: Offer) -> ClaimTable {
        ClaimTable { discarder: offer.by, live_tiles: self.live_tiles(), kongs: self.kongs.len() as u8 }
    }

    pub(super) const fn claimed(&self, seat: Seat, claim: Claim) -> Claimed {
        let standing = if self.dead.contains(seat) {
            Standing::Dead
        } else if self.accepted.contains(seat) {
            Standing::Riichi
        } else {
            Standing::Free
        };
        Claimed { seat, claim, standing }
    }

    /// The group that a claim makes, and the hand that is left; none if the hand does not hold the tiles.
    pub(super) fn claimed_group(&self, seat: Seat, offer: Offer, action: Action) -> Option<(Meld, Hand)> {
        let (kind, from) = (offer.tile.kind(), seat.relative(offer.by)?);
        let mut rest = self.hands[seat.index()].clone();
        let red = kind.suit().map(Tile::red_five);
        let mut take = |kind: TileKind, reds: u8, n: u8| {
            (0..n).all(|i| match (i < reds, kind.suit()) {
                (true, Some(suit)) => rest.remove(Tile::red_five(suit)),
                _ => rest.remove(Tile::plain(kind)),
            })
        };
        let (meld, own_reds) = match action {
            Action::Chow { lowest, reds } => {
                let place = kind.index().checked_sub(lowest.index())? as u8;
                let meld = Meld::chow(lowest, place)?;
                let suit = (lowest.suit() == kind.suit()).then(|| kind.suit()).flatten()?;
                let mut left = reds;
                for rank in (lowest.rank()?..=lowest.rank()? + 2).filter(|r| Some(*r) != kind.rank()) {
                    let reds = if rank == 5 { std::mem::take(&mut left) } else { 0 };
                    take(TileKind::number(suit, rank)?, reds, 1).then_some(())?;
                }
                (left == 0).then_some((meld, reds))?
            }
            Action::Pung { reds } => {
                (reds == 0 || kind.rank() == Some(5) && reds <= 2).then_some(())?;
                take(kind, reds, 2).then_some((Meld::pung(kind, Some(from)), reds))?
            }
            Action::ClaimedKong => {
                let (_, reds) = self.held(seat, kind);
                let meld = Meld::kong(MeldKind::ClaimedKong, kind, Some(from))?;
                take(kind, reds, 3).then_some((meld, reds))?
            }
            _ => return None,
        };
        let called = u8::from(red.is_some_and(|red| red == offer.tile));
        Some((meld.with_reds(own_reds + called)?, rest))
    }

    /// The kinds that may not be discarded after this claim.
    pub(super) fn forbidden(rules: &RiichiRules, meld: Option<&Meld>) -> KindSet {
        meld.map_or(KindSet::EMPTY, |meld| forbidden_kinds(rules, *meld))
    }

    fn in_declarations(
        &self,
        rules: &RiichiRules,
        made: u8,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal> {
        if self.declarer(rules, made) != Some(seat) {
            return Err(Refusal::order(OutOfOrder::NotYourTurn));
        }
        match action {
            Action::ShowTenpai => Ok(()),
            Action::HideTenpai => self.may_hide(rules, seat).map_err(Refusal::play),
            _ => Err(Refusal::order(OutOfOrder::NotNow)),
        }
    }

    /// Whether a tenpai player may say noten.
    pub(super) fn may_hide(&self, rules: &RiichiRules, seat: Seat) -> Result<(), Unlawful> {
        let shows = if self.accepted.contains(seat) { Shows::Riichi } else { Shows::Free };
        may_hide_tenpai(rules, shows).map(|_| ())
    }
}
