//! What was worked out, for people.
use super::Report;
use crate::args::VerifyArgs;
use crate::outcome::{Code, Outcome};
use crate::page::{ALARM, Cell, Page, STRONG, Table};
use formats::record::DrawKind;
use formats::verify::Count;
use text::{Lang, say};

pub(super) fn of(report: &Report, args: &VerifyArgs, lang: Lang, code: Code) -> Outcome {
    let mut page = Page::default();
    let total = &report.total;
    let sentence = match code {
        Code::Ok => say!(lang, "verify-agrees", games = report.games, wins = total.wins.all),
        Code::No => say!(lang, "verify-differs", games = report.games, n = report.differences.len()),
        Code::Usage => say!(lang, "verify-nothing"),
    };
    let style = if code == Code::Ok { STRONG } else { ALARM };
    page.line(&format!("{style}{sentence}{style:#}"));
    page.blank();
    if report.games > 0 {
        page.table(&totals(report, args, lang));
    }
    list(
        &mut page,
        &say!(lang, "verify-title-differences"),
        report.differences.iter().map(|(name, d)| {
            let what = text::say(lang, &format!("verify-what-{}", d.what.id()), &[]);
            say!(
                lang,
                "verify-difference",
                game = name.as_str(),
                deal = d.deal + 1,
                what = what.as_str(),
                recorded = d.recorded.as_str(),
                computed = d.computed.as_str()
            )
        }),
    );
    list(
        &mut page,
        &say!(lang, "verify-title-unreadable"),
        report.unreadable.iter().map(|(name, e)| format!("{name}: {e}")),
    );
    list(&mut page, &say!(lang, "verify-title-broken"), report.broken.iter().map(ToString::to_string));
    list(
        &mut page,
        &say!(lang, "verify-title-warnings"),
        report.warnings.iter().map(|(name, w)| format!("{name}: {w}")),
    );
    list(
        &mut page,
        &say!(lang, "verify-title-foreign"),
        report.foreign.iter().map(|f| {
            say!(
                lang,
                "verify-no-log",
                file = f.name.as_str(),
                line = f.line + 1,
                n = f.lines,
                seems = f.seems
            )
        }),
    );
    Outcome::of(code, page.finish())
}

/// How many of each kind there are and how many agree.
fn totals(report: &Report, args: &VerifyArgs, lang: Lang) -> Table {
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
        row(text::say(lang, &format!("verify-draw-{}", kind.id()), &[]), count);
    }
    row(say!(lang, "verify-deals"), total.deals);
    row(say!(lang, "verify-ends"), total.ends);
    for (key, n) in [
        ("verify-unfinished", total.unfinished),
        ("verify-skipped", report.unreadable.len()),
        ("verify-broken", report.broken.len()),
        ("verify-foreign", report.foreign.len()),
    ] {
        if n > 0 || key == "verify-skipped" {
            table.row([Cell::left(text::say(lang, key, &[])), Cell::right(text::number(lang, n as i64))]);
        }
    }
    table.row([Cell::left(say!(lang, "ui-rules")), Cell::right(args.rules.0.id())]);
    table
}

/// A title and lines, if there are any.
fn list(page: &mut Page, title: &str, lines: impl ExactSizeIterator<Item = String>) {
    if lines.len() > 0 {
        page.title(title);
        lines.for_each(|line| page.text(&line));
    }
}
