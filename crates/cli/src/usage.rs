//! Faults of the command line itself, said in the person's language.
use crate::args::{Args, Wish};
use crate::complaint::Complaint;
use crate::outcome::{Code, Outcome};
use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use std::ffi::OsString;
use text::say;

/// The end of a command line that is no command: help, version, or a complaint.
pub(crate) fn outcome(error: &Error, words: &[OsString], wish: Wish) -> Outcome {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            Outcome::of(Code::Ok, error.render().ansi().to_string())
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Outcome { code: Code::Usage, out: String::new(), err: error.render().ansi().to_string() }
        }
        _ => complaint(error, words, wish).outcome(wish),
    }
}

fn complaint(error: &Error, words: &[OsString], wish: Wish) -> Complaint {
    let lang = wish.lang;
    let argument = context(error, ContextKind::InvalidArg);
    let value = context(error, ContextKind::InvalidValue);
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
        ErrorKind::MissingRequiredArgument => say!(lang, "error-missing", arguments = argument),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            say!(lang, "error-value-missing", argument = argument)
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            say!(lang, "error-value-missing", argument = argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            say!(lang, "error-invalid-value", argument = argument, value = value)
        }
        ErrorKind::ArgumentConflict => match context(error, ContextKind::PriorArg) {
            other if other.is_empty() || other == argument => say!(lang, "error-twice", argument = argument),
            other => say!(lang, "error-conflict", argument = argument, other = other),
        },
        _ => say!(lang, "error-other", argument = argument),
    };
    let mut complaint = Complaint::new("usage", what);
    for kind in [ContextKind::ValidValue, ContextKind::ValidSubcommand] {
        let possible = context(error, kind);
        if possible.is_empty() {
            continue;
        }
        complaint = complaint.because(say!(lang, "error-valid-values", values = possible));
    }
    for kind in [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue] {
        let suggestion = context(error, kind);
        if !suggestion.is_empty() {
            complaint = complaint.because(say!(lang, "error-suggested", suggestion = suggestion));
        }
    }
    complaint.because(say!(lang, "error-usage", command = command_of(words)))
}

/// `reglament rules show` of the words typed: as far as they name commands.
fn command_of(words: &[OsString]) -> String {
    let mut path = String::from("reglament");
    let mut command = Args::command();
    for word in words.iter().skip(1).filter_map(|w| w.to_str()) {
        let Some(next) = command.find_subcommand(word).cloned() else { continue };
        path.push(' ');
        path.push_str(word);
        command = next;
    }
    path
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

/// `<--tsumo|--ron-from <SEAT>>` → `--tsumo | --ron-from SEAT`.
fn bare(text: &str) -> String {
    text.replace(['<', '>'], "").replace("...", "").replace('|', " | ")
}
