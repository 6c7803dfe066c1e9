//! What a Sichuan player knows, which suit he gives up, and what a discard may cost him.
use super::plans::plans_of;
use crate::bot::outlook::real;
use crate::bot::plan::SUITS;
use crate::bot::race::{Race, Tiles, listed, of_melds};
use crate::deal::sichuan::{Action, Fate, View};
use rules::seat::Seat;
use rules::sichuan::SichuanRules;
use rules::tile::{KindSet, Suit, TileKind};

/// What is on a player's mind.
#[derive(Debug)]
pub(super) struct Mind<'a> {
    pub(super) rules: &'a SichuanRules,
    pub(super) view: &'a View,
    pub(super) race: Race,
    /// Opponents who have not declared Hu.
    pub(super) opponents: f64,
}

impl<'a> Mind<'a> {
    pub(super) fn new(rules: &'a SichuanRules, view: &'a View) -> Self {
        let own = listed(view.hand.concealed).chain(view.aside);
        let kept = view.discards.iter().filter(|d| d.fate == Fate::Kept).map(|d| d.tile);
        let melds = view.melds.iter().flat_map(|melds| of_melds(melds));
        let won = Seat::ALL.into_iter().filter(|s| *s != view.seat).filter_map(|s| view.won_with[s.index()]);
        let players = view.players.number().saturating_sub(view.out.len()).max(1);
        let race = Race::new(
            27,
            own.chain(kept).chain(melds).chain(won),
            usize::from(view.tiles_left).div_ceil(players),
        );
        Self { rules, view, race, opponents: real(players - 1) }
    }

    /// The own tiles; one laid face down is apart.
    pub(super) fn tiles(&self) -> Tiles {
        Tiles { concealed: self.view.hand.concealed, melds: self.view.hand.melds.clone() }
    }

    pub(super) const fn own_forbidden(&self) -> Option<Suit> {
        self.view.forbidden[self.view.seat.index()]
    }

    /// Tiles to give away, then the suit that promises least.
    pub(super) fn before_play(&self) -> Option<Action> {
        let (menu, tiles) = (&self.view.menu, self.tiles());
        let promises = |suit: Suit| {
            let kinds = kinds(suit);
            let plans = plans_of(&tiles, kinds);
            self.stand(&tiles, &plans).gain
        };
        let best = Suit::ALL.into_iter().map(|suit| (suit, promises(suit)));
        let (suit, _) = best.reduce(|a, b| if b.1 > a.1 { b } else { a })?;
        if menu.has(Action::SuitCard(suit)) {
            return Some(Action::SuitCard(suit));
        }
        let of_suit = SUITS[suit.index()];
        let laid = tiles.concealed.kinds().intersection(of_suit).iter().map(Action::LayAside);
        // Where tiles are passed on it is those of the suit to be given up, or of another that has enough.
        let given = tiles.concealed.kinds().iter().map(Action::Give);
        laid.chain(given.clone().filter(|a| matches!(a, Action::Give(kind) if of_suit.contains(*kind))))
            .chain(given)
            .find(|action| menu.has(*action))
    }

    /// Points that discarding this kind may cost.
    pub(super) fn danger(&self, kind: TileKind) -> f64 {
        let own = self.view.seat;
        let others = Seat::ALL.into_iter().filter(|s| *s != own && self.view.players.has(*s));
        let late = 1.0 - f64::min(real(self.race.draws), 13.0) / 13.0;
        others
            .filter(|seat| !self.view.out.contains(*seat))
            .map(|seat| self.danger_of(seat, kind, late))
            .sum()
    }

    fn danger_of(&self, seat: Seat, kind: TileKind, late: f64) -> f64 {
        let i = seat.index();
        // A suit that he has given up he cannot win on.
        if kind.suit().is_some() && self.view.forbidden[i] == kind.suit() {
            return 0.0;
        }
        let melds = &self.view.melds[i];
        let kongs = melds.iter().filter(|m| m.kind().is_kong()).count() as i32;
        let one_suit = melds.len() >= 3 && melds.iter().all(|m| m.tile().suit() == melds[0].tile().suit());
        let mut fan = kongs + i32::from(melds.len() as u8 / 3);
        let mut rate = [0.004, 0.012, 0.022, 0.030, 0.030][usize::from(self.race.unseen(kind).min(4))];
        if one_suit {
            // He collects one suit: it is dear, and others are safe.
            let same = melds[0].tile().suit() == kind.suit();
            fan += 2;
            rate *= if same { 2.5 } else { 0.3 };
        }
        let loss = f64::from(1 << fan.clamp(0, 4));
        rate * (0.4 + 1.6 * late + 0.3 * real(melds.len())) * loss
    }
}

/// The kinds of the two suits that are left.
pub(super) fn kinds(forbidden: Suit) -> KindSet {
    let all = SUITS[0].union(SUITS[1]).union(SUITS[2]);
    all.difference(SUITS[forbidden.index()])
}
