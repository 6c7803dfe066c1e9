//! The tags that end a deal: AGARI, one for each winner, and RYUUKYOKU.
use super::meld::meld;
use super::tags::{Tag, decimal};
use super::tile::tile;
use crate::error::ReadError;
use crate::record::{
    Change, Declared, DrawKind, DrawResult, GameEnd, Limit, LogYaku, Recorded, Repeated, Split, Win,
};
use rules::tile::Tile;

/// An AGARI tag by itself. The hand in it repeats what the events of the deal already say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agari {
    /// The result as every form has it.
    pub win: Win,
    /// Concealed tiles, the winning tile among them.
    pub concealed: Vec<Tile>,
    /// Declared groups, the oldest first.
    pub melds: Vec<Declared>,
    /// Dora indicators.
    pub indicators: Vec<Tile>,
}

impl Agari {
    /// Who pays what of the recorded points.
    pub fn split(&self, dealer: bool) -> Option<Split> {
        let self_draw = self.win.winner == self.win.from;
        self.win.value.points.map(|points| Split::of(points, self_draw, dealer))
    }
}

pub(super) fn agari(tag: &Tag<'_>, reds: bool) -> Result<Agari, ReadError> {
    let number: u16 = tag.number("machi", "the winning tile's number")?;
    let tile = tile(number, reds).ok_or_else(|| tag.bad("machi", "a tile number, 0 to 135"))?;
    let mut melds = tag
        .list::<u16>("m", "meld numbers")?
        .unwrap_or_default()
        .into_iter()
        .map(|m| meld(m, reds).ok())
        .collect::<Option<Vec<_>>>()
        .ok_or_else(|| tag.bad("m", "meld numbers"))?;
    melds.reverse();
    let (change, chips) = change(tag)?;
    let value = value(tag)?;
    // Tenhou writes the ura indicators for a riichi winner only, and for every one.
    let ura = tag.tiles("doraHaiUra", reds)?;
    let mut concealed = tag.tiles("hai", reds)?;
    if let Some(tiles) = &mut concealed {
        tiles.sort_unstable_by_key(|t| (t.kind(), !t.is_red()));
    }
    let indicators = tag.tiles("doraHai", reds)?;
    let table = Repeated {
        counters: counters(tag)?,
        concealed: concealed.clone(),
        // A hand without groups has no such attribute.
        melds: concealed.is_some().then(|| melds.clone()),
        indicators: indicators.clone(),
    };
    let win = Win {
        winner: tag.seat("who")?,
        from: tag.seat("fromWho")?,
        tile,
        ura: Some(ura.unwrap_or_default()),
        liable: tag.raw("paoWho").map(|_| tag.seat("paoWho")).transpose()?,
        change,
        chips,
        value,
        table: Some(Box::new(table)),
    };
    let (concealed, indicators) = (concealed.unwrap_or_default(), indicators.unwrap_or_default());
    Ok(Agari { win, concealed, melds, indicators })
}

/// `ba`: honba and sticks on the table.
fn counters(tag: &Tag<'_>) -> Result<Option<[u16; 2]>, ReadError> {
    tag.raw("ba").map(|_| tag.exactly("ba", "honba and sticks")).transpose()
}

