//! Bots at whole tables: they play by their menus, and the club player plays as people do.
//!
//! What takes thousands of deals runs in release, under names with `corpus`.
mod classical;
mod help;
mod riichi;
mod sichuan;
