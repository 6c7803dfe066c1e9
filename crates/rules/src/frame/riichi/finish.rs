//! The result of a game: leftover bets, places, conversion, uma, chombo.
use crate::clause::Basis;
use crate::frame::places::{PlaceRange, Ties, order, places};
use crate::frame::points::ResultPoints;
use crate::riichi::{
    LeftoverBets, PlaceTies, Reason, ResultRounding, RiichiRules, Topic, UmaKind, UmaTies, Unlawful,
};
use crate::seat::Seat;
use arrayvec::ArrayVec;

/// The table when a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FinalScores {
    /// The points of each seat, leftover bets not counted.
    pub points: [i32; 4],
    /// Bets of 1,000 left on the table.
    pub bets: u16,
    /// Points to be taken off after uma, for chombos.
    pub deductions: [i32; 4],
}

/// What made the result.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ResultFactKind {
    /// Who gets the leftover bets.
    LeftoverBets,
    /// How equal points are placed.
    PlaceTies,
    /// Points become a result.
    Conversion,
    /// Points are rounded.
    Rounding,
    /// Points set aside for the winner.
    Oka,
    /// The uma of the places.
    Uma,
    /// How tied players share uma.
    UmaTies,
    /// What chombos cost.
    Chombo,
    /// The sum of all of it is the result.
    Total,
}

/// A fact about the result and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResultFact {
    /// What it says.
    pub kind: ResultFactKind,
    /// The clause.
    pub basis: Basis,
}

/// The result of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayerResult {
    /// His points with leftover bets.
    pub points: i32,
    /// His place; decided before leftover bets were given out.
    pub place: PlaceRange,
    /// Points less the points everybody is measured by.
    pub converted: ResultPoints,
    /// His share of the oka.
    pub oka: ResultPoints,
    /// His uma.
    pub uma: ResultPoints,
    /// What his chombos take off: zero or less.
    pub chombo: ResultPoints,
}

impl PlayerResult {
    /// The sum.
    pub fn total(&self) -> ResultPoints {
        self.converted + self.oka + self.uma + self.chombo
    }
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The result of each seat.
    pub players: [PlayerResult; 4],
    /// Points of leftover bets that nobody gets.
    pub unassigned: i32,
    /// What made the result.
    pub facts: ArrayVec<ResultFact, 10>,
}

impl Finished {
    /// Where the result says this, if it does.
    pub fn basis(&self, kind: ResultFactKind) -> Option<Basis> {
        self.facts.iter().find(|f| f.kind == kind).map(|f| f.basis)
    }

    /// The total of each seat.
    pub fn totals(&self) -> [ResultPoints; 4] {
        self.players.each_ref().map(PlayerResult::total)
    }
}

/// Whether points and bets add up to what the table started with.
pub fn check_sum(rules: &RiichiRules, points: &[i32; 4], bets: u16) -> Result<Basis, Unlawful> {
    let sum = points.iter().map(|p| i64::from(*p)).sum::<i64>() + 1000 * i64::from(bets);
    let mut no = Unlawful::NONE;
    no.add((sum != 4 * i64::from(rules.game.start_points.value.get())).then_some(Reason::WrongSum));
    no.add(points.iter().any(|p| p % 100 != 0).then_some(Reason::NotHundreds));
    if no.is_empty() { Ok(rules.cite(Topic::TableSum)) } else { Err(no) }
}

/// The result of a game (riichi rows 5–9 and 26, section 8). The sum of the four totals is what leftover bets and
/// chombos take away.
pub fn finish(rules: &RiichiRules, scores: &FinalScores) -> Finished {
    let place_ties = match rules.game.place_ties.value {
        PlaceTies::Shared => Ties::Shared,
        PlaceTies::SeatOrder => Ties::SeatOrder,
    };
    let places = places(&scores.points, place_ties);
    let (bets, unassigned) = leftover(rules, scores);
    let (uma, uma_basis) = uma(rules, &scores.points);
    let oka = oka(rules, &scores.points);
    let chombo = scores.deductions.map(|d| -ResultPoints::of_points(d));
    let points = Seat::ALL.map(|s| scores.points[s.index()] + bets[s.index()]);
    let converted = convert(rules, &points, &uma, &oka);
    let players = Seat::ALL.map(|s| {
        let i = s.index();
        PlayerResult {
            points: points[i],
            place: places[i],
            converted: converted[i],
            oka: oka[i],
            uma: uma[i],
            chombo: chombo[i],
        }
    });
    let mut out = Finished { players, unassigned, facts: ArrayVec::new() };
    let mut say = |kind, basis| out.facts.push(ResultFact { kind, basis });
    let tied =
        order(&scores.points).windows(2).any(|w| scores.points[w[0].index()] == scores.points[w[1].index()]);
    if scores.bets > 0 {
        say(ResultFactKind::LeftoverBets, rules.game.leftover_bets.basis);
    }
    if tied {
        say(ResultFactKind::PlaceTies, rules.game.place_ties.basis);
    }
    say(ResultFactKind::Conversion, rules.cite(Topic::Conversion));
    if rules.result.rounding.value == ResultRounding::Thousands {
        say(ResultFactKind::Rounding, rules.result.rounding.basis);
    }
    if rules.result.oka.value.get() > 0 {
        say(ResultFactKind::Oka, rules.result.oka.basis);
    }
    say(ResultFactKind::Uma, uma_basis);
    if tied {
        say(ResultFactKind::UmaTies, rules.result.uma_ties.basis);
    }
    if scores.deductions != [0; 4] {
        say(ResultFactKind::Chombo, rules.result.chombo.basis);
    }
    say(ResultFactKind::Total, rules.result.uma.basis);
    out
}

