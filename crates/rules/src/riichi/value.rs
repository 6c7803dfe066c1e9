//! The valuation: checks, readings, the best of them, and the award made of it.
use super::award::{Award, Line, NoteKind};
use super::check::{RefusalKind, Refusals, check};
use super::context::{Riichi, Situation, Win, WinContext};
use super::evaluate::{Facts, Hiding, Order, Outcome, Shape, Taken, Valued};
use super::fu::{Concealed, Fu, FuKind, FuLine, Kong, group_fu};
use super::limit::Limit;
use super::payment;
use super::reading::{ReadGroup, Reading, Wait};
use super::rules::*;
use super::topic::Topic;
use super::yaku::{Yaku, YakuSet};
use crate::clause::Basis;
use crate::decompose::{Chows, Split};
use crate::hand::Hand;
use crate::meld::{Group, MeldKind};
use crate::tile::{KindSet, Tile};
use arrayvec::ArrayVec;

/// Values a winning hand: `hand` holds fourteen tiles (a kong counting three), the winning tile among the
/// concealed ones.
///
/// The reading of highest value is taken; of equal ones that with more han, then with more fu. A hand or a
/// context that cannot be is refused with all reasons.
pub fn value(rules: &RiichiRules, hand: &Hand, win: Tile, ctx: &WinContext) -> Result<Award, Refusals> {
    let Some(all) = hand.all_tiles() else { return Err(Refusals::of(RefusalKind::FiveCopies)) };
    let reds = hand.red_count();
    let refusals = check(rules, hand, win, ctx, all, reds);
    if !refusals.is_empty() {
        return Err(refusals);
    }
    let facts = Facts::new(rules, hand, win.kind(), ctx, all, reds);
    let merged = ctx.situations.has(Situation::MergedTile);
    let cheapest = merged && rules.yaku.merged_tile.value == MergedTile::Cheapest;
    let outcome = facts.best(if cheapest { Order::Cheapest } else { Order::Dearest });
    if ctx.situations.has(Situation::Renhou) && rules.yaku.renhou.value == Renhou::Mangan {
        match outcome {
            Outcome::NotWinning => {}
            Outcome::Best(valued) if valued.worth.base > 2000 => {
                let mut award = make(&facts, ctx, &valued);
                award.note(NoteKind::DearerThanRenhou, rules.cite(Topic::RenhouDearerHand));
                return Ok(award);
            }
            Outcome::Best(_) | Outcome::NoYaku => return Ok(renhou(&facts, ctx)),
        }
    }
    match outcome {
        Outcome::Best(valued) => Ok(make(&facts, ctx, &valued)),
        Outcome::NoYaku => Err(Refusals::of(RefusalKind::NoYaku)),
        Outcome::NotWinning => Err(Refusals::of(RefusalKind::NotWinning)),
    }
}

/// The award of a mangan for renhou: the hand itself is not counted.
fn renhou(facts: &Facts<'_>, ctx: &WinContext) -> Award {
    let rules = facts.rules;
    let basis = rules.cite_yaku(Yaku::Renhou);
    let reading = match facts.best(Order::Dearest) {
        Outcome::Best(valued) => match valued.shape {
            Shape::Standard(split, wait) => standard_reading(facts, &split, wait),
            _ => reading(&valued),
        },
        _ => any_reading(facts),
    };
    let mut award = Award {
        lines: ArrayVec::new(),
        han: 5,
        fu: Fu::default(),
        limit: Limit::Mangan,
        limit_basis: rules.yaku.renhou.basis,
        yakuman: 0,
        base_points: 2000,
        reading,
        transfers: ArrayVec::new(),
        notes: ArrayVec::new(),
    };
    award.lines.push(Line { yaku: Yaku::Renhou, han: 5, basis });
    award.note(NoteKind::RenhouAlone, rules.cite(Topic::RenhouAlone));
    payment::pay(&mut award, rules, ctx, YakuSet::EMPTY, |_| 0);
    award
}

