//! Aborts: the fourth riichi and the fourth kong, won on or not.
use super::frame::Table;
use crate::cases::read::{self, DEALER, Read, by_label, count, dealt_by_east, labelled, only};
use crate::cases::text;
use rules::riichi::{
    AbortKind, Claim, ClaimTable, Claimed, DiscardOutcome, Discarded, FirstTurn, RiichiRules, RiichiTile,
    RonOutcome, Standing, after_discard, check_claim, riichi_bet, show_four_riichi,
};
use rules::seat::SeatSet;
use serde_json::Value;

pub(super) fn resolution(rules: &RiichiRules, input: &Value) -> Read<Value> {
    if input.get("riichi_accepted").is_some() { riichi(rules, input) } else { kongs(rules, input) }
}

fn riichi(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(
        input,
        &["bets_before_deal", "cases", "dealer", "fourth", "honba", "points_before", "riichi_accepted"],
    )?;
    dealt_by_east(input)?;
    let fourth = read::seat(text(input, "fourth"))?;
    let riichi = read::seats(read::words(input, "riichi_accepted"))?.with(fourth);
    let table = Table { honba: count(input, "honba"), bets: count(input, "bets_before_deal"), riichi };
    let mut scores = [0; 4];
    for seat in SeatSet::ALL.iter() {
        scores[seat.index()] = read::number(&input["points_before"], &read::letter(seat))?;
    }
    by_label(labelled(input, "cases")?, |words| {
        let (ron, rest) = words.split_once(", ").unwrap_or((words, ""));
        let (rons, tenpai) = match (ron.strip_suffix(" rons the tile (value 3900)"), rest) {
            (Some(winner), "") => (read::seats([winner])?, SeatSet::ALL),
            (None, "all four show tenpai") => (SeatSet::EMPTY, SeatSet::ALL),
            (None, rest) if ron == "nobody rons" => {
                let noten =
                    rest.strip_suffix(" turns out noten").ok_or_else(|| format!("unknown: {rest}"))?;
                (SeatSet::EMPTY, SeatSet::ALL.difference(read::seats([noten])?))
            }
            _ => return Err(format!("unknown case: {words}")),
        };
        let discard = Discarded { by: fourth, first_turn: FirstTurn::START, riichi, kongs: [0; 4], rons };
        match after_discard(rules, &discard).outcome {
            DiscardOutcome::PlayOn => Ok("play continues".to_owned()),
            DiscardOutcome::Win(won) => {
                let RonOutcome::Win(winners) = won.value else { return Err("no win".into()) };
                let names: Vec<String> = winners.iter().map(|w| read::letter(*w)).collect();
                let taken = if riichi_bet(rules, RiichiTile::Ronned).value == 0 { "not " } else { "" };
                Ok(format!(
                    "win of {}; the bet of {} is {taken}taken",
                    names.join(", "),
                    read::letter(fourth)
                ))
            }
            DiscardOutcome::Abort(abort) => {
                let offenders = show_four_riichi(rules, tenpai).value;
                if offenders.is_empty() {
                    table.aborted(rules, abort.value, scores)
                } else {
                    table.punished(rules, offenders, scores)
                }
            }
        }
    })
}

/// Four kongs; the discard that follows the last replacement tile is East's.
fn kongs(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["cases"])?;
    let several = [2, 1, 1, 0];
    let after = |kongs, rons| {
        let discard =
            Discarded { by: DEALER, first_turn: FirstTurn::START, riichi: SeatSet::EMPTY, kongs, rons };
        after_discard(rules, &discard).outcome
    };
    let fifth = || {
        let table = ClaimTable { discarder: DEALER, live_tiles: 20, kongs: 4 };
        let claim = Claimed { seat: DEALER.next(), claim: Claim::Kong, standing: Standing::Free };
        check_claim(table, claim)
    };
    by_label(labelled(input, "cases")?, |words| {
        let outcome = match words {
            "kans by two players, replacement drawn, discard not ronned" => after(several, SeatSet::EMPTY),
            "kans by two players, the discard is ronned" => after(several, SeatSet::of(DEALER.next())),
            "all four by one player" => after([4, 0, 0, 0], SeatSet::EMPTY),
            "after c another player wants a kan" => {
                return Ok(if fifth().is_err() { "forbidden" } else { "allowed" });
            }
            other => return Err(format!("unknown case: {other}")),
        };
        Ok(match outcome {
            DiscardOutcome::Win(_) => "win",
            DiscardOutcome::Abort(abort) if abort.value == AbortKind::FourKongs => "redeal",
            DiscardOutcome::Abort(_) => "another abort",
            // Of the one player's four kongs the next case asks what of a fifth.
            DiscardOutcome::PlayOn if words.starts_with("kans by two") && fifth().is_err() => {
                "continue, no more kans"
            }
            DiscardOutcome::PlayOn => "continue",
        })
    })
}
