//! Who is listed in the ladder, and what a season has brought.
use super::formula::Rating;
use super::ladder::Ladder;
use crate::id::EntryId;
use crate::setup::Law;
use crate::time::Date;
use rules::clause::Answer;
use rules::hall::HallTopic;
use std::collections::BTreeMap;

/// Whether somebody is in the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Listed {
    /// He is.
    Yes,
    /// He has played so many rated games, and needs more.
    TooFew(u32),
    /// He has not played since the beginning of this year.
    NotSince(i32),
}

/// What a season has brought a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeasonLine {
    /// Whose.
    pub entry: EntryId,
    /// Rated games in it.
    pub games: u32,
    /// The rating before the first of them.
    pub before: Rating,
    /// The rating after the last.
    pub after: Rating,
    /// How often he was first, second, third and last; a shared place is counted as its best.
    pub places: [u32; 4],
}

impl Ladder {
    /// Whether somebody is listed on a day.
    pub fn listed(&self, law: &Law, entry: EntryId, day: Date) -> Answer<Listed> {
        let ladder = &law.hall.ladder;
        let played = || self.of_days(entry).filter(|(then, ..)| *then <= day);
        let games = played().count();
        let enough = games as i64 >= i64::from(ladder.listed_games.value.get());
        let first_year = i32::from(day.year()) - ladder.listed_years.value.get();
        let lately = played().any(|(then, ..)| i32::from(then.year()) >= first_year);
        let value = match (enough, lately) {
            (true, true) => Listed::Yes,
            (false, _) => Listed::TooFew(games as u32),
            (true, false) => Listed::NotSince(first_year),
        };
        Answer { value, basis: ladder.listed_games.basis }
    }

    /// Rated games of a slot in a season.
    pub fn season_games(&self, entry: EntryId, of: i16) -> u32 {
        self.of_days(entry).filter(|(day, ..)| season(*day) == of).count() as u32
    }

    /// What a season has brought, by slot, with the clause that says what a season is.
    pub fn season(&self, law: &Law, of: i16) -> Answer<Vec<SeasonLine>> {
        let mut lines: BTreeMap<EntryId, SeasonLine> = BTreeMap::new();
        for line in self.games.iter().filter(|game| season(game.day) == of).flat_map(|game| &game.lines) {
            let season = lines.entry(line.entry).or_insert(SeasonLine {
                entry: line.entry,
                games: 0,
                before: line.before.value,
                after: line.after.value,
                places: [0; 4],
            });
            season.games += 1;
            season.after = line.after.value;
            season.places[usize::from(line.place.first.clamp(1, 4)) - 1] += 1;
        }
        Answer { value: lines.into_values().collect(), basis: law.hall.cite(HallTopic::Season) }
    }
}

/// The season of a day: its calendar year.
pub const fn season(day: Date) -> i16 {
    day.year()
}
