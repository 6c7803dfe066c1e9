//! Results, in words: what stands in a protocol and what it comes to.
use super::Teller;
use crate::{citation, number, say, signed, wind};
use rules::frame::PlaceRange;
use rules::seat::{Seat, SeatSet};
use tournament::protocol::in_whists;
use tournament::protocol::{
    self, Amount, Deals, Entered, Event, Line, Objection, Part, PartKind, Progress, Protocol, Score, Sheet,
    Totals, Won,
};
use tournament::seats::{Origin, RoundKind, SeatedRound, Seats, Visibility};
use tournament::{RoundNo, TableId, TableNo, Tournament, Version};

pub(super) fn tell(teller: Teller<'_>, event: &Event, out: &mut Vec<String>) {
    let lang = teller.lang;
    match event {
        Event::Entered { at, version, entered } => {
            let key = match entered.sheet {
                Sheet::Totals(_) => "happened-entered",
                Sheet::Deals(_) => "happened-entered-deals",
                Sheet::Game(..) => "happened-entered-game",
            };
            out.push(say!(
                lang,
                key,
                table = teller.table(*at),
                version = version.0,
                school = teller.school()
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
    let table = players.map_or(at, |players| put_at(&mut event, at, players));
    let versions = vec![entered.clone()];
    let progress = Progress::Entered(SeatSet::EMPTY);
    let alone = Protocol { versions, current: Version(1), progress, objections: Vec::new() };
    event.protocol.all.insert(table, alone);
    let mut lines = result(Teller { event: &event, ..teller }, table);
    let first = teller.event.protocol.get(at).and_then(|protocol| protocol.versions.first());
    lines.push(teller.sheet(&entered.sheet, first.map(|first| &first.sheet)));
    lines
}

/// Seats players at a table, or at one more game where that table is not in the event: a game that waits for the judge
/// itself.
fn put_at(event: &mut Tournament, at: TableId, players: Seats) -> TableId {
    let rounds = &mut event.seats.rounds;
    if let Some(table) = rounds.get_mut(at.round.index()).and_then(|r| r.tables.get_mut(at.table.index())) {
        *table = players;
        return at;
    }
    rounds.push(SeatedRound {
        kind: RoundKind::Game,
        tables: vec![players],
        out: Vec::new(),
        origin: Origin::Present,
        visibility: Visibility::Published,
        draws: Vec::new(),
    });
    TableId { round: RoundNo::of_index(rounds.len() - 1), table: TableNo(1) }
}

/// The numbers of the deals in which two sheets differ.
fn differing(one: &Deals, other: Option<&Deals>) -> String {
    fn between<T: PartialEq>(one: &[T], other: &[T]) -> String {
        let longest = one.len().max(other.len());
        let differ = (0..longest).filter(|i| one.get(*i) != other.get(*i));
        let numbers: Vec<String> = differ.map(|i| (i + 1).to_string()).collect();
        if numbers.is_empty() { "none".to_owned() } else { numbers.join(", ") }
    }
    match (one, other) {
        (Deals::Riichi(one), Some(Deals::Riichi(other))) => between(one, other),
        (Deals::Sichuan(one), Some(Deals::Sichuan(other))) => between(one, other),
        (Deals::Classical(one), Some(Deals::Classical(other))) => between(one, other),
        _ => "none".to_owned(),
    }
}

const fn length(deals: &Deals) -> usize {
    match deals {
        Deals::Riichi(deals) => deals.len(),
        Deals::Sichuan(deals) => deals.len(),
        Deals::Classical(deals) => deals.len(),
    }
}

const fn deals(sheet: &Sheet) -> Option<&Deals> {
    match sheet {
        Sheet::Deals(deals) | Sheet::Game(_, deals) => Some(deals),
        Sheet::Totals(_) => None,
    }
}

impl Teller<'_> {
    /// What a sheet has beyond the results: two versions may differ in that alone.
    fn sheet(self, sheet: &Sheet, first: Option<&Sheet>) -> String {
        let lang = self.lang;
        let seats = |numbers: [Option<i64>; 4]| {
            let named = Seat::ALL.into_iter().filter_map(|seat| Some((seat, numbers[seat.index()]?)));
            let named =
                named.map(|(seat, n)| format!("{} {}", wind(lang, seat.wind(Seat::ALL[0])), number(lang, n)));
            let named: Vec<String> = named.collect();
            if named.is_empty() { "none".to_owned() } else { named.join(", ") }
        };
        let differs = |own: &Deals| differing(own, first.and_then(deals));
        match sheet {
            Sheet::Totals(Totals::Riichi { bets, chombos, .. }) => {
                let given = seats(chombos.map(|n| (n > 0).then_some(i64::from(n))));
                say!(lang, "happened-sheet-riichi", bets = *bets, chombos = given)
            }
            Sheet::Totals(Totals::Sichuan { own, .. }) => {
                say!(lang, "happened-sheet-sichuan", own = seats(own.map(|n| n.map(i64::from))))
            }
            Sheet::Totals(Totals::Classical { deals, .. }) => {
                say!(lang, "happened-sheet-classical", deals = *deals)
            }
            Sheet::Deals(own) => {
                say!(
                    lang,
                    "happened-sheet-deals",
                    deals = length(own),
                    differs = differs(own),
                    school = self.school()
                )
            }
            Sheet::Game(source, own) => say!(
                lang,
                "happened-sheet-game",
                game = source.game.as_str(),
                form = source.form.as_str(),
                deals = length(own),
                differs = differs(own),
                school = self.school()
            ),
        }
    }

    /// The objections to a result that wait for the judge, a line each.
    pub(super) fn objections(self, at: TableId) -> Vec<String> {
        let open = self.event.protocol.get(at).map_or(&[][..], |protocol| &protocol.objections);
        let seats = self.event.seats.seats(at);
        let line = |objection: &Objection| {
            let entry = seats.and_then(|seats| seats[objection.seat.index()]);
            say!(
                self.lang,
                "happened-objection",
                table = self.table(at),
                wind = wind(self.lang, objection.seat.wind(Seat::ALL[0])),
                name = entry.map_or_else(String::new, |entry| self.player(entry, at.round)),
                text = &objection.text
            )
        };
        open.iter().map(line).collect()
    }

    fn line(self, at: TableId, line: &Line) -> String {
        let lang = self.lang;
        let place = wind(lang, line.seat.wind(rules::seat::Seat::ALL[0]));
        let name = self.player(line.entry, at.round);
        match line.score {
            // Where whists count alone nobody has tournament points, unless the law has taken some off.
            Score::Classical { points, whists, mahjongs }
                if points.halves() == 0
                    && in_whists(self.event, at.round)
                    && self.added(&line.parts).is_empty() =>
            {
                say!(
                    lang,
                    "happened-result-whists",
                    wind = place,
                    name = name,
                    whists = signed(lang, i64::from(whists)),
                    mahjongs = mahjongs
                )
            }
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
