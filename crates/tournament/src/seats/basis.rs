//! The clauses behind what happens to the seating, and how the seats of a round are found.
use super::field::{Scheduled, is_schedule};
use super::{Event, Origin, RoundKind};
use crate::id::RoundNo;
use crate::setup::Law;
use crate::tournament::Tournament;
use rules::clause::{Answer, Basis, Decision, DecisionList};
use rules::hall::{FirstSeats, HallTopic, LaterSeats, SeatingSystem};

/// What close results without repeats means.
const PROGRAMME: Basis = Basis::Decision(Decision::of(DecisionList::Hall, 39));
/// How a fixed schedule is made.
const SCHEDULE: Basis = Basis::Decision(Decision::of(DecisionList::Hall, 40));
/// How many substitutes come in when tables are closed up.
const USEFUL: Basis = Basis::Decision(Decision::of(DecisionList::Hall, 41));

/// How the seats of a table are found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeatsBy {
    /// In the order announced: East, South, West, North.
    Announced,
    /// Two dice are thrown: the highest is East.
    Dice,
    /// Wind tiles are drawn.
    WindTiles,
}

/// How the seats of a round are found, and by which clause.
pub fn seats_by(tournament: &Tournament, round: RoundNo) -> Answer<SeatsBy> {
    let seating = &tournament.setup.law.hall.seating;
    let seated = tournament.seats.round(round);
    let first = round == RoundNo(1) || seated.is_some_and(|r| r.kind == RoundKind::Final);
    let (value, basis) = if first {
        let value = match seating.first_seats.value {
            FirstSeats::Dice => SeatsBy::Dice,
            FirstSeats::WindTiles => SeatsBy::WindTiles,
            FirstSeats::Announced => SeatsBy::Announced,
        };
        (value, seating.first_seats.basis)
    } else {
        let value = match seating.later_seats.value {
            LaterSeats::Announced => SeatsBy::Announced,
            LaterSeats::WindTiles => SeatsBy::WindTiles,
        };
        (value, seating.later_seats.basis)
    };
    // Wind tiles are drawn unless the schedule gives the seats.
    let scheduled = seated.is_some_and(|r| is_schedule(r.origin) == Scheduled::Yes);
    if value == SeatsBy::WindTiles && scheduled {
        return Answer { value: SeatsBy::Announced, basis };
    }
    Answer { value, basis }
}

/// The clauses behind the seating of a round that came about so.
pub(super) fn of_origin(law: &Law, origin: Origin) -> Vec<Basis> {
    let hall = &law.hall;
    let seating = &hall.seating;
    match origin {
        Origin::Lots | Origin::Present => vec![seating.first.basis],
        Origin::System(SeatingSystem::Danish, _) => {
            vec![hall.cite(HallTopic::DanishOrder), hall.cite(HallTopic::MeetAgain), seating.clans.basis]
        }
        Origin::System(SeatingSystem::Italian, _) => {
            vec![seating.system.basis, hall.cite(HallTopic::FewRepeats), seating.choice.basis]
        }
        Origin::Loaded => vec![hall.cite(HallTopic::FixedTables)],
        Origin::System(SeatingSystem::Fixed, _) => vec![hall.cite(HallTopic::FixedTables), SCHEDULE],
        Origin::System(SeatingSystem::Programmatic, _) => {
            vec![seating.system.basis, seating.choice.basis, PROGRAMME]
        }
        Origin::System(..) => vec![seating.system.basis, seating.choice.basis],
        Origin::Finalists => vec![seating_final(law), hall.cite(HallTopic::Finalists)],
    }
}

const fn seating_final(law: &Law) -> Basis {
    law.hall.course.final_stage.basis
}

impl Event {
    /// The clauses by which it happened, where the regulation has them.
    pub fn bases(&self, tournament: &Tournament) -> Vec<Basis> {
        let law = &tournament.setup.law;
        match self {
            Self::Drawn { .. } => vec![law.hall.seating.first.basis, law.hall.entry.tables.basis],
            Self::Seated { rounds, .. } => {
                let mut bases: Vec<Basis> = Vec::new();
                for basis in rounds.iter().flat_map(|r| of_origin(law, r.origin)) {
                    if !bases.contains(&basis) {
                        bases.push(basis);
                    }
                }
                bases
            }
            Self::SeatsDrawn { at, .. } => vec![seats_by(tournament, at.round).basis],
            Self::ClosedUp { .. } => {
                vec![law.hall.short.gap.basis, law.hall.cite(HallTopic::ShortIsLast), USEFUL]
            }
            Self::Accepted { .. } => vec![law.hall.seating.clans.basis],
            Self::Noted { .. }
            | Self::Demanded(_)
            | Self::Edited { .. }
            | Self::Published { .. }
            | Self::Withdrawn { .. } => Vec::new(),
        }
    }
}
