//! `event import-logs`: the hanchans of logs as a league or a ladder, players by their names.
mod league;
mod page;

use super::file::create_with;
use super::new::no_hall;
use super::{moment, time};
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::house::{Chosen, Offer, RulesArg, RulesParser};
use crate::outcome::{Code, Outcome};
use formats::open::{self, OpenError};
use formats::record::{Length, Reading};
use league::League;
use rules::clause::Basis;
use rules::hall::EventKind;
use rules::regulation::{RegulationId, TableRules};
use std::path::PathBuf;
use text::say;
use tournament::Date;
use tournament::club::{Counts, Rated, counts};
use tournament::setup::{Law, YEARS};

#[derive(clap::Args, Debug)]
pub(crate) struct ImportLogsArgs {
    #[arg(value_name = "PATH", required = true)]
    paths: Vec<PathBuf>,
    #[arg(long, value_name = "ID", value_parser = RulesParser(Offer::Leagues))]
    rules: RulesArg,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long, value_name = "DAY")]
    day: Option<String>,
}

/// What came of the logs.
#[derive(Default)]
struct Report {
    /// Games that were taken in by their final points only.
    totals: usize,
    /// East-only games that the rules do not count.
    tonpuu: usize,
    /// Files, games and lines that could not be read; of the lines of a file that are no logs the first stands for all.
    unreadable: Vec<OpenError>,
    /// How many they are.
    unread: usize,
    /// Games that were not taken in, with the reason.
    refused: Vec<(String, Vec<String>)>,
}

impl Report {
    fn refuse(&mut self, error: OpenError) {
        self.unread += 1;
        let same = |last: &OpenError| match (last, &error) {
            (OpenError::NoLog { name: last, .. }, OpenError::NoLog { name, .. }) => last == name,
            _ => false,
        };
        if !self.unreadable.last().is_some_and(same) {
            self.unreadable.push(error);
        }
    }
}

pub(super) fn run(args: &ImportLogsArgs, wish: Wish) -> Outcome {
    match import(args, wish) {
        Ok(outcome) | Err(outcome) => outcome,
    }
}

fn import(args: &ImportLogsArgs, wish: Wish) -> Result<Outcome, Outcome> {
    let lang = wish.lang;
    let chosen = Chosen::load(&args.rules, wish)?;
    let law = law(&chosen, wish)?;
    let today = match &args.day {
        Some(typed) => moment::day(typed, &YEARS, wish).map_err(|none| none.outcome(wish))?,
        None => time::day(time::now(), &time::zone("UTC")).unwrap_or(league::EPOCH),
    };
    let east_only = EastOnly::of(&law);
    let mut report = Report::default();
    let mut hanchans = Vec::new();
    for path in &args.paths {
        let found = open::games(path)
            .map_err(|error| Complaint::new("file", crate::verify::broken(lang, &error)).outcome(wish))?;
        for game in found {
            match game {
                Ok((_, Reading { game, .. }))
                    if east_only != EastOnly::Taken && game.rules.length == Some(Length::East) =>
                {
                    report.tonpuu += 1;
                }
                Ok((piece, Reading { game, .. })) => hanchans.push((piece.name, game)),
                Err(error) => report.refuse(error),
            }
        }
    }
    let days: Vec<Date> =
        hanchans.iter().map(|(name, game)| league::day_of(name, game).unwrap_or(today)).collect();
    let span = (days.iter().min().copied().unwrap_or(today), days.iter().max().copied().unwrap_or(today));
    let mut league = League::open(law, say!(lang, "import-event"), span)
        .map_err(|refused| super::desk::refused(&refused, wish))?;
    for ((name, game), day) in hanchans.iter().zip(days) {
        match league.take(game, day) {
            Ok(league::By::Deals) => {}
            Ok(league::By::Totals) => report.totals += 1,
            Err(why) => report.refused.push((name.clone(), page::why(&league, &why, lang))),
        }
    }
    if league.games == 0 {
        return Err(page::nothing(&report, wish));
    }
    create_with(&args.out, league.entries(), wish)?;
    let whole = report.unreadable.is_empty() && report.refused.is_empty();
    let code = if whole { Code::Ok } else { Code::No };
    let told = page::Told { args, league: &league, report: &report, east_only, lang };
    Ok(if wish.json { Outcome::json(code, &page::json(&told)) } else { Outcome::of(code, page::page(&told)) })
}

/// The hall of the rules with the table that the logs were played by: that of Tenhou, unless a house rule names one.
fn law(chosen: &Chosen, wish: Wish) -> Result<Law, Outcome> {
    let lang = wish.lang;
    let rules = chosen.name(lang);
    let refuse = |what: String| Complaint::new("rules", what).outcome(wish);
    let Some(hall) = chosen.hall.rules() else {
        return Err(no_hall(chosen, Offer::Leagues, wish));
    };
    if !matches!(chosen.table, TableRules::Riichi(_)) {
        return Err(refuse(say!(lang, "import-family", rules = rules)));
    }
    if hall.course.kind.value == EventKind::Tournament {
        return Err(refuse(say!(lang, "import-tournament", rules = rules)));
    }
    let (table_of, table) = if chosen.is_house() {
        (chosen.table_of(), chosen.table.clone())
    } else {
        (RegulationId::Tenhou, RegulationId::Tenhou.regulation().table)
    };
    Ok(Law { id: chosen.base, table_of, table, hall: hall.clone() })
}

/// What becomes of East-only games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum EastOnly {
    /// They are games like all.
    Taken,
    /// The regulation leaves them out.
    LeftOut(Basis),
    /// A league adds results up, and half a game is no game of it.
    NoGame,
}

impl EastOnly {
    fn of(law: &Law) -> Self {
        let answer = counts(law, Rated::OneRound);
        match (law.hall.course.kind.value, answer.value) {
            (EventKind::Ladder, Counts::Rated) => Self::Taken,
            (EventKind::Ladder, Counts::Unrated) => Self::LeftOut(answer.basis),
            (EventKind::League | EventKind::Tournament, _) => Self::NoGame,
        }
    }
}
