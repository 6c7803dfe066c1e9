//! Cases of standings and ratings: the order of a tournament by its chain, a game of a ladder.
use super::compare::judge;
use super::read::{Read, number};
use super::{Outcome, list, text};
use crate::event::law_of;
use rules::classical::TournamentPoints;
use rules::frame::{PlaceRange, ResultPoints};
use rules::regulation::RegulationId;
use serde_json::{Map, Value, json};
use tournament::club::rating::{Rating, Standing, changes};
use tournament::protocol::{Score, Won};
use tournament::standings::{Board, Cell, Chain, Slot, Standings, finalists};
use tournament::{EntryId, RoundNo, TableNo};

/// Totals of a classical tournament: the order and who plays the final.
pub(super) fn gambler(input: &Value) -> Read<Value> {
    let law = law_of(RegulationId::Gambler);
    let rows = list(input, "rows");
    let names: Vec<String> = rows.iter().map(|row| text(row, "player").to_owned()).collect();
    let slots = rows.iter().enumerate().map(|(i, row)| {
        let points = TournamentPoints::whole(number(row, "tp")?);
        let (whists, mahjongs) = (number(row, "whists")?, number(row, "mahjongs")? as u8);
        Ok(slot(i, vec![cell(0, None, Score::Classical { points, whists, mahjongs })]))
    });
    let chain = Chain::of(&law, law.hall.ties.prize_places.value.get() as u16);
    let standings = Board::new(chain, slots.collect::<Read<_>>()?, Vec::new()).standings(RoundNo(1));
    let order = |entries: &[EntryId]| entries.iter().map(|e| names[e.index()].clone()).collect::<Vec<_>>();
    let all: Vec<EntryId> = standings.placed().map(|(_, row)| row.entry).collect();
    let best = finalists(&law, &standings).ok_or("there is no final")?;
    Ok(json!({ "order": order(&all), "final": order(&best.entries) }))
}

/// Players of a Sichuan tournament with their sessions, tables, sessions won and earlier places.
pub(super) fn sichuan(input: &Value) -> Read<Value> {
    let law = law_of(RegulationId::Sichuan);
    let players = input["players"].as_object().ok_or("there are no players")?;
    let mut slots = Vec::new();
    let mut earlier: Vec<Vec<u16>> = Vec::new();
    let mut rounds = 0;
    for (i, player) in players.values().enumerate() {
        let (sessions, tables) = (list(player, "sessions"), list(player, "tables"));
        let won = number(player, "won")? as usize;
        let cells = sessions.iter().zip(tables).enumerate().map(|(round, (points, table))| {
            let points = points.as_i64().unwrap_or_default() as i32;
            // The case says how many sessions were won, not which: the first ones will do.
            let won = if round < won { Won::Yes } else { Won::No };
            let table = table.as_u64().map(|n| TableNo(n as u16));
            cell(round, table, Score::Sichuan { points, place: None, won })
        });
        rounds = rounds.max(sessions.len());
        for (back, place) in list(player, "prev_places").iter().enumerate() {
            if earlier.len() <= back {
                earlier.resize(back + 1, vec![0; players.len()]);
            }
            earlier[back][i] = place.as_u64().unwrap_or_default() as u16;
        }
        let own = slot(i, cells.collect());
        if tournament::standings::Totals::of(&own.cells).game_points != i64::from(number(player, "total")?) {
            return Err("the sessions do not add up to the total".into());
        }
        slots.push(own);
    }
    let chain = Chain::of(&law, number(input, "prize_places")? as u16);
    let after = RoundNo(rounds as u32);
    let standings = Board::new(chain, slots, Vec::new()).standings_with(after, &earlier);
    let places: Map<String, Value> =
        players.keys().enumerate().map(|(i, name)| (name.clone(), json!(place(&standings, i)))).collect();
    Ok(json!({ "places": places }))
}

/// A Samara tournament and a game of the Tesuji ladder.
pub(super) fn riichi(kind: &str, input: &Value, expected: &Value) -> Read<Outcome> {
    let got = match kind {
        "samara_ranking" => samara(input)?,
        "tesuji_rating" => rating(input)?,
        _ => return Err(format!("no kind {kind} of the hall")),
    };
    Ok(judge(expected, &got))
}

fn samara(input: &Value) -> Read<Value> {
    let law = law_of(RegulationId::Samara);
    let players = input["players"].as_object().ok_or("there are no players")?;
    let slots = players.values().enumerate().map(|(i, player)| {
        let games = list(player, "places").iter().zip(list(player, "points")).enumerate();
        let cells = games.map(|(round, (at, points))| {
            let at = at.as_u64().unwrap_or_default() as u8;
            let points = points.as_i64().unwrap_or_default() as i32;
            let place = PlaceRange { first: at, last: at };
            cell(
                round,
                Some(TableNo(1)),
                Score::Riichi { points, place, result: ResultPoints::ZERO, chombos: 0 },
            )
        });
        slot(i, cells.collect())
    });
    let chain = Chain::of(&law, law.hall.ties.prize_places.value.get() as u16);
    let mut board = Board::new(chain, slots.collect(), Vec::new());
    let standings = board.standings(board.last());
    let names: Vec<&String> = players.keys().collect();
    let order: Vec<&String> = standings.placed().map(|(_, row)| names[row.entry.index()]).collect();
    Ok(json!({ "order": order }))
}

fn rating(input: &Value) -> Read<Value> {
    let law = law_of(RegulationId::Tesuji);
    let table = list(input, "table").iter().map(|player| {
        let at = number(player, "place")? as u8;
        Ok(Standing {
            rating: Rating::whole(number(player, "rating")?),
            games: number(player, "games")? as u32,
            place: PlaceRange { first: at, last: at },
        })
    });
    let table: [Standing; 4] =
        table.collect::<Read<Vec<_>>>()?.try_into().map_err(|_| "a game is of four".to_owned())?;
    let found = changes(&law.hall, table);
    let written = |number: String| serde_json::from_str::<Value>(&number).map_err(|e| e.to_string());
    Ok(json!({
        "average": written(found[0].average.to_string())?,
        "change": found.iter().map(|c| written(c.change.value.to_string())).collect::<Read<Vec<_>>>()?,
        "rating_rounded": found.iter().map(|c| written(c.after.value.to_string())).collect::<Read<Vec<_>>>()?,
    }))
}

fn cell(round: usize, table: Option<TableNo>, score: Score) -> Cell {
    Cell { round: RoundNo::of_index(round), table, score }
}

fn slot(index: usize, cells: Vec<Cell>) -> Slot {
    Slot { cells, ..Slot::new(EntryId::of_index(index)) }
}

fn place(standings: &Standings, index: usize) -> Option<u16> {
    standings.row(EntryId::of_index(index)).and_then(|row| row.place)
}
