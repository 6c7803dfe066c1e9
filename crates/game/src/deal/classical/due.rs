//! What the table does by itself: draws, replaced flowers, who gets a tile, the end of a deal and its settlement.
use super::action::Action;
use super::decide::original;
use super::event::{Event, TileSource};
use super::table::{Fill, Offer, Phase, Signal, Table};
use super::wall::End;
use rules::classical::{
    AfterFalseMahjong, Call, ClassicalRules, DealEnd, DealResult, LimitHand, TileNumber, Topic,
    after_false_mahjong, group_taker, nearest_mahjong, next_to_draw, number_remedy,
};
use rules::clause::Basis;
use rules::seat::{Seat, SeatSet};

impl Table {
    /// What the table does now without anybody's word, added to `events`; nothing if it waits for a player, or for the
    /// next wall. One call gives what follows from this state; ask again when the events have been applied.
    pub fn due(&self, rules: &ClassicalRules, events: &mut Vec<Event>) {
        if let Some(seat) = self.extra.filter(|_| self.left() > 0 && !self.is_over()) {
            self.take(seat, End::Front, TileSource::Extra, events);
            return;
        }
        let answered = self.window.asked().is_empty();
        match self.phase {
            Phase::Dealt => self.replace_dealt(rules, events),
            Phase::Opening if answered => self.call_openings(rules, events),
            Phase::Replacement { seat } => self.replace(rules, seat, events),
            Phase::Missing { seat, fill } => self.fill(rules, seat, fill, events),
            Phase::DiscardWindow if answered => self.after_discard(rules, events),
            Phase::KongWindow { .. } if answered => self.after_kong(rules, events),
            Phase::Consent { offender } if self.consents.asked().is_empty() => {
                self.after_consent(rules, offender, events);
            }
            Phase::Over { result } => self.settle(rules, &result, events),
            _ => {}
        }
    }

    /// A player takes the next piece of the wall: a tile, or a flower or season that he lays down.
    fn take(&self, seat: Seat, end: End, source: TileSource, events: &mut Vec<Event>) {
        let Some(piece) = self.left.piece(&self.wall, end) else { return };
        match (piece.tile(), piece.bonus()) {
            (Some(tile), _) => events.push(Event::Drew { seat, tile: tile.kind(), source }),
            (None, Some(bonus)) => events.push(Event::Bonus { seat, bonus, source }),
            (None, None) => {}
        }
    }

    /// A Free tile, or the end of the deal if there is none.
    fn take_free(&self, rules: &ClassicalRules, seat: Seat, events: &mut Vec<Event>) {
        let free = self.left.free(rules);
        match free.value {
            Some(tile) => {
                let source = TileSource::Free { from: tile.source, basis: free.basis };
                self.take(seat, End::Tail(tile.source), source, events);
            }
            None => self.draw_deal(rules, events),
        }
    }

    /// From East on each player lays down what he was dealt and takes Free tiles for it.
    fn replace_dealt(&self, rules: &ClassicalRules, events: &mut Vec<Event>) {
        for steps in 0..4 {
            let seat = self.dealer().plus(steps);
            let i = seat.index();
            let laid = self.hands[i].bonus;
            let from = events.len();
            let unlaid = self.unlaid[i].iter().filter(|bonus| !laid.contains(*bonus));
            events.extend(unlaid.map(|bonus| Event::Bonus { seat, bonus, source: TileSource::Dealt }));
            if events.len() > from {
                return;
            }
            let drawn = steps == 0 && self.drawn.is_some();
            let tiles = self.hands[i].concealed.total() + u32::from(drawn);
            if tiles < 13 + u32::from(steps == 0) {
                return self.take_free(rules, seat, events);
            }
        }
        events.push(Event::Ready);
    }

    fn call_openings(&self, rules: &ClassicalRules, events: &mut Vec<Event>) {
        for (seat, action) in self.window.answers() {
            match action {
                Action::OriginalCall => events.push(original(rules, seat)),
                Action::EarlyCall => {
                    let basis = rules.cite(Topic::Limit(LimitHand::EarthlyBliss));
                    events.push(Event::Called { seat, call: Call::BeforeDiscard, basis });
                }
                _ => {}
            }
        }
        events.push(Event::Opened);
    }

    fn replace(&self, rules: &ClassicalRules, seat: Seat, events: &mut Vec<Event>) {
        if self.forgetful.contains(seat) {
            events.push(Event::Forgot { seat });
        } else {
            self.take_free(rules, seat, events);
        }
    }

    /// The missing tiles, then the ordinary one.
    fn fill(&self, rules: &ClassicalRules, seat: Seat, fill: Fill, events: &mut Vec<Event>) {
        if self.left() == 0 {
            return self.draw_deal(rules, events);
        }
        match (self.missing(rules, seat), fill) {
            (Some(_), Fill::Free) => self.take_free(rules, seat, events),
            (Some(basis), Fill::Wall) => self.take(seat, End::Front, TileSource::Missing { basis }, events),
            (None, _) => self.take(seat, End::Front, TileSource::Wall, events),
        }
    }

