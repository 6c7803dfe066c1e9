//! `event export`: an event for other programs, as tables in CSV, as JSON, as the report of the EMA.
use super::file::{EventFile, Purpose};
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::input::unwritten;
use crate::outcome::{Code, Outcome};
use crate::page::Page;
use clap::ArgGroup;
use formats::event_export::{Table, Written, ema_report, json, tables};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use text::{say, shown};
use tournament::standings::current;

#[derive(clap::Args, Debug)]
#[command(group(ArgGroup::new("form").args(["csv", "ema"])))]
pub(crate) struct ExportArgs {
    #[arg(value_name = "FILE")]
    event: PathBuf,
    #[arg(long, value_name = "DIR")]
    csv: Option<PathBuf>,
    // Tables that are there already are written anew.
    #[arg(long, requires = "csv")]
    replace: bool,
    #[arg(long)]
    ema: bool,
}

pub(super) fn run(args: &ExportArgs, wish: Wish) -> Outcome {
    let file = match EventFile::open(&args.event, Purpose::Look, wish) {
        Ok(file) => file,
        Err(outcome) => return outcome,
    };
    let event = &file.tournament;
    let standings = current(event);
    if args.ema {
        let report = ema_report(event, &standings);
        let mut outcome = Outcome::of(Code::Ok, report.text);
        outcome.err = written(&report.written, wish);
        return outcome;
    }
    let Some(folder) = &args.csv else {
        if wish.json {
            return Outcome::json(Code::Ok, &json(event, &standings));
        }
        return Complaint::new("form", say!(wish.lang, "export-what")).outcome(wish);
    };
    let tables = tables(event, &standings);
    let path = |table: &Table| folder.join(format!("{}.csv", table.name));
    // All or none: half of the tables would be of another moment than the rest.
    let there = tables.iter().map(path).find(|path| path.exists());
    if let Some(there) = there.filter(|_| !args.replace) {
        let what = say!(wish.lang, "event-file-exists", file = there.display().to_string());
        let complaint = Complaint::new("file-exists", what);
        return complaint.because(say!(wish.lang, "export-replace")).outcome(wish);
    }
    let mut written = Vec::new();
    for table in tables {
        let path = path(&table);
        if let Err(error) = write(folder, &path, &table.text) {
            return no_write(&path, &error, wish);
        }
        written.push(path.display().to_string());
    }
    if wish.json {
        let value: Value = json!({"schema": "reglament.export/1", "files": written});
        return Outcome::json(Code::Ok, &value);
    }
    let mut page = Page::default();
    for file in written {
        page.line(&shown(&say!(wish.lang, "export-written", file = file)));
    }
    Outcome::of(Code::Ok, page.finish())
}

/// Which names the report has in Latin letters that nobody gave it. The table itself is what a program reads.
fn written(names: &[Written], wish: Wish) -> String {
    let mut page = Page::default();
    if !names.is_empty() {
        page.line(&say!(wish.lang, "export-ema-written", n = names.len()));
    }
    for Written { name, first, last } in names {
        page.text(&shown(&format!("{name} → {} {first}", last.to_uppercase())));
    }
    page.finish()
}

/// Writes a text to a file in this folder, all or nothing.
pub(super) fn write(folder: &Path, path: &Path, text: &str) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    // Beside it first: a disk that is full leaves neither half a file nor the old one cut.
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let written = std::fs::write(&part, text).and_then(|()| std::fs::rename(&part, path));
    if written.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    written
}

/// That a file cannot be written.
pub(super) fn no_write(path: &Path, error: &std::io::Error, wish: Wish) -> Outcome {
    unwritten(path, error, wish).outcome(wish)
}
