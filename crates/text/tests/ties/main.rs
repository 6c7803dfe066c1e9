//! A table of ties for each regulation: one for every criterion of its chain, one for the lot, told in both languages.
//! With `UPDATE=1` the files are written anew, to be read as a diff.
mod tables;

use reglament_text::hall::School;
use reglament_text::{Lang, standings};
use std::fmt::Write;
use std::path::Path;
use tournament::EntryId;
use tournament::standings::Standings;

const RU: &str = "Аня Боря Вера Глеб Даша Егор Женя Зоя Игорь Клара Лев Майя Нина Олег Паша Рита";
const EN: &str = "Ann Bob Vera Glen Dora Ed Jane Zoe Igor Clara Leo Maya Nina Oleg Paul Rita";

fn name(lang: Lang, entry: EntryId) -> String {
    let names = match lang {
        Lang::Ru => RU,
        Lang::En => EN,
    };
    names.split(' ').nth(entry.index()).unwrap_or("?").to_owned()
}

/// The table and how it came about.
fn told(lang: Lang, table: &Standings) -> String {
    let mut text = String::new();
    for row in &table.rows {
        let place = row.place.map_or("–".into(), |place| place.to_string());
        let values = row.keys.iter().map(|key| {
            format!("{}: {}", standings::criterion(lang, key.criterion), standings::value(lang, key.value))
        });
        let values = values.collect::<Vec<_>>().join("; ");
        let _ = writeln!(text, "{place} {} | {values}", name(lang, row.entry));
    }
    text.push('\n');
    for line in standings::explain(lang, School::Riichi, table, |entry| name(lang, entry)) {
        text.push_str(&line);
        text.push('\n');
    }
    text
}

#[track_caller]
fn check(file: &str, right: &str, tables: &[Standings]) {
    let mut text = String::new();
    for lang in Lang::ALL {
        for table in tables {
            let _ = write!(text, "# {}\n{}\n", lang.code(), told(lang, table));
        }
    }
    if std::env::var_os("UPDATE").is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ties").join(file);
        std::fs::write(path, text).unwrap();
    } else {
        assert!(text == right, "{file} differs; UPDATE=1 writes it anew\n{text}");
    }
}

#[test]
fn ties_of_gambler() {
    check("gambler.txt", include_str!("gambler.txt"), &tables::gambler());
}

#[test]
fn ties_of_sichuan() {
    check("sichuan.txt", include_str!("sichuan.txt"), &[tables::sichuan()]);
}

#[test]
fn ties_of_samara() {
    check("samara.txt", include_str!("samara.txt"), &[tables::samara()]);
}

#[test]
fn ties_of_tesuji() {
    check("tesuji.txt", include_str!("tesuji.txt"), &[tables::tesuji()]);
}

#[test]
fn ties_of_aleague() {
    check("aleague.txt", include_str!("aleague.txt"), &[tables::aleague()]);
}
