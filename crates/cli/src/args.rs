//! The arguments of every command. Help texts stand in the catalogue of messages: see `localise`.
use crate::event::EventArgs;
use crate::house::{RulesArg, ShippedArg};
use crate::kept::{BackupArgs, ExportArgs, ImportArgs, RestoreArgs};
use crate::outcome::Outcome;
use crate::play::PlayArgs;
use crate::replay::ReplayArgs;
use crate::seat::SeatArgs;
use crate::serve::ServeArgs;
use crate::simulate::SimulateArgs;
use crate::wall::WallArgs;
use crate::{localise, usage};
use clap::builder::PossibleValue;
use clap::error::Error;
use clap::{ArgGroup, ArgMatches, Command, FromArgMatches, Parser, Subcommand, ValueEnum};
use rules::seat::Wind;
use rules::tile::Suit;
use std::ffi::OsString;
use std::path::PathBuf;
use text::Lang;

/// What holds for every command, known before the arguments are read: their faults are said in this language, too.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    pub(crate) lang: Lang,
    pub(crate) json: bool,
}

impl Wish {
    /// The last `--lang` that is a language, or the system's; whether there is a `--json`.
    pub(crate) fn of(words: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Self {
        let words: Vec<_> = words.iter().map(|w| w.to_string_lossy()).collect();
        let behind = words.windows(2).filter(|w| w[0] == "--lang").map(|w| &*w[1]);
        let within = words.iter().filter_map(|w| w.strip_prefix("--lang="));
        let lang = behind.chain(within).filter_map(Lang::from_code).next_back();
        Self {
            lang: lang.unwrap_or_else(|| Lang::detect(variable)),
            json: words.iter().any(|w| w == "--json"),
        }
    }
}

/// Reads the words of the command line.
pub(crate) fn read(words: &[OsString], wish: Wish) -> Result<Args, Outcome> {
    let command = localise::command(wish.lang);
    let words: Vec<OsString> = asked_for_help(&command, words).into_iter().map(not_an_option).collect();
    matches(command, &words)
        .and_then(|matches| Args::from_arg_matches(&matches))
        .map_err(|error| usage::outcome(&error, &words, wish))
}

pub(crate) fn matches(command: Command, words: &[OsString]) -> Result<ArgMatches, Error> {
    command.try_get_matches_from(words)
}

/// A classical result may begin below zero, `-2/-644/0`, and is no option: the minus is written as one.
pub(crate) fn not_an_option(word: OsString) -> OsString {
    let negative = |text: &str| {
        let rest = text.strip_prefix('-').filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))?;
        rest.contains('/').then(|| OsString::from(format!("−{rest}")))
    };
    word.to_str().and_then(negative).unwrap_or(word)
}

/// `help` where a command stands is `--help` behind the commands: `help score`, `rules help show`.
fn asked_for_help(command: &Command, words: &[OsString]) -> Vec<OsString> {
    let mut command = command;
    let mut words = words.to_vec();
    for at in 1..words.len() {
        let is_value = words[at - 1] == "--lang";
        let word = words[at].to_string_lossy();
        if is_value || word.starts_with('-') {
            continue;
        }
        if let Some(next) = command.find_subcommand(&*word) {
            command = next;
        } else {
            if word == "help" && command.has_subcommands() {
                words.remove(at);
                words.push("--help".into());
            }
            break;
        }
    }
    words
}

