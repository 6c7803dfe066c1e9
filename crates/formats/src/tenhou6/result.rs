//! Item 16 of a deal: who won or why nobody did. Numbers decide; the text is what its writer made of them.
use crate::error::ReadError;
use crate::json::At;
use crate::record::{Deal, DrawKind, DrawResult, Limit, LogYaku, Outcome, Recorded, Split, Win};
use crate::shown;
use rules::tile::Tile;

/// A draw as texts name it, Tenhou's own and those of converters.
const DRAWS: [(&str, DrawKind); 11] = [
    ("流局", DrawKind::Exhaustive),
    (ALL_SHOW, DrawKind::Exhaustive),
    (NONE_SHOW, DrawKind::Exhaustive),
    ("流し満貫", DrawKind::Nagashi),
    ("九種九牌", DrawKind::NineTerminals),
    ("四風連打", DrawKind::FourWinds),
    ("四家立直", DrawKind::FourRiichi),
    ("四槓散了", DrawKind::FourKongs),
    ("四開槓", DrawKind::FourKongs),
    ("三家和了", DrawKind::TripleRon),
    ("三家和", DrawKind::TripleRon),
];

/// An exhaustive draw with all four hands shown: no change of points, and no list of them.
pub(super) const ALL_SHOW: &str = "全員聴牌";
/// An exhaustive draw without a hand shown.
pub(super) const NONE_SHOW: &str = "全員不聴";
/// A deal whose result is not known.
pub(super) const UNKNOWN: &str = "不明";
/// The text of a win.
pub(super) const WIN: &str = "和了";

/// Tenhou's own text of a draw.
pub(super) fn draw_text(kind: DrawKind) -> &'static str {
    DRAWS.iter().find(|(_, k)| *k == kind).map_or("", |(text, _)| text)
}

/// What item 16 says by itself, before the order of events is known.
pub(super) enum Told<'a> {
    Wins(Vec<(At<'a>, [i32; 4])>),
    Draw(DrawKind, [i32; 4], Option<[bool; 4]>),
    Unknown,
}

pub(super) fn told<'a>(at: &'a At<'a>) -> Result<Told<'a>, ReadError> {
    const EXPECTED: &str = "和了 or the name of a draw";
    let text = at.item(0).str(EXPECTED)?;
    if text == UNKNOWN {
        return Ok(Told::Unknown);
    }
    if text != WIN {
        let (_, kind) = DRAWS.iter().find(|(t, _)| *t == text).ok_or_else(|| at.item(0).bad(EXPECTED))?;
        let delta = at.item(1).present().map(|d| d.ints("four changes")).transpose()?;
        let all_or_none = match text {
            ALL_SHOW => Some([true; 4]),
            NONE_SHOW => Some([false; 4]),
            _ => None,
        };
        return Ok(Told::Draw(*kind, delta.unwrap_or_default(), all_or_none));
    }
    let mut wins = Vec::new();
    let items: Vec<_> = at.items("a result")?.skip(1).collect();
    for pair in items.chunks(2) {
        let [delta, info] = pair else { return Err(pair[0].bad("changes and a winner after them")) };
        wins.push((*info, delta.ints("four changes")?));
    }
    if (1..=3).contains(&wins.len()) { Ok(Told::Wins(wins)) } else { Err(at.bad("one to three winners")) }
}

/// The outcome, now that the events of the deal are in place.
pub(super) fn outcome(
    deal: &mut Deal,
    told: &Told<'_>,
    ura: &[Tile],
) -> Result<(Option<Outcome>, bool), ReadError> {
    let mut wins: Vec<Win> = Vec::new();
    let mut ura_unknown = false;
    match told {
        Told::Draw(kind, delta, who) => {
            let change = deal.change(None, *delta);
            let who = who.or_else(|| shown::who(deal, *kind, *delta));
            let shown = who.and_then(|who| shown::hands(deal, who));
            let draw = DrawResult { kind: *kind, change, shown, counters: None };
            return Ok((Some(Outcome::Draw(draw)), false));
        }
        Told::Unknown => return Ok((None, false)),
        Told::Wins(list) => {
            for (info, delta) in list {
                let winner = info.item(0).seat()?;
                let third = info.item(2).present().map(|s| s.seat()).transpose()?;
                let ura = if !deal.has_accepted_riichi(winner) {
                    Some(Vec::new())
                } else if ura.is_empty() {
                    ura_unknown = true;
                    None
                } else {
                    Some(ura.to_vec())
                };
                wins.push(Win {
                    winner,
                    from: info.item(1).seat()?,
                    tile: deal.last_tile().ok_or_else(|| info.bad("a winner after a tile was played"))?,
                    ura,
                    liable: third.filter(|s| *s != winner),
                    change: deal.change(wins.last(), *delta),
                    chips: None,
                    value: value(deal, info, winner)?,
                    table: None,
                });
            }
        }
    }
    Ok((Some(Outcome::Wins(wins)), ura_unknown))
}

/// A number of a text that nothing can be worth.
struct TooLarge;

/// The value that the texts give, as far as they can be understood: words that are not known are no reason to
/// refuse the log, numbers that cannot be are.
fn value(deal: &Deal, info: &At<'_>, winner: rules::seat::Seat) -> Result<Recorded, ReadError> {
    const EXPECTED: &str = "numbers that a win can have";
    let mut value = Recorded::default();
    let text = info.item(3).value.as_str().unwrap_or_default();
    let large = |TooLarge| info.item(3).bad(EXPECTED);
    if let Some(points) = points(text).map_err(large)? {
        value.points = Some(points.total());
        value.limit = Some(Limit::of_points(points.total(), winner == deal.dealer));
    }
    let before = |unit: char| {
        let digits = text.split_once(unit)?.0.rsplit(|c: char| !c.is_ascii_digit()).next();
        digits.filter(|digits| !digits.is_empty())
    };
    let number = |digits: Option<&str>| {
        let parse = |digits: &str| digits.parse::<u8>().map_err(|_| info.item(3).bad(EXPECTED));
        digits.map(parse).transpose()
    };
    value.fu = number(before('符'))?;
    value.han = number(before('飜').or_else(|| before('翻')))?;
    let list = info.value.as_array().map_or(&[][..], |list| list.get(4..).unwrap_or_default());
    let mut all = true;
    for (i, item) in list.iter().enumerate() {
        let Some(item) = item.as_str() else { continue };
        match yaku(item, deal, winner).map_err(|TooLarge| info.item(4 + i).bad(EXPECTED))? {
            Some((yaku, None)) => value.yakuman.push(yaku),
            Some((_, Some(0))) => {}
            Some((yaku, Some(han))) => value.yaku.push((yaku, han)),
            None => all = false,
        }
    }
    if !all {
        // Half a list would be taken for the whole.
        (value.yaku, value.yakuman) = (Vec::new(), Vec::new());
    } else if !value.yaku.is_empty() {
        value.han = Some(value.yaku.iter().fold(0, |sum, (_, han)| sum.saturating_add(*han)));
    }
    Ok(value)
}

/// `8000点`, `2000-4000点`, `4000点∀` behind anything.
fn points(text: &str) -> Result<Option<Split>, TooLarge> {
    let Some((before, after)) = text.rsplit_once('点') else { return Ok(None) };
    let start = before
        .rfind(|c: char| !c.is_ascii_digit() && c != '-')
        .map_or(0, |i| i + before[i..].chars().next().map_or(1, char::len_utf8));
    let digits = &before[start..];
    let number = |s: &str| match s.parse::<i32>() {
        Ok(n) if (0..10_000_000).contains(&n) => Ok(Some(n)),
        _ if s.is_empty() || s.contains('-') => Ok(None),
        _ => Err(TooLarge),
    };
    Ok(match digits.split_once('-') {
        Some((others, dealer)) => {
            number(dealer)?.zip(number(others)?).map(|(dealer, others)| Split::Draw { dealer, others })
        }
        None if after.starts_with('∀') => number(digits)?.map(Split::DealerDraw),
        None => number(digits)?.map(Split::Discard),
    })
}

/// `立直(1飜)` or `四暗刻(役満)`: the pattern and its han, none for a yakuman.
fn yaku(
    item: &str,
    deal: &Deal,
    winner: rules::seat::Seat,
) -> Result<Option<(LogYaku, Option<u8>)>, TooLarge> {
    let parts = item.split_once('(').and_then(|(name, rest)| Some((name, rest.strip_suffix(')')?)));
    let Some((name, worth)) = parts else { return Ok(None) };
    let digits = worth.trim_end_matches(['飜', '翻']);
    let han = match digits.parse::<u8>() {
        _ if worth == "役満" => None,
        Ok(han) => Some(han),
        Err(_) if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) => return Err(TooLarge),
        Err(_) => return Ok(None),
    };
    let yaku = LogYaku::from_sign(name).or_else(|| other_name(name, deal, winner));
    Ok(yaku.map(|yaku| (yaku, han)))
}

