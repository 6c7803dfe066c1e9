//! What each event of a deal asks of the table and changes on it.
use super::{Awaited, Discarded, Mismatch, Phase, Riichi, Table};
use crate::record::{Declared, Event};
use rules::seat::Seat;
use rules::tile::{KindSet, Tile};

impl Table {
    pub(super) fn on_draw(&mut self, event: Event, seat: Seat, tile: Tile) -> Result<(), Mismatch> {
        let (expected, replacement) = match self.phase {
            Phase::Dealt => (self.dealer, None),
            Phase::Discarded { seat, .. } => (seat.next(), None),
            Phase::Kong { seat, fed, .. } => (seat, Some(fed)),
            Phase::Drawn { .. } | Phase::Claimed { .. } => {
                return Err(Mismatch::Order { event, expected: Awaited::Discard });
            }
        };
        if seat != expected {
            return Err(Mismatch::Turn { seat, expected });
        }
        self.go_on()?;
        if replacement.is_some() {
            // Not before: until now the kong could be robbed, and a robbed kong interrupts nothing.
            self.interrupt();
        }
        self.wall_left = self.wall_left.checked_sub(1).ok_or(Mismatch::WallEmpty)?;
        self.see(tile)?;
        let player = &mut self.players[seat.index()];
        player.hand.add(tile);
        if player.riichi == Riichi::None {
            player.passed = KindSet::EMPTY;
        }
        self.phase = Phase::Drawn { seat, tile, replacement };
        Ok(())
    }

    pub(super) fn on_discard(
        &mut self,
        event: Event,
        seat: Seat,
        tile: Tile,
        drawn: bool,
    ) -> Result<(), Mismatch> {
        let (turn, last) = match self.phase {
            Phase::Drawn { seat, tile, .. } => (seat, Some(tile)),
            Phase::Claimed { seat } => (seat, None),
            _ => return Err(Mismatch::Order { event, expected: Awaited::DrawOrClaim }),
        };
        if seat != turn {
            return Err(Mismatch::Turn { seat, expected: turn });
        }
        if drawn && last != Some(tile) {
            return Err(Mismatch::NotDrawn { tile, expected: last });
        }
        let player = &mut self.players[seat.index()];
        if !player.hand.remove(tile) {
            return Err(Mismatch::NotInHand { seat, tile });
        }
        player.discards.push(Discarded { tile, drawn, claimed: false, riichi: player.declaring });
        player.discarded.insert(tile.kind());
        player.ippatsu = false;
        if player.riichi == Riichi::None {
            player.passed = KindSet::EMPTY;
        }
        self.passing = Some((seat, tile.kind()));
        self.phase = Phase::Discarded { seat, tile };
        Ok(())
    }

    pub(super) fn on_riichi(&mut self, event: Event, seat: Seat) -> Result<(), Mismatch> {
        match self.phase {
            Phase::Drawn { seat: turn, .. } if turn == seat => {}
            Phase::Drawn { seat: turn, .. } => return Err(Mismatch::Turn { seat, expected: turn }),
            _ => return Err(Mismatch::Order { event, expected: Awaited::DrawBefore }),
        }
        let player = &mut self.players[seat.index()];
        if player.declaring || player.riichi != Riichi::None || !player.hand.is_concealed() {
            return Err(Mismatch::NoRiichi { seat });
        }
        player.declaring = true;
        Ok(())
    }

    pub(super) fn on_accepted(&mut self, seat: Seat) -> Result<(), Mismatch> {
        let uninterrupted = self.uninterrupted;
        let player = &mut self.players[seat.index()];
        let discarded = matches!(self.phase, Phase::Discarded { seat: last, .. } if last == seat);
        if !player.declaring || !discarded {
            return Err(Mismatch::NothingToAccept { seat });
        }
        player.declaring = false;
        player.riichi =
            if uninterrupted && player.discards.len() == 1 { Riichi::Double } else { Riichi::Single };
        player.ippatsu = true;
        self.scores[seat.index()] = self.scores[seat.index()].saturating_sub(1000);
        self.sticks = self.sticks.saturating_add(1);
        Ok(())
    }

    pub(super) fn on_indicator(&mut self, tile: Tile) -> Result<(), Mismatch> {
        if self.indicators.len() > usize::from(self.kongs) {
            return Err(Mismatch::TooManyIndicators);
        }
        self.indicators.push(tile);
        self.see(tile)
    }

    pub(super) fn on_meld(&mut self, event: Event, seat: Seat, declared: Declared) -> Result<(), Mismatch> {
        let own_turn = matches!(declared, Declared::AddedKong { .. } | Declared::ConcealedKong { .. });
        let fed = match self.phase {
            Phase::Drawn { seat: turn, .. } if own_turn => {
                if turn != seat || self.players[seat.index()].declaring {
                    return Err(Mismatch::Turn { seat, expected: turn });
                }
                None
            }
            Phase::Discarded { seat: from, tile } if !own_turn => {
                self.check_claim(seat, declared, (tile, from))?;
                Some(from)
            }
            _ => return Err(Mismatch::Order { event, expected: Awaited::TileOfGroup }),
        };
        self.go_on()?;
        let meld = declared.meld().ok_or(Mismatch::NotAGroup { seat })?;
        if declared.kind().is_kong() {
            if self.kongs == 4 || self.wall_left == 0 {
                return Err(Mismatch::WallEmpty);
            }
            self.kongs += 1;
        }
        let player = &mut self.players[seat.index()];
        for tile in declared.leaving() {
            if !player.hand.remove(*tile) {
                return Err(Mismatch::NotInHand { seat, tile: *tile });
            }
        }
        if let Declared::AddedKong { added, called, own, from } = declared {
            let pung = Declared::Pung { called, own, from };
            let place = player.declared.iter().position(|d| *d == pung);
            let place = place.ok_or(Mismatch::NoPung { seat, tile: added })?;
            player.declared[place] = declared;
            player.hand.melds[place] = meld;
        } else {
            player.hand.melds.try_push(meld).map_err(|_| Mismatch::TooManyGroups { seat })?;
            player.declared.push(declared);
        }
        player.note_feeder(declared, fed);
        if let Some(from) = fed {
            self.interrupt();
            if let Some(discard) = self.players[from.index()].discards.last_mut() {
                discard.claimed = true;
            }
        }
        let tile = declared.leaving()[0];
        self.passing = matches!(declared, Declared::AddedKong { .. }).then_some((seat, tile.kind()));
        self.phase = if declared.kind().is_kong() {
            Phase::Kong { seat, tile, kind: declared.kind(), fed }
        } else {
            Phase::Claimed { seat }
        };
        Ok(())
    }

    fn check_claim(&self, seat: Seat, declared: Declared, last: (Tile, Seat)) -> Result<(), Mismatch> {
        let (Some(called), Some(from)) = (declared.called(), declared.from()) else { return Ok(()) };
        let claimed = (called, seat.at(from));
        if claimed != last {
            return Err(Mismatch::NotTheDiscard { claimed, expected: last });
        }
        // The last discard of a deal can be won on and nothing else.
        if self.wall_left == 0 { Err(Mismatch::WallEmpty) } else { Ok(()) }
    }
}
