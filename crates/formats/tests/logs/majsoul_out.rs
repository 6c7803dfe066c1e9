//! Our games written down as Mahjong Soul records, to have some to read: the product does not write them.
use reglament_formats::record::{
    Deal, Declared, DrawKind, Event, Game, Length, LogYaku, Outcome, Split, Win,
};
use reglament_formats::walk::{Riichi, Table};
use rules::seat::Seat;
use rules::tile::Tile;
use serde_json::{Map, Value, json};

/// Numbers of patterns, in the order of Tenhou's.
const FANS: [u64; 55] = [
    1, 2, 30, 3, 4, 5, 6, 14, 12, 13, 10, 10, 10, 10, 11, 11, 11, 11, 7, 8, 9, 18, 25, 15, 16, 17, 19, 20,
    21, 22, 23, 24, 28, 26, 27, 29, 60, 35, 36, 37, 38, 48, 39, 40, 41, 45, 47, 42, 49, 50, 43, 44, 31, 33,
    32,
];

/// Pairs of name and data, in snake case and with every field.
pub(crate) fn records(deal: &Deal) -> Vec<(&'static str, Value)> {
    let mut out = Out { list: Vec::new(), liqi: None, doras: vec![deal.indicator], new: false };
    let mut table = Table::new(deal).unwrap();
    let mut start = json!({
        "chang": deal.index / 4, "ju": deal.dealer.index(), "ben": deal.honba, "liqibang": deal.sticks,
        "scores": deal.scores, "doras": texts(&[deal.indicator]), "left_tile_count": 69, "paishan": "",
    });
    for (seat, hand) in deal.hands.iter().enumerate() {
        let mut hand = hand.to_vec();
        if let (true, Some(Event::Draw { tile, .. })) = (seat == deal.dealer.index(), deal.events.first()) {
            hand.push(*tile);
        }
        start[format!("tiles{seat}")] = texts(&hand);
    }
    out.list.push(("NewRound", start));
    let mut riichi = false;
    for (n, event) in deal.events.iter().enumerate() {
        match *event {
            Event::Draw { .. } if n == 0 => {}
            Event::Draw { seat, tile } => {
                out.push("DealTile", json!({"seat": seat.index(), "tile": tile.to_string()}));
            }
            Event::Discard { seat, tile, drawn } => {
                let first = table.uninterrupted() && table.player(seat).discards.is_empty();
                let declared = std::mem::take(&mut riichi);
                out.push(
                    "DiscardTile",
                    json!({
                        "seat": seat.index(), "tile": tile.to_string(), "moqie": drawn, "zhenting": [],
                        "is_liqi": declared, "is_wliqi": declared && first,
                    }),
                );
            }
            Event::Meld { seat, declared } => meld(&mut out, seat, declared),
            Event::Riichi { .. } => riichi = true,
            Event::RiichiAccepted { seat } => {
                out.liqi = Some(
                    json!({"seat": seat.index(), "score": table.scores()[seat.index()], "failed": false}),
                );
            }
            Event::Indicator { tile } => {
                out.doras.push(tile);
                out.new = true;
            }
        }
        table.apply(event).unwrap();
    }
    end(&mut out, deal, &table);
    out.list
}

