//! What both copies did, what contradicts, and what the judge does with it.
use super::support::*;
use reglament_tournament as tournament;
use rules::regulation::RegulationId;
use testkit::event::Builder;
use tournament::merge::{self, join};
use tournament::people;
use tournament::protocol::{self, Progress, Sheet};
use tournament::{
    Actor, Command, CommandId, EntryId, Moment, Order, PersonId, Reason, Refused, Role, RoundNo, Span,
    TableId, TableNo, Tournament, Version, penalty, round, seats, setup, undo,
};

#[test]
fn two_scribes_at_different_tables_are_both_right() {
    let event = begun();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Scribe, entering(AT, FIRST));
    let second = TableId { table: TableNo(2), ..AT };
    other.give(Role::Scribe, entering(second, SECOND));
    let both = joined(&one, &other);
    assert!(both.merge.left_out.is_empty());
    assert_eq!(both.protocol.get(AT).and_then(|p| p.entered()).map(|e| &e.sheet), Some(&totals(FIRST)));
    assert_eq!(both.protocol.get(second).and_then(|p| p.entered()).map(|e| &e.sheet), Some(&totals(SECOND)));
}

#[test]
fn two_results_of_a_table_wait_for_the_judge() {
    let event = begun();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Scribe, entering(AT, FIRST));
    other.give(Role::Scribe, entering(AT, SECOND));
    let mut both = joined(&one, &other);
    let protocol = both.protocol.get(AT).expect("a protocol");
    assert_eq!(protocol.progress, Progress::Conflict);
    let sheets: Vec<&Sheet> = protocol.versions.iter().map(|v| &v.sheet).collect();
    assert_eq!(sheets, [&totals(FIRST), &totals(SECOND)]);
    let settle =
        protocol::Command::Settle { at: AT, version: Version(2), reason: "counted again".to_owned() };
    let order = Order {
        id: CommandId(9 << 64),
        by: Actor::of(Role::Judge),
        at: Moment(event.now().0 + 60_000),
        command: Command::Protocol(settle),
    };
    both.handle(&order).expect("lawful");
    assert_eq!(both.protocol.get(AT).map(|p| p.current), Some(Version(2)));
}

#[test]
fn what_a_seating_did_not_know_waits_for_the_judge() {
    let event = Builder::with_players(RegulationId::Sichuan, 12);
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(
        Role::Judge,
        Command::Seats(seats::Command::Demand(seats::Demands {
            forbidden: vec![(EntryId(1), EntryId(2))],
            ..seats::Demands::default()
        })),
    );
    let profile = people::Profile { clan: "East".into(), ..testkit::event::profile(3) };
    one.give(
        Role::Organiser,
        Command::People(people::Command::Edit { person: PersonId(3), profile: Box::new(profile) }),
    );
    let profile = people::Profile { city: "Kazan".into(), ..testkit::event::profile(4) };
    one.give(
        Role::Organiser,
        Command::People(people::Command::Edit { person: PersonId(4), profile: Box::new(profile) }),
    );
    // The lots are drawn after what was asked on the other laptop.
    other.now += 60_000;
    other.give(Role::Judge, Command::Seats(seats::Command::Draw { seed: 1 }));
    let both = joined(&one, &other);
    assert_eq!(both.merge.left_out.len(), 2, "a pair and a clan; a town is nothing to a seating");
    assert!(both.seats.demands.forbidden.is_empty());
    assert_eq!(both.people.person(PersonId(4)).map(|p| p.profile.city.as_str()), Some("Kazan"));
}

#[test]
fn a_new_clan_is_nothing_where_nobody_is_kept_apart() {
    let event = Builder::with_players(RegulationId::Samara, 8);
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    let profile = people::Profile { clan: "East".into(), ..testkit::event::profile(3) };
    let edit = people::Command::Edit { person: PersonId(3), profile: Box::new(profile) };
    one.give(Role::Organiser, Command::People(edit));
    other.now += 60_000;
    other.give(Role::Judge, Command::Seats(seats::Command::Draw { seed: 1 }));
    assert!(joined(&one, &other).merge.left_out.is_empty());
}

#[test]
fn who_fills_no_table_any_more_waits() {
    let event = Builder::with_players(RegulationId::Gambler, 8);
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    let leave = people::Command::Leave { person: PersonId(8), told: people::Told::Judge };
    other.give(Role::Judge, Command::People(leave));
    one.now += 60_000;
    for number in 50..54 {
        one.give(Role::Organiser, registering(number));
    }
    assert_eq!(seats::present(&one.tournament, RoundNo(1)).len(), 8);
    assert_eq!(one.tournament.people.slots.len(), 12, "the fourth of them opens a table");
    let both = joined(&one, &other);
    assert_eq!(both.merge.left_out.len(), 1, "seven and four are no whole tables");
    assert_eq!(both.people.slots.len(), 8);
}

