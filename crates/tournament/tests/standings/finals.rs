//! Who plays the final, and when there is none.
use super::event::{disqualified, gambler_final};
use super::support::clause;
use reglament_tournament::check::{Fault, check};
use reglament_tournament::people::{self, Told};
use reglament_tournament::setup;
use reglament_tournament::standings::{Settled, current, settled};
use reglament_tournament::{Command, EntryId, Event, PenaltyNo, PersonId, Role, RoundNo, penalty, seats};
use rules::clause::Register;
use testkit::event::Builder;

fn leave(event: &mut Builder, person: u32) {
    let leave = people::Command::Leave { person: PersonId(person), told: Told::Judge };
    event.give(Role::Judge, Command::People(leave));
}

fn unfinished(event: &Builder) -> usize {
    check(event.entries()).iter().filter(|finding| finding.fault == Fault::Unfinished).count()
}

/// H42: only who has a place plays the final, and with fewer than four there is none.
#[test]
fn a_final_needs_four_who_have_a_place() {
    let mut event = gambler_final();
    let last = RoundNo(4);
    for person in [5, 6, 7] {
        leave(&mut event, person);
    }
    assert_eq!(seats::candidates(&event, last), [1, 2, 3, 4, 8].map(EntryId));
    assert_eq!(setup::waiting(&event).len(), 1);
    let penalty = Box::new(disqualified(EntryId(2), last, clause(Register::Gambler, "5.8")));
    event.happen(vec![Event::Penalty(penalty::Event::Given { number: PenaltyNo(1), penalty })]);
    assert_eq!(seats::candidates(&event, last), [1, 3, 4, 8].map(EntryId));
    assert_eq!(settled(&event, &current(&event)), Settled::Final);
    leave(&mut event, 8);
    let refused = event.refused(Role::Judge, Command::Seats(seats::Command::SeatFinal));
    assert_eq!(refused.reasons, [seats::Reason::TooFew(3).into()]);
    assert_eq!(settled(&event, &current(&event)), Settled::Closing);
    assert_eq!(setup::waiting(&event), []);
    event.give(Role::Organiser, Command::Setup(setup::Command::Close));
    assert_eq!(unfinished(&event), 0);
}
