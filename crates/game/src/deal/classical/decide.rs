//! A player acts: the law refuses, or events come of it. Nothing changes here.
use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use super::table::{Phase, Table};
use crate::OutOfOrder;
use rules::classical::{Call, ClassicalRules, Consent, Declared, Double, Topic};
use rules::clause::Basis;
use rules::meld::MeldKind;
use rules::seat::Seat;
use rules::tile::TileKind;

impl Table {
    /// Decides on an action of a player. What comes of it is added to `events`, which the caller owns; what the table
    /// then does by itself is asked of [`Table::due`]. A refusal names every reason, and adds nothing.
    pub fn decide(
        &self,
        rules: &ClassicalRules,
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
    pub(super) fn accept(&self, rules: &ClassicalRules, seat: Seat, action: Action, events: &mut Vec<Event>) {
        match action {
            Action::Discard(tile) => events.push(discarded(rules, seat, tile)),
            Action::Calling(tile) => {
                events.push(discarded(rules, seat, tile));
                let basis = rules.cite(Topic::CallingAfterDiscard);
                events.push(Event::Called { seat, call: Call::Declared, basis });
            }
            Action::OriginalDiscard(tile) => {
                events.push(discarded(rules, seat, tile));
                events.push(original(rules, seat));
            }
            Action::ConcealedKong(kind) | Action::AddedKong(kind) => {
                let how = match action {
                    Action::AddedKong(_) => MeldKind::AddedKong,
                    _ => MeldKind::ConcealedKong,
                };
                let meld = self.kong(rules, seat, how, kind);
                events.extend(meld.map(|meld| Event::KongDeclared { seat, meld }));
            }
            Action::Mahjong if matches!(self.phase, Phase::Turn { .. }) => {
                self.win(rules, seat, None, None, events);
            }
            Action::Agree => events.push(Event::Consented { seat, consent: Consent::Agrees }),
            Action::Disagree => events.push(Event::Consented { seat, consent: Consent::Refuses }),
            Action::Mahjong
            | Action::OriginalCall
            | Action::EarlyCall
            | Action::ClaimedKong
            | Action::Pung
            | Action::Chow(_)
            | Action::Pass => events.push(Event::Answered { seat, action }),
        }
    }

    /// Mahjong and the end of the deal. `first` says why he goes before others who declared too.
    pub(super) fn win(
        &self,
        rules: &ClassicalRules,
        seat: Seat,
        from: Option<Seat>,
        first: Option<Basis>,
        events: &mut Vec<Event>,
    ) {
        let tile = from.map_or(self.drawn, |_| self.offer.map(|offer| offer.tile));
        let award = self.mahjong(rules, seat);
        debug_assert!(matches!(award, Some(Ok(_))), "a Mahjong that was allowed is one: {award:?}");
        let (Some(tile), Some(Ok(award))) = (tile, award) else { return };
        let right = match award.declared_by {
            Some(
                Declared::LimitHand(_, basis)
                | Declared::InternalDouble(_, basis)
                | Declared::NoMinimum(basis),
            ) => basis,
            None => rules.win.minimum.basis,
        };
        let points = award.points;
        events.push(Event::Won { seat, tile, from, points, basis: first.unwrap_or(right) });
        let result = self.won_deal(rules, seat, from, points);
        events.push(Event::Ended { result, basis: rules.cite(Topic::EveryHandCounts) });
    }
}

/// A discard.
const fn discarded(rules: &ClassicalRules, seat: Seat, tile: TileKind) -> Event {
    Event::Discarded { seat, tile, basis: rules.cite(Topic::DiscardsInOrder) }
}

/// An original call.
pub(super) const fn original(rules: &ClassicalRules, seat: Seat) -> Event {
    let basis = rules.cite(Topic::Double(Double::OriginalCall));
    Event::Called { seat, call: Call::Original, basis }
}
