//! An event changes the state. It cannot fail and decides nothing; the menus are found again from the new state.
use super::action::{Action, Menu};
use super::event::{Event, Reveal};
use super::table::{Discard, Fate, Next, Offer, Offered, Phase, Source, Table};
use crate::window::Window;
use rules::frame::sichuan::Game;
use rules::meld::{Meld, MeldKind};
use rules::seat::{Seat, SeatSet};
use rules::sichuan::{
    DealEvent, Exchange, HuDeclaration, HuFrom, HuHand, KongEntry, KongKind, Penalty, Sanction, SichuanRules,
};
use rules::tile::{Suit, TileKind};

impl Table {
    /// Applies an event.
    pub fn evolve(&mut self, rules: &SichuanRules, event: Event) {
        match event {
            Event::Dealt(dealing) => {
                self.asking = dealing.asking;
                match rules.deal.exchange.value {
                    Exchange::None => self.ask_suits(),
                    Exchange::Three => self.phase = Phase::Exchange,
                }
            }
            Event::Answered { seat, action } => self.answered(seat, action),
            Event::Exchanged { .. } => self.exchanged(),
            Event::SuitForbidden { seat, suit, tile, .. } => self.suit_forbidden(rules, seat, suit, tile),
            Event::Drew { seat, tile, source, .. } => self.drew(rules, seat, tile, source),
            Event::Discarded { seat, tile, reveals, .. } => self.discarded(rules, seat, tile, reveals),
            Event::Claimed { seat, tile, from, .. } => self.claimed(rules, seat, tile, from),
            Event::KongDeclared { seat, tile, kong, .. } => self.kong_declared(rules, seat, tile, kong),
            Event::KongMade { seat } => self.kong_made(rules, seat),
            Event::KongStruck { number, .. } => self.struck |= 1 << number,
            Event::Hu { seat, card, tile, from, hand, .. } => self.hu(seat, card, tile, from, hand),
            Event::FalseHu { seat, fault, .. } => {
                self.false_answers[seat.index()] = Some(fault);
                self.window.answer(seat, Action::Hu);
            }
            Event::WallEmpty { .. } => {
                self.close();
                self.phase = Phase::Divisions;
            }
            Event::Divided { seat, state, .. } => self.states[seat.index()] = Some(state),
            Event::CannotDivide { seat, .. } => self.undivided.insert(seat),
            Event::Misspoke { .. } => {}
            Event::Penalised { seat, sanction, penalty, .. } => {
                self.penalised(rules, seat, sanction, penalty);
            }
            Event::Ended { end, .. } => {
                self.close();
                self.phase = Phase::Over { end };
            }
            Event::Settled { game } => self.settled(game),
            Event::TimeUp { progress, .. } => {
                self.game.time_up(rules, progress);
                if let Some(end) = self.game.end() {
                    self.close();
                    self.phase = Phase::Settled { next: Next::End(end) };
                }
            }
        }
    }

    fn close(&mut self) {
        self.window = Window::CLOSED;
        self.turn_menu = Menu::NONE;
    }

    fn answered(&mut self, seat: Seat, action: Action) {
        let i = seat.index();
        match action {
            Action::Give(tile) => {
                if self.hands[i].concealed.remove(tile) {
                    // There is room: whoever has given three is not asked again.
                    let _ = self.given[i].try_push(tile);
                }
                return;
            }
            Action::LayAside(_) | Action::SuitCard(_) => {}
            _ => {
                if let Some(offer) = self.offer
                    && action != Action::Hu
                    && self.could_win[i] > 0
                {
                    self.furiten[i].pass(offer.tile, self.could_win[i]);
                }
            }
        }
        self.window.answer(seat, action);
    }

    /// Three tiles go to the next player.
    fn exchanged(&mut self) {
        let players = self.players();
        for seat in players.seats() {
            let to = players.next(seat).index();
            for tile in std::mem::take(&mut self.given[seat.index()]) {
                self.hands[to].concealed.add(tile);
            }
        }
        self.ask_suits();
    }

