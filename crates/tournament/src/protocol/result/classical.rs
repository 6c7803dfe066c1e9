//! A classical round or final: tournament points, whists, Mahjongs; lateness, awarded deals, replaced players.
use super::part::{Amount, Line, Part, PartKind, Score};
use crate::id::EntryId;
use crate::penalty::Unit;
use crate::protocol::check::length;
use crate::protocol::fold::{self, Classical};
use crate::protocol::sheet::{Deals, Sheet, Totals};
use crate::protocol::view::View;
use crate::seats::Seats;
use rules::classical::{
    ClassicalRules, DealEnd, DealResult, LateSanction, Lateness, Replacement, ScoreKind, Scoring,
    SettlementNoteKind, Stage, Topic, TournamentPoints,
};
use rules::clause::Basis;
use rules::hall::{HallTopic, ReplacedResult};
use rules::seat::Seat;

/// Fixed points of a player who was replaced.
pub(super) const fn fixed(whists: i32) -> Score {
    Score::Classical { points: TournamentPoints::ZERO, whists, mahjongs: 0 }
}

/// What is gathered for a slot.
#[derive(Default)]
struct Own {
    points: TournamentPoints,
    whists: i32,
    mahjongs: u8,
    parts: Vec<Part>,
}

impl Own {
    fn fact(&mut self, kind: PartKind, basis: Basis) {
        if !self.parts.iter().any(|p| p.kind == kind && p.basis == basis) {
            self.parts.push(Part::fact(kind, basis));
        }
    }

    fn add(&mut self, kind: PartKind, points: TournamentPoints, basis: Basis) {
        self.points += points;
        match self.parts.iter_mut().find(|p| p.kind == kind && p.basis == basis) {
            Some(Part { amount: Amount::TournamentPoints(sum), .. }) => *sum += points,
            _ => self.parts.push(Part { kind, amount: Amount::TournamentPoints(points), basis }),
        }
    }
}

/// What a table has at which somebody is absent and nobody could come in: all its deals are awarded to the others.
pub(super) fn awarded(view: &View<'_>, rules: &ClassicalRules, seats: &Seats, absent: Seat) -> Vec<Line> {
    let deals = length(rules, view.stage()).value;
    let deal = DealResult::new(DealEnd::Absent(absent, Replacement::Impossible));
    let all = vec![deal; usize::from(deals)];
    let mut lines = of_deals(view, rules, seats, &all);
    lines.retain(|line| line.seat != absent && !view.is_empty(line.entry));
    lines
}

pub(super) fn lines(view: &View<'_>, rules: &ClassicalRules, seats: &Seats, sheet: &Sheet) -> Vec<Line> {
    match sheet {
        Sheet::Deals(Deals::Classical(deals)) | Sheet::Game(_, Deals::Classical(deals)) => {
            of_deals(view, rules, seats, deals)
        }
        Sheet::Totals(Totals::Classical { deals, seats: totals }) => {
            let bands = view.bands(seats);
            let stage = view.stage();
            let absent = Seat::ALL
                .into_iter()
                .find(|s| seats[s.index()].is_some_and(|e| view.is_missing(e) && !view.is_empty(e)));
            let mut own: [Own; 4] = Default::default();
            for seat in Seat::ALL {
                let (own, total) = (&mut own[seat.index()], &totals[seat.index()]);
                own.whists = total.whists;
                own.mahjongs = total.mahjongs;
                own.fact(PartKind::Whists, rules.cite(Topic::Whists));
                match rules.scoring(stage).value {
                    Scoring::TournamentPoints => {
                        own.add(PartKind::TournamentPoints, total.points, rules.cite(Topic::DealPoints));
                    }
                    Scoring::Whists => own.fact(PartKind::TournamentPoints, rules.scoring(stage).basis),
                }
                late(rules, stage, bands[seat.index()], i32::from(*deals), own);
                if let Some(absent) = absent
                    && absent != seat
                    && rules.scoring(stage).value == Scoring::TournamentPoints
                {
                    let first = TournamentPoints::whole(rules.late.absent_first.value.get());
                    own.add(PartKind::Awarded, first, rules.cite(Topic::AbsentReplaced));
                }
            }
            finish(view, seats, own)
        }
        _ => Vec::new(),
    }
}

