//! Who may come in at all: not whoever plays already, not for a seat that is not there, not beyond the sessions.
use crate::common::{playing, put, seat, usual};
use reglament_tournament::people::{Command as PeopleCommand, Override, Part, Profile, Told};
use reglament_tournament::substitute::{Command, Instead, Reason, Until};
use reglament_tournament::{Command as Any, Date, EntryId, PersonId, Reason as Why, Refused, Role, RoundNo};
use rules::regulation::RegulationId;
use testkit::event::{Builder, HALLS, cited, profile};

fn one(reason: Reason) -> Refused {
    Refused::of(Why::Substitute(reason))
}

#[test]
fn nobody_plays_at_two_tables() {
    for id in HALLS {
        let mut event = playing(id);
        let until = usual(id);
        assert_eq!(event.refused(Role::Judge, put(1, 1, 5, until)), one(Reason::PlaysAlready(RoundNo(1))));
        event.give(Role::Judge, put(1, 1, 9, until));
        assert_eq!(event.refused(Role::Judge, put(1, 5, 9, until)), one(Reason::PlaysAlready(RoundNo(1))));
        // An override does not make two of one.
        let over = Some(Override { reason: "please".into() });
        let (round, entry, by) = (RoundNo(1), EntryId(5), Some(PersonId(9)));
        let moment = Instead::InBreak;
        let twice = Command::Put { round, entry, by, from_deal: 1, moment, until, over };
        assert_eq!(event.refused(Role::Judge, Any::Substitute(twice)), one(Reason::PlaysAlready(round)));
    }
}

#[test]
fn what_is_named_must_be_there() {
    let mut event = playing(RegulationId::Samara);
    let mut refused = |command| event.refused(Role::Judge, command);
    assert_eq!(refused(put(1, 99, 9, Until::RoundEnd)), one(Reason::Unknown));
    assert_eq!(refused(put(1, 1, 99, Until::RoundEnd)), one(Reason::Unknown));
    assert_eq!(refused(put(2, 1, 9, Until::RoundEnd)), one(Reason::NotSeated));
    event.confirmed(RoundNo(1));
    assert_eq!(event.refused(Role::Judge, put(1, 1, 9, Until::RoundEnd)), one(Reason::RoundOver(RoundNo(1))));
    // For good somebody comes in before the next round is seated.
    event.give(Role::Judge, put(2, 1, 9, Until::EventEnd));
    assert_eq!(event.people.slot(EntryId(1)).unwrap().holder(RoundNo(1)), Some(PersonId(1)));
    assert_eq!(event.people.slot(EntryId(1)).unwrap().holder(RoundNo(2)), Some(PersonId(9)));
}

#[test]
fn a_child_plays_two_sessions() {
    let mut event = Builder::of(RegulationId::Sichuan);
    event.players(8);
    let child = Profile { birth: Date::new(2016, 1, 1), ..profile(9) };
    let child = event.register(child, Part::Substitute(Some(2)));
    let plain = event.register(profile(10), Part::Substitute(Some(1)));
    event.check_in_all();
    seat(&mut event);
    event.give(Role::Judge, put(1, 1, child.0, Until::RoundEnd));
    event.give(Role::Judge, put(1, 2, plain.0, Until::RoundEnd));
    seat(&mut event);
    event.give(Role::Judge, put(2, 8, child.0, Until::RoundEnd));
    // An organiser's own limit cites nothing.
    assert_eq!(
        event.refused(Role::Judge, put(2, 1, plain.0, Until::RoundEnd)),
        one(Reason::Sessions(1, None))
    );
    seat(&mut event);
    let refused = event.refused(Role::Judge, put(3, 3, child.0, Until::RoundEnd));
    assert_eq!(cited(&refused), ["sichuan registration.5"]);
}

#[test]
fn who_has_left_or_plays_for_himself_is_no_replacement() {
    let mut event = playing(RegulationId::Gambler);
    let leave = PeopleCommand::Leave { person: PersonId(9), told: Told::Judge };
    event.give(Role::Judge, Any::People(leave));
    assert_eq!(event.refused(Role::Judge, put(1, 1, 9, Until::EventEnd)), one(Reason::Gone));
    // A player who sits out this round may help in it, where it is not for good.
    let mut event = Builder::with_players(RegulationId::Aleague, 5);
    event.seated(vec![[1, 2, 3, 4]]);
    assert_eq!(event.refused(Role::Judge, put(1, 1, 5, Until::EventEnd)), one(Reason::HasSlot));
    event.give(Role::Judge, put(1, 1, 5, Until::RoundEnd));
}

#[test]
fn a_substitution_is_taken_back_with_a_reason() {
    let mut event = playing(RegulationId::Gambler);
    let take_back = |reason: &str| {
        let (round, entry, reason) = (RoundNo(1), EntryId(1), reason.into());
        Any::Substitute(Command::TakeBack { round, entry, reason })
    };
    assert_eq!(event.refused(Role::Judge, take_back("came after all")), one(Reason::Unknown));
    event.give(Role::Judge, put(1, 1, 9, Until::EventEnd));
    assert_eq!(event.refused(Role::Judge, take_back("")), Refused::of(Why::NoReason));
    event.give(Role::Judge, take_back("came after all"));
    assert_eq!(event.people.slot(EntryId(1)).unwrap().now(), Some(PersonId(1)));
    assert!(event.substitute.all.is_empty());
}
