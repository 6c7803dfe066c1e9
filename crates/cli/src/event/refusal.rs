//! Why a command is refused, with what was asked for and what to type instead.
use super::words;
use text::hall::School;
use text::{Lang, happened, say};
use tournament::people;
use tournament::protocol::{self, Command as Protocol};
use tournament::round::{self, Command as Round, Tables};
use tournament::seats::{self, Command as Seat};
use tournament::{CallNo, Command, Order, PersonId, Reason, Refused, RoundNo, TableId, TableNo, Tournament};

/// Why nothing was done.
#[derive(Debug)]
pub(super) struct Denied {
    /// All reasons, a sentence each.
    pub(super) reasons: Vec<String>,
    /// What to type, where it cannot be guessed.
    pub(super) hints: Vec<String>,
}

/// Where what is known of people stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// In the options of the command.
    Options,
    /// In the columns of a list.
    Columns,
}

/// What a command asks for that is not there.
enum Asked {
    Round(RoundNo),
    Tables(RoundNo, TableNo, TableNo),
    Call(CallNo),
}

impl Asked {
    fn of_tables(round: RoundNo, tables: Tables) -> Self {
        match tables {
            Tables::All => Self::Round(round),
            Tables::Range(from, to) => Self::Tables(round, from, to),
        }
    }

    const fn of_table(at: TableId) -> Self {
        Self::Tables(at.round, at.table, at.table)
    }
}

/// A command that is refused.
#[derive(Clone, Copy)]
pub(super) struct Ask<'a> {
    pub(super) lang: Lang,
    pub(super) event: &'a Tournament,
    pub(super) order: &'a Order,
    pub(super) way: Way,
}

impl Ask<'_> {
    /// Why, and what to type instead.
    pub(super) fn denied(&self, refused: &Refused) -> Denied {
        let mut hints: Vec<String> = Vec::new();
        for hint in refused.reasons.iter().flat_map(|reason| self.hints(reason)) {
            if !hints.contains(&hint) {
                hints.push(hint);
            }
        }
        Denied { reasons: refused.reasons.iter().map(|reason| self.reason(reason)).collect(), hints }
    }

    fn school(&self) -> &'static str {
        School::of(&self.event.setup.law).id()
    }

    fn reason(&self, reason: &Reason) -> String {
        if let Some(missing) = self.asked(reason).and_then(|asked| self.missing(&asked)) {
            return missing;
        }
        if let Some(missing) = self.version(reason) {
            return missing;
        }
        let what = words::refusal(self.lang, Some(self.event), reason);
        // Several come with one command line: it is said whom a reason is about.
        match self.person().filter(|_| matches!(reason, Reason::People(_))) {
            Some(person) => {
                let name = happened::someone(self.lang, self.event, person);
                say!(self.lang, "event-refused-of", name = name, what = what)
            }
            None => what,
        }
    }

    /// Whom a command about one of several is about.
    pub(super) const fn person(&self) -> Option<PersonId> {
        match &self.order.command {
            Command::People(people::Command::CheckIn { person } | people::Command::Admit { person, .. }) => {
                Some(*person)
            }
            _ => None,
        }
    }

    /// That a table has no result, or not this version of it.
    fn version(&self, reason: &Reason) -> Option<String> {
        let lang = self.lang;
        let (at, version) = match (&self.order.command, reason) {
            (
                Command::Protocol(
                    Protocol::Confirm { at, version, .. } | Protocol::Settle { at, version, .. },
                ),
                Reason::Protocol(protocol::Reason::Unknown),
            ) => (*at, *version),
            _ => return None,
        };
        let table = happened::table(lang, self.event, at);
        Some(match self.event.protocol.get(at).map_or(0, |protocol| protocol.versions.len()) {
            0 => say!(lang, "event-missing-result", table = table),
            n => say!(lang, "event-missing-version", table = table, version = version.to_string(), n = n),
        })
    }

    /// What the command asked for, where a reason says only that it is not there.
    fn asked(&self, reason: &Reason) -> Option<Asked> {
        let unknown = match reason {
            Reason::Round(round::Reason::Unknown)
            | Reason::Protocol(protocol::Reason::Unknown)
            | Reason::Seats(seats::Reason::Unknown) => true,
            Reason::Round(round::Reason::NothingNew(tables)) => tables.is_empty(),
            _ => false,
        };
        match &self.order.command {
            _ if !unknown => None,
            Command::Round(command) => Some(match command {
                Round::Signal { round, tables, .. } | Round::Extra { round, tables, .. } => {
                    Asked::of_tables(*round, *tables)
                }
                Round::Late { round, .. }
                | Round::LateOut { round, .. }
                | Round::Absent { round, .. }
                | Round::Confirm { round }
                | Round::Reopen { round, .. } => Asked::Round(*round),
                Round::StopEarly { at, .. } | Round::Void { at, .. } | Round::Call { at, .. } => {
                    Asked::of_table(*at)
                }
                Round::Answer { call, .. } => Asked::Call(*call),
            }),
            Command::Protocol(
                Protocol::Enter { at, .. }
                | Protocol::Confirm { at, .. }
                | Protocol::Object { at, .. }
                | Protocol::Settle { at, .. },
            )
            | Command::Seats(Seat::Throw { at, .. } | Seat::DrawWinds { at, .. }) => {
                Some(Asked::of_table(*at))
            }
            Command::Seats(Seat::Publish { round } | Seat::Withdraw { round }) => Some(Asked::Round(*round)),
            _ => None,
        }
    }

    /// That it is not there, and what is; nothing where it is there after all.
    fn missing(&self, asked: &Asked) -> Option<String> {
        let (lang, school) = (self.lang, self.school());
        let (round, from, to) = match asked {
            Asked::Call(call) => {
                let n = self.event.round.calls.len();
                return Some(say!(lang, "event-missing-call", call = call.0.to_string(), n = n));
            }
            Asked::Round(round) => (*round, TableNo(1), TableNo(1)),
            Asked::Tables(round, from, to) => (*round, *from, *to),
        };
        let Some(seated) = self.event.seats.round(round) else {
            return Some(say!(lang, "event-missing-round", n = round.to_string(), school = school));
        };
        let most = seated.tables.len();
        let missing = if usize::from(from.0) > most { from } else { to };
        (usize::from(missing.0) > most).then(|| {
            let (table, n) = (missing.to_string(), round.to_string());
            say!(lang, "event-missing-table", table = table, n = n, most = most.to_string(), school = school)
        })
    }
}
