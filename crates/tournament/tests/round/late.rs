//! Lateness and absence: what the law makes of them by itself.
use crate::help::{clause, entries, event, rounds, rounds_refused};
use rules::classical::{LateSanction, TournamentPoints};
use rules::clause::{Place, Register};
use rules::regulation::RegulationId;
use testkit::event::Builder;
use tournament::penalty::{Event as PenaltyEvent, Offence, Penalty, Sanction, Unit};
use tournament::people::Told;
use tournament::round::{Command, LateVerdict, Reason, verdict};
use tournament::{EntryId, Event, Reason as AnyReason, RoundNo, Span};

const FIRST: RoundNo = RoundNo(1);
const WHO: EntryId = EntryId(2);

fn seated(id: RegulationId) -> Builder {
    let mut event = event(id, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event
}

fn late(seconds: i64) -> Command {
    Command::Late { round: FIRST, entry: WHO, by: Span::seconds(seconds) }
}

fn penalties(events: &[Event]) -> Vec<&Penalty> {
    let given = |event| match event {
        &Event::Penalty(PenaltyEvent::Given { ref penalty, .. }) => Some(&**penalty),
        _ => None,
    };
    events.iter().filter_map(given).collect()
}

#[test]
fn gambler_5_10__the_scale_or_the_judge() {
    let mut event = seated(RegulationId::Gambler);
    // By the scale: the lateness enters the result of the round, no other penalty.
    let events = rounds(&mut event, late(7 * 60));
    assert!(penalties(&events).is_empty());
    assert_eq!(event.round.course(FIRST).expect("a course").lateness(WHO), Span::minutes(7));
    // Or the judge puts him out, with a reason.
    let out = |reason: &str| Command::LateOut {
        round: FIRST,
        entry: EntryId(3),
        by: Span::minutes(7),
        reason: reason.into(),
    };
    assert_eq!(rounds_refused(&mut event, out("")), [AnyReason::NoReason]);
    let events = rounds(&mut event, out("twice today"));
    let [penalty] = penalties(&events)[..] else { panic!("{events:?}") };
    assert_eq!((penalty.offence, penalty.sanction), (Offence::Late, Sanction::Disqualified));
    assert_eq!(penalty.basis, Some(clause(Register::Gambler, "5.10")));
    assert_eq!(event.people.slot(EntryId(3)).and_then(|s| s.out_from), Some(RoundNo(2)));
}

#[test]
fn gambler_5_10_2__the_bands_of_the_scale() {
    let law = &seated(RegulationId::Gambler).setup.law;
    let of = |seconds| {
        let answer = verdict(law, Span::seconds(seconds));
        (answer.value, answer.basis)
    };
    let by = |id| clause(Register::Gambler, id);
    let each = LateVerdict::EachDeal;
    let points = |n| LateSanction::PointsOffDeal(TournamentPoints::whole(n));
    assert_eq!(of(0).0, LateVerdict::Nothing);
    assert_eq!(of(299), (each(LateSanction::WhistsOffMahjong(40)), by("5.10-2")));
    assert_eq!(of(300), (each(points(1)), by("5.10-3")));
    assert_eq!(of(600), (each(points(3)), by("5.10-4")));
    assert_eq!(of(900), (each(points(3)), by("5.10-4")));
    assert_eq!(of(901), (LateVerdict::NoShow, by("5.10-5")));
    // A fraction of a second counts: under five minutes stays under, over fifteen is over.
    assert_eq!(verdict(law, Span(299_999)).basis, by("5.10-2"));
    assert_eq!(verdict(law, Span(900_001)).value, LateVerdict::NoShow);
}

#[test]
fn gambler_5_10_5__more_than_fifteen_minutes_is_a_no_show() {
    let mut event = seated(RegulationId::Gambler);
    let events = rounds(&mut event, late(901));
    assert!(event.round.course(FIRST).expect("a course").is_absent(WHO));
    let [penalty] = penalties(&events)[..] else { panic!("{events:?}") };
    assert_eq!(penalty.offence, Offence::NoShow);
    assert_eq!(penalty.basis, Some(clause(Register::Gambler, "5.8")));
    assert_eq!(verdict(&event.setup.law, Span::seconds(901)).basis, clause(Register::Gambler, "5.10-5"));
}

#[test]
fn gambler_5_8__a_round_missed_without_a_word_is_a_ban_of_a_month() {
    let mut event = seated(RegulationId::Gambler);
    let events = rounds(&mut event, Command::Absent { round: FIRST, entry: WHO, told: Told::Nobody });
    let [penalty] = penalties(&events)[..] else { panic!("{events:?}") };
    let until = event.setup.settings.first_day.months_later(1);
    assert_eq!((penalty.offence, penalty.sanction), (Offence::NoShow, Sanction::Banned(until)));
    assert_eq!(penalty.basis, Some(clause(Register::Gambler, "5.8")));
    assert_eq!(event.people.slot(WHO).and_then(|s| s.out_from), Some(RoundNo(2)));
    // The same absence twice is refused.
    let again = Command::Absent { round: FIRST, entry: WHO, told: Told::Nobody };
    assert_eq!(rounds_refused(&mut event, again), [AnyReason::Round(Reason::AlreadyAbsent(WHO))]);
}

#[test]
fn gambler_5_8_2__whoever_misses_a_round_is_out() {
    let mut event = seated(RegulationId::Gambler);
    let events = rounds(&mut event, Command::Absent { round: FIRST, entry: WHO, told: Told::Judge });
    let [penalty] = penalties(&events)[..] else { panic!("{events:?}") };
    assert_eq!((penalty.offence, penalty.sanction), (Offence::MissedRound, Sanction::Disqualified));
    assert_eq!(penalty.basis, Some(clause(Register::Gambler, "5.8-2")));
    let active: Vec<EntryId> = event.people.active(RoundNo(2)).collect();
    assert_eq!(active, entries(&[1, 3, 4, 5, 6, 7, 8]));
}

#[test]
fn minutes_begun_cost_points_and_a_substitute_plays_after_ten() {
    let mut event = seated(RegulationId::Samara);
    let place = rules::clause::Basis::Base(Place::of("E 5.7"));
    let events = rounds(&mut event, late(4 * 60 + 1));
    let [penalty] = penalties(&events)[..] else { panic!("{events:?}") };
    assert_eq!(penalty.sanction, Sanction::Off(5000, Unit::TablePoints));
    assert_eq!((penalty.offence, penalty.basis), (Offence::Late, Some(place)));
    // Later than that he has not come; nothing but the result of a replaced player follows.
    let later = Command::Late { round: FIRST, entry: EntryId(5), by: Span::seconds(601) };
    let events = rounds(&mut event, later);
    assert!(penalties(&events).is_empty());
    assert!(event.round.course(FIRST).expect("a course").is_absent(EntryId(5)));
    assert_eq!(verdict(&event.setup.law, Span::minutes(10)).value, LateVerdict::PointsOff(10_000));
}

#[test]
fn lateness_belongs_to_a_seat_of_an_open_round() {
    let mut event = seated(RegulationId::Gambler);
    let own = |reason| AnyReason::Round(reason);
    let unknown = Command::Late { round: FIRST, entry: EntryId(9), by: Span::ZERO };
    assert_eq!(
        rounds_refused(&mut event, unknown),
        [own(Reason::NotSeated(EntryId(9))), own(Reason::NotLate)]
    );
    event.confirmed(FIRST);
    assert_eq!(rounds_refused(&mut event, late(60)), [own(Reason::Confirmed(FIRST))]);
}
