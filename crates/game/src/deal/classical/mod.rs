//! The classical machine: one table from its first deal to the end of the game.
//!
//! [`Table::decide`] asks the law about a player's action, [`Table::due`] says what the table does by itself, and
//! [`Table::evolve`] applies events. [`Table::act`] does all three. Every answer of the rules is read through the
//! functions of `rules::classical`; the frame between deals is `rules::frame::classical`.
mod action;
mod decide;
mod due;
mod event;
mod evolve;
mod judge;
mod law;
mod menu;
mod play;
mod refusal;
mod seats;
mod start;
mod table;
#[cfg(test)]
mod tests;
mod view;
mod wall;
mod win;

pub use action::{Action, Menu};
pub use event::{Event, SeenEvent, TileSource};
pub use judge::{Offence, Slip};
pub use play::{Log, replay};
pub use refusal::{Refusal, Why};
pub use seats::{seated, throw_for_east};
pub use start::{dealt_bonus, early_call, opening_calls};
pub use table::{Discard, Fate, Fill, Offer, Offered, Phase, SettledDeal, Table, TurnStart};
pub use view::{Moment, View};
