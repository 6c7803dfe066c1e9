//! What a file holds, found out from its beginning.
use super::Seems;
use crate::majsoul;
use crate::record::Source;
use serde_json::Value;

/// What a file is.
pub(super) enum Form {
    /// One game.
    One(Source),
    /// A game a line.
    Lines,
    /// Events of mjai, of one game or several.
    Mjai,
    /// No log; this is what it seems to be.
    Unknown(Seems),
}

/// The form of a whole file.
pub(super) fn form(text: &[u8]) -> Form {
    let text = text.trim_ascii_start();
    let line = text.split(|b| *b == b'\n').next().unwrap_or_default();
    let more = !text[line.len()..].trim_ascii().is_empty();
    match text.first() {
        None => Form::Unknown(Seems::Empty),
        Some(b'<') if contains(text, b"<mjloggm") => Form::One(Source::Mjlog),
        Some(b'<') => Form::Unknown(Seems::Markup),
        Some(b'{' | b'[') => match serde_json::from_slice::<Value>(line) {
            Ok(value) if value.get("type").is_some() || value.is_array() => Form::Mjai,
            Ok(value) if more || wrapped(&value).is_some() => Form::Lines,
            Ok(value) => json_form(&value),
            // Spread over several lines, or broken.
            Err(_) => match serde_json::from_slice::<Value>(text) {
                Ok(value) if value.is_array() => Form::Mjai,
                Ok(value) => json_form(&value),
                Err(_) => guess(text),
            },
        },
        Some(_) if tabbed(line).is_some() => Form::Lines,
        Some(_) => Form::Unknown(Seems::OtherText),
    }
}

/// The id and the start of the log in a line `ID<TAB><mjloggm …>`.
pub(super) fn tabbed(line: &[u8]) -> Option<(String, usize)> {
    let tab = line.iter().position(|b| *b == b'\t')?;
    let log = &line[tab + 1..];
    log.trim_ascii_start()
        .starts_with(b"<")
        .then(|| (String::from_utf8_lossy(line[..tab].trim_ascii()).into_owned(), tab + 1))
}

/// The log inside an object that names where it is from.
pub(super) fn wrapped(value: &Value) -> Option<&Value> {
    value.get("log").filter(|log| log.is_object())
}

/// The form of one JSON value.
pub(super) fn json_form(value: &Value) -> Form {
    let deals = value.get("log").and_then(Value::as_array);
    match deals {
        // The first item of a deal is a list of numbers; other programs have objects there.
        Some(deals) if deals.first().is_none_or(|d| d.get(0).is_some_and(Value::is_array)) => {
            Form::One(Source::Tenhou6)
        }
        Some(deals) if deals.first().and_then(|d| d.get(0)).is_some_and(|d| d.get("qipai").is_some()) => {
            Form::Unknown(Seems::Paipu)
        }
        None if value.get("type").is_some() => Form::Mjai,
        None if majsoul::is_record(value) => Form::One(Source::Majsoul),
        _ => Form::Unknown(Seems::OtherJson),
    }
}

/// Broken JSON of a form that its beginning gives away is a broken log, and no other file.
pub(super) fn guess(text: &[u8]) -> Form {
    let start = &text[..text.len().min(2000)];
    let signs: [(&[u8], Form); 4] = [
        (b"\"start_game\"", Form::Mjai),
        (b"\"start_kyoku\"", Form::Mjai),
        (b"RecordNewRound", Form::One(Source::Majsoul)),
        (b"\"log\"", Form::One(Source::Tenhou6)),
    ];
    let found = signs.into_iter().find(|(sign, _)| contains(start, sign));
    found.map_or(Form::Unknown(Seems::BrokenJson), |(_, form)| form)
}

/// Whether the sign occurs in the text.
pub(super) fn contains(text: &[u8], sign: &[u8]) -> bool {
    text.windows(sign.len()).any(|window| window == sign)
}
