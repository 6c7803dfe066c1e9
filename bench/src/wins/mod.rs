//! Winning hands for `values`: made from a seed, and read from the recorded games.
mod plan;
mod recorded;
mod situation;

pub use recorded::recorded;

use crate::random::Random;
use reglament_rules::hand::Hand;
use reglament_rules::meld::Group;
use reglament_rules::seat::Wind;
use reglament_rules::tile::{Tile, TileKind};
use std::collections::HashSet;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    SelfDraw,
    Discard,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Riichi {
    No,
    Yes,
    Double,
}

/// What else was special about the win; no two of these go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    None,
    /// The last tile of the wall or the discard after it (haitei, houtei).
    LastTile,
    /// A replacement tile (rinshan).
    Replacement,
    /// A robbed kong (chankan).
    RobbedKong,
    /// The first draw of an unbroken turn (tenhou, chiihou).
    FirstDraw,
}

/// A win, independent of anyone's types for its circumstances.
#[derive(Clone, Debug)]
pub struct Win {
    /// The concealed part has the winning tile in it.
    pub hand: Hand,
    pub winning: Tile,
    pub by: By,
    pub riichi: Riichi,
    pub ippatsu: bool,
    pub chance: Chance,
    pub seat: Wind,
    pub prevailing: Wind,
    /// Indicators.
    pub dora: Vec<TileKind>,
    pub ura: Vec<TileKind>,
    /// Points won without honba and sticks, where the record tells them.
    pub recorded: Option<u32>,
}

/// `n` distinct wins: no two have the same tiles, melds and winning tile.
pub fn generate(seed: u64, n: usize) -> Vec<Win> {
    let mut random = Random::new(seed);
    let mut known = HashSet::new();
    let mut out = Vec::with_capacity(n);
    while out.len() < n {
        let win = situation::win(&mut random);
        if known.insert(key(&win)) {
            out.push(win);
        }
    }
    out
}

fn key(win: &Win) -> ([u32; 4], Vec<(Group, bool)>, TileKind) {
    let mut melds: Vec<_> = win.hand.melds.iter().map(|m| (m.group(), m.is_concealed())).collect();
    melds.sort_unstable();
    (win.hand.concealed.words(), melds, win.winning.kind())
}

/// What a corpus is made of, in one line.
pub fn summary(wins: &[Win]) -> String {
    let share = |what: &dyn Fn(&Win) -> bool| {
        format!(
            "{:.1} %",
            100.0 * wins.iter().filter(|win| what(win)).count() as f64 / wins.len().max(1) as f64
        )
    };
    format!(
        "open {}, with kongs {}, self-drawn {}, riichi {}, with red fives {}",
        share(&|win| !win.hand.is_concealed()),
        share(&|win| win.hand.melds.iter().any(|m| m.kind().is_kong())),
        share(&|win| win.by == By::SelfDraw),
        share(&|win| win.riichi != Riichi::No),
        share(&|win| win.hand.red_count() > 0),
    )
}
