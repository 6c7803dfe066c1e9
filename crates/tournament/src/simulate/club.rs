//! A ladder over a year and a season of a league: games one by one, several at once, members and guests, games that do
//! not count, substitutes, players who come during the year and who leave.
use super::desk::{Desk, Done, JUDGE, ORGANISER, SCRIBE};
use super::open::day;
use crate::club::{Command as Club, Rated};
use crate::command::Command;
use crate::id::{EntryId, RoundNo, TableId, TableNo};
use crate::people::{Command as People, Part, Told};
use crate::seats::Seats;
use crate::setup;
use crate::time::{Date, Span};
use rules::hall::{Leaving, ReplacementMoment};

/// Games of a year at the ladder.
const YEAR: usize = 200;
/// Games of a season.
const SEASON: usize = 40;

impl Desk<'_> {
    /// A year of a ladder.
    pub(super) fn ladder(&mut self) -> Done {
        let days = days(90);
        self.games(&days, YEAR)
    }

    /// A season of a league, game by game.
    pub(super) fn season(&mut self) -> Done {
        let days = days(20);
        self.games(&days, SEASON)
    }

    fn games(&mut self, days: &[Date], most: usize) -> Done {
        for day in days {
            if self.event.club.games.len() >= most {
                break;
            }
            self.evening(*day)?;
            self.wait(Span::minutes(60 * 24 * 3));
        }
        match self.waits() {
            None => Ok(()),
            Some(waits) => self.stuck(&format!("after the season {waits:?}")),
        }
    }

    /// An evening at the club: some tables at once, one after the other confirmed.
    fn evening(&mut self, day: Date) -> Done {
        if self.chance(15) {
            let profile = self.profile();
            let person = self.register(profile, Part::Player, Some(super::people::over()))?;
            self.give(SCRIBE, Command::People(People::CheckIn { person }))?;
        }
        for _ in 0..=self.below(2) {
            let open = self.sit_down(day)?;
            self.is_alive()?;
            let close = Command::Setup(setup::Command::Close);
            self.is_refused(ORGANISER, close)?;
            let mut open = open;
            self.lots.shuffle(&mut open);
            for round in open {
                self.game(round)?;
            }
        }
        if self.chance(6) {
            self.leaves_the_club()?;
        }
        Ok(())
    }

    /// Tables of those who are there: formed by the program, or sat down as they like.
    fn sit_down(&mut self, day: Date) -> Done<Vec<RoundNo>> {
        let mut here: Vec<EntryId> = self.event.people.active(self.event.seats.next()).collect();
        self.lots.shuffle(&mut here);
        let tables = (1 + self.below(3)).min(here.len() / 4);
        let from = self.event.seats.rounds.len();
        if self.chance(40) {
            let mut present = here;
            present.truncate(4 * tables + self.below(4));
            let seed = self.seed();
            let few = present.iter().copied().take(3).collect();
            let few = Club::AutoTables { day, present: few, seed };
            self.is_refused(SCRIBE, Command::Club(few))?;
            self.give(SCRIBE, Command::Club(Club::AutoTables { day, present, seed }))?;
        } else {
            for four in here.chunks_exact(4).take(tables) {
                self.start(day, std::array::from_fn(|i| Some(four[i])))?;
            }
        }
        Ok((from..self.event.seats.rounds.len()).map(RoundNo::of_index).collect())
    }

    fn start(&mut self, day: Date, seats: Seats) -> Done {
        let rated = match self.below(12) {
            0 => Rated::Agreed,
            1 => Rated::OneRound,
            2 => Rated::NotOfficial,
            _ => Rated::Yes,
        };
        let start = |seats| Command::Club(Club::StartGame { day, seats, rated });
        let three = [seats[0], seats[1], seats[2], None];
        self.is_refused(SCRIBE, start(three))?;
        let own = seats[1].and_then(|e| self.event.people.slot(e)).and_then(crate::people::Slot::now);
        match own {
            Some(person) if self.chance(50) => self.give(Self::person(person), start(seats))?,
            _ => self.give(SCRIBE, start(seats))?,
        }
        self.is_refused(SCRIBE, start(seats))
    }

    /// A game from its signal to its confirmation.
    fn game(&mut self, round: RoundNo) -> Done {
        let at = TableId { round, table: TableNo(1) };
        if self.law().hall.staff.leaving.value == Leaving::NotOnceBegun && self.chance(10) {
            let seats = self.event.seats.seats(at).copied().unwrap_or([None; 4]);
            let person = seats[0].and_then(|e| self.event.people.slot(e)).and_then(crate::people::Slot::now);
            if let Some(person) = person {
                let leave = People::Leave { person, told: Told::Judge };
                self.is_refused(Self::person(person), Command::People(leave))?;
            }
        }
        self.goes_on(round)?;
        self.fines(round)?;
        if self.chance(15) {
            self.comes_in_between_deals(round)?;
        }
        if self.law().hall.substitute.moment.value == ReplacementMoment::AnyMoment && self.chance(4) {
            self.plays_for_nobody(at)?;
        }
        for at in self.tables(round) {
            self.report(at)?;
        }
        self.confirm(round)
    }

    /// Somebody goes, and the game is played to its end with his tiles discarded as drawn.
    fn plays_for_nobody(&mut self, at: TableId) -> Done {
        use crate::substitute::{Command as Substitute, Instead, Until};
        let seats = self.event.seats.seats(at).copied().unwrap_or([None; 4]);
        let Some(entry) = seats[2] else { return Ok(()) };
        if self.event.substitute.of(at.round, entry).next().is_some() {
            return Ok(());
        }
        let put = Substitute::Put {
            round: at.round,
            entry,
            by: None,
            from_deal: 3,
            moment: Instead::InDeal,
            until: Until::RoundEnd,
            over: None,
        };
        self.give(JUDGE, Command::Substitute(put))
    }

    fn leaves_the_club(&mut self) -> Done {
        let active: Vec<EntryId> = self.event.people.active(self.event.seats.next()).collect();
        if active.len() <= 12 {
            return Ok(());
        }
        let Some(entry) = self.pick(&active) else { return Ok(()) };
        let Some(person) = self.event.people.slot(entry).and_then(crate::people::Slot::now) else {
            return Ok(());
        };
        self.give(Self::person(person), Command::People(People::Leave { person, told: Told::Judge }))
    }
}

/// So many days from April on, some of them in the year after.
fn days(count: u16) -> Vec<Date> {
    let first = day(2026, 4, 1);
    (0..count)
        .map(|i| first.months_later(i / 6))
        .zip(0..count)
        .map(|(month, i)| Date::new(month.year(), month.month(), 1 + (i % 6) as u8 * 4).unwrap_or(month))
        .collect()
}
