//! The JSON of the tenhou.net/6 editor and viewer, in and out.
mod columns;
mod dan;
mod header;
mod order;
mod result;
mod tile;
mod write;

pub use tile::{code, tile};
pub use write::{LOST, write};

use crate::error::ReadError;
use crate::gzip;
use crate::json::{self, At};
use crate::record::{Deal, Declared, Event, Game, Outcome, Reading, Source, Warning};
use order::{Columns, End};
use result::Told;
use rules::meld::MeldKind;
use rules::seat::Seat;
use rules::tile::Tile;

/// Reads one game, plain or compressed.
pub fn read(bytes: &[u8]) -> Result<Reading, ReadError> {
    let text = gzip::opened(bytes)?;
    let value = json::parse(&text)?;
    read_value(&value)
}

/// Reads one game from JSON that is parsed already.
pub(crate) fn read_value(value: &serde_json::Value) -> Result<Reading, ReadError> {
    let top = At::text(value);
    if !value.get("log").is_some_and(serde_json::Value::is_array) {
        return Err(ReadError::Foreign { expected: Source::Tenhou6 });
    }
    let mut game = Game::new(Source::Tenhou6);
    header::read(&top, &mut game)?;
    let mut warnings = Vec::new();
    for (number, item) in top.key("log").items("a list of deals")?.enumerate() {
        let deal = read_deal(&item, number, &mut warnings)?;
        game.deals.push(deal);
    }
    Ok(Reading { game, warnings })
}

fn read_deal(at: &At<'_>, number: usize, warnings: &mut Vec<Warning>) -> Result<Deal, ReadError> {
    if at.items("a deal of 17 items")?.len() != 17 {
        return Err(at.bad("a deal of 17 items"));
    }
    let [index, honba, sticks] = at.item(0).ints("index, honba and sticks")?;
    let small = |n: i32| u16::try_from(n).map_err(|_| at.item(0).bad("numbers below 65536"));
    let index = u8::try_from(index).ok().filter(|i| *i < 16);
    let index = index.ok_or_else(|| at.item(0).bad("a deal below 16"))?;
    let mut indicators = tiles(&at.item(2))?.into_iter();
    let indicator = indicators.next().ok_or_else(|| at.item(2).bad("an indicator"))?;
    let mut hands = [[indicator; 13]; 4];
    let mut columns = Columns { takes: Default::default(), puts: Default::default() };
    for (seat, slot) in hands.iter_mut().enumerate() {
        let [hand, takes, puts] = [4, 5, 6].map(|first| at.item(first + 3 * seat));
        let dealt = tiles(&hand)?;
        if seat == 3 && dealt.is_empty() {
            return Err(ReadError::ThreePlayers);
        }
        *slot = dealt.try_into().map_err(|_| hand.bad("thirteen tiles"))?;
        // Longer columns cannot be played: the wall has 70 tiles.
        for column in [&takes, &puts] {
            if column.items("a list")?.len() > 100 {
                return Err(column.bad("at most 100 entries"));
            }
        }
        columns.takes[seat] =
            takes.items("a list of takes")?.map(|t| columns::take(&t)).collect::<Result<_, _>>()?;
        columns.puts[seat] =
            puts.items("a list of discards")?.map(|p| columns::put(&p)).collect::<Result<_, _>>()?;
    }
    let mut deal = Deal {
        index,
        dealer: Seat::ALL[usize::from(index % 4)],
        honba: small(honba)?,
        sticks: small(sticks)?,
        scores: at.item(1).ints("the points of four players")?,
        hands,
        indicator,
        shuffle: None,
        events: Vec::new(),
        outcome: None,
    };
    let last = at.item(16);
    let told = result::told(&last)?;
    let end = last_act(&told)?;
    let bare = columns.in_order(deal.dealer, end);
    let bare = bare.map_err(|reached| ReadError::NoOrder { deal: number, reached })?;
    deal.events = with_indicators(with_riichi(bare, &told), indicators, number, warnings);
    let (outcome, ura_unknown) = result::outcome(&mut deal, &told, &tiles(&at.item(3))?)?;
    if ura_unknown {
        warnings.push(Warning::UraUnknown { deal: number });
    }
    deal.outcome = outcome;
    Ok(deal)
}

