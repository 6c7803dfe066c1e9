//! A riichi table in words.
use super::Words;
use crate::args::TileForm;
use crate::tiles;
use game::deal::riichi::{Action, Event, Refusal, Why};
use rules::frame::riichi::DealResult;
use rules::meld::Group;
use rules::riichi::{Award, Riichi, RiichiRules};
use rules::seat::Seat;
use rules::tile::{Tile, TileKind};
use text::say;

/// All reasons of a refusal, each with its clause.
pub(crate) fn reasons(words: &Words<'_>, rules: &RiichiRules, refusal: &Refusal) -> Vec<String> {
    let one = |(why, basis)| match why {
        Why::Order(order) => words.reason(&words.order(order.id()), basis),
        Why::Play(reason) => words.reason(&text::reason(words.lang, reason), basis),
        Why::Win(kind) => words.reason(&text::refusal(words.lang, kind), basis),
    };
    refusal.cited(rules).map(one).collect()
}

/// An action by its name.
pub(crate) fn action(words: &Words<'_>, action: Action) -> String {
    let lang = words.lang;
    let tile = |tile: Tile| tiles::tile(TileForm::Mpsz, tile);
    let kind = |kind: TileKind| tiles::kind(TileForm::Mpsz, kind);
    match action {
        Action::Discard { tile: of, .. } => say!(lang, "action-discard", tile = tile(of)),
        Action::Riichi { tile: of, .. } => say!(lang, "action-riichi", tile = tile(of)),
        Action::SelfDraw => say!(lang, "play-do-tsumo"),
        Action::Ron => say!(lang, "play-do-ron"),
        Action::ConcealedKong(of) | Action::AddedKong(of) => {
            format!("{} {}", say!(lang, "play-do-kan"), kind(of))
        }
        Action::ClaimedKong => say!(lang, "play-do-kan"),
        Action::NineTerminals => say!(lang, "play-do-nine"),
        Action::Pung { .. } => say!(lang, "play-do-pon"),
        Action::Chow { lowest, .. } => {
            format!("{} {}", say!(lang, "play-do-chi"), tiles::group(TileForm::Mpsz, Group::Chow(lowest)))
        }
        Action::Pass => say!(lang, "play-do-pass"),
        Action::ShowTenpai => say!(lang, "play-do-show"),
        Action::HideTenpai => say!(lang, "play-do-hide"),
    }
}

/// What everybody at the table sees of an event.
pub(crate) fn told(words: &Words<'_>, dealer: Seat, event: Event) -> Option<String> {
    let lang = words.lang;
    let who = |seat| words.who(seat, dealer);
    let tile = |tile: Tile| tiles::tile(TileForm::Mpsz, tile);
    Some(match event {
        Event::Discarded { seat, tile: of, riichi, .. } => {
            let key = if riichi == Riichi::None { "play-discards" } else { "play-riichi" };
            text::say(lang, key, &[("who", who(seat).into()), ("tile", tile(of).into())])
        }
        Event::Claimed { seat, meld, .. } | Event::KongDeclared { seat, meld, .. } => {
            format!("{}: {}", who(seat), words.group("riichi", meld))
        }
        Event::IndicatorTurned { tile: of, .. } => say!(lang, "play-indicator", tile = tile(of)),
        Event::WallEmpty { .. } => say!(lang, "play-wall-empty"),
        Event::Won { seat, tile: of, from, .. } => words.won(dealer, seat, Some(of.kind()), from),
        Event::Ended { deal, basis } => match deal.result {
            DealResult::AbortiveDraw(kind) => words.reason(&text::abort(lang, kind), Some(basis)),
            DealResult::ExhaustiveDraw { .. } => words.reason(&say!(lang, "play-drawn"), Some(basis)),
            _ => return None,
        },
        _ => return None,
    })
}

/// What a hand is worth, line by line.
pub(crate) fn award(words: &Words<'_>, award: &Award) -> Vec<String> {
    let lines = award.lines.iter().map(|line| {
        let han = say!(words.lang, "play-han", n = i64::from(line.han));
        words.award(&text::yaku(words.lang, line.yaku), &han, line.basis)
    });
    lines.collect()
}
