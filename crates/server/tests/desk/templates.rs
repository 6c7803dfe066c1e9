//! The templates hold no text of their own: every word for people comes from the message files.
use std::path::Path;
use text::{Lang, has_key};

fn templates() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates");
    let mut all: Vec<(String, String)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| {
            let path = entry.unwrap().path();
            (path.display().to_string(), std::fs::read_to_string(&path).unwrap())
        })
        .collect();
    all.sort();
    all
}

/// The text without what stands between these marks.
fn without(text: &str, open: &str, close: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, inner)) = rest.split_once(open) {
        out.push_str(before);
        out.push(' ');
        rest = inner.split_once(close).map_or("", |(_, rest)| rest);
    }
    out + rest
}

#[test]
fn no_word_for_people_stands_in_a_template() {
    for (name, text) in templates() {
        let text = without(&without(&without(&text, "{%", "%}"), "{{", "}}"), "<", ">");
        let words: Vec<&str> = text
            .split_whitespace()
            .filter(|word| word.chars().any(char::is_alphabetic) && !word.contains("=\""))
            .collect();
        assert!(words.is_empty(), "{name}: {words:?}");
    }
}

#[test]
fn every_message_that_a_template_names_is_there() {
    let mut found = 0;
    for (name, text) in templates() {
        let named = [".s(\"", ".w(page, \""].into_iter().flat_map(|call| text.split(call).skip(1));
        for part in named {
            let key = part.split('"').next().unwrap();
            assert!(Lang::ALL.into_iter().all(|lang| has_key(lang, key)), "{name}: {key}");
            found += 1;
        }
    }
    assert!(found > 100, "only {found} messages: is the search broken?");
    let named: usize = templates().iter().map(|(_, text)| text.matches(".w(").count()).sum();
    let seen: usize = templates().iter().map(|(_, text)| text.matches(".w(page, \"").count()).sum();
    assert_eq!(named, seen, "a message by school is named in another way");
}
