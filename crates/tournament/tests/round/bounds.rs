//! What is typed by mistake in a round: times, tables, calls, a change of something with itself, an absence that a
//! result contradicts; and tables that nobody has decided about.
use crate::help::*;
use rules::regulation::RegulationId::{Aleague, Samara};
use testkit::event::Builder;
use tournament::people::Told;
use tournament::round::{Command as Round, Extra, Lacks, Reason, Signal, Tables};
use tournament::seats::{self, Edit};
use tournament::standings::current;
use tournament::{EntryId, Reason as AnyReason, RoundNo, Span, TableNo};

const FIRST: RoundNo = RoundNo(1);

/// Two tables that play.
fn playing() -> Builder {
    let mut event = event(Samara, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(FIRST);
    event
}

fn refused(event: &mut Builder, command: Round) -> Vec<AnyReason> {
    rounds_refused(event, command)
}

#[test]
fn no_more_time_is_given_than_a_day() {
    let mut event = playing();
    let day = Span::minutes(24 * 60);
    let extra = |minutes| Round::Extra {
        round: FIRST,
        tables: Tables::All,
        extra: Extra::Time(Span::minutes(minutes)),
        reason: "a fire alarm".into(),
    };
    assert_eq!(refused(&mut event, extra(100_000_000)), [Reason::TooMuchTime(day).into()]);
    rounds(&mut event, extra(24 * 60));
    let late = Round::Late { round: FIRST, entry: EntryId(1), by: Span::minutes(24 * 60 + 1) };
    assert_eq!(refused(&mut event, late), [Reason::TooMuchTime(day).into()]);
}

#[test]
fn a_signal_to_tables_that_are_not_there_says_so() {
    let mut event = playing();
    let tables = Tables::Range(TableNo(7), TableNo(9));
    let none = AnyReason::from(Reason::NoSuchTables(TableNo(7), TableNo(9)));
    let signal = Round::Signal { round: FIRST, tables, signal: Signal::End };
    assert_eq!(refused(&mut event, signal), std::slice::from_ref(&none));
    let (extra, reason) = (Extra::Time(Span::minutes(5)), "late".into());
    assert_eq!(refused(&mut event, Round::Extra { round: FIRST, tables, extra, reason }), [none]);
}

#[test]
fn a_call_says_what_it_is_about() {
    let mut event = playing();
    let call = |about: &str| Round::Call { at: table(1, 1), about: about.into() };
    assert_eq!(refused(&mut event, call(" ")), [Reason::NoWords.into()]);
    rounds(&mut event, call("a wrong tile"));
}

#[test]
fn a_text_has_a_length() {
    let mut event = playing();
    let call = |length| Round::Call { at: table(1, 1), about: "ы".repeat(length) };
    assert_eq!(refused(&mut event, call(2001)), [AnyReason::TooLong(2000)]);
    rounds(&mut event, call(2000));
}

#[test]
fn who_has_a_result_did_not_miss_the_round() {
    let mut event = playing();
    entered(&mut event, table(1, 1));
    let absent = |entry| Round::Absent { round: FIRST, entry: EntryId(entry), told: Told::Judge };
    let has = AnyReason::from(Reason::HasResult(EntryId(1), TableNo(1)));
    assert_eq!(refused(&mut event, absent(1)), std::slice::from_ref(&has));
    // So late that it is no coming at all.
    let late = Round::Late { round: FIRST, entry: EntryId(1), by: Span::minutes(30) };
    assert_eq!(refused(&mut event, late), [has]);
    rounds(&mut event, absent(5));
}

#[test]
fn nothing_changes_places_with_itself() {
    let mut event = event(Samara, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    let east = rules::seat::Seat::ALL[0];
    for edit in [
        Edit::Swap(EntryId(1), EntryId(1)),
        Edit::SwapSeats(TableNo(1), east, east),
        Edit::SwapTables(TableNo(1), TableNo(1)),
    ] {
        let command = seats::Command::Edit { round: FIRST, edit, reason: "why not".into() };
        assert_eq!(seats_refused(&mut event, command), [seats::Reason::SameTwice]);
    }
}

#[test]
fn who_still_plays_in_a_league_is_not_seated_anew() {
    let mut event = event(Aleague, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(FIRST);
    protocol(&mut event, table(1, 2));
    let refused = event.refused(
        tournament::Role::Organiser,
        tournament::Command::Seats(seats::Command::Seat { system: None, seed: 1 }),
    );
    let plays = AnyReason::Seats(seats::Reason::StillPlay(FIRST, entries(&[1, 2, 3, 4])));
    assert!(refused.reasons.contains(&plays), "{refused:?}");
}

/// A table that nobody could play at for want of a player is named, and a judge decides; who came is not behind those
/// who did not.
#[test]
fn samara_a_table_without_a_player_needs_a_decision_and_costs_the_others_nothing() {
    let mut event = event(Samara, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    for entry in [1, 5] {
        rounds(&mut event, Round::Absent { round: FIRST, entry: EntryId(entry), told: Told::Judge });
    }
    let confirm = Round::Confirm { round: FIRST };
    let decision = |tables: &[u16]| {
        AnyReason::from(Reason::Tables(Lacks::Decision, tables.iter().copied().map(TableNo).collect()))
    };
    assert_eq!(refused(&mut event, confirm.clone()), [decision(&[1, 2])]);
    rounds(&mut event, Round::Void { at: table(1, 1), reason: "no substitute".into() });
    assert_eq!(refused(&mut event, confirm.clone()), [decision(&[2])]);
    rounds(&mut event, Round::Void { at: table(1, 2), reason: "no substitute".into() });
    rounds(&mut event, confirm);
    let standings = current(&event);
    let place = |entry| standings.row(EntryId(entry)).and_then(|row| row.place);
    for came in [2, 3, 4, 6, 7, 8] {
        assert_eq!(place(came), Some(1), "{came}");
    }
    assert_eq!((place(1), place(5)), (Some(7), Some(7)));
}
