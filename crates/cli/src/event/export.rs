//! `event export`: an event for other programs, as tables in CSV or in a workbook, as JSON, as the report of the EMA.
use super::file::{EventFile, Purpose};
use crate::args::Wish;
use crate::complaint::Complaint;
use crate::input::unwritten;
use crate::outcome::{Code, Outcome};
use crate::page::Page;
use clap::ArgGroup;
use formats::event_export::{Table, Written, ema_report, json, tables};
use formats::workbook::workbook;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use text::{say, shown};
use tournament::standings::current;

#[derive(clap::Args, Debug)]
#[command(group(ArgGroup::new("form").args(["csv", "xlsx", "ema"])))]
#[command(group(ArgGroup::new("files").args(["csv", "xlsx"])))]
pub(crate) struct ExportArgs {
    #[arg(value_name = "FILE")]
    event: PathBuf,
    #[arg(long, value_name = "DIR")]
    csv: Option<PathBuf>,
    #[arg(long, value_name = "BOOK")]
    xlsx: Option<PathBuf>,
    // What is there already is written anew.
    #[arg(long, requires = "files")]
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
    if let Some(book) = &args.xlsx {
        return as_workbook(book, &tables(event, &standings), args.replace, wish);
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
        return is_there(&there, wish);
    }
    let mut written = Vec::new();
    for table in tables {
        let path = path(&table);
        if let Err(error) = write(folder, &path, table.csv().as_bytes()) {
            return no_write(&path, &error, wish);
        }
        written.push(path.display().to_string());
    }
    said(&written, wish)
}

/// All tables in one file for a spreadsheet.
fn as_workbook(path: &Path, tables: &[Table], replace: bool, wish: Wish) -> Outcome {
    if path.exists() && !replace {
        return is_there(path, wish);
    }
    let folder = path.parent().unwrap_or(Path::new(""));
    let written =
        workbook(tables).map_err(std::io::Error::other).and_then(|bytes| write(folder, path, &bytes));
    match written {
        Ok(()) => said(&[path.display().to_string()], wish),
        Err(error) => no_write(path, &error, wish),
    }
}

/// A file that nobody asked to replace is there.
fn is_there(path: &Path, wish: Wish) -> Outcome {
    let what = say!(wish.lang, "event-file-exists", file = path.display().to_string());
    Complaint::new("file-exists", what).because(say!(wish.lang, "export-replace")).outcome(wish)
}

fn said(files: &[String], wish: Wish) -> Outcome {
    if wish.json {
        let value: Value = json!({"schema": "reglament.export/1", "files": files});
        return Outcome::json(Code::Ok, &value);
    }
    let mut page = Page::default();
    for file in files {
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

/// Writes a file in this folder, all or nothing.
pub(super) fn write(folder: &Path, path: &Path, content: &[u8]) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    // Beside it first: a disk that is full leaves neither half a file nor the old one cut.
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let written = std::fs::write(&part, content).and_then(|()| std::fs::rename(&part, path));
    if written.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    written
}

/// That a file cannot be written.
pub(super) fn no_write(path: &Path, error: &std::io::Error, wish: Wish) -> Outcome {
    unwritten(path, error, wish).outcome(wish)
}
