//! A result in four numbers, as the forms of the desk have them.
use formats::typed::{classical, classical_text, in_whists, number, whists_text};
use rules::regulation::TableRules;
use tournament::protocol::{self, Totals};
use tournament::{RoundNo, Tournament};

/// What was typed for a table.
#[derive(Debug)]
pub(crate) struct Typed<'a> {
    /// East of the first deal first.
    pub(crate) points: [&'a str; 4],
    /// Bets left on the table, in sticks.
    pub(crate) bets: u16,
    /// Chombos of each.
    pub(crate) chombos: [u8; 4],
    /// What a player who was replaced has won himself.
    pub(crate) own: [Option<i32>; 4],
    /// Deals played, where fewer than all.
    pub(crate) deals: Option<u8>,
}

/// The totals as the family of the event writes them, or the text that is none.
pub(crate) fn read<'a>(event: &Tournament, round: RoundNo, typed: &Typed<'a>) -> Result<Totals, &'a str> {
    match &event.setup.law.table {
        TableRules::Riichi(_) => {
            let points = each(typed.points, number)?;
            Ok(Totals::Riichi { points, bets: typed.bets, chombos: typed.chombos })
        }
        TableRules::Sichuan(_) => Ok(Totals::Sichuan { points: each(typed.points, number)?, own: typed.own }),
        TableRules::Classical(rules) => {
            let stage = protocol::stage(event, round);
            let all = rules.deals(stage).value.get();
            // Where whists count alone nobody is asked for tournament points.
            let read = if protocol::in_whists(event, round) { in_whists } else { classical };
            let seats = each(typed.points, read)?;
            Ok(Totals::Classical { deals: typed.deals.unwrap_or(all as u8), seats })
        }
    }
}

/// How the four totals of a table are typed, by the id of its words: whists alone where they count alone.
pub(crate) fn form(event: &Tournament, round: RoundNo) -> &'static str {
    let alone = protocol::in_whists(event, round);
    if alone { "whists" } else { text::family_id(&event.setup.law.table) }
}

/// Totals as they are typed.
#[derive(Debug)]
pub(crate) struct Written {
    /// East of the first deal first.
    pub(crate) points: [String; 4],
    /// Bets left on the table, in sticks.
    pub(crate) bets: u16,
    /// Chombos of each.
    pub(crate) chombos: [u8; 4],
    /// What a player who was replaced has won himself.
    pub(crate) own: [Option<i32>; 4],
}

/// What somebody types to write the same totals.
pub(crate) fn typed(event: &Tournament, round: RoundNo, totals: &Totals) -> Written {
    let seat = if protocol::in_whists(event, round) { whists_text } else { classical_text };
    match totals {
        Totals::Riichi { points, bets, chombos } => {
            Written { points: points.map(|n| n.to_string()), bets: *bets, chombos: *chombos, own: [None; 4] }
        }
        Totals::Sichuan { points, own } => {
            Written { points: points.map(|n| n.to_string()), bets: 0, chombos: [0; 4], own: *own }
        }
        Totals::Classical { seats, .. } => {
            Written { points: seats.each_ref().map(seat), bets: 0, chombos: [0; 4], own: [None; 4] }
        }
    }
}

fn each<'a, T: Copy>(typed: [&'a str; 4], read: impl Fn(&str) -> Option<T>) -> Result<[T; 4], &'a str> {
    let one = |text: &'a str| read(text).ok_or(text);
    let [east, south, west, north] = typed;
    Ok([one(east)?, one(south)?, one(west)?, one(north)?])
}
