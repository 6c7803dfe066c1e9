//! A slow plain scorer: every reading as a list of groups, every yaku by its definition over that list.
use super::hands::Case;
use super::sheet::{Merged, Renhou, Sheet, Thirteen};
use reglament_rules::meld::{Group as Called, MeldKind};
use reglament_rules::riichi::{Riichi, Situation, Win, Yaku};
use reglament_rules::tile::TileKind;

/// Three or four tiles by number (0–33).
#[derive(Clone)]
struct Group {
    tiles: Vec<usize>,
    side: Side,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Concealed,
    Open,
}

/// What a reading is worth: base points, han and rounded fu decide; `yaku` with the han of each.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Worth {
    pub(crate) base: u32,
    pub(crate) han: u32,
    pub(crate) fu: u32,
    pub(crate) yaku: Vec<(Yaku, u32)>,
}

fn is_end(k: usize) -> bool {
    k >= 27 || [0, 8].contains(&(k % 9))
}

impl Group {
    fn is_chow(&self) -> bool {
        self.tiles[0] != self.tiles[1]
    }
}

/// All readings that may be taken, those of equal base points, han and fu together; none without a yaku.
pub(crate) fn score(sheet: &Sheet, case: &Case) -> Vec<Worth> {
    let has = |s| case.ctx.situations.has(s);
    let mut found = Vec::new();
    let counts = case.hand.concealed.to_array();
    let kinds: Vec<usize> = (0..34).filter(|k| counts[*k] > 0).collect();
    let ends = (0..34).filter(|k| is_end(*k));
    let facts = Facts::of(sheet, case);
    if case.hand.melds.is_empty() && kinds.len() == 7 && kinds.iter().all(|k| counts[*k] == 2) {
        found.extend(facts.value(&[Yaku::Chiitoitsu], 25));
    }
    if ends.eq(kinds.iter().copied()) && case.hand.melds.is_empty() {
        let thirteen = counts[case.win.kind().index()] == 2;
        found.extend(facts.value(&[if thirteen { Yaku::Kokushi13 } else { Yaku::Kokushi }], 0));
    }
    let declared = case.hand.melds.iter().map(|m| Group {
        tiles: match m.group() {
            Called::Chow(k) => (k.index()..k.index() + 3).collect(),
            Called::Pung(k) => vec![k.index(); 3],
            Called::Kong(k) => vec![k.index(); 4],
        },
        side: if m.kind() == MeldKind::ConcealedKong { Side::Concealed } else { Side::Open },
    });
    let declared: Vec<Group> = declared.collect();
    for pair in 0..34 {
        if counts[pair] >= 2 {
            let mut left = counts;
            left[pair] -= 2;
            split(&mut left, &mut Vec::new(), &mut |groups| {
                facts.placements(pair, groups, &declared, &mut found);
            });
        }
    }
    let merged = has(Situation::MergedTile) && sheet.merged == Merged::Cheapest;
    let key = |w: &Worth| (w.base, w.han, w.fu);
    let best = if merged { found.iter().map(key).min() } else { found.iter().map(key).max() };
    if has(Situation::Renhou) && sheet.renhou == Renhou::Mangan && best.is_none_or(|best| best.0 <= 2000) {
        return vec![Worth { base: 2000, han: 5, fu: 0, yaku: vec![(Yaku::Renhou, 5)] }];
    }
    found.retain(|w| Some(key(w)) == best);
    found
}

/// Takes groups off, the lowest tile first, until nothing is left.
fn split(left: &mut [u8; 34], groups: &mut Vec<Group>, found: &mut impl FnMut(&[Group])) {
    let Some(k) = (0..34).find(|k| left[*k] > 0) else { return found(groups) };
    let mut shapes = vec![vec![k; 3]];
    if k < 27 && k % 9 < 7 {
        shapes.push(vec![k, k + 1, k + 2]);
    }
    for tiles in shapes {
        let before = *left;
        if tiles.iter().all(|t| left[*t].checked_sub(1).map(|n| left[*t] = n).is_some()) {
            groups.push(Group { tiles, side: Side::Concealed });
            split(left, groups, found);
            groups.pop();
        }
        *left = before;
    }
}

struct Facts<'a> {
    sheet: &'a Sheet,
    case: &'a Case,
    /// All tiles, those of melds too.
    tiles: Vec<usize>,
}

