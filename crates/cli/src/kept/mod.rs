//! `reglament backup`, `restore`, `export`, `import`: what the desk keeps, out and in.
mod place;

use crate::args::Wish;
use crate::complaint::Complaint;
use crate::event::{unreadable, write_new};
use crate::input::{regular, unwritten};
use crate::outcome::{Code, Outcome};
pub(crate) use place::PlaceArgs;
use place::{fault, open};
use serde::Serialize;
use std::io::ErrorKind;
use std::path::PathBuf;
use store::{Error, Imported, Store, StreamId};
use text::{Lang, say};
use tournament::Tournament;

/// How many events are named to somebody who has named none of them.
const NAMED: usize = 20;

#[derive(clap::Args, Debug)]
pub(crate) struct BackupArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    replace: bool,
    #[command(flatten)]
    place: PlaceArgs,
}

#[derive(clap::Args, Debug)]
pub(crate) struct RestoreArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    place: PlaceArgs,
}

#[derive(clap::Args, Debug)]
pub(crate) struct ExportArgs {
    #[arg(value_name = "N")]
    event: i64,
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    place: PlaceArgs,
}

#[derive(clap::Args, Debug)]
pub(crate) struct ImportArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    place: PlaceArgs,
}

/// What scripts read of all four.
#[derive(Serialize)]
struct Told<'a> {
    schema: &'static str,
    file: &'a str,
    /// `backup`, `restored`, `export`, or what an import came to: `new`, `grown`, `known`, `differs`.
    done: &'static str,
    /// The number of the event here, where it is one.
    event: Option<i64>,
    events: Option<u64>,
    entries: Option<u64>,
    /// The first entry that differs.
    at: Option<u64>,
}

impl<'a> Told<'a> {
    const fn of(file: &'a str, done: &'static str) -> Self {
        let schema = "reglament.kept/1";
        Self { schema, file, done, event: None, events: None, entries: None, at: None }
    }
}

pub(crate) fn backup(args: &BackupArgs, wish: Wish) -> Outcome {
    let file = args.file.display().to_string();
    if !args.replace && args.file.exists() {
        return exists(&file, wish);
    }
    let copied = open(&args.place, place::Purpose::Look, wish, async |store| store.backup(&args.file).await);
    match copied {
        Ok(copied) => {
            let told = Told {
                events: Some(copied.streams),
                entries: Some(copied.entries),
                ..Told::of(&file, "backup")
            };
            let said = say!(
                wish.lang,
                "kept-saved",
                file = &*file,
                events = copied.streams as i64,
                entries = copied.entries as i64
            );
            answer(Code::Ok, &told, said, wish)
        }
        Err(outcome) => outcome,
    }
}

pub(crate) fn restore(args: &RestoreArgs, wish: Wish) -> Outcome {
    let file = args.file.display().to_string();
    let copied = open(&args.place, place::Purpose::Make, wish, async |store| store.restore(&args.file).await);
    match copied {
        Ok(copied) => {
            let told = Told {
                events: Some(copied.streams),
                entries: Some(copied.entries),
                ..Told::of(&file, "restored")
            };
            let said = say!(
                wish.lang,
                "kept-restored",
                file = &*file,
                events = copied.streams as i64,
                entries = copied.entries as i64
            );
            answer(Code::Ok, &told, said, wish)
        }
        Err(outcome) => outcome,
    }
}

pub(crate) fn export(args: &ExportArgs, wish: Wish) -> Outcome {
    let id = StreamId(args.event);
    let read = open(&args.place, place::Purpose::Look, wish, async |store| match store.export(id).await {
        Ok(text) => Ok(Ok(text)),
        Err(Error::NoStream(_)) => Ok(Err(names(store, wish.lang).await?)),
        Err(error) => Err(error),
    });
    let text = match read {
        Ok(Ok(text)) => text,
        Ok(Err(names)) => {
            let what = say!(wish.lang, "kept-no-event", n = args.event);
            let complaint = Complaint::new("no-event", what);
            return names.into_iter().fold(complaint, Complaint::because).outcome(wish);
        }
        Err(outcome) => return outcome,
    };
    let file = args.file.display().to_string();
    match write_new(&args.file, &text) {
        Ok(()) => {
            let entries = text.lines().count() as u64 - 1;
            let told = Told { event: Some(args.event), entries: Some(entries), ..Told::of(&file, "export") };
            let said =
                say!(wish.lang, "kept-exported", n = args.event, file = &*file, entries = entries as i64);
            answer(Code::Ok, &told, said, wish)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => exists(&file, wish),
        Err(error) => unwritten(&args.file, &error, wish).outcome(wish),
    }
}

pub(crate) fn import(args: &ImportArgs, wish: Wish) -> Outcome {
    if let Err(complaint) = regular(&args.file, wish) {
        return complaint.outcome(wish);
    }
    let bytes = match std::fs::read(&args.file) {
        Ok(bytes) => bytes,
        Err(error) => return fault(&Error::File { path: args.file.clone(), error }, wish),
    };
    let done =
        open(&args.place, place::Purpose::Make, wish, async |store| match store.import(&bytes).await {
            Err(Error::Log(error)) => Ok(Err(error)),
            done => done.map(Ok),
        });
    let done = match done {
        Ok(Ok(done)) => done,
        Ok(Err(error)) => return unreadable(&args.file, &bytes, &error, wish),
        Err(outcome) => return outcome,
    };
    let (lang, file) = (wish.lang, args.file.display().to_string());
    let told = |done, stream: StreamId| Told { event: Some(stream.0), ..Told::of(&file, done) };
    match done {
        Imported::New { stream, version } => {
            let said = say!(lang, "kept-imported", n = stream.0, file = &*file, entries = version as i64);
            answer(Code::Ok, &Told { entries: Some(version), ..told("new", stream) }, said, wish)
        }
        Imported::Grown { stream, from, version } => {
            let said = say!(
                lang,
                "kept-grown",
                n = stream.0,
                new = (version - from) as i64,
                entries = version as i64
            );
            answer(Code::Ok, &Told { entries: Some(version), ..told("grown", stream) }, said, wish)
        }
        Imported::Known { stream, version } => {
            let said = say!(lang, "kept-known", n = stream.0, entries = version as i64);
            answer(Code::Ok, &Told { entries: Some(version), ..told("known", stream) }, said, wish)
        }
        Imported::Differs { stream, at } => {
            let said = say!(lang, "kept-differs", n = stream.0, at = at as i64);
            answer(Code::No, &Told { at: Some(at), ..told("differs", stream) }, said, wish)
        }
    }
}

fn answer(code: Code, told: &Told<'_>, said: String, wish: Wish) -> Outcome {
    if wish.json { Outcome::json(code, told) } else { Outcome::of(code, said + "\n") }
}

/// Nothing is written over.
fn exists(file: &str, wish: Wish) -> Outcome {
    Complaint::new("file-exists", say!(wish.lang, "event-file-exists", file = file)).outcome(wish)
}

/// An event in a list.
fn short(event: &Tournament) -> String {
    format!("{}, {}", event.setup.settings.name, event.setup.settings.first_day)
}

/// The last events of a store, a line each.
async fn names(store: &Store, lang: Lang) -> Result<Vec<String>, Error> {
    let mut names = Vec::new();
    let streams = store.streams().await?;
    for stream in &streams[streams.len().saturating_sub(NAMED)..] {
        if let Some(event) = Tournament::replay(store.read(stream.id, 0).await?) {
            names.push(say!(lang, "kept-event", n = stream.id.0, what = short(&event)));
        }
    }
    Ok(names)
}
