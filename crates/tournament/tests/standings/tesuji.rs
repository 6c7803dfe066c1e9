//! The state of a ladder: games that are begun are told, whether or not later ones are confirmed.
use reglament_tournament::seats::RoundKind;
use reglament_tournament::standings::{Settled, current, settled};
use reglament_tournament::{EntryId, Event, round};
use rules::regulation::RegulationId::Tesuji;
use testkit::event::Builder;

fn state(event: &Builder) -> Settled {
    settled(event, &current(event))
}

#[test]
fn games_that_are_not_confirmed_are_told() {
    let mut event = Builder::with_players(Tesuji, 4);
    assert_eq!(state(&event), Settled::Games);
    let seats = [1, 2, 3, 4].map(|n| Some(EntryId(n)));
    let game = event.seated_as(RoundKind::Game, vec![seats]);
    assert_eq!(state(&event), Settled::OpenGames(1));
    let later = event.seated_as(RoundKind::Game, vec![seats]);
    event.confirmed(later);
    assert_eq!(state(&event), Settled::OpenGames(1));
    event.confirmed(game);
    assert_eq!(state(&event), Settled::Games);
    // What is opened again waits to be confirmed again.
    let reopened = round::Event::Reopened { round: game, reason: "a slip".into() };
    event.happen(vec![Event::Round(reopened)]);
    assert_eq!(state(&event), Settled::OpenGames(1));
}
