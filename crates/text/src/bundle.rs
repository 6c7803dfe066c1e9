//! The messages of both languages, read once, and the one function that fills them in.
use crate::Lang;
use crate::number::number;
use crate::shown::shown;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

macro_rules! files {
    ($lang:literal) => {
        &[
            include_str!(concat!("../ftl/", $lang, "/riichi.ftl")),
            include_str!(concat!("../ftl/", $lang, "/options.ftl")),
            include_str!(concat!("../ftl/", $lang, "/sichuan.ftl")),
            include_str!(concat!("../ftl/", $lang, "/classical.ftl")),
            include_str!(concat!("../ftl/", $lang, "/hall.ftl")),
            include_str!(concat!("../ftl/", $lang, "/topics.ftl")),
            include_str!(concat!("../ftl/", $lang, "/play.ftl")),
            include_str!(concat!("../ftl/", $lang, "/law.ftl")),
            include_str!(concat!("../ftl/", $lang, "/notation.ftl")),
            include_str!(concat!("../ftl/", $lang, "/settle.ftl")),
            include_str!(concat!("../ftl/", $lang, "/cli.ftl")),
            include_str!(concat!("../ftl/", $lang, "/house.ftl")),
            include_str!(concat!("../ftl/", $lang, "/help.ftl")),
            include_str!(concat!("../ftl/", $lang, "/verify.ftl")),
            include_str!(concat!("../ftl/", $lang, "/standings.ftl")),
            include_str!(concat!("../ftl/", $lang, "/event.ftl")),
            include_str!(concat!("../ftl/", $lang, "/event-help.ftl")),
            include_str!(concat!("../ftl/", $lang, "/happened.ftl")),
            include_str!(concat!("../ftl/", $lang, "/hall-reasons.ftl")),
            include_str!(concat!("../ftl/", $lang, "/hall-steps.ftl")),
            include_str!(concat!("../ftl/", $lang, "/hall-penalties.ftl")),
            include_str!(concat!("../ftl/", $lang, "/hall-seating.ftl")),
            include_str!(concat!("../ftl/", $lang, "/hall-findings.ftl")),
            include_str!(concat!("../ftl/", $lang, "/hall-plan.ftl")),
            include_str!(concat!("../ftl/", $lang, "/seat.ftl")),
            include_str!(concat!("../ftl/", $lang, "/store.ftl")),
            include_str!(concat!("../ftl/", $lang, "/simulate.ftl")),
            include_str!(concat!("../ftl/", $lang, "/desk.ftl")),
            include_str!(concat!("../ftl/", $lang, "/desk-event.ftl")),
            include_str!(concat!("../ftl/", $lang, "/desk-phone.ftl")),
            include_str!(concat!("../ftl/", $lang, "/desk-judge.ftl")),
            include_str!(concat!("../ftl/", $lang, "/desk-end.ftl")),
            include_str!(concat!("../ftl/", $lang, "/table.ftl")),
            include_str!(concat!("../ftl/", $lang, "/event-out.ftl")),
            include_str!(concat!("../ftl/", $lang, "/replay.ftl")),
            include_str!(concat!("../ftl/", $lang, "/wall.ftl")),
            include_str!(concat!("../ftl/", $lang, "/print.ftl")),
        ]
    };
}

const RU: &[&str] = files!("ru");
const EN: &[&str] = files!("en");

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<[Bundle; 2]> = LazyLock::new(|| Lang::ALL.map(read));

/// A value that a message shows or chooses its words by. Numbers are written as the language writes them and
/// choose plural forms; texts stay as they are, but for [control characters](crate::shown).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// A number.
    Number(i64),
    /// A text, or the name of a choice.
    Text(Cow<'a, str>),
}

macro_rules! numbers {
    ($( $ty:ty )*) => { $(
        impl From<$ty> for Value<'_> {
            fn from(n: $ty) -> Self {
                Self::Number(n as i64)
            }
        }
    )* };
}
numbers!(u8 u16 u32 i32 i64 usize);

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<char> for Value<'_> {
    fn from(c: char) -> Self {
        Self::Text(Cow::Owned(c.to_string()))
    }
}

fn read(lang: Lang) -> Bundle {
    let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match lang {
        Lang::Ru => |value, _| grouped(Lang::Ru, value),
        Lang::En => |value, _| grouped(Lang::En, value),
    }));
    let files = match lang {
        Lang::Ru => RU,
        Lang::En => EN,
    };
    for text in files {
        // A file with a fault is read without the faulty message; a test holds that there is none.
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn grouped(lang: Lang, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(n) => Some(number(lang, n.value as i64)),
        _ => None,
    }
}

fn bundle(lang: Lang) -> &'static Bundle {
    &BUNDLES[lang as usize]
}

/// The message with this key in this language. A key that does not exist is shown as it is.
///
/// The macro [`say!`](crate::say!) writes the arguments more shortly.
pub fn say(lang: Lang, key: &str, values: &[(&str, Value<'_>)]) -> String {
    let bundle = bundle(lang);
    let Some(pattern) = bundle.get_message(key).and_then(|m| m.value()) else { return key.to_owned() };
    let args: FluentArgs<'_> = values
        .iter()
        .map(|(name, value)| {
            let value = match value {
                Value::Number(n) => FluentValue::from(*n),
                Value::Text(text) => FluentValue::String(shown(text)),
            };
            (*name, value)
        })
        .collect();
    bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
}

/// Whether there is a message with this key.
pub fn has_key(lang: Lang, key: &str) -> bool {
    bundle(lang).has_message(key)
}

/// The keys of all messages of a language, in the order of the files.
pub fn keys(lang: Lang) -> impl Iterator<Item = &'static str> {
    let files = match lang {
        Lang::Ru => RU,
        Lang::En => EN,
    };
    files.iter().flat_map(|text| text.lines()).filter_map(|line| {
        let (key, _) = line.split_once(" =")?;
        key.starts_with(|c: char| c.is_ascii_alphabetic()).then_some(key)
    })
}

/// The message with this key: `say!(lang, "points", n = 5200)`.
#[macro_export]
macro_rules! say {
    ($lang:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::say($lang, $key, &[$( (stringify!($name), $crate::Value::from($value)) ),*])
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plural_forms_and_thousands() {
        for (n, ru, en) in [
            (1, "1 очко", "1 point"),
            (2, "2 очка", "2 points"),
            (11, "11 очков", "11 points"),
            (5200, "5\u{202F}200 очков", "5,200 points"),
        ] {
            assert_eq!(say!(Lang::Ru, "points", n = n), ru);
            assert_eq!(say!(Lang::En, "points", n = n), en);
        }
    }

    #[test]
    fn a_message_sees_the_arguments_of_the_one_that_names_it() {
        let text = say!(
            Lang::Ru,
            "won-ron",
            wind = "south",
            from = "east",
            worth = "3 хан 40 фу",
            points = say!(Lang::Ru, "points", n = 5200)
        );
        assert_eq!(text, "Юг выигрывает по рону с Востока: 3 хан 40 фу, 5\u{202F}200 очков.");
    }

    #[test]
    fn a_text_cannot_steer_the_terminal() {
        let text = say!(Lang::En, "error-unknown-command", argument = "\u{1b}]0;x\u{7}");
        assert_eq!(text, "there is no command \\u{1b}]0;x\\u{7}.");
    }

    #[test]
    fn an_unknown_key_is_shown() {
        assert_eq!(say!(Lang::Ru, "nothing-of-the-kind"), "nothing-of-the-kind");
    }
}