    fn suit_forbidden(&mut self, rules: &SichuanRules, seat: Seat, suit: Suit, tile: Option<TileKind>) {
        let i = seat.index();
        self.forbidden[i] = Some(suit);
        if let Some(tile) = tile {
            let had = self.hands[i].concealed.remove(tile);
            debug_assert!(had, "{seat:?} does not hold {tile}");
            self.aside[i] = Some(tile);
        }
        let mut all = self.players().seats();
        if all.all(|seat| self.forbidden[seat.index()].is_some()) {
            self.turn(rules, self.dealer(), Source::Initial);
        }
    }

    fn drew(&mut self, rules: &SichuanRules, seat: Seat, tile: TileKind, source: Source) {
        let i = seat.index();
        self.taken += 1;
        self.hands[i].concealed.add(tile);
        self.drawn = Some(tile);
        self.furiten[i].draw(rules);
        self.turn(rules, seat, source);
    }

    fn turn(&mut self, rules: &SichuanRules, seat: Seat, source: Source) {
        self.phase = Phase::Turn { seat, source };
        self.on_this_tile = SeatSet::EMPTY;
        self.window = Window::CLOSED;
        self.find_turn_menu(rules, seat, source);
    }

    fn discarded(&mut self, rules: &SichuanRules, seat: Seat, tile: TileKind, reveals: Option<Reveal>) {
        let i = seat.index();
        if self.aside[i] == Some(tile) {
            self.aside[i] = None;
        } else {
            let had = self.hands[i].concealed.remove(tile);
            debug_assert!(had, "{seat:?} does not hold {tile}");
        }
        if reveals.is_some() {
            self.turned.insert(seat);
        }
        if tile.suit() != self.forbidden[i] {
            self.mixed.insert(seat);
        }
        self.drawn = None;
        let room = self.discards.try_push(Discard { seat, tile, fate: Fate::Kept });
        debug_assert!(room.is_ok(), "a deal has no more discards than tiles");
        let after_kong = matches!(self.phase, Phase::Turn { source: Source::Replacement, .. });
        let how = if after_kong { Offered::AfterKong } else { Offered::Discard };
        self.phase = Phase::DiscardWindow;
        self.put_on_offer(rules, Offer { by: seat, tile, how });
    }

    fn put_on_offer(&mut self, rules: &SichuanRules, offer: Offer) {
        self.turn_menu = Menu::NONE;
        self.false_answers = [None; 4];
        self.on_this_tile = SeatSet::EMPTY;
        self.offer = Some(offer);
        self.open_window(rules, offer);
    }

    fn take(&mut self, seat: Seat, tile: TileKind, tiles: u8) {
        for _ in 0..tiles {
            let had = self.hands[seat.index()].concealed.remove(tile);
            debug_assert!(had, "{seat:?} does not hold {tile}");
        }
    }

    fn fate(&mut self, fate: Fate) {
        if let Some(last) = self.discards.last_mut() {
            last.fate = fate;
        }
    }

    fn lay_down(&mut self, seat: Seat, meld: Meld) {
        let i = seat.index();
        let room = self.hands[i].melds.try_push(meld);
        debug_assert!(room.is_ok(), "a hand has at most four sets");
        if meld.tile().suit() == self.forbidden[i] {
            self.sheet.push(DealEvent::ForbiddenMeld { by: seat });
        }
    }

    fn claimed(&mut self, rules: &SichuanRules, seat: Seat, tile: TileKind, from: Seat) {
        self.take(seat, tile, 2);
        self.fate(Fate::Claimed);
        self.lay_down(seat, Meld::pung(tile, seat.relative(from)));
        self.furiten[seat.index()].claim(rules);
        self.turn(rules, seat, Source::Claim);
    }

