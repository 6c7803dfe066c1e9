//! The valuation: checks, readings, the dearest that may be declared, and the award made of it.
use super::award::{Award, Declared, LimitLine, NoteKind, Notes, Reading, note};
use super::check::{RefusalKind, Refusals, check, may_declare};
use super::context::{Opening, Source, WallTile, WinContext};
use super::count::{OnlyTile, bonus_points, concealed_groups, count_mahjong, worth};
use super::double::{Doubles, Internal};
use super::matching::{by_circumstances, by_sets, by_tiles};
use super::pattern::{HandClass, Honours, LimitHand, LimitHands, Numbers, Pattern, Sets, SpecialSet};
use super::rules::{ClassicalRules, Minimum};
use super::topic::Topic;
use super::wait::waits_of;
use super::whole::{Structure, Whole};
use crate::clause::Basis;
use crate::decompose::splits;
use crate::hand::Hand;
use crate::tile::{KindSet, TileKind};
use arrayvec::ArrayVec;

/// Values a Mahjong: `hand` holds fourteen tiles (a kong counting three), the winning tile among the concealed ones.
///
/// A hand or a context that cannot be, and a Mahjong that may not be declared, is refused with all reasons.
pub fn value(
    rules: &ClassicalRules,
    hand: &Hand,
    win: TileKind,
    ctx: &WinContext,
) -> Result<Award, Refusals> {
    let award = appraise(rules, hand, win, ctx)?;
    if award.refusals.is_empty() { Ok(award) } else { Err(award.refusals) }
}

/// Counts a complete hand whether or not it may be declared; why it may not stands in the award.
///
/// The dearest reading that may be declared is taken; the value is the larger of its ordinary count and the largest
/// fraction of a limit hand that matches.
pub fn appraise(
    rules: &ClassicalRules,
    hand: &Hand,
    win: TileKind,
    ctx: &WinContext,
) -> Result<Award, Refusals> {
    let Some(all) = hand.all_tiles() else { return Err(Refusals::of(RefusalKind::FiveCopies)) };
    let refusals = check(hand, win, ctx, all);
    if !refusals.is_empty() {
        return Err(refusals);
    }
    let whole = Whole::new(rules, hand, win, ctx);
    let by_tiles = by_tiles(&whole);
    let waits = waits(&whole);
    let only = if waits.len() == 1 { OnlyTile::Yes } else { OnlyTile::No };
    let circumstances = by_circumstances(&whole);
    let (mut limits, mut best) = (by_tiles.found, None::<Measured>);
    splits(hand.concealed, |split| {
        let measured = Measured::new(&whole, whole.structure(split), only, circumstances);
        limits = limits.union(measured.limits);
        if best.as_ref().is_none_or(|b| measured.rank() > b.rank()) {
            best = Some(measured);
        }
    });
    if best.is_none() && by_tiles.found.is_empty() {
        let kind = if by_tiles.blocked.is_empty() {
            RefusalKind::NotMahjong
        } else {
            RefusalKind::SpecialSetNotDrawn
        };
        return Err(Refusals::of(kind));
    }
    limits = limits.union(circumstances);
    if matches!(ctx.source, Source::ClosedKong(_)) && !limits.contains(LimitHand::ThirteenWonders) {
        return Err(Refusals::of(RefusalKind::ClosedKongRobbed));
    }
    Ok(make(&whole, best.as_ref(), limits, waits, only))
}

/// What the hand waited for; nothing where it was complete as dealt.
fn waits(w: &Whole<'_>) -> KindSet {
    if w.ctx.opening == Opening::Heaven {
        return KindSet::EMPTY;
    }
    let mut concealed = w.hand.concealed;
    let mut counts = w.counts;
    concealed.remove(w.win);
    counts.remove(w.win);
    waits_of(w.rules, w.hand, concealed, counts, w.own).unwrap_or_default()
}

/// One reading as four sets and a pair, valued.
struct Measured {
    structure: Structure,
    doubles: Doubles,
    value: i32,
    /// Limit hands that are this reading.
    limits: LimitHands,
    declarable: Declarable,
}

/// Whether a reading may be declared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Declarable {
    No,
    Yes,
}

impl Measured {
    #[inline]
    fn new(w: &Whole<'_>, structure: Structure, only: OnlyTile, circumstances: LimitHands) -> Self {
        let points = w.points(&structure);
        let doubles = w.doubles(&structure, points);
        let (before, after) = bonus_points(w.rules, w.hand.bonus);
        let additions = 20 + 2 * i32::from(w.ctx.source.is_drawn()) + 2 * i32::from(only == OnlyTile::Yes);
        let value = worth(w.rules, additions + points + before, doubles.times(), after);
        let limits = by_sets(w, &structure);
        let enough = w.rules.win.minimum.value == Minimum::None
            || doubles.has_internal()
            || !limits.is_empty()
            || !circumstances.is_empty();
        let declarable = if enough { Declarable::Yes } else { Declarable::No };
        Self { structure, doubles, value, limits, declarable }
    }

    /// Readings that may be declared come first, then the dearest.
    #[inline]
    fn rank(&self) -> (Declarable, i32) {
        (self.declarable, self.value)
    }
}

