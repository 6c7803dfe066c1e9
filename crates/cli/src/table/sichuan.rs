//! A Sichuan table in words.
use super::Words;
use crate::args::TileForm;
use crate::tiles;
use game::deal::sichuan::{Event, Refusal, Why};
use rules::meld::{Meld, MeldKind};
use rules::seat::Seat;
use rules::sichuan::{KongKind, Settlement, SichuanRules};
use rules::tile::TileKind;
use text::say;

/// All reasons of a refusal, each with its clause.
pub(crate) fn reasons(words: &Words<'_>, rules: &SichuanRules, refusal: &Refusal) -> Vec<String> {
    let one = |(why, basis)| match why {
        Why::Order(order) => words.reason(&words.order(order.id()), basis),
        Why::Play(reason) => {
            words.reason(&text::say(words.lang, &format!("play-sichuan-{}", reason.id()), &[]), basis)
        }
        Why::Win(kind) => words.reason(&text::sichuan::refusal(words.lang, kind), basis),
    };
    refusal.cited(rules).map(one).collect()
}

/// What everybody at the table sees of an event.
pub(crate) fn told(words: &Words<'_>, dealer: Seat, event: Event) -> Option<String> {
    let lang = words.lang;
    let who = |seat| words.who(seat, dealer);
    let kind = |kind: TileKind| tiles::kind(TileForm::Mpsz, kind);
    Some(match event {
        Event::Discarded { seat, tile, .. } => {
            say!(lang, "play-discards", who = who(seat), tile = kind(tile))
        }
        Event::Claimed { seat, tile, .. } => {
            format!("{}: {}", who(seat), words.group("table", Meld::pung(tile, None)))
        }
        Event::KongDeclared { seat, tile, kong, .. } => {
            let how = match kong.kind {
                KongKind::Closed => MeldKind::ConcealedKong,
                KongKind::Melded(_) => MeldKind::ClaimedKong,
                KongKind::Promoted | KongKind::Postponed => MeldKind::AddedKong,
            };
            let what = format!("{}: {}", who(seat), words.group("table", Meld::kong(how, tile, None)?));
            words.reason(&what, Some(kong.basis))
        }
        Event::Hu { seat, tile, from, .. } => words.won(dealer, seat, Some(tile), from.seat()),
        Event::WallEmpty { basis } => words.reason(&say!(lang, "play-wall-empty"), Some(basis)),
        _ => return None,
    })
}

/// Who pays whom for a deal.
pub(crate) fn paid(words: &Words<'_>, dealer: Seat, settlement: &Settlement) -> Vec<String> {
    let lang = words.lang;
    let transfers = settlement.transfers.iter().map(|transfer| {
        let (to, from) = (words.party(transfer.to, dealer), words.party(transfer.from, dealer));
        let points = text::number(lang, i64::from(transfer.points));
        let what = text::sichuan::payment(lang, transfer.kind);
        let paid = say!(lang, "play-paid", from = from, to = to, points = points, what = what);
        words.reason(&format!("  {paid}"), Some(transfer.basis))
    });
    transfers.collect()
}
