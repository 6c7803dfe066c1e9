//! The binary `reglament`: arguments, one call, print.
fn main() {}
