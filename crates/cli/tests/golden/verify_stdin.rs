//! `verify -` reads the log from standard input.
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

fn verify(bytes: &[u8]) -> (String, Option<i32>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_reglament"))
        .args(["--lang", "ru", "verify", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(bytes).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (String::from_utf8(text).unwrap(), output.status.code())
}

#[test]
fn a_log_comes_through_standard_input() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/files/logs");
    let log = std::fs::read(folder.join("agrees.mjlog")).unwrap();
    let (text, code) = verify(&log);
    assert!(text.starts_with("Всё сходится: 1 игра, 1 победа."), "{text}");
    assert!(text.contains("стандартный ввод: окончания игры в логе нет"), "{text}");
    assert_eq!(code, Some(0));
    let (text, code) = verify(&log[..log.len() - 20]);
    assert!(text.contains("стандартный ввод: лог обрывается"), "{text}");
    assert_eq!(code, Some(1));
    let (text, code) = verify(b"");
    assert!(text.contains("стандартный ввод: это не лог (пусто)"), "{text}");
    assert_eq!(code, Some(2));
}
