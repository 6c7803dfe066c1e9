//! The automatic table: who comes first, and lots where several games can begin at once.
use super::{Counts, counts};
use crate::id::EntryId;
use crate::lots::Lots;
use crate::people::Membership;
use crate::seats::Seats;
use crate::time::Date;
use crate::tournament::Tournament;
use rules::clause::{Answer, Basis};
use rules::hall::{FirstRound, HallTopic, TablePriority};

/// Why somebody comes first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Priority {
    /// A permanent member.
    Member,
    /// A friend of the club from a far city.
    FarFriend,
    /// So many rated games in the season before.
    Games(u32),
}

/// Tables of those who are there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Formed {
    /// The tables, East first.
    pub tables: Vec<Seats>,
    /// Who waits for the next table, in order.
    pub waiting: Vec<EntryId>,
    /// The clauses behind it: that a game begins, the priority, the lots.
    pub bases: Vec<Basis>,
}

/// Why somebody comes first to the automatic table on a day, and by which clause; nothing if he does not.
pub fn priority(tournament: &Tournament, entry: EntryId, day: Date) -> Option<Answer<Priority>> {
    let ladder = &tournament.setup.law.hall.ladder;
    if ladder.priority.value == TablePriority::None {
        return None;
    }
    let basis = ladder.priority.basis;
    let person = tournament.people.slot(entry)?.now()?;
    match tournament.people.person(person)?.profile.membership {
        Membership::Member => return Some(Answer { value: Priority::Member, basis }),
        Membership::FarFriend => return Some(Answer { value: Priority::FarFriend, basis }),
        Membership::None | Membership::Visitor | Membership::Paid => {}
    }
    let games = rated_in(tournament, entry, day.year() - 1);
    let enough = i64::from(games) >= i64::from(ladder.priority_games.value.get());
    enough.then_some(Answer { value: Priority::Games(games), basis: ladder.priority_games.basis })
}

/// Rated games of a slot in a season, which is a calendar year. A game counts once its round is confirmed.
fn rated_in(tournament: &Tournament, entry: EntryId, year: i16) -> u32 {
    let law = &tournament.setup.law;
    let games = tournament.club.games.iter().filter(|game| game.day.year() == year);
    let rated = games.filter(|game| counts(law, game.rated).value == Counts::Rated);
    let played = rated.filter(|game| tournament.round.is_confirmed(game.round));
    played.filter(|game| tournament.seats.round(game.round).is_some_and(|r| r.find(entry).is_some())).count()
        as u32
}

/// Tables of those who are there, in the order of coming.
///
/// Who has priority comes first. Where one game can begin, the others follow as they came; where several can, lots
/// are drawn, among those with priority and among the others, and lots say who meets whom. Where the text is silent:
/// the season is the calendar year, and seats are by lot.
pub fn form(tournament: &Tournament, day: Date, present: &[EntryId], seed: u64) -> Formed {
    let hall = &tournament.setup.law.hall;
    let mut bases = vec![hall.seating.system.basis];
    let mut lots = Lots::new(seed);
    let games = present.len() / 4;
    let (mut first, mut others): (Vec<EntryId>, Vec<EntryId>) =
        present.iter().partition(|entry| priority(tournament, **entry, day).is_some());
    if !first.is_empty() {
        bases.push(hall.ladder.priority.basis);
    }
    // As they come is the rule for one game; several that could begin at once are drawn.
    if games > 1 || hall.seating.first.value == FirstRound::Lots {
        bases.push(hall.seating.first.basis);
        lots.shuffle(&mut first);
        lots.shuffle(&mut others);
    }
    first.extend(others);
    let waiting = first.split_off(games * 4);
    lots.shuffle(&mut first);
    let tables = first.chunks_exact(4).map(|four| std::array::from_fn(|i| Some(four[i]))).collect();
    if games > 0 {
        bases.push(hall.cite(HallTopic::StartSignal));
    }
    bases.dedup();
    Formed { tables, waiting, bases }
}
