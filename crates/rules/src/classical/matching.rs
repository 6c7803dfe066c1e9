//! Which limit hands a hand matches.
use super::context::{Opening, Source, WallTile, WinContext};
use super::pattern::*;
use super::point::{DRAGONS, HONOURS as HONOUR_KINDS, SUITS, WINDS};
use super::rules::{ClassicalRules, NonclassicalHands};
use super::whole::{Melded, Structure, Whole};
use crate::counts::{LOW_BITS, TileCounts};
use crate::decompose::Chows;
use crate::seat::Wind;
use crate::tile::{KindSet, TileKind};

/// The three parts of the table, by what a row looks at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Circumstances,
    Sets,
    Tiles,
}

const fn part(row: &LimitRow) -> Part {
    match row.pattern {
        Pattern::AnyMahjong => Part::Circumstances,
        Pattern::Sets(_) => Part::Sets,
        Pattern::Pairs(_) | Pattern::ThirteenWonders | Pattern::Tiles(..) => Part::Tiles,
    }
}

const fn len(of: Part) -> usize {
    let (mut n, mut i) = (0, 0);
    while i < LimitHand::COUNT {
        n += (part(&LimitHand::ROWS[i]) as u8 == of as u8) as usize;
        i += 1;
    }
    n
}

const fn rows<const N: usize>(of: Part) -> [LimitRow; N] {
    let mut out = [LimitHand::ROWS[0]; N];
    let (mut n, mut i) = (0, 0);
    while i < LimitHand::COUNT {
        if part(&LimitHand::ROWS[i]) as u8 == of as u8 {
            out[n] = LimitHand::ROWS[i];
            n += 1;
        }
        i += 1;
    }
    out
}

const CIRCUMSTANCES: [LimitRow; len(Part::Circumstances)] = rows(Part::Circumstances);
const SETS: [LimitRow; len(Part::Sets)] = rows(Part::Sets);
const TILES: [LimitRow; len(Part::Tiles)] = rows(Part::Tiles);

/// Whether the rule set plays the hand.
#[inline]
fn in_use(rules: &ClassicalRules, row: &LimitRow) -> bool {
    row.class == HandClass::Classical
        || rules.limit.nonclassical_limit_hands.value == NonclassicalHands::Enabled
}

/// The hands that any complete hand is under these circumstances.
pub(super) fn by_circumstances(w: &Whole<'_>) -> LimitHands {
    let ctx = w.ctx;
    // Ordinary circumstances match no row.
    let plain = ctx.opening == Opening::None
        && ctx.wall_tile == WallTile::Ordinary
        && matches!(ctx.source, Source::Wall | Source::Discard(_));
    let mut found = LimitHands::NONE;
    if !plain {
        for row in &CIRCUMSTANCES {
            if completes(row.winning_tile, w.win, ctx) && in_use(w.rules, row) {
                found.insert(row.hand);
            }
        }
    }
    found
}

/// The hands that these four sets and a pair are.
#[inline]
pub(super) fn by_sets(w: &Whole<'_>, s: &Structure) -> LimitHands {
    let mut found = LimitHands::NONE;
    for row in &SETS {
        if let Pattern::Sets(sets) = row.pattern
            && is_sets(sets, w, s)
            && in_use(w.rules, row)
            && is_closed_enough(row.closedness, w.melded)
            && completes(row.winning_tile, w.win, w.ctx)
        {
            found.insert(row.hand);
        }
    }
    found
}

/// What the tiles alone are.
#[derive(Clone, Copy, Debug)]
pub(super) struct ByTiles {
    /// The hands that match.
    pub(super) found: LimitHands,
    /// Those that would, if another player's tile might complete a special set.
    pub(super) blocked: LimitHands,
}

/// The hands that the tiles alone are.
pub(super) fn by_tiles(w: &Whole<'_>) -> ByTiles {
    let mut out = ByTiles { found: LimitHands::NONE, blocked: LimitHands::NONE };
    for row in &TILES {
        if !in_use(w.rules, row) || !is_tiles(row, w.counts, w.melded, w.own) {
            continue;
        }
        let special = match row.pattern {
            Pattern::Tiles(_, honours) => honours.special(),
            _ => None,
        };
        if special.is_some_and(|special| is_taken_for(special, w)) {
            out.blocked.insert(row.hand);
        } else if completes(row.winning_tile, w.win, w.ctx) {
            out.found.insert(row.hand);
        }
    }
    out
}

