//! Closing up tables: substitutes, the gap at the last table, the fixed schedule that stays.
use crate::help::*;
use rules::clause::Register;
use rules::regulation::RegulationId;
use testkit::event::Builder;
use tournament::people::Told;
use tournament::round::Command as Round;
use tournament::seats::{Command, Reason, close_up};
use tournament::{EntryId, Event, RoundNo, Span};

const FIRST: RoundNo = RoundNo(1);

fn gambler() -> Builder {
    let mut event = event(RegulationId::Gambler, 16);
    event.seated((0..4).map(|t| [4 * t + 1, 4 * t + 2, 4 * t + 3, 4 * t + 4]).collect());
    event
}

fn close(missing: &[u32]) -> Command {
    Command::CloseUp { round: FIRST, missing: entries(missing) }
}

#[test]
fn gambler_5_3__after_five_minutes_the_judge_closes_up_the_tables() {
    // G-V02: fifteen of sixteen, nobody to come in: three tables play, three players are left over.
    let mut event = gambler();
    event.begun(FIRST);
    let start = event.now();
    let by = clause(Register::Gambler, "5.3");
    let refused = seats_refused(&mut event, close(&[2]));
    assert_eq!(refused, [Reason::TooEarly(start + Span::minutes(5), by)]);
    event.wait(Span::minutes(5));
    let closed = close_up(&event, FIRST, &entries(&[2])).expect("a round");
    assert_eq!((closed.value.left_over.len(), closed.basis), (3, by));
    let events = seats(&mut event, close(&[2]));
    let Event::Seats(closed) = &events[0] else { panic!("{events:?}") };
    assert_eq!(closed.bases(&event)[0], by);
    assert_eq!(seated(&event, 1)[0], [1, 13, 3, 4], "one moves up from the last table, the others stay");
    assert_eq!(seated(&event, 1)[3], [14, 15, 16, 0]);
    assert_eq!(event.seats.round(FIRST).expect("a round").out, entries(&[14, 15, 16]));
}

#[test]
fn gambler_5_4_2__somebody_from_the_list_comes_in() {
    // G-V01: fifteen of sixteen and one substitute: four full tables.
    let mut event = gambler();
    let reserve = substitute(&mut event, None);
    rounds(&mut event, Round::Absent { round: FIRST, entry: EntryId(2), told: Told::Judge });
    let closed = close_up(&event, FIRST, &entries(&[2])).expect("a round").value;
    assert_eq!((closed.put, closed.left_over), (vec![(EntryId(2), reserve)], Vec::new()));
    let events = seats(&mut event, close(&[2]));
    let [Event::Substitute(tournament::substitute::Event::Put(put))] = &events[..] else {
        panic!("{events:?}")
    };
    assert_eq!((put.by, put.from_deal), (Some(reserve), 1));
    // The seat goes on with whoever came in.
    assert_eq!(put.until, tournament::substitute::Until::EventEnd);
    assert_eq!(event.people.slot(EntryId(2)).and_then(tournament::people::Slot::now), Some(reserve));
    assert_eq!(seated(&event, 1)[0], [1, 2, 3, 4]);
    let law = &event.setup.law.hall;
    let by = clause(Register::Gambler, "5.4-2");
    assert_eq!(law.cite(rules::hall::HallTopic::SubstituteList), by);
    let plays = tournament::round::play::plays(&event, table(1, 1)).expect("a table");
    assert_eq!(plays.value, tournament::round::play::Plays::Four);
}

#[test]
fn sichuan_three_1__under_a_fixed_schedule_he_is_missing_at_his_own_table() {
    let mut event = event(RegulationId::Sichuan, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    let by = clause(Register::Sichuan, "three.1");
    let closed = close_up(&event, FIRST, &entries(&[2])).expect("a round");
    assert_eq!((numbers(&closed.value.tables), closed.basis), (vec![[1, 3, 4, 0], [5, 6, 7, 8]], by));
    seats(&mut event, close(&[2]));
    assert_eq!(seated(&event, 1), [[1, 3, 4, 0], [5, 6, 7, 8]]);
}

#[test]
fn sichuan_incomplete_2__the_organiser_needs_substitutes() {
    use tournament::round::next::{Wait, next_step};
    let by = clause(Register::Sichuan, "incomplete.2");
    let mut event = event(RegulationId::Sichuan, 8);
    assert!(next_step(&event, event.now()).waits.contains(&Wait::Substitutes(by)));
    substitute(&mut event, Some(2));
    assert!(!next_step(&event, event.now()).waits.contains(&Wait::Substitutes(by)));
}

#[test]
fn a_substitute_plays_where_the_law_closes_no_tables() {
    let mut event = event(RegulationId::Samara, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    let refused = seats_refused(&mut event, close(&[2]));
    assert!(matches!(refused[..], [Reason::NoClosing(_)]), "{refused:?}");
}

#[test]
fn closing_up_names_what_stands_against_it() {
    let mut event = gambler();
    assert_eq!(seats_refused(&mut event, close(&[])), [Reason::NobodyMissing]);
    protocol(&mut event, table(1, 3));
    let refused = seats_refused(&mut event, close(&[20]));
    assert_eq!(refused, [Reason::NotSeated(EntryId(20)), Reason::HasProtocol(vec![tournament::TableNo(3)])]);
}

#[test]
fn two_are_missing_and_the_gaps_meet_at_the_last_table() {
    let mut event = gambler();
    for entry in [2, 7] {
        rounds(&mut event, Round::Absent { round: FIRST, entry: EntryId(entry), told: Told::Judge });
    }
    seats(&mut event, close(&[2, 7]));
    assert_eq!(seated(&event, 1), [[1, 13, 3, 4], [5, 6, 14, 8], [9, 10, 11, 12], [15, 16, 0, 0]]);
}

#[test]
fn a_substitute_who_completes_no_table_does_not_come_in() {
    // Thirteen of sixteen: with two more three would be left over, without them one is.
    let mut event = gambler();
    let [_, _] = [(); 2].map(|()| substitute(&mut event, None));
    let closed =
        |event: &Builder, missing: &[u32]| close_up(event, FIRST, &entries(missing)).expect("a round").value;
    let three = closed(&event, &[1, 2, 3]);
    assert_eq!((three.put, three.left_over.len()), (Vec::new(), 1));
    let closed_up =
        tournament::seats::Event::ClosedUp { round: FIRST, tables: three.tables, out: Vec::new() };
    assert!(closed_up.bases(&event).contains(&decision(41)));
    // Two of two who are missing come in.
    assert_eq!(closed(&event, &[1, 2]).put.len(), 2);
    // Where three may play, two more leave nobody over.
    let mut event = self::event(RegulationId::Sichuan, 8);
    first_round(&mut event, 1);
    let [_, _] = [(); 2].map(|()| substitute(&mut event, None));
    let three = closed(&event, &[1, 2, 3]);
    assert_eq!((three.put.len(), three.left_over.len()), (2, 0));
}
