//! A game as tenhou.net/6 JSON.
use super::result::{ALL_SHOW, NONE_SHOW, UNKNOWN, WIN, draw_text};
use super::{code, dan, header, wins};
use crate::record::{
    Deal, Declared, DrawKind, DrawResult, Event, Game, Limit, Outcome, Presence, Recorded, Split, Win,
    in_order,
};
use rules::seat::{Relative, Seat};
use rules::tile::Tile;
use serde_json::{Map, Value, json};

/// What this form has no place for: it is lost on the way out.
pub const LOST: &[&str] = &[
    "the order of the dealt tiles (they are sorted)",
    "the seeds of the walls",
    "account numbers where no player has one",
    "chips",
    "the fu and han of a hand at a limit where it has no list of yaku",
    "the hands shown at nagashi and after three wins on one discard",
    "in a deal without a result (written as 不明): whether a riichi of the last discard was accepted",
    "what a result repeats of the table: honba and sticks, the hand, the indicators",
    "the rules of a league table",
    "where indicators were turned, if not where Tenhou turns them",
];

/// The game as one line of JSON.
pub fn write(game: &Game) -> String {
    let mut top = Map::new();
    top.insert("title".into(), json!(["", ""]));
    top.insert("ver".into(), json!(2.3));
    top.insert("name".into(), json!(game.players.each_ref().map(|p| p.name.as_str())));
    let mut rule = Map::new();
    rule.insert("disp".into(), json!(header::disp(&game.rules)));
    if let Some([m, p, s]) = game.rules.red_fives {
        rule.extend([("aka51", m), ("aka52", p), ("aka53", s)].map(|(k, n)| (k.into(), json!(n))));
    }
    top.insert("rule".into(), Value::Object(rule));
    if let Some(id) = &game.id {
        top.insert("ref".into(), json!(id));
    }
    if game.players.iter().any(|p| p.dan.is_some()) {
        let name = |p: &crate::record::Player| p.dan.and_then(dan::name);
        top.insert("dan".into(), json!(game.players.each_ref().map(name)));
    }
    if game.players.iter().all(|p| p.rate.is_some()) {
        let rate = |p: &crate::record::Player| p.rate.map(|r| f64::from(r) / 100.0);
        top.insert("rate".into(), json!(game.players.each_ref().map(rate)));
    }
    if game.players.iter().any(|p| p.account.is_some()) {
        let one = |p: &crate::record::Player| json!({"nickname": p.name, "account_id": p.account});
        top.insert("playerMapping".into(), json!(game.players.each_ref().map(one)));
    }
    if let Some(end) = &game.end {
        let points = end.points.unwrap_or_default().map(|p| f64::from(p) / 10.0);
        let sc: Vec<Value> = (0..4).flat_map(|s| [json!(end.scores[s]), json!(points[s])]).collect();
        top.insert("sc".into(), json!(sc));
    }
    let connections = game.connections.iter().map(|c| {
        let what = u8::from(c.what == Presence::Back);
        let log = c.deal.map_or(-1, |d| d as i64);
        json!({"what": what, "log": log, "who": c.seat.index(), "step": c.after})
    });
    if !game.connections.is_empty() {
        top.insert("connection".into(), connections.collect());
    }
    top.insert("log".into(), game.deals.iter().map(deal).collect());
    Value::Object(top).to_string()
}

