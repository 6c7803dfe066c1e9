//! Words of a valued hand: winds, yaku, fu, limits, payments, notes, refusals, sanctions.
use crate::ids::note_id;
use crate::{Lang, say};
use rules::clause::Status;
use rules::riichi::{
    AbortKind, DrawPayment, FuKind, Limit, NoteKind, PaymentKind, Reason, RefusalKind, Sanction, Wait, Yaku,
};
use rules::seat::Wind;

/// The name of a wind in messages that choose their words by it.
pub const fn wind_id(wind: Wind) -> &'static str {
    match wind {
        Wind::East => "east",
        Wind::South => "south",
        Wind::West => "west",
        Wind::North => "north",
    }
}

/// A wind as the name of a seat: «Юг», "South".
pub fn wind(lang: Lang, wind: Wind) -> String {
    say!(lang, "wind", wind = wind_id(wind))
}

/// The name of a yaku or of a kind of dora.
pub fn yaku(lang: Lang, yaku: Yaku) -> String {
    say(lang, &format!("yaku-{}", yaku.id()), &[])
}

/// The kind of a wait: «канчан», "kanchan".
pub fn wait(lang: Lang, wait: Wait) -> String {
    say(lang, &format!("wait-{}", wait.id()), &[])
}

/// What fu are given for. `tile` is the tile it speaks of, in the writing that the reader has chosen.
pub fn fu(lang: Lang, kind: FuKind, tile: &str) -> String {
    let key = format!("fu-{}", kind.id());
    match kind {
        FuKind::Wait(w) => say!(lang, &key, wait = wait(lang, w)),
        _ if kind.tile().is_some() => say!(lang, &key, tile = tile),
        _ => say!(lang, &key),
    }
}

/// The name of a limit, with the number of yakuman; empty below mangan.
pub fn limit(lang: Lang, limit: Limit, yakuman: u8) -> String {
    match limit {
        Limit::None => String::new(),
        Limit::Yakuman => say!(lang, "limit-yakuman", count = yakuman),
        _ => say(lang, &format!("limit-{}", limit.id()), &[]),
    }
}

/// A number of points with the word: «5 200 очков».
pub fn points(lang: Lang, n: i32) -> String {
    say!(lang, "points", n = n)
}

/// What a transfer is paid for.
pub fn payment(lang: Lang, kind: PaymentKind) -> String {
    say(lang, &format!("payment-{}", kind.id()), &[])
}

/// What these rules did differently.
pub fn note(lang: Lang, kind: NoteKind) -> String {
    say(lang, &format!("note-{}", note_id(kind)), &[])
}

/// Why a win is refused.
pub fn refusal(lang: Lang, kind: RefusalKind) -> String {
    say(lang, &format!("refusal-{}", kind.id()), &[])
}

/// Why a play at the table is not lawful.
pub fn reason(lang: Lang, reason: Reason) -> String {
    say(lang, &format!("reason-{}", reason.id()), &[])
}

/// Why a deal is aborted.
pub fn abort(lang: Lang, kind: AbortKind) -> String {
    say(lang, &format!("abort-{}", kind.id()), &[])
}

/// What is paid at an exhaustive draw.
pub fn draw_payment(lang: Lang, kind: DrawPayment) -> String {
    say(lang, &format!("draw-{}", kind.id()), &[])
}

/// What follows an offence.
pub fn sanction(lang: Lang, sanction: Sanction) -> String {
    say(lang, &format!("sanction-{}", sanction.name()), &[])
}

/// What the program does with a clause.
pub fn status(lang: Lang, status: Status) -> String {
    match status {
        Status::Coded => say!(lang, "status-coded"),
        Status::Referee => say!(lang, "status-referee"),
        Status::Info => say!(lang, "status-info"),
    }
}
