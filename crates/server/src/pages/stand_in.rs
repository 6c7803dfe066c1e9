//! Who plays at a seat: its holder, or somebody who was put in for him; and what a replaced player's result is made of.
use crate::page::Page;
use rules::seat::Seat;
use text::hall::Names;
use text::{Lang, citation, happened, say, signed};
use tournament::people::Slot;
use tournament::protocol::{self, Amount, Line, PartKind};
use tournament::substitute::expected;
use tournament::{EntryId, RoundNo, TableId, Tournament};

/// How people are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Called {
    /// By name.
    Name,
    /// By name and number.
    Number,
}

/// Who plays for a slot in a round; where that is somebody else, for whom.
pub(crate) fn plays(
    lang: Lang,
    event: &Tournament,
    entry: EntryId,
    round: RoundNo,
    called: Called,
) -> String {
    let Some(put) = event.substitute.of(round, entry).last() else {
        let holder = event.people.slot(entry).and_then(|slot: &Slot| slot.holder(round));
        return match called {
            Called::Name => holder.map(|person| event.person(lang, person)).unwrap_or_default(),
            Called::Number => happened::player(lang, event, entry, round),
        };
    };
    let out = expected(event, round, entry).map(|person| event.person(lang, person)).unwrap_or_default();
    let out = match called {
        Called::Name => out,
        Called::Number => say!(lang, "happened-player", name = out, n = entry.to_string()),
    };
    match put.by {
        Some(by) => say!(lang, "desk-plays-for", by = event.person(lang, by), name = out),
        None => say!(lang, "desk-plays-nobody", name = out),
    }
}

/// What the results of replaced players at a table are made of, each with its clause.
pub(crate) fn explained(page: &Page, event: &Tournament, at: TableId) -> Vec<String> {
    let Some(result) = protocol::result(event, at) else { return Vec::new() };
    result.lines.iter().flat_map(|line| parts(page.lang(), event, at, line)).collect()
}

fn parts(lang: Lang, event: &Tournament, at: TableId, line: &Line) -> Vec<String> {
    let replaced = event.substitute.of(at.round, line.entry).next().is_some();
    let who =
        expected(event, at.round, line.entry).map(|person| event.person(lang, person)).unwrap_or_default();
    let wind = text::wind(lang, line.seat.wind(Seat::ALL[0]));
    let told = line.parts.iter().filter_map(|part| {
        let what = match part.kind {
            PartKind::OwnDeals => "own",
            PartKind::OthersAsUsual => "others",
            PartKind::Fixed => "fixed",
            PartKind::Replaced => "replaced",
            PartKind::Missed => "missed",
            PartKind::Valid if replaced => "valid",
            _ => return None,
        };
        let points = match part.amount {
            Amount::Points(points) => signed(lang, i64::from(points)),
            _ => String::new(),
        };
        let basis = citation(lang, part.basis);
        Some(say!(
            lang,
            "desk-replaced",
            wind = wind.as_str(),
            name = who.as_str(),
            what = what,
            points = points,
            basis = basis
        ))
    });
    told.collect()
}
