//! What came of logs, for people and as JSON.
use super::league::{League, NoGame};
use super::{EastOnly, ImportLogsArgs, Report};
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::outcome::Outcome;
use crate::page::{Page, STRONG};
use crate::verify::broken;
use serde_json::{Value, json};
use text::hall::{Voice, refused};
use text::{Lang, citation, regulation_name, say, shown};
use tournament::standings::current;

/// As many games as are named; the rest is counted.
const MOST: usize = 20;

/// What is told.
pub(super) struct Told<'a> {
    pub(super) args: &'a ImportLogsArgs,
    pub(super) league: &'a League,
    pub(super) report: &'a Report,
    pub(super) east_only: EastOnly,
    pub(super) lang: Lang,
}

/// Why a game was not taken in.
pub(super) fn why(league: &League, why: &NoGame, lang: Lang) -> Vec<String> {
    match why {
        NoGame::NoEnd => vec![say!(lang, "import-no-end")],
        NoGame::SameName => vec![say!(lang, "import-same-name")],
        NoGame::Refused(reasons) => refused(&Voice::of(lang, &league.event), reasons),
    }
}

/// No game at all.
pub(super) fn nothing(report: &Report, wish: Wish) -> Outcome {
    let mut complaint = Complaint::new("no_logs", say!(wish.lang, "import-nothing"));
    if report.tonpuu > 0 {
        complaint = complaint.because(say!(wish.lang, "import-tonpuu-plain", n = report.tonpuu));
    }
    for line in unreadable(report, wish.lang).chain(not_taken(report, wish.lang)).take(MOST) {
        complaint = complaint.because(line);
    }
    complaint.outcome(wish)
}

fn unreadable(report: &Report, lang: Lang) -> impl Iterator<Item = String> + '_ {
    report.unreadable.iter().map(move |error| broken(lang, error))
}

fn not_taken(report: &Report, lang: Lang) -> impl Iterator<Item = String> + '_ {
    report
        .refused
        .iter()
        .map(move |(name, why)| say!(lang, "import-named", name = name, what = why.join(" ")))
}

pub(super) fn page(told: &Told<'_>) -> String {
    let (lang, league, report) = (told.lang, told.league, told.report);
    let mut page = Page::default();
    let file = told.args.out.display().to_string();
    let done = say!(lang, "import-done", games = league.games, players = league.players(), file = file);
    page.line(&format!("{STRONG}{}{STRONG:#}", shown(&done)));
    let law = &league.event.setup.law;
    let (table, hall) = (regulation_name(lang, law.table_of), regulation_name(lang, law.id));
    page.line(&say!(lang, "import-table", table = table, hall = hall));
    if report.totals > 0 {
        page.line(&say!(lang, "import-totals", n = report.totals));
    }
    if report.tonpuu > 0 {
        page.line(&match told.east_only {
            EastOnly::LeftOut(basis) => {
                say!(lang, "import-tonpuu", n = report.tonpuu, basis = citation(lang, basis))
            }
            EastOnly::NoGame | EastOnly::Taken => say!(lang, "import-tonpuu-plain", n = report.tonpuu),
        });
    }
    list(
        &mut page,
        report.unreadable.len(),
        &say!(lang, "import-unreadable", n = report.unread),
        unreadable(report, lang),
        lang,
    );
    list(
        &mut page,
        report.refused.len(),
        &say!(lang, "import-refused", n = report.refused.len()),
        not_taken(report, lang),
        lang,
    );
    page.blank();
    let standings = current(&league.event);
    page.finish() + &super::super::standings::page(&league.event, &standings, false, lang)
}

fn list(page: &mut Page, n: usize, title: &str, lines: impl Iterator<Item = String>, lang: Lang) {
    if n == 0 {
        return;
    }
    page.line(title);
    for line in lines.take(MOST) {
        page.text(&line);
    }
    if n > MOST {
        page.text(&say!(lang, "verify-more", n = n - MOST));
    }
}

pub(super) fn json(told: &Told<'_>) -> Value {
    let (league, report, lang) = (told.league, told.report, told.lang);
    let event = &league.event;
    json!({
        "schema": "reglament.import-logs/1",
        "rules": event.setup.law.id.id(),
        "table": event.setup.law.table_of.id(),
        "games": league.games,
        "players": league.players(),
        "by_totals": report.totals,
        "east_only": report.tonpuu,
        "unread": report.unread,
        "unreadable": unreadable(report, lang).collect::<Vec<_>>(),
        "refused": not_taken(report, lang).collect::<Vec<_>>(),
        "standings": formats::event_export::standings_json(event, &current(event)),
    })
}
