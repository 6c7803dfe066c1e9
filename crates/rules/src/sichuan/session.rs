//! The result of a session: the deals of a table, penalties, substitutes, places, who has won it.
use super::penalty::Penalty;
use super::rules::SichuanRules;
use super::setup::Players;
use super::topic::Topic;
use crate::clause::{Answer, Basis};
use crate::seat::{Seat, SeatSet};

/// A seat's deals in which a substitute played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Substitution {
    /// The seat of the replaced player.
    pub seat: Seat,
    /// The deals of the substitute, counted from 0.
    pub deals: Vec<usize>,
}

/// What a table has played in a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionSheet {
    /// How many play.
    pub players: Players,
    /// What each seat gained or lost in each deal.
    pub deals: Vec<[i32; 4]>,
    /// Penalties of the players, by seat.
    pub penalties: Vec<(Seat, Penalty)>,
    /// Players who were replaced.
    pub substitutions: Vec<Substitution>,
}

/// The result of a replaced player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnResult {
    /// Whose.
    pub seat: Seat,
    /// His game points: only the deals that he played himself.
    pub points: i32,
    /// The clause.
    pub basis: Basis,
    /// The clause by which the others are measured against the whole seat.
    pub others_basis: Basis,
}

/// The result of a session at one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionResult {
    /// Game points of each seat, penalties taken off, whoever sat there.
    pub points: [i32; 4],
    /// The clause by which penalties are taken off.
    pub penalties_basis: Basis,
    /// The place of each seat, 1 for the most points; 0 for an empty seat.
    pub places: [u8; 4],
    /// The clause of shared places.
    pub places_basis: Basis,
    /// Who has won the session.
    pub won: SeatSet,
    /// The clause of a won session.
    pub won_basis: Basis,
    /// Game points of players who were replaced.
    pub replaced: Vec<OwnResult>,
}

/// Adds up a session.
pub fn session_result(rules: &SichuanRules, sheet: &SessionSheet) -> SessionResult {
    let penalty = |seat: Seat| -> i32 {
        sheet.penalties.iter().filter(|(s, _)| *s == seat).map(|(_, penalty)| penalty.points()).sum()
    };
    let annulled = |seat: Seat| sheet.penalties.contains(&(seat, Penalty::Annulled));
    let mut points = [0; 4];
    for seat in sheet.players.seats().filter(|s| !annulled(*s)) {
        points[seat.index()] = sheet.deals.iter().map(|d| d[seat.index()]).sum::<i32>() - penalty(seat);
    }
    let replaced: Vec<OwnResult> = sheet
        .substitutions
        .iter()
        .map(|s| {
            let own = own_points(rules, sheet, s);
            let points = if annulled(s.seat) { 0 } else { own.value - penalty(s.seat) };
            let others_basis = rules.cite(Topic::OthersUnchanged);
            OwnResult { seat: s.seat, points, basis: own.basis, others_basis }
        })
        .collect();
    let mut places = [0; 4];
    for seat in sheet.players.seats() {
        let ahead = sheet.players.seats().filter(|s| points[s.index()] > points[seat.index()]).count();
        places[seat.index()] = ahead as u8 + 1;
    }
    let own = |seat: Seat| {
        let of_replaced = replaced.iter().find(|r| r.seat == seat).map(|r| r.points);
        of_replaced.unwrap_or(points[seat.index()])
    };
    let won = sheet
        .players
        .seats()
        .filter(|seat| sheet.players.seats().all(|s| s == *seat || own(*seat) > points[s.index()]))
        .collect();
    let won_topic = if replaced.is_empty() { Topic::WonSession } else { Topic::WonWithSubstitute };
    SessionResult {
        points,
        penalties_basis: rules.cite(Topic::PenaltyInResult),
        places,
        places_basis: rules.cite(Topic::SharedPlace),
        won,
        won_basis: rules.cite(won_topic),
        replaced,
    }
}

/// The points of the deals that a replaced player has played himself.
fn own_points(rules: &SichuanRules, sheet: &SessionSheet, substitution: &Substitution) -> Answer<i32> {
    let mut own = sheet.deals.iter().enumerate().filter(|(i, _)| !substitution.deals.contains(i)).peekable();
    if own.peek().is_none() {
        return Answer { value: 0, basis: rules.cite(Topic::NoOwnDeal) };
    }
    let value = own.map(|(_, deltas)| deltas[substitution.seat.index()]).sum();
    Answer { value, basis: rules.cite(Topic::SubstituteDeals) }
}
