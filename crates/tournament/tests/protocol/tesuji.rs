//! Games of the Tesuji club: chombos at the table, ties by seat, penalties of the table together.
use crate::support::*;
use reglament_tournament::penalty::{self, Force, Offence, Sanction};
use reglament_tournament::protocol::{Deals, PartKind, Score, Sheet};
use reglament_tournament::substitute::{self, Substitution, Until};
use reglament_tournament::{Actor, Command, EntryId, PenaltyNo, PersonId, Role};
use rules::clause::Register;
use rules::frame::riichi::{DealResult, PlayedDeal};
use rules::regulation::RegulationId;
use rules::riichi::Offence as RiichiOffence;
use rules::seat::SeatSet;
use testkit::event::Builder;

fn table() -> Builder {
    let mut event = Builder::with_players(RegulationId::Tesuji, 8);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(ROUND);
    event
}

#[test]
fn a_chombo_is_paid_at_the_table_and_taken_off_nowhere_else() {
    let mut event = table();
    let chombo = PlayedDeal { riichi: SeatSet::EMPTY, result: DealResult::Chombo(SeatSet::of(seat(1))) };
    event.give(Role::Scribe, enter(Sheet::Deals(Deals::Riichi(vec![chombo])), None));
    let start = match &event.setup.law.table {
        rules::regulation::TableRules::Riichi(rules) => rules.game.start_points.value.get(),
        _ => panic!("riichi"),
    };
    let gained: Vec<i32> = points(&event).into_iter().map(|p| p - start).collect();
    assert_eq!(gained, [4000, -8000, 2000, 2000]);
    let Score::Riichi { chombos, .. } = line(&event, 2).score else { panic!() };
    assert_eq!(chombos, 1);
    assert_eq!(line(&event, 2).part(PartKind::Chombo).unwrap().basis, clause(Register::Tesuji, "chombo.1"));
}

#[test]
fn tesuji_final_1__equal_points_go_to_the_first_dealer() {
    let mut event = table();
    event.give(Role::Scribe, enter(riichi([23000, 27000, 27000, 23000], 0, [0; 4]), None));
    let places: Vec<u8> = result(&event)
        .lines
        .iter()
        .map(|l| if let Score::Riichi { place, .. } = l.score { place.first } else { 0 })
        .collect();
    assert_eq!(places, [3, 1, 2, 4]);
    assert_eq!(line(&event, 3).part(PartKind::PlaceTies).unwrap().basis, clause(Register::Tesuji, "final.1"));
}

#[test]
fn tesuji_void_4__a_hanchan_that_a_substitute_finished_is_valid() {
    for by in [Some(PersonId(8)), None] {
        let mut event = table();
        event.happen(vec![reglament_tournament::Event::Substitute(substitute::Event::Put(Substitution {
            round: ROUND,
            entry: EntryId(1),
            out: PersonId(1),
            by,
            from_deal: 3,
            until: Until::RoundEnd,
        }))]);
        event.give(Role::Scribe, enter(riichi([40000, 25000, 20000, 15000], 0, [0; 4]), None));
        let line = line(&event, 1);
        assert_eq!(points_of(line.score), 40000);
        assert_eq!(line.part(PartKind::Valid).unwrap().basis, clause(Register::Tesuji, "void.4"));
    }
}

fn agree(of: u8) -> Command {
    Command::Penalty(penalty::Command::Confirm { penalty: PenaltyNo(1), seat: Some(seat(of)) })
}

#[test]
fn the_players_of_a_table_punish_together() {
    let mut event = table();
    let offence = Offence::Riichi(RiichiOffence::CALL_WITH_DEAD_HAND);
    let own = event.try_as(player(1), give(1, offence)).unwrap_err();
    assert_eq!(why(&own), penalty::Reason::OtherSeat);
    let stranger = event.try_as(player(5), give(1, offence)).unwrap_err();
    assert_eq!(why(&stranger), penalty::Reason::OtherTable);
    event.try_as(player(2), give(1, offence)).unwrap();
    assert_eq!(last(&event).0, Sanction::Chombo);
    assert_eq!(event.penalty.all[0].force, Force::Pending);
    let offender = event.try_as(player(1), agree(0)).unwrap_err();
    assert_eq!(why(&offender), penalty::Reason::OtherSeat);
    let wrong_seat = event.try_as(player(3), agree(3)).unwrap_err();
    assert_eq!(why(&wrong_seat), penalty::Reason::OtherSeat);
    event.try_as(player(3), agree(2)).unwrap();
    assert_eq!(event.try_as(player(3), agree(2)).unwrap(), []);
    assert_eq!(event.penalty.all[0].force, Force::Pending);
    // The tablet of the table speaks for whoever touches it.
    let device = Actor { role: Role::Player, person: None, table: Some(TABLE) };
    event.try_as(device, agree(3)).unwrap();
    assert_eq!(event.penalty.all[0].force, Force::InForce);
}

#[test]
fn where_a_judge_is_there_his_word_is_enough() {
    let mut event = table();
    event.give(Role::Judge, give(1, Offence::Riichi(RiichiOffence::CALL_WITH_DEAD_HAND)));
    assert_eq!(event.penalty.all[0].force, Force::InForce);
}
