//! Play: claims, riichi, furiten, draws, penalties and the frame of a game against the cases of the specification.
mod answers;
mod calls;
mod deals;
mod frame;
mod furiten;
mod help;
mod kongs;
mod offences;
mod results;
mod riichi;
mod rons;
mod values;
