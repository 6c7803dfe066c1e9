//! All papers, once: id, whom they are for, what they are about. Routes, the command line and tests are loops over this list.
use rules::hall::{EventKind, FirstSeats, LaterSeats};
use rules::regulation::TableRules;
use tournament::setup::Law;

macro_rules! kinds {
    ($( $(#[$doc:meta])* $name:ident = $id:literal, $of:ident, $about:ident; )*) => {
        /// A paper.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Kind { $( $(#[$doc])* $name, )* }

        impl Kind {
            /// Every paper, in the order of an event.
            pub const ALL: &'static [Self] = &[$( Self::$name, )*];
            const ROWS: &'static [(&'static str, Of, About)] = &[$( ($id, Of::$of, About::$about), )*];
        }
    };
}

kinds! {
    /// The regulation of the event: its answers with their clauses, then the clauses in our words.
    Regulation = "regulation", Every, Event;
    /// What hands and deals are worth, for the table.
    Reference = "reference", Every, Event;
    /// The programme of the day.
    Programme = "programme", InRounds, Event;
    /// Judges and substitutes.
    Judges = "judges", Every, Event;
    /// The list of players to tick off.
    CheckIn = "check-in", Every, Event;
    /// Lot numbers.
    Lots = "lots", InRounds, Event;
    /// All rounds that are seated: where each player sits in each of them.
    Plan = "plan", InRounds, Event;
    /// Who sits where, by name.
    SeatingByName = "seating-by-name", InRounds, Round;
    /// Who sits where, by table.
    SeatingByTable = "seating-by-table", Every, Round;
    /// Everybody's own rounds, to cut out.
    Schedules = "schedules", InRounds, Event;
    /// A number for each table.
    TableCards = "table-cards", Every, Event;
    /// The four winds, to be drawn at each table.
    WindCards = "wind-cards", DrawnWinds, Event;
    /// Numbers of the declarations of Hu.
    HuCards = "hu-cards", Sichuan, Event;
    /// Suits, to show which one is missing.
    SuitCards = "suit-cards", Sichuan, Event;
    /// Protocols of a round with names and seats.
    Protocols = "protocols", Every, Round;
    /// Protocols without names, for an hour without electricity.
    BlankProtocols = "blank-protocols", Every, Event;
    /// Codes that phones read.
    QrSheet = "qr-sheet", Every, Event;
    /// Penalties that were given.
    Penalties = "penalties", Every, Event;
    /// The standings.
    Standings = "standings", Every, Event;
    /// Diplomas of prize winners.
    Diplomas = "diplomas", Prizes, Event;
}

/// Which events have a paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Of {
    /// All.
    Every,
    /// Those played in rounds, not game by game.
    InRounds,
    /// Those where winds are drawn at a table.
    DrawnWinds,
    /// Those of the Sichuan family.
    Sichuan,
    /// Those that end with prizes.
    Prizes,
}

/// What a paper is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum About {
    /// The event.
    Event,
    /// A round of it.
    Round,
}

impl Kind {
    const fn row(self) -> (&'static str, Of, About) {
        Self::ROWS[self as usize]
    }

    /// The id in addresses and on the command line.
    pub const fn id(self) -> &'static str {
        self.row().0
    }

    /// The paper with this id.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.id() == id)
    }

    /// What it is about.
    pub const fn about(self) -> About {
        self.row().2
    }

    /// Whether an event of this law has it.
    pub fn is_of(self, law: &Law) -> bool {
        let course = &law.hall.course;
        match self.row().1 {
            Of::Every => true,
            Of::InRounds => course.kind.value != EventKind::Ladder,
            Of::DrawnWinds => {
                let seating = &law.hall.seating;
                seating.first_seats.value == FirstSeats::WindTiles
                    || seating.later_seats.value == LaterSeats::WindTiles
            }
            Of::Sichuan => matches!(law.table, TableRules::Sichuan(_)),
            Of::Prizes => law.hall.ties.prize_places.value.get() > 0,
        }
    }
}

/// The papers of an event of this law, in order.
pub fn papers(law: &Law) -> impl Iterator<Item = Kind> + '_ {
    Kind::ALL.iter().copied().filter(|kind| kind.is_of(law))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_lead_back() {
        for kind in Kind::ALL {
            assert_eq!(Kind::of_id(kind.id()), Some(*kind));
        }
        assert_eq!(Kind::of_id("money"), None);
    }
}
