//! The JSON of a sheet, read by hand so that every fault has its path.
use super::line::{abort, late, stage, who, worth, yakuman};
use super::text::{hu_worth, wall_state};
use super::{
    ClassicalDeal, ClassicalEnd, DealSheet, Deals, Expected, Family, HuSource, HuWorth, RiichiDeal,
    RiichiEnd, RiichiWin, SCHEMA, SheetError, SheetKong, SichuanDeal, SichuanEvent, WallState, Who,
};
use rules::classical::{Lateness, Stage};
use rules::regulation::RegulationId;
use serde_json::{Map, Value};

/// Reads a sheet; `family` as for the text.
pub fn read(text: &str, family: Option<Family>) -> Result<DealSheet, SheetError> {
    let value: Value = serde_json::from_str(text).map_err(|error| SheetError {
        line: error.line(),
        column: error.column().max(1),
        path: String::new(),
        found: String::new(),
        expected: Expected::Json,
    })?;
    let root = Node { value: &value, path: String::new() };
    root.fields(&["schema", "rules", "players", "stage", "late", "deals"])?;
    if root.key("schema").value.as_str() != Some(SCHEMA) {
        return Err(root.key("schema").bad(Expected::Schema));
    }
    let mut sheet = DealSheet {
        rules: None,
        three: false,
        stage: Stage::Qualifying,
        late: [Lateness::OnTime; 4],
        deals: Deals::Riichi(Vec::new()),
    };
    if let Some(node) = root.get("rules") {
        let id = node.word(Expected::Rules, |id| RegulationId::from_id(&id.to_lowercase()))?;
        if family.is_some_and(|family| family != Family::of_id(id)) {
            return Err(node.bad(Expected::SameFamily));
        }
        sheet.rules = Some(id);
    }
    if let Some(node) = root.get("players") {
        sheet.three = match node.value.as_u64() {
            Some(3) => true,
            Some(4) => false,
            _ => return Err(node.bad(Expected::Players)),
        };
    }
    if let Some(node) = root.get("stage") {
        sheet.stage = node.word(Expected::Stage, stage)?;
    }
    if let Some(node) = root.get("late") {
        let list = node.list(Expected::Late)?;
        for (slot, node) in sheet.late.iter_mut().zip(&list) {
            *slot = node.word(Expected::Late, late)?;
        }
    }
    let family = family.or(sheet.rules.map(Family::of_id));
    let family = family.ok_or_else(|| root.key("rules").bad(Expected::SomeRules))?;
    let deals = root.key("deals").list(Expected::Deals)?;
    if deals.is_empty() {
        return Err(root.key("deals").bad(Expected::OneDeal));
    }
    sheet.deals = match family {
        Family::Riichi => Deals::Riichi(deals.iter().map(riichi).collect::<Result<_, _>>()?),
        Family::Sichuan => Deals::Sichuan(deals.iter().map(sichuan).collect::<Result<_, _>>()?),
        Family::Classical => Deals::Classical(deals.iter().map(classical).collect::<Result<_, _>>()?),
    };
    Ok(sheet)
}

/// A value and the path to it.
struct Node<'v> {
    value: &'v Value,
    path: String,
}

static NOTHING: Value = Value::Null;

