//! Results, in words: what stands in a protocol and what it comes to.
use super::Teller;
use crate::{citation, number, say, signed, wind};
use rules::frame::PlaceRange;
use rules::seat::SeatSet;
use tournament::protocol::{
    self, Amount, Entered, Event, Line, Part, PartKind, Progress, Protocol, Score, Sheet, Won,
};
use tournament::seats::Seats;
use tournament::{TableId, Version};

pub(super) fn tell(teller: Teller<'_>, event: &Event, out: &mut Vec<String>) {
    let lang = teller.lang;
    match event {
        Event::Entered { at, version, entered } => {
            let key = match entered.sheet {
                Sheet::Totals(_) => "happened-entered",
                Sheet::Deals(_) => "happened-entered-deals",
                Sheet::Game(..) => "happened-entered-game",
            };
            out.push(crate::say(
                lang,
                key,
                &[("table", teller.table(*at).into()), ("version", version.0.into())],
            ));
            out.extend(result(teller, *at));
        }
        Event::Contradicted { at, version, entered } => {
            out.push(say!(lang, "happened-contradicted", table = teller.table(*at), version = version.0));
            out.extend(self::version(teller, *at, entered, None));
        }
        Event::SeatConfirmed { at, seat, .. } => {
            let place = wind(lang, seat.wind(rules::seat::Seat::ALL[0]));
            out.push(say!(lang, "happened-seat-confirmed", table = teller.table(*at), wind = place));
        }
        Event::Confirmed { at, .. } => out.push(say!(lang, "happened-confirmed", table = teller.table(*at))),
        Event::Objected { at, objection } => {
            let place = wind(lang, objection.seat.wind(rules::seat::Seat::ALL[0]));
            out.push(say!(
                lang,
                "happened-objected",
                table = teller.table(*at),
                wind = place,
                text = &objection.text
            ));
        }
        Event::Settled { at, version, reason, .. } => out.push(say!(
            lang,
            "happened-settled",
            table = teller.table(*at),
            version = version.0,
            reason = reason
        )),
    }
}

/// What a table comes to by the version in force, a line a player.
pub fn result(teller: Teller<'_>, at: TableId) -> Vec<String> {
    let Some(result) = protocol::result(teller.event, at) else { return Vec::new() };
    if let Some(basis) = result.void {
        return vec![say!(teller.lang, "happened-result-void", basis = citation(teller.lang, basis))];
    }
    result.lines.iter().map(|line| teller.line(at, line)).collect()
}

/// What a table comes to by one version of its protocol, in force or not, a line a player; of other players than those
/// who sit there now, where they are named.
pub fn version(teller: Teller<'_>, at: TableId, entered: &Entered, players: Option<Seats>) -> Vec<String> {
    let mut event = teller.event.clone();
    let versions = vec![entered.clone()];
    let progress = Progress::Entered(SeatSet::EMPTY);
    let alone = Protocol { versions, current: Version(1), progress, objections: Vec::new() };
    event.protocol.all.insert(at, alone);
    let table = event.seats.rounds.get_mut(at.round.index()).and_then(|r| r.tables.get_mut(at.table.index()));
    if let (Some(table), Some(players)) = (table, players) {
        *table = players;
    }
    result(Teller { event: &event, ..teller }, at)
}

impl Teller<'_> {
    fn line(self, at: TableId, line: &Line) -> String {
        let lang = self.lang;
        let place = wind(lang, line.seat.wind(rules::seat::Seat::ALL[0]));
        let name = self.player(line.entry, at.round);
        match line.score {
            Score::Classical { points, whists, mahjongs } => {
                say!(
                    lang,
                    "happened-result-classical",
                    wind = place,
                    name = name,
                    points = halves(self, points.halves()),
                    whists = signed(lang, i64::from(whists)),
                    mahjongs = mahjongs
                ) + &self.added(&line.parts)
            }
            Score::Sichuan { points, place: at_table, won } => say!(
                lang,
                "happened-result-sichuan",
                wind = place,
                name = name,
                points = signed(lang, i64::from(points)),
                place = at_table.map_or_else(|| "none".to_owned(), places),
                won = if won == Won::Yes { "yes" } else { "no" }
            ),
            Score::Riichi { points, place: at_table, result, chombos } => say!(
                lang,
                "happened-result-riichi",
                wind = place,
                name = name,
                points = number(lang, i64::from(points)),
                place = places(at_table),
                result = tenths(self, result.tenths()),
                chombos = chombos
            ),
        }
    }
}

impl Teller<'_> {
    /// What the law has added to the tournament points that were made at the table, and taken off them.
    fn added(self, parts: &[Part]) -> String {
        let one = |part: &Part| {
            let what = match part.kind {
                PartKind::Late => "late",
                PartKind::Awarded => "awarded",
                PartKind::Award => "award",
                PartKind::Penalty(_) => "penalty",
                PartKind::Fixed => "fixed",
                _ => return None,
            };
            let Amount::TournamentPoints(points) = part.amount else { return None };
            let sign = if points.halves() > 0 { "+" } else { "" };
            let points = format!("{sign}{}", halves(self, points.halves()));
            let basis = citation(self.lang, part.basis);
            Some(say!(self.lang, "happened-result-added", what = what, points = points, basis = basis))
        };
        parts.iter().filter_map(one).collect()
    }
}

/// `2`, or `2–3` where the place is shared.
fn places(range: PlaceRange) -> String {
    if range.first == range.last {
        range.first.to_string()
    } else {
        format!("{}–{}", range.first, range.last)
    }
}

fn halves(teller: Teller<'_>, halves: i32) -> String {
    let half = if halves % 2 == 0 { String::new() } else { format!("{}5", teller.mark()) };
    let sign = if halves < 0 { "−" } else { "" };
    format!("{sign}{}{half}", halves.unsigned_abs() / 2)
}

fn tenths(teller: Teller<'_>, tenths: i64) -> String {
    let sign = match tenths {
        0 => "",
        n if n < 0 => "−",
        _ => "+",
    };
    let mark = teller.mark();
    format!("{sign}{}{mark}{}", tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10)
}

impl Teller<'_> {
    const fn mark(self) -> &'static str {
        match self.lang {
            crate::Lang::Ru => ",",
            crate::Lang::En => ".",
        }
    }
}
