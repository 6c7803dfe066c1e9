//! Results of the Samara festival: chombos after uma, replaced players, what the judge chooses.
use crate::support::*;
use reglament_tournament::penalty::{self, Offence, Sanction, Unit};
use reglament_tournament::people::Told;
use reglament_tournament::protocol::{PartKind, Score, elsewhere};
use reglament_tournament::seats::RoundKind;
use reglament_tournament::substitute::{self, Substitution, Until};
use reglament_tournament::{EntryId, Event, PersonId, Role, round};
use rules::clause::DecisionList;
use rules::frame::PlaceRange;
use rules::regulation::RegulationId;
use rules::riichi::Offence as RiichiOffence;
use testkit::event::Builder;

fn of(score: Score) -> (i32, PlaceRange, String, u8) {
    let Score::Riichi { points, place, result, chombos } = score else { panic!("riichi") };
    (points, place, result.to_string(), chombos)
}

#[test]
fn a_chombo_costs_twenty_thousand_after_uma_and_no_place() {
    let mut event = event(RegulationId::Samara);
    entered(&mut event, riichi([45000, 30000, 25000, 20000], 0, [1, 0, 0, 0]));
    let first = line(&event, 1);
    let (points, place, result, chombos) = of(first.score);
    assert_eq!((points, place.first, result.as_str(), chombos), (45000, 1, "10.0", 1));
    assert_eq!(first.part(PartKind::Chombo).unwrap().basis, place_of("E 3.4.6"));
    assert!(line(&event, 2).part(PartKind::Chombo).is_none());
}

fn place_of(text: &str) -> rules::clause::Basis {
    place(text)
}

#[test]
fn a_chombo_on_the_sheet_and_in_the_list_is_one_chombo() {
    let mut event = event(RegulationId::Samara);
    let offence = Offence::Riichi(RiichiOffence::FALSE_WIN_SHOWN);
    event.give(Role::Judge, give_in(ROUND, 1, Some(3), offence, None));
    assert_eq!(last(&event).0, Sanction::Chombo);
    entered(&mut event, riichi([45000, 30000, 25000, 20000], 0, [1, 0, 0, 0]));
    assert_eq!(of(line(&event, 1).score).3, 1);
    // The scribe has not written it down: it counts all the same.
    event.give(
        Role::Judge,
        enter_at(TABLE, riichi([45000, 30000, 25000, 20000], 0, [0; 4]), Some(1), "a chombo"),
    );
    assert_eq!(of(line(&event, 1).score).3, 1);
    event.give(Role::Judge, cancel(1));
    assert_eq!(of(line(&event, 1).score).3, 0);
}

#[test]
fn equal_points_share_places_and_uma() {
    let mut event = event(RegulationId::Samara);
    entered(&mut event, riichi([35000, 35000, 25000, 24000], 1, [0; 4]));
    let line = line(&event, 1);
    let (points, place, result, _) = of(line.score);
    assert_eq!((points, place), (35500, PlaceRange { first: 1, last: 2 }));
    assert_eq!(result, "15.5", "half of 15 and 5, and half a stick");
    assert_eq!(line.part(PartKind::PlaceTies).unwrap().basis, decided(DecisionList::Riichi, 3));
    assert!(crate::support::line(&event, 3).part(PartKind::PlaceTies).is_none());
}

fn put(event: &mut Builder, entry: u32, from_deal: u8) {
    event.happen(vec![Event::Substitute(substitute::Event::Put(Substitution {
        round: ROUND,
        entry: EntryId(entry),
        out: PersonId(entry),
        by: Some(PersonId(8)),
        from_deal,
        until: Until::RoundEnd,
    }))]);
}

#[test]
fn a_replaced_player_has_the_last_place_and_fifteen_thousand() {
    let mut event = event(RegulationId::Samara);
    put(&mut event, 1, 5);
    entered(&mut event, riichi([45000, 30000, 25000, 20000], 0, [0; 4]));
    let line = line(&event, 1);
    let last = PlaceRange { first: 4, last: 4 };
    assert_eq!(of(line.score), (15000, last, "-15.0".into(), 0));
    let basis = decided(DecisionList::Riichi, 46);
    assert_eq!(line.bases(), [basis]);
    assert_eq!(of(crate::support::line(&event, 2).score).1.first, 2, "the others as usual");
}

#[test]
fn whoever_misses_a_session_has_what_a_replaced_player_has() {
    let mut event = Builder::with_players(RegulationId::Samara, 8);
    seat_round(&mut event, RoundKind::Round, &[[1, 2, 3, 4]], &[5]);
    let absent = |entry| {
        let told = Told::Judge;
        Event::Round(round::Event::WasAbsent { round: ROUND, entry: EntryId(entry), told })
    };
    event.begun(ROUND);
    event.happen(vec![absent(5), absent(5)]);
    let lines = elsewhere(&event, ROUND);
    assert_eq!(lines.len(), 1);
    assert_eq!(of(lines[0].score).0, 15000);
    assert_eq!(lines[0].part(PartKind::Missed).unwrap().basis, place_of("E 5.8"));
    let mut aleague = Builder::with_players(RegulationId::Aleague, 8);
    seat_round(&mut aleague, RoundKind::Round, &[[1, 2, 3, 4]], &[5]);
    aleague.begun(ROUND);
    aleague.happen(vec![absent(5)]);
    assert!(elsewhere(&aleague, ROUND).is_empty(), "a missed game is nothing");
}

#[test]
fn the_judge_chooses_where_the_catalogue_leaves_it_to_him() {
    let mut event = event(RegulationId::Samara);
    let offence = Offence::Riichi(RiichiOffence::LIVE_WALL_DESTROYED);
    let refused = event.refused(Role::Judge, give(1, offence));
    let offered = vec![Sanction::None, Sanction::Chombo];
    assert_eq!(why(&refused), penalty::Reason::Choice(offered, place_of("E 5.2")));
    event.give(Role::Judge, give_in(ROUND, 1, None, offence, Some(Sanction::Chombo)));
    assert_eq!(last(&event), (Sanction::Chombo, Some(place_of("E 5.2"))));
    let mut aleague = crate::support::event(RegulationId::Aleague);
    let choice = Some(Sanction::Warning);
    let refused = aleague.refused(Role::Judge, give_in(ROUND, 1, None, offence, choice));
    assert!(matches!(why(&refused), penalty::Reason::Choice(offered, _) if offered.len() == 3));
}

#[test]
fn adjustments_and_annulled_games() {
    let mut event = event(RegulationId::Samara);
    entered(&mut event, riichi([45000, 30000, 25000, 20000], 0, [0; 4]));
    event.give(Role::Judge, rule(1, Sanction::Off(8000, Unit::TablePoints)));
    let (points, place, result, _) = of(line(&event, 1).score);
    assert_eq!((points, place.first, result.as_str()), (37000, 1, "22.0"));
    event.give(Role::Judge, rule(2, Sanction::Annulled));
    assert_eq!(of(line(&event, 2).score), (0, PlaceRange { first: 4, last: 4 }, "0.0".into(), 0));
    let refused = event.refused(Role::Judge, rule(2, Sanction::FalseHu));
    assert!(matches!(why(&refused), penalty::Reason::NoSuchKind(Sanction::FalseHu, _)));
}
