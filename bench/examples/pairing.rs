//! Runs the cases of pairing round by round: `cargo run --release --example pairing [PLAYERS]…`.
#![allow(dead_code)]
#[path = "../src/measure.rs"]
mod measure;
#[path = "../src/pairing.rs"]
mod pairing;

fn main() {
    let asked: Vec<u16> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    for case in pairing::cases() {
        if asked.is_empty() || asked.contains(&case.players) {
            let figure = case.run();
            println!("{figure}");
            figure.missed.iter().for_each(|missed| println!("  missed: {missed}"));
        }
    }
}
