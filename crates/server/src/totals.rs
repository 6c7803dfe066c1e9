//! A result in four numbers, as people write them: `40000`, `40,000`, `+12`, `−4`, and `4/230/2` of the classical family.
use rules::classical::TournamentPoints;
use rules::regulation::TableRules;
use tournament::protocol::{self, ClassicalTotals, Totals};
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
            let all = rules.deals(protocol::stage(event, round)).value.get();
            let seats = each(typed.points, classical)?;
            Ok(Totals::Classical { deals: typed.deals.unwrap_or(all as u8), seats })
        }
    }
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
pub(crate) fn typed(totals: &Totals) -> Written {
    match totals {
        Totals::Riichi { points, bets, chombos } => {
            Written { points: points.map(|n| n.to_string()), bets: *bets, chombos: *chombos, own: [None; 4] }
        }
        Totals::Sichuan { points, own } => {
            Written { points: points.map(|n| n.to_string()), bets: 0, chombos: [0; 4], own: *own }
        }
        Totals::Classical { seats, .. } => {
            let one = |seat: ClassicalTotals| {
                let halves = seat.points.halves();
                let sign = if halves < 0 { "-" } else { "" };
                let half = if halves % 2 == 0 { "" } else { ".5" };
                let whole = halves.unsigned_abs() / 2;
                format!("{sign}{whole}{half}/{}/{}", seat.whists, seat.mahjongs)
            };
            Written { points: seats.map(one), bets: 0, chombos: [0; 4], own: [None; 4] }
        }
    }
}

fn each<'a, T: Copy>(typed: [&'a str; 4], read: impl Fn(&str) -> Option<T>) -> Result<[T; 4], &'a str> {
    let one = |text: &'a str| read(text).ok_or(text);
    let [east, south, west, north] = typed;
    Ok([one(east)?, one(south)?, one(west)?, one(north)?])
}

/// A number as people write it.
pub(crate) fn number(text: &str) -> Option<i32> {
    let digits: String =
        text.chars().filter(|c| !matches!(c, ',' | '_' | ' ' | '\u{202f}' | '\u{a0}')).collect();
    digits.replace('−', "-").parse().ok()
}

fn classical(text: &str) -> Option<ClassicalTotals> {
    let [points, whists, mahjongs] = text.split('/').collect::<Vec<_>>()[..] else { return None };
    let mahjongs = mahjongs.trim().parse().ok()?;
    Some(ClassicalTotals { points: halves(points.trim())?, whists: number(whists)?, mahjongs })
}

fn halves(text: &str) -> Option<TournamentPoints> {
    let text = text.replace('−', "-").replace(',', ".");
    let (whole, half) = text.split_once('.').unwrap_or((&text, "0"));
    let half = match half {
        "0" => 0,
        "5" => 1,
        _ => return None,
    };
    let size: i32 = whole.trim_start_matches(['-', '+']).parse().ok()?;
    let halves = 2 * size + half;
    Some(TournamentPoints::of_halves(if whole.starts_with('-') { -halves } else { halves }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        assert_eq!(
            [number("40,000"), number("+12"), number("−4"), number("4.5")],
            [Some(40000), Some(12), Some(-4), None]
        );
        let read = classical("-0,5/−230/6").unwrap();
        assert_eq!((read.points.halves(), read.whists, read.mahjongs), (-1, -230, 6));
        assert_eq!(classical("4/230"), None);
        let written = typed(&Totals::Classical { deals: 8, seats: [read; 4] });
        assert_eq!(written.points[0], "-0.5/-230/6");
        assert_eq!(classical(&written.points[0]), Some(read));
    }
}
