//! How long the texts of commands may be, and that all in them is seen: names stand in tables and on walls, everything
//! else in the log.
use crate::command::Command;
use crate::people::{Command as People, Override, Profile};
use crate::protocol::{Command as Protocol, Sheet};
use crate::refusal::Reason;
use crate::round::Command as Round;
use crate::seats::Command as Seats;
use crate::setup::{Command as Setup, Settings};
use crate::standings::Command as Standings;
use crate::substitute::Command as Substitute;
use crate::{merge, penalty};

/// Characters of a name, a place, a contact.
const NAME: usize = 200;
/// Characters of a note, a reason, an announcement.
const NOTE: usize = 2000;

/// The texts of a command: names first, then notes.
#[derive(Default)]
struct Texts<'a> {
    names: Vec<&'a str>,
    notes: Vec<&'a str>,
}

impl<'a> Texts<'a> {
    fn name(&mut self, text: &'a str) {
        self.names.push(text);
    }

    fn note(&mut self, text: &'a str) {
        self.notes.push(text);
    }

    fn over(&mut self, over: Option<&'a Override>) {
        self.notes.extend(over.map(|over| over.reason.as_str()));
    }

    fn profile(&mut self, profile: &'a Profile) {
        let p = profile;
        for name in [&p.name, &p.latin_first, &p.latin_last, &p.club, &p.city, &p.country, &p.ema] {
            self.name(name);
        }
        for name in [&p.clan, &p.team, &p.contact, &p.attested] {
            self.name(name);
        }
        self.note(&p.note);
    }

    fn settings(&mut self, settings: &'a Settings) {
        for name in [&settings.name, &settings.place, &settings.zone] {
            self.name(name);
        }
    }
}

/// Why a text of a command is none, if one is not.
pub(crate) fn wrong(command: &Command) -> Option<Reason> {
    let texts = texts(command);
    let beyond = |texts: &[&str], most: usize| texts.iter().any(|text| text.chars().nth(most).is_some());
    match () {
        () if beyond(&texts.names, NAME) => Some(Reason::TooLong(NAME)),
        () if beyond(&texts.notes, NOTE) => Some(Reason::TooLong(NOTE)),
        () => {
            let mut names = texts.names.iter().filter_map(|text| control(text, char::is_control));
            let mut notes = texts.notes.iter().filter_map(|text| control(text, is_no_layout));
            names.next().or_else(|| notes.next())
        }
    }
}

/// A note may have lines.
fn is_no_layout(c: char) -> bool {
    c.is_control() && !matches!(c, '\n' | '\r' | '\t')
}

/// The first character of a text that is none of a text.
fn control(text: &str, is: impl Fn(char) -> bool) -> Option<Reason> {
    let at = text.chars().position(is)?;
    Some(Reason::Control { text: text.to_owned(), at: at + 1 })
}

fn texts(command: &Command) -> Texts<'_> {
    let mut texts = Texts::default();
    match command {
        Command::Setup(command) => setup(command, &mut texts),
        Command::People(command) => people(command, &mut texts),
        Command::Seats(Seats::SeatAccepting { reason, .. } | Seats::Edit { reason, .. })
        | Command::Substitute(Substitute::TakeBack { reason, .. })
        | Command::Standings(Standings::Decide { reason, .. }) => texts.note(reason),
        Command::Substitute(Substitute::Put { over, .. }) => texts.over(over.as_ref()),
        Command::Round(command) => round(command, &mut texts),
        Command::Protocol(command) => protocol(command, &mut texts),
        Command::Penalty(command) => match command {
            penalty::Command::Give { note: text, .. }
            | penalty::Command::Rule { reason: text, .. }
            | penalty::Command::Cancel { reason: text, .. }
            | penalty::Command::Map { reason: text, .. } => texts.note(text),
            penalty::Command::Confirm { .. } => {}
        },
        Command::Undo(command) => texts.note(&command.reason),
        Command::Merge(
            merge::Command::Settle { ruling: text, .. } | merge::Command::TakeOver { reason: text, .. },
        ) => texts.note(text),
        Command::Seats(_) | Command::Standings(_) | Command::Club(_) => {}
    }
    texts
}

fn setup<'a>(command: &'a Setup, texts: &mut Texts<'a>) {
    match command {
        Setup::Open(opening) => texts.settings(&opening.1),
        Setup::Change(settings) => texts.settings(settings),
        Setup::Programme(items) => items.iter().for_each(|item| texts.name(&item.title)),
        Setup::Announce { text, .. } | Setup::Reopen { reason: text } => texts.note(text),
        Setup::Timetable { .. } | Setup::AdoptLaw(_) | Setup::Close => {}
    }
}

fn people<'a>(command: &'a People, texts: &mut Texts<'a>) {
    match command {
        People::Register { profile, over, .. } => {
            texts.profile(profile);
            texts.over(over.as_ref());
        }
        People::Edit { profile, .. } => texts.profile(profile),
        People::Appoint { over, .. } | People::Admit { over, .. } => texts.over(over.as_ref()),
        People::Waive { reason: text, .. } | People::Restrict { restrictions: text, .. } => texts.note(text),
        People::ApproveList
        | People::CheckIn { .. }
        | People::Leave { .. }
        | People::Merge { .. }
        | People::Unmerge { .. }
        | People::Anonymise { .. } => {}
    }
}

fn round<'a>(command: &'a Round, texts: &mut Texts<'a>) {
    match command {
        Round::Extra { reason: text, .. }
        | Round::LateOut { reason: text, .. }
        | Round::StopEarly { reason: text, .. }
        | Round::Void { reason: text, .. }
        | Round::Reopen { reason: text, .. }
        | Round::Call { about: text, .. }
        | Round::Answer { ruling: text, .. } => texts.note(text),
        Round::Signal { .. } | Round::Late { .. } | Round::Absent { .. } | Round::Confirm { .. } => {}
    }
}

fn protocol<'a>(command: &'a Protocol, texts: &mut Texts<'a>) {
    match command {
        Protocol::Enter { sheet, reason, .. } => {
            if let Sheet::Game(source, _) = &**sheet {
                texts.name(&source.form);
                texts.name(&source.game);
            }
            texts.note(reason);
        }
        Protocol::Object { text, .. } | Protocol::Settle { reason: text, .. } => texts.note(text),
        Protocol::Confirm { .. } => {}
    }
}
