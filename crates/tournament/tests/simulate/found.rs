//! What whole events have found in the engine, each held by a small event of its own.
use reglament_tournament::people::{Command, Reason, Told};
use reglament_tournament::protocol::{Score, Which, lines};
use reglament_tournament::round::Command as Round;
use reglament_tournament::seats::Command as Seats;
use reglament_tournament::standings::after;
use reglament_tournament::substitute::{Command as Substitute, Instead, Until};
use reglament_tournament::{Command as Any, EntryId, Role, RoundNo, people::Part};
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

/// Who is at a table that is too small to play is named among those who sit out, too; the award comes once.
#[test]
fn sichuan_short_3__comes_once_a_session() {
    let mut event = Builder::with_players(RegulationId::Sichuan, 6);
    event.give(Role::Judge, Any::Seats(Seats::Draw { seed: 1 }));
    event.give(Role::Judge, Any::Seats(Seats::Seat { system: None, seed: 1 }));
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
    event.give(Role::Judge, Any::Round(Round::Absent { round, entry, told: Told::Nobody }));
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
