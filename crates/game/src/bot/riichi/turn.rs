//! The turn of a riichi player: which tile goes, riichi, kongs, and whether to fold.
use super::mind::{Mind, Tiles};
use super::plans::{Plans, Stand};
use super::tenpai::Declares;
use crate::bot::outlook::real;
use crate::deal::riichi::{Action, DiscardFrom};
use rules::meld::{Meld, MeldKind};
use rules::tile::{KindSet, Tile, TileKind};

/// A discard and what is expected of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) kind: TileKind,
    pub(super) declares: Declares,
    /// Points expected, what the discard may cost taken off.
    pub(super) expected: f64,
    pub(super) stand: Stand,
}

impl Mind<'_> {
    /// What pushing on costs after this discard: more discards will be dangerous.
    pub(super) fn push(&self, stand: &Stand) -> f64 {
        let more = match stand.lacking {
            0 | 1 => 2.6,
            2 => 3.4,
            _ => 4.4,
        };
        let each: f64 = self.threats.iter().map(|threat| 0.05 * threat.weight * threat.loss).sum();
        each * f64::min(more, real(self.draws))
    }

    /// The best discard of 3n+2 tiles, kinds of `forbidden` left out.
    pub(super) fn best_discard(
        &self,
        tiles: &Tiles,
        plans: &Plans,
        forbidden: KindSet,
        riichi: KindSet,
    ) -> Option<Choice> {
        let mut best: Option<Choice> = None;
        for kind in tiles.concealed.kinds().difference(forbidden).iter() {
            let rest = tiles.without(kind);
            let waits = !rest.waits().is_empty();
            let stand = if waits {
                self.waiting(&rest, Some(kind), Declares::Nothing)
            } else {
                self.stand(&rest, plans)
            };
            let quiet = self.choice(kind, Declares::Nothing, stand);
            let mut of_kind = [Some(quiet), None];
            if waits && riichi.contains(kind) {
                let stand = self.waiting(&rest, Some(kind), Declares::Riichi);
                of_kind[1] = Some(self.choice(kind, Declares::Riichi, stand));
            }
            for choice in of_kind.into_iter().flatten() {
                if best.is_none_or(|b| choice.expected > b.expected) {
                    best = Some(choice);
                }
            }
        }
        best
    }

    fn choice(&self, kind: TileKind, declares: Declares, stand: Stand) -> Choice {
        let danger = self.danger(kind);
        let push = stand.gain - danger - self.push(&stand);
        // Who folds discards the safest tile again and again; the hand only decides between equals.
        let fold = -1.6 * danger + 0.02 * stand.gain;
        let expected = match declares {
            Declares::Riichi => push,
            Declares::Nothing if self.threats.is_empty() => push,
            Declares::Nothing => f64::max(push, fold),
        };
        Choice { kind, declares, expected, stand }
    }

    pub(super) fn turn(&self) -> Option<Action> {
        let (view, menu) = (self.view, &self.view.menu);
        let tiles = self.tiles();
        if menu.has(Action::NineTerminals)
            && tiles.concealed.kinds().intersection(KindSet::TERMINALS_AND_HONOURS).len() < 11
        {
            return Some(Action::NineTerminals);
        }
        if self.in_riichi(view.seat) {
            let kong = menu.iter().find(|a| matches!(a, Action::ConcealedKong(_)));
            return kong.or_else(|| menu.nth(0));
        }
        let plans = self.plans(&tiles);
        let mut riichi = KindSet::EMPTY;
        let mut discards = KindSet::EMPTY;
        for action in menu.iter() {
            match action {
                Action::Riichi { tile, .. } => riichi.insert(tile.kind()),
                Action::Discard { tile, .. } => discards.insert(tile.kind()),
                _ => {}
            }
        }
        let choice = self.best_discard(&tiles, &plans, KindSet::ALL.difference(discards), riichi)?;
        if let Some(kong) = self.kong(&tiles, &plans, &choice) {
            return Some(kong);
        }
        self.discard(choice)
    }

    /// The discard on the menu: the drawn tile rather than one of the hand, a plain five rather than a red one.
    fn discard(&self, choice: Choice) -> Option<Action> {
        let menu = &self.view.menu;
        let plain = Tile::plain(choice.kind);
        let red = choice.kind.suit().map_or(plain, Tile::red_five);
        let red = if red.kind() == choice.kind { red } else { plain };
        let ways = [
            (plain, DiscardFrom::Drawn),
            (plain, DiscardFrom::Hand),
            (red, DiscardFrom::Drawn),
            (red, DiscardFrom::Hand),
        ];
        ways.into_iter()
            .map(|(tile, from)| match choice.declares {
                Declares::Riichi => Action::Riichi { tile, from },
                Declares::Nothing => Action::Discard { tile, from },
            })
            .find(|action| menu.has(*action))
    }

    /// A kong that does not set the hand back; none against riichi unless the hand waits.
    fn kong(&self, tiles: &Tiles, plans: &Plans, without: &Choice) -> Option<Action> {
        let pressed = self.threats.iter().any(|threat| threat.weight > 0.6);
        if pressed && without.stand.lacking > 1 || without.declares == Declares::Riichi {
            return None;
        }
        self.view.menu.iter().find(|action| {
            let after = match *action {
                Action::ConcealedKong(kind) => {
                    let mut after = tiles.clone();
                    (0..4).for_each(|_| after = after.without(kind));
                    let meld = Meld::kong(MeldKind::ConcealedKong, kind, None);
                    meld.and_then(|meld| after.melds.try_push(meld).ok()).map(|()| after)
                }
                Action::AddedKong(kind) if self.threats.is_empty() => Some(tiles.without(kind)),
                _ => None,
            };
            after.is_some_and(|after| {
                let gain = if after.waits().is_empty() {
                    self.stand(&after, plans).gain
                } else {
                    self.waiting(&after, None, Declares::Nothing).gain
                };
                gain > 0.0 && gain >= 0.95 * without.stand.gain
            })
        })
    }
}
