//! What random commands have found in the engine, each held by a small event of its own.
use reglament_tournament::check::{Fault, check};
use reglament_tournament::penalty::{self, Force, Offence, Sanction, Unit};
use reglament_tournament::people::{self, Part, Told};
use reglament_tournament::protocol::{self, Sheet, Totals, Which, lines};
use reglament_tournament::round;
use reglament_tournament::seats::{self, RoundKind};
use reglament_tournament::setup;
use reglament_tournament::standings;
use reglament_tournament::substitute::{self, Instead, Until};
use reglament_tournament::{
    Actor, Command, CommandId, EntryId, Event, Moment, Order, PersonId, Reason, Role, RoundNo, Span, TableId,
    TableNo, Tournament, Version, club, undo,
};
use rules::regulation::RegulationId;
use testkit::event::{Builder, profile};

const FIRST: RoundNo = RoundNo(1);

fn taking_back(command: CommandId) -> Command {
    Command::Undo(undo::Command { command, reason: "a slip".into() })
}

/// The command is not taken back, because of these.
fn stands_on(event: &mut Builder, command: CommandId, on: &[CommandId]) {
    let refused = event.refused(Role::Owner, taking_back(command));
    let expected: Vec<Reason> = on.iter().map(|id| undo::Reason::StandsOn(*id).into()).collect();
    assert_eq!(refused.reasons, expected);
}

fn leave(event: &mut Builder, person: u32) -> CommandId {
    let leave = people::Command::Leave { person: PersonId(person), told: Told::Judge };
    event.give(Role::Judge, Command::People(leave));
    event.last_id()
}

#[test]
fn nothing_is_entered_before_the_last_line() {
    let event = Builder::with_players(RegulationId::Samara, 4);
    let mut event = Tournament::replay(event.entries().to_vec()).expect("a log");
    let last = event.log().last().expect("lines").at;
    let draw = Command::Seats(seats::Command::Draw { seed: 1 });
    let by = Actor::of(Role::Judge);
    let early = Order { id: CommandId(77), by, at: Moment(last.0 - 1), command: draw };
    assert_eq!(event.handle(&early).unwrap_err().reasons, [Reason::Earlier { last }]);
    assert!(event.handle(&Order { at: last, ..early }).is_ok());
}

#[test]
fn a_reason_is_said_once_however_often_it_holds() {
    let mut event = Builder::with_players(RegulationId::Samara, 4);
    let seats = [Some(EntryId(70)); 4];
    let game =
        club::Command::StartGame { day: event.setup.settings.first_day, seats, rated: club::Rated::Yes };
    let refused = event.refused(Role::Judge, Command::Club(game));
    let unknown = refused.reasons.iter().filter(|r| **r == club::Reason::Unknown(EntryId(70)).into());
    assert_eq!(unknown.count(), 1, "{refused}");
}

/// A lateness that is noted anew is the one that counts: of two fines by minutes the first goes.
#[test]
fn who_is_noted_late_twice_has_the_last_fine_alone() {
    let mut event = Builder::with_players(RegulationId::Samara, 8);
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(round);
    let entry = EntryId(2);
    let late = |by| Command::Round(round::Command::Late { round, entry, by });
    event.give(Role::Judge, late(Span::minutes(9)));
    event.give(Role::Judge, late(Span::seconds(254)));
    let fines: Vec<_> = event.penalty.in_force().map(|(_, p)| p.sanction).collect();
    assert_eq!(fines, [Sanction::Off(5000, Unit::TablePoints)]);
    assert_eq!(event.penalty.all[0].force, Force::Cancelled("4:14".into()));
    // Put out instead of being fined.
    let (by, reason) = (Span::minutes(9), "the third time".into());
    event.give(Role::Judge, Command::Round(round::Command::LateOut { round, entry, by, reason }));
    let fines: Vec<_> = event.penalty.in_force().map(|(_, p)| p.sanction).collect();
    assert_eq!(fines, [Sanction::Disqualified]);
    let found = check(event.entries());
    assert!(found.iter().all(|f| f.fault != Fault::PenaltyTwice), "{found:?}");
}

