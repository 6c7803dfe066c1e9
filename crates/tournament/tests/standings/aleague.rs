//! A-League: the sum of converted results; equal totals share the place.
use super::support::*;
use reglament_tournament::standings::{Prize, Value};
use rules::clause::{Basis, DecisionList, Register};
use rules::hall::Criterion::Results;
use rules::regulation::RegulationId::Aleague;

const D47: Basis = decision(DecisionList::Riichi, 47);

#[test]
fn aleague_score_4__the_sum_of_converted_results_decides() {
    let basis = clause(Register::Aleague, "score.4");
    // B has the better places, A the better sum.
    let a = games(&[(2, 40000), (2, 40000)]);
    let b = games(&[(1, 41000), (1, 38900)]);
    let found = standings(Aleague, &[b, a], vec![]);
    assert_eq!(order(&found), "BA");
    let twelfths = |points: i64| Value::Twelfths(points * 12);
    separated(&found, 'B', Results, (twelfths(20000), twelfths(19900)), basis);
    assert_eq!(columns(&found, 'A'), [(Results, basis)]);
}

#[test]
fn equal_totals_share_the_place_and_nothing_is_drawn() {
    let equal = games(&[(2, 33300)]);
    let found = standings(Aleague, &[equal.clone(), equal], vec![]);
    assert_eq!(places(&found), [1, 1]);
    assert_eq!((found.ties[0].basis, found.ties[0].open), (D47, None));
    assert_eq!((row(&found, 'A').prize, row(&found, 'B').prize), (Prize::Of(1), Prize::Of(1)));
}