#[test]
fn two_who_sit_in_one_round_of_the_other_copy_are_two() {
    let event = Builder::with_players(RegulationId::Samara, 8);
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    other.give(Role::Judge, Command::Seats(seats::Command::Draw { seed: 1 }));
    other.give(Role::Judge, Command::Seats(seats::Command::Plan { system: None, seed: 1 }));
    one.now += 60_000;
    let merge = people::Command::Merge { keep: PersonId(1), other: PersonId(2) };
    one.give(Role::Organiser, Command::People(merge));
    let both = joined(&one, &other);
    assert_eq!(both.merge.left_out.len(), 1);
    assert!(!both.seats.rounds.is_empty());
}

#[test]
fn an_announcement_that_both_took_back_is_taken_back_once() {
    let mut event = begun();
    let announce = setup::Command::Announce { tables: Vec::new(), text: "tea".into() };
    event.give(Role::Judge, Command::Setup(announce));
    let command = event.entries().last().expect("a line").command;
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    for copy in [&mut one, &mut other] {
        copy.give(Role::Judge, Command::Undo(undo::Command { command, reason: "too early".into() }));
    }
    let both = joined(&one, &other);
    assert!(both.merge.left_out.is_empty());
    assert_eq!(both.log().len(), event.entries().len() + 1);
}

#[test]
fn the_same_result_twice_is_there_once() {
    let event = begun();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Scribe, entering(AT, FIRST));
    other.give(Role::Scribe, entering(AT, FIRST));
    let both = joined(&one, &other);
    assert_eq!(both.protocol.get(AT).map(|p| p.versions.len()), Some(1));
    assert!(both.merge.left_out.is_empty());
}

#[test]
fn people_registered_on_both_sides_get_numbers_one_after_another() {
    let event = Builder::with_players(RegulationId::Aleague, 4);
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Organiser, registering(50));
    other.give(Role::Organiser, registering(60));
    other.give(Role::Scribe, Command::People(people::Command::CheckIn { person: PersonId(5) }));
    let both = joined(&one, &other);
    assert_eq!(both.people.persons.len(), 6);
    assert_eq!(both.people.person(PersonId(5)).map(|p| p.entry), Some(Some(EntryId(5))));
    let sixth = both.people.person(PersonId(6)).expect("a person");
    assert_eq!(sixth.entry, Some(EntryId(6)));
    assert!(matches!(sixth.standing, people::Standing::Here(_)), "checked in under the new number");
}

#[test]
fn what_cannot_be_taken_over_is_kept_for_the_judge() {
    let event = begun();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(
        Role::Judge,
        Command::Round(round::Command::Void { at: AT, reason: "a wrong tile set".to_owned() }),
    );
    other.give(Role::Judge, entering(AT, FIRST));
    other.give(
        Role::Judge,
        Command::Protocol(protocol::Command::Confirm { at: AT, version: Version(1), seat: None }),
    );
    let both = joined(&one, &other);
    let waits = both.merge.left_out.iter().map(|line| &line.entry);
    assert!(waits.eq(&other.log()[other.log().len() - 2..]), "the result and its confirmation");
}

#[test]
fn a_signal_and_a_late_player_of_one_desk_do_not_contradict_a_result_of_the_other() {
    let event = begun();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Scribe, entering(AT, FIRST));
    let (round, tables) = (RoundNo(1), round::Tables::All);
    other.give(
        Role::Judge,
        Command::Round(round::Command::Signal { round, tables, signal: round::Signal::End }),
    );
    let late = round::Command::Late { round, entry: EntryId(7), by: Span::minutes(3) };
    other.give(Role::Judge, Command::Round(late));
    let both = joined(&one, &other);
    assert!(both.merge.left_out.is_empty());
    assert_eq!(both.round.course(round).map(|c| c.lateness(EntryId(7))), Some(Span::minutes(3)));
}

#[test]
fn logs_of_two_events_are_not_joined() {
    let (one, other) = (Builder::of(RegulationId::Samara), Builder::of(RegulationId::Gambler));
    assert_eq!(join(one.entries(), other.entries()), Err(tournament::merge::Apart));
}

