//! A Sichuan session: points less penalties, the place, a won session, a replaced player's own deals, awards.
use super::part::{Line, Part, PartKind, Score, Won};
use crate::id::EntryId;
use crate::penalty::{Sanction, Unit};
use crate::protocol::fold;
use crate::protocol::sheet::{Deals, Sheet, Totals};
use crate::protocol::view::View;
use crate::seats::Seats;
use rules::frame::PlaceRange;
use rules::hall::{HallTopic, ReplacedResult};
use rules::seat::Seat;
use rules::sichuan::{Penalty, Players, SessionSheet, SichuanRules, Substitution, session_result};

/// What a player has who was not at a table.
pub(super) const fn fixed(points: i32) -> Score {
    Score::Sichuan { points, place: None, won: Won::No }
}

/// The award of a table that does not play; penalties are taken off as from any session.
pub(super) fn award(view: &View<'_>, rules: &SichuanRules, entry: EntryId, seat: Seat) -> Line {
    let award = rules.session.incomplete_award;
    let mut parts = vec![
        Part::points(PartKind::Award, award.value.get(), award.basis),
        Part::fact(PartKind::Award, view.law.hall.cite(HallTopic::ShortAward)),
    ];
    let off = view.adjust(entry, Unit::GamePoints, &mut parts);
    Line { entry, seat, score: fixed(award.value.get().saturating_sub(off)), parts }
}

pub(super) fn lines(view: &View<'_>, rules: &SichuanRules, seats: &Seats, sheet: &Sheet) -> Vec<Line> {
    let Some(players) = Players::of(seats.iter().flatten().count()) else { return Vec::new() };
    // Who is missing is North: a log in which somebody sits there and not elsewhere has no result for the table.
    if players.seats().any(|seat| seats[seat.index()].is_none()) {
        return Vec::new();
    }
    let Some((deals, substitutions)) = deals(view, rules, seats, players, sheet) else { return Vec::new() };
    let slots = || Seat::ALL.into_iter().filter_map(|s| Some((s, seats[s.index()]?)));
    let mut penalties = Vec::new();
    for (seat, entry) in slots() {
        penalties
            .extend(view.off(entry, Unit::GamePoints).map(|(.., points)| (seat, Penalty::Points(points))));
        penalties.extend(view.annulled(entry).map(|_| (seat, Penalty::Annulled)));
    }
    let session = SessionSheet { players, deals, penalties, substitutions };
    let result = session_result(rules, &session);
    let line = |(seat, entry): (Seat, EntryId)| {
        let own = result.replaced.iter().find(|r| r.seat == seat);
        let mut parts = Vec::new();
        let played: i32 = session.deals.iter().map(|d| d[seat.index()]).sum();
        parts.push(Part::points(PartKind::GamePoints, played, rules.cite(rules::sichuan::Topic::Counted)));
        let points = match own {
            Some(own) => {
                parts.push(Part::fact(PartKind::OthersAsUsual, own.others_basis));
                parts.push(Part::points(PartKind::OwnDeals, own.points, own.basis));
                own.points
            }
            None => result.points[seat.index()],
        };
        if view.penalties(entry).iter().any(|(_, p)| matches!(p.sanction, Sanction::Off(_, Unit::GamePoints)))
        {
            view.adjust(entry, Unit::GamePoints, &mut parts);
            parts.push(Part::fact(PartKind::Penalties, result.penalties_basis));
        }
        if let Some((_, penalty)) = view.annulled(entry) {
            let basis = penalty.basis.unwrap_or(Penalty::kind_basis(rules));
            parts.push(Part::fact(PartKind::Annulled, basis));
        }
        parts.push(Part::fact(PartKind::Place, result.places_basis));
        parts.push(Part::fact(PartKind::Won, result.won_basis));
        let won = if result.won.contains(seat) { Won::Yes } else { Won::No };
        let first = result.places[seat.index()];
        let equal = players.seats().filter(|s| result.places[s.index()] == first).count() as u8;
        let place = Some(PlaceRange { first, last: first + equal - 1 });
        Line { entry, seat, score: Score::Sichuan { points, place, won }, parts }
    };
    slots().map(line).collect()
}

/// The deals of a session and the substitutes' part in them. Totals become one deal of the players themselves and one
/// of the substitutes.
fn deals(
    view: &View<'_>,
    rules: &SichuanRules,
    seats: &Seats,
    players: Players,
    sheet: &Sheet,
) -> Option<(Vec<[i32; 4]>, Vec<Substitution>)> {
    let own_only = view.law.hall.substitute.result.value == ReplacedResult::OwnDealsOnly;
    let from = |seat: Seat| {
        let entry = seats[seat.index()].filter(|_| own_only)?;
        // Who did not come and has no substitute has played no deal either.
        let missing = view.is_empty(entry).then_some(1);
        view.put(entry).map(|put| put.from_deal.max(1)).or(missing)
    };
    match sheet {
        Sheet::Deals(Deals::Sichuan(deals)) | Sheet::Game(_, Deals::Sichuan(deals)) => {
            let deals = fold::sichuan(rules, players, deals).0;
            let substitutions = players
                .seats()
                .filter_map(|seat| {
                    let first = usize::from(from(seat)? - 1);
                    Some(Substitution { seat, deals: (first..deals.len().max(first)).collect() })
                })
                .collect();
            Some((deals, substitutions))
        }
        Sheet::Totals(Totals::Sichuan { points, own }) => {
            let mut first = *points;
            let mut substitutions = Vec::new();
            for seat in players.seats() {
                let Some(from) = from(seat) else { continue };
                let i = seat.index();
                first[i] = own[i].unwrap_or(0);
                // From the first deal on, or a part that nobody wrote down: nothing of it is his.
                let deals = if from == 1 { vec![0, 1] } else { vec![1] };
                substitutions.push(Substitution { seat, deals });
            }
            let second = std::array::from_fn(|i| points[i] - first[i]);
            Some((vec![first, second], substitutions))
        }
        _ => None,
    }
}
