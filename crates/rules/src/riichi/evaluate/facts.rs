//! What a hand has whatever the reading: melds, dora, situations, and the yaku that the tiles alone decide.
use super::*;
use crate::meld::MeldKind;
use crate::riichi::context::{Riichi, Situation, Win, WinContext};
use crate::riichi::fu::{Concealed, Kong, group_fu};

impl<'a> Facts<'a> {
    pub(in crate::riichi) fn new(
        rules: &'a RiichiRules,
        hand: &'a Hand,
        win: TileKind,
        ctx: &WinContext,
        all: TileCounts,
        reds: u32,
    ) -> Self {
        let as_ron = ctx.kong_feeder.is_some() && rules.liability.rinshan.value == RinshanLiability::Ron;
        let taken = if ctx.win == Win::SelfDraw && !as_ron { Taken::SelfDraw } else { Taken::Ron };
        let merged =
            ctx.situations.has(Situation::MergedTile) && rules.yaku.merged_tile.value != MergedTile::Ignored;
        let mut facts = Self {
            rules,
            hand,
            win,
            all,
            hiding: Hiding::Concealed,
            taken,
            common: YakuSet::EMPTY,
            meld_chows: 0,
            open_triplets: 0,
            concealed_kongs: 0,
            concealed_kong_count: 0,
            kongs: 0,
            fixed_fu: 20,
            self_draw_fu: 0,
            seat_wind: ctx.seat_wind().tile(),
            round_wind: ctx.prevailing.tile(),
            dora: 0,
            ura: 0,
            reds: if rules.dora.red_fives.value == RedFives::None { 0 } else { reds },
            waits: if merged { WaitValue::Nothing } else { WaitValue::Counts },
        };
        facts.add_melds();
        let rinshan = ctx.situations.has(Situation::Rinshan);
        match (taken, facts.hiding) {
            (Taken::SelfDraw, _) if rinshan && rules.fu.rinshan.value == RinshanFu::None => {}
            (Taken::SelfDraw, _) => facts.self_draw_fu = 2,
            (Taken::Ron, Hiding::Concealed) => facts.fixed_fu += 10,
            (Taken::Ron, Hiding::Open) => {}
        }
        facts.count_dora(ctx);
        facts.add_situations(ctx);
        facts.add_tile_yaku();
        facts
    }

    fn add_melds(&mut self) {
        for meld in &self.hand.melds {
            let (tile, kong) = (meld.tile(), meld.kind().is_kong());
            self.kongs += u8::from(kong);
            match meld.kind() {
                MeldKind::Chow => {
                    self.meld_chows += Chows::of_suit(tile.index() / 9, 1 << (tile.index() % 9 * 3)).0;
                    self.hiding = Hiding::Open;
                }
                MeldKind::ConcealedKong => {
                    self.concealed_kongs |= 1 << tile.index();
                    self.concealed_kong_count += 1;
                    self.fixed_fu += group_fu(tile, Concealed::Yes, Kong::Yes);
                }
                _ => {
                    self.open_triplets |= 1 << tile.index();
                    self.fixed_fu += group_fu(tile, Concealed::No, if kong { Kong::Yes } else { Kong::No });
                    self.hiding = Hiding::Open;
                }
            }
        }
    }

    fn count_dora(&mut self, ctx: &WinContext) {
        let rules = &self.rules.dora;
        let count = |indicators: &[TileKind]| {
            let counted = match rules.kan_dora.value {
                KanDora::None => &indicators[..indicators.len().min(1)],
                KanDora::Counted => indicators,
            };
            counted.iter().map(|i| u32::from(self.all.get(i.after_indicator()))).sum()
        };
        self.dora = count(&ctx.indicators);
        if ctx.riichi != Riichi::None && rules.ura_dora.value == UraDora::Counted {
            self.ura = count(&ctx.ura_indicators);
        }
    }

    fn add_situations(&mut self, ctx: &WinContext) {
        let has = |s| ctx.situations.has(s);
        let rules = self.rules;
        let y = &mut self.common;
        match ctx.riichi {
            Riichi::None => {}
            Riichi::Declared => y.insert(Yaku::Riichi),
            Riichi::Double => y.insert(Yaku::DoubleRiichi),
        }
        y.insert_if(Yaku::MenzenTsumo, || self.taken == Taken::SelfDraw && self.hiding == Hiding::Concealed);
        if ctx.situations.is_empty() {
            return;
        }
        y.insert_if(Yaku::Ippatsu, || {
            has(Situation::Ippatsu) && rules.riichi.ippatsu.value == Ippatsu::OneHan
        });
        y.insert_if(Yaku::Rinshan, || has(Situation::Rinshan));
        y.insert_if(Yaku::Chankan, || has(Situation::Chankan));
        y.insert_if(Yaku::Haitei, || has(Situation::Haitei));
        y.insert_if(Yaku::Houtei, || has(Situation::Houtei));
        y.insert_if(Yaku::Tenhou, || has(Situation::Tenhou));
        y.insert_if(Yaku::Chihou, || has(Situation::Chihou));
        let renhou = has(Situation::Renhou);
        y.insert_if(Yaku::Renhou, || renhou && rules.yaku.renhou.value == Renhou::FiveHan);
        y.insert_if(Yaku::RenhouYakuman, || renhou && rules.yaku.renhou.value == Renhou::Yakuman);
    }

