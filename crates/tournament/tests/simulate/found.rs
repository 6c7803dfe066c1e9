//! What simulated events have found in the engine, each held by a small event of its own.
use reglament_tournament::people::{Command, Reason, Told};
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
