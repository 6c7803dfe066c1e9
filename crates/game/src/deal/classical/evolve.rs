//! An event changes the state. It cannot fail and decides nothing; the menus are found again from the new state.
use super::action::Menu;
use super::event::{Event, TileSource};
use super::table::{Discard, Fate, Fill, Offer, Offered, Phase, Signal, Table, Taken, TurnStart};
use super::wall::End;
use crate::window::Window;
use rules::classical::{ClassicalRules, FreeSource, OnSignal, WallTile};
use rules::meld::{Meld, MeldKind};
use rules::seat::{Seat, SeatSet};
use rules::tile::{Bonus, TileKind};

impl TileSource {
    /// The end of the wall it is taken from; none for what was dealt.
    const fn end(self) -> Option<End> {
        match self {
            Self::Dealt => None,
            Self::Wall | Self::Missing { .. } | Self::Extra => Some(End::Front),
            Self::Free { from: FreeSource::ReservedTail, .. } => Some(End::Tail(FreeSource::ReservedTail)),
            Self::Free { from: FreeSource::LastTile, .. } => Some(End::Tail(FreeSource::LastTile)),
        }
    }
}

impl Table {
    /// Applies an event.
    pub fn evolve(&mut self, rules: &ClassicalRules, event: Event) {
        match event {
            Event::Bonus { seat, bonus, source } => self.laid_bonus(seat, bonus, source),
            Event::Drew { seat, tile, source } => self.drew(rules, seat, tile, source),
            Event::Ready => self.ready(rules),
            Event::Opened => self.turn(rules, self.dealer(), TurnStart::Dealt),
            Event::Called { seat, call, .. } => {
                self.calls[seat.index()] = call;
                self.find_waiting(rules, seat);
            }
            Event::Discarded { seat, tile, .. } => self.discarded(rules, seat, tile),
            Event::Answered { seat, action } => self.window.answer(seat, action),
            Event::Claimed { seat, meld, .. } => self.got(rules, seat, meld),
            Event::KongDeclared { seat, meld } => self.kong_declared(rules, seat, meld),
            Event::KongMade { seat } => self.kong_made(rules, seat),
            Event::WallEmpty { .. } => {}
            Event::Won { seat, from, .. } => {
                if let (Some(kind), Some(by)) = (self.robbed_of_closed_kong(), from) {
                    (0..3).for_each(|_| self.hands[by.index()].concealed.add(kind));
                }
                self.won = Some((seat, if from.is_some() { Taken::Offered } else { Taken::Drawn }));
            }
            Event::FalseMahjong { seat, .. } => {
                self.resume = self.phase;
                self.phase = Phase::Consent { offender: seat };
                self.consents = Window::ask(SeatSet::ALL.difference(SeatSet::of(seat)));
            }
            Event::Consented { seat, consent } => self.consents.answer(seat, consent),
            Event::PlayedOn { seat, .. } => self.played_on(rules, seat),
            Event::TookExtra { seat } => self.extra = Some(seat),
            Event::WillForget { seat } => self.forgetful.insert(seat),
            Event::Forgot { seat } => {
                self.forgetful = self.forgetful.difference(SeatSet::of(seat));
                self.without_drawing(rules, seat);
            }
            Event::Announced { seat, .. } => self.announced.insert(seat),
            Event::Skipped { seat, .. } => self.without_drawing(rules, seat),
            Event::Signalled { outcome, .. } => self.signalled(rules, outcome),
            Event::Ended { result, .. } => {
                self.window = Window::CLOSED;
                self.turn_menu = Menu::NONE;
                self.phase = Phase::Over { result };
            }
            Event::Settled { game, end } => {
                if let Phase::Over { result } = self.phase {
                    self.before = Some((self.game, result));
                }
                self.game = game;
                self.phase = Phase::Settled { end };
            }
        }
    }

    fn take_piece(&mut self, source: TileSource) {
        let Some(end) = source.end() else { return };
        self.drawn_tile = if self.left.len() == 1 { WallTile::Last } else { WallTile::Ordinary };
        self.left.take(end);
    }

    fn laid_bonus(&mut self, seat: Seat, bonus: Bonus, source: TileSource) {
        self.take_piece(source);
        self.hands[seat.index()].bonus.insert(bonus);
        match (self.phase, source) {
            (Phase::Dealt, _) | (_, TileSource::Extra) => {}
            (_, TileSource::Missing { .. }) | (Phase::Missing { .. }, TileSource::Free { .. }) => {
                self.filling = Some(seat);
                self.phase = Phase::Missing { seat, fill: Fill::Free };
            }
            (_, TileSource::Wall) => {
                self.turn_kongs = 0;
                self.phase = Phase::Replacement { seat };
            }
            _ => self.phase = Phase::Replacement { seat },
        }
    }

    fn drew(&mut self, rules: &ClassicalRules, seat: Seat, tile: TileKind, source: TileSource) {
        self.take_piece(source);
        let hand = &mut self.hands[seat.index()];
        match (self.phase, source) {
            (Phase::Dealt, _) => {
                if hand.concealed.total() < 13 {
                    hand.concealed.add(tile);
                } else {
                    self.drawn = Some(tile);
                }
                self.drawn_tile = WallTile::Ordinary;
            }
            (_, TileSource::Extra) => {
                hand.concealed.add(tile);
                self.extra = None;
                self.find_waiting(rules, seat);
                if let Phase::Turn { seat: of, start } = self.phase
                    && of == seat
                {
                    self.find_turn_menu(rules, seat, start);
                }
            }
            (_, TileSource::Missing { .. }) | (Phase::Missing { .. }, TileSource::Free { .. }) => {
                hand.concealed.add(tile);
                self.filling = Some(seat);
                self.find_waiting(rules, seat);
                self.phase = Phase::Missing { seat, fill: Fill::Wall };
            }
            (_, TileSource::Free { .. }) => {
                self.drawn = Some(tile);
                self.turn(rules, seat, TurnStart::Free);
            }
            _ => {
                self.drawn = Some(tile);
                self.turn_kongs = 0;
                self.turn(rules, seat, TurnStart::Wall);
            }
        }
    }

