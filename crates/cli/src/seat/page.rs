//! A seating for people, as CSV and as JSON.
use super::Seated;
use crate::page::{Cell, Page, STRONG, Table};
use rules::hall::SeatingSystem;
use rules::seat::Wind;
use serde::Serialize;
use std::collections::BTreeSet;
use std::fmt::Write;
use text::{Lang, say};
use tournament::seating::{RoundSeats, Slot, TableSeats};

const WINDS: [Wind; 4] = [Wind::East, Wind::South, Wind::West, Wind::North];

fn number(slot: Option<Slot>) -> String {
    slot.map(|slot| (u32::from(slot.0) + 1).to_string()).unwrap_or_default()
}

pub(super) fn page(seated: &Seated, lang: Lang) -> String {
    let mut page = Page::default();
    let how = match seated.made {
        Some((system, seed)) => {
            say!(lang, "seat-how-search", system = system.name(), seed = seed.to_string())
        }
        None => say!(lang, "seat-how-schedule"),
    };
    let rounds = seated.plan.rounds.len();
    let title = say!(lang, "seat-title", players = seated.players, rounds = rounds, how = how);
    page.line(&format!("{STRONG}{title}{STRONG:#}"));
    for (i, round) in seated.plan.rounds.iter().enumerate() {
        page.title(&say!(lang, "seat-round", n = i + 1));
        let mut table = Table::default();
        let winds = WINDS.map(|wind| Cell::right(text::wind(lang, wind)));
        table.row([Cell::left(say!(lang, "seat-table"))].into_iter().chain(winds));
        for (at, seats) in round.tables.iter().enumerate() {
            let seats = seats.0.map(|slot| Cell::right(number(slot)));
            table.row([Cell::right((at + 1).to_string())].into_iter().chain(seats));
        }
        page.table(&table);
    }
    page.title(&say!(lang, "seat-quality"));
    let mut table = Table::default();
    for (what, how_much) in text::hall::quality(lang, &seated.quality, &seated.clans) {
        table.row([Cell::left(what), Cell::left(how_much)]);
    }
    let asked = !seated.clans.names.is_empty();
    if asked && seated.quality.group_conflicts.is_empty() {
        table.row([Cell::left(say!(lang, "hall-quality-clans")), Cell::left("0")]);
    }
    let rest: Vec<String> = not_seated(seated)
        .into_iter()
        .map(|(round, slots)| {
            let list: Vec<String> = slots.into_iter().map(|slot| number(Some(slot))).collect();
            say!(lang, "seat-not-seated-round", n = round.to_string(), list = list.join(", "))
        })
        .collect();
    if !rest.is_empty() {
        table.row([Cell::left(say!(lang, "seat-not-seated")), Cell::left(rest.join("; "))]);
    }
    page.table(&table);
    if asked && seated.made.is_some_and(|(system, _)| system == SeatingSystem::Random) {
        page.text(&say!(lang, "seat-lots-and-clans"));
    }
    page.finish()
}

/// By round, from 1, those who sit at no table of it.
fn not_seated(seated: &Seated) -> Vec<(usize, Vec<Slot>)> {
    let of = |round: &RoundSeats| {
        let sit: BTreeSet<Slot> = round.tables.iter().flat_map(TableSeats::slots).collect();
        (0..seated.players).map(Slot).filter(|slot| !sit.contains(slot)).collect::<Vec<_>>()
    };
    (1..).zip(seated.plan.rounds.iter().map(of)).filter(|(_, slots)| !slots.is_empty()).collect()
}

/// One line a table: round, table, and the numbers from East to North.
pub(super) fn csv(seated: &Seated) -> String {
    let mut out = String::from("round,table,east,south,west,north\n");
    for (r, round) in seated.plan.rounds.iter().enumerate() {
        for (t, TableSeats(seats)) in round.tables.iter().enumerate() {
            let [east, south, west, north] = seats.map(number);
            // Writing to a String cannot fail.
            let _ = writeln!(out, "{},{},{east},{south},{west},{north}", r + 1, t + 1);
        }
    }
    out
}

#[derive(Serialize)]
pub(super) struct SeatingJson {
    schema: &'static str,
    players: u16,
    system: Option<&'static str>,
    // A number of JavaScript does not hold every seed.
    seed: Option<String>,
    rounds: Vec<Vec<[Option<u32>; 4]>>,
    quality: QualityJson,
}

#[derive(Serialize)]
struct QualityJson {
    repeats: u32,
    overfull: u32,
    pairs_by_meetings: Vec<u32>,
    most_meetings: u32,
    uneven_winds: Vec<WindsJson>,
    table_repeats: u32,
    fewest_common_opponents: Option<u32>,
    clan_conflicts: usize,
    incomplete_tables: usize,
    not_seated: Vec<NotSeatedJson>,
}

#[derive(Serialize)]
struct NotSeatedJson {
    round: usize,
    players: Vec<u32>,
}

#[derive(Serialize)]
struct WindsJson {
    player: u32,
    east_south_west_north: [u16; 4],
}

pub(super) fn json(seated: &Seated) -> SeatingJson {
    let quality = &seated.quality;
    let one = |slot: Slot| u32::from(slot.0) + 1;
    let table = |table: &TableSeats| table.0.map(|slot| slot.map(one));
    SeatingJson {
        schema: "reglament.seating/1",
        players: seated.players,
        system: seated.made.map(|(system, _)| system.name()),
        seed: seated.made.map(|(_, seed)| seed.to_string()),
        rounds: seated.plan.rounds.iter().map(|round| round.tables.iter().map(table).collect()).collect(),
        quality: QualityJson {
            repeats: quality.repeats,
            overfull: quality.overfull,
            pairs_by_meetings: quality.pairs_by_meetings.clone(),
            most_meetings: quality.most_meetings,
            uneven_winds: quality
                .uneven_winds()
                .map(|winds| WindsJson { player: one(winds.slot), east_south_west_north: winds.counts })
                .collect(),
            table_repeats: quality.table_repeats,
            fewest_common_opponents: quality.common_opponents.as_ref().map(|common| common.fewest),
            clan_conflicts: quality.group_conflicts.len(),
            incomplete_tables: quality.incomplete.len(),
            not_seated: not_seated(seated)
                .into_iter()
                .map(|(round, slots)| NotSeatedJson { round, players: slots.into_iter().map(one).collect() })
                .collect(),
        },
    }
}