impl<'v> Node<'v> {
    /// A field; one that is missing is null.
    fn key(&self, key: &str) -> Node<'v> {
        let dot = if self.path.is_empty() { "" } else { "." };
        let value = self.value.get(key).unwrap_or(&NOTHING);
        Node { value, path: format!("{}{dot}{key}", self.path) }
    }

    /// A field that is there and not null.
    fn get(&self, key: &str) -> Option<Node<'v>> {
        Some(self.key(key)).filter(|node| !node.value.is_null())
    }

    /// The fields of an object, all of which must be known.
    fn fields(&self, known: &[&str]) -> Result<&'v Map<String, Value>, SheetError> {
        let object = self.value.as_object().ok_or_else(|| self.bad(Expected::Deal))?;
        match object.keys().find(|key| !known.contains(&key.as_str())) {
            Some(key) => {
                let found = key.chars().take(40).collect();
                Err(SheetError { found, ..self.key(key).bad(Expected::Field) })
            }
            None => Ok(object),
        }
    }

    fn list(&self, expected: Expected) -> Result<Vec<Node<'v>>, SheetError> {
        let list = self.value.as_array().ok_or_else(|| self.bad(expected))?;
        let item = |(i, value)| Node { value, path: format!("{}[{i}]", self.path) };
        Ok(list.iter().enumerate().map(item).collect())
    }

    /// The same with one item at least.
    fn some(&self, expected: Expected) -> Result<Vec<Node<'v>>, SheetError> {
        let list = self.list(expected)?;
        if list.is_empty() { Err(self.bad(expected)) } else { Ok(list) }
    }

    /// A text, or a number, read as a word of the terse writing.
    fn word<T>(&self, expected: Expected, read: impl FnOnce(&str) -> Option<T>) -> Result<T, SheetError> {
        let text = match self.value {
            Value::String(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            _ => return Err(self.bad(expected)),
        };
        read(&text).ok_or_else(|| self.bad(expected))
    }

    fn who(&self) -> Result<Who, SheetError> {
        self.word(Expected::Seat, who)
    }

    /// A list of seats; nobody where it is missing.
    fn seats(&self, key: &str) -> Result<Vec<Who>, SheetError> {
        let Some(node) = self.get(key) else { return Ok(Vec::new()) };
        node.list(Expected::Seats)?.iter().map(Node::who).collect()
    }

    fn bool(&self, key: &str) -> Result<bool, SheetError> {
        let Some(node) = self.get(key) else { return Ok(false) };
        node.value.as_bool().ok_or_else(|| node.bad(Expected::Bool))
    }

    fn number(&self) -> Result<i32, SheetError> {
        let number = self.value.as_i64().and_then(|n| i32::try_from(n).ok());
        number.ok_or_else(|| self.bad(Expected::Number))
    }

    fn bad(&self, expected: Expected) -> SheetError {
        let found = if self.value.is_null() { String::new() } else { self.value.to_string() };
        let found = found.chars().take(40).collect();
        SheetError { line: 0, column: 0, path: self.path.clone(), found, expected }
    }
}

fn riichi(node: &Node<'_>) -> Result<RiichiDeal, SheetError> {
    let end = node.key("end");
    let own: &[&str] = match end.value.as_str() {
        Some("win") => &["end", "riichi", "from", "wins"],
        Some("draw") => &["end", "riichi", "tenpai", "nagashi"],
        Some("abort") => &["end", "riichi", "kind"],
        Some("chombo") => &["end", "riichi", "seats"],
        _ => {
            node.fields(&["end", "riichi", "from", "wins", "tenpai", "nagashi", "kind", "seats"])?;
            return Err(end.bad(Expected::RiichiEnd));
        }
    };
    node.fields(own)?;
    let end = match end.value.as_str() {
        Some("win") => {
            let from = node.get("from").map(|from| from.who()).transpose()?;
            let wins = node.key("wins").some(Expected::Wins)?;
            RiichiEnd::Win { from, wins: wins.iter().map(win).collect::<Result<_, _>>()? }
        }
        Some("draw") => RiichiEnd::Draw { tenpai: node.seats("tenpai")?, nagashi: node.seats("nagashi")? },
        Some("abort") => RiichiEnd::Abort(node.key("kind").word(Expected::Abort, abort)?),
        _ => RiichiEnd::Chombo(node.seats("seats")?),
    };
    Ok(RiichiDeal { end, riichi: node.seats("riichi")? })
}

fn win(node: &Node<'_>) -> Result<RiichiWin, SheetError> {
    node.fields(&["seat", "worth", "liable"])?;
    let liable = match node.get("liable") {
        None => None,
        Some(liable) => {
            liable.fields(&["yakuman", "seat"])?;
            Some((liable.key("yakuman").word(Expected::Yakuman, yakuman)?, liable.key("seat").who()?))
        }
    };
    let worth = node.key("worth").word(Expected::Worth, worth)?;
    Ok(RiichiWin { seat: node.key("seat").who()?, worth, liable })
}

