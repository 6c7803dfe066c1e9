//! Which rules are meant on the command line: a shipped rule set by its id, or a house rule by its file.
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser, ValueParserFactory};
use clap::error::ErrorKind;
use clap::{Arg, Command, Error};
use rules::hall::EventKind;
use rules::regulation::{RegulationId, TableRules};
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

/// Which rule sets are of use to a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Offer {
    /// All.
    All,
    /// Those by which an event is played.
    Halls,
    /// Those whose games are no rounds of a tournament, and that have logs.
    Leagues,
}

impl Offer {
    /// Their ids.
    pub(crate) fn ids(self) -> impl Iterator<Item = RegulationId> {
        RegulationId::ALL.into_iter().filter(move |id| self.has(*id))
    }

    fn has(self, id: RegulationId) -> bool {
        let rules = id.regulation();
        match (self, rules.hall.rules()) {
            (Self::All, _) | (Self::Halls, Some(_)) => true,
            (_, None) => false,
            (Self::Leagues, Some(hall)) => {
                matches!(rules.table, TableRules::Riichi(_))
                    && hall.course.kind.value != EventKind::Tournament
            }
        }
    }
}

/// Reads [`RulesArg`]: what is no id is a file, if it is one or is called like one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RulesParser(pub(crate) Offer);

/// Reads [`ShippedArg`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShippedParser;

impl ValueParserFactory for RulesArg {
    type Parser = RulesParser;
    fn value_parser() -> RulesParser {
        RulesParser(Offer::All)
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
        RulesArg::of(value).ok_or_else(|| fault(self.0, cmd, arg, value))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(ids(self.0)))
    }
}

impl TypedValueParser for ShippedParser {
    type Value = ShippedArg;

    fn parse_ref(&self, cmd: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<ShippedArg, Error> {
        shipped(value).map(ShippedArg).ok_or_else(|| fault(Offer::All, cmd, arg, value))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(ids(Offer::All)))
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

fn ids(offer: Offer) -> impl Iterator<Item = PossibleValue> {
    offer.ids().map(|id| PossibleValue::new(id.id()))
}

/// What the parser of a closed list says: the ids, and the one that was probably meant.
fn fault(offer: Offer, cmd: &Command, arg: Option<&Arg>, value: &OsStr) -> Error {
    let list = PossibleValuesParser::new(ids(offer));
    list.parse_ref(cmd, arg, value).err().unwrap_or_else(|| Error::new(ErrorKind::InvalidValue).with_cmd(cmd))
}
