//! The places in base rules that are cited, and the documents they stand in.

/// A document that a rule set rests on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// EMA, Riichi Rules for Japanese Mahjong, 2016 edition.
    Ema2016,
    /// Rule page of the Japan Professional Mahjong League, state of 2012.
    Jpml2012,
    /// Summary of the JPML rule before the reform of 2023.
    JpmlSummary,
    /// Summary of JPML-A of 2017.
    JpmlA2017,
    /// JPML professional test of 2022.
    JpmlTest2022,
    /// Furiten club, Novosibirsk: conditions of tournaments by JPML-B.
    FuritenB,
    /// Furiten club: table rules of 2011.
    FuritenTable,
    /// Condensed reference of the WRC rules of 2025.
    Wrc2025,
    /// WRC tournament table of 2017.
    Wrc2017,
    /// WRC rules text of 2015.
    Wrc2015,
    /// Russian translation and comparison of riichi rules (RRC).
    RussianRules,
    /// Public statement of the rules of Tenhou.
    TenhouRules,
    /// Riichi encyclopedia.
    Encyclopedia,
    /// Public implementation of the rule set.
    Implementation,
}

impl Source {
    /// The source whose code stands before the section.
    pub(super) fn of_place(text: &str) -> Self {
        match text.split(' ').next().unwrap_or(text) {
            "E" => Self::Ema2016,
            "J12" => Self::Jpml2012,
            "JN" => Self::JpmlSummary,
            "JA" => Self::JpmlA2017,
            "JT" => Self::JpmlTest2022,
            "FB" => Self::FuritenB,
            "FT" => Self::FuritenTable,
            "W25" => Self::Wrc2025,
            "WT" => Self::Wrc2017,
            "W15" => Self::Wrc2015,
            "RR" => Self::RussianRules,
            "KB" => Self::TenhouRules,
            "WK" => Self::Encyclopedia,
            _ => Self::Implementation,
        }
    }
}

/// Every place that a rule set cites: a source's code and the section. Sorted.
pub(super) const PLACES: &[&str] = &[
    "E 1.3",
    "E 3.3.1",
    "E 3.3.10",
    "E 3.3.11",
    "E 3.3.12",
    "E 3.3.13",
    "E 3.3.14",
    "E 3.3.2",
    "E 3.3.3",
    "E 3.3.5",
    "E 3.3.6",
    "E 3.3.7",
    "E 3.3.9",
    "E 3.4.1",
    "E 3.4.10",
    "E 3.4.11",
    "E 3.4.2",
    "E 3.4.3",
    "E 3.4.4",
    "E 3.4.5",
    "E 3.4.6",
    "E 3.4.7",
    "E 3.4.9",
    "E 3.5",
    "E 3.6",
    "E 3.6.1",
    "E 4.1",
    "E 4.1.1",
    "E 4.2",
    "E 4.2.1",
    "E 4.2.2",
    "E 4.2.3",
    "E 4.2.4",
    "E 4.2.5",
    "E 4.2.6",
    "E 5.1.1",
    "E 5.1.2",
    "E 5.1.4",
    "E 5.2",
    "E 5.2.1",
    "E 5.3",
    "E 5.4",
    "E 5.7",
    "E 5.8",
    "E preface",
    "FB",
    "FT 10.6",
    "FT 12.4",
    "FT 2.13",
    "FT 2.2",
    "FT 2.4",
    "FT 3.5",
    "FT 3.7",
    "FT 3.8",
    "FT 3.9",
    "FT 4.1",
    "FT 4.3",
    "FT 4.4",
    "FT 5.2",
    "FT 5.3",
    "FT 5.4",
    "FT 5.5",
    "FT 6.4",
    "FT 6.5",
    "FT 6.6",
    "FT 7.2",
    "FT 8.1",
    "J12",
    "JA",
    "JN",
    "JT 10",
    "JT 3",
    "JT 8",
    "KB",
    "RE",
    "RR",
    "TC",
    "W15",
    "W25",
    "WK",
    "WT",
];
