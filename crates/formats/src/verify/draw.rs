//! A deal without a winner worked out again: who is tenpai, who is paid, and whether an abort was lawful.
use super::frame::Found;
use super::{NoAbort, Part, What};
use crate::record::{DrawKind, DrawResult};
use crate::walk::{DrawFacts, Phase, Player, Riichi as Accepted};
use rules::frame::riichi::DealResult;
use rules::riichi::{
    AbortKind, DrawClaims, DrawOutcome, GoAround, OwnDraw, Riichi, RiichiRules, Shows, Situation, Win,
    WinContext, exhaustive_draw, may_abort_nine_terminals, may_hide_tenpai, tenpai, value,
};
use rules::seat::{Seat, SeatSet};
use rules::settlement::deltas;
use rules::tile::{Tile, TileKind};

/// What the players claim at an exhaustive draw: tenpai by their tiles, less those who hid it where they may;
/// nagashi by their pools.
pub(super) fn claims(rules: &RiichiRules, facts: &DrawFacts, recorded: &DrawResult) -> DrawClaims {
    let mut claims = DrawClaims { nagashi: facts.nagashi().collect(), ..DrawClaims::default() };
    for seat in Seat::ALL {
        let player = &facts.players[seat.index()];
        let riichi = player.riichi != Accepted::None;
        if riichi {
            claims.riichi.insert(seat);
        }
        let shows = if riichi { Shows::Riichi } else { Shows::Free };
        let shown = recorded.shown.as_ref().is_none_or(|s| s[seat.index()].is_some());
        let hides = !shown && may_hide_tenpai(rules, shows).is_ok();
        if tenpai(rules, &player.hand).value.is_tenpai() && !hides {
            claims.tenpai.insert(seat);
        }
    }
    claims
}

/// How the deal ended by the rules, and every part in which the log differs.
pub(super) fn compare(rules: &RiichiRules, facts: &DrawFacts, recorded: &DrawResult) -> (DealResult, Found) {
    let mut out = Vec::new();
    let mut delta = [0; 4];
    let (kind, result) = if let Some(kind) = aborted(recorded.kind) {
        if let Err(why) = abort(rules, facts, recorded.kind) {
            out.push((What::Abort, Part::Draw(recorded.kind), why));
        }
        (recorded.kind, DealResult::AbortiveDraw(kind))
    } else {
        let claims = claims(rules, facts, recorded);
        let outcome = exhaustive_draw(rules, facts.dealer, claims);
        delta = deltas(&outcome.transfers);
        if let Some(shown) = &recorded.shown {
            let shown: SeatSet = Seat::ALL.into_iter().filter(|s| shown[s.index()].is_some()).collect();
            if shown != claims.tenpai {
                out.push((What::Tenpai, Part::Seats(shown), Part::Seats(claims.tenpai)));
            }
        }
        let DrawClaims { tenpai, nagashi, dead, proved, .. } = claims;
        (end_of(&outcome), DealResult::ExhaustiveDraw { tenpai, nagashi, dead, proved })
    };
    if kind != recorded.kind {
        out.push((What::Draw, Part::Draw(recorded.kind), Part::Draw(kind)));
    }
    if delta != recorded.change.delta {
        out.push((What::Deltas, Part::Deltas(recorded.change.delta), Part::Deltas(delta)));
    }
    (result, out)
}

/// The abort of a draw that was broken off.
const fn aborted(kind: DrawKind) -> Option<AbortKind> {
    match kind {
        DrawKind::Exhaustive | DrawKind::Nagashi => None,
        DrawKind::NineTerminals => Some(AbortKind::NineTerminals),
        DrawKind::FourWinds => Some(AbortKind::FourWinds),
        DrawKind::FourRiichi => Some(AbortKind::FourRiichi),
        DrawKind::FourKongs => Some(AbortKind::FourKongs),
        DrawKind::TripleRon => Some(AbortKind::TripleRon),
    }
}

fn end_of(outcome: &DrawOutcome) -> DrawKind {
    if outcome.nagashi.is_empty() { DrawKind::Exhaustive } else { DrawKind::Nagashi }
}

/// Whether the rules let the deal be aborted here; otherwise why not.
fn abort(rules: &RiichiRules, facts: &DrawFacts, kind: DrawKind) -> Result<(), Part> {
    let check = |kind: AbortKind| kind.check(rules).map(|_| ()).map_err(Part::Unlawful);
    let kongs = facts.players.each_ref().map(Player::kongs);
    let holds = match kind {
        DrawKind::NineTerminals => {
            let Phase::Drawn { seat, .. } = facts.phase else {
                return Err(Part::NoAbort(NoAbort::NobodyHasDrawn));
            };
            let player = &facts.players[seat.index()];
            let draw = if player.discards.is_empty() { OwnDraw::First } else { OwnDraw::Later };
            let declared = facts.players.iter().find_map(|p| p.hand.melds.first());
            let around = declared.map_or(GoAround::Unbroken, |m| GoAround::Broken(m.kind()));
            return may_abort_nine_terminals(rules, player.hand.concealed, draw, around)
                .map(|_| ())
                .map_err(Part::Unlawful);
        }
        DrawKind::FourWinds => {
            check(AbortKind::FourWinds)?;
            let first = facts.players.each_ref().map(|p| p.discards.first().map(|d| d.tile.kind()));
            let one_each = facts.players.iter().all(|p| p.discards.len() == 1);
            facts.uninterrupted
                && one_each
                && first[0].is_some_and(TileKind::is_wind)
                && first.iter().all(|k| *k == first[0])
        }
        DrawKind::FourRiichi => {
            check(AbortKind::FourRiichi)?;
            facts.players.iter().all(|p| p.riichi != Accepted::None)
        }
        DrawKind::FourKongs => {
            check(AbortKind::FourKongs)?;
            kongs.iter().sum::<usize>() == 4 && !kongs.contains(&4)
        }
        DrawKind::TripleRon => {
            check(AbortKind::TripleRon)?;
            let Phase::Discarded { seat, tile } = facts.phase else {
                return Err(Part::NoAbort(NoAbort::NoTile));
            };
            Seat::ALL.into_iter().filter(|s| *s != seat && wins(rules, facts, *s, seat, tile)).count() == 3
        }
        DrawKind::Exhaustive | DrawKind::Nagashi => true,
    };
    if holds { Ok(()) } else { Err(Part::NoAbort(NoAbort::NotSo)) }
}

/// Whether a player's hand wins on a discard.
fn wins(rules: &RiichiRules, facts: &DrawFacts, winner: Seat, from: Seat, tile: Tile) -> bool {
    let player = &facts.players[winner.index()];
    let mut hand = player.hand.clone();
    hand.add(tile);
    let mut ctx = WinContext::new(facts.dealer, winner, facts.prevailing, Win::Ron(from));
    ctx.riichi = match player.riichi {
        Accepted::None => Riichi::None,
        Accepted::Single => Riichi::Declared,
        Accepted::Double => Riichi::Double,
    };
    if facts.wall_left == 0 {
        ctx.situations = ctx.situations.with(Situation::Houtei);
    }
    value(rules, &hand, tile, &ctx).is_ok()
}
