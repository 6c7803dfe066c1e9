//! An event that takes in one hanchan after another: a game begins, its result is entered and confirmed.
use super::super::time;
use formats::event_log::command_id;
use formats::protocol::of_game;
use formats::record::Game;
use rules::regulation::TableRules;
use std::collections::HashMap;
use tournament::club::{self, Rated};
use tournament::people::{self, Override, Part, Profile};
use tournament::protocol::{self, Sheet, Totals};
use tournament::setup::{self, Choices, Law, Settings};
use tournament::{
    Actor, Command, Date, Entry, EntryId, Moment, Order, Outcome, Refused, Role, RoundNo, TableId, TableNo,
    Tournament, Version, round,
};

/// A day where the machine's clock is before the calendar.
pub(super) const EPOCH: Date = match Date::new(1970, 1, 1) {
    Some(date) => date,
    None => panic!("the calendar has it"),
};

/// How the result of a game was taken in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum By {
    /// Deal by deal.
    Deals,
    /// By the points at the end.
    Totals,
}

/// Why a game is not taken in.
#[derive(Debug)]
pub(super) enum NoGame {
    /// Its end is missing.
    NoEnd,
    /// Two players have one name, or one has none: nobody knows whose result it is.
    SameName,
    /// The law refuses it.
    Refused(Refused),
}

impl From<Refused> for NoGame {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

/// A league or a ladder that grows.
pub(super) struct League {
    pub(super) event: Tournament,
    pub(super) games: usize,
    players: HashMap<String, EntryId>,
    at: Moment,
}

impl League {
    /// An event of these days.
    pub(super) fn open(law: Law, name: String, (first_day, last_day): (Date, Date)) -> Result<Self, Refused> {
        let settings = Settings {
            name,
            place: String::new(),
            zone: "UTC".to_owned(),
            first_day,
            last_day,
            choices: Choices::NONE,
        };
        let midnight = format!("{first_day} 00:00");
        let at = time::moment(&midnight, &time::zone("UTC"), Moment(0)).unwrap_or(Moment(0));
        let opening = Command::Setup(setup::Command::Open(Box::new((law, settings))));
        let (event, _) = Tournament::open(&order(0, at, opening))?;
        Ok(Self { event, games: 0, players: HashMap::new(), at })
    }

    /// Its log.
    pub(super) fn entries(&self) -> &[Entry] {
        self.event.log()
    }

    /// How many play in it.
    pub(super) fn players(&self) -> usize {
        self.event.people.slots.len()
    }

    /// Takes a game in. What is refused leaves no game behind.
    pub(super) fn take(&mut self, game: &Game, day: Date) -> Result<By, NoGame> {
        let names: Vec<String> = game.players.iter().map(identity).collect();
        if (0..4).any(|i| names[i].is_empty() || names[..i].contains(&names[i])) {
            return Err(NoGame::SameName);
        }
        let sheets = sheets(game, &self.event.setup.law);
        if sheets.is_empty() {
            return Err(NoGame::NoEnd);
        }
        let mut why = NoGame::NoEnd;
        for (by, sheet) in sheets {
            let before = (self.event.log().len(), self.players.len());
            match self.played(game, &names, day, sheet) {
                Ok(()) => {
                    self.games += 1;
                    return Ok(by);
                }
                Err(refused) => {
                    self.back_to(before);
                    why = refused.into();
                }
            }
        }
        Err(why)
    }

