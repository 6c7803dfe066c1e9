//! Mahjong Soul records as JSON, in the shapes in which they are exported.
mod fans;
mod head;
mod play;
mod result;
mod tile;

pub use tile::tile;

use crate::error::ReadError;
use crate::gzip;
use crate::json::{self, At};
use crate::record::{Game, Reading, Source, Warning};
use crate::tenhou6;
use play::Round;
use serde_json::Value;

/// Reads one game, plain or compressed. JSON that a converter has turned into the tenhou.net/6 form is read as
/// that.
pub fn read(bytes: &[u8]) -> Result<Reading, ReadError> {
    let text = gzip::opened(bytes)?;
    read_value(&json::parse(&text)?)
}

/// Reads one game from JSON that is parsed already.
pub(crate) fn read_value(value: &Value) -> Result<Reading, ReadError> {
    if value.get("log").is_some_and(Value::is_array) {
        return tenhou6::read_value(value);
    }
    let top = At::text(value);
    let mut log = Log { game: Game::new(Source::Majsoul), warnings: Vec::new(), round: None };
    head::read(&top.key("head"), &mut log.game)?;
    if top.key("rounds").value.is_array() {
        for round in top.key("rounds").items("a list of rounds")? {
            for record in round.items("a list of records")? {
                log.record(&record)?;
            }
        }
    } else {
        // The list stands at the top, or inside the message that wraps it.
        let (data, inner) = (top.key("data"), top.key("data"));
        let inner = inner.key("data");
        let lists = [
            top.key("actions"),
            top.key("records"),
            data.key("actions"),
            data.key("records"),
            inner.key("actions"),
            inner.key("records"),
            data,
        ];
        let list = lists.into_iter().find(|l| l.value.as_array().is_some_and(|l| !l.is_empty()));
        for record in list.ok_or(FOREIGN)?.items("a list of records")? {
            log.record(&record)?;
        }
    }
    log.close();
    if log.game.deals.is_empty() {
        Err(FOREIGN)
    } else {
        Ok(Reading { game: log.game, warnings: log.warnings })
    }
}

const FOREIGN: ReadError = ReadError::Foreign { expected: Source::Majsoul };

/// Whether this looks like such a record.
pub(crate) fn is_record(value: &Value) -> bool {
    ["rounds", "actions", "records", "head"].iter().any(|key| value.get(key).is_some())
        || value.get("data").is_some_and(|d| d.is_array() || d.get("actions").is_some())
}

struct Log {
    game: Game,
    warnings: Vec<Warning>,
    round: Option<Round>,
}

impl Log {
    /// One wrapped message, or one action around it; actions of the players have no result.
    fn record(&mut self, at: &At<'_>) -> Result<(), ReadError> {
        let result = at.key("result");
        let at = if result.is_missing() { *at } else { result };
        let Some(name) = at.key("name").value.as_str() else { return Ok(()) };
        let name = name.strip_prefix(".lq.").unwrap_or(name);
        let (name, is_record) = name.strip_prefix("Record").map_or((name, false), |name| (name, true));
        let data = at.key("data");
        match name {
            "NewRound" => {
                self.close();
                self.round = Some(Round::new(&data, self.game.deals.len())?);
            }
            "BaBei" => return Err(ReadError::ThreePlayers),
            "ChangeTile" | "SelectGap" | "GangResult" | "GangResultEnd" | "HuleXueZhanMid"
            | "HuleXueZhanEnd" => {
                return Err(ReadError::OtherGame { what: "Mahjong Soul's Sichuan mode" });
            }
            "DiscardTile" | "DealTile" | "ChiPengGang" | "AnGangAddGang" | "Hule" | "NoTile" | "LiuJu" => {
                let round = self.round.as_mut().filter(|r| r.is_open());
                let round = round.ok_or_else(|| at.key("name").bad("NewRound before it"))?;
                round.record(name, &data, &mut self.warnings)?;
            }
            _ if is_record => Warning::note_unknown(&mut self.warnings, &format!("Record{name}")),
            _ => {}
        }
        Ok(())
    }

    fn close(&mut self) {
        self.game.deals.extend(self.round.take().map(Round::into_deal));
    }
}
