//! The riichi machine: one table from its first deal to the end of the game.
//!
//! [`Table::decide`] asks the law about a player's action, [`Table::due`] says what the table does by itself, and
//! [`Table::evolve`] applies events. [`Table::act`] does all three. Every answer of the rules is read through the
//! functions of `rules::riichi`; the frame between deals is `rules::frame::riichi`.
mod action;
mod decide;
mod due;
mod event;
mod evolve;
mod judge;
mod law;
mod manner;
mod menu;
mod play;
mod refusal;
mod table;
#[cfg(test)]
mod tests;
mod view;
mod win;

pub use action::{Action, DiscardFrom, Menu};
pub use event::{Declaration, Event, SeenEvent};
pub use judge::{Play, Ruling, Showing};
pub use manner::{Begun, Move, PoolPlace, WindMarker, WrongBreak};
pub use play::{Log, replay};
pub use refusal::{Refusal, Why};
pub use table::{Discard, Offer, Phase, Table};
pub use view::{Moment, View};
