//! What simulated events have found in the engine, each held by a small event of its own.
use reglament_tournament::check::{check, summary};
use reglament_tournament::people::{Command, Override, Part, Reason, Standing, Told};
use reglament_tournament::protocol::{self, Score, Sheet, Totals, Which, lines};
use reglament_tournament::seats::{self, RoundKind, present};
use reglament_tournament::standings::after;
use reglament_tournament::substitute::{Command as Substitute, Instead, Until};
use reglament_tournament::{
    Actor, Command as Any, EntryId, PersonId, Role, RoundNo, Span, TableId, TableNo, Version, club, penalty,
    round,
};
use rules::hall::SeatingSystem;
use rules::regulation::RegulationId;
use testkit::event::{Builder, cited, profile};

/// Somebody who has taken the place of another for good leaves like anybody: not within a begun game, and the slot
/// takes no part from the next round on.
#[test]
fn tesuji_start_3__holds_for_whoever_came_in() {
    let mut event = Builder::with_players(RegulationId::Tesuji, 8);
    let by = event.register(profile(99), Part::Substitute(None));
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(round);
    let put = Substitute::Put {
        round,
        entry: EntryId(2),
        by: Some(by),
        from_deal: 2,
        moment: Instead::InDeal,
        until: Until::EventEnd,
        over: None,
    };
    event.give(Role::Judge, Any::Substitute(put));
    let leave = |person| Any::People(Command::Leave { person, told: Told::Judge });
    let refused = event.refused(Role::Judge, leave(by));
    assert_eq!(cited(&refused), ["tesuji start.3"]);
    assert!(matches!(
        refused.reasons[..],
        [reglament_tournament::Reason::People(Reason::GameBegun(RoundNo(1), _))]
    ));
    event.confirmed(round);
    event.give(Role::Judge, leave(by));
    assert!(event.people.active(RoundNo(2)).all(|entry| entry != EntryId(2)));
}

/// Gambler with eight players and somebody who waits for a ninth place.
fn somebody_waits() -> (Builder, PersonId) {
    let mut event = Builder::with_players(RegulationId::Gambler, 8);
    let waits = event.register(profile(99), Part::Player);
    assert_eq!(event.people.person(waits).unwrap().standing, Standing::Waiting);
    (event, waits)
}

fn for_good(round: RoundNo, entry: EntryId, by: PersonId) -> Any {
    let (by, until, moment) = (Some(by), Until::EventEnd, Instead::InBreak);
    Any::Substitute(Substitute::Put { round, entry, by, from_deal: 1, moment, until, over: None })
}

fn leave(event: &mut Builder, person: PersonId) {
    event.give(Role::Judge, Any::People(Command::Leave { person, told: Told::Judge }));
}

#[test]
fn who_comes_in_for_good_waits_for_no_place_of_his_own() {
    let (mut event, waits) = somebody_waits();
    leave(&mut event, PersonId(2));
    event.give(Role::Judge, for_good(RoundNo(1), EntryId(2), waits));
    assert!(event.people.waiting.is_empty() && event.people.offered.is_empty());
    let admit = Any::People(Command::Admit { person: waits, over: None });
    assert_eq!(event.refused(Role::Organiser, admit), Reason::Already.into());
    // He sits at the table, ticked off or not: the next seating has him.
    assert!(present(&event, RoundNo(1)).contains(&EntryId(2)));
}

#[test]
fn taking_a_substitute_back_does_not_bring_back_who_has_left() {
    let (mut event, waits) = somebody_waits();
    leave(&mut event, PersonId(2));
    event.give(Role::Judge, for_good(RoundNo(1), EntryId(2), waits));
    assert!(event.people.active(RoundNo(1)).any(|entry| entry == EntryId(2)));
    let reason = "he went home, too".into();
    let back = Substitute::TakeBack { round: RoundNo(1), entry: EntryId(2), reason };
    event.give(Role::Judge, Any::Substitute(back));
    assert!(event.people.active(RoundNo(1)).all(|entry| entry != EntryId(2)));
}

#[test]
fn gambler_5_8__holds_for_whom_the_tables_were_closed_up_around() {
    let mut event = Builder::with_players(RegulationId::Gambler, 12);
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]);
    event.begun(round);
    event.wait(Span::minutes(6));
    let missing = vec![EntryId(2)];
    event.give(Role::Judge, Any::Seats(seats::Command::CloseUp { round, missing }));
    // Ten minutes later it is clear that he does not come: the ban needs no seat.
    let absent = round::Command::Absent { round, entry: EntryId(2), told: Told::Nobody };
    event.give(Role::Judge, Any::Round(absent));
    let (_, penalty) = event.penalty.in_force().next().unwrap();
    assert_eq!((penalty.entry, penalty.basis.unwrap().to_string().as_str()), (EntryId(2), "gambler 5.8"));
}

