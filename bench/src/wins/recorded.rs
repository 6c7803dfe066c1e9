//! The wins of recorded games (`tenhou-wins.jsonl.gz`), where the corpus is at hand.
use super::{By, Chance, Riichi, Win};
use flate2::read::GzDecoder;
use reglament_rules::hand::{Hand, Melds};
use reglament_rules::meld::{Meld, MeldKind};
use reglament_rules::seat::{Relative, Wind};
use reglament_rules::tile::{Suit, Tile, TileKind};
use serde_json::Value;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;

/// All of them; none where the corpus is absent.
pub fn recorded() -> Vec<Win> {
    let folder = std::env::var_os("REGLAMENT_CORPUS").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/data")),
        PathBuf::from,
    );
    let Ok(file) = File::open(folder.join("riichi-logs/tenhou-wins.jsonl.gz")) else { return Vec::new() };
    let lines = BufReader::new(GzDecoder::new(file)).lines().map_while(Result::ok);
    lines.filter_map(|line| read(&serde_json::from_str(&line).ok()?)).collect()
}

fn read(record: &Value) -> Option<Win> {
    let flags: Vec<&str> = record["flags"].as_array()?.iter().filter_map(Value::as_str).collect();
    let is = |flag: &str| flags.contains(&flag);
    let kinds = |list: &Value| -> Option<Vec<TileKind>> {
        list.as_array()?.iter().map(|t| Some(tiles(t.as_str()?)?.first()?.kind())).collect()
    };
    let mut hand = Hand::of(tiles(record["closed"].as_str()?)?);
    hand.melds = record["melds"].as_array()?.iter().map(meld).collect::<Option<Melds>>()?;
    let by = if record["tsumo"].as_bool()? { By::SelfDraw } else { By::Discard };
    Some(Win {
        hand,
        winning: *tiles(record["win"].as_str()?)?.first()?,
        by,
        riichi: match (is("riichi"), is("double_riichi")) {
            (_, true) => Riichi::Double,
            (true, false) => Riichi::Yes,
            _ => Riichi::No,
        },
        ippatsu: is("ippatsu"),
        chance: if is("rinshan") {
            Chance::Replacement
        } else if is("chankan") {
            Chance::RobbedKong
        } else if is("tenhou") || is("chiihou") {
            Chance::FirstDraw
        } else if is("haitei") || is("houtei") {
            Chance::LastTile
        } else {
            Chance::None
        },
        seat: wind(&record["seat"])?,
        prevailing: wind(&record["wind"])?,
        dora: kinds(&record["dora"])?,
        ura: kinds(&record["ura"])?,
        recorded: Some(record["expect"]["points"].as_u64()? as u32),
    })
}

fn wind(letter: &Value) -> Option<Wind> {
    let letter = letter.as_str()?;
    Wind::ALL.into_iter().find(|wind| letter.starts_with(wind.letter()))
}

fn tiles(text: &str) -> Option<Vec<Tile>> {
    let mut out = Vec::new();
    let mut ranks = Vec::new();
    for c in text.chars() {
        if let Some(rank) = c.to_digit(10) {
            ranks.push(rank as u8);
            continue;
        }
        let part = "mpsz".find(c)?;
        for rank in ranks.drain(..) {
            out.push(match (Suit::ALL.get(part), rank) {
                (Some(suit), 0) => Tile::red_five(*suit),
                (Some(suit), _) => TileKind::number(*suit, rank)?.into(),
                (None, _) => TileKind::new(26 + rank)?.into(),
            });
        }
    }
    Some(out)
}

fn meld(record: &Value) -> Option<Meld> {
    let mut tiles = tiles(record[1].as_str()?)?;
    tiles.sort_by_key(|tile| tile.kind());
    let (lowest, reds) = (tiles.first()?.kind(), tiles.iter().filter(|t| t.is_red()).count());
    // The record does not keep from whom; no value depends on it.
    let from = Some(Relative::Previous);
    let plain = match record[0].as_str()? {
        "chi" => Meld::chow(lowest, 0)?,
        "pon" => Meld::pung(lowest, from),
        "minkan" => Meld::kong(MeldKind::ClaimedKong, lowest, from)?,
        "kakan" => Meld::kong(MeldKind::AddedKong, lowest, from)?,
        "ankan" => Meld::kong(MeldKind::ConcealedKong, lowest, None)?,
        _ => return None,
    };
    plain.with_reds(reds as u8)
}
