//! Payments: liability, the table of payments, several rons on one tile.
use super::frame;
use crate::cases::read::{self, DEALER, Read, count, dealt_by_east, only};
use crate::cases::{han_fu, text};
use rules::riichi::{
    AbortKind, Award, PaymentKind, Pot, RiichiRules, RonOutcome, Situation, Win, WinContext, liabilities,
    ron_winners, settle_rons, stakes, value,
};
use rules::seat::{Seat, SeatSet, Wind};
use rules::settlement::{Party, deltas};
use serde_json::{Value, json};

/// A hand of the yakuman whose last group was fed; who is liable is asked as well.
pub(super) fn liability(rules: &RiichiRules, input: &Value) -> Read<Value> {
    const FIELDS: [&str; 9] = [
        "base_points",
        "dealer",
        "discarder",
        "fed_last_set",
        "honba",
        "win",
        "win_turn_is_the_kan_turn",
        "winner",
        "yakuman",
    ];
    only(input, &FIELDS)?;
    dealt_by_east(input)?;
    let (winner, feeder) = (read::seat(text(input, "winner"))?, read::seat(text(input, "fed_last_set"))?);
    let mark = read::mark(winner, feeder)?;
    let (concealed, win, groups) = match text(input, "yakuman") {
        "daisangen" => ("23m99p", "4m", format!("(555<z) (666>z) (777{mark}z)")),
        "suukantsu" => ("9s", "9s", format!("(1111m) (2222p) (333<3s) (4444{mark}m)")),
        other => return Err(format!("yakuman {other}")),
    };
    let mut hand = read::hand(concealed, groups.split(' '))?;
    let win = read::tile(win)?;
    hand.add(win);
    let by = match text(input, "win") {
        "tsumo" => Win::SelfDraw,
        "ron" => Win::Ron(read::seat(text(input, "discarder"))?),
        other => return Err(format!("win by {other}")),
    };
    let mut ctx = WinContext::new(DEALER, winner, Wind::East, by);
    ctx.honba = count(input, "honba");
    if input["win_turn_is_the_kan_turn"].as_bool() == Some(true) {
        ctx.situations = ctx.situations.with(Situation::Rinshan);
        ctx.kong_feeder = Some(feeder);
    }
    ctx.liable = liabilities(rules, winner, &hand.melds).value;
    let pao = !ctx.liable.is_empty();
    let award = value(rules, &hand, win, &ctx).map_err(|e| e.to_string())?;
    if award.base_points != read::number(input, "base_points")? {
        return Err(format!("the hand has {} base points", award.base_points));
    }
    Ok(json!({ "pao": pao, "delta": read::deltas(award.deltas()) }))
}

/// Rows of han, fu, whether the dealer wins, and how.
pub(super) fn table(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["rows", "format"])?;
    let rows = input["rows"].as_array().ok_or("no rows")?;
    rows.iter().map(|row| table_row(rules, row)).collect()
}

fn table_row(rules: &RiichiRules, row: &Value) -> Read<Value> {
    let (Some(han), Some(fu), Some(dealer), Some(by)) =
        (row[0].as_u64(), row[1].as_u64(), row[2].as_bool(), row[3].as_str())
    else {
        return Err(format!("row {row}"));
    };
    let winner = if dealer { DEALER } else { DEALER.next() };
    let win = match by {
        "ron" => Win::Ron(winner.next()),
        "tsumo" => Win::SelfDraw,
        other => return Err(format!("win by {other}")),
    };
    let award = han_fu::award(rules, winner, win, (han as u8, fu as u8))?;
    let from = |seat: Seat| paid(&award, seat);
    Ok(match win {
        Win::Ron(discarder) => json!(from(discarder)),
        Win::SelfDraw if dealer => {
            let [a, b, c] = [1, 2, 3].map(|steps| from(winner.plus(steps)));
            if a == b && b == c { json!([a]) } else { json!([a, b, c]) }
        }
        Win::SelfDraw => {
            let [a, b] = [1, 2].map(|steps| from(winner.plus(steps)));
            let dealer = from(DEALER);
            if a == b { json!([a, dealer]) } else { json!([a, b, dealer]) }
        }
    })
}

/// What a player pays for the hand.
fn paid(award: &Award, seat: Seat) -> i32 {
    let own = award.transfers.iter().filter(|t| t.from == Party::Seat(seat) && t.kind == PaymentKind::Hand);
    own.map(|t| t.points).sum()
}

/// Rons of given value on one tile: who wins, what changes hands, and what follows.
pub(super) fn several_rons(rules: &RiichiRules, input: &Value) -> Read<Value> {
    only(input, &["bets_before_deal", "dealer", "discarder", "honba", "riichi_this_deal", "rons"])?;
    dealt_by_east(input)?;
    let discarder = read::seat(text(input, "discarder"))?;
    let rons = input["rons"].as_object().ok_or("no rons")?;
    let riichi = read::seats(read::words(input, "riichi_this_deal"))?;
    let pot = Pot { honba: count(input, "honba"), bets_before: count(input, "bets_before_deal"), riichi };
    let table = frame::Table { honba: pot.honba, bets: pot.bets_before, riichi };
    let declared = read::seats(rons.keys().map(String::as_str))?;
    let answer = ron_winners(rules, discarder, declared).ok_or("nobody declares")?;
    let RonOutcome::Win(winners) = answer.value else {
        let next = table.after_abort(rules, AbortKind::TripleRon)?;
        return Ok(next.with(json!({ "winners": [], "outcome": "abortive_draw" })));
    };
    let points = winners.iter().map(|w| read::number(&rons[&read::letter(*w)], "ron_value"));
    let points = points.collect::<Read<Vec<i32>>>()?;
    let paid = deltas(&settle_rons(rules, discarder, &stakes(rules, &winners, pot), &points));
    let next = table.after_win(rules, winners.iter().copied().collect::<SeatSet>(), paid)?;
    Ok(next.with(json!({
        "winners": winners.iter().map(|w| read::letter(*w)).collect::<Vec<_>>(),
        "delta_from_rons": read::deltas(paid),
    })))
}
