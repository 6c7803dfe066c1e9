//! A result in four numbers: East of the first deal first. At a table of three there are three.
use super::desk::{Desk, Stop};
use super::result::ResultArgs;
use super::who;
use crate::complaint::Complaint;
use formats::typed::{classical, in_whists, number};
use rules::regulation::TableRules;
use text::say;
use tournament::protocol::{self, Totals};
use tournament::round::play::{NeedsResult, is_played};
use tournament::{EntryId, TableId};

/// The totals that were typed, as the family of the event writes them.
pub(super) fn read(desk: &Desk, args: &ResultArgs, at: TableId) -> Result<Totals, Stop> {
    let family = family(desk);
    unused(desk, args, family)?;
    let wrong = |typed: &str| {
        let lang = desk.wish.lang;
        let complaint = Complaint::new("result", say!(lang, "event-no-points", typed = typed));
        desk.complain(complaint.because(say!(lang, "event-points-forms", family = family)))
    };
    let typed = &four(desk, args, at).ok_or_else(|| wrong(&args.points.join(" ")))?;
    match &desk.event().setup.law.table {
        TableRules::Riichi(_) => {
            let mut chombos = [0; 4];
            for seat in &args.chombo {
                chombos[who::seat(desk, seat)?.index()] += 1;
            }
            let points = each(typed, |text| number(text).ok_or_else(|| wrong(text)))?;
            Ok(Totals::Riichi { points, bets: args.bets, chombos })
        }
        TableRules::Sichuan(_) => {
            let mut own = [None; 4];
            for text in &args.own {
                let (seat, points) = text.split_once(':').ok_or_else(|| wrong(text))?;
                own[who::seat(desk, seat)?.index()] = Some(number(points).ok_or_else(|| wrong(text))?);
            }
            let points = each(typed, |text| number(text).ok_or_else(|| wrong(text)))?;
            Ok(Totals::Sichuan { points, own })
        }
        TableRules::Classical(rules) => {
            let stage = protocol::stage(desk.event(), at.round);
            let all = rules.deals(stage).value.get();
            // Where whists count alone nobody is asked for tournament points.
            let read = if protocol::in_whists(desk.event(), at.round) { in_whists } else { classical };
            let seats = each(typed, |text| read(text).ok_or_else(|| wrong(text)))?;
            Ok(Totals::Classical { deals: args.deals.unwrap_or(all as u8), seats })
        }
    }
}

/// The family of the event, as messages choose their words by it.
pub(super) fn family(desk: &Desk) -> &'static str {
    text::family_id(&desk.event().setup.law.table)
}

/// An option that this family has no use for would be lost without a word.
fn unused(desk: &Desk, args: &ResultArgs, family: &str) -> Result<(), Stop> {
    let typed = [
        ("--bets", args.bets != 0, family == "riichi"),
        ("--chombo", !args.chombo.is_empty(), family == "riichi"),
        ("--deals", args.deals.is_some(), family == "classical"),
        ("--own", !args.own.is_empty(), family == "sichuan"),
    ];
    match typed.iter().find(|(_, given, used)| *given && !used) {
        None => Ok(()),
        Some((option, ..)) => {
            let what = say!(desk.wish.lang, "event-option-unused", option = *option);
            Err(desk.complain(Complaint::new("result", what)))
        }
    }
}

/// The four numbers; at a table of three the seat at which nobody plays has none.
fn four(desk: &Desk, args: &ResultArgs, at: TableId) -> Option<[String; 4]> {
    if let Ok(four) = <[String; 4]>::try_from(args.points.clone()) {
        return Some(four);
    }
    let event = desk.event();
    let plays = |seat: &Option<EntryId>| {
        seat.is_some_and(|entry| is_played(event, at.round, entry) == NeedsResult::Yes)
    };
    let seats = event.seats.seats(at)?;
    if seats.iter().filter(|seat| plays(seat)).count() != args.points.len() || args.points.len() != 3 {
        return None;
    }
    let mut typed = args.points.iter();
    Some(std::array::from_fn(|i| {
        if plays(&seats[i]) { typed.next().cloned().unwrap_or_default() } else { "0".to_owned() }
    }))
}

fn each<T: Copy>(typed: &[String; 4], read: impl Fn(&str) -> Result<T, Stop>) -> Result<[T; 4], Stop> {
    let [east, south, west, north] = typed;
    Ok([read(east)?, read(south)?, read(west)?, read(north)?])
}
