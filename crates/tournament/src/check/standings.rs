//! Lots and decisions between equal players, and places revealed one after another.
use super::places::{Equal, Table, places};
use super::{Fault, Walk};
use crate::id::{EntryId, RoundNo};
use crate::seats::RoundKind;
use crate::standings::Event as Happened;
use rules::hall::LastResort;
use std::collections::BTreeSet;

impl Walk<'_> {
    pub(super) fn standings(&mut self, event: &Happened) {
        match event {
            Happened::LotDrawn { after, order, .. } => self.tied(*after, order),
            Happened::Decided { after, order, .. } => {
                self.tied(*after, order);
                let law = self.world.law.hall.ties.last_resort;
                if law.value != LastResort::SharedOrganiser {
                    self.say(Fault::NotTied).round(*after).by(law.basis);
                }
            }
            Happened::Revealed { place } => {
                // The last place that was not revealed: more places come with more players.
                let hidden = |place: &u16| !self.world.revealed.contains(place);
                let places = places(&self.world).into_iter().map(|(_, place)| place);
                let next = places.filter(hidden).max().unwrap_or(0);
                if self.world.held.is_none() || *place != next {
                    self.say(Fault::RevealedEarly).numbers(next, *place);
                }
            }
            Happened::Held { .. } | Happened::Released => {}
        }
    }

    /// Exactly these are equal in the whole chain, and nobody has decided yet.
    fn tied(&mut self, after: RoundNo, order: &[EntryId]) {
        let law = self.world.law.hall.ties.last_resort;
        let Some(seated) = self.world.rounds.get(&after).filter(|seated| seated.kind != RoundKind::Final)
        else {
            self.say(Fault::Unknown).round(after);
            return;
        };
        if seated.kind == RoundKind::Round {
            for no in (1..=after.0).map(RoundNo) {
                if !self.world.is_confirmed(no) {
                    self.say(Fault::RoundOpen).round(no);
                }
            }
        }
        let asked: BTreeSet<EntryId> = order.iter().copied().collect();
        let again = self.world.orders.iter().any(|other| {
            other.after == after && other.entries.iter().copied().collect::<BTreeSet<_>>() == asked
        });
        let groups = Table::of(&self.world).after(after);
        let group = groups.iter().find(|g| g.entries.iter().copied().collect::<BTreeSet<_>>() == asked);
        let open = group.is_some_and(|group| {
            let for_prize = usize::from(group.place) <= self.world.prizes();
            group.equal == Equal::Open
                && match law.value {
                    LastResort::Lot => true,
                    LastResort::SharedLotForPrizes | LastResort::SharedOrganiser => for_prize,
                    LastResort::Shared => false,
                }
        });
        if open && asked.len() == order.len() {
            return;
        }
        let fault = if again { Fault::LotAgain } else { Fault::NotTied };
        let found = self.say(fault).round(after).by(law.basis);
        if let Some(first) = order.first() {
            found.entry(*first);
        }
    }
}
