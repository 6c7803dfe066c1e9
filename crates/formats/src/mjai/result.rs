//! `hora` and `ryukyoku`: what mjai tells about the end of a deal, in the old form with values and in the new
//! one without.
use super::{Log, exact, yaku};
use crate::error::ReadError;
use crate::json::At;
use crate::record::{Change, Deal, DrawKind, DrawResult, Limit, LogYaku, Outcome, Recorded, Warning, Win};
use crate::shown;
use crate::walk::{Phase, Riichi, Table};
use rules::seat::Seat;
use rules::tile::{Tile, TileKind};

/// Reasons of the first server, in the order of [`DrawKind::ALL`].
pub(super) const REASONS: [&str; 7] =
    ["fanpai", "nagashimangan", "kyushukyuhai", "sufonrenta", "suchareach", "sukaikan", "sanchaho"];

impl Log {
    pub(super) fn hora(&mut self, at: &At<'_>) -> Result<(), ReadError> {
        let number = self.game.deals.len().wrapping_sub(1);
        let Some(deal) = self.game.deals.last_mut() else {
            return Err(at.key("type").bad("start_kyoku before it"));
        };
        let winner = at.key("actor").seat()?;
        let last = deal.last_tile().ok_or_else(|| at.key("type").bad("a tile played before it"))?;
        let tile = at.key("pai").present().map_or(Ok(last), |pai| exact(&pai))?;
        let told = at.one_of(&["ura_markers", "uradora_markers"]);
        let told = told.present().map(|list| tiles(&list)).transpose()?;
        let ura = if deal.has_accepted_riichi(winner) { told } else { Some(told.unwrap_or_default()) };
        if ura.is_none() {
            self.warnings.push(Warning::UraUnknown { deal: number });
        }
        if deal.misses_indicators() && !matches!(deal.outcome, Some(Outcome::Wins(_))) {
            self.warnings.push(Warning::IndicatorMissing { deal: number });
        }
        let before = match &deal.outcome {
            Some(Outcome::Wins(wins)) => wins.last(),
            _ => None,
        };
        let mut change = deal.change(before, [0; 4]);
        if let Some(told) = told_change(at, change.before)? {
            change = told;
        } else {
            self.change_unknown = true;
            self.warnings.push(Warning::ChangeUnknown { deal: number });
        }
        let win = Win {
            winner,
            from: at.key("target").seat()?,
            tile,
            ura,
            liable: at.key("pao").present().map(|pao| pao.seat()).transpose()?,
            change,
            chips: None,
            value: value(at, deal, winner, tile)?,
            table: None,
        };
        match &mut deal.outcome {
            None => deal.outcome = Some(Outcome::Wins(vec![win])),
            Some(Outcome::Wins(wins)) if wins.len() < 3 => wins.push(win),
            Some(_) => return Err(at.key("type").bad("at most three wins and no draw in one deal")),
        }
        Ok(())
    }

    pub(super) fn ryukyoku(&mut self, at: &At<'_>) -> Result<(), ReadError> {
        let number = self.game.deals.len().wrapping_sub(1);
        let deal = self.open_deal(at)?;
        let mut change = deal.change(None, [0; 4]);
        let told = told_change(at, change.before)?;
        change = told.unwrap_or(change);
        let reason = at.key("reason");
        let kind = match reason.value.as_str() {
            Some(text) => REASONS.iter().position(|r| *r == text).map(|i| DrawKind::ALL[i]),
            None => shown::played(deal).and_then(|table| kind_of(&table, change.delta)),
        };
        let kind = kind.ok_or_else(|| reason.bad("a reason of a draw"))?;
        let shown = match (at.key("tehais").present(), at.key("tenpais").present()) {
            (Some(hands), _) => Some(shown_hands(&hands)?),
            (None, Some(tenpai)) => {
                let who = std::array::from_fn(|i| tenpai.item(i).value.as_bool() == Some(true));
                shown::hands(deal, who)
            }
            (None, None) => shown::who(deal, kind, change.delta).and_then(|who| shown::hands(deal, who)),
        };
        deal.outcome = Some(Outcome::Draw(DrawResult { kind, change, shown, counters: None }));
        // Draws that change nothing are often written without a list of changes.
        if told.is_none() && !kind.is_abortive() {
            self.change_unknown = true;
            self.warnings.push(Warning::ChangeUnknown { deal: number });
        }
        Ok(())
    }
}

/// The change, as told or from the points after it; told both, they say from which points it starts.
fn told_change(at: &At<'_>, before: [i32; 4]) -> Result<Option<Change>, ReadError> {
    let deltas = at.key("deltas").present().map(|d| d.ints::<4>("four changes")).transpose()?;
    let after = at.key("scores").present().map(|s| s.ints::<4>("four points")).transpose()?;
    let less = |a: [i32; 4], b: [i32; 4]| std::array::from_fn(|i| a[i].saturating_sub(b[i]));
    Ok(match (deltas, after) {
        (Some(delta), Some(after)) => Some(Change { before: less(after, delta), delta }),
        (Some(delta), None) => Some(Change { before, delta }),
        (None, Some(after)) => Some(Change { before, delta: less(after, before) }),
        (None, None) => None,
    })
}

fn tiles(at: &At<'_>) -> Result<Vec<Tile>, ReadError> {
    at.items("a list of tiles")?.map(|t| exact(&t)).collect()
}