struct Out {
    list: Vec<(&'static str, Value)>,
    liqi: Option<Value>,
    doras: Vec<Tile>,
    new: bool,
}

impl Out {
    fn push(&mut self, name: &'static str, mut data: Value) {
        if let Some(liqi) = self.liqi.take() {
            data["liqi"] = liqi;
        }
        if std::mem::take(&mut self.new) {
            data["doras"] = texts(&self.doras);
        }
        self.list.push((name, data));
    }
}

fn texts(tiles: &[Tile]) -> Value {
    tiles.iter().map(|t| json!(t.to_string())).collect()
}

fn meld(out: &mut Out, seat: Seat, declared: Declared) {
    let kong =
        |kind: u8, tile: Tile| json!({"seat": seat.index(), "type": kind, "tiles": tile.kind().to_string()});
    let (kind, called, own) = match &declared {
        Declared::Chow { called, own } => (0, called, own.as_slice()),
        Declared::Pung { called, own, .. } => (1, called, own.as_slice()),
        Declared::ClaimedKong { called, own, .. } => (2, called, own.as_slice()),
        Declared::AddedKong { added, .. } => return out.push("AnGangAddGang", kong(2, *added)),
        Declared::ConcealedKong { own } => return out.push("AnGangAddGang", kong(3, own[0])),
    };
    let tiles: Vec<Tile> = own.iter().copied().chain([*called]).collect();
    let mut froms = vec![seat.index(); own.len()];
    froms.push(seat.at(declared.from().unwrap()).index());
    out.push(
        "ChiPengGang",
        json!({"seat": seat.index(), "type": kind, "tiles": texts(&tiles), "froms": froms}),
    );
}

fn end(out: &mut Out, deal: &Deal, table: &Table) {
    match deal.outcome.as_ref().unwrap() {
        Outcome::Wins(wins) => {
            let total: [i32; 4] = std::array::from_fn(|i| wins.iter().map(|w| w.change.delta[i]).sum());
            let hules: Vec<Value> = wins.iter().map(|w| hule(out, deal, table, w)).collect();
            out.list.push((
                "Hule",
                json!({
                    "hules": hules, "old_scores": wins[0].change.before, "delta_scores": total,
                    "scores": deal.scores_after(), "baopai": 0,
                }),
            ));
        }
        Outcome::Draw(draw) if !draw.kind.is_abortive() => {
            let shown = draw.shown.as_ref().unwrap();
            let players: Vec<Value> = shown
                .iter()
                .map(|hand| json!({"tingpai": hand.is_some(), "hand": hand.as_deref().map(texts), "tings": []}))
                .collect();
            let delta = if draw.change.delta == [0; 4] { json!([]) } else { json!(draw.change.delta) };
            out.push(
                "NoTile",
                json!({
                    "liujumanguan": draw.kind == DrawKind::Nagashi, "players": players,
                    "scores": [{"old_scores": draw.change.before, "delta_scores": delta}],
                }),
            );
        }
        Outcome::Draw(draw) => {
            let kinds = [
                DrawKind::NineTerminals,
                DrawKind::FourWinds,
                DrawKind::FourKongs,
                DrawKind::FourRiichi,
                DrawKind::TripleRon,
            ];
            let kind = kinds.iter().position(|k| *k == draw.kind).unwrap() + 1;
            out.push("LiuJu", json!({"type": kind, "seat": 0, "tiles": []}));
        }
    }
}

fn hule(out: &Out, deal: &Deal, table: &Table, win: &Win) -> Value {
    let value = &win.value;
    let (zimo, dealer) = (win.winner == win.from, win.winner == deal.dealer);
    let (mut rong, mut qin, mut xian) = (0, 0, 0);
    match Split::of(value.points.unwrap(), zimo, dealer) {
        Split::Discard(n) => rong = n,
        Split::DealerDraw(n) => xian = n,
        Split::Draw { dealer, others } => (qin, xian) = (dealer, others),
    }
    let fan = |yaku: LogYaku, val: u8| json!({"id": FANS[yaku.tenhou()], "val": val, "name": ""});
    let mut fans: Vec<Value> = value.yaku.iter().map(|(yaku, han)| fan(*yaku, *han)).collect();
    fans.extend(value.yakuman.iter().map(|yaku| fan(*yaku, 1)));
    let yiman = !value.yakuman.is_empty();
    json!({
        "seat": win.winner.index(), "hu_tile": win.tile.to_string(), "zimo": zimo, "qinjia": dealer,
        "liqi": table.player(win.winner).riichi != Riichi::None, "doras": texts(&out.doras),
        "li_doras": win.ura.as_deref().map(texts), "yiman": yiman, "fans": fans, "fu": value.fu,
        "count": if yiman { value.yakuman.len() } else { usize::from(value.han.unwrap()) },
        "point_rong": rong, "point_zimo_qin": qin, "point_zimo_xian": xian,
        "baopai": win.liable.map_or(0, |seat| seat.index() + 1), "hand": [], "ming": [],
    })
}

pub(crate) fn head(game: &Game) -> Value {
    let accounts: Vec<Value> = game
        .players
        .iter()
        .enumerate()
        .map(|(seat, p)| json!({"account_id": 100 + seat, "seat": seat, "nickname": p.name, "level": {"id": 1}}))
        .collect();
    let mut head = json!({
        "uuid": "240101-x", "accounts": accounts,
        "config": {"category": 2, "mode": {"mode": if game.rules.length == Some(Length::East) { 1 } else { 2 },
            "detail_rule": {"dora_count": 3, "shiduan": 1}}},
    });
    if let Some(end) = game.end {
        let players = (0..4).map(|seat| {
            let points = end.points.unwrap()[seat] * 100;
            json!({"seat": seat, "part_point_1": end.scores[seat], "total_point": points})
        });
        head["result"] = json!({"players": players.collect::<Vec<_>>()});
    }
    head
}

/// The shapes in which records are exported.
pub(crate) fn in_shape(game: &Game, shape: usize) -> Value {
    let prefix = [".lq.Record", "Record", "", ".lq.Record"][shape];
    let rounds: Vec<Vec<Value>> = game
        .deals
        .iter()
        .map(|deal| {
            records(deal)
                .into_iter()
                .map(|(n, d)| json!({"name": format!("{prefix}{n}"), "data": d}))
                .collect()
        })
        .collect();
    let flat: Vec<Value> = rounds.concat();
    let value = match shape {
        0 => json!({"head": head(game), "data": flat}),
        1 => camel(without_zeros(json!({"head": head(game), "records": flat}))),
        2 => json!({"head": head(game), "rounds": rounds}),
        _ => {
            let action = |record: Value| json!({"passed": 1, "type": 1, "result": record});
            let mut actions: Vec<Value> = flat.into_iter().map(action).collect();
            actions.insert(1, json!({"passed": 2, "type": 2, "user_input": {"seat": 1}}));
            let wrapped =
                json!({"name": ".lq.GameDetailRecords", "data": {"version": 210715, "actions": actions}});
            without_zeros(json!({"head": head(game), "data": wrapped}))
        }
    };
    assert!(value.is_object());
    value
}

/// What protobuf leaves out: zero, false, empty, and nothing at all.
fn without_zeros(value: Value) -> Value {
    let is_zero = |v: &Value| match v {
        Value::Null | Value::Bool(false) => true,
        Value::Number(n) => n.as_i64() == Some(0),
        Value::String(s) => s.is_empty(),
        Value::Array(list) => list.is_empty(),
        _ => false,
    };
    match value {
        Value::Object(map) => {
            let kept = map.into_iter().filter(|(_, v)| !is_zero(v)).map(|(k, v)| (k, without_zeros(v)));
            Value::Object(kept.collect())
        }
        Value::Array(list) => list.into_iter().map(without_zeros).collect(),
        other => other,
    }
}

fn camel(value: Value) -> Value {
    let name = |key: &str| {
        let mut parts = key.split('_');
        let mut out = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            out.push_str(&part[..1].to_uppercase());
            out.push_str(&part[1..]);
        }
        out
    };
    match value {
        Value::Object(map) => {
            Value::Object(map.into_iter().map(|(k, v)| (name(&k), camel(v))).collect::<Map<_, _>>())
        }
        Value::Array(list) => list.into_iter().map(camel).collect(),
        other => other,
    }
}