/// A reading of a complete hand that has no yaku of its own.
fn any_reading(facts: &Facts<'_>) -> Reading {
    let mut found = None;
    crate::decompose::splits(facts.hand.concealed, |split| {
        found.get_or_insert(*split);
    });
    match found {
        Some(split) => standard_reading(facts, &split, Wait::TwoSided),
        None => Reading::SevenPairs,
    }
}

fn make(facts: &Facts<'_>, ctx: &WinContext, valued: &Valued) -> Award {
    let rules = facts.rules;
    let mut award = Award {
        lines: ArrayVec::new(),
        han: valued.worth.han as u8,
        fu: Fu {
            lines: ArrayVec::new(),
            raw: valued.raw_fu,
            rounded: valued.fu,
            rounding: (valued.raw_fu != valued.fu).then_some(rules.cite(Topic::FuRounding)),
        },
        limit: valued.worth.limit,
        limit_basis: limit_basis(rules, valued),
        yakuman: valued.worth.yakuman,
        base_points: valued.worth.base,
        reading: reading(valued),
        transfers: ArrayVec::new(),
        notes: ArrayVec::new(),
    };
    add_lines(&mut award, facts, valued);
    add_groups_and_fu(&mut award, facts, valued);
    add_notes(&mut award, facts, ctx, valued);
    payment::pay(&mut award, rules, ctx, valued.yaku.yakuman(), |y| facts.yakuman_worth(y));
    award
}

fn limit_basis(rules: &RiichiRules, valued: &Valued) -> Basis {
    match valued.worth.limit {
        Limit::Yakuman => rules.cite(Topic::YakumanLimit),
        _ if valued.worth.han >= 13 => rules.yaku.counted_yakuman.basis,
        _ => rules.cite(Topic::Payments),
    }
}

fn add_lines(award: &mut Award, facts: &Facts<'_>, valued: &Valued) {
    let rules = facts.rules;
    let open = facts.hiding == Hiding::Open;
    // The capacity holds every line that goes together.
    let mut add = |yaku, han, basis| {
        let _ = award.lines.try_push(Line { yaku, han, basis });
    };
    if valued.worth.yakuman > 0 {
        for yaku in valued.yaku.iter() {
            let basis = match yaku {
                Yaku::Ryuuiisou => rules.yaku.all_green.basis,
                _ => rules.cite_yaku(yaku),
            };
            add(yaku, 13 * facts.yakuman_worth(yaku), basis);
        }
        return;
    }
    for yaku in valued.yaku.iter() {
        let basis = match yaku {
            Yaku::Tanyao if open => rules.yaku.open_tanyao.basis,
            _ => rules.cite_yaku(yaku),
        };
        add(yaku, if open { yaku.open_han() } else { yaku.closed_han() }, basis);
    }
    if facts.dora > 0 {
        add(Yaku::Dora, facts.dora as u8, rules.cite_yaku(Yaku::Dora));
    }
    if facts.ura > 0 {
        add(Yaku::UraDora, facts.ura as u8, rules.dora.ura_dora.basis);
    }
    if facts.reds > 0 {
        add(Yaku::RedDora, facts.reds as u8, rules.dora.red_fives.basis);
    }
}

