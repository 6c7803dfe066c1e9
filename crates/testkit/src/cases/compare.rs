//! An answer beside the right one: every field of it but commentary must be there and equal.
use super::Outcome;
use serde_json::{Map, Value};

/// Fields of an answer that only explain it. Everything else is compared.
pub const COMMENTARY: [&str; 4] = ["condition", "convention", "explain", "key"];

/// Remarks in a text answer that only explain it.
const REMARKS: [&str; 2] = [" (tenpai is checked only at an exhaustive draw)", " (tile returned)"];

/// Passed if `got` has every field of the right answer, and each is equal. It may have more.
pub(super) fn judge(expected: &Value, got: &Value) -> Outcome {
    let expected = stripped(expected);
    let got = asked(&expected, got);
    if expected == got {
        Outcome::Passed
    } else {
        Outcome::Failed { expected: expected.to_string(), got: got.to_string() }
    }
}

/// The answer without commentary.
fn stripped(answer: &Value) -> Value {
    match answer {
        Value::Object(fields) => {
            let told = fields.iter().filter(|(key, _)| !COMMENTARY.contains(&key.as_str()));
            told.map(|(key, value)| (key.clone(), stripped(value))).collect::<Map<_, _>>().into()
        }
        Value::Array(items) => items.iter().map(stripped).collect(),
        Value::String(text) => {
            let remark = REMARKS.iter().find_map(|remark| text.strip_suffix(remark));
            remark.unwrap_or(text).into()
        }
        other => other.clone(),
    }
}

/// The fields of `got` that the right answer has; lists are kept whole, so that a longer one differs.
fn asked(expected: &Value, got: &Value) -> Value {
    match (expected, got) {
        (Value::Object(fields), Value::Object(all)) => {
            let known = fields.iter().filter_map(|(key, right)| Some((key, asked(right, all.get(key)?))));
            known.map(|(key, value)| (key.clone(), value)).collect::<Map<_, _>>().into()
        }
        (Value::Array(right), Value::Array(all)) => {
            let pairs = all.iter().enumerate().map(|(i, item)| match right.get(i) {
                Some(right) => asked(right, item),
                None => item.clone(),
            });
            pairs.collect()
        }
        _ => got.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_field_but_commentary_is_compared() {
        let right = json!({ "han": 2, "pay": { "ron": 2000 }, "explain": "two yaku" });
        assert_eq!(judge(&right, &json!({ "han": 2, "pay": { "ron": 2000 }, "fu": 30 })), Outcome::Passed);
        for wrong in [json!({ "han": 2 }), json!({ "han": 2, "pay": { "ron": 1000 } }), json!({}), json!(2)] {
            assert_ne!(judge(&right, &wrong), Outcome::Passed, "{wrong}");
        }
    }

    #[test]
    fn a_field_that_nobody_computes_is_a_failure() {
        let right = json!({ "ron": false, "reason": null });
        assert_ne!(judge(&right, &json!({ "ron": false })), Outcome::Passed);
        assert_eq!(judge(&right, &json!({ "ron": false, "reason": null })), Outcome::Passed);
    }

    #[test]
    fn lists_have_the_same_length() {
        let right = json!([{ "a": 1 }]);
        assert_eq!(judge(&right, &json!([{ "a": 1, "b": 2 }])), Outcome::Passed);
        assert_ne!(judge(&right, &json!([{ "a": 1 }, { "a": 1 }])), Outcome::Passed);
        assert_ne!(judge(&right, &json!([])), Outcome::Passed);
    }
}
