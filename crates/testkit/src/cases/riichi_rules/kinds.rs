//! The kinds of cases, each with the function that asks the rules.
use super::{aborts, claims, dora, draws, frame, furiten, payments, penalties, riichi, score};
use crate::cases::read::Read;
use rules::riichi::RiichiRules;
use serde_json::Value;

/// The right answer and that of the rules, in the same form.
pub(super) fn answer(
    kind: &str,
    rules: &RiichiRules,
    input: &Value,
    expected: &Value,
) -> Read<(Value, Value)> {
    let ask: fn(&RiichiRules, &Value) -> Read<Value> = match kind {
        "score_hand" => score::score_hand,
        "pao_payment" => payments::liability,
        "payment_table" => payments::table,
        "multi_ron" => payments::several_rons,
        "forbidden_discards" => claims::forbidden,
        "call_resolution" => claims::resolution,
        "ron_allowed" => furiten::ron_allowed,
        "furiten_timeline" => furiten::timeline,
        "riichi_allowed" => riichi::allowed,
        "riichi_kan" => riichi::kongs,
        "dora_indicators_counted" => dora::counted,
        "nine_terminals_allowed" => draws::nine_terminals,
        "tenpai" => draws::tenpai_hands,
        "exhaustive_draw" => draws::exhaustive,
        "abort_resolution" => aborts::resolution,
        "penalty" => penalties::sanctions,
        "chombo_payment" => return penalties::chombo(rules, input, expected),
        "hanchan_end" => frame::ends,
        "final_score" => frame::results,
        other => return Err(format!("kind {other} is not known")),
    };
    Ok((expected.clone(), ask(rules, input)?))
}
