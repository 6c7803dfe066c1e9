//! Workbooks: tables that go out are read by another library, lists come in from what spreadsheets save.
use calamine::{Data, Reader, Xlsx};
use proptest::prelude::*;
use reglament_formats::event_export::{Table, tables};
use reglament_formats::people::{self, ListError, Problem};
use reglament_formats::workbook::{Trouble, first_sheet, is_workbook, workbook};
use rules::regulation::RegulationId;
use rust_xlsxwriter::{ExcelDateTime, Format, Workbook};
use std::io::{Cursor, Write};
use testkit::event::Builder;
use tournament::penalty::{Command as Penalty, Sanction};
use tournament::protocol::{Command as Protocol, Sheet, Totals};
use tournament::standings::current;
use tournament::{Command, EntryId, Role, TableId, TableNo, Version};

fn book(rows: &[&[&str]]) -> Vec<u8> {
    let mut book = Workbook::new();
    let sheet = book.add_worksheet();
    for (row, cells) in (0..).zip(rows) {
        for (column, cell) in (0..).zip(*cells) {
            sheet.write_string(row, column, *cell).expect("a cell");
        }
    }
    book.save_to_buffer().expect("a workbook")
}

#[test]
fn every_table_of_an_event_is_a_sheet() {
    let mut event = Builder::with_players(RegulationId::Samara, 8);
    let round = event.seated(vec![[1, 2, 3, 4], [5, 6, 7, 8]]);
    event.begun(round);
    for table in [1, 2] {
        let (at, reason) = (TableId { round, table: TableNo(table) }, String::new());
        let totals = Totals::Riichi { points: [42_000, 31_000, 29_000, 18_000], bets: 0, chombos: [0; 4] };
        let sheet = Box::new(Sheet::Totals(totals));
        event.give(Role::Judge, Command::Protocol(Protocol::Enter { at, sheet, seen: None, reason }));
        let confirm = Protocol::Confirm { at, version: Version(1), seat: None };
        event.give(Role::Judge, Command::Protocol(confirm));
    }
    let (entry, sanction, reason) = (EntryId(3), Sanction::Warning, "грубость; дважды".to_owned());
    event.give(Role::Judge, Command::Penalty(Penalty::Rule { entry, round, sanction, reason }));
    let tables = tables(&event, &current(&event));
    let bytes = workbook(&tables).expect("a workbook");
    assert!(is_workbook(&bytes));
    let mut read: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).expect("a workbook");
    let names: Vec<&str> = tables.iter().map(|table| table.name).collect();
    assert_eq!(read.sheet_names(), names);
    for Table { name, head, rows } in &tables {
        let sheet = read.worksheet_range(name).expect("a sheet");
        let there: Vec<Vec<String>> =
            sheet.rows().map(|row| row.iter().map(Data::to_string).collect()).collect();
        assert_eq!(there[0], *head);
        assert!(!rows.is_empty(), "{name}");
        // A number has no digits behind the point that say nothing.
        let bare = |cell: &String| match (cell.parse::<f64>(), cell.strip_suffix(".0")) {
            (Ok(_), Some(whole)) => whole.to_owned(),
            _ => cell.clone(),
        };
        let rows: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(bare).collect()).collect();
        assert_eq!(there[1..], rows, "{name}");
    }
}

#[test]
fn numbers_are_numbers_and_formulas_are_texts() {
    let row = ["12", "-3.5", "007", "=1+1", "1–2", "12345678901234567890", ""].map(str::to_owned).to_vec();
    let head = vec!["a", "b", "c", "d", "e", "f", "g"];
    let bytes = workbook(&[Table { name: "one", head, rows: vec![row] }]).expect("a workbook");
    let mut read: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).expect("a workbook");
    assert!(read.worksheet_formula("one").expect("a sheet").is_empty());
    let sheet = read.worksheet_range("one").expect("a sheet");
    let text = |text: &str| Data::String(text.to_owned());
    let row: Vec<Data> = sheet.rows().nth(1).expect("a row").to_vec();
    let there = [Data::Float(12.0), Data::Float(-3.5), text("007"), text("=1+1"), text("1–2")];
    assert_eq!(row[..5], there);
    assert_eq!(row[5], text("12345678901234567890"));
}

#[test]
fn a_text_that_is_too_long_for_a_cell_ends_where_it_must() {
    let rows = vec![vec!["ы".repeat(40_000)]];
    let bytes = workbook(&[Table { name: "one", head: vec!["a"], rows }]).expect("a workbook");
    let text = first_sheet(&bytes).expect("a list");
    let cell = text.lines().nth(1).expect("a row");
    assert_eq!(cell.chars().count(), 32_767);
    assert!(cell.ends_with('…'));
}

