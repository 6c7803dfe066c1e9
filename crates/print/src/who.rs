//! Names on paper: who plays for a slot in a round, and a number for whoever was forgotten.
use crate::ask::Asked;
use text::hall::{Names, Numbers, name_of};
use text::{capital, happened, sort_key};
use tournament::people::{Part, Standing, places};
use tournament::seats::{SeatedRound, Visibility, unsettled};
use tournament::{EntryId, Role, RoundNo, TableNo, substitute};

use crate::missing::Missing;

impl<'a> Asked<'a> {
    /// Who plays for a slot in a round: the substitute who was put in, or its holder. The number of the slot where the name
    /// is forgotten.
    pub(crate) fn player(&self, entry: EntryId, round: RoundNo) -> String {
        let holder = || self.event.people.slot(entry).and_then(|slot| slot.holder(round));
        let player = substitute::player(self.event, round, entry).or_else(holder);
        let name = player.and_then(|person| name_of(self.event, person));
        name.map_or_else(|| Numbers.entry(self.lang, entry), ToOwned::to_owned)
    }

    /// Whoever holds a slot now.
    pub(crate) fn holder(&self, entry: EntryId) -> String {
        self.event.entry(self.lang, entry)
    }

    /// The slots that still play, by name.
    pub(crate) fn players(&self) -> Result<Vec<(EntryId, String)>, Missing> {
        let next = self.event.seats.next();
        let mut all: Vec<(EntryId, String)> =
            self.event.people.active(next).map(|entry| (entry, self.holder(entry))).collect();
        // Slots whose holders were merged away are none.
        all.retain(|(entry, _)| self.event.people.slot(*entry).is_some_and(|slot| !slot.holders.is_empty()));
        all.sort_by_cached_key(|(entry, name)| (sort_key(name), *entry));
        if all.is_empty() { Err(Missing::Players) } else { Ok(all) }
    }

    /// People of a part who have not left, in the order of their numbers.
    pub(crate) fn people_of(&self, is: impl Fn(Part) -> bool) -> Vec<String> {
        let there = |standing| !matches!(standing, Standing::Left(_));
        let all = self.event.people.all().filter(|(_, person)| is(person.part) && there(person.standing));
        all.map(|(id, _)| self.event.person(self.lang, id)).collect()
    }

    /// Whether a seating may be on this visitor's paper.
    pub(crate) fn sees(&self, seated: &SeatedRound) -> bool {
        self.role >= Role::Scribe || seated.visibility == Visibility::Published
    }

    /// The round that is asked for; else the first one that is not confirmed, of those that may be seen, or the last.
    pub(crate) fn seated(&self) -> Result<(RoundNo, &'a SeatedRound), Missing> {
        if let Some(round) = self.round {
            let found = self.event.seats.round(round).ok_or(Missing::Round(round))?;
            return if self.sees(found) { Ok((round, found)) } else { Err(Missing::Announcement(round)) };
        }
        let all = &self.event.seats.rounds;
        let seen = || (1..).map(RoundNo).zip(all).filter(|(_, seated)| self.sees(seated));
        let open = seen().find(|(round, _)| !self.event.round.is_confirmed(*round));
        match (open.or(seen().last()), all.len()) {
            (Some(found), _) => Ok(found),
            (None, 0) => Err(Missing::Seating),
            (None, _) => Err(Missing::Announcement(RoundNo(1))),
        }
    }

    /// Tables of a round whose seats are still to be found, so that no wind is printed for them.
    pub(crate) fn open_seats(&self, round: RoundNo) -> Vec<TableNo> {
        unsettled(self.event, round)
    }

    /// As many tables as there are or will be; one at least.
    pub(crate) fn tables(&self) -> usize {
        let seated = self.event.seats.rounds.iter().map(|round| round.tables.len()).max();
        seated.unwrap_or_default().max(places(self.event).tables as usize).max(1)
    }

    /// The round with a capital, as it stands in a heading.
    pub(crate) fn round_title(&self, round: RoundNo) -> String {
        capital(&happened::round(self.lang, self.event, round))
    }
}