#[test]
fn a_note_of_blanks_is_no_note() {
    let mut event = Builder::with_players(RegulationId::Gambler, 8);
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(round);
    let give = |note: &str| {
        let (entry, offence) = (EntryId(1), Offence::IgnoredSignal);
        let note = note.to_owned();
        Command::Penalty(penalty::Command::Give { entry, round, deal: None, offence, choice: None, note })
    };
    event.give(Role::Judge, give(""));
    let refused = event.refused(Role::Judge, give("  "));
    assert_eq!(refused, penalty::Reason::Repeated(reglament_tournament::PenaltyNo(1)).into());
    event.give(Role::Judge, give("the second signal"));
}

#[test]
fn a_place_that_was_given_stands_on_the_one_who_left() {
    let mut event = Builder::of(RegulationId::Gambler);
    event.players(8);
    let left = leave(&mut event, 2);
    event.register(profile(99), Part::Player);
    let registered = event.last_id();
    stands_on(&mut event, left, &[registered]);
    event.give(Role::Owner, taking_back(registered));
    event.give(Role::Owner, taking_back(left));
}

#[test]
fn lots_and_seatings_stand_on_who_takes_part() {
    let mut event = Builder::with_players(RegulationId::Samara, 8);
    let left: Vec<CommandId> = [1, 2, 3, 4].map(|person| leave(&mut event, person)).to_vec();
    event.give(Role::Judge, Command::Seats(seats::Command::Draw { seed: 1 }));
    let draw = event.last_id();
    stands_on(&mut event, left[3], &[draw]);
    event.give(Role::Owner, taking_back(draw));
    event.give(Role::Owner, taking_back(left[3]));
}

/// Somebody has a place that another was registered for: his coming counts like that of any player.
#[test]
fn lots_stand_on_the_coming_of_who_has_the_place_of_another() {
    let mut event = Builder::of(RegulationId::Samara);
    event.players(4);
    let keep = event.register(profile(50), Part::Substitute(None));
    event.give(Role::Organiser, Command::People(people::Command::Merge { keep, other: PersonId(4) }));
    event.check_in_all();
    let came = event.last_id();
    event.give(Role::Judge, Command::Seats(seats::Command::Draw { seed: 1 }));
    let draw = event.last_id();
    stands_on(&mut event, came, &[draw]);
}

/// Two persons after all: lots that one of them has drawn for both go first.
#[test]
fn lots_stand_on_who_turned_out_to_be_one() {
    let mut event = Builder::of(RegulationId::Samara);
    event.players(4);
    let keep = event.register(profile(50), Part::Substitute(None));
    let (other, merged) = (PersonId(4), people::Command::Merge { keep, other: PersonId(4) });
    event.give(Role::Organiser, Command::People(merged));
    event.give(Role::Judge, Command::Seats(seats::Command::Draw { seed: 1 }));
    let draw = event.last_id();
    let apart = Command::People(people::Command::Unmerge { other });
    assert_eq!(event.refused(Role::Organiser, apart.clone()), undo::Reason::StandsOn(draw).into());
    event.give(Role::Owner, taking_back(draw));
    event.give(Role::Organiser, apart);
}

#[test]
fn who_plays_for_another_is_not_taken_off_the_list() {
    let mut event = Builder::with_players(RegulationId::Samara, 8);
    let by = Some(event.register(profile(99), Part::Substitute(None)));
    let registered = event.last_id();
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    let (moment, until) = (Instead::InBreak, Until::RoundEnd);
    let put =
        substitute::Command::Put { round, entry: EntryId(2), by, from_deal: 1, moment, until, over: None };
    event.give(Role::Judge, Command::Substitute(put));
    let put = event.last_id();
    stands_on(&mut event, registered, &[put]);
}

