//! Workbooks of spreadsheets (XLSX): the tables of an event out, a list of people in.
mod read;
mod write;

pub use read::{Trouble, first_sheet, is_workbook};
pub use write::workbook;
