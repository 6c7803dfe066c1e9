//! A Tesuji ladder, and damage done to its log.
use super::play::*;
use reglament_tournament::check::{Fault, summary};
use reglament_tournament::club::{self, Rated, rating};
use reglament_tournament::protocol::{self, Sheet, Totals};
use reglament_tournament::{Date, EntryId, Event, RoundNo};
use rules::regulation::RegulationId::Tesuji;
use testkit::event::Builder;

/// Twelve players of a year: games on days in no order, one unrated, one corrected.
fn whole(seed: u64) -> Builder {
    let mut numbers = Numbers(seed);
    let mut event = event_of(Tesuji, 12);
    for no in 0..40_u32 {
        let day = Date::new(2026, 1 + (no % 12) as u8, 1 + (no * 7 % 28) as u8).expect("a day");
        let first = (numbers.below(9) + 1) as u32;
        let rated = if no % 9 == 4 { Rated::Agreed } else { Rated::Yes };
        let four = [first, first + 1, first + 2, first + 3];
        let table = game(&mut event, day, four, rated, &mut numbers);
        if no == 20 {
            correct(&mut event, table, &mut numbers);
        }
    }
    close(&mut event);
    event
}

#[test]
fn good_ladders_pass_and_ratings_are_the_same() {
    for seed in 1..=2 {
        let event = whole(seed);
        assert_good(&event);
        let ladder = rating::ladder(&event).expect("a rating is kept");
        let theirs = (1..=12).map(EntryId).filter(|e| ladder.of(*e).next().is_some());
        let theirs: Vec<(EntryId, i64)> = theirs.map(|e| (e, ladder.rating(e).value.hundredths())).collect();
        let own = summary(event.entries()).expect("an event").ratings;
        assert_eq!(own, theirs);
    }
}

#[test]
fn a_rating_that_was_made_of_another_result_is_found() {
    let event = whole(1);
    let found = damaged(&event, Fault::WrongPlace, |log| {
        for event in log.iter_mut().flat_map(|entry| &mut entry.events) {
            if let Event::Protocol(protocol::Event::Entered { entered, .. }) = event
                && let Sheet::Totals(Totals::Riichi { points, .. }) = &mut entered.sheet
            {
                points.reverse();
            }
        }
    });
    assert!(found.basis.is_some());
}

#[test]
fn a_game_that_cannot_be_is_found() {
    let event = whole(1);
    damaged(&event, Fault::WrongGame, |log| {
        let seats = pick(log, |event| match event {
            Event::Club(club::Event::GameStarted { seats, .. }) => Some(seats),
            _ => None,
        });
        seats[3] = None;
    });
    let found = damaged(&event, Fault::RoundSkipped, |log| {
        *pick(log, |event| match event {
            Event::Club(club::Event::GameStarted { round, .. }) => Some(round),
            _ => None,
        }) = RoundNo(2);
    });
    assert_eq!((found.expected, found.found), (Some(1), Some(2)));
    damaged(&event, Fault::PersonTwice, |log| {
        // The first game is never confirmed, and its players sit down again.
        log.retain(|entry| {
            !entry
                .events
                .iter()
                .any(|e| matches!(e, Event::Round(reglament_tournament::round::Event::Confirmed { .. })))
        });
    });
}
