//! The valuation: checks, the reading that counts, its fan, and the award made of them.
use super::award::{Award, Line};
use super::check::{RefusalKind, Refusals, check};
use super::context::{HuContext, Situation, Situations};
use super::division::Division;
use super::fan::{Fan, Fans};
use super::reading::Reading;
use super::rules::{CountedDivision, SichuanRules};
use super::sets::sets_and_pair;
use super::topic::Topic;
use crate::counts::{LOW_BITS, TileCounts};
use crate::hand::Hand;
use crate::tile::TileKind;
use arrayvec::ArrayVec;

/// Values a Hu: `hand` holds fourteen tiles (a kong counting three), the winning tile among the standing ones.
///
/// The division that the owner presents is counted where the rules say so; without one the reading of most fan
/// is taken. A false Hu is refused, as is a hand or a circumstance that cannot be, with all reasons.
pub fn value(
    rules: &SichuanRules,
    hand: &Hand,
    win: TileKind,
    division: Option<&Division>,
    ctx: HuContext,
) -> Result<Award, Refusals> {
    let Some(all) = hand.all_tiles() else { return Err(Refusals::of(RefusalKind::FiveCopies)) };
    let mut refusals = check(hand, win, ctx, all);
    let presented = division.filter(|_| rules.hand.division.value == CountedDivision::Presented);
    let best = || best_reading(hand.concealed, hand.melds.len());
    let reading = if let Some(division) = presented {
        refusals.add((division.tiles() != hand.concealed).then_some(RefusalKind::DivisionTiles));
        division.reading(hand.melds.len())
    } else {
        best()
    };
    if reading.is_none() {
        // Tiles that make no hand at all are a false Hu, however they lie.
        let badly_divided = presented.is_some() && best().is_some();
        let reason = if badly_divided { RefusalKind::DivisionSets } else { RefusalKind::NotWinning };
        refusals.add(Some(reason));
    }
    match reading {
        Some(reading) if refusals.is_empty() => {
            let fans = fans(hand, all, &reading, ctx.situations);
            Ok(award(rules, fans, reading, presented))
        }
        _ => Err(refusals),
    }
}

fn award(rules: &SichuanRules, fans: Fans, reading: Reading, presented: Option<&Division>) -> Award {
    let mut lines = ArrayVec::new();
    for (fan, times) in fans.iter() {
        let line = Line {
            fan,
            times: times as u8,
            worth: times as u8 * fan.worth(),
            basis: rules.cite(Topic::Fan(fan)),
        };
        // There is a place for every fan.
        let _ = lines.try_push(line);
    }
    let fan = fans.total();
    let points_basis = if fan as i32 >= rules.hand.limit_fan.value.get() {
        rules.hand.limit_fan.basis
    } else {
        rules.cite(Topic::Value)
    };
    let reading_basis = match presented {
        Some(_) => rules.hand.division.basis,
        None => rules.cite(Topic::HuWithoutDivision),
    };
    Award { lines, fan: fan as u8, points: rules.points(fan), points_basis, reading, reading_basis }
}

/// The fan of a reading. A root does not depend on the reading: a kind held four times is one kong, which is
/// declared, or stands in two sets or two pairs.
pub(super) fn fans(hand: &Hand, all: TileCounts, reading: &Reading, situations: Situations) -> Fans {
    let mut fans = Fans::NONE;
    let kongs = hand.melds.iter().filter(|m| m.kind().is_kong()).count() as u32;
    let [m, p, s, _] = all.words();
    let fours = [m, p, s].iter().map(|word| (word >> 2 & LOW_BITS).count_ones()).sum::<u32>();
    fans.add(Fan::Kong, kongs);
    fans.add(Fan::Root, fours.saturating_sub(kongs));
    let suits = u32::from(m != 0) + u32::from(p != 0) + u32::from(s != 0);
    fans.add(Fan::FullFlush, u32::from(suits == 1));
    fans.add(Fan::AllPungs, u32::from(reading.has_only_pungs()));
    fans.add(Fan::GoldenWait, u32::from(hand.melds.len() == 4));
    fans.add(Fan::SevenPairs, u32::from(*reading == Reading::SevenPairs));
    if !situations.is_empty() {
        for (situation, fan) in [
            (Situation::WinAfterKong, Fan::WinAfterKong),
            (Situation::ShootAfterKong, Fan::ShootAfterKong),
            (Situation::RobbingTheKong, Fan::RobbingTheKong),
            (Situation::UnderTheSea, Fan::UnderTheSea),
        ] {
            fans.add(fan, u32::from(situations.has(situation)));
        }
    }
    fans
}

/// The reading of most fan: seven pairs before sets, pungs before chows. `None` if the tiles are not complete.
#[inline]
pub(super) fn best_reading(standing: TileCounts, declared: usize) -> Option<Reading> {
    if standing.total() as usize + 3 * declared != 14 {
        return None;
    }
    if declared == 0 && is_seven_pairs(standing) {
        return Some(Reading::SevenPairs);
    }
    sets_and_pair(standing)
}

/// Of fourteen tiles: each kind two or four times.
fn is_seven_pairs(standing: TileCounts) -> bool {
    let all = standing.words().into_iter().fold(0, |all, word| all | word);
    all & LOW_BITS == 0 && !standing.has_more_than_four()
}
