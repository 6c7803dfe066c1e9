//! How many get in, who waits and why, who moves up.
use reglament_tournament::PersonId;
use reglament_tournament::people::{self, Full};
use rules::regulation::RegulationId;
use testkit::event::Builder;

#[test]
fn gambler_2_6__eighteen_sign_up_sixteen_play_and_two_wait() {
    let mut event = Builder::of(RegulationId::Gambler);
    event.players(18);
    let places = people::places(&event);
    assert_eq!((places.players, places.tables), (16, 4));
    assert_eq!(places.waiting, [PersonId(17), PersonId(18)]);
    let Some(full @ Full::Table(1, _)) = places.full else { panic!("{:?}", places.full) };
    assert_eq!(full.basis().map(|b| b.to_string()).as_deref(), Some("gambler 2.6"));
}
