//! Claims: forbidden discards after one, and who gets a tile that several want.
use crate::cases::read::{self, DEALER, Read, by_label, kind, labelled, only};
use crate::cases::text;
use rules::meld::Meld;
use rules::riichi::{
    Claim, ClaimTable, Claimed, Reason, RiichiRules, RonOutcome, Situation, Standing, Taker, Win, WinContext,
    Yaku, check_discard, forbidden_kinds, resolve_claims, value,
};
use rules::seat::{Relative, Seat, Wind};
use serde_json::{Value, json};

/// The kinds that may not be discarded in the turn of the claim.
pub(super) fn forbidden(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["call", "claimed", "from_hand", "remaining_hand"])?;
    let meld = claimed_group(text(input, "call"), text(input, "claimed"), text(input, "from_hand"))?;
    let all = forbidden_kinds(rules, meld);
    // The refusal of a discard says the same of each tile that is left.
    for left in read::kinds(text(input, "remaining_hand"))? {
        if check_discard(rules, meld, left).is_err() != all.contains(left) {
            return Err(format!("the discard of {left} is judged in two ways"));
        }
    }
    Ok(all.iter().map(|k| k.to_string()).collect())
}

/// A chow or pung of a claimed tile and two own ones, in whatever order.
pub(in crate::cases) fn claimed_group(call: &str, claimed: &str, own: &str) -> Read<Meld> {
    let claimed = kind(claimed)?;
    let mut all = read::kinds(own)?;
    all.push(claimed);
    all.sort_unstable();
    let at = all.iter().position(|k| *k == claimed).unwrap_or(0) as u8;
    let meld = match call {
        "chi" => Meld::chow(all[0], at).filter(|m| m.group().tiles().eq(all.iter().copied())),
        "pon" => Some(Meld::pung(claimed, Some(Relative::Previous))).filter(|_| all == [claimed; 3]),
        other => return Err(format!("call {other}")),
    };
    meld.ok_or_else(|| format!("{all:?} is no {call}"))
}

pub(super) fn resolution(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["cases", "discarder", "live_tiles"])?;
    let discarder = read::seat(text(input, "discarder"))?;
    let live_tiles = read::count(input, "live_tiles") as u8;
    by_label(labelled(input, "cases")?, |words| {
        let (claims, last) = claims(words)?;
        let table = ClaimTable { discarder, live_tiles: if last { 0 } else { live_tiles }, kongs: 0 };
        taken(rules, table, &claims)
    })
}

/// The claims told in words, and whether the discard is the last of the deal.
fn claims(words: &str) -> Read<(Vec<Claimed>, bool)> {
    let (words, last) = match words.strip_suffix(" on the last discard of the deal") {
        Some(rest) => (rest, true),
        None => (words, false),
    };
    // What these add is what the list of claims says already.
    let words = [" at the same time", " only, nobody else", " (valid)"]
        .into_iter()
        .fold(words, |words, said| words.strip_suffix(said).unwrap_or(words));
    let mut out = Vec::new();
    for part in words.split(", ").flat_map(|part| part.split(" and ")) {
        let claim = match part.split_once(' ') {
            Some((_, "chi")) => Claim::Chow,
            Some((_, "pon")) => Claim::Pung,
            Some((_, "kan")) => Claim::Kong,
            Some((_, "ron")) => Claim::Ron,
            _ => return Err(format!("no claim: {part}")),
        };
        let seat = read::seat(&part[..1])?;
        out.push(Claimed { seat, claim, standing: Standing::Free });
    }
    Ok((out, last))
}

/// Who takes the tile, in the words of the cases.
fn taken(rules: &RiichiRules, table: ClaimTable, claims: &[Claimed]) -> Read<Value> {
    let resolution = resolve_claims(rules, table, claims);
    Ok(match resolution.taker {
        Taker::Group(claimed) => {
            let name = match claimed.claim {
                Claim::Chow => "chi",
                Claim::Pung => "pon",
                Claim::Kong => "kan",
                Claim::Ron => "ron",
            };
            json!(format!("{} {name}", read::letter(claimed.seat)))
        }
        Taker::Ron(RonOutcome::Win(winners)) => {
            let names: Vec<String> = winners.iter().map(|w| read::letter(*w)).collect();
            let houtei = table.live_tiles == 0 && has_houtei(rules, winners[0], table.discarder)?;
            json!(format!("{} ron{}", names.join(" and "), if houtei { ", houtei" } else { "" }))
        }
        Taker::Ron(RonOutcome::Redeal) => json!("redeal"),
        Taker::Nobody => {
            let from_left = |reason| resolution.refused.iter().any(|(_, no)| no.contains(reason));
            let why = if from_left(Reason::ChowNotFromPrevious) { " (chi only from the left)" } else { "" };
            json!(format!("not allowed{why}"))
        }
    })
}

/// Whether a ron on the last discard is a yaku.
fn has_houtei(rules: &RiichiRules, winner: Seat, discarder: Seat) -> Read<bool> {
    let mut hand = read::hand("234m456p66s78s", ["pon 222z"])?;
    let win = read::tile("9s")?;
    hand.add(win);
    let mut ctx = WinContext::new(DEALER, winner, Wind::East, Win::Ron(discarder));
    ctx.situations = ctx.situations.with(Situation::Houtei);
    let award = value(rules, &hand, win, &ctx).map_err(|e| e.to_string())?;
    Ok(award.han_of(Yaku::Houtei).is_some())
}
