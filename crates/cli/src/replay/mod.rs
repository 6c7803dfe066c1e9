//! `reglament replay FILE`: a game told deal by deal, at once or action by action, and by other rules.
mod classical;
mod json;
mod other;
mod riichi;
mod sichuan;
mod story;

use crate::args::Wish;
use crate::complaint::Complaint;
use crate::given::{self, Given};
use crate::house::{Chosen, RulesArg};
use crate::outcome::{Code, Outcome};
use crate::page::{Page, QUIET, STRONG};
use crate::table::Words;
use crate::verify::difference;
use formats::event_log::Torn;
use formats::record::Game;
use formats::replay::replay;
use formats::table_log::TableLog;
use game::family::{AnyLog, Start};
use other::Other;
use rules::regulation::{RegulationId, TableRules};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use story::Story;
use text::{Lang, say};

#[derive(clap::Args, Debug)]
pub(crate) struct ReplayArgs {
    // A file, or `-` for standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "ID")]
    rules: Option<RulesArg>,
    #[arg(long)]
    step: bool,
}

pub(crate) fn run(args: &ReplayArgs, wish: Wish) -> Outcome {
    told(args, wish).unwrap_or_else(|outcome| outcome)
}

fn told(args: &ReplayArgs, wish: Wish) -> Result<Outcome, Outcome> {
    let lang = wish.lang;
    let other = args.rules.as_ref().map(|rules| Chosen::load(rules, wish)).transpose()?;
    let other = other.as_ref().map(|chosen| of_riichi(chosen, wish)).transpose()?;
    let mut stories = Vec::new();
    match given::open(&args.file, wish)? {
        Given::Table(read) => stories.push(of_table(&read.log, read.torn.as_ref(), other.as_ref(), wish)?),
        Given::Games(games) => {
            for game in games {
                stories.push(match game {
                    Ok((name, game)) => of_game(&name, &game, other.as_ref(), lang),
                    Err(fault) => Story { faults: vec![fault], ..Story::default() },
                });
            }
        }
    }
    let sound = stories.iter().all(|story| story.faults.is_empty());
    if stories.iter().all(|story| story.deals.is_empty()) {
        let complaint = Complaint::new("no_logs", say!(lang, "replay-nothing"));
        let faults = stories.into_iter().flat_map(|story| story.faults);
        return Err(faults.fold(complaint, Complaint::because).outcome(wish));
    }
    let code = if sound { Code::Ok } else { Code::No };
    if wish.json {
        return Ok(Outcome::json(code, &json::of(&stories)));
    }
    if args.step && args.file.as_os_str() != "-" && std::io::stdin().is_terminal() {
        return step(&stories, code, wish);
    }
    Ok(Outcome::of(code, page(&stories, lang)))
}

/// The other rules: logs can be played by those of riichi alone.
fn of_riichi(chosen: &Chosen, wish: Wish) -> Result<Other<'_>, Outcome> {
    match &chosen.table {
        TableRules::Riichi(rules) => Ok(Other { chosen, rules }),
        TableRules::Sichuan(_) | TableRules::Classical(_) => {
            let what = say!(wish.lang, "replay-not-riichi", rules = chosen.name(wish.lang));
            Err(Complaint::new("family", what).outcome(wish))
        }
    }
}

fn of_table(
    log: &TableLog,
    torn: Option<&Torn>,
    other: Option<&Other<'_>>,
    wish: Wish,
) -> Result<Story, Outcome> {
    let lang = wish.lang;
    let chosen = Chosen::of_table(log);
    let words = Words { chosen: &chosen, lang, own: None };
    let mut story = begun(&chosen, lang);
    match (&log.log, log.start) {
        (AnyLog::Riichi(log), Start::Riichi(start)) => {
            riichi::tell(words, log, &riichi::starts(start, log), other, &mut story);
        }
        _ if other.is_some() => {
            let what = say!(lang, "replay-not-riichi", rules = chosen.name(lang));
            return Err(Complaint::new("family", what).outcome(wish));
        }
        (AnyLog::Sichuan(log), Start::Sichuan(start, _)) => sichuan::tell(words, start, log, &mut story),
        (AnyLog::Classical(log), Start::Classical(start)) => {
            classical::tell(words, start, log, &mut story);
        }
        // The reader takes no log whose start is of another family.
        _ => {}
    }
    story.faults.extend(torn.map(|torn| say!(lang, "replay-torn", n = torn.bytes)));
    Ok(story)
}

