//! Games that two laptops of a club began apart: each gets a number of its own, and all that is about it moves with it.
use super::support::*;
use reglament_tournament as tournament;
use rules::regulation::RegulationId;
use testkit::event::Builder;
use tournament::check::check;
use tournament::merge::{self, join};
use tournament::{
    Command, EntryId, PersonId, Reason, Role, RoundNo, TableId, TableNo, Tournament, Version, club, people,
    protocol, round, setup, undo,
};

const WON: [i32; 4] = [40_000, 30_000, 20_000, 10_000];
const LOST: [i32; 4] = [10_000, 20_000, 30_000, 40_000];

/// A club of twelve who have played a game.
fn club() -> Builder {
    let mut event = Builder::with_players(RegulationId::Tesuji, 12);
    event.give(Role::Scribe, game([1, 5, 9, 12]));
    for command in finish(RoundNo(1), WON) {
        event.give(Role::Judge, command);
    }
    event
}

fn game(players: [u32; 4]) -> Command {
    let (seats, rated) = (players.map(|slot| Some(EntryId(slot))), club::Rated::Yes);
    Command::Club(club::Command::StartGame { day: testkit::event::FIRST_DAY, seats, rated })
}

fn at(round: RoundNo) -> TableId {
    TableId { round, table: TableNo(1) }
}

/// The result of a game, confirmed.
fn finish(round: RoundNo, points: [i32; 4]) -> [Command; 3] {
    let confirm = protocol::Command::Confirm { at: at(round), version: Version(1), seat: None };
    [
        entering(at(round), points),
        Command::Protocol(confirm),
        Command::Round(round::Command::Confirm { round }),
    ]
}

fn played(copy: &mut Copy, players: [u32; 4], round: u32, points: [i32; 4]) {
    copy.give(Role::Scribe, game(players));
    for command in finish(RoundNo(round), points) {
        copy.give(Role::Judge, command);
    }
}

/// Who plays in a game, and with which points.
fn told(event: &Tournament, round: u32) -> ([u32; 4], Option<[i32; 4]>) {
    let at = at(RoundNo(round));
    let players = event.seats.seats(at).expect("a game").map(|slot| slot.map_or(0, |slot| slot.0));
    let points = event.protocol.get(at).and_then(|paper| match &paper.entered()?.sheet {
        protocol::Sheet::Totals(protocol::Totals::Riichi { points, .. }) => Some(*points),
        _ => None,
    });
    (players, points)
}

#[test]
fn games_of_two_laptops_stand_in_the_order_in_which_they_began() {
    let event = club();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    played(&mut one, [1, 2, 3, 4], 2, WON);
    played(&mut one, [4, 3, 2, 1], 3, LOST);
    played(&mut other, [5, 6, 7, 8], 2, LOST);
    other.give(Role::Scribe, game([8, 7, 6, 5]));
    let both = joined(&one, &other);
    assert!(both.merge.left_out.is_empty(), "{:?}", both.merge.left_out);
    assert_eq!(told(&both, 2), ([1, 2, 3, 4], Some(WON)));
    assert_eq!(told(&both, 3), ([5, 6, 7, 8], Some(LOST)));
    assert_eq!(told(&both, 4), ([4, 3, 2, 1], Some(LOST)));
    assert_eq!(told(&both, 5), ([8, 7, 6, 5], None));
    assert_eq!(both.club.games.iter().map(|game| game.round.0).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert_eq!([2, 3, 4, 5].map(|n| both.round.is_confirmed(RoundNo(n))), [true, true, true, false]);
    assert_eq!(check(both.log()), []);
    let rated = club::rating::ladder(&both).expect("a ladder").games.len();
    assert_eq!(rated, 4, "those that have a result");
}

#[test]
fn a_laptop_that_goes_on_with_its_own_numbers_is_understood() {
    let event = club();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Scribe, game([1, 2, 3, 4]));
    other.give(Role::Scribe, game([5, 6, 7, 8]));
    let first = join(one.log(), other.log()).expect("one event").entries;
    // Game 2 of this copy is 3 of the joined event.
    for command in finish(RoundNo(2), WON) {
        other.give(Role::Judge, command);
    }
    let again = join(&first, other.log()).expect("one event").entries;
    assert_eq!(again, joined(&one, &other).log());
    let both = Tournament::replay(again).expect("a log");
    assert_eq!(told(&both, 3), ([5, 6, 7, 8], Some(WON)));
    assert_eq!(told(&both, 2), ([1, 2, 3, 4], None));
    assert_eq!(check(both.log()), []);
}