/// A result is one of those who play at the table: before it goes nobody else has played there.
#[test]
fn a_result_stands_on_who_plays_at_the_table() {
    let mut event = Builder::with_players(RegulationId::Samara, 8);
    let by = Some(event.register(profile(99), Part::Substitute(None)));
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(round);
    let (moment, until, entry) = (Instead::InBreak, Until::RoundEnd, EntryId(2));
    let absent = round::Command::Absent { round, entry, told: Told::Judge };
    event.give(Role::Judge, Command::Round(absent));
    let absent = event.last_id();
    let put = substitute::Command::Put { round, entry, by, from_deal: 1, moment, until, over: None };
    event.give(Role::Judge, Command::Substitute(put));
    let put = event.last_id();
    let enter = |table| {
        let at = TableId { round, table: TableNo(table) };
        let totals = Totals::Riichi { points: [30_000; 4], bets: 0, chombos: [0; 4] };
        let (sheet, reason) = (Box::new(Sheet::Totals(totals)), String::new());
        Command::Protocol(protocol::Command::Enter { at, sheet, seen: None, reason })
    };
    event.give(Role::Judge, enter(2));
    event.give(Role::Judge, enter(1));
    let entered = event.last_id();
    stands_on(&mut event, put, &[entered]);
    stands_on(&mut event, absent, &[put, entered]);
    // What is taken back may come again only while the table has no other result.
    event.give(Role::Owner, taking_back(entered));
    event.give(Role::Owner, taking_back(put));
    let taken = event.last_id();
    event.give(Role::Owner, taking_back(absent));
    let back = event.last_id();
    event.give(Role::Judge, enter(1));
    let again = event.last_id();
    stands_on(&mut event, back, &[again]);
    stands_on(&mut event, taken, &[back, again]);
}

