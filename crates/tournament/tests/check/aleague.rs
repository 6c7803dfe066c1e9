//! A season of the A-League, and damage done to its log.
use super::play::*;
use reglament_tournament::check::Fault;
use reglament_tournament::protocol::{self, Sheet, Totals};
use reglament_tournament::substitute::Until;
use reglament_tournament::{Command, Event, PersonId, seats};
use rules::regulation::RegulationId::Aleague;
use testkit::event::Builder;

/// Sixteen players, four rounds by a schedule, a substitute, a correction.
fn whole(seed: u64) -> Builder {
    let mut numbers = Numbers(seed);
    let mut event = event_of(Aleague, 16);
    judge(&mut event, Command::Seats(seats::Command::Draw { seed }));
    for no in 1..=4 {
        let round = open_round(&mut event);
        if no == 3 {
            put(&mut event, 3, 9, PersonId(17), 1, Until::RoundEnd);
        }
        finish_round(&mut event, round, &mut numbers);
        if no == 2 {
            correct(&mut event, at(2, 1), &mut numbers);
        }
    }
    close(&mut event);
    event
}

#[test]
fn good_seasons_pass() {
    for seed in 1..=3 {
        assert_good(&whole(seed));
    }
}

fn totals(event: &mut Event) -> Option<(&mut [i32; 4], &mut u16)> {
    match event {
        Event::Protocol(protocol::Event::Entered { entered, .. }) => match &mut entered.sheet {
            Sheet::Totals(Totals::Riichi { points, bets, .. }) => Some((points, bets)),
            _ => None,
        },
        _ => None,
    }
}

#[test]
fn bets_on_the_table_are_part_of_the_sum() {
    let found = damaged(&whole(1), Fault::WrongSum, |log| {
        let first = log.iter_mut().flat_map(|entry| &mut entry.events).find_map(totals);
        *first.expect("a protocol").1 = 1;
    });
    assert_eq!(found.expected.zip(found.found).map(|(should, is)| is - should), Some(1000));
    // A sheet that is right in itself and other than it was.
    damaged(&whole(1), Fault::WrongPlace, |log| {
        let first = log.iter_mut().flat_map(|entry| &mut entry.events).find_map(totals);
        let points = first.expect("a protocol").0;
        points.sort_unstable();
        points[0] -= 30_000;
        points[3] += 30_000;
    });
}