    fn kong_declared(&mut self, rules: &SichuanRules, seat: Seat, tile: TileKind, kong: KongEntry) {
        let (kind, tiles, from) = match kong.kind {
            KongKind::Closed => (MeldKind::ConcealedKong, 4, None),
            KongKind::Melded(from) => (MeldKind::ClaimedKong, 3, seat.relative(from)),
            KongKind::Promoted | KongKind::Postponed => (MeldKind::AddedKong, 1, None),
        };
        self.take(seat, tile, tiles);
        self.drawn = None;
        if kind == MeldKind::AddedKong {
            self.sheet.push(DealEvent::Kong { by: seat, kind: kong.kind });
            self.phase = Phase::KongWindow;
            self.put_on_offer(rules, Offer { by: seat, tile, how: Offered::AddedKong });
            return;
        }
        if kind == MeldKind::ClaimedKong {
            self.fate(Fate::Claimed);
        }
        if let Some(meld) = Meld::kong(kind, tile, from) {
            self.lay_down(seat, meld);
        }
        self.sheet.push(DealEvent::Kong { by: seat, kind: kong.kind });
        self.made(rules, seat);
    }

    fn kong_made(&mut self, rules: &SichuanRules, seat: Seat) {
        let Some(offer) = self.offer else { return };
        let melds = &mut self.hands[seat.index()].melds;
        let pung = melds.iter_mut().find(|m| m.kind() == MeldKind::Pung && m.tile() == offer.tile);
        if let Some(pung) = pung
            && let Some(kong) = Meld::kong(MeldKind::AddedKong, offer.tile, pung.from())
        {
            *pung = kong;
        }
        self.made(rules, seat);
    }

    /// A kong stands: the replacement tile comes.
    fn made(&mut self, rules: &SichuanRules, seat: Seat) {
        self.furiten[seat.index()].claim(rules);
        self.close();
        self.phase = Phase::Replacement { seat };
    }

    fn hu(&mut self, seat: Seat, card: u8, tile: TileKind, from: HuFrom, hand: HuHand) {
        let i = seat.index();
        self.out.insert(seat);
        self.cards[i] = card;
        self.won_with[i] = Some(tile);
        if matches!(hand, HuHand::False(_)) {
            self.false_hu.insert(seat);
        }
        if matches!(from, HuFrom::Discard(_) | HuFrom::AfterKong(_)) {
            self.fate(Fate::Won);
        }
        let declaration = HuDeclaration { by: seat, hand };
        match self.sheet.last_mut() {
            Some(DealEvent::Hu { by, .. }) if !self.on_this_tile.is_empty() => {
                // Three players at most can declare on the tile of a fourth.
                let _ = by.try_push(declaration);
            }
            _ => self.sheet.push(DealEvent::Hu { from, by: std::iter::once(declaration).collect() }),
        }
        self.on_this_tile.insert(seat);
        self.drawn = None;
        self.close();
        self.phase = Phase::AfterHu { seat };
    }

    fn penalised(&mut self, rules: &SichuanRules, seat: Seat, sanction: Sanction, penalty: Option<Penalty>) {
        if sanction == Sanction::Progressive {
            self.violations[seat.index()] += 1;
        }
        if let Some(penalty) = penalty {
            self.penalties.push((seat, penalty));
        }
        if sanction != Sanction::DeadHand || self.is_over() {
            return;
        }
        self.dead.insert(seat);
        match (self.phase, self.offer) {
            (Phase::Turn { seat: of, source }, _) if of == seat => self.find_turn_menu(rules, seat, source),
            (Phase::DiscardWindow | Phase::KongWindow, Some(offer)) if self.window.asked().contains(seat) => {
                self.find_says(rules, seat, offer);
                if self.says[seat.index()] == 0 {
                    self.window.withdraw(seat);
                }
            }
            _ => {}
        }
    }

    fn settled(&mut self, game: Game) {
        if let Phase::Over { end } = self.phase {
            self.before = Some((self.game, end));
        }
        self.game = game;
        let next = game.end().map_or(Next::Deal, Next::End);
        self.phase = Phase::Settled { next };
    }
}
