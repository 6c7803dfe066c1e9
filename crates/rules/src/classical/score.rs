//! The result of a deal: whists and, where they count, tournament points line by line.
use super::deal::{Deal, DealEnd, DealFaults, DealResult, Replacement};
use super::late::{LateSanction, Lateness, TournamentPoints};
use super::rules::{ClassicalRules, DrawnDealPlaces, Scoring};
use super::settle::{Settlement, settle};
use super::topic::Topic;
use crate::clause::{Answer, Basis};
use crate::seat::Seat;
use arrayvec::ArrayVec;

/// What tournament points are given for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ScoreKind {
    /// The place in the deal.
    Place,
    /// Whists.
    Whists,
    /// Lateness, off the result.
    Lateness,
    /// A deal awarded because somebody did not come.
    Awarded,
}

/// A line of tournament points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// Whose.
    pub seat: Seat,
    /// What for.
    pub kind: ScoreKind,
    /// How many.
    pub points: TournamentPoints,
    /// The clause or decision.
    pub basis: Basis,
}

/// The result of a deal: a row of the protocol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealScore {
    /// Who pays whom.
    pub settlement: Settlement,
    /// Whists of each seat.
    pub whists: [i32; 4],
    /// What counts in this stage.
    pub scoring: Answer<Scoring>,
    /// Tournament points line by line; none where whists count alone.
    pub lines: ArrayVec<ScoreLine, 16>,
    /// The clause by which the lines are added up.
    pub sum_basis: Basis,
    /// The clause by which places are ordered.
    pub order_basis: Basis,
    /// The clause by which all this stands in the protocol.
    pub protocol_basis: Basis,
    /// Who fills it.
    pub recorder: Answer<Seat>,
}

impl DealScore {
    /// Tournament points of each seat.
    pub fn points(&self) -> [TournamentPoints; 4] {
        Seat::ALL.map(|seat| self.sum(seat, |_| true))
    }

    /// Those of one kind.
    pub fn points_for(&self, kind: ScoreKind) -> [TournamentPoints; 4] {
        Seat::ALL.map(|seat| self.sum(seat, |line| line.kind == kind))
    }

    fn sum(&self, seat: Seat, test: impl Fn(&ScoreLine) -> bool) -> TournamentPoints {
        self.lines.iter().filter(|l| l.seat == seat && test(l)).map(|l| l.points).sum()
    }
}

/// Scores a deal: settles it and gives the tournament points. `late` says how late each seat came to the round.
pub fn score(
    rules: &ClassicalRules,
    deal: &Deal,
    result: &DealResult,
    late: &[Lateness; 4],
) -> Result<DealScore, DealFaults> {
    let settlement = settle(rules, deal, result, late)?;
    let whists = settlement.whists();
    let scoring = rules.scoring(deal.stage);
    let mut score = DealScore {
        settlement,
        whists,
        scoring,
        lines: ArrayVec::new(),
        sum_basis: rules.cite(Topic::DealPoints),
        order_basis: rules.cite(Topic::PlaceOrder),
        protocol_basis: rules.cite(Topic::Protocol),
        recorder: result.recorder(rules, deal.dealer),
    };
    if scoring.value == Scoring::Whists {
        return Ok(score);
    }
    let absent = match result.end {
        DealEnd::Absent(absent, replacement) => {
            score.awarded(rules, deal, absent, replacement);
            Some(absent)
        }
        DealEnd::Stopped(offender) => {
            score.stopped(rules, offender);
            score.bands(rules);
            None
        }
        DealEnd::Mahjong(_) | DealEnd::Drawn => {
            score.places(rules);
            score.bands(rules);
            None
        }
    };
    for seat in Seat::ALL.into_iter().filter(|s| Some(*s) != absent) {
        if let Some(sanction) = late[seat.index()].sanction(rules)
            && let LateSanction::PointsOffDeal(points) = sanction.value
        {
            score.add(seat, ScoreKind::Lateness, -points, sanction.basis);
        }
    }
    Ok(score)
}

/// Tournament points for whists, and the clause: 1 up to 500, 2 up to 1000, 3 above, with the sign of the whists.
pub const fn band(rules: &ClassicalRules, whists: i32) -> Answer<TournamentPoints> {
    let points = match whists.unsigned_abs() {
        0 => 0,
        1..=500 => 1,
        501..=1000 => 2,
        _ => 3,
    };
    let topic = if whists < 0 { Topic::NegativeBands } else { Topic::WhistBands };
    Answer { value: TournamentPoints::whole(points * whists.signum()), basis: rules.cite(topic) }
}

/// Halves of the points for each place.
const PLACES: [i32; 4] = [6, 4, 2, 0];

impl DealScore {
    fn add(&mut self, seat: Seat, kind: ScoreKind, points: TournamentPoints, basis: Basis) {
        // At most a place, a band and a deduction for each player.
        let _ = self.lines.try_push(ScoreLine { seat, kind, points, basis });
    }

    /// Points for places; equal whists share the mean of theirs.
    fn places(&mut self, rules: &ClassicalRules) {
        let whists = self.whists;
        // First is who has the largest positive result: without one there are no places.
        let drawn = rules.places.drawn_deal_place_points;
        let without = whists.iter().all(|w| *w <= 0);
        for seat in Seat::ALL {
            let own = whists[seat.index()];
            let better = whists.iter().filter(|w| **w > own).count();
            let equal = whists.iter().filter(|w| **w == own).count();
            let (halves, basis) = match (without, drawn.value) {
                (true, DrawnDealPlaces::Nobody) => (0, drawn.basis),
                (true, DrawnDealPlaces::Shared) => (PLACES.iter().sum::<i32>() / 4, drawn.basis),
                (false, _) => {
                    let sum: i32 = PLACES.iter().skip(better).take(equal).sum();
                    let topic = if equal > 1 { Topic::SharedPlaces } else { Topic::PlacePoints };
                    // Two neighbours, three or all four places always have a mean in halves.
                    (sum / equal as i32, rules.cite(topic))
                }
            };
            self.add(seat, ScoreKind::Place, TournamentPoints::of_halves(halves), basis);
        }
    }

    fn bands(&mut self, rules: &ClassicalRules) {
        for seat in Seat::ALL {
            let band = band(rules, self.whists[seat.index()]);
            self.add(seat, ScoreKind::Whists, band.value, band.basis);
        }
    }

    fn stopped(&mut self, rules: &ClassicalRules, offender: Seat) {
        let places = rules.false_mahjong.stopped_places;
        for seat in Seat::ALL {
            let points = if seat == offender { 0 } else { places.value.get() };
            self.add(seat, ScoreKind::Place, TournamentPoints::whole(points), places.basis);
        }
    }

    fn awarded(&mut self, rules: &ClassicalRules, deal: &Deal, absent: Seat, replacement: Replacement) {
        let (first, further) = (rules.late.absent_first, rules.late.absent_further);
        let (points, basis) = match (deal.number, replacement) {
            (_, Replacement::AfterFirstDeal) => (first.value.get(), rules.cite(Topic::AbsentReplaced)),
            (1, Replacement::Impossible) => (first.value.get(), first.basis),
            (_, Replacement::Impossible) => (further.value.get(), further.basis),
        };
        for seat in Seat::ALL.into_iter().filter(|s| *s != absent) {
            self.add(seat, ScoreKind::Awarded, TournamentPoints::whole(points), basis);
        }
    }
}
