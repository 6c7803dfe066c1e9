//! A player acts: the law refuses, or events come of it. Nothing changes here.
use super::action::Action;
use super::event::{Declaration, Event};
use super::refusal::Refusal;
use super::table::{Phase, Table};
use super::win::Under;
use crate::OutOfOrder;
use rules::clause::Basis;
use rules::frame::riichi::{DealResult, PlayedDeal};
use rules::meld::{Meld, MeldKind};
use rules::riichi::{AbortKind, DrawClaims, Riichi, RiichiRules, Stake, Topic, stakes};
use rules::seat::{Seat, SeatSet};
use rules::tile::{Tile, TileKind};

impl Table {
    /// Decides on an action of a player. What comes of it is added to `events`, which the caller owns; what the table
    /// then does by itself is asked of [`Table::due`]. A refusal names every reason, and adds nothing.
    pub fn decide(
        &self,
        rules: &RiichiRules,
        seat: Seat,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        if self.legal(seat).has(action) {
            self.accept(rules, seat, action, events);
            return Ok(());
        }
        self.lawful(rules, seat, action)?;
        // The law has nothing against it, but the table does not ask: its own act comes first.
        Err(Refusal::order(OutOfOrder::TableFirst))
    }

    /// The events of an action that is allowed.
    pub(super) fn accept(&self, rules: &RiichiRules, seat: Seat, action: Action, events: &mut Vec<Event>) {
        match action {
            Action::Discard { tile, from } => {
                events.push(Event::Discarded { seat, tile, from, riichi: Riichi::None });
            }
            Action::Riichi { tile, from } => {
                events.push(Event::Discarded { seat, tile, from, riichi: self.first_turn.riichi(seat) });
            }
            Action::SelfDraw => self.win(rules, &[seat], None, rules.cite(Topic::DealEndsWin), events),
            Action::ConcealedKong(kind) => {
                if let Some(meld) = self.concealed_kong(seat, kind) {
                    events.push(Event::KongDeclared { seat, meld, tile: Tile::plain(kind) });
                }
            }
            Action::AddedKong(kind) => {
                if let Some((meld, tile)) = self.added_kong(seat, kind) {
                    events.push(Event::KongDeclared { seat, meld, tile });
                }
            }
            Action::NineTerminals => {
                self.end(
                    DealResult::AbortiveDraw(AbortKind::NineTerminals),
                    rules.cite(Topic::NineTerminals),
                    events,
                );
            }
            Action::ShowTenpai => {
                let basis = rules.draw.tenpai_display.basis;
                events.push(Event::Declared { seat, says: Declaration::Tenpai, basis });
            }
            Action::HideTenpai => {
                let basis = rules.draw.tenpai_display.basis;
                events.push(Event::Declared { seat, says: Declaration::Noten, basis });
            }
            Action::Ron | Action::ClaimedKong | Action::Pung { .. } | Action::Chow { .. } | Action::Pass => {
                events.push(Event::Answered { seat, action });
            }
        }
    }

    fn concealed_kong(&self, seat: Seat, kind: TileKind) -> Option<Meld> {
        let hand = self.full_hand(seat);
        let reds = match (kind.suit(), kind.rank()) {
            (Some(suit), Some(5)) => hand.red_fives[suit.index()],
            _ => 0,
        };
        Meld::kong(MeldKind::ConcealedKong, kind, None)?.with_reds(reds)
    }

    fn added_kong(&self, seat: Seat, kind: TileKind) -> Option<(Meld, Tile)> {
        let hand = self.full_hand(seat);
        let pung = hand.melds.iter().find(|m| m.kind() == MeldKind::Pung && m.tile() == kind)?;
        let red = kind.suit().filter(|s| kind.rank() == Some(5) && hand.red_fives[s.index()] > 0);
        let tile = red.map_or(Tile::plain(kind), Tile::red_five);
        let kong = Meld::kong(MeldKind::AddedKong, kind, pung.from())?;
        Some((kong.with_reds(pung.reds() + u8::from(tile.is_red()))?, tile))
    }

    /// Wins, in turn order after the player who lost the tile, and the end of the deal.
    pub(super) fn win(
        &self,
        rules: &RiichiRules,
        winners: &[Seat],
        from: Option<Seat>,
        basis: Basis,
        events: &mut Vec<Event>,
    ) {
        let tile = from.map_or(self.drawn, |_| self.offer.map(|offer| offer.tile));
        let Some(tile) = tile else { return };
        let mut sum = [0i32; 4];
        let mut won = SeatSet::EMPTY;
        for stake in &stakes(rules, winners, self.pot()) {
            let Some(deltas) = self.deltas_of(rules, stake) else { continue };
            for (all, delta) in sum.iter_mut().zip(deltas) {
                *all = all.saturating_add(delta);
            }
            won.insert(stake.winner);
            events.push(Event::Won { seat: stake.winner, tile, from, deltas, basis });
        }
        self.end(DealResult::Win { winners: won, deltas: sum }, rules.cite(Topic::DealEndsWin), events);
    }

    fn deltas_of(&self, rules: &RiichiRules, stake: &Stake) -> Option<[i32; 4]> {
        let award = self.value_of(rules, stake.winner, Some(stake), Under::Turned)?;
        debug_assert!(award.is_ok(), "a win that was allowed is worth something: {award:?}");
        Some(award.ok()?.deltas())
    }

    /// The end of the deal.
    pub(super) fn end(&self, result: DealResult, basis: Basis, events: &mut Vec<Event>) {
        let deal = PlayedDeal { riichi: self.accepted, result };
        events.push(Event::Ended { deal, basis });
    }

    /// What was shown and claimed at an exhaustive draw.
    pub(super) fn draw_claims(&self, rules: &RiichiRules) -> DrawClaims {
        let nagashi = |seat: &Seat| rules::riichi::check_nagashi(rules, &self.pool(*seat)).is_ok();
        DrawClaims {
            tenpai: self.shown,
            nagashi: Seat::ALL.into_iter().filter(nagashi).collect(),
            riichi: self.accepted,
            dead: self.dead,
            proved: self.proved,
        }
    }

    /// Whether the deal is being played.
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. } | Phase::Settled { .. })
    }
}
