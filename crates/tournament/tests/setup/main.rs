//! The event itself: settings within the law, the programme, closing and reopening, another law.
#![allow(non_snake_case, reason = "two underscores part the clause from what the test says")]

mod closing;
mod programme;
mod settings;