impl<'a> Facts<'a> {
    fn of(sheet: &'a Sheet, case: &'a Case) -> Self {
        let counts = case.hand.concealed.to_array();
        let mut tiles: Vec<usize> = (0..34).flat_map(|k| vec![k; counts[k].into()]).collect();
        tiles.extend(case.hand.melds.iter().flat_map(|m| m.group().tiles()).map(TileKind::index));
        Self { sheet, case, tiles }
    }

    /// Whether no group was claimed.
    fn is_concealed(&self) -> bool {
        self.case.hand.melds.iter().all(|m| m.kind() == MeldKind::ConcealedKong)
    }

    /// Whether the win counts as a self-draw: not so where a rinshan win is read as a ron.
    fn is_drawn(&self) -> bool {
        let as_ron = self.case.ctx.kong_feeder.is_some() && self.sheet.has("rinshan as ron");
        self.case.ctx.win == Win::SelfDraw && !as_ron
    }

    /// Whether the wait gives fu and pinfu.
    fn wait_counts(&self) -> bool {
        !self.case.ctx.situations.has(Situation::MergedTile) || self.sheet.merged == Merged::Ignored
    }

    /// Values the reading with the winning tile in each group that has it, and in the pair.
    fn placements(&self, pair: usize, groups: &[Group], declared: &[Group], found: &mut Vec<Worth>) {
        let win = self.case.win.kind().index();
        let all = |groups: &[Group]| [declared, groups].concat();
        if pair == win {
            found.extend(self.standard(pair, &all(groups), Some(2), None));
        }
        for (i, group) in groups.iter().enumerate().filter(|(_, g)| g.tiles.contains(&win)) {
            let mut groups = groups.to_vec();
            let wait = if group.is_chow() {
                let (first, place) = (group.tiles[0] % 9, win - group.tiles[0]);
                Some(match (place, first) {
                    (1, _) | (0, 6) | (2, 0) => 2,
                    _ => 0,
                })
            } else {
                groups[i].side = if self.is_drawn() { Side::Concealed } else { Side::Open };
                None
            };
            found.extend(self.standard(pair, &all(&groups), wait, Some(group.is_chow())));
        }
    }