#[test]
fn nobody_is_put_in_for_a_round_that_cannot_come_next() {
    let mut event = Builder::with_players(RegulationId::Samara, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    let put = |round| {
        let (moment, until) = (Instead::InBreak, Until::EventEnd);
        let over = None;
        let entry = EntryId(2);
        let put = substitute::Command::Put { round, entry, by: None, from_deal: 1, moment, until, over };
        Command::Substitute(put)
    };
    let far = RoundNo(3);
    assert_eq!(event.refused(Role::Judge, put(far)).reasons, [substitute::Reason::NotSeated.into()]);
}

/// What was done before an event was closed can be taken back once it is open again.
#[test]
fn an_event_that_is_open_again_lets_go_of_what_came_before() {
    let mut event = Builder::with_players(RegulationId::Aleague, 4);
    let round = event.seated(vec![[1, 2, 3, 4]]);
    event.begun(round);
    event.confirmed(round);
    let confirmed = event.last_id();
    event.give(Role::Organiser, Command::Setup(setup::Command::Close));
    let closed = event.last_id();
    let reopen = setup::Command::Reopen { reason: "a name".into() };
    event.give(Role::Organiser, Command::Setup(reopen));
    let opened = event.last_id();
    stands_on(&mut event, closed, &[opened]);
    // The places of that close are still looked at, as long as all is there that they came from.
    let mut forged = event.entries().to_vec();
    for happened in forged.iter_mut().flat_map(|line| &mut line.events) {
        if let Event::Setup(setup::Event::Closed { places, .. }) = happened {
            for (_, place) in places.iter_mut() {
                *place += 1;
            }
        }
    }
    assert!(check(&forged).iter().any(|f| f.fault == Fault::WrongPlace), "{:?}", check(&forged));
    event.give(Role::Owner, taking_back(confirmed));
    let found = check(event.entries());
    assert!(found.iter().all(|f| f.fault != Fault::RoundOpen), "{found:?}");
}

/// Who opened an event again by a slip takes that back: it is closed as it was.
#[test]
fn an_opening_that_is_taken_back_closes_the_event() {
    let mut event = Builder::with_players(RegulationId::Aleague, 4);
    let round = event.seated(vec![[1, 2, 3, 4]]);
    event.begun(round);
    event.confirmed(round);
    event.give(Role::Organiser, Command::Setup(setup::Command::Close));
    let reopen = setup::Command::Reopen { reason: "a name".into() };
    event.give(Role::Organiser, Command::Setup(reopen));
    let opened = event.last_id();
    event.give(Role::Owner, taking_back(opened));
    assert!(matches!(event.setup.life, setup::Life::Closed(_)));
    let found = check(event.entries());
    assert!(found.iter().all(|f| f.fault != Fault::AfterClose), "{found:?}");
}

#[test]
fn a_game_stands_on_the_end_of_the_one_before() {
    let mut event = Builder::with_players(RegulationId::Tesuji, 8);
    let four = [1, 2, 3, 4].map(|n| Some(EntryId(n)));
    let first = event.seated_as(RoundKind::Game, vec![four]);
    event.confirmed(first);
    let confirmed = event.last_id();
    let day = event.setup.settings.first_day;
    let game = club::Command::StartGame { day, seats: four, rated: club::Rated::Yes };
    event.give(Role::Scribe, Command::Club(game));
    let begun = event.last_id();
    stands_on(&mut event, confirmed, &[begun]);
}

/// Two of three are left at a table: they have the award, and who did not come has what that comes to, once.
#[test]
fn sichuan_short_3__is_not_for_who_did_not_come() {
    let mut event = Builder::with_players(RegulationId::Sichuan, 7);
    let tables = vec![[1, 2, 3, 4], [5, 6, 7, 0]];
    let round = event.seated(tables);
    event.begun(round);
    let absent = round::Command::Absent { round, entry: EntryId(6), told: Told::Judge };
    event.give(Role::Judge, Command::Round(absent));
    let all = lines(&event, round, Which::InForce);
    let of = |entry| all.iter().filter(|(_, line)| line.entry == EntryId(entry)).count();
    assert_eq!([5, 6, 7].map(of), [1, 1, 1]);
}

/// A log that no desk writes: three sit at a table, and East is the empty seat. Nothing comes of its result.
#[test]
fn sichuan_three_3__a_result_without_east_is_none() {
    let mut event = Builder::with_players(RegulationId::Sichuan, 7);
    let full = [1, 2, 3, 4].map(|n| Some(EntryId(n)));
    let round = event
        .seated_as(RoundKind::Round, vec![full, [None, Some(5), Some(6), Some(7)].map(|n| n.map(EntryId))]);
    event.begun(round);
    let at = TableId { round, table: TableNo(2) };
    let sheet = Sheet::Totals(Totals::Sichuan { points: [0; 4], own: [None; 4] });
    let (by, when) = (Actor::of(Role::Judge), event.now());
    let entered = Box::new(protocol::Entered { sheet, by, at: when, reason: String::new() });
    let version = Version(1);
    event.happen(vec![Event::Protocol(protocol::Event::Entered { at, version, entered })]);
    let all = lines(&event, round, Which::InForce);
    assert!(all.iter().all(|(there, _)| *there != Some(at.table)), "{all:?}");
    assert!(check(event.entries()).iter().any(|f| f.fault == Fault::NorthSeated));
}

/// More places come with more players: those are revealed first.
#[test]
fn a_place_that_is_new_is_revealed_before_those_above_it() {
    let mut event = Builder::with_players(RegulationId::Aleague, 4);
    let round = event.seated(vec![[1, 2, 3, 4]]);
    event.begun(round);
    let at = TableId { round, table: TableNo(1) };
    let totals = Totals::Riichi { points: [45_000, 35_000, 25_000, 15_000], bets: 0, chombos: [0; 4] };
    let (sheet, reason) = (Box::new(Sheet::Totals(totals)), String::new());
    event.give(Role::Judge, Command::Protocol(protocol::Command::Enter { at, sheet, seen: None, reason }));
    let confirm = protocol::Command::Confirm { at, version: Version(1), seat: None };
    event.give(Role::Judge, Command::Protocol(confirm));
    event.confirmed(round);
    event.give(Role::Organiser, Command::Standings(standings::Command::Hold { from: FIRST }));
    let reveal = |event: &mut Builder| {
        let place = standings::ceremony(event).and_then(|c| c.next).expect("a place");
        event.give(Role::Organiser, Command::Standings(standings::Command::Reveal { place }));
        place
    };
    let first = reveal(&mut event);
    event.players(1);
    let second = reveal(&mut event);
    assert!(second >= first, "{first} {second}");
    let found = check(event.entries());
    assert!(found.iter().all(|f| f.fault != Fault::RevealedEarly), "{found:?}");
}

/// Nobody came in when the seat was left empty for good: it is its player's again when that is taken back.
#[test]
fn a_seat_that_was_to_stay_empty_is_its_players_again() {
    let mut event = Builder::with_players(RegulationId::Samara, 8);
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    let (moment, until, entry) = (Instead::InBreak, Until::EventEnd, EntryId(2));
    let over = Some(people::Override { reason: "nobody is there".into() });
    let put = substitute::Command::Put { round, entry, by: None, from_deal: 1, moment, until, over };
    event.give(Role::Judge, Command::Substitute(put));
    let back = substitute::Command::TakeBack { round, entry, reason: "he is here".into() };
    event.give(Role::Judge, Command::Substitute(back));
    let slot = event.people.slot(entry).expect("a slot");
    assert_eq!((slot.now(), slot.out_from), (Some(PersonId(2)), None));
}

/// Who gave up the place and leaves later has none since he gave it up.
#[test]
fn a_place_that_was_given_up_does_not_come_back_with_leaving() {
    let mut event = Builder::with_players(RegulationId::Samara, 8);
    let part = people::Command::Appoint { person: PersonId(8), part: Part::Substitute(None), over: None };
    event.give(Role::Organiser, Command::People(part));
    let round = event.seated(vec![[1, 2, 3, 4]]);
    event.begun(round);
    leave(&mut event, 8);
    let slot = event.people.slot(EntryId(8)).expect("a slot");
    assert_eq!(slot.out_from, Some(FIRST));
}

/// Somebody plays for another for good: he is not one with somebody who plays, too.
#[test]
fn two_who_both_play_are_not_one() {
    let mut event = Builder::with_players(RegulationId::Tesuji, 4);
    let by = event.register(profile(99), Part::Substitute(None));
    let round = event.seated_as(RoundKind::Game, vec![[1, 2, 3, 4].map(|n| Some(EntryId(n)))]);
    let (moment, until, entry) = (Instead::InBreak, Until::EventEnd, EntryId(2));
    let put =
        substitute::Command::Put { round, entry, by: Some(by), from_deal: 1, moment, until, over: None };
    event.give(Role::Judge, Command::Substitute(put));
    event.confirmed(round);
    let keep = event.register(profile(98), Part::Player);
    assert_eq!(event.people.person(keep).and_then(|p| p.entry), Some(EntryId(5)));
    let merge = Command::People(people::Command::Merge { keep, other: by });
    assert_eq!(event.refused(Role::Organiser, merge), people::Reason::Together(RoundNo(2)).into());
}

/// A call and an absence are about who plays at the table.
#[test]
fn a_call_and_an_absence_stand_on_who_plays() {
    let mut event = Builder::with_players(RegulationId::Gambler, 8);
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    let left = leave(&mut event, 2);
    event.begun(round);
    let absent = round::Command::Absent { round, entry: EntryId(2), told: Told::Judge };
    let at = TableId { round, table: TableNo(1) };
    event.give(Role::Judge, Command::Round(absent));
    let absent = event.last_id();
    event.give(Role::Scribe, Command::Round(round::Command::Call { at, about: "a chow?".into() }));
    let called = event.last_id();
    stands_on(&mut event, left, &[absent, called]);
}
