//! Undoing and replaying: the same log gives the same results and counters.
use crate::support::*;
use reglament_tournament::penalty::Offence;
use reglament_tournament::protocol::Which;
use reglament_tournament::{Role, Tournament, protocol};
use rules::regulation::RegulationId;
use rules::sichuan::Slip;

#[test]
fn a_log_read_again_has_the_same_results() {
    let mut event = event(RegulationId::Sichuan);
    entered(&mut event, sichuan([20, 18, -18, -20]));
    for deal in 1..=3 {
        event.give(Role::Judge, give_in(ROUND, 1, Some(deal), Offence::Sichuan(Slip::DividedLine), None));
    }
    event.give(Role::Judge, cancel(2));
    event.give(Role::Judge, confirm(1, None));
    let again = Tournament::replay(event.entries().to_vec()).unwrap();
    let of = |t: &Tournament| protocol::lines(t, ROUND, Which::Confirmed);
    assert_eq!(of(&again), of(&event));
    assert_eq!(again.penalty, event.penalty);
}
