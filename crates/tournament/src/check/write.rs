//! Writes what has happened into the checker's picture. What was wrong about it has been said before.
use super::world::{Man, Paper, Place, Play, World};
use crate::event::Event;
use crate::id::{EntryId, PersonId, RoundNo};
use crate::penalty::{Force, Sanction};
use crate::people::{List, Standing};
use crate::protocol::Progress;
use crate::round::Confirmation;
use crate::seats::{Edit, Origin, RoundKind, SeatedRound, Seats, Visibility};
use crate::setup::Life;
use crate::standings::{Decider, Order};
use crate::substitute::Until;
use crate::{club, merge, penalty, people, protocol, round, seats, setup, standings, substitute};
use rules::seat::SeatSet;
use std::collections::BTreeSet;

impl World {
    pub(super) fn write(&mut self, event: &Event) {
        match event {
            Event::Setup(event) => self.write_setup(event),
            Event::People(event) => self.write_people(event),
            Event::Seats(event) => self.write_seats(event),
            Event::Substitute(event) => self.write_substitute(event),
            Event::Round(event) => self.write_round(event),
            Event::Protocol(event) => self.write_protocol(event),
            Event::Penalty(event) => self.write_penalty(event),
            Event::Standings(event) => self.write_standings(event),
            Event::Club(club::Event::GameStarted { round, day, seats, rated }) => {
                let game = SeatedRound {
                    kind: RoundKind::Game,
                    tables: vec![*seats],
                    out: Vec::new(),
                    origin: Origin::Present,
                    visibility: Visibility::Published,
                    draws: Vec::new(),
                };
                self.rounds.insert(self.next_round(), game);
                self.games.insert(*round, (*day, *rated));
            }
            Event::Undo(_) | Event::Merge(merge::Event::Settled { .. }) => {}
            Event::Merge(merge::Event::LeftOut { .. }) => self.left_out += 1,
        }
    }

    fn write_setup(&mut self, event: &setup::Event) {
        match event {
            setup::Event::Opened(_) | setup::Event::Announced(_) => {}
            setup::Event::Changed(settings) => self.settings = (**settings).clone(),
            setup::Event::ProgrammeSet(items) => self.programme.clone_from(items),
            setup::Event::LawAdopted(law) => self.law = (**law).clone(),
            setup::Event::Closed { at, .. } => self.life = Life::Closed(*at),
            setup::Event::Reopened { .. } => self.life = Life::Running,
        }
    }

    fn write_people(&mut self, event: &people::Event) {
        use people::Event as E;
        match event {
            E::Registered { person, profile, part } => {
                let man = Man {
                    profile: (**profile).clone(),
                    part: *part,
                    standing: Standing::Listed,
                    entry: None,
                    restricted: None,
                    waived: BTreeSet::new(),
                };
                self.men.insert(*person, man);
            }
            E::Overridden { person, gate, .. } => {
                if let Some(man) = self.men.get_mut(person) {
                    man.waived.insert(*gate);
                }
            }
            E::Admitted { person, entry } => {
                self.no_longer_waits(*person);
                self.slots.insert(*entry, Place { holders: vec![(RoundNo(1), *person)], out_from: None });
                if let Some(man) = self.men.get_mut(person) {
                    man.entry = Some(*entry);
                    man.standing = placed(man.standing);
                }
            }
            E::Waits { person, .. } => {
                self.waiting.push(*person);
                if let Some(man) = self.men.get_mut(person) {
                    man.standing = Standing::Waiting;
                }
            }
            E::Offered { person } => self.offered.push(*person),
            E::PartChanged { person, part } => {
                if let Some(man) = self.men.get_mut(person) {
                    man.part = *part;
                }
            }
            E::GaveUpPlace { person } => {
                self.take_out(*person, RoundNo(1));
                if let Some(man) = self.men.get_mut(person) {
                    man.entry = None;
                    man.standing = placed(man.standing);
                }
            }
            E::Edited { person, profile } => {
                if let Some(man) = self.men.get_mut(person) {
                    man.profile = (**profile).clone();
                }
            }
            E::Restricted { person, restrictions } => {
                if let Some(man) = self.men.get_mut(person) {
                    man.restricted = Some(restrictions.clone());
                }
            }
            E::ListApproved(at) => self.list = List::Approved(*at),
            E::CheckedIn { person, at } => {
                if let Some(man) = self.men.get_mut(person) {
                    man.standing = Standing::Here(*at);
                }
            }
            E::Left { person, before, told } => {
                self.take_out(*person, before.unwrap_or(RoundNo(1)));
                if let Some(man) = self.men.get_mut(person) {
                    man.standing = Standing::Left(*told);
                }
            }
            E::Merged { keep, other } => self.make_one(*keep, *other),
            E::Anonymised { .. } => {}
        }
    }

