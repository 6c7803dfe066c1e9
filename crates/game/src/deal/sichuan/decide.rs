//! A player acts: the law refuses, or events come of it. Nothing changes here.
use super::action::Action;
use super::event::{Event, Reveal};
use super::refusal::Refusal;
use super::table::{Laid, Phase, Table};
use crate::OutOfOrder;
use rules::seat::Seat;
use rules::sichuan::{
    DeadHandRight, Declaration, HuHand, KongEntry, KongKind, SichuanRules, Topic, dead_hand,
};
use rules::tile::TileKind;

impl Table {
    /// Decides on an action of a player. What comes of it is added to `events`, which the caller owns; what the table
    /// then does by itself is asked of [`Table::due`]. A refusal names every reason, and adds nothing.
    pub fn decide(
        &self,
        rules: &SichuanRules,
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

    /// The events of an action that is allowed, or taken in.
    pub(super) fn accept(&self, rules: &SichuanRules, seat: Seat, action: Action, events: &mut Vec<Event>) {
        match action {
            Action::Discard(tile) => {
                let (reveals, basis) = (self.reveal(rules, seat), rules.cite(Topic::TurnEnd));
                events.push(Event::Discarded { seat, tile, reveals, basis });
            }
            Action::ClosedKong(tile) => {
                events.push(self.kong(rules, seat, tile, KongKind::Closed));
            }
            Action::AddedKong(tile) => {
                let fresh = self.drawn == Some(tile);
                let kind = if fresh { KongKind::Promoted } else { KongKind::Postponed };
                events.push(self.kong(rules, seat, tile, kind));
            }
            Action::Hu if matches!(self.phase, Phase::Turn { .. }) => {
                let award = self.hu_value(rules, seat, None);
                debug_assert!(award.is_ok(), "a Hu that was allowed is worth something: {award:?}");
                if let Ok(award) = award {
                    events.extend(self.hu_event(rules, seat, None, HuHand::from(&award), 0));
                }
            }
            Action::Give(_)
            | Action::LayAside(_)
            | Action::SuitCard(_)
            | Action::Hu
            | Action::Pung
            | Action::Kong
            | Action::Pass => events.push(Event::Answered { seat, action }),
        }
    }

    /// A kong, as it is declared.
    pub(super) fn kong(&self, rules: &SichuanRules, seat: Seat, tile: TileKind, kind: KongKind) -> Event {
        let declaration = match kind {
            KongKind::Closed => Declaration::ClosedKong,
            KongKind::Melded(_) => Declaration::MeldedKong,
            KongKind::Promoted | KongKind::Postponed => Declaration::AddedKong,
        };
        let right = dead_hand(rules, declaration);
        let may = self.dead.contains(seat) && right.value == DeadHandRight::Allowed;
        let dead = may.then_some(right.basis);
        let kong = KongEntry::declared(rules, seat, kind, self.in_game());
        Event::KongDeclared { seat, tile, kong, dead }
    }

    /// What a player turns over with his first discard.
    fn reveal(&self, rules: &SichuanRules, seat: Seat) -> Option<Reveal> {
        let topic = match self.laid(seat) {
            Laid::Tile => Topic::FirstDiscard,
            Laid::Card => Topic::SuitCardTurned,
            Laid::Nothing | Laid::Turned => return None,
        };
        Some(Reveal { suit: self.forbidden(seat)?, basis: rules.cite(topic) })
    }
}
