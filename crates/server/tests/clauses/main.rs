//! Clauses as people meet them: on a page of the desk, in an event that runs by the regulation.
#![expect(non_snake_case, reason = "tests are named by their clause")]
mod aleague;
#[expect(dead_code, reason = "the tests of the desk use more of the browser")]
#[path = "../desk/client.rs"]
mod client;
mod gambler;
mod gambler_table;
mod samara;
mod samara_day;
#[expect(dead_code, reason = "the tests of the desk use more of it")]
#[path = "../desk/scene.rs"]
mod scene;
mod sichuan;
mod sichuan_table;
mod support;
mod tesuji;
mod tesuji_catalogue;
