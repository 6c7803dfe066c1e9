//! The turn of a classical player, and what he says to others' tiles.
use super::mind::Mind;
use super::plans::Plans;
use crate::bot::race::Tiles;
use crate::deal::classical::{Action, Moment};
use rules::meld::{Meld, MeldKind};
use rules::tile::TileKind;

/// A claim must promise so much more than waiting does.
const BETTER: f64 = 1.04;

impl Mind<'_> {
    /// The best discard of 3n+2 tiles and what is expected of it.
    fn best_discard(&self, tiles: &Tiles, plans: &Plans) -> Option<(TileKind, f64)> {
        let mut best: Option<(TileKind, f64)> = None;
        for kind in tiles.concealed.kinds().iter() {
            let stand = self.stand(&tiles.without(kind, 1), plans);
            let expected = stand.gain - self.danger(kind);
            if best.is_none_or(|(_, b)| expected > b) {
                best = Some((kind, expected));
            }
        }
        best
    }

    pub(super) fn turn(&self) -> Option<Action> {
        let (menu, tiles) = (&self.view.menu, self.tiles());
        let plans = self.plans(&tiles);
        let (kind, expected) = self.best_discard(&tiles, &plans)?;
        let kong =
            menu.iter().find(|action| self.kong(&tiles, *action).is_some_and(|gain| gain >= 0.97 * expected));
        if kong.is_some() {
            return kong;
        }
        // A calling hand is declared as soon as it may be: without it there is no Mahjong.
        let calling = Action::Calling(kind);
        Some(if menu.has(calling) { calling } else { Action::Discard(kind) })
    }

    /// What a kong of own tiles promises.
    fn kong(&self, tiles: &Tiles, action: Action) -> Option<f64> {
        let after = match action {
            Action::ConcealedKong(kind) => {
                let meld = Meld::kong(MeldKind::ConcealedKong, kind, None)?;
                tiles.without(kind, 4).declaring(meld)?
            }
            Action::AddedKong(kind) => {
                let mut after = tiles.without(kind, 1);
                let pung = after.melds.iter_mut().find(|m| m.kind() == MeldKind::Pung && m.tile() == kind)?;
                *pung = Meld::kong(MeldKind::AddedKong, kind, pung.from())?;
                after
            }
            _ => return None,
        };
        let gain = self.stand(&after, &self.plans(&after)).gain;
        (gain > 0.0).then_some(gain)
    }

    pub(super) fn answer(&self) -> Action {
        let Moment::Discarded(offer) = self.view.moment else { return Action::Pass };
        let tiles = self.tiles();
        let staying = self.stand(&tiles, &self.plans(&tiles)).gain;
        let mut best = (Action::Pass, BETTER * staying);
        for action in self.view.menu.iter() {
            let Some(after) = self.claimed(&tiles, offer.tile, offer.by, action) else { continue };
            let plans = self.plans(&after);
            let expected = if action == Action::ClaimedKong {
                Some(self.stand(&after, &plans).gain)
            } else {
                self.best_discard(&after, &plans).map(|(_, expected)| expected)
            };
            if let Some(expected) = expected.filter(|expected| *expected > best.1) {
                best = (action, expected);
            }
        }
        best.0
    }

    /// The hand after a claim.
    fn claimed(&self, tiles: &Tiles, tile: TileKind, by: rules::seat::Seat, action: Action) -> Option<Tiles> {
        let from = self.view.seat.relative(by);
        match action {
            Action::Pung => tiles.without(tile, 2).declaring(Meld::pung(tile, from)),
            Action::ClaimedKong => {
                tiles.without(tile, 3).declaring(Meld::kong(MeldKind::ClaimedKong, tile, from)?)
            }
            Action::Chow(lowest) => {
                let place = tile.index().checked_sub(lowest.index())? as u8;
                let mut after = tiles.clone();
                for index in (lowest.index()..lowest.index() + 3).filter(|i| *i != tile.index()) {
                    after = after.without(TileKind::new(index as u8)?, 1);
                }
                after.declaring(Meld::chow(lowest, place)?)
            }
            _ => None,
        }
    }
}
