//! The records that end a round: Hule, NoTile, LiuJu.
use super::fans::fan;
use super::play::{Round, flag, number, one_tile, seat, tiles};
use crate::error::ReadError;
use crate::json::At;
use crate::record::{Change, DrawKind, DrawResult, Limit, LogYaku, Outcome, Recorded, Split, Warning, Win};
use crate::shown;
use rules::seat::Seat;
use rules::tile::Tile;

pub(super) fn hule(round: &mut Round, at: &At<'_>, warnings: &mut Vec<Warning>) -> Result<(), ReadError> {
    let hules = at.key("hules");
    let mut infos: Vec<(Seat, At<'_>)> = Vec::new();
    for info in hules.items("a list of winners")? {
        infos.push((seat(&info)?, info));
    }
    let last = round.last_player().ok_or_else(|| hules.bad("a tile played before a win"))?;
    // The winner next in turn after the discarder comes first and takes honba and sticks.
    infos.sort_by_key(|(winner, _)| last.steps_to(*winner));
    if infos.is_empty() || infos.len() > 3 {
        return Err(hules.bad("one to three winners"));
    }
    let total = at.one_of(&["delta_scores", "deltaScores"]).ints::<4>("four changes")?;
    let old = at.one_of(&["old_scores", "oldScores"]).present().map(|s| s.ints("four points")).transpose()?;
    let liable: Vec<Option<Seat>> =
        infos.iter().map(|(_, info)| baopai(at, info)).collect::<Result<_, _>>()?;
    let sticks = 1000 * i32::from(round.table.sticks());
    let rest = liable.iter().position(Option::is_some).unwrap_or(0);
    let mut before = old.unwrap_or_else(|| round.deal.scores_before_result());
    let mut wins = Vec::new();
    let deltas = split(&infos, total, last, sticks, rest);
    for (((winner, info), delta), liable) in infos.into_iter().zip(deltas).zip(liable) {
        let change = Change { before, delta };
        before = change.after();
        let told = info.one_of(&["li_doras", "liDoras"]).present().map(|l| tiles(&l)).transpose()?;
        let told = told.filter(|list| !list.is_empty());
        let riichi = round.deal.has_accepted_riichi(winner);
        if riichi && told.is_none() {
            warnings.push(Warning::UraUnknown { deal: round.number });
        }
        if let Some(list) = info.key("doras").present()
            && tiles(&list)? != round.table.indicators()
        {
            warnings.push(Warning::IndicatorsDiffer { deal: round.number });
        }
        let self_draw = flag(&info.key("zimo"));
        wins.push(Win {
            winner,
            from: if self_draw { winner } else { last },
            tile: one_tile(&info.one_of(&["hu_tile", "huTile"]))?,
            ura: if riichi { told } else { Some(Vec::new()) },
            liable,
            change,
            chips: None,
            value: value(round, &info, winner, self_draw),
            table: None,
        });
    }
    if round.deal.misses_indicators() {
        warnings.push(Warning::IndicatorMissing { deal: round.number });
    }
    round.deal.outcome = Some(Outcome::Wins(wins));
    Ok(())
}

/// The liable seat plus one; zero and missing: nobody.
fn baopai(at: &At<'_>, info: &At<'_>) -> Result<Option<Seat>, ReadError> {
    let own = info.key("baopai");
    let told = if own.is_missing() { at.key("baopai") } else { own };
    match number(&told)? {
        0 => Ok(None),
        n => Seat::new(n.wrapping_sub(1).min(255) as u8).map(Some).ok_or_else(|| told.bad("a seat plus one")),
    }
}

/// One list of changes for all winners, taken apart. Each winner's gain is in the list; the discarder pays it, but
/// for the sticks of the first winner. Who pays what of the winner at `rest` (with a liable player, or the first)
/// is what is left.
fn split(infos: &[(Seat, At<'_>)], total: [i32; 4], last: Seat, sticks: i32, rest: usize) -> Vec<[i32; 4]> {
    let mut left = total;
    let mut out: Vec<[i32; 4]> = Vec::new();
    for (n, (winner, _)) in infos.iter().enumerate() {
        let mut delta = [0; 4];
        if n != rest {
            let gain = total[winner.index()];
            delta[winner.index()] = gain;
            let paid = if n == 0 { gain.saturating_sub(sticks) } else { gain };
            delta[last.index()] = paid.saturating_neg();
            for (slot, d) in left.iter_mut().zip(delta) {
                *slot = slot.saturating_sub(d);
            }
        }
        out.push(delta);
    }
    out[rest] = left;
    out
}

fn value(round: &Round, info: &At<'_>, winner: Seat, self_draw: bool) -> Recorded {
    let points = |keys: &[&'static str]| {
        let n = info.one_of(keys).value.as_u64().and_then(|n| i32::try_from(n).ok());
        n.filter(|n| *n < 10_000_000).unwrap_or(0)
    };
    let (dealer_pays, others_pay) =
        (points(&["point_zimo_qin", "pointZimoQin"]), points(&["point_zimo_xian", "pointZimoXian"]));
    let dealer = winner == round.deal.dealer;
    let total = match (self_draw, dealer) {
        (false, _) => points(&["point_rong", "pointRong"]),
        (true, true) => Split::DealerDraw(others_pay).total(),
        (true, false) => Split::Draw { dealer: dealer_pays, others: others_pay }.total(),
    };
    let total = Some(total).filter(|n| *n > 0);
    let yakuman = flag(&info.key("yiman"));
    let mut value = Recorded {
        fu: info.key("fu").value.as_u64().and_then(|n| u8::try_from(n).ok()).filter(|fu| *fu > 0),
        han: info.key("count").value.as_u64().filter(|_| !yakuman).and_then(|n| u8::try_from(n).ok()),
        points: total,
        limit: total.map(|total| Limit::of_points(total, dealer)),
        yaku: Vec::new(),
        yakuman: Vec::new(),
    };
    // Old records have names instead of numbers, events have patterns of their own: half a list says nothing.
    if let Some(list) = fans(round, info, winner) {
        if yakuman {
            value.yakuman = list.into_iter().map(|(yaku, _)| yaku).collect();
        } else {
            value.yaku = list;
        }
    }
    value
}

fn fans(round: &Round, info: &At<'_>, winner: Seat) -> Option<Vec<(LogYaku, u8)>> {
    let mut list = Vec::new();
    for one in info.key("fans").value.as_array()? {
        let id = usize::try_from(one.get("id")?.as_u64()?).ok()?;
        let han = one.get("val").and_then(serde_json::Value::as_u64).unwrap_or(0);
        if han > 0 {
            list.push((fan(id, &round.deal, winner)?, u8::try_from(han).ok()?));
        }
    }
    Some(list)
}

pub(super) fn no_tile(round: &mut Round, at: &At<'_>) -> Result<(), ReadError> {
    let mut change = Change { before: round.deal.scores_before_result(), delta: [0; 4] };
    if let Some(list) = at.key("scores").present() {
        for (n, entry) in list.items("a list of changes")?.enumerate() {
            if let (0, Some(old)) = (n, entry.one_of(&["old_scores", "oldScores"]).present()) {
                change.before = old.ints("four points")?;
            }
            // Several nagashi are several entries; none is written if all or none are tenpai.
            let delta = entry.one_of(&["delta_scores", "deltaScores"]);
            let empty = delta.value.as_array().is_none_or(Vec::is_empty);
            let delta = if empty { [0; 4] } else { delta.ints("four changes")? };
            for (sum, d) in change.delta.iter_mut().zip(delta) {
                *sum = sum.saturating_add(d);
            }
        }
    }
    let nagashi = flag(&at.key("liujumanguan"));
    let kind = if nagashi { DrawKind::Nagashi } else { DrawKind::Exhaustive };
    let shown = match at.key("players").present() {
        Some(list) => Some(tenpai_hands(round, &list)?),
        None => None,
    };
    round.deal.outcome = Some(Outcome::Draw(DrawResult { kind, change, shown, counters: None }));
    Ok(())
}

fn tenpai_hands(round: &Round, list: &At<'_>) -> Result<[Option<Vec<Tile>>; 4], ReadError> {
    let mut who = [false; 4];
    for (slot, player) in who.iter_mut().zip(list.items("four players")?) {
        *slot = flag(&player.key("tingpai"));
    }
    let hand = |i: usize| round.table.player(Seat::ALL[i]).hand.concealed_tiles().collect();
    Ok(std::array::from_fn(|i| who[i].then(|| hand(i))))
}

pub(super) fn liu_ju(round: &mut Round, at: &At<'_>) -> Result<(), ReadError> {
    let kind = match number(&at.key("type"))? {
        1 => DrawKind::NineTerminals,
        2 => DrawKind::FourWinds,
        3 => DrawKind::FourKongs,
        4 => DrawKind::FourRiichi,
        5 => DrawKind::TripleRon,
        _ => return Err(at.key("type").bad("a kind of draw, 1 to 5")),
    };
    let change = Change { before: round.deal.scores_before_result(), delta: [0; 4] };
    let who = shown::who(&round.deal, kind, [0; 4]);
    let shown = who.and_then(|who| shown::hands(&round.deal, who));
    round.deal.outcome = Some(Outcome::Draw(DrawResult { kind, change, shown, counters: None }));
    Ok(())
}
