//! One command at the desk: the event is opened, what was asked is decided, all of it is written or nothing, and it
//! is said what was done and what comes next.
use super::again::{self, Again};
use super::file::{EventFile, Purpose};
use super::refusal::{Ask, Denied, Way};
use super::who::Target;
use super::{moment, words};
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::outcome::{Code, Outcome};
use crate::page::{ALARM, Page, QUIET};
use formats::event_log;
use serde::Serialize;
use text::say;
use tournament::people;
use tournament::round::phase;
use tournament::setup::Life;
use tournament::{
    Actor, Command, CommandId, Entry, Event, Moment, Order, PersonId, Reason, Refused, RoundNo, Tournament,
};

/// How often an event is read anew when somebody writes beside the lock.
const TRIES: usize = 3;

/// Why a command line comes to nothing.
pub(super) enum Stop {
    /// The law or the state of the event is against it.
    Refused(Denied),
    /// What was typed is not understood.
    Unclear(Complaint),
    /// It has been said.
    Said(Outcome),
}

impl From<Outcome> for Stop {
    fn from(outcome: Outcome) -> Self {
        Self::Said(outcome)
    }
}

/// An event on the desk.
pub(super) struct Desk {
    pub(super) file: EventFile,
    pub(super) by: Actor,
    /// When the command is given.
    pub(super) at: Moment,
    /// How it is answered.
    pub(super) wish: Wish,
    pub(super) typed: String,
    pub(super) id: Option<String>,
    pub(super) nth: usize,
    pub(super) entries: Vec<Entry>,
    pub(super) before: Vec<usize>,
    pub(super) said: Vec<String>,
    /// The sum of the line after which these words were given, if they were begun before.
    after: Option<String>,
    /// What there is to say about the moment.
    warned: Option<String>,
    /// Where what is known of people stands.
    pub(super) way: Way,
}

impl Desk {
    fn open(target: &Target, wish: Wish) -> Result<Self, Outcome> {
        let file = EventFile::open(&target.event, Purpose::Write, wish)?;
        let (at, warned) = moment::given(target.at.as_deref(), &file.tournament, wish)?;
        let by = target.actor(current(&file.tournament));
        let typed = typed(std::env::args_os().map(|word| word.to_string_lossy().into_owned()));
        Ok(Self {
            file,
            by,
            at,
            wish,
            typed,
            id: target.id.clone(),
            nth: 0,
            entries: Vec::new(),
            before: Vec::new(),
            said: Vec::new(),
            after: None,
            warned,
            way: Way::Options,
        })
    }

    /// The event, with what this command line has done so far.
    pub(super) fn event(&self) -> &Tournament {
        &self.file.tournament
    }

    /// The round that is played, or the next one.
    pub(super) fn round(&self) -> RoundNo {
        current(self.event())
    }

    /// The seed of lots: the one that was typed, or one that nobody can know before.
    pub(super) fn seed(&self, typed: Option<u64>) -> u64 {
        typed.unwrap_or_else(|| event_log::seed(self.last_sum(), &self.typed, self.at.0))
    }

    /// Does a command, or says why not.
    pub(super) fn give(&mut self, command: Command) -> Result<(), Stop> {
        let id = self.next_id();
        let order = Order { id, by: self.by, at: self.at, command };
        match self.file.tournament.handle(&order) {
            Ok(tournament::Outcome::Done(entry)) => self.entries.push(entry),
            Ok(tournament::Outcome::Before(line)) => self.before.push(line),
            Err(refused) => {
                let ask = Ask { lang: self.wish.lang, event: self.event(), order: &order, way: self.way };
                return Err(Stop::Refused(ask.denied(&refused)));
            }
        }
        Ok(())
    }

    /// Says something more about what was done.
    pub(super) fn say(&mut self, sentences: impl IntoIterator<Item = String>) {
        self.said.extend(sentences);
    }

