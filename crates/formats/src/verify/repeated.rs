//! What a log repeats of the table with a result, compared with the table as it was played.
//!
//! mjlog writes points before the result, honba, sticks, the winner's hand and the indicators. mjai may write the
//! points after a result and the change, which tell the points before; and hands shown at a draw. Mahjong Soul's
//! indicators are compared by its reader. Where the other forms are silent, their reader takes the points before
//! and the hands from the play itself: there is nothing that could differ.
use super::frame::Found;
use super::{Part, What};
use crate::record::{DrawResult, Win};
use crate::walk::{DrawFacts, WinFacts};
use rules::meld::Meld;
use rules::tile::Tile;

/// Compares what the log repeats with a win. `before` are the wins on the same tile that the log has first.
pub(super) fn of_win(facts: &WinFacts, recorded: &Win, before: &[Win]) -> Found {
    let mut out = Vec::new();
    let mut scores = facts.scores;
    for win in before {
        for (points, delta) in scores.iter_mut().zip(win.change.delta) {
            *points = points.saturating_add(delta);
        }
    }
    points(&mut out, recorded.change.before, scores);
    let Some(table) = &recorded.table else { return out };
    // Honba stay on the table for all winners; the first takes the sticks.
    counters(&mut out, table.counters, [facts.table_honba, facts.sticks]);
    let concealed: Vec<Tile> = facts.hand.concealed_tiles().collect();
    let melds = |melds: &[Meld]| melds.iter().map(|m| (m.kind(), m.tile(), m.from(), m.reds())).collect();
    let played: Vec<_> = melds(&facts.hand.melds);
    let told: Option<Vec<_>> = table.melds.as_ref().map(|list| {
        let list: Option<Vec<Meld>> = list.iter().map(crate::record::Declared::meld).collect();
        melds(&list.unwrap_or_default())
    });
    if table.concealed.as_ref().is_some_and(|told| *told != concealed) || told.is_some_and(|t| t != played) {
        let told = table.concealed.clone().unwrap_or_default();
        let groups = table.melds.iter().flatten().map(|m| m.tiles().collect()).collect();
        let declared = facts.declared.iter().map(|m| m.tiles().collect()).collect();
        out.push((What::Shown, Part::Hand(told, groups), Part::Hand(concealed, declared)));
    }
    if let Some(told) = table.indicators.as_ref().filter(|told| **told != facts.indicators) {
        let turned = facts.indicators.clone();
        out.push((What::Indicators, Part::Hand(told.clone(), Vec::new()), Part::Hand(turned, Vec::new())));
    }
    out
}

/// Compares what the log repeats with a draw.
pub(super) fn of_draw(facts: &DrawFacts, recorded: &DrawResult) -> Found {
    let mut out = Vec::new();
    points(&mut out, recorded.change.before, facts.scores);
    counters(&mut out, recorded.counters, [facts.honba, facts.sticks]);
    for (shown, player) in recorded.shown.iter().flatten().zip(&facts.players) {
        let Some(shown) = shown else { continue };
        let mut shown = shown.clone();
        shown.sort_unstable_by_key(|t| (t.kind(), !t.is_red()));
        let held: Vec<Tile> = player.hand.concealed_tiles().collect();
        if shown != held {
            out.push((What::Shown, Part::Hand(shown, Vec::new()), Part::Hand(held, Vec::new())));
        }
    }
    out
}

fn points(out: &mut Found, recorded: [i32; 4], played: [i32; 4]) {
    if recorded != played {
        out.push((What::Before, Part::Scores(recorded), Part::Scores(played)));
    }
}

fn counters(out: &mut Found, recorded: Option<[u16; 2]>, played: [u16; 2]) {
    if let Some(told) = recorded.filter(|told| *told != played) {
        out.push((What::Counters, Part::Counters(told), Part::Counters(played)));
    }
}