/// Whether these fourteen tiles are a shape of their own, whatever completed them.
pub(super) fn is_own_shape(rules: &ClassicalRules, counts: TileCounts, melded: Melded, own: Wind) -> bool {
    TILES.iter().any(|row| in_use(rules, row) && is_tiles(row, counts, melded, own))
}

/// Whether another player's tile completes the special set: it is the only one of its kind.
fn is_taken_for(special: SpecialSet, w: &Whole<'_>) -> bool {
    let within = match special {
        SpecialSet::Rose => w.win.is_wind(),
        SpecialSet::DragonChow => w.win.is_dragon(),
    };
    within && !w.ctx.source.is_drawn() && w.counts.get(w.win) == 1
}

#[inline]
fn is_closed_enough(closedness: Closedness, melded: Melded) -> bool {
    match closedness {
        Closedness::Free => true,
        Closedness::NoOpenSet => melded.is_closed(),
        Closedness::NothingDeclared => melded.is_nothing(),
    }
}

#[inline]
fn completes(needed: WinningTile, win: TileKind, ctx: &WinContext) -> bool {
    match needed {
        WinningTile::Any => true,
        WinningTile::FromWall => ctx.source.is_drawn(),
        WinningTile::Dealt => ctx.opening == Opening::Heaven,
        WinningTile::FirstDiscard => ctx.opening == Opening::Earth,
        WinningTile::Last(kind) => win == kind && ctx.wall_tile == WallTile::Last,
        WinningTile::Free(kind) => win == kind && ctx.source == Source::Free,
        WinningTile::Robbed(kind) => win == kind && matches!(ctx.source, Source::AddedKong(_)),
        WinningTile::SecondKong => ctx.source == Source::Free && ctx.kongs_this_turn >= 2,
    }
}

/// Chows 123, 456 and 789 in the fields of one suit.
const RUN: u32 = 0o1_001_001;

#[inline]
fn is_sets(sets: Sets, w: &Whole<'_>, s: &Structure) -> bool {
    let no_chow = s.chows.0 == 0;
    match sets {
        Sets::PungsOfOneSuit => no_chow && one_suit(w.kinds).is_some(),
        Sets::PungsOf(kinds) => no_chow && w.kinds & !kinds.bits() == 0,
        Sets::DragonPungs => {
            s.threes & DRAGONS == DRAGONS
                && no_chow
                && one_suit(w.kinds & !DRAGONS).is_some()
                && !s.pair.is_honour()
        }
        Sets::WindPungs => s.threes & WINDS == WINDS,
        Sets::Kongs => w.melded.kongs().count_ones() == 4,
        Sets::HiddenSnake => is_hidden_snake(w, s),
        Sets::SameRankPungs => {
            let honour = s.threes & HONOUR_KINDS;
            no_chow
                && are_same_rank(s.threes & !HONOUR_KINDS)
                && s.pair.is_honour()
                && (honour & DRAGONS != 0) == s.pair.is_dragon()
        }
        Sets::RunPungPair => one_suit(w.kinds).is_some_and(|suit| s.chows == Chows::of_suit(suit, RUN)),
        Sets::RunAndHonours => {
            s.threes & HONOUR_KINDS != 0
                && s.pair.is_honour()
                && (0..3).any(|suit| s.chows == Chows::of_suit(suit, RUN))
        }
        Sets::Of(kinds, dragon) => w.kinds & !kinds.bits() == 0 && w.kinds >> dragon.index() & 1 == 1,
    }
}

/// The suit, if all kinds are of one and none is an honour.
#[inline]
fn one_suit(kinds: u64) -> Option<usize> {
    SUITS.iter().position(|suit| kinds & !suit == 0 && kinds != 0)
}

fn is_hidden_snake(w: &Whole<'_>, s: &Structure) -> bool {
    let Some(suit) = one_suit(w.kinds) else { return false };
    // The two chows, by the pair they leave: fields of the ranks at which they start.
    let chows = match s.pair.rank() {
        Some(2) => 0o100_100,
        Some(5) => 0o100_010,
        Some(8) => 0o010_010,
        _ => return false,
    };
    s.threes == 0b1_0000_0001 << (9 * suit) && s.chows == Chows::of_suit(suit, chows)
}

/// Whether these pungs of suits are three of one rank.
#[inline]
fn are_same_rank(threes: u64) -> bool {
    let rank = threes & 0o777;
    rank.is_power_of_two() && threes == rank | rank << 9 | rank << 18
}