#[test]
fn a_result_is_never_given_to_others_than_those_who_played() {
    let event = between();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Judge, swapping(1, 3));
    announced_and_started(&mut other);
    other.give(Role::Scribe, entering(SECOND_ROUND, FIRST));
    let both = joined(&one, &other);
    assert_eq!(both.seats.seats(SECOND_ROUND).map(|s| s[0]), Some(Some(EntryId(3))));
    assert!(both.protocol.get(SECOND_ROUND).is_none(), "player 1 has these points, not player 3");
    let waits = both.merge.left_out.iter().map(|line| &line.entry);
    assert!(waits.eq(&other.log()[other.log().len() - 3..]), "the announcement, the start and the result");
}

#[test]
fn a_second_result_of_other_players_is_no_version_of_the_first() {
    let event = between();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Judge, swapping(1, 3));
    announced_and_started(&mut one);
    one.give(Role::Scribe, entering(SECOND_ROUND, SECOND));
    for _ in 0..4 {
        other.now += 1000;
    }
    announced_and_started(&mut other);
    other.give(Role::Scribe, entering(SECOND_ROUND, FIRST));
    let both = joined(&one, &other);
    assert_eq!(both.protocol.get(SECOND_ROUND).map(|p| p.versions.len()), Some(1));
    assert_eq!(both.merge.left_out.last().map(|line| &line.entry), other.log().last());
}

#[test]
fn two_desks_may_announce_the_same_seating() {
    let event = between();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    announced_and_started(&mut one);
    announced_and_started(&mut other);
    other.give(Role::Scribe, entering(SECOND_ROUND, FIRST));
    let both = joined(&one, &other);
    let sheet = both.protocol.get(SECOND_ROUND).and_then(|p| p.entered()).map(|e| &e.sheet);
    assert_eq!(sheet, Some(&totals(FIRST)));
    assert_eq!(both.merge.left_out.len(), 1, "only the second start");
}

#[test]
fn what_a_copy_says_of_its_new_player_stays_with_him() {
    let event = Builder::with_players(RegulationId::Aleague, 4);
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Organiser, registering(50));
    other.give(Role::Organiser, registering(60));
    other.give(Role::Judge, ruling(5, "a word with him"));
    let both = joined(&one, &other);
    assert!(both.merge.left_out.is_empty());
    assert_eq!(both.penalty.all.iter().map(|p| p.entry).collect::<Vec<_>>(), [EntryId(6)]);
}

fn ruling(entry: u32, reason: &str) -> Command {
    let (entry, sanction, reason) = (EntryId(entry), penalty::Sanction::Warning, reason.to_owned());
    Command::Penalty(penalty::Command::Rule { entry, round: RoundNo(1), sanction, reason })
}

#[test]
fn the_same_slip_on_both_copies_may_be_one_and_waits_for_the_judge() {
    let event = begun();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Judge, ruling(3, "rude"));
    other.give(Role::Judge, ruling(3, "rude to the judge"));
    other.give(Role::Judge, ruling(4, "late from the break"));
    let cancel = |number| {
        let (penalty, reason) = (tournament::PenaltyNo(number), "said sorry".to_owned());
        Command::Penalty(penalty::Command::Cancel { penalty, reason })
    };
    other.give(Role::Judge, cancel(1));
    other.give(Role::Judge, cancel(2));
    let both = joined(&one, &other);
    let given: Vec<_> = both.penalty.all.iter().map(|p| (p.entry.0, p.force.clone())).collect();
    assert_eq!(
        given,
        [(3, penalty::Force::InForce), (4, penalty::Force::Cancelled("said sorry".to_owned()))]
    );
    // The second ruling waits, and its cancelling with it: it is not that of the first.
    let waits: Vec<CommandId> = both.merge.left_out.iter().map(|line| line.entry.command).collect();
    let log = other.log();
    assert_eq!(waits, [log[log.len() - 4].command, log[log.len() - 2].command]);
}

#[test]
fn what_a_copy_took_back_itself_does_not_wait() {
    let event = between();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Judge, swapping(1, 3));
    other.give(Role::Judge, swapping(1, 4));
    let command = other.log().last().expect("a line").command;
    other.give(Role::Judge, Command::Undo(undo::Command { command, reason: "the other way".to_owned() }));
    let both = joined(&one, &other);
    assert!(both.merge.left_out.is_empty());
    assert_eq!(both.seats.seats(SECOND_ROUND).map(|s| s[0]), Some(Some(EntryId(3))));
}