    /// Yaku that the tiles decide whatever the reading. Chanta and its kin, which exclude honroutou, are left to
    /// the readings.
    fn add_tile_yaku(&mut self) {
        let [m, p, s, z] = self.all.words();
        if z != 0 {
            self.add_honour_triplets(z);
        }
        let numbers = m | p | s;
        let concealed = self.hiding == Hiding::Concealed;
        let y = &mut self.common;
        let open_tanyao = self.rules.yaku.open_tanyao.value == OpenTanyao::Yes;
        y.insert_if(Yaku::Tanyao, || z == 0 && numbers & TERMINAL_FIELDS == 0 && (concealed || open_tanyao));
        let suits = u32::from(m != 0) + u32::from(p != 0) + u32::from(s != 0);
        y.insert_if(Yaku::Honitsu, || suits == 1 && z != 0);
        y.insert_if(Yaku::Chinitsu, || suits == 1 && z == 0);
        if numbers & !TERMINAL_FIELDS == 0 {
            y.insert_if(Yaku::Tsuuiisou, || suits == 0);
            y.insert_if(Yaku::Chinroutou, || z == 0);
            y.insert_if(Yaku::Honroutou, || suits != 0 && z != 0);
        }
        if m | p == 0 && s & !GREEN_FIELDS == 0 && z & !GREEN_DRAGON == 0 {
            let triplet = z & GREEN_DRAGON >= 3 * (GREEN_DRAGON / 7);
            let needed = self.rules.yaku.all_green.value == AllGreen::GreenDragonTriplet;
            y.insert_if(Yaku::Ryuuiisou, || triplet || !needed);
        }
        match self.kongs {
            3 => y.insert(Yaku::Sankantsu),
            4 => y.insert(Yaku::Suukantsu),
            _ => {}
        }
        if self.hand.melds.is_empty() && suits == 1 && z == 0 {
            self.add_nine_gates(numbers);
        }
    }

    /// Honours stand in no chow: three of a kind are a triplet, two the pair, and seven pairs hold no three.
    fn add_honour_triplets(&mut self, honours: u32) {
        let triplets = gather((honours >> 2) | (honours >> 1 & honours));
        if triplets == 0 {
            return;
        }
        let pairs = gather(honours >> 1 & !honours);
        let holds = |tile: TileKind| triplets >> (tile.index() - 27) & 1 == 1;
        let y = &mut self.common;
        y.insert_if(Yaku::SeatWind, || holds(self.seat_wind));
        y.insert_if(Yaku::RoundWind, || holds(self.round_wind));
        y.insert_if(Yaku::Haku, || holds(TileKind::WHITE));
        y.insert_if(Yaku::Hatsu, || holds(TileKind::GREEN));
        y.insert_if(Yaku::Chun, || holds(TileKind::RED));
        let (winds, dragons) = ((triplets & 0b1111).count_ones(), (triplets >> 4).count_ones());
        y.insert_if(Yaku::Daisangen, || dragons == 3);
        y.insert_if(Yaku::Shousangen, || dragons == 2 && pairs >> 4 != 0);
        y.insert_if(Yaku::Daisuushii, || winds == 4);
        y.insert_if(Yaku::Shousuushii, || winds == 3 && pairs & 0b1111 != 0);
    }

    fn add_nine_gates(&mut self, word: u32) {
        // Taking 1112345678999 away must leave exactly one tile, with no borrow from a neighbouring field.
        const GATES: u32 = 0o311_111_113;
        let Some(rest) = word.checked_sub(GATES) else { return };
        let holds = (0..9).all(|r| word >> (3 * r) & 7 >= GATES >> (3 * r) & 7);
        if holds && rest.is_power_of_two() && rest & LOW_BITS == rest {
            let pure = rest.trailing_zeros() as usize / 3 == self.win.index() % 9;
            self.common.insert(if pure { Yaku::JunseiChuuren } else { Yaku::Chuuren });
        }
    }
}
