//! Whole plans of seating: why there is none, and what one is worth. Slots are named by the caller.
use super::School;
use crate::{Lang, number, say};
use tournament::seating::plan::Impossible;
use tournament::seating::quality::{Meeting, Quality};
use tournament::seating::{Group, Slot};
use tournament::standings::Value as Score;

/// How slots and groups are called.
pub trait SlotNames {
    /// The name of a slot, or its lot number.
    fn slot(&self, slot: Slot) -> String;

    /// The name of a group.
    fn group(&self, group: Group) -> String;

    /// Whose words are spoken; rounds are rounds where there is no event.
    fn school(&self) -> &'static str {
        School::Classical.id()
    }
}

/// So many of a list are named on a line that only measures.
const MOST: usize = 12;

fn list(slots: impl IntoIterator<Item = Slot>, names: &dyn SlotNames) -> String {
    slots.into_iter().map(|slot| names.slot(slot)).collect::<Vec<_>>().join(", ")
}

fn first(slots: &[Slot], names: &dyn SlotNames) -> String {
    let some = list(slots.iter().take(MOST).copied(), names);
    if slots.len() > MOST { some + ", …" } else { some }
}

fn pair(lang: Lang, (one, other): (Slot, Slot), names: &dyn SlotNames) -> String {
    say!(lang, "hall-quality-pair", one = names.slot(one), other = names.slot(other))
}

fn pairs(lang: Lang, all: &[(Slot, Slot)], names: &dyn SlotNames) -> String {
    let mut out: Vec<String> = all.iter().take(MOST).map(|one| pair(lang, *one, names)).collect();
    if all.len() > MOST {
        out.push("…".to_owned());
    }
    out.join(", ")
}

/// Why there is no plan.
pub fn impossible(lang: Lang, why: &Impossible, names: &dyn SlotNames) -> String {
    let table = |index: u16| u32::from(index) + 1;
    match why {
        Impossible::NotByFour(n) => say!(lang, "hall-impossible-by-four", n = *n),
        Impossible::SlotTwice(slot) => say!(lang, "hall-impossible-twice", name = names.slot(*slot)),
        Impossible::RoundsPlayed { played, rounds } => {
            say!(lang, "hall-impossible-played", played = *played, rounds = *rounds)
        }
        Impossible::NoSuchTable { slot, table: index, tables } => {
            let name = names.slot(*slot);
            say!(lang, "hall-impossible-no-table", name = name, table = table(*index), tables = *tables)
        }
        Impossible::FixedTwice { slot, tables } => say!(
            lang,
            "hall-impossible-two-tables",
            name = names.slot(*slot),
            table = table(tables.0),
            other = table(tables.1)
        ),
        Impossible::TableOverfull { table: index, slots } => {
            let slots = list(slots.iter().copied(), names);
            say!(lang, "hall-impossible-overfull", table = table(*index), names = slots)
        }
        Impossible::FixedTogether { table: index, slots } => {
            let slots = list([slots.0, slots.1], names);
            say!(lang, "hall-impossible-fixed-together", table = table(*index), names = slots)
        }
        Impossible::GroupTooLarge { group, members, tables } => {
            let group = names.group(*group);
            say!(lang, "hall-impossible-group", group = group, n = *members, tables = *tables)
        }
        Impossible::Clique { slots, tables } => {
            let slots = list(slots.iter().copied(), names);
            say!(lang, "hall-impossible-clique", names = slots, tables = *tables)
        }
        Impossible::TooFewOpponents { slot, allowed } => {
            say!(lang, "hall-impossible-alone", name = names.slot(*slot), n = *allowed)
        }
        Impossible::NoRound { conflicts } => {
            say!(lang, "hall-impossible-round", names = pairs(lang, conflicts, names))
        }
        Impossible::NoPlan { conflicts } => {
            say!(lang, "hall-impossible-plan", names = pairs(lang, conflicts, names))
        }
    }
}

/// What a plan is worth: what is measured, and how much it is. What nobody asks about (no clans, no empty seat) is
/// left out.
pub fn quality(lang: Lang, quality: &Quality, names: &dyn SlotNames) -> Vec<(String, String)> {
    let whole = |n: u32| number(lang, i64::from(n));
    let mut rows = vec![(say!(lang, "hall-quality-repeats"), whole(quality.repeats))];
    let by_meetings = quality.pairs_by_meetings.iter().enumerate().filter(|(_, pairs)| **pairs > 0);
    let by_meetings: Vec<String> = by_meetings
        .map(|(times, pairs)| say!(lang, "hall-quality-times", pairs = *pairs, times = times))
        .collect();
    rows.push((say!(lang, "hall-quality-meetings"), by_meetings.join("; ")));
    if !quality.most_met.is_empty() {
        rows.push((say!(lang, "hall-quality-most"), pairs(lang, &quality.most_met, names)));
    }
    let uneven: Vec<Slot> = quality.uneven_winds().map(|winds| winds.slot).collect();
    let winds = if uneven.is_empty() {
        say!(lang, "hall-quality-winds-even")
    } else {
        say!(lang, "hall-quality-winds-uneven", n = uneven.len(), names = first(&uneven, names))
    };
    if !quality.winds.is_empty() {
        rows.push((say!(lang, "hall-quality-winds"), winds));
    }
    rows.push((say!(lang, "hall-quality-tables"), whole(quality.table_repeats)));
    if let Some(common) = &quality.common_opponents {
        let least = say!(lang, "hall-quality-common-value", n = common.fewest);
        rows.push((say!(lang, "hall-quality-common"), least));
    }
    if !quality.group_conflicts.is_empty() {
        let at: Vec<String> =
            quality.group_conflicts.iter().map(|c| meeting(lang, c.meeting, names)).collect();
        rows.push((say!(lang, "hall-quality-clans"), at.join(", ")));
    }
    if !quality.forbidden_conflicts.is_empty() {
        let at: Vec<String> = quality.forbidden_conflicts.iter().map(|c| meeting(lang, *c, names)).collect();
        rows.push((say!(lang, "hall-quality-forbidden"), at.join(", ")));
    }
    if let Some(spread) = quality.spread {
        let mean = Score::Mean { doubled: 2 * i64::from(spread.sum), games: spread.tables as u16 };
        let (round, table, most) = spread.widest;
        let value = say!(
            lang,
            "hall-quality-spread-value",
            mean = crate::standings::value(lang, mean),
            most = most,
            round = u32::from(round) + 1,
            table = u32::from(table) + 1,
            school = names.school()
        );
        rows.push((say!(lang, "hall-quality-spread"), value));
    }
    if !quality.seated_twice.is_empty() {
        let one = |(round, slot): &(u16, Slot)| {
            let (name, round) = (names.slot(*slot), u32::from(*round) + 1);
            say!(lang, "hall-quality-in-round", name = name, round = round, school = names.school())
        };
        let twice: Vec<String> = quality.seated_twice.iter().map(one).collect();
        rows.push((say!(lang, "hall-quality-twice", school = names.school()), twice.join(", ")));
    }
    if !quality.incomplete.is_empty() {
        rows.push((say!(lang, "hall-quality-incomplete"), whole(quality.incomplete.len() as u32)));
    }
    rows
}

fn meeting(lang: Lang, meeting: Meeting, names: &dyn SlotNames) -> String {
    say!(
        lang,
        "hall-quality-at",
        one = names.slot(meeting.pair.0),
        other = names.slot(meeting.pair.1),
        round = u32::from(meeting.round) + 1,
        table = u32::from(meeting.table) + 1,
        school = names.school()
    )
}
