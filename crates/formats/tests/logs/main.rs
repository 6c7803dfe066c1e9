//! The readers and writers on examples of our own, on traps, and on real logs where they are at hand.
mod common;
mod common_deal;
mod majsoul;
mod majsoul_out;
mod mended;
mod mjai_corpus;
mod mjai_traps;
mod mjlog_corpus;
mod mjlog_traps;
mod never_panics;
mod open;
mod open_cut;
mod tenhou6_corpus;
mod tenhou6_traps;
mod verify;
mod verify_corpus;
mod walk_facts;
