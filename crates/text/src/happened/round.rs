//! Rounds, in words: signals, time, lateness, calls, confirmation.
use super::Teller;
use crate::{citation, say};
use rules::classical::LateSanction;
use tournament::people::Told;
use tournament::round::clock::{common, table};
use tournament::round::{Event, Extra, GivenSignal, LateVerdict, Signal, Tables, verdict};
use tournament::{Moment, RoundNo, Span, TableId, TableNo};

pub(super) fn tell(teller: Teller<'_>, event: &Event, out: &mut Vec<String>) {
    let lang = teller.lang;
    out.push(match event {
        Event::Signalled { round, given } => return signalled(teller, *round, given, out),
        Event::Extended { round, given } => {
            let key = match given.extra {
                Extra::Time(_) => "happened-extra-time",
                Extra::Deals(_) => "happened-extra-deals",
            };
            let n = match given.extra {
                Extra::Time(span) => minutes(span),
                Extra::Deals(deals) => i64::from(deals),
            };
            let tables = tables(teller, *round, given.tables);
            say!(lang, key, n = n, tables = tables, reason = &given.reason, school = teller.school())
        }
        Event::CameLate { round, entry, by } => {
            say!(
                lang,
                "happened-late",
                name = teller.expected(*entry, *round),
                n = minutes(*by),
                round = teller.round(*round),
                costs = costs(teller, *by)
            )
        }
        Event::WasAbsent { round, entry, told } => say!(
            lang,
            "happened-absent",
            name = teller.expected(*entry, *round),
            round = teller.round(*round),
            told = if *told == Told::Judge { "judge" } else { "nobody" }
        ),
        Event::StoppedEarly { at, reason } => {
            say!(lang, "happened-stopped", table = teller.table(*at), reason = reason)
        }
        Event::Voided { at, reason } => {
            say!(lang, "happened-void", table = teller.table(*at), reason = reason)
        }
        Event::Called { call, at, about, .. } => {
            say!(lang, "happened-called", n = call.to_string(), table = teller.table(*at), text = about)
        }
        Event::Answered { call, ruling, .. } => {
            say!(lang, "happened-answered", n = call.to_string(), text = ruling)
        }
        Event::Confirmed { round, .. } => {
            say!(lang, "happened-round-confirmed", round = teller.round(*round))
        }
        Event::Reopened { round, reason } => {
            say!(lang, "happened-round-reopened", round = teller.round(*round), reason = reason)
        }
    });
}

/// What in a round waits for the judge or is not as usual: objections, who came late and who did not, games that do not
/// count.
pub fn irregular(teller: Teller<'_>, round: RoundNo) -> Vec<String> {
    let mut out = Vec::new();
    let seated = teller.event.seats.round(round).map_or(0, |seated| seated.tables.len());
    let tables = (0..seated).map(|i| TableId { round, table: TableNo::of_index(i) });
    out.extend(tables.flat_map(|at| teller.objections(at)));
    let Some(course) = teller.event.round.course(round) else { return out };
    let late = course.late.iter().map(|(entry, by)| Event::CameLate { round, entry: *entry, by: *by });
    let absent =
        course.absent.iter().map(|(entry, told)| Event::WasAbsent { round, entry: *entry, told: *told });
    let at = |table: TableNo| TableId { round, table };
    let stopped = course
        .stopped
        .iter()
        .map(|(table, reason)| Event::StoppedEarly { at: at(*table), reason: reason.clone() });
    let void =
        course.void.iter().map(|(table, reason)| Event::Voided { at: at(*table), reason: reason.clone() });
    late.chain(absent).chain(stopped).chain(void).for_each(|event| tell(teller, &event, &mut out));
    out
}

/// Fines for lateness that the results of their rounds read: they are in force, and are no penalty with a number.
pub fn late_fines(teller: Teller<'_>) -> Vec<String> {
    let mut out = Vec::new();
    for (i, course) in teller.event.round.courses.iter().enumerate() {
        let round = RoundNo::of_index(i);
        for (entry, by) in course.late.iter().filter(|(_, by)| !costs(teller, *by).is_empty()) {
            tell(teller, &Event::CameLate { round, entry: *entry, by: *by }, &mut out);
        }
    }
    out
}

/// What a delay costs, where the result of the round reads it; what is a penalty is said as one.
fn costs(teller: Teller<'_>, by: Span) -> String {
    let lang = teller.lang;
    let of = verdict(&teller.event.setup.law, by);
    let basis = citation(lang, of.basis);
    match of.value {
        LateVerdict::EachDeal(LateSanction::WhistsOffMahjong(n)) => {
            say!(lang, "happened-late-mahjong", n = n, basis = basis)
        }
        LateVerdict::EachDeal(LateSanction::PointsOffDeal(points)) => {
            say!(lang, "happened-late-deal", n = points.to_string(), basis = basis)
        }
        _ => String::new(),
    }
}

fn minutes(span: Span) -> i64 {
    span.whole_seconds().div_euclid(60)
}

fn tables(teller: Teller<'_>, round: RoundNo, tables: Tables) -> String {
    let round = teller.round(round);
    match tables {
        Tables::All => say!(teller.lang, "happened-all-tables", round = round),
        Tables::Range(from, to) if from == to => {
            say!(teller.lang, "happened-table", table = from.to_string(), round = round)
        }
        Tables::Range(from, to) => {
            say!(teller.lang, "happened-tables", from = from.to_string(), to = to.to_string(), round = round)
        }
    }
}

fn signalled(teller: Teller<'_>, round: RoundNo, given: &GivenSignal, out: &mut Vec<String>) {
    let lang = teller.lang;
    let clock = match given.tables {
        Tables::All => common(teller.event, round, given.at),
        Tables::Range(from, _) => table(teller.event, TableId { round, table: from }, given.at),
    };
    let said = |moment: Option<Moment>| moment.map(teller.clock);
    let (tables, time) = (tables(teller, round, given.tables), (teller.clock)(given.at));
    out.push(match (given.signal, said(clock.end)) {
        (Signal::Start, Some(end)) => {
            say!(lang, "happened-start-until", tables = tables, time = time, end = end)
        }
        (Signal::Start, None) => say!(lang, "happened-start", tables = tables, time = time),
        (Signal::Pause, _) => say!(lang, "happened-pause", tables = tables, time = time),
        (Signal::Resume, Some(end)) => {
            say!(lang, "happened-resume-until", tables = tables, time = time, end = end)
        }
        (Signal::Resume, None) => say!(lang, "happened-resume", tables = tables, time = time),
        (Signal::LastDeal, _) => {
            say!(lang, "happened-last-deal", tables = tables, time = time, school = teller.school())
        }
        (Signal::End, _) => say!(lang, "happened-end", tables = tables, time = time),
    });
}
