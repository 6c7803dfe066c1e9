//! What a riichi player says to another's discard.
use super::mind::{Mind, Tiles};
use super::tenpai::Declares;
use crate::deal::riichi::{Action, Moment};
use rules::meld::{Meld, MeldKind};
use rules::riichi::forbidden_kinds;
use rules::seat::Seat;
use rules::tile::{KindSet, TileKind};

/// A claim must promise so much more than waiting does.
const BETTER: f64 = 1.12;

impl Mind<'_> {
    pub(super) fn answer(&self) -> Action {
        let Moment::Discarded { by, tile } = self.view.moment else { return Action::Pass };
        let kind = tile.kind();
        let tiles = self.tiles();
        let mut best = (Action::Pass, BETTER * f64::max(self.staying(&tiles), 0.0) + 60.0);
        for action in self.view.menu.iter() {
            let Some((after, meld)) = self.claimed(&tiles, kind, by, action) else { continue };
            let expected = if action == Action::ClaimedKong {
                // A kong of a discard only where the hand goes on as before, and nobody is in riichi.
                if self.threats.is_empty() && !tiles.is_closed() { self.staying(&after) } else { continue }
            } else {
                let forbidden = forbidden_kinds(self.rules, meld);
                let plans = self.plans(&after);
                let Some(choice) = self.best_discard(&after, &plans, forbidden, KindSet::EMPTY) else {
                    continue;
                };
                choice.expected
            };
            if expected > best.1 {
                best = (action, expected);
            }
        }
        best.0
    }

    /// What 3n+1 tiles promise without this discard.
    fn staying(&self, tiles: &Tiles) -> f64 {
        let stand = if tiles.waits().is_empty() {
            self.stand(tiles, &self.plans(tiles))
        } else {
            self.waiting(tiles, None, Declares::Nothing)
        };
        if self.threats.is_empty() { stand.gain } else { f64::max(stand.gain - self.push(&stand), 0.0) }
    }

    /// The hand after a claim, and the group.
    fn claimed(&self, tiles: &Tiles, kind: TileKind, by: Seat, action: Action) -> Option<(Tiles, Meld)> {
        let from = self.view.seat.relative(by)?;
        let mut after = tiles.clone();
        let mut take = |kind: TileKind, n: usize| (0..n).for_each(|_| after = after.without(kind));
        let meld = match action {
            Action::Pung { reds } => {
                take(kind, 2);
                Meld::pung(kind, Some(from)).with_reds(reds)?
            }
            Action::ClaimedKong => {
                take(kind, 3);
                Meld::kong(MeldKind::ClaimedKong, kind, Some(from))?
            }
            Action::Chow { lowest, reds } => {
                let place = kind.index().checked_sub(lowest.index())? as u8;
                for index in (lowest.index()..lowest.index() + 3).filter(|i| *i != kind.index()) {
                    take(TileKind::new(index as u8)?, 1);
                }
                Meld::chow(lowest, place)?.with_reds(reds)?
            }
            _ => return None,
        };
        after.melds.try_push(meld).ok()?;
        Some((after, meld))
    }
}