fn deal(deal: &Deal) -> Value {
    let outcome = deal.outcome.as_ref();
    let mut takes: [Vec<Value>; 4] = Default::default();
    let mut puts: [Vec<Value>; 4] = Default::default();
    let mut indicators = vec![code(deal.indicator)];
    let mut riichi = false;
    for event in &deal.events {
        match *event {
            Event::Draw { seat, tile } => takes[seat.index()].push(json!(code(tile))),
            Event::Discard { seat, tile, drawn } => {
                let code = if drawn { 60 } else { code(tile) };
                let put = if std::mem::take(&mut riichi) { json!(format!("r{code}")) } else { json!(code) };
                puts[seat.index()].push(put);
            }
            Event::Meld { seat, declared } => {
                let text = json!(call(declared));
                match declared {
                    Declared::AddedKong { .. } | Declared::ConcealedKong { .. } => {
                        puts[seat.index()].push(text);
                    }
                    _ => takes[seat.index()].push(text),
                }
                if matches!(declared, Declared::ClaimedKong { .. }) {
                    puts[seat.index()].push(json!(0));
                }
            }
            Event::Riichi { .. } => riichi = true,
            Event::RiichiAccepted { .. } => {}
            Event::Indicator { tile } => indicators.push(code(tile)),
        }
    }
    let ura = wins(outcome).iter().find_map(|w| w.ura.as_ref().filter(|u| !u.is_empty()));
    let codes = |tiles: &[Tile]| tiles.iter().map(|t| code(*t)).collect::<Vec<u8>>();
    let mut items = vec![
        json!([deal.index, deal.honba, deal.sticks]),
        json!(deal.scores),
        json!(indicators),
        json!(ura.map(|u| codes(u)).unwrap_or_default()),
    ];
    for (seat, (takes, puts)) in takes.into_iter().zip(puts).enumerate() {
        items.extend([json!(codes(&in_order(deal.hands[seat]))), json!(takes), json!(puts)]);
    }
    items.push(match outcome {
        None => json!([UNKNOWN]),
        Some(Outcome::Draw(result)) => draw(result),
        Some(Outcome::Wins(wins)) => {
            let each = wins.iter().flat_map(|w| [json!(w.change.delta), win(w, deal.dealer)]);
            std::iter::once(json!(WIN)).chain(each).collect()
        }
    });
    Value::Array(items)
}

fn draw(result: &DrawResult) -> Value {
    let delta = result.change.delta;
    let shown = result.shown.as_ref().map(|s| s.iter().flatten().count());
    match (result.kind, shown) {
        (DrawKind::Exhaustive, Some(4)) if delta == [0; 4] => json!([ALL_SHOW]),
        (DrawKind::Exhaustive, Some(0)) if delta == [0; 4] => json!([NONE_SHOW]),
        (kind, _) if kind.is_abortive() => json!([draw_text(kind)]),
        (kind, _) => json!([draw_text(kind), delta]),
    }
}

fn win(win: &Win, dealer: Seat) -> Value {
    let third = win.liable.unwrap_or(win.winner);
    let mut info = vec![json!(win.winner.index()), json!(win.from.index()), json!(third.index())];
    if let Some(points) = win.value.points {
        info.push(json!(value(&win.value, Split::of(points, win.winner == win.from, win.winner == dealer))));
        info.extend(win.value.yaku.iter().map(|(yaku, han)| json!(format!("{}({han}飜)", yaku.sign()))));
        info.extend(win.value.yakuman.iter().map(|yaku| json!(format!("{}(役満)", yaku.sign()))));
    }
    Value::Array(info)
}

fn value(value: &Recorded, split: Split) -> String {
    let points = match split {
        Split::Discard(n) => format!("{n}点"),
        Split::DealerDraw(n) => format!("{n}点∀"),
        Split::Draw { dealer, others } => format!("{others}-{dealer}点"),
    };
    match (value.limit.unwrap_or(Limit::None), value.fu, value.han) {
        (Limit::None, Some(fu), Some(han)) => format!("{fu}符{han}飜{points}"),
        (limit, _, _) => format!("{}{points}", limit.sign()),
    }
}

/// A call as text: the letter stands before the claimed tile, and how many tiles stand before it says from whom.
fn call(declared: Declared) -> String {
    let (letter, marked, own): (char, &[Tile], &[Tile]) = match &declared {
        Declared::Chow { called, own } => ('c', &[*called], own),
        Declared::Pung { called, own, .. } => ('p', &[*called], own),
        Declared::ClaimedKong { called, own, .. } => ('m', &[*called], own),
        Declared::AddedKong { added, called, own, .. } => ('k', &[*added, *called], own),
        Declared::ConcealedKong { own: [own @ .., last] } => ('a', &[*last], own),
    };
    let before = match declared.from() {
        Some(Relative::Previous) => 0,
        Some(Relative::Across) => 1,
        Some(Relative::Next) | None => own.len(),
    };
    let text = |tiles: &[Tile]| tiles.iter().map(|t| code(*t).to_string()).collect::<String>();
    format!("{}{letter}{}{}", text(&own[..before]), text(marked), text(&own[before..]))
}
