//! A hand of so many han and fu, for cases that name these alone.
//!
//! The valuation is asked about a real hand, not about two numbers: one of a few hands of known fu is taken, and
//! dora make up the han that it lacks.
use super::read::{DEALER, Read, hand, tile};
use super::vectors::set;
use rules::riichi::{Award, Riichi, RiichiRules, Win, WinContext, value};
use rules::seat::{Seat, Wind};
use rules::tile::TileKind;

/// Hands by fu: concealed tiles without the winning tile, melds, the winning tile, riichi or not. Unless a line says
/// so, ron and self-draw round to the same fu.
const HANDS: [(u8, &str, &[&str], &str, Riichi); 8] = [
    // Pinfu by self-draw.
    (20, "23m567p234678s99p", &[], "4m", Riichi::None),
    (25, "11m33m55m22p66p33s4s", &[], "4s", Riichi::None),
    (30, "234m567p67s99s", &["pon 555z"], "8s", Riichi::None),
    (40, "111m567p67s99p", &["pon 555z"], "8s", Riichi::None),
    (50, "111m67s99p", &["pon 555z", "ankan 2222p"], "8s", Riichi::None),
    (60, "567p67s99p", &["pon 555z", "ankan 1111m"], "8s", Riichi::None),
    (70, "999p67s22m", &["pon 555z", "ankan 1111m"], "8s", Riichi::None),
    // By ron: two kongs of terminals, and a pair of a double wind of four fu.
    (110, "99s22z567p", &["ankan 1111m", "ankan 9999p"], "9s", Riichi::Declared),
];

/// The award of a hand of exactly so many han and fu. The South round is played, East deals.
pub(super) fn award(rules: &RiichiRules, winner: Seat, win: Win, (han, fu): (u8, u8)) -> Read<Award> {
    // What the fu and dora of a hand are is not asked here, only what they are worth.
    let mut rules = rules.clone();
    set(&mut rules, "dora.kan_dora", "counted")?;
    set(&mut rules, "fu.double_wind_pair", "4")?;
    let none = || format!("no hand of {han} han and {fu} fu is known");
    let row = HANDS.iter().find(|row| row.0 == fu).ok_or_else(none)?;
    let mut complete = hand(row.1, row.2.iter().copied())?;
    let winning = tile(row.3)?;
    complete.add(winning);
    let mut ctx = WinContext::new(DEALER, winner, Wind::South, win);
    ctx.riichi = row.4;
    let plain = value(&rules, &complete, winning, &ctx).map_err(|e| e.to_string())?;
    let mut lacking = han.checked_sub(plain.han).ok_or_else(none)?;
    let held = complete.all_tiles().ok_or("five copies")?;
    for copies in (1..=4).rev() {
        for indicator in TileKind::all().filter(|k| held.get(k.after_indicator()) == copies) {
            let mut left = 4 - held.get(indicator);
            while left > 0 && lacking >= copies && ctx.indicators.try_push(indicator).is_ok() {
                lacking -= copies;
                left -= 1;
            }
        }
    }
    let award = value(&rules, &complete, winning, &ctx).map_err(|e| e.to_string())?;
    if (award.han, award.fu.rounded) == (han, fu) { Ok(award) } else { Err(none()) }
}
