//! Counters that grow: the progressive scale, the prompt of a tournament, warnings of the A-League.
use crate::support::*;
use reglament_tournament::penalty::{self, Offence, Reason, Sanction, Tariff, Unit, catalogue, counted};
use reglament_tournament::{Command, EntryId, PenaltyNo, Role, RoundNo, standings};
use rules::clause::Register;
use rules::regulation::RegulationId;
use rules::riichi::Offence as RiichiOffence;
use rules::sichuan::Slip;

const fn off(points: i32) -> Sanction {
    Sanction::Off(points, Unit::GamePoints)
}

#[test]
fn ten_violations_of_a_session_cost_204_points() {
    let mut event = event(RegulationId::Sichuan);
    let slips = [Slip::PungWithdrawn, Slip::DividedLine, Slip::HuThenClaim];
    let mut given = Vec::new();
    for deal in 1..=10 {
        let slip = Offence::Sichuan(slips[usize::from(deal) % 3]);
        event.give(Role::Judge, give_in(ROUND, 1, Some(deal), slip, None));
        given.push(last(&event).0);
    }
    let expected = [2, 4, 6, 8, 16, 24, 48, 48, 48].map(off);
    assert_eq!((given[0], &given[1..]), (Sanction::Warning, &expected[..]));
    let steps: Vec<u16> = event.penalty.all.iter().map(|p| p.count).collect();
    assert_eq!(steps, (0..10).collect::<Vec<u16>>());
    // The scale belongs to the player and begins anew in each session.
    event.give(Role::Judge, give_in(ROUND, 2, Some(1), Offence::Sichuan(Slip::DividedLine), None));
    assert_eq!(last(&event).0, Sanction::Warning);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    let second = RoundNo(2);
    event.give(Role::Judge, give_in(second, 1, Some(1), Offence::Sichuan(Slip::DividedLine), None));
    assert_eq!(last(&event).0, Sanction::Warning);
    let cost: i32 = given.iter().map(|s| if let Sanction::Off(n, _) = s { *n } else { 0 }).sum();
    assert_eq!(cost, 204);
    assert_eq!(last(&event).1.map(|b| b.to_string()), event.penalty.all[0].basis.map(|b| b.to_string()));
}

#[test]
fn a_cancelled_step_lowers_the_next_one_and_leaves_what_was_given() {
    let mut event = event(RegulationId::Sichuan);
    for deal in 1..=3 {
        event.give(Role::Judge, give_in(ROUND, 1, Some(deal), Offence::Sichuan(Slip::DividedLine), None));
    }
    event.give(Role::Judge, cancel(2));
    assert_eq!(event.penalty.all[2].sanction, off(4), "as it was announced");
    assert_eq!(counted(&event, PenaltyNo(3)).unwrap().sanction, off(2), "what it would be today");
    event.give(Role::Judge, give_in(ROUND, 1, Some(4), Offence::Sichuan(Slip::DividedLine), None));
    assert_eq!(last(&event).0, off(4));
}

#[test]
fn prompting_again_in_the_tournament_makes_the_hand_dead() {
    let mut event = event(RegulationId::Sichuan);
    let prompt = Offence::Sichuan(Slip::KongPrompt);
    event.give(Role::Judge, give_in(ROUND, 1, Some(1), prompt, None));
    assert_eq!(last(&event).0, Sanction::Warning);
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.give(Role::Judge, give_in(RoundNo(2), 1, Some(1), prompt, None));
    let penalty = event.penalty.all.last().unwrap();
    assert_eq!(
        (penalty.offence, penalty.sanction),
        (Offence::Sichuan(Slip::KongPromptAgain), Sanction::DeadHand)
    );
    let again = event.refused(Role::Judge, give_in(RoundNo(2), 1, Some(1), prompt, None));
    assert!(matches!(why(&again), reglament_tournament::penalty::Reason::Repeated(PenaltyNo(2))));
    event.give(Role::Judge, give_in(RoundNo(2), 2, Some(1), prompt, None));
    assert_eq!(last(&event).0, Sanction::Warning, "it is counted by player");
}

#[test]
fn the_second_warning_of_a_game_makes_the_hand_dead_and_begins_anew() {
    let mut event = event(RegulationId::Aleague);
    // Empty calls and false riichi are counted together.
    let offences = [RiichiOffence::CALL_WITHDRAWN, RiichiOffence::RIICHI_NOTICED_IN_TIME];
    let clauses = ["penalty.5", "penalty.12"];
    let expected = [Sanction::Warning, Sanction::DeadHand, Sanction::Warning, Sanction::DeadHand];
    for (i, sanction) in expected.into_iter().enumerate() {
        let offence = Offence::Riichi(offences[i % 2]);
        event.give(Role::Judge, give_in(ROUND, 1, Some(i as u8 + 1), offence, None));
        assert_eq!(last(&event), (sanction, Some(clause(Register::Aleague, clauses[i % 2]))));
    }
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.give(Role::Judge, give_in(RoundNo(2), 1, None, Offence::Riichi(offences[0]), None));
    assert_eq!(last(&event).0, Sanction::Warning, "another hanchan");
}

#[test]
fn the_catalogue_of_each_family_is_that_of_its_table_and_hall() {
    for id in [RegulationId::Samara, RegulationId::Tesuji, RegulationId::Aleague] {
        let law = event(id).setup.law.clone();
        let of_table = catalogue(&law).iter().filter(|o| matches!(o.offence, Offence::Riichi(_))).count();
        assert_eq!(of_table, RiichiOffence::all().count());
    }
    let law = event(RegulationId::Sichuan).setup.law.clone();
    let scale = catalogue(&law).iter().filter(|o| o.tariff == Tariff::Scale).count();
    assert_eq!(scale, 8, "all slips but the Hu taken back and the second prompt");
}

#[test]
fn a_penalty_is_for_a_round_that_is_played_or_comes_next() {
    let mut event = event(RegulationId::Sichuan);
    let last = RoundNo(u32::from(event.setup.rounds().expect("a number of rounds")));
    let slip = |round| give_in(round, 1, Some(1), Offence::Sichuan(Slip::DividedLine), None);
    event.give(Role::Judge, slip(RoundNo(2)));
    for wrong in [0, 3, 50] {
        let refused = event.refused(Role::Judge, slip(RoundNo(wrong)));
        assert_eq!(why(&refused), Reason::NoSuchRound(RoundNo(wrong)));
    }
    event.confirmed(ROUND);
    for _ in 2..=last.0 {
        let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
        event.confirmed(round);
    }
    let rule = |round| {
        let (entry, reason) = (EntryId(1), "seen by two judges".into());
        Command::Penalty(penalty::Command::Rule { entry, round, sanction: Sanction::Disqualified, reason })
    };
    let beyond = RoundNo(last.0 + 1);
    assert_eq!(why(&event.refused(Role::Judge, rule(beyond))), Reason::NoSuchRound(beyond));
    // After the last round it is given for that round, and takes the place and the prize.
    event.give(Role::Judge, rule(last));
    let standings = standings::current(&event);
    assert!(standings.row(EntryId(1)).is_some_and(|row| row.place.is_none()));
}