#[test]
fn who_plays_at_two_tables_at_once_waits_with_all_that_follows() {
    let event = club();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Scribe, game([1, 2, 3, 4]));
    other.give(Role::Scribe, game([4, 5, 6, 7]));
    for command in finish(RoundNo(2), WON) {
        other.give(Role::Judge, command);
    }
    played(&mut other, [9, 10, 11, 12], 3, LOST);
    let both = joined(&one, &other);
    assert_eq!(both.merge.left_out.len(), 4, "the game, its result, and the two confirmations");
    assert_eq!(told(&both, 2), ([1, 2, 3, 4], None));
    assert_eq!(told(&both, 3), ([9, 10, 11, 12], Some(LOST)), "another game does not wait with it");
    assert_eq!(check(both.log()), []);
    // The game in which he plays ends; then the other one is begun anew, and its result is taken over into that.
    let mut judge = Copy { tournament: both, next: 9 << 64, now: other.now + 60_000 };
    for command in finish(RoundNo(2), LOST) {
        judge.give(Role::Judge, command);
    }
    let take_over =
        |line| Command::Merge(merge::Command::TakeOver { line, reason: "they did play".to_owned() });
    // A new game of the same four is not the one whose result waits.
    judge.give(Role::Scribe, game([4, 5, 6, 7]));
    assert_eq!(judge.refused(Role::Judge, take_over(1)), [Reason::Merge(merge::Reason::NoGame)]);
    for command in finish(RoundNo(4), LOST) {
        judge.give(Role::Judge, command);
    }
    judge.give(Role::Judge, take_over(0));
    judge.give(Role::Judge, take_over(1));
    assert_eq!(told(&judge.tournament, 4), ([4, 5, 6, 7], Some(LOST)));
    assert_eq!(told(&judge.tournament, 5), ([4, 5, 6, 7], Some(WON)));
    assert_eq!(check(judge.log()), []);
}

#[test]
fn a_game_is_not_taken_back_under_one_that_the_other_began() {
    let event = club();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Scribe, game([1, 2, 3, 4]));
    other.give(Role::Scribe, game([5, 6, 7, 8]));
    let (command, reason) = (one.log().last().expect("a line").command, "nobody came".to_owned());
    one.give(Role::Judge, Command::Undo(undo::Command { command, reason }));
    let both = joined(&one, &other);
    assert_eq!(both.seats.rounds.len(), 3);
    assert_eq!(both.merge.left_out.len(), 1, "the judge is told that it is to be taken back");
    assert_eq!(check(both.log()), []);
}

#[test]
fn a_player_does_not_leave_a_game_that_the_other_laptop_has_begun() {
    let event = club();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    let leave = Command::People(people::Command::Leave { person: PersonId(2), told: people::Told::Judge });
    one.give(Role::Scribe, game([1, 2, 3, 4]));
    other.now += 5000;
    other.give(Role::Judge, leave);
    let both = joined(&one, &other);
    assert_eq!(both.merge.left_out.len(), 1, "he waits for the judge, the game does not");
    assert_eq!(told(&both, 2), ([1, 2, 3, 4], None));
    assert_eq!(check(both.log()), []);
}

#[test]
fn what_comes_after_the_other_copy_has_closed_the_event_waits() {
    let event = club();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Owner, Command::Setup(setup::Command::Close));
    other.now += 5000;
    other.give(Role::Organiser, registering(40));
    let tea = setup::Command::Announce { tables: Vec::new(), text: "tea".into() };
    other.give(Role::Organiser, Command::Setup(tea));
    let both = joined(&one, &other);
    assert_eq!(both.merge.left_out.len(), 2);
    assert_eq!(check(both.log()), []);
}

#[test]
fn who_comes_late_on_one_laptop_waits_where_the_other_has_closed_the_event() {
    let mut event = club();
    event.give(Role::Organiser, Command::People(people::Command::ApproveList));
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Owner, Command::Setup(setup::Command::Close));
    other.now += 5000;
    other.give(Role::Organiser, registering(40));
    let both = joined(&one, &other);
    assert_eq!(both.merge.left_out.len(), 1);
    assert_eq!(check(both.log()), []);
}