    /// What was typed cannot be meant.
    #[expect(clippy::unused_self, reason = "commands say it of the desk they work at")]
    pub(super) const fn complain(&self, complaint: Complaint) -> Stop {
        Stop::Unclear(complaint)
    }

    /// Why lines of a list are refused: all of them, with all reasons.
    pub(super) fn refused_lines(&self, lines: &[(usize, Denied)]) -> Outcome {
        let lang = self.wish.lang;
        let each = |(line, denied): &(usize, Denied)| {
            say!(lang, "event-list-line", line = line.to_string(), what = denied.reasons.join(" "))
        };
        let mut hints: Vec<String> = Vec::new();
        for hint in lines.iter().flat_map(|(_, denied)| &denied.hints) {
            if !hints.contains(hint) {
                hints.push(hint.clone());
            }
        }
        no(&Denied { reasons: lines.iter().map(each).collect(), hints }, self.wish)
    }

    /// Whether nothing was found to do because the event is over: that is no success.
    fn idles_when_closed(&self) -> bool {
        let idle = self.entries.is_empty() && self.before.is_empty() && self.said.is_empty();
        idle && matches!(self.event().setup.life, Life::Closed(_))
    }

    fn next_id(&mut self) -> CommandId {
        let nth = self.nth;
        self.nth += 1;
        if let Some(id) = &self.id {
            return event_log::command_id("", id, nth);
        }
        let after = self.after.as_deref().unwrap_or(self.last_sum());
        event_log::command_id(after, &self.typed, nth)
    }

    fn last_sum(&self) -> &str {
        self.file.sums.last().map_or("", String::as_str)
    }

    /// Writes what was done and says it.
    fn finish(mut self) -> Outcome {
        let wish = self.wish;
        if !self.entries.is_empty()
            && let Err(outcome) = self.file.append(&self.entries, wish)
        {
            return outcome;
        }
        let event = &self.file.tournament;
        let mut done = words::done(wish.lang, event, &self.entries);
        let mut before = self.before;
        before.dedup();
        if !before.is_empty() {
            done.push(words::before(wish.lang, &before));
        }
        done.extend(self.said);
        done.extend(self.warned.filter(|_| !self.entries.is_empty()));
        let known: Vec<PersonId> =
            self.entries.iter().flat_map(|entry| &entry.events).filter_map(told_of).collect();
        if !known.is_empty() {
            done.extend(words::duplicates(wish.lang, event, |person| known.contains(&person)));
        }
        if done.is_empty() {
            done.push(say!(wish.lang, "event-nothing"));
        }
        let torn = self.file.torn.filter(|_| !self.entries.is_empty());
        done.extend(torn.map(|torn| say!(wish.lang, "event-mended", n = torn.bytes)));
        let numbers = (event.log().len() - self.entries.len() + 1..=event.log().len()).collect();
        answer(&Answer { done, commands: numbers, next: words::next(wish.lang, event, self.at) }, wish)
    }
}

/// Of whom an event tells who it is.
const fn told_of(event: &Event) -> Option<PersonId> {
    match event {
        Event::People(people::Event::Registered { person, .. } | people::Event::Edited { person, .. }) => {
            Some(*person)
        }
        _ => None,
    }
}

/// What a command line came to.
#[derive(Serialize)]
struct DoneJson<'a> {
    schema: &'static str,
    commands: &'a [usize],
    done: &'a [String],
    next: &'a [String],
}

/// What is said at the end.
pub(super) struct Answer {
    /// What was done, a sentence each.
    pub(super) done: Vec<String>,
    /// The numbers of the commands that were written.
    pub(super) commands: Vec<usize>,
    /// What comes next: the step, then what is waited for.
    pub(super) next: Vec<String>,
}

