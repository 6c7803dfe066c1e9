//! Payments: liability beside a second yakuman, several wins on one tile.
use crate::cases::compare::judge;
use crate::cases::read::{Read, count, number, only, seat_number};
use crate::cases::{Outcome, han_fu, list, read};
use rules::riichi::{
    Pot, RiichiRules, RonOutcome, Win, WinContext, liabilities, ron_winners, settle_rons, stakes, value,
};
use rules::seat::{Seat, SeatSet, Wind};
use rules::settlement::deltas;
use serde_json::{Map, Value, json};

/// BS-18: big three dragons and all honours, won both ways.
pub(super) fn judged(rules: &RiichiRules, input: &Value, right: &Value) -> Read<Outcome> {
    const FIELDS: [&str; 8] =
        ["cases", "dealer", "discarder", "honba", "liable", "winner", "winner_is_dealer", "yakuman"];
    only(input, &FIELDS)?;
    let seat = |field: &str| seat_number(&input[field]);
    let (winner, dealer, feeder) = (seat("winner")?, seat("dealer")?, seat("liable")?);
    if input["winner_is_dealer"].as_bool() != Some(winner == dealer) {
        return Err("winner and dealer do not agree".into());
    }
    let mark = read::mark(winner, feeder)?;
    let last = format!("(777{mark}z)");
    let mut hand = read::hand("111z2z", ["(555<z)", "(666>z)", &last])?;
    let win = read::tile("2z")?;
    hand.add(win);
    let mut got = Map::new();
    for case in read::words(input, "cases") {
        let by = match case {
            "ron" => Win::Ron(seat("discarder")?),
            "tsumo" => Win::SelfDraw,
            other => return Err(format!("win by {other}")),
        };
        let mut ctx = WinContext::new(dealer, winner, Wind::East, by);
        ctx.honba = count(input, "honba");
        ctx.liable = liabilities(rules, winner, &hand.melds).value;
        let award = value(rules, &hand, win, &ctx).map_err(|e| e.to_string())?;
        let yakuman: Vec<&str> = award.lines.iter().map(|l| l.yaku.id()).collect();
        if read::words(input, "yakuman") != yakuman {
            return Err(format!("the hand is {yakuman:?}"));
        }
        got.insert(case.to_owned(), json!(award.deltas()));
    }
    Ok(judge(right, &got.into()))
}

/// BS-19: hands of given han and fu won on one tile.
pub(super) fn several_wins(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["dealer", "discarder", "honba", "kyotaku", "wins"])?;
    let (dealer, discarder) = (seat_number(&input["dealer"])?, seat_number(&input["discarder"])?);
    let mut worth: Vec<(Seat, i32)> = Vec::new();
    for win in list(input, "wins") {
        only(win, &["dealer", "fu", "han", "who"])?;
        let who = seat_number(&win["who"])?;
        if win["dealer"].as_bool() != Some(who == dealer) {
            return Err("winner and dealer do not agree".into());
        }
        let (han, fu) = (number(win, "han")? as u8, number(win, "fu")? as u8);
        // The hand is valued at a table where East, seat 0, deals.
        let seat = if who == dealer { read::DEALER } else { read::DEALER.next() };
        worth.push((who, han_fu::award(rules, seat, Win::Ron(seat.next()), (han, fu))?.points()));
    }
    let declared: SeatSet = worth.iter().map(|w| w.0).collect();
    let answer = ron_winners(rules, discarder, declared).ok_or("nobody wins")?;
    let RonOutcome::Win(winners) = answer.value else { return Err("an abort".into()) };
    let pot =
        Pot { honba: count(input, "honba"), bets_before: count(input, "kyotaku"), riichi: SeatSet::EMPTY };
    let stakes = stakes(rules, &winners, pot);
    let points = |seat: Seat| worth.iter().find(|w| w.0 == seat).map_or(0, |w| w.1);
    let mut by_winner = Map::new();
    for (stake, winner) in stakes.iter().zip(&winners) {
        let paid = settle_rons(rules, discarder, std::slice::from_ref(stake), &[points(*winner)]);
        by_winner.insert(winner.index().to_string(), json!(deltas(&paid)));
    }
    let all: Vec<i32> = winners.iter().map(|w| points(*w)).collect();
    Ok(json!({
        "order": winners.iter().map(|w| w.index()).collect::<Vec<_>>(),
        "deltas_by_winner": by_winner,
        "total": deltas(&settle_rons(rules, discarder, &stakes, &all)),
    }))
}
