//! `reglament wall verify`: whether the seed is the one that was promised, and the walls of a log are its own.
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::given::{self, Given};
use crate::outcome::{Code, Outcome};
use crate::page::{ALARM, Cell, Page, STRONG, Table};
use formats::commitment::{commitment, hexadecimal};
use formats::record::Game;
use formats::replay::{Difference, Play, replay_of_seed};
use formats::table_log::TableLog;
use game::wall::Seed;
use rules::regulation::RegulationId;
use serde::Serialize;
use std::path::{Path, PathBuf};
use text::{Lang, say};

#[derive(clap::Args, Debug)]
pub(super) struct CheckArgs {
    #[arg(long, value_name = "HASH", required_unless_present = "log")]
    hash: Option<String>,
    #[arg(long, value_name = "SEED", required_unless_present = "log")]
    seed: Option<String>,
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
}

/// What was found.
#[derive(Serialize)]
struct Found {
    schema: &'static str,
    /// Whether everything that was asked for holds.
    holds: bool,
    /// The hash that was published, and the one of the seed.
    promised: Option<String>,
    sha256: Option<String>,
    /// Deals of the log, and those of them whose wall is another, from 1.
    deals: Option<usize>,
    foreign: Vec<usize>,
}

pub(super) fn run(args: &CheckArgs, wish: Wish) -> Result<Outcome, Outcome> {
    let promised = args.hash.as_deref().map(|typed| hash(typed, wish)).transpose()?;
    let typed = args.seed.as_deref().map(|typed| super::seed(typed, wish)).transpose()?;
    let (own, walls) = match &args.log {
        Some(path) => of_log(path, typed, wish)?,
        None => (typed, None),
    };
    let sha256 = own.map(|seed| hexadecimal(&commitment(&seed)));
    let (deals, foreign) = walls.map_or((None, Vec::new()), |(deals, foreign)| (Some(deals), foreign));
    if promised.is_some() && sha256.is_none() {
        // A seed of Tenhou comes without a promise.
        return Err(Complaint::new("hash", say!(wish.lang, "wall-no-promise")).outcome(wish));
    }
    let holds = foreign.is_empty() && (promised.is_none() || promised == sha256);
    let found = Found { schema: "reglament.wall-verify/1", holds, promised, sha256, deals, foreign };
    let code = if found.holds { Code::Ok } else { Code::No };
    if wish.json {
        return Ok(Outcome::json(code, &found));
    }
    Ok(Outcome::of(code, page(&found, wish.lang)))
}

/// A hash as it is typed: 64 hexadecimal digits, capital letters or not.
fn hash(typed: &str, wish: Wish) -> Result<String, Outcome> {
    let text = typed.trim().to_ascii_lowercase();
    if text.len() == 64 && text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Ok(text);
    }
    let what = say!(wish.lang, "wall-no-hash", typed = crate::page::brief(typed));
    Err(Complaint::new("hash", what).because(say!(wish.lang, "wall-hash-form")).outcome(wish))
}

/// How many deals there are, and which have another wall.
type Walls = (usize, Vec<usize>);

/// The seed of a log, if it is one of ours, and its walls beside those of the seed.
fn of_log(path: &Path, typed: Option<Seed>, wish: Wish) -> Result<(Option<Seed>, Option<Walls>), Outcome> {
    let complain = |what: String| Complaint::new("wall", what).outcome(wish);
    let seedless = |name: String| complain(say!(wish.lang, "wall-seedless", name = name));
    match given::open(path, wish)? {
        Given::Table(read) => {
            let seed = typed.or(read.log.seed);
            let log = TableLog { seed, ..read.log };
            let foreign = log.foreign_walls().ok_or_else(|| seedless(path.display().to_string()))?;
            Ok((seed, Some((log.log.deals(), foreign))))
        }
        Given::Games(games) => {
            let game = games.into_iter().next();
            let Some(game) = game else { return Err(complain(say!(wish.lang, "verify-nothing"))) };
            let (name, game) = game.map_err(complain)?;
            let foreign = foreign_of(&game).ok_or_else(|| seedless(name))?;
            Ok((typed, Some((game.deals.len(), foreign))))
        }
    }
}

/// The deals of a log of Tenhou in which a tile is not the one of the seed.
fn foreign_of(game: &Game) -> Option<Vec<usize>> {
    let played = replay_of_seed(RegulationId::Tenhou.riichi()?, game)?;
    let drawn = |play: &Option<Play>| matches!(play, Some(Play::Draw(..) | Play::Indicator(_)));
    let of_wall = |difference: &Difference| match difference {
        Difference::NoWall | Difference::Tiles(_) => true,
        Difference::Play(_, side) => drawn(&side.log) && drawn(&side.table),
        _ => false,
    };
    let found = played.differences.iter().filter(|(_, difference)| of_wall(difference));
    let mut deals: Vec<usize> = found.map(|(deal, _)| deal + 1).collect();
    deals.dedup();
    Some(deals)
}

fn page(found: &Found, lang: Lang) -> String {
    let mut page = Page::default();
    let (style, sentence) =
        if found.holds { (STRONG, say!(lang, "wall-holds")) } else { (ALARM, say!(lang, "wall-holds-not")) };
    page.line(&format!("{style}{sentence}{style:#}"));
    page.blank();
    let mut table = Table::default();
    let mut row = |name: String, what: String| table.row([Cell::left(name), Cell::left(what)]);
    if let Some(promised) = &found.promised {
        row(say!(lang, "wall-promised"), promised.clone());
    }
    if let Some(own) = &found.sha256 {
        row(say!(lang, "wall-hash"), own.clone());
    }
    if let Some(deals) = found.deals {
        row(say!(lang, "wall-deals"), text::number(lang, deals as i64));
        let foreign: Vec<String> = found.foreign.iter().map(ToString::to_string).collect();
        let none = say!(lang, "wall-foreign-none");
        row(say!(lang, "wall-foreign"), if foreign.is_empty() { none } else { foreign.join(", ") });
    }
    page.table(&table);
    page.finish()
}
