//! People: entry by each regulation, places and the waiting list, leaving, merging, forgetting.
#![allow(non_snake_case, reason = "two underscores part the clause from what the test says")]

mod entry;
mod forget;
mod judges;
mod leaving;
mod places;
mod ready;
mod registry;
