//! The ladder: every game of the log in the order of its days, which of them are rated, and what each has changed. It is
//! worked out anew from the log, so that a correction of an old game moves everything after it.
use super::formula::{Change, Rating, Standing, changes};
use crate::club::Rated;
use crate::id::{EntryId, RoundNo, TableId, TableNo};
use crate::protocol::{self, Progress, Score};
use crate::setup::Law;
use crate::time::Date;
use crate::tournament::Tournament;
use rules::clause::{Answer, Basis};
use rules::frame::PlaceRange;
use rules::hall::{HallRules, HallTopic, RatedGames, RatingKind};
use std::collections::HashMap;

/// A line of a rated game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Whose.
    pub entry: EntryId,
    /// The place.
    pub place: PlaceRange,
    /// The rating before, and where a first rating comes from.
    pub before: Answer<Rating>,
    /// Rated games before.
    pub games: u32,
    /// The change.
    pub change: Change,
    /// The rating after.
    pub after: Answer<Rating>,
}

/// A rated game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatedGame {
    /// Where it stands in the log.
    pub at: TableId,
    /// The day.
    pub day: Date,
    /// Its lines by seat.
    pub lines: [Line; 4],
}

/// Why a game is not rated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unrated {
    /// All agreed so before it began.
    Agreed,
    /// It is of one wind round.
    OneRound,
    /// It was not played at an official meeting.
    NotOfficial,
    /// It does not count.
    Void,
    /// It was not of four.
    NotFour,
}

/// The ladder after all its games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ladder {
    /// Where the law keeps a rating.
    pub kind: Basis,
    /// The rating of somebody who has not played.
    pub start: Answer<Rating>,
    /// Rated games by day, then as they stand in the log.
    pub games: Vec<RatedGame>,
    /// Games that are not rated, and by which clause.
    pub unrated: Vec<(TableId, Answer<Unrated>)>,
}

/// A game as the ladder takes it in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Where it stands in the log.
    pub at: TableId,
    /// The day.
    pub day: Date,
    /// Whether it is rated.
    pub rated: Rated,
    /// Whose places they are, by seat.
    pub places: Vec<(EntryId, PlaceRange)>,
}

/// The ladder of an event; nothing where its law keeps none.
pub fn ladder(tournament: &Tournament) -> Option<Ladder> {
    let law = &tournament.setup.law;
    if law.hall.rating.kind.value == RatingKind::None {
        return None;
    }
    let mut void = Vec::new();
    let mut games = Vec::new();
    let days: HashMap<RoundNo, (Date, Rated)> =
        tournament.club.games.iter().map(|game| (game.round, (game.day, game.rated))).collect();
    for (i, seated) in tournament.seats.rounds.iter().enumerate() {
        let round = RoundNo::of_index(i);
        let (day, rated) =
            days.get(&round).copied().unwrap_or((tournament.setup.settings.first_day, Rated::Yes));
        for table in (0..seated.tables.len()).map(TableNo::of_index) {
            let at = TableId { round, table };
            let course = tournament.round.course(round);
            if course.is_some_and(|c| c.void.iter().any(|(t, _)| *t == table)) {
                void.push((at, Answer { value: Unrated::Void, basis: law.hall.cite(HallTopic::VoidGame) }));
            } else if let Some(places) = places(tournament, at) {
                games.push(Played { at, day, rated, places });
            }
        }
    }
    let mut ladder = fold(law, games);
    ladder.unrated.extend(void);
    ladder.unrated.sort_by_key(|(at, _)| *at);
    Some(ladder)
}

/// The places of a confirmed game of this family.
fn places(tournament: &Tournament, at: TableId) -> Option<Vec<(EntryId, PlaceRange)>> {
    let protocol = tournament.protocol.get(at)?;
    if !matches!(protocol.progress, Progress::Confirmed(_)) {
        return None;
    }
    let result = protocol::result(tournament, at)?;
    let place = |score| match score {
        Score::Riichi { place, .. } => Some(place),
        Score::Sichuan { place, .. } => place,
        Score::Classical { .. } => None,
    };
    result.lines.iter().map(|line| Some((line.entry, place(line.score)?))).collect()
}

/// Takes games in, by day and then by their place in the log.
pub fn fold(law: &Law, mut games: Vec<Played>) -> Ladder {
    let hall = &law.hall;
    games.sort_by_key(|game| (game.day, game.at));
    let start =
        Answer { value: Rating::whole(hall.rating.start.value.get()), basis: hall.rating.start.basis };
    let mut ladder = Ladder { kind: hall.rating.kind.basis, start, games: Vec::new(), unrated: Vec::new() };
    let mut now: HashMap<EntryId, (Answer<Rating>, u32)> = HashMap::new();
    for game in games {
        let four = match is_rated(hall, &game) {
            Ok(four) => four,
            Err(why) => {
                ladder.unrated.push((game.at, why));
                continue;
            }
        };
        let before = four.map(|(entry, _)| now.get(&entry).copied().unwrap_or((start, 0)));
        let standing =
            |i: usize| Standing { rating: before[i].0.value, games: before[i].1, place: four[i].1 };
        let changed = changes(hall, std::array::from_fn(standing));
        let lines = std::array::from_fn(|i| Line {
            entry: four[i].0,
            place: four[i].1,
            before: before[i].0,
            games: before[i].1,
            change: changed[i],
            after: changed[i].after,
        });
        for line in &lines {
            now.insert(line.entry, (line.after, line.games + 1));
        }
        ladder.games.push(RatedGame { at: game.at, day: game.day, lines });
    }
    ladder
}

/// The four of a rated game, or why it is not rated.
fn is_rated(hall: &HallRules, game: &Played) -> Result<[(EntryId, PlaceRange); 4], Answer<Unrated>> {
    let games = hall.rating.games;
    let four = game
        .places
        .as_slice()
        .try_into()
        .map_err(|_| Answer { value: Unrated::NotFour, basis: games.basis })?;
    match unrated(hall, game.rated) {
        Ok(_) => Ok(four),
        Err(why) => Err(why),
    }
}

/// By which clause a game of four is rated, or why it is not.
pub(crate) fn unrated(hall: &HallRules, rated: Rated) -> Result<Basis, Answer<Unrated>> {
    let games = hall.rating.games;
    let (value, basis) = match (games.value, rated) {
        (RatedGames::All, _) | (RatedGames::OfficialExceptAgreed, Rated::Yes) => return Ok(games.basis),
        (_, Rated::Agreed) => (Unrated::Agreed, hall.cite(HallTopic::UnratedByAgreement)),
        (_, Rated::OneRound) => (Unrated::OneRound, games.basis),
        (_, Rated::NotOfficial) => (Unrated::NotOfficial, hall.cite(HallTopic::OfficialMeetings)),
    };
    Err(Answer { value, basis })
}

impl Ladder {
    /// The rated games of a slot in order: the round and its line.
    pub fn of(&self, entry: EntryId) -> impl Iterator<Item = (RoundNo, &Line)> {
        self.of_days(entry).map(|(_, at, line)| (at.round, line))
    }

    /// The same with the day.
    pub fn of_days(&self, entry: EntryId) -> impl Iterator<Item = (Date, TableId, &Line)> {
        self.games.iter().filter_map(move |game| {
            game.lines.iter().find(|line| line.entry == entry).map(|line| (game.day, game.at, line))
        })
    }

    /// The rating of a slot now.
    pub fn rating(&self, entry: EntryId) -> Answer<Rating> {
        self.of(entry).last().map_or(self.start, |(_, line)| line.after)
    }
}
