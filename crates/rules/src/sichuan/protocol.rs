//! The protocol of a deal: who keeps it, and the marks by which it can be checked.
use super::ledger::KongEntry;
use super::rules::SichuanRules;
use super::sheet::{DealEvent, DealResult, HuDeclaration, KongKind};
use super::topic::Topic;
use crate::clause::{Answer, Basis};
use crate::seat::Seat;

/// Who keeps the protocol.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Keeper {
    /// A player.
    Player(Seat),
    /// A judge.
    Judge,
}

/// Who keeps the protocol of a deal: the player that the table has agreed on for the session, else the dealer.
pub const fn keeper(rules: &SichuanRules, agreed: Option<Seat>, dealer: Seat) -> Answer<Keeper> {
    match agreed {
        Some(seat) => Answer { value: Keeper::Player(seat), basis: rules.cite(Topic::AgreedKeeper) },
        None => Answer { value: Keeper::Player(dealer), basis: rules.cite(Topic::OtherKeeper) },
    }
}

/// Who else may keep it where nobody is agreed on: in rare cases a judge.
pub const fn rare_keeper(rules: &SichuanRules) -> Answer<Keeper> {
    Answer { value: Keeper::Judge, basis: rules.cite(Topic::OtherKeeper) }
}

/// The clause of the sheet on which a deal is written.
pub const fn sheet_basis(rules: &SichuanRules) -> Basis {
    rules.cite(Topic::Sheet)
}

/// A mark on the protocol.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MarkKind {
    /// The player declared Hu as first, second or third.
    Hu(u8),
    /// So many players were in game when the player declared a closed or promoted kong.
    Kong(u8),
}

/// A mark and its clause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Whose line it stands in.
    pub seat: Seat,
    /// What it says.
    pub kind: MarkKind,
    /// The clause.
    pub basis: Basis,
}

/// The marks of a deal: first of Hu, then of kongs, each in the order of play. Hu on one discard are numbered in
/// turn order from the discarder.
pub fn marks(rules: &SichuanRules, sheet: &DealResult, kongs: &[KongEntry]) -> Vec<Mark> {
    let mut out = Vec::new();
    for event in &sheet.events {
        let DealEvent::Hu { from, by } = event else { continue };
        let mut by: Vec<Seat> = by.iter().map(|HuDeclaration { by, .. }| *by).collect();
        if let Some(discarder) = from.seat() {
            by.sort_by_key(|seat| discarder.steps_to(*seat));
        }
        for seat in by {
            let number = out.len() as u8 + 1;
            out.push(Mark { seat, kind: MarkKind::Hu(number), basis: rules.cite(Topic::MarkHu) });
        }
    }
    // Only for these two does the number of players decide the payment; postponed kongs cost nothing.
    for kong in kongs.iter().filter(|k| matches!(k.kind, KongKind::Closed | KongKind::Promoted)) {
        let kind = MarkKind::Kong(kong.in_game.len() as u8);
        out.push(Mark { seat: kong.by, kind, basis: rules.cite(Topic::MarkKong) });
    }
    out
}
