//! Play: claims, riichi, furiten, draws, penalties and the frame of a game against the cases of the specification.
mod calls;
mod deals;
mod furiten;
mod help;
mod kongs;
mod riichi;
mod rons;