#[derive(Parser, Debug)]
#[command(name = "reglament", version)]
pub(crate) struct Args {
    #[arg(long, global = true, value_name = "LANG", value_parser = ["ru", "en"])]
    lang: Option<String>,
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    pub(crate) command: Option<Asked>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Asked {
    Score(ScoreArgs),
    Wait(WaitArgs),
    Rules(RulesArgs),
    Settle(SettleArgs),
    Play(PlayArgs),
    Simulate(SimulateArgs),
    Replay(ReplayArgs),
    Wall(WallArgs),
    Verify(VerifyArgs),
    Event(EventArgs),
    Seat(SeatArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Export(ExportArgs),
    Import(ImportArgs),
    Serve(ServeArgs),
    Completions(CompletionsArgs),
}

#[derive(clap::Args, Debug)]
#[command(group(ArgGroup::new("won_by").required(true).args(["tsumo", "ron_from"])))]
#[expect(clippy::struct_excessive_bools, reason = "flags of a command line are independent words")]
pub(crate) struct ScoreArgs {
    // In one word or in several, as one writes groups apart.
    #[arg(value_name = "HAND", required = true)]
    pub(crate) hand: Vec<String>,
    #[arg(long, value_name = "ID")]
    pub(crate) rules: RulesArg,
    #[arg(long, value_name = "TILE")]
    pub(crate) win: Option<String>,
    #[arg(long)]
    pub(crate) tsumo: bool,
    #[arg(long, alias = "ron", value_name = "SEAT", ignore_case = true)]
    pub(crate) ron_from: Option<WindArg>,
    #[arg(long, value_name = "SEAT", ignore_case = true)]
    pub(crate) seat: Option<WindArg>,
    #[arg(long, value_name = "WIND", ignore_case = true)]
    pub(crate) round: Option<WindArg>,
    #[arg(long, value_name = "TILES")]
    pub(crate) dora: Option<String>,
    #[arg(long, value_name = "TILES")]
    pub(crate) ura: Option<String>,
    #[arg(long, conflicts_with = "double_riichi")]
    pub(crate) riichi: bool,
    #[arg(long)]
    pub(crate) double_riichi: bool,
    #[arg(long)]
    pub(crate) ippatsu: bool,
    #[arg(long)]
    pub(crate) rinshan: bool,
    #[arg(long)]
    pub(crate) empty_wall: bool,
    #[arg(long)]
    pub(crate) chankan: bool,
    #[arg(long)]
    pub(crate) chankan_concealed: bool,
    #[arg(long)]
    pub(crate) after_kong: bool,
    #[arg(long)]
    pub(crate) last_tile: bool,
    #[arg(long, conflicts_with = "ron_from")]
    pub(crate) free_tile: bool,
    #[arg(long, value_name = "N", default_value_t = 0, allow_negative_numbers = true)]
    pub(crate) kongs_this_turn: u8,
    #[arg(long, value_name = "CALL")]
    pub(crate) call: Option<CallArg>,
    #[arg(long)]
    pub(crate) heaven: bool,
    #[arg(long, conflicts_with = "heaven")]
    pub(crate) earth: bool,
    #[arg(long)]
    pub(crate) right_lost: bool,
    #[arg(long, conflicts_with = "right_lost")]
    pub(crate) missing_tile: bool,
    #[arg(long)]
    pub(crate) haitei: bool,
    #[arg(long)]
    pub(crate) houtei: bool,
    #[arg(long)]
    pub(crate) tenhou: bool,
    #[arg(long)]
    pub(crate) chihou: bool,
    #[arg(long)]
    pub(crate) renhou: bool,
    #[arg(long)]
    pub(crate) merged: bool,
    #[arg(long, value_name = "N", default_value_t = 0, allow_negative_numbers = true)]
    pub(crate) honba: u16,
    // Without it nobody has said how many there are, and a note says what that leaves out.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) sticks: Option<u16>,
    #[arg(long, value_name = "SEAT", ignore_case = true)]
    pub(crate) kong_from: Option<WindArg>,
    #[arg(long, value_name = "YAKUMAN:SEAT")]
    pub(crate) liable: Vec<String>,
    #[arg(long, value_name = "SUIT", ignore_case = true)]
    pub(crate) void: Option<SuitArg>,
    #[arg(long, value_name = "PARTS")]
    pub(crate) division: Option<String>,
    #[arg(long)]
    pub(crate) furiten: bool,
    #[arg(long)]
    pub(crate) dead: bool,
    #[arg(long, value_name = "FORM", default_value = "mpsz")]
    pub(crate) tiles: TileForm,
}

#[derive(clap::Args, Debug)]
pub(crate) struct WaitArgs {
    // In one word or in several, as one writes groups apart.
    #[arg(value_name = "HAND", required = true)]
    pub(crate) hand: Vec<String>,
    #[arg(long, value_name = "TILES")]
    pub(crate) seen: Option<String>,
    #[arg(long, value_name = "ID")]
    pub(crate) rules: Option<RulesArg>,
    #[arg(long)]
    pub(crate) all: bool,
    #[arg(long, value_name = "SUIT", ignore_case = true)]
    pub(crate) void: Option<SuitArg>,
    #[arg(long, value_name = "PARTS")]
    pub(crate) division: Option<String>,
    #[arg(long)]
    pub(crate) dead: bool,
    #[arg(long, value_name = "SEAT", ignore_case = true)]
    pub(crate) seat: Option<WindArg>,
    #[arg(long, value_name = "FORM", default_value = "mpsz")]
    pub(crate) tiles: TileForm,
}

#[derive(clap::Args, Debug)]
pub(crate) struct RulesArgs {
    #[command(subcommand)]
    pub(crate) command: RulesCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum RulesCommand {
    List,
    Show {
        #[arg(value_name = "ID")]
        id: RulesArg,
        #[arg(long)]
        keys: bool,
    },
    Diff {
        #[arg(value_name = "ID", required = true, num_args = 1..)]
        ids: Vec<RulesArg>,
        #[arg(long)]
        markdown: bool,
    },
    Explain {
        #[arg(value_name = "ID")]
        id: RulesArg,
        // A place is two words, `E 4.1`, and nobody quotes them.
        #[arg(value_name = "CLAUSE", required = true)]
        clause: Vec<String>,
    },
    New {
        #[arg(long, value_name = "SHIPPED")]
        base: ShippedArg,
        #[arg(long, value_name = "SHIPPED")]
        table: Option<ShippedArg>,
    },
    Check {
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
}

#[derive(clap::Args, Debug)]
pub(crate) struct SettleArgs {
    // A file, or `-` for standard input.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "ID")]
    pub(crate) rules: Option<RulesArg>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct VerifyArgs {
    #[arg(value_name = "PATH", required = true)]
    pub(crate) paths: Vec<PathBuf>,
    #[arg(long, value_name = "ID", default_value = "tenhou")]
    pub(crate) rules: RulesArg,
}

#[derive(clap::Args, Debug)]
pub(crate) struct CompletionsArgs {
    #[arg(value_name = "SHELL")]
    pub(crate) shell: clap_complete::Shell,
}

/// A wind: a letter, a word or a tile, English or Russian.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WindArg(pub(crate) Wind);

impl WindArg {
    const ALL: [Self; 4] = [Self(Wind::East), Self(Wind::South), Self(Wind::West), Self(Wind::North)];

    /// The names of a wind, the letter first. Russian ones stand in both cases: only ASCII is compared without.
    const fn names(self) -> [&'static str; 7] {
        match self.0 {
            Wind::East => ["E", "east", "1z", "В", "в", "Восток", "восток"],
            Wind::South => ["S", "south", "2z", "Ю", "ю", "Юг", "юг"],
            Wind::West => ["W", "west", "3z", "З", "з", "Запад", "запад"],
            Wind::North => ["N", "north", "4z", "С", "с", "Север", "север"],
        }
    }

    /// The wind whose letter in the other alphabet looks like this one.
    pub(crate) fn from_look(name: &str) -> Option<Self> {
        match name {
            // Latin letters and a digit like В, С, З; a Cyrillic letter like E.
            "C" | "c" => Some(Self(Wind::North)),
            "3" => Some(Self(Wind::West)),
            "B" | "b" | "Е" | "е" => Some(Self(Wind::East)),
            _ => None,
        }
    }

    /// The letters of the winds, English and Russian.
    pub(crate) fn all_letters() -> [String; 2] {
        [0, 1].map(|i| Self::ALL.map(|wind| wind.letters()[i]).join(", "))
    }

    /// The letter in English and in Russian.
    pub(crate) const fn letters(self) -> [&'static str; 2] {
        let [english, _, _, russian, ..] = self.names();
        [english, russian]
    }

    /// The wind with this name.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|wind| wind.names().iter().any(|n| n.eq_ignore_ascii_case(name)))
    }
}

impl ValueEnum for WindArg {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let [letter, others @ ..] = self.names();
        Some(PossibleValue::new(letter).aliases(others))
    }
}

/// A suit: its letter or a word, English or Russian.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SuitArg(pub(crate) Suit);

impl ValueEnum for SuitArg {
    fn value_variants<'a>() -> &'a [Self] {
        &[Self(Suit::Characters), Self(Suit::Dots), Self(Suit::Bamboo)]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        // Russian names stand in both cases: only ASCII is compared without.
        let (letter, others) = match self.0 {
            Suit::Characters => ("m", ["characters", "маны", "символы", "М", "м"]),
            Suit::Dots => ("p", ["dots", "пины", "точки", "Т", "т"]),
            Suit::Bamboo => ("s", ["bamboo", "соу", "бамбуки", "Б", "б"]),
        };
        Some(PossibleValue::new(letter).aliases(others))
    }
}

/// What the winner of a classical hand declared before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum CallArg {
    /// Nothing.
    None,
    /// A calling hand before the own discard.
    BeforeDiscard,
    /// A calling hand.
    Declared,
    /// A calling hand with the dealt tiles.
    Original,
}

/// How tiles are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum TileForm {
    Mpsz,
    Unicode,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(words: &[&str]) -> Wish {
        let words: Vec<OsString> = words.iter().map(OsString::from).collect();
        Wish::of(&words, |name| (name == "LANG").then(|| "ru_RU.UTF-8".to_owned()))
    }

    #[test]
    fn the_language_is_known_before_the_arguments_are_read() {
        assert_eq!(wish(&["reglament", "nonsense"]).lang, Lang::Ru);
        assert_eq!(wish(&["reglament", "--lang", "en", "nonsense"]).lang, Lang::En);
        assert_eq!(wish(&["reglament", "nonsense", "--lang=en", "--json"]).lang, Lang::En);
        assert_eq!(wish(&["reglament", "--lang", "fr"]).lang, Lang::Ru);
        assert!(wish(&["reglament", "--json"]).json);
    }

    #[test]
    fn winds_have_names_in_both_languages() {
        for (name, wind) in
            [("s", Wind::South), ("С", Wind::North), ("восток", Wind::East), ("3z", Wind::West)]
        {
            assert_eq!(WindArg::from_name(name), Some(WindArg(wind)), "{name}");
        }
        assert_eq!(WindArg::from_name("K"), None);
        assert_eq!(WindArg::all_letters(), ["E, S, W, N", "В, Ю, З, С"]);
    }

    #[test]
    fn look_alikes_are_no_names() {
        for look in ["B", "b", "C", "c", "3", "Е", "е"] {
            assert!(WindArg::from_look(look).is_some() && WindArg::from_name(look).is_none(), "{look}");
        }
    }

    #[test]
    fn help_stands_where_a_command_does() {
        for (words, meant) in [
            ("reglament help", "reglament --help"),
            ("reglament --lang ru help score", "reglament --lang ru score --help"),
            ("reglament rules help show", "reglament rules show --help"),
            ("reglament score help", "reglament score help"),
            ("reglament --lang help", "reglament --lang help"),
        ] {
            let split = |text: &str| text.split(' ').map(OsString::from).collect::<Vec<_>>();
            assert_eq!(asked_for_help(&localise::command(Lang::En), &split(words)), split(meant), "{words}");
        }
    }
}
