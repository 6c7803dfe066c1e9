//! What was worked out, for people.
use super::{Report, words};
use crate::house::Chosen;
use crate::outcome::{Code, Outcome};
use crate::page::{ALARM, Cell, Page, STRONG, Table};
use formats::record::DrawKind;
use formats::verify::Count;
use text::{Lang, say};

pub(super) fn of(report: &Report, chosen: &Chosen, lang: Lang, code: Code) -> Outcome {
    let mut page = Page::default();
    let style = if code == Code::Ok { STRONG } else { ALARM };
    page.line(&format!("{style}{}{style:#}", sentence(report, lang)));
    page.blank();
    page.table(&totals(report, chosen, lang));
    let named = |name: &str, what: String| say!(lang, "verify-named", name = name, what = what);
    list(
        &mut page,
        &say!(lang, "verify-title-differences"),
        report.differences.iter().map(|(name, d)| words::difference(lang, name, d)),
    );
    list(
        &mut page,
        &say!(lang, "verify-title-replay"),
        report
            .replays
            .differences
            .iter()
            .map(|(name, deal, d)| words::replayed(lang, chosen, name, *deal, d)),
    );
    list(
        &mut page,
        &say!(lang, "verify-title-unreadable"),
        report.unreadable.iter().map(|(name, e)| named(name, words::walk(lang, e))),
    );
    list(&mut page, &say!(lang, "verify-title-broken"), report.broken.iter().map(|e| words::broken(lang, e)));
    let cut = report.cut.iter().map(|(name, cut)| named(name, words::cut(lang, *cut)));
    let odd = report.warnings.iter().map(|w| named(&w.game, words::warning(lang, &w.warning, w.deal)));
    list(&mut page, &say!(lang, "verify-title-warnings"), cut.chain(odd));
    list(
        &mut page,
        &say!(lang, "verify-title-foreign"),
        report.foreign.iter().map(|f| words::foreign(lang, f)),
    );
    list(&mut page, &say!(lang, "verify-title-seedless"), seedless(report, lang));
    Outcome::of(code, page.finish())
}

/// The games without a seed: they may be thousands, and then they are counted.
fn seedless(report: &Report, lang: Lang) -> impl Iterator<Item = String> + '_ {
    const MOST: usize = 20;
    let names = &report.replays.seedless;
    let more = names.len().saturating_sub(MOST);
    let rest = (more > 0).then(|| say!(lang, "verify-more", n = more));
    names.iter().take(MOST).cloned().chain(rest)
}

fn sentence(report: &Report, lang: Lang) -> String {
    let (games, wins) = (report.games, report.total.wins.all);
    match (report.differences.len() + report.replays.differences.len(), report.is_whole()) {
        (0, true) => say!(lang, "verify-agrees", games = games, wins = wins),
        (0, false) if games == 0 => say!(lang, "verify-partly-nothing"),
        (0, false) => say!(lang, "verify-partly", games = games, wins = wins),
        (n, whole) => {
            let differs = say!(lang, "verify-differs", n = n, games = games);
            if whole { differs } else { format!("{differs} {}", say!(lang, "verify-partly-also")) }
        }
    }
}

/// How many of each kind there are and how many agree. What there is none of is left out, but for the deals that
/// could not be read: that there are none is what one wants to see.
fn totals(report: &Report, chosen: &Chosen, lang: Lang) -> Table {
    let total = &report.total;
    let mut table = Table::default();
    let mut row = |name: String, count: Count| {
        if count.all > 0 {
            table.row([
                Cell::left(name),
                Cell::right(text::number(lang, count.agreeing as i64)),
                Cell::left(say!(lang, "verify-of", n = count.all)),
            ]);
        }
    };
    row(say!(lang, "verify-wins"), total.wins);
    for (kind, count) in DrawKind::ALL.into_iter().zip(total.draws) {
        row(words::draws(lang, kind), count);
    }
    row(say!(lang, "verify-deals"), total.deals);
    row(say!(lang, "verify-ends"), total.ends);
    row(say!(lang, "verify-replayed"), report.replays.games);
    let skipped = report.unreadable.len();
    table.row([Cell::left(say!(lang, "verify-skipped")), Cell::right(text::number(lang, skipped as i64))]);
    for (name, n) in [
        (say!(lang, "verify-broken"), report.broken.len()),
        (say!(lang, "verify-cut"), report.cut.len()),
        (say!(lang, "verify-seedless"), report.replays.seedless.len()),
        (say!(lang, "verify-foreign"), report.foreign.len()),
    ] {
        if n > 0 {
            table.row([Cell::left(name), Cell::right(text::number(lang, n as i64))]);
        }
    }
    table.row([Cell::left(say!(lang, "ui-rules")), Cell::right(chosen.id())]);
    table
}

/// A title and lines, if there are any.
fn list(page: &mut Page, title: &str, lines: impl Iterator<Item = String>) {
    let mut lines = lines.peekable();
    if lines.peek().is_some() {
        page.title(title);
        lines.for_each(|line| page.text(&line));
    }
}
