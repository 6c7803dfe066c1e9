//! The turn of a Sichuan player, and what he says to others' tiles.
use super::mind::{Mind, kinds};
use super::plans::plans_of;
use crate::bot::outlook::real;
use crate::bot::plan::SUITS;
use crate::bot::race::Tiles;
use crate::deal::sichuan::{Action, Moment};
use rules::meld::{Meld, MeldKind};
use rules::tile::TileKind;

impl Mind<'_> {
    /// The best discard of 3n+2 tiles and what is expected of it.
    fn best_discard(&self, tiles: &Tiles) -> Option<(TileKind, f64)> {
        let forbidden = self.own_forbidden()?;
        let plans = plans_of(tiles, kinds(forbidden));
        let mut best: Option<(TileKind, f64)> = None;
        for kind in tiles.concealed.kinds().iter() {
            let gain = self.stand(&tiles.without(kind, 1), &plans).gain;
            // A tile of the forbidden suit is to go, the sooner the nearer the end of the wall.
            let void =
                if kind.suit() == Some(forbidden) { 0.3 + 3.0 / (1.0 + real(self.race.draws)) } else { 0.0 };
            let expected = gain + void - self.danger(kind);
            if best.is_none_or(|(_, b)| expected > b) {
                best = Some((kind, expected));
            }
        }
        best
    }

    pub(super) fn turn(&self) -> Option<Action> {
        let (menu, tiles) = (&self.view.menu, self.tiles());
        if let Some(aside) = self.view.aside {
            return Some(Action::Discard(aside));
        }
        let (kind, expected) = self.best_discard(&tiles)?;
        let kong = menu.iter().filter_map(|action| Some((action, self.kong(&tiles, action)?)));
        let best = kong.reduce(|a, b| if b.1 > a.1 { b } else { a });
        match best {
            Some((action, gain)) if gain >= expected => Some(action),
            _ => Some(Action::Discard(kind)),
        }
    }

    /// What a kong of own tiles promises, what is paid for it among it.
    fn kong(&self, tiles: &Tiles, action: Action) -> Option<f64> {
        let forbidden = self.own_forbidden()?;
        let (after, paid) = match action {
            Action::ClosedKong(kind) => {
                let meld = Meld::kong(MeldKind::ConcealedKong, kind, None)?;
                (tiles.without(kind, 4).declaring(meld)?, 2.0 * self.opponents)
            }
            Action::AddedKong(kind) => {
                let mut after = tiles.without(kind, 1);
                let pung = after.melds.iter_mut().find(|m| m.kind() == MeldKind::Pung && m.tile() == kind)?;
                *pung = Meld::kong(MeldKind::AddedKong, kind, pung.from())?;
                // Only the tile just drawn is paid; the kong may be robbed.
                let fresh = if self.view.drawn == Some(kind) { self.opponents } else { 0.0 };
                (after, fresh - self.danger(kind))
            }
            _ => return None,
        };
        let plans = plans_of(&after, kinds(forbidden));
        Some(self.stand(&after, &plans).gain + 0.8 * paid)
    }

    pub(super) fn answer(&self) -> Option<Action> {
        let Moment::Offered { by, tile, .. } = self.view.moment else { return Some(Action::Pass) };
        let (menu, tiles) = (&self.view.menu, self.tiles());
        let forbidden = self.own_forbidden()?;
        let from = self.view.seat.relative(by);
        let plans = plans_of(&tiles, kinds(forbidden));
        let mut best = (Action::Pass, 1.03 * self.stand(&tiles, &plans).gain);
        if menu.has(Action::Pung)
            && let Some(after) = tiles.without(tile, 2).declaring(Meld::pung(tile, from))
            && let Some((_, expected)) = self.best_discard(&after)
        {
            // A tile laid aside goes first, so that nothing else is discarded with this claim.
            let aside = self.view.aside.is_some();
            let plans = plans_of(&after, kinds(forbidden));
            let expected =
                if aside { self.stand(&after, &plans).gain } else { expected - self.void_bonus(&after) };
            if expected > best.1 {
                best = (Action::Pung, expected);
            }
        }
        if menu.has(Action::Kong)
            && let Some(meld) = Meld::kong(MeldKind::ClaimedKong, tile, from)
            && let Some(after) = tiles.without(tile, 3).declaring(meld)
        {
            let plans = plans_of(&after, kinds(forbidden));
            let expected = self.stand(&after, &plans).gain + 2.0 * 0.8;
            if expected > best.1 {
                best = (Action::Kong, expected);
            }
        }
        Some(best.0)
    }

    /// What [`Mind::best_discard`] adds for getting rid of the forbidden suit: a claim is not better for it.
    fn void_bonus(&self, tiles: &Tiles) -> f64 {
        let held = self
            .own_forbidden()
            .is_some_and(|suit| !tiles.concealed.kinds().intersection(SUITS[suit.index()]).is_empty());
        if held { 0.3 + 3.0 / (1.0 + real(self.race.draws)) } else { 0.0 }
    }
}
