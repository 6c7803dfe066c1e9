//! Which rules are meant on the command line: a shipped rule set by its id, or a house rule by its file.
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser, ValueParserFactory};
use clap::error::ErrorKind;
use clap::{Arg, Command, Error};
use rules::regulation::RegulationId;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use text::Lang;

/// A shipped rule set or a house rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum RulesArg {
    /// By its id.
    Shipped(RegulationId),
    /// By its file.
    File(PathBuf),
}

impl RulesArg {
    /// What is meant by this word; `None` if it is neither an id nor a file.
    pub(crate) fn of(value: &OsStr) -> Option<Self> {
        if let Some(id) = shipped(value) {
            return Some(Self::Shipped(id));
        }
        let path = Path::new(value);
        let is_toml = path.extension().is_some_and(|e| e.eq_ignore_ascii_case("toml"));
        (is_toml || path.is_file()).then(|| Self::File(path.to_owned()))
    }
}

/// A shipped rule set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ShippedArg(pub(crate) RegulationId);

/// Reads [`RulesArg`]: what is no id is a file, if it is one or is called like one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RulesParser;

/// Reads [`ShippedArg`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShippedParser;

impl ValueParserFactory for RulesArg {
    type Parser = RulesParser;
    fn value_parser() -> RulesParser {
        RulesParser
    }
}

impl ValueParserFactory for ShippedArg {
    type Parser = ShippedParser;
    fn value_parser() -> ShippedParser {
        ShippedParser
    }
}

impl TypedValueParser for RulesParser {
    type Value = RulesArg;

    fn parse_ref(&self, cmd: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<RulesArg, Error> {
        RulesArg::of(value).ok_or_else(|| fault(cmd, arg, value))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(ids()))
    }
}

impl TypedValueParser for ShippedParser {
    type Value = ShippedArg;

    fn parse_ref(&self, cmd: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<ShippedArg, Error> {
        shipped(value).map(ShippedArg).ok_or_else(|| fault(cmd, arg, value))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(ids()))
    }
}

/// The rule set with this id or with this name in either language, capital letters or not.
fn shipped(value: &OsStr) -> Option<RegulationId> {
    let value = value.to_str()?.trim().to_lowercase();
    let is_name = |id: &RegulationId| {
        Lang::ALL.into_iter().any(|lang| text::regulation_name(lang, *id).to_lowercase() == value)
    };
    RegulationId::from_id(&value).or_else(|| RegulationId::ALL.into_iter().find(is_name))
}

fn ids() -> impl Iterator<Item = PossibleValue> {
    RegulationId::ALL.into_iter().map(|id| PossibleValue::new(id.id()))
}

/// What the parser of a closed list says: the ids, and the one that was probably meant.
fn fault(cmd: &Command, arg: Option<&Arg>, value: &OsStr) -> Error {
    let list = PossibleValuesParser::new(ids());
    list.parse_ref(cmd, arg, value).err().unwrap_or_else(|| Error::new(ErrorKind::InvalidValue).with_cmd(cmd))
}
