//! The ordinary count of a hand written out: lines, doubles, value.
use super::award::{Count, Counted, DoubleLine, NoteKind, Notes, PointLine, note};
use super::double::{Double, Doubles};
use super::point::{Openness, PointKind, pair_entries};
use super::rules::{BonusStage, Bouquet, ClassicalRules, OwnBonus};
use super::topic::Topic;
use super::whole::{
    Melded, Structure, Whole, bonus_doubles, bouquets, counts_of, honour_doubles, kinds_of, own_bonus,
    tile_doubles,
};
use crate::clause::{Answer, Basis};
use crate::hand::Hand;
use crate::meld::{Group, Meld};
use crate::seat::Wind;
use crate::tile::{BonusSet, KindSet, TileKind};
use arrayvec::ArrayVec;

/// Counts a hand that has not made Mahjong (table 1 and list 6 of the appendix): melds as declared; of the standing tiles three
/// or four equal ones are a closed pung, two a pair where pairs count.
///
/// The number of tiles does not matter: a hand with a tile too many or too few is counted like any other.
pub fn count_hand(rules: &ClassicalRules, hand: &Hand, own: Wind, round: Wind) -> Count {
    let counts = counts_of(hand.concealed, hand);
    let melded = Melded::of(hand);
    let mut doubles = Doubles::default();
    let (mut standing, mut lines) = (0u64, ArrayVec::new());
    hand.melds.iter().for_each(|m| push(&mut lines, meld_line(rules, *m)));
    for kind in hand.concealed.kinds().iter() {
        match hand.concealed.get(kind) {
            0 | 1 => {}
            2 => pair_entries(kind, own, round).for_each(|e| push(&mut lines, pair_line(rules, kind, e))),
            _ => {
                standing |= 1 << kind.index();
                push(&mut lines, set_line(rules, Group::Pung(kind), Openness::Closed, Topic::ClosedSet));
            }
        }
    }
    tile_doubles(&mut doubles, kinds_of(counts));
    honour_doubles(&mut doubles, standing | melded.threes(), own, round);
    bonus_doubles(&mut doubles, rules, hand.bonus, own);
    finish(rules, lines, doubles, (hand.bonus, Topic::Points(PointKind::Bonus)), own)
}

/// Writes out the count of a complete hand in this reading. `only` says whether the winning tile was the only
/// suitable one.
pub(super) fn count_mahjong(w: &Whole<'_>, s: &Structure, doubles: Doubles, only: OnlyTile) -> Count {
    let rules = w.rules;
    let mut lines = ArrayVec::new();
    let won = |kind: PointKind| PointLine {
        kind,
        counted: Counted::Win,
        openness: None,
        points: kind.points(Openness::Closed),
        basis: rules.cite(Topic::Points(kind)),
    };
    push(&mut lines, won(PointKind::Mahjong));
    if w.ctx.source.is_drawn() {
        push(&mut lines, won(PointKind::WallTile));
    }
    if only == OnlyTile::Yes {
        push(&mut lines, won(PointKind::OnlyTile));
    }
    for meld in &w.hand.melds {
        push(&mut lines, meld_line(rules, *meld));
    }
    let groups = concealed_groups(w, s);
    let mut claimed = claimed_group(w, s, &groups);
    for group in groups {
        let (openness, topic) = if claimed == Some(group) {
            claimed = None;
            (Openness::Open, Topic::CompletedSet)
        } else {
            (Openness::Closed, Topic::ClosedSet)
        };
        push(&mut lines, set_line(rules, group, openness, topic));
    }
    for entry in pair_entries(s.pair, w.own, w.ctx.prevailing) {
        push(&mut lines, pair_line(rules, s.pair, entry));
    }
    finish(rules, lines, doubles, (w.hand.bonus, Topic::BonusOfMahjong), w.own)
}

/// Whether the winning tile was the only one that could complete the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OnlyTile {
    Yes,
    No,
}

/// The group that another player's tile completed: a pung only where no chow and no pair could have taken it.
fn claimed_group(w: &Whole<'_>, s: &Structure, groups: &[Group]) -> Option<Group> {
    if w.ctx.source.is_drawn() {
        return None;
    }
    let holds = |group: &Group| match group {
        Group::Chow(_) => s.pair != w.win && group.tiles().any(|t| t == w.win),
        Group::Pung(tile) | Group::Kong(tile) => s.completed >> tile.index() & 1 == 1,
    };
    groups.iter().copied().find(|g| holds(g))
}

/// The groups of the concealed part: pungs by kind, then chows.
pub(super) fn concealed_groups(w: &Whole<'_>, s: &Structure) -> ArrayVec<Group, 4> {
    let mut out = ArrayVec::new();
    let pungs = KindSet::from_bits(s.concealed).iter().map(Group::Pung);
    // Chows are counted in three-bit fields, seven to a suit; those of the melds are not concealed.
    let mut fields = s.chows.0 - w.melded.chows.0;
    let chows = std::iter::from_fn(|| {
        let field = fields.trailing_zeros() as usize / 3;
        let kind = TileKind::at(if fields == 0 { return None } else { field / 7 * 9 + field % 7 });
        fields -= 1 << (3 * field);
        Some(Group::Chow(kind))
    });
    for group in pungs.chain(chows) {
        let _ = out.try_push(group);
    }
    out
}

