//! What a slot has gathered: a fold of its scores, round by round.
use crate::id::{RoundNo, TableNo};
use crate::protocol::{Score, Won};

/// What a slot has from a round, and at which table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cell {
    /// The round.
    pub round: RoundNo,
    /// The table it played at; none where nothing was played, such as an award.
    pub table: Option<TableNo>,
    /// The score.
    pub score: Score,
}

/// The sums of a slot. Which of them count is a matter of the chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Totals {
    /// Rounds with a score.
    pub rounds: u16,
    /// Of these, rounds in which the slot played at no table.
    pub elsewhere: u16,
    /// Tournament points, in halves.
    pub halves: i64,
    /// Whists.
    pub whists: i64,
    /// Mahjongs made.
    pub mahjongs: i64,
    /// Game points.
    pub game_points: i64,
    /// Sessions won.
    pub won: u16,
    /// The best session in game points.
    pub best_session: Option<i32>,
    /// Games with a place at the table.
    pub placed: u16,
    /// The sum of their doubled places.
    pub doubled: i64,
    /// The sum of the squares of their doubled places.
    pub squares: i64,
    /// Table points, chombos not taken off.
    pub table_points: i64,
    /// Chombos.
    pub chombos: i64,
    /// The worst and the best game in table points.
    pub reach: Option<(i32, i32)>,
    /// Converted results in twelfths of a point.
    pub twelfths: i64,
    /// The rating in hundredths, where one is kept.
    pub rating: Option<i64>,
}

impl Totals {
    /// The totals of these scores.
    pub fn of<'a>(cells: impl IntoIterator<Item = &'a Cell>) -> Self {
        let mut totals = Self::default();
        for cell in cells {
            totals.add(&cell.score);
            totals.elsewhere += u16::from(cell.table.is_none());
        }
        totals
    }

    /// Whether all that it has is from rounds that its player missed: a riichi game that nobody played brings nothing
    /// else.
    pub const fn only_missed(&self) -> bool {
        self.placed > 0 && self.placed == self.elsewhere
    }

    /// Takes a score in.
    pub fn add(&mut self, score: &Score) {
        self.rounds += 1;
        match *score {
            Score::Classical { points, whists, mahjongs } => {
                self.halves += i64::from(points.halves());
                self.whists += i64::from(whists);
                self.mahjongs += i64::from(mahjongs);
            }
            Score::Sichuan { points, place: _, won } => {
                self.game_points += i64::from(points);
                self.won += u16::from(won == Won::Yes);
                self.best_session = Some(self.best_session.map_or(points, |best| best.max(points)));
            }
            Score::Riichi { points, place, result, chombos } => {
                let doubled = i64::from(place.doubled_mean());
                self.placed += 1;
                self.doubled += doubled;
                self.squares += doubled * doubled;
                self.table_points += i64::from(points);
                self.chombos += i64::from(chombos);
                self.reach = Some(
                    self.reach
                        .map_or((points, points), |(worst, best)| (worst.min(points), best.max(points))),
                );
                self.twelfths += result.twelfths();
            }
        }
    }

    /// The totals of two slots together, as those of a team.
    pub fn merge(&mut self, other: &Self) {
        self.rounds += other.rounds;
        self.elsewhere += other.elsewhere;
        self.halves += other.halves;
        self.whists += other.whists;
        self.mahjongs += other.mahjongs;
        self.game_points += other.game_points;
        self.won += other.won;
        self.best_session = self.best_session.max(other.best_session);
        self.placed += other.placed;
        self.doubled += other.doubled;
        self.squares += other.squares;
        self.table_points += other.table_points;
        self.chombos += other.chombos;
        self.reach = match (self.reach, other.reach) {
            (Some((a, b)), Some((c, d))) => Some((a.min(c), b.max(d))),
            (one, other) => one.or(other),
        };
        self.twelfths += other.twelfths;
        self.rating = match (self.rating, other.rating) {
            (Some(one), Some(other)) => Some(one + other),
            (one, other) => one.or(other),
        };
    }
}
