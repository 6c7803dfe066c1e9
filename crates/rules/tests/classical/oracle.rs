//! The valuation said a second time, plainly and slowly: every split tried, nothing shared with the library but the
//! tile types.
use reglament_rules::classical::{Openness, Source, WallTile, WinContext};
use reglament_rules::hand::Hand;
use reglament_rules::meld::{Group, MeldKind};
use reglament_rules::tile::TileKind;

/// A set with whether it is open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Set {
    pub(crate) group: Group,
    pub(crate) openness: Openness,
}

/// The dearest ordinary value of the tiles as four sets and a pair that waited for so many kinds: with an internal double, and of any reading.
pub(crate) fn ordinary(
    hand: &Hand,
    win: TileKind,
    ctx: &WinContext,
    waits: usize,
) -> (Option<i64>, Option<i64>) {
    let mut counts = hand.concealed.to_array();
    let of = |closed| if closed { Openness::Closed } else { Openness::Open };
    let melds: Vec<Set> = hand
        .melds
        .iter()
        .map(|m| Set { group: m.group(), openness: of(m.kind() == MeldKind::ConcealedKong) })
        .collect();
    let (mut declarable, mut any) = (None, None);
    for pair in 0..34 {
        if counts[pair] < 2 {
            continue;
        }
        counts[pair] -= 2;
        let mut found = Vec::new();
        split(&mut counts, 4 - melds.len(), 0, &mut Vec::new(), &mut found);
        counts[pair] += 2;
        let pair = TileKind::new(pair as u8).unwrap();
        for groups in found {
            // The winning tile may have gone to the pair or to each of the sets that hold it.
            let mut places: Vec<Option<usize>> = Vec::new();
            if pair == win {
                places.push(None);
            }
            places.extend((0..groups.len()).filter(|i| groups[*i].tiles().any(|t| t == win)).map(Some));
            for place in places {
                let mut sets = melds.clone();
                for (i, group) in groups.iter().enumerate() {
                    let openness = of(place != Some(i) || ctx.source.is_drawn());
                    sets.push(Set { group: *group, openness });
                }
                let (value, internal) = worth(hand, &sets, pair, ctx, waits);
                any = any.max(Some(value));
                if internal {
                    declarable = declarable.max(Some(value));
                }
            }
        }
    }
    (declarable, any)
}

/// Every way to take so many groups out of the counts, from this kind on.
fn split(counts: &mut [u8; 34], left: usize, from: usize, taken: &mut Vec<Group>, out: &mut Vec<Vec<Group>>) {
    if left == 0 {
        if counts.iter().all(|n| *n == 0) {
            out.push(taken.clone());
        }
        return;
    }
    for i in from..34 {
        let kind = TileKind::new(i as u8).unwrap();
        if counts[i] >= 3 {
            counts[i] -= 3;
            taken.push(Group::Pung(kind));
            split(counts, left - 1, i, taken, out);
            taken.pop();
            counts[i] += 3;
        }
        if kind.rank().is_some_and(|r| r <= 7) && (i..i + 3).all(|k| counts[k] > 0) {
            (i..i + 3).for_each(|k| counts[k] -= 1);
            taken.push(Group::Chow(kind));
            split(counts, left - 1, i, taken, out);
            taken.pop();
            (i..i + 3).for_each(|k| counts[k] += 1);
        }
    }
}

/// The value of one reading, and whether it has an internal double.
fn worth(hand: &Hand, sets: &[Set], pair: TileKind, ctx: &WinContext, waits: usize) -> (i64, bool) {
    let (own, round) = (ctx.seat_wind().tile(), ctx.prevailing.tile());
    let mut combinations = 0;
    for set in sets {
        let major = i64::from(set.group.tile().is_terminal_or_honour()) + 1;
        let closed = i64::from(set.openness == Openness::Closed) + 1;
        combinations += match set.group {
            Group::Chow(_) => 0,
            Group::Pung(_) => 2 * major * closed,
            Group::Kong(_) => 8 * major * closed,
        };
    }
    for wind in [own, round] {
        combinations += 2 * i64::from(pair == wind);
    }
    combinations += 2 * i64::from(pair.is_dragon());
    let mut base = 20 + combinations + 4 * hand.bonus.len() as i64;
    base += 2 * i64::from(ctx.source.is_drawn()) + 2 * i64::from(waits == 1);
    let mut tiles: Vec<TileKind> = sets.iter().flat_map(|s| s.group.tiles()).collect();
    tiles.push(pair);
    let pungs: Vec<TileKind> =
        sets.iter().filter(|s| !matches!(s.group, Group::Chow(_))).map(|s| s.group.tile()).collect();
    let suits: std::collections::BTreeSet<_> = tiles.iter().filter_map(|t| t.suit()).collect();
    let honours = tiles.iter().any(|t| t.is_honour());
    let mut internal = 0;
    internal += pungs.iter().filter(|t| t.is_dragon()).count();
    internal += pungs.iter().filter(|t| **t == own).count();
    internal += pungs.iter().filter(|t| **t == round).count();
    internal += usize::from(suits.len() == 1 && honours);
    internal += 3 * usize::from(suits.len() == 1 && !honours);
    internal += 3 * usize::from(suits.is_empty());
    internal += usize::from(tiles.iter().all(|t| t.is_terminal_or_honour()));
    internal += usize::from(tiles.iter().all(|t| !t.is_terminal_or_honour()));
    internal += usize::from(pungs.len() == 4);
    internal += usize::from(combinations == 0);
    internal += usize::from(ctx.source == Source::Free);
    internal += usize::from(ctx.wall_tile == WallTile::Last);
    internal += usize::from(matches!(ctx.source, Source::AddedKong(_)));
    let mut doubles = internal;
    doubles += usize::from(pair.is_dragon() && pungs.iter().filter(|t| t.is_dragon()).count() == 2);
    doubles += usize::from(pair.is_wind() && pungs.iter().filter(|t| t.is_wind()).count() == 3);
    ((base << doubles).min(2000), internal > 0)
}
