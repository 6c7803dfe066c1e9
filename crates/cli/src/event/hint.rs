//! What to type instead of a command that is refused, where it cannot be guessed.
use super::refusal::{Ask, Way};
use super::words;
use formats::people::Column;
use text::{Lang, say};
use tournament::penalty::{self, Command as Penalty};
use tournament::people::{self, Gate};
use tournament::protocol::{self, Command as Protocol};
use tournament::round::{self, Command as Round, Lacks};
use tournament::seats::{self, Command as Seat};
use tournament::{Command, Reason, RoundNo, substitute};

impl Ask<'_> {
    /// What to type.
    pub(super) fn hints(&self, reason: &Reason) -> Vec<String> {
        let lang = self.lang;
        match (&self.order.command, reason) {
            (
                Command::People(people::Command::Register { .. }),
                Reason::People(people::Reason::Gate(gate, _)),
            ) => self.gate(*gate),
            (_, Reason::People(people::Reason::Gate(Gate::Restrictions, _))) => {
                let who = self.person().map_or_else(|| "…".to_owned(), |person| format!("p{person}"));
                vec![say!(lang, "event-type-restrictions", who = who)]
            }
            (_, Reason::People(people::Reason::Gate(..))) => vec![say!(lang, "event-type-override")],
            (_, Reason::Penalty(penalty::Reason::Choice(choices, _))) => {
                let words: Vec<String> = choices.iter().map(|one| server::sanction_word(*one)).collect();
                vec![match &words[..] {
                    [] => say!(lang, "event-type-rule"),
                    words => say!(lang, "event-type-choice", words = words.join(", ")),
                }]
            }
            (_, Reason::Substitute(substitute::Reason::ForGood(_))) => {
                vec![say!(lang, "event-type-for-good")]
            }
            (_, Reason::Closed) => vec![say!(lang, "event-type-reopen-event")],
            (Command::Round(Round::Confirm { .. }), Reason::Round(round::Reason::Confirmed(_))) => Vec::new(),
            (_, reason) if self.reopens(reason).is_some() => {
                let round = self.reopens(reason).map(|round| round.to_string()).unwrap_or_default();
                vec![say!(lang, "event-type-reopen", round = round)]
            }
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

    /// The round that the chief judge reopens first.
    fn reopens(&self, reason: &Reason) -> Option<RoundNo> {
        match (reason, &self.order.command) {
            (
                Reason::Round(round::Reason::Confirmed(round))
                | Reason::Substitute(substitute::Reason::RoundOver(round)),
                _,
            ) => Some(*round),
            (
                Reason::Protocol(protocol::Reason::RoundConfirmed),
                Command::Protocol(
                    Protocol::Enter { at, .. }
                    | Protocol::Confirm { at, .. }
                    | Protocol::Object { at, .. }
                    | Protocol::Settle { at, .. },
                ),
            ) => Some(at.round),
            (Reason::Penalty(penalty::Reason::RoundConfirmed), Command::Penalty(command)) => match command {
                Penalty::Give { round, .. } | Penalty::Rule { round, .. } => Some(*round),
                Penalty::Confirm { penalty, .. }
                | Penalty::Cancel { penalty, .. }
                | Penalty::Map { penalty, .. } => {
                    self.event.penalty.all.get(penalty.index()).map(|penalty| penalty.round)
                }
            },
            _ => None,
        }
    }

    /// Where to write what a gate asks for.
    fn gate(&self, gate: Gate) -> Vec<String> {
        let lang = self.lang;
        let (key, column) = match gate {
            Gate::Admission => ("admission", Column::Membership),
            Gate::AgeUnknown => ("age", Column::Birth),
            Gate::TooYoung | Gate::Sessions => ("young", Column::Part),
            Gate::Restrictions => ("restrictions", Column::Restrictions),
            Gate::ExperienceUnknown => ("experience", Column::Experience),
            Gate::Qualification => ("qualification", Column::Attested),
            Gate::ListClosed | Gate::NoPlace | Gate::ChiefJudge => ("none", Column::Note),
        };
        let hint = match self.way {
            _ if key == "none" => None,
            Way::Options => Some(say!(lang, "event-type-gate", gate = key)),
            Way::Columns => {
                let name = server::column_name(lang, column);
                let words = column.words(lang == Lang::Ru).join(", ");
                let any = if words.is_empty() { "yes" } else { "no" };
                Some(say!(lang, "event-type-column", gate = key, column = name, any = any, words = words))
            }
        };
        hint.into_iter().chain([say!(lang, "event-type-override")]).collect()
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
