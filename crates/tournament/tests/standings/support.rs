//! Boards in a few words: scores by round, and what a row says.
use reglament_tournament::protocol::{Score, Won};
use reglament_tournament::setup::Law;
use reglament_tournament::standings::{
    Board, By, Cell, Chain, Order, Row, Separation, Slot, Standings, Value,
};
use reglament_tournament::{EntryId, Event, Moment, PersonId, RoundNo, TableNo, people, setup};
use rules::classical::TournamentPoints;
use rules::clause::{Basis, ClauseId, Decision, DecisionList, Register};
use rules::frame::{PlaceRange, ResultPoints};
use rules::hall::Criterion;
use rules::regulation::RegulationId;

pub(crate) use testkit::event::law_of;

/// The slots A, B, C, … are the numbers from 1.
pub(crate) fn entry(letter: char) -> EntryId {
    EntryId(letter as u32 - 'A' as u32 + 1)
}

pub(crate) fn letter(entry: EntryId) -> char {
    char::from(b'A' + entry.0 as u8 - 1)
}

/// A board of players with their rounds, the letters in order.
pub(crate) fn board(law: &Law, prizes: u16, players: &[Vec<Cell>], orders: Vec<Order>) -> Board {
    let slots = players
        .iter()
        .enumerate()
        .map(|(i, cells)| Slot { cells: cells.clone(), ..Slot::new(EntryId::of_index(i)) });
    Board::new(Chain::of(law, prizes), slots.collect(), orders)
}

/// The standings after the last round of these players, with the prize places of the law.
pub(crate) fn standings(id: RegulationId, players: &[Vec<Cell>], orders: Vec<Order>) -> Standings {
    let law = law_of(id);
    let prizes = law.hall.ties.prize_places.value.get() as u16;
    let mut board = board(&law, prizes, players, orders);
    let last = board.last();
    board.standings(last)
}

fn cells(scores: impl IntoIterator<Item = (Option<u16>, Score)>) -> Vec<Cell> {
    let cell = |(i, (table, score)): (usize, (Option<u16>, Score))| Cell {
        round: RoundNo::of_index(i),
        table: table.map(TableNo),
        score,
    };
    scores.into_iter().enumerate().map(cell).collect()
}

/// Classical rounds: tournament points in halves, whists, Mahjongs.
pub(crate) fn classical(rounds: &[(i32, i32, u8)]) -> Vec<Cell> {
    cells(rounds.iter().map(|(halves, whists, mahjongs)| {
        let points = TournamentPoints::of_halves(*halves);
        (None, Score::Classical { points, whists: *whists, mahjongs: *mahjongs })
    }))
}

/// Sichuan sessions: table, game points, whether won. Table 0 is none.
pub(crate) fn sessions(rounds: &[(u16, i32, Won)]) -> Vec<Cell> {
    cells(rounds.iter().map(|(table, points, won)| {
        let score = Score::Sichuan { points: *points, place: None, won: *won };
        ((*table > 0).then_some(*table), score)
    }))
}

/// Riichi games: the place and the points.
pub(crate) fn games(rounds: &[(u8, i32)]) -> Vec<Cell> {
    cells(rounds.iter().map(|(place, points)| (Some(1), game(shared(*place, *place), *points, 0))))
}

/// A place that stretches from one to another.
pub(crate) fn shared(first: u8, last: u8) -> PlaceRange {
    PlaceRange { first, last }
}

/// A riichi game whose converted result is the points over 30,000.
pub(crate) fn game(place: PlaceRange, points: i32, chombos: u8) -> Score {
    Score::Riichi { points, place, result: ResultPoints::of_points(points - 30_000), chombos }
}

/// The order as letters: `AB=CD` where B and C share a place.
pub(crate) fn order(standings: &Standings) -> String {
    let mut text = String::new();
    let mut before = None;
    for (place, row) in standings.placed() {
        if before.replace(place) == Some(place) {
            text.push('=');
        }
        text.push(letter(row.entry));
    }
    text
}

/// The places as the letters come in the order.
pub(crate) fn places(standings: &Standings) -> Vec<u16> {
    standings.placed().map(|(place, _)| place).collect()
}

pub(crate) fn row(standings: &Standings, letter: char) -> &Row {
    standings.row(entry(letter)).expect("a row")
}

/// What separates a letter from the next row.
pub(crate) fn separation(standings: &Standings, letter: char) -> Separation {
    row(standings, letter).separated_from_next.expect("a separation")
}

/// Asserts by which criterion and clause a letter is ahead of the next row, and with what numbers.
#[track_caller]
pub(crate) fn separated(
    standings: &Standings,
    letter: char,
    criterion: Criterion,
    values: (Value, Value),
    basis: Basis,
) {
    let found = separation(standings, letter);
    assert_eq!(found.by, By::Criterion(criterion));
    assert_eq!((found.own, found.other), values);
    assert_eq!(found.basis, basis);
}

pub(crate) fn clause(register: Register, id: &str) -> Basis {
    Basis::Clause(ClauseId::find(register, id).expect("a clause"))
}

pub(crate) const fn decision(list: DecisionList, number: u8) -> Basis {
    Basis::Decision(Decision::of(list, number))
}

/// The criteria that a row shows with their clauses.
pub(crate) fn columns(standings: &Standings, letter: char) -> Vec<(Criterion, Basis)> {
    row(standings, letter).keys.iter().map(|key| (key.criterion, key.basis)).collect()
}

/// An event with so many players who are here, without asking the law.
/// The same event when all is over.
pub(crate) fn closed_with(id: RegulationId, players: u32) -> testkit::event::Builder {
    let mut event = event_with(id, players);
    let at = Moment(0);
    event.happen(vec![Event::Setup(setup::Event::Closed { at, places: Vec::new() })]);
    event
}

pub(crate) fn event_with(id: RegulationId, players: u32) -> testkit::event::Builder {
    let mut event = testkit::event::Builder::of(id);
    for number in 1..=players {
        let (person, entry) = (PersonId(number), EntryId(number));
        let profile = Box::new(testkit::event::profile(number as usize));
        event.happen(vec![
            Event::People(people::Event::Registered { person, profile, part: people::Part::Player }),
            Event::People(people::Event::Admitted { person, entry }),
        ]);
    }
    event
}
