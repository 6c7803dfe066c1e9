//! What a protocol holds: totals, deals, or a game that was played or imported.
use rules::classical::{DealResult as ClassicalDeal, TournamentPoints};
use rules::frame::riichi::PlayedDeal;
use rules::sichuan::DealResult as SichuanDeal;

/// A result in one of three ways. Seats are in the order of the first deal: index 0 began as East.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// Four numbers.
    Totals(Totals),
    /// Deal by deal; payments are computed.
    Deals(Deals),
    /// From a game that was played on a screen or read from a log.
    Game(Source, Deals),
}

impl Sheet {
    /// Whether this is the other one with more deals behind it.
    pub(super) fn goes_on_from(&self, other: &Self) -> bool {
        let (Self::Deals(own), Self::Deals(other)) = (self, other) else { return false };
        match (own, other) {
            (Deals::Riichi(own), Deals::Riichi(other)) => own.starts_with(other),
            (Deals::Sichuan(own), Deals::Sichuan(other)) => own.starts_with(other),
            (Deals::Classical(own), Deals::Classical(other)) => own.starts_with(other),
            _ => false,
        }
    }
}

/// Where a game came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The form, such as `mjlog`.
    pub form: String,
    /// The game's own id there.
    pub game: String,
}

/// Totals of a family.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Totals {
    /// Riichi.
    Riichi {
        /// Points at the end.
        points: [i32; 4],
        /// Bets left on the table, in sticks of 1,000.
        bets: u16,
        /// How many chombos each seat has had.
        chombos: [u8; 4],
    },
    /// Sichuan: game points, penalties of the scale not yet taken off; they sum to zero.
    Sichuan {
        /// Game points.
        points: [i32; 4],
        /// What a replaced player won himself, where a substitute played part of the session.
        own: [Option<i32>; 4],
    },
    /// Classical.
    Classical {
        /// How many deals were played.
        deals: u8,
        /// By seat.
        seats: [ClassicalTotals; 4],
    },
}

/// A seat's totals of a classical round, before anything is taken off for lateness.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClassicalTotals {
    /// Tournament points.
    pub points: TournamentPoints,
    /// Whists.
    pub whists: i32,
    /// Mahjongs made.
    pub mahjongs: u8,
}

/// Deals of a family, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deals {
    /// Riichi.
    Riichi(Vec<PlayedDeal>),
    /// Sichuan.
    Sichuan(Vec<SichuanDeal>),
    /// Classical.
    Classical(Vec<ClassicalDeal>),
}
