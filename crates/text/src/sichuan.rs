//! Words of the Sichuan family: fan, kongs, payments, refusals, faults of a sheet.
use crate::{Lang, say};
use rules::sichuan::{
    Fan, FaultKind, HuFrom, KongKind, KongState, NoteKind, PaymentKind, Readiness, RefusalKind, Taken,
};
use rules::tile::Suit;

/// The name of a fan.
pub fn fan(lang: Lang, fan: Fan) -> String {
    say(lang, &format!("sichuan-fan-{}", fan.id()), &[])
}

/// Why a Hu is refused.
pub fn refusal(lang: Lang, kind: RefusalKind) -> String {
    say(lang, &format!("sichuan-refusal-{}", kind.id()), &[])
}

/// What is wrong with a deal sheet.
pub fn fault(lang: Lang, kind: FaultKind) -> String {
    say(lang, &format!("sichuan-fault-{}", kind.id()), &[])
}

/// What a transfer is for.
pub fn payment(lang: Lang, kind: PaymentKind) -> String {
    match kind {
        PaymentKind::Kong(kind) => kong(lang, kind),
        _ => say(lang, &format!("sichuan-payment-{}", kind.id()), &[]),
    }
}

/// The id of a kind of kong in JSON.
pub const fn kong_id(kind: KongKind) -> &'static str {
    match kind {
        KongKind::Closed => "closed",
        KongKind::Melded(_) => "melded",
        KongKind::Promoted => "promoted",
        KongKind::Postponed => "postponed",
    }
}

/// The name of a kind of kong.
pub fn kong(lang: Lang, kind: KongKind) -> String {
    say(lang, &format!("sichuan-kong-{}", kong_id(kind)), &[])
}

/// The id of what becomes of a kong in JSON.
pub const fn kong_state_id(state: KongState) -> &'static str {
    match state {
        KongState::Paid => "paid",
        KongState::Robbed => "robbed",
        KongState::NextDiscardWon => "next_discard_won",
        KongState::NotReady => "not_ready",
        KongState::FalseHu => "false_hu",
    }
}

/// What becomes of a kong.
pub fn kong_state(lang: Lang, state: KongState) -> String {
    say(lang, &format!("sichuan-kong-state-{}", kong_state_id(state)), &[])
}

/// The id of a note in JSON.
pub const fn note_id(kind: NoteKind) -> &'static str {
    match kind {
        NoteKind::OnlyForbiddenDiscards => "only_forbidden_discards",
        NoteKind::OutAfterFalseHu => "out_after_false_hu",
        NoteKind::ShowsNoHand => "shows_no_hand",
    }
}

/// A note about a player of a settled deal.
pub fn note(lang: Lang, kind: NoteKind) -> String {
    say(lang, &format!("sichuan-note-{}", note_id(kind)), &[])
}

/// The id of a readiness in JSON.
pub const fn readiness_id(readiness: Readiness) -> &'static str {
    match readiness {
        Readiness::Ready => "ready",
        Readiness::NotReady => "not_ready",
        Readiness::ForbiddenSuit => "forbidden_suit",
    }
}

/// What a hand is at the end of the wall.
pub fn readiness(lang: Lang, readiness: Readiness) -> String {
    say(lang, &format!("sichuan-readiness-{}", readiness_id(readiness)), &[])
}

/// How a hand was completed: with the tile of another player or from the wall.
pub fn taken(lang: Lang, taken: Taken) -> String {
    match taken {
        Taken::SelfDraw => say!(lang, "sichuan-taken-wall"),
        Taken::Discard => say!(lang, "sichuan-taken-discard"),
    }
}

/// The id of a suit in keys and JSON: its letter.
pub const fn suit_id(suit: Suit) -> &'static str {
    match suit {
        Suit::Characters => "m",
        Suit::Dots => "p",
        Suit::Bamboo => "s",
    }
}

/// The name of a suit.
pub fn suit(lang: Lang, suit: Suit) -> String {
    say(lang, &format!("sichuan-suit-{}", suit_id(suit)), &[])
}

/// The id of where the last tile came from in JSON.
pub const fn from_id(from: HuFrom) -> &'static str {
    match from {
        HuFrom::Wall => "wall",
        HuFrom::Discard(_) => "discard",
        HuFrom::AfterKong(_) => "after_kong",
        HuFrom::RobbedKong(_) => "robbed_kong",
    }
}
