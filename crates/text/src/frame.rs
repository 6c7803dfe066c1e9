//! Words of a game: what a step decides, why it ends, what makes the result.
use crate::{Lang, say};
use rules::frame::riichi::{EndReason, FactKind, ResultFactKind};
use rules::frame::{classical, sichuan};

macro_rules! facts {
    ($( $name:ident = $id:literal, )*) => {
        /// The ids of what a step of a riichi game decides, its end apart.
        pub const FACTS: &[&str] = &[$( $id ),*];

        /// The id of what a step of a riichi game decides.
        pub const fn fact_id(kind: FactKind) -> &'static str {
            match kind {
                $( FactKind::$name => $id, )*
                FactKind::End(reason) => reason.id(),
            }
        }
    };
}

facts! {
    StartPoints = "start_points",
    EastFirst = "east_first",
    DealEnded = "deal_ended",
    NagashiNoWin = "nagashi_no_win",
    Chombo = "chombo",
    Replay = "replay",
    BetsReturned = "bets_returned",
    SeatsStay = "seats_stay",
    HonbaStay = "honba_stay",
    DealerRepeats = "dealer_repeats",
    DealPasses = "deal_passes",
    HonbaUp = "honba_up",
    HonbaReset = "honba_reset",
    BetsTaken = "bets_taken",
    BetsStay = "bets_stay",
    NewRound = "new_round",
    Extension = "extension",
    NoExtension = "no_extension",
    BelowZeroPlaysOn = "below_zero_plays_on",
    ZeroPlaysOn = "zero_plays_on",
    NoDealerStop = "no_dealer_stop",
}

/// Every reason why a riichi game ends.
pub const ENDS: [EndReason; 6] = [
    EndReason::BelowZero,
    EndReason::DealerStops,
    EndReason::Target,
    EndReason::LastDeal,
    EndReason::NoFurtherRound,
    EndReason::Clock,
];

/// What a step of a riichi game decides.
pub fn fact(lang: Lang, kind: FactKind) -> String {
    match kind {
        FactKind::End(reason) => end(lang, reason),
        _ => say(lang, &format!("fact-{}", fact_id(kind)), &[]),
    }
}

/// Why a riichi game ends.
pub fn end(lang: Lang, reason: EndReason) -> String {
    say(lang, &format!("end-{}", reason.id()), &[])
}

/// Why a Sichuan game ends.
pub fn sichuan_end(lang: Lang, end: sichuan::GameEnd) -> String {
    match end {
        sichuan::GameEnd::Deals => say!(lang, "end-deals"),
        sichuan::GameEnd::Time => say!(lang, "end-time"),
        sichuan::GameEnd::TimeWithinDeal => say!(lang, "end-time-within-deal"),
    }
}

/// Why a classical game ends.
pub fn classical_end(lang: Lang, end: classical::GameEnd) -> String {
    match end {
        classical::GameEnd::AllDeals => say!(lang, "end-deals"),
        classical::GameEnd::Signal => say!(lang, "end-signal"),
    }
}

/// What makes the result of a riichi game.
pub fn result_fact(lang: Lang, kind: ResultFactKind) -> String {
    match kind {
        ResultFactKind::LeftoverBets => say!(lang, "result-leftover-bets"),
        ResultFactKind::PlaceTies => say!(lang, "result-place-ties"),
        ResultFactKind::Conversion => say!(lang, "result-conversion"),
        ResultFactKind::Rounding => say!(lang, "result-rounding"),
        ResultFactKind::Oka => say!(lang, "result-oka"),
        ResultFactKind::Uma => say!(lang, "result-uma"),
        ResultFactKind::UmaTies => say!(lang, "result-uma-ties"),
        ResultFactKind::Chombo => say!(lang, "result-chombo"),
        ResultFactKind::Total => say!(lang, "result-total"),
    }
}
