//! A game as mjai events: the fields of today's readers, and those of the first server where it knows more.
use super::result::{REASONS, YAKUMAN};
use super::{text, yaku};
use crate::record::{Deal, Declared, DrawResult, Event, Game, Length, Outcome, Win};
use rules::seat::{Relative, Seat};
use rules::tile::Tile;
use serde_json::{Value, json};
use std::fmt::Write;

/// What this form has no place for: it is lost on the way out.
pub const LOST: &[&str] = &[
    "what a result repeats of the table: honba and sticks, the hand, the indicators",
    "the id of the game, ranks, ratings and accounts",
    "the rules of the table but its length and whether it has red fives",
    "the seeds of the walls",
    "connections",
    "chips, and the result of the game with place bonuses",
    "which variant of a yakuman it was (a single wait, thirteen waits, nine waits)",
    "the order of several dragons in the list of yaku",
];

/// The game as lines of JSON.
pub fn write(game: &Game) -> String {
    let mut out = Lines(String::new());
    let mut fields = vec![("names", json!(game.players.each_ref().map(|p| p.name.as_str())))];
    let first = |length| if length == Length::East { 4 } else { 0 };
    fields.extend(game.rules.length.map(|length| ("kyoku_first", json!(first(length)))));
    fields.extend(game.rules.red_fives.map(|fives| ("aka_flag", json!(fives != [0; 3]))));
    out.event("start_game", &fields);
    for deal in &game.deals {
        write_deal(&mut out, deal);
    }
    let end = game.end.map(|end| ("scores", json!(end.scores)));
    out.event("end_game", &end.into_iter().collect::<Vec<_>>());
    out.0
}

/// Events, one a line; the type comes first.
struct Lines(String);

impl Lines {
    fn event(&mut self, kind: &str, fields: &[(&str, Value)]) {
        let _ = write!(self.0, "{{\"type\":\"{kind}\"");
        for (key, value) in fields {
            let _ = write!(self.0, ",\"{key}\":{value}");
        }
        self.0.push_str("}\n");
    }
}

fn pais(tiles: &[Tile]) -> Value {
    tiles.iter().map(|t| Value::String(text(*t))).collect()
}

fn actor(seat: Seat) -> (&'static str, Value) {
    ("actor", json!(seat.index()))
}

fn write_deal(out: &mut Lines, deal: &Deal) {
    out.event(
        "start_kyoku",
        &[
            ("bakaze", json!(deal.prevailing().letter())),
            ("dora_marker", json!(text(deal.indicator))),
            ("kyoku", json!(deal.index % 4 + 1)),
            ("honba", json!(deal.honba)),
            ("kyotaku", json!(deal.sticks)),
            ("oya", json!(deal.dealer.index())),
            ("scores", json!(deal.scores)),
            ("tehais", deal.hands.iter().map(|hand| pais(hand)).collect()),
        ],
    );
    for event in &deal.events {
        match *event {
            Event::Draw { seat, tile } => out.event("tsumo", &[actor(seat), ("pai", json!(text(tile)))]),
            Event::Discard { seat, tile, drawn } => {
                out.event("dahai", &[actor(seat), ("pai", json!(text(tile))), ("tsumogiri", json!(drawn))]);
            }
            Event::Meld { seat, declared } => write_meld(out, seat, declared),
            Event::Riichi { seat } => out.event("reach", &[actor(seat)]),
            Event::RiichiAccepted { seat } => out.event("reach_accepted", &[actor(seat)]),
            Event::Indicator { tile } => out.event("dora", &[("dora_marker", json!(text(tile)))]),
        }
    }
    match &deal.outcome {
        Some(Outcome::Wins(wins)) => wins.iter().for_each(|win| write_win(out, win)),
        Some(Outcome::Draw(draw)) => write_draw(out, deal, draw),
        None => {}
    }
    out.event("end_kyoku", &[]);
}

fn write_meld(out: &mut Lines, seat: Seat, declared: Declared) {
    let target = |from: Relative| ("target", json!(seat.at(from).index()));
    let claim = |from, called, own| {
        [actor(seat), target(from), ("pai", json!(text(called))), ("consumed", pais(own))]
    };
    match declared {
        Declared::Chow { called, own } => out.event("chi", &claim(Relative::Previous, called, &own)),
        Declared::Pung { called, own, from } => out.event("pon", &claim(from, called, &own)),
        Declared::ClaimedKong { called, own, from } => out.event("daiminkan", &claim(from, called, &own)),
        Declared::ConcealedKong { own } => out.event("ankan", &[actor(seat), ("consumed", pais(&own))]),
        Declared::AddedKong { added, called, own: [a, b], .. } => {
            let pung = pais(&[called, a, b]);
            out.event("kakan", &[actor(seat), ("pai", json!(text(added))), ("consumed", pung)]);
        }
    }
}

fn write_win(out: &mut Lines, win: &Win) {
    let value = &win.value;
    let mut fields = vec![
        actor(win.winner),
        ("target", json!(win.from.index())),
        ("pai", json!(text(win.tile))),
        ("deltas", json!(win.change.delta)),
    ];
    fields.extend(win.ura.as_ref().map(|ura| ("ura_markers", pais(ura))));
    fields.extend(win.liable.map(|seat| ("pao", json!(seat.index()))));
    let yaku = value.yaku.iter().map(|(y, han)| json!([yaku::name(*y), han]));
    let yakuman = value.yakuman.iter().map(|y| json!([yaku::name(*y), YAKUMAN]));
    let list: Vec<Value> = yaku.chain(yakuman).collect();
    if !list.is_empty() {
        fields.push(("yakus", Value::Array(list)));
    }
    fields.extend(value.fu.map(|fu| ("fu", json!(fu))));
    let han = match value.yakuman.len() as u64 {
        0 => value.han.map(u64::from),
        n => Some(n * YAKUMAN),
    };
    fields.extend(han.map(|han| ("fan", json!(han))));
    fields.extend(value.points.map(|points| ("hora_points", json!(points))));
    fields.push(("scores", json!(win.change.after())));
    out.event("hora", &fields);
}

fn write_draw(out: &mut Lines, deal: &Deal, draw: &DrawResult) {
    let reason = crate::record::DrawKind::ALL.iter().position(|k| *k == draw.kind).unwrap_or(0);
    let mut fields = vec![("reason", json!(REASONS[reason]))];
    if let Some(shown) = &draw.shown {
        let hidden = |seat: usize| {
            let melds = deal.events.iter().filter(|e| match e {
                Event::Meld { seat: who, declared } => {
                    who.index() == seat && !matches!(declared, Declared::AddedKong { .. })
                }
                _ => false,
            });
            Value::from(vec!["?"; 13usize.saturating_sub(3 * melds.count())])
        };
        let hands = shown.iter().enumerate().map(|(seat, hand)| match hand {
            Some(tiles) => pais(tiles),
            None => hidden(seat),
        });
        fields.push(("tehais", hands.collect()));
        fields.push(("tenpais", shown.iter().map(|hand| json!(hand.is_some())).collect()));
    }
    fields.push(("deltas", json!(draw.change.delta)));
    fields.push(("scores", json!(draw.change.after())));
    out.event("ryukyoku", &fields);
}
