//! Clauses as people meet them: on a page of the desk, in an event that runs by the regulation.
#![expect(non_snake_case, reason = "tests are named by their clause")]
#[expect(dead_code, reason = "the tests of the desk use more of the browser")]
#[path = "../desk/client.rs"]
mod client;
mod dump;
#[expect(dead_code, reason = "the tests of the desk use more of it")]
#[path = "../desk/scene.rs"]
mod scene;
