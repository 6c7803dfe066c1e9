//! Both writings of a sheet.
use super::line::{LATE, seats_text, who_text, worth_text};
use super::{
    ClassicalDeal, ClassicalEnd, DealSheet, Deals, HuSource, HuWorth, RiichiDeal, RiichiEnd, SCHEMA,
    SheetKong, SichuanDeal, SichuanEvent, WallState, Who,
};
use rules::classical::{Lateness, Stage};
use rules::sichuan::FalseHu;
use serde_json::{Value, json};
use std::fmt::Write;

/// A sheet as JSON.
pub fn write_json(sheet: &DealSheet) -> String {
    let deals: Vec<Value> = match &sheet.deals {
        Deals::Riichi(deals) => deals.iter().map(riichi_json).collect(),
        Deals::Sichuan(deals) => deals.iter().map(sichuan_json).collect(),
        Deals::Classical(deals) => deals.iter().map(classical_json).collect(),
    };
    let value = json!({
        "schema": SCHEMA,
        "rules": sheet.rules.map(rules::regulation::RegulationId::id),
        "players": if sheet.three { 3 } else { 4 },
        "stage": stage(sheet.stage),
        "late": sheet.late.map(late),
        "deals": deals,
    });
    // Only a map with keys that are no strings can fail.
    serde_json::to_string_pretty(&value).unwrap_or_default() + "\n"
}

/// A sheet as text.
pub fn write_text(sheet: &DealSheet) -> String {
    let mut lines: Vec<String> = sheet.rules.iter().map(|id| format!("rules {}", id.id())).collect();
    if sheet.three {
        lines.push("players 3".to_owned());
    }
    if sheet.stage == Stage::Final {
        lines.push("stage final".to_owned());
    }
    for (i, one) in sheet.late.iter().enumerate().filter(|(_, one)| **one != Lateness::OnTime) {
        lines.push(format!("late {} {}", i + 1, late(*one)));
    }
    match &sheet.deals {
        Deals::Riichi(deals) => lines.extend(deals.iter().map(riichi_text)),
        Deals::Sichuan(deals) => lines.extend(deals.iter().map(sichuan_text)),
        Deals::Classical(deals) => lines.extend(deals.iter().map(classical_text)),
    }
    lines.join("\n") + "\n"
}

const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Qualifying => "qualifying",
        Stage::Final => "final",
    }
}

fn late(late: Lateness) -> &'static str {
    LATE.iter().find(|(_, known)| *known == late).map_or("on-time", |(name, _)| name)
}

fn list(seats: &[Who]) -> Vec<String> {
    seats.iter().map(|seat| who_text(*seat)).collect()
}

fn riichi_json(deal: &RiichiDeal) -> Value {
    let riichi = list(&deal.riichi);
    match &deal.end {
        RiichiEnd::Win { from, wins } => {
            let wins: Vec<Value> = wins
                .iter()
                .map(|win| {
                    let liable = win
                        .liable
                        .map(|(yakuman, seat)| json!({"yakuman": yakuman.id(), "seat": who_text(seat)}));
                    json!({"seat": who_text(win.seat), "worth": worth_text(win.worth), "liable": liable})
                })
                .collect();
            json!({"end": "win", "from": from.map(who_text), "wins": wins, "riichi": riichi})
        }
        RiichiEnd::Draw { tenpai, nagashi } => {
            json!({"end": "draw", "tenpai": list(tenpai), "nagashi": list(nagashi), "riichi": riichi})
        }
        RiichiEnd::Abort(kind) => json!({"end": "abort", "kind": kind.id(), "riichi": riichi}),
        RiichiEnd::Chombo(seats) => json!({"end": "chombo", "seats": list(seats), "riichi": riichi}),
    }
}

fn riichi_text(deal: &RiichiDeal) -> String {
    let mut out = match &deal.end {
        RiichiEnd::Win { from, wins } => {
            let mut out = String::new();
            for (i, win) in wins.iter().enumerate() {
                let how = match (i, from) {
                    (0, Some(from)) => format!(" ron {}", who_text(*from)),
                    (0, None) => " tsumo".to_owned(),
                    _ => String::new(),
                };
                out += if i > 0 { " + " } else { "" };
                let _ = write!(out, "{}{how} {}", who_text(win.seat), worth_text(win.worth));
                if let Some((yakuman, seat)) = win.liable {
                    let _ = write!(out, " pao {} {}", yakuman.id(), who_text(seat));
                }
            }
            out
        }
        RiichiEnd::Draw { tenpai, nagashi } => {
            let mut out = format!("draw tenpai {}", seats_text(tenpai));
            if !nagashi.is_empty() {
                let _ = write!(out, " nagashi {}", seats_text(nagashi));
            }
            out
        }
        RiichiEnd::Abort(kind) => format!("abort {}", kind.id()),
        RiichiEnd::Chombo(seats) => format!("chombo {}", seats_text(seats)),
    };
    if !deal.riichi.is_empty() {
        let _ = write!(out, " riichi {}", seats_text(&deal.riichi));
    }
    out
}

fn hu_worth(worth: HuWorth) -> String {
    match worth {
        HuWorth::Points(points) => points.to_string(),
        HuWorth::False(FalseHu::Plain) => "false".to_owned(),
        HuWorth::False(FalseHu::ForbiddenSuit) => "false-suit".to_owned(),
    }
}

