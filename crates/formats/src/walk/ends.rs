//! The end of a deal: what is known when somebody wins or nobody does.
use super::{DrawFacts, Mismatch, Phase, Table, WalkError, WinBy, WinFacts};
use crate::record::{DrawKind, DrawResult, Win};
use rules::meld::MeldKind;

impl Table {
    /// The facts of a win here. `first` is the winner who takes honba and sticks.
    pub fn win(&self, win: &Win, first: bool) -> Result<WinFacts, WalkError> {
        let (seat, from) = (win.winner, win.from);
        let (by, last) = match self.phase {
            Phase::Drawn { seat: turn, tile, replacement } if turn == seat && from == seat => {
                match replacement {
                    None => (WinBy::SelfDraw, tile),
                    Some(fed) => (WinBy::Replacement { fed }, tile),
                }
            }
            Phase::Discarded { seat: last, tile } if last == from && from != seat => {
                (WinBy::Discard { from }, tile)
            }
            Phase::Kong { seat: last, tile, kind, .. }
                if last == from && from != seat && kind != MeldKind::ClaimedKong =>
            {
                (WinBy::RobbedKong { from, concealed: kind == MeldKind::ConcealedKong }, tile)
            }
            _ => return Err(self.error(Mismatch::Winner { seat, from })),
        };
        // Which of four concealed tiles is robbed is nobody's choice; only the kind is known.
        let same = match by {
            WinBy::RobbedKong { concealed: true, .. } => win.tile.kind() == last.kind(),
            _ => win.tile == last,
        };
        if !same {
            return Err(self.error(Mismatch::WinningTile { tile: win.tile, expected: Some(last) }));
        }
        let player = self.player(seat);
        let mut hand = player.hand.clone();
        if from != seat {
            hand.add(win.tile);
        }
        Ok(WinFacts {
            winner: seat,
            by,
            tile: win.tile,
            hand,
            dealer: self.dealer,
            prevailing: self.prevailing(),
            riichi: player.riichi,
            ippatsu: player.ippatsu,
            first_turn: self.uninterrupted && player.discards.is_empty(),
            wall_left: self.wall_left,
            indicators: self.indicators.clone(),
            ura: win.ura.clone(),
            table_honba: self.honba,
            declared: player.declared.clone(),
            honba: if first { self.honba } else { 0 },
            sticks: if first { self.sticks } else { 0 },
            fed: player.fed,
            discarded: player.discarded,
            passed: player.passed,
            scores: self.scores,
        })
    }

    /// The facts of a deal that ends here without a winner.
    pub fn draw(mut self, draw: &DrawResult) -> Result<DrawFacts, WalkError> {
        if !draw.kind.is_abortive() && self.wall_left > 0 {
            return Err(self.error(Mismatch::WallLeft { tiles: self.wall_left }));
        }
        // Three wins on a riichi discard leave it unaccepted; anything else accepts it.
        if draw.kind != DrawKind::TripleRon {
            self.go_on().map_err(|mismatch| self.error(mismatch))?;
        }
        Ok(DrawFacts {
            dealer: self.dealer,
            prevailing: self.prevailing(),
            honba: self.honba,
            sticks: self.sticks,
            phase: self.phase,
            uninterrupted: self.uninterrupted,
            wall_left: self.wall_left,
            scores: self.scores,
            players: self.players,
        })
    }
}
