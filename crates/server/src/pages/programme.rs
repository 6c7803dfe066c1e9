//! The programme of the day: shown to everybody, typed as lines, or taken from the regulation's own timetable.
use crate::asked::View;
use crate::failure::{Failure, Why};
use crate::frame::{Frame, Here};
use crate::give::Form;
use crate::page::{Page, render};
use crate::time;
use askama::Template;
use axum::response::Response;
use jiff::tz::TimeZone;
use text::hall::School;
use text::{Lang, programme, say};
use tournament::setup::{Command as Setup, ProgrammeItem, ProgrammeKind as Kind};
use tournament::{Command, Date, RoundNo, Tournament};

#[derive(Template)]
#[template(path = "programme.html")]
struct Programme {
    page: Page,
    frame: Frame,
    lines: Vec<(String, String, String)>,
    typed: String,
    words: String,
    /// Whether the regulation prints a timetable.
    printed: bool,
    day: String,
}

pub(crate) async fn show(view: View) -> Response {
    let frame = view.frame(Here::Settings);
    let View { page, event, .. } = view;
    let lang = page.lang();
    let lines = lines(lang, &event);
    let line = |(day, time, what): &(String, String, String)| format!("{day} {time} {what}");
    render(&Programme {
        typed: lines.iter().map(line).collect::<Vec<_>>().join("\n"),
        words: words(lang, School::of(&event.setup.law)).join(", "),
        printed: !event.setup.law.hall.programme.is_empty(),
        day: event.setup.settings.first_day.to_string(),
        lines,
        page,
        frame,
    })
}

/// The programme as it is shown and typed: day, times, what.
pub(super) fn lines(lang: Lang, event: &Tournament) -> Vec<(String, String, String)> {
    let (zone, school) = (time::zone(&event.setup.settings.zone), School::of(&event.setup.law));
    let line = |item: &ProgrammeItem| {
        let day = time::day(item.from, &zone).map(|day| day.to_string()).unwrap_or_default();
        let (from, to) = (time::clock(item.from, &zone), time::clock(item.to, &zone));
        let kind = programme::kind(lang, school, item.what);
        let what = if item.title.is_empty() { kind } else { format!("{kind}: {}", item.title) };
        (day, format!("{from}-{to}"), what)
    };
    event.setup.programme.iter().map(line).collect()
}

const KINDS: [Kind; 8] = [
    Kind::CheckIn,
    Kind::Opening,
    Kind::Round(RoundNo(1)),
    Kind::Final,
    Kind::Break,
    Kind::Results,
    Kind::Closing,
    Kind::Other,
];

fn words(lang: Lang, school: School) -> Vec<String> {
    KINDS.into_iter().map(|kind| programme::kind(lang, school, kind)).collect()
}

/// Sets the programme to what was typed, or to the timetable of the regulation.
pub(crate) async fn set(form: Form) -> Result<Response, Failure> {
    let event = form.event();
    let zone = time::zone(&event.setup.settings.zone);
    let lang = form.page.lang();
    let command = if form.fields.text("what") == "printed" {
        let typed = form.fields.text("day");
        let wrong = || Failure::wrong(say!(lang, "event-no-day", typed = typed));
        let midnight = time::date(typed).and_then(|day| time::moment(day, "00:00", &zone));
        Setup::Timetable { midnight: midnight.ok_or_else(wrong)? }
    } else {
        let (mut items, mut wrong) = (Vec::new(), Vec::new());
        let mut day = event.setup.settings.first_day;
        for (number, line) in (1..).zip(form.fields.text("items").lines().map(str::trim)) {
            match item(line, &mut day, &zone) {
                Some(item) => items.push(item),
                None if line.is_empty() => {}
                None => wrong.push(crate::words::list_line(
                    lang,
                    number,
                    &say!(lang, "desk-programme-line", typed = line),
                )),
            }
        }
        if !wrong.is_empty() {
            return Err(Failure::of(Why::Wrong(wrong)));
        }
        Setup::Programme(items)
    };
    form.give(vec![Command::Setup(command)], "programme").await
}

/// `2026-12-05 10:00-11:30 тур 1: в большом зале`. Without a day it is that of the line before.
fn item(line: &str, day: &mut Date, zone: &TimeZone) -> Option<ProgrammeItem> {
    let (first, rest) = line.split_once(' ')?;
    let (times, what) = match time::date(first) {
        Some(own) => {
            *day = own;
            rest.trim().split_once(' ')?
        }
        None => (first, rest),
    };
    let (from, to) = times.split_once(['-', '–'])?;
    let (kind, title) = what.split_once(':').unwrap_or((what, ""));
    Some(ProgrammeItem {
        from: time::moment(*day, from, zone)?,
        to: time::moment(*day, to, zone)?,
        what: kind_of(kind.trim())?,
        title: title.trim().to_owned(),
    })
}

/// The kind of a word, in either language and of any school.
fn kind_of(typed: &str) -> Option<Kind> {
    let typed = typed.to_lowercase();
    let is = |kind: &Kind| {
        let said = |lang: Lang| School::ALL.map(|school| programme::kind(lang, school, *kind).to_lowercase());
        Lang::ALL.into_iter().any(|lang| said(lang).contains(&typed))
    };
    let round = || {
        let number = typed.split(' ').find_map(|word| word.parse().ok()).map(RoundNo)?;
        Some(Kind::Round(number)).filter(is)
    };
    KINDS.into_iter().find(is).or_else(round)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_is_shown_in_both_languages() {
        let zone = time::zone("Europe/Samara");
        let mut day = time::date("2026-12-05").unwrap();
        for (lang, school) in Lang::ALL.into_iter().flat_map(|lang| School::ALL.map(|school| (lang, school)))
        {
            for kind in KINDS.into_iter().chain([Kind::Round(RoundNo(12))]) {
                let what = programme::kind(lang, school, kind);
                let line = format!("2026-12-06 10:00-11:30 {what}: в большом зале");
                let read = item(&line, &mut day, &zone).unwrap();
                assert_eq!((read.what, read.title.as_str()), (kind, "в большом зале"), "{line}");
                assert_eq!(time::clock(read.from, &zone), "10:00");
            }
        }
        let next = item("12:00–13:00 перерыв", &mut day, &zone).unwrap();
        assert_eq!(time::day(next.from, &zone), time::date("2026-12-06"), "the day of the line before");
        for wrong in ["10:00 тур 1", "10:00-11:00 танцы", "25:00-26:00 перерыв", "перерыв"]
        {
            assert_eq!(item(wrong, &mut day, &zone), None, "{wrong}");
        }
    }
}