    fn no_longer_waits(&mut self, person: PersonId) {
        self.waiting.retain(|other| *other != person);
        self.offered.retain(|other| *other != person);
    }

    fn take_out(&mut self, person: PersonId, from: RoundNo) {
        self.no_longer_waits(person);
        for place in self.slots.values_mut() {
            if place.holders.last().is_some_and(|(_, holder)| *holder == person) {
                // Who gave his place up before has none to leave.
                place.out_from = Some(place.out_from.map_or(from, |out| out.min(from)));
            }
        }
    }

    /// Two persons are one: what the other did was done by the one who stays, and two slots become one.
    fn make_one(&mut self, keep: PersonId, other: PersonId) {
        let (Some(kept), Some(gone)) = (self.men.get(&keep), self.men.get(&other)) else { return };
        let (own, second) = (kept.entry, gone.entry);
        let here = [kept.standing, gone.standing].into_iter().find(|s| matches!(s, Standing::Here(_)));
        let (was, of_gone) = (kept.standing, gone.standing);
        self.no_longer_waits(other);
        for place in self.slots.values_mut() {
            for (_, holder) in &mut place.holders {
                if *holder == other {
                    *holder = keep;
                }
            }
        }
        if let Some(man) = self.men.get_mut(&other) {
            man.standing = Standing::MergedInto(keep);
            man.entry = None;
        }
        if let Some(man) = self.men.get_mut(&keep) {
            man.entry = own.or(second);
            let moved = own.is_none() && second.is_some();
            man.standing = here.unwrap_or(if moved { placed(of_gone) } else { was });
        }
        if own.is_none() && second.is_some() {
            self.no_longer_waits(keep);
        }
        for put in &mut self.puts {
            if put.out == other {
                put.out = keep;
            }
            if put.by == Some(other) {
                put.by = Some(keep);
            }
        }
        if let (Some(into), Some(from)) = (own, second) {
            self.move_slot(from, into);
        }
    }

    fn move_slot(&mut self, from: EntryId, into: EntryId) {
        let new = |entry: EntryId| if entry == from { into } else { entry };
        for seated in self.rounds.values_mut() {
            let sat = seated.tables.iter().flatten().any(|seat| *seat == Some(from));
            seated.out.retain(|entry| *entry != from && !(sat && *entry == into));
            for seat in seated.tables.iter_mut().flatten() {
                *seat = seat.map(new);
            }
        }
        self.lots.retain(|entry| *entry != from);
        for put in &mut self.puts {
            put.entry = new(put.entry);
        }
        for penalty in &mut self.penalties {
            penalty.entry = new(penalty.entry);
        }
        for play in self.plays.values_mut() {
            play.late = play.late.iter().map(|(entry, by)| (new(*entry), *by)).collect();
            play.absent = play.absent.iter().map(|(entry, told)| (new(*entry), *told)).collect();
        }
        for order in &mut self.orders {
            order.entries.retain(|entry| *entry != from);
        }
        self.slots.insert(from, Place { holders: Vec::new(), out_from: Some(RoundNo(1)) });
    }

    fn write_seats(&mut self, event: &seats::Event) {
        use seats::Event as E;
        match event {
            E::Drawn { order, .. } => self.lots.clone_from(order),
            E::Seated { from, rounds } => {
                self.rounds.retain(|round, _| round < from);
                for (i, seated) in rounds.iter().enumerate() {
                    self.rounds.insert(RoundNo(from.0 + i as u32), seated.clone());
                }
            }
            E::Noted { .. } | E::Accepted { .. } => {}
            E::Demanded(demands) => self.demands = demands.clone(),
            E::Edited { round, edit, .. } => {
                if let Some(seated) = self.rounds.get_mut(round) {
                    swap(&mut seated.tables, *edit);
                    if let Edit::Swap(one, other) = edit {
                        let has = |e: &EntryId, out: &[EntryId]| out.contains(e);
                        if has(one, &seated.out) != has(other, &seated.out) {
                            for entry in &mut seated.out {
                                *entry = match *entry {
                                    e if e == *one => *other,
                                    e if e == *other => *one,
                                    e => e,
                                };
                            }
                        }
                    }
                }
            }
            E::Published { round } => {
                if let Some(seated) = self.rounds.get_mut(round) {
                    seated.visibility = Visibility::Published;
                }
            }
            E::Withdrawn { round } => self.rounds.retain(|no, _| no < round),
            E::SeatsDrawn { at, seats, draw } => {
                if let Some(seated) = self.rounds.get_mut(&at.round) {
                    if let Some(table) = seated.tables.get_mut(at.table.index()) {
                        *table = *seats;
                    }
                    seated.draws.retain(|(table, _)| *table != at.table);
                    seated.draws.push((at.table, *draw));
                }
            }
            E::ClosedUp { round, tables, out } => {
                if let Some(seated) = self.rounds.get_mut(round) {
                    seated.tables.clone_from(tables);
                    seated.out.clone_from(out);
                }
            }
        }
    }