/// What each seat gets of the leftover bets, and what nobody gets. Tied winners split them in units of 100, the
/// remainder stays unassigned (D39).
fn leftover(rules: &RiichiRules, scores: &FinalScores) -> ([i32; 4], i32) {
    let all = 1000 * i32::from(scores.bets);
    let mut out = [0; 4];
    match (rules.game.leftover_bets.value, rules.game.place_ties.value) {
        (LeftoverBets::Nobody, _) => {}
        (LeftoverBets::Winner, PlaceTies::SeatOrder) => out[order(&scores.points)[0].index()] = all,
        (LeftoverBets::Winner, PlaceTies::Shared) => {
            let places = places(&scores.points, Ties::Shared);
            for (share, place) in out.iter_mut().zip(places).filter(|(_, p)| p.first == 1) {
                *share = all / i32::from(place.players()) / 100 * 100;
            }
        }
    }
    let given: i32 = out.iter().sum();
    (out, all - given)
}

/// The uma of each seat and where it stands.
fn uma(rules: &RiichiRules, points: &[i32; 4]) -> ([ResultPoints; 4], Basis) {
    let (table, basis) = match rules.result.uma.value {
        UmaKind::None => ([0; 4], rules.result.uma.basis),
        UmaKind::Fixed => {
            let (outer, inner) = (rules.result.uma_outer.value.get(), rules.result.uma_inner.value.get());
            ([outer, inner, -inner, -outer], rules.result.uma.basis)
        }
        UmaKind::ByPlus => by_plus(rules, points),
    };
    (shares(points, &table, rules.result.uma_ties.value), basis)
}

/// The uma by the number of players who have at least the starting points (`aleague` score.5 to score.10).
fn by_plus(rules: &RiichiRules, points: &[i32; 4]) -> ([i32; 4], Basis) {
    let start = rules.game.start_points.value.get();
    let (table, topic) = match points.iter().filter(|p| **p >= start).count() {
        1 => ([12000, -1000, -3000, -8000], Topic::UmaOnePlus),
        2 => ([8000, 4000, -4000, -8000], Topic::UmaTwoPlus),
        3 => ([8000, 3000, 1000, -12000], Topic::UmaThreePlus),
        // All four in the minus: bets are left on the table.
        0 => ([8000, 4000, -4000, -8000], Topic::UmaNonePlus),
        _ => ([0; 4], Topic::UmaAllEven),
    };
    (table, rules.cite(topic))
}

/// What the oka gives each seat.
fn oka(rules: &RiichiRules, points: &[i32; 4]) -> [ResultPoints; 4] {
    let table = [rules.result.oka.value.get(), 0, 0, 0];
    shares(points, &table, rules.result.uma_ties.value)
}

/// Amounts by place, those of tied players added up and divided equally where the rules say so.
fn shares(points: &[i32; 4], table: &[i32; 4], ties: UmaTies) -> [ResultPoints; 4] {
    let ties = match ties {
        UmaTies::Split => Ties::Shared,
        UmaTies::SeatOrder => Ties::SeatOrder,
    };
    places(points, ties).map(|place| {
        let tied = &table[usize::from(place.first) - 1..usize::from(place.last)];
        ResultPoints::share(tied.iter().sum(), place.players())
    })
}

/// Points less the points everybody is measured by: those of the start and a quarter of the oka.
fn convert(
    rules: &RiichiRules,
    points: &[i32; 4],
    uma: &[ResultPoints; 4],
    oka: &[ResultPoints; 4],
) -> [ResultPoints; 4] {
    let measure = ResultPoints::of_points(rules.game.start_points.value.get())
        + ResultPoints::share(rules.result.oka.value.get(), 4);
    match rules.result.rounding.value {
        ResultRounding::Exact => points.map(|p| ResultPoints::of_points(p) - measure),
        ResultRounding::Thousands => {
            let mut out = points.map(|p| ResultPoints::of_points(to_thousand(p)) - measure);
            let winner = order(points)[0].index();
            let all: ResultPoints = out.iter().chain(uma).chain(oka).copied().sum();
            out[winner] = out[winner] - all;
            out
        }
    }
}

/// To the nearest thousand, a half away from zero.
const fn to_thousand(points: i32) -> i32 {
    let half = if points < 0 { -500 } else { 500 };
    points.saturating_add(half) / 1000 * 1000
}
