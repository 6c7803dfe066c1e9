//! `agari`: tile counts in a map, all readings valued one by one, the best kept as its own program keeps it.
use super::{Payment, Value};
use crate::wins::{By, Chance, Riichi, Win};
use agari::context::{GameContext, WinType};
use agari::hand::{KanType, Meld, decompose_hand, decompose_hand_with_melds};
use agari::parse::{TileCounts, to_counts};
use agari::scoring::calculate_score;
use agari::tile::{Honor, Suit, Tile};
use agari::yaku::detect_yaku_with_context;
use reglament_rules::meld::MeldKind;
use reglament_rules::seat::Wind;
use reglament_rules::tile::TileKind;

/// The concealed tiles, the melds, all tiles together and the circumstances.
pub struct Input {
    concealed: TileCounts,
    melds: Vec<Meld>,
    all: TileCounts,
    context: GameContext,
}

pub fn prepare(win: &Win) -> Input {
    let concealed: Vec<Tile> = win.hand.concealed_tiles().map(|t| tile(t.kind())).collect();
    let melded = win.hand.melds.iter().flat_map(|m| m.group().tiles()).map(tile);
    let all: Vec<Tile> = concealed.iter().copied().chain(melded).collect();
    let by = if win.by == By::SelfDraw { WinType::Tsumo } else { WinType::Ron };
    let mut context = GameContext::new(by, wind(win.prevailing), wind(win.seat))
        .with_winning_tile(tile(win.winning.kind()))
        .with_dora(win.dora.iter().copied().map(tile).collect())
        .with_ura_dora(win.ura.iter().copied().map(tile).collect())
        .with_aka(win.hand.red_count() as u8);
    context.is_open = !win.hand.is_concealed();
    context.is_riichi = win.riichi != Riichi::No;
    context.is_double_riichi = win.riichi == Riichi::Double;
    context.is_ippatsu = win.ippatsu;
    context.is_rinshan = win.chance == Chance::Replacement;
    context.is_chankan = win.chance == Chance::RobbedKong;
    context.is_last_tile = win.chance == Chance::LastTile;
    context.is_tenhou = win.chance == Chance::FirstDraw && win.seat == Wind::East;
    context.is_chiihou = win.chance == Chance::FirstDraw && win.seat != Wind::East;
    Input {
        concealed: to_counts(&concealed),
        melds: win.hand.melds.iter().map(|m| meld(*m)).collect(),
        all: to_counts(&all),
        context,
    }
}

fn tile(kind: TileKind) -> Tile {
    match (kind.index() / 9, kind.rank()) {
        (0, Some(rank)) => Tile::suited(Suit::Man, rank),
        (1, Some(rank)) => Tile::suited(Suit::Pin, rank),
        (2, Some(rank)) => Tile::suited(Suit::Sou, rank),
        _ => Tile::honor(
            [Honor::East, Honor::South, Honor::West, Honor::North, Honor::White, Honor::Green, Honor::Red]
                [kind.index() - 27],
        ),
    }
}

fn wind(wind: Wind) -> Honor {
    [Honor::East, Honor::South, Honor::West, Honor::North][wind.index()]
}

fn meld(meld: reglament_rules::meld::Meld) -> Meld {
    let lowest = tile(meld.tile());
    match meld.kind() {
        MeldKind::Chow => Meld::shuntsu_open(lowest),
        MeldKind::Pung => Meld::koutsu_open(lowest),
        MeldKind::ClaimedKong => Meld::kan(lowest, KanType::Open),
        MeldKind::AddedKong => Meld::kan(lowest, KanType::Added),
        MeldKind::ConcealedKong => Meld::kan(lowest, KanType::Closed),
    }
}

pub fn value(input: &Input) -> Value {
    let readings = if input.melds.is_empty() {
        decompose_hand(&input.concealed)
    } else {
        decompose_hand_with_melds(&input.concealed, &input.melds)
    };
    let scores = readings.iter().filter_map(|reading| {
        let yaku = detect_yaku_with_context(reading, &input.all, &input.context);
        (yaku.total_han > 0).then(|| calculate_score(reading, &yaku, &input.context))
    });
    let best = scores.max_by_key(|score| (score.payment.total, score.han, u8::MAX - score.fu.total));
    best.map_or_else(Value::default, |score| Value {
        han: u32::from(score.han),
        fu: u32::from(score.fu.total),
        payment: Payment {
            discarder: score.payment.from_discarder.unwrap_or(0),
            dealer: score.payment.from_dealer.unwrap_or(0),
            others: score.payment.from_non_dealer.unwrap_or(0),
        },
    })
}
