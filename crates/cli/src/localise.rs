//! The command line in the person's language: every help text comes from the catalogue of messages.
//!
//! A command's key is `help-` and its path, an argument's has its name behind that; arguments that several
//! commands share are at `help-arg-`. So the arguments themselves stay free of prose.
use crate::args::Args;
use clap::{Arg, ArgAction, Command, CommandFactory};
use text::{Lang, has_key, say};

/// The whole command line.
pub(crate) fn command(lang: Lang) -> Command {
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).global(true);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let root = Args::command().disable_help_flag(true).disable_version_flag(true).arg(help).arg(version);
    translate(root, lang, "reglament", "")
}

/// `path` is empty for the root, then `score`, `rules-show`.
fn translate(command: Command, lang: Lang, name: &str, path: &str) -> Command {
    let key = if path.is_empty() { format!("help-{name}") } else { format!("help-{path}") };
    let usage = format!(
        "{}{} {}\n\n",
        "{about-with-newline}\n",
        say!(lang, "help-heading-usage"),
        made(lang, &format!("{key}-usage"))
    );
    let mut place = 0;
    let mut command = command
        .about(made(lang, &key))
        .help_template(usage + "{all-args}{after-help}")
        .subcommand_help_heading(say!(lang, "help-heading-commands"))
        .disable_help_subcommand(true)
        .mut_args(|arg| {
            place += 1;
            argument(arg, place, lang, path)
        });
    if has_key(lang, &format!("{key}-after")) {
        command = command.after_help(made(lang, &format!("{key}-after")));
    }
    command.mut_subcommands(|child| {
        let name = child.get_name().to_owned();
        let path = if path.is_empty() { name.clone() } else { format!("{path}-{name}") };
        translate(child, lang, &name, &path)
    })
}

fn argument(arg: Arg, place: usize, lang: Lang, path: &str) -> Arg {
    let heading = if arg.is_positional() {
        say!(lang, "help-heading-arguments")
    } else {
        say!(lang, "help-heading-options")
    };
    let help = made(lang, &argument_key(lang, path, arg.get_id().as_str()));
    // What every command knows comes last.
    let shared = ["lang", "json", "help", "version"].iter().position(|id| arg.get_id() == *id);
    let arg = arg.display_order(shared.map_or(place, |place| 1000 + place));
    let arg = arg.help(help).help_heading(heading);
    if !arg.get_action().takes_values() {
        return arg;
    }
    let names: Vec<String> = arg
        .get_value_names()
        .into_iter()
        .flatten()
        .map(|name| made(lang, &format!("help-value-{}", name.to_lowercase().replace(':', "-"))))
        .collect();
    // What may be given, and what holds without it, stands in the help text in the reader's words. A number below zero
    // is a value that does not fit, and not an option that does not exist.
    let arg = arg.allow_negative_numbers(true);
    arg.value_names(names).hide_default_value(true).hide_possible_values(true)
}

/// The key of an argument: its own, or the shared one.
fn argument_key(lang: Lang, path: &str, id: &str) -> String {
    let own = format!("help-{path}-{id}");
    if has_key(lang, &own) { own } else { format!("help-arg-{id}") }
}

/// The message with a key that is put together here.
fn made(lang: Lang, key: &str) -> String {
    text::say(lang, key, &[])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn collect(command: &Command, path: &str, out: &mut BTreeSet<String>) {
        let key = if path.is_empty() { "help-reglament".to_owned() } else { format!("help-{path}") };
        out.insert(format!("{key}-usage"));
        for arg in command.get_arguments() {
            out.insert(argument_key(Lang::En, path, arg.get_id().as_str()));
            for name in arg.get_value_names().into_iter().flatten() {
                if arg.get_action().takes_values() {
                    out.insert(format!("help-value-{}", name.to_lowercase().replace(':', "-")));
                }
            }
        }
        for child in command.get_subcommands() {
            let name = child.get_name();
            collect(child, &if path.is_empty() { name.to_owned() } else { format!("{path}-{name}") }, out);
        }
        out.insert(key);
    }

    /// Every text of the help, and no other.
    #[test]
    fn every_argument_has_its_help_and_no_text_is_left_over() {
        let mut needed = BTreeSet::from(["help-arg-help".to_owned(), "help-arg-version".to_owned()]);
        collect(&Args::command(), "", &mut needed);
        for lang in Lang::ALL {
            let given: BTreeSet<String> = text::keys(lang)
                .filter(|key| key.starts_with("help-") && !key.starts_with("help-heading-"))
                .filter(|key| !key.ends_with("-after"))
                .map(ToOwned::to_owned)
                .collect();
            assert_eq!(needed.difference(&given).collect::<Vec<_>>(), Vec::<&String>::new(), "missing");
            assert_eq!(given.difference(&needed).collect::<Vec<_>>(), Vec::<&String>::new(), "left over");
        }
    }

    #[test]
    fn the_command_line_is_sound() {
        for lang in Lang::ALL {
            command(lang).debug_assert();
        }
    }
}
