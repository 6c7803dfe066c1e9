//! Joining files of an event: what cannot be joined, and what may not be told any more.
use crate::event_file::Desk;
use formats::event_log;
use tournament::people::{Command as People, Profile};
use tournament::{Actor, Command, CommandId, Order, PersonId, Role, Span, Tournament};

#[test]
fn what_cannot_be_joined_is_told_clearly() {
    let desk = Desk::new("apart");
    std::fs::write(desk.0.join("list.csv"), "name\nAnna\n").unwrap();
    for (file, rules) in [("t.jsonl", "tesuji"), ("s.jsonl", "samara")] {
        desk.run(&["new", file, "--rules", rules, "--name", "Cup", "--zone", "UTC"]);
    }
    let merge = |one: &str, other: &str| {
        let output = desk.run(&["merge", one, other, "--out", "new.jsonl"]);
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(merge("e.jsonl", "./e.jsonl").contains("e.jsonl and ./e.jsonl are one file"));
    assert!(merge("e.jsonl", "list.csv").contains("list.csv cannot be read as an event"));
    assert!(merge("e.jsonl", "none.jsonl").contains("none.jsonl"));
    let said = merge("t.jsonl", "s.jsonl");
    assert!(said.contains("different events: t.jsonl and s.jsonl"), "{said}");
    assert!(said.contains("The first is run by Tesuji, the second by Samara"), "{said}");
    let said = merge("e.jsonl", "t.jsonl");
    assert!(!said.contains("is run by"), "{said}");
    assert!(!desk.0.join("new.jsonl").exists());
}

/// Goes on with the event of a file and writes it to another one.
fn go_on(desk: &Desk, from: &str, to: &str, by: u128, commands: Vec<People>) {
    let bytes = std::fs::read(desk.0.join(from)).unwrap();
    let mut event = Tournament::replay(event_log::read(&bytes).unwrap().entries).unwrap();
    let mut at = event.log().last().unwrap().at;
    for (n, command) in commands.into_iter().enumerate() {
        at = at + Span::seconds(7 - by as i64);
        let id = CommandId((by << 64) + n as u128);
        let command = Command::People(command);
        event.handle(&Order { id, by: Actor::of(Role::Owner), at, command }).unwrap();
    }
    std::fs::write(desk.0.join(to), event_log::write(event.log())).unwrap();
}

#[test]
fn whoever_is_forgotten_is_in_no_byte_of_the_joined_file() {
    let desk = Desk::new("forget");
    let person = PersonId(1);
    let vera = |city: &str| {
        let profile = Profile {
            name: "Vera Blank".into(),
            contact: "vera@example.org".into(),
            birth: tournament::Date::new(2011, 4, 5),
            city: city.into(),
            ..Profile::default()
        };
        Box::new(profile)
    };
    let part = tournament::people::Part::Player;
    let register = People::Register { profile: vera("Perm"), part, over: None };
    go_on(&desk, "e.jsonl", "a.jsonl", 1, vec![register]);
    let edit = |city| People::Edit { person, profile: vera(city) };
    let restrict = People::Restrict { person, restrictions: "home by nine".into() };
    go_on(&desk, "a.jsonl", "b.jsonl", 2, vec![edit("Tver"), restrict, edit("Omsk"), edit("Kazan")]);
    go_on(&desk, "a.jsonl", "c.jsonl", 3, vec![People::Anonymise { person }]);
    let secrets = ["Vera", "example.org", "2011-04-05", "home by nine", "Perm", "Tver", "Omsk", "Kazan"];
    let has = |file: &str, secret: &str| std::fs::read_to_string(desk.0.join(file)).unwrap().contains(secret);
    assert!(secrets.iter().all(|secret| has("b.jsonl", secret)));
    for (one, other, out) in [("b.jsonl", "c.jsonl", "d.jsonl"), ("c.jsonl", "b.jsonl", "f.jsonl")] {
        let output = desk.run(&["merge", one, other, "--out", out]);
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stdout));
        for secret in secrets {
            assert!(!has(out, secret), "{secret} is in {out}");
        }
    }
    let read = |file: &str| std::fs::read(desk.0.join(file)).unwrap();
    assert!(read("d.jsonl") == read("f.jsonl"), "the order of the copies does not matter");
    assert!(desk.run(&["check", "d.jsonl"]).status.success());
}
