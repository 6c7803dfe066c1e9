//! mjai: one JSON event a line, or lists of events as the protocol of bots wraps them; in and out.
mod result;
mod tile;
mod write;
mod yaku;

pub use tile::{text, tile};
pub use write::{LOST, write};

use crate::error::ReadError;
use crate::gzip;
use crate::json::{self, At};
use crate::place::line_ends;
use crate::record::{
    Deal, Declared, Event, Game, GameEnd, Length, Outcome, Reading, Source, Warning, in_order,
};
use rules::seat::{Relative, Seat};
use rules::tile::Tile;
use serde_json::{Deserializer, Value};

/// Reads one game, plain or compressed.
pub fn read(bytes: &[u8]) -> Result<Reading, ReadError> {
    let text = gzip::opened(bytes)?;
    let mut log =
        Log { game: Game::new(Source::Mjai), warnings: Vec::new(), started: false, change_unknown: false };
    let mut stream = Deserializer::from_slice(&text).into_iter::<Value>();
    let (mut line, mut counted) = (0, 0);
    loop {
        let start = text[stream.byte_offset()..].iter().take_while(|b| b.is_ascii_whitespace()).count();
        let start = stream.byte_offset() + start;
        let Some(value) = stream.next() else { break };
        line += line_ends(&text[counted..start]);
        counted = start;
        let value = match value {
            Ok(value) => value,
            Err(_) if !log.started => return Err(ReadError::Foreign { expected: Source::Mjai }),
            Err(e) => return Err(json::syntax(&e, 0)),
        };
        let at = At::line(&value, line);
        if value.is_array() {
            for event in at.items("events")? {
                log.take(&event)?;
            }
        } else {
            log.take(&at)?;
        }
    }
    log.finish()
}

/// Events that say nothing about the play.
const SILENT: [&str; 3] = ["hello", "none", "end_kyoku"];

struct Log {
    game: Game,
    warnings: Vec<Warning>,
    /// Whether an event of mjai was seen at all.
    started: bool,
    /// Whether the last result did not say what it changed.
    change_unknown: bool,
}

impl Log {
    fn take(&mut self, at: &At<'_>) -> Result<(), ReadError> {
        let Some(kind) = at.key("type").value.as_str() else {
            let foreign = ReadError::Foreign { expected: Source::Mjai };
            return Err(if self.started { at.key("type").bad("the type of an event") } else { foreign });
        };
        match kind {
            "start_game" => self.start_game(at)?,
            "start_kyoku" => self.start_kyoku(at)?,
            "end_game" => {
                if let Some(scores) = at.key("scores").present() {
                    let scores = scores.ints("four final points")?;
                    self.settle(scores);
                    self.game.end = Some(GameEnd { scores, points: None, chips: None });
                }
            }
            "hora" => self.hora(at)?,
            "ryukyoku" => self.ryukyoku(at)?,
            "kita" | "nukidora" => return Err(ReadError::ThreePlayers),
            _ => {
                if let Some(event) = self.event(kind, at)? {
                    self.open_deal(at)?.events.push(event);
                } else if !SILENT.contains(&kind) {
                    Warning::note_unknown(&mut self.warnings, kind);
                }
            }
        }
        Ok(())
    }

    /// An event of play; `None` for types that say nothing about it, known or not.
    fn event(&mut self, kind: &str, at: &At<'_>) -> Result<Option<Event>, ReadError> {
        let actor = || at.key("actor").seat();
        let pai = || exact(&at.key("pai"));
        let declared = match kind {
            "tsumo" => return Ok(Some(Event::Draw { seat: actor()?, tile: pai()? })),
            "dahai" => {
                let drawn = at.key("tsumogiri").value.as_bool().unwrap_or(false);
                return Ok(Some(Event::Discard { seat: actor()?, tile: pai()?, drawn }));
            }
            "dora" => return Ok(Some(Event::Indicator { tile: exact(&at.key("dora_marker"))? })),
            "reach" => return Ok(Some(Event::Riichi { seat: actor()? })),
            "reach_accepted" => return Ok(Some(Event::RiichiAccepted { seat: actor()? })),
            "chi" => Declared::Chow { called: pai()?, own: consumed(at)? },
            "pon" => Declared::Pung { called: pai()?, own: consumed(at)?, from: from(at)? },
            "daiminkan" => Declared::ClaimedKong { called: pai()?, own: consumed(at)?, from: from(at)? },
            "ankan" => Declared::ConcealedKong { own: consumed(at)? },
            "kakan" => {
                let (seat, added) = (actor()?, pai()?);
                let pung = self.open_deal(at)?.pung(seat, added.kind());
                let (called, own, from) = pung.ok_or_else(|| at.key("pai").bad("a tile of an own pung"))?;
                Declared::AddedKong { added, called, own, from }
            }
            _ => return Ok(None),
        };
        Ok(Some(Event::Meld { seat: actor()?, declared }))
    }

    fn open_deal(&mut self, at: &At<'_>) -> Result<&mut Deal, ReadError> {
        let open = self.game.deals.last_mut().filter(|d| d.outcome.is_none());
        open.ok_or_else(|| at.key("type").bad("start_kyoku before it, and no result between"))
    }

