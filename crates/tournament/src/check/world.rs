//! The checker's own picture of an event: plain maps that lines are written into.
use crate::club::Rated;
use crate::id::{EntryId, PersonId, RoundNo, TableId, TableNo};
use crate::penalty::Penalty;
use crate::people::Gate;
use crate::people::{List, Part, Profile, Standing, Told};
use crate::protocol::{Entered, Progress};
use crate::round::{Confirmation, GivenExtra, GivenSignal, Signal, Tables};
use crate::seats::{Demands, SeatedRound, Seats};
use crate::setup::{Law, Life, ProgrammeItem, Settings};
use crate::standings::Order;
use crate::substitute::Substitution;
use crate::time::{Date, Span};
use rules::hall::ThreePlayers;
use std::collections::{BTreeMap, BTreeSet};

/// Somebody.
pub(super) struct Man {
    pub(super) profile: Profile,
    pub(super) part: Part,
    pub(super) standing: Standing,
    pub(super) entry: Option<EntryId>,
    pub(super) restricted: Option<String>,
    pub(super) waived: BTreeSet<Gate>,
}

/// A slot.
#[derive(Clone, Default)]
pub(super) struct Place {
    pub(super) holders: Vec<(RoundNo, PersonId)>,
    pub(super) out_from: Option<RoundNo>,
}

/// How a round went.
#[derive(Default)]
pub(super) struct Play {
    pub(super) signals: Vec<GivenSignal>,
    pub(super) extras: Vec<GivenExtra>,
    pub(super) late: BTreeMap<EntryId, Span>,
    pub(super) absent: BTreeMap<EntryId, Told>,
    pub(super) void: BTreeSet<TableNo>,
    pub(super) confirmation: Confirmation,
}

/// A protocol.
pub(super) struct Paper {
    pub(super) versions: Vec<Entered>,
    pub(super) current: usize,
    pub(super) progress: Progress,
    pub(super) objections: usize,
}

/// The event.
pub(super) struct World {
    pub(super) law: Law,
    pub(super) settings: Settings,
    pub(super) programme: Vec<ProgrammeItem>,
    pub(super) life: Life,
    pub(super) men: BTreeMap<PersonId, Man>,
    pub(super) slots: BTreeMap<EntryId, Place>,
    pub(super) waiting: Vec<PersonId>,
    pub(super) offered: Vec<PersonId>,
    pub(super) list: List,
    pub(super) lots: Vec<EntryId>,
    pub(super) demands: Demands,
    pub(super) rounds: BTreeMap<RoundNo, SeatedRound>,
    pub(super) plays: BTreeMap<RoundNo, Play>,
    pub(super) papers: BTreeMap<TableId, Paper>,
    pub(super) puts: Vec<Substitution>,
    pub(super) penalties: Vec<Penalty>,
    pub(super) orders: Vec<Order>,
    pub(super) games: BTreeMap<RoundNo, (Date, Rated)>,
    pub(super) calls: Vec<Option<()>>,
    pub(super) held: Option<RoundNo>,
    pub(super) revealed: Vec<u16>,
    pub(super) left_out: u32,
}

impl World {
    pub(super) fn new(law: Law, settings: Settings) -> Self {
        Self {
            law,
            settings,
            programme: Vec::new(),
            life: Life::Running,
            men: BTreeMap::new(),
            slots: BTreeMap::new(),
            waiting: Vec::new(),
            offered: Vec::new(),
            list: List::Open,
            lots: Vec::new(),
            demands: Demands::default(),
            rounds: BTreeMap::new(),
            plays: BTreeMap::new(),
            papers: BTreeMap::new(),
            puts: Vec::new(),
            penalties: Vec::new(),
            orders: Vec::new(),
            games: BTreeMap::new(),
            calls: Vec::new(),
            held: None,
            revealed: Vec::new(),
            left_out: 0,
        }
    }

    /// Who somebody turned out to be.
    pub(super) fn really(&self, id: PersonId) -> PersonId {
        match self.men.get(&id).map(|man| man.standing) {
            Some(Standing::MergedInto(keep)) => keep,
            _ => id,
        }
    }

    /// Who plays for a slot in a round, substitutes for a session left aside.
    pub(super) fn holder(&self, entry: EntryId, round: RoundNo) -> Option<PersonId> {
        let holders = &self.slots.get(&entry)?.holders;
        let mut found = holders.first().map(|(_, person)| *person);
        for (from, person) in holders {
            if *from <= round {
                found = Some(*person);
            }
        }
        found
    }

    /// Everybody who plays for a slot in a round.
    pub(super) fn players_of(&self, entry: EntryId, round: RoundNo) -> Vec<PersonId> {
        let mut all: Vec<PersonId> = self.holder(entry, round).into_iter().collect();
        all.extend(self.puts_of(entry, round).iter().filter_map(|put| put.by));
        all
    }

    pub(super) fn puts_of(&self, entry: EntryId, round: RoundNo) -> Vec<&Substitution> {
        self.puts.iter().filter(|put| put.round == round && put.entry == entry).collect()
    }

    pub(super) fn takes_part(&self, entry: EntryId, round: RoundNo) -> bool {
        match self.slots.get(&entry) {
            None => false,
            Some(place) => place.out_from.is_none_or(|out| out > round),
        }
    }

