//! What a classical player knows, and which discards would feed a dear hand.
use crate::bot::plan::{HONOURS, SUITS};
use crate::bot::race::{Race, Tiles, is_chow, listed, of_melds};
use crate::deal::classical::{Fate, View};
use rules::classical::{Call, ClassicalRules};
use rules::seat::{Seat, Wind};
use rules::tile::{KindSet, TileKind};

/// What is on a player's mind.
#[derive(Debug)]
pub(super) struct Mind<'a> {
    pub(super) rules: &'a ClassicalRules,
    pub(super) view: &'a View,
    pub(super) race: Race,
}

impl<'a> Mind<'a> {
    pub(super) fn new(rules: &'a ClassicalRules, view: &'a View) -> Self {
        let own = listed(view.hand.concealed).chain(view.drawn);
        let kept = view.discards.iter().filter(|d| d.fate == Fate::Kept).map(|d| d.tile);
        let melds = view.melds.iter().flat_map(|melds| of_melds(melds));
        let race = Race::new(34, own.chain(kept).chain(melds), usize::from(view.left).div_ceil(4));
        Self { rules, view, race }
    }

    /// The own tiles with the drawn one.
    pub(super) fn tiles(&self) -> Tiles {
        let mut concealed = self.view.hand.concealed;
        self.view.drawn.iter().for_each(|kind| concealed.add(*kind));
        Tiles { concealed, melds: self.view.hand.melds.clone() }
    }

    pub(super) const fn own_wind(&self) -> Wind {
        self.view.seat.wind(self.view.deal.dealer)
    }

    /// How often a pung of this kind doubles this player's hand.
    pub(super) fn doubles(&self, kind: TileKind) -> u8 {
        let winds = [self.own_wind(), self.view.deal.prevailing.value];
        u8::from(kind.is_dragon()) + winds.iter().filter(|wind| wind.tile() == kind).count() as u8
    }

    /// What a discard of this kind may cost, a usual win being 1.
    pub(super) fn danger(&self, kind: TileKind) -> f64 {
        let own = self.view.seat;
        Seat::ALL.into_iter().filter(|s| *s != own).map(|seat| self.danger_of(seat, kind)).sum()
    }

    fn danger_of(&self, seat: Seat, kind: TileKind) -> f64 {
        let i = seat.index();
        let melds = &self.view.melds[i];
        let calling = self.view.calls[i] != Call::None;
        let pungs: KindSet = melds.iter().filter(|m| !is_chow(**m)).map(|m| m.tile()).collect();
        let of = |test: fn(TileKind) -> bool| pungs.iter().filter(|k| test(*k)).count();
        let mut dear = 0.0;
        // The last dragon or wind of a limit hand.
        if kind.is_dragon() && of(TileKind::is_dragon) == 2 || kind.is_wind() && of(TileKind::is_wind) == 3 {
            dear = 0.5;
        }
        let suit = melds.iter().find_map(|m| m.tile().suit());
        if let Some(suit) = suit
            && melds.len() >= 3
            && of_melds(melds).all(|k| SUITS[suit.index()].union(HONOURS).contains(k))
            && kind.suit().is_none_or(|s| s == suit)
        {
            dear += 0.12;
        }
        // Terminals and honours alone, or pungs alone.
        if melds.len() >= 3 && pungs.len() == melds.len() && pungs.iter().all(TileKind::is_terminal_or_honour)
        {
            dear += if kind.is_terminal_or_honour() { 0.2 } else { 0.0 };
        }
        let discarded = self.view.discards.iter().any(|d| d.seat == seat && d.tile == kind);
        let left = f64::from(self.race.unseen(kind)) / 4.0;
        let waits = if calling && !discarded { 0.05 * (0.3 + left) } else { 0.0 };
        waits + dear * if left > 0.0 { 1.0 } else { 0.4 }
    }
}