fn make(w: &Whole<'_>, best: Option<&Measured>, limits: LimitHands, waits: KindSet, only: OnlyTile) -> Award {
    let rules = w.rules;
    let mut limit_hands = ArrayVec::new();
    for hand in limits.iter() {
        // No hand matches more than there is room for: the circumstances exclude each other but for two or three.
        let _ = limit_hands.try_push(limit_line(rules, hand));
    }
    let limit = dearest(&limit_hands);
    let ordinary = best.map(|b| count_mahjong(w, &b.structure, b.doubles, only));
    let declarable = best.filter(|b| b.declarable == Declarable::Yes);
    let (points, basis) = match (limit, declarable) {
        (Some(line), Some(b)) if b.value > line.points => (b.value, rules.cite(Topic::FractionOrCount)),
        (Some(line), _) => (line.points, line.value),
        (None, _) => ordinary.as_ref().map_or((0, rules.cite(Topic::CompleteHand)), |c| (c.value, c.basis)),
    };
    let mut refusals = may_declare(rules, w.ctx);
    let declared_by = declared_by(rules, best, limit, limit_hands.first());
    refusals.add_some((declared_by.is_none()).then_some(RefusalKind::BelowMinimum));
    let reading = match best {
        Some(b) => sets(w, &b.structure),
        // Without four sets and a pair a limit hand matched, or the hand would not be complete.
        None => Reading::Own(own_shape(limits)),
    };
    Award {
        points,
        basis,
        ordinary,
        notes: notes(w, limits),
        limit_hands,
        reading,
        reading_basis: rules.cite(Topic::DearestReading),
        waits,
        declared_by,
        refusals,
    }
}

/// The hand whose shape the tiles have.
fn own_shape(limits: LimitHands) -> LimitHand {
    let is_shape = |hand: &LimitHand| hand.row().pattern != Pattern::AnyMahjong;
    limits.iter().find(is_shape).unwrap_or(LimitHand::SevenPair)
}

fn dearest(lines: &[LimitLine]) -> Option<&LimitLine> {
    // The first of the dearest, so that a classical hand goes before an equated one.
    lines.iter().rev().max_by_key(|l| l.points)
}

fn limit_line(rules: &ClassicalRules, hand: LimitHand) -> LimitLine {
    let row = hand.row();
    let (value, in_use) = match row.class {
        HandClass::Classical => (Topic::LimitValue, rules.cite(Topic::ClassicalInUse)),
        HandClass::Equated => (Topic::FractionValue, rules.limit.nonclassical_limit_hands.basis),
    };
    LimitLine {
        hand,
        points: rules.limit.points.value.get() * row.percent / 100,
        basis: rules.cite(Topic::Limit(hand)),
        value: rules.cite(value),
        in_use,
    }
}

fn declared_by(
    rules: &ClassicalRules,
    best: Option<&Measured>,
    dearest: Option<&LimitLine>,
    first: Option<&LimitLine>,
) -> Option<Declared> {
    if let Some(line) = dearest.or(first) {
        return Some(Declared::LimitHand(line.hand, rules.win.minimum.basis));
    }
    let internal =
        best.and_then(|b| b.doubles.iter().map(|(d, _)| d).find(|d| d.internal() == Internal::Yes));
    match (internal, rules.win.minimum.value) {
        (Some(double), _) => Some(Declared::InternalDouble(double, rules.cite(Topic::InternalDoubles))),
        (None, Minimum::None) => Some(Declared::NoMinimum(rules.win.minimum.basis)),
        (None, Minimum::LimitOrDouble) => None,
    }
}

fn sets(w: &Whole<'_>, s: &Structure) -> Reading {
    let mut sets: ArrayVec<_, 4> = w.hand.melds.iter().map(|m| m.group()).collect();
    for group in concealed_groups(w, s) {
        let _ = sets.try_push(group);
    }
    Reading::Sets { sets, pair: s.pair }
}

/// What the patterns and circumstances rest on.
fn notes(w: &Whole<'_>, limits: LimitHands) -> Notes {
    let mut notes = Notes::new();
    if limits.is_empty() && w.ctx.wall_tile == WallTile::Ordinary {
        return notes;
    }
    let mut say = |kind: NoteKind, holds: bool, basis: Basis| {
        if holds {
            note(&mut notes, kind, basis);
        }
    };
    let rules = w.rules;
    let any = |test: fn(Pattern) -> bool| limits.iter().any(|hand| test(hand.row().pattern));
    let special = |p: Pattern| match p {
        Pattern::Tiles(_, honours) => honours.special(),
        _ => None,
    };
    let dragon_chow = limits.iter().any(|h| special(h.row().pattern) == Some(SpecialSet::DragonChow));
    let rose = limits.iter().any(|h| special(h.row().pattern) == Some(SpecialSet::Rose));
    say(NoteKind::DragonChow, dragon_chow, rules.cite(Topic::DragonChow));
    say(NoteKind::Rose, rose, rules.cite(Topic::Rose));
    let suit_dragon = any(|p| {
        matches!(p, Pattern::Tiles(Numbers::Gates, Honours::SuitDragonPung) | Pattern::Sets(Sets::Of(..)))
    });
    say(NoteKind::SuitDragon, suit_dragon, rules.cite(Topic::SuitDragon));
    let equated = limits
        .iter()
        .any(|hand| hand.row().class == HandClass::Equated && hand.row().pattern != Pattern::AnyMahjong);
    let kong = w.melded.kongs() != 0 && equated;
    say(NoteKind::KongForPung, kong, rules.cite(Topic::KongForPung));
    let robbed = matches!(w.ctx.source, Source::ClosedKong(_));
    say(NoteKind::ClosedKongRobbed, robbed, rules.cite(Topic::ClosedKongRobbed));
    let bliss = w.ctx.opening == Opening::Heaven;
    say(NoteKind::BlissWithoutCalling, bliss, rules.cite(Topic::BlissWithoutCalling));
    let last_free = w.ctx.source == Source::Free && w.ctx.wall_tile == WallTile::Last;
    say(NoteKind::LastFreeTile, last_free, rules.win.last_free_tile.basis);
    notes
}
