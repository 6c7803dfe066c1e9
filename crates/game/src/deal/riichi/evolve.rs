//! An event changes the state. It cannot fail and decides nothing; the menus are found again from the new state.
use super::action::{Action, DiscardFrom, Menu};
use super::event::{Declaration, Event};
use super::table::{Discard, Offer, Phase, Table, Taken, waiting_of};
use crate::window::Window;
use rules::frame::riichi::{DealResult, PlayedDeal};
use rules::meld::{Meld, MeldKind};
use rules::riichi::{
    AbortKind, AfterKong, DeclaredKong, IndicatorState, Offence, Offered, PoolFate, Riichi, RiichiRules,
    Sanction, TurnSource, indicators,
};
use rules::seat::{Seat, SeatSet};
use rules::tile::Tile;

impl Table {
    /// Applies an event.
    pub fn evolve(&mut self, rules: &RiichiRules, event: Event) {
        match event {
            Event::Drew { seat, tile, source } => self.drew(rules, seat, tile, source),
            Event::Discarded { seat, tile, from, riichi } => self.discarded(rules, seat, tile, from, riichi),
            Event::RiichiAccepted { seat, bet, .. } => {
                self.pending_riichi = None;
                self.accepted.insert(seat);
                self.ippatsu.insert(seat);
                self.furiten[seat.index()] = self.furiten[seat.index()].riichi();
                self.scores[seat.index()] = self.scores[seat.index()].saturating_sub(bet);
            }
            Event::Answered { seat, action } => self.window.answer(seat, action),
            Event::Claimed { seat, meld, .. } => self.got(rules, seat, meld),
            Event::KongDeclared { seat, meld, tile } => self.kong_declared(rules, seat, meld, tile),
            Event::KongMade { seat } => self.kong_made(seat),
            Event::IndicatorTurned { .. } => self.indicator_turned(rules),
            Event::WallEmpty { .. } => {
                self.phase = Phase::Declarations { made: 0 };
                self.ask_declarer(rules, 0);
            }
            Event::Declared { seat, says, .. } => {
                if says == Declaration::Tenpai {
                    self.shown.insert(seat);
                }
                let made = if let Phase::Declarations { made } = self.phase { made + 1 } else { 4 };
                self.phase = Phase::Declarations { made };
                self.ask_declarer(rules, made);
            }
            Event::Won { seat, from, .. } => {
                self.winners.insert(seat);
                self.won_on = Some(if from.is_some() { Taken::Offered } else { Taken::Drawn });
            }
            Event::FalseRon { seat, offence } => {
                self.false_rons[seat.index()] = Some(offence);
                self.window.withdraw(seat);
            }
            Event::Penalised { seat, offence, sanction, .. } => {
                self.false_rons[seat.index()] = None;
                if offence == Offence::DEAD_RIICHI_PROVED {
                    self.proved.insert(seat);
                }
                self.penalised(rules, seat, sanction);
            }
            Event::Ended { deal, .. } => self.ended(deal),
            Event::Settled { game, next } => {
                if let Phase::Over { deal } = self.phase {
                    self.before = Some((self.game, deal));
                }
                self.game = game;
                self.scores = game.scores;
                self.phase = Phase::Settled { next };
            }
        }
    }

    fn drew(&mut self, rules: &RiichiRules, seat: Seat, tile: Tile, source: TurnSource) {
        if source == TurnSource::Replacement {
            self.replacements += 1;
            self.mark_made_kong();
        } else {
            self.live_drawn += 1;
            self.turn_kongs.clear();
        }
        self.drawn = Some(tile);
        self.turn(rules, seat, source);
    }

    fn turn(&mut self, rules: &RiichiRules, seat: Seat, source: TurnSource) {
        self.phase = Phase::Turn { seat, source };
        self.turn = Some((seat, source));
        self.window = Window::CLOSED;
        self.find_turn_menu(rules, seat, source);
    }

    fn mark_made_kong(&mut self) {
        for kong in self.kongs.iter_mut().filter(|k| k.after == AfterKong::Made) {
            kong.after = AfterKong::Turn;
        }
    }

    /// Whoever waited for the last tile that was offered has missed it.
    fn apply_missed(&mut self, rules: &RiichiRules) {
        let Some(offer) = self.offer else { return };
        for seat in self.missed.iter() {
            let i = seat.index();
            self.furiten[i] = self.furiten[i].missed(rules, self.waiting[i], offer.how);
        }
        self.missed = SeatSet::EMPTY;
    }

    fn discarded(&mut self, rules: &RiichiRules, seat: Seat, tile: Tile, from: DiscardFrom, riichi: Riichi) {
        self.apply_missed(rules);
        let i = seat.index();
        if from == DiscardFrom::Hand {
            let had = self.hands[i].remove(tile);
            debug_assert!(had, "{seat:?} does not hold {tile}");
            if let Some(drawn) = self.drawn {
                self.hands[i].add(drawn);
            }
            self.waiting[i] = waiting_of(&self.hands[i]);
        }
        self.drawn = None;
        self.furiten[i] = self.furiten[i].own_discard();
        self.pools[i].insert(tile.kind());
        let room = self.discards.try_push(Discard { seat, tile, from, riichi, fate: PoolFate::Kept });
        debug_assert!(room.is_ok(), "a deal has at most ninety discards");
        self.ippatsu = self.ippatsu.difference(SeatSet::of(seat));
        self.first_turn = self.first_turn.discard(seat, tile.kind());
        if riichi != Riichi::None {
            self.riichi[i] = riichi;
            self.pending_riichi = Some(seat);
        }
        self.mark_turn_kongs(AfterKong::Discard);
        self.phase = Phase::DiscardWindow;
        self.put_on_offer(rules, Offer { by: seat, tile, how: Offered::Discard(tile.kind()) });
    }

