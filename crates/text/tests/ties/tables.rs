//! The tables: who has what, made so that each criterion decides once.
use rules::classical::TournamentPoints;
use rules::frame::{PlaceRange, ResultPoints};
use rules::regulation::RegulationId;
use testkit::event::law_of;
use tournament::club::rating::Listed;
use tournament::protocol::{Score, Won};
use tournament::standings::{Board, Cell, Chain, Decider, Order, Out, Slot, Standings, with_final};
use tournament::{EntryId, PenaltyNo, RoundNo, TableId, TableNo};

fn board(id: RegulationId, prizes: u16, players: Vec<Vec<Cell>>, orders: Vec<Order>) -> Board {
    let slots = players.into_iter().enumerate();
    let slots = slots.map(|(i, cells)| Slot { cells, ..Slot::new(EntryId::of_index(i)) });
    Board::new(Chain::of(&law_of(id), prizes), slots.collect(), orders)
}

fn cells(scores: impl IntoIterator<Item = (Option<u16>, Score)>) -> Vec<Cell> {
    let scores = scores.into_iter().enumerate();
    let cell = |(i, (table, score)): (usize, (Option<u16>, Score))| Cell {
        round: RoundNo::of_index(i),
        table: table.map(TableNo),
        score,
    };
    scores.map(cell).collect()
}

fn lot(after: u32, order: [u32; 2], by: Decider) -> Order {
    Order { after: RoundNo(after), entries: order.map(EntryId).to_vec(), by }
}

const fn classical(halves: i32, whists: i32, mahjongs: u8) -> Score {
    Score::Classical { points: TournamentPoints::of_halves(halves), whists, mahjongs }
}

/// After four rounds, and with the final.
pub(crate) fn gambler() -> Vec<Standings> {
    let rows = [
        (60, 1500, 5),
        (51, 900, 4),
        (51, 900, 3),
        (51, 1200, 1),
        (40, -200, 2),
        (40, -200, 2),
        (20, -800, 0),
        (20, -800, 0),
    ];
    let players = rows.map(|(halves, whists, mahjongs)| cells([(None, classical(halves, whists, mahjongs))]));
    let rounds = board(RegulationId::Gambler, 4, players.to_vec(), vec![lot(1, [6, 5], Decider::Lot)])
        .standings(RoundNo(1));
    let scores = [(1, 100, 2), (2, 100, 2), (3, 100, 1), (4, -300, 0)]
        .map(|(entry, whists, mahjongs)| (EntryId(entry), classical(0, whists, mahjongs)));
    let last = with_final(&law_of(RegulationId::Gambler), 4, &rounds, RoundNo(2), &scores, |_| None);
    vec![rounds, last]
}

/// Three sessions; thirteen places have a prize, so that every criterion has its pair.
pub(crate) fn sichuan() -> Standings {
    let player = |table: u16, points: [i32; 3], won: usize| {
        cells(points.into_iter().enumerate().map(|(i, points)| {
            let won = if i < won { Won::Yes } else { Won::No };
            (Some(table), Score::Sichuan { points, place: None, won })
        }))
    };
    let players = vec![
        player(1, [20, 20, 20], 0),
        player(2, [30, 10, 10], 1),
        player(3, [30, 10, 10], 2),
        // They met in the second session only.
        met(player(4, [15, 10, 15], 1), 9),
        met(player(5, [10, 15, 15], 1), 9),
        player(6, [10, 10, 10], 0),
        player(7, [15, 5, 10], 0),
        player(8, [0, 10, 10], 0),
        player(9, [10, 10, 0], 0),
        player(10, [-40, -60, 110], 0),
        player(11, [-60, -40, 110], 0),
        player(12, [0, 0, 0], 0),
        player(13, [0, 0, 0], 0),
        player(14, [-10, 0, 0], 0),
        player(15, [-5, -5, 0], 1),
    ];
    let mut board = board(RegulationId::Sichuan, 13, players, vec![]);
    let mut standings = board.standings(RoundNo(3));
    standings.waiting.tables = (1..=2).map(|n| TableId { round: RoundNo(3), table: TableNo(n) }).collect();
    standings.waiting.rounds = vec![RoundNo(3)];
    standings
}

/// In the second session at this table.
fn met(mut cells: Vec<Cell>, table: u16) -> Vec<Cell> {
    cells[1].table = Some(TableNo(table));
    cells
}

const fn place(place: u8) -> PlaceRange {
    PlaceRange { first: place, last: place }
}

fn game(place: PlaceRange, points: i32, chombos: u8) -> (Option<u16>, Score) {
    let result = ResultPoints::of_points(points - 30_000);
    (None, Score::Riichi { points, place, result, chombos })
}

/// Two sessions; ten places have a prize.
pub(crate) fn samara() -> Standings {
    let shared = PlaceRange { first: 1, last: 2 };
    let players = vec![
        cells([game(place(1), 40000, 0), game(place(1), 45000, 0)]),
        cells([game(shared, 36000, 0), game(place(1), 41000, 0)]),
        cells([game(place(2), 31000, 0), game(place(1), 44000, 1)]),
        cells([game(place(1), 44000, 0), game(place(2), 31000, 0)]),
        cells([game(place(1), 40000, 0), game(place(4), 20000, 0)]),
        cells([game(place(2), 31000, 0), game(place(3), 29000, 0)]),
        cells([game(place(3), 29000, 0), game(place(3), 24000, 0)]),
        cells([game(place(3), 27000, 0), game(place(3), 26000, 0)]),
        cells([game(place(4), 18000, 0), game(place(3), 22000, 0)]),
        cells([game(place(3), 22000, 0), game(place(4), 18000, 0)]),
        cells([game(place(4), 10000, 0), game(place(4), 10000, 0)]),
        cells([game(place(4), 10000, 0), game(place(4), 10000, 0)]),
        cells([game(place(1), 50000, 0), game(place(1), 50000, 0)]),
    ];
    let mut slots: Vec<Slot> = players
        .into_iter()
        .enumerate()
        .map(|(i, cells)| Slot { cells, ..Slot::new(EntryId::of_index(i)) })
        .collect();
    slots[12].out = Some((RoundNo(2), Out::Disqualified(PenaltyNo(1), None)));
    Board::new(Chain::of(&law_of(RegulationId::Samara), 10), slots, vec![]).standings(RoundNo(2))
}

/// Ratings in hundredths.
pub(crate) fn tesuji() -> Standings {
    let law = law_of(RegulationId::Tesuji);
    let slots =
        [162_516, 150_902, 150_902, 139_792, 153_000].into_iter().enumerate().map(|(i, rating)| Slot {
            ratings: vec![(RoundNo(1), rating)],
            cells: cells([game(place(1), 30_000, 0)]),
            ..Slot::new(EntryId::of_index(i))
        });
    let mut slots: Vec<Slot> = slots.collect();
    slots[4].out = Some((RoundNo(0), Out::NotListed(Listed::TooFew(3), law.hall.ladder.listed_games.basis)));
    Board::new(Chain::of(&law, 0), slots, vec![]).standings(RoundNo(1))
}

/// Sums of results.
pub(crate) fn aleague() -> Standings {
    let sums = [64_000, 17_500, 17_500, 17_450, -8_700];
    let players = sums.map(|sum| cells([game(place(1), sum + 30_000, 0)])).to_vec();
    board(RegulationId::Aleague, 3, players, vec![]).standings(RoundNo(1))
}