    pub(super) fn active(&self, round: RoundNo) -> Vec<EntryId> {
        self.slots.keys().copied().filter(|entry| self.takes_part(*entry, round)).collect()
    }

    /// Who can be seated: slots whose player is here; all that take part where nobody is checked in.
    pub(super) fn present(&self, round: RoundNo) -> Vec<EntryId> {
        let active = self.active(round);
        let here = |entry: &EntryId| {
            let Some(own) = self.holder(*entry, round) else { return false };
            let first = self.slots.get(entry).and_then(|place| place.holders.first());
            // A substitute for good is at the table, whether or not anybody ticked him off.
            first.is_some_and(|(_, first)| *first != own)
                || self.men.get(&own).is_some_and(|man| matches!(man.standing, Standing::Here(_)))
        };
        let checked: Vec<EntryId> = active.iter().copied().filter(here).collect();
        if checked.is_empty() { active } else { checked }
    }

    pub(super) fn tables(&self, round: RoundNo) -> &[Seats] {
        self.rounds.get(&round).map_or(&[], |seated| &seated.tables)
    }

    pub(super) fn table(&self, at: TableId) -> Option<&Seats> {
        self.tables(at.round).get(at.table.index())
    }

    /// The table of a slot, and its seat from 0.
    pub(super) fn seat_of(&self, round: RoundNo, entry: EntryId) -> Option<(TableNo, usize)> {
        for (i, seats) in self.tables(round).iter().enumerate() {
            for (seat, sits) in seats.iter().enumerate() {
                if *sits == Some(entry) {
                    return Some((TableNo(i as u16 + 1), seat));
                }
            }
        }
        None
    }

    pub(super) fn next_round(&self) -> RoundNo {
        RoundNo(self.rounds.len() as u32 + 1)
    }

    pub(super) fn is_confirmed(&self, round: RoundNo) -> bool {
        self.plays.get(&round).is_some_and(|play| play.confirmation != Confirmation::Open)
    }

    pub(super) fn is_absent(&self, round: RoundNo, entry: EntryId) -> bool {
        self.plays.get(&round).is_some_and(|play| play.absent.contains_key(&entry))
    }

    pub(super) fn is_void(&self, at: TableId) -> bool {
        self.plays.get(&at.round).is_some_and(|play| play.void.contains(&at.table))
    }

    /// Whether the judge has given the signal to start, anywhere.
    pub(super) fn was_started(&self, round: RoundNo) -> bool {
        self.plays.get(&round).is_some_and(|play| play.signals.iter().any(|s| s.signal == Signal::Start))
    }

    pub(super) fn has_papers(&self, round: RoundNo) -> bool {
        self.papers.keys().any(|at| at.round == round)
    }

    /// Whether anything has happened in a round.
    pub(super) fn has_begun(&self, round: RoundNo) -> bool {
        self.was_started(round) || self.has_papers(round) || self.is_confirmed(round)
    }

    /// The first round that was not started, as the list of players sees it.
    pub(super) fn next_to_start(&self) -> RoundNo {
        let last = self.plays.keys().copied().filter(|round| self.was_started(*round)).max();
        RoundNo(last.map_or(1, |round| round.0 + 1))
    }

    pub(super) fn any_started(&self) -> bool {
        self.next_to_start() > RoundNo(1)
    }

    /// Whether somebody plays at the seat of a slot.
    pub(super) fn is_played(&self, round: RoundNo, entry: EntryId) -> bool {
        !self.puts_of(entry, round).is_empty()
            || (!self.is_absent(round, entry) && self.takes_part(entry, round))
    }

    /// How many play at a table.
    pub(super) fn players_at(&self, at: TableId) -> usize {
        let seats = self.table(at).copied().unwrap_or_default();
        seats.iter().flatten().filter(|entry| self.is_played(at.round, **entry)).count()
    }

    /// The least number that plays.
    pub(super) fn least(&self) -> usize {
        match self.law.hall.short.three.value {
            ThreePlayers::Plays => 3,
            ThreePlayers::Refused => 4,
        }
    }

    /// Whether a result of a table is to come.
    pub(super) fn plays(&self, at: TableId) -> bool {
        !self.is_void(at) && self.players_at(at) >= self.least()
    }

    /// The signals that a table hears.
    pub(super) fn heard(&self, at: TableId) -> Vec<GivenSignal> {
        let Some(play) = self.plays.get(&at.round) else { return Vec::new() };
        play.signals.iter().copied().filter(|s| reaches(s.tables, at.table)).collect()
    }

    /// The rounds of the event before a final.
    pub(super) fn rounds_of_law(&self) -> Option<u32> {
        let law = self.law.hall.course.rounds.value.get().map(|n| n as u32);
        law.or(self.settings.choices.rounds.map(u32::from))
    }

    pub(super) fn prizes(&self) -> usize {
        let law = self.law.hall.ties.prize_places.value.get();
        self.settings.choices.prize_places.map_or(usize::try_from(law).unwrap_or(0), usize::from)
    }
}

/// Whether something is for a table.
pub(super) fn reaches(tables: Tables, table: TableNo) -> bool {
    match tables {
        Tables::All => true,
        Tables::Range(from, to) => from <= table && table <= to,
    }
}
