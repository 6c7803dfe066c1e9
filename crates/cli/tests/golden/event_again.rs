//! A command that is given again, and one that only looks so; moments that cannot be; a disk that is full.
use crate::event_file::Desk;

#[test]
fn an_id_that_another_command_has_is_refused_and_it_is_said_which() {
    let desk = Desk::new("id");
    desk.run(&["add", "e.jsonl", "Anna", "--id", "x"]);
    desk.run(&["add", "e.jsonl", "Boris"]);
    let before = desk.text();
    let output = desk.run(&["add", "e.jsonl", "Vera", "--id", "x"]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("\"x\" (--id) was given to another command: no. 2"), "{said}");
    assert!(said.contains("Anna"), "{said}");
    let output = desk.run(&["leave", "e.jsonl", "Anna", "--id", "x"]);
    assert_eq!(output.status.code(), Some(1), "another command altogether");
    // The same one is a repetition, whatever has come after it.
    assert!(desk.said(&["add", "e.jsonl", "Anna", "--id", "x"]).contains("command 2 did it"));
    assert_eq!(desk.text(), before);
    let json = desk.run(&["add", "e.jsonl", "Vera", "--id", "x", "--json"]).stdout;
    assert!(String::from_utf8(json).unwrap().contains("reglament.event-refused/1"));
}

#[test]
fn an_id_is_of_one_moment_and_one_person() {
    let desk = Desk::new("id-by");
    let add = |more: &[&str]| {
        let words = ["add", "e.jsonl", "Anna", "--id", "x", "--at", "23:59:58"];
        desk.run(&[&words[..], more].concat()).status.code()
    };
    assert_eq!(add(&[]), Some(0));
    assert_eq!(add(&[]), Some(0));
    assert_eq!(add(&["--as", "organiser"]), Some(1));
    let later = desk.run(&["add", "e.jsonl", "Anna", "--id", "x", "--at", "23:59:59"]);
    assert_eq!(later.status.code(), Some(1));
}

#[test]
fn lots_without_a_seed_are_drawn_once_under_one_id() {
    let desk = Desk::new("lots");
    let file = "s.jsonl";
    desk.run(&["new", file, "--rules", "samara", "--name", "Cup", "--zone", "UTC"]);
    for name in ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor", "Ivan", "Olga"] {
        desk.run(&["add", file, name]);
    }
    desk.run(&["checkin", file, "--all"]);
    let draw = |id: &str| desk.said(&["draw", file, "--id", id]);
    let text = || std::fs::read_to_string(desk.0.join(file)).unwrap();
    let first = draw("lots");
    assert!(first.contains("Lots are drawn"), "{first}");
    let once = text();
    let second = draw("lots");
    assert!(second.contains("command 18 did it"), "{second}");
    assert_eq!(text(), once);
    // Under another name they are drawn anew.
    assert!(draw("more").contains("Lots are drawn"));
}

#[test]
fn a_list_that_has_changed_is_another_command() {
    let desk = Desk::new("list");
    let list = desk.0.join("people.csv");
    let import = |more: &[&str]| desk.said(&[&["import", "e.jsonl", "people.csv"][..], more].concat());
    std::fs::write(&list, "name\nAnna\nBoris\n").unwrap();
    import(&[]);
    assert!(import(&[]).contains("These words were the last ones given"));
    std::fs::write(&list, "name\nVera\n").unwrap();
    let said = import(&[]);
    assert!(said.contains("Vera (no. 3)"), "{said}");
    // The same under an id: one list more, and the longer list is not the first one.
    std::fs::write(&list, "name\nGleb\n").unwrap();
    import(&["--id", "list"]);
    assert!(import(&["--id", "list"]).contains("command 5 did it"));
    let before = desk.text();
    std::fs::write(&list, "name\nGleb\nDina\n").unwrap();
    desk.run(&["add", "e.jsonl", "Egor"]);
    let after = desk.text();
    assert!(import(&["--id", "list"]).contains("was given to another command: no. 5"));
    assert!(before != after && desk.text() == after);
}

#[test]
fn a_list_that_a_crash_has_cut_off_is_completed() {
    for id in [&[][..], &["--id", "list"]] {
        let desk = Desk::new("half");
        std::fs::write(desk.0.join("people.csv"), "name\nAnna\nBoris\nVera\nGleb\n").unwrap();
        let import = [&["import", "e.jsonl", "people.csv", "--at", "23:59:59"][..], id].concat();
        desk.run(&import);
        let whole = desk.text();
        let lines: Vec<&str> = whole.lines().collect();
        assert_eq!(lines.len(), 6);
        std::fs::write(desk.file(), lines[..4].join("\n") + "\n" + &lines[4][..20]).unwrap();
        let said = desk.said(&import);
        assert!(said.contains("Gleb (no. 4)") && !said.contains("Anna (no. 5)"), "{said}");
        assert_eq!(desk.text(), whole);
    }
}

