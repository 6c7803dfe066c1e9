//! Properties: against plainer code that shares nothing, and of every settlement.
use crate::common::*;
use proptest::prelude::*;
use reglament_rules::hand::Hand;
use reglament_rules::meld::{Meld, MeldKind};
use reglament_rules::seat::{Seat, SeatSet};
use reglament_rules::sichuan::*;
use reglament_rules::tile::{Tile, TileKind};

/// The most fan of these tiles by trying everything: `counts` are the standing tiles of dots and bamboo.
fn slow_fan(counts: [u8; 18], pungs: &[usize], kongs: &[usize]) -> Option<u32> {
    let mut all = counts;
    for (kinds, n) in [(pungs, 3), (kongs, 4)] {
        for k in kinds {
            all[*k] += n;
        }
    }
    let mut base = kongs.len() as u32;
    base += (0..18).filter(|k| all[*k] == 4 && !kongs.contains(k)).count() as u32;
    let dots = all[..9].iter().any(|n| *n > 0);
    let bamboo = all[9..].iter().any(|n| *n > 0);
    base += if dots && bamboo { 0 } else { 2 };
    let declared = pungs.len() + kongs.len();
    let mut best = None;
    if declared == 0 && counts.iter().all(|n| n % 2 == 0) && counts.iter().sum::<u8>() == 14 {
        best = Some(base + 2);
    }
    for pair in (0..18).filter(|k| counts[*k] >= 2) {
        let mut rest = counts;
        rest[pair] -= 2;
        if let Some(only_pungs) = sets(rest, 4 - declared) {
            let fan = base + u32::from(only_pungs) + u32::from(declared == 4);
            best = best.max(Some(fan));
        }
    }
    best
}

/// Whether the tiles are so many sets, and if so whether they can be pungs only.
fn sets(counts: [u8; 18], left: usize) -> Option<bool> {
    let Some(first) = counts.iter().position(|n| *n > 0) else { return (left == 0).then_some(true) };
    if left == 0 {
        return None;
    }
    let mut best = None;
    if counts[first] >= 3 {
        let mut rest = counts;
        rest[first] -= 3;
        best = best.max(sets(rest, left - 1));
    }
    if first % 9 < 7 && counts[first + 1] > 0 && counts[first + 2] > 0 {
        let mut rest = counts;
        (0..3).for_each(|i| rest[first + i] -= 1);
        best = best.max(sets(rest, left - 1).map(|_| false));
    }
    best
}

/// Kinds 0–8 are dots, 9–17 bamboo.
fn kind(index: usize) -> TileKind {
    TileKind::new(9 + index as u8).unwrap()
}

fn hand_of(counts: [u8; 18], pungs: &[usize], kongs: &[usize]) -> Hand {
    let tiles = (0..18).flat_map(|k| std::iter::repeat_n(Tile::plain(kind(k)), usize::from(counts[k])));
    let mut hand = Hand::of(tiles);
    hand.melds.extend(pungs.iter().map(|k| Meld::pung(kind(*k), None)));
    hand.melds.extend(kongs.iter().map(|k| Meld::kong(MeldKind::ConcealedKong, kind(*k), None).unwrap()));
    hand
}

prop_compose! {
    /// Groups by kind and shape (0 chow, 1 pung, 2 declared pung, 3 declared kong), a pair, and a tile moved or not:
    /// mostly complete hands.
    fn tiles()(
        groups in prop::collection::vec((0usize..18, 0usize..4), 4),
        pair in 0usize..18,
        one_suit in any::<bool>(),
        moved in prop::option::weighted(0.2, (0usize..18, 0usize..18)),
        seven in prop::option::weighted(0.2, prop::collection::vec(0usize..18, 7)),
    ) -> ([u8; 18], Vec<usize>, Vec<usize>) {
        let fold = |k: usize| if one_suit { k % 9 } else { k };
        let (mut counts, mut pungs, mut kongs) = ([0u8; 18], Vec::new(), Vec::new());
        if let Some(pairs) = seven {
            for k in pairs {
                counts[fold(k)] += 2;
            }
        } else {
            for (k, shape) in groups {
                let k = fold(k);
                match shape {
                    0 => (0..3).for_each(|i| counts[k / 9 * 9 + k % 9 % 7 + i] += 1),
                    1 => counts[k] += 3,
                    2 => pungs.push(k),
                    _ => kongs.push(k),
                }
            }
            counts[fold(pair)] += 2;
        }
        if let Some((from, to)) = moved && counts[from] > 0 {
            counts[from] -= 1;
            counts[to] += 1;
        }
        (counts, pungs, kongs)
    }
}

