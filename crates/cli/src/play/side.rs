//! What a table of any family offers to the person who plays at it.
use super::typed::Typed;
use game::bot::{Bot, Stream};
use game::wall::Seed;
use rules::seat::{Seat, SeatSet};

/// A table with a person at one seat.
pub(super) trait Side {
    /// What is said when a deal begins.
    fn deal(&self) -> String;
    /// The table goes on until somebody is to act.
    fn go_on(&mut self);
    /// Who is to act.
    fn to_act(&self) -> SeatSet;
    /// Whether the deal is over.
    fn is_over(&self) -> bool;
    /// A bot acts.
    fn bot(&mut self, seat: Seat, bot: Bot, stream: &mut Stream);
    /// What the person sees before a decision.
    fn look(&self) -> Vec<String>;
    /// What he may do: a key and what it does.
    fn menu(&self) -> Vec<String>;
    /// He acts; all reasons if it is refused, nothing if what was typed means nothing here.
    fn act(&mut self, typed: Typed) -> Option<Result<(), Vec<String>>>;
    /// What has happened since the last call, as he sees it.
    fn news(&mut self) -> Vec<String>;
    /// What the deal came to.
    fn settled(&self) -> Vec<String>;
    /// Begins the next deal; false when the game is over.
    fn next(&mut self, seed: &Seed) -> bool;
}
