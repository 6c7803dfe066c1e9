//! The desk: a server that runs an event in the hall. Pages, live updates, accounts.
//!
//! A request comes in at `front`, which finds out who it is; `routes` is the one table of what there is and who may; a
//! page is a file in `pages` with its template; `book` holds the events, which are folds of their logs in the store.
#![deny(missing_docs)]

mod accounts;
mod api;
mod app;
mod asked;
mod assets;
mod book;
mod cookie;
mod device;
mod doors;
mod failure;
mod fields;
mod frame;
mod front;
mod give;
mod live;
mod page;
mod pages;
mod probe;
mod refill;
mod routes;
mod run;
mod sample;
mod sanction;
mod says;
mod secret;
mod steps;
mod time;
mod totals;
mod unsettled;
mod visit;
mod words;

pub use app::{App, Settings};
pub use front::router;
pub use routes::{Kind, ROUTES, Route, Verb};
pub use run::{Open, Options, Problem, run};
pub use sanction::{offence_word, read_sanction, sanction_word};
pub use secret::Cost;
pub use unsettled::{Unsettled, classical_stop, riichi_stop, sichuan_stop, unsettled};
pub use words::{
    column_name, list_fault, list_line, no_protocol, schedule_fault, sheet_fault, sheet_needs, workbook_fault,
};
