//! Rounds: signals, the clock with pauses and extra time, lateness, calls for the judge, confirmation and reopening.
pub mod affected;
mod basis;
pub mod clock;
pub mod confirm;
mod decide;
mod evolve;
mod late;

pub mod next;
pub mod phase;
pub mod play;
mod reason;

pub(crate) use decide::decide;
pub(crate) use evolve::evolve;
pub use late::{LateVerdict, may_close_up_from, verdict};
pub use reason::{Lacks, Reason};

use crate::id::{CallNo, EntryId, RoundNo, TableId, TableNo};
use crate::people::Told;
use crate::time::{Moment, Span};

/// Which tables something is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tables {
    /// All of the round.
    All,
    /// From one to another, both included.
    Range(TableNo, TableNo),
}

impl Tables {
    /// One table.
    pub const fn one(table: TableNo) -> Self {
        Self::Range(table, table)
    }

    /// Whether it is for this table.
    pub fn has(self, table: TableNo) -> bool {
        match self {
            Self::All => true,
            Self::Range(from, to) => from <= table && table <= to,
        }
    }
}

/// A signal of the judge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Signal {
    /// Play begins.
    Start,
    /// Everything stops for a while.
    Pause,
    /// It goes on.
    Resume,
    /// No deal after the one in progress.
    LastDeal,
    /// The end.
    End,
}

/// More time or deals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Extra {
    /// Time.
    Time(Span),
    /// Deals after the last-deal signal.
    Deals(u8),
}

/// A signal that was given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GivenSignal {
    /// To whom.
    pub tables: Tables,
    /// What.
    pub signal: Signal,
    /// When.
    pub at: Moment,
}

/// Extra time that was given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenExtra {
    /// To whom.
    pub tables: Tables,
    /// What.
    pub extra: Extra,
    /// When.
    pub at: Moment,
    /// Why.
    pub reason: String,
}

/// A call for the judge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// The table.
    pub at: TableId,
    /// Since when.
    pub since: Moment,
    /// What about.
    pub about: String,
    /// When the judge came, and what he ruled.
    pub answered: Option<(Moment, String)>,
}

/// Commands about rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Gives a signal.
    Signal {
        /// The round.
        round: RoundNo,
        /// To whom.
        tables: Tables,
        /// What.
        signal: Signal,
    },
    /// Gives more time or deals.
    Extra {
        /// The round.
        round: RoundNo,
        /// To whom.
        tables: Tables,
        /// What.
        extra: Extra,
        /// Why.
        reason: String,
    },
    /// A player has come late.
    Late {
        /// The round.
        round: RoundNo,
        /// The slot.
        entry: EntryId,
        /// By how much.
        by: Span,
    },
    /// A player has come late, and the judge puts him out instead of fining him by the scale.
    LateOut {
        /// The round.
        round: RoundNo,
        /// The slot.
        entry: EntryId,
        /// By how much.
        by: Span,
        /// Why.
        reason: String,
    },
    /// A player does not come to a round.
    Absent {
        /// The round.
        round: RoundNo,
        /// The slot.
        entry: EntryId,
        /// Whether the judge was told.
        told: Told,
    },
    /// Stops a game that was begun before its signal.
    StopEarly {
        /// The table.
        at: TableId,
        /// Why.
        reason: String,
    },
    /// A game does not count.
    Void {
        /// The table.
        at: TableId,
        /// Why.
        reason: String,
    },
    /// Calls the judge.
    Call {
        /// The table.
        at: TableId,
        /// What about.
        about: String,
    },
    /// The judge has come.
    Answer {
        /// The call.
        call: CallNo,
        /// What he ruled.
        ruling: String,
    },
    /// Confirms a round: all its protocols are in.
    Confirm {
        /// The round.
        round: RoundNo,
    },
    /// Opens a confirmed round again. Later rounds are kept.
    Reopen {
        /// The round.
        round: RoundNo,
        /// Why.
        reason: String,
    },
}