/// Hands that hide no tile were shown.
fn shown_hands(at: &At<'_>) -> Result<[Option<Vec<Tile>>; 4], ReadError> {
    let mut out = [None, None, None, None];
    for (slot, hand) in out.iter_mut().zip(at.items("four hands")?) {
        let hidden = hand.items("a hand")?.any(|t| t.value.as_str() == Some("?"));
        if !hidden {
            let mut tiles = tiles(&hand)?;
            tiles.sort_unstable_by_key(|t| (t.kind(), !t.is_red()));
            *slot = Some(tiles);
        }
    }
    Ok(out)
}

fn value(at: &At<'_>, deal: &Deal, winner: Seat, tile: Tile) -> Result<Recorded, ReadError> {
    const EXPECTED: &str = "a number that a win can have";
    // What is no number at all says nothing; a number that cannot be is a broken value.
    let number = |key, most: i32| {
        let told = at.key(key);
        let n = told.value.is_number().then(|| told.int::<i32>(EXPECTED)).transpose()?;
        n.map(|n| if (0..=most).contains(&n) { Ok(n) } else { Err(told.bad(EXPECTED)) }).transpose()
    };
    let points = number("hora_points", 10_000_000)?;
    let mut value = Recorded {
        fu: number("fu", 255)?.and_then(|n| u8::try_from(n).ok()),
        // Several yakuman are so many hundreds.
        han: number("fan", 1300)?.and_then(|n| u8::try_from(n).ok()).filter(|n| u64::from(*n) < YAKUMAN),
        points,
        limit: points.map(|points| Limit::of_points(points, winner == deal.dealer)),
        yaku: Vec::new(),
        yakuman: Vec::new(),
    };
    // Not understood, a list says nothing: half of it would be taken for the whole.
    if let Some((yaku, yakuman)) = yaku_list(at, deal, winner, tile) {
        (value.yaku, value.yakuman) = (yaku, yakuman);
    }
    Ok(value)
}

/// What the first server counts for a yakuman.
pub(super) const YAKUMAN: u64 = 100;

type YakuList = (Vec<(LogYaku, u8)>, Vec<LogYaku>);

fn yaku_list(at: &At<'_>, deal: &Deal, winner: Seat, tile: Tile) -> Option<YakuList> {
    let (mut yaku, mut yakuman) = (Vec::new(), Vec::new());
    let mut dragons = None;
    for pair in at.key("yakus").value.as_array()? {
        let (name, han) = (pair.get(0)?.as_str()?, pair.get(1)?.as_u64()?);
        let which = match name {
            yaku::SEAT_WIND => LogYaku::SeatWindEast.tenhou() + winner.wind(deal.dealer).index(),
            yaku::ROUND_WIND => LogYaku::RoundWindEast.tenhou() + deal.prevailing().index(),
            yaku::DRAGON => {
                let held = dragons.get_or_insert_with(|| held_dragons(deal, winner, tile).into_iter());
                for _ in 0..han.min(3) {
                    yaku.push((held.next()?, 1));
                }
                continue;
            }
            _ => yaku::from_name(name)?.tenhou(),
        };
        let which = LogYaku::from_tenhou(which)?;
        if han >= YAKUMAN {
            yakuman.push(which);
        } else if han > 0 {
            yaku.push((which, han as u8));
        }
    }
    Some((yaku, yakuman))
}

/// The dragons of which the winner has three or four.
fn held_dragons(deal: &Deal, winner: Seat, tile: Tile) -> Vec<LogYaku> {
    let Some(table) = shown::played(deal) else { return Vec::new() };
    let mut hand = table.player(winner).hand.clone();
    if !matches!(table.phase(), Phase::Drawn { seat, .. } if seat == winner) {
        hand.add(tile);
    }
    let all = hand.all_tiles().unwrap_or_default();
    let dragons =
        [(TileKind::WHITE, LogYaku::Haku), (TileKind::GREEN, LogYaku::Hatsu), (TileKind::RED, LogYaku::Chun)];
    dragons.into_iter().filter(|(kind, _)| all.get(*kind) >= 3).map(|(_, yaku)| yaku).collect()
}

/// The kind of a draw whose log gives no reason, from where the play stood.
fn kind_of(table: &Table, delta: [i32; 4]) -> Option<DrawKind> {
    let players = Seat::ALL.map(|seat| table.player(seat));
    let noten = delta.iter().all(|d| matches!(d.abs(), 0 | 1000 | 1500 | 3000));
    let first = |seat: usize| players[seat].discards.first().map(|d| d.tile.kind());
    let one_wind = first(0).is_some_and(TileKind::is_wind) && (1..4).all(|seat| first(seat) == first(0));
    match table.phase() {
        Phase::Discarded { .. } if table.wall_left() == 0 && noten => Some(DrawKind::Exhaustive),
        Phase::Discarded { .. } if table.wall_left() == 0 => Some(DrawKind::Nagashi),
        Phase::Drawn { seat, .. } if table.uninterrupted() && players[seat.index()].discards.is_empty() => {
            Some(DrawKind::NineTerminals)
        }
        _ if players.iter().all(|p| p.riichi != Riichi::None) => Some(DrawKind::FourRiichi),
        _ if players.iter().map(|p| p.kongs()).sum::<usize>() == 4 => Some(DrawKind::FourKongs),
        _ if one_wind && table.uninterrupted() && players.iter().all(|p| p.discards.len() == 1) => {
            Some(DrawKind::FourWinds)
        }
        Phase::Discarded { .. } => Some(DrawKind::TripleRon),
        _ => None,
    }
}
