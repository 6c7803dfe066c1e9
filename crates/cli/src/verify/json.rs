//! What was worked out, for programs: `reglament.verify/1`.
use super::Report;
use crate::args::VerifyArgs;
use formats::record::DrawKind;
use formats::verify::Count;
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Serialize)]
pub(super) struct VerifyJson<'a> {
    schema: &'static str,
    rules: &'static str,
    agrees: bool,
    games: usize,
    wins: CountJson,
    draws: BTreeMap<&'static str, CountJson>,
    deals: CountJson,
    ends: CountJson,
    unfinished_deals: usize,
    differences: Vec<DifferenceJson<'a>>,
    unreadable_deals: Vec<FaultJson<'a>>,
    broken_files: Vec<String>,
    warnings: Vec<FaultJson<'a>>,
    no_logs: Vec<ForeignJson<'a>>,
}

#[derive(Serialize)]
struct ForeignJson<'a> {
    file: &'a str,
    first_line: usize,
    lines: usize,
    seems: &'static str,
}

#[derive(Serialize)]
struct CountJson {
    all: usize,
    agreeing: usize,
}

impl From<Count> for CountJson {
    fn from(count: Count) -> Self {
        Self { all: count.all, agreeing: count.agreeing }
    }
}

#[derive(Serialize)]
struct DifferenceJson<'a> {
    game: &'a str,
    deal: usize,
    what: &'static str,
    recorded: &'a str,
    computed: &'a str,
}

#[derive(Serialize)]
struct FaultJson<'a> {
    game: &'a str,
    message: String,
}

pub(super) fn of<'a>(report: &'a Report, args: &VerifyArgs) -> VerifyJson<'a> {
    let total = &report.total;
    VerifyJson {
        schema: "reglament.verify/1",
        rules: args.rules.0.id(),
        agrees: report.agrees(),
        games: report.games,
        wins: total.wins.into(),
        draws: DrawKind::ALL.into_iter().zip(total.draws).map(|(kind, n)| (kind.id(), n.into())).collect(),
        deals: total.deals.into(),
        ends: total.ends.into(),
        unfinished_deals: total.unfinished,
        differences: report
            .differences
            .iter()
            .map(|(game, d)| DifferenceJson {
                game,
                deal: d.deal + 1,
                what: d.what.id(),
                recorded: &d.recorded,
                computed: &d.computed,
            })
            .collect(),
        unreadable_deals: faults(&report.unreadable),
        broken_files: report.broken.iter().map(ToString::to_string).collect(),
        warnings: faults(&report.warnings),
        no_logs: report
            .foreign
            .iter()
            .map(|f| ForeignJson { file: &f.name, first_line: f.line + 1, lines: f.lines, seems: f.seems })
            .collect(),
    }
}

fn faults<E: ToString>(list: &[(String, E)]) -> Vec<FaultJson<'_>> {
    list.iter().map(|(game, e)| FaultJson { game, message: e.to_string() }).collect()
}
