//! Random riichi wins from a seed, for property tests: complete hands in circumstances that can be.
//!
//! What comes out is a fact of play, not an answer: whether the hand has a yaku, and what it is worth, is for the
//! rule set to say. The same seed always gives the same win.
mod context;
mod random;

pub use random::Random;

use rules::hand::Hand;
use rules::meld::{Meld, MeldKind};
use rules::riichi::WinContext;
use rules::seat::Relative;
use rules::tile::{KindSet, Suit, Tile, TileKind};

/// A complete hand and how it was won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RiichiWin {
    /// Fourteen tiles (a kong counts three), the winning tile among the concealed ones.
    pub hand: Hand,
    /// The winning tile.
    pub win: Tile,
    /// The circumstances.
    pub ctx: WinContext,
}

/// The win of this seed. Every situation and every shape comes up among some thousand seeds; half of the hands are
/// of all tiles, the others of few kinds, so that dear yaku are not rare.
pub fn riichi_win(seed: u64) -> RiichiWin {
    let mut random = Random::new(seed);
    let mut deal = Deal { left: [4; TileKind::COUNT], hand: Hand::default() };
    match random.below(60) {
        0 | 1 => deal.orphans(&mut random),
        2 => deal.nine_gates(&mut random),
        3..=7 => deal.pairs(&mut random),
        _ => deal.groups(&mut random),
    }
    let held: Vec<Tile> = deal.hand.concealed_tiles().collect();
    let win = random.pick(&held);
    let ctx = deal.context(win, &mut random);
    RiichiWin { hand: deal.hand, win, ctx }
}

/// Tiles that are not yet used, and the hand made of the others.
struct Deal {
    left: [u8; TileKind::COUNT],
    hand: Hand,
}

/// Kinds to choose from: all, one suit and honours, terminals and honours, simples, or the green ones.
fn pool(random: &mut Random) -> Vec<TileKind> {
    let suit = random.pick(&Suit::ALL);
    let choice = random.below(7);
    let belongs = |k: &TileKind| match choice {
        0 => k.is_honour() || k.suit() == Some(suit),
        1 => k.is_terminal_or_honour(),
        2 => !k.is_terminal_or_honour(),
        3 => {
            *k == TileKind::GREEN
                || k.suit() == Some(Suit::Bamboo) && matches!(k.rank(), Some(2 | 3 | 4 | 6 | 8))
        }
        _ => true,
    };
    TileKind::all().filter(belongs).collect()
}

impl Deal {
    /// Uses so many tiles of a kind up; false, and nothing changes, if there are fewer.
    fn take(&mut self, kind: TileKind, n: u8) -> bool {
        let left = &mut self.left[kind.index()];
        let enough = *left >= n;
        *left -= if enough { n } else { 0 };
        enough
    }

    /// Puts a tile into the concealed part; once in a while a five is the red one of its suit.
    fn add(&mut self, kind: TileKind, random: &mut Random) {
        let red = kind.suit().filter(|s| kind.rank() == Some(5) && self.hand.red_fives[s.index()] == 0);
        self.hand.add(match red {
            Some(suit) if random.one_in(6) => Tile::red_five(suit),
            _ => Tile::plain(kind),
        });
    }

    fn orphans(&mut self, random: &mut Random) {
        let kinds: Vec<TileKind> = KindSet::TERMINALS_AND_HONOURS.iter().collect();
        let double = random.pick(&kinds);
        for kind in kinds.into_iter().chain([double]) {
            self.take(kind, 1);
            self.add(kind, random);
        }
    }

    fn nine_gates(&mut self, random: &mut Random) {
        let suit = random.pick(&Suit::ALL);
        let ranks = [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, random.below(9) as u8 + 1];
        for kind in ranks.into_iter().filter_map(|rank| TileKind::number(suit, rank)) {
            self.take(kind, 1);
            self.add(kind, random);
        }
    }

    /// Seven different pairs.
    fn pairs(&mut self, random: &mut Random) {
        let mut kinds = pool(random);
        while kinds.len() < 7 {
            kinds = pool(random);
        }
        for _ in 0..7 {
            let kind = kinds.swap_remove(random.below(kinds.len()));
            self.take(kind, 2);
            self.add(kind, random);
            self.add(kind, random);
        }
    }

    /// Four groups and a pair.
    fn groups(&mut self, random: &mut Random) {
        let kinds = pool(random);
        let open = random.one_in(2);
        // Hands of triplets are rare among random ones, and dear.
        let chows = if random.one_in(6) { 0 } else { 6 };
        let pair = random.pick(&kinds);
        self.take(pair, 2);
        self.add(pair, random);
        self.add(pair, random);
        let mut made = 0;
        while made < 4 {
            let kind = random.pick(&kinds);
            let declared = open && random.one_in(2);
            let done = if random.below(10) < chows {
                self.chow(kind, &kinds, declared, random)
            } else if random.one_in(6) {
                self.kong(kind, open, random)
            } else {
                self.triplet(kind, declared, random)
            };
            made += u8::from(done);
        }
    }

    fn chow(&mut self, low: TileKind, pool: &[TileKind], declared: bool, random: &mut Random) -> bool {
        let (Some(suit), Some(rank)) = (low.suit(), low.rank()) else { return false };
        let tiles = [0, 1, 2].map(|i| TileKind::number(suit, rank + i));
        let [Some(a), Some(b), Some(c)] = tiles else { return false };
        let tiles = [a, b, c];
        if !tiles.iter().all(|k| pool.contains(k) && self.left[k.index()] > 0) {
            return false;
        }
        for kind in tiles {
            self.left[kind.index()] -= 1;
        }
        if declared {
            self.hand.melds.extend(Meld::chow(low, random.below(3) as u8));
        } else {
            for kind in tiles {
                self.add(kind, random);
            }
        }
        true
    }

    fn triplet(&mut self, kind: TileKind, declared: bool, random: &mut Random) -> bool {
        if !self.take(kind, 3) {
            return false;
        }
        if declared {
            self.hand.melds.push(Meld::pung(kind, Some(random.pick(&Relative::ALL))));
        } else {
            (0..3).for_each(|_| self.add(kind, random));
        }
        true
    }

    fn kong(&mut self, kind: TileKind, open: bool, random: &mut Random) -> bool {
        if !self.take(kind, 4) {
            return false;
        }
        let all = [MeldKind::ConcealedKong, MeldKind::ClaimedKong, MeldKind::AddedKong];
        let declared = if open { random.pick(&all) } else { MeldKind::ConcealedKong };
        self.hand.melds.extend(Meld::kong(declared, kind, Some(random.pick(&Relative::ALL))));
        true
    }
}
