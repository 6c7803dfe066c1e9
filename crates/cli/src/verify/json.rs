//! What was worked out, for programs: `reglament.verify/1`.
use super::{Report, words};
use crate::house::{Chosen, HouseJson};
use formats::record::DrawKind;
use formats::verify::Count;
use serde::Serialize;
use std::collections::BTreeMap;
use text::Lang;

#[derive(Serialize)]
pub(super) struct VerifyJson<'a> {
    schema: &'static str,
    rules: &'a str,
    house_rule: Option<HouseJson>,
    agrees: bool,
    games: usize,
    wins: CountJson,
    draws: BTreeMap<&'static str, CountJson>,
    deals: CountJson,
    ends: CountJson,
    replayed: ReplayedJson<'a>,
    cut_games: Vec<CutJson<'a>>,
    differences: Vec<DifferenceJson<'a>>,
    unreadable_deals: Vec<FaultJson<'a>>,
    broken_files: Vec<String>,
    warnings: Vec<FaultJson<'a>>,
    no_logs: Vec<ForeignJson<'a>>,
}

/// The games that the engine has played again.
#[derive(Serialize)]
struct ReplayedJson<'a> {
    games: CountJson,
    deals: usize,
    decisions: usize,
    differences: Vec<FaultJson<'a>>,
    without_seed: &'a [String],
}

#[derive(Serialize)]
struct ForeignJson<'a> {
    file: &'a str,
    first_line: usize,
    lines: usize,
    seems: String,
}

#[derive(Serialize)]
struct CutJson<'a> {
    game: &'a str,
    last_deal: Option<String>,
    within: bool,
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
    /// Which deal of the log, from 1, and what players call it.
    deal: usize,
    name: String,
    after: bool,
    what: &'static str,
    recorded: String,
    computed: String,
}

#[derive(Serialize)]
struct FaultJson<'a> {
    game: &'a str,
    message: String,
}

pub(super) fn of<'a>(report: &'a Report, chosen: &'a Chosen) -> VerifyJson<'a> {
    let total = &report.total;
    VerifyJson {
        schema: "reglament.verify/1",
        rules: chosen.id(),
        house_rule: chosen.house_json(),
        agrees: report.agrees(),
        games: report.games,
        wins: total.wins.into(),
        draws: DrawKind::ALL.into_iter().zip(total.draws).map(|(kind, n)| (kind.id(), n.into())).collect(),
        deals: total.deals.into(),
        ends: total.ends.into(),
        replayed: ReplayedJson {
            games: report.replays.games.into(),
            deals: report.replays.deals,
            decisions: report.replays.decisions,
            differences: report
                .replays
                .differences
                .iter()
                .map(|(game, deal, d)| FaultJson {
                    game,
                    message: words::replayed(Lang::En, chosen, game, *deal, d),
                })
                .collect(),
            without_seed: &report.replays.seedless,
        },
        cut_games: report
            .cut
            .iter()
            .map(|(game, cut)| CutJson {
                game,
                last_deal: cut.deal.map(|d| d.to_string()),
                within: cut.inside,
            })
            .collect(),
        differences: report
            .differences
            .iter()
            .map(|(game, d)| DifferenceJson {
                game,
                deal: d.index + 1,
                name: d.deal.to_string(),
                after: d.after,
                what: d.what.id(),
                recorded: d.recorded.to_string(),
                computed: d.computed.to_string(),
            })
            .collect(),
        unreadable_deals: faults(&report.unreadable),
        broken_files: report.broken.iter().map(ToString::to_string).collect(),
        warnings: report
            .warnings
            .iter()
            .map(|odd| FaultJson { game: &odd.game, message: odd.warning.to_string() })
            .collect(),
        no_logs: report
            .foreign
            .iter()
            .map(|f| ForeignJson {
                file: &f.name,
                first_line: f.line + 1,
                lines: f.lines,
                seems: f.seems.to_string(),
            })
            .collect(),
    }
}

fn faults<E: ToString>(list: &[(String, E)]) -> Vec<FaultJson<'_>> {
    list.iter().map(|(game, e)| FaultJson { game, message: e.to_string() }).collect()
}
