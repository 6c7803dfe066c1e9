//! Plays that the rules forbid although they change no tile: in riichi, and the discard after a claim.
use super::frame::Found;
use super::{Part, What};
use crate::record::{Declared, Event};
use crate::walk::{Phase, Player, Riichi, Table};
use rules::riichi::{
    Reason, RiichiDiscards, RiichiRules, RiichiTable, Unlawful, check_discard, may_declare_riichi,
    may_kong_in_riichi,
};
use rules::seat::Seat;

/// Watches the plays of a deal.
pub(super) struct Watch<'a> {
    rules: &'a RiichiRules,
    /// The discards that a declared riichi allows; `None` when none waits or it was unlawful anyway.
    allowed: Option<RiichiDiscards>,
    pub(super) found: Found,
}

impl<'a> Watch<'a> {
    pub(super) const fn new(rules: &'a RiichiRules) -> Self {
        Self { rules, allowed: None, found: Vec::new() }
    }

    /// Looks at an event before it happens. The walk itself sees to turns, tiles and the wall.
    pub(super) fn look(&mut self, table: &Table, event: Event) {
        let done = match event {
            Event::Riichi { seat } => self.declares(table, seat),
            Event::Discard { seat, tile, drawn } => self.discards(table, seat, tile, drawn),
            Event::Meld { seat, declared } => self.melds(table, seat, declared),
            Event::Draw { .. } | Event::RiichiAccepted { .. } | Event::Indicator { .. } => Ok(()),
        };
        if let Err(why) = done {
            self.found.push((What::Play, Part::Play(event), Part::Unlawful(why)));
        }
    }

    fn declares(&mut self, table: &Table, seat: Seat) -> Result<(), Unlawful> {
        let place = RiichiTable { live_tiles: table.wall_left(), points: table.scores()[seat.index()] };
        self.allowed = None;
        self.allowed = Some(may_declare_riichi(self.rules, &table.player(seat).hand, place)?);
        Ok(())
    }

    fn discards(
        &mut self,
        table: &Table,
        seat: Seat,
        tile: rules::tile::Tile,
        drawn: bool,
    ) -> Result<(), Unlawful> {
        let player = table.player(seat);
        match table.phase() {
            Phase::Claimed { .. } => match player.hand.melds.last() {
                Some(meld) => check_discard(self.rules, *meld, tile.kind()),
                None => Ok(()),
            },
            // Forms without numbers of tiles do not tell two equal ones apart.
            Phase::Drawn { tile: last, .. } if in_riichi(player) && !drawn && tile != last => {
                Err(Unlawful::of(Reason::InRiichi))
            }
            _ => match self.allowed.take() {
                Some(allowed) if allowed.iter().all(|d| d.kind != tile.kind()) => {
                    Err(Unlawful::of(Reason::RiichiDiscard))
                }
                _ => Ok(()),
            },
        }
    }

    fn melds(&self, table: &Table, seat: Seat, declared: Declared) -> Result<(), Unlawful> {
        let player = table.player(seat);
        if !in_riichi(player) {
            return Ok(());
        }
        match (table.phase(), declared) {
            (Phase::Drawn { tile, .. }, Declared::ConcealedKong { own }) => {
                let mut waiting = player.hand.clone();
                waiting.remove(tile);
                may_kong_in_riichi(self.rules, &waiting, tile.kind(), own[0].kind())
            }
            _ => Err(Unlawful::of(Reason::InRiichi)),
        }
    }
}

/// A discard that nobody wins on accepts the riichi, also where the log does not say so yet.
fn in_riichi(player: &Player) -> bool {
    player.riichi != Riichi::None
}
