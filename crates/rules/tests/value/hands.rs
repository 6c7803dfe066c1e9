//! Random complete hands and lawful circumstances, from a seed.
use reglament_rules::counts::TileCounts;
use reglament_rules::hand::Hand;
use reglament_rules::meld::{Meld, MeldKind};
use reglament_rules::riichi::{Riichi, Situation, Win, WinContext};
use reglament_rules::seat::{Relative, Seat, Wind};
use reglament_rules::tile::{KindSet, Tile, TileKind};

#[derive(Clone, Debug)]
pub(crate) struct Case {
    pub(crate) hand: Hand,
    pub(crate) win: Tile,
    pub(crate) ctx: WinContext,
}

pub(crate) struct Random(pub(crate) u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }

    /// True once in `n`.
    fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

fn kind(i: usize) -> TileKind {
    TileKind::new(i as u8).unwrap()
}

/// Kinds that the groups of a hand are taken from: all, or few enough that rare yaku occur.
fn pool(r: &mut Random) -> Vec<usize> {
    let honours = 27..34;
    match r.below(12) {
        0..=3 => (0..34).collect(),
        4 => (0..27).filter(|k| k % 9 != 0 && k % 9 != 8).collect(),
        5 => (0..9).chain(honours).collect(),
        6 => (9..18).collect(),
        7 => vec![0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33, 1, 2, 6, 7, 10, 11, 24, 25],
        8 => vec![0, 8, 9, 17, 18, 26, 27, 31],
        9 => vec![19, 20, 21, 23, 25, 32],
        10 => vec![27, 28, 29, 30, 31, 32, 33, 5],
        _ => {
            let ranks = [r.below(7), r.below(7)];
            (0..27).filter(|k| ranks.iter().any(|f| (*f..f + 3).contains(&(k % 9)))).collect()
        }
    }
}

/// Concealed tiles and melds; too many of a kind are possible.
fn tiles(r: &mut Random) -> Hand {
    let mut hand = Hand::default();
    let add = |hand: &mut Hand, k: usize, n: usize| (0..n).for_each(|_| hand.concealed.add(kind(k)));
    let pool = pool(r);
    if r.once_in(40) {
        let ends = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];
        for k in ends {
            add(&mut hand, k, 1);
        }
        add(&mut hand, ends[r.below(13)], 1);
        return hand;
    }
    if r.once_in(40) {
        let gates = 9 * r.below(3);
        (0..9).for_each(|i| add(&mut hand, gates + i, if i % 8 == 0 { 3 } else { 1 }));
        add(&mut hand, gates + r.below(9), 1);
        return hand;
    }
    if r.once_in(12) && pool.len() >= 7 {
        let mut left = pool.clone();
        (0..7).for_each(|_| add(&mut hand, left.swap_remove(r.below(left.len())), 2));
        return hand;
    }
    let (chows, called, kongs) =
        ([0, 30, 60, 60, 90, 100][r.below(6)], r.below(100), [0, 0, 30, 100][r.below(4)]);
    let open = r.once_in(2);
    add(&mut hand, pool[r.below(pool.len())], 2);
    for _ in 0..4 {
        let k = pool[r.below(pool.len())];
        let chow = k < 25 && k % 9 < 7 && r.below(100) < chows;
        let claimed = open && r.below(100) < called;
        let kong = !chow && r.below(100) < kongs;
        let from = Some([Relative::Next, Relative::Across, Relative::Previous][r.below(3)]);
        let meld = match (chow, claimed, kong) {
            (true, true, _) => Meld::chow(kind(k), 0),
            (false, true, false) => Some(Meld::pung(kind(k), from)),
            (_, false, true) => Meld::kong(MeldKind::ConcealedKong, kind(k), None),
            (_, true, true) => {
                Meld::kong([MeldKind::ClaimedKong, MeldKind::AddedKong][r.below(2)], kind(k), from)
            }
            (true, false, _) => {
                (0..3).for_each(|i| add(&mut hand, k + i, 1));
                None
            }
            (false, false, false) => {
                add(&mut hand, k, 3);
                None
            }
        };
        hand.melds.extend(meld);
    }
    hand
}

