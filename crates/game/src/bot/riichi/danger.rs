//! Whom a riichi player fears, and what each discard may cost: genbutsu, suji, walls, and the hands that opponents show.
use super::mind::{Mind, points};
use crate::bot::outlook::real;
use arrayvec::ArrayVec;
use rules::meld::{Group, Meld};
use rules::riichi::PoolFate;
use rules::seat::Seat;
use rules::tile::{KindSet, Suit, TileKind};

/// An opponent who may win.
#[derive(Clone, Copy, Debug)]
pub(super) struct Threat {
    /// Kinds that he cannot win on.
    pub(super) safe: KindSet,
    /// How sure it is that he waits: riichi is 1.
    pub(super) weight: f64,
    /// What his hand costs.
    pub(super) loss: f64,
    /// The suit he collects, if his groups show one.
    pub(super) suit: Option<Suit>,
    /// Kinds that would complete a limit hand.
    pub(super) limit: KindSet,
}

impl Mind<'_> {
    pub(super) fn find_threats(&self) -> ArrayVec<Threat, 3> {
        self.opponents().filter_map(|seat| self.threat(seat)).collect()
    }

    fn threat(&self, seat: Seat) -> Option<Threat> {
        let own = |by: Seat| by == seat;
        let discards = &self.view.discards;
        let mut safe: KindSet = discards.iter().filter(|d| own(d.seat)).map(|d| d.tile.kind()).collect();
        let dealer = if seat == self.view.dealer { 1.5 } else { 1.0 };
        let honba = f64::from(self.view.honba) * 300.0;
        let melds = &self.view.melds[seat.index()];
        if self.in_riichi(seat) {
            let declared =
                discards.iter().rposition(|d| own(d.seat) && d.riichi != rules::riichi::Riichi::None);
            let since = declared.map_or(0, |at| at + 1);
            discards[since..].iter().for_each(|d| safe.insert(d.tile.kind()));
            let loss = 5600.0 * dealer + honba;
            return Some(Threat { safe, weight: 1.0, loss, suit: None, limit: KindSet::EMPTY });
        }
        // What passed since his last own discard he could have had: a furiten of this go-around.
        let last = discards.iter().rposition(|d| own(d.seat)).map_or(0, |at| at + 1);
        discards[last..].iter().filter(|d| d.fate == PoolFate::Kept).for_each(|d| safe.insert(d.tile.kind()));
        let open = melds.iter().filter(|m| !m.is_concealed()).count();
        let late = self.draws <= 9;
        let (suit, limit) = (collected(melds), limit_kinds(melds));
        let weight = match (open, late) {
            (4, _) => 0.8,
            (3, true) => 0.4,
            (3, false) => 0.22,
            (2, true) if suit.is_some() || self.draws <= 5 => 0.22,
            _ if limit.is_empty() => return None,
            _ => 0.2,
        };
        let shown: f64 = melds.iter().map(|m| self.shown_han(*m, seat)).sum();
        let han = 1.0 + shown + if suit.is_some() { 1.5 } else { 0.0 };
        Some(Threat { safe, weight, loss: points(han) * dealer + honba, suit, limit })
    }

    /// Han that a declared group shows.
    fn shown_han(&self, meld: Meld, seat: Seat) -> f64 {
        let dora = |kind: TileKind| real(self.dora.iter().filter(|d| **d == kind).count());
        let yaku = match meld.group() {
            Group::Chow(_) => 0.0,
            _ if meld.tile().is_dragon() => 1.0,
            _ => {
                let winds = [self.view.prevailing, seat.wind(self.view.dealer)];
                real(winds.iter().filter(|wind| wind.tile() == meld.tile()).count())
            }
        };
        yaku + meld.group().tiles().map(dora).sum::<f64>() + f64::from(meld.reds())
    }

    /// What discarding this kind costs on average.
    pub(super) fn danger(&self, kind: TileKind) -> f64 {
        self.threats.iter().map(|threat| self.danger_of(threat, kind)).sum()
    }

    fn danger_of(&self, threat: &Threat, kind: TileKind) -> f64 {
        if threat.safe.contains(kind) {
            return 0.0;
        }
        if threat.limit.contains(kind) {
            return 0.25 * 24000.0;
        }
        let mut rate = self.rate(threat, kind);
        if let Some(suit) = threat.suit {
            rate *= match kind.suit() {
                Some(s) if s != suit => 0.25,
                _ => 1.8,
            };
        }
        rate * threat.weight * threat.loss
    }

    /// How likely an opponent who waits waits for this kind.
    fn rate(&self, threat: &Threat, kind: TileKind) -> f64 {
        let left = self.unseen[kind.index()];
        let Some(rank) = kind.rank() else {
            return [0.0, 0.008, 0.028, 0.048, 0.048][usize::from(left.min(4))];
        };
        let at = |steps: i8| -> Option<TileKind> {
            let rank = rank.cast_signed() + steps;
            kind.suit().and_then(|suit| TileKind::number(suit, rank.cast_unsigned()))
        };
        // Two tiles are a wait only where both may still be held.
        let held = |a: i8, b: i8| match (at(a), at(b)) {
            (Some(a), Some(b)) => self.unseen[a.index()] > 0 && self.unseen[b.index()] > 0,
            _ => false,
        };
        let passed = |steps: i8| at(steps).is_some_and(|kind| threat.safe.contains(kind));
        let mut rate = [0.002, 0.008, 0.012, 0.014, 0.014][usize::from(left.min(4))];
        // Both sides: suji holds it off.
        if rank <= 6 && held(1, 2) && !passed(3) {
            rate += 0.045;
        }
        if rank >= 4 && held(-2, -1) && !passed(-3) {
            rate += 0.045;
        }
        // The inner tile, and a three or seven at the edge.
        if (2..=8).contains(&rank) && held(-1, 1) {
            rate += 0.012;
        }
        if rank == 3 && held(-2, -1) || rank == 7 && held(1, 2) {
            rate += 0.011;
        }
        rate
    }
}

/// The suit of all groups, if there are two or more and honours and one suit are all that they hold.
fn collected(melds: &[Meld]) -> Option<Suit> {
    let mut suits = melds.iter().filter_map(|m| m.tile().suit());
    let first = suits.next()?;
    (melds.len() >= 2 && suits.all(|suit| suit == first)).then_some(first)
}

/// Dragons after two pungs of them, winds after three.
fn limit_kinds(melds: &[Meld]) -> KindSet {
    let of = |test: fn(TileKind) -> bool| -> KindSet {
        melds.iter().map(|m| m.tile()).filter(|k| test(*k)).collect()
    };
    let (dragons, winds) = (of(TileKind::is_dragon), of(TileKind::is_wind));
    let mut out = KindSet::EMPTY;
    if dragons.len() == 2 {
        out = TileKind::all().filter(|k| k.is_dragon()).collect::<KindSet>().difference(dragons);
    }
    if winds.len() == 3 {
        out = out.union(TileKind::all().filter(|k| k.is_wind()).collect::<KindSet>().difference(winds));
    }
    out
}
