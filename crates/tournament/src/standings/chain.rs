//! The chain of a law: its criteria in order, for which places they count, and what comes after them.
use crate::setup::Law;
use rules::clause::{Answer, Basis};
use rules::hall::{ChainFor, Criterion, HallTopic, LastResort};
use rules::regulation::TableRules;
use rules::riichi::{CHOMBO_DEDUCTION, ChomboCost};

/// What decides between players who are equal in all criteria.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resort {
    /// As the law says.
    Law(LastResort),
    /// The order after the rounds, in a final.
    RoundsOrder,
}

/// What orders the players, taken from the law once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    /// The criteria, the main one first.
    pub criteria: Vec<Answer<Criterion>>,
    /// For which places the criteria after the first count.
    pub chain_for: Answer<ChainFor>,
    /// How many places have a prize.
    pub prize_places: Answer<u16>,
    /// What comes after the criteria.
    pub resort: Answer<Resort>,
    /// Where it stands that equal players take the upper place of their group.
    pub upper_place: Basis,
    /// Where it stands that earlier places are looked at one after another.
    pub further_back: Basis,
    /// Where it stands how the spread of places is measured.
    pub place_spread: Basis,
    /// Where it stands how the spread of points is measured.
    pub point_spread: Basis,
    /// What a chombo takes off the table points after the game.
    pub chombo: i32,
}

impl Chain {
    /// The chain of the rounds of an event.
    pub fn of(law: &Law, prize_places: u16) -> Self {
        let hall = &law.hall;
        let resort = hall.ties.last_resort;
        Self {
            criteria: hall.chain().collect(),
            chain_for: hall.ties.chain,
            prize_places: Answer { value: prize_places, basis: hall.ties.prize_places.basis },
            resort: Answer { value: Resort::Law(resort.value), basis: resort.basis },
            upper_place: hall.cite(HallTopic::UpperPlace),
            further_back: hall.cite(HallTopic::FurtherBack),
            place_spread: hall.cite(HallTopic::SpreadOfPlaces),
            point_spread: hall.cite(HallTopic::SpreadOfPoints),
            chombo: chombo(&law.table),
        }
    }

    /// The chain of the final: its own criteria, then the order after the rounds.
    pub fn of_final(law: &Law, prize_places: u16) -> Self {
        let standings = law.hall.standings;
        let criteria = [standings.final_first, standings.final_second];
        Self {
            criteria: criteria.into_iter().filter(|c| c.value != Criterion::None).collect(),
            chain_for: Answer { value: ChainFor::AllPlaces, basis: standings.final_first.basis },
            resort: Answer { value: Resort::RoundsOrder, basis: standings.final_second.basis },
            ..Self::of(law, prize_places)
        }
    }

    /// Where it stands how a criterion is measured, if that is said apart from the criterion itself.
    pub const fn measured(&self, criterion: Criterion) -> Option<Basis> {
        match criterion {
            Criterion::PlaceSpread => Some(self.place_spread),
            Criterion::PointSpread => Some(self.point_spread),
            _ => None,
        }
    }
}

/// What a chombo takes off after the game; nothing where it was paid at the table.
fn chombo(table: &TableRules) -> i32 {
    match table {
        TableRules::Riichi(rules) if rules.result.chombo.value == ChomboCost::AfterUma => CHOMBO_DEDUCTION,
        TableRules::Riichi(_) | TableRules::Sichuan(_) | TableRules::Classical(_) => 0,
    }
}