    /// Plays a game: its players sit down, the result is entered and confirmed.
    fn played(&mut self, game: &Game, names: &[String], day: Date, sheet: Sheet) -> Result<(), Refused> {
        let mut seats = [None; 4];
        for ((seat, player), key) in seats.iter_mut().zip(&game.players).zip(names) {
            *seat = Some(self.player(key, &player.name)?);
        }
        self.give(Command::Club(club::Command::StartGame { day, seats, rated: Rated::Yes }))?;
        let round = RoundNo::of_index(self.event.seats.rounds.len() - 1);
        let at = TableId { round, table: TableNo(1) };
        let (sheet, reason) = (Box::new(sheet), String::new());
        self.give(Command::Protocol(protocol::Command::Enter { at, sheet, seen: None, reason }))?;
        let confirm = protocol::Command::Confirm { at, version: Version(1), seat: None };
        self.give(Command::Protocol(confirm))?;
        self.give(Command::Round(round::Command::Confirm { round }))
    }

    /// As it was before a game that was not taken in: its log is told again without the last lines.
    fn back_to(&mut self, (lines, players): (usize, usize)) {
        if let Some(event) = Tournament::replay(self.event.log()[..lines].iter().cloned()) {
            self.event = event;
            self.players.retain(|_, entry| entry.index() < players);
        }
    }

    fn player(&mut self, key: &str, name: &str) -> Result<EntryId, Refused> {
        if let Some(entry) = self.players.get(key) {
            return Ok(*entry);
        }
        let profile = Box::new(Profile { name: name.to_owned(), ..Profile::default() });
        // Who has played has been let in: gates are passed with that as the reason.
        let over = Some(Override { reason: "log".to_owned() });
        self.give(Command::People(people::Command::Register { profile, part: Part::Player, over }))?;
        let entry = EntryId::of_index(self.event.people.slots.len() - 1);
        self.players.insert(key.to_owned(), entry);
        Ok(entry)
    }

    fn give(&mut self, command: Command) -> Result<(), Refused> {
        self.at = Moment(self.at.0 + 1000);
        let order = order(self.event.log().len(), self.at, command);
        match self.event.handle(&order)? {
            Outcome::Done(_) | Outcome::Before(_) => Ok(()),
        }
    }
}

fn order(nth: usize, at: Moment, command: Command) -> Order {
    Order { id: command_id("", "import-logs", nth), by: Actor::of(Role::Owner), at, command }
}

/// Who a player is: the account where the log has one, for names may be alike there; the name otherwise.
fn identity(player: &formats::record::Player) -> String {
    match player.account {
        Some(account) => format!("#{account}"),
        None => player.name.trim().to_owned(),
    }
}

/// The results of a game, the fuller one first.
fn sheets(game: &Game, law: &Law) -> Vec<(By, Sheet)> {
    let mut sheets = Vec::new();
    let Some(end) = &game.end else { return sheets };
    if let Ok((source, deals)) = of_game(game) {
        sheets.push((By::Deals, Sheet::Game(source, deals)));
    }
    let TableRules::Riichi(rules) = &law.table else { return sheets };
    // Points of a log have the left sticks given away; where they are not, the rest lies on the table.
    let start: i64 = 4 * i64::from(rules.game.start_points.value.get());
    let sum: i64 = end.scores.iter().map(|points| i64::from(*points)).sum();
    let bets = u16::try_from((start - sum) / 1000).unwrap_or(0);
    sheets.push((By::Totals, Sheet::Totals(Totals::Riichi { points: end.scores, bets, chombos: [0; 4] })));
    sheets
}

/// The day of a game, where the id of its log or its file begins with one: `2009060321gm-…`.
pub(super) fn day_of(name: &str, game: &Game) -> Option<Date> {
    let in_name = name.rsplit(['/', '\\', ' ']).next();
    game.id.as_deref().into_iter().chain(in_name).find_map(|text| {
        let digits = text.get(..8).filter(|digits| digits.bytes().all(|b| b.is_ascii_digit()))?;
        let number = |range: std::ops::Range<usize>| digits[range].parse::<u16>().ok();
        let (year, month, day) = (number(0..4)?, number(4..6)?, number(6..8)?);
        let date = Date::new(year.cast_signed(), u8::try_from(month).ok()?, u8::try_from(day).ok()?)?;
        (1990..=2100).contains(&date.year()).then_some(date)
    })
}
