//! `riichienv-core`: 136 numbered tiles in vectors, a hand evaluator.
use super::{Payment, Value};
use crate::wins::{By, Chance, Riichi, Win};
use reglament_rules::meld::MeldKind;
use reglament_rules::tile::{Tile, TileKind};
use riichienv_core::hand_evaluator::HandEvaluator;
use riichienv_core::types::{Conditions, Meld, MeldType, WinResult, Wind};

/// The arguments of the evaluator, which takes them by value.
pub struct Input {
    tiles: Vec<u8>,
    melds: Vec<Meld>,
    winning: u8,
    dora: Vec<u8>,
    ura: Vec<u8>,
    conditions: Conditions,
}

/// Hands out numbers of tiles; the red five is the first of the four fives.
struct Numbers {
    used: [u8; 34],
}

impl Numbers {
    fn next(&mut self, tile: Tile) -> u8 {
        let kind = tile.kind();
        if tile.is_red() {
            return 4 * kind.index() as u8;
        }
        let used = &mut self.used[kind.index()];
        *used += 1;
        let first = u8::from(kind.rank() == Some(5));
        4 * kind.index() as u8 + (first + *used - 1).min(3)
    }
}

pub fn prepare(win: &Win) -> Input {
    let mut numbers = Numbers { used: [0; 34] };
    let mut tiles: Vec<Tile> = win.hand.concealed_tiles().collect();
    if let Some(at) = tiles.iter().position(|tile| *tile == win.winning) {
        tiles.remove(at);
    }
    let indicators = |kinds: &[TileKind]| kinds.iter().map(|kind| 4 * kind.index() as u8).collect();
    let draw = win.by == By::SelfDraw;
    let last = win.chance == Chance::LastTile;
    Input {
        tiles: tiles.into_iter().map(|tile| numbers.next(tile)).collect(),
        melds: win.hand.melds.iter().map(|m| meld(&mut numbers, *m)).collect(),
        winning: numbers.next(win.winning),
        dora: indicators(&win.dora),
        ura: indicators(&win.ura),
        conditions: Conditions {
            tsumo: draw,
            riichi: win.riichi != Riichi::No,
            double_riichi: win.riichi == Riichi::Double,
            ippatsu: win.ippatsu,
            haitei: last && draw,
            houtei: last && !draw,
            rinshan: win.chance == Chance::Replacement,
            chankan: win.chance == Chance::RobbedKong,
            tsumo_first_turn: win.chance == Chance::FirstDraw,
            player_wind: Wind::from(win.seat.index() as u8),
            round_wind: Wind::from(win.prevailing.index() as u8),
            ..Conditions::default()
        },
    }
}

fn meld(numbers: &mut Numbers, meld: reglament_rules::meld::Meld) -> Meld {
    let kind = match meld.kind() {
        MeldKind::Chow => MeldType::Chi,
        MeldKind::Pung => MeldType::Pon,
        MeldKind::ClaimedKong => MeldType::Daiminkan,
        MeldKind::AddedKong => MeldType::Kakan,
        MeldKind::ConcealedKong => MeldType::Ankan,
    };
    let mut reds = meld.reds();
    let tiles = meld.group().tiles().map(|kind| match (kind.suit(), kind.rank()) {
        (Some(suit), Some(5)) if reds > 0 => {
            reds -= 1;
            Tile::red_five(suit)
        }
        _ => kind.into(),
    });
    let tiles = tiles.map(|tile| numbers.next(tile)).collect();
    Meld::new(kind, tiles, !meld.is_concealed(), -1, None)
}

/// The yaku that the peer can name for four players, by its numbers: dora among them, pulled norths not.
pub const YAKU: [std::ops::RangeInclusive<u32>; 3] = [1..=33, 35..=45, 47..=50];

/// The numbers of the yaku of a win.
pub fn yaku(win: &Win) -> Vec<u32> {
    calculate(prepare(win)).yaku
}

pub fn value(input: Input) -> Value {
    let found = calculate(input);
    if !found.is_win {
        return Value::default();
    }
    let payment =
        Payment { discarder: found.ron_agari, dealer: found.tsumo_agari_oya, others: found.tsumo_agari_ko };
    Value { han: found.han, fu: found.fu, payment }
}

fn calculate(input: Input) -> WinResult {
    let Input { tiles, melds, winning, dora, ura, conditions } = input;
    HandEvaluator::new(tiles, melds).calc(winning, dora, ura, Some(conditions))
}
