//! The players of riichi.
mod claim;
mod danger;
mod mind;
mod plans;
mod tenpai;
mod turn;

use super::{Bot, Stream};
use crate::deal::riichi::{Action, DiscardFrom, Menu, View};
use mind::Mind;
use rules::riichi::RiichiRules;

/// What a bot does with this menu; none if it is empty. Only [`Bot::Club`] asks for the view of its seat.
pub fn choose(
    bot: Bot,
    rules: &RiichiRules,
    menu: &Menu,
    view: impl FnOnce() -> View,
    stream: &mut Stream,
) -> Option<Action> {
    match bot {
        _ if menu.len() < 2 => menu.nth(0),
        Bot::Random => menu.nth(stream.below(menu.len() as u32) as usize),
        Bot::Tsumogiri => tsumogiri(menu),
        Bot::Club => club(rules, &view()),
    }
}

/// What somebody does who only discards what he draws.
fn tsumogiri(menu: &Menu) -> Option<Action> {
    let drawn = menu.drawn().map(|tile| Action::Discard { tile, from: DiscardFrom::Drawn });
    let choices = [drawn, Some(Action::Pass), Some(Action::ShowTenpai)];
    choices.into_iter().flatten().find(|action| menu.has(*action)).or_else(|| menu.nth(0))
}

fn club(rules: &RiichiRules, view: &View) -> Option<Action> {
    let menu = &view.menu;
    // A win is taken, a tenpai hand is shown.
    let at_once = [Action::SelfDraw, Action::Ron, Action::ShowTenpai];
    if let Some(action) = at_once.into_iter().find(|action| menu.has(*action)) {
        return Some(action);
    }
    let mind = Mind::new(rules, view);
    let chosen = if menu.has(Action::Pass) { Some(mind.answer()) } else { mind.turn() };
    chosen.filter(|action| menu.has(*action)).or_else(|| tsumogiri(menu))
}
