//! The kongs of a deal: who pays for each, and which are struck out.
use super::rules::{KongsBeforeDiscard, SichuanRules};
use super::setup::Players;
use super::sheet::{DealEnd, DealEvent, DealResult, HuDeclaration, HuFrom, HuHand, KongKind, WallEndState};
use super::topic::Topic;
use crate::clause::{Answer, Basis};
use crate::seat::{Seat, SeatSet};

/// What becomes of the payment for a kong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum KongState {
    /// It is paid; for a postponed kong that may be nothing.
    Paid,
    /// It was robbed.
    Robbed,
    /// Another player won on the discard after it.
    NextDiscardWon,
    /// Its owner was not ready at the end of the wall.
    NotReady,
    /// Its owner made a false Hu.
    FalseHu,
}

/// One kong of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KongEntry {
    /// Who declared it.
    pub by: Seat,
    /// How.
    pub kind: KongKind,
    /// The players in game when it was declared, its owner among them.
    pub in_game: SeatSet,
    /// What becomes of the payment.
    pub state: KongState,
    /// The clause: of the amount if it is paid, else of why it is not.
    pub basis: Basis,
}

impl KongEntry {
    /// A kong that has just been declared, paid by these players in game unless something strikes it out.
    pub const fn declared(rules: &SichuanRules, by: Seat, kind: KongKind, in_game: SeatSet) -> Self {
        Self { by, kind, in_game, state: KongState::Paid, basis: amount(rules, kind).basis }
    }

    /// Who pays for it, if it is paid.
    pub fn payers(&self) -> SeatSet {
        if let KongKind::Melded(from) = self.kind {
            return SeatSet::of(from);
        }
        self.in_game.difference(SeatSet::of(self.by))
    }

    /// Points from each payer, if it is paid.
    pub const fn points(&self, rules: &SichuanRules) -> i32 {
        amount(rules, self.kind).value
    }
}

/// Points from each payer.
pub(super) const fn amount(rules: &SichuanRules, kind: KongKind) -> Answer<i32> {
    let number = match kind {
        KongKind::Closed => rules.kong.closed,
        KongKind::Melded(_) => rules.kong.melded,
        KongKind::Promoted => rules.kong.promoted,
        KongKind::Postponed => rules.kong.postponed,
    };
    Answer { value: number.value.get(), basis: number.basis }
}

/// The kongs of a sheet without faults, in the order of play.
pub(super) fn ledger(rules: &SichuanRules, sheet: &DealResult) -> Vec<KongEntry> {
    let mut kongs = kongs_so_far(rules, sheet.players, &sheet.events);
    if let DealEnd::Wall(states) = &sheet.end {
        for (seat, state) in Seat::ALL.into_iter().zip(states) {
            if matches!(state, Some(WallEndState::NotReady | WallEndState::ForbiddenSuit(_))) {
                strike(&mut kongs, seat, KongState::NotReady, rules.cite(Topic::KongNotReady));
            }
        }
    }
    kongs
}

/// The kongs of a deal in progress, whose events so far are without faults, in the order of play.
pub fn kongs_so_far(rules: &SichuanRules, players: Players, events: &[DealEvent]) -> Vec<KongEntry> {
    let mut kongs: Vec<KongEntry> = Vec::new();
    let mut in_game: SeatSet = players.seats().collect();
    // How many of the last entries one player made one right after the other.
    let mut run = 0;
    for event in events {
        match event {
            DealEvent::Kong { by, kind } => {
                run = if run > 0 && kongs.last().is_some_and(|k| k.by == *by) { run + 1 } else { 1 };
                kongs.push(KongEntry::declared(rules, *by, *kind, in_game));
            }
            DealEvent::ForbiddenMeld { .. } => run = 0,
            DealEvent::Hu { from, by } => {
                let last = kongs.len() - run.min(kongs.len());
                strike_by_hu(rules, &mut kongs[last..], *from, by);
                for HuDeclaration { by, hand } in by {
                    if matches!(hand, HuHand::False(_)) {
                        strike(&mut kongs, *by, KongState::FalseHu, rules.cite(Topic::KongFalseHu));
                    }
                    in_game = in_game.difference(SeatSet::of(*by));
                }
                run = 0;
            }
        }
    }
    kongs
}

/// Strikes out kongs of a run that ended in a Hu on the robbed tile or on the discard. A robbed kong is a pung
/// again even if the Hu proves false; a discard is won on only by a Hu that counts.
fn strike_by_hu(rules: &SichuanRules, run: &mut [KongEntry], from: HuFrom, by: &[HuDeclaration]) {
    let several = run.len() > 1;
    let Some((last, earlier)) = run.split_last_mut() else { return };
    match from {
        HuFrom::RobbedKong(_) => {
            (last.state, last.basis) = (KongState::Robbed, rules.cite(Topic::RobbedKong));
        }
        HuFrom::AfterKong(_) if by.iter().any(|d| d.hand.points().is_some()) => {
            let unpaid = KongState::NextDiscardWon;
            let option = rules.kong.before_discard;
            let basis = if several { option.basis } else { rules.cite(Topic::KongBeforeHu) };
            (last.state, last.basis) = (unpaid, basis);
            if option.value == KongsBeforeDiscard::All {
                for kong in earlier {
                    (kong.state, kong.basis) = (unpaid, basis);
                }
            }
        }
        _ => {}
    }
}

/// Strikes out whatever is still paid to a player.
fn strike(kongs: &mut [KongEntry], by: Seat, state: KongState, basis: Basis) {
    for kong in kongs.iter_mut().filter(|k| k.by == by && k.state == KongState::Paid) {
        (kong.state, kong.basis) = (state, basis);
    }
}
