//! The sentences of the hall: each reason has one in both languages, and the goldens are what people read. With
//! `UPDATE=1` the files are written anew, to be read as a diff.
mod reasons;
mod sources;
mod steps;

use reglament_text::hall::{Names, School, Voice};
use reglament_text::{Lang, say};
use std::path::Path;
use tournament::{EntryId, PersonId};

const RU: [&str; 6] = ["Аня", "Боря", "Вера", "Глеб", "Даша", "Егор"];
const EN: [&str; 6] = ["Ann", "Bob", "Vera", "Glen", "Dora", "Ed"];

/// Six people with one slot each.
struct Six;

impl Names for Six {
    fn entry(&self, lang: Lang, entry: EntryId) -> String {
        self.person(lang, PersonId(entry.0))
    }

    fn person(&self, lang: Lang, person: PersonId) -> String {
        let names = match lang {
            Lang::Ru => RU,
            Lang::En => EN,
        };
        names
            .get(person.index())
            .map_or_else(|| say!(lang, "hall-unknown-name", n = person.0), |n| (*n).into())
    }
}

fn voice(lang: Lang, school: School) -> Voice<'static> {
    Voice { lang, school, names: &Six }
}

/// Compares lines with the golden of a language, and looks that no message is missing and none lacks a value.
fn golden(name: &str, lang: Lang, lines: &[String]) {
    for line in lines {
        for sign in ["{", "}", "refused-", "hall-", "finding-", "EntryId", "None", "Some("] {
            assert!(!line.contains(sign), "{line}");
        }
    }
    let text = lines.join("\n") + "\n";
    let file = format!("tests/hall/{name}.{}.txt", lang.code());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    let (mut is, mut was) = (text.lines(), golden.lines());
    loop {
        match (is.next(), was.next()) {
            (None, None) => return,
            (is, was) => assert_eq!(is, was, "{}: UPDATE=1 writes it anew", path.display()),
        }
    }
}