#[test]
fn gambler_5_9_3__closing_up_puts_nobody_back() {
    let mut event = Builder::with_players(RegulationId::Gambler, 12);
    let [one, two] = [70, 71].map(|n| event.register(profile(n), Part::Substitute(None)));
    event.check_in_all();
    let first = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]);
    event.give(Role::Judge, for_good(first, EntryId(2), one));
    event.confirmed(first);
    let second = event.seated(vec![[1, 5, 9, 12], [2, 6, 10, 3], [4, 7, 8, 11]]);
    event.give(Role::Judge, for_good(second, EntryId(2), two));
    // Who came in and was replaced is here and free, and stays out.
    let absent = round::Command::Absent { round: second, entry: EntryId(7), told: Told::Judge };
    event.give(Role::Judge, Any::Round(absent));
    let closed = seats::close_up(&event, second, &[EntryId(7)]).unwrap().value;
    assert_eq!(closed.put, []);
}

/// Who is at a table that is too small to play is named among those who sit out, too; the award comes once.
#[test]
fn sichuan_short_3__comes_once_a_session() {
    let mut event = Builder::with_players(RegulationId::Sichuan, 6);
    event.give(Role::Judge, Any::Seats(seats::Command::Draw { seed: 1 }));
    event.give(Role::Judge, Any::Seats(seats::Command::Seat { system: None, seed: 1 }));
    event.begun(RoundNo(1));
    let rest = event.seats.round(RoundNo(1)).unwrap().out.clone();
    assert_eq!(rest.len(), 2);
    let lines = lines(&event, RoundNo(1), Which::Confirmed);
    for entry in rest {
        let own: Vec<_> = lines.iter().filter(|(_, line)| line.entry == entry).collect();
        let [(None, line)] = own[..] else { panic!("{own:?}") };
        assert!(matches!(line.score, Score::Sichuan { points: 30, .. }));
        assert!(line.parts.iter().any(|part| part.basis.to_string() == "sichuan short.3"));
    }
}

/// Who comes in for good for somebody who has not come goes on with his slot: the fine stays with the other.
#[test]
fn gambler_5_9__goes_on_where_the_other_has_not_come() {
    let mut event = Builder::with_players(RegulationId::Gambler, 8);
    let by = event.register(profile(99), Part::Substitute(None));
    event.check_in_all();
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(round);
    let entry = EntryId(2);
    event.give(Role::Judge, Any::Round(round::Command::Absent { round, entry, told: Told::Nobody }));
    let out = |event: &Builder| after(event, round).rows.iter().find(|row| row.entry == entry).unwrap().out;
    assert!(out(&event).is_some());
    let put = Substitute::Put {
        round,
        entry,
        by: Some(by),
        from_deal: 2,
        moment: Instead::InBreak,
        until: Until::EventEnd,
        over: None,
    };
    event.give(Role::Judge, Any::Substitute(put));
    assert!(out(&event).is_none());
    let law = &event.setup.law.hall.substitute.result;
    assert_eq!(law.basis.to_string(), "gambler 5.9");
}

/// Two games of a club are open; who has come in for good in the later one takes no second slot in the earlier one.
#[test]
fn nobody_comes_in_for_good_twice() {
    let mut event = Builder::with_players(RegulationId::Tesuji, 8);
    let by = event.register(profile(99), Part::Substitute(None));
    let first = event.seated_as(RoundKind::Game, vec![[1, 2, 3, 4].map(|n| Some(EntryId(n)))]);
    let second = event.seated_as(RoundKind::Game, vec![[5, 6, 7, 8].map(|n| Some(EntryId(n)))]);
    event.give(Role::Judge, for_good(second, EntryId(6), by));
    let refused = event.refused(Role::Judge, for_good(first, EntryId(2), by));
    assert_eq!(refused, reglament_tournament::substitute::Reason::HasSlot.into());
}