/// The groups of the reading, and the fu with their breakdown.
fn add_groups_and_fu(award: &mut Award, facts: &Facts<'_>, valued: &Valued) {
    let rules = facts.rules;
    let cite = |topic: Topic| rules.cite(topic);
    let lines = &mut award.fu.lines;
    let mut sum = 0;
    let mut add = |kind, fu: u8, basis| {
        sum += fu;
        let _ = lines.try_push(FuLine { kind, fu, basis });
    };
    let (Shape::Standard(split, wait), Reading::Standard { groups, .. }) = (valued.shape, &mut award.reading)
    else {
        if valued.raw_fu > 0 {
            add(FuKind::SevenPairs, 25, cite(Topic::FuSevenPairs));
        }
        return;
    };
    let pair = facts.pair_fu(split.pair);
    // Also below a yakuman, where pinfu itself is not counted, the breakdown has to add up.
    let pinfu = facts.is_pinfu(&split, wait, pair);
    add(FuKind::Base, 20, cite(if pinfu { Topic::FuPinfu } else { Topic::FuBase }));
    if facts.taken == Taken::Ron && facts.hiding == Hiding::Concealed {
        add(FuKind::ConcealedRon, 10, cite(if pinfu { Topic::FuPinfu } else { Topic::FuConcealedRon }));
    }
    add_groups(groups, facts, &split, wait, |kind, fu| add(kind, fu, cite(Topic::FuGroups)));
    if pair > 0 {
        let double = facts.is_double_wind(split.pair);
        let basis = if double { rules.fu.double_wind_pair.basis } else { cite(Topic::FuPair) };
        add(FuKind::Pair(split.pair), pair, basis);
    }
    if facts.wait_counts() && wait.has_fu() {
        add(FuKind::Wait(wait), 2, cite(Topic::FuWait));
    }
    if !pinfu && facts.self_draw_fu() > 0 {
        let basis = if facts.is_rinshan() { rules.fu.rinshan.basis } else { cite(Topic::FuSelfDraw) };
        add(FuKind::SelfDraw, facts.self_draw_fu(), basis);
    }
    if sum < valued.raw_fu {
        let open_pinfu = valued.raw_fu - sum;
        let _ = lines.try_push(FuLine {
            kind: FuKind::OpenPinfu,
            fu: open_pinfu,
            basis: rules.fu.open_pinfu.basis,
        });
    }
}

/// The groups of a split, declared ones first; `fu` hears of those that give fu.
#[inline]
fn add_groups(
    groups: &mut ArrayVec<ReadGroup, 4>,
    facts: &Facts<'_>,
    split: &Split,
    wait: Wait,
    mut fu: impl FnMut(FuKind, u8),
) {
    let mut add = |group| {
        let _ = groups.try_push(group);
    };
    for meld in &facts.hand.melds {
        let tile = meld.tile();
        let (group, kind, concealed, kong) = match meld.kind() {
            MeldKind::Chow => {
                add(ReadGroup::Open(Group::Chow(tile)));
                continue;
            }
            MeldKind::Pung => {
                (ReadGroup::Open(Group::Pung(tile)), FuKind::OpenTriplet(tile), Concealed::No, Kong::No)
            }
            MeldKind::ClaimedKong | MeldKind::AddedKong => {
                (ReadGroup::Open(Group::Kong(tile)), FuKind::OpenKong(tile), Concealed::No, Kong::Yes)
            }
            MeldKind::ConcealedKong => (
                ReadGroup::ConcealedKong(Group::Kong(tile)),
                FuKind::ConcealedKong(tile),
                Concealed::Yes,
                Kong::Yes,
            ),
        };
        add(group);
        fu(kind, group_fu(tile, concealed, kong));
    }
    for tile in KindSet::from_bits(split.triplets).iter() {
        let group = Group::Pung(tile);
        if facts.by_ron(wait, tile) {
            add(ReadGroup::WonByRon(group));
            fu(FuKind::OpenTriplet(tile), group_fu(tile, Concealed::No, Kong::No));
        } else {
            add(ReadGroup::Concealed(group));
            fu(FuKind::ConcealedTriplet(tile), group_fu(tile, Concealed::Yes, Kong::No));
        }
    }
    let mut left = split.chows.0;
    while left != 0 {
        let start = left.trailing_zeros() as usize / 3;
        add(ReadGroup::Concealed(Group::Chow(Chows::tile(start))));
        left -= 1 << (3 * start);
    }
}