    fn start_game(&mut self, at: &At<'_>) -> Result<(), ReadError> {
        if !self.game.deals.is_empty() {
            return Err(at.key("type").bad("one game"));
        }
        self.started = true;
        if let Some(names) = at.key("names").present() {
            let names = names.items("four names")?;
            if names.len() == 3 {
                return Err(ReadError::ThreePlayers);
            }
            for (player, name) in self.game.players.iter_mut().zip(names) {
                name.value.as_str().unwrap_or_default().clone_into(&mut player.name);
            }
        }
        self.game.rules.length = match at.key("kyoku_first").value.as_u64() {
            Some(0) => Some(Length::EastSouth),
            Some(4) => Some(Length::East),
            _ => None,
        };
        self.game.rules.red_fives = at.key("aka_flag").value.as_bool().map(|on| [u8::from(on); 3]);
        Ok(())
    }

    fn start_kyoku(&mut self, at: &At<'_>) -> Result<(), ReadError> {
        self.started = true;
        let wind =
            at.key("bakaze").value.as_str().and_then(|w| ["E", "S", "W", "N"].iter().position(|x| *x == w));
        let wind = wind.ok_or_else(|| at.key("bakaze").bad("E, S, W or N"))?;
        let number: u8 = at.key("kyoku").int("a number from 1 to 4")?;
        if !(1..=4).contains(&number) {
            return Err(at.key("kyoku").bad("a number from 1 to 4"));
        }
        let dealer = Seat::ALL[usize::from(number - 1)];
        if let Some(oya) = at.key("oya").present()
            && oya.seat()? != dealer
        {
            return Err(oya.bad("the dealer of the deal that kyoku names"));
        }
        let indicator = exact(&at.key("dora_marker"))?;
        let mut hands = [[indicator; 13]; 4];
        let tehais = at.key("tehais");
        if tehais.items("four hands")?.len() == 3 {
            return Err(ReadError::ThreePlayers);
        }
        for (seat, slot) in hands.iter_mut().enumerate() {
            let hand = tehais.item(seat);
            let tiles = hand.items("thirteen tiles")?.map(|t| exact(&t)).collect::<Result<Vec<_>, _>>()?;
            *slot = tiles.try_into().map_err(|_| hand.bad("thirteen tiles"))?;
        }
        let scores = at.key("scores").present().map(|s| s.ints("four points")).transpose()?;
        if let Some(scores) = scores {
            self.settle(scores);
        }
        let (left, before) = self.carried();
        let number_of = |key| at.key(key).present().map(|n| n.int("a small number")).transpose();
        self.game.deals.push(Deal {
            index: 4 * wind as u8 + number - 1,
            dealer,
            honba: number_of("honba")?.unwrap_or(0),
            sticks: number_of("kyotaku")?.unwrap_or(left),
            scores: scores.unwrap_or(before),
            hands,
            indicator,
            shuffle: None,
            events: Vec::with_capacity(128),
            outcome: None,
        });
        Ok(())
    }

    /// Sticks on the table and points after the last deal, for logs that do not repeat them.
    fn carried(&self) -> (u16, [i32; 4]) {
        let Some(last) = self.game.deals.last() else { return (0, [25000; 4]) };
        let paid = last.events.iter().filter(|e| matches!(e, Event::RiichiAccepted { .. })).count() as u16;
        let left = match last.outcome {
            Some(Outcome::Wins(_)) => 0,
            _ => last.sticks.saturating_add(paid),
        };
        (left, last.scores_after().unwrap_or_else(|| last.scores_before_result()))
    }

    /// Points that are known after the last result: they tell its change if the result did not.
    fn settle(&mut self, scores: [i32; 4]) {
        if !std::mem::take(&mut self.change_unknown) {
            return;
        }
        let change = match self.game.deals.last_mut().and_then(|d| d.outcome.as_mut()) {
            Some(Outcome::Wins(wins)) => wins.last_mut().map(|win| &mut win.change),
            Some(Outcome::Draw(draw)) => Some(&mut draw.change),
            None => None,
        };
        if let Some(change) = change {
            change.delta = std::array::from_fn(|i| scores[i].saturating_sub(change.before[i]));
            let known = Warning::ChangeUnknown { deal: self.game.deals.len() - 1 };
            self.warnings.retain(|w| *w != known);
        }
    }

    fn finish(self) -> Result<Reading, ReadError> {
        if !self.started {
            return Err(ReadError::Foreign { expected: Source::Mjai });
        }
        Ok(Reading { game: self.game, warnings: self.warnings })
    }
}

/// A tile that is told: a log with hidden ones is one player's view and cannot be played again.
fn exact(at: &At<'_>) -> Result<Tile, ReadError> {
    let tile = at.value.as_str().and_then(tile);
    tile.ok_or_else(|| match at.value.as_str() {
        Some("?") => at.bad("a tile that is not hidden"),
        _ => at.bad("a tile"),
    })
}

fn consumed<const N: usize>(at: &At<'_>) -> Result<[Tile; N], ReadError> {
    let list = at.key("consumed");
    let tiles = list.items("the tiles from the hand")?.map(|t| exact(&t)).collect::<Result<Vec<_>, _>>()?;
    let tiles: Result<[Tile; N], _> = tiles.try_into();
    tiles.map(in_order).map_err(|_| list.bad("the right number of tiles from the hand"))
}

fn from(at: &At<'_>) -> Result<Relative, ReadError> {
    let (actor, target) = (at.key("actor").seat()?, at.key("target").seat()?);
    actor.relative(target).ok_or_else(|| at.key("target").bad("another player"))
}
