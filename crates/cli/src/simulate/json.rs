//! The report as JSON: no times in it, the same bytes for the same run.
use super::rows::{Kind, Row};
use super::tally::Who;
use super::{Played, Report};
use crate::house::HouseJson;
use crate::outcome::{Code, Outcome};
use game::bot::Bot;
use serde::Serialize;

#[derive(Serialize)]
struct ReportJson<'r> {
    schema: &'static str,
    seed: String,
    games: u64,
    bots: [&'static str; 4],
    #[serde(flatten)]
    played: PlayedJson<'r>,
    against: Option<PlayedJson<'r>>,
    differences: Option<Vec<RowJson<'r>>>,
}

#[derive(Serialize)]
struct PlayedJson<'r> {
    rules: &'r str,
    house: Option<HouseJson>,
    rows: Vec<RowJson<'r>>,
}

#[derive(Serialize)]
struct RowJson<'r> {
    section: &'static str,
    name: &'r str,
    who: String,
    kind: &'static str,
    n: u64,
    value: f64,
    low: f64,
    high: f64,
}

pub(super) fn of(report: &Report) -> Outcome {
    let against = report.against.as_ref();
    let json = ReportJson {
        schema: "reglament.simulate/1",
        seed: report.run.seed.to_string(),
        games: report.run.games,
        bots: report.run.bots.map(Bot::id),
        played: played(&report.played),
        against: against.map(played),
        differences: against.map(|other| {
            let pairs = report.played.rows.iter().filter_map(|row| Some((row, row.in_other(other)?)));
            pairs.map(|(row, other)| RowJson { n: other.n, ..form(row, row.found.to(other.found)) }).collect()
        }),
    };
    Outcome::json(Code::Ok, &json)
}

fn played(played: &Played) -> PlayedJson<'_> {
    PlayedJson {
        rules: played.chosen.id(),
        house: played.chosen.house_json(),
        rows: played.rows.iter().map(|row| form(row, row.found)).collect(),
    }
}

fn form(row: &Row, found: super::measure::Interval) -> RowJson<'_> {
    RowJson {
        section: row.section.id(),
        name: &row.name,
        who: who(row.who),
        kind: kind(row.kind),
        n: row.n,
        value: rounded(found.value),
        low: rounded(found.low),
        high: rounded(found.high),
    }
}

/// Six places behind the point, and no minus before a zero.
pub(super) fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6 + 0.0
}

pub(super) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Rate => "rate",
        Kind::Mean => "mean",
    }
}

/// Of whom a row speaks: players and seats are counted from 1.
pub(super) fn who(who: Who) -> String {
    match who {
        Who::All => "all".to_owned(),
        Who::Bot(n) => format!("bot_{}", n + 1),
        Who::Seat(n) => format!("seat_{}", n + 1),
        Who::Dealer => "dealer".to_owned(),
        Who::Others => "others".to_owned(),
    }
}