fn sichuan(node: &Node<'_>) -> Result<SichuanDeal, SheetError> {
    node.fields(&["events", "wall"])?;
    let events = match node.get("events") {
        None => Vec::new(),
        Some(events) => {
            events.list(Expected::SichuanEvent)?.iter().map(sichuan_event).collect::<Result<_, _>>()?
        }
    };
    let wall = match node.get("wall") {
        None => None,
        Some(wall) => {
            let state = |node: &Node<'_>| -> Result<(Who, WallState), SheetError> {
                node.fields(&["seat", "state"])?;
                let state = node.key("state").word(Expected::WallState, wall_state)?;
                Ok((node.key("seat").who()?, state))
            };
            Some(wall.list(Expected::WallState)?.iter().map(state).collect::<Result<_, _>>()?)
        }
    };
    if events.is_empty() && wall.is_none() {
        return Err(node.key("events").bad(Expected::SichuanEvent));
    }
    Ok(SichuanDeal { events, wall })
}

fn sichuan_event(node: &Node<'_>) -> Result<SichuanEvent, SheetError> {
    if let Some(kong) = node.get("kong") {
        node.fields(&["kong", "seat", "from"])?;
        let kind = match kong.value.as_str() {
            Some("closed") => SheetKong::Closed,
            Some("melded") => SheetKong::Melded(node.key("from").who()?),
            Some("promoted") => SheetKong::Promoted,
            Some("postponed") => SheetKong::Postponed,
            _ => return Err(kong.bad(Expected::Kong)),
        };
        return Ok(SichuanEvent::Kong { seat: node.key("seat").who()?, kind });
    }
    if let Some(seat) = node.get("forbidden") {
        node.fields(&["forbidden"])?;
        return Ok(SichuanEvent::Forbidden(seat.who()?));
    }
    node.fields(&["hu", "source", "from"])?;
    let source = node.key("source");
    let from = || node.key("from").who();
    let from = match source.value.as_str() {
        Some("wall") => HuSource::Wall,
        Some("discard") => HuSource::Discard(from()?),
        Some("after_kong") => HuSource::AfterKong(from()?),
        Some("robbed") => HuSource::Robbed(from()?),
        _ => return Err(source.bad(Expected::HuFrom)),
    };
    let one = |node: &Node<'_>| -> Result<(Who, HuWorth), SheetError> {
        node.fields(&["seat", "worth"])?;
        Ok((node.key("seat").who()?, node.key("worth").word(Expected::HuWorth, hu_worth)?))
    };
    let by = node.key("hu").some(Expected::SichuanEvent)?;
    Ok(SichuanEvent::Hu { from, by: by.iter().map(one).collect::<Result<_, _>>()? })
}

fn classical(node: &Node<'_>) -> Result<ClassicalDeal, SheetError> {
    node.fields(&["end", "seat", "from", "hands", "replaced", "fined"])?;
    let seat = || node.key("seat").who();
    let end = match node.key("end").value.as_str() {
        Some("mahjong") => {
            let from = node.get("from").map(|from| from.who()).transpose()?;
            let one = |node: &Node<'_>| -> Result<(Who, i32), SheetError> {
                node.fields(&["seat", "whists"])?;
                Ok((node.key("seat").who()?, node.key("whists").number()?))
            };
            let hands = node.key("hands").some(Expected::Hands)?;
            if hands.len() != 4 {
                return Err(node.key("hands").bad(Expected::Hands));
            }
            let hands = hands.iter().map(one).collect::<Result<_, _>>()?;
            ClassicalEnd::Mahjong { seat: seat()?, from, hands }
        }
        Some("draw") => ClassicalEnd::Draw,
        Some("stopped") => ClassicalEnd::Stopped(seat()?),
        Some("absent") => ClassicalEnd::Absent { seat: seat()?, replaced: node.bool("replaced")? },
        _ => return Err(node.key("end").bad(Expected::ClassicalEnd)),
    };
    Ok(ClassicalDeal { end, fined: node.seats("fined")? })
}
