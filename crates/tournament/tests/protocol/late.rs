//! What lateness to a round takes off its result.
use crate::support::*;
use reglament_tournament::penalty::{Offence, Sanction};
use reglament_tournament::protocol::{Amount, Fault, PartKind, Reason, Score};
use reglament_tournament::{Command, EntryId, Role, Span, round};
use rules::classical::{DealEnd, DealResult, MahjongDeal};
use rules::clause::Register;
use rules::regulation::RegulationId;
use testkit::event::Builder;

fn late(event: &mut Builder, entry: u32, by: Span) {
    let command = round::Command::Late { round: ROUND, entry: EntryId(entry), by };
    event.give(Role::Judge, Command::Round(command));
}

/// Hands of 8, 96, 0 and 4; the second made Mahjong.
fn one_deal() -> DealResult {
    let deal = MahjongDeal { winner: seat(1), from: Some(seat(2)), values: [8, 96, 0, 4] };
    DealResult::new(DealEnd::Mahjong(deal))
}

#[test]
fn gambler_5_10_2__every_mahjong_of_a_late_player_is_worth_forty_less() {
    let mut event = event(RegulationId::Gambler);
    late(&mut event, 2, Span::minutes(4));
    entered(&mut event, deals(vec![one_deal()]));
    let result = result(&event);
    let scores: Vec<Score> = result.lines.iter().map(|l| l.score).collect();
    let expected = [(2, -44, 0), (8, 168, 1), (-2, -68, 0), (0, -56, 0)];
    let expected: Vec<Score> = expected
        .into_iter()
        .map(|(halves, whists, mahjongs)| Score::Classical {
            points: rules::classical::TournamentPoints::of_halves(halves),
            whists,
            mahjongs,
        })
        .collect();
    assert_eq!(scores, expected);
    let part = *line(&event, 2).part(PartKind::LateMahjong).unwrap();
    assert_eq!(part.basis, clause(Register::Gambler, "5.10-2"));
    assert!(line(&event, 1).part(PartKind::LateMahjong).is_none());
}

#[test]
fn totals_cannot_show_what_a_late_mahjong_is_worth() {
    let mut event = event(RegulationId::Gambler);
    late(&mut event, 2, Span::minutes(4));
    let totals = |mahjongs| classical(4, [(0, 0, 0), (8, 0, mahjongs), (0, 0, 0), (0, 0, 0)]);
    let refused = event.refused(Role::Judge, enter(totals(1), None));
    let basis = Some(clause(Register::Gambler, "5.10-2"));
    assert_eq!(reasons(&refused), [Reason::Sheet(Fault::NeedsDeals(seat(1)), basis)]);
    event.give(Role::Judge, enter(totals(0), None));
}

#[test]
fn gambler_5_10_3__one_point_off_each_deal_from_five_minutes_on() {
    let mut event = event(RegulationId::Gambler);
    late(&mut event, 1, Span::minutes(7));
    // Deals of 4, -1, 2 and 0 points: the round is worth one.
    entered(&mut event, classical(4, [(10, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)]));
    assert_eq!(points(&event), [2, 0, 0, 0]);
    let part = *line(&event, 1).part(PartKind::Late).unwrap();
    assert_eq!(part.basis, clause(Register::Gambler, "5.10-3"));
    assert_eq!(part.amount, Amount::TournamentPoints(rules::classical::TournamentPoints::whole(-4)));
}

#[test]
fn gambler_5_10_4__three_points_off_each_deal_from_ten_to_fifteen_minutes() {
    for (minutes, seconds, off) in [(10, 0, -6), (15, 0, -6), (9, 59, -2)] {
        let mut event = event(RegulationId::Gambler);
        late(&mut event, 3, Span::minutes(minutes) + Span::seconds(seconds));
        entered(&mut event, deals(vec![one_deal()]));
        assert_eq!(points(&event)[2], -2 + off, "{minutes}:{seconds}");
        let id = if off == -6 { "5.10-4" } else { "5.10-3" };
        assert_eq!(line(&event, 3).part(PartKind::Late).unwrap().basis, clause(Register::Gambler, id));
    }
}

#[test]
fn gambler_5_10__the_judge_may_disqualify_instead_of_the_scale() {
    let mut event = event(RegulationId::Gambler);
    let choice = Some(Sanction::Disqualified);
    let basis = clause(Register::Gambler, "5.10");
    let refused = event.refused(Role::Judge, give(1, Offence::Late));
    assert_eq!(
        why(&refused),
        reglament_tournament::penalty::Reason::Choice(vec![Sanction::Disqualified], basis),
        "the scale works by itself; here the judge chooses"
    );
    event.give(Role::Judge, give_in(ROUND, 1, None, Offence::Late, choice));
    assert_eq!(last(&event), (Sanction::Disqualified, Some(basis)));
    assert_eq!(event.people.slots[0].out_from, Some(reglament_tournament::RoundNo(2)));
    event.give(Role::Judge, cancel(1));
    assert_eq!(event.people.slots[0].out_from, None);
}

#[test]
fn samara_takes_a_thousand_a_minute_off_and_the_place_stays() {
    let mut event = event(RegulationId::Samara);
    late(&mut event, 1, Span::minutes(2) + Span::seconds(1));
    entered(&mut event, riichi([31000, 30000, 29500, 29500], 0, [0; 4]));
    let line = line(&event, 1);
    let Score::Riichi { points, place, result, .. } = line.score else { panic!("riichi") };
    assert_eq!((points, place.first), (28000, 1));
    // One thousand over the start, fifteen for the first place, three off for the minutes.
    assert_eq!(result.to_string(), "13.0");
    assert!(line.bases().contains(&place_of_lateness()));
}

fn place_of_lateness() -> rules::clause::Basis {
    place("E 5.7")
}

#[test]
fn lateness_costs_nothing_where_the_text_has_no_scale() {
    let mut event = event(RegulationId::Aleague);
    late(&mut event, 1, Span::minutes(7));
    entered(&mut event, riichi([30000; 4], 0, [0; 4]));
    assert_eq!(points(&event), [30000; 4]);
    assert!(event.penalty.all.is_empty());
}
