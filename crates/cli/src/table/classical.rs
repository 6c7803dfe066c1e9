//! A classical table in words.
use super::Words;
use crate::args::TileForm;
use crate::tiles;
use game::deal::classical::{Event, Refusal, Why};
use rules::classical::{Award, Call, ClassicalRules, DealEnd};
use rules::seat::Seat;
use rules::tile::TileKind;
use text::say;

/// All reasons of a refusal, each with its clause.
pub(crate) fn reasons(words: &Words<'_>, rules: &ClassicalRules, refusal: Refusal) -> Vec<String> {
    let one = |(why, basis)| match why {
        Why::Order(order) => words.reason(&words.order(order.id()), basis),
        Why::Play(reason) => {
            words.reason(&text::say(words.lang, &format!("play-classical-{}", reason.id()), &[]), basis)
        }
        Why::Win(kind) => words.reason(&text::classical::refusal(words.lang, kind), basis),
    };
    refusal.cited(rules).map(one).collect()
}

/// What everybody at the table sees of an event.
pub(crate) fn told(words: &Words<'_>, dealer: Seat, event: Event) -> Option<String> {
    let lang = words.lang;
    let who = |seat| words.who(seat, dealer);
    let kind = |kind: TileKind| tiles::kind(TileForm::Mpsz, kind);
    Some(match event {
        Event::Bonus { seat, bonus, .. } => {
            say!(lang, "play-bonus", who = who(seat), tile = text::classical::bonus(lang, bonus))
        }
        Event::Called { seat, call, basis } => {
            let key = if call == Call::Original { "play-original" } else { "play-calling" };
            words.reason(&text::say(lang, key, &[("who", who(seat).into())]), Some(basis))
        }
        Event::Discarded { seat, tile, .. } => {
            say!(lang, "play-discards", who = who(seat), tile = kind(tile))
        }
        Event::Claimed { seat, meld, .. } | Event::KongDeclared { seat, meld } => {
            format!("{}: {}", who(seat), words.group("table", meld))
        }
        Event::WallEmpty { basis } => words.reason(&say!(lang, "play-wall-empty"), Some(basis)),
        Event::Won { seat, tile, from, basis, .. } => {
            words.reason(&words.won(dealer, seat, Some(tile), from), Some(basis))
        }
        Event::Ended { result, basis } if result.end == DealEnd::Drawn => {
            words.reason(&say!(lang, "play-drawn"), Some(basis))
        }
        _ => return None,
    })
}

/// What the hand of Mahjong is worth, line by line.
pub(crate) fn award(words: &Words<'_>, award: &Award) -> Vec<String> {
    let lang = words.lang;
    let mut out = vec![words.reason(&text::classical::whists(lang, award.points), Some(award.basis))];
    let doubles = award.ordinary.iter().flat_map(|count| count.doubles.iter());
    out.extend(doubles.map(|line| {
        let times = format!("×{}", 1 << line.times);
        words.award(&text::classical::double(lang, line.double), &times, line.basis)
    }));
    out.extend(award.limit_hands.iter().map(|line| {
        let whists = text::classical::whists(lang, line.points);
        words.award(&text::classical::limit(lang, line.hand), &whists, line.basis)
    }));
    out
}
