//! `event print`: a paper of an event as a page for the printer; without a name, which papers there are and what they lack.
use super::export::{no_write, write};
use super::file::{EventFile, Purpose};
use super::time;
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::outcome::{Code, Outcome};
use crate::page::{Cell, Page, STRONG, Table};
use ::print::{Asked, Ink, Kind, Missing, Size, Styles, Venue, paper, papers};
use clap::ValueEnum;
use clap::builder::PossibleValue;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use text::{say, shown};
use tournament::{Moment, Role, RoundNo, Tournament};

#[derive(clap::Args, Debug)]
pub(crate) struct PrintArgs {
    #[arg(value_name = "FILE")]
    event: PathBuf,
    #[arg(long, value_name = "WHAT")]
    what: Option<PaperArg>,
    #[arg(long, value_name = "N", requires = "what")]
    round: Option<u32>,
    #[arg(long, value_name = "PAPER", default_value = "a4")]
    size: SizeArg,
    #[arg(long, value_name = "INK", default_value = "black")]
    ink: InkArg,
    // The page of the event, where codes lead.
    #[arg(long, value_name = "ADDRESS")]
    address: Option<String>,
    #[arg(long, value_name = "FILE", requires = "what")]
    out: Option<PathBuf>,
    #[arg(long, requires = "out")]
    replace: bool,
}

macro_rules! values {
    ($( $(#[$doc:meta])* $name:ident: $of:ty, $all:expr; )*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) struct $name($of);

        impl ValueEnum for $name {
            fn value_variants<'a>() -> &'a [Self] {
                static ALL: LazyLock<Vec<$name>> = LazyLock::new(|| $all.iter().copied().map($name).collect());
                &ALL
            }

            fn to_possible_value(&self) -> Option<PossibleValue> {
                Some(PossibleValue::new(self.0.id()))
            }
        }
    )* };
}

values! {
    /// A paper, by its name.
    PaperArg: Kind, Kind::ALL;
    /// A size of paper, by its name.
    SizeArg: Size, Size::ALL;
    /// An ink, by its name.
    InkArg: Ink, Ink::ALL;
}

pub(super) fn run(args: &PrintArgs, wish: Wish) -> Outcome {
    let file = match EventFile::open(&args.event, Purpose::Look, wish) {
        Ok(file) => file,
        Err(outcome) => return outcome,
    };
    let event = &file.tournament;
    let zone = time::zone(&event.setup.settings.zone);
    let clock = |at: Moment| time::clock(at, &zone);
    let day = |at: Moment| time::day(at, &zone).map(|day| day.to_string()).unwrap_or_default();
    let asked = Asked {
        event,
        lang: wish.lang,
        size: args.size.0,
        ink: args.ink.0,
        round: args.round.map(RoundNo),
        // Who has the file sees all of it.
        role: Role::Owner,
        address: args.address.as_deref().map(|address| address.trim_end_matches('/')),
        venue: Venue { clock: &clock, day: &day },
        codes: &[],
    };
    let Some(PaperArg(kind)) = args.what else { return list(&asked, wish) };
    match paper(kind, &asked) {
        Err(missing) => lacking(event, missing, wish),
        Ok(document) => written(args, &::print::html(&document, Styles::Within), wish),
    }
}

/// Which papers the event has, and what some still lack.
fn list(asked: &Asked<'_>, wish: Wish) -> Outcome {
    let law = &asked.event.setup.law;
    let lacks = |kind: Kind| paper(kind, asked).err().map(|missing| missing.said(wish.lang, law));
    let all: Vec<(Kind, String, Option<String>)> = papers(law)
        .map(|kind| (kind, say!(wish.lang, "print-kind", kind = kind.id()), lacks(kind)))
        .collect();
    if wish.json {
        let one = |(kind, name, lacks): &(Kind, String, Option<String>)| json!({"id": kind.id(), "name": name, "missing": lacks});
        let value: Value =
            json!({"schema": "reglament.papers/1", "papers": all.iter().map(one).collect::<Vec<_>>()});
        return Outcome::json(Code::Ok, &value);
    }
    let mut page = Page::default();
    let mut table = Table::default();
    for (kind, name, lacks) in all {
        let name = Cell::left(name);
        table.row([Cell::left(kind.id()).style(STRONG), name, Cell::quiet(lacks.unwrap_or_default())]);
    }
    page.table(&table);
    Outcome::of(Code::Ok, page.finish())
}

/// What is missing for the paper: the event is not so far, or never will be.
fn lacking(event: &Tournament, missing: Missing, wish: Wish) -> Outcome {
    let mut outcome = Complaint::new("paper", missing.said(wish.lang, &event.setup.law)).outcome(wish);
    outcome.code = Code::No;
    outcome
}

fn written(args: &PrintArgs, html: &str, wish: Wish) -> Outcome {
    let Some(path) = &args.out else { return Outcome::of(Code::Ok, html.to_owned()) };
    let file = path.display().to_string();
    if path.exists() && !args.replace {
        let complaint = Complaint::new("file-exists", say!(wish.lang, "event-file-exists", file = file));
        return complaint.because(say!(wish.lang, "print-replace")).outcome(wish);
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Err(error) = write(folder.unwrap_or(Path::new(".")), path, html.as_bytes()) {
        return no_write(path, &error, wish);
    }
    if wish.json {
        return Outcome::json(Code::Ok, &json!({"schema": "reglament.paper/1", "file": file}));
    }
    let mut page = Page::default();
    page.line(&shown(&say!(wish.lang, "print-written", file = file)));
    Outcome::of(Code::Ok, page.finish())
}