fn add_notes(award: &mut Award, facts: &Facts<'_>, ctx: &WinContext, valued: &Valued) {
    let rules = facts.rules;
    let has = |s| ctx.situations.has(s);
    let yakuman = valued.worth.yakuman > 0;
    if !yakuman {
        if has(Situation::Ippatsu) && rules.riichi.ippatsu.value == Ippatsu::None {
            award.note(NoteKind::NoIppatsu, rules.riichi.ippatsu.basis);
        }
        if ctx.indicators.len() > 1 && rules.dora.kan_dora.value == KanDora::None {
            award.note(NoteKind::NoKanDora, rules.dora.kan_dora.basis);
        }
        let riichi = ctx.riichi != Riichi::None;
        if riichi && !ctx.ura_indicators.is_empty() && rules.dora.ura_dora.value == UraDora::None {
            award.note(NoteKind::NoUraDora, rules.dora.ura_dora.basis);
        }
        if rules.dora.red_fives.value == RedFives::None && facts.hand.red_count() > 0 {
            award.note(NoteKind::NoRedFives, rules.dora.red_fives.basis);
        }
        let no_open_tanyao = facts.hiding == Hiding::Open && rules.yaku.open_tanyao.value == OpenTanyao::No;
        if no_open_tanyao && facts.all.kinds().intersection(KindSet::TERMINALS_AND_HONOURS).is_empty() {
            award.note(NoteKind::NoOpenTanyao, rules.yaku.open_tanyao.basis);
        }
        if rules.yaku.rounded_mangan.value == RoundedMangan::Yes && is_rounded(valued) {
            award.note(NoteKind::RoundedMangan, rules.yaku.rounded_mangan.basis);
        }
        match (valued.worth.limit, valued.worth.han) {
            (Limit::CountedYakuman, _) => {
                award.note(NoteKind::CountedYakuman, rules.yaku.counted_yakuman.basis);
            }
            (Limit::Sanbaiman, 13..) => {
                award.note(NoteKind::CountedSanbaiman, rules.yaku.counted_yakuman.basis);
            }
            _ => {}
        }
        if rules.yaku.all_green.value == AllGreen::GreenDragonTriplet && is_green(facts) {
            award.note(NoteKind::AllGreenNeedsDragons, rules.yaku.all_green.basis);
        }
        if !ctx.situations.is_empty() {
            let no_fu = has(Situation::Rinshan) && ctx.win == Win::SelfDraw && facts.taken == Taken::SelfDraw;
            if no_fu && rules.fu.rinshan.value == RinshanFu::None {
                award.note(NoteKind::NoRinshanFu, rules.fu.rinshan.basis);
            }
            if has(Situation::EmptyWall) {
                award.note(NoteKind::RinshanNotLastTile, rules.cite(Topic::RinshanExcludesLastTile));
            }
            if has(Situation::MergedTile) && rules.yaku.merged_tile.value != MergedTile::Ignored {
                award.note(NoteKind::MergedTile, rules.yaku.merged_tile.basis);
                if rules.yaku.merged_tile.value == MergedTile::Cheapest {
                    award.note(NoteKind::CheapestReading, rules.cite(Topic::CheapestReading));
                }
            }
        }
    }
    if has(Situation::Renhou) && rules.yaku.renhou.value == Renhou::None {
        award.note(NoteKind::NoRenhou, rules.yaku.renhou.basis);
    }
    if yakuman && valued.worth.han > 13 && rules.yaku.yakuman_sum.value == YakumanSum::One {
        award.note(NoteKind::OneYakuman, rules.yaku.yakuman_sum.basis);
    }
}

/// 4 han 30 fu or 3 han 60 fu.
const fn is_rounded(valued: &Valued) -> bool {
    matches!((valued.worth.han, valued.fu), (4, 30) | (3, 60))
}

/// Only two, three, four, six, eight of bamboo and green dragons.
fn is_green(facts: &Facts<'_>) -> bool {
    const GREEN: KindSet = KindSet::from_bits(0b0100000_010101110 << 18);
    facts.all.kinds().difference(GREEN).is_empty()
}

/// The reading, its groups still to be added.
fn reading(valued: &Valued) -> Reading {
    match valued.shape {
        Shape::Standard(split, wait) => Reading::Standard { groups: ArrayVec::new(), pair: split.pair, wait },
        Shape::SevenPairs => Reading::SevenPairs,
        Shape::ThirteenOrphans => Reading::ThirteenOrphans,
    }
}

fn standard_reading(facts: &Facts<'_>, split: &Split, wait: Wait) -> Reading {
    let mut groups = ArrayVec::new();
    add_groups(&mut groups, facts, split, wait, |_, _| ());
    Reading::Standard { groups, pair: split.pair, wait }
}