/// What lateness takes off totals: points for each deal that was played.
fn late(rules: &ClassicalRules, stage: Stage, band: Lateness, deals: i32, own: &mut Own) {
    let Some(sanction) = band.sanction(rules) else { return };
    match sanction.value {
        LateSanction::PointsOffDeal(points) if rules.scoring(stage).value == Scoring::TournamentPoints => {
            let off = TournamentPoints::of_halves(-points.halves() * deals);
            own.add(PartKind::Late, off, sanction.basis);
        }
        // Totals with a late Mahjong are refused when they are entered; noted afterwards, only deals can show it.
        LateSanction::WhistsOffMahjong(_) | LateSanction::PointsOffDeal(_) => {
            own.fact(PartKind::LateMahjong, sanction.basis);
        }
        LateSanction::NoShow => {}
    }
}

fn of_deals(view: &View<'_>, rules: &ClassicalRules, seats: &Seats, deals: &[DealResult]) -> Vec<Line> {
    let fold = fold::classical(rules, view.stage(), view.bands(seats), deals).0;
    let own_only = view.law.hall.substitute.result.value == ReplacedResult::OwnDealsOnly;
    let mut own: [Own; 4] = Default::default();
    for seat in Seat::ALL {
        let put = seats[seat.index()].and_then(|e| view.put(e)).filter(|_| own_only);
        let played = put.map_or(usize::MAX, |p| usize::from(p.from_deal.max(1)) - 1);
        gather(&fold, seat, played, &mut own[seat.index()]);
    }
    finish(view, seats, own)
}

/// Adds up the deals of a seat; of a player whose own deals count alone the first ones.
fn gather(fold: &Classical, seat: Seat, played: usize, own: &mut Own) {
    for (score, winner) in fold.scores.iter().zip(&fold.winners).take(played) {
        own.whists += score.whists[seat.index()];
        own.mahjongs += u8::from(*winner == Some(seat));
        own.fact(PartKind::Whists, score.settlement.basis);
        if score.scoring.value == Scoring::Whists {
            own.fact(PartKind::TournamentPoints, score.scoring.basis);
        }
        if *winner == Some(seat)
            && let Some(basis) = score.settlement.note(SettlementNoteKind::LateMahjong)
        {
            own.fact(PartKind::LateMahjong, basis);
        }
        for line in score.lines.iter().filter(|l| l.seat == seat) {
            match line.kind {
                ScoreKind::Place | ScoreKind::Whists => {
                    own.add(PartKind::TournamentPoints, line.points, score.sum_basis);
                }
                ScoreKind::Lateness => own.add(PartKind::Late, line.points, line.basis),
                ScoreKind::Awarded => own.add(PartKind::Awarded, line.points, line.basis),
            }
        }
    }
}

/// What the hall adds: adjustments, replaced players, annulled results.
fn finish(view: &View<'_>, seats: &Seats, own: [Own; 4]) -> Vec<Line> {
    let slots = Seat::ALL.into_iter().zip(own).filter_map(|(s, own)| Some((s, seats[s.index()]?, own)));
    slots.map(|(seat, entry, own)| line(view, seat, entry, own)).collect()
}

fn line(view: &View<'_>, seat: Seat, entry: EntryId, mut own: Own) -> Line {
    let hall = &view.law.hall;
    let replaced = hall.substitute.result;
    if view.put(entry).is_some() {
        if replaced.value == ReplacedResult::LastPlaceFixedPoints
            && let Some(line) = view.replaced(entry, seat, Part::fact(PartKind::Replaced, replaced.basis))
        {
            return line;
        }
        own.fact(PartKind::Valid, replaced.basis);
    }
    for (number, penalty, halves) in view.off(entry, Unit::TournamentPointHalves) {
        let basis = penalty.basis.unwrap_or(hall.cite(HallTopic::PenaltyPoints));
        own.add(PartKind::Penalty(number), TournamentPoints::of_halves(halves.saturating_neg()), basis);
    }
    own.whists = own.whists.saturating_sub(view.adjust(entry, Unit::Whists, &mut own.parts));
    if let Some((_, penalty)) = view.annulled(entry) {
        let basis = penalty.basis.unwrap_or(hall.cite(HallTopic::Violations));
        return Line { entry, seat, score: fixed(0), parts: vec![Part::fact(PartKind::Annulled, basis)] };
    }
    let score = Score::Classical { points: own.points, whists: own.whists, mahjongs: own.mahjongs };
    Line { entry, seat, score, parts: own.parts }
}
