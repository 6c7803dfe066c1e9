//! What README shows is what the program prints: every `console` block is run again.
use crate::transcript;
use std::path::Path;

const FENCE: &str = "```";

/// The text with every `console` block as it reads now.
fn now(text: &str) -> (String, usize) {
    let mut out = String::new();
    let mut blocks = 0;
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        out.push_str(line);
        out.push('\n');
        if line != "```console" {
            continue;
        }
        blocks += 1;
        let command = lines.next().and_then(|l| l.strip_prefix("$ ")).expect("a block begins with a command");
        lines.by_ref().find(|l| *l == FENCE).expect("a block ends");
        let answer = transcript::answer(command);
        // The exit code is told in a transcript, not to a reader.
        let answer = answer.strip_suffix("=> 0\n").expect("what README shows is well");
        out.extend(["$ ", command, "\n", answer, FENCE, "\n"]);
    }
    (out, blocks)
}

#[test]
fn readme_shows_what_is_printed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let text = std::fs::read_to_string(&path).unwrap();
    let (now, blocks) = now(&text);
    assert!(blocks >= 8, "only {blocks} blocks");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, now).unwrap();
    } else {
        assert!(now == text, "README.md shows something else; UPDATE=1 writes it anew");
    }
}
