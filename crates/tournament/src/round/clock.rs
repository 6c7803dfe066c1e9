//! The clock of a table: when its round began, its pauses and extra time, the red zone, the end.
//!
//! Nothing of it is stored: it is worked out from the signals, the extra time, the law and the moment that is asked
//! about, so that a restart or a sleep of the machine changes nothing.
use super::{Course, Extra, Signal};
use crate::id::{RoundNo, TableId, TableNo};
use crate::seats::RoundKind;
use crate::time::{Moment, Span};
use crate::tournament::Tournament;
use rules::clause::{Answer, Basis};
use rules::hall::TimeUp;

/// Where a table stands in its time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// No signal has come.
    Waits,
    /// It plays.
    Plays,
    /// Everything stands still.
    Paused,
    /// The last minutes, in which the law lets no deal begin.
    RedZone,
    /// The time is over and no signal has come.
    TimeUp,
    /// The last-deal signal has come.
    LastDeal,
    /// The end was given.
    Ended,
}

/// The clock of a table, or the common one of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Where it stands.
    pub stage: Stage,
    /// When play began.
    pub started: Option<Moment>,
    /// The time of the round with what was added; nothing if the law sets no limit.
    pub length: Option<Span>,
    /// What was added.
    pub extra: Span,
    /// How long it has stood still.
    pub paused: Span,
    /// Time that is left; below zero when it is over. Nothing before the start and where there is no limit.
    pub left: Option<Span>,
    /// When the red zone begins, where there is one. During a pause: if it ended now.
    pub red_zone: Option<Moment>,
    /// When the time is over. During a pause: if it ended now.
    pub end: Option<Moment>,
    /// When the last-deal signal came.
    pub last_deal: Option<Moment>,
    /// When the end was given.
    pub ended: Option<Moment>,
}

/// Whose clock is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Whose {
    /// Of what was given to all.
    Common,
    /// Of a table.
    Table(TableNo),
}

impl Whose {
    fn hears(self, to: super::Tables) -> Hears {
        match (self, to) {
            (_, super::Tables::All) => Hears::Yes,
            (Self::Table(table), range) if range.has(table) => Hears::Yes,
            _ => Hears::No,
        }
    }
}

#[derive(PartialEq)]
enum Hears {
    Yes,
    No,
}

/// The limit of a round's time and where it stands; nothing if the law sets none.
pub fn length(tournament: &Tournament, round: RoundNo) -> Answer<Option<Span>> {
    let law = &tournament.setup.law.hall.clock;
    let minutes = |n: i32| Span::minutes(i64::from(n));
    match tournament.seats.round(round).map(|r| r.kind) {
        Some(RoundKind::Final) => {
            Answer { value: law.final_minutes.value.get().map(minutes), basis: law.final_minutes.basis }
        }
        _ => Answer {
            value: tournament.setup.round_minutes().map(|n| minutes(i32::from(n))),
            basis: law.round_minutes.basis,
        },
    }
}

/// The clock of a table.
pub fn table(tournament: &Tournament, at: TableId, now: Moment) -> Clock {
    read(tournament, at.round, Whose::Table(at.table), now)
}

/// The clock of what was given to all tables: what a big screen shows.
pub fn common(tournament: &Tournament, round: RoundNo, now: Moment) -> Clock {
    read(tournament, round, Whose::Common, now)
}

/// Tables whose time differs from the common clock, with the difference: the badges beside it.
pub fn badges(tournament: &Tournament, round: RoundNo, now: Moment) -> Vec<(TableNo, Span)> {
    let common = common(tournament, round, now);
    let tables = tournament.seats.round(round).map_or(0, |r| r.tables.len());
    (0..tables)
        .map(TableNo::of_index)
        .filter_map(|no| {
            let own = table(tournament, TableId { round, table: no }, now);
            let difference = match (own.end, common.end) {
                (Some(own), Some(common)) => own - common,
                _ => own.extra - common.extra,
            };
            (difference != Span::ZERO).then_some((no, difference))
        })
        .collect()
}