fn wall_state(state: WallState) -> String {
    match state {
        WallState::Ready(points) => points.to_string(),
        WallState::NotReady => "not-ready".to_owned(),
        WallState::Forbidden => "suit".to_owned(),
        WallState::OnlyForbidden => "only-suit".to_owned(),
    }
}

fn sichuan_json(deal: &SichuanDeal) -> Value {
    let event = |event: &SichuanEvent| match event {
        SichuanEvent::Forbidden(seat) => json!({"forbidden": who_text(*seat)}),
        SichuanEvent::Kong { seat, kind } => {
            let (kind, from) = kong(*kind);
            json!({"kong": kind, "seat": who_text(*seat), "from": from})
        }
        SichuanEvent::Hu { from, by } => {
            let (source, from) = source(*from);
            let by: Vec<Value> = by
                .iter()
                .map(|(seat, worth)| json!({"seat": who_text(*seat), "worth": hu_worth(*worth)}))
                .collect();
            json!({"hu": by, "source": source, "from": from})
        }
    };
    let wall = deal.wall.as_ref().map(|states| {
        let one =
            |(seat, state): &(Who, WallState)| json!({"seat": who_text(*seat), "state": wall_state(*state)});
        states.iter().map(one).collect::<Vec<_>>()
    });
    json!({"events": deal.events.iter().map(event).collect::<Vec<_>>(), "wall": wall})
}

fn kong(kind: SheetKong) -> (&'static str, Option<String>) {
    match kind {
        SheetKong::Closed => ("closed", None),
        SheetKong::Melded(from) => ("melded", Some(who_text(from))),
        SheetKong::Promoted => ("promoted", None),
        SheetKong::Postponed => ("postponed", None),
    }
}

fn source(from: HuSource) -> (&'static str, Option<String>) {
    match from {
        HuSource::Wall => ("wall", None),
        HuSource::Discard(seat) => ("discard", Some(who_text(seat))),
        HuSource::AfterKong(seat) => ("after_kong", Some(who_text(seat))),
        HuSource::Robbed(seat) => ("robbed", Some(who_text(seat))),
    }
}

fn sichuan_text(deal: &SichuanDeal) -> String {
    let event = |event: &SichuanEvent| match event {
        SichuanEvent::Forbidden(seat) => format!("{} forbidden", who_text(*seat)),
        SichuanEvent::Kong { seat, kind } => {
            let (kind, from) = kong(*kind);
            let from = from.map(|from| format!(" {from}")).unwrap_or_default();
            format!("{} kong {kind}{from}", who_text(*seat))
        }
        SichuanEvent::Hu { from, by } => {
            let from = match source(*from) {
                ("discard", Some(seat)) => seat,
                ("after_kong", Some(seat)) => format!("after-kong {seat}"),
                (source, Some(seat)) => format!("{source} {seat}"),
                (source, None) => source.to_owned(),
            };
            let one = |(i, (seat, worth)): (usize, &(Who, HuWorth))| {
                let how = if i == 0 { format!(" hu {from}") } else { String::new() };
                format!("{}{how} {}", who_text(*seat), hu_worth(*worth))
            };
            by.iter().enumerate().map(one).collect::<Vec<_>>().join(" + ")
        }
    };
    let mut parts: Vec<String> = deal.events.iter().map(event).collect();
    if let Some(states) = &deal.wall {
        let one = |(seat, state): &(Who, WallState)| format!("{} {}", who_text(*seat), wall_state(*state));
        parts.push(
            std::iter::once("wall".to_owned()).chain(states.iter().map(one)).collect::<Vec<_>>().join(" "),
        );
    }
    parts.join("; ")
}

fn classical_json(deal: &ClassicalDeal) -> Value {
    let fined = list(&deal.fined);
    match &deal.end {
        ClassicalEnd::Mahjong { seat, from, hands } => {
            let one = |(seat, whists): &(Who, i32)| json!({"seat": who_text(*seat), "whists": whists});
            json!({
                "end": "mahjong",
                "seat": who_text(*seat),
                "from": from.map(who_text),
                "hands": hands.iter().map(one).collect::<Vec<_>>(),
                "fined": fined,
            })
        }
        ClassicalEnd::Draw => json!({"end": "draw", "fined": fined}),
        ClassicalEnd::Stopped(seat) => json!({"end": "stopped", "seat": who_text(*seat), "fined": fined}),
        ClassicalEnd::Absent { seat, replaced } => {
            json!({"end": "absent", "seat": who_text(*seat), "replaced": replaced, "fined": fined})
        }
    }
}

fn classical_text(deal: &ClassicalDeal) -> String {
    let mut out = match &deal.end {
        ClassicalEnd::Mahjong { seat, from, hands } => {
            let from = from.map_or_else(|| "wall".to_owned(), who_text);
            let mut out = format!("{} mahjong {from}", who_text(*seat));
            for (seat, whists) in hands {
                let _ = write!(out, " {} {whists}", who_text(*seat));
            }
            out
        }
        ClassicalEnd::Draw => "draw".to_owned(),
        ClassicalEnd::Stopped(seat) => format!("stopped {}", who_text(*seat)),
        ClassicalEnd::Absent { seat, replaced } => {
            format!("absent {}{}", who_text(*seat), if *replaced { " replaced" } else { "" })
        }
    };
    if !deal.fined.is_empty() {
        let _ = write!(out, " fined {}", seats_text(&deal.fined));
    }
    out
}
