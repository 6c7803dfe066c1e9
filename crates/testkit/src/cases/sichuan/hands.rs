//! Cases about the value of a hand.
use super::{list, text};
use rules::hand::Hand;
use rules::meld::{Meld, MeldKind};
use rules::sichuan::*;
use rules::tile::{Suit, Tile, TileKind};
use serde_json::{Value, json};

pub(super) fn tile(text: &str) -> Result<TileKind, String> {
    let mut chars = text.chars();
    let suit = chars.next().and_then(suit_of).ok_or_else(|| format!("no suit in {text}"))?;
    let rank = chars.as_str().parse().map_err(|_| format!("no rank in {text}"))?;
    TileKind::number(suit, rank).ok_or_else(|| format!("no tile {text}"))
}

fn suit_of(letter: char) -> Option<Suit> {
    match letter {
        'B' => Some(Suit::Bamboo),
        'D' => Some(Suit::Dots),
        'C' => Some(Suit::Characters),
        _ => None,
    }
}

fn name(tile: TileKind) -> String {
    let letter = match tile.suit() {
        Some(Suit::Bamboo) => 'B',
        Some(Suit::Dots) => 'D',
        Some(Suit::Characters) => 'C',
        None => '?',
    };
    format!("{letter}{}", tile.rank().unwrap_or_default())
}

pub(super) fn tiles(list: &[Value]) -> Result<Vec<TileKind>, String> {
    list.iter().map(|t| tile(t.as_str().unwrap_or_default())).collect()
}

fn meld(meld: &Value) -> Result<Meld, String> {
    let tile = tile(text(meld, "tile"))?;
    let kind = match (text(meld, "type"), text(meld, "kong")) {
        ("pung", _) => return Ok(Meld::pung(tile, None)),
        ("kong", "closed") => MeldKind::ConcealedKong,
        ("kong", "melded") => MeldKind::ClaimedKong,
        ("kong", "promoted" | "postponed") => MeldKind::AddedKong,
        other => return Err(format!("unknown set {other:?}")),
    };
    Meld::kong(kind, tile, None).ok_or_else(|| "no kong".to_owned())
}

fn division(input: &Value) -> Result<Option<Division>, String> {
    let Some(parts) = input["declared_split"].as_array() else { return Ok(None) };
    let parts = parts
        .iter()
        .map(|part| {
            Part::new(tiles(part.as_array().map_or(&[], Vec::as_slice))?).ok_or("a bad part".to_owned())
        })
        .collect::<Result<Vec<_>, String>>()?;
    Ok(Some(Division::new(parts).ok_or("too many parts")?))
}

fn hand(input: &Value, division: Option<&Division>) -> Result<Hand, String> {
    let mut hand = match (input["standing"].is_array(), division) {
        (true, _) => Hand::of(tiles(list(input, "standing"))?.into_iter().map(Tile::plain)),
        (false, Some(division)) => Hand { concealed: division.tiles(), ..Hand::default() },
        (false, None) => return Err("neither tiles nor a division".into()),
    };
    for m in list(input, "melds") {
        hand.melds.try_push(meld(m)?).map_err(|_| "too many sets")?;
    }
    Ok(hand)
}

fn forbidden(input: &Value) -> Result<Suit, String> {
    text(input, "forbidden_suit")
        .chars()
        .next()
        .and_then(suit_of)
        .ok_or_else(|| "no forbidden suit".to_owned())
}

fn fan_names(fans: impl Iterator<Item = (Fan, u32)>) -> Vec<String> {
    let mut names: Vec<String> =
        fans.flat_map(|(fan, times)| (0..times).map(move |_| fan.id().to_owned())).collect();
    names.sort_unstable();
    names
}

pub(super) fn hu_value(rules: &SichuanRules, input: &Value) -> Result<Value, String> {
    let division = division(input)?;
    let mut hand = hand(input, division.as_ref().filter(|_| !input["standing"].is_array()))?;
    let win = tile(text(input, "winning_tile"))?;
    hand.add(Tile::plain(win));
    let mut ctx = HuContext::new(Taken::Discard, forbidden(input)?);
    for flag in list(input, "win_flags") {
        let situation = match flag.as_str().unwrap_or_default() {
            "win_after_kong" => {
                ctx.taken = Taken::SelfDraw;
                Situation::WinAfterKong
            }
            "shoot_after_kong" => Situation::ShootAfterKong,
            "robbing_the_kong" => Situation::RobbingTheKong,
            "under_the_sea" => Situation::UnderTheSea,
            other => return Err(format!("unknown flag {other}")),
        };
        ctx = ctx.with(situation);
    }
    Ok(match value(rules, &hand, win, division.as_ref(), ctx) {
        Ok(award) => json!({
            "valid": true,
            "fans": fan_names(award.lines.iter().map(|l| (l.fan, u32::from(l.times)))),
            "fan_total": award.fan,
            "value": award.points,
        }),
        Err(refusals) => {
            let reasons: Vec<_> = refusals.kinds().map(RefusalKind::id).collect();
            json!({ "valid": !refusals.is_false_hu(), "reason": reasons.join(", ") })
        }
    })
}

pub(super) fn waiting_value(rules: &SichuanRules, input: &Value, expected: &Value) -> Result<Value, String> {
    let division = division(input)?;
    let hand = hand(input, division.as_ref())?;
    let presentation = match &division {
        Some(division) => Presentation::Divided(division),
        None if input["player_cannot_split"].as_bool() == Some(true) => Presentation::CannotDivide,
        None => Presentation::Unknown,
    };
    let found = wall_end_hand(rules, &hand, presentation, forbidden(input)?, Liveness::Live)
        .map_err(|r| r.to_string())?;
    let mut out = json!({ "ready": found.readiness == Readiness::Ready, "value": found.points() });
    if expected.get("waits").is_some() {
        let waits: serde_json::Map<String, Value> = found
            .waits
            .iter()
            .map(|w| (name(w.tile), json!({ "fans": fan_names(w.fans.iter()), "fan_total": w.fan })))
            .collect();
        out["waits"] = waits.into();
        out["fan_total"] = found.fan().into();
    }
    Ok(out)
}
