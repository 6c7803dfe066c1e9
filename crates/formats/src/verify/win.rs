//! One win valued again from the tiles and compared with what the log recorded.
use super::What;
use super::frame::Found;
use crate::record::{Limit as LogLimit, LogYaku, Win};
use crate::walk::{Riichi as Accepted, WinBy, WinFacts};
use rules::riichi::{
    Award, Furiten, Liability, Limit, Riichi, RiichiRules, Situation, Situations, Waiting, Win as By,
    WinContext, Yaku, check_furiten, value,
};
use rules::tile::Tile;
use std::collections::BTreeMap;

/// The circumstances of a win as the valuation asks for them.
pub fn context(facts: &WinFacts) -> WinContext {
    let by = facts.by.from().map_or(By::SelfDraw, By::Ron);
    let mut ctx = WinContext::new(facts.dealer, facts.winner, facts.prevailing, by);
    ctx.riichi = match facts.riichi {
        Accepted::None => Riichi::None,
        Accepted::Single => Riichi::Declared,
        Accepted::Double => Riichi::Double,
    };
    ctx.situations = situations(facts);
    if let WinBy::Replacement { fed } = facts.by {
        ctx.kong_feeder = fed;
    }
    let kinds = |tiles: &[Tile]| tiles.iter().take(5).map(|t| t.kind()).collect();
    ctx.indicators = kinds(&facts.indicators);
    ctx.ura_indicators = kinds(facts.ura.as_deref().unwrap_or_default());
    ctx.honba = facts.honba;
    ctx.bets = facts.sticks;
    for (yakuman, feeder) in [
        (Yaku::Daisangen, facts.fed.dragons),
        (Yaku::Daisuushii, facts.fed.winds),
        (Yaku::Suukantsu, facts.fed.kongs),
    ] {
        ctx.liable.extend(feeder.map(|feeder| Liability { yakuman, feeder }));
    }
    ctx
}

fn situations(facts: &WinFacts) -> Situations {
    let dealer = facts.winner == facts.dealer;
    let mut found = Situations::NONE;
    let mut add = |situation, holds: bool| {
        if holds {
            found = found.with(situation);
        }
    };
    add(Situation::Ippatsu, facts.ippatsu);
    match facts.by {
        WinBy::SelfDraw => {
            add(Situation::Haitei, facts.is_last_tile());
            add(Situation::Tenhou, facts.first_turn && dealer);
            add(Situation::Chihou, facts.first_turn && !dealer);
        }
        WinBy::Replacement { .. } => {
            add(Situation::Rinshan, true);
            add(Situation::EmptyWall, facts.is_last_tile());
        }
        WinBy::Discard { .. } => {
            add(Situation::Houtei, facts.is_last_tile());
            add(Situation::Renhou, facts.first_turn && !dealer);
        }
        WinBy::RobbedKong { concealed, .. } => {
            add(Situation::Chankan, true);
            add(Situation::ConcealedKong, concealed);
        }
    }
    found
}

/// Values the win and names every part in which the log differs. Parts that a log leaves out are not compared.
pub(super) fn compare(rules: &RiichiRules, facts: &WinFacts, recorded: &Win) -> (Option<Award>, Found) {
    let ctx = context(facts);
    let mut out = furiten(facts);
    let award = match value(rules, &facts.hand, facts.tile, &ctx) {
        Ok(award) => award,
        Err(refusals) => {
            out.push((What::Refused, "a win".into(), refusals.to_string()));
            return (None, out);
        }
    };
    let mut check = |what, expected: String, got: String| {
        if expected != got {
            out.push((what, expected, got));
        }
    };
    let value = &recorded.value;
    if !value.yaku.is_empty() || !value.yakuman.is_empty() {
        check(What::Yaku, log_lines(&value.yaku, &value.yakuman), award_lines(&award, &ctx));
    }
    let plain = award.limit != Limit::Yakuman;
    if let (Some(fu), true) = (value.fu, plain) {
        check(What::Fu, fu.to_string(), award.fu.rounded.to_string());
    }
    if let (Some(han), true) = (value.han, plain) {
        check(What::Han, han.to_string(), award.han.to_string());
    }
    if let Some(points) = value.points {
        check(What::Points, points.to_string(), award.points().to_string());
    }
    if let Some(limit) = value.limit {
        check(What::Limit, format!("{limit:?}"), format!("{:?}", log_limit(award.limit)));
    }
    check(What::Deltas, format!("{:?}", recorded.change.delta), format!("{:?}", award.deltas()));
    (Some(award), out)
}

/// A ron in furiten is no win.
fn furiten(facts: &WinFacts) -> Found {
    if facts.is_self_draw() {
        return Vec::new();
    }
    let mut hand = facts.hand.clone();
    hand.remove(facts.tile);
    let waiting = Waiting::of(&hand);
    let passed = if facts.passed.intersection(waiting.kinds).is_empty() {
        Furiten::None
    } else if facts.riichi == Accepted::None {
        Furiten::Temporary
    } else {
        Furiten::RiichiMissed
    };
    match check_furiten(waiting, facts.discarded, passed) {
        Ok(()) => Vec::new(),
        Err(why) => vec![(What::Refused, "a win".into(), why.to_string())],
    }
}

