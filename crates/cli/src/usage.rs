//! Faults of the command line itself, said in the person's language.
use crate::args::{self, Args, WindArg, Wish};
use crate::complaint::Complaint;
use crate::localise;
use crate::outcome::{Code, Outcome};
use crate::page::brief;
use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use std::ffi::OsString;
use text::{Lang, say};

/// The end of a command line that is no command: help, version, or a complaint.
pub(crate) fn outcome(error: &Error, words: &[OsString], wish: Wish) -> Outcome {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            Outcome::of(Code::Ok, error.render().ansi().to_string())
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Outcome { code: Code::Usage, out: String::new(), err: error.render().ansi().to_string() }
        }
        _ => {
            let complaint = complaint(error, words, wish);
            let all = more(error, words, wish).into_iter().fold(complaint, Complaint::because);
            all.because(say!(wish.lang, "error-usage", command = command_of(words))).outcome(wish)
        }
    }
}

fn complaint(error: &Error, words: &[OsString], wish: Wish) -> Complaint {
    let lang = wish.lang;
    let argument = context(error, ContextKind::InvalidArg);
    let value = context(error, ContextKind::InvalidValue);
    // What takes rules also takes a file.
    let takes_file =
        error.kind() == ErrorKind::InvalidValue && argument.ends_with(&say!(lang, "help-value-id"));
    let what = match error.kind() {
        ErrorKind::UnknownArgument if !argument.starts_with('-') => {
            say!(lang, "error-unknown-word", argument = argument)
        }
        ErrorKind::UnknownArgument => say!(lang, "error-unknown-argument", argument = argument),
        ErrorKind::InvalidSubcommand => {
            let argument = context(error, ContextKind::InvalidSubcommand);
            say!(lang, "error-unknown-command", argument = argument)
        }
        ErrorKind::MissingSubcommand => say!(lang, "error-missing-command"),
        ErrorKind::MissingRequiredArgument => return missing(error, words, wish),
        ErrorKind::InvalidUtf8 => say!(lang, "error-utf8", argument = no_text(words)),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            say!(lang, "error-value-missing", argument = argument)
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            say!(lang, "error-value-missing", argument = argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            say!(lang, "error-invalid-value", argument = argument, value = brief(&value))
        }
        ErrorKind::ArgumentConflict => match context(error, ContextKind::PriorArg) {
            other if other.is_empty() || other == argument => say!(lang, "error-twice", argument = argument),
            other => say!(lang, "error-conflict", argument = argument, other = other),
        },
        _ => say!(lang, "error-other", argument = argument),
    };
    let mut complaint = Complaint::new("usage", what);
    complaint = possible(error, words, wish).into_iter().fold(complaint, Complaint::because);
    if takes_file {
        complaint = complaint.because(say!(lang, "error-rules-file"));
    }
    for kind in [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue] {
        let suggestion = context(error, kind);
        if !suggestion.is_empty() {
            complaint = complaint.because(say!(lang, "error-suggested", suggestion = suggestion));
        }
    }
    complaint
}

/// That two options do not go together.
pub(crate) fn apart(argument: &str, other: &str, wish: Wish) -> Outcome {
    Complaint::new("usage", say!(wish.lang, "error-conflict", argument = argument, other = other))
        .outcome(wish)
}

/// What is not there, and how to give it.
fn missing(error: &Error, words: &[OsString], wish: Wish) -> Complaint {
    let lang = wish.lang;
    let Some(ContextValue::Strings(missing)) = error.get(ContextKind::InvalidArg) else {
        return Complaint::new("usage", say!(lang, "error-missing", arguments = String::new()));
    };
    let is_win = |text: &&String| text.starts_with("<--tsumo");
    let (win, others): (Vec<&String>, Vec<&String>) = missing.iter().partition(is_win);
    let others: Vec<String> = others.into_iter().map(|text| bare(text)).collect();
    let lacks_rules = others.iter().any(|text| text.starts_with("--rules "));
    let arguments = others.join(", ");
    let what = match (others.is_empty(), win.is_empty()) {
        (true, false) => say!(lang, "error-missing-win"),
        (false, false) => say!(lang, "error-missing-and-win", arguments = arguments),
        _ => say!(lang, "error-missing", arguments = arguments),
    };
    let mut complaint = Complaint::new("usage", what);
    if lacks_rules {
        complaint = complaint
            .because(say!(lang, "error-valid-values", values = rules_of(words)))
            .because(say!(lang, "error-rules-file"));
    }
    complaint
}

/// The rule sets that a command offers.
fn rules_of(words: &[OsString]) -> String {
    let (_, command) = named(words);
    let rules = command.get_arguments().find(|arg| arg.get_long() == Some("rules"));
    let values = rules.map(clap::Arg::get_possible_values).unwrap_or_default();
    values.iter().map(clap::builder::PossibleValue::get_name).collect::<Vec<_>>().join(", ")
}

/// The words that are no text, as far as they can be shown.
fn no_text(words: &[OsString]) -> String {
    let bad = words.iter().filter(|word| word.to_str().is_none());
    bad.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(", ")
}

/// What may stand where something else does.
fn possible(error: &Error, words: &[OsString], wish: Wish) -> Vec<String> {
    let lang = wish.lang;
    let mut out = Vec::new();
    for kind in [ContextKind::ValidValue, ContextKind::ValidSubcommand] {
        let values = context(error, kind);
        let [latin, cyrillic] = WindArg::all_letters();
        if values == latin {
            out.push(say!(lang, "error-valid-winds", latin = latin, cyrillic = cyrillic));
            out.extend(look_alike(&context(error, ContextKind::InvalidValue), lang));
        } else if !values.is_empty() {
            out.push(say!(lang, "error-valid-values", values = values));
        }
    }
    if error.kind() == ErrorKind::ValueValidation {
        out.extend(form(error, words, lang));
    }
    out
}

