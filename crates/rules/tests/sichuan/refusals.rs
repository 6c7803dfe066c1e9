//! Hu that are refused: all reasons at once, each with its clause.
use crate::common::*;
use reglament_rules::sichuan::*;
use reglament_rules::tile::Suit;

fn reasons(text: &str, win: &str, ctx: HuContext) -> Vec<RefusalKind> {
    hu(text, win, ctx).unwrap_err().kinds().collect()
}

#[test]
fn a_false_hu_is_told_from_a_hand_that_cannot_be() {
    use RefusalKind as K;
    let incomplete = hu("123456s111p24599p", "5p", discard()).unwrap_err();
    assert_eq!(
        incomplete.cited(rules()).collect::<Vec<_>>(),
        [Refusal { kind: K::NotWinning, basis: Some(clause("rules.1")) }]
    );
    assert!(incomplete.is_false_hu());
    let forbidden = hu("123456s111m23499p", "4p", discard()).unwrap_err();
    assert_eq!(
        forbidden.cited(rules()).collect::<Vec<_>>(),
        [Refusal { kind: K::ForbiddenSuit, basis: Some(clause("rules.1")) }]
    );
    assert!(forbidden.is_false_hu());
    let both = hu("123456s111m24599p", "5p", discard()).unwrap_err();
    assert_eq!(both.kinds().collect::<Vec<_>>(), [K::NotWinning, K::ForbiddenSuit]);
    let short = hu("123456s11123p", "3p", discard());
    assert!(short.is_err_and(|r| !r.is_false_hu() && r.contains(K::TileCount)));
    assert!(!Refusals::NONE.is_false_hu());
}

#[test]
fn tiles_and_sets_that_do_not_exist_here_are_refused() {
    use RefusalKind as K;
    assert_eq!(reasons("123456s111p55566z", "1p", discard())[..1], [K::NotInTheSet]);
    assert_eq!(reasons("456s11123499p (12<3s)", "9p", discard()), [K::ChowDeclared]);
    let chow = hu("456s11123499p (12<3s)", "9p", discard()).unwrap_err();
    assert_eq!(chow.cited(rules()).map(|r| r.basis).collect::<Vec<_>>(), [Some(clause("rules.1"))]);
    assert_eq!(reasons("123456s11123499p", "5p", discard()), [K::WinningTileMissing]);
    // A declared pung excludes seven pairs.
    assert_eq!(reasons("2244s3355779p (111<s)", "7p", discard()), [K::NotWinning]);
    let mut five = hand("111222333s11p");
    five.melds.push("111<s".parse().unwrap());
    let refused = value(rules(), &five, tile("1s"), None, discard()).unwrap_err();
    assert!(refused.contains(K::FiveCopies));
}

#[test]
fn circumstances_that_exclude_each_other_are_refused() {
    use RefusalKind as K;
    use Situation as S;
    let plain = "123456s11123499p";
    let kong = "456s11123499p (1111s)";
    assert_eq!(
        reasons(plain, "4p", discard().with(S::WinAfterKong)),
        [K::AfterKongByDiscard, K::AfterKongWithoutKong]
    );
    assert!(hu(kong, "4p", self_draw().with(S::WinAfterKong)).is_ok());
    assert_eq!(reasons(plain, "4p", self_draw().with(S::ShootAfterKong)), [K::ShootSelfDrawn]);
    assert_eq!(reasons(plain, "4p", self_draw().with(S::RobbingTheKong)), [K::RobbingSelfDrawn]);
    assert_eq!(reasons(plain, "9p", discard().with(S::RobbingTheKong)), [K::RobbingCopies]);
    let robbing = discard().with(S::RobbingTheKong);
    assert_eq!(reasons(plain, "4p", robbing.with(S::UnderTheSea)), [K::RobbingWithOther]);
    assert_eq!(reasons(plain, "4p", robbing.with(S::ShootAfterKong)), [K::RobbingWithOther]);
    // A replacement tile may be the last of the wall, and so may the discard after a kong follow it.
    let both = self_draw().with(S::WinAfterKong).with(S::UnderTheSea);
    assert_eq!(hu(kong, "4p", both).unwrap().fan, 3);
    assert!(hu(plain, "4p", discard().with(S::ShootAfterKong).with(S::UnderTheSea)).is_ok());
}

#[test]
fn a_waiting_hand_that_cannot_be_is_refused() {
    let end = |text: &str, presentation: Presentation<'_>| {
        wall_end_hand(rules(), &hand(text), presentation, Suit::Characters, Liveness::Live)
    };
    let short = end("123456s1112p", Presentation::Unknown).unwrap_err();
    assert_eq!(short.kinds().collect::<Vec<_>>(), [RefusalKind::TileCount]);
    let other = division("123s 456s 111p 23p 88p");
    let refused = end("123456s1112399p", Presentation::Divided(&other)).unwrap_err();
    assert_eq!(refused.kinds().collect::<Vec<_>>(), [RefusalKind::DivisionTiles]);
    // A division without a wait is not ready, though the tiles would be.
    let bad = division("123s 456s 111p 239p 9p");
    let found = end("123456s1112399p", Presentation::Divided(&bad)).unwrap();
    assert_eq!((found.readiness, found.basis), (Readiness::NotReady, clause("dealend.5")));
}

#[test]
fn every_refusal_is_one_line_with_an_id() {
    let mut ids: Vec<_> = RefusalKind::ALL.iter().map(|k| k.id()).collect();
    assert!(RefusalKind::ALL.iter().all(|k| !k.to_string().is_empty() && !k.to_string().contains('\n')));
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), RefusalKind::ALL.len());
}
