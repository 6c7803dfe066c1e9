//! The ladder's rating in whole numbers: every rated game by its day, all four from the ratings before it.
use super::score::Mark;
use super::world::World;
use crate::club::Rated;
use crate::id::{EntryId, RoundNo, TableNo};
use crate::time::Date;
use rules::hall::{RatedGames, RatingKind};
use std::collections::{BTreeMap, BTreeSet};

/// What a ladder comes to.
pub(super) struct Ladder {
    /// By slot the rating in hundredths after each rated game, by round.
    pub(super) after: BTreeMap<EntryId, Vec<(RoundNo, i64)>>,
    /// The rating of each slot that has played, now.
    pub(super) now: BTreeMap<EntryId, i64>,
    /// Slots that are not in the list.
    pub(super) unlisted: BTreeSet<EntryId>,
}

/// A slot with the first and the last of the places it shares.
type Placed = (EntryId, (i64, i64));

struct Game {
    day: Date,
    round: RoundNo,
    table: TableNo,
    four: [Placed; 4],
}

/// The ratings of an event; nothing where none are kept.
pub(super) fn ratings(world: &World) -> Option<Ladder> {
    let law = &world.law.hall;
    if law.rating.kind.value == RatingKind::None {
        return None;
    }
    let mut games: Vec<Game> = world.rounds.keys().flat_map(|round| rated(world, *round)).collect();
    games.sort_by_key(|game| (game.day, game.round, game.table));
    let mut now: BTreeMap<EntryId, (i64, i64)> = BTreeMap::new();
    let mut after: BTreeMap<EntryId, Vec<(RoundNo, i64)>> = BTreeMap::new();
    let mut days: BTreeMap<EntryId, Vec<Date>> = BTreeMap::new();
    let start = i64::from(law.rating.start.value.get()) * 100;
    for game in &games {
        let before = game.four.map(|(entry, _)| now.get(&entry).copied().unwrap_or((start, 0)));
        let sum: i64 = before.iter().map(|(rating, _)| rating).sum();
        for (i, (entry, places)) in game.four.iter().enumerate() {
            let (rating, played) = before[i];
            let new = changed(world, rating, played, *places, sum);
            now.insert(*entry, (new, played + 1));
            after.entry(*entry).or_default().push((game.round, new));
            days.entry(*entry).or_default().push(game.day);
        }
    }
    for list in after.values_mut() {
        list.sort_by_key(|(round, _)| *round);
    }
    let mut unlisted = BTreeSet::new();
    if let Some(last) = games.last().map(|game| game.day) {
        let years = law.ladder.listed_years.value.get();
        for entry in world.slots.keys() {
            let own = days.get(entry).map_or(&[][..], Vec::as_slice);
            let enough = own.len() as i64 >= i64::from(law.ladder.listed_games.value.get());
            let lately = own.iter().any(|day| i32::from(day.year()) >= i32::from(last.year()) - years);
            if !(enough && lately) {
                unlisted.insert(*entry);
            }
        }
    }
    let now = now.into_iter().map(|(entry, (rating, _))| (entry, rating)).collect();
    Some(Ladder { after, now, unlisted })
}

/// The rated games of a round, each with the places of its four.
fn rated(world: &World, round: RoundNo) -> Vec<Game> {
    let first_day = world.settings.first_day;
    let (day, rated) = world.games.get(&round).copied().unwrap_or((first_day, Rated::Yes));
    if world.law.hall.rating.games.value != RatedGames::All && rated != Rated::Yes {
        return Vec::new();
    }
    let mut tables: BTreeMap<TableNo, Vec<Placed>> = BTreeMap::new();
    for line in world.lines(round) {
        if let (Some(table), Mark::Riichi { places, .. }) = (line.table, line.mark) {
            tables.entry(table).or_default().push((line.entry, places));
        }
    }
    let game =
        |(table, four): (TableNo, Vec<_>)| Some(Game { day, round, table, four: four.try_into().ok()? });
    tables.into_iter().filter_map(game).collect()
}

/// A rating after a game, in hundredths.
///
/// new = own + adjustment/1000 × (mean base + (sum − 4 own)/400/spread) × 100, rounded half away from zero.
fn changed(world: &World, own: i64, played: i64, places: (i64, i64), sum: i64) -> i64 {
    let law = &world.law.hall;
    let adjustment = if played >= i64::from(law.rating.steady_games.value.get()) {
        i64::from(law.rating.steady_thousandths.value.get())
    } else {
        1000 - i64::from(law.rating.step_thousandths.value.get()) * played
    };
    let b = &law.rating_base;
    let bases = [b.first, b.second, b.third, b.fourth].map(|base| i128::from(base.value.get()));
    let (first, last) = (places.0.clamp(1, 4) as usize, places.1.clamp(1, 4) as usize);
    let shared: i128 = bases[first - 1..last].iter().sum();
    let players = (last + 1 - first) as i128;
    let spread = i128::from(law.rating.spread.value.get());
    // Over the common denominator 1000 × players × 400 × spread, in points; a hundred times that in hundredths.
    let inner = shared * 400 * spread + i128::from(sum - 4 * own) * players;
    let under = 1000 * players * 400 * spread;
    let over = 100 * i128::from(adjustment) * inner + i128::from(own) * under;
    let half = if over < 0 { -under } else { under };
    ((2 * over + half) / (2 * under)) as i64
}