/// The values that are written in a form of their own.
const FORMS: [(&str, &str); 4] = [
    ("help-value-sanction", "error-form-sanction"),
    ("help-value-tables", "error-form-tables"),
    ("help-value-table", "error-form-table"),
    ("help-value-part", "error-form-part"),
];

/// How the value is written that does not fit: by the name that the help gives to such values.
fn form(error: &Error, words: &[OsString], lang: Lang) -> Option<String> {
    let argument = context(error, ContextKind::InvalidArg);
    let name = argument.rsplit(' ').next()?;
    let named = |key: &str| name == text::say(lang, key, &[]);
    if named("help-value-n") {
        let (least, most) = range(error, words, lang)?;
        return Some(say!(lang, "error-number", least = least, most = most));
    }
    let (_, form) = FORMS.into_iter().find(|(value, _)| named(value))?;
    Some(text::say(lang, form, &[]))
}

/// The whole numbers that an option takes: the parser names its range to a number that is far beyond it.
fn range(error: &Error, words: &[OsString], lang: Lang) -> Option<(String, String)> {
    const FAR: i64 = i64::MAX;
    let value = context(error, ContextKind::InvalidValue);
    let far = |word: &OsString| {
        let word = word.to_string_lossy();
        let behind = word.strip_suffix(&*value).filter(|before| before.is_empty() || before.ends_with('='));
        OsString::from(behind.map_or_else(|| word.to_string(), |before| format!("{before}{FAR}")))
    };
    let words: Vec<OsString> = words.iter().map(far).collect();
    let argument = context(error, ContextKind::InvalidArg);
    let beyond = args::matches(localise::command(lang), &words).err();
    let beyond = beyond.filter(|beyond| context(beyond, ContextKind::InvalidArg) == argument);
    let Some(beyond) = beyond else { return Some(("0".to_owned(), u64::MAX.to_string())) };
    let said = std::error::Error::source(&beyond)?.to_string();
    let (_, range) = said.rsplit_once(" is not in ")?;
    let (least, most) = range.split_once("..")?;
    Some((least.to_owned(), most.trim_start_matches('=').to_owned()))
}

/// That a letter looks like the one of a wind, and is another.
pub(crate) fn look_alike(typed: &str, lang: Lang) -> Option<String> {
    let wind = WindArg::from_look(typed)?;
    let ([latin, cyrillic], wind) = (wind.letters(), text::wind(lang, wind.0));
    Some(say!(lang, "error-look-alike", typed = typed, wind = wind, latin = latin, cyrillic = cyrillic))
}

/// The values behind the first one that do not fit either: the parser stops at the first, the reader need not.
fn more(error: &Error, words: &[OsString], wish: Wish) -> Vec<String> {
    let mut out = Vec::new();
    let mut words = words.to_vec();
    let mut value = wrong_value(error);
    while let Some(typed) = value.take() {
        // The option is left out, and the rest is read again.
        let behind =
            |w: &[OsString]| w[1].to_string_lossy() == *typed && w[0].to_string_lossy().starts_with("--");
        let within = |w: &OsString| {
            w.to_string_lossy().split_once('=').is_some_and(|(name, v)| name.starts_with("--") && v == typed)
        };
        if let Some(at) = words.windows(2).position(behind) {
            words.drain(at..at + 2);
        } else if let Some(at) = words.iter().position(within) {
            words.remove(at);
        } else {
            break;
        }
        if let Err(next) = args::matches(localise::command(wish.lang), &words) {
            value = wrong_value(&next);
            if value.is_some() {
                let complaint = complaint(&next, &words, wish);
                out.push(complaint.what);
                out.extend(complaint.why);
            }
        }
    }
    out
}

/// The value of an option that does not fit, if that is the fault.
fn wrong_value(error: &Error) -> Option<String> {
    let is_value = matches!(error.kind(), ErrorKind::InvalidValue | ErrorKind::ValueValidation);
    match error.get(ContextKind::InvalidValue) {
        Some(ContextValue::String(value)) if is_value && !value.is_empty() => Some(value.clone()),
        _ => None,
    }
}

/// `reglament rules show` of the words typed: as far as they name commands.
fn command_of(words: &[OsString]) -> String {
    named(words).0
}

/// The command that words name, by its path and as it is.
fn named(words: &[OsString]) -> (String, clap::Command) {
    let mut path = String::from("reglament");
    let mut command = Args::command();
    for word in words.iter().skip(1).filter_map(|w| w.to_str()) {
        let Some(next) = command.find_subcommand(word).cloned() else { continue };
        path.push(' ');
        path.push_str(word);
        command = next;
    }
    (path, command)
}

/// What the parser knows about the fault, without its brackets.
fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => bare(text),
        Some(ContextValue::Strings(texts)) => {
            texts.iter().map(|text| bare(text)).collect::<Vec<_>>().join(", ")
        }
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        Some(ContextValue::StyledStrs(texts)) => {
            texts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        }
        _ => String::new(),
    }
}

/// `<--tsumo|--ron-from <SEAT>>` → `--tsumo | --ron-from SEAT`, `[TABLE]` → `TABLE`.
fn bare(text: &str) -> String {
    let text = text.trim_end_matches("...");
    let text = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    text.replace(['<', '>'], "").replace("...", "").replace('|', " | ")
}
