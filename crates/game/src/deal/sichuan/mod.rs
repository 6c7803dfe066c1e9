//! The Sichuan machine: one table from its first deal to the end of the session.
//!
//! [`Table::decide`] asks the law about a player's action, [`Table::due`] says what the table does by itself, and
//! [`Table::evolve`] applies events. [`Table::act`] does all three. Every answer of the rules is read through the
//! functions of `rules::sichuan`; the frame between deals is `rules::frame::sichuan`.
//!
//! A Hu is not looked at before the deal is over: its hand stays hidden, and the others play on. What is paid at once is
//! kept as kongs of the sheet, from which the settlement of `rules` makes the payments.
mod action;
mod decide;
mod due;
mod event;
mod evolve;
mod hu;
mod judge;
mod law;
mod menu;
mod play;
mod refusal;
mod start;
mod table;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Menu};
pub use event::{Dealing, Event, Reveal, SeenEvent};
pub use judge::Ruling;
pub use play::{Log, replay};
pub use refusal::{Reason, Reasons, Refusal, Why};
pub use start::{Indent, WindDraw, one_line, words};
pub use table::{Asking, Discard, Fate, Laid, Next, Offer, Offered, Phase, Source, Table};
pub use view::{Moment, View};