    fn ready(&mut self, rules: &ClassicalRules) {
        for seat in Seat::ALL {
            self.find_waiting(rules, seat);
        }
        self.phase = Phase::Opening;
        self.ask_openings(rules);
        if self.window.asked().is_empty() {
            self.turn(rules, self.dealer(), TurnStart::Dealt);
        }
    }

    fn turn(&mut self, rules: &ClassicalRules, seat: Seat, start: TurnStart) {
        self.phase = Phase::Turn { seat, start };
        self.turn = Some((seat, start));
        self.window = Window::CLOSED;
        self.find_turn_menu(rules, seat, start);
    }

    fn without_drawing(&mut self, rules: &ClassicalRules, seat: Seat) {
        self.drawn = None;
        self.turn_kongs = 0;
        self.turn(rules, seat, TurnStart::WithoutDrawing);
    }

    fn discarded(&mut self, rules: &ClassicalRules, seat: Seat, tile: TileKind) {
        let hand = &mut self.hands[seat.index()].concealed;
        // What was drawn and is discarded at once changes nothing.
        if self.drawn != Some(tile) {
            if let Some(drawn) = self.drawn {
                hand.add(drawn);
            }
            let had = hand.remove(tile);
            debug_assert!(had, "{seat:?} does not hold {tile}");
            self.find_waiting(rules, seat);
        }
        self.drawn = None;
        self.filling = None;
        let room = self.discards.try_push(Discard { seat, tile, fate: Fate::Kept });
        debug_assert!(room.is_ok(), "a deal has at most a hundred discards");
        self.phase = Phase::DiscardWindow;
        self.put_on_offer(rules, Offer { by: seat, tile, how: Offered::Discard });
    }

    fn put_on_offer(&mut self, rules: &ClassicalRules, offer: Offer) {
        self.turn_menu = Menu::NONE;
        self.offer = Some(offer);
        self.open_window(rules, offer);
    }

    /// A player got a discard for a group.
    fn got(&mut self, rules: &ClassicalRules, seat: Seat, meld: Meld) {
        let action = self.window.of(seat).and_then(super::action::Action::claim);
        if let (Some(offer), Some(claim)) = (self.offer, action)
            && let Ok((_, rest)) = self.group(rules, seat, offer, claim)
        {
            self.hands[seat.index()] = rest;
        }
        if let Some(last) = self.discards.last_mut() {
            last.fate = Fate::Claimed;
        }
        self.turn_kongs = 0;
        if meld.kind() == MeldKind::ClaimedKong {
            self.made(rules, seat);
        } else {
            self.turn(rules, seat, TurnStart::Claim);
        }
    }

    fn kong_declared(&mut self, rules: &ClassicalRules, seat: Seat, meld: Meld) {
        let hand = &mut self.hands[seat.index()].concealed;
        if let Some(drawn) = self.drawn.take() {
            hand.add(drawn);
        }
        let (tiles, how) = match meld.kind() {
            MeldKind::AddedKong => (1, Offered::AddedKong),
            _ => (4, Offered::ClosedKong),
        };
        for _ in 0..tiles {
            hand.remove(meld.tile());
        }
        self.phase = Phase::KongWindow { meld };
        self.put_on_offer(rules, Offer { by: seat, tile: meld.tile(), how });
    }

    fn kong_made(&mut self, rules: &ClassicalRules, seat: Seat) {
        let Phase::KongWindow { meld } = self.phase else { return };
        let melds = &mut self.hands[seat.index()].melds;
        match melds.iter_mut().find(|m| m.kind() == MeldKind::Pung && m.tile() == meld.tile()) {
            Some(pung) if meld.kind() == MeldKind::AddedKong => *pung = meld,
            _ => {
                let room = melds.try_push(meld);
                debug_assert!(room.is_ok(), "a hand has at most four groups");
            }
        }
        self.made(rules, seat);
    }

    /// A kong stands: the Free tile comes.
    fn made(&mut self, rules: &ClassicalRules, seat: Seat) {
        self.turn_kongs += 1;
        self.find_waiting(rules, seat);
        self.window = Window::CLOSED;
        self.phase = Phase::Replacement { seat };
    }

    /// The offender loses his right, and what he said of the tile that is offered.
    fn played_on(&mut self, rules: &ClassicalRules, seat: Seat) {
        self.fined.insert(seat);
        self.phase = self.resume;
        self.consents = Window::CLOSED;
        match self.phase {
            Phase::Turn { seat: of, start } if of == seat => self.find_turn_menu(rules, seat, start),
            _ => self.window.withdraw(seat),
        }
    }

    fn signalled(&mut self, rules: &ClassicalRules, outcome: OnSignal) {
        match outcome {
            OnSignal::Finish => self.signal = Signal::LastDeal,
            OnSignal::Stop | OnSignal::StopVoid => {
                self.game.stop();
                self.window = Window::CLOSED;
                self.turn_menu = Menu::NONE;
                self.phase = Phase::Settled { end: self.game.end(rules).map(|end| end.value) };
            }
        }
    }
}
