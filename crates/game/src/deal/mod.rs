//! The deal machines, one a family. What each must offer stands in `docs/adr/0011`.
pub mod classical;
pub mod riichi;
pub mod sichuan;
#[cfg(test)]
mod sizes;
