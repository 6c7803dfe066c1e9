//! The tables of an event as one workbook, a sheet a table.
use crate::event_export::Table;
use rust_xlsxwriter::{Format, Workbook, XlsxError};
use std::borrow::Cow;

/// Characters of a cell.
const LONGEST: usize = 32_767;

/// A workbook of tables: names of columns bold and always in sight, numbers as numbers. A text is never a formula.
///
/// A text that is longer than a cell can hold ends in `…`; the table in CSV has all of it.
///
/// # Errors
/// If a table has more rows than a sheet can hold.
pub fn workbook(tables: &[Table]) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    let bold = Format::new().set_bold();
    for table in tables {
        let sheet = book.add_worksheet();
        sheet.set_name(table.name)?;
        sheet.set_freeze_panes(1, 0)?;
        for (column, head) in (0..).zip(&table.head) {
            sheet.write_string_with_format(0, column, *head, &bold)?;
        }
        for (row, fields) in (1..).zip(&table.rows) {
            for (column, field) in (0..).zip(fields) {
                match field.parse::<f64>() {
                    Ok(number) if number.is_finite() && is_plain(field) => {
                        sheet.write_number(row, column, number)?;
                    }
                    _ if field.is_empty() => {}
                    _ => {
                        sheet.write_string(row, column, fitting(field))?;
                    }
                }
            }
        }
        sheet.autofit();
    }
    book.save_to_buffer()
}

fn fitting(field: &str) -> Cow<'_, str> {
    if field.chars().count() <= LONGEST {
        return Cow::Borrowed(field);
    }
    Cow::Owned(field.chars().take(LONGEST - 1).chain(['…']).collect())
}

/// Whether a number is written as the sheet would write it: `007` is a code and stays one, and so does what is too long.
fn is_plain(field: &str) -> bool {
    let digits = field.strip_prefix('-').unwrap_or(field);
    let code = digits.len() > 1 && digits.starts_with('0') && !digits.starts_with("0.");
    digits.len() <= 15 && !code && digits.chars().all(|c| c.is_ascii_digit() || c == '.')
}