    /// Where it stands that this player draws a missing tile.
    fn missing(&self, rules: &ClassicalRules, seat: Seat) -> Option<Basis> {
        let number = self.tile_number(seat);
        let missing = matches!(number, TileNumber::Missing(_));
        number_remedy(rules, number).filter(|_| missing).map(|remedy| remedy.remedy.basis)
    }

    fn declared(&self) -> SeatSet {
        self.window.answers().filter(|(_, a)| *a == Action::Mahjong).map(|(seat, _)| seat).collect()
    }

    /// The nearest Mahjong on the tile that is offered.
    fn mahjong_due(&self, rules: &ClassicalRules, offer: Offer, events: &mut Vec<Event>) -> bool {
        let declared = self.declared();
        let Some(winner) = nearest_mahjong(rules, offer.by, declared) else { return false };
        let first = (declared.len() > 1).then_some(winner.basis);
        self.win(rules, winner.value, Some(offer.by), first, events);
        true
    }

    fn after_discard(&self, rules: &ClassicalRules, events: &mut Vec<Event>) {
        let Some(offer) = self.offer else { return };
        if self.mahjong_due(rules, offer, events) {
            return;
        }
        let claims = self.window.answers().filter_map(|(seat, action)| Some((seat, action.claim()?)));
        if let Some(taker) = group_taker(rules, claims) {
            let (seat, claim) = taker.value;
            let group = self.group(rules, seat, offer, claim);
            debug_assert!(group.is_ok(), "a claim that was allowed makes a group: {group:?}");
            events.extend(group.map(|(meld, _)| Event::Claimed { seat, meld, basis: taker.basis }));
            return;
        }
        match next_to_draw(rules, offer.by, self.original_callers()) {
            Some(next) if self.left() > 0 => self.draw(rules, next.value, events),
            _ => self.draw_deal(rules, events),
        }
    }

    /// The next player draws, if his number of tiles is right or nobody knows that it is not.
    fn draw(&self, rules: &ClassicalRules, seat: Seat, events: &mut Vec<Event>) {
        let number = self.tile_number(seat);
        let remedy = number_remedy(rules, number).filter(|_| self.announced.contains(seat));
        match (number, remedy) {
            (TileNumber::Extra(_), Some(remedy)) => {
                events.push(Event::Skipped { seat, basis: remedy.remedy.basis });
            }
            (TileNumber::Missing(_), Some(_)) => self.fill(rules, seat, Fill::Wall, events),
            _ if self.forgetful.contains(seat) => events.push(Event::Forgot { seat }),
            _ => self.take(seat, End::Front, TileSource::Wall, events),
        }
    }

    fn after_kong(&self, rules: &ClassicalRules, events: &mut Vec<Event>) {
        let Some(offer) = self.offer else { return };
        if !self.mahjong_due(rules, offer, events) {
            events.push(Event::KongMade { seat: offer.by });
        }
    }

    fn after_consent(&self, rules: &ClassicalRules, offender: Seat, events: &mut Vec<Event>) {
        let consents: arrayvec::ArrayVec<_, 4> = self.consents.answers().map(|(_, says)| says).collect();
        let after = after_false_mahjong(rules, &consents);
        match after.value {
            AfterFalseMahjong::PlaysOn { fine, right_lost, .. } => {
                events.push(Event::PlayedOn { seat: offender, fine, basis: after.basis, right_lost });
            }
            AfterFalseMahjong::Stopped => {
                let result = DealResult { end: DealEnd::Stopped(offender), fined: self.fined };
                events.push(Event::Ended { result, basis: after.basis });
            }
        }
    }

    /// The deal ends without Mahjong.
    fn draw_deal(&self, rules: &ClassicalRules, events: &mut Vec<Event>) {
        if self.left() == 0 {
            events.push(Event::WallEmpty { basis: rules.cite(Topic::WallToLastTile) });
        }
        let result = DealResult { end: DealEnd::Drawn, fined: self.fined };
        events.push(Event::Ended { result, basis: rules.cite(Topic::DrawnDeal) });
    }

    /// The frame of the game takes the deal.
    fn settle(&self, rules: &ClassicalRules, result: &DealResult, events: &mut Vec<Event>) {
        let mut game = self.game;
        let score = game.play(rules, result);
        debug_assert!(score.is_ok(), "the deal ended as no deal can: {result:?} {score:?}");
        if self.signal == Signal::LastDeal {
            game.stop();
        }
        events.push(Event::Settled { game, end: game.end(rules).map(|end| end.value) });
    }
}