/// Names that converters use.
fn other_name(name: &str, deal: &Deal, winner: rules::seat::Seat) -> Option<LogYaku> {
    let seat = LogYaku::SeatWindEast.tenhou() + winner.wind(deal.dealer).index();
    let round = LogYaku::RoundWindEast.tenhou() + deal.prevailing().index();
    match name {
        "ダブル立直" => Some(LogYaku::DoubleRiichi),
        "役牌:自風牌" | "自風牌" => LogYaku::from_tenhou(seat),
        "役牌:場風牌" | "場風牌" => LogYaku::from_tenhou(round),
        "役牌:白" | "役牌白" => Some(LogYaku::Haku),
        "役牌:發" | "役牌發" => Some(LogYaku::Hatsu),
        "役牌:中" | "役牌中" => Some(LogYaku::Chun),
        "海底撈月" => Some(LogYaku::Haitei),
        "断么九" => Some(LogYaku::Tanyao),
        "国士無双十三面待ち" | "国士無双十三面" => Some(LogYaku::Kokushi13),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_stand_before_their_sign() {
        let points = |text: &str| points(text).ok().flatten();
        assert_eq!(points("30符4飜7700点"), Some(Split::Discard(7700)));
        assert_eq!(points("20符2飜400-700点"), Some(Split::Draw { dealer: 700, others: 400 }));
        assert_eq!(points("満貫4000点∀"), Some(Split::DealerDraw(4000)));
        assert_eq!(points("役満8000-16000点").map(Split::total), Some(32000));
        assert_eq!(points("Mangan 8000点"), Some(Split::Discard(8000)));
        assert_eq!((points(""), points("点"), points("x-点")), (None, None, None));
        assert!(super::points("99999999999点").is_err() && super::points("1-99999999点").is_err());
    }

    #[test]
    fn every_draw_has_a_text_that_is_read_back() {
        for kind in DrawKind::ALL {
            let text = draw_text(kind);
            assert_eq!(DRAWS.iter().find(|(t, _)| *t == text).map(|(_, k)| *k), Some(kind));
        }
    }
}
