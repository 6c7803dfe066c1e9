//! The wall of a deal from the tiles that its log shows.
use crate::record::{Deal, Event, Outcome};
use game::deal::riichi::Table;
use game::wall::{Piece, Wall};
use rules::riichi::RiichiRules;
use rules::tile::Tile;

/// A wall with which the deal can have been played: hands, draws, replacement tiles and indicators lie where they were
/// taken, the tiles that nobody saw wherever there is room. `None` if the tiles do not fit the set.
pub fn wall_of_deal(rules: &RiichiRules, deal: &Deal) -> Option<Wall> {
    let plan = Table::plan(rules);
    let mut rest = plan.pieces();
    let size = rest.len();
    let mut places: Vec<Option<Piece>> = vec![None; size];
    let mut put = |place: usize, tile: Tile| {
        let piece = Piece::of(tile);
        let at = rest.iter().position(|p| *p == piece)?;
        rest.remove(at);
        *places.get_mut(place)? = Some(piece);
        Some(())
    };
    for place in 0..52 {
        let (steps, n) = if place < 48 { (place / 4, place / 16 * 4 + place % 4) } else { (place, 12) };
        put(place, deal.hands[deal.dealer.plus(steps).index()][n])?;
    }
    let (mut live, mut replacements, mut indicators) = (52, 0, 1);
    put(size - 6, deal.indicator)?;
    let mut after_kong = false;
    for event in &deal.events {
        match event {
            Event::Draw { tile, .. } if after_kong => {
                put(size + replacements % 2 - 2 - 2 * (replacements / 2), *tile)?;
                replacements += 1;
                after_kong = false;
            }
            Event::Draw { tile, .. } => {
                put(live, *tile)?;
                live += 1;
            }
            Event::Meld { declared, .. } => after_kong = declared.kind().is_kong(),
            Event::Indicator { tile } => {
                put(size.checked_sub(6 + 2 * indicators)?, *tile)?;
                indicators += 1;
            }
            Event::Discard { .. } | Event::Riichi { .. } | Event::RiichiAccepted { .. } => {}
        }
    }
    if let Some(Outcome::Wins(wins)) = &deal.outcome
        && let Some(ura) = wins.iter().filter_map(|win| win.ura.as_ref()).find(|ura| !ura.is_empty())
    {
        for (n, tile) in ura.iter().enumerate() {
            put(size.checked_sub(5 + 2 * n)?, *tile)?;
        }
    }
    let mut rest = rest.into_iter();
    let pieces: Option<Vec<Piece>> = places.into_iter().map(|place| place.or_else(|| rest.next())).collect();
    Wall::of(plan, &pieces?).ok()
}
