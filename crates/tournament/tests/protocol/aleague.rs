//! Results of the A-League, and penalties that wait for a judge.
use crate::support::*;
use reglament_tournament::penalty::{self, Force, Offence, Sanction};
use reglament_tournament::protocol::{PartKind, Score, played};
use reglament_tournament::{Actor, Command, EntryId, PenaltyNo, Role, RoundNo};
use rules::clause::Register;
use rules::regulation::RegulationId;
use rules::riichi::Offence as RiichiOffence;
use testkit::event::Builder;

#[test]
fn aleague_score_12__a_chombo_takes_twenty_off_after_uma() {
    let mut event = event(RegulationId::Aleague);
    // Two above 30,000: uma 8, 4, -4, -8.
    entered(&mut event, riichi([61500, 33200, 28700, -3400], 0, [0, 1, 0, 0]));
    let results: Vec<String> = result(&event)
        .lines
        .iter()
        .map(|l| if let Score::Riichi { result, .. } = l.score { result.to_string() } else { String::new() })
        .collect();
    assert_eq!(results, ["39.5", "-12.8", "-5.3", "-41.4"]);
    let second = line(&event, 2);
    assert_eq!(second.part(PartKind::Chombo).unwrap().basis, clause(Register::Aleague, "score.12"));
    assert_eq!(points_of(second.score), 33200, "the points at the table stay");
}

#[test]
fn aleague_score_4__the_total_of_a_game_is_the_converted_result_with_uma() {
    let mut event = event(RegulationId::Aleague);
    let sheet = || riichi([61500, 33200, 28700, -3400], 0, [0; 4]);
    entered(&mut event, sheet());
    let part = *line(&event, 1).part(PartKind::Total).unwrap();
    assert_eq!(part.basis, clause(Register::Aleague, "score.4"));
    event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    let second = RoundNo(2);
    event.begun(second);
    let at = reglament_tournament::TableId { round: second, ..TABLE };
    event.give(Role::Judge, enter_at(at, sheet(), None, ""));
    let total: rules::frame::ResultPoints = [ROUND, second]
        .into_iter()
        .flat_map(|round| played(&event, round))
        .filter(|(entry, _)| *entry == EntryId(1))
        .map(|(_, score)| if let Score::Riichi { result, .. } = score { result } else { panic!() })
        .sum();
    assert_eq!(total.to_string(), "79.0");
}

fn report(
    event: &mut Builder,
    role: Role,
) -> Result<Vec<reglament_tournament::Event>, reglament_tournament::Refused> {
    let offence = Offence::Riichi(RiichiOffence::FALSE_CALL_SHOWN);
    event.try_as(Actor { role, ..player(2) }, give_in(ROUND, 1, Some(2), offence, None))
}

#[test]
fn a_sanction_waits_until_a_judge_confirms_it() {
    let mut event = event(RegulationId::Aleague);
    let only = penalty::Reason::OnlyJudge(clause(Register::Aleague, "penalty.1"));
    assert_eq!(why(&report(&mut event, Role::Player).unwrap_err()), only);
    report(&mut event, Role::Scribe).unwrap();
    assert_eq!(event.penalty.all[0].force, Force::Pending);
    assert_eq!(event.penalty.in_force().count(), 0);
    let confirm = Command::Penalty(penalty::Command::Confirm { penalty: PenaltyNo(1), seat: None });
    assert_eq!(why(&event.refused(Role::Player, confirm.clone())), only);
    event.give(Role::Judge, confirm.clone());
    assert_eq!(event.penalty.in_force().count(), 1);
    assert_eq!(last(&event).0, Sanction::DeadHand);
    assert_eq!(why(&event.refused(Role::Judge, confirm)), penalty::Reason::NotPending);
}

#[test]
fn a_replaced_players_game_counts_as_it_was_played() {
    use reglament_tournament::substitute::{self, Substitution, Until};
    let mut event = event(RegulationId::Aleague);
    event.happen(vec![reglament_tournament::Event::Substitute(substitute::Event::Put(Substitution {
        round: ROUND,
        entry: EntryId(1),
        out: reglament_tournament::PersonId(1),
        by: Some(reglament_tournament::PersonId(8)),
        from_deal: 3,
        until: Until::RoundEnd,
    }))]);
    entered(&mut event, riichi([45000, 30000, 25000, 20000], 0, [0; 4]));
    assert_eq!(points(&event)[0], 45000);
    let basis = event.setup.law.hall.substitute.result.basis;
    assert_eq!(line(&event, 1).part(PartKind::Valid).unwrap().basis, basis);
}
