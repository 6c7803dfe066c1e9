//! The players of classical mahjong.
mod mind;
mod plans;
mod turn;

use super::{Bot, Stream};
use crate::deal::classical::{Action, Menu, View};
use mind::Mind;
use rules::classical::ClassicalRules;

/// What a bot does with this menu; none if it is empty. [`Bot::Random`] does not ask for the view of its seat.
pub fn choose(
    bot: Bot,
    rules: &ClassicalRules,
    menu: &Menu,
    view: impl FnOnce() -> View,
    stream: &mut Stream,
) -> Option<Action> {
    match bot {
        _ if menu.len() < 2 => menu.nth(0),
        Bot::Random => menu.nth(stream.below(menu.len() as u32) as usize),
        Bot::Tsumogiri => tsumogiri(&view()),
        Bot::Club => club(rules, &view()),
    }
}

/// What somebody does who only discards what he draws.
fn tsumogiri(view: &View) -> Option<Action> {
    let menu = &view.menu;
    let choices = [view.drawn.map(Action::Discard), Some(Action::Pass), Some(Action::Agree)];
    choices.into_iter().flatten().find(|action| menu.has(*action)).or_else(|| menu.nth(0))
}

fn club(rules: &ClassicalRules, view: &View) -> Option<Action> {
    let menu = &view.menu;
    // A call before East moves costs nothing; after a false Mahjong the deal goes on.
    let at_once = [Action::Mahjong, Action::EarlyCall, Action::Agree];
    if let Some(action) = at_once.into_iter().find(|action| menu.has(*action)) {
        return Some(action);
    }
    let mind = Mind::new(rules, view);
    let chosen = if menu.has(Action::Pass) { Some(mind.answer()) } else { mind.turn() };
    chosen.filter(|action| menu.has(*action)).or_else(|| tsumogiri(view))
}
