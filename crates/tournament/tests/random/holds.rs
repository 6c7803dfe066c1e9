//! What holds in every state of an event, whoever has said what.
use reglament_tournament::protocol::{Which, lines, result};
use reglament_tournament::standings::{self, Standings};
use reglament_tournament::{EntryId, Moment, RoundNo, Tournament, round, setup};
use std::collections::BTreeSet;

/// What does not hold in a state.
pub(super) fn state(event: &Tournament, now: Moment) -> Result<(), String> {
    if round::next::next_step(event, now).steps.is_empty() {
        return Err("there is no next step".into());
    }
    let _ = setup::waiting(event);
    let now = standings::current(event);
    rows(event, &now)?;
    one_seat_each(event)?;
    for round in (0..event.seats.rounds.len()).map(RoundNo::of_index) {
        one_line_each(event, round)?;
    }
    for at in event.protocol.all.keys() {
        if event.seats.seats(*at).is_none() {
            return Err(format!("a protocol of a table that is not there: {at:?}"));
        }
        let seated = |entry: EntryId| event.seats.seats(*at).is_some_and(|s| s.contains(&Some(entry)));
        if result(event, *at).is_some_and(|r| r.lines.iter().any(|line| !seated(line.entry))) {
            return Err(format!("a result of somebody who does not sit at {at:?}"));
        }
    }
    Ok(())
}

/// The final places.
pub(super) fn places(event: &Tournament) -> Vec<(EntryId, u16)> {
    standings::current(event).placed().map(|(place, row)| (row.entry, place)).collect()
}

/// Each slot has a row; a row has a place or a reason; places count those who are ahead.
fn rows(event: &Tournament, all: &Standings) -> Result<(), String> {
    let slots: BTreeSet<EntryId> = all.rows.iter().map(|row| row.entry).collect();
    if slots.len() != all.rows.len() {
        return Err("somebody has two rows".into());
    }
    let there = event.people.slots.iter().enumerate().filter(|(_, slot)| !slot.holders.is_empty());
    if let Some((i, _)) = there.clone().find(|(i, _)| !slots.contains(&EntryId::of_index(*i))) {
        return Err(format!("slot {} has no row", i + 1));
    }
    for (i, row) in all.rows.iter().enumerate() {
        match (row.place, row.out) {
            (Some(place), None) => {
                let shared = all.shared_with(row);
                let upper = place as usize == i + 1;
                let within = shared.contains(&row.entry)
                    && (usize::from(place)..usize::from(place) + shared.len()).contains(&(i + 1));
                if !upper && !within {
                    return Err(format!("row {} has place {place}, shared with {shared:?}", i + 1));
                }
            }
            (None, Some(_)) => {}
            other => return Err(format!("row {}: {other:?}", i + 1)),
        }
    }
    Ok(())
}

/// Nobody sits at two tables of a round.
fn one_seat_each(event: &Tournament) -> Result<(), String> {
    for (i, seated) in event.seats.rounds.iter().enumerate() {
        let mut seen = BTreeSet::new();
        if let Some(twice) = seated.seated().find(|entry| !seen.insert(*entry)) {
            return Err(format!("slot {twice} sits twice in round {}", i + 1));
        }
        if seated.tables.iter().any(|seats| seats.iter().flatten().next().is_none()) {
            return Err(format!("nobody sits at a table of round {}", i + 1));
        }
    }
    Ok(())
}

/// Nobody has two results of a round.
fn one_line_each(event: &Tournament, round: RoundNo) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    let lines = lines(event, round, Which::InForce);
    match lines.iter().find(|(_, line)| !seen.insert(line.entry)) {
        Some((_, line)) => Err(format!("slot {} has two results of round {round}", line.entry)),
        None => Ok(()),
    }
}

/// The first chapter in which two events differ; their logs are not compared.
pub(super) fn difference(one: &Tournament, other: &Tournament) -> Option<&'static str> {
    let chapters = [
        ("setup", one.setup == other.setup),
        ("people", one.people == other.people),
        ("seats", one.seats == other.seats),
        ("substitute", one.substitute == other.substitute),
        ("round", one.round == other.round),
        ("protocol", one.protocol == other.protocol),
        ("penalty", one.penalty == other.penalty),
        ("standings", one.standings == other.standings),
        ("club", one.club == other.club),
        ("merge", one.merge == other.merge),
    ];
    chapters.into_iter().find(|(_, same)| !same).map(|(chapter, _)| chapter)
}
