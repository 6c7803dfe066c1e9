//! The yaku of the rules and the names that logs have for them.
use crate::record::LogYaku;
use rules::riichi::{WinContext, Yaku};
use rules::seat::Wind;

const SEAT: [LogYaku; 4] =
    [LogYaku::SeatWindEast, LogYaku::SeatWindSouth, LogYaku::SeatWindWest, LogYaku::SeatWindNorth];
const ROUND: [LogYaku; 4] =
    [LogYaku::RoundWindEast, LogYaku::RoundWindSouth, LogYaku::RoundWindWest, LogYaku::RoundWindNorth];

/// The name logs have for a yaku.
pub fn log_yaku(yaku: Yaku, ctx: &WinContext) -> LogYaku {
    named(yaku, ctx.seat_wind(), ctx.prevailing)
}

/// The yaku that a log names, and which wind it is, where it is one.
pub fn yaku_of_log(yaku: LogYaku) -> (Yaku, Option<Wind>) {
    for wind in Wind::ALL {
        if SEAT[wind.index()] == yaku {
            return (Yaku::SeatWind, Some(wind));
        }
        if ROUND[wind.index()] == yaku {
            return (Yaku::RoundWind, Some(wind));
        }
    }
    let same = |y: &&Yaku| named(**y, Wind::East, Wind::East) == yaku;
    // Every name is that of some yaku; a test holds it.
    (Yaku::ALL.iter().find(same).copied().unwrap_or(Yaku::Dora), None)
}

const fn named(yaku: Yaku, seat: Wind, round: Wind) -> LogYaku {
    use LogYaku as L;
    match yaku {
        Yaku::Riichi => L::Riichi,
        Yaku::DoubleRiichi => L::DoubleRiichi,
        Yaku::Ippatsu => L::Ippatsu,
        Yaku::MenzenTsumo => L::MenzenTsumo,
        Yaku::Rinshan => L::Rinshan,
        Yaku::Chankan => L::Chankan,
        Yaku::Haitei => L::Haitei,
        Yaku::Houtei => L::Houtei,
        Yaku::Renhou | Yaku::RenhouYakuman => L::Renhou,
        Yaku::Pinfu => L::Pinfu,
        Yaku::Tanyao => L::Tanyao,
        Yaku::Iipeikou => L::Iipeikou,
        Yaku::SeatWind => SEAT[seat.index()],
        Yaku::RoundWind => ROUND[round.index()],
        Yaku::Haku => L::Haku,
        Yaku::Hatsu => L::Hatsu,
        Yaku::Chun => L::Chun,
        Yaku::Chiitoitsu => L::Chiitoitsu,
        Yaku::Chanta => L::Chanta,
        Yaku::Ittsu => L::Ittsu,
        Yaku::SanshokuDoujun => L::Sanshoku,
        Yaku::SanshokuDoukou => L::SanshokuDoukou,
        Yaku::Sankantsu => L::Sankantsu,
        Yaku::Toitoi => L::Toitoi,
        Yaku::Sanankou => L::Sanankou,
        Yaku::Shousangen => L::Shousangen,
        Yaku::Honroutou => L::Honroutou,
        Yaku::Ryanpeikou => L::Ryanpeikou,
        Yaku::Junchan => L::Junchan,
        Yaku::Honitsu => L::Honitsu,
        Yaku::Chinitsu => L::Chinitsu,
        Yaku::Tenhou => L::Tenhou,
        Yaku::Chihou => L::Chiihou,
        Yaku::Daisangen => L::Daisangen,
        Yaku::Suuankou => L::Suuankou,
        Yaku::SuuankouTanki => L::SuuankouTanki,
        Yaku::Tsuuiisou => L::Tsuuiisou,
        Yaku::Ryuuiisou => L::Ryuuiisou,
        Yaku::Chinroutou => L::Chinroutou,
        Yaku::Chuuren => L::Chuuren,
        Yaku::JunseiChuuren => L::JunseiChuuren,
        Yaku::Kokushi => L::Kokushi,
        Yaku::Kokushi13 => L::Kokushi13,
        Yaku::Daisuushii => L::Daisuushii,
        Yaku::Shousuushii => L::Shousuushii,
        Yaku::Suukantsu => L::Suukantsu,
        Yaku::Dora => L::Dora,
        Yaku::UraDora => L::UraDora,
        Yaku::RedDora => L::AkaDora,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_a_log_is_that_of_one_yaku() {
        for log in LogYaku::ALL {
            let (yaku, wind) = yaku_of_log(*log);
            let wind = wind.unwrap_or(Wind::East);
            assert_eq!(named(yaku, wind, wind), *log);
        }
    }
}