/// The value of points doubled so often, with what is added after the doubles, cut at the limit.
#[inline]
pub(super) fn worth(rules: &ClassicalRules, base: i32, times: u32, after: i32) -> i32 {
    // A base below 500 doubled more than twenty times is beyond any limit that can be answered.
    (base << times.min(20)).saturating_add(after).min(rules.limit.points.value.get())
}

/// The points of flowers and seasons before and after the doubles.
#[inline]
pub(super) fn bonus_points(rules: &ClassicalRules, bonus: BonusSet) -> (i32, i32) {
    let points = PointKind::Bonus.points(Openness::Open) * bonus.len() as i32;
    match rules.bonus.bonus_stage.value {
        BonusStage::BeforeDoubles => (points, 0),
        BonusStage::AfterDoubles => (0, points),
    }
}

fn push(lines: &mut ArrayVec<PointLine, 20>, line: PointLine) {
    // Three additions, four sets, a pair with two entries and eight flowers and seasons are the most.
    let _ = lines.try_push(line);
}

fn meld_line(rules: &ClassicalRules, meld: Meld) -> PointLine {
    let (openness, topic) = if meld.is_concealed() {
        (Openness::Closed, Topic::ClosedSet)
    } else {
        (Openness::Open, Topic::OpenSet)
    };
    set_line(rules, meld.group(), openness, topic)
}

fn set_line(rules: &ClassicalRules, group: Group, openness: Openness, topic: Topic) -> PointLine {
    let kind = match group {
        Group::Chow(_) => PointKind::Chow,
        Group::Pung(tile) => PointKind::pung(tile),
        Group::Kong(tile) => PointKind::kong(tile),
    };
    PointLine {
        kind,
        counted: Counted::Set(group),
        openness: Some(Answer { value: openness, basis: rules.cite(topic) }),
        points: kind.points(openness),
        basis: rules.cite(Topic::Points(kind)),
    }
}

fn pair_line(rules: &ClassicalRules, tile: TileKind, entry: PointKind) -> PointLine {
    PointLine {
        kind: entry,
        counted: Counted::Pair(tile),
        openness: None,
        points: entry.points(Openness::Closed),
        basis: rules.cite(Topic::Points(entry)),
    }
}

fn finish(
    rules: &ClassicalRules,
    mut lines: ArrayVec<PointLine, 20>,
    doubles: Doubles,
    (bonus, bonus_topic): (BonusSet, Topic),
    own: Wind,
) -> Count {
    let (before, after) = bonus_points(rules, bonus);
    let sets: i32 = lines.iter().map(|l| l.points).sum();
    for tile in bonus.iter() {
        push(
            &mut lines,
            PointLine {
                kind: PointKind::Bonus,
                counted: Counted::Bonus(tile),
                openness: None,
                points: PointKind::Bonus.points(Openness::Open),
                basis: rules.cite(bonus_topic),
            },
        );
    }
    let base = sets + before;
    let value = worth(rules, base, doubles.times(), after);
    let uncut = (i64::from(base) << doubles.times().min(32)) + i64::from(after);
    let cut = (uncut > i64::from(value)).then_some(rules.limit.points.basis);
    Count {
        lines,
        base,
        doubles: double_lines(rules, doubles),
        after_doubles: after,
        value,
        cut,
        basis: rules.cite(Topic::EveryHandCounts),
        notes: bonus_notes(rules, bonus, own),
    }
}

fn double_lines(rules: &ClassicalRules, doubles: Doubles) -> ArrayVec<DoubleLine, 16> {
    let mut out = ArrayVec::new();
    for (double, times) in doubles.iter() {
        // What a rule set answers differently cites its answer.
        let basis = match double {
            Double::OwnFlowerAndSeason => rules.bonus.own.basis,
            _ => rules.cite(Topic::Double(double)),
        };
        let list = rules.cite(double.list().topic());
        let _ = out.try_push(DoubleLine { double, times, basis, list });
    }
    out
}

fn bonus_notes(rules: &ClassicalRules, bonus: BonusSet, own: Wind) -> Notes {
    let mut notes = Notes::new();
    if bonus.is_empty() {
        return notes;
    }
    let stage: Basis = rules.bonus.bonus_stage.basis;
    note(&mut notes, NoteKind::BonusStage, stage);
    let (flower, season) = own_bonus(bonus, own);
    if flower || season {
        note(&mut notes, NoteKind::OwnBonus, rules.cite(Topic::SeatNumbers));
        if rules.bonus.own.value == OwnBonus::None {
            note(&mut notes, NoteKind::NoOwnBonusDouble, rules.bonus.own.basis);
        }
    }
    if bouquets(bonus) > 0 && rules.bonus.bouquet.value == Bouquet::None {
        note(&mut notes, NoteKind::NoBouquetDouble, rules.bonus.bouquet.basis);
    }
    notes
}
