//! What the seating of an event is worth: said of every proposal, and what a change by hand makes of it.
use super::desk::Desk;
use text::{hall, say};
use tournament::seating::{Group, Slot};
use tournament::seats::{Field, quality};

/// What is measured, and how much it is.
pub(super) type Worth = Vec<(String, String)>;

/// Slots and groups by the names of the event.
struct Named<'a> {
    desk: &'a Desk,
    field: Field,
}

impl hall::SlotNames for Named<'_> {
    fn slot(&self, slot: Slot) -> String {
        hall::Names::entry(self.desk.event(), self.desk.wish.lang, self.field.entry(slot))
    }

    fn group(&self, group: Group) -> String {
        self.field.group(group).1.to_owned()
    }

    fn school(&self) -> &'static str {
        hall::School::of(&self.desk.event().setup.law).id()
    }
}

/// What the rounds that are seated are worth.
pub(super) fn worth(desk: &Desk) -> Worth {
    let event = desk.event();
    if event.seats.rounds.is_empty() {
        return Vec::new();
    }
    let mut field = Field::of(event);
    field.constraints(event, event.seats.next());
    hall::quality(desk.wish.lang, &quality(event), &Named { desk, field })
}

/// The figures of a proposal.
pub(super) fn figures(desk: &Desk) -> Vec<String> {
    let lang = desk.wish.lang;
    let line = |(what, much): (String, String)| say!(lang, "event-worth", what = what, much = much);
    let mut lines = vec![say!(lang, "event-worth-of-all")];
    lines.extend(worth(desk).into_iter().map(line));
    lines
}

/// What has changed since: a figure that was not measured before was nothing.
pub(super) fn changes(desk: &Desk, before: &Worth) -> Vec<String> {
    let lang = desk.wish.lang;
    let after = worth(desk);
    let of = |all: &Worth, what: &str| all.iter().find(|(own, _)| own == what).map(|(_, much)| much.clone());
    let gone = before.iter().filter(|(what, _)| of(&after, what).is_none()).map(|(what, _)| what);
    let all: Vec<&String> = after.iter().map(|(what, _)| what).chain(gone).collect();
    let change = |what: &&String| {
        let (old, new) = (of(before, what), of(&after, what));
        if old == new {
            return None;
        }
        let none = || say!(lang, "event-worth-none");
        let (old, new) = (old.unwrap_or_else(none), new.unwrap_or_else(none));
        Some(say!(lang, "event-worth-change", what = what.as_str(), old = old, new = new))
    };
    let lines: Vec<String> = all.iter().filter_map(change).collect();
    if lines.is_empty() { vec![say!(lang, "event-worth-same")] } else { lines }
}