fn ruled(event: &mut Tournament, command: merge::Command) -> Result<(), Refused> {
    let at = event.log().last().map_or(Moment(0), |line| line.at) + Span::seconds(1);
    let id = CommandId((99 << 64) + at.0 as u128);
    let command = Command::Merge(command);
    event.handle(&Order { id, by: Actor::of(Role::ChiefJudge), at, command }).map(|_| ())
}

#[test]
fn the_judge_takes_a_line_over_or_drops_it() {
    let event = between();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Judge, swapping(1, 3));
    let swap = one.log().last().expect("a line").command;
    announced_and_started(&mut other);
    other.give(Role::Scribe, entering(SECOND_ROUND, FIRST));
    let mut both = joined(&one, &other);
    let over = |line, reason: &str| merge::Command::TakeOver { line, reason: reason.to_owned() };
    let waits = |event: &Tournament| event.merge.waiting().map(|(line, _)| line).collect::<Vec<_>>();
    let now = both.log().last().expect("a line").at;
    let next = round::next::next_step(&both, now);
    assert!(next.waits.contains(&round::next::Wait::LeftOut(vec![1, 2, 3])));
    assert!(next.steps.contains(&round::next::Step::SettleLines));
    assert_eq!(ruled(&mut both, over(0, " ")), Err(Refused::of(Reason::NoReason)));
    assert_eq!(ruled(&mut both, over(0, "it was announced so")), Ok(()));
    assert_eq!(waits(&both), [1, 2]);
    assert_eq!(ruled(&mut both, over(0, "again")), Err(merge::Reason::Unknown.into()));
    assert_eq!(ruled(&mut both, over(1, "they play")), Ok(()));
    // The points are those of player 1, and player 3 sits here.
    let refused = ruled(&mut both, over(2, "their points"));
    assert_eq!(refused, Err(merge::Reason::OtherPlayers(SECOND_ROUND).into()));
    assert_eq!(both.merge.left_out[2].players.map(|s| s[0]), Some(Some(EntryId(1))));
    let settle = merge::Command::Settle { line: 2, ruling: "played again".to_owned() };
    assert_eq!(ruled(&mut both.clone(), settle), Ok(()));
    // Without the swap they are those who sit here.
    let mut log = both.log().to_vec();
    log.retain(|line| line.command != swap);
    let mut both = Tournament::replay(log).expect("a log");
    assert_eq!(ruled(&mut both, over(2, "their points")), Ok(()));
    let sheet = both.protocol.get(SECOND_ROUND).and_then(|p| p.entered()).map(|e| &e.sheet);
    assert_eq!(sheet, Some(&totals(FIRST)));
    assert_eq!(waits(&both), [0; 0]);
}

/// Two desks settle one line, each in its own way: that is for the judge, too.
#[test]
fn two_rulings_on_one_line_contradict_each_other() {
    let event = begun();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Judge, ruling(3, "rude"));
    other.give(Role::Judge, ruling(3, "rude again"));
    let both = joined(&one, &other);
    let rule = |command| {
        let mut copy = both.clone();
        assert_eq!(ruled(&mut copy, command), Ok(()));
        copy
    };
    let over = rule(merge::Command::TakeOver { line: 0, reason: "these were two".to_owned() });
    let mut dropped = both.clone();
    let at = both.log().last().map_or(Moment(0), |line| line.at) + Span::seconds(2);
    let settle = Command::Merge(merge::Command::Settle { line: 0, ruling: "one".to_owned() });
    let order = Order { id: CommandId(98 << 64), by: Actor::of(Role::ChiefJudge), at, command: settle };
    assert!(dropped.handle(&order).is_ok());
    for (a, b) in [(&over, &dropped), (&dropped, &over)] {
        let one = join(a.log(), b.log()).expect("one event");
        let event = Tournament::replay(one.entries).expect("a log");
        assert_eq!(event.merge.waiting().count(), 1);
    }
}

#[test]
fn a_second_slip_is_taken_over_with_its_note() {
    let event = begun();
    let (mut one, mut other) = (Copy::of(&event, 1), Copy::of(&event, 2));
    one.give(Role::Judge, ruling(3, "rude"));
    other.give(Role::Judge, ruling(3, "rude again"));
    let mut both = joined(&one, &other);
    assert_eq!(both.penalty.all.len(), 1);
    let over = merge::Command::TakeOver { line: 0, reason: "these were two".to_owned() };
    assert_eq!(ruled(&mut both, over), Ok(()));
    let notes: Vec<&str> = both.penalty.all.iter().map(|p| p.note.as_str()).collect();
    assert_eq!(notes, ["rude", "rude again"]);
}