    fn write_substitute(&mut self, event: &substitute::Event) {
        match event {
            substitute::Event::Put(put) => {
                self.puts.push(*put);
                if let (Until::EventEnd, Some(by)) = (put.until, put.by)
                    && let Some(place) = self.slots.get_mut(&put.entry)
                {
                    place.holders.push((put.round, by));
                    place.out_from = None;
                    self.no_longer_waits(by);
                    if let Some(man) = self.men.get_mut(&by)
                        && man.standing == Standing::Waiting
                    {
                        man.standing = Standing::Listed;
                    }
                }
            }
            substitute::Event::Overridden { .. } => {}
            substitute::Event::TakenBack { round, entry, .. } => {
                let last = self.puts.iter().rposition(|put| put.round == *round && put.entry == *entry);
                if let Some(at) = last {
                    let gone = self.puts.remove(at);
                    if gone.until == Until::EventEnd
                        && let Some(by) = gone.by
                        && let Some(place) = self.slots.get_mut(entry)
                    {
                        let held = (gone.round, by);
                        if let Some(at) = place.holders.iter().rposition(|one| *one == held) {
                            place.holders.remove(at);
                        }
                        let man = place.holders.last().and_then(|(_, own)| self.men.get(own));
                        if man.is_some_and(|man| matches!(man.standing, Standing::Left(_))) {
                            place.out_from = Some(*round);
                        }
                    }
                }
            }
        }
    }

    pub(super) fn play(&mut self, round: RoundNo) -> &mut Play {
        self.plays.entry(round).or_default()
    }

    fn write_round(&mut self, event: &round::Event) {
        use round::Event as E;
        match event {
            E::Signalled { round, given } => self.play(*round).signals.push(*given),
            E::Extended { round, given } => self.play(*round).extras.push(given.clone()),
            E::CameLate { round, entry, by } => _ = self.play(*round).late.insert(*entry, *by),
            E::WasAbsent { round, entry, told } => _ = self.play(*round).absent.insert(*entry, *told),
            E::StoppedEarly { .. } => {}
            E::Voided { at, .. } => _ = self.play(at.round).void.insert(at.table),
            E::Called { .. } => self.calls.push(None),
            E::Answered { call, .. } => {
                if let Some(call) = self.calls.get_mut(call.index()) {
                    *call = Some(());
                }
            }
            E::Confirmed { round, at } => self.play(*round).confirmation = Confirmation::Confirmed(*at),
            E::Reopened { round, .. } => self.play(*round).confirmation = Confirmation::Open,
        }
    }

    fn write_protocol(&mut self, event: &protocol::Event) {
        use protocol::Event as E;
        match event {
            E::Entered { at, version, entered } => {
                let paper = self.papers.entry(*at).or_insert_with(|| Paper {
                    versions: Vec::new(),
                    current: 0,
                    progress: Progress::Entered(SeatSet::EMPTY),
                    objections: 0,
                });
                paper.versions.push((**entered).clone());
                paper.current = version.index();
                paper.progress = Progress::Entered(SeatSet::EMPTY);
            }
            E::Contradicted { at, entered, .. } => {
                if let Some(paper) = self.papers.get_mut(at) {
                    paper.versions.push((**entered).clone());
                    paper.progress = Progress::Conflict;
                }
            }
            E::SeatConfirmed { at, seat, .. } => {
                if let Some(paper) = self.papers.get_mut(at)
                    && let Progress::Entered(seats) = paper.progress
                {
                    paper.progress = Progress::Entered(seats.with(*seat));
                }
            }
            E::Confirmed { at, version, when } => {
                if let Some(paper) = self.papers.get_mut(at) {
                    paper.current = version.index();
                    paper.progress = Progress::Confirmed(*when);
                }
            }
            E::Objected { at, .. } => {
                if let Some(paper) = self.papers.get_mut(at) {
                    paper.objections += 1;
                }
            }
            E::Settled { at, version, when, .. } => {
                if let Some(paper) = self.papers.get_mut(at) {
                    paper.current = version.index();
                    paper.progress = Progress::Confirmed(*when);
                    paper.objections = 0;
                }
            }
        }
    }