    fn put_on_offer(&mut self, rules: &RiichiRules, offer: Offer) {
        self.turn_menu = Menu::NONE;
        self.offer = Some(offer);
        self.open_window(rules, offer);
    }

    /// A player got a discard for a group.
    fn got(&mut self, rules: &RiichiRules, seat: Seat, meld: Meld) {
        let i = seat.index();
        let Some(offer) = self.offer else { return };
        let action = self.window.of(seat).unwrap_or(Action::Pass);
        if let Some((_, rest)) = self.claimed_group(seat, offer, action) {
            self.hands[i] = rest;
        }
        if let Some(last) = self.discards.last_mut() {
            last.fate = PoolFate::Claimed;
        }
        self.add_meld(seat, meld);
        self.turn_kongs.clear();
        if meld.kind() == MeldKind::ClaimedKong {
            self.made(seat, meld);
        } else {
            self.turn(rules, seat, TurnSource::Claim);
        }
    }

    fn add_meld(&mut self, seat: Seat, meld: Meld) {
        let i = seat.index();
        let melds = &mut self.hands[i].melds;
        match melds.iter_mut().find(|m| m.kind() == MeldKind::Pung && m.tile() == meld.tile()) {
            Some(pung) if meld.kind() == MeldKind::AddedKong => *pung = meld,
            _ => {
                let room = melds.try_push(meld);
                debug_assert!(room.is_ok(), "a hand has at most four groups");
            }
        }
        // Four groups, each declared and at most once added to.
        let _ = self.declared[i].try_push(meld);
        self.first_turn = self.first_turn.declare(meld.kind());
        self.ippatsu = SeatSet::EMPTY;
    }

    fn kong_declared(&mut self, rules: &RiichiRules, seat: Seat, meld: Meld, tile: Tile) {
        self.apply_missed(rules);
        let i = seat.index();
        if let Some(drawn) = self.drawn.take() {
            self.hands[i].add(drawn);
        }
        let how = if meld.kind() == MeldKind::AddedKong {
            self.hands[i].remove(tile);
            Offered::AddedKong(meld.tile())
        } else {
            for n in 0..4 {
                let red = meld.tile().suit().filter(|_| n < meld.reds());
                self.hands[i].remove(red.map_or(Tile::plain(meld.tile()), Tile::red_five));
            }
            Offered::ConcealedKong(meld.tile())
        };
        self.phase = Phase::KongWindow { meld };
        self.put_on_offer(rules, Offer { by: seat, tile, how });
    }

    fn kong_made(&mut self, seat: Seat) {
        let Phase::KongWindow { meld } = self.phase else { return };
        self.add_meld(seat, meld);
        self.made(seat, meld);
    }

    /// A kong stands: the replacement tile comes.
    fn made(&mut self, seat: Seat, meld: Meld) {
        let i = seat.index();
        let room = self.kongs.try_push(DeclaredKong { kind: meld.kind(), after: AfterKong::Made });
        debug_assert!(room.is_ok(), "there is no fifth kong");
        self.kongs_by[i] += 1;
        let _ = self.turn_kongs.try_push(meld);
        self.waiting[i] = waiting_of(&self.hands[i]);
        self.window = Window::CLOSED;
        self.phase = Phase::Replacement { seat };
    }

    fn indicator_turned(&mut self, rules: &RiichiRules) {
        let all = indicators(rules, &self.kongs);
        let next =
            all.kongs.iter().enumerate().position(|(i, kong)| {
                kong.state == IndicatorState::Turned && self.turned_kongs >> i & 1 == 0
            });
        if let Some(i) = next {
            self.turned_kongs |= 1 << i;
        }
        self.turned += 1;
    }

    fn penalised(&mut self, rules: &RiichiRules, seat: Seat, sanction: Sanction) {
        let i = seat.index();
        match sanction {
            // The second one is answered with a dead hand, and the count begins again (D41).
            Sanction::WarningThenDeadHand => self.warnings[i] = (self.warnings[i] + 1) % 2,
            Sanction::LostCall => self.window.withdraw(seat),
            Sanction::DeadHand => {
                self.dead.insert(seat);
                self.window.withdraw(seat);
                if let Phase::Turn { seat: of, source } = self.phase
                    && of == seat
                {
                    self.find_turn_menu(rules, seat, source);
                }
            }
            Sanction::Chombo => self.offenders.insert(seat),
            Sanction::None
            | Sanction::Warning
            | Sanction::Corrected
            | Sanction::ChomboIfStopped
            | Sanction::Judge => {}
        }
    }

    fn ended(&mut self, deal: PlayedDeal) {
        self.window = Window::CLOSED;
        self.turn_menu = Menu::NONE;
        match (deal.result, self.turn) {
            (DealResult::AbortiveDraw(AbortKind::FourRiichi), _) => self.shown = SeatSet::ALL,
            (DealResult::AbortiveDraw(AbortKind::NineTerminals), Some((seat, _))) => self.shown.insert(seat),
            _ => {}
        }
        self.phase = Phase::Over { deal };
    }
}
