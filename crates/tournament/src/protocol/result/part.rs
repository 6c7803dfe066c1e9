//! The result of a table as values: a line a slot, and the parts of each line with their clauses.
use crate::id::{EntryId, PenaltyNo};
use rules::classical::TournamentPoints;
use rules::clause::Basis;
use rules::frame::{PlaceRange, ResultPoints};
use rules::seat::Seat;

/// What a slot has from a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Of a classical round.
    Classical {
        /// Tournament points; none in a final, where whists count alone.
        points: TournamentPoints,
        /// Whists.
        whists: i32,
        /// Mahjongs made.
        mahjongs: u8,
    },
    /// Of a Sichuan session.
    Sichuan {
        /// Game points, penalties taken off.
        points: i32,
        /// The place at the table; none at a table that did not play.
        place: Option<PlaceRange>,
        /// Whether the session is won.
        won: Won,
    },
    /// Of a riichi game.
    Riichi {
        /// Table points, bets of the end included; lateness and adjustments are taken off, chombos are not.
        points: i32,
        /// The place, decided before anything was taken off.
        place: PlaceRange,
        /// The converted result with uma, chombos and all that was taken off.
        result: ResultPoints,
        /// Chombos.
        chombos: u8,
    },
}

/// Whether a session is won: a strict first place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Won {
    /// It is.
    Yes,
    /// It is not.
    No,
}

/// What a part of a result is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PartKind {
    /// Points at the table, less those everybody is measured by.
    Conversion,
    /// Points are rounded.
    Rounding,
    /// What was set aside for the winner.
    Oka,
    /// The uma of the place.
    Uma,
    /// How equal points are placed.
    PlaceTies,
    /// How tied players share uma.
    UmaTies,
    /// Bets left on the table.
    Bets,
    /// All of it together.
    Total,
    /// Chombos.
    Chombo,
    /// Lateness.
    Late,
    /// A penalty, an award or a ruling.
    Penalty(PenaltyNo),
    /// Game points of the deals.
    GamePoints,
    /// Penalties enter the result of the session.
    Penalties,
    /// The place.
    Place,
    /// Whether the session is won.
    Won,
    /// Only what the replaced player played himself.
    OwnDeals,
    /// The seat counts for the others as a whole.
    OthersAsUsual,
    /// Tournament points of the deals.
    TournamentPoints,
    /// Whists of the deals.
    Whists,
    /// A Mahjong of a late player is worth less.
    LateMahjong,
    /// Deals awarded because somebody did not come.
    Awarded,
    /// An award to players of a table that is too small.
    Award,
    /// The result of a replaced player counts as it was played.
    Valid,
    /// The player was replaced.
    Replaced,
    /// The player missed the round.
    Missed,
    /// Fixed points of a replaced player.
    Fixed,
    /// The result is annulled.
    Annulled,
}

/// How much a part is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Amount {
    /// Nothing by itself.
    None,
    /// Points of the table, game points or whists.
    Points(i32),
    /// Tournament points.
    TournamentPoints(TournamentPoints),
    /// A converted result.
    Result(ResultPoints),
}

/// A part of a result and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    /// What it is.
    pub kind: PartKind,
    /// How much it gives; what it takes is negative.
    pub amount: Amount,
    /// The clause.
    pub basis: Basis,
}

impl Part {
    /// A part that is no number.
    pub const fn fact(kind: PartKind, basis: Basis) -> Self {
        Self { kind, amount: Amount::None, basis }
    }

    /// A part in points.
    pub const fn points(kind: PartKind, points: i32, basis: Basis) -> Self {
        Self { kind, amount: Amount::Points(points), basis }
    }
}

/// The result of a slot at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Whose.
    pub entry: EntryId,
    /// Where; East for a slot that sat at no table.
    pub seat: Seat,
    /// What.
    pub score: Score,
    /// What it is made of, in order.
    pub parts: Vec<Part>,
}

impl Line {
    /// The clauses behind it, in order, each once.
    pub fn bases(&self) -> Vec<Basis> {
        let mut out = Vec::new();
        for part in &self.parts {
            if !out.contains(&part.basis) {
                out.push(part.basis);
            }
        }
        out
    }

    /// The first part of a kind.
    pub fn part(&self, kind: PartKind) -> Option<&Part> {
        self.parts.iter().find(|p| p.kind == kind)
    }
}

/// The result of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableResult {
    /// By seat; an empty seat has none, nor has a game that does not count.
    pub lines: Vec<Line>,
    /// The clause by which the game does not count, if it does not.
    pub void: Option<Basis>,
}

impl TableResult {
    /// The line of a slot.
    pub fn line(&self, entry: EntryId) -> Option<&Line> {
        self.lines.iter().find(|l| l.entry == entry)
    }
}