    fn write_penalty(&mut self, event: &penalty::Event) {
        use penalty::Event as E;
        match event {
            E::Given { penalty, .. } => self.penalties.push((**penalty).clone()),
            E::Agreed { number, seat } => {
                if let Some(penalty) = self.penalties.get_mut(number.index()) {
                    penalty.agreed.insert(*seat);
                }
            }
            E::Confirmed { number } => {
                if let Some(penalty) = self.penalties.get_mut(number.index()) {
                    penalty.force = Force::InForce;
                }
            }
            E::Cancelled { number, reason } => {
                if let Some(penalty) = self.penalties.get_mut(number.index()) {
                    penalty.force = Force::Cancelled(reason.clone());
                }
            }
            E::Mapped { number, sanction, .. } => {
                if let Some(penalty) = self.penalties.get_mut(number.index()) {
                    penalty.sanction = *sanction;
                }
            }
        }
        let number = match event {
            E::Given { .. } => self.penalties.len(),
            E::Agreed { number, .. }
            | E::Confirmed { number }
            | E::Cancelled { number, .. }
            | E::Mapped { number, .. } => number.index() + 1,
        };
        if let Some(penalty) = number.checked_sub(1).and_then(|at| self.penalties.get(at)) {
            let (entry, round, cancelled) =
                (penalty.entry, penalty.round, matches!(penalty.force, Force::Cancelled(_)));
            let out = penalty.force == Force::InForce && puts_out(penalty.sanction);
            let expels = puts_out(penalty.sanction);
            if out && let Some(place) = self.slots.get_mut(&entry) {
                let next = RoundNo(round.0.saturating_add(1));
                place.out_from = Some(place.out_from.map_or(next, |from| from.min(next)));
            }
            if cancelled && expels && matches!(event, E::Cancelled { .. }) {
                self.take_back(entry);
            }
        }
    }

    /// A disqualification is cancelled: the slot takes part again, unless something else keeps it out.
    fn take_back(&mut self, entry: EntryId) {
        let others = self
            .penalties
            .iter()
            .filter(|p| p.entry == entry && p.force == Force::InForce && puts_out(p.sanction));
        let by_penalty = others.map(|p| RoundNo(p.round.0.saturating_add(1))).min();
        let Some(place) = self.slots.get_mut(&entry) else { return };
        let holder = place.holders.last().and_then(|(_, person)| self.men.get(person));
        let has_left = holder.is_some_and(|man| matches!(man.standing, Standing::Left(_)));
        if !has_left && !place.holders.is_empty() {
            place.out_from = by_penalty;
        }
    }

    fn write_standings(&mut self, event: &standings::Event) {
        use standings::Event as E;
        match event {
            E::LotDrawn { after, order, .. } => {
                self.orders.push(Order { after: *after, entries: order.clone(), by: Decider::Lot });
            }
            E::Decided { after, order, .. } => {
                self.orders.push(Order { after: *after, entries: order.clone(), by: Decider::Organiser });
            }
            E::Held { from } => {
                self.held = Some(*from);
                self.revealed.clear();
            }
            E::Released => self.held = None,
            E::Revealed { place } => self.revealed.push(*place),
        }
    }
}

pub(super) const fn puts_out(sanction: Sanction) -> bool {
    matches!(sanction, Sanction::Disqualified | Sanction::Banned(_))
}

const fn placed(standing: Standing) -> Standing {
    match standing {
        Standing::Here(at) => Standing::Here(at),
        _ => Standing::Listed,
    }
}

/// Makes a change by hand.
pub(super) fn swap(tables: &mut [Seats], edit: Edit) {
    match edit {
        Edit::Swap(one, other) => {
            for seat in tables.iter_mut().flatten() {
                *seat = match *seat {
                    Some(entry) if entry == one => Some(other),
                    Some(entry) if entry == other => Some(one),
                    same => same,
                };
            }
        }
        Edit::SwapSeats(table, one, other) => {
            if let Some(seats) = tables.get_mut(table.index()) {
                let (a, b) = (seats[one.index()], seats[other.index()]);
                seats[one.index()] = b;
                seats[other.index()] = a;
            }
        }
        Edit::SwapTables(one, other) => {
            if one.index() < tables.len() && other.index() < tables.len() {
                tables.swap(one.index(), other.index());
            }
        }
    }
}
