//! Refusals that speak of a tile name it.
use crate::args::TileForm;
use crate::tiles;
use rules::hand::Hand;
use rules::tile::{Suit, Tile, TileKind};
use text::{Lang, say};

/// Which tiles a reason speaks of.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Speaks<'a> {
    /// Of none.
    Nothing,
    /// Of those that there are more than four of, these indicators included.
    Copies(&'a [TileKind]),
    /// Of the winning tile.
    Win,
    /// Of the red fives, so many of which the set has by suit.
    Reds([u8; 3]),
    /// Of winds and dragons.
    Honours,
}

/// A hand that is refused, and how its tiles are shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refused<'a> {
    pub(crate) hand: &'a Hand,
    /// The winning tile, if it is one of a win.
    pub(crate) win: Option<Tile>,
    pub(crate) form: TileForm,
    pub(crate) lang: Lang,
}

impl Refused<'_> {
    /// The reason with the tiles that it speaks of.
    pub(crate) fn named(self, general: String, speaks: Speaks<'_>) -> String {
        let named: Vec<Tile> = match speaks {
            Speaks::Nothing => Vec::new(),
            Speaks::Copies(indicators) => return self.copies(indicators).unwrap_or(general),
            Speaks::Win => self.win.into_iter().collect(),
            Speaks::Reds(most) => self.reds(most),
            Speaks::Honours => TileKind::all()
                .filter(|kind| kind.is_honour() && self.own(*kind) > 0)
                .map(Tile::plain)
                .collect(),
        };
        if named.is_empty() {
            return general;
        }
        let (text, tiles) = (general.trim_end_matches('.'), tiles::tiles(self.form, named));
        say!(self.lang, "refusal-with-tiles", text = text, tiles = tiles)
    }

    /// «9m: пять штук», for each kind; counted here, as there may be more than the rules can count.
    fn copies(self, indicators: &[TileKind]) -> Option<String> {
        let each: Vec<String> = TileKind::all()
            .filter_map(|kind| {
                let own = self.own(kind);
                let n = own + indicators.iter().filter(|i| **i == kind).count();
                let tile = tiles::kind(self.form, kind);
                match n {
                    0..=4 => None,
                    _ if n > own => Some(say!(self.lang, "refusal-copies-indicated", tile = tile, n = n)),
                    _ => Some(say!(self.lang, "refusal-copies", tile = tile, n = n)),
                }
            })
            .collect();
        (!each.is_empty()).then(|| say!(self.lang, "refusal-copies-most", tiles = each.join("; ")))
    }

    /// Tiles of a kind in the hand and its melds.
    fn own(self, kind: TileKind) -> usize {
        let melds = self.hand.melds.iter().map(|meld| usize::from(meld.counts().get(kind)));
        usize::from(self.hand.concealed.get(kind)) + melds.sum::<usize>()
    }

    /// The red fives of the suits that have too many.
    fn reds(self, most: [u8; 3]) -> Vec<Tile> {
        let over = Suit::ALL.into_iter().map(Tile::red_five).filter(|five| {
            let Some(suit) = five.kind().suit() else { return false };
            let own = self.hand.red_fives[suit.index()];
            let melds = self.hand.melds.iter().filter(|meld| meld.tile().suit() == Some(suit));
            let all = own + melds.map(|meld| meld.reds()).sum::<u8>();
            all > most[suit.index()] || own > self.hand.concealed.get(five.kind())
        });
        over.collect()
    }
}
