//! Whom the correction of a game moves that counts already: it is shown before it is accepted.
use super::desk::Desk;
use rules::hall::EventKind;
use text::hall::Names;
use text::{say, standings as words};
use tournament::club::rating;
use tournament::protocol::{Progress, Sheet};
use tournament::standings::{Value, current, moves, what_if};
use tournament::{EntryId, TableId};

/// What moves, a sentence each, if this sheet takes the place of a confirmed result of a ladder: the ratings of all later
/// games stand on it. Nothing where nothing does.
pub(super) fn by(desk: &Desk, at: TableId, sheet: &Sheet) -> Vec<String> {
    let (lang, event) = (desk.wish.lang, desk.event());
    let counts = event.protocol.get(at).is_some_and(|p| matches!(p.progress, Progress::Confirmed(_)));
    if !counts || event.setup.law.hall.course.kind.value != EventKind::Ladder {
        return Vec::new();
    }
    let name = |entry: EntryId| event.entry(lang, entry);
    let place = |place: Option<u16>| place.map_or_else(|| "–".to_owned(), |place| place.to_string());
    let places = moves(&current(event), &what_if(event, at, sheet));
    let places = places.iter().map(|m| {
        say!(lang, "event-moves-place", name = name(m.entry), from = place(m.from), to = place(m.to))
    });
    let ratings = rating::what_if(event, at, sheet);
    let ratings = ratings.iter().map(|m| {
        let [from, to] =
            [m.from, m.to].map(|rating| words::value(lang, Value::Hundredths(rating.hundredths())));
        say!(lang, "event-moves-rating", name = name(m.entry), from = from, to = to)
    });
    let moved: Vec<String> = places.chain(ratings).collect();
    let head = (!moved.is_empty()).then(|| say!(lang, "event-moves"));
    head.into_iter().chain(moved).collect()
}
