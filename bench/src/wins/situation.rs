//! How a planned hand came to be: what was declared, which tile won, and what the table looked like.
use super::plan::{Plan, Worth, plan};
use super::{By, Chance, Riichi, Win};
use crate::random::Random;
use reglament_rules::counts::TileCounts;
use reglament_rules::hand::Hand;
use reglament_rules::meld::{Group, Meld, MeldKind};
use reglament_rules::seat::{Relative, Wind};
use reglament_rules::tile::{KindSet, Suit, Tile, TileKind};

/// A lawful win with at least one yaku.
pub fn win(random: &mut Random) -> Win {
    // Claimed groups in a quarter of the hands, kongs in a seventh: settled first, then drawn until it fits.
    let (open, kongs) = (random.chance(1, 4), random.chance(1, 7));
    loop {
        if let Some(win) = attempt(random, open, kongs) {
            return win;
        }
    }
}

fn attempt(random: &mut Random, open: bool, kongs: bool) -> Option<Win> {
    let (seat, prevailing) =
        (random.pick(&Wind::ALL), random.pick(&[Wind::East, Wind::East, Wind::South, Wind::West]));
    let (plan, worth) = plan(random, seat, prevailing);
    let standard = matches!(plan, Plan::Groups(..));
    if (open || kongs) && !standard || open && worth == Worth::No {
        return None;
    }
    let (mut hand, all) = declared(random, &plan, open, kongs)?;
    let concealed = hand.is_concealed();
    let kinds: Vec<TileKind> = hand.concealed.kinds().iter().collect();
    let winning = random.pick(&kinds);
    let by = if random.chance(1, 2) { By::SelfDraw } else { By::Discard };
    let mut riichi = match random.below(20) {
        0..=8 if concealed => Riichi::Yes,
        9 if concealed => Riichi::Double,
        _ => Riichi::No,
    };
    let chance = chance(random, &hand, by, riichi, all.get(winning) == 1);
    let worth_something = worth == Worth::Open || chance != Chance::None || by == By::SelfDraw;
    if concealed && !worth_something && riichi == Riichi::No {
        riichi = Riichi::Yes;
    }
    let ippatsu = riichi != Riichi::No && chance != Chance::Replacement && random.chance(1, 4);
    let turned = 1 + hand.melds.iter().filter(|m| m.kind().is_kong()).count();
    let mut seen = all;
    if chance == Chance::RobbedKong {
        for _ in 0..3 {
            seen.add(winning);
        }
    }
    let mut dora = indicators(random, all, seen, 2 * turned);
    let under = dora.split_off(turned);
    let winning = redden(random, &mut hand, winning);
    let ura = if riichi == Riichi::No { Vec::new() } else { under };
    Some(Win { hand, winning, by, riichi, ippatsu, chance, seat, prevailing, dora, ura, recorded: None })
}

/// The hand with its melds, and all its tiles; `None` if a kind is used more than four times.
fn declared(random: &mut Random, plan: &Plan, open: bool, kongs: bool) -> Option<(Hand, TileCounts)> {
    let mut hand = Hand::default();
    match plan {
        Plan::Pairs(kinds) => kinds.iter().for_each(|kind| add(&mut hand, *kind, 2)),
        Plan::Orphans(twice) => {
            KindSet::TERMINALS_AND_HONOURS.iter().for_each(|kind| add(&mut hand, kind, 1));
            add(&mut hand, *twice, 1);
        }
        Plan::Groups(groups, pair) => {
            let mut groups = groups.clone();
            random.shuffle_first(&mut groups, 4);
            add(&mut hand, *pair, 2);
            let claimed = if open { 1 + [0, 0, 0, 0, 0, 1, 1, 1, 2, 3][random.below(10)] } else { 0 };
            // At least one kong where they are wanted, and often more: three and four are yaku.
            let wanted = if kongs { [1, 1, 1, 1, 2, 2, 3, 4][random.below(8)] } else { 0 };
            let mut made = 0;
            for (i, group) in groups.into_iter().enumerate() {
                let kong = made < wanted && matches!(group, Group::Pung(_));
                made += usize::from(kong);
                match meld(random, group, kong, i < claimed) {
                    Some(meld) => hand.melds.push(meld),
                    None => group.tiles().for_each(|kind| add(&mut hand, kind, 1)),
                }
            }
            if kongs && made == 0 {
                return None;
            }
        }
    }
    let all = hand.all_tiles()?;
    all.more_than_four().is_empty().then_some((hand, all))
}

fn add(hand: &mut Hand, kind: TileKind, times: usize) {
    for _ in 0..times {
        hand.concealed.add(kind);
    }
}

fn meld(random: &mut Random, group: Group, kong: bool, claimed: bool) -> Option<Meld> {
    let from = random.pick(&[Relative::Next, Relative::Across, Relative::Previous]);
    match (group, kong, claimed) {
        (Group::Pung(kind), true, false) => Meld::kong(MeldKind::ConcealedKong, kind, None),
        (Group::Pung(kind), true, true) => {
            Meld::kong(random.pick(&[MeldKind::ClaimedKong, MeldKind::AddedKong]), kind, Some(from))
        }
        (Group::Pung(kind), false, true) => Some(Meld::pung(kind, Some(from))),
        (Group::Chow(kind), _, true) => Meld::chow(kind, random.below(3) as u8),
        _ => None,
    }
}

fn chance(random: &mut Random, hand: &Hand, by: By, riichi: Riichi, only_copy: bool) -> Chance {
    let kongs = hand.melds.iter().any(|m| m.kind().is_kong());
    match by {
        By::SelfDraw if kongs && random.chance(1, 4) => Chance::Replacement,
        By::SelfDraw if hand.melds.is_empty() && riichi == Riichi::No && random.chance(1, 100) => {
            Chance::FirstDraw
        }
        // The robbed kong took all four copies that are not in the hand.
        By::Discard if only_copy && random.chance(1, 40) => Chance::RobbedKong,
        _ if random.chance(1, 25) => Chance::LastTile,
        _ => Chance::None,
    }
}

/// This many indicators out of the tiles that are not elsewhere.
fn indicators(random: &mut Random, all: TileCounts, mut seen: TileCounts, n: usize) -> Vec<TileKind> {
    let kinds: Vec<TileKind> = TileKind::all().collect();
    let mut out = Vec::new();
    while out.len() < n {
        let kind = random.pick(&kinds);
        // Every fourth one points at a tile of the hand, or dora would be rare.
        let wanted = !random.chance(1, 4) || all.get(kind.after_indicator()) > 0;
        if wanted && seen.get(kind) < 4 {
            seen.add(kind);
            out.push(kind);
        }
    }
    out
}

/// Makes each suit's one red five red where the hand holds it; says whether the winning tile is.
fn redden(random: &mut Random, hand: &mut Hand, winning: TileKind) -> Tile {
    let mut tile = Tile::plain(winning);
    for suit in Suit::ALL {
        let Some(five) = TileKind::number(suit, 5) else { continue };
        let concealed = usize::from(hand.concealed.get(five));
        let melds: Vec<usize> =
            hand.melds.iter().map(|m| m.group().tiles().filter(|k| *k == five).count()).collect();
        let mut at = random.below(4);
        if at < concealed {
            hand.red_fives[suit.index()] = 1;
            if winning == five && at == 0 {
                tile = Tile::red_five(suit);
            }
            continue;
        }
        at -= concealed;
        for (meld, fives) in hand.melds.iter_mut().zip(melds) {
            if at < fives {
                *meld = meld.with_reds(1).unwrap_or(*meld);
                break;
            }
            at -= fives;
        }
    }
    tile
}
