//! Values a hand under every riichi rule set: `cargo run -p reglament-rules --example score -- 234m567m22p345s678s 8s`.
use reglament_rules::notation::{parse_hand, parse_tile};
use reglament_rules::regulation::RegulationId;
use reglament_rules::riichi::{Win, WinContext, value};
use reglament_rules::seat::{Seat, Wind};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let hand = words.next().unwrap_or_else(|| "234m567m22p345s678s".into());
    let win = words.next().unwrap_or_else(|| "8s".into());
    let (hand, win) = (parse_hand(&hand)?, parse_tile(&win)?);
    let [east, south, ..] = Seat::ALL;
    let ctx = WinContext::new(east, south, Wind::East, Win::SelfDraw);
    for id in RegulationId::ALL {
        let Some(rules) = id.riichi() else { continue };
        match value(rules, &hand, win, &ctx) {
            Err(why) => println!("{:8} refused: {why}", id.id()),
            Ok(award) => {
                println!(
                    "{:8} {} han, {} fu, {} points",
                    id.id(),
                    award.han,
                    award.fu.rounded,
                    award.points()
                );
                for line in &award.lines {
                    println!("         {:16} {:2}  {}", line.yaku.id(), line.han, line.basis);
                }
            }
        }
    }
    Ok(())
}
