//! At the table: Free tiles, the right to declare, wrong numbers of tiles.
use super::super::text;
use super::hands::mahjong;
use super::number;
use rules::classical::*;
use serde_json::{Value, json};

pub(super) fn free_tile_of(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
    let Some(free) = free_tile(rules, number(input, "wall_remaining")? as u8).value else {
        return Ok(json!({ "source": null, "kong_allowed": false }));
    };
    let source = match free.source {
        FreeSource::ReservedTail => "reserved free tiles",
        FreeSource::LastTile => "last tile of the wall",
    };
    let mut out = json!({ "source": source, "status": "free" });
    if free.wall_tile == WallTile::Last {
        out["also_last_wall_tile"] = json!(true);
    }
    Ok(out)
}

/// The case names what the hand has; the runner takes a hand that has it.
pub(super) fn declare_check(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
    let on = |field: &str| input[field] == json!(true);
    let heaven = text(input, "initial") == "heaven";
    let standing = "C1 C2 C3 D4 D5 D6 D7 D8 C9 C9";
    let mut hand = json!({
        "seat": if heaven { "E" } else { "S" },
        "round": "E",
        "standing": standing.split(' ').collect::<Vec<_>>(),
        "melds": [{ "type": "pung", "tile": if on("internal_double") { "Rd" } else { "B5" } }],
        "win": { "tile": "D9", "source": "discard" },
    });
    if heaven {
        hand["melds"] = json!([]);
        hand["standing"] = json!(standing.split(' ').chain(["B1"; 3]).collect::<Vec<_>>());
        hand["win"] = json!({ "tile": "D9", "source": "wall", "initial": "heaven" });
    }
    let (hand, win, mut ctx) = mahjong(&hand)?;
    ctx.call = if on("calling_declared") {
        Call::Declared
    } else if on("calling_declared_before_own_discard") {
        Call::BeforeDiscard
    } else {
        Call::None
    };
    let Err(refusals) = value(rules, &hand, win, &ctx) else { return Ok(json!({ "may_declare": true })) };
    let reason = match refusals.kinds().next() {
        Some(RefusalKind::NotCalling) => "no calling hand declared",
        Some(RefusalKind::CallingBeforeDiscard) => "a player becomes calling only after his discard",
        Some(RefusalKind::BelowMinimum) => "no internal double and no limit hand",
        _ => return Err(refusals.to_string()),
    };
    Ok(json!({ "may_declare": false, "reason": reason }))
}

pub(super) fn wrong_tile_count(rules: &ClassicalRules, input: &Value) -> Result<Value, String> {
    let field = |name: &str| input[name].as_u64().map(|n| n as u8);
    let number = field("extra_tiles")
        .map(TileNumber::Extra)
        .or(field("missing_tiles").map(TileNumber::Missing))
        .ok_or("no number of tiles")?;
    let remedy = number_remedy(rules, number).ok_or("the number is right")?;
    let action = match remedy.remedy.value {
        Remedy::DiscardsWithoutDrawing => "announces; on his turn discards without drawing",
        Remedy::DrawsMissingTile => "on his turn draws the missing tile as well",
    };
    let mut out = json!({ "action": action, "dead_hand": false });
    if !remedy.barred.is_empty() {
        let barred = remedy.barred.iter().map(|b| match b {
            Barred::Mahjong => "mahjong",
            Barred::Calling => "calling",
            Barred::Kong => "kong",
        });
        out["this_turn_forbidden"] = barred.collect();
    }
    Ok(out)
}