/// A judge may pass over the rules of coming in, but nobody holds two slots.
#[test]
fn nobody_holds_two_slots_whatever_the_judge_says() {
    let mut event = Builder::with_players(RegulationId::Samara, 8);
    let (round, entry, by) = (RoundNo(1), EntryId(2), Some(PersonId(5)));
    let over = Some(Override { reason: "they agree".into() });
    let (until, moment) = (Until::EventEnd, Instead::InBreak);
    let put = Substitute::Put { round, entry, by, from_deal: 1, moment, until, over };
    let refused = event.refused(Role::Judge, Any::Substitute(put));
    assert!(refused.reasons.contains(&reglament_tournament::substitute::Reason::HasSlot.into()), "{refused}");
}

/// Tables of others are formed by whoever runs the evening; a player starts the game that he plays in.
#[test]
fn a_player_forms_no_tables_of_others() {
    let mut event = Builder::with_players(RegulationId::Tesuji, 8);
    let day = event.setup.settings.first_day;
    let present = (1..=4).map(EntryId).collect();
    let tables = Any::Club(club::Command::AutoTables { day, present, seed: 1 });
    let by = Actor { person: Some(PersonId(6)), ..Actor::of(Role::Player) };
    let refused = event.try_as(by, tables.clone()).unwrap_err();
    assert_eq!(refused.reasons, [reglament_tournament::Reason::Role { needs: Role::Scribe }]);
    event.give(Role::Scribe, tables);
    assert!(check(event.entries()).is_empty());
}

/// Who is banned before the first round takes no part in the later ones, so that no plan of all rounds has him.
#[test]
fn a_plan_has_those_who_stay_to_its_end() {
    let mut event = Builder::with_players(RegulationId::Gambler, 12);
    let banned = [2, 3, 4, 5].map(EntryId);
    for entry in banned {
        let give = penalty::Command::Give {
            entry,
            round: RoundNo(1),
            deal: None,
            offence: penalty::Offence::NoShow,
            choice: None,
            note: String::new(),
        };
        event.give(Role::Judge, Any::Penalty(give));
    }
    event.give(Role::Judge, Any::Seats(seats::Command::Draw { seed: 1 }));
    let rounds = SeatingSystem::Italian;
    event.give(Role::Judge, Any::Seats(seats::Command::Plan { system: Some(rounds), seed: 1 }));
    assert!(!event.seats.rounds.is_empty());
    for round in &event.seats.rounds {
        assert!(banned.iter().all(|entry| round.find(*entry).is_none()));
    }
}

/// Each reason stands in a refusal once.
#[test]
fn a_round_that_is_not_there_is_said_once() {
    let mut event = Builder::with_players(RegulationId::Samara, 8);
    let extra = round::Command::Extra {
        round: RoundNo(1),
        tables: round::Tables::All,
        extra: round::Extra::Deals(1),
        reason: "the light".into(),
    };
    assert_eq!(event.refused(Role::Judge, Any::Round(extra)), round::Reason::Unknown.into());
}

/// Nobody plays at a table of one: whoever is put in for a player who did not come brings him no award. The checker has
/// it so, too.
#[test]
fn sichuan_short_3__is_not_for_who_is_played_for_at_a_table_of_one() {
    let mut event = Builder::with_players(RegulationId::Sichuan, 5);
    let by = event.register(profile(99), Part::Substitute(None));
    event.check_in_all();
    let round = event.seated(vec![[1, 2, 3, 4], [5, 0, 0, 0]]);
    let entry = EntryId(5);
    event.give(Role::Judge, Any::Round(round::Command::Absent { round, entry, told: Told::Nobody }));
    let (by, moment, until) = (Some(by), Instead::InBreak, Until::RoundEnd);
    let put = Substitute::Put { round, entry, by, from_deal: 1, moment, until, over: None };
    event.give(Role::Judge, Any::Substitute(put));
    event.begun(round);
    let at = TableId { round, table: TableNo(1) };
    let totals = Totals::Sichuan { points: [20, -5, -5, -10], own: [None; 4] };
    let (sheet, reason) = (Box::new(Sheet::Totals(totals)), String::new());
    event.give(Role::Judge, Any::Protocol(protocol::Command::Enter { at, sheet, seen: None, reason }));
    let confirm = protocol::Command::Confirm { at, version: Version(1), seat: None };
    event.give(Role::Judge, Any::Protocol(confirm));
    event.confirmed(round);
    // With an award of 30 he would be first.
    let place = |places: Vec<(EntryId, u16)>| places.into_iter().find(|(of, _)| *of == entry).map(|p| p.1);
    let theirs = after(&event, round).placed().map(|(place, row)| (row.entry, place)).collect();
    assert_eq!(place(theirs), Some(2));
    assert_eq!(place(summary(event.entries()).expect("an event").places), Some(2));
}
