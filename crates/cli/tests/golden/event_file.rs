//! The file of an event under bad luck: a machine that died, a hand that altered a line, two desks at once.
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder of its own with an event in it.
pub(crate) struct Desk(pub(crate) PathBuf);

impl Desk {
    pub(crate) fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("reglament-file-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let desk = Self(folder);
        let new = ["new", "e.jsonl", "--rules", "tesuji", "--name", "Night", "--zone", "UTC"];
        assert!(desk.run(&new).status.success());
        desk
    }

    pub(crate) fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_reglament"));
        command.args(["--lang", "en", "event"]).args(words).current_dir(&self.0);
        command
    }

    pub(crate) fn run(&self, words: &[&str]) -> Output {
        self.command(words).output().unwrap()
    }

    pub(crate) fn said(&self, words: &[&str]) -> String {
        let output = self.run(words);
        String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap()
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("e.jsonl")
    }

    pub(crate) fn text(&self) -> String {
        std::fs::read_to_string(self.file()).unwrap()
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn append(path: &Path, text: &str) {
    std::fs::OpenOptions::new().append(true).open(path).unwrap().write_all(text.as_bytes()).unwrap();
}

#[test]
fn a_torn_line_is_mended_by_the_next_command_and_it_says_so() {
    let desk = Desk::new("torn");
    desk.run(&["add", "e.jsonl", "Anna"]);
    let whole = desk.text();
    append(&desk.file(), "{\"at\":17");
    assert!(desk.said(&["show", "e.jsonl"]).contains("cut off (8 bytes); it is left out"));
    assert_eq!(desk.text(), whole.clone() + "{\"at\":17", "who looks changes nothing");
    let said = desk.said(&["add", "e.jsonl", "Boris"]);
    assert!(said.contains("cut off by a crash (8 bytes)"), "{said}");
    assert!(desk.text().starts_with(&whole) && !desk.text().contains("{\"at\":17{"));
    assert!(desk.said(&["show", "e.jsonl", "--people"]).contains("Boris (no. 2)"));
}

#[test]
fn a_last_line_that_lacks_its_end_alone_is_no_torn_one() {
    let desk = Desk::new("end");
    desk.run(&["add", "e.jsonl", "Anna"]);
    let whole = desk.text();
    std::fs::write(desk.file(), whole.trim_end()).unwrap();
    assert!(!desk.said(&["show", "e.jsonl"]).contains("cut off"));
    let said = desk.said(&["add", "e.jsonl", "Boris"]);
    assert!(!said.contains("cut off"), "{said}");
    assert!(desk.text().starts_with(&whole));
    let said = desk.said(&["show", "e.jsonl", "--people"]);
    assert!(said.contains("Anna (no. 1)") && said.contains("Boris (no. 2)"), "{said}");
}

#[test]
fn an_altered_line_is_named_and_nothing_is_written() {
    let desk = Desk::new("altered");
    desk.run(&["add", "e.jsonl", "Anna"]);
    desk.run(&["add", "e.jsonl", "Boris"]);
    let altered = desk.text().replace("Anna", "Anne");
    std::fs::write(desk.file(), &altered).unwrap();
    let output = desk.run(&["add", "e.jsonl", "Vera"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("line 3 is not what was written"));
    assert_eq!(desk.text(), altered);
}

#[test]
fn the_checker_says_no_to_an_altered_event_and_does_not_take_anything_else_for_one() {
    let desk = Desk::new("altered-check");
    desk.run(&["add", "e.jsonl", "Anna"]);
    let code = |file: &str| desk.run(&["check", file]).status.code();
    assert_eq!(code("e.jsonl"), Some(0));
    std::fs::write(desk.file(), desk.text().replace("Anna", "Anne")).unwrap();
    assert_eq!(code("e.jsonl"), Some(1));
    std::fs::write(desk.0.join("list.txt"), "Anna\nBoris\n").unwrap();
    assert_eq!((code("list.txt"), code("none.jsonl")), (Some(2), Some(2)));
}

#[test]
fn a_damaged_line_is_named_with_what_is_whole_before_it_and_what_to_do() {
    let desk = Desk::new("damaged");
    desk.run(&["add", "e.jsonl", "Anna"]);
    desk.run(&["add", "e.jsonl", "Boris"]);
    desk.run(&["add", "e.jsonl", "Vera"]);
    std::fs::write(desk.file(), desk.text().replace("Boris", "Boriz")).unwrap();
    for command in ["show", "check"] {
        let said = desk.said(&[command, "e.jsonl"]);
        for part in [
            "line 4 is not what was written",
            "3 lines before it are whole: the heading and 2 commands.",
            "Anna",
            "Go on with another copy",
            "head -n 3 e.jsonl > PART",
        ] {
            assert!(said.contains(part), "{part}: {said}");
        }
    }
    // What is advised works.
    let text = desk.text();
    let part: Vec<&str> = text.lines().take(3).collect();
    std::fs::write(desk.0.join("part"), part.join("\n") + "\n").unwrap();
    assert!(desk.said(&["show", "part", "--people"]).contains("Anna (no. 1)"));
}

#[test]
fn the_checker_tells_of_a_torn_line() {
    let desk = Desk::new("torn-check");
    append(&desk.file(), "{\"at\":17");
    let output = desk.run(&["check", "e.jsonl"]);
    assert_eq!(output.status.code(), Some(0), "as show answers");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("cut off (8 bytes)"), "{said}");
    assert!(desk.said(&["check", "e.jsonl", "--json"]).contains("\"torn_bytes\": 8"));
}

#[test]
fn another_kind_of_file_is_no_altered_event() {
    let desk = Desk::new("other-kind");
    std::fs::write(desk.0.join("users"), "root:x:0:0:root\nanna:x:1:1\n").unwrap();
    let said = desk.said(&["check", "users"]);
    assert!(said.contains("this is no file of an event") && !said.contains("altered"), "{said}");
    // A heading that is damaged is one still.
    std::fs::write(desk.file(), desk.text().replacen("program", "pRogram", 1)).unwrap();
    assert!(desk.said(&["check", "e.jsonl"]).contains("line 1 is not what was written"));
}

#[test]
fn nobody_is_called_by_what_is_not_seen() {
    let desk = Desk::new("control");
    std::fs::write(desk.0.join("list"), "name\nA\0B\n").unwrap();
    let output = desk.run(&["import", "e.jsonl", "list"]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("Line 2: A text has a control character, U+0000, in place 2"), "{said}");
    assert!(desk.said(&["add", "e.jsonl", "A\tB"]).contains("U+0009"));
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_shown_and_a_file_may_be_called_so() {
    use std::os::unix::ffi::OsStrExt;
    let desk = Desk::new("no-text");
    let word = std::ffi::OsStr::from_bytes(b"a\xff");
    let output = desk.command(&["add", "e.jsonl"]).arg(word).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("no text in UTF-8: a\u{fffd}"));
    std::fs::copy(desk.file(), desk.0.join(word)).unwrap();
    let output = desk.command(&["add"]).arg(word).arg("Anna").output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

#[cfg(unix)]
#[test]
fn a_device_or_a_pipe_is_no_event() {
    let desk = Desk::new("device");
    let pipe = desk.0.join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for file in ["/dev/zero", "/dev/full", "pipe"] {
        for words in [vec!["show", file], vec!["import", "e.jsonl", file]] {
            let output = desk.run(&words);
            assert_eq!(output.status.code(), Some(2), "{words:?}");
            assert!(
                String::from_utf8(output.stderr).unwrap().contains("a file on a disk is needed"),
                "{words:?}"
            );
        }
    }
}

#[test]
fn a_line_that_was_taken_out_is_found() {
    let desk = Desk::new("cut");
    desk.run(&["add", "e.jsonl", "Anna"]);
    desk.run(&["add", "e.jsonl", "Boris"]);
    let text = desk.text();
    let lines: Vec<&str> = text.lines().collect();
    std::fs::write(desk.file(), [lines[0], lines[1], lines[3]].join("\n") + "\n").unwrap();
    assert!(desk.said(&["show", "e.jsonl"]).contains("line 3"));
}

#[test]
fn two_desks_at_once_lose_nothing() {
    let desk = Desk::new("two");
    let names: Vec<String> = (0..12).map(|n| format!("Player {n}")).collect();
    let started: Vec<_> =
        names.iter().map(|name| desk.command(&["add", "e.jsonl", name]).spawn().unwrap()).collect();
    for mut child in started {
        assert!(child.wait().unwrap().success());
    }
    let said = desk.said(&["show", "e.jsonl", "--people"]);
    for name in &names {
        assert!(said.contains(name.as_str()), "{name} is lost: {said}");
    }
    assert_eq!(desk.text().lines().count(), 2 + names.len());
}

#[test]
fn enter_hit_twice_is_one_command() {
    let desk = Desk::new("twice");
    desk.run(&["add", "e.jsonl", "Anna"]);
    let once = desk.text();
    assert!(desk.said(&["add", "e.jsonl", "Anna"]).contains("command 2 did it"));
    assert_eq!(desk.text(), once);
    desk.run(&["add", "e.jsonl", "Boris"]);
    // Not right after itself: it is meant again.
    desk.run(&["add", "e.jsonl", "Anna"]);
    assert_eq!(desk.text().lines().count(), 5);
}
