//! Whole events played by seed through the public commands, as people play them: registration to closing, with late
//! players, dropouts, conflicts, corrections, fines, things taken back and commands that are refused on purpose.
//!
//! A command that the simulation holds for lawful and that is refused is a fault of one of the two; it stops the event
//! and is handed out. The log of an event that came to its end is the test of everything that reads logs.
mod club;
mod desk;
mod end;
mod fines;
mod gaps;
mod late;
mod open;
mod people;
mod report;
mod roster;
mod round;
mod sheets;

pub use desk::{Stopped, Why};

use crate::event::Entry;
use crate::lots::Lots;
use crate::protocol::{Deals, Source};
use crate::setup::Law;
use desk::{Desk, Done};
use rules::hall::EventKind;

/// Where games come from that were played on a screen or read from a log.
pub trait Games {
    /// A game for a table of this law, or nothing if there is none. Deals that do not fit the law are left out, and
    /// what is missing is made up.
    fn game(&self, law: &Law, lots: &mut Lots) -> Option<(Source, Deals)>;
}

/// No games but those that the simulation makes up itself.
#[derive(Clone, Copy, Debug)]
pub struct MadeUp;

impl Games for MadeUp {
    fn game(&self, _: &Law, _: &mut Lots) -> Option<(Source, Deals)> {
        None
    }
}

/// An event of this law with about so many players, from its opening to its closing. The same seed gives the same log.
pub fn event(law: &Law, players: u16, seed: u64, games: &dyn Games) -> Result<Vec<Entry>, Box<Stopped>> {
    let mut desk = open::open(law, players, seed, games)?;
    desk.people(players)?;
    match law.hall.course.kind.value {
        EventKind::Tournament => desk.tournament()?,
        EventKind::Ladder => desk.ladder()?,
        // A season is played in rounds, or game by game.
        EventKind::League if desk.event.setup.rounds().is_some() => desk.tournament()?,
        EventKind::League => desk.season()?,
    }
    desk.close()?;
    Ok(desk.event.log().to_vec())
}

impl Desk<'_> {
    /// All rounds, and the final.
    fn tournament(&mut self) -> Done {
        self.draw()?;
        let rounds = self.event.setup.rounds().unwrap_or(1);
        for round in 1..=u32::from(rounds) {
            self.round(crate::id::RoundNo(round))?;
        }
        self.play_final()
    }
}
