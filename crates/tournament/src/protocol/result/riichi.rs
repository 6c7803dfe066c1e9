//! A riichi game: conversion, uma, chombos, then what the hall takes off.
use super::part::{Amount, Line, Part, PartKind, Score};
use crate::penalty::Unit;
use crate::protocol::fold;
use crate::protocol::sheet::{Deals, Sheet, Totals};
use crate::protocol::view::View;
use crate::seats::Seats;
use rules::frame::riichi::{FinalScores, Finished, ResultFactKind, finish};
use rules::frame::{PlaceRange, ResultPoints};
use rules::hall::ReplacedResult;
use rules::riichi::{CHOMBO_DEDUCTION, ChomboCost, RiichiRules};
use rules::seat::Seat;

const LAST: PlaceRange = PlaceRange { first: 4, last: 4 };

/// Fixed points on the last place, without uma.
pub(super) fn fixed(rules: &RiichiRules, points: i32) -> Score {
    let start = rules.game.start_points.value.get();
    Score::Riichi { points, place: LAST, result: ResultPoints::of_points(points - start), chombos: 0 }
}

pub(super) fn lines(view: &View<'_>, rules: &RiichiRules, seats: &Seats, sheet: &Sheet) -> Vec<Line> {
    let (points, bets, written) = match sheet {
        Sheet::Totals(Totals::Riichi { points, bets, chombos }) => (*points, *bets, *chombos),
        Sheet::Deals(Deals::Riichi(deals)) | Sheet::Game(_, Deals::Riichi(deals)) => {
            let fold = fold::riichi(rules, deals).0;
            (fold.game.scores, fold.game.bets, fold.chombos)
        }
        _ => return Vec::new(),
    };
    // A chombo may stand on the sheet, in the list of penalties or in both: it is one chombo.
    let chombos = Seat::ALL.map(|s| {
        let given = seats[s.index()].map_or(0, |entry| view.chombos(entry));
        written[s.index()].max(given)
    });
    let deductions = match rules.result.chombo.value {
        ChomboCost::AfterUma => chombos.map(|n| CHOMBO_DEDUCTION * i32::from(n)),
        ChomboCost::Mangan => [0; 4],
    };
    let finished = finish(rules, &FinalScores { points, bets, deductions });
    let table = Table { view, rules, finished: &finished, points: &points, chombos: &chombos };
    Seat::ALL
        .into_iter()
        .filter_map(|seat| Some((seat, seats[seat.index()]?)))
        .map(|(s, e)| table.line(s, e))
        .collect()
}

struct Table<'a> {
    view: &'a View<'a>,
    rules: &'a RiichiRules,
    finished: &'a Finished,
    points: &'a [i32; 4],
    chombos: &'a [u8; 4],
}

impl Table<'_> {
    fn line(&self, seat: Seat, entry: crate::id::EntryId) -> Line {
        let hall = &self.view.law.hall;
        let replaced = self.view.put(entry);
        if let Some(put) = replaced
            && hall.substitute.result.value == ReplacedResult::LastPlaceFixedPoints
            && put.by.is_some()
        {
            let why = Part::fact(PartKind::Replaced, hall.substitute.result.basis);
            if let Some(line) = self.view.replaced(entry, seat, why) {
                return line;
            }
        }
        if self.view.is_empty(entry)
            && let Some(line) = self.view.missed(entry, seat)
        {
            return line;
        }
        let player = &self.finished.players[seat.index()];
        let mut parts = self.parts(seat);
        if replaced.is_some() {
            parts.push(Part::fact(PartKind::Valid, hall.substitute.result.basis));
        }
        let off = self.view.adjust(entry, Unit::TablePoints, &mut parts);
        let score = match self.view.annulled(entry) {
            Some((_, penalty)) => {
                let basis = penalty.basis.unwrap_or(hall.cite(rules::hall::HallTopic::Violations));
                parts = vec![Part::fact(PartKind::Annulled, basis)];
                Score::Riichi { points: 0, place: LAST, result: ResultPoints::ZERO, chombos: 0 }
            }
            None => Score::Riichi {
                points: player.points.saturating_sub(off),
                place: player.place,
                result: player.total() - ResultPoints::of_points(off),
                chombos: self.chombos[seat.index()],
            },
        };
        Line { entry, seat, score, parts }
    }

    /// The parts of the frame that concern a seat.
    fn parts(&self, seat: Seat) -> Vec<Part> {
        let player = &self.finished.players[seat.index()];
        let own = self.points[seat.index()];
        let tied = self.points.iter().filter(|p| **p == own).count() > 1;
        let mut parts = Vec::with_capacity(self.finished.facts.len());
        for fact in &self.finished.facts {
            let (kind, amount) = match fact.kind {
                ResultFactKind::LeftoverBets => (PartKind::Bets, Amount::Points(player.points - own)),
                ResultFactKind::PlaceTies if tied => (PartKind::PlaceTies, Amount::None),
                ResultFactKind::UmaTies if tied => (PartKind::UmaTies, Amount::None),
                ResultFactKind::Conversion => (PartKind::Conversion, Amount::Result(player.converted)),
                ResultFactKind::Rounding => (PartKind::Rounding, Amount::None),
                ResultFactKind::Oka => (PartKind::Oka, Amount::Result(player.oka)),
                ResultFactKind::Uma => (PartKind::Uma, Amount::Result(player.uma)),
                ResultFactKind::Chombo if player.chombo != ResultPoints::ZERO => {
                    (PartKind::Chombo, Amount::Result(player.chombo))
                }
                ResultFactKind::Total => (PartKind::Total, Amount::Result(player.total())),
                ResultFactKind::PlaceTies | ResultFactKind::UmaTies | ResultFactKind::Chombo => continue,
            };
            parts.push(Part { kind, amount, basis: fact.basis });
        }
        if self.rules.result.chombo.value == ChomboCost::Mangan && self.chombos[seat.index()] > 0 {
            // Paid at the table: it is in the points.
            parts.push(Part::fact(PartKind::Chombo, self.rules.result.chombo.basis));
        }
        parts
    }
}
