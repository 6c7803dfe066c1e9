//! Patterns by the names of the first mjai server.
use crate::record::LogYaku::{self, *};

/// Names and patterns. The winds of the seat and of the round and the dragons have one name each: the deal tells
/// which is meant. Variants of a yakuman have the name of the yakuman.
const NAMES: [(&str, LogYaku); 44] = [
    ("dora", Dora),
    ("uradora", UraDora),
    ("akadora", AkaDora),
    ("reach", Riichi),
    ("double_reach", DoubleRiichi),
    ("ippatsu", Ippatsu),
    ("menzenchin_tsumoho", MenzenTsumo),
    ("tanyaochu", Tanyao),
    ("pinfu", Pinfu),
    ("ipeko", Iipeikou),
    ("rinshankaiho", Rinshan),
    ("chankan", Chankan),
    ("haiteiraoyue", Haitei),
    ("hoteiraoyui", Houtei),
    ("sanshokudojun", Sanshoku),
    ("ikkitsukan", Ittsu),
    ("honchantaiyao", Chanta),
    ("chitoitsu", Chiitoitsu),
    ("toitoiho", Toitoi),
    ("sananko", Sanankou),
    ("honroto", Honroutou),
    ("sanshokudoko", SanshokuDoukou),
    ("sankantsu", Sankantsu),
    ("shosangen", Shousangen),
    ("honiso", Honitsu),
    ("junchantaiyao", Junchan),
    ("ryanpeko", Ryanpeikou),
    ("chiniso", Chinitsu),
    ("tenho", Tenhou),
    ("chiho", Chiihou),
    ("renho", Renhou),
    ("daisangen", Daisangen),
    ("suanko", Suuankou),
    ("suanko", SuuankouTanki),
    ("tsuiso", Tsuuiisou),
    ("ryuiso", Ryuuiisou),
    ("chinroto", Chinroutou),
    ("churenpoton", Chuuren),
    ("churenpoton", JunseiChuuren),
    ("kokushimuso", Kokushi),
    ("kokushimuso", Kokushi13),
    ("daisushi", Daisuushii),
    ("shosushi", Shousuushii),
    ("sukantsu", Suukantsu),
];

pub(super) const SEAT_WIND: &str = "jikaze";
pub(super) const ROUND_WIND: &str = "bakaze";
pub(super) const DRAGON: &str = "sangenpai";

/// The pattern with this name, the winds and dragons apart.
pub(super) fn from_name(name: &str) -> Option<LogYaku> {
    NAMES.iter().find(|(n, _)| *n == name).map(|(_, yaku)| *yaku)
}

/// The name of a pattern.
pub(super) fn name(yaku: LogYaku) -> &'static str {
    match yaku {
        SeatWindEast | SeatWindSouth | SeatWindWest | SeatWindNorth => SEAT_WIND,
        RoundWindEast | RoundWindSouth | RoundWindWest | RoundWindNorth => ROUND_WIND,
        Haku | Hatsu | Chun => DRAGON,
        _ => NAMES.iter().find(|(_, y)| *y == yaku).map_or("", |(name, _)| name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_has_a_name() {
        for yaku in LogYaku::ALL {
            assert!(!name(*yaku).is_empty(), "{yaku:?}");
        }
    }
}
