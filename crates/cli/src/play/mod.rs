//! `reglament play`: a person at one seat, bots at the others, a line a decision.
mod classical;
mod riichi;
mod sichuan;
mod side;
mod typed;

use crate::args::Wish;
use crate::complaint::Complaint;
use crate::house::{Chosen, RulesArg};
use crate::outcome::{Code, Outcome};
use crate::page::{QUIET, STRONG};
use crate::table::Words;
use game::bot::{Bot, Stream};
use game::wall::Seed;
use rules::regulation::TableRules;
use rules::seat::Seat;
use side::Side;
use std::io::{BufRead, IsTerminal, Write};
use text::{Lang, say};
use typed::Typed;

#[derive(clap::Args, Debug)]
pub(crate) struct PlayArgs {
    #[arg(long, value_name = "ID")]
    rules: RulesArg,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=4))]
    seat: u8,
    #[arg(long, value_name = "BOTS", default_value = "club")]
    bot: String,
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=99))]
    deals: u32,
}

pub(crate) fn run(args: &PlayArgs, wish: Wish) -> Outcome {
    let lang = wish.lang;
    let Some(bot) = Bot::from_id(&args.bot) else {
        let known = Bot::ALL.map(Bot::id).join(", ");
        let what = say!(lang, "play-bot", typed = crate::page::brief(&args.bot));
        return Complaint::new("bots", what)
            .because(say!(lang, "play-bots-known", known = known))
            .outcome(wish);
    };
    let chosen = match Chosen::load(&args.rules, wish) {
        Ok(chosen) => chosen,
        Err(outcome) => return outcome,
    };
    let seed = Seed::of_number(args.seed);
    let own = Seat::new(args.seat - 1).unwrap_or(Seat::ALL[0]);
    let words = Words { chosen: &chosen, lang, own: Some(own) };
    let mut table =
        Played { own, bot, seed, streams: Seat::ALL.map(|s| Stream::new(args.seed, 0, s.index() as u64)) };
    let mut terminal = Terminal { lang, echo: !std::io::stdin().is_terminal() };
    let title =
        say!(lang, "play-title", rules = chosen.name(lang), seed = args.seed.to_string(), n = args.seat);
    let played = terminal.line(&format!("{STRONG}{title}{STRONG:#}")).and_then(|()| match &chosen.table {
        TableRules::Riichi(rules) => table.play(riichi::Riichi::new(words, own, rules, &seed), &mut terminal),
        TableRules::Sichuan(rules) => {
            table.play(sichuan::Sichuan::new(words, own, rules, &seed, args.deals), &mut terminal)
        }
        TableRules::Classical(rules) => {
            table.play(classical::Classical::new(words, own, rules, &seed), &mut terminal)
        }
    });
    // A reader that has gone away is no fault; other faults of the streams are told as those of any command.
    match played {
        Ok(()) => Outcome::of(Code::Ok, String::new()),
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Outcome::of(Code::Ok, String::new()),
        Err(error) => {
            let what = say!(lang, "error-output", error = error.to_string());
            Complaint::new("output", what).outcome(wish)
        }
    }
}

/// Where lines come from and go to.
struct Terminal {
    lang: Lang,
    /// What is typed is shown again where it does not come from a keyboard.
    echo: bool,
}

impl Terminal {
    #[expect(clippy::unused_self, reason = "whoever prints has the terminal")]
    fn line(&mut self, text: &str) -> std::io::Result<()> {
        let mut out = anstream::stdout().lock();
        writeln!(out, "{text}")
    }

    /// The next line that somebody types; none at the end.
    fn read(&mut self) -> std::io::Result<Option<String>> {
        let mut out = anstream::stdout().lock();
        write!(out, "> ")?;
        out.flush()?;
        let mut line = String::new();
        let some = std::io::stdin().lock().read_line(&mut line)? > 0;
        let line = line.trim().to_owned();
        if self.echo || !some {
            writeln!(out, "{}", text::shown(&line))?;
        }
        Ok(some.then_some(line))
    }
}

/// Who sits where.
struct Played {
    own: Seat,
    bot: Bot,
    seed: Seed,
    streams: [Stream; 4],
}

/// Whether somebody goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goes {
    On,
    Away,
}

impl Played {
    fn play<S: Side>(&mut self, mut side: S, terminal: &mut Terminal) -> std::io::Result<()> {
        let lang = terminal.lang;
        loop {
            terminal.line("")?;
            terminal.line(&format!("{STRONG}{}{STRONG:#}", side.deal()))?;
            side.go_on();
            while !side.is_over() {
                for seat in side.to_act().iter() {
                    if seat != self.own {
                        side.bot(seat, self.bot, &mut self.streams[seat.index()]);
                        continue;
                    }
                    show(&mut side, terminal)?;
                    if person(&mut side, terminal)? == Goes::Away {
                        return terminal.line(&say!(lang, "play-away"));
                    }
                }
            }
            show(&mut side, terminal)?;
            for line in side.settled() {
                terminal.line(&format!("  {line}"))?;
            }
            if !side.next(&self.seed) {
                return terminal.line(&say!(lang, "play-over"));
            }
        }
    }
}

/// One decision of the person.
fn person(side: &mut impl Side, terminal: &mut Terminal) -> std::io::Result<Goes> {
    let lang = terminal.lang;
    for line in side.look() {
        terminal.line(&format!("  {line}"))?;
    }
    terminal.line(&format!("  {QUIET}{}{QUIET:#}", side.menu().join(" · ")))?;
    loop {
        let Some(line) = terminal.read()? else { return Ok(Goes::Away) };
        match Typed::of(&line) {
            Some(Typed::Away) => return Ok(Goes::Away),
            Some(Typed::Help) => {
                for line in side.menu() {
                    terminal.line(&format!("  {line}"))?;
                }
            }
            Some(typed) => match side.act(typed) {
                Some(Ok(())) => return Ok(Goes::On),
                Some(Err(reasons)) => {
                    terminal.line(&format!("  {}", say!(lang, "play-refused")))?;
                    for reason in reasons {
                        terminal.line(&format!("    {reason}"))?;
                    }
                }
                None => terminal.line(&format!("  {}", say!(lang, "play-unknown", typed = line)))?,
            },
            None => terminal.line(&format!("  {}", say!(lang, "play-unknown", typed = line)))?,
        }
    }
}

fn show(side: &mut impl Side, terminal: &mut Terminal) -> std::io::Result<()> {
    for line in side.news() {
        terminal.line(&format!("  {line}"))?;
    }
    Ok(())
}