    /// `wait` is the fu of a wait on a chow or the pair; `chow` whether a chow was completed, `None` for the pair.
    fn standard(
        &self,
        pair: usize,
        groups: &[Group],
        wait: Option<u32>,
        chow: Option<bool>,
    ) -> Option<Worth> {
        let (seat, round) = self.winds();
        let chows: Vec<usize> = groups.iter().filter(|g| g.is_chow()).map(|g| g.tiles[0]).collect();
        let same: Vec<&Group> = groups.iter().filter(|g| !g.is_chow()).collect();
        let triplet = |k: usize| same.iter().any(|g| g.tiles[0] == k);
        let count = |kinds: std::ops::Range<usize>| kinds.filter(|k| triplet(*k)).count();
        let kongs = same.iter().filter(|g| g.tiles.len() == 4).count();
        let hidden = same.iter().filter(|g| g.side == Side::Concealed).count();
        let mut yaku = Vec::new();
        let mut add = |y, holds: bool| {
            if holds {
                yaku.push(y);
            }
        };
        let pair_fu = if pair == seat && pair == round {
            self.sheet.double_wind
        } else if pair == seat || pair == round || pair >= 31 {
            2
        } else {
            0
        };
        let pinfu = self.is_concealed()
            && chows.len() == 4
            && pair_fu == 0
            && chow == Some(true)
            && wait == Some(0)
            && self.wait_counts();
        add(Yaku::Pinfu, pinfu);
        for (y, k) in [
            (Yaku::SeatWind, seat),
            (Yaku::RoundWind, round),
            (Yaku::Haku, 31),
            (Yaku::Hatsu, 32),
            (Yaku::Chun, 33),
        ] {
            add(y, triplet(k));
        }
        let twins: usize = (0..27).map(|k| chows.iter().filter(|c| **c == k).count() / 2).sum();
        add(Yaku::Iipeikou, self.is_concealed() && twins == 1);
        add(Yaku::Ryanpeikou, self.is_concealed() && twins == 2);
        let outside = groups.iter().all(|g| g.tiles.iter().any(|k| is_end(*k))) && is_end(pair);
        let honours = self.tiles.iter().any(|k| *k >= 27);
        add(Yaku::Chanta, outside && !chows.is_empty() && honours);
        add(Yaku::Junchan, outside && !chows.is_empty() && !honours);
        let has = |k: usize| chows.contains(&k);
        add(Yaku::Ittsu, (0..3).any(|s| (0..3).all(|i| has(9 * s + 3 * i))));
        add(Yaku::SanshokuDoujun, (0..7).any(|r| (0..3).all(|s| has(9 * s + r))));
        add(Yaku::SanshokuDoukou, (0..9).any(|r| (0..3).all(|s| triplet(9 * s + r))));
        add(Yaku::Toitoi, chows.is_empty());
        add(Yaku::Sanankou, hidden == 3);
        add(Yaku::Suuankou, hidden == 4 && chow.is_some());
        add(Yaku::SuuankouTanki, hidden == 4 && chow.is_none());
        add(Yaku::Sankantsu, kongs == 3);
        add(Yaku::Suukantsu, kongs == 4);
        add(Yaku::Shousangen, count(31..34) == 2 && pair >= 31);
        add(Yaku::Daisangen, count(31..34) == 3);
        add(Yaku::Shousuushii, count(27..31) == 3 && (27..31).contains(&pair));
        add(Yaku::Daisuushii, count(27..31) == 4);

        let mut fu = if self.is_concealed() && !self.is_drawn() { 30 } else { 20 };
        for group in &same {
            let mut n = if is_end(group.tiles[0]) { 4 } else { 2 };
            n *= if group.side == Side::Concealed { 2 } else { 1 };
            fu += n * if group.tiles.len() == 4 { 4 } else { 1 };
        }
        fu += pair_fu;
        if self.wait_counts() {
            fu += wait.unwrap_or(0);
        }
        if self.is_drawn() && !pinfu {
            let rinshan = self.case.ctx.situations.has(Situation::Rinshan);
            fu += if rinshan { self.sheet.rinshan_fu } else { 2 };
        }
        if fu == 20 && !self.is_concealed() {
            fu = 22;
        }
        self.value(&yaku, fu.div_ceil(10) * 10)
    }

    fn winds(&self) -> (usize, usize) {
        let ctx = &self.case.ctx;
        (27 + (ctx.winner.index() + 4 - ctx.dealer.index()) % 4, 27 + ctx.prevailing.index())
    }

    /// Adds what the tiles alone and the circumstances give, and counts.
    fn value(&self, shape: &[Yaku], fu: u32) -> Option<Worth> {
        let mut yaku = shape.to_vec();
        yaku.extend(self.tile_yaku());
        yaku.extend(self.situations());
        let mut lines: Vec<(Yaku, u32)> = yaku.iter().filter(|y| y.is_yakuman()).map(|y| (*y, 13)).collect();
        if !lines.is_empty() {
            lines.sort();
            let n = lines.len() as u32;
            let paid = if self.sheet.has("sums") { n } else { 1 };
            return Some(Worth { base: 8000 * paid, han: 13 * n, fu, yaku: lines });
        }
        lines = yaku.iter().map(|y| (*y, self.han(*y))).collect();
        if lines.is_empty() {
            return None;
        }
        lines.extend(self.dora().into_iter().filter(|(_, n)| *n > 0));
        lines.sort();
        let han = lines.iter().map(|(_, han)| han).sum();
        let base = match han {
            0..=4 => {
                let base = fu * 2u32.pow(han + 2);
                if base == 1920 && self.sheet.has("kiriage") { 2000 } else { base.min(2000) }
            }
            5 => 2000,
            6 | 7 => 3000,
            8..=10 => 4000,
            11 | 12 => 6000,
            _ if self.sheet.thirteen == Thirteen::Yakuman => 8000,
            _ => 6000,
        };
        Some(Worth { base, han, fu, yaku: lines })
    }

