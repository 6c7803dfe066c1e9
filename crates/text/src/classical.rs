//! Words of the classical family: points, doubles, limit hands, refusals, payments.
use crate::{Lang, say};
use rules::classical::{
    Closedness, DealFaultKind, Double, LimitHand, NoteKind, Openness, PaymentKind, PointKind, RefusalKind,
    ScoreKind, SettlementNoteKind, TournamentPoints, WinningTile,
};
use rules::tile::Bonus;

/// What points are counted for.
pub fn point(lang: Lang, kind: PointKind) -> String {
    say(lang, &format!("classical-point-{}", kind.id()), &[])
}

/// The name of a double.
pub fn double(lang: Lang, double: Double) -> String {
    say(lang, &format!("classical-double-{}", double.id()), &[])
}

/// The name of a limit hand.
pub fn limit(lang: Lang, hand: LimitHand) -> String {
    say(lang, &format!("classical-limit-{}", hand.id()), &[])
}

/// Why a Mahjong is refused.
pub fn refusal(lang: Lang, kind: RefusalKind) -> String {
    say(lang, &format!("classical-refusal-{}", kind.id()), &[])
}

/// What cannot stand in the record of a deal.
pub fn fault(lang: Lang, kind: DealFaultKind) -> String {
    say(lang, &format!("classical-fault-{}", kind.id()), &[])
}

macro_rules! ids {
    ($( $(#[$doc:meta])* $function:ident, $list:ident: $ty:ident { $( $name:ident = $id:literal, )* } )*) => { $(
        $(#[$doc])*
        pub const fn $function(kind: $ty) -> &'static str {
            match kind { $( $ty::$name => $id, )* }
        }

        /// All of them.
        pub const $list: &[$ty] = &[$( $ty::$name ),*];
    )* };
}

ids! {
    /// The id of a note of a valued hand.
    note_id, NOTES: NoteKind {
        DragonChow = "dragon_chow",
        Rose = "rose",
        SuitDragon = "suit_dragon",
        KongForPung = "kong_for_pung",
        ClosedKongRobbed = "closed_kong_robbed",
        BlissWithoutCalling = "bliss_without_calling",
        BonusStage = "bonus_stage",
        OwnBonus = "own_bonus",
        NoOwnBonusDouble = "no_own_bonus_double",
        NoBouquetDouble = "no_bouquet_double",
        LastFreeTile = "last_free_tile",
    }
    /// The id of a payment.
    payment_id, PAYMENTS: PaymentKind {
        Mahjong = "mahjong",
        Difference = "difference",
        Fine = "fine",
        Stopped = "stopped",
    }
    /// The id of a note of a settled deal.
    settlement_note_id, SETTLEMENT_NOTES: SettlementNoteKind {
        EastSingle = "east_single",
        NoPenalty = "no_penalty",
        LateMahjong = "late_mahjong",
        Drawn = "drawn",
        Awarded = "awarded",
    }
    /// The id of what tournament points are given for.
    score_id, SCORES: ScoreKind {
        Place = "place",
        Whists = "whists",
        Lateness = "lateness",
        Awarded = "awarded",
    }
    /// The id of what may be declared in a limit hand.
    closedness_id, CLOSEDNESS: Closedness {
        Free = "free",
        NoOpenSet = "no_open_set",
        NothingDeclared = "nothing_declared",
    }
    /// The id of whether a set is open.
    openness_id, OPENNESS: Openness {
        Open = "open",
        Closed = "closed",
    }
}

/// A note of a valued hand.
pub fn note(lang: Lang, kind: NoteKind) -> String {
    say(lang, &format!("classical-note-{}", note_id(kind)), &[])
}

/// What a transfer is for.
pub fn payment(lang: Lang, kind: PaymentKind) -> String {
    say(lang, &format!("classical-payment-{}", payment_id(kind)), &[])
}

/// A note of a settled deal.
pub fn settlement_note(lang: Lang, kind: SettlementNoteKind) -> String {
    say(lang, &format!("classical-settled-{}", settlement_note_id(kind)), &[])
}

/// What tournament points are given for.
pub fn score(lang: Lang, kind: ScoreKind) -> String {
    say(lang, &format!("classical-score-{}", score_id(kind)), &[])
}

/// What may be declared in a limit hand.
pub fn closedness(lang: Lang, closedness: Closedness) -> String {
    say(lang, &format!("classical-closedness-{}", closedness_id(closedness)), &[])
}

/// Whether a set is open.
pub fn openness(lang: Lang, openness: Openness) -> String {
    say(lang, &format!("classical-openness-{}", openness_id(openness)), &[])
}

/// The tile that must complete a limit hand; nothing where any may.
pub fn winning_tile(lang: Lang, tile: WinningTile) -> Option<String> {
    Some(match tile {
        WinningTile::Any => return None,
        WinningTile::FromWall => say!(lang, "classical-tile-from-wall"),
        WinningTile::Dealt => say!(lang, "classical-tile-dealt"),
        WinningTile::FirstDiscard => say!(lang, "classical-tile-first-discard"),
        WinningTile::Last(kind) => say!(lang, "classical-tile-last", tile = kind.to_string()),
        WinningTile::Free(kind) => say!(lang, "classical-tile-free", tile = kind.to_string()),
        WinningTile::Robbed(kind) => say!(lang, "classical-tile-robbed", tile = kind.to_string()),
        WinningTile::SecondKong => say!(lang, "classical-tile-second-kong"),
    })
}

/// A flower or a season.
pub fn bonus(lang: Lang, bonus: Bonus) -> String {
    if bonus.is_flower() {
        say!(lang, "classical-flower", n = bonus.number())
    } else {
        say!(lang, "classical-season", n = bonus.number())
    }
}

/// A number of whists with the word.
pub fn whists(lang: Lang, n: i32) -> String {
    say!(lang, "classical-whists", n = n)
}

/// Tournament points as a language writes them, with the sign: «+1,5».
pub fn tournament_points(lang: Lang, points: TournamentPoints) -> String {
    let halves = points.halves();
    let whole = crate::number(lang, i64::from(halves.abs() / 2));
    let sign = match halves {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    let mark = match lang {
        Lang::Ru => ',',
        Lang::En => '.',
    };
    if halves % 2 == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}{mark}5") }
}