/// Whether the tiles are those of the row, and no more declared than it allows.
fn is_tiles(row: &LimitRow, counts: TileCounts, melded: Melded, own: Wind) -> bool {
    is_closed_enough(row.closedness, melded)
        && match row.pattern {
            Pattern::AnyMahjong | Pattern::Sets(_) => false,
            Pattern::Pairs(pairs) => are_pairs(pairs, counts),
            Pattern::ThirteenWonders => {
                counts.kinds() == KindSet::TERMINALS_AND_HONOURS && counts.total() == 14
            }
            Pattern::Tiles(numbers, honours) => {
                let [m, p, s, z] = counts.words();
                let suits = [m, p, s];
                are_honours(honours, z, suits, own) && are_numbers(numbers, suits, melded)
            }
        }
}

fn are_pairs(pairs: Pairs, counts: TileCounts) -> bool {
    // Every field must be zero or two; seven kinds then make fourteen tiles.
    let words = counts.words();
    if words.iter().any(|w| w & !(LOW_BITS << 1) != 0) || counts.kinds().len() != 7 {
        return false;
    }
    let kinds = counts.kinds().bits();
    match pairs {
        Pairs::OneSuit => one_suit(kinds).is_some(),
        Pairs::Of(allowed) => kinds & !allowed.bits() == 0,
    }
}

/// Whether a word holds exactly one tile, and this of the given fields.
const fn is_one_of(word: u32, fields: u32) -> bool {
    word.is_power_of_two() && word & fields != 0
}

/// One of each wind, one of each dragon, in the word of honours.
const ROSE: u32 = 0o1111;
const DRAGON_CHOW: u32 = 0o1_110_000;
const RED: u32 = 0o1_000_000;

#[inline]
fn are_honours(honours: Honours, z: u32, suits: [u32; 3], own: Wind) -> bool {
    // No field passes seven in these sums, so that equal numbers are equal tiles.
    let beside = |set: u32| z.checked_sub(set);
    match honours {
        Honours::None => z == 0,
        Honours::Rose => z == ROSE,
        Honours::RoseAndHonour => beside(ROSE).is_some_and(|rest| is_one_of(rest, LOW_BITS)),
        Honours::RoseAndDragon => beside(ROSE).is_some_and(|rest| is_one_of(rest, DRAGON_CHOW)),
        Honours::RoseAndRed => z == ROSE | RED,
        Honours::DragonChowAndWinds => beside(DRAGON_CHOW).is_some_and(|rest| is_one_of(rest, ROSE << 1)),
        Honours::DragonChowAndOwnWind => z == DRAGON_CHOW | 2 << (3 * own.index()),
        Honours::SuitDragonPung => {
            suits.iter().position(|w| *w != 0).is_some_and(|suit| z == 3 << suit_dragon_shift(suit))
        }
        Honours::RedAndGreen => z == 0o1_100_000,
    }
}

/// Characters have the Red, dots the White, bamboo the Green Dragon (in the word of honours white, green, red).
const fn suit_dragon_shift(suit: usize) -> u32 {
    match suit {
        0 => 18,
        1 => 12,
        _ => 15,
    }
}

#[inline]
fn are_numbers(numbers: Numbers, suits: [u32; 3], melded: Melded) -> bool {
    let only = || match suits {
        [w, 0, 0] | [0, w, 0] | [0, 0, w] => Some(w),
        _ => None,
    };
    match numbers {
        Numbers::OneSuit(word) => only() == Some(word),
        Numbers::Bamboo(word) => suits == [0, 0, word],
        Numbers::SameRankPungs => {
            let [m, p, s] = suits;
            m == p && p == s && m != 0 && m.is_multiple_of(3) && is_one_of(m / 3, LOW_BITS)
        }
        // The chows of the run may be declared, other chows of the same tiles not.
        Numbers::Run => only() == Some(LOW_BITS) && (0..3).all(|suit| melded.chows.suit(suit) & !RUN == 0),
        Numbers::Transitive => {
            const THIRD: u32 = 0o001_001_001;
            let mut sorted = suits;
            sorted.sort_unstable();
            sorted == [THIRD, THIRD << 3, THIRD << 6]
        }
        Numbers::Gates => only().is_some_and(|word| {
            // 2–8 once each with a pung of ones or of nines; the tile beside them is one of 2–8.
            const INNER: u32 = 0o011_111_110;
            [INNER | 0o3, INNER | 0o300_000_000]
                .iter()
                .any(|gate| word.checked_sub(*gate).is_some_and(|rest| is_one_of(rest, INNER)))
        }),
        Numbers::NineTile => only().is_some_and(|word| {
            const NINE: u32 = 0o311_111_113;
            word.checked_sub(NINE).is_some_and(|rest| is_one_of(rest, LOW_BITS))
        }),
    }
}
