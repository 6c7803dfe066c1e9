//! `reglament completions SHELL`.
use crate::args::{CompletionsArgs, Wish};
use crate::localise;
use crate::outcome::{Code, Outcome};

pub(crate) fn run(args: &CompletionsArgs, wish: Wish) -> Outcome {
    let mut command = localise::command(wish.lang);
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "reglament", &mut script);
    Outcome::of(Code::Ok, String::from_utf8_lossy(&script).into_owned())
}
