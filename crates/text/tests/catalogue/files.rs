//! The message files as trees: same keys, same arguments, no faults.
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use reglament_text::{Lang, keys};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// What a message shows and names.
#[derive(Default, Debug)]
pub(crate) struct Message {
    pub(crate) variables: BTreeSet<String>,
    pub(crate) references: BTreeSet<String>,
}

/// All messages of a language by key.
pub(crate) fn messages(lang: Lang) -> BTreeMap<String, Message> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("ftl").join(lang.code());
    let mut out = BTreeMap::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", path.display()));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    assert!(message.attributes.is_empty(), "attributes are not used: {}", message.id.name);
                    let mut found = Message::default();
                    pattern(&message.value.unwrap(), &mut found);
                    let before = out.insert(message.id.name.to_owned(), found);
                    assert!(before.is_none(), "{} stands twice", message.id.name);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                other => panic!("{}: {other:?}", path.display()),
            }
        }
    }
    out
}

fn pattern(pattern: &Pattern<&str>, out: &mut Message) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => inline_expression(inline, out),
            Expression::Select { selector, variants } => {
                inline_expression(selector, out);
                for variant in variants {
                    self::pattern(&variant.value, out);
                }
            }
        }
    }
}

fn inline_expression(inline: &InlineExpression<&str>, out: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            out.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            out.references.insert(id.name.to_owned());
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("not used here: {other:?}"),
    }
}

/// The arguments that a message needs, those of the messages it names among them.
pub(crate) fn arguments(all: &BTreeMap<String, Message>, key: &str) -> BTreeSet<String> {
    let Some(message) = all.get(key) else { panic!("no message {key}") };
    let mut out = message.variables.clone();
    for reference in &message.references {
        out.extend(arguments(all, reference));
    }
    out
}

#[test]
fn both_languages_have_the_same_keys_and_arguments() {
    let (ru, en) = (messages(Lang::Ru), messages(Lang::En));
    let keys_of = |all: &BTreeMap<String, Message>| all.keys().cloned().collect::<BTreeSet<_>>();
    let (ru_keys, en_keys) = (keys_of(&ru), keys_of(&en));
    assert_eq!(ru_keys.difference(&en_keys).collect::<Vec<_>>(), Vec::<&String>::new(), "only in Russian");
    assert_eq!(en_keys.difference(&ru_keys).collect::<Vec<_>>(), Vec::<&String>::new(), "only in English");
    for key in &ru_keys {
        assert_eq!(arguments(&ru, key), arguments(&en, key), "{key}");
    }
}

#[test]
fn every_file_is_built_in() {
    for lang in Lang::ALL {
        let built_in: BTreeSet<String> = keys(lang).map(ToOwned::to_owned).collect();
        assert_eq!(built_in, messages(lang).into_keys().collect::<BTreeSet<_>>());
    }
}

#[test]
fn russian_is_russian_and_english_is_english() {
    let is_cyrillic = |c: char| ('\u{400}'..='\u{4FF}').contains(&c);
    for lang in Lang::ALL {
        for key in keys(lang) {
            let text = reglament_text::say(lang, key, &[]);
            let has_cyrillic = text.contains(is_cyrillic);
            // Names of programs, signs and citations are the same in both.
            let has_words = text.chars().filter(char::is_ascii_lowercase).count() > 20;
            match lang {
                Lang::Ru => assert!(has_cyrillic || !has_words, "{key}: {text}"),
                Lang::En => assert!(!has_cyrillic, "{key}: {text}"),
            }
        }
    }
}
