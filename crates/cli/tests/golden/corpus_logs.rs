//! A season of real games as a league and as a ladder, where the corpus lies beside the checkout.
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

fn corpus() -> Option<PathBuf> {
    let folder = std::env::var_os("REGLAMENT_CORPUS")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"), PathBuf::from);
    Some(folder.join("riichi-logs/tenhou-2022.mjlog.gz")).filter(|file| file.is_file())
}

/// The program: the one that `REGLAMENT` names, the release build in CI, or the one that was built for the tests.
fn program() -> Command {
    Command::new(std::env::var_os("REGLAMENT").unwrap_or_else(|| env!("CARGO_BIN_EXE_reglament").into()))
}

#[test]
fn every_hanchan_of_the_corpus_enters_a_league_and_a_ladder() {
    let Some(logs) = corpus() else {
        eprintln!("no corpus: nothing was imported");
        return;
    };
    for rules in ["aleague", "tesuji"] {
        let out = std::env::temp_dir().join(format!("reglament-{}-{rules}.jsonl", std::process::id()));
        let mut command = program();
        command.args(["event", "import-logs", "--rules", rules, "--json", "--day", "2022-01-31", "--out"]);
        let output = command.arg(&out).arg(&logs).output().unwrap();
        let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(answer["games"], 855, "{rules}: {answer}");
        assert_eq!(answer["east_only"], 199);
        assert_eq!((&answer["by_totals"], &answer["unread"]), (&Value::from(0), &Value::from(0)));
        assert_eq!(answer["standings"]["rows"].as_array().unwrap().len(), 4);
        let check = program().args(["event", "check"]).arg(&out).output().unwrap();
        assert!(check.status.success(), "{rules}: {}", String::from_utf8_lossy(&check.stdout));
        std::fs::remove_file(&out).unwrap();
        eprintln!("{rules}: 855 hanchans");
    }
}