const fn log_limit(limit: Limit) -> LogLimit {
    match limit {
        Limit::None => LogLimit::None,
        Limit::Mangan => LogLimit::Mangan,
        Limit::Haneman => LogLimit::Haneman,
        Limit::Baiman => LogLimit::Baiman,
        Limit::Sanbaiman => LogLimit::Sanbaiman,
        Limit::CountedYakuman | Limit::Yakuman => LogLimit::Yakuman,
    }
}

/// Yaku of a log with their han, in a fixed order. Entries of zero han mean nothing.
fn log_lines(yaku: &[(LogYaku, u8)], yakuman: &[LogYaku]) -> String {
    let mut sums: BTreeMap<&str, u8> = BTreeMap::new();
    if yakuman.is_empty() {
        for (yaku, han) in yaku.iter().filter(|(_, han)| *han > 0) {
            *sums.entry(yaku.id()).or_default() += han;
        }
    } else {
        sums.extend(yakuman.iter().map(|y| (y.id(), 13)));
    }
    written(&sums)
}

fn award_lines(award: &Award, ctx: &WinContext) -> String {
    let lines: BTreeMap<&str, u8> =
        award.lines.iter().map(|line| (log_yaku(line.yaku, ctx).id(), line.han)).collect();
    written(&lines)
}

fn written(lines: &BTreeMap<&str, u8>) -> String {
    lines.iter().map(|(id, han)| format!("{id} {han}")).collect::<Vec<_>>().join(", ")
}

/// The name logs have for a yaku.
pub fn log_yaku(yaku: Yaku, ctx: &WinContext) -> LogYaku {
    use LogYaku as L;
    const SEAT: [LogYaku; 4] = [L::SeatWindEast, L::SeatWindSouth, L::SeatWindWest, L::SeatWindNorth];
    const ROUND: [LogYaku; 4] = [L::RoundWindEast, L::RoundWindSouth, L::RoundWindWest, L::RoundWindNorth];
    match yaku {
        Yaku::Riichi => L::Riichi,
        Yaku::DoubleRiichi => L::DoubleRiichi,
        Yaku::Ippatsu => L::Ippatsu,
        Yaku::MenzenTsumo => L::MenzenTsumo,
        Yaku::Rinshan => L::Rinshan,
        Yaku::Chankan => L::Chankan,
        Yaku::Haitei => L::Haitei,
        Yaku::Houtei => L::Houtei,
        Yaku::Renhou | Yaku::RenhouYakuman => L::Renhou,
        Yaku::Pinfu => L::Pinfu,
        Yaku::Tanyao => L::Tanyao,
        Yaku::Iipeikou => L::Iipeikou,
        Yaku::SeatWind => SEAT[ctx.seat_wind().index()],
        Yaku::RoundWind => ROUND[ctx.prevailing.index()],
        Yaku::Haku => L::Haku,
        Yaku::Hatsu => L::Hatsu,
        Yaku::Chun => L::Chun,
        Yaku::Chiitoitsu => L::Chiitoitsu,
        Yaku::Chanta => L::Chanta,
        Yaku::Ittsu => L::Ittsu,
        Yaku::SanshokuDoujun => L::Sanshoku,
        Yaku::SanshokuDoukou => L::SanshokuDoukou,
        Yaku::Sankantsu => L::Sankantsu,
        Yaku::Toitoi => L::Toitoi,
        Yaku::Sanankou => L::Sanankou,
        Yaku::Shousangen => L::Shousangen,
        Yaku::Honroutou => L::Honroutou,
        Yaku::Ryanpeikou => L::Ryanpeikou,
        Yaku::Junchan => L::Junchan,
        Yaku::Honitsu => L::Honitsu,
        Yaku::Chinitsu => L::Chinitsu,
        Yaku::Tenhou => L::Tenhou,
        Yaku::Chihou => L::Chiihou,
        Yaku::Daisangen => L::Daisangen,
        Yaku::Suuankou => L::Suuankou,
        Yaku::SuuankouTanki => L::SuuankouTanki,
        Yaku::Tsuuiisou => L::Tsuuiisou,
        Yaku::Ryuuiisou => L::Ryuuiisou,
        Yaku::Chinroutou => L::Chinroutou,
        Yaku::Chuuren => L::Chuuren,
        Yaku::JunseiChuuren => L::JunseiChuuren,
        Yaku::Kokushi => L::Kokushi,
        Yaku::Kokushi13 => L::Kokushi13,
        Yaku::Daisuushii => L::Daisuushii,
        Yaku::Shousuushii => L::Shousuushii,
        Yaku::Suukantsu => L::Suukantsu,
        Yaku::Dora => L::Dora,
        Yaku::UraDora => L::UraDora,
        Yaku::RedDora => L::AkaDora,
    }
}