fn value(tag: &Tag<'_>) -> Result<Recorded, ReadError> {
    let [fu, points, limit] = tag.exactly::<i32, 3>("ten", "fu, points and limit")?;
    let limit = usize::try_from(limit).ok().and_then(|n| Limit::ALL.get(n).copied());
    let limit = limit.ok_or_else(|| tag.bad("ten", "a limit, 0 to 5"))?;
    let fu = u8::try_from(fu).map_err(|_| tag.bad("ten", "fu below 256"))?;
    let name = |n: usize, key| LogYaku::from_tenhou(n).ok_or_else(|| tag.bad(key, "yaku numbers, 0 to 54"));
    let mut yaku = Vec::new();
    for pair in tag.list::<u8>("yaku", "pairs of yaku number and han")?.unwrap_or_default().chunks(2) {
        let [id, han] = *pair else { return Err(tag.bad("yaku", "pairs of yaku number and han")) };
        // A riichi winner without ura dora has a pair of no han, which says nothing.
        if han > 0 {
            yaku.push((name(usize::from(id), "yaku")?, han));
        }
    }
    let yakuman = tag.list::<u8>("yakuman", "yaku numbers")?.unwrap_or_default();
    let yakuman: Vec<_> =
        yakuman.into_iter().map(|id| name(usize::from(id), "yakuman")).collect::<Result<_, _>>()?;
    let han = yaku.iter().fold(0u8, |sum, (_, han)| sum.saturating_add(*han));
    Ok(Recorded {
        // Thirteen orphans have none.
        fu: Some(fu).filter(|fu| *fu > 0),
        han: (!yaku.is_empty()).then_some(han),
        points: Some(points),
        limit: Some(limit),
        yaku,
        yakuman,
    })
}

pub(super) fn ryuukyoku(tag: &Tag<'_>, reds: bool) -> Result<DrawResult, ReadError> {
    let kind = match tag.raw("type") {
        None => DrawKind::Exhaustive,
        Some("nm") => DrawKind::Nagashi,
        Some("yao9") => DrawKind::NineTerminals,
        Some("kaze4") => DrawKind::FourWinds,
        Some("reach4") => DrawKind::FourRiichi,
        Some("kan4") => DrawKind::FourKongs,
        Some("ron3") => DrawKind::TripleRon,
        Some(_) => return Err(tag.bad("type", "one of nm, yao9, kaze4, reach4, kan4, ron3")),
    };
    let mut shown = [None, None, None, None];
    for (slot, key) in shown.iter_mut().zip(["hai0", "hai1", "hai2", "hai3"]) {
        *slot = tag.tiles(key, reds)?;
    }
    Ok(DrawResult { kind, change: change(tag)?.0, shown: Some(shown), counters: counters(tag)? })
}

/// `sc`: before and change by seat in hundreds; in chip lobbies the same of the chips behind it.
fn change(tag: &Tag<'_>) -> Result<(Change, Option<[i32; 4]>), ReadError> {
    const EXPECTED: &str = "points and change of four players";
    let sc = tag.list::<i32>("sc", EXPECTED)?.unwrap_or_default();
    if sc.len() != 8 && sc.len() != 16 {
        return Err(tag.bad("sc", EXPECTED));
    }
    let points = |i: usize| sc[i].checked_mul(100).ok_or_else(|| tag.bad("sc", EXPECTED));
    let mut change = Change { before: [0; 4], delta: [0; 4] };
    for seat in 0..4 {
        change.before[seat] = points(2 * seat)?;
        change.delta[seat] = points(2 * seat + 1)?;
    }
    let chips = (sc.len() == 16).then(|| std::array::from_fn(|seat| sc[9 + 2 * seat]));
    Ok((change, chips))
}

/// `owari`: final points in hundreds and the result with place bonuses, by seat.
pub(super) fn owari(tag: &Tag<'_>) -> Result<Option<GameEnd>, ReadError> {
    const EXPECTED: &str = "final points and results of four players";
    let Some(raw) = tag.raw("owari") else { return Ok(None) };
    let parts = raw.split(',').map(|part| decimal(part, 1)).collect::<Option<Vec<_>>>();
    let parts = parts.filter(|p| p.len() == 8 || p.len() == 16).ok_or_else(|| tag.bad("owari", EXPECTED))?;
    let mut end = GameEnd { scores: [0; 4], points: Some([0; 4]), chips: None };
    for seat in 0..4 {
        let hundreds = parts[2 * seat] / 10;
        end.scores[seat] = hundreds.checked_mul(100).ok_or_else(|| tag.bad("owari", EXPECTED))?;
    }
    end.points = Some(std::array::from_fn(|seat| parts[2 * seat + 1]));
    end.chips = (parts.len() == 16).then(|| std::array::from_fn(|seat| parts[8 + 2 * seat] / 10));
    Ok(Some(end))
}
