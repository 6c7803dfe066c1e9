//! What a step of the game says and cites.
use crate::clause::Basis;

/// Why the game ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EndReason {
    /// A score is below zero.
    BelowZero,
    /// The leading dealer of the last deal stops.
    DealerStops,
    /// Somebody has the target in the extension.
    Target,
    /// The last deal was played and passes on.
    LastDeal,
    /// The last deal of the extension was played and passes on; there is no further round.
    NoFurtherRound,
    /// The clock allows no new deal.
    Clock,
}

impl EndReason {
    /// The id used in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::BelowZero => "below_zero",
            Self::DealerStops => "dealer_stops",
            Self::Target => "target",
            Self::LastDeal => "last_deal",
            Self::NoFurtherRound => "no_further_round",
            Self::Clock => "clock",
        }
    }
}

/// Something that a step of the game decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FactKind {
    /// The game starts with these points.
    StartPoints,
    /// The game starts in the East round.
    EastFirst,
    /// The deal is over: a win, a draw or an abort.
    DealEnded,
    /// A nagashi was paid and is no win.
    NagashiNoWin,
    /// A chombo costs this.
    Chombo,
    /// The deal is played again.
    Replay,
    /// The bets of the deal return.
    BetsReturned,
    /// After a chombo the seats stay.
    SeatsStay,
    /// After a chombo honba stay.
    HonbaStay,
    /// The dealer deals again.
    DealerRepeats,
    /// The deal passes to the next player.
    DealPasses,
    /// Honba go up.
    HonbaUp,
    /// Honba go to zero.
    HonbaReset,
    /// The bets on the table go to the winner.
    BetsTaken,
    /// Bets stay on the table.
    BetsStay,
    /// The next wind round begins.
    NewRound,
    /// Nobody has the target: a further wind round begins or goes on.
    Extension,
    /// There is no further round whatever the points.
    NoExtension,
    /// A score below zero does not end the game.
    BelowZeroPlaysOn,
    /// A score of exactly zero does not end the game.
    ZeroPlaysOn,
    /// The dealer of the last deal repeats and does not stop.
    NoDealerStop,
    /// The game ends.
    End(EndReason),
}

/// A fact and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fact {
    /// What it says.
    pub kind: FactKind,
    /// The clause.
    pub basis: Basis,
}