/// A game of another program, as the table engine plays it.
fn of_game(name: &str, game: &Game, other: Option<&Other<'_>>, lang: Lang) -> Story {
    let mut chosen = Chosen::shipped(RegulationId::Tenhou);
    let TableRules::Riichi(rules) = &chosen.table else { return Story::default() };
    let played = replay(rules, game);
    chosen.table = TableRules::Riichi(played.log.rules.clone());
    let words = Words { chosen: &chosen, lang, own: None };
    let mut story = begun(&chosen, lang);
    story.title = say!(lang, "replay-title-of", name = name, rules = chosen.name(lang));
    let names = game.players.each_ref().map(|player| text::shown(&player.name).into_owned());
    if names.iter().any(|name| !name.is_empty()) {
        let [one, two, three, four] = names;
        let players = say!(lang, "replay-players", one = one, two = two, three = three, four = four);
        story.players = Some(players);
    }
    riichi::tell(words, &played.log, &played.starts, other, &mut story);
    let differences = played.differences.iter().filter_map(|(deal, found)| {
        Some(difference(lang, &chosen, name, game.deals.get(*deal)?.name(), found))
    });
    story.faults.extend(differences);
    story
}

fn begun(chosen: &Chosen, lang: Lang) -> Story {
    Story { title: say!(lang, "replay-title", rules = chosen.name(lang)), ..Story::default() }
}

/// Everything at once.
fn page(stories: &[Story], lang: Lang) -> String {
    let mut page = Page::default();
    for (n, story) in stories.iter().enumerate() {
        if n > 0 && !story.title.is_empty() {
            page.blank();
        }
        head(&mut page, story);
        for deal in &story.deals {
            page.title(&deal.title);
            deal.start.iter().for_each(|line| page.line(&format!("  {line}")));
            page.blank();
            deal.steps.iter().for_each(|step| page.line(&format!("  {}", step.line)));
            page.blank();
            deal.end.iter().chain(&deal.other).for_each(|line| page.line(&format!("  {line}")));
        }
        tail(&mut page, story, lang);
    }
    page.finish()
}

fn head(page: &mut Page, story: &Story) {
    if !story.title.is_empty() {
        page.line(&format!("{STRONG}{}{STRONG:#}", text::shown(&story.title)));
    }
    if let Some(players) = &story.players {
        page.line(&format!("{QUIET}{players}{QUIET:#}"));
    }
}

fn tail(page: &mut Page, story: &Story, lang: Lang) {
    if !story.end.is_empty() {
        page.blank();
    }
    story.end.iter().for_each(|line| page.line(line));
    if !story.faults.is_empty() {
        page.title(&say!(lang, "replay-faults"));
        story.faults.iter().for_each(|line| page.text(line));
    }
}

/// One action after another, whenever somebody presses Enter; `q` leaves.
fn step(stories: &[Story], code: Code, wish: Wish) -> Result<Outcome, Outcome> {
    let stepped = steps(stories, wish.lang);
    match stepped {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            let what = say!(wish.lang, "error-output", error = error.to_string());
            Err(Complaint::new("output", what).outcome(wish))
        }
        _ => Ok(Outcome::of(code, String::new())),
    }
}

fn steps(stories: &[Story], lang: Lang) -> std::io::Result<()> {
    let mut out = anstream::stdout();
    writeln!(out, "{QUIET}{}{QUIET:#}", say!(lang, "replay-keys"))?;
    for story in stories {
        let mut page = Page::default();
        head(&mut page, story);
        write!(out, "{}", page.finish())?;
        for deal in &story.deals {
            writeln!(out, "\n{STRONG}{}{STRONG:#}", deal.title)?;
            for line in &deal.start {
                writeln!(out, "  {line}")?;
            }
            for step in &deal.steps {
                if !next()? {
                    return Ok(());
                }
                write!(out, "  {}", step.line)?;
                if let Some(hand) = &step.hand {
                    write!(out, "  {QUIET}{hand}{QUIET:#}")?;
                }
                out.flush()?;
            }
            if !next()? {
                return Ok(());
            }
            for line in deal.end.iter().chain(&deal.other) {
                writeln!(out, "  {line}")?;
            }
        }
        let mut page = Page::default();
        tail(&mut page, story, lang);
        write!(out, "{}", page.finish())?;
    }
    Ok(())
}

/// Waits for Enter; false if somebody has had enough.
fn next() -> std::io::Result<bool> {
    let mut line = String::new();
    let some = std::io::stdin().read_line(&mut line)? > 0;
    Ok(some && !line.trim().eq_ignore_ascii_case("q"))
}
