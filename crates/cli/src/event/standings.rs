//! `event standings`: the places by the criteria of the regulation, and what separates neighbours.
use super::file::{EventFile, Purpose};
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::outcome::{Code, Outcome};
use crate::page::{Cell, Page, QUIET, STRONG, Table};
use crate::usage;
use formats::event_export::{criteria, standings_json, standings_table};
use serde_json::{Value, json};
use std::path::PathBuf;
use text::hall::{Names, School};
use text::standings as words;
use text::{Lang, citation, say};
use tournament::standings::{Prize, Row, Stage, Standings, after, current, latest, teams};
use tournament::{EntryId, RoundNo, Tournament};

#[derive(clap::Args, Debug)]
pub(crate) struct StandingsArgs {
    #[arg(value_name = "FILE")]
    event: PathBuf,
    #[arg(long = "after", value_name = "N")]
    upto: Option<u32>,
    #[arg(long)]
    explain: bool,
    #[arg(long)]
    csv: bool,
}

pub(super) fn run(args: &StandingsArgs, wish: Wish) -> Outcome {
    if args.csv && wish.json {
        return usage::apart("--csv", "--json", wish);
    }
    let file = match EventFile::open(&args.event, Purpose::Look, wish) {
        Ok(file) => file,
        Err(outcome) => return outcome,
    };
    let event = &file.tournament;
    let standings = match args.upto.map(RoundNo) {
        None => current(event),
        Some(round) if (1..=latest(event).0).contains(&round.0) => after(event, round),
        Some(round) => {
            let what = say!(wish.lang, "standings-no-round", n = round.0);
            return Complaint::new("round", what).outcome(wish);
        }
    };
    if args.csv {
        return Outcome::of(Code::Ok, standings_table(event, &standings).csv());
    }
    if wish.json {
        return Outcome::json(Code::Ok, &as_json(event, &standings, wish.lang));
    }
    Outcome::of(Code::Ok, page(event, &standings, args.explain, wish.lang))
}

/// The table of standings, the teams, whether they are final, and how they came about.
pub(super) fn page(event: &Tournament, standings: &Standings, explain: bool, lang: Lang) -> String {
    let mut page = Page::default();
    page.line(&format!("{STRONG}{}{STRONG:#}", title(event, standings, lang)));
    if standings.rows.is_empty() {
        page.text(&say!(lang, "standings-nobody"));
        return page.finish();
    }
    page.table(&table(event, standings, lang));
    team_table(&mut page, event, standings, lang);
    page.blank();
    page.line(&words::state(lang, event, standings));
    let name = |entry: EntryId| event.entry(lang, entry);
    if explain {
        for line in words::explain(lang, School::of(&event.setup.law), standings, name) {
            page.text(&line);
        }
        return page.finish();
    }
    for tie in standings.open_ties() {
        page.text(&words::tie(lang, tie, name));
    }
    page.line(&format!("{QUIET}{}{QUIET:#}", say!(lang, "standings-more-explain")));
    page.finish()
}

fn title(event: &Tournament, standings: &Standings, lang: Lang) -> String {
    let name = event.setup.settings.name.as_str();
    if standings.rows.iter().any(|row| row.stage == Stage::Final) {
        return say!(lang, "standings-title-final", name = name);
    }
    let school = School::of(&event.setup.law).id();
    say!(lang, "standings-title", name = name, after = standings.after.0, school = school)
}

fn table(event: &Tournament, standings: &Standings, lang: Lang) -> Table {
    let columns = criteria(standings);
    let prizes = standings.rows.iter().any(|row| row.prize != Prize::None);
    let mut table = Table::default();
    let mut header = vec![
        Cell::right(say!(lang, "standings-place")),
        Cell::left(say!(lang, "standings-player")),
        Cell::right(say!(lang, "standings-games")),
    ];
    header.extend(columns.iter().map(|c| Cell::right(words::criterion(lang, *c))));
    header.extend(prizes.then(|| Cell::right(say!(lang, "standings-prize"))));
    table.row(header);
    for row in &standings.rows {
        let mut cells = vec![
            Cell::right(place(row, lang)),
            Cell::left(event.entry(lang, row.entry)),
            Cell::right(row.played.to_string()),
        ];
        cells.extend(columns.iter().map(|column| {
            let key = row.keys.iter().find(|key| key.criterion == *column);
            Cell::right(key.map(|key| words::value(lang, key.value)).unwrap_or_default())
        }));
        cells.extend(prizes.then(|| Cell::right(prize(row, lang))));
        table.row(cells);
    }
    table
}

fn place(row: &Row, lang: Lang) -> String {
    match (row.place, row.tie) {
        (None, _) => "–".to_owned(),
        (Some(place), None) => place.to_string(),
        (Some(place), Some(_)) => say!(lang, "standings-shared", place = place.to_string()),
    }
}

fn prize(row: &Row, lang: Lang) -> String {
    match row.prize {
        Prize::None => String::new(),
        Prize::Of(place) => place.to_string(),
        Prize::Undecided { from, to } => {
            say!(lang, "standings-prize-undecided", from = from.to_string(), to = to.to_string())
        }
    }
}

fn team_table(page: &mut Page, event: &Tournament, standings: &Standings, lang: Lang) {
    let counted = teams(event, standings.after);
    let rows = counted.value.unwrap_or_default();
    if rows.is_empty() {
        return;
    }
    page.title(&say!(lang, "standings-teams", basis = citation(lang, counted.basis)));
    let mut table = Table::default();
    // A final has a criterion of its own, and teams are counted without it.
    let main = standings.rows.iter().filter(|row| row.stage != Stage::Final).find_map(|row| row.keys.first());
    table.row([
        Cell::right(say!(lang, "standings-place")),
        Cell::left(say!(lang, "standings-team")),
        Cell::right(main.map(|key| words::criterion(lang, key.criterion)).unwrap_or_default()),
        Cell::left(say!(lang, "standings-player")),
    ]);
    for row in rows {
        let members: Vec<String> = row.members.iter().map(|entry| event.entry(lang, *entry)).collect();
        table.row([
            Cell::right(row.place.to_string()),
            Cell::left(row.team),
            Cell::right(words::value(lang, row.value)),
            Cell::left(members.join(", ")),
        ]);
    }
    page.table(&table);
}

/// The standings with a sentence for whatever separates two rows.
fn as_json(event: &Tournament, standings: &Standings, lang: Lang) -> Value {
    let mut value = standings_json(event, standings);
    if let Value::Object(object) = &mut value {
        let school = School::of(&event.setup.law);
        let explained = words::explain(lang, school, standings, |entry| event.entry(lang, entry));
        object.insert("schema".to_owned(), json!("reglament.standings/1"));
        object.insert("rules".to_owned(), json!(event.setup.law.id.id()));
        object.insert("state".to_owned(), json!(words::state(lang, event, standings)));
        object.insert("explained".to_owned(), json!(explained));
    }
    value
}