    fn tile_yaku(&self) -> Vec<Yaku> {
        let tiles = &self.tiles;
        let all = |f: &dyn Fn(usize) -> bool| tiles.iter().all(|k| f(*k));
        let suits = (0..3).filter(|s| tiles.iter().any(|k| k / 9 == *s)).count();
        let honours = tiles.iter().any(|k| *k >= 27);
        let dragons = tiles.iter().filter(|k| **k == 32).count() >= 3;
        let green = all(&|k| [19, 20, 21, 23, 25, 32].contains(&k))
            && (dragons || !self.sheet.has("green dragons in all green"));
        let mut out = Vec::new();
        for (yaku, holds) in [
            (Yaku::Tanyao, all(&|k| !is_end(k))),
            (Yaku::Honroutou, all(&is_end) && honours && suits > 0),
            (Yaku::Tsuuiisou, all(&|k| k >= 27)),
            (Yaku::Chinroutou, all(&|k| is_end(k) && k < 27)),
            (Yaku::Honitsu, suits == 1 && honours),
            (Yaku::Chinitsu, suits == 1 && !honours),
            (Yaku::Ryuuiisou, green),
        ] {
            if holds {
                out.push(yaku);
            }
        }
        let mut rest: Vec<usize> = tiles.clone();
        let gates = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8].map(|i| tiles[0] / 9 * 9 + i);
        let nine = gates.iter().all(|g| rest.iter().position(|k| k == g).map(|i| rest.remove(i)).is_some());
        if suits == 1 && !honours && nine && self.case.hand.melds.is_empty() {
            let pure = rest[0] == self.case.win.kind().index();
            out.push(if pure { Yaku::JunseiChuuren } else { Yaku::Chuuren });
        }
        out
    }

    fn situations(&self) -> Vec<Yaku> {
        let ctx = &self.case.ctx;
        let mut out = match ctx.riichi {
            Riichi::None => vec![],
            Riichi::Declared => vec![Yaku::Riichi],
            Riichi::Double => vec![Yaku::DoubleRiichi],
        };
        if self.is_drawn() && self.is_concealed() {
            out.push(Yaku::MenzenTsumo);
        }
        if ctx.situations.has(Situation::Ippatsu) && self.sheet.has("ippatsu") {
            out.push(Yaku::Ippatsu);
        }
        for (situation, yaku) in [
            (Situation::Rinshan, Yaku::Rinshan),
            (Situation::Chankan, Yaku::Chankan),
            (Situation::Haitei, Yaku::Haitei),
            (Situation::Houtei, Yaku::Houtei),
            (Situation::Tenhou, Yaku::Tenhou),
            (Situation::Chihou, Yaku::Chihou),
        ] {
            if ctx.situations.has(situation) {
                out.push(yaku);
            }
        }
        out
    }

    fn dora(&self) -> [(Yaku, u32); 3] {
        let ctx = &self.case.ctx;
        let turned = |n: usize| if self.sheet.has("kan dora") { n } else { n.min(1) };
        let pointed = |indicator: usize| match indicator {
            30 => 27,
            33 => 31,
            n if n < 27 && n % 9 == 8 => n - 8,
            n => n + 1,
        };
        let count = |kinds: &[TileKind]| {
            let kinds = &kinds[..turned(kinds.len())];
            let hits = kinds.iter().map(|i| self.tiles.iter().filter(|k| **k == pointed(i.index())).count());
            hits.sum::<usize>() as u32
        };
        let ura = if self.sheet.has("ura") { count(&ctx.ura_indicators) } else { 0 };
        let reds: u32 = self.case.hand.red_fives.iter().map(|n| u32::from(*n)).sum();
        let reds = if self.sheet.has("red fives") { reds } else { 0 };
        [(Yaku::Dora, count(&ctx.indicators)), (Yaku::UraDora, ura), (Yaku::RedDora, reds)]
    }

    fn han(&self, yaku: Yaku) -> u32 {
        let (closed, less_when_open) = match yaku {
            Yaku::DoubleRiichi
            | Yaku::Chiitoitsu
            | Yaku::SanshokuDoukou
            | Yaku::Sankantsu
            | Yaku::Toitoi
            | Yaku::Sanankou
            | Yaku::Shousangen
            | Yaku::Honroutou => (2, 0),
            Yaku::Chanta | Yaku::Ittsu | Yaku::SanshokuDoujun => (2, 1),
            Yaku::Ryanpeikou => (3, 0),
            Yaku::Junchan | Yaku::Honitsu => (3, 1),
            Yaku::Chinitsu => (6, 1),
            _ => (1, 0),
        };
        if self.is_concealed() { closed } else { closed - less_when_open }
    }
}
