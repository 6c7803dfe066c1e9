//! What may be played: discards after a claim, kongs in riichi, riichi, furiten.
use crate::cases::read::{self, Read, kind, number, only};
use crate::cases::riichi_rules::claimed_group;
use crate::cases::{list, text};
use rules::riichi::{
    Furiten, Offered, RiichiRules, RiichiTable, WaitShape, Waiting, check_discard, check_riichi_table,
    check_ron, forbidden_kinds, may_kong_in_riichi, riichi_discards,
};
use rules::tile::{Tile, TileKind};
use serde_json::{Map, Value, json};

pub(super) fn answer(id: &str, rules: &RiichiRules, input: &Value, right: &Value) -> Read<Value> {
    match id {
        "BS-11" => forbidden(rules, input, right),
        "BS-12" => kongs(rules, input),
        "BS-13" => discards(rules, input),
        "BS-14" => riichi(rules, input),
        "BS-15" => furiten(rules, input),
        other => Err(format!("case {other} is not known")),
    }
}

fn forbidden(rules: &RiichiRules, input: &Value, right: &Value) -> Read<Value> {
    only(input, &["call", "concealed", "melds", "query"])?;
    let call = &input["call"];
    only(call, &["from_", "own", "tile", "type"])?;
    let own = read::words(call, "own");
    let meld = claimed_group(text(call, "type"), text(call, "tile"), &own.concat())?;
    let mut hand = super::hand(input, text(input, "concealed"))?;
    for tile in read::tiles(&own.concat())? {
        if !hand.remove(tile) {
            return Err(format!("the hand has no {tile}"));
        }
    }
    let left = hand.concealed.kinds().iter().filter(|k| check_discard(rules, meld, *k).is_ok());
    let left = names(left);
    let named = read::words(right, "allowed_must_include");
    Ok(json!({
        "forbidden": names(forbidden_kinds(rules, meld).iter()),
        "allowed_must_include": named.into_iter().filter(|k| left.iter().any(|l| l == k)).collect::<Vec<_>>(),
    }))
}

fn names(kinds: impl Iterator<Item = TileKind>) -> Vec<String> {
    kinds.map(|k| k.to_string()).collect()
}

fn kongs(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["concealed", "draws", "query", "riichi"])?;
    let waiting = read::hand(text(input, "concealed"), [])?;
    let one = |drawn: &str| {
        let tile = kind(drawn)?;
        Ok((drawn.to_owned(), json!(may_kong_in_riichi(rules, &waiting, tile, tile).is_ok())))
    };
    let may = read::words(input, "draws").into_iter().map(one).collect::<Read<Map<_, _>>>()?;
    Ok(json!({ "waits": names(Waiting::of(&waiting).kinds.iter()), "may_ankan": may }))
}

/// Discards that keep tenpai, with the waits they leave; a five is named red if the hand has no other.
fn discards(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["hands", "query"])?;
    let one = |text: &str| {
        let hand = read::hand(text, [])?;
        let plain = |kind| hand.concealed_tiles().any(|t| t == Tile::plain(kind));
        let name = |kind: TileKind| match kind.suit() {
            Some(suit) if !plain(kind) => Tile::red_five(suit).to_string(),
            _ => kind.to_string(),
        };
        let found = riichi_discards(rules, &hand).map_err(|e| e.to_string())?;
        let found = found.iter().map(|d| (name(d.kind), json!(names(d.waits.iter()))));
        Ok((text.to_owned(), Value::from(found.collect::<Map<_, _>>())))
    };
    Ok(read::words(input, "hands").into_iter().map(one).collect::<Read<Map<_, _>>>()?.into())
}

fn riichi(rules: &RiichiRules, input: &Value) -> Read<Value> {
    // The note says what the count of live tiles counts: the same as the rules.
    only(input, &["cases", "note"])?;
    let one = |case: &Value| {
        only(case, &["live_wall_after_draw", "score"])?;
        let (live_tiles, points) = (number(case, "live_wall_after_draw")? as u8, number(case, "score")?);
        Ok(check_riichi_table(rules, RiichiTable { live_tiles, points }).is_ok())
    };
    let all = list(input, "cases").iter().map(one).collect::<Read<Vec<_>>>()?;
    Ok(json!({ "may_riichi": all }))
}

/// A's wait, a tile that A lets pass, and a later tile; A's own discards are none of the wait.
fn furiten(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["sequence", "variant"])?;
    let sequence = read::words(input, "sequence");
    let [waits, passed, later] = sequence.as_slice() else { return Err("three events".into()) };
    let unknown = || format!("unknown sequence: {sequence:?}");
    let waits = waits.strip_prefix("A waits ").and_then(|w| w.strip_suffix(" (not riichi)"));
    let (low, high) = waits.and_then(|w| w.split_once('-')).ok_or_else(unknown)?;
    let kinds = [kind(low)?, kind(high)?].into_iter().collect();
    let waiting = Waiting { kinds, shape: WaitShape::Ordinary };
    let passed = passed.strip_prefix("B discards ").and_then(|p| p.strip_suffix(", A passes"));
    let passed = kind(passed.ok_or_else(unknown)?)?;
    let later = kind(later.strip_prefix("C discards ").ok_or_else(unknown)?)?;
    let variants = read::words(input, "variant");
    let [variant] = variants.as_slice() else { return Err("one variant".into()) };
    let last =
        variant.strip_prefix("same, but A then draws, declares riichi with its discard, and D discards ");
    let last = kind(last.ok_or_else(|| format!("unknown variant: {variant}"))?)?;
    let pool = read::kind_set("9p")?;
    let missed = Furiten::None.missed(rules, waiting, Offered::Discard(passed));
    let ron = |furiten, tile| check_ron(rules, waiting, pool, furiten, Offered::Discard(tile)).is_ok();
    Ok(json!({
        "sequence": { "A_may_ron_C": ron(missed, later) },
        "variant": { "A_may_ron_D": ron(missed.own_discard().riichi(), last) },
    }))
}