/// What has happened in rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A signal was given.
    Signalled {
        /// The round.
        round: RoundNo,
        /// The signal.
        given: GivenSignal,
    },
    /// More time or deals were given.
    Extended {
        /// The round.
        round: RoundNo,
        /// What.
        given: GivenExtra,
    },
    /// A player came late.
    CameLate {
        /// The round.
        round: RoundNo,
        /// The slot.
        entry: EntryId,
        /// By how much.
        by: Span,
    },
    /// A player did not come.
    WasAbsent {
        /// The round.
        round: RoundNo,
        /// The slot.
        entry: EntryId,
        /// Whether the judge was told.
        told: Told,
    },
    /// A game begun too early was stopped.
    StoppedEarly {
        /// The table.
        at: TableId,
        /// Why.
        reason: String,
    },
    /// A game does not count.
    Voided {
        /// The table.
        at: TableId,
        /// Why.
        reason: String,
    },
    /// The judge was called; the number is the next one.
    Called {
        /// The call.
        call: CallNo,
        /// The table.
        at: TableId,
        /// When.
        since: Moment,
        /// What about.
        about: String,
    },
    /// The judge came.
    Answered {
        /// The call.
        call: CallNo,
        /// When.
        when: Moment,
        /// What he ruled.
        ruling: String,
    },
    /// A round is confirmed.
    Confirmed {
        /// The round.
        round: RoundNo,
        /// When.
        at: Moment,
    },
    /// It is open again.
    Reopened {
        /// The round.
        round: RoundNo,
        /// Why.
        reason: String,
    },
}

/// Whether a round is confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Confirmation {
    /// It is not.
    #[default]
    Open,
    /// It is, since then.
    Confirmed(Moment),
}

/// The course of a round.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Course {
    /// Signals, in order.
    pub signals: Vec<GivenSignal>,
    /// Extra time, in order.
    pub extras: Vec<GivenExtra>,
    /// Who came late, and by how much.
    pub late: Vec<(EntryId, Span)>,
    /// Who did not come.
    pub absent: Vec<(EntryId, Told)>,
    /// Tables whose game was begun too early and stopped, with the reason if one was given.
    pub stopped: Vec<(TableNo, String)>,
    /// Tables whose game does not count.
    pub void: Vec<(TableNo, String)>,
    /// Whether it is confirmed.
    pub confirmation: Confirmation,
    /// How often it was opened again.
    pub reopened: u16,
}

impl Course {
    /// Whether play has begun anywhere.
    pub fn has_begun(&self) -> bool {
        self.signals.iter().any(|s| s.signal == Signal::Start)
    }

    /// Whether a table has heard the signal to start.
    pub fn has_begun_at(&self, table: TableNo) -> bool {
        self.signals.iter().any(|s| s.signal == Signal::Start && s.tables.has(table))
    }

    /// Whether the game of a table does not count.
    pub fn is_void(&self, table: TableNo) -> bool {
        self.void.iter().any(|(t, _)| *t == table)
    }

    /// Whether a slot did not come.
    pub fn is_absent(&self, entry: EntryId) -> bool {
        self.absent.iter().any(|(e, _)| *e == entry)
    }

    /// How late a slot came.
    pub fn lateness(&self, entry: EntryId) -> Span {
        self.late.iter().rev().find(|(e, _)| *e == entry).map_or(Span::ZERO, |(_, by)| *by)
    }
}

/// The rounds of an event.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct State {
    /// By number; a round that nothing has happened to may be missing at the end.
    pub courses: Vec<Course>,
    /// Calls, by number.
    pub calls: Vec<Call>,
}

impl State {
    /// The course of a round.
    pub fn course(&self, round: RoundNo) -> Option<&Course> {
        self.courses.get(round.index())
    }

    /// The course of a round that something happens to now.
    pub(crate) fn course_mut(&mut self, round: RoundNo) -> &mut Course {
        if self.courses.len() <= round.index() {
            self.courses.resize_with(round.0 as usize, Course::default);
        }
        &mut self.courses[round.index()]
    }

    /// Calls that wait for the judge, the longest first, with how long they have waited.
    pub fn waiting(&self, now: Moment) -> Vec<(CallNo, &Call, Span)> {
        let open = self.calls.iter().enumerate().filter(|(_, call)| call.answered.is_none());
        let mut open: Vec<_> = open.map(|(i, call)| (CallNo::of_index(i), call, now - call.since)).collect();
        open.sort_by_key(|(number, call, _)| (call.since, *number));
        open
    }

    /// Whether a round is confirmed.
    pub fn is_confirmed(&self, round: RoundNo) -> bool {
        self.course(round).is_some_and(|c| c.confirmation != Confirmation::Open)
    }
}
