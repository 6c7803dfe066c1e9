//! The hands shown at a draw, for forms that say who showed a hand but not its tiles.
use crate::record::{Deal, DrawKind, Event};
use crate::walk::Table;
use rules::tile::Tile;

/// Who showed a hand, as far as the kind of draw and its changes tell.
pub(crate) fn who(deal: &Deal, kind: DrawKind, delta: [i32; 4]) -> Option<[bool; 4]> {
    match kind {
        DrawKind::Exhaustive if delta == [0; 4] => None,
        DrawKind::Exhaustive => Some(delta.map(|d| d > 0)),
        DrawKind::FourRiichi => Some([true; 4]),
        DrawKind::FourWinds | DrawKind::FourKongs => Some([false; 4]),
        DrawKind::NineTerminals => match deal.events.last() {
            Some(Event::Draw { seat, .. }) => Some(std::array::from_fn(|i| i == seat.index())),
            _ => None,
        },
        DrawKind::Nagashi | DrawKind::TripleRon => None,
    }
}

/// The concealed tiles of these players at the end of the deal; `None` if the deal cannot be played.
pub(crate) fn hands(deal: &Deal, who: [bool; 4]) -> Option<[Option<Vec<Tile>>; 4]> {
    let table = played(deal)?;
    let hand = |i| table.player(rules::seat::Seat::ALL[i]).hand.concealed_tiles().collect();
    Some(std::array::from_fn(|i| who[i].then(|| hand(i))))
}

/// The table after all events; `None` if they contradict one another.
pub(crate) fn played(deal: &Deal) -> Option<Table> {
    let mut table = Table::new(deal).ok()?;
    deal.events.iter().try_for_each(|event| table.apply(event)).ok()?;
    Some(table)
}
