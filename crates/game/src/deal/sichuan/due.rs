//! What the table does by itself: the deal, draws, who gets a tile, the end of a deal and its settlement.
use super::action::Action;
use super::event::{Dealing, Event};
use super::refusal::Refusal;
use super::table::{Offer, Phase, Source, Table};
use rules::clause::{Answer, Basis};
use rules::frame::sichuan::Game;
use rules::seat::{Seat, SeatSet};
use rules::sichuan::{
    Award, DealEnd, Discards, HuHand, KongKind, KongState, Liveness, Plan, Presentation, SichuanRules, Topic,
    WallEndState, wall_end_hand,
};

impl Table {
    /// What the table does now without anybody's word, added to `events`; nothing if it waits for a player, or for the
    /// next wall. One call gives what follows from this state; ask again when the events have been applied.
    pub fn due(&self, rules: &SichuanRules, events: &mut Vec<Event>) {
        match self.phase {
            Phase::Dealt => events.push(Event::Dealt(self.dealing(rules))),
            Phase::Exchange if self.to_act().is_empty() => {
                events.push(Event::Exchanged { basis: rules.deal.exchange.basis });
            }
            Phase::Suits if self.window.asked().is_empty() => self.suits(rules, events),
            Phase::DiscardWindow if self.window.asked().is_empty() => self.after_discard(rules, events),
            Phase::KongWindow if self.window.asked().is_empty() => self.after_kong(rules, events),
            Phase::Replacement { seat } => {
                self.draw(seat, Source::Replacement, rules.cite(Topic::Replacement), events);
            }
            Phase::AfterHu { seat } => self.after_hu(rules, seat, events),
            Phase::Divisions => self.divisions(rules, events),
            Phase::Over { end } => self.settle(rules, end, events),
            _ => {}
        }
    }

    fn dealing(&self, rules: &SichuanRules) -> Dealing {
        let (players, dealer) = (self.players(), self.dealer());
        let plan = Plan::new(rules, players);
        Dealing {
            players,
            dealer,
            asking: self.asking,
            set: Answer { value: self.wall.len() as u8, basis: rules.cite(Topic::TileSet) },
            dealt: plan.dealt(players, dealer),
            basis: plan.rounds_basis,
            wall: plan.wall,
            seats: Game::seats_basis(rules),
            absent: plan.absent,
            no_tiles: plan.absent.map(|_| Plan::no_tiles(rules)),
        }
    }

    /// Everybody has chosen: what lies there is seen, from East on.
    fn suits(&self, rules: &SichuanRules, events: &mut Vec<Event>) {
        for seat in self.in_game().after(self.dealer().plus(3)) {
            let (suit, tile, topic) = match self.window.of(seat) {
                Some(Action::LayAside(tile)) => (tile.suit(), Some(tile), Topic::FaceDown),
                Some(Action::SuitCard(suit)) => (Some(suit), None, Topic::SuitCards),
                _ => continue,
            };
            let basis = rules.cite(topic);
            events.extend(suit.map(|suit| Event::SuitForbidden { seat, suit, tile, basis }));
        }
    }

    fn draw(&self, seat: Seat, source: Source, basis: Basis, events: &mut Vec<Event>) {
        events.extend(self.next_tile().map(|tile| Event::Drew { seat, tile, source, basis }));
    }

    /// The next player draws, or the wall is empty.
    fn next_turn(&self, rules: &SichuanRules, after: Seat, topic: Topic, events: &mut Vec<Event>) {
        match self.next_in_game(after) {
            Some(seat) if self.tiles_left() > 0 => {
                self.draw(seat, Source::Wall, rules.cite(topic), events);
            }
            _ => events.push(Event::WallEmpty { basis: self.players().hu_to_end(rules).basis }),
        }
    }

    fn after_discard(&self, rules: &SichuanRules, events: &mut Vec<Event>) {
        let Some(offer) = self.offer else { return };
        if self.hus(rules, offer, events) {
            return;
        }
        // Two players cannot hold two tiles each of a kind of which a third one lies there.
        let claim = self.window.answers().find(|(_, a)| matches!(a, Action::Pung | Action::Kong));
        let (by, tile) = (offer.by, offer.tile);
        match claim {
            Some((seat, Action::Kong)) => events.push(self.kong(rules, seat, tile, KongKind::Melded(by))),
            Some((seat, _)) => {
                let basis = rules.cite(Topic::TurnStart);
                events.push(Event::Claimed { seat, tile, from: by, basis });
            }
            None => self.next_turn(rules, by, Topic::TurnStart, events),
        }
    }

    fn after_kong(&self, rules: &SichuanRules, events: &mut Vec<Event>) {
        let Some(offer) = self.offer else { return };
        if !self.hus(rules, offer, events) {
            events.push(Event::KongMade { seat: offer.by });
        }
    }