#[test]
fn a_moment_that_cannot_be_meant_is_refused_and_a_wrong_clock_is_told() {
    let desk = Desk::new("moment");
    let file = "m.jsonl";
    let new = ["new", file, "--rules", "tesuji", "--name", "Night", "--zone", "UTC"];
    desk.run(&[&new[..], &["--from", "2026-03-01", "--at", "2026-02-20 10:00"]].concat());
    let add = |name: &str, at: &str| desk.run(&["add", file, name, "--at", at]);
    let err = |output: &std::process::Output| String::from_utf8(output.stderr.clone()).unwrap();
    let early = add("Anna", "2025-03-01 10:00");
    assert_eq!(early.status.code(), Some(2));
    assert!(err(&early).contains("The event was opened at 2026-02-20 10:00"), "{}", err(&early));
    let late = add("Anna", "2036-03-01 10:00");
    assert_eq!(late.status.code(), Some(2));
    assert!(err(&late).contains("2036-03-01 10:00 cannot be meant"), "{}", err(&late));
    assert!(add("Anna", "2026-03-01 10:00").status.success());
    let back = add("Boris", "2026-03-01 09:30");
    let said = String::from_utf8(back.stdout).unwrap();
    assert!(said.contains("2026-03-01 09:30 is before the last command (no. 2, 2026-03-01 10:00)"), "{said}");
    assert!(desk.said(&["show", file, "--people"]).contains("Boris (no. 2)"), "it is kept");
    // The clock of the machine that has opened this one was far ahead.
    let ahead = [&new[..1], &["a.jsonl"], &new[2..], &["--from", "2099-01-01", "--at", "2099-01-01 10:00"]];
    desk.run(&ahead.concat());
    let said = desk.said(&["add", "a.jsonl", "Anna"]);
    assert!(said.contains("the last command (no. 1) was given at 2099-01-01 10:00"), "{said}");
    assert!(desk.said(&["show", "a.jsonl", "--people"]).contains("Anna (no. 1)"));
}

/// Runs a command that may write files of a kilobyte at most, as on a disk that is full.
#[cfg(target_os = "linux")]
fn in_little_room(desk: &Desk, words: &[&str]) -> std::process::Output {
    let mut command = std::process::Command::new("sh");
    command.args(["-c", "ulimit -f 2; trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_reglament")]);
    command.args(["--lang", "en"]).args(words).current_dir(&desk.0).output().unwrap()
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_leaves_nothing_half_made() {
    let desk = Desk::new("full");
    desk.run(&["simulate", "--rules", "tesuji", "--players", "8", "--out", "whole.jsonl"]);
    std::fs::copy(desk.0.join("whole.jsonl"), desk.0.join("copy.jsonl")).unwrap();
    desk.run(&["export", "whole.jsonl", "--csv", "old"]);
    let files = || {
        let mut all: Vec<(std::path::PathBuf, Vec<u8>)> = Vec::new();
        for folder in [desk.0.clone(), desk.0.join("old")] {
            let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
            all.extend(entries.filter(|p| p.is_file()).map(|p| (p.clone(), std::fs::read(p).unwrap())));
        }
        all.sort();
        all
    };
    let before = files();
    for words in [
        &["event", "simulate", "--rules", "tesuji", "--players", "8", "--out", "new.jsonl"][..],
        &["event", "merge", "whole.jsonl", "copy.jsonl", "--out", "new.jsonl"],
        &["event", "new", "new.jsonl", "--rules", "tesuji", "--name", "Night", "--zone", "UTC"],
        &["event", "change", "whole.jsonl", "--place", "Omsk"],
        &["event", "export", "whole.jsonl", "--csv", "old"],
        &["event", "export", "whole.jsonl", "--xlsx", "new.xlsx"],
    ] {
        let output = in_little_room(&desk, words);
        assert_ne!(output.status.code(), Some(0), "{words:?}");
        assert!(files() == before, "{words:?} has left something behind");
    }
}

#[test]
fn tables_go_out_as_a_workbook_and_a_list_comes_in_as_one() {
    let desk = Desk::new("book");
    desk.run(&["simulate", "--rules", "tesuji", "--players", "8", "--out", "whole.jsonl"]);
    let export = ["export", "whole.jsonl", "--xlsx", "tables.xlsx"];
    assert!(desk.said(&export).contains("tables.xlsx"));
    let book = std::fs::read(desk.0.join("tables.xlsx")).unwrap();
    let players = formats::workbook::first_sheet(&book).unwrap();
    assert!(players.starts_with("person\tnumber\tname\tpart\there"), "{players}");
    assert!(desk.said(&export).contains("--replace"), "what is there is not lost");
    assert!(desk.run(&[&export[..], &["--replace"]].concat()).status.success());
    assert!(desk.said(&["export", "whole.jsonl", "--ema", "--replace"]).contains("--xlsx BOOK"));
    // The tables are no list of people: the columns that are none are named.
    let said = desk.said(&["import", "e.jsonl", "tables.xlsx"]);
    assert!(said.contains("\"person\" is no column"), "{said}");
    // A list is one.
    let row = |name: &str| vec![name.to_owned()];
    let rows = vec![row("Anna Kats"), row("Boris Petrov")];
    let table = formats::event_export::Table { name: "people", head: vec!["name"], rows };
    std::fs::write(desk.0.join("list.xlsx"), formats::workbook::workbook(&[table]).unwrap()).unwrap();
    assert!(desk.run(&["import", "e.jsonl", "list.xlsx"]).status.success());
    assert!(std::fs::read_to_string(desk.file()).unwrap().contains("Boris Petrov"));
    std::fs::write(desk.0.join("torn.xlsx"), &book[..book.len() / 2]).unwrap();
    assert!(desk.said(&["import", "e.jsonl", "torn.xlsx"]).contains("XLSX"));
}
