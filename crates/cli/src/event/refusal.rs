//! Why a command is refused, with what was asked for and what to type instead.
use super::words;
use text::hall::School;
use text::{Lang, happened, say};
use tournament::people::{self, Gate};
use tournament::protocol::{self, Command as Protocol};
use tournament::round::{self, Command as Round, Lacks, Tables};
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

/// Why a command on an event is refused.
pub(super) fn denied(lang: Lang, event: &Tournament, order: &Order, refused: &Refused) -> Denied {
    let said = Said { lang, event, order };
    let mut hints: Vec<String> = refused.reasons.iter().flat_map(|reason| said.hints(reason)).collect();
    hints.dedup();
    Denied { reasons: refused.reasons.iter().map(|reason| said.reason(reason)).collect(), hints }
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

#[derive(Clone, Copy)]
struct Said<'a> {
    lang: Lang,
    event: &'a Tournament,
    order: &'a Order,
}

impl Said<'_> {
    fn school(&self) -> &'static str {
        School::of(&self.event.setup.law).id()
    }

    fn reason(&self, reason: &Reason) -> String {
        if let Some(missing) = self.asked(reason).and_then(|asked| self.missing(&asked)) {
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
    const fn person(&self) -> Option<PersonId> {
        match &self.order.command {
            Command::People(people::Command::CheckIn { person } | people::Command::Admit { person, .. }) => {
                Some(*person)
            }
            _ => None,
        }
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

    /// What to type.
    fn hints(&self, reason: &Reason) -> Vec<String> {
        let lang = self.lang;
        match (&self.order.command, reason) {
            (_, Reason::People(people::Reason::Gate(Gate::Restrictions, _))) => {
                let who = self.person().map_or_else(|| "…".to_owned(), |person| format!("p{person}"));
                vec![say!(lang, "event-type-restrictions", who = who)]
            }
            (_, Reason::People(people::Reason::Gate(..))) => vec![say!(lang, "event-type-gate")],
            (
                Command::Round(Round::Confirm { round }),
                Reason::Round(round::Reason::Tables(lacks, tables)),
            ) if *lacks == Lacks::Confirmation && !tables.is_empty() => {
                let (round, table) = (round.to_string(), tables[0].to_string());
                vec![say!(lang, "event-type-confirm", round = round, table = table)]
            }
            (Command::Round(Round::Signal { round, .. }) | Command::Seats(Seat::Publish { round }), _)
                if self.event.seats.round(*round).is_none() =>
            {
                let next = words::next(lang, self.event, self.order.at);
                next.into_iter().take(1).map(|step| say!(lang, "event-type-first", step = step)).collect()
            }
            (Command::Round(Round::Signal { round, .. }), Reason::Round(round::Reason::NothingNew(_))) => {
                self.after_the_last_signal(*round).into_iter().collect()
            }
            (
                Command::Seats(Seat::Seat { .. } | Seat::SeatAccepting { .. }),
                Reason::Seats(seats::Reason::NoSeating { conflicts }),
            ) => vec![say!(lang, "event-type-accept", n = conflicts.to_string())],
            _ => Vec::new(),
        }
    }

    /// That the time of a signal is before that of the last one.
    fn after_the_last_signal(&self, round: RoundNo) -> Option<String> {
        let last = self.event.round.course(round)?.signals.last()?.at;
        (self.order.at < last).then(|| {
            words::with_teller(self.lang, self.event, |teller| {
                let (at, last) = ((teller.clock)(self.order.at), (teller.clock)(last));
                say!(self.lang, "event-before-signal", at = at, last = last)
            })
        })
    }
}