    /// Every Hu on the tile that is offered, in turn order after its player.
    fn hus(&self, rules: &SichuanRules, offer: Offer, events: &mut Vec<Event>) -> bool {
        let from = events.len();
        let asked = |seat: &Seat| self.window.of(*seat) == Some(Action::Hu);
        for seat in self.in_game().after(offer.by).filter(asked) {
            let hand = match self.false_answers[seat.index()] {
                Some(fault) => HuHand::False(fault),
                None => match self.declared_value(rules, seat, offer) {
                    Ok(award) => HuHand::from(&award),
                    Err(refusal) => {
                        debug_assert!(false, "a Hu that was allowed is worth something: {refusal:?}");
                        continue;
                    }
                },
            };
            let earlier = (events.len() - from) as u8;
            events.extend(self.hu_event(rules, seat, Some(offer), hand, earlier));
        }
        events.len() > from
    }

    /// The value of a Hu that was declared when it was allowed: a hand that was made dead since was not dead then.
    fn declared_value(&self, rules: &SichuanRules, seat: Seat, offer: Offer) -> Result<Award, Refusal> {
        if !self.dead.contains(seat) {
            return self.hu_value(rules, seat, Some(offer));
        }
        let mut then = self.clone();
        then.dead = SeatSet::EMPTY;
        then.hu_value(rules, seat, Some(offer))
    }

    /// Somebody has declared Hu: kongs that go unpaid for it, then the end, or the next move.
    fn after_hu(&self, rules: &SichuanRules, seat: Seat, events: &mut Vec<Event>) {
        let by_hu = |state| matches!(state, KongState::Robbed | KongState::NextDiscardWon);
        if self.strike(rules, by_hu, events) {
            return;
        }
        let needed = self.players().hu_to_end(rules);
        if self.out.len() >= needed.value {
            events.push(Event::Ended { end: DealEnd::LastHu, basis: needed.basis });
        } else {
            self.next_turn(rules, seat, Topic::MoveAfterHu, events);
        }
    }

    /// Kongs that are not paid and of which that has not been said.
    fn strike(
        &self,
        rules: &SichuanRules,
        which: impl Fn(KongState) -> bool,
        events: &mut Vec<Event>,
    ) -> bool {
        let from = events.len();
        if !self.sheet.is_empty() {
            for (number, kong) in self.kongs(rules).into_iter().enumerate() {
                if which(kong.state) && self.struck >> number & 1 == 0 {
                    events.push(Event::KongStruck { number: number as u8, kong });
                }
            }
        }
        events.len() > from
    }

    /// Everybody without Hu divides his hand; when all have, the deal is over.
    fn divisions(&self, rules: &SichuanRules, events: &mut Vec<Event>) {
        let left = self.in_game();
        for seat in left.iter().filter(|seat| self.states[seat.index()].is_none()) {
            let (state, basis) = self.divided(rules, seat);
            events.push(Event::Divided { seat, state, duty: rules.cite(Topic::Divides), basis });
        }
        if left.iter().all(|seat| self.states[seat.index()].is_some()) {
            let basis = self.players().hu_to_end(rules).basis;
            events.push(Event::Ended { end: DealEnd::Wall(self.states), basis });
        }
    }

    /// What a hand is at the end of the wall. The table lays it out at its best; whoever cannot divide it, cannot.
    fn divided(&self, rules: &SichuanRules, seat: Seat) -> (WallEndState, Basis) {
        let i = seat.index();
        let how =
            if self.undivided.contains(seat) { Presentation::CannotDivide } else { Presentation::Unknown };
        let liveness = if self.dead.contains(seat) { Liveness::Dead } else { Liveness::Live };
        let discards = if self.mixed.contains(seat) { Discards::Mixed } else { Discards::OnlyForbidden };
        let hand =
            self.forbidden[i].map(|suit| wall_end_hand(rules, &self.whole_hand(seat), how, suit, liveness));
        debug_assert!(matches!(hand, Some(Ok(_))), "a hand of this table can be: {hand:?}");
        match hand {
            Some(Ok(hand)) => (WallEndState::of(&hand, discards), hand.basis),
            _ => (WallEndState::NotReady, rules.cite(Topic::Ready)),
        }
    }

    /// The frame of the game takes the deal.
    fn settle(&self, rules: &SichuanRules, end: DealEnd, events: &mut Vec<Event>) {
        let Some(sheet) = self.sheet() else { return };
        let step = self.game.after(rules, &sheet);
        debug_assert!(step.is_ok(), "the deal ended as no deal can: {end:?} {sheet:?} {step:?}");
        let Ok((game, settlement)) = step else {
            events.push(Event::Settled { game: self.game });
            return;
        };
        for (number, kong) in settlement.kongs.into_iter().enumerate() {
            if kong.state != KongState::Paid && self.struck >> number & 1 == 0 {
                events.push(Event::KongStruck { number: number as u8, kong });
            }
        }
        events.push(Event::Settled { game });
    }
}
