//! Patterns as the logs of riichi games name them. Tenhou's numbers are the common measure; a rule set's own
//! patterns are another thing and are matched by whoever compares.

macro_rules! patterns {
    ($($name:ident $id:literal $sign:literal,)*) => {
        /// A pattern, in the order of Tenhou's numbers 0–54.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum LogYaku {
            $(#[doc = concat!("`", $id, "`, ", $sign, ".")] $name,)*
        }

        impl LogYaku {
            /// All, so that the index is Tenhou's number.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];
            const IDS: &'static [&'static str] = &[$($id),*];
            const SIGNS: &'static [&'static str] = &[$($sign),*];
        }
    };
}

patterns! {
    MenzenTsumo "menzen_tsumo" "門前清自摸和",
    Riichi "riichi" "立直",
    Ippatsu "ippatsu" "一発",
    Chankan "chankan" "槍槓",
    Rinshan "rinshan" "嶺上開花",
    Haitei "haitei" "海底摸月",
    Houtei "houtei" "河底撈魚",
    Pinfu "pinfu" "平和",
    Tanyao "tanyao" "断幺九",
    Iipeikou "iipeikou" "一盃口",
    SeatWindEast "seat_wind_east" "自風 東",
    SeatWindSouth "seat_wind_south" "自風 南",
    SeatWindWest "seat_wind_west" "自風 西",
    SeatWindNorth "seat_wind_north" "自風 北",
    RoundWindEast "round_wind_east" "場風 東",
    RoundWindSouth "round_wind_south" "場風 南",
    RoundWindWest "round_wind_west" "場風 西",
    RoundWindNorth "round_wind_north" "場風 北",
    Haku "haku" "役牌 白",
    Hatsu "hatsu" "役牌 發",
    Chun "chun" "役牌 中",
    DoubleRiichi "double_riichi" "両立直",
    Chiitoitsu "chiitoitsu" "七対子",
    Chanta "chanta" "混全帯幺九",
    Ittsu "ittsu" "一気通貫",
    Sanshoku "sanshoku" "三色同順",
    SanshokuDoukou "sanshoku_doukou" "三色同刻",
    Sankantsu "sankantsu" "三槓子",
    Toitoi "toitoi" "対々和",
    Sanankou "sanankou" "三暗刻",
    Shousangen "shousangen" "小三元",
    Honroutou "honroutou" "混老頭",
    Ryanpeikou "ryanpeikou" "二盃口",
    Junchan "junchan" "純全帯幺九",
    Honitsu "honitsu" "混一色",
    Chinitsu "chinitsu" "清一色",
    Renhou "renhou" "人和",
    Tenhou "tenhou" "天和",
    Chiihou "chiihou" "地和",
    Daisangen "daisangen" "大三元",
    Suuankou "suuankou" "四暗刻",
    SuuankouTanki "suuankou_tanki" "四暗刻単騎",
    Tsuuiisou "tsuuiisou" "字一色",
    Ryuuiisou "ryuuiisou" "緑一色",
    Chinroutou "chinroutou" "清老頭",
    Chuuren "chuuren" "九蓮宝燈",
    JunseiChuuren "junsei_chuuren" "純正九蓮宝燈",
    Kokushi "kokushi" "国士無双",
    Kokushi13 "kokushi_13" "国士無双１３面",
    Daisuushii "daisuushii" "大四喜",
    Shousuushii "shousuushii" "小四喜",
    Suukantsu "suukantsu" "四槓子",
    Dora "dora" "ドラ",
    UraDora "ura_dora" "裏ドラ",
    AkaDora "aka_dora" "赤ドラ",
}

impl LogYaku {
    /// The pattern with this number of Tenhou.
    pub fn from_tenhou(number: usize) -> Option<Self> {
        Self::ALL.get(number).copied()
    }

    /// Tenhou's number, 0–54.
    pub const fn tenhou(self) -> usize {
        self as usize
    }

    /// The id, such as `menzen_tsumo`.
    pub fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }

    /// The name in Tenhou's own JSON.
    pub fn sign(self) -> &'static str {
        Self::SIGNS[self as usize]
    }

    /// The pattern with this name in Tenhou's own JSON.
    pub fn from_sign(sign: &str) -> Option<Self> {
        Self::SIGNS.iter().position(|s| *s == sign).and_then(Self::from_tenhou)
    }

    /// Whether it is a bonus tile and no pattern.
    pub const fn is_bonus(self) -> bool {
        matches!(self, Self::Dora | Self::UraDora | Self::AkaDora)
    }
}
