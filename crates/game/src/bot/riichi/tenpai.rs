//! A waiting riichi hand, valued by the rules on each tile of its wait.
use super::mind::{Mind, Tiles};
use super::plans::Stand;
use crate::bot::plan::Claims;
use rules::hand::Hand;
use rules::riichi::{Furiten, Riichi, Win, WinContext, value};
use rules::shape::{OwnCopies, Shapes, shanten, waits};
use rules::tile::{KindSet, Tile, TileKind};

/// Whether riichi is declared with the discard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Declares {
    Riichi,
    Nothing,
}

/// How often others discard a tile that is waited for, the own draw being 1: all three together.
const RON_ON_RIICHI: f64 = 1.1;
const RON: f64 = 1.5;

impl Tiles {
    /// What 3n+1 tiles wait for.
    pub(super) fn waits(&self) -> KindSet {
        if !shanten(self.concealed, self.melds.len()).is_ok_and(|s| s.min() == 0) {
            return KindSet::EMPTY;
        }
        waits(self.concealed, &self.melds, Shapes::RIICHI, OwnCopies::All).unwrap_or_default()
    }
}

impl Mind<'_> {
    /// How a waiting hand stands that discards this kind now (none: it has discarded before).
    pub(super) fn waiting(&self, tiles: &Tiles, discard: Option<TileKind>, declares: Declares) -> Stand {
        let kinds = tiles.waits();
        let mut pool = self.view.own_discards;
        if let Some(kind) = discard {
            pool.insert(kind);
        }
        let furiten = !kinds.intersection(pool).is_empty() || self.view.furiten == Furiten::RiichiMissed;
        let others = match (furiten, declares) {
            (true, _) => 0.0,
            (false, Declares::Riichi) => RON_ON_RIICHI,
            (false, Declares::Nothing) => RON,
        };
        let (mut each, mut sum) = (0.0, 0.0);
        for kind in kinds.iter() {
            let left = self.unseen(kind);
            if left == 0.0 {
                continue;
            }
            if let Some(points) = self.worth_of(tiles, kind, Win::SelfDraw, declares) {
                each += left;
                sum += left * points;
            }
            if others > 0.0
                && let Some(points) = self.worth_of(tiles, kind, Win::Ron(self.view.seat.next()), declares)
            {
                // Honours and ends are discarded more freely.
                let free = if kind.is_terminal_or_honour() { 1.3 } else { 0.9 };
                each += left * others * free;
                sum += left * others * free * points;
            }
        }
        if each == 0.0 {
            let ready = if self.draws <= 6 { 1100.0 } else { 0.0 };
            return Stand { lacking: 1, gain: ready };
        }
        let claims = if tiles.is_closed() { Claims::None } else { Claims::Allowed };
        let chance = self.chances(claims).win(1, each / self.unseen_tiles, self.draws);
        let mut worth = sum / each + self.stake();
        let mut cost = 0.0;
        if declares == Declares::Riichi {
            // Ippatsu and hidden dora; the bet is lost where nobody else ends with nothing.
            worth *= 1.25;
            cost = 1000.0 * (1.0 - chance);
        }
        let ready = if self.draws <= 6 { 1100.0 * (1.0 - chance) } else { 300.0 * (1.0 - chance) };
        Stand { lacking: 1, gain: chance * worth + ready - cost }
    }

    /// What a win on this kind is worth; none where it would have no yaku.
    fn worth_of(&self, tiles: &Tiles, kind: TileKind, win: Win, declares: Declares) -> Option<f64> {
        let mut hand = Hand {
            concealed: tiles.concealed,
            red_fives: tiles.reds,
            melds: tiles.melds.clone(),
            ..Hand::default()
        };
        let tile = Tile::plain(kind);
        hand.add(tile);
        let mut ctx = WinContext::new(self.view.dealer, self.view.seat, self.view.prevailing, win);
        ctx.indicators = self.view.indicators.iter().map(|tile| tile.kind()).collect();
        if declares == Declares::Riichi || self.in_riichi(self.view.seat) {
            ctx.riichi = Riichi::Declared;
        }
        value(self.rules, &hand, tile, &ctx).ok().map(|award| f64::from(award.points()))
    }
}
