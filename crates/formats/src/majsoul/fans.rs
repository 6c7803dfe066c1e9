//! Numbers of patterns in Mahjong Soul.
use crate::record::Deal;
use crate::record::LogYaku::{self, *};
use rules::seat::Seat;

/// Patterns by number from 1 on. The winds stand for the seat's and the round's own.
const FANS: [Option<LogYaku>; 50] = [
    Some(MenzenTsumo),
    Some(Riichi),
    Some(Chankan),
    Some(Rinshan),
    Some(Haitei),
    Some(Houtei),
    Some(Haku),
    Some(Hatsu),
    Some(Chun),
    Some(SeatWindEast),
    Some(RoundWindEast),
    Some(Tanyao),
    Some(Iipeikou),
    Some(Pinfu),
    Some(Chanta),
    Some(Ittsu),
    Some(Sanshoku),
    Some(DoubleRiichi),
    Some(SanshokuDoukou),
    Some(Sankantsu),
    Some(Toitoi),
    Some(Sanankou),
    Some(Shousangen),
    Some(Honroutou),
    Some(Chiitoitsu),
    Some(Junchan),
    Some(Honitsu),
    Some(Ryanpeikou),
    Some(Chinitsu),
    Some(Ippatsu),
    Some(Dora),
    Some(AkaDora),
    Some(UraDora),
    None,
    Some(Tenhou),
    Some(Chiihou),
    Some(Daisangen),
    Some(Suuankou),
    Some(Tsuuiisou),
    Some(Ryuuiisou),
    Some(Chinroutou),
    Some(Kokushi),
    Some(Shousuushii),
    Some(Suukantsu),
    Some(Chuuren),
    None,
    Some(JunseiChuuren),
    Some(SuuankouTanki),
    Some(Kokushi13),
    Some(Daisuushii),
];

/// The pattern with this number; `None` for the north tiles of games of three and for patterns of events.
pub(super) fn fan(number: usize, deal: &Deal, winner: Seat) -> Option<LogYaku> {
    match (*FANS.get(number.checked_sub(1)?)?)? {
        SeatWindEast => LogYaku::from_tenhou(SeatWindEast.tenhou() + winner.wind(deal.dealer).index()),
        RoundWindEast => LogYaku::from_tenhou(RoundWindEast.tenhou() + deal.prevailing().index()),
        other => Some(other),
    }
}
