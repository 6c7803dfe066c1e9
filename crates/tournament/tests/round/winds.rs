//! The seats of a table: dice, wind tiles, the order announced.
use crate::help::*;
use rules::clause::Register;
use rules::regulation::RegulationId;
use testkit::event::Builder;
use tournament::check::{Fault, check};
use tournament::seats::{Command, Reason, RoundKind, SeatDraw, SeatsBy, seats_by};
use tournament::{EntryId, Event, RoundNo, TableNo};

fn gambler() -> Builder {
    let mut event = event(RegulationId::Gambler, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event
}

fn throw(sums: [u8; 4]) -> Command {
    Command::Throw { at: table(1, 1), sums }
}

#[test]
fn gambler_5_5__the_highest_throw_is_east() {
    // G-I07: A 7, B 11, C 4, D 9.
    let mut event = gambler();
    let by = clause(Register::Gambler, "5.5");
    let events = seats(&mut event, throw([7, 11, 4, 9]));
    assert_eq!(seated(&event, 1)[0], [2, 3, 4, 1]);
    let [Event::Seats(drawn)] = &events[..] else { panic!("{events:?}") };
    assert_eq!(drawn.bases(&event), [by]);
    let draws = &event.seats.round(RoundNo(1)).expect("a round").draws;
    assert_eq!(*draws, [(TableNo(1), SeatDraw::Dice([7, 11, 4, 9]))]);
    // Equal highest throws are thrown again, by those players.
    let again = seats_refused(&mut event, throw([11, 4, 11, 3]));
    assert_eq!(again, [Reason::ThrowAgain(entries(&[1, 3]), by)]);
    assert_eq!(seats_refused(&mut event, throw([1, 13, 5, 6])), [Reason::NoThrow(1), Reason::NoThrow(13)]);
    // A sum is entered anew in the order announced, whoever sits where since.
    seats(&mut event, throw([7, 11, 4, 9]));
    assert_eq!(seated(&event, 1)[0], [2, 3, 4, 1]);
    seats(&mut event, throw([7, 5, 12, 9]));
    assert_eq!(seated(&event, 1)[0], [3, 4, 1, 2]);
    let found = check(event.entries());
    assert!(found.iter().all(|f| f.fault != Fault::WrongSeats), "{found:?}");
    // Before the final too.
    let mut event = self::event(RegulationId::Gambler, 4);
    for _ in 0..4 {
        event.seated(vec![[1, 2, 3, 4]]);
    }
    let last = event.seated_as(RoundKind::Final, vec![[1, 2, 3, 4].map(|n| Some(EntryId(n)))]);
    let found = seats_by(&event, last);
    assert_eq!((found.value, found.basis), (SeatsBy::Dice, by));
}

#[test]
fn gambler_5_5_2__the_first_announced_is_east_in_the_other_rounds() {
    let mut event = gambler();
    event.seated(vec![[1, 5, 2, 6], [3, 7, 4, 8]]);
    let by = clause(Register::Gambler, "5.5-2");
    let found = seats_by(&event, RoundNo(2));
    assert_eq!((found.value, found.basis), (SeatsBy::Announced, by));
    let thrown = seats_refused(&mut event, Command::Throw { at: table(2, 1), sums: [2, 3, 4, 5] });
    assert_eq!(thrown, [Reason::SeatsOtherwise(SeatsBy::Announced, by)]);
    let tiles = Command::DrawWinds { at: table(2, 1), order: None, seed: 1 };
    assert_eq!(seats_refused(&mut event, tiles), [Reason::SeatsOtherwise(SeatsBy::Announced, by)]);
}

#[test]
fn samara_rules_2_3__seats_by_lot_unless_the_schedule_gives_them() {
    let mut event = event(RegulationId::Samara, 4);
    first_round_by_lot(&mut event);
    let by = clause(Register::Samara, "rules.2.3");
    let found = seats_by(&event, RoundNo(1));
    assert_eq!((found.value, found.basis), (SeatsBy::WindTiles, by));
    let thrown = seats_refused(&mut event, throw([2, 3, 4, 5]));
    assert_eq!(thrown, [Reason::SeatsOtherwise(SeatsBy::WindTiles, by)]);
    // A draw from a seed seats the same four, always alike.
    let tiles = |seed| Command::DrawWinds { at: table(1, 1), order: None, seed };
    seats(&mut event, tiles(5));
    let drawn = seated(&event, 1)[0];
    seats(&mut event, tiles(5));
    let mut there = seated(&event, 1)[0];
    there.sort_unstable();
    assert_eq!(there, [1, 2, 3, 4]);
    let mut other = self::event(RegulationId::Samara, 4);
    first_round_by_lot(&mut other);
    seats(&mut other, tiles(5));
    assert_eq!(seated(&other, 1)[0], drawn);
    // A schedule gives the seats itself.
    let mut other = self::event(RegulationId::Samara, 4);
    other.seated(vec![[1, 2, 3, 4]]);
    let given = seats_by(&other, RoundNo(1));
    assert_eq!((given.value, given.basis), (SeatsBy::Announced, by));
    assert_eq!(seats_refused(&mut other, tiles(5)), [Reason::SeatsOtherwise(SeatsBy::Announced, by)]);
}

fn first_round_by_lot(event: &mut Builder) {
    let system = Some(rules::hall::SeatingSystem::Danish);
    seats(event, Command::Draw { seed: 1 });
    seats(event, Command::Seat { system, seed: 1 });
}

#[test]
fn samara_rules_2_3_4__the_wind_drawn_is_the_starting_seat() {
    let mut event = event(RegulationId::Samara, 8);
    first_round_by_lot(&mut event);
    let four = seated(&event, 1)[0];
    let order = [four[2], four[0], four[3], four[1]];
    let draw = |order: [u32; 4]| Command::DrawWinds {
        at: table(1, 1),
        order: Some(order.map(|n| Some(EntryId(n)))),
        seed: 0,
    };
    let events = seats(&mut event, draw(order));
    assert_eq!(seated(&event, 1)[0], order, "East, South, West, North as drawn");
    let [Event::Seats(drawn)] = &events[..] else { panic!("{events:?}") };
    assert_eq!(drawn.bases(&event), [clause(Register::Samara, "rules.2.3")]);
    let stranger = seated(&event, 1)[1][0];
    assert_eq!(
        seats_refused(&mut event, draw([order[0], order[1], order[2], stranger])),
        [Reason::OtherPlayers]
    );
    // In the later sessions the same clause gives the seats.
    event.confirmed(RoundNo(1));
    let system = Some(rules::hall::SeatingSystem::Danish);
    seats(&mut event, Command::Seat { system, seed: 1 });
    let later = seats_by(&event, RoundNo(2));
    assert_eq!((later.value, later.basis), (SeatsBy::WindTiles, clause(Register::Samara, "rules.2.3-4")));
}

#[test]
fn sichuan_three_3__the_absent_player_is_north() {
    let mut event = event(RegulationId::Sichuan, 7);
    first_round(&mut event, 3);
    let three = seated(&event, 1)[1];
    assert_eq!(three[3], 0);
    let at = table(1, 2);
    let [one, two, last, _] = three.map(|n| (n > 0).then_some(EntryId(n)));
    let by = clause(Register::Sichuan, "three.3");
    let draw = |order| Command::DrawWinds { at, order: Some(order), seed: 0 };
    assert_eq!(seats_refused(&mut event, draw([one, None, two, last])), [Reason::NorthIsAbsent(by)]);
    seats(&mut event, draw([last, one, two, None]));
    seats(&mut event, Command::DrawWinds { at, order: None, seed: 9 });
    assert_eq!(seated(&event, 1)[1][3], 0);
}

#[test]
fn a_table_with_a_protocol_keeps_its_seats() {
    let mut event = gambler();
    protocol(&mut event, table(1, 1));
    assert_eq!(seats_refused(&mut event, throw([7, 11, 4, 9])), [Reason::HasProtocol(vec![TableNo(1)])]);
}