/// The same without five tiles of a kind.
fn hands() -> impl Strategy<Value = ([u8; 18], Vec<usize>, Vec<usize>)> {
    tiles().prop_filter("five of a kind", |(counts, pungs, kongs)| {
        let all = hand_of(*counts, pungs, kongs).all_tiles();
        all.is_some_and(|all| all.more_than_four().is_empty())
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn no_reading_is_dearer_than_the_one_counted((counts, pungs, kongs) in hands()) {
        let hand = hand_of(counts, &pungs, &kongs);
        let win = hand.concealed.kinds().iter().next().unwrap();
        let got = value(rules(), &hand, win, None, discard());
        match slow_fan(counts, &pungs, &kongs) {
            Some(fan) => {
                let award = got.unwrap();
                prop_assert_eq!(u32::from(award.fan), fan);
                prop_assert_eq!(award.points, 1 << fan.min(4));
            }
            None => prop_assert!(got.is_err_and(Refusals::is_false_hu)),
        }
    }

    #[test]
    fn order_of_tiles_and_sets_does_not_matter((counts, pungs, kongs) in hands(), turn in 0usize..4) {
        let hand = hand_of(counts, &pungs, &kongs);
        let mut other = Hand::of(hand.concealed_tiles().collect::<Vec<_>>().into_iter().rev());
        let mut melds = hand.melds.to_vec();
        let by = turn % melds.len().max(1);
        melds.rotate_left(by);
        other.melds.extend(melds);
        let win = hand.concealed.kinds().iter().next().unwrap();
        prop_assert_eq!(
            value(rules(), &hand, win, None, discard()),
            value(rules(), &other, win, None, discard())
        );
    }

    #[test]
    fn a_hand_waits_for_what_completes_it((counts, pungs, kongs) in hands()) {
        let mut hand = hand_of(counts, &pungs, &kongs);
        let first = hand.concealed.kinds().iter().next().unwrap();
        hand.remove(Tile::plain(first));
        let found = waiting(rules(), &hand.to_string(), Presentation::Unknown);
        for k in 0..18 {
            let wait = found.waits.iter().find(|w| w.tile == kind(k));
            if hand.all_tiles().is_some_and(|all| all.get(kind(k)) >= 4) {
                prop_assert!(wait.is_none() || hand.concealed.get(kind(k)) < 4);
                continue;
            }
            let mut with = hand.clone();
            with.add(Tile::plain(kind(k)));
            let award = value(rules(), &with, kind(k), None, discard()).ok();
            prop_assert_eq!(wait.map(|w| (w.fan, w.points)), award.map(|a| (a.fan, a.points)));
        }
    }

    #[test]
    fn circumstances_never_lower_the_value((counts, pungs, kongs) in hands()) {
        let hand = hand_of(counts, &pungs, &kongs);
        let win = hand.concealed.kinds().iter().next().unwrap();
        if let Ok(plain) = value(rules(), &hand, win, None, discard()) {
            let ctx = discard().with(Situation::ShootAfterKong).with(Situation::UnderTheSea);
            let more = value(rules(), &hand, win, None, ctx).unwrap();
            prop_assert_eq!(more.fan, plain.fan + 2);
            prop_assert!(more.points >= plain.points && more.points <= 16);
        }
    }

    #[test]
    fn settlements_are_zero_sum_but_for_the_forbidden_suit(
        steps in prop::collection::vec((0u8..9, 0u8..4, 0u8..4, 0u32..5), 0..12),
        three in any::<bool>(),
    ) {
        let sheet = random_sheet(&steps, if three { Players::Three } else { Players::Four });
        let deal = settle(rules(), &sheet).unwrap();
        prop_assert_eq!(deal.deltas().iter().sum::<i32>(), -deal.to_nobody());
        prop_assert_eq!(deal.to_nobody() % 48, 0);
        prop_assert!(deal.transfers.iter().all(|t| t.points > 0 && t.from != t.to));
        prop_assert!(sheet.players.has(deal.next_dealer.value));
        prop_assert!(deal.transfers.iter().all(|t| t.points <= 48));
    }
}

/// A lawful sheet made of random steps: what cannot be at its place is left out.
fn random_sheet(steps: &[(u8, u8, u8, u32)], players: Players) -> DealResult {
    let mut sheet = DealResult { players, dealer: E, events: Vec::new(), end: DealEnd::Wall([None; 4]) };
    let mut left: SeatSet = players.seats().collect();
    let mut forbidden = SeatSet::EMPTY;
    for (what, a, b, fan) in steps {
        let (by, other) = (Seat::new(*a).unwrap(), Seat::new(*b).unwrap());
        if left.len() == 1 || !left.contains(by) || !left.contains(other) {
            continue;
        }
        let from = match (what, by == other) {
            (4 | 5, true) => HuFrom::Wall,
            _ => HuFrom::Discard(other),
        };
        let hand = if forbidden.contains(by) {
            HuHand::False(FalseHu::ForbiddenSuit)
        } else {
            HuHand::Points(1 << fan)
        };
        match (what, by == other) {
            (0, _) => sheet.events.push(kong(by, KongKind::Closed)),
            (1, false) => sheet.events.push(kong(by, KongKind::Melded(other))),
            (2, _) => sheet.events.push(kong(by, KongKind::Promoted)),
            (3, _) => sheet.events.push(kong(by, KongKind::Postponed)),
            (4, _) | (5, true) => {
                sheet.events.push(several(from, &[(by, hand)]));
                left = left.difference(SeatSet::of(by));
            }
            (6, false) => {
                sheet.events.push(false_hu(by, from));
                left = left.difference(SeatSet::of(by));
            }
            (7, _) => {
                sheet.events.push(DealEvent::ForbiddenMeld { by });
                forbidden.insert(by);
            }
            _ => {}
        }
        let kongs = |seat| {
            let of = |e: &&DealEvent| matches!(e, DealEvent::Kong { by, .. } if *by == seat);
            sheet.events.iter().filter(of).count()
        };
        if kongs(by) > 4 {
            sheet.events.pop();
        }
    }
    if left.len() == 1 {
        sheet.end = DealEnd::LastHu;
    } else {
        let state = |seat: Seat| match (left.contains(seat), forbidden.contains(seat)) {
            (false, _) => None,
            (true, true) => Some(WallEndState::ForbiddenSuit(Discards::Mixed)),
            (true, false) if seat.index().is_multiple_of(2) => Some(WallEndState::Ready(2)),
            (true, false) => NOT_READY,
        };
        sheet.end = DealEnd::Wall(Seat::ALL.map(state));
    }
    sheet
}
