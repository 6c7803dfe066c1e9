//! Whether a command line was given before: the same words for the second time, or the same `--id`. What it came to then
//! is worked out anew at its place in the log, so that a list that has changed, or other words, are no repetition.
use super::desk::{Desk, Stop, current};
use super::who::Target;
use super::{time, words};
use formats::event_log;
use text::say;
use tournament::{Entry, Moment};

/// How far back words are looked for that are given again: as many commands as one line of words makes.
const WITHIN: usize = 1000;

/// What a command line is, beside those that were given.
pub(super) enum Again {
    /// It was not given before.
    New,
    /// The machine died while it was written: the rest of it is wanted, after the line with this sum.
    Begun(String),
    /// It was done, up to this line of the log.
    Done(usize),
    /// Its id was given to another one: why it is refused.
    Other(Vec<String>),
}

pub(super) fn look(desk: &mut Desk, target: &Target, act: &dyn Fn(&mut Desk) -> Result<(), Stop>) -> Again {
    match &target.id {
        None => {
            let Some(first) = words_before(desk) else { return Again::New };
            let there = anew(desk, target, first, act).map(|entries| is_there(desk, &entries, first));
            match there {
                Some(There::Whole) => Again::Done(desk.event().log().len() - 1),
                Some(There::Begun) => Again::Begun(desk.file.sums[first].clone()),
                // What was read from a file is something else now.
                Some(There::Other) | None => Again::New,
            }
        }
        Some(id) => {
            let Some(first) = desk.event().line_of(event_log::command_id("", id, 0)) else {
                return Again::New;
            };
            let entries = anew(desk, target, first, act).unwrap_or_default();
            match is_there(desk, &entries, first) {
                There::Whole => Again::Done(first + entries.len() - 1),
                There::Begun => Again::Begun(String::new()),
                There::Other => Again::Other(taken(desk, id, first)),
            }
        }
    }
}

/// The first of the commands that these very words were the last time, if nothing came after them: Enter was hit twice.
fn words_before(desk: &Desk) -> Option<usize> {
    let log = desk.event().log();
    let is = |first: usize, nth: usize| {
        let sum = desk.file.sums.get(first)?;
        Some(log.get(first + nth)?.command == event_log::command_id(sum, &desk.typed, nth))
    };
    let firsts = (log.len().saturating_sub(WITHIN)..log.len()).rev();
    let mut firsts = firsts.filter(|first| is(*first, 0) == Some(true));
    firsts.find(|first| (0..log.len() - first).all(|nth| is(*first, nth) == Some(true)))
}

/// What the command line comes to where that line stands: nothing if it is refused there.
fn anew(
    desk: &mut Desk,
    target: &Target,
    line: usize,
    act: &dyn Fn(&mut Desk) -> Result<(), Stop>,
) -> Option<Vec<Entry>> {
    let (at, by) = (desk.at, desk.by);
    let told = desk.file.back_to(line)?;
    if target.at.is_none() {
        desk.at = told.tournament.log()[line].at;
    }
    desk.by = target.actor(current(desk.event()));
    let done = act(desk);
    desk.file.forward(told);
    (desk.at, desk.by, desk.nth) = (at, by, 0);
    desk.before.clear();
    desk.said.clear();
    let entries = std::mem::take(&mut desk.entries);
    done.ok().map(|()| entries)
}

/// How lines stand in the log.
#[derive(Clone, Copy, PartialEq, Eq)]
enum There {
    /// They are there, and no more were given with them.
    Whole,
    /// The log ends with the first of them.
    Begun,
    /// Others are there.
    Other,
}

fn is_there(desk: &Desk, entries: &[Entry], first: usize) -> There {
    let event = desk.event();
    let there = event_log::typed_together(event.log(), first);
    let given = there.end - first;
    let same = entries.iter().take(given).enumerate().all(|(nth, entry)| event.tells(first + nth, entry));
    if !same || entries.len() < given {
        There::Other
    } else if entries.len() == given {
        There::Whole
    } else if there.end == event.log().len() {
        There::Begun
    } else {
        There::Other
    }
}

/// That an id is taken, and by what.
fn taken(desk: &Desk, id: &str, first: usize) -> Vec<String> {
    let (lang, event) = (desk.wish.lang, desk.event());
    let lines = &event.log()[event_log::typed_together(event.log(), first).start.max(first)..];
    let lines = &lines[..event_log::typed_together(event.log(), first).end - first];
    let at = lines.first().map_or(Moment(0), |line| line.at);
    let time = time::stamp(at, &time::zone(&event.setup.settings.zone));
    let mut said = vec![say!(lang, "event-id-taken", id = id, n = (first + 1).to_string(), time = time)];
    said.extend(words::done(lang, event, lines).iter().map(|line| format!("  {line}")));
    said.push(say!(lang, "event-id-other"));
    said
}