#[test]
fn a_list_of_people_is_read_from_the_first_sheet() {
    let mut book = Workbook::new();
    let sheet = book.add_worksheet();
    let date = Format::new().set_num_format("dd.mm.yyyy");
    for (column, head) in (0..).zip(["Имя", "Город", "EMA", "Дата рождения"]) {
        sheet.write_string(0, column, head).expect("a cell");
    }
    // A row is left out, and a cell has the tab and the quotation marks that people type.
    sheet.write_string(2, 0, "Анна \"Ветер\"\tКац").expect("a cell");
    sheet.write_string(2, 1, "Самара").expect("a cell");
    sheet.write_number(2, 2, 12_345_678.0).expect("a cell");
    let day = ExcelDateTime::from_ymd(1990, 5, 17).expect("a day");
    sheet.write_datetime_with_format(2, 3, &day, &date).expect("a cell");
    book.add_worksheet().write_string(0, 0, "nobody").expect("a cell");
    let text = first_sheet(&book.save_to_buffer().expect("a workbook")).expect("a list");
    let listed = people::read(&text).expect("people");
    let [person] = &listed[..] else { panic!("{listed:?}") };
    assert_eq!(person.line, 3, "the line is the row of the sheet");
    assert_eq!(person.profile.city, "Самара");
    assert_eq!(person.profile.ema, "12345678");
    assert_eq!(person.profile.birth.map(|day| day.to_string()).as_deref(), Some("1990-05-17"));
    assert!(person.profile.name.starts_with("Анна"), "{}", person.profile.name);
}

#[test]
fn names_in_one_column_are_people() {
    let text = first_sheet(&book(&[&["Анна"], &["Борис"]])).expect("a list");
    let names: Vec<String> =
        people::read(&text).expect("people").into_iter().map(|one| one.profile.name).collect();
    assert_eq!(names, ["Анна", "Борис"]);
}

#[test]
fn a_mark_within_a_cell_parts_nobody() {
    let one = first_sheet(&book(&[&["Имя"], &["Иванов, Пётр"], &["Кац; Анна"]])).expect("a list");
    let two = first_sheet(&book(&[&["Имя, фамилия", "Город"], &["Иванов, Пётр", "Омск"]])).expect("a list");
    let names = |text: &str| -> Vec<String> {
        people::read(text).expect("people").into_iter().map(|one| one.profile.name).collect()
    };
    assert_eq!(names(&one), ["Иванов, Пётр", "Кац; Анна"]);
    let errors = people::read(&two).expect_err("a column that is none");
    let first = ListError { line: 1, problem: Problem::UnknownColumn("Имя, фамилия".into()) };
    assert_eq!(errors[0], first, "it is one column");
}

#[test]
fn what_is_no_list_is_refused_and_not_unpacked() {
    assert!(!is_workbook(b"\xef\xbb\xbfName\nAnna"));
    assert!(matches!(first_sheet(b"PK\x03\x04 and nothing more"), Err(Trouble::Unreadable(_))));
    let whole = book(&[&["Анна"]]);
    assert!(matches!(first_sheet(&whole[..whole.len() / 2]), Err(Trouble::Unreadable(_))));
    // An archive that is none of a workbook.
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    archive.start_file("letter.txt", zip::write::SimpleFileOptions::default()).expect("a file");
    archive.write_all(b"hello").expect("a text");
    let letter = archive.finish().expect("an archive").into_inner();
    assert!(matches!(first_sheet(&letter), Err(Trouble::Unreadable(_))));
    // A cell far away would make a table of a million rows.
    let mut far = Workbook::new();
    far.add_worksheet().write_string(1_000_000, 3, "Анна").expect("a cell");
    assert_eq!(first_sheet(&far.save_to_buffer().expect("a workbook")), Err(Trouble::TooManyCells));
    // What unpacks to much more than it is.
    let mut bomb = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let packed =
        zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Deflated);
    bomb.start_file("xl/sharedStrings.xml", packed).expect("a file");
    let much = vec![b' '; 1 << 20];
    for _ in 0..65 {
        bomb.write_all(&much).expect("a text");
    }
    let bomb = bomb.finish().expect("an archive").into_inner();
    assert!(bomb.len() < 1 << 20);
    assert_eq!(first_sheet(&bomb), Err(Trouble::TooBig));
}

proptest! {
    /// Whatever bytes come, there is an answer; and a byte that was changed makes no panic either.
    #[test]
    fn hostile_bytes_have_an_answer(at in 0_usize..4_000, byte: u8, junk in proptest::collection::vec(any::<u8>(), 0..200)) {
        let mut bytes = book(&[&["Имя", "Город"], &["Анна", "Самара"]]);
        let at = at % bytes.len();
        bytes[at] = byte;
        let _ = first_sheet(&bytes);
        let mut begun = b"PK\x03\x04".to_vec();
        begun.extend(junk);
        prop_assert!(first_sheet(&begun).is_err());
    }

    /// What is written in the cells is what the list says, whatever marks stand in them.
    #[test]
    fn cells_come_through(cities in proptest::collection::vec("[а-яa-z \t\"\n,;]{0,12}", 1..6)) {
        let names: Vec<String> = (1..=cities.len()).map(|n| format!("Игрок {n}")).collect();
        let rows: Vec<[&str; 2]> = names.iter().zip(&cities).map(|(name, city)| [name.as_str(), city.as_str()]).collect();
        let all: Vec<&[&str]> = std::iter::once(&["имя", "город"][..]).chain(rows.iter().map(|row| &row[..])).collect();
        let listed = people::read(&first_sheet(&book(&all)).expect("a list")).expect("people");
        let there: Vec<[&str; 2]> = listed.iter().map(|one| [one.profile.name.as_str(), one.profile.city.as_str()]).collect();
        let wanted: Vec<[&str; 2]> = rows.iter().map(|[name, city]| [*name, city.trim()]).collect();
        prop_assert_eq!(there, wanted);
    }
}
