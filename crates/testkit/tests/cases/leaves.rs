//! Whether the runner compares all of an answer: every leaf of every right answer is made wrong once, and the case
//! must fail.
use crate::own_files::document;
use reglament_testkit::cases::{COMMENTARY, Outcome, UNREADABLE, run_document};
use reglament_testkit::{corpus, law};
use serde_json::{Value, json};

/// Paths to every value that is compared and has none inside.
fn leaves(value: &Value, path: &str, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            for (key, value) in fields.iter().filter(|(key, _)| !COMMENTARY.contains(&key.as_str())) {
                leaves(value, &format!("{path}/{}", key.replace('~', "~0").replace('/', "~1")), out);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            items.iter().enumerate().for_each(|(i, item)| leaves(item, &format!("{path}/{i}"), out));
        }
        _ => out.push(path.to_owned()),
    }
}

fn another(value: &Value) -> Value {
    match value {
        Value::Null => json!(1),
        Value::Bool(is) => json!(!is),
        Value::Number(n) => n.as_i64().map_or(json!(n.as_f64().unwrap_or(0.0) + 0.5), |n| json!(n + 100)),
        Value::String(text) => json!(format!("{text}?")),
        Value::Array(_) => json!(["?"]),
        Value::Object(_) => json!({ "?": 1 }),
    }
}

/// Runs each case as often as its answer has leaves; how many were made wrong, and which of them nobody noticed.
fn unnoticed(file: &Value, answers: &str) -> (usize, Vec<String>) {
    let (mut all, mut out) = (0, Vec::new());
    for case in file["cases"].as_array().into_iter().flatten() {
        let mut one = file.clone();
        one["cases"] = json!([case]);
        if run_document(&one).is_ok_and(|r| r.counts().2 > 0) {
            continue;
        }
        let mut paths = Vec::new();
        leaves(&case[answers], "", &mut paths);
        for path in paths {
            let whole = format!("/cases/0/{answers}{path}");
            let right = one.pointer(&whole).cloned().unwrap_or_default();
            if let Some(leaf) = one.pointer_mut(&whole) {
                *leaf = another(&right);
            }
            all += 1;
            let report = run_document(&one).expect("a file of cases");
            let noticed = report.cases.iter().any(|(_, outcome)| match outcome {
                // A sentence is read; of other answers a wrong one is still an answer, and is compared.
                Outcome::Failed { expected, .. } => right.is_string() || expected != UNREADABLE,
                _ => false,
            });
            if !noticed {
                out.push(format!("{} {path}", case["id"]));
            }
            if let Some(leaf) = one.pointer_mut(&whole) {
                *leaf = right;
            }
        }
    }
    (all, out)
}

#[test]
fn every_part_of_an_answer_is_compared() {
    // A flip asks about the rules; this is about the runner.
    if std::env::var_os(law::VARIABLE).is_some() {
        return;
    }
    let (all, unnoticed) = unnoticed(&document("riichi-rules-cases.json"), "expect");
    assert_eq!(unnoticed, [""; 0]);
    assert_eq!(all, 3352);
}

#[test]
fn every_part_of_a_gambler_answer_is_compared() {
    if std::env::var_os(law::VARIABLE).is_some() {
        return;
    }
    let (all, unnoticed) = unnoticed(&document("gambler-cases.json"), "expected");
    assert_eq!(unnoticed, [""; 0]);
    assert_eq!(all, 1998);
}

#[test]
fn corpus_every_part_of_a_bug_report_is_compared() {
    let Some(folder) = corpus::folder() else {
        println!("bug-reports.json: the corpus is absent, 0 cases ran");
        return;
    };
    let text = corpus::read_text(&folder.join("bug-reports.json")).expect("the file of the corpus");
    let (all, unnoticed) = unnoticed(&serde_json::from_str(&text).expect("JSON"), "right");
    println!("bug-reports.json: {all} parts of answers made wrong");
    assert_eq!(unnoticed, [""; 0]);
    assert_eq!(all, 306);
}
