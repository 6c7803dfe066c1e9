//! What there is to say about the seating of a round: who is not where the standing would put him, who meets again.
use super::Kin;
use super::field::{Field, table_no};
use crate::id::{EntryId, TableNo};
use crate::seating::Slot;
use crate::seating::pairing::{Accepted, Moved, Paired, Proof, Repeated, Together, Why};

/// Why somebody does not sit at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Because {
    /// Somebody of the same clan or team sits there.
    Kin {
        /// With whom.
        with: EntryId,
        /// What they have in common.
        kin: Kin,
        /// Its name.
        name: String,
    },
    /// He may not meet somebody there.
    Forbidden(EntryId),
    /// Somebody there and he always sit at different tables.
    FixedTables(EntryId),
    /// He has met somebody there.
    Met(EntryId),
    /// The table is incomplete, and he has been at one.
    Incomplete,
    /// With him there those below could not be seated.
    Below,
    /// The table was full.
    Full,
}

/// A note.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// A slot is not at the table of its rank.
    Moved {
        /// Who.
        entry: EntryId,
        /// The table of the rank.
        by_rank: TableNo,
        /// The table where he sits.
        table: TableNo,
        /// Who was passed over and why: others when he moved up, himself when he moved down. Nobody where a pairing
        /// for close results found the round closer so.
        passed: Vec<(EntryId, Because)>,
    },
    /// A pair meets again.
    Repeated {
        /// Where.
        table: TableNo,
        /// Who.
        pair: (EntryId, EntryId),
        /// So often before.
        before: u8,
    },
    /// A conflict that the judge has accepted.
    Accepted {
        /// Where.
        table: TableNo,
        /// Who.
        entry: EntryId,
        /// What is against it.
        because: Because,
    },
    /// A search ended before everything better was excluded.
    NotProved,
}

fn because(field: &Field, why: Why) -> Because {
    match why {
        Why::Group { with, group } => {
            let (kin, name) = field.group(group);
            Because::Kin { with: field.entry(with), kin, name: name.to_owned() }
        }
        Why::Forbidden { with } => Because::Forbidden(field.entry(with)),
        Why::FixedTables { with } => Because::FixedTables(field.entry(with)),
        Why::Met { with } => Because::Met(field.entry(with)),
        Why::Incomplete => Because::Incomplete,
        Why::Below => Because::Below,
        Why::Full => Because::Full,
    }
}

/// The notes of a pairing.
pub(super) fn notes(field: &Field, paired: &Paired) -> Vec<Note> {
    let proof = (paired.proof == Proof::StepsEnded).then_some(Note::NotProved);
    said(field, &paired.moved, &paired.repeated, &paired.accepted).chain(proof).collect()
}

/// The notes of a pairing for close results; it never claims that nothing is better.
pub(super) fn of_programme(field: &Field, together: &Together) -> Vec<Note> {
    said(field, &together.moved, &together.repeated, &together.accepted).collect()
}

fn said<'a>(
    field: &'a Field,
    moved: &'a [Moved],
    repeated: &'a [Repeated],
    accepted: &'a [Accepted],
) -> impl Iterator<Item = Note> + 'a {
    let entry = |slot: Slot| field.entry(slot);
    let moved = moved.iter().map(move |m| Note::Moved {
        entry: entry(m.slot),
        by_rank: table_no(m.by_rank),
        table: table_no(m.table),
        passed: m.passed.iter().map(|p| (entry(p.slot), because(field, p.why))).collect(),
    });
    let repeated = repeated.iter().map(move |r| Note::Repeated {
        table: table_no(r.table),
        pair: (entry(r.pair.0), entry(r.pair.1)),
        before: r.before,
    });
    let accepted = accepted.iter().map(move |a| Note::Accepted {
        table: table_no(a.table),
        entry: entry(a.slot),
        because: because(field, a.why),
    });
    moved.chain(repeated).chain(accepted)
}
