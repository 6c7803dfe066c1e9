//! One win valued again from the tiles and compared with what the log recorded.
use super::frame::Found;
use super::yaku::log_yaku;
use super::{Part, What};
use crate::record::{Limit as LogLimit, LogYaku, Win};
use crate::walk::{Riichi as Accepted, WinBy, WinFacts};
use rules::riichi::{
    Award, Furiten, Liability, Limit, Riichi, RiichiRules, Situation, Situations, Waiting, Win as By,
    WinContext, Yaku, check_furiten, value,
};
use rules::tile::Tile;
use std::collections::{BTreeMap, BTreeSet};

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
            out.push((What::Refused, Part::Win, Part::Refused(refusals)));
            return (None, out);
        }
    };
    let mut check = |what, expected: Part, got: Part| {
        if expected != got {
            out.push((what, expected, got));
        }
    };
    let value = &recorded.value;
    if !value.yaku.is_empty() || !value.yakuman.is_empty() {
        check(What::Yaku, log_lines(&value.yaku, &value.yakuman), award_lines(&award, &ctx));
    }
    let number = |n: u8| Part::Number(i32::from(n));
    let plain = award.limit != Limit::Yakuman;
    if let (Some(fu), true) = (value.fu, plain) {
        check(What::Fu, number(fu), number(award.fu.rounded));
    }
    if let (Some(han), true) = (value.han, plain) {
        check(What::Han, number(han), number(award.han));
    }
    if let Some(points) = value.points {
        check(What::Points, Part::Number(points), Part::Number(award.points()));
    }
    if let Some(limit) = value.limit {
        check(What::Limit, Part::Limit(limit), Part::Limit(log_limit(award.limit)));
    }
    check(What::Deltas, Part::Deltas(recorded.change.delta), Part::Deltas(award.deltas()));
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
        Err(why) => vec![(What::Refused, Part::Win, Part::Unlawful(why))],
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
fn log_lines(yaku: &[(LogYaku, u8)], yakuman: &[LogYaku]) -> Part {
    if !yakuman.is_empty() {
        return Part::Yakuman(yakuman.iter().copied().collect::<BTreeSet<_>>().into_iter().collect());
    }
    let mut sums: BTreeMap<LogYaku, u8> = BTreeMap::new();
    for (yaku, han) in yaku.iter().filter(|(_, han)| *han > 0) {
        let sum = sums.entry(*yaku).or_default();
        *sum = sum.saturating_add(*han);
    }
    Part::Yaku(sums.into_iter().collect())
}

fn award_lines(award: &Award, ctx: &WinContext) -> Part {
    let lines = award.lines.iter().map(|line| (log_yaku(line.yaku, ctx), line.han));
    let lines: BTreeMap<LogYaku, u8> = lines.collect();
    if award.limit == Limit::Yakuman {
        Part::Yakuman(lines.into_keys().collect())
    } else {
        Part::Yaku(lines.into_iter().collect())
    }
}