/// A case, or nothing where too many tiles of a kind came together.
pub(crate) fn case(r: &mut Random) -> Option<Case> {
    let mut hand = tiles(r);
    let all = hand.all_tiles()?;
    if !all.more_than_four().is_empty() {
        return None;
    }
    let kinds: Vec<TileKind> = hand.concealed.kinds().iter().collect();
    let win = kinds[r.below(kinds.len())];
    let fives = [4, 13, 22].map(kind);
    for (suit, five) in fives.into_iter().enumerate() {
        hand.red_fives[suit] = u8::from(hand.concealed.get(five) > 0 && r.once_in(3));
    }
    let (winner, dealer) = (Seat::ALL[r.below(4)], Seat::ALL[r.below(4)]);
    let ron = r.once_in(2);
    let by = if ron { Win::Ron(winner.plus(1 + r.below(3))) } else { Win::SelfDraw };
    let mut ctx = WinContext::new(dealer, winner, Wind::ALL[r.below(4)], by);
    if hand.is_concealed() {
        ctx.riichi = [Riichi::None, Riichi::Declared, Riichi::Double][[0, 0, 0, 1, 1, 1, 2][r.below(7)]];
    }
    circumstances(r, &hand, win, all, &mut ctx);
    let mut seen = all;
    let turned = 1 + r.below(5);
    for _ in 0..turned {
        let mut turn = || {
            let mut at = r.below(34);
            while seen.get(kind(at)) >= 4 {
                at = (at + 1) % 34;
            }
            seen.add(kind(at));
            kind(at)
        };
        ctx.indicators.push(turn());
        if ctx.riichi != Riichi::None {
            ctx.ura_indicators.push(turn());
        }
    }
    (ctx.honba, ctx.bets) = (r.below(4) as u16, r.below(3) as u16);
    Some(Case { hand, win: Tile::plain(win), ctx })
}

/// Everything that may be special about a win, as often as it may be.
fn circumstances(r: &mut Random, hand: &Hand, win: TileKind, all: TileCounts, ctx: &mut WinContext) {
    let ron = ctx.win != Win::SelfDraw;
    let kong = hand.melds.iter().any(|m| m.kind().is_kong());
    let east = ctx.is_dealer();
    let situations = &mut ctx.situations;
    let mut add = |s| *situations = situations.with(s);
    if !ron && r.once_in(5) {
        add(Situation::MergedTile);
    }
    if !ron && kong && r.once_in(2) {
        add(Situation::Rinshan);
        if r.once_in(4) {
            add(Situation::EmptyWall);
        }
        let claimed = hand.melds.iter().find(|m| m.kind() == MeldKind::ClaimedKong);
        if let Some(from) = claimed.and_then(|m| m.from()).filter(|_| r.once_in(2)) {
            ctx.kong_feeder = Some(ctx.winner.at(from));
        }
        return;
    }
    if hand.melds.is_empty() && ctx.riichi == Riichi::None && r.once_in(4) {
        add(match (ron, east) {
            (false, true) => Situation::Tenhou,
            (false, false) => Situation::Chihou,
            (true, false) => Situation::Renhou,
            (true, true) => return,
        });
        return;
    }
    if ctx.riichi != Riichi::None && r.once_in(3) {
        add(Situation::Ippatsu);
    }
    if ron && all.get(win) == 1 && r.once_in(4) {
        add(Situation::Chankan);
        if all.kinds() == KindSet::TERMINALS_AND_HONOURS && r.once_in(2) {
            add(Situation::ConcealedKong);
        }
    } else if r.once_in(5) {
        add(if ron { Situation::Houtei } else { Situation::Haitei });
    }
}
