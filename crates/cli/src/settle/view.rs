//! What is shown of a settled sheet, whatever the family.
use rules::clause::Basis;
use rules::seat::{Seat, Wind};
use rules::settlement::Party;
use serde_json::Value;
use text::{Lang, say};

/// A sentence and where it stands.
pub(super) struct Cited {
    pub(super) id: String,
    pub(super) text: String,
    pub(super) basis: Option<Basis>,
}

impl Cited {
    pub(super) fn new(id: impl Into<String>, text: String, basis: impl Into<Option<Basis>>) -> Self {
        Self { id: id.into(), text, basis: basis.into() }
    }
}

/// A payment.
pub(super) struct TransferView {
    pub(super) from: Party,
    pub(super) to: Party,
    pub(super) points: i32,
    pub(super) what: Cited,
}

/// Reasons that stop a sheet.
pub(super) fn reasons(stops: Vec<server::Unsettled>) -> Vec<Cited> {
    stops.into_iter().map(|stop| Cited { id: stop.id, text: stop.text, basis: stop.basis }).collect()
}

/// A settled deal.
pub(super) struct DealView {
    pub(super) title: String,
    /// The wind of each seat; none where nobody sits.
    pub(super) winds: [Option<Wind>; 4],
    pub(super) transfers: Vec<TransferView>,
    /// What each seat gains or loses in this deal.
    pub(super) deltas: [i32; 4],
    /// What else each seat gets, such as tournament points.
    pub(super) scores: Vec<Scored>,
    /// What was decided.
    pub(super) notes: Vec<Cited>,
}

/// A line of points of another kind.
pub(super) struct Scored {
    pub(super) seat: Seat,
    pub(super) points: String,
    pub(super) value: f64,
    pub(super) what: Cited,
}

/// Why a deal cannot be settled.
pub(super) struct StopView {
    /// The deal, from 1.
    pub(super) deal: usize,
    pub(super) reasons: Vec<Cited>,
}

/// A column of the table of players.
pub(super) struct Column {
    pub(super) id: &'static str,
    pub(super) name: String,
    /// As it is shown.
    pub(super) cells: [String; 4],
    /// As programs read it.
    pub(super) values: [Value; 4],
}

/// Everything that is shown.
pub(super) struct View {
    /// How many play.
    pub(super) players: usize,
    pub(super) deals: Vec<DealView>,
    pub(super) stop: Option<StopView>,
    /// Why the game is over.
    pub(super) end: Option<Cited>,
    /// What comes next, if it is not.
    pub(super) next: Option<String>,
    /// The players.
    pub(super) table: Vec<Column>,
    /// What the table rests on.
    pub(super) notes: Vec<Cited>,
}

/// The number of a player, from 1.
pub(super) const fn number(seat: Seat) -> usize {
    seat.index() + 1
}

/// A place, or the places that are shared.
pub(super) fn place(lang: Lang, first: u8, last: u8) -> String {
    if first == last {
        first.to_string()
    } else {
        say!(lang, "settle-places-shared", first = first, last = last)
    }
}

/// A place in JSON: a number, or the first and the last of those that are shared.
pub(super) fn place_value(first: u8, last: u8) -> Value {
    if first == last { first.into() } else { vec![first, last].into() }
}
