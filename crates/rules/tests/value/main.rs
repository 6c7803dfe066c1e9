//! `value` against a slow plain scorer on random hands, for all six rule sets.
mod hands;
mod scorer;
mod sheet;

use hands::{Case, Random, case};
use reglament_rules::hand::Hand;
use reglament_rules::meld::{Meld, MeldKind};
use reglament_rules::regulation::RegulationId;
use reglament_rules::riichi::{Award, RefusalKind, Riichi, Situation, Win, WinContext, Yaku, value};
use reglament_rules::seat::{Seat, Wind};
use reglament_rules::tile::{Tile, TileKind};
use scorer::{Worth, score};
use sheet::{SHEETS, Sheet};
use std::collections::BTreeMap;

const HANDS: usize = 40_000;

#[test]
fn random_hands_are_worth_what_a_plain_scorer_says() {
    let mut random = Random(20_181_118);
    let mut seen: BTreeMap<Yaku, usize> = BTreeMap::new();
    let mut worthless = 0;
    let mut done = 0;
    while done < HANDS {
        let Some(case) = case(&mut random) else { continue };
        done += 1;
        for sheet in &SHEETS {
            let expected = score(sheet, &case);
            match value(sheet.id.riichi().unwrap(), &case.hand, case.win, &case.ctx) {
                Ok(award) => {
                    award.lines.iter().for_each(|l| *seen.entry(l.yaku).or_default() += 1);
                    compare(sheet, &case, &expected, &award);
                }
                Err(refusals) => {
                    worthless += 1;
                    let kinds: Vec<_> = refusals.kinds().collect();
                    let robbed = case.ctx.situations.has(Situation::ConcealedKong);
                    if robbed && !sheet.has("robbed concealed kong") {
                        assert_eq!(kinds, [RefusalKind::ConcealedKongRobbed], "{case:?}");
                        continue;
                    }
                    assert_eq!(kinds, [RefusalKind::NoYaku], "{case:?}");
                    assert!(expected.is_empty(), "{}: {expected:?}\n{case:?}", sheet.id.id());
                }
            }
        }
    }
    assert!(worthless > 1000, "{worthless}");
    let missing: Vec<Yaku> =
        Yaku::ALL.into_iter().filter(|y| !seen.contains_key(y) && *y != Yaku::RenhouYakuman).collect();
    assert!(missing.is_empty(), "{missing:?} did not occur");
}

fn compare(sheet: &Sheet, case: &Case, expected: &[Worth], award: &Award) {
    let mut yaku: Vec<(Yaku, u32)> = award.lines.iter().map(|l| (l.yaku, u32::from(l.han))).collect();
    yaku.sort();
    let fu = u32::from(award.fu.rounded);
    let found = Worth { base: award.base_points as u32, han: u32::from(award.han), fu, yaku };
    assert!(expected.contains(&found), "{}: {found:?}\n{expected:?}\n{case:?}", sheet.id.id());
    assert_eq!(award.deltas(), deltas(sheet, case, found.base as i32), "{}: {case:?}", sheet.id.id());
    let sum: u8 = award.fu.lines.iter().map(|l| l.fu).sum();
    assert_eq!(sum, award.fu.raw, "{}: {award:?}", sheet.id.id());
}

/// Who gains and loses what, honba and bets included.
fn deltas(sheet: &Sheet, case: &Case, base: i32) -> [i32; 4] {
    let ctx = &case.ctx;
    let up = |points: i32| (points + 99) / 100 * 100;
    let payer = match (ctx.win, ctx.kong_feeder) {
        (Win::Ron(from), _) => Some(from),
        (Win::SelfDraw, Some(feeder)) if sheet.has("rinshan as ron") => Some(feeder),
        _ => None,
    };
    let mut out = [0; 4];
    for seat in Seat::ALL.into_iter().filter(|s| *s != ctx.winner) {
        let east = ctx.winner == ctx.dealer;
        out[seat.index()] = match payer {
            Some(from) if from == seat => -up(base * if east { 6 } else { 4 }) - 300 * i32::from(ctx.honba),
            Some(_) => 0,
            None => {
                let double = east || seat == ctx.dealer;
                -up(base * if double { 2 } else { 1 }) - 100 * i32::from(ctx.honba)
            }
        };
    }
    out[ctx.winner.index()] = 1000 * i32::from(ctx.bets) - out.iter().sum::<i32>();
    out
}

/// Two hands with as many lines as can come together: three concealed kongs of the double wind and two dragons, a
/// pair of the third, and a triplet taken by ron or an outside chow.
#[test]
fn the_longest_awards_lose_no_line() {
    let kind = |i| TileKind::new(i).unwrap();
    let east = Seat::ALL[0];
    let (triplet, chow) = ([8, 8, 8], [6, 7, 8]);
    for (group, win, last) in
        [(triplet, Win::Ron(east.next()), Situation::Houtei), (chow, Win::SelfDraw, Situation::Haitei)]
    {
        let mut hand = Hand::of(group.into_iter().chain([33, 33]).map(|k| Tile::plain(kind(k))));
        hand.melds.extend([27, 31, 32].map(|k| Meld::kong(MeldKind::ConcealedKong, kind(k), None).unwrap()));
        let mut ctx = WinContext::new(east, east, Wind::East, win);
        ctx.riichi = Riichi::Declared;
        ctx.situations = [Situation::Ippatsu, last].into_iter().collect();
        (ctx.indicators, ctx.ura_indicators) =
            ([kind(7)].into_iter().collect(), [kind(30)].into_iter().collect());
        let award = value(RegulationId::Tenhou.riichi().unwrap(), &hand, Tile::plain(kind(8)), &ctx).unwrap();
        assert_eq!(award.lines.len(), 15, "{:?}", award.lines);
        assert_eq!(award.lines.iter().map(|l| l.han).sum::<u8>(), award.han);
    }
}
