//! What people, rounds and tables are called in sentences.
use super::{OwnNumbers, Teller};
use crate::hall::{Names, School, Voice};
use crate::{Lang, say};
use tournament::penalty::{Penalty, offender};
use tournament::seats::RoundKind;
use tournament::substitute::expected;
use tournament::{CommandId, EntryId, Moment, PersonId, RoundNo, TableId, Tournament};

/// Somebody by name: a player with the number of the slot, anybody else with the own number.
pub fn someone(lang: Lang, event: &Tournament, person: PersonId) -> String {
    let Some(known) = event.people.person(person) else { return say!(lang, "happened-nobody", n = person.0) };
    let name = known.profile.name.as_str();
    match known.entry {
        Some(entry) => say!(lang, "happened-player", name = name, n = entry.to_string()),
        None => say!(lang, "happened-person", name = name, n = person.to_string()),
    }
}

/// Who holds a slot in a round, with its number.
pub fn player(lang: Lang, event: &Tournament, entry: EntryId, round: RoundNo) -> String {
    let holder = event.people.slot(entry).and_then(|slot| slot.holder(round));
    numbered(lang, event, holder, entry)
}

/// A person by name, with the number of a slot.
fn numbered(lang: Lang, event: &Tournament, person: Option<PersonId>, entry: EntryId) -> String {
    let person = person.and_then(|person| event.people.person(person));
    let name = person.map_or("", |person| person.profile.name.as_str());
    say!(lang, "happened-player", name = name, n = entry.to_string())
}

/// "round 2", "session 2", "game 2", "the final".
pub fn round(lang: Lang, event: &Tournament, round: RoundNo) -> String {
    if event.seats.round(round).is_some_and(|r| r.kind == RoundKind::Final) {
        return say!(lang, "happened-final");
    }
    // A game of a joined copy that waits for the judge has no number here.
    if round == RoundNo(0) {
        return say!(lang, "happened-round-nowhere", school = School::of(&event.setup.law).id());
    }
    say!(lang, "happened-round", school = School::of(&event.setup.law).id(), n = round.to_string())
}

/// "table 3, round 2".
pub fn table(lang: Lang, event: &Tournament, at: TableId) -> String {
    say!(lang, "happened-table", table = at.table.to_string(), round = round(lang, event, at.round))
}

/// Names with the numbers that are typed at the desk, and the clock of the venue.
impl Names for Teller<'_> {
    fn entry(&self, lang: Lang, entry: EntryId) -> String {
        player(lang, self.event, entry, RoundNo(u32::MAX))
    }

    fn person(&self, _: Lang, person: PersonId) -> String {
        self.someone(person)
    }

    fn final_round(&self) -> Option<RoundNo> {
        self.event.final_round()
    }

    fn command(&self, command: CommandId) -> String {
        crate::hall::number_of(self.event, command)
    }

    fn offender(&self, _: Lang, penalty: &Penalty) -> String {
        self.numbered(offender(self.event, penalty), penalty.entry)
    }

    fn clock(&self, _: Lang, at: Moment) -> String {
        (self.clock)(at)
    }
}

impl<'t> Teller<'t> {
    /// The voice that says the other sentences of the hall with the same names.
    pub fn voice(&'t self) -> Voice<'t> {
        Voice { lang: self.lang, school: School::of(&self.event.setup.law), names: self }
    }
}

impl Teller<'_> {
    /// The id of the school whose words are spoken.
    pub(super) fn school(self) -> &'static str {
        School::of(&self.event.setup.law).id()
    }

    pub(super) fn someone(self, person: PersonId) -> String {
        let known = self.event.people.person(person).filter(|known| known.entry.is_none());
        match (self.own_numbers, known) {
            (OwnNumbers::Unsaid, Some(known)) => known.profile.name.clone(),
            _ => someone(self.lang, self.event, person),
        }
    }

    pub(super) fn player(self, entry: EntryId, round: RoundNo) -> String {
        player(self.lang, self.event, entry, round)
    }

    /// A player who was to play in a round, even if somebody came in for him.
    pub(super) fn expected(self, entry: EntryId, round: RoundNo) -> String {
        self.numbered(expected(self.event, round, entry), entry)
    }

    /// A person by name, with the number of the slot.
    fn numbered(self, person: Option<PersonId>, entry: EntryId) -> String {
        numbered(self.lang, self.event, person, entry)
    }

    /// A player outside a round: whoever holds the slot now.
    pub(super) fn holder(self, entry: EntryId) -> String {
        self.player(entry, RoundNo(u32::MAX))
    }

    pub(super) fn round(self, no: RoundNo) -> String {
        round(self.lang, self.event, no)
    }

    pub(super) fn table(self, at: TableId) -> String {
        table(self.lang, self.event, at)
    }
}
