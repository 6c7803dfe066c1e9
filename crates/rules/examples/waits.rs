//! Shanten and accepted tiles after each discard: `cargo run -p reglament-rules --example waits -- 12345m0677889p66z`.
use reglament_rules::notation::parse_hand;
use reglament_rules::shape::{Shapes, discards, shanten};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let hand = std::env::args().nth(1).unwrap_or_else(|| "12345m0677889p66z".into());
    let hand = parse_hand(&hand)?;
    let melds = hand.melds.len();
    println!("shanten {}", shanten(hand.concealed, melds)?.min());
    let seen = hand.all_tiles().unwrap_or(hand.concealed);
    for discard in discards(hand.concealed, melds, Shapes::RIICHI)? {
        let tiles: Vec<String> = discard.after.accepted.iter().map(|kind| kind.to_string()).collect();
        let left = discard.after.remaining(seen);
        println!("{}: shanten {}, {left} tiles: {}", discard.kind, discard.after.shanten, tiles.join(" "));
    }
    Ok(())
}
