//! The moment of a command, as typed or now, and days. What cannot be meant is refused where it was typed; where a clock
//! is wrong, the command is kept and it is said.
use super::desk::no_time;
use super::time;
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::outcome::Outcome;
use std::ops::RangeInclusive;
use text::{Lang, say};
use tournament::{Date, Moment, Span, Tournament};

/// So long after its last day and its last command nobody enters anything of an event: a year was mistyped.
const AFTER: Span = Span::minutes(366 * 24 * 60);

/// When a command is given, and what there is to say about it.
pub(super) fn given(
    typed: Option<&str>,
    event: &Tournament,
    wish: Wish,
) -> Result<(Moment, Option<String>), Outcome> {
    let (lang, log) = (wish.lang, event.log());
    let zone = time::zone(&event.setup.settings.zone);
    let moment = |line: Option<&tournament::Entry>| line.map_or(Moment(0), |line| line.at);
    let (opened, last) = (moment(log.first()), moment(log.last()));
    let at = match typed {
        None => time::now(),
        Some(typed) => time::moment(typed, &zone, last).ok_or_else(|| no_time(typed, wish).outcome(wish))?,
    };
    let stamp = |at| time::stamp(at, &zone);
    let latest =
        time::midnight(event.setup.settings.last_day, &zone).map_or(last, |day| day.max(last)) + AFTER;
    if typed.is_some() {
        let impossible = if at < opened {
            Some(say!(lang, "event-time-before-opening", opened = stamp(opened)))
        } else if at > latest {
            let day = event.setup.settings.last_day.to_string();
            Some(say!(lang, "event-time-far", day = day, last = stamp(last)))
        } else {
            None
        };
        if let Some(why) = impossible {
            let complaint = Complaint::new("time", say!(lang, "event-time-impossible", at = stamp(at)));
            return Err(complaint.because(why).outcome(wish));
        }
    }
    let n = log.len().to_string();
    let said = if at < last {
        Some(match typed {
            Some(_) => say!(lang, "event-time-back", at = stamp(at), n = n, last = stamp(last)),
            None => say!(lang, "event-clock-back", at = stamp(at), n = n, last = stamp(last)),
        })
    } else if at > latest {
        Some(say!(lang, "event-clock-far", at = stamp(at), n = n, last = stamp(last)))
    } else {
        None
    };
    // What happened stays in order: it is written down at the moment of the last line.
    Ok((at.max(last), said))
}

/// A day that was typed, in one of these years.
pub(super) fn day(typed: &str, years: &RangeInclusive<i16>, wish: Wish) -> Result<Date, Complaint> {
    let lang = wish.lang;
    let day =
        time::date(typed).ok_or_else(|| Complaint::new("day", say!(lang, "event-no-day", typed = typed)))?;
    if years.contains(&day.year()) {
        return Ok(day);
    }
    let complaint = Complaint::new("day", say!(lang, "event-day-impossible", typed = typed));
    Err(complaint.because(within(years, lang)))
}

/// Which years are meant.
pub(super) fn within(years: &RangeInclusive<i16>, lang: Lang) -> String {
    say!(lang, "event-years", from = years.start().to_string(), to = years.end().to_string())
}
