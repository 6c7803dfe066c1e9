//! Who sits at one table although the law or the organiser keeps them apart: a lot, a list or a hand may bring that
//! about, and it is said as long as it can still be changed.
use super::field::profile_of;
use super::{Because, Kin, RoundKind};
use crate::id::{EntryId, RoundNo, TableNo};
use crate::tournament::Tournament;
use rules::hall::Clans;

/// Two who are kept apart and sit together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Together {
    /// Where.
    pub table: TableNo,
    /// The one.
    pub one: EntryId,
    /// Why not with the other.
    pub because: Because,
}

/// Whose members the law or the organiser keeps apart.
pub(crate) fn kins_apart(tournament: &Tournament) -> Vec<Kin> {
    let by_law = tournament.setup.law.hall.seating.clans.value == Clans::Apart;
    let apart = &tournament.seats.demands.apart;
    let kins = [Kin::Clan, Kin::Team].into_iter();
    kins.filter(|kin| apart.contains(kin) || (by_law && *kin == Kin::Clan)).collect()
}

/// Everybody of a round who sits with somebody from whom he is kept apart. Nobody is kept apart in a final.
pub fn together(tournament: &Tournament, round: RoundNo) -> Vec<Together> {
    let Some(seated) = tournament.seats.round(round).filter(|r| r.kind == RoundKind::Round) else {
        return Vec::new();
    };
    let demands = &tournament.seats.demands;
    let kins = kins_apart(tournament);
    let name = |kin: Kin, entry| profile_of(tournament, round, entry).map_or("", |p| kin.of(p).trim());
    let same = |kin: Kin, one, other| {
        let own = name(kin, one);
        (!own.is_empty() && own.to_lowercase() == name(kin, other).to_lowercase()).then(|| Because::Kin {
            with: other,
            kin,
            name: own.to_owned(),
        })
    };
    let forbidden = |one: EntryId, other: EntryId| {
        let is_it = |pair: &(EntryId, EntryId)| *pair == (one, other) || *pair == (other, one);
        demands.forbidden.iter().any(is_it).then_some(Because::Forbidden(other))
    };
    let mut found = Vec::new();
    for (i, seats) in seated.tables.iter().enumerate() {
        let plays = |entry: &EntryId| !seated.out.contains(entry);
        let there: Vec<EntryId> = seats.iter().flatten().copied().filter(plays).collect();
        for (at, one) in there.iter().enumerate() {
            for other in &there[at + 1..] {
                let kin = kins.iter().find_map(|kin| same(*kin, *one, *other));
                let because = kin.or_else(|| forbidden(*one, *other));
                let table = TableNo::of_index(i);
                found.extend(because.map(|because| Together { table, one: *one, because }));
            }
        }
    }
    found
}
