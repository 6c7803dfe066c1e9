//! Mahjong Soul records that a case shortens to those about indicators: the others are put back around them.
//!
//! What is added is a lawful course of play in which the records of the case happen: two pungs that become kongs,
//! the turns of the other players, their hands. None of it names an indicator.
use super::imports::only_deal;
use crate::cases::read::{Read, only, tile};
use crate::cases::{list, read, text};
use formats::majsoul;
use formats::record::{Declared, Event};
use formats::walk::walk;
use serde_json::{Value, json};

/// The hands of the four players, the dealer's with fourteen tiles: they hold what the kongs of the case need.
const HANDS: [&str; 4] = ["66z44z1111p2347m99s", "345678p123456s6z", "123456789s3355z", "345678p123m5577z"];

pub(super) fn indicators(input: &Value) -> Read<Value> {
    only(input, &["format", "note", "records"])?;
    let records = whole(list(input, "records"))?;
    let text = json!({ "data": records }).to_string();
    let game = majsoul::read(text.as_bytes()).map_err(|e| e.to_string())?.game;
    let deal = only_deal(game)?;
    walk(&deal).map_err(|e| format!("the completed records are no play: {e}"))?;
    let (mut new, mut timing, mut kong) = (Vec::new(), Vec::new(), String::new());
    for (i, event) in deal.events.iter().enumerate() {
        match event {
            Event::Meld { declared, .. } => kong = kong_of(*declared),
            Event::Indicator { tile } => {
                new.push(tile.to_string());
                timing.push(match deal.events.get(i + 1) {
                    Some(Event::Discard { .. }) => format!("with the discard after the {kong} quad"),
                    _ => format!("with the {kong} quad"),
                });
            }
            _ => {}
        }
    }
    Ok(json!({ "new_indicators_in_order": new, "timing": timing }))
}

fn kong_of(declared: Declared) -> String {
    declared.lowest().to_string()
}

/// The records of the case among those it leaves out.
fn whole(given: &[Value]) -> Read<Vec<Value>> {
    let mut out = Vec::new();
    for record in given {
        let (name, data) = (text(record, "name"), &record["data"]);
        match name {
            "RecordNewRound" => {
                let mut data = data.clone();
                data["scores"] = json!([25000, 25000, 25000, 25000]);
                for (seat, hand) in HANDS.iter().enumerate() {
                    let tiles: Vec<String> = read::tiles(hand)?.iter().map(ToString::to_string).collect();
                    data[format!("tiles{seat}")] = json!(tiles);
                }
                out.push(json!({ "name": name, "data": data }));
                before_first_kong(&mut out);
            }
            "RecordAnGangAddGang" => {
                draw_for_kong(&mut out, data)?;
                out.push(record.clone());
            }
            "RecordDealTile" | "RecordDiscardTile" => out.push(record.clone()),
            other => return Err(format!("unknown record {other}")),
        }
    }
    Ok(out)
}

fn put(out: &mut Vec<Value>, name: &str, data: &Value) {
    out.push(json!({ "name": format!("Record{name}"), "data": data }));
}

fn turn(out: &mut Vec<Value>, seat: usize, tile: &str, discard: &str) {
    put(out, "DealTile", &json!({ "seat": seat, "tile": tile }));
    put(out, "DiscardTile", &json!({ "seat": seat, "tile": discard, "moqie": tile == discard }));
}

/// The dealer claims the pungs that are added to later.
fn before_first_kong(out: &mut Vec<Value>) {
    let discard = |out: &mut Vec<Value>, tile: &str| {
        put(out, "DiscardTile", &json!({ "seat": 0, "tile": tile, "moqie": false }));
    };
    let pung = |out: &mut Vec<Value>, tile: &str| {
        let data = json!({ "seat": 0, "type": 1, "tiles": [tile, tile, tile], "froms": [0, 0, 1] });
        put(out, "ChiPengGang", &data);
    };
    discard(out, "9s");
    turn(out, 1, "9s", "6z");
    pung(out, "6z");
    discard(out, "9s");
    turn(out, 1, "4z", "4z");
    pung(out, "4z");
    discard(out, "7m");
    others(out, "1z");
}

/// The turns of the three other players.
fn others(out: &mut Vec<Value>, tile: &str) {
    (1..4).for_each(|seat| turn(out, seat, tile, tile));
}

/// Before a kong of the dealer his draw, if the last record was not that already: the tile added, or for a kong of
/// tiles that he holds another.
fn draw_for_kong(out: &mut Vec<Value>, data: &Value) -> Read<()> {
    let kong = text(data, "tiles");
    tile(kong)?;
    let last = out.last().map_or("", |record| text(record, "name"));
    if last == "RecordDiscardTile" && out.last().is_some_and(|r| r["data"]["seat"] == 0) {
        others(out, "2z");
    } else if last == "RecordDealTile" {
        return Ok(());
    }
    let drawn = if data["type"] == 2 { kong } else { "4z" };
    put(out, "DealTile", &json!({ "seat": 0, "tile": drawn }));
    Ok(())
}