fn tiles(at: &At<'_>) -> Result<Vec<Tile>, ReadError> {
    const EXPECTED: &str = "a tile code";
    let tile = |t: At<'_>| t.value.as_u64().and_then(columns::plain).ok_or_else(|| t.bad(EXPECTED));
    at.items("a list of tiles")?.map(tile).collect()
}

/// Who must have acted last by the result, and whether that was a draw.
fn last_act(told: &Told<'_>) -> Result<End, ReadError> {
    let Told::Wins(wins) = told else { return Ok(None) };
    let Some((info, _)) = wins.first() else { return Ok(None) };
    let (winner, from) = (info.item(0).seat()?, info.item(1).seat()?);
    Ok(Some((from, winner == from)))
}

/// A riichi is accepted unless its discard is the one that was won on.
fn with_riichi(events: Vec<Event>, told: &Told<'_>) -> Vec<Event> {
    let won_on = match told {
        // Of an unknown result nothing came after it, and it may have been a win.
        Told::Wins(_) | Told::Unknown => true,
        Told::Draw(kind, ..) => *kind == crate::record::DrawKind::TripleRon,
    };
    let mut out = Vec::with_capacity(events.len() + 8);
    let count = events.len();
    let mut declared = false;
    for (i, event) in events.into_iter().enumerate() {
        out.push(event);
        match event {
            Event::Riichi { .. } => declared = true,
            Event::Discard { seat, .. } if std::mem::take(&mut declared) && !(won_on && i + 1 == count) => {
                out.push(Event::RiichiAccepted { seat });
            }
            _ => {}
        }
    }
    out
}

/// Puts the indicators where Tenhou turns them: of a concealed kong at once; of another before the discard that
/// follows it or at the next kong; none for a kong that was robbed.
fn with_indicators(
    events: Vec<Event>,
    mut indicators: impl Iterator<Item = Tile>,
    deal: usize,
    warnings: &mut Vec<Warning>,
) -> Vec<Event> {
    let count = events.len();
    let mut out = Vec::with_capacity(count + 4);
    let (mut waiting, mut missing) = (0, false);
    let mut turn = |out: &mut Vec<Event>, n: usize| {
        for _ in 0..n {
            match indicators.next() {
                Some(tile) => out.push(Event::Indicator { tile }),
                None => missing = true,
            }
        }
    };
    for (i, event) in events.into_iter().enumerate() {
        match event {
            Event::Discard { .. } => {
                // No riichi stands between: a kong that waits for its indicator has opened the hand.
                turn(&mut out, std::mem::take(&mut waiting));
                out.push(event);
            }
            Event::Meld { declared, .. } if declared.kind().is_kong() => {
                out.push(event);
                if i + 1 < count {
                    turn(&mut out, std::mem::take(&mut waiting));
                    match declared.kind() {
                        MeldKind::ConcealedKong => turn(&mut out, 1),
                        _ => waiting = 1,
                    }
                } else if matches!(declared, Declared::ConcealedKong { .. }) {
                    waiting = 1;
                }
            }
            _ => out.push(event),
        }
    }
    // Logs of other rules turn the indicator of a last kong at once: the list tells.
    for tile in indicators.by_ref().take(waiting) {
        out.push(Event::Indicator { tile });
    }
    if missing {
        warnings.push(Warning::IndicatorMissing { deal });
    }
    if indicators.next().is_some() {
        warnings.push(Warning::IndicatorsDiffer { deal });
    }
    out
}

/// The outcome's winners, if it has some.
pub(super) fn wins(outcome: Option<&Outcome>) -> &[crate::record::Win] {
    match outcome {
        Some(Outcome::Wins(wins)) => wins,
        _ => &[],
    }
}
