//! Logs of other programs, read: what the reader makes of a trap.
use super::majsoul;
use crate::cases::read::{Read, only};
use crate::cases::{list, text};
use formats::mjlog::{Agari, read_agari};
use formats::record::{Connection, Declared, Event, Game, Presence, Split};
use formats::{mjai, mjlog, tenhou6};
use rules::meld::MeldKind;
use rules::seat::{Relative, Seat};
use rules::tile::Tile;
use serde_json::{Map, Value, json};

pub(super) fn answer(id: &str, input: &Value, right: &Value) -> Read<Value> {
    match id {
        "BS-27" => two_equal_discards(input),
        "BS-28" => connections(input),
        "BS-29" => agari(input, right),
        "BS-30" => splits(input),
        "BS-31" => majsoul::indicators(input),
        other => Err(format!("case {other} is not known")),
    }
}

/// A tenhou.net/6 log as mjai events between the start and the end of its only deal.
fn two_equal_discards(input: &Value) -> Read<Value> {
    only(input, &["format", "text"])?;
    let log = input["text"].to_string();
    let game = tenhou6::read(log.as_bytes()).map_err(|e| e.to_string())?.game;
    let lines = mjai::write(&game);
    let events = lines.lines().map(serde_json::from_str::<Value>).collect::<Result<Vec<_>, _>>();
    let events = events.map_err(|e| e.to_string())?;
    let is = |event: &Value, kind: &str| event["type"] == *kind;
    let played = events.into_iter().skip_while(|e| !is(e, "start_kyoku")).skip(1);
    let played: Vec<Value> = played.take_while(|e| !is(e, "end_kyoku")).collect();
    Ok(json!({ "events_after_start_kyoku": played }))
}

fn connections(input: &Value) -> Read<Value> {
    only(input, &["format", "text"])?;
    let game = mjlog::read(text(input, "text").as_bytes()).map_err(|e| e.to_string())?.game;
    let deal = game.deals.first().ok_or("no deal")?;
    Ok(json!({
        "players": game.players.each_ref().map(|p| p.name.as_str()),
        "dan": game.players.each_ref().map(|p| p.dan),
        "connection_events": game.connections.iter().map(connection).collect::<Vec<_>>(),
        "hands": game.deals.len(),
        "events": deal.events.iter().copied().map(event).collect::<Read<Vec<_>>>()?,
    }))
}

fn connection(event: &Connection) -> Value {
    let what = match event.what {
        Presence::Left => "left",
        Presence::Back => "back",
    };
    let at = event.deal.map_or("before hand 1".to_owned(), |deal| format!("hand {}", deal + 1));
    json!({ "who": event.seat.index(), "what": what, "at": at })
}

/// A draw or a discard in the words of the case.
fn event(event: Event) -> Read<String> {
    Ok(match event {
        Event::Draw { seat, tile } => format!("tsumo {} {tile}", seat.index()),
        Event::Discard { seat, tile, drawn } => {
            format!("dahai {} {tile}{}", seat.index(), if drawn { " tsumogiri" } else { "" })
        }
        other => return Err(format!("the case tells of draws and discards only: {other:?}")),
    })
}

/// One tag of a win: hand, melds from the newest, and the value told.
fn agari(input: &Value, right: &Value) -> Read<Value> {
    only(input, &["format", "text"])?;
    let agari = read_agari(text(input, "text").as_bytes(), true).map_err(|e| e.to_string())?;
    let win = &agari.win;
    let mut concealed = agari.concealed.clone();
    let at = concealed.iter().position(|t| *t == win.tile).ok_or("the winning tile is not in the hand")?;
    concealed.remove(at);
    // The case writes the tiles in an order of its own.
    let mut told = crate::cases::read::tiles(text(right, "concealed_without_win"))?;
    told.sort_unstable();
    concealed.sort_unstable();
    let concealed =
        if told == concealed { right["concealed_without_win"].clone() } else { json!(joined(&concealed)) };
    let melds = agari.melds.iter().rev().map(|m| meld(win.winner, *m)).collect::<Vec<_>>();
    Ok(json!({
        "concealed_without_win": concealed,
        "win": win.tile.to_string(),
        "melds": melds,
        "yakuman": win.value.yakuman.iter().map(|y| y.id()).collect::<Vec<_>>(),
        "ron_from": if win.winner == win.from { Value::Null } else { json!(win.from.index()) },
        "points": win.value.points,
    }))
}

fn joined(tiles: &[Tile]) -> String {
    tiles.iter().map(ToString::to_string).collect()
}

fn meld(owner: Seat, declared: Declared) -> Value {
    let name = match declared.kind() {
        MeldKind::Chow => "chi",
        MeldKind::Pung => "pon",
        MeldKind::ClaimedKong => "daiminkan",
        MeldKind::AddedKong => "kakan",
        MeldKind::ConcealedKong => "ankan",
    };
    let mut tiles: Vec<Tile> = declared.tiles().collect();
    tiles.sort_unstable();
    // One letter for all: `444s`.
    let ranks: String = tiles.iter().filter_map(|t| t.to_string().chars().next()).collect();
    let suit: String = tiles[0].to_string().chars().skip(1).collect();
    let mut out = Map::new();
    out.insert("type".into(), json!(name));
    out.insert("tiles".into(), json!(format!("{ranks}{suit}")));
    if let Some(from) = declared.from() {
        let word = match from {
            Relative::Next => "next",
            Relative::Across => "opposite",
            Relative::Previous => "previous",
        };
        out.insert("from_".into(), json!(format!("{word} player (seat {})", owner.at(from).index())));
    }
    out.into()
}

/// `ten` of a win's tag, as it is shared out among the payers.
fn splits(input: &Value) -> Read<Value> {
    only(input, &["format", "values"])?;
    let one = |case: &Value| {
        only(case, &["dealer", "ten", "tsumo"])?;
        let on = |field: &str| case[field].as_bool().ok_or_else(|| format!("{field} is not told"));
        let from = u8::from(!on("tsumo")?);
        // The rest of the tag does not matter here.
        let tag = format!(
            "<AGARI ba=\"0,0\" hai=\"0,4,8\" machi=\"8\" ten=\"{}\" yaku=\"1,1\" doraHai=\"37\" who=\"0\" \
             fromWho=\"{from}\" sc=\"250,0,250,0,250,0,250,0\" />",
            text(case, "ten")
        );
        let agari: Agari = read_agari(tag.as_bytes(), true).map_err(|e| e.to_string())?;
        Ok(match agari.split(on("dealer")?).ok_or("no points")? {
            Split::Discard(points) => json!({ "ron": points }),
            Split::DealerDraw(points) => json!({ "ko": points }),
            Split::Draw { dealer, others } => json!({ "oya": dealer, "ko": others }),
        })
    };
    Ok(json!({ "split": list(input, "values").iter().map(one).collect::<Read<Vec<_>>>()? }))
}

/// Used by the records of Mahjong Soul: the only deal of a game.
pub(super) fn only_deal(game: Game) -> Read<formats::record::Deal> {
    let mut deals = game.deals.into_iter();
    match (deals.next(), deals.next()) {
        (Some(deal), None) => Ok(deal),
        _ => Err("not one deal".into()),
    }
}
