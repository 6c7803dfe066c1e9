//! Random wins under every rule set: what must hold whatever the hand.
use reglament_testkit::generate::riichi_win;
use reglament_testkit::law;
use rules::clause::Basis;
use rules::regulation::RegulationId;
use rules::riichi::{Award, RefusalKind, Yaku, YakuSet, value};
use rules::settlement::Party;

const SEEDS: u64 = 20_000;

/// Every citation of an award.
fn citations(award: &Award) -> impl Iterator<Item = Basis> + '_ {
    let lines = award.lines.iter().map(|l| l.basis).chain(award.fu.lines.iter().map(|l| l.basis));
    let paid = award.transfers.iter().map(|t| t.basis).chain(award.notes.iter().map(|n| n.basis));
    lines.chain(paid).chain([award.limit_basis])
}

/// A clause of the rule set's own register, a place in the base rules, or a decision.
fn is_own(id: RegulationId, basis: Basis) -> bool {
    match basis {
        Basis::Clause(clause) => Some(clause.register()) == id.register(),
        Basis::Base(_) | Basis::Decision(_) => true,
        Basis::Patch(_) => false,
    }
}

#[test]
fn random_wins_pay_what_they_get_and_cite_their_own_rules() {
    let mut seen = YakuSet::EMPTY;
    let riichi = || RegulationId::ALL.into_iter().filter(|id| id.riichi().is_some());
    let mut won = vec![0; riichi().count()];
    for seed in 0..SEEDS {
        let case = riichi_win(seed);
        for (id, won) in riichi().zip(&mut won) {
            let about = || format!("seed {seed} {} {case:?}", id.id());
            let award = match value(law::riichi(id), &case.hand, case.win, &case.ctx) {
                Ok(award) => award,
                Err(refusals) => {
                    // A generated win can be, so nothing but its yaku may be in question.
                    assert!(refusals.kinds().eq([RefusalKind::NoYaku]), "{refusals} {}", about());
                    continue;
                }
            };
            *won += 1;
            let table: i32 =
                award.transfers.iter().filter(|t| t.from == Party::Table).map(|t| t.points).sum();
            assert_eq!(award.deltas().iter().sum::<i32>(), table, "{}", about());
            assert_eq!(table, 1000 * i32::from(case.ctx.bets), "{}", about());
            assert!(award.points() >= 1000, "{}", about());
            assert!(award.transfers.iter().all(|t| t.points > 0 && t.points % 100 == 0), "{}", about());
            assert_eq!(award.lines.iter().map(|l| l.han).sum::<u8>(), award.han, "{}", about());
            for basis in citations(&award) {
                assert!(is_own(id, basis), "{basis:?} {}", about());
            }
            award.lines.iter().for_each(|l| seen.insert(l.yaku));
        }
    }
    assert!(won.iter().all(|n| *n > SEEDS / 2), "{won:?}");
    // Every yaku comes up but the one that none of the six has.
    let missed: Vec<Yaku> = Yaku::ALL.into_iter().filter(|y| !seen.contains(*y)).collect();
    assert_eq!(missed, [Yaku::RenhouYakuman], "{won:?}");
}

#[test]
fn a_seed_gives_the_same_win_again() {
    assert_eq!(riichi_win(7), riichi_win(7));
    assert_ne!(riichi_win(7), riichi_win(8));
}
