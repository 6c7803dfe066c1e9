//! Players who do not come, and the last-deal signal that is ignored: penalties of the hall.
use super::super::list;
use super::seat;
use crate::event::Builder;
use rules::regulation::RegulationId;
use serde_json::{Value, json};
use tournament::penalty::{self, Force, Offence, Sanction};
use tournament::people::Told;
use tournament::protocol::{self, Score};
use tournament::{Command, EntryId, Role, RoundNo, TableId, TableNo, round};

const ROUND: RoundNo = RoundNo(1);

/// A round of two tables that has begun.
fn event() -> Builder {
    let mut event = Builder::with_players(RegulationId::Gambler, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(ROUND);
    event
}

fn absent(input: &Value) -> Result<Builder, String> {
    let mut event = event();
    let told = if input["warned_judge"] == json!(true) { Told::Judge } else { Told::Nobody };
    let command = Command::Round(round::Command::Absent { round: ROUND, entry: EntryId(1), told });
    event.try_give(Role::Judge, command).map_err(|refused| refused.to_string())?;
    Ok(event)
}

/// Whether the first slot plays no further round.
fn is_out(event: &Builder) -> bool {
    event.people.slots.first().and_then(|slot| slot.out_from).is_some()
}

/// Calendar months from the first day for which the first slot is banned.
fn ban_months(event: &Builder) -> i32 {
    let first = event.setup.settings.first_day;
    let until = event.penalty.in_force().find_map(|(_, p)| match p.sanction {
        Sanction::Banned(until) => Some(until),
        _ => None,
    });
    until.map_or(0, |until| {
        12 * i32::from(until.year() - first.year()) + i32::from(until.month()) - i32::from(first.month())
    })
}

pub(super) fn no_show(input: &Value) -> Result<Value, String> {
    let event = absent(input)?;
    let months = ban_months(&event);
    let ban = if months == 1 { "all club tournaments for one calendar month" } else { "another" };
    Ok(json!({ "disqualified": is_out(&event), "ban_months": months, "ban": ban }))
}

pub(super) fn skipped_round(input: &Value) -> Result<Value, String> {
    let event = absent(input)?;
    Ok(json!({ "excluded_from_tournament": is_out(&event), "ban_club_days": 30 * ban_months(&event) }))
}

pub(super) fn ignored_signal(input: &Value) -> Result<Value, String> {
    let mut event = event();
    let zero = protocol::ClassicalTotals {
        points: rules::classical::TournamentPoints::ZERO,
        whists: 0,
        mahjongs: 0,
    };
    let at = TableId { round: ROUND, table: TableNo(1) };
    let sheet = Box::new(protocol::Sheet::Totals(protocol::Totals::Classical { deals: 4, seats: [zero; 4] }));
    let enter = protocol::Command::Enter { at, sheet, seen: None, reason: String::new() };
    event.try_give(Role::Judge, Command::Protocol(enter)).map_err(|refused| refused.to_string())?;
    for offender in list(input, "offenders") {
        let at = seat(offender.as_str().unwrap_or_default())?;
        let give = penalty::Command::Give {
            entry: EntryId(at.index() as u32 + 1),
            round: ROUND,
            deal: None,
            offence: Offence::IgnoredSignal,
            choice: None,
            note: String::new(),
        };
        event.try_give(Role::Judge, Command::Penalty(give)).map_err(|refused| refused.to_string())?;
    }
    let noted = event.penalty.in_force().find_map(|(_, p)| match (p.sanction, &p.force) {
        (Sanction::Noted(amount), Force::InForce) => Some(amount),
        _ => None,
    });
    let moved: i32 = protocol::played(&event, ROUND)
        .map(|(_, score)| if let Score::Classical { points, .. } = score { points.halves().abs() } else { 0 })
        .sum();
    Ok(json!({
        "penalty": noted.map(|amount| json!({ "amount": amount, "unit": "МИ" })),
        "effect_on_tp": if moved == 0 { Value::Null } else { json!(moved) },
        "needs_judge": noted.is_some(),
    }))
}
