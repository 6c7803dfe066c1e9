//! The players of Sichuan.
mod mind;
mod plans;
mod turn;

use super::{Bot, Stream};
use crate::deal::sichuan::{Action, Menu, View};
use mind::Mind;
use rules::sichuan::SichuanRules;

/// What a bot does with this menu; none if it is empty. [`Bot::Random`] does not ask for the view of its seat.
pub fn choose(
    bot: Bot,
    rules: &SichuanRules,
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
    let choices = [view.drawn.map(Action::Discard), Some(Action::Pass)];
    choices.into_iter().flatten().find(|action| menu.has(*action)).or_else(|| menu.nth(0))
}

fn club(rules: &SichuanRules, view: &View) -> Option<Action> {
    let menu = &view.menu;
    if menu.has(Action::Hu) {
        return Some(Action::Hu);
    }
    let mind = Mind::new(rules, view);
    let chosen = if menu.has(Action::Pass) {
        mind.answer()
    } else if view.forbidden[view.seat.index()].is_none() {
        mind.before_play()
    } else {
        mind.turn()
    };
    chosen.filter(|action| menu.has(*action)).or_else(|| tsumogiri(view))
}