/// Says what was done and what comes next.
pub(super) fn answer(answer: &Answer, wish: Wish) -> Outcome {
    if wish.json {
        let schema = "reglament.event-done/1";
        let Answer { done, commands, next } = answer;
        return Outcome::json(Code::Ok, &DoneJson { schema, commands, done, next });
    }
    let mut page = Page::default();
    for sentence in &answer.done {
        page.line(&text::shown(sentence));
    }
    if let [step, waits @ ..] = &answer.next[..] {
        let step = text::shown(step).into_owned();
        page.line(&format!("{QUIET}{}{QUIET:#} {step}", say!(wish.lang, "event-next")));
        for wait in waits {
            page.line(&format!("      {}", text::shown(wait)));
        }
    }
    Outcome::of(Code::Ok, page.finish())
}

#[derive(Serialize)]
struct RefusedJson<'a> {
    schema: &'static str,
    reasons: &'a [String],
}

/// Says why an event is not opened: all reasons.
pub(super) fn refused(refused: &Refused, wish: Wish) -> Outcome {
    let said = |reason| words::refusal(wish.lang, None, reason);
    no(&Denied { reasons: refused.reasons.iter().map(said).collect(), hints: Vec::new() }, wish)
}

fn no(denied: &Denied, wish: Wish) -> Outcome {
    let Denied { reasons, hints } = denied;
    if wish.json {
        return Outcome::json(Code::No, &RefusedJson { schema: "reglament.event-refused/1", reasons });
    }
    let mut page = Page::default();
    page.line(&format!("{ALARM}{}{ALARM:#}", say!(wish.lang, "event-refused")));
    for reason in reasons {
        page.text(reason);
    }
    for hint in hints {
        page.line(hint);
    }
    Outcome { code: Code::No, out: String::new(), err: page.finish() }
}

/// Runs a command on the event of a file.
pub(super) fn run(target: &Target, wish: Wish, act: impl Fn(&mut Desk) -> Result<(), Stop>) -> Outcome {
    for _ in 0..TRIES {
        let mut desk = match Desk::open(target, wish) {
            Ok(desk) => desk,
            Err(outcome) => return outcome,
        };
        match again::look(&mut desk, target, &act) {
            Again::New => {}
            Again::Begun(sum) => desk.after = Some(sum),
            Again::Done(line) => {
                desk.before.push(line);
                if target.id.is_none() {
                    desk.said.push(say!(wish.lang, "event-again"));
                }
                return desk.finish();
            }
            Again::Other(reasons) => return no(&Denied { reasons, hints: Vec::new() }, wish),
        }
        match act(&mut desk) {
            Ok(()) if desk.file.is_changed() => {}
            Ok(()) if desk.idles_when_closed() => {
                let closed = words::refusal(wish.lang, Some(desk.event()), &Reason::Closed);
                let hints = vec![say!(wish.lang, "event-type-reopen-event")];
                return no(&Denied { reasons: vec![closed], hints }, wish);
            }
            Ok(()) => return desk.finish(),
            Err(Stop::Refused(denied)) => return no(&denied, wish),
            Err(Stop::Unclear(complaint)) => return complaint.outcome(wish),
            Err(Stop::Said(outcome)) => return outcome,
        }
    }
    let file = target.event.display().to_string();
    Complaint::new("event-file", say!(wish.lang, "event-file-busy", file = file)).outcome(wish)
}

/// The round that is played, or the next one.
pub(super) fn current(event: &Tournament) -> RoundNo {
    phase::current(event).unwrap_or_else(|| event.seats.next())
}

/// What was typed is no time.
pub(super) fn no_time(typed: &str, wish: Wish) -> Complaint {
    let lang = wish.lang;
    Complaint::new("time", say!(lang, "event-no-time", typed = typed)).because(say!(lang, "event-time-forms"))
}

/// The words that make a command the same one: all but how it is answered.
fn typed(words: impl Iterator<Item = String>) -> String {
    let mut out: Vec<String> = Vec::new();
    let mut words = words.skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--json" => {}
            "--lang" => drop(words.next()),
            word if word.starts_with("--lang=") => {}
            _ => out.push(word),
        }
    }
    out.join("\u{0}")
}