fn read(tournament: &Tournament, round: RoundNo, whose: Whose, now: Moment) -> Clock {
    let nothing = Course::default();
    let course = tournament.round.course(round).unwrap_or(&nothing);
    let extra = course
        .extras
        .iter()
        .filter(|given| given.at <= now && whose.hears(given.tables) == Hears::Yes)
        .filter_map(|given| match given.extra {
            Extra::Time(span) => Some(span),
            Extra::Deals(_) => None,
        })
        .fold(Span::ZERO, |sum, span| sum + span);
    let length = length(tournament, round).value.map(|span| span + extra);
    let hand = Hand::of(course, whose, now);
    let red = Span::minutes(i64::from(tournament.setup.law.hall.clock.red_zone_minutes.value.get()));
    let stands_since = hand.paused_at.filter(|_| hand.ended.is_none());
    let paused = hand.paused + stands_since.map_or(Span::ZERO, |since| now - since);
    // Once the end was given the clock shows what was left then.
    let until = hand.ended.unwrap_or(now);
    let end = hand.started.zip(length).map(|(start, length)| start + length + paused);
    let left = end.map(|end| end - until);
    let red_zone = end.filter(|_| red > Span::ZERO).map(|end| end + (Span::ZERO - red));
    let stage = match (hand.started, hand.ended) {
        (None, _) => Stage::Waits,
        (_, Some(_)) => Stage::Ended,
        _ if stands_since.is_some() => Stage::Paused,
        _ if hand.last_deal.is_some() => Stage::LastDeal,
        _ if end.is_some_and(|end| end <= now) => Stage::TimeUp,
        _ if red_zone.is_some_and(|red| red <= now) => Stage::RedZone,
        _ => Stage::Plays,
    };
    Clock {
        stage,
        started: hand.started,
        length,
        extra,
        paused,
        left,
        red_zone,
        end,
        last_deal: hand.last_deal,
        ended: hand.ended,
    }
}

/// What the signals come to.
struct Hand {
    started: Option<Moment>,
    paused_at: Option<Moment>,
    paused: Span,
    last_deal: Option<Moment>,
    ended: Option<Moment>,
}

impl Hand {
    /// Follows the signals; one that says nothing new (a second start, a resume without a pause) changes nothing.
    fn of(course: &Course, whose: Whose, now: Moment) -> Self {
        let mut hand =
            Self { started: None, paused_at: None, paused: Span::ZERO, last_deal: None, ended: None };
        let heard = course.signals.iter().filter(|s| s.at <= now && whose.hears(s.tables) == Hears::Yes);
        for given in heard {
            match given.signal {
                Signal::Start => hand.started = hand.started.or(Some(given.at)),
                _ if hand.started.is_none() || hand.ended.is_some() => {}
                Signal::Pause => hand.paused_at = hand.paused_at.or(Some(given.at)),
                Signal::Resume => {
                    if let Some(since) = hand.paused_at.take() {
                        hand.paused = hand.paused + (given.at - since);
                    }
                }
                Signal::LastDeal => hand.last_deal = hand.last_deal.or(Some(given.at)),
                Signal::End => hand.ended = Some(given.at),
            }
        }
        hand
    }
}

/// Whether a table may begin a deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NewDeal {
    /// It may.
    Begins,
    /// It may, so many times: deals that the judge gave after the signal.
    Granted(u8),
    /// It may not before the signal to start.
    Waits,
    /// It may not while everything stands still.
    Paused,
    /// It may not any more; a deal in progress goes on as the law says.
    None,
}

/// Whether a table may begin a deal now, and by which clause.
pub fn new_deal(tournament: &Tournament, at: TableId, now: Moment) -> Answer<NewDeal> {
    let hall = &tournament.setup.law.hall;
    let law = &hall.clock;
    let clock = table(tournament, at, now);
    let answer = |value, basis| Answer { value, basis };
    match (clock.stage, law.time_up.value) {
        (Stage::Waits, _) => answer(NewDeal::Waits, hall.cite(rules::hall::HallTopic::StartSignal)),
        (Stage::Paused, _) => answer(NewDeal::Paused, hall.cite(rules::hall::HallTopic::StartSignal)),
        (Stage::LastDeal, _) => match deals_after(tournament, at, clock.last_deal, now) {
            0 => answer(NewDeal::None, law.time_up.basis),
            deals => answer(NewDeal::Granted(deals), hall.cite(rules::hall::HallTopic::ExtraTime)),
        },
        (Stage::RedZone, TimeUp::NoNewDeal) => answer(NewDeal::None, law.red_zone_minutes.basis),
        (Stage::Ended, _) | (Stage::TimeUp, TimeUp::NoNewDeal | TimeUp::FinishDeal) => {
            answer(NewDeal::None, law.time_up.basis)
        }
        // Until the judge's signal deals go on, also when the time is over.
        (Stage::Plays | Stage::RedZone | Stage::TimeUp, _) => {
            answer(NewDeal::Begins, time_basis(tournament, at))
        }
    }
}

fn time_basis(tournament: &Tournament, at: TableId) -> Basis {
    length(tournament, at.round).basis
}

/// Deals that were given to a table since the last-deal signal.
fn deals_after(tournament: &Tournament, at: TableId, since: Option<Moment>, now: Moment) -> u8 {
    let Some(course) = tournament.round.course(at.round) else { return 0 };
    let given = course
        .extras
        .iter()
        .filter(|g| g.tables.has(at.table) && g.at <= now && since.is_some_and(|s| s <= g.at));
    given.fold(0, |sum: u8, g| match g.extra {
        Extra::Deals(deals) => sum.saturating_add(deals),
        Extra::Time(_) => sum,
    })
}
